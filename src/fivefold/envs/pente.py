"""Pente as numbers, on a board of n × n points.

    action = point                              n * row + column from the top left
             n²                                 pass, where nobody can do anything else (PT21)
             n² + 1 + 8 * origin + direction    only with exhaustion=move: a stone goes to a neighbour (PT21)
                                                direction = 0 … 7 for N NE E SE S SW W NW
    planes                                      own stones, then those of the seats that follow; the fives that count
    facts                                       stones caught by the own side and by the other side, who claims the win
                                                (PT19), own stones in hand and whether stones are moved now

Where stones are moved, the positions that must not come back (PT21) are not shown.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from fivefold.envs.encoding import Encoding, Numbers
from fivefold.games.pente import PASS, PLACINGS, Move, Options, State, details
from fivefold.games.pente.drawing import points_in
from fivefold.games.pente.kernel import NOWHERE, POINTS, WIDTH
from fivefold.games.pente.kernel_rules import ENOUGH, PATIENCE

DIRECTIONS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Rows down and columns to the right."""
FACTS = ("caught", "caught by the other side", "own claim", "the other side's claim", "stones in hand", "moving")


def _row_column(point: int, size: int) -> tuple[int, int]:
    return size - 1 - point // WIDTH, point % WIDTH


def number(size: int, state: State, move: Move) -> int:
    """The number of a move."""
    if move == PASS:
        return size * size
    row, column = _row_column(move.point, size)
    if move.origin == NOWHERE:
        return size * row + column
    from_row, from_column = _row_column(move.origin, size)
    direction = DIRECTIONS.index((row - from_row, column - from_column))
    return size * size + 1 + 8 * (size * from_row + from_column) + direction


def move(size: int, state: State, number: int) -> Move:
    """The move of a number."""
    if number == size * size:
        return PASS
    if number < size * size:
        return PLACINGS[WIDTH * (size - 1 - number // size) + number % size]
    place, direction = divmod(number - size * size - 1, 8)
    (row, column), (down, right) = divmod(place, size), DIRECTIONS[direction]
    origin, row, column = WIDTH * (size - 1 - row) + column, row + down, column + right
    inside = 0 <= row < size and 0 <= column < size
    return Move(WIDTH * (size - 1 - row) + column if inside else POINTS, origin)


def draw(state: State, seat: int) -> Numbers:
    """The stones by seats, the own ones first, and the fives that count."""
    size, seats = state.options.size, state.options.seats
    board = np.frombuffer(state.board, np.uint8).reshape(WIDTH, WIDTH)[:size, :size][::-1]
    planes = np.zeros((seats + 1, size, size), np.int16)
    for other in range(seats):
        planes[other] = board == (seat + other) % seats + 1
    for point in points_in(state.fives):
        planes[seats, *_row_column(point, size)] = 1
    return planes


def tell(state: State, seat: int) -> tuple[int, ...]:
    """Captures, claims and stones."""
    side, told = seat % 2, details(state)
    claims = told["claim"]
    hand = told["stones_in_hand"]
    return (
        state.caught[side],
        state.caught[1 - side],
        int(claims == side),
        int(claims == 1 - side),
        hand[seat] if hand else 0,
        int(told["moving"]),
    )


def longest(options: Options) -> int:
    """How many turns a game can have; 10 n² where no rule bounds them (PT15: a partner's stones count nothing; PT19).

    Each side catches 8 stones at most before the stone that ends the game, which can take 16. Where stones are moved,
    every capture takes two of them off, and 100 moves without one are a draw (PT21).
    """
    points = options.size**2
    if options.stones:
        moved = (options.stones * options.seats // 2 + 1) * (PATIENCE + 1) if options.exhaustion == "move" else 0
        return options.stones * options.seats + moved
    return 10 * points if options.teams or options.reply else points + 2 * (ENOUGH - 2) + 16


def encoding(options: Options) -> Encoding[State, Move]:
    """As many numbers as the board and the exhaustion need.

    >>> encoding(Options()).actions, encoding(Options(size=13, exhaustion="move")).actions
    (362, 1522)
    """
    size = options.size
    stones = ("own stones", *(f"stones of seat + {other}" for other in range(1, options.seats)))
    return Encoding(
        actions=size * size + 1 + (8 * size * size if options.exhaustion == "move" else 0),
        number=partial(number, size),
        move=partial(move, size),
        planes=(*stones, "fives that count"),
        size=(size, size),
        draw=draw,
        facts=FACTS,
        tell=tell,
        most=POINTS,
        longest=longest(options),
    )
