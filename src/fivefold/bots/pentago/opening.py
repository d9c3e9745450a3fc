"""What is known of the first two marbles: under the ordinary rules the game is solved, and the first player wins.

First marble: it keeps the win unless it comes to rest on a corner of the board or on one of the two quadrant corners
beside it on the rim. Second marble: the first player wins against everything, except when the first marble lies on
a corner of the board and the second in its quadrant beside it, a knight's move away, or on the opposite corner.
"""

from __future__ import annotations

from functools import cache

from fivefold.games import pentago
from fivefold.games.pentago.kernel import SYMMETRY
from fivefold.games.pentago.notation import Move

RIM_CORNERS = frozenset(int(SYMMETRY[s, cell]) for s in range(8) for cell in (0, 2))
DRAWN_PAIRS = frozenset((int(SYMMETRY[s, 0]), int(SYMMETRY[s, cell])) for s in range(8) for cell in (1, 5, 8))


def opening_moves(state: pentago.State) -> list[Move]:
    """The moves that keep the most of what the position is worth, where that is published; else none.

    >>> len(opening_moves(pentago.start()))
    192
    >>> corner = pentago.read_position("b...................................")
    >>> len(opening_moves(corner))
    30
    >>> opening_moves(pentago.start(pentago.Options(double_five="mover")))
    []
    """
    marbles = (state.first | state.second).bit_count()
    if state.options.codes != pentago.Options().codes or marbles > 1:
        return []
    return list(_known(state))


def opening_values(state: pentago.State) -> dict[Move, int]:
    """What each move is worth to its maker, where that is published: the first two marbles; else nothing.

    >>> values = list(opening_values(pentago.start()).values())
    >>> values.count(1), values.count(0)
    (192, 96)
    >>> values = list(opening_values(pentago.read_position("b...................................")).values())
    >>> values.count(0), values.count(-1)
    (30, 250)
    """
    marbles = (state.first | state.second).bit_count()
    if state.options.codes != pentago.Options().codes or marbles > 1:
        return {}
    keep, other = set(_known(state)), -marbles
    return {move: other + 1 if move in keep else other for move in pentago.legal_moves(state)}


def opening_value(state: pentago.State) -> int | None:
    """What a position of up to two marbles is worth to the side to move, as published; else None.

    >>> opening_value(pentago.start()), opening_value(pentago.read_position("b..............w...................."))
    (1, 1)
    >>> opening_value(pentago.read_position("bw.................................."))
    0
    """
    if values := opening_values(state):
        return max(values.values())
    if state.options.codes != pentago.Options().codes or (state.first | state.second).bit_count() > 2:
        return None
    return 0 if (state.first.bit_length() - 1, state.second.bit_length() - 1) in DRAWN_PAIRS else 1


@cache
def _known(state: pentago.State) -> tuple[Move, ...]:
    found = []
    for move in pentago.legal_moves(state):
        after = pentago.play(state, move)
        first, second = after.first.bit_length() - 1, after.second.bit_length() - 1
        if (first, second) in DRAWN_PAIRS if after.second else first not in RIM_CORNERS:
            found.append(move)
    return tuple(found)
