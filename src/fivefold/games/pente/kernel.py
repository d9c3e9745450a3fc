"""Pente's board on lines: every row, column and diagonal is an int for each colour, one bit a point.

    point = 19 * row + column, A1 = 0 at the lower left, T19 = 360; a smaller board fills that corner

          A    B    C  …  T                    direction   step   line                      bit
    19  342  343  344 … 360                    0  →        + 1    row                       5 + column
     …                                         1  ↑        +19    19 + column               5 + row
     2   19   20   21 …  37                    2  ↗        +20    38 + 18 + column - row    5 + column
     1    0    1    2 …  18                    3  ↘        -18    75 + column + row         5 + column

`lines[colour, line]` holds the stones of a colour, `lines[TAKEN, line]` those of all colours and the wall around the
board. A point's surroundings on a line are a shift away, eleven bits with the point in the middle. Four neighbours
on each side, own ones and barred ones, are the line's *key* there: `SHAPES[key]` says what an own stone makes of it.

A position in play is `lines` and `facts`; `make` and `undo` change both in place.
"""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from fivefold.kernels import kernel

Table = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

WIDTH = 19
POINTS = WIDTH * WIDTH
TAKEN = 4  # the row of `lines` with all stones and the wall
LINES = 112
NOWHERE = -1  # the origin of a stone from the supply; the point of a pass

# What an own stone makes of a line, as bits of SHAPES.
FIVE = 1  # five or more in a row
FOUR = 2  # a line of five points with four own stones and one empty
OPEN_FOUR = 4  # four in a row, both ends empty
THREE = 8  # an open three (PT17), and no four
BACK = 16  # it takes the pair against the direction (PT5)
AHEAD = 32  # it takes the pair in the direction

# What `facts` holds beside the stones.
TURNS, CAUGHT, HASH, MADE, CLAIM, PASSES, FIVES, SEEN, ENDED, EMPTY, SEATS, FACTS = (
    0,
    1,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
)
# TURNS taken so far; stones CAUGHT by side 0 and, at the next place, by side 1; HASH of the stones, what was caught
# and who moves; SHAPES that the last stone MADE, a byte a direction; who CLAIMs the win (PT19), 0 nobody, else
# side + 1; PASSES in a row; how many FIVES and SEEN positions are kept; how it ENDED; EMPTY points; SEATS.

STEP = np.array([1, WIDTH, WIDTH + 1, 1 - WIDTH])


def _line_table() -> tuple[Table, Table]:
    """[direction, point]: the line through the point, and the point's place on it."""
    row, column = np.divmod(np.arange(POINTS), WIDTH)
    lines = np.array([row, 19 + column, 38 + 18 + column - row, 75 + column + row])
    return lines, np.array([column, row, column, column])


def wall(size: int) -> Table:
    """[line]: every bit of a line that is no point of the board."""
    walls = np.full(LINES, (1 << 29) - 1)
    for point in range(POINTS):
        if point % WIDTH < size and point // WIDTH < size:
            for direction in range(4):
                walls[LINE[direction, point]] &= ~(1 << (5 + AT[direction, point]))
    return walls


def _shape_table() -> Bytes:
    """[own neighbours << 8 | barred neighbours]: the shapes, for a stone in the middle; bit 0 is four steps back."""
    key = np.arange(1 << 16)
    own = (key >> 8 & 15) | 16 | (key >> 12 & 15) << 5
    barred = (key & 15) | (key >> 4 & 15) << 5
    clear = ~(own | barred) & 511
    shapes = np.zeros(1 << 16, np.int64)

    def at(bits: Table, place: int) -> Table:
        return bits >> place & 1

    def stones(first: int, count: int) -> Table:
        found: Table = sum((at(own, place) for place in range(first, first + count)), np.zeros_like(key))
        return found

    def empties(first: int, count: int) -> Table:
        found: Table = sum((at(clear, place) for place in range(first, first + count)), np.zeros_like(key))
        return found

    for first in range(5):
        shapes |= FIVE * (stones(first, 5) == 5)
        shapes |= FOUR * ((stones(first, 5) == 4) & (empties(first, 5) == 1))
    for first in range(1, 5):
        free_ends = (at(clear, first - 1) == 1) & (at(clear, first + 4) == 1)
        shapes |= OPEN_FOUR * (free_ends & (stones(first, 4) == 4))
        three = free_ends & (stones(first, 4) == 3) & (empties(first, 4) == 1)
        shapes |= THREE * (three & (shapes & FOUR == 0))
    shapes |= BACK * ((at(own, 1) == 1) & (at(barred, 2) == 1) & (at(barred, 3) == 1))
    shapes |= AHEAD * ((at(own, 7) == 1) & (at(barred, 6) == 1) & (at(barred, 5) == 1))
    return shapes.astype(np.uint8)


