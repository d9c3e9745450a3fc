"""A fact of a table: what happened, and when. A table is nothing but its facts, in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from typing_extensions import TypedDict

from fivefold.live.requests import Offered

PASSING = frozenset({"came", "went"})
"""Who is there just now. It is shown but not kept: after a restart everybody has to come back anyway."""


class Origin(TypedDict, total=False):
    """Where a table comes from: a rematch of another, or a table of a tournament."""

    rematch_of: str
    tournament: str
    round: int
    table: int
    entrants: list[int]
    drawn: int


class SettingData(TypedDict, total=False):
    """The data of `opened`: the setting of a table."""

    game: str
    options: str
    position: str
    title: str
    seats: list[dict[str, str]]
    control: str
    host: str
    strict: bool
    public: bool
    by_lot: bool
    takebacks: bool
    draws: bool
    talk: bool
    stand_in: str
    claim_after: int
    origin: Origin


class FactData(SettingData, total=False):
    """What the facts of a table hold; which kind holds what is said where it is folded (`table.py`)."""

    who: str
    seat: int
    name: str
    order: list[int]
    ply: int
    move: str
    id: str
    credit: float
    by: str
    step: str
    what: Offered
    bot: str
    why: str
    text: str
    watcher: bool
    table: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened at a table.

    >>> Fact("resigned", 12.5, {"seat": 0}).passing
    False
    """

    kind: str
    at: float
    data: FactData = field(default_factory=FactData)

    @property
    def passing(self) -> bool:
        """Is this only shown, not kept?"""
        return self.kind in PASSING
