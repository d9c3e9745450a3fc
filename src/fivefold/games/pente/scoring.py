"""How a game of Pente ended, and what it is worth in points (PT18)."""

from __future__ import annotations

from fivefold.games.core import Outcome
from fivefold.games.pente import kernel_rules as rules, kernel_shapes as shapes
from fivefold.games.pente.kernel import POINTS
from fivefold.games.pente.state import State, packed
from fivefold.sayings import Said

REASONS = {
    rules.BY_LINE: (Said("five in a row", "five-in-a-row"), "PT8"),
    rules.BY_PAIRS: (Said("five pairs captured", "five-pairs-captured"), "PT9"),
    rules.BY_CLAIM: (
        Said("the reply neither equalled nor overtook", "the-reply-neither-equalled-nor-overtook"),
        "PT19",
    ),
    rules.BY_COUNT: (
        Said("all stones are used, and most captures win", "all-stones-are-used-and-most-captures-win"),
        "PT20",
    ),
    rules.ALL_USED: (Said("all stones are used", "all-stones-are-used"), "PT10"),
    rules.BOARD_FULL: (Said("the board is full", "the-board-is-full"), "PT10"),
    rules.NO_MOVE: (Said("nobody can move", "nobody-can-move"), "PT21"),
    rules.REPEATED: (Said("the position stands for the third time", "the-position-stands-for-the-third-time"), "PT21"),
    rules.NO_CAPTURE: (Said("100 moves without a capture", "100-moves-without-a-capture"), "PT21"),
}
TEN_STONES = Said("ten stones captured", "ten-stones-captured")
AS_MANY = Said("all stones are used, and both captured as many", "all-stones-are-used-and-both-captured-as-many")


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it goes on; partners share place and score (PT14)."""
    if not state.ended:
        return None
    kind, winner = divmod(state.ended, 4)
    reason, rule = REASONS[kind]
    if kind == rules.BY_LINE and state.options.line == "exactly_five":
        rule = "PT16"
    if state.options.teams and kind in (rules.BY_LINE, rules.BY_PAIRS):
        reason, rule = (reason if kind == rules.BY_LINE else TEN_STONES), "PT14"
    if kind == rules.BY_COUNT and winner == rules.NOBODY:
        reason = AS_MANY
    seats = range(state.options.seats)
    ranks = tuple(1 if winner in (rules.NOBODY, seat % 2) else 2 for seat in seats)
    if state.options.points:
        return Outcome(ranks, tuple(points(state)[seat % 2] for seat in seats), reason, rule)
    scores = tuple(0.5 if winner == rules.NOBODY else int(winner == seat % 2) for seat in seats)
    return Outcome(ranks, scores, reason, rule)


def points(state: State) -> tuple[int, int]:
    """Each side's points as the board stands: 5 for a five, 1 for each row of four and each pair caught (PT18).

    >>> points(State())
    (0, 0)
    """
    board, tallies, law = packed(state)
    total = [caught // 2 for caught in state.caught]
    for side in {five // POINTS // 4 % 2 for five in state.fives}:
        total[side] += 5
    for colour in range(state.options.seats):
        total[colour % 2] += int(shapes.runs_of_four(board, tallies, law, colour))
    return total[0], total[1]


def seat_points(state: State) -> list[int] | None:
    """Each seat's points as the board stands, where points are played for; partners share them (PT18).

    >>> seat_points(State()) is None
    True
    """
    sides = points(state) if state.options.points else None
    return None if sides is None else [sides[seat % 2] for seat in range(state.options.seats)]
