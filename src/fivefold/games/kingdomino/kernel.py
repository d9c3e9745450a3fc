"""A kingdom on 64-bit words: the 48 dominoes, where one fits, what it joins, what it scores.

A kingdom is an int64 array of FIELDS numbers. Its masks have one bit a square, eight columns a row; the top left
corner of the kingdom's box stands at bit 0 and all is shifted when the kingdom grows to the left or upwards:

          x   0   1   2   3   4   5   6   7
     y 0      0   1   2   3   4   5   6   .       column 7 stays empty, so that a shift by one
     y 1      8   9  10  11  12  13  14   .       never joins two rows; row 7 does not exist
      …                                           (bits of 56 and more are never used)
     y 6     48  49  50  51  52  53  54   .

A *place* is 4 * cell + direction: the cell of the domino's first half on a board of 13 × 13 with the castle in the
middle (cell 84), so that it stays the same while the kingdom grows, and where the second half lies from there:

     cell = 13 * row + column, from the top left      direction: 0 east, 1 south, 2 west, 3 north

A double is the same from both ends: its places go east or north only.

To see where a domino fits, the kingdom is pushed two squares away from the corner: a domino reaches no farther beyond
the box. For a kingdom of 5 × 5 that always fits into the seven columns and rows. One of 7 × 7 is pushed as far as
its box leaves room, and looked at both pushed and not.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.kernels import kernel

Table = npt.NDArray[np.int64]

# The box, a row for each terrain pair: number, first half, second half, crowns as digits after the letter.
BOX_TEXT = """
 1 W W    2 W W    3 F F    4 F F    5 F F    6 F F    7 L L    8 L L    9 L L   10 G G   11 G G   12 S S
