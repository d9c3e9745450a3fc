"""A fact of a table: what happened, and when. A table is nothing but its facts, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NotRequired

from typing_extensions import TypedDict

from fivefold.live.matches import MatchData
from fivefold.live.requests import Offered
from fivefold.live.seats import SeatData

PASSING = frozenset({"came", "went"})
"""Who is there just now. It is shown but not kept: after a restart everybody has to come back anyway."""


class Origin(TypedDict, total=False):
    """Where a table comes from: a rematch of another, a table of a tournament, or a challenge in a club."""

    rematch_of: str
    tournament: str
    round: int
    table: int
    entrants: list[int]
    drawn: int
    club: str
    challenge: str


class Terms(TypedDict):
    """What was agreed before the game, as everybody sees it beside the board."""

    game: str
    options: str
    title: str
    strict: bool
    public: bool
    rated: bool
    takebacks: bool
    draws: bool
    talk: bool
    claim_after: int
    origin: Origin


class AllTerms(Terms):
    """And as it is told when the table is laid."""

    position: str
    control: str
    by_lot: bool
    stand_in: str
    match: NotRequired[MatchData]


class SettingData(AllTerms):
    """The data of `opened`: the setting of a table, with the people's keys."""

    seats: list[SeatData]
    host: str


class FactData(TypedDict, total=False):
    """What the other facts of a table hold; which kind holds what is said where it is folded (`table.py`)."""

    who: str
    account: bool
    seat: int
    name: str
    order: list[int]
    ply: int
    move: str
    id: str
    credit: float
    by: str
    step: str
    colour: str
    what: Offered
    bot: str
    why: str
    text: str
    watcher: bool
    table: str
    rests: list[list[float]]
    lines: list[list[str]]


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
