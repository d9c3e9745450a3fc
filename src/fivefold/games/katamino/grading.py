"""How hard a puzzle is for a person: the pieces that a patient solver lays on average before it is done.

The patient solver always looks at the tightest square, tries the placements that cover it in an order drawn by lot,
goes on where that leaves no hole, and takes back what leads nowhere. How many pieces it lays on average is computed
exactly: a wrong placement is tried before the first right one with probability 1 / (right ones + 1).

Grades 1 to 10 cut the 293 different printed PENTAs up to PENTA 8, of all tables, into tenths: 1 is as easy as the
easiest tenth of what the makers printed, 10 as hard as the hardest. (The logarithm of the pieces laid correlates by
0.87 with the `difficulty` of the atlas, which counts what a machine lays for each solution.)
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from fivefold.games.katamino.options import Options
from fivefold.games.katamino.region import Region
from fivefold.games.katamino.teaching import areas, fitting, tightest

CUTS = (20.0, 67.0, 116.0, 174.0, 230.0, 280.0, 353.0, 511.0, 747.0)
MOST = 200_000  # pieces laid; harder than this is not told apart


@dataclass(frozen=True, slots=True)
class Effort:
    """Whether there is a solution, and how many pieces are laid on average until it is found (or excluded)."""

    solvable: bool
    tries: float


def effort(options: Options, placed: tuple[int, ...] = (0,) * 12) -> Effort:
    """What a patient solver has to do from here.

    >>> effort(Options("5x3", "2-3-10"))
    Effort(solvable=True, tries=4.0)
    """
    return _effort(options, tuple(placed))


@lru_cache(maxsize=4096)
def _effort(options: Options, placed: tuple[int, ...]) -> Effort:
    free = options.region.full & ~sum(placed)
    return _search(options.region, free, dict(fitting(options, placed)), [0])


def _search(region: Region, free: int, fits: dict[int, tuple[int, ...]], count: list[int]) -> Effort:
    if not free:
        return Effort(True, 0.0)
    _, ways = tightest(free, fits)
    right: list[float] = []
    wrong = 0.0
    for number, mask in ways:
        count[0] += 1
        if count[0] > MOST:
            return Effort(False, inf)
        left = free & ~mask
        if any(area.bit_count() % 5 for area in areas(region, left)):
            below = Effort(False, 0.0)
        else:
            rest = {n: tuple(m for m in masks if not m & mask) for n, masks in fits.items() if n != number}
            below = _search(region, left, rest, count)
        if below.solvable:
            right.append(1 + below.tries)
        else:
            wrong += 1 + below.tries
    if not right:
        return Effort(False, wrong)
    return Effort(True, sum(right) / len(right) + wrong / (len(right) + 1))


def grade(tries: float) -> int:
    """The grade of a puzzle whose solver lays `tries` pieces.

    >>> grade(1.0), grade(1e9)
    (1, 10)
    """
    return 1 + bisect_right(CUTS, tries)
