"""New series from easy to hard, made out of the atlas (KT5)."""

from __future__ import annotations

import random
from itertools import pairwise

from fivefold.games.katamino.atlas import LARGEST, SMALLEST, atlas, atlas_entry
from fivefold.games.katamino.pieces import numbers_in
from fivefold.games.katamino.series import BadSeries, Series


def new_grid(
    rng: random.Random, count: int = 12, *, first: int = 4, last: int = 11, horizontal: bool = True
) -> list[Series]:
    """So many series from PENTA `first` to `last`, every step solvable and harder than the step before it.

    No set of pieces comes twice in the grid, and the lines come from easy to hard by their last step. With at most
    twelve lines to PENTA 11 each ends with another piece left over, as in the leaflet. Where piece 1
    must lie horizontally it waits for PENTA 6, as before that it only lies beside a PENTA one smaller; unless there are
    not enough series of that kind.

    >>> [str(series) for series in new_grid(random.Random(1), 1)]
    ['A: 2 3 6 11 | 8 9 10 1 12 5 7']
    """
    if not (SMALLEST <= first <= last <= LARGEST and 1 <= count <= 26):
        raise BadSeries(
            "A grid has 1 to 26 series from PENTA 3 or more to PENTA 12 or less", code="bad-grid", rule="KT5"
        )
    lines = _separate_lines(_ladder(first, last, horizontal, rng, bar_from=6 if horizontal else first), count)
    if len(lines) < count:
        lines = _separate_lines(_ladder(first, last, horizontal, rng, bar_from=first), count)
    if len(lines) < count:
        raise BadSeries(
            "There are only {found} such series that share no PENTA, not {count}",
            code="too-few-series",
            rule="KT5",
            found=len(lines),
            count=count,
        )
    lines.sort(key=lambda line: _difficulty(line[-1], horizontal))
    return [Series("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i], _in_order(line), first) for i, line in enumerate(lines)]


Rung = tuple[int, int]
"""A set of pieces entered (0) or left (1); so that only one line can pass through a set, it is one step from 0 to 1."""
BOTTOM, TOP = (0, 0), (0, 1)


def _ladder(first: int, last: int, horizontal: bool, rng: random.Random, *, bar_from: int) -> dict[Rung, list[Rung]]:
    """From each rung those that may follow: one more piece, solvable and harder; in an order drawn by lot."""
    worth = {
        pieces: counts[horizontal].difficulty
        for pieces, counts in atlas().items()
        if counts[horizontal].solutions and not (pieces & 1 and pieces.bit_count() < bar_from)
    }
    ladder: dict[Rung, list[Rung]] = {BOTTOM: [], TOP: []}
    for pieces, difficulty in worth.items():
        size = pieces.bit_count()
        if not first <= size <= last:
            continue
        more = [pieces | 1 << piece for piece in range(12) if not pieces >> piece & 1]
        ladder[pieces, 0] = [(pieces, 1)]
        ladder[pieces, 1] = [(other, 0) for other in more if size < last and worth.get(other, 0) > difficulty]
        if size == first:
            ladder[BOTTOM].append((pieces, 0))
        if size == last:
            ladder[pieces, 1].append(TOP)
    for following in ladder.values():
        rng.shuffle(following)
    return ladder


def _separate_lines(ladder: dict[Rung, list[Rung]], count: int) -> list[list[int]]:
    """At most `count` lines from the bottom to the top that share no set: one way up after the other, each of which
    may push an earlier one aside (the steps of a way found are turned round).
    """
    for _ in range(count):
        came_from = {BOTTOM: BOTTOM}
        queue = [BOTTOM]
        for rung in queue:
            for following in ladder[rung]:
                if following not in came_from:
                    came_from[following] = rung
                    queue.append(following)
        if TOP not in came_from:
            break
        rung = TOP
        while rung != BOTTOM:
            before = came_from[rung]
            ladder[before].remove(rung)
            ladder[rung].append(before)
            rung = before
    return [_line_down(end, ladder) for end in ladder[TOP]]


def _line_down(end: Rung, ladder: dict[Rung, list[Rung]]) -> list[int]:
    """The sets of the line that leaves `end` for the top, smallest first."""
    line = [end[0]]
    while True:
        before = next(rung for rung in ladder[line[-1], 0] if rung[0] != line[-1])
        if before == BOTTOM:
            return line[::-1]
        line.append(before[0])


def _difficulty(pieces: int, horizontal: bool) -> float:
    return atlas_entry(numbers_in(pieces), horizontal=horizontal).difficulty


def _in_order(line: list[int]) -> tuple[int, ...]:
    numbers = list(numbers_in(line[0]))
    for before, after in pairwise(line):
        numbers += numbers_in(after & ~before)
    return tuple(numbers)
