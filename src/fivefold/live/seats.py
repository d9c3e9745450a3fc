"""A seat at a table: open, a person's, or a bot's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NotRequired

from typing_extensions import TypedDict

SeatKind = Literal["open", "person", "bot"]


class SeatData(TypedDict):
    """A seat as plain data."""

    kind: SeatKind
    name: str
    who: str
    bot: str
    account: NotRequired[bool]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here. `who` is the person's own key: who holds several seats plays them all on one device; `account`:
    they were signed in when they sat down.

    A person's seat with a `bot` is one that a bot has taken over; its person can return.

    >>> Seat("person", "Anna", "a1", bot="greedy").mover
    'bot'
    """

    kind: SeatKind = "open"
    name: str = ""
    who: str = ""
    bot: str = ""
    account: bool = False

    @property
    def mover(self) -> SeatKind:
        """Who makes the moves of this seat."""
        return "bot" if self.bot else self.kind

    def plain(self) -> SeatData:
        """The seat as plain data."""
        data: SeatData = {"kind": self.kind, "name": self.name, "who": self.who, "bot": self.bot}
        return {**data, "account": True} if self.account else data
