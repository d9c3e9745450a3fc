"""Whole Pente games in a kernel: leaves of the game tree, random games, and stones put down and taken back."""

from __future__ import annotations

import numpy as np

from fivefold.games.pente.kernel import (
    EMPTY,
    ENDED,
    FIVES,
    HASH,
    NOWHERE,
    POINTS,
    SEEN,
    TURNS,
    WIDTH,
    Bytes,
    Table,
    is_taken,
    make,
    set_up,
    undo,
)
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_rules import (
    FIVES_ROOM,
    LAW_SEATS,
    PASS_CODE,
    SEEN_ROOM,
    SIZE,
    legal_codes,
    moves_stones,
    why_illegal,
)
from fivefold.games.pente.kernel_turns import take_turn
from fivefold.kernels import below, kernel, next_random


@kernel
def count_below(lines: Table, facts: Table, law: Table, fives: Table, seen: Table, depth: int) -> int:
    """How many positions stand exactly `depth` turns below this one."""
    codes = np.empty(9 * POINTS, np.int64)
    n = legal_codes(lines, facts, law, codes)
    if depth <= 1:
        return n
    total = 0
    for i in range(n):
        new_lines, new_facts, new_fives, new_seen = lines.copy(), facts.copy(), fives.copy(), seen.copy()
        origin, point = codes[i] // POINTS - 1, codes[i] % POINTS
        if codes[i] == PASS_CODE:
            origin, point = NOWHERE, NOWHERE
        take_turn(new_lines, new_facts, law, new_fives, new_seen, origin, point, 0)
        total += count_below(new_lines, new_facts, law, new_fives, new_seen, depth - 1)
    return total


@kernel
def count_leaves(board: Bytes, tallies: Table, fives: Table, seen: Table, law: Table, depth: int) -> int:
    """`count_below` of a position from outside; depth is at least 1."""
    lines, facts = unpack(board, tallies, law)
    all_fives = np.empty(FIVES_ROOM, np.int64)
    all_fives[: len(fives)] = fives
    facts[FIVES] = len(fives)
    all_seen = np.empty(SEEN_ROOM, np.int64)
    all_seen[: len(seen)] = seen
    facts[SEEN] = len(seen)
    return count_below(lines, facts, law, all_fives, all_seen, depth)


@kernel
def random_code(lines: Table, facts: Table, law: Table, random: int, codes: Table) -> tuple[int, int]:
    """Any legal move, each as likely as the others, as one number; and the generator's new state."""
    size = law[SIZE]
    if not moves_stones(facts, law) and 4 * facts[EMPTY] > size * size and facts[TURNS] > 0:
        for _ in range(64):
            random = next_random(random)
            place = below(random, size * size)
            point = place // size * WIDTH + place % size
            if why_illegal(lines, facts, law, NOWHERE, point) == 0:
                return point, random
    random = next_random(random)
    n = legal_codes(lines, facts, law, codes)
    return codes[below(random, n)], random


@kernel
def random_games(games: int, random: int, law: Table) -> Table:
    """Play whole games of random turns: how many ended in each way (as `facts[ENDED]`); [0] counts turns."""
    counts = np.zeros(40, np.int64)
    board = np.zeros(POINTS, np.uint8)
    codes = np.empty(9 * POINTS, np.int64)
    fives = np.empty(FIVES_ROOM, np.int64)
    seen = np.empty(SEEN_ROOM, np.int64)
    for _ in range(games):
        lines, facts = set_up(board, law[SIZE], law[LAW_SEATS], 0, 0, 0)
        while facts[ENDED] == 0:
            code, random = random_code(lines, facts, law, random, codes)
            if code == PASS_CODE:
                take_turn(lines, facts, law, fives, seen, NOWHERE, NOWHERE, 0)
            else:
                take_turn(lines, facts, law, fives, seen, code // POINTS - 1, code % POINTS, 0)
        counts[0] += facts[TURNS]
        counts[facts[ENDED]] += 1
    return counts


@kernel
def make_and_undo(rounds: int, depth: int, random: int) -> tuple[int, int, int]:
    """Put `depth` random stones down and take them all back, `rounds` times.

    Returns how many were made, how many of them took a pair, and 1 if stones, counts and hash came back to the start.
    """
    board = np.zeros(POINTS, np.uint8)
    lines, facts = set_up(board, WIDTH, 2, 0, 0, 0)
    before = facts[HASH]
    points = np.empty(depth, np.int64)
    taken = np.empty(depth, np.int64)
    made = 0
    captures = 0
    for _ in range(rounds):
        n = 0
        while n < depth:
            random = next_random(random)
            place = below(random, 11 * 11)  # in the middle, where stones meet
            point = (place // 11 + 4) * WIDTH + place % 11 + 4
            if is_taken(lines, point) == 0:
                points[n] = point
                taken[n] = make(lines, facts, NOWHERE, point)
                captures += 1 if taken[n] else 0
                n += 1
        made += n
        while n > 0:
            n -= 1
            undo(lines, facts, NOWHERE, points[n], taken[n])
    same = 1 if facts[HASH] == before and facts[EMPTY] == POINTS and facts[TURNS] == 0 else 0
    for line in range(19):
        if lines[0, line] | lines[1, line]:
            same = 0
    return made, captures, same
