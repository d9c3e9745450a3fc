"""Exact cover on 64-bit words: fill a region with pieces, each used at most once.

A placement is a `uint64` of squares and the bit of its piece. The search always fills the lowest free square. Which
placements can go there is looked up by that square and by which of the next eight are taken, so that most of those
which would not fit are never tried:

    bits        c  c+1 … c+8                 starts[256 * c + pattern] … starts[256 * c + pattern + 1]
                0  pattern                   is the part of `items` with the placements that fit

A free square with no free square beside it can never be filled, so a placement that leaves one is not followed any
further: `beside[b, v]` has the squares beside the free squares v of byte b.

The stack lies in arrays and the work comes in slices: `search` stops after `steps` or when `found` is full and goes on
from there when it is called again. Everything with squares in it is `uint64`; never mix it with other ints.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.kernels import kernel

Table = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]
Rows = npt.NDArray[np.int16]

PATTERN_BITS = 8
EMPTY, ONE = np.uint64(0), np.uint64(1)
PATTERN = np.uint64((1 << PATTERN_BITS) - 1)
BYTE = np.uint64(255)

# What `progress` holds: how deep the stack is (-1: all done), placements laid, solutions found.
DEPTH, LAID, FOUND = 0, 1, 2


class Lists(NamedTuple):
    """A region and its pieces, as the search looks them up."""

    masks: Words  # [placement]: its squares
    pieces: Words  # [placement]: the bit of its piece
    starts: Table
    items: Rows
    beside: Words
    full: np.uint64  # every square of the region


class Stack(NamedTuple):
    """Where a search stands, and what it has found since the last slice."""

    words: Words  # [depth]: the squares taken, the pieces used
    frames: Table  # [depth]: the next item, the end of its list, the square, the placement lying there
    progress: Table
    found: Rows  # [solution, depth]: placements, filled up with -1


@kernel
def lowest_free(taken: np.uint64, square: int) -> int:
    """The first free square from `square` on; there must be one."""
    while taken >> np.uint64(square) & ONE:
        square += 1
    return square


@kernel
def leaves_one_alone(free: np.uint64, square: int, beside: Words) -> int:
    """1 if some free square has no free square beside it; there are none below `square`."""
    near = EMPTY
    for byte in range(square >> 3, 8):
        near |= beside[byte, np.int64(free >> np.uint64(8 * byte) & BYTE)]
    return 1 if free & ~near else 0


@kernel
def begin(taken: np.uint64, used: np.uint64, lists: Lists, stack: Stack) -> None:
    """Set the stack up for a region where some squares are taken and some pieces used."""
    square = lowest_free(taken, 0)
    pattern = np.int64(taken >> np.uint64(square) >> ONE & PATTERN)
    stack.words[0, 0] = taken
    stack.words[0, 1] = used
    stack.frames[0, 0] = lists.starts[256 * square + pattern]
    stack.frames[0, 1] = lists.starts[256 * square + pattern + 1]
    stack.frames[0, 2] = square
    stack.progress[:] = 0


@kernel
def search(lists: Lists, stack: Stack, steps: int) -> int:
    """Go on for at most `steps` steps; returns how many rows of `found` were filled with placements."""
    masks, pieces, starts, items, beside, full = lists
    words, frames, progress, found = stack
    depth = progress[DEPTH]
    laid = progress[LAID]
    rows = 0
    taken, used = words[depth, 0], words[depth, 1]
    at, end, square = frames[depth, 0], frames[depth, 1], frames[depth, 2]
    while depth >= 0 and steps > 0 and rows < len(found):
        steps -= 1
        while at < end and (masks[items[at]] & taken or pieces[items[at]] & used):
            at += 1
        if at == end:
            depth -= 1
            if depth >= 0:
                taken, used = words[depth, 0], words[depth, 1]
                at, end, square = frames[depth, 0], frames[depth, 1], frames[depth, 2]
            continue
        placement = items[at]
        at += 1
        laid += 1
        frames[depth, 3] = placement
        after = taken | masks[placement]
        if after == full:
            for level in range(depth + 1):
                found[rows, level] = frames[level, 3]
            for level in range(depth + 1, found.shape[1]):
                found[rows, level] = -1
            rows += 1
            continue
        next_square = lowest_free(after, square)
        pattern = np.int64(after >> np.uint64(next_square) >> ONE & PATTERN)
        begin_list = starts[256 * next_square + pattern]
        end_list = starts[256 * next_square + pattern + 1]
        if begin_list == end_list or leaves_one_alone(full & ~after, next_square, beside):
            continue
        frames[depth, 0] = at
        depth += 1
        taken, used = after, used | pieces[placement]
        at, end, square = begin_list, end_list, next_square
        words[depth, 0], words[depth, 1] = taken, used
        frames[depth, 0], frames[depth, 1], frames[depth, 2] = at, end, square
    if depth >= 0:
        frames[depth, 0] = at
    progress[DEPTH] = depth
    progress[LAID] = laid
    progress[FOUND] += rows
    return rows