def _run_table() -> Bytes:
    """[eleven bits, the stone in the middle]: how many stand unbroken around it, 6 for six or more."""
    own = np.arange(1 << 11) | 32
    runs = np.ones(1 << 11, np.int64)
    for step in (1, -1):
        unbroken = np.ones(1 << 11, np.int64)
        for distance in range(1, 6):
            unbroken &= own >> (5 + step * distance)
            runs += unbroken
    return np.minimum(runs, 6).astype(np.uint8)


def _lots() -> tuple[Table, Table, Table]:
    rng = random.Random(1984)
    numbers = np.array([rng.getrandbits(62) for _ in range(4 * POINTS + 2 * 256 + 4)])
    return numbers[: 4 * POINTS].reshape(4, POINTS), numbers[4 * POINTS : -4].reshape(2, 256), numbers[-4:]


LINE, AT = _line_table()
BIT = np.int64(1) << (AT + 5)
SHAPES = _shape_table()
RUNS = _run_table()
STONE_HASH, CAUGHT_HASH, SEAT_HASH = _lots()
WALLS = np.array([wall(13), wall(15), wall(19)])


@kernel
def key_at(lines: Table, colour: int, direction: int, point: int) -> int:
    """The key of a line around a point, as a colour sees it."""
    line = LINE[direction, point]
    at = AT[direction, point]
    own = lines[colour, line] >> at
    barred = (lines[TAKEN, line] >> at) & ~own
    return ((own >> 1 & 15) | (own >> 2 & 240)) << 8 | (barred >> 1 & 15) | (barred >> 2 & 240)


@kernel
def shapes_at(lines: Table, colour: int, point: int) -> int:
    """What a stone of this colour makes on the four lines of a point, a byte a direction; pairs are not yet taken."""
    return (
        int(SHAPES[key_at(lines, colour, 0, point)])
        | int(SHAPES[key_at(lines, colour, 1, point)]) << 8
        | int(SHAPES[key_at(lines, colour, 2, point)]) << 16
        | int(SHAPES[key_at(lines, colour, 3, point)]) << 24
    )


@kernel
def run_at(lines: Table, colour: int, direction: int, point: int) -> int:
    """How many stones of a colour stand unbroken through a point that holds one; 6 for six or more."""
    return int(RUNS[lines[colour, LINE[direction, point]] >> AT[direction, point] & 2047])


@kernel
def colour_at(lines: Table, point: int) -> int:
    """The colour of the stone on a point of the board, or -1."""
    line = LINE[0, point]
    bit = BIT[0, point]
    for colour in range(4):
        if lines[colour, line] & bit:
            return colour
    return -1


@kernel
def is_taken(lines: Table, point: int) -> int:
    """1 if a stone or the wall is there."""
    return lines[TAKEN, LINE[0, point]] >> (AT[0, point] + 5) & 1


@kernel
def flip(lines: Table, facts: Table, colour: int, point: int) -> None:
    """Put a stone on an empty point, or lift it from there."""
    for direction in range(4):
        line = LINE[direction, point]
        bit = BIT[direction, point]
        lines[colour, line] ^= bit
        lines[TAKEN, line] ^= bit
    facts[HASH] ^= STONE_HASH[colour, point]


@kernel
def drop(lines: Table, facts: Table, colour: int, point: int) -> int:
    """Put a stone down and remove the pairs it encloses (PT5, PT7); what it took is told in bits for `take_up`.

    Bits 0 to 7: two a direction, pair taken back and ahead. From bit 8, four a pair: the colours of its two stones.
    """
    shapes = shapes_at(lines, colour, point)
    flip(lines, facts, colour, point)
    took = (shapes >> 4 & 3) | (shapes >> 12 & 3) << 2 | (shapes >> 20 & 3) << 4 | (shapes >> 28 & 3) << 6
    if took:
        pairs = took
        for pair in range(8):
            if pairs >> pair & 1:
                step = STEP[pair >> 1] if pair & 1 else -STEP[pair >> 1]
                near = colour_at(lines, point + step)
                far = colour_at(lines, point + 2 * step)
                flip(lines, facts, near, point + step)
                flip(lines, facts, far, point + 2 * step)
                took |= (near | far << 2) << (8 + 4 * pair)
        shapes = shapes_at(lines, colour, point)
    facts[MADE] = shapes
    return took


