"""Proving a Pente win: an AND/OR search whose defender may do everything that could matter.

The attacker moves on even plies, the defender on odd ones. `LEFT` counts the attacker's own moves that remain,
`QUIET` those among them that need not threaten to win at once. Where the attacker does threaten that, every answer
that matters is a stone on a winning point or a capture (see `list_answers`), and all of those are tried. After a quiet
move *every* empty point is tried, and before them a pass, which fails most quiet moves cheaply; only where a four is
threatened that nothing stops are the answers fewer (see `list_relevant`). So what is proved is true; captures are
played out, and nothing is assumed to stay on the board. What is not proved may still be a win.

Under the reply rule (PT19) a five only claims the win, and captures and own fives can answer it; see `real_threat`.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pente.kernel_board import PAIRS_AT, PatternBoard, advance, list_wins, next_colour, retreat
from fivefold.bots.pente.kernel_moves import Memory, list_answers, list_empty, pick, score_points
from fivefold.bots.pente.kernel_threats import list_attacks, list_equalising, list_relevant, quiet_threat, real_threat
from fivefold.bots.pente.kernel_value import key_of as key_of_position
from fivefold.games.pente.kernel import CLAIM, ENDED, Table, mover
from fivefold.games.pente.kernel_rules import PASS_CODE, REPLY
from fivefold.kernels import kernel

LEFT, QUIET, AT_MOVE, MOVES, KEY, BEST_CODE, FIELDS = range(7)
PLY, DOING, VALUE, NODES, FIRST, BASE, CONTROLS = range(7)
ENTER, NEXT, LEAVE, DONE = range(4)
NO, YES, OPEN = 0, 1, 2

MAX_PROOF_PLIES = 80
LEFT_HASH = np.array([0x3C6EF372FE94F82B ^ left * 0x1F83D9ABFB41 for left in range(32)])
QUIET_HASH = np.array([0x0, 0x2E1B2C5D6F7A8899, 0x1357924680ACEBDF, 0x0F1E2D3C4B5A6978])


@kernel
def key_of(board: PatternBoard, quiet: int) -> int:
    """The hash of a question: the position, and how many quiet moves are allowed."""
    return key_of_position(board) ^ QUIET_HASH[quiet]


@kernel
def recall(table: Table, key: int, left: int) -> int:
    """What the table says: YES, NO or OPEN."""
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    if known and table[slot, 0] ^ known == key:
        if 0 < (known >> 20 & 255) <= left:
            return YES
        if (known >> 28 & 255) >= left:
            return NO
    return OPEN


@kernel
def remember(table: Table, key: int, left: int, answer: int, code: int) -> None:
    """Enter an answer: the fewest moves that win, the most that do not."""
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    wins = 0
    fails = 0
    if known and table[slot, 0] ^ known == key:
        wins = known >> 20 & 255
        fails = known >> 28 & 255
        if answer == NO and wins:
            code = known & 0xFFFFF
    if answer == YES:
        wins = left if wins == 0 else min(wins, left)
    else:
        fails = max(fails, left)
    data = 1 << 40 | fails << 28 | wins << 20 | code
    table[slot, 0] = key ^ data
    table[slot, 1] = data


@kernel
def enter_attack(board: PatternBoard, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """The attacker to move: does it win within LEFT own moves?"""
    facts = board.facts
    frame = frames[ply]
    me = mover(facts)
    if facts[ENDED]:
        return YES if facts[ENDED] & 3 == me & 1 else NO
    points = memory.points[ply]
    if board.law[REPLY]:
        return enter_attack_with_reply(board, memory, frames, table, ply)
    if list_wins(board, me, points):
        frame[BEST_CODE] = points[0]
        return YES
    if frame[LEFT] <= 1 or ply >= MAX_PROOF_PLIES:
        return NO
    key = key_of(board, frame[QUIET])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        frame[BEST_CODE] = table[key & (len(table) - 1), 1] & 0xFFFFF
        return answer
    wins = list_wins(board, next_colour(facts), points)
    if wins:
        n = list_answers(board, me, points, wins)
    else:
        n = list_attacks(board, points, 1 if frame[QUIET] and frame[LEFT] > 2 else 0)
    return ready_attack(board, memory, frames, ply, n)


@kernel
def ready_attack(board: PatternBoard, memory: Memory, frames: Table, ply: int, n: int) -> int:
    """Make the attacker's moves of the listed points."""
    n = score_points(board, memory, ply, n, 0)
    for i in range(n):
        if memory.codes[ply, i] == memory.killers[ply, 0]:
            memory.scores[ply, i] |= 1 << 40
    frames[ply, MOVES] = n
    frames[ply, AT_MOVE] = 0
    return OPEN if n else NO


