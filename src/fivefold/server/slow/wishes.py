"""When a player wants to be told what: for each channel at once, once a day or never; quiet hours; a warning."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from fivefold.messages import SPOKEN
from fivefold.refusals import Refused

Channel = Literal["mail", "push"]
CHANNELS: Final[tuple[Channel, ...]] = ("mail", "push")
Mode = Literal["now", "daily", "off"]
WARNINGS: Final = (0, 2, 6, 12, 24, 48)
"""How many hours before the time is up one can be warned; 0 is never."""
HOUR: Final = 3600.0


class Span(NamedTuple):
    """From when until when."""

    begin: float
    end: float


class Wishes(msgspec.Struct, frozen=True):
    """How one wants to be told. Hours are those of the person's own `zone`.

    Quiet hours begin at `quiet_from` and end at `quiet_to`; there are none where both are the same.
    """

    mail: Mode = "daily"
    push: Mode = "now"
    warning: int = 24
    digest: int = 18
    quiet_from: int = 22
    quiet_to: int = 7
    zone: str = "UTC"
    lang: str = "en"

    def mode(self, channel: Channel) -> Mode:
        """What a channel is for."""
        return self.mail if channel == "mail" else self.push

    def with_mode(self, channel: Channel, mode: Mode) -> Wishes:
        """The same with another use of a channel."""
        return msgspec.structs.replace(self, **{channel: mode})

    def quiet(self, at: float) -> Span | None:
        """The quiet hours in which a moment lies.

        >>> Wishes(quiet_from=22, quiet_to=7).quiet(23 * HOUR)
        Span(begin=79200.0, end=111600.0)
        >>> Wishes(quiet_from=22, quiet_to=7).quiet(12 * HOUR)
        """
        local = datetime.fromtimestamp(at, zone_of(self.zone))
        for day in (-1, 0):
            begin = _at(local, self.quiet_from, day)
            end = _at(local, self.quiet_to, day + (self.quiet_to <= self.quiet_from))
            if self.quiet_from != self.quiet_to and begin <= at < end:
                return Span(begin, end)
        return None

    def last_digest(self, at: float) -> float:
        """The latest moment for a digest that is not after this one."""
        local = datetime.fromtimestamp(at, zone_of(self.zone))
        today = _at(local, self.digest, 0)
        return today if today <= at else _at(local, self.digest, -1)


def _at(local: datetime, hour: int, days: int) -> float:
    day = (local + timedelta(days=days)).date()
    return datetime(day.year, day.month, day.day, hour, tzinfo=local.tzinfo).timestamp()


@lru_cache(maxsize=1000)
def zone_of(name: str) -> tzinfo:
    """The time zone of a name, or a refusal."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("There is no time zone {zone}", code="no-such-zone", zone=repr(name[:40])) from None


def checked(wishes: Wishes) -> Wishes:
    """The wishes, or a refusal of what makes no sense."""
    zone_of(wishes.zone)
    hours = (wishes.digest, wishes.quiet_from, wishes.quiet_to)
    if wishes.warning not in WARNINGS or wishes.lang not in SPOKEN or not all(0 <= hour < 24 for hour in hours):
        raise Refused("Hours are 0 to 23, and a warning comes at one of {hours}", code="bad-wishes", hours=WARNINGS)
    return wishes
