"""Vacation: days on which nobody waits for a player who has days for each move. Pure: time is an argument."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from fivefold.live.clocks import DAY, Rest
from fivefold.refusals import Refused

DAYS_A_YEAR: Final = 28
SHORTEST: Final = 1
"""The days that a vacation takes at least, also when it ends sooner."""
AHEAD: Final = 366
"""How many days ahead a vacation can be said."""
MOST: Final = 100
"""How many vacations are remembered."""
LATE: Final = 300.0
"""Seconds by which a request may be late and still begin now."""


class Vacation(NamedTuple):
    """From when until when."""

    begin: float
    until: float

    def state(self, now: float) -> str:
        """`planned`, `now` or `over`.

        >>> Vacation(10.0, 20.0).state(15.0)
        'now'
        """
        return "planned" if now < self.begin else "now" if now < self.until else "over"


def added(vacations: Sequence[Vacation], begin: float, until: float, now: float) -> Vacation:
    """A vacation as it will be kept, or a refusal."""
    asked, begin = begin, now if now - LATE <= begin < now else begin
    if begin < now:
        raise Refused("A vacation begins today or later", code="vacation-past")
    if begin > now + AHEAD * DAY:
        raise Refused("A vacation is said at most {days} days ahead", code="vacation-far", days=AHEAD)
    if until - asked < SHORTEST * DAY:
        raise Refused("A vacation takes a whole day at least", code="vacation-short")
    new = Vacation(begin, until)
    if any(old.begin < until and begin < old.until for old in vacations):
        raise Refused("You have a vacation then already", code="vacation-twice")
    for year in range(year_of(begin), year_of(min(until, begin + 400 * DAY)) + 1):
        free = DAYS_A_YEAR - taken(vacations, year)
        if _days_in(new, year) > free + 1e-6:
            raise Refused(
                "{year} has {days} days of vacation left", code="vacation-used", year=year, days=max(0, int(free))
            )
    return new


def ended(vacations: Sequence[Vacation], begin: float, now: float) -> tuple[Vacation, ...]:
    """The vacations without one that has not begun, or with one that ends now."""
    found = next((one for one in vacations if one.begin == begin), None)
    if found is None or found.state(now) == "over":
        raise Refused("There is no such vacation", code="no-vacation")
    left = [one for one in vacations if one != found]
    if found.state(now) == "now":
        left.append(Vacation(found.begin, now))
    return tuple(sorted(left))


def taken(vacations: Sequence[Vacation], year: int) -> float:
    """The days of vacation that a year (UTC) holds; a vacation that ended sooner counts a day.

    >>> taken([Vacation(0.0, 3600.0)], 1970)
    1.0
    """
    return sum(_days_in(one, year) for one in vacations)


def _days_in(vacation: Vacation, year: int) -> float:
    until = max(vacation.until, vacation.begin + SHORTEST * DAY)
    first, last = (datetime(y, 1, 1, tzinfo=UTC).timestamp() for y in (year, year + 1))
    return max(0.0, min(until, last) - max(vacation.begin, first)) / DAY


def year_of(at: float) -> int:
    """The calendar year (UTC) of a moment.

    >>> year_of(0.0)
    1970
    """
    return datetime.fromtimestamp(at, UTC).year


def rests_of(vacations: Sequence[Vacation]) -> tuple[Rest, ...]:
    """The vacations as a table's clock knows them."""
    return tuple((one.begin, one.until) for one in sorted(vacations) if one.until > one.begin)
