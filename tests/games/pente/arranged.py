"""Positions by lot in which much can happen at once."""

from __future__ import annotations

import random

from tests.games.pente import referee

from fivefold.games import pente
from fivefold.games.pente import Options


def arranged(options: Options, lots: random.Random) -> pente.State:
    """A crowd in which fours of both sides wait to become fives, pairs hang, and many stones have been caught."""
    size, stones = options.size, dict[referee.Point, int]()
    for _ in range(lots.choice((2, 3, 4))):
        owner, way = lots.randrange(options.seats), lots.choice(referee.WAYS)
        first = (lots.randint(1, size - 6), lots.randint(5, size - 6))
        gap = lots.randrange(5)
        for far in range(5):
            if far != gap:
                stones.setdefault(referee.ahead(first, way, far), owner)
    for _ in range(lots.randrange(10, 30)):
        stones.setdefault((lots.randint(1, size - 2), lots.randint(1, size - 2)), lots.randrange(options.seats))
    board = bytearray(361)
    for (column, row), colour in stones.items():
        board[row * 19 + column] = colour + 1
    caught = (lots.choice((0, 4, 8, 8, 10, 12)), lots.choice((0, 4, 8, 8, 10, 12)))
    if options.teams:
        caught = (caught[0] + lots.randrange(2), caught[1] + lots.randrange(2))
    text = pente.write_position(pente.State(bytes(board), 60 * options.seats, caught, options=options))
    return pente.read_position(text.partition(" fives=")[0], options)
