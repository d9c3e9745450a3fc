"""The atlas: which sets of k pieces fill the frame 5×k, and in how many ways.

>>> atlas_entry((2, 3, 6, 11), horizontal=True)
Count(solutions=20, distinct=5, effort=23)
>>> atlas_entry((1, 2, 3), horizontal=True).solutions
0

`atlas.csv` beside this file holds every set that can be filled; `fivefold katamino atlas --out FILE` writes it anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from fivefold.games.katamino.cover import Cover, Search
from fivefold.games.katamino.pieces import ALL, numbers_in, read_numbers, set_of
from fivefold.games.katamino.puzzle import cover_of, difficulty
from fivefold.games.katamino.region import rectangle
from fivefold.refusals import Refused

SMALLEST, LARGEST = 3, 12
HEADER = "pieces,solutions,distinct,effort,flat_solutions,flat_distinct,flat_effort"


@dataclass(frozen=True, slots=True)
class Count:
    """How many solutions a set has, how many up to symmetry, and how many pieces a search lays to find them all."""

    solutions: int = 0
    distinct: int = 0
    effort: int = 0

    @property
    def difficulty(self) -> float:
        """Pieces laid for each solution found, as a power of two."""
        return difficulty(self.distinct, self.effort)


Atlas = Mapping[int, tuple[Count, Count]]
"""By set of pieces: without and with the rule on piece 1 (KT2)."""


class BadAtlas(Refused):
    """A text that is not an atlas."""


def atlas_entry(numbers: Iterable[int], *, horizontal: bool) -> Count:
    """What the atlas says of a set of k pieces in the frame 5×k."""
    return atlas().get(set_of(numbers), (Count(), Count()))[int(horizontal)]


@cache
def atlas() -> Atlas:
    """The atlas that comes with the package.

    >>> len(atlas())
    1009
    """
    return read_atlas(files("fivefold.games.katamino").joinpath("atlas.csv").read_text(encoding="utf-8"))


def compute_atlas(keep_going: Callable[[int, float], bool] | None = None) -> Atlas:
    """Find all solutions for every k and every set; `keep_going(k, share done)` may stop it."""
    found: dict[int, tuple[Count, Count]] = {}
    for k in range(SMALLEST, LARGEST + 1):
        found |= compute_frame(k, keep_going)
    return found


def compute_frame(k: int, keep_going: Callable[[int, float], bool] | None = None) -> dict[int, tuple[Count, Count]]:
    """The sets that fill 5×k.

    >>> len(compute_frame(3))
    7
    """

    def watch(search: Search) -> bool:
        return keep_going is None or keep_going(k, search.progress)

    free, flat = (cover_of(rectangle(k, 5), numbers_in(ALL), horizontal) for horizontal in (False, True))
    without_rule, with_rule = (_counts(cover, watch) for cover in (free, flat))
    return {
        pieces: (count, (with_rule.get(pieces, Count()) if pieces & 1 else count))
        for pieces, count in sorted(without_rule.items())
    }


def _counts(cover: Cover, watch: Callable[[Search], bool]) -> dict[int, Count]:
    """All solutions in one search with all pieces at hand, sorted by the pieces they use; then the effort of each."""
    search = Search(cover)
    if not search.run(watch):
        raise BadAtlas("The atlas was broken off", code="broken-off")
    solutions, distinct = (Counter(_sets_used(cover, rows)) for rows in (search.all_rows(), search.distinct_rows()))
    found = {}
    for pieces, count in solutions.items():
        alone = Search(cover, aside=ALL & ~pieces)
        alone.run()
        found[pieces] = Count(count, distinct[pieces], alone.laid)
    return found


def _sets_used(cover: Cover, rows: np.ndarray[tuple[int, int], np.dtype[np.int16]]) -> list[int]:
    bits = np.append(1 << cover.piece, 0)  # the last stands for no placement
    sets: list[int] = np.bitwise_or.reduce(bits[rows], axis=1).tolist()
    return sets


def write_atlas(entries: Atlas) -> str:
    """An atlas as text, a line for each set."""
    return "\n".join([HEADER, *_lines(entries)]) + "\n"


def _lines(entries: Atlas) -> Iterator[str]:
    for pieces in sorted(entries, key=lambda pieces: (pieces.bit_count(), numbers_in(pieces))):
        free, flat = entries[pieces]
        yield ",".join(map(str, ["-".join(map(str, numbers_in(pieces))), *astuple(free), *astuple(flat)]))


def read_atlas(text: str) -> Atlas:
    """The atlas that a text holds.

    >>> read_atlas(HEADER + "\\n1-2-3,4,1,9,0,0,0\\n")
    {7: (Count(solutions=4, distinct=1, effort=9), Count(solutions=0, distinct=0, effort=0))}
    """
    header, *lines = text.splitlines() or [""]
    found = {}
    for number, line in enumerate(lines, 2):
        numbers, *counts = line.split(",")
        if len(counts) != 6 or not all(count.isascii() and count.isdigit() and len(count) < 12 for count in counts):
            raise BadAtlas("Line {line} of the atlas is not a set and six counts", code="bad-atlas", line=number)
        values = [int(count) for count in counts]
        found[set_of(read_numbers(numbers))] = Count(*values[:3]), Count(*values[3:])
    if header != HEADER:
        raise BadAtlas("An atlas begins with the line {header}", code="bad-atlas", header=HEADER)
    return found