13 W F   14 W L   15 W G   16 W S   17 F L   18 F G   19 W1 F  20 W1 L  21 W1 G  22 W1 S  23 W1 M  24 F1 W
25 F1 W  26 F1 W  27 F1 W  28 F1 L  29 F1 G  30 L1 W  31 L1 W  32 L1 F  33 L1 F  34 L1 F  35 L1 F  36 W G1
37 L G1  38 W S1  39 G S1  40 M1 W  41 W G2  42 L G2  43 W S2  44 G S2  45 M2 W  46 S M2  47 S M2  48 W M3
"""
LETTERS = "WFLGSM"
DOMINOES = 48

# The fields of a kingdom: a mask for each terrain in the order of LETTERS, then
CROWN_1, CROWN_2, CROWN_3 = 6, 7, 8  # squares with at least one, two and three crowns
FILLED = 9  # every square, the castle too
CASTLE_X, CASTLE_Y, WIDTH, HEIGHT = 10, 11, 12, 13
FIELDS = 14

SPAN = 13  # columns of the board of places
MIDDLE = 6
CASTLE_CELL = SPAN * MIDDLE + MIDDLE
MOST_PLACES = 320
EAST, SOUTH, WEST, NORTH = 0, 1, 2, 3

# Why a place is refused (0: the domino fits there).
NO_SUCH_PLACE, TAKEN, TOO_LARGE, TOUCHES_NOTHING = 1, 2, 3, 4


def _halves() -> tuple[Table, Table]:
    """Terrain and crowns of both halves, [number - 1, half]."""
    words = BOX_TEXT.split()
    terrain = np.zeros((DOMINOES, 2), np.int64)
    crowns = np.zeros((DOMINOES, 2), np.int64)
    for i in range(0, len(words), 3):
        for half in range(2):
            word = words[i + 1 + half]
            terrain[int(words[i]) - 1, half] = LETTERS.index(word[0])
            crowns[int(words[i]) - 1, half] = int(word[1:] or 0)
    return terrain, crowns


def _rectangle(left: int, top: int, right: int, bottom: int) -> int:
    return sum(1 << 8 * y + x for y in range(top, bottom) for x in range(left, right))


def _open_squares() -> Table:
    """[width, height]: where a 5 × 5 kingdom of that box, pushed by two, may still grow."""
    table = np.zeros((6, 6), np.int64)
    for width in range(1, 6):
        for height in range(1, 6):
            table[width, height] = _rectangle(max(0, width - 3), max(0, height - 3), 7, 7)
    return table


TERRAIN, CROWNS = _halves()
OPEN = _open_squares()
FRAME = _rectangle(0, 0, 7, 7)
FIRST_COLUMNS = np.array([_rectangle(0, 0, n, 7) for n in range(3)])
FIRST_ROWS = np.array([_rectangle(0, 0, 7, n) for n in range(3)])
STEP_X = np.array([1, 0, -1, 0])
STEP_Y = np.array([0, 1, 0, -1])


@kernel
def count(squares: int) -> int:
    """How many squares a mask has."""
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n


@kernel
def beside(squares: int) -> int:
    """The squares themselves and all that lie side by side with them."""
    return squares | squares << 1 | squares >> 1 | squares << 8 | squares >> 8


@kernel
def property_at(ground: int, seed: int) -> int:
    """The part of `ground` that is joined by sides to the seed."""
    area = seed
    while True:
        grown = beside(area) & ground
        if grown == area:
            return area
        area = grown


@kernel
def clear(kingdom: Table) -> None:
    """Nothing but the castle."""
    kingdom[:] = 0
    kingdom[FILLED] = 1
    kingdom[WIDTH] = 1
    kingdom[HEIGHT] = 1


@kernel
def pushes(size: int) -> int:
    """How many pushes `fitting` must look at."""
    return 1 if size == 5 else 4


@kernel
def push_of(kingdom: Table, size: int, push: int) -> int:
    """How far the kingdom is pushed: x + 8 * y, or -1 where this push shows nothing new."""
    if size == 5:
        return 18
    x = min(2, size - kingdom[WIDTH]) if push & 1 else 0
    y = min(2, size - kingdom[HEIGHT]) if push & 2 else 0
    if (push & 1 and x == 0) or (push & 2 and y == 0):
        return -1
    return x + 8 * y


@kernel
def fitting(kingdom: Table, domino: int, size: int, push: int, moved: int) -> tuple[int, int, int, int]:
    """Where a domino fits on the pushed board, by direction: masks of the upper or left one of its two squares.

    KD5: a half lies beside the castle or its own terrain. KD6: the box grows to size × size at most.
    """
    if size == 5:
        free = OPEN[kingdom[WIDTH], kingdom[HEIGHT]] & ~(kingdom[FILLED] << moved)
        corner = free
    else:
        free = FRAME & ~(kingdom[FILLED] << moved)
        corner = free
        if push & 1:  # only what reaches beyond the box on the left; the unpushed board shows the rest
            corner &= FIRST_COLUMNS[moved & 7]
        if push & 2:
            corner &= FIRST_ROWS[moved >> 3]
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]
    first = TERRAIN[domino - 1, 0]
    second = TERRAIN[domino - 1, 1]
    across = corner & free >> 1
    down = corner & free >> 8
    near_first = beside((kingdom[first] | castle) << moved)
    if first == second:
        return across & (near_first | near_first >> 1), 0, 0, down & (near_first | near_first >> 8)
    near_second = beside((kingdom[second] | castle) << moved)
    return (
        across & (near_first | near_second >> 1),
        down & (near_first | near_second >> 8),
        across & (near_second | near_first >> 1),
        down & (near_second | near_first >> 8),
    )


@kernel
def fits(kingdom: Table, domino: int, size: int) -> int:
    """1 if the domino has a place (KD7)."""
    for push in range(pushes(size)):
        moved = push_of(kingdom, size, push)
        if moved >= 0:
            east, south, west, north = fitting(kingdom, domino, size, push, moved)
            if east | south | west | north:
                return 1
    return 0


@kernel
def place_from(kingdom: Table, moved: int, corner: int, direction: int) -> int:
    """The place of a domino whose upper or left square is this one bit of the pushed board."""
    bit = count(corner - 1)
    x = (bit & 7) - (moved & 7) - kingdom[CASTLE_X] + MIDDLE
    y = (bit >> 3) - (moved >> 3) - kingdom[CASTLE_Y] + MIDDLE
    if direction == WEST:
        x += 1
    elif direction == NORTH:
        y += 1
    return 4 * (SPAN * y + x) + direction


@kernel
def list_places(kingdom: Table, domino: int, size: int, found: Table) -> int:
    """Write every place of a domino into `found` (of MOST_PLACES at least) and say how many there are."""
    n = 0
    for push in range(pushes(size)):
        moved = push_of(kingdom, size, push)
        if moved < 0:
            continue
        masks = fitting(kingdom, domino, size, push, moved)
        for direction in range(4):
            left = masks[direction]
            while left:
                found[n] = place_from(kingdom, moved, left & -left, direction)
                left &= left - 1
                n += 1
    return n


@kernel
def why_not(kingdom: Table, domino: int, place: int, size: int) -> int:
    """0 if the domino fits at this place, or else why not; a double's place may be named from either end."""
    if place < 0 or place >= 4 * SPAN * SPAN:
        return NO_SUCH_PLACE
    direction = place & 3
    x = (place >> 2) % SPAN - MIDDLE + kingdom[CASTLE_X]
    y = (place >> 2) // SPAN - MIDDLE + kingdom[CASTLE_Y]
    left = min(x, x + STEP_X[direction])
    top = min(y, y + STEP_Y[direction])
    right = max(x, x + STEP_X[direction])
    bottom = max(y, y + STEP_Y[direction])
    for column, row in ((left, top), (right, bottom)):
        if 0 <= column < 7 and 0 <= row < 7 and kingdom[FILLED] >> column + 8 * row & 1:
            return TAKEN
    if max(kingdom[WIDTH], right + 1) - min(0, left) > size or max(kingdom[HEIGHT], bottom + 1) - min(0, top) > size:
        return TOO_LARGE
    if TERRAIN[domino - 1, 0] == TERRAIN[domino - 1, 1]:
        direction = EAST if direction & 1 == 0 else NORTH
    for push in range(pushes(size)):
        moved = push_of(kingdom, size, push)
        if moved < 0:
            continue
        column = left + (moved & 7)
        row = top + (moved >> 3)
        if 0 <= column < 7 and 0 <= row < 7:
            if fitting(kingdom, domino, size, push, moved)[direction] >> column + 8 * row & 1:
                return 0
    return TOUCHES_NOTHING


