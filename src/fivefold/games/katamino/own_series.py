"""One's own series (KT5): a text that can be kept and shared, what the solver says of it, and how hard it is.

>>> line = read_series("mine: 2 3 6 11 | 8 4")[0]
>>> [(step.penta, step.solutions, step.grade) for step in check_series(line)]
[(4, 20, 1), (5, 16, 1), (6, 16, 2)]
>>> str(read_series(str(line))[0])
'mine: 2 3 6 11 | 8 4'
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from fivefold.games.katamino.atlas import LARGEST, SMALLEST
from fivefold.games.katamino.pieces import read_numbers
from fivefold.games.katamino.series import BadSeries, Series, Step, tables
from fivefold.refusals import Refused

LINE = re.compile(r"(?:(?P<name>[^:|#]{1,20}):)?(?P<given>[^:|#]+)(?:\|(?P<added>[^:|#]*))?")
MOST = 100
"""Series in a text; the longest printed table is shorter."""
BAR, NARROW = 1, 4  # piece 1 lies along the board, so a frame of four columns is too narrow for it (KT2)


@dataclass(frozen=True, slots=True)
class GradedStep:
    """A PENTA that can be made: its pieces, its solutions with and without turned ones, and a grade from 1 to 10.

    Grade 1 is as easy as the easiest tenth of the PENTAs that the makers printed, 10 as hard as the hardest.
    """

    penta: int
    numbers: tuple[int, ...]
    solutions: int
    distinct: int
    grade: int


def read_series(text: str) -> list[Series]:
    """Series, a line each: `name: 2 3 6 11 | 8 4`, with a bar after the pieces of the first PENTA; without a bar the
    first is PENTA 4. What follows a # is a remark; a series without a name is called by its number.

    >>> read_series("mine: 2 3 6 11 | 8 4")
    [Series(name='mine', numbers=(2, 3, 6, 11, 8, 4), first=4)]
    """
    found: dict[str, Series] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        if not words:
            continue
        try:
            series = _read_line(words, str(len(found) + 1))
            if series.name in found:
                raise BadSeries("the name {name} stands twice", code="series-name-twice", rule="KT5", name=series.name)
            if len(found) == MOST:
                raise BadSeries("there are at most {most} series in a grid", code="too-many-series", most=MOST)
        except Refused as refusal:
            what = str(refusal).removesuffix(".").removesuffix(f" ({refusal.rule})")
            facts: dict[str, object] = {**refusal.facts, "line": number, "what": what}
            raise BadSeries("Line {line}: {what}", code=refusal.code, rule="KT5", **facts) from None
        found[series.name] = series
    return list(found.values())


def one_series(text: str) -> Series:
    """The one series of a text.

    >>> one_series("mine: 2 3 6 11 | 8 4").name
    'mine'
    """
    found = read_series(text)
    if len(found) != 1:
        raise BadSeries("One series is wanted here, as mine: 2 3 6 11 | 8 4", code="one-series", rule="KT5")
    return found[0]


def _read_line(words: str, number: str) -> Series:
    parts = LINE.fullmatch(words)
    if not parts or not words.isprintable():
        raise BadSeries("a series is 3 to 12 pieces, as mine: 2 3 6 11 | 8 4", code="bad-series", rule="KT5")
    given = read_numbers(parts["given"])
    numbers = read_numbers(f"{parts['given']} {parts['added'] or ''}")
    first = len(given) if parts["added"] is not None else min(NARROW, len(given))
    if not SMALLEST <= first <= len(numbers) <= LARGEST:
        raise BadSeries("a series is 3 to 12 pieces, as mine: 2 3 6 11 | 8 4", code="bad-series", rule="KT5")
    return Series((parts["name"] or number).strip() or number, numbers, first)


def write_series(lines: Iterable[Series]) -> str:
    """The text that `read_series` reads, a line for each series."""
    return "".join(f"{line}\n" for line in lines)


def faults(series: Series) -> list[BadSeries]:
    """What is wrong with a series, a sentence for each PENTA that cannot be made.

    >>> print(faults(read_series("mine: 1 2 3 4 | 5 6")[0])[0])
    mine, PENTA 4: piece 1 lies along the board and needs five columns (KT2).
    """
    found = []
    for step in series.steps():
        facts = {"name": series.name, "penta": step.penta, "pieces": " ".join(map(str, step.numbers))}
        if BAR in step.numbers and step.penta <= NARROW:
            sentence = "{name}, PENTA {penta}: piece 1 lies along the board and needs five columns"
            found.append(BadSeries(sentence, code="series-bar-too-early", rule="KT2", **facts))
        elif not step.solvable:
            sentence = "{name}, PENTA {penta}: the pieces {pieces} do not fill 5 × {penta} squares"
            found.append(BadSeries(sentence, code="series-unsolvable", rule="KT5", **facts))
    return found


def check_series(series: Series) -> tuple[GradedStep, ...]:
    """Every PENTA of a series with its grade; the first one that cannot be made is refused."""
    for wrong in faults(series):
        raise wrong
    return tuple(
        GradedStep(step.penta, step.numbers, step.count.solutions, step.count.distinct, grade_of(step))
        for step in series.steps()
    )


def grade_of(step: Step) -> int:
    """How hard a PENTA is beside the printed ones, from 1 to 10."""
    return 1 + bisect_right(_cuts(), step.count.difficulty)


@cache
def _cuts() -> tuple[float, ...]:
    """The difficulties that part the different printed PENTAs into tenths."""
    printed = {
        frozenset(step.numbers): step.count.difficulty
        for lines in tables().values()
        for line in lines
        for step in line.steps()
    }
    rising = sorted(printed.values())
    return tuple(rising[tenth * len(rising) // 10] for tenth in range(1, 10))
