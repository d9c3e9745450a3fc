"""What the web process and the processes that fold tournaments send each other."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fivefold.server.people.conditions import Principal
from fivefold.server.tournaments.notices import Notices
from fivefold.tournaments import Desk
from fivefold.tournaments.repair import Damage


class Head(NamedTuple):
    """How far a log goes: the number of its last fact, and the hash of that fact."""

    version: int = 0
    digest: str = ""


class Lines(NamedTuple):
    """Lines of a log after a version."""

    after: int
    texts: tuple[str, ...]


class Behind(NamedTuple):
    """A worker lacks the lines after this version."""

    version: int


class Summary(NamedTuple):
    """What a list shows of a tournament."""

    title: str
    regulation: str
    players: int
    closed: bool
    season: str = ""
    place: str = ""
    begins: str = ""
    ends: str = ""


class Change(NamedTuple):
    """Facts that may be stored now."""

    kinds: tuple[str, ...]
    lines: tuple[str, ...]
    head: Head
    summary: Summary


class View(NamedTuple):
    """A tournament as it is sent, plain and packed."""

    plain: bytes
    packed: bytes


class Saying(NamedTuple):
    """A fact that somebody wants to say."""

    kind: str
    data: Mapping[str, Any]
    reason: str = ""
    key: str = ""
    by: int = 0


class Question(NamedTuple):
    """What somebody wants to do without a fact: the action, and the table and the entrant that it is about."""

    action: str
    data: Mapping[str, Any] = {}
    by: int = 0


class Asked(NamedTuple):
    """Who asks, whether the tournament is public, and at what time."""

    principal: Principal
    public: bool
    time: str


def digest_of(line: str) -> str:
    """The hash that the fact after this line carries."""
    return hashlib.sha256(line.encode()).hexdigest()


class Opened(NamedTuple):
    """How far a stored log can be used; `damage` is its first line that cannot, if there is one."""

    head: Head
    damage: Damage | None


def head_of(desk: Desk) -> Head:
    """How far a desk's log goes."""
    return Head(desk.log.version, desk.log.digest)


def whole(desk: Desk, after: int = 0) -> Change:
    """The facts of a desk after a version, as they are stored."""
    fresh = desk.log.facts[after:]
    return Change(tuple(f.kind for f in fresh), tuple(f.text for f in fresh), head_of(desk), summary(desk))


def summary(desk: Desk) -> Summary:
    """What a list shows of a tournament."""
    tournament = desk.tournament
    regulation = tournament.regulation.name if tournament.regulation else ""
    about = tournament.description
    days = (about.season, about.place, about.begins, about.ends)
    return Summary(tournament.title, regulation, tournament.entered, tournament.closed, *days)


@dataclass(frozen=True, slots=True)
class ParkedBoard:
    """A board whose game has ended and whose result the tournament has refused."""

    board: str
    round: int
    table: int
    code: str
    sentence: str


class ViewContext(NamedTuple):
    """What is shown of a tournament besides its log."""

    wall: Notices
    notices: int
    parked: Sequence[ParkedBoard]
    damage: Damage | None


ELSEWHERE: Final = "opened in another house, which keeps the secret of the seeds"


class Seed(NamedTuple):
    """What lots are drawn from: the house's secret for this tournament, unless a seed of one's own is given."""

    secret: str
    own: str = ""
    reason: str = ""

    def for_round(self, desk: Desk) -> tuple[str, str]:
        """The seed for the lots of the next round, and why it is another than the one fixed before, if it is.

        Where nothing was fixed, or the secret stayed with another house, it is a fresh one each time.
        """
        if self.own:
            return self.own, self.reason
        if desk.tournament.commitment and self.secret:
            return desk.seed_of(self.secret), self.reason
        return secrets.token_hex(8), self.reason or (ELSEWHERE if desk.tournament.commitment else "")