@kernel
def lay(kingdom: Table, domino: int, place: int) -> tuple[int, int]:
    """Lay a domino, unchecked; gives the squares of its two halves as masks of the grown kingdom."""
    direction = place & 3
    x = (place >> 2) % SPAN - MIDDLE + kingdom[CASTLE_X]
    y = (place >> 2) // SPAN - MIDDLE + kingdom[CASTLE_Y]
    other_x = x + STEP_X[direction]
    other_y = y + STEP_Y[direction]
    left = max(0, -min(x, other_x))
    up = max(0, -min(y, other_y))
    moved = left + 8 * up
    if moved:
        for field in range(FILLED + 1):
            kingdom[field] <<= moved
        kingdom[CASTLE_X] += left
        kingdom[CASTLE_Y] += up
    kingdom[WIDTH] = max(kingdom[WIDTH], max(x, other_x) + 1) + left
    kingdom[HEIGHT] = max(kingdom[HEIGHT], max(y, other_y) + 1) + up
    first = 1 << x + left + 8 * (y + up)
    second = 1 << other_x + left + 8 * (other_y + up)
    kingdom[FILLED] |= first | second
    kingdom[TERRAIN[domino - 1, 0]] |= first
    kingdom[TERRAIN[domino - 1, 1]] |= second
    for crowns in range(CROWNS[domino - 1, 0]):
        kingdom[CROWN_1 + crowns] |= first
    for crowns in range(CROWNS[domino - 1, 1]):
        kingdom[CROWN_1 + crowns] |= second
    return first, second


@kernel
def crowns_in(kingdom: Table, area: int) -> int:
    """How many crowns lie on these squares."""
    return count(area & kingdom[CROWN_1]) + count(area & kingdom[CROWN_2]) + count(area & kingdom[CROWN_3])


@kernel
def worth(kingdom: Table, area: int) -> int:
    """What a property scores: squares × crowns (KD8)."""
    if area & kingdom[CROWN_1] == 0:
        return 0
    return count(area) * crowns_in(kingdom, area)


@kernel
def worth_of_all(kingdom: Table, ground: int) -> int:
    """What the properties of one terrain's squares score together; only crowned ones are walked."""
    total = 0
    crowned = ground & kingdom[CROWN_1]
    while crowned:
        area = property_at(ground, crowned & -crowned)
        total += worth(kingdom, area)
        crowned &= ~area
    return total


@kernel
def score(kingdom: Table) -> int:
    """The kingdom's points without bonuses (KD8)."""
    total = 0
    for terrain in range(6):
        total += worth_of_all(kingdom, kingdom[terrain])
    return total


@kernel
def gained(kingdom: Table, domino: int, first: int, second: int) -> int:
    """What the domino just laid on these squares has added: only the properties it joined are walked."""
    ground = kingdom[TERRAIN[domino - 1, 0]]
    area = property_at(ground, first)
    gain = worth(kingdom, area) - worth_of_all(kingdom, area & ~(first | second))
    if area & second:
        return gain
    area = property_at(kingdom[TERRAIN[domino - 1, 1]], second)
    return gain + worth(kingdom, area) - worth_of_all(kingdom, area & ~second)