@kernel
def enter_defence(board: PatternBoard, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """The defender to move: is it lost whatever it does?"""
    facts = board.facts
    frame = frames[ply]
    me = mover(facts)
    if facts[ENDED]:
        return YES if facts[ENDED] & 3 == 1 - (me & 1) else NO
    if board.law[REPLY]:
        return enter_defence_with_reply(board, memory, frames, table, ply)
    if frame[LEFT] <= 0:
        return NO
    points = memory.points[ply]
    if list_wins(board, me, points):
        return NO
    wins = list_wins(board, next_colour(facts), points)
    if not wins and (frame[LEFT] == 1 or frame[QUIET] == 0):
        return NO
    key = key_of(board, frame[QUIET])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        return answer
    if wins:
        return ready_defence(board, memory, frames, ply, list_answers(board, me, points, wins), 0)
    frame[QUIET] -= 1
    threat = quiet_threat(board, points, memory.points[ply + 1])
    if threat >= 0:
        return ready_defence(board, memory, frames, ply, list_relevant(board, threat, points), 0)
    return ready_defence(board, memory, frames, ply, list_empty(board, points), 1)


@kernel
def ready_defence(board: PatternBoard, memory: Memory, frames: Table, ply: int, n: int, passing: int) -> int:
    """Make the defender's replies of the listed points, after a pass if that is to be tried."""
    me, other = mover(board.facts), next_colour(board.facts)
    cells, codes, scores = board.cells, memory.codes[ply], memory.scores[ply]
    for i in range(n):
        point = memory.points[ply, i]
        codes[i] = point
        scores[i] = (cells[me, point] & 0xFFFFF) + 2 * (cells[other, point] & 0xFFFFF)
        if cells[me, point] >> PAIRS_AT & 15:
            scores[i] += 5000
        if point == memory.killers[ply, 0]:
            scores[i] |= 1 << 40
    if passing:
        codes[n] = PASS_CODE
        scores[n] = 1 << 41
        n += 1
    frames[ply, MOVES] = n
    frames[ply, AT_MOVE] = 0
    frames[ply, BEST_CODE] = codes[0]
    return OPEN


@kernel
def enter_attack_with_reply(board: PatternBoard, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """`enter_attack` where a five only claims the win."""
    facts = board.facts
    frame = frames[ply]
    points = memory.points[ply]
    me = mover(facts)
    if frame[LEFT] <= 0 or ply >= MAX_PROOF_PLIES:
        return NO
    key = key_of(board, frame[QUIET])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        frame[BEST_CODE] = table[key & (len(table) - 1), 1] & 0xFFFFF
        return answer
    if facts[CLAIM]:  # the enemy's: else the game would be over
        return ready_attack(board, memory, frames, ply, list_equalising(board, points))
    n = list_wins(board, me, points)
    if frame[LEFT] > 1:
        more = memory.points[ply + 1]
        threatened = list_wins(board, next_colour(facts), more)
        found = list_answers(board, me, more, threatened) if threatened else 0
        for i in range(found):
            points[n + i] = more[i]
        n += found
        found = list_attacks(board, more, 1 if frame[QUIET] and frame[LEFT] > 2 else 0)
        for i in range(found):
            points[n + i] = more[i]
        n += found
    return ready_attack(board, memory, frames, ply, n)


@kernel
def enter_defence_with_reply(board: PatternBoard, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """`enter_defence` where a five only claims the win."""
    frame = frames[ply]
    points = memory.points[ply]
    if board.facts[CLAIM]:  # what does not equal it ends the game
        frame[KEY] = key_of(board, frame[QUIET]) ^ LEFT_HASH[min(frame[LEFT], 31)]
        n = list_equalising(board, points)
        return ready_defence(board, memory, frames, ply, n, 0) if n else YES
    if frame[LEFT] <= 0:
        return NO
    key = key_of(board, frame[QUIET])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        return answer
    threat = real_threat(board, points, memory.points[ply + 1])
    if threat >= 0:
        return ready_defence(board, memory, frames, ply, list_relevant(board, threat, points), 0)
    if frame[LEFT] == 1 or frame[QUIET] == 0:
        return NO
    frame[QUIET] -= 1
    return ready_defence(board, memory, frames, ply, list_empty(board, points), 1)


@kernel
def start(frames: Table, control: Table, first: int, left: int, quiet: int, base: int) -> None:
    """Ask whether the attacker wins within `left` own moves, `quiet` of them without a threat.

    The side to move is the attacker (`first` 0) or the defender (`first` 1). `base` counts the turns that are on the
    board already.
    """
    frames[first, LEFT] = left
    frames[first, QUIET] = quiet
    control[FIRST] = first
    control[PLY] = first
    control[DOING] = ENTER
    control[BASE] = base


@kernel
def resume(board: PatternBoard, memory: Memory, frames: Table, table: Table, control: Table, positions: int) -> int:
    """Search `positions` more; 1 when the question is answered, in control[VALUE]."""
    ply = control[PLY]
    doing = control[DOING]
    value = control[VALUE]
    until = control[NODES] + positions
    while doing != DONE:
        frame = frames[ply]
        if doing == ENTER:
            if control[NODES] >= until:
                break
            control[NODES] += 1
            if ply & 1:
                value = enter_defence(board, memory, frames, table, ply)
            else:
                value = enter_attack(board, memory, frames, table, ply)
            doing = NEXT if value == OPEN else LEAVE
        elif doing == NEXT:
            if frame[AT_MOVE] == frame[MOVES]:
                value = ply & 1  # no attack succeeded, or no defence did
                remember(table, frame[KEY], frame[LEFT], value, frame[BEST_CODE])
                doing = LEAVE
                continue
            pick(memory, ply, frame[AT_MOVE], frame[MOVES])
            frames[ply + 1, QUIET] = frame[QUIET]
            frames[ply + 1, LEFT] = frame[LEFT] if ply & 1 else frame[LEFT] - 1
            advance(board, memory.codes[ply, frame[AT_MOVE]])
            ply += 1
            doing = ENTER
        else:
            if ply == control[FIRST]:
                doing = DONE
                continue
            retreat(board)
            ply -= 1
            frame = frames[ply]
            code = memory.codes[ply, frame[AT_MOVE]]
            frame[AT_MOVE] += 1
            doing = NEXT
            if value == 1 - (ply & 1):  # the attack that wins, the defence that holds
                frame[BEST_CODE] = code
                if code != PASS_CODE:
                    memory.killers[ply, 0] = code
                remember(table, frame[KEY], frame[LEFT], value, code)
                doing = LEAVE
    control[PLY] = ply
    control[DOING] = doing
    control[VALUE] = value
    return 1 if doing == DONE else 0


@kernel
def abort(board: PatternBoard, control: Table) -> None:
    """Take back the turns of a question that is not answered."""
    while board.turns[0] > control[BASE]:
        retreat(board)
    control[DOING] = DONE