@kernel
def put(lines: Table, facts: Table, colour: int, point: int) -> None:
    """Put a stone down and leave what it encloses: the capture was overlooked (PT7)."""
    flip(lines, facts, colour, point)
    facts[MADE] = shapes_at(lines, colour, point)


@kernel
def take_up(lines: Table, facts: Table, colour: int, point: int, took: int) -> None:
    """Undo `drop`."""
    if took & 255:
        for pair in range(8):
            if took >> pair & 1:
                step = STEP[pair >> 1] if pair & 1 else -STEP[pair >> 1]
                flip(lines, facts, took >> (8 + 4 * pair) & 3, point + step)
                flip(lines, facts, took >> (10 + 4 * pair) & 3, point + 2 * step)
    flip(lines, facts, colour, point)


@kernel
def stones_caught(took: int, side: int) -> int:
    """How many of the stones taken count for a side: the enemy's (PT15)."""
    count = 0
    for pair in range(8):
        if took >> pair & 1:
            count += (took >> (8 + 4 * pair) & 1) ^ side
            count += (took >> (10 + 4 * pair) & 1) ^ side
    return count


@kernel
def pairs_taken(took: int) -> int:
    """How many pairs left the board."""
    count = 0
    for pair in range(8):
        count += took >> pair & 1
    return count


@kernel
def mover(facts: Table) -> int:
    """The seat to move; there are two or four."""
    return facts[TURNS] & facts[SEATS] - 1


@kernel
def pass_turn(facts: Table, by: int) -> None:
    """The turn goes on (1) or back (-1)."""
    facts[HASH] ^= SEAT_HASH[mover(facts)]
    facts[TURNS] += by
    facts[HASH] ^= SEAT_HASH[mover(facts)]


@kernel
def catch(facts: Table, side: int, count: int) -> None:
    """A side has caught `count` more stones."""
    place = CAUGHT + side
    facts[HASH] ^= CAUGHT_HASH[side, min(facts[place], 255)]
    facts[place] += count
    facts[HASH] ^= CAUGHT_HASH[side, min(facts[place], 255)]


@kernel
def make(lines: Table, facts: Table, origin: int, point: int) -> int:
    """The seat to move puts a stone on a point, from the supply or from `origin`; returns what `undo` needs."""
    colour = mover(facts)
    if origin >= 0:
        flip(lines, facts, colour, origin)
    else:
        facts[EMPTY] -= 1
    took = drop(lines, facts, colour, point)
    if took:
        facts[EMPTY] += 2 * pairs_taken(took)
        catch(facts, colour & 1, stones_caught(took, colour & 1))
    pass_turn(facts, 1)
    return took


@kernel
def make_overlooking(lines: Table, facts: Table, origin: int, point: int) -> None:
    """`make` without its captures (PT7)."""
    colour = mover(facts)
    if origin >= 0:
        flip(lines, facts, colour, origin)
    else:
        facts[EMPTY] -= 1
    put(lines, facts, colour, point)
    pass_turn(facts, 1)


@kernel
def undo(lines: Table, facts: Table, origin: int, point: int, took: int) -> None:
    """Take back what `make` did."""
    pass_turn(facts, -1)
    colour = mover(facts)
    if took:
        facts[EMPTY] -= 2 * pairs_taken(took)
        catch(facts, colour & 1, -stones_caught(took, colour & 1))
    take_up(lines, facts, colour, point, took)
    if origin >= 0:
        flip(lines, facts, colour, origin)
    else:
        facts[EMPTY] += 1


@kernel
def set_up(board: Bytes, size: int, seats: int, turns: int, caught: int, caught_too: int) -> tuple[Table, Table]:
    """`lines` and `facts` of a board with a byte a point: 0 empty, else the colour + 1."""
    lines = np.zeros((5, LINES), np.int64)
    facts = np.zeros(FACTS, np.int64)
    lines[TAKEN] = WALLS[(size - 13) // 2 if size < 19 else 2]
    facts[SEATS] = seats
    facts[EMPTY] = size * size
    for point in range(POINTS):
        if board[point]:
            flip(lines, facts, int(board[point]) - 1, point)
            facts[EMPTY] -= 1
    facts[TURNS] = turns
    facts[CAUGHT] = caught
    facts[CAUGHT + 1] = caught_too
    facts[HASH] ^= SEAT_HASH[turns % seats] ^ CAUGHT_HASH[0, min(caught, 255)] ^ CAUGHT_HASH[1, min(caught_too, 255)]
    return lines, facts
