"""Many games of Pente side by side, one row of an array each.

    rows[game, … FACTS_AT]    `lines`, colour by colour (see the game's `kernel.py`)
    rows[game, FACTS_AT …]    `facts`
    rows[game, FIVES_AT …]    room for the fives that count, `rooms[0]` of them
    rows[game, …]             room for positions that must not come back, `rooms[1]` of them (PT21)
    action                    n * row + column from the top left, n² a pass, then moved stones (see `envs/pente.py`)

Nothing here decides a rule: legality is `why_illegal`, a turn is `take_turn`, both of the game's own kernels.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.games.pente.kernel import (
    CAUGHT,
    CLAIM,
    ENDED,
    FACTS,
    FIVES,
    LINES,
    NOWHERE,
    POINTS,
    SEATS,
    STEP,
    TURNS,
    WIDTH,
    Table,
    mover,
)
from fivefold.games.pente.kernel_games import random_code
from fivefold.games.pente.kernel_rules import (
    EXHAUSTION,
    MOVE,
    NOBODY,
    PASS_CODE,
    SIZE,
    STONES,
    legal_codes,
    moves_stones,
    why_illegal,
)
from fivefold.games.pente.kernel_turns import take_turn
from fivefold.kernels import kernel

Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]

COLOURS = 5
FACTS_AT = COLOURS * LINES
FIVES_AT = FACTS_AT + FACTS
FIRST = 5  # the bit of the first column in a row's line
DOWN = np.array([-1, -1, 0, 1, 1, 1, 0, -1])  # N NE E SE S SW W NW
RIGHT = np.array([0, 1, 1, 1, 0, -1, -1, -1])


@kernel
def actions_of(law: Table) -> int:
    """How many actions there are."""
    points = law[SIZE] * law[SIZE]
    return points + 1 + 8 * points if law[EXHAUSTION] == MOVE else points + 1


@kernel
def lines_of(row: Table) -> Table:
    """The stones of a row."""
    return row[:FACTS_AT].reshape((COLOURS, LINES))


@kernel
def decoded(action: int, size: int) -> tuple[int, int]:
    """Origin and point of an action."""
    points = size * size
    if action == points:
        return NOWHERE, NOWHERE
    if action < points:
        return NOWHERE, WIDTH * (size - 1 - action // size) + action % size
    place = (action - points - 1) // 8
    direction = (action - points - 1) % 8
    row, column = place // size, place % size
    origin = WIDTH * (size - 1 - row) + column
    row, column = row + DOWN[direction], column + RIGHT[direction]
    if row < 0 or row >= size or column < 0 or column >= size:
        return origin, POINTS
    return origin, WIDTH * (size - 1 - row) + column


@kernel
def encoded(code: int, size: int) -> int:
    """The action of a move that the rules write as one number."""
    if code == PASS_CODE:
        return size * size
    origin, point = code // POINTS - 1, code % POINTS
    row, column = size - 1 - point // WIDTH, point % WIDTH
    if origin < 0:
        return size * row + column
    from_row, from_column = size - 1 - origin // WIDTH, origin % WIDTH
    direction = 0
    while DOWN[direction] != row - from_row or RIGHT[direction] != column - from_column:
        direction += 1
    return size * size + 1 + 8 * (size * from_row + from_column) + direction


@kernel
def step(rows: Table, actions: Table, law: Table, rooms: Table, rewards: Floats, ended: Bytes) -> int:
    """Play one action in every game, in place; the first game whose action is illegal, or -1."""
    for game in range(len(rows)):
        row = rows[game]
        lines, facts = lines_of(row), row[FACTS_AT:FIVES_AT]
        if actions[game] < 0 or actions[game] >= actions_of(law):
            return game
        origin, point = decoded(actions[game], law[SIZE])
        if why_illegal(lines, facts, law, origin, point):
            return game
        seen_at = FIVES_AT + rooms[0]
        take_turn(lines, facts, law, row[FIVES_AT:seen_at], row[seen_at:], origin, point, 0)
        ended[game] = 1 if facts[ENDED] else 0
        for seat in range(facts[SEATS]):
            rewards[game, seat] = 0
            if facts[ENDED] and facts[ENDED] % 4 != NOBODY:
                rewards[game, seat] = 1 if facts[ENDED] % 4 == seat & 1 else -1
    return -1


@kernel
def mask(rows: Table, law: Table, found: Bytes) -> None:
    """1 for each legal action of every game."""
    found[:] = 0
    codes = np.empty(9 * POINTS, np.int64)
    for game in range(len(rows)):
        row = rows[game]
        for i in range(legal_codes(lines_of(row), row[FACTS_AT:FIVES_AT], law, codes)):
            found[game, encoded(codes[i], law[SIZE])] = 1


@kernel
def sample(rows: Table, law: Table, randoms: Table, actions: Table) -> None:
    """A random legal action for every game, each as likely as the others; `randoms` goes on."""
    codes = np.empty(9 * POINTS, np.int64)
    for game in range(len(rows)):
        row = rows[game]
        code, random = random_code(lines_of(row), row[FACTS_AT:FIVES_AT], law, int(randoms[game]), codes)
        actions[game] = encoded(code, law[SIZE])
        randoms[game] = random


@kernel
def observe(rows: Table, law: Table, planes: Bytes, told: Shorts) -> None:
    """The stones by seats from the mover on and the fives that count; captures, claims and stones (see `tell`)."""
    size = law[SIZE]
    planes[:] = 0
    told[:] = 0
    for game in range(len(rows)):
        row = rows[game]
        lines, facts, fives = lines_of(row), row[FACTS_AT:FIVES_AT], row[FIVES_AT:]
        seat, seats = mover(facts), facts[SEATS]
        for colour in range(seats):
            plane = planes[game, (colour - seat) % seats]
            for y in range(size):
                stones = lines[colour, size - 1 - y] >> FIRST
                for x in range(size):
                    plane[y, x] = stones >> x & 1
        for i in range(facts[FIVES]):
            direction, first = fives[i] // POINTS % 4, fives[i] % POINTS
            for n in range(5):
                point = first + n * STEP[direction]
                planes[game, seats, size - 1 - point // WIDTH, point % WIDTH] = 1
        side = seat & 1
        told[game, 0] = facts[CAUGHT + side]
        told[game, 1] = facts[CAUGHT + 1 - side]
        told[game, 2] = 1 if facts[CLAIM] == side + 1 else 0
        told[game, 3] = 1 if facts[CLAIM] == 2 - side else 0
        if law[STONES]:
            told[game, 4] = max(0, law[STONES] - (facts[TURNS] + seats - 1 - seat) // seats)
        told[game, 5] = moves_stones(facts, law)


@kernel
def board_of(row: Table, board: npt.NDArray[np.uint8]) -> None:
    """The stones as a byte a point: 0 empty, else the colour + 1."""
    lines = lines_of(row)
    for point in range(POINTS):
        for colour in range(4):
            if lines[colour, point // WIDTH] >> (point % WIDTH + FIRST) & 1:
                board[point] = colour + 1
