"""The duel on smaller boards: the solver beside a plain recursion that knows nothing of it."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from tests.cli.command import refused, said

from fivefold.bots.katamino_duel.board import Board, read_board
from fivefold.bots.katamino_duel.solver import Position, Solver
from fivefold.games.katamino.pieces import ALL, SHAPES, orientations, set_of
from fivefold.refusals import Refused

Cells = frozenset[tuple[int, int]]


def first_player_wins(columns: int, rows: int, pieces: int, *, touching: bool) -> bool:
    """Every game to its end, on sets of squares."""
    places: dict[int, list[Cells]] = {piece: [] for piece in range(12) if pieces >> piece & 1}
    for piece, (x, y) in product(places, product(range(-8, columns), range(-8, rows))):
        for shape in orientations(SHAPES[piece]):
            laid = frozenset((x + i, y + j) for i, j in shape)
            if all(0 <= i < columns and 0 <= j < rows for i, j in laid):
                places[piece].append(laid)
    across = [x for x in range(columns) if abs(2 * x + 1 - columns) < 2]
    middle = frozenset(product(across, [y for y in range(rows) if abs(2 * y + 1 - rows) < 2]))

    @cache
    def mover_wins(taken: Cells, left: int) -> bool:
        near = frozenset((x + i, y + j) for x, y in taken for i in (-1, 0, 1) for j in (-1, 0, 1)) or middle
        return any(
            not laid & taken and (not touching or laid & near) and not mover_wins(taken | laid, left & ~(1 << piece))
            for piece in places
            if left >> piece & 1
            for laid in places[piece]
        )

    return mover_wins(frozenset(), pieces)


@pytest.mark.compiled
@pytest.mark.parametrize("touching", [True, False])
@pytest.mark.parametrize(
    ("size", "pieces"),
    [
        ("1x1", ALL), ("3x2", ALL), ("3x3", ALL), ("4x4", ALL), ("5x4", ALL), ("4x5", ALL), ("8x2", ALL), ("7x3", ALL),
        ("5x5", set_of([1, 2, 6, 12])), ("5x5", set_of([3, 4, 5, 9])), ("6x4", set_of([2, 4, 7, 10, 11])),
    ],
)  # fmt: skip
def test_who_wins_on_a_smaller_board_is_what_a_plain_recursion_finds(size: str, pieces: int, touching: bool) -> None:
    board = read_board(size)
    start = Position(0, pieces, pieces, True, touching=touching, board=board)
    found = Solver(12).solve(start)
    assert found.wins == first_player_wins(board.columns, board.rows, pieces, touching=touching)
    if found.wins:
        assert found.placement in start.legal()
        assert not Solver(12).solve(start.after(found.placement)).wins


def test_a_board_lies_in_the_corner_and_has_its_own_centre() -> None:
    assert Board().outside == 0
    for columns, rows, squares in ((8, 8, 4), (7, 8, 2), (7, 7, 1), (1, 1, 1)):
        assert Board(columns, rows).centre.bit_count() == squares
    assert len(Position(0, ALL, ALL, True, board=Board(5, 1)).legal()) == 1


def test_a_board_that_cannot_be_is_refused() -> None:
    for text in ("9x8", "0x5", "6x", "x", "6", "sixxfive", "²x5"):
        with pytest.raises(Refused):
            read_board(text)
    assert "1 to 8 columns and rows, not 6 × 10" in refused("duel", "board", "6x10")


@pytest.mark.compiled
def test_the_command_says_who_wins_and_how() -> None:
    assert "Who begins wins, with 6a1b1a2b2a3." in said("duel", "board", "3x3")
    assert "Who begins loses." in said("duel", "board", "4x4", "--pieces", "all")
    assert '"wins": true' in said("duel", "board", "5x5", "--pieces", "I", "--json")
