"""The eight symmetries of a Pente board."""

from __future__ import annotations

from dataclasses import replace

from fivefold.games.pente.drawing import points_of
from fivefold.games.pente.kernel import NOWHERE, POINTS, STEP, WIDTH
from fivefold.games.pente.notation import Move
from fivefold.games.pente.state import State


def symmetric_point(point: int, symmetry: int, size: int) -> int:
    """Where a point goes: turned clockwise `symmetry % 4` times, then mirrored left to right if it is over 3.

    >>> [symmetric_point(0, symmetry, 19) for symmetry in range(8)]
    [0, 342, 360, 18, 18, 360, 342, 0]
    """
    if point == NOWHERE:
        return NOWHERE
    row, column = divmod(point, WIDTH)
    for _ in range(symmetry % 4):
        row, column = size - 1 - column, row
    if symmetry > 3:
        column = size - 1 - column
    return row * WIDTH + column


def symmetric(state: State, symmetry: int) -> State:
    """The position turned or mirrored. What was seen before (PT21) is forgotten, for hashes cannot be turned."""
    size = state.options.size
    board = bytearray(POINTS)
    for point, stone in enumerate(state.board):
        if stone:
            board[symmetric_point(point, symmetry, size)] = stone
    fives = tuple(sorted(_five(five, symmetry, size) for five in state.fives))
    return replace(state, board=bytes(board), fives=fives, seen=())


def symmetric_move(move: Move, symmetry: int, size: int = WIDTH) -> Move:
    """What a move becomes on the board of `symmetric`."""
    origin = symmetric_point(move.origin, symmetry, size)
    return Move(symmetric_point(move.point, symmetry, size), origin, move.overlooked)


def _five(five: int, symmetry: int, size: int) -> int:
    places = [symmetric_point(point, symmetry, size) for point in points_of(five)]
    if places[1] - places[0] not in STEP:
        places.reverse()
    direction = STEP.tolist().index(places[1] - places[0])
    return (five // POINTS // 4 * 4 + direction) * POINTS + places[0]
