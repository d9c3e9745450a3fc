"""The Katamino duel as numbers.

action = placement            piece by piece, as `games/katamino_duel/placements.py` lists them: 0 … 2307
         2308 + piece - 1     a piece is picked in a draft (KT13)
planes                        one for each piece that lies, 1 to 12
facts                         the pieces that the seat may still lay, those of the other, those to be picked
"""

from __future__ import annotations

import numpy as np

from fivefold.envs.encoding import Encoding, Numbers
from fivefold.games.katamino.pieces import ALL
from fivefold.games.katamino_duel import Move, Options, State
from fivefold.games.katamino_duel.placements import BOARD, MOVES, PLACEMENT

PLACEMENTS = len(MOVES)
PICKS = tuple(Move(piece) for piece in range(1, 13))
SQUARES = np.array(BOARD.rows, np.uint64)
FACTS = tuple(f"{whose} {piece}" for whose in ("own", "the other's", "to pick") for piece in range(1, 13))


def number(state: State, move: Move) -> int:
    """The number of a move."""
    if not move.squares:
        return PLACEMENTS + move.piece - 1
    return PLACEMENT[move.piece - 1, BOARD.mask(move.squares)]


def move(state: State, number: int) -> Move:
    """The move of a number.

    >>> move(State(), 0), move(State(), PLACEMENTS + 5)
    (<Move 1 a1 a2 a3 a4 a5>, <Move 6>)
    """
    return MOVES[number] if number < PLACEMENTS else PICKS[number - PLACEMENTS]


def draw(state: State, seat: int) -> Numbers:
    """Where each piece lies."""
    masks = np.array(state.placed, np.uint64)[:, None, None]
    return (masks >> SQUARES & np.uint64(1)).astype(np.int16)


def tell(state: State, seat: int) -> list[int]:
    """Whose each piece is."""
    left, to_pick = state.left, ALL & ~(state.hands[0] | state.hands[1])
    return [hand >> piece & 1 for hand in (left[seat], left[1 - seat], to_pick) for piece in range(12)]


def encoding(options: Options) -> Encoding[State, Move]:
    """Picks have numbers only in a draft."""
    return Encoding(
        actions=PLACEMENTS + (12 if options.variant == "draft" else 0),
        number=number,
        move=move,
        planes=tuple(f"piece {piece}" for piece in range(1, 13)),
        size=(8, 8),
        draw=draw,
        facts=FACTS,
        tell=tell,
        longest=24 if options.variant == "draft" else 12,
    )
