"""Series of PENTAs: the leaflet's grid A–L and the tables of later editions (KT4); `own_series.py` has one's own (KT5).

>>> tables()["original_12"][0]
Series(name='A', numbers=(2, 3, 6, 11, 8, 4, 5, 10, 9, 1, 7), first=4)
>>> penta("A5")
Options(frame='5x5', pieces='2-3-6-8-11', horizontal=True)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, cast

from fivefold.games.katamino.atlas import Count, atlas_entry
from fivefold.games.katamino.options import Frame, Options
from fivefold.games.katamino.pieces import read_numbers
from fivefold.refusals import Refused

LEAFLET: Final = "original_12"
TITLES = {
    LEAFLET: "the leaflet's grid",
    "small_slam": "Small Slam",
    "the_slam": "The Slam",
    "ultimate_1": "Ultimate 1",
    "ultimate_2": "Ultimate 2",
    "ultimate_3": "Ultimate 3",
    "ultimate_4": "Ultimate 4",
}


class BadSeries(Refused):
    """A text that is not a series."""


@dataclass(frozen=True, slots=True)
class Step:
    """A PENTA of a series and what the atlas says of it."""

    penta: int
    numbers: tuple[int, ...]
    count: Count

    @property
    def solvable(self) -> bool:
        """Can it be filled?"""
        return self.count.solutions > 0


@dataclass(frozen=True, slots=True)
class Series:
    """A line of a grid: pieces in the order in which they come into play, and the number of those it begins with."""

    name: str
    numbers: tuple[int, ...]
    first: int = 4

    @property
    def pentas(self) -> range:
        """The sizes of its PENTAs.

        >>> list(Series("A", (2, 3, 6, 11, 8)).pentas)
        [4, 5]
        """
        return range(self.first, len(self.numbers) + 1)

    def options(self, penta: int) -> Options:
        """The puzzle of one step; piece 1 lies horizontally (KT2).

        >>> Series("A", (2, 3, 6, 11, 8)).options(4)
        Options(frame='5x4', pieces='2-3-6-11', horizontal=True)
        """
        if penta not in self.pentas:
            raise BadSeries(
                "Series {name} has PENTA {first} to {last}, not {penta}",
                code="no-such-penta",
                rule="KT4",
                name=self.name,
                first=self.first,
                last=len(self.numbers),
                penta=penta,
            )
        pieces = "-".join(map(str, self.numbers[:penta]))
        return Options(cast("Frame", f"5x{penta}"), pieces)

    def steps(self, *, horizontal: bool = True) -> list[Step]:
        """Every PENTA and whether it can be filled (KT5).

        >>> [step.solvable for step in Series("mine", (1, 2, 3, 4, 5, 6)).steps()]
        [False, False, True]
        """
        return [
            Step(penta, self.numbers[:penta], atlas_entry(self.numbers[:penta], horizontal=horizontal))
            for penta in self.pentas
        ]

    def __str__(self) -> str:
        given, added = self.numbers[: self.first], self.numbers[self.first :]
        return f"{self.name}: {' '.join(map(str, given))} | {' '.join(map(str, added))}".rstrip()


@cache
def tables() -> Mapping[str, tuple[Series, ...]]:
    """The printed series by table; `original_12` is the leaflet's grid.

    >>> [(name, sum(len(series.pentas) for series in lines)) for name, lines in tables().items()][:2]
    [('original_12', 96), ('small_slam', 42)]
    """
    return read_tables(files("fivefold.games.katamino").joinpath("series.csv").read_text(encoding="utf-8"))


def read_tables(text: str) -> Mapping[str, tuple[Series, ...]]:
    """The tables in a CSV text with a row for each PENTA: table, series, penta, pieces."""
    found: dict[str, dict[str, list[tuple[int, ...]]]] = {}
    header, *rows = text.splitlines() or [""]
    if header != "table,series,penta,pieces":
        raise BadSeries("A table begins with the line table,series,penta,pieces", code="bad-series-table")
    for number, row in enumerate(rows, 2):
        fields = row.split(",")
        numbers = read_numbers(fields[3]) if len(fields) == 4 else ()
        if fields[2:3] != [str(len(numbers))]:
            raise BadSeries("Line {line} is not a PENTA of a table", code="bad-series-table", line=number)
        found.setdefault(fields[0], {}).setdefault(fields[1], []).append(numbers)
    return {
        table: tuple(Series(name, pentas[-1], len(pentas[0])) for name, pentas in lines.items())
        for table, lines in found.items()
    }


def penta(text: str) -> Options:
    """The puzzle that a name means: `A7` in the leaflet's grid, `the_slam:C6` in another table.

    >>> penta("small_slam:A3").pieces
    '2-3-10'
    """
    table, _, step = text.rpartition(":")
    wanted = step.strip().lower().replace("-", "").replace(" ", "")
    for series in tables().get(table or LEAFLET, ()):
        for size in series.pentas:
            if wanted == f"{series.name.lower()}{size}":
                return series.options(size)
    shown = text if len(text) <= 30 else text[:30] + "…"
    raise BadSeries(
        "There is no PENTA {text}; A7 is one of the leaflet, the_slam:C6 of another table ({tables})",
        code="no-such-penta",
        rule="KT4",
        text=repr(shown),
        tables=", ".join(tables()),
    )


def by_difficulty(puzzles: Iterable[Step]) -> list[Step]:
    """Steps from easy to hard; what cannot be solved comes last."""
    return sorted(puzzles, key=lambda step: (step.count.difficulty, step.numbers))
