"""A seek: somebody looks for others to play with, on these terms. Pure: what happened is folded, nothing is asked here.

A person has one stream, `seek/WHO`, and so at most one seek: whoever is found for one game waits for no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from fivefold.games.core import BadOptions
from fivefold.live.clocks import TimeControl, read_control
from fivefold.live.seats import Seat
from fivefold.live.setting import Setting
from fivefold.refusals import Conflict, Forbidden, Refused
from fivefold.server.storage import NewFact, Stored

LIVE_FOR: Final = 3600.0
SLOW_FOR: Final = 14 * 86400.0
"""Seconds after which a seek is gone: where people wait at the screen, and for games by days."""
FIRST_REACH: Final = 100
REACH_A_SECOND: Final = 10
"""Quick pairing: how far ratings may be apart at first, and how much more with each second."""

Gone = Literal["own", "left", "time", "playing", "declined", "blocked"]
Status = Literal["open", "full", "gone"]


class Terms(msgspec.Struct, frozen=True):
    """What is to be played, and with whom: `least` and `most` bound the other's rating, 0 for no bound."""

    game: str
    options: str = ""
    clock: str = "none"
    rated: bool = False
    least: int = 0
    most: int = 0

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """Seeks with the same key are for the same game."""
        return self.game, self.options, self.clock, self.rated

    @property
    def control(self) -> TimeControl:
        """The clock."""
        return read_control(self.clock)

    def setting(self, seats: tuple[Seat, ...] = ()) -> Setting:
        """The table for these terms, or a refusal."""
        return Setting(self.game, self.options, seats=seats, control=self.control, rated=self.rated)


def check_terms(terms: Terms) -> Terms:
    """The terms with their options written out, or a refusal.

    >>> check_terms(Terms("pentago", "tournament")).options
    'double_five=mover five_on_placement=on'
    """
    setting = terms.setting()
    if len(setting.seats) < 2:
        raise BadOptions("{title} is played alone here", code="seek-alone", title=setting.rules.title)
    if terms.least and terms.most and terms.least > terms.most:
        raise Refused("The lower rating stands above the higher one", code="rating-range")
    return msgspec.structs.replace(terms, options=setting.options)


class Seeker(msgspec.Struct, frozen=True):
    """Who looks for a game. A guest has no account; who has not played this game rated has no rating."""

    who: str
    name: str
    account: bool = False
    rating: int | None = None


class Addressee(msgspec.Struct, frozen=True):
    """Who is challenged: such a seek is for them alone."""

    who: str
    name: str


class Seek(msgspec.Struct, frozen=True):
    """A seek as it stands: who has which seat, and the table once all have come. With `to` it is a challenge."""

    id: str
    terms: Terms
    people: tuple[Seeker | None, ...]
    """By seat; with teams, seats 1 and 3 play against 2 and 4."""
    since: float
    until: float
    quick: bool = False
    teams: bool = False
    to: Addressee | None = None
    status: Status = "open"
    table: str = ""
    full: float = 0.0
    laid: bool = False

    @property
    def owner(self) -> str:
        """Whose seek it is: who sits first."""
        first = self.people[0]
        return first.who if first else ""

    @property
    def whos(self) -> set[str]:
        """Everybody who has come."""
        return {one.who for one in self.people if one is not None}

    def reach(self, now: float) -> float:
        """How far from their own rating quick pairing looks for somebody by now."""
        return FIRST_REACH + REACH_A_SECOND * max(0.0, now - self.since) if self.quick else float("inf")


def refusal_of(seek: Seek, seeker: Seeker) -> Refused | None:
    """Why somebody may not join, as far as the terms say it."""
    if seek.status != "open" or (seek.to is not None and seek.to.who != seeker.who):
        return Conflict("Somebody else was faster, or this seek was withdrawn", code="seek-gone")
    if seeker.who in seek.whos:
        return Refused("You have a seat there already", code="own-seek")
    if seek.terms.rated and not seeker.account:
        return _needs_account()
    least, most = seek.terms.least, seek.terms.most
    if (least or most) and (seeker.rating is None or seeker.rating < least or (most and seeker.rating > most)):
        return Forbidden("Your rating is not in the range of this seek", code="rating-range-missed")
    return None


