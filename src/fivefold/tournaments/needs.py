"""What a tournament asks for next: a draw to publish, a lot, a decision, a move, a filler, or simply results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from fivefold.tournaments.shapes import DrawnData, DrawnTableData
from fivefold.tournaments.state import Stage

Facts = Mapping[str, int | str]
"""What fills a sentence; `words.py` makes it, in any language."""


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer."""

    answer: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question that the regulation leaves to the organiser."""

    question: str
    rule: str
    options: tuple[Option, ...]
    default: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LotNeeded:
    """Chance must decide between these candidates."""

    purpose: str
    candidates: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a draw: who sits there, clockwise, and who begins."""

    number: int
    seats: tuple[int, ...]
    starter: int
    group: str = ""
    wave: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round, ready to be published."""

    round: int
    stage: Stage
    tables: tuple[DrawnTable, ...]
    slots: tuple[int, ...] = ()
    byes: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()

    @property
    def data(self) -> DrawnData:
        """The data of the fact that publishes it."""
        tables = []
        for table in self.tables:
            one: DrawnTableData = {"table": table.number, "seats": list(table.seats), "starter": table.starter}
            if table.group:
                one["group"] = table.group
            if table.wave:
                one["wave"] = table.wave
            tables.append(one)
        data: DrawnData = {"round": self.round, "stage": self.stage, "tables": tables}
        if self.slots:
            data["slots"] = list(self.slots)
        if self.byes:
            data["byes"] = list(self.byes)
        if self.halves:
            data["halves"] = list(self.halves)
        return data


@dataclass(frozen=True, slots=True)
class MoveNeeded:
    """A table is too small: someone moves to it from a table of four (TK13). The organiser may choose another."""

    entrant: int
    round: int
    from_table: int
    to_table: int
    rule: str


@dataclass(frozen=True, slots=True)
class FillerNeeded:
    """Someone must sit in unscored: at a table, in a leaver's place, or (without a table) in the next draws."""

    rule: str
    round: int = 0
    table: int = 0
    instead_of: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something must happen first."""

    kind: Literal["start", "results", "confirm", "dispute", "protest", "clock"]
    rule: str = ""
    tables: tuple[tuple[int, int], ...] = field(default=())
    protests: tuple[int, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Finished:
    """The tournament can be closed: all has been played, or fewer than two are left to play."""

    why: Literal["finished", "too-few"] = "finished"


Need = Draw | Decision | LotNeeded | MoveNeeded | FillerNeeded | Waiting | Finished


@dataclass(frozen=True, slots=True)
class Feasible:
    """Whether a number of entrants can be played: how, or why not and what can be done."""

    ok: bool
    code: str
    facts: Facts
    rule: str = ""
    choices: tuple[Option, ...] = ()


def out_of_range(at_least: int, at_most: int, entrants: int, rule: str = "") -> Feasible:
    """Fewer or more than a regulation takes."""
    return Feasible(False, "range", {"least": at_least, "most": at_most, "count": entrants}, rule)


def too_many(at_most: int, rule: str) -> Feasible:
    """More than a regulation takes."""
    return Feasible(False, "too-many", {"most": at_most}, rule)
