"""A seat at a table: open, a person's, or a bot's."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

SeatKind = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here. `who` is the person's own key: who holds several seats plays them all on one device.

    A person's seat with a `bot` is one that a bot has taken over; its person can return.

    >>> Seat("person", "Anna", "a1", bot="greedy").mover
    'bot'
    """

    kind: SeatKind = "open"
    name: str = ""
    who: str = ""
    bot: str = ""

    @property
    def mover(self) -> SeatKind:
        """Who makes the moves of this seat."""
        return "bot" if self.bot else self.kind

    def plain(self) -> dict[str, str]:
        """The seat as plain data."""
        return asdict(self)