def check_account(terms: Terms, seeker: Seeker) -> None:
    """Refuse a guest who wants to play for a rating."""
    if terms.rated and not seeker.account:
        raise _needs_account()


def _needs_account() -> Refused:
    return Forbidden("Sign in to play a rated game", code="rated-needs-account")


def suits(seek: Seek, other: Seek, now: float) -> bool:
    """May quick pairing bring the owner of one seek to the other, and would both have it so?"""
    one, two = seek.people[0], other.people[0]
    assert one is not None
    assert two is not None
    if seek.to or other.to or seek.terms.key != other.terms.key:
        return False
    if refusal_of(other, one) or (len(seek.people) == 2 and refusal_of(seek, two)):
        return False
    apart = abs(one.rating - two.rating) if one.rating is not None and two.rating is not None else 0
    return apart <= min(seek.reach(now), other.reach(now))


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened to a seek: `sought`, `joined`, `left`, `withdrawn`, `full` (a table is to be laid) or `laid`."""

    kind: str
    at: float
    id: str
    terms: Terms | None = None
    seeker: Seeker | None = None
    seat: int = 0
    seats: int = 0
    quick: bool = False
    teams: bool = False
    to: Addressee | None = None
    until: float = 0.0
    who: str = ""
    why: str = ""
    table: str = ""


def sought_again(seek: Seek) -> Fact:
    """A seek that was withdrawn stands again, without those who had joined it."""
    return Fact(
        "sought",
        seek.since,
        seek.id,
        seek.terms,
        seek.people[0],
        seats=len(seek.people),
        quick=seek.quick,
        teams=seek.teams,
        to=seek.to,
        until=seek.until,
    )


def read_fact(stored: Stored) -> Fact:
    """A fact that was stored."""
    return msgspec.json.decode(stored.body, type=Fact)


def write_fact(fact: Fact) -> NewFact:
    """A fact as it is stored."""
    return NewFact(fact.kind, fact.at, msgspec.json.encode(fact).decode())


def folded(before: Seek | None, facts: Sequence[Fact]) -> Seek | None:
    """The newest seek of a person after some more facts; none before the first."""
    for fact in facts:
        before = _after(before, fact)
    return before


def _after(seek: Seek | None, fact: Fact) -> Seek | None:
    if fact.kind == "sought":
        assert fact.terms is not None
        people = (fact.seeker, *(None,) * (fact.seats - 1))
        return Seek(fact.id, fact.terms, people, fact.at, fact.until, fact.quick, fact.teams, fact.to)
    if seek is None or seek.id != fact.id:
        return seek
    change = msgspec.structs.replace
    match fact.kind:
        case "joined":
            return change(seek, people=_seated(seek, fact.seat, fact.seeker))
        case "left":
            return change(seek, people=tuple(None if one and one.who == fact.who else one for one in seek.people))
        case "full":
            return change(seek, status="full", table=fact.table, full=fact.at)
        case "laid":
            return change(seek, status="gone", laid=True)
        case "withdrawn":
            return change(seek, status="gone")
    return seek


def _seated(seek: Seek, seat: int, seeker: Seeker | None) -> tuple[Seeker | None, ...]:
    return tuple(seeker if number == seat else one for number, one in enumerate(seek.people))


def seat_for(seek: Seek, wanted: int | None) -> int:
    """The seat that somebody takes: the one they want, else the first that is free."""
    free = [number for number, one in enumerate(seek.people) if one is None]
    if wanted is not None and wanted not in free:
        raise Conflict("This seat is taken", code="seek-seat-taken")
    return free[0] if wanted is None else wanted


def no_seek() -> Refused:
    """There is no such seek."""
    return Conflict("Somebody else was faster, or this seek was withdrawn", code="seek-gone")
