"""Pente's net in integers: line patterns around every point as vectors, kept up as stones come and go.

A *row* is what stands around a point in one direction, as one side sees it: a number in base three of the four points
before it and the four after it (0 nothing, 1 an own stone, 2 an enemy or the wall), plus 6561 times what stands on the
point. Each row has a vector. A point's four vectors and a bias add up, for either side (`points`); clipped to 0…ONE
they are added up over the board (`sums`, less those of the empty board); a hidden layer makes a value of the sums.
`training/pente/trunk.py` has the same in floating point.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.games.pente.kernel import AT, LINE, POINTS, STEP, TAKEN, WIDTH, Table
from fivefold.kernels import kernel

Shorts = npt.NDArray[np.int16]
Ints = npt.NDArray[np.int32]

CHANNELS = 32
BOTH = 2 * CHANNELS
HIDDEN = 32
CAPTURES = 25  # pairs taken by the mover times five, plus those taken by the other
KEYS = 3**8
ROWS = 3 * KEYS
ONE = 511  # a point's channel that is full on
WEIGHT_BITS = 9  # of the hidden layer's weights
HIDDEN_ONE = (1 << WEIGHT_BITS) * 16 * ONE  # a hidden unit that is full on
OUT_BITS = 6
SKIP_BITS = 16
FIXED_BITS = 10

# Where the parts of `head` begin.
WEIGHTS_AT = 0
BIASES_AT = WEIGHTS_AT + BOTH * HIDDEN
OUT_AT = BIASES_AT + CAPTURES * HIDDEN
SKIP_AT = OUT_AT + HIDDEN
CAPTURES_AT = SKIP_AT + BOTH
FIXED_AT = CAPTURES_AT + CAPTURES
START_AT = FIXED_AT + 1
HEAD = START_AT + BOTH

TERNARY = np.array([sum(3**place for place in range(8) if bits >> place & 1) for bits in range(256)])


class Net(NamedTuple):
    """The weights, and what they make of a position. Without a net all arrays are empty."""

    vectors: Shorts
    head: Ints
    points: Shorts
    sums: Ints
    rows: Ints
    changed: Ints  # how many points changed since the sums were brought up to date, which, and a mark at each of them


@kernel
def new_net(lines: Table, vectors: Shorts, bias: Shorts, head: Ints) -> Net:
    """The net of a position; no `vectors`, no net."""
    if len(vectors) == 0:
        none = np.zeros(0, np.int32)
        return Net(vectors, head, np.zeros((0, BOTH), np.int16), none, none, none)
    net = Net(
        vectors,
        head,
        np.zeros((POINTS, BOTH), np.int16),
        np.zeros(BOTH + HIDDEN, np.int32),
        np.zeros(8 * POINTS, np.int32),
        np.zeros(1 + 2 * POINTS, np.int32),
    )
    for channel in range(BOTH):
        net.sums[channel] = head[START_AT + channel]
        for point in range(POINTS):
            net.points[point, channel] = bias[channel % CHANNELS]
    for point in range(POINTS):
        update_net(lines, net.vectors, net.points, net.sums, net.rows, point)
    return net


@kernel
def mark_changed(changed: Ints, point: int) -> None:
    """A stone came or went on a point: most positions are left before their value is asked, so no more is done yet."""
    if changed[1 + POINTS + point] == 0:
        changed[1 + POINTS + point] = 1
        changed[0] += 1
        changed[changed[0]] = point


@kernel
def bring_up_to_date(lines: Table, net: Net) -> None:
    """Do what was put off."""
    changed = net.changed
    for i in range(1, changed[0] + 1):
        changed[1 + POINTS + changed[i]] = 0
        update_net(lines, net.vectors, net.points, net.sums, net.rows, changed[i])
    changed[0] = 0


@kernel
def update_net(lines: Table, vectors: Shorts, points: Shorts, sums: Ints, rows: Ints, point: int) -> None:
    """The rows of a point and on its lines, after a stone came or went there."""
    for direction in range(4):
        line = LINE[direction, point]
        middle = AT[direction, point]
        step = STEP[direction]
        first = max(0, middle - 4)
        there = point + (first - middle - 1) * step
        for at in range(first, min(WIDTH, middle + 5)):
            there += step
            taken = lines[TAKEN, line] >> at
            own = lines[0, line] >> at
            other = lines[1, line] >> at
            if (taken & ~(own | other)) >> 5 & 1:  # the wall
                continue
            around = (taken >> 1 & 15) | (taken >> 2 & 240)
            near = (own >> 1 & 15) | (own >> 2 & 240)
            row = TERNARY[near] + 2 * TERNARY[around & ~near] + KEYS * ((own >> 5 & 1) + 2 * (other >> 5 & 1))
            near = (other >> 1 & 15) | (other >> 2 & 240)
            row_too = TERNARY[near] + 2 * TERNARY[around & ~near] + KEYS * ((other >> 5 & 1) + 2 * (own >> 5 & 1))
            place = 8 * there + 2 * direction
            old = rows[place]
            old_too = rows[place + 1]
            if row == old and row_too == old_too:
                continue
            rows[place] = row
            rows[place + 1] = row_too
            for channel in range(CHANNELS):
                before = points[there, channel]
                after = np.int16(before + vectors[row, channel] - vectors[old, channel])
                points[there, channel] = after
                clipped = min(max(before, np.int16(0)), np.int16(ONE))
                sums[channel] += np.int16(min(max(after, np.int16(0)), np.int16(ONE)) - clipped)
            for channel in range(CHANNELS):
                before = points[there, CHANNELS + channel]
                after = np.int16(before + vectors[row_too, channel] - vectors[old_too, channel])
                points[there, CHANNELS + channel] = after
                clipped = min(max(before, np.int16(0)), np.int16(ONE))
                sums[CHANNELS + channel] += np.int16(min(max(after, np.int16(0)), np.int16(ONE)) - clipped)


@kernel
def capture_class(caught: int, lost: int) -> int:
    """Which of the CAPTURES a position has, by the stones that the mover and the other have caught."""
    return 5 * (min(caught, 9) // 2) + min(lost, 9) // 2


@kernel
def net_value(head: Ints, sums: Ints, side: int, captures: int, fixed: int) -> int:
    """The value of a position to the side to move, from the fitted evaluation's value and the sums."""
    hidden = sums[BOTH:]
    biases = BIASES_AT + captures * HIDDEN
    for unit in range(HIDDEN):
        hidden[unit] = head[biases + unit]
    skipped = 0
    for i in range(BOTH):
        total = sums[(i + side * CHANNELS) % BOTH]
        if total:
            skipped += head[SKIP_AT + i] * total
            weights = WEIGHTS_AT + i * HIDDEN
            for unit in range(HIDDEN):
                hidden[unit] += np.int32(head[weights + unit] * total)
    value = 0
    for unit in range(HIDDEN):
        value += head[OUT_AT + unit] * min(max(hidden[unit], 0), HIDDEN_ONE)
    return (
        (value // HIDDEN_ONE >> OUT_BITS)
        + (skipped >> SKIP_BITS)
        + head[CAPTURES_AT + captures]
        + (head[FIXED_AT] * fixed >> FIXED_BITS)
    )
