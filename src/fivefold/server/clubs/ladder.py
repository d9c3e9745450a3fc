"""A club's ladder, pure: an order of members, and challenges that change it.

- Whoever enters stands at the bottom; whoever leaves, those below move up.
- One challenges somebody who stands at most `reach` places above. Nobody has two challenges at a time.
- If the challenger wins, the two swap places; else everybody keeps theirs.
- A challenge whose game has not begun after two weeks lapses.
- What somebody says against themselves counts at once; else both say the same, or an organiser who is neither decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from fivefold.refusals import Conflict, NotFound, Refused
from fivefold.server.clubs.facts import Fact

LAPSES: Final = 14 * 86400.0
"""Seconds after which a challenge whose game has not begun is gone."""
LARGEST_REACH: Final = 20
SHOWN: Final = 20
"""Results that are shown."""


class Challenge(msgspec.Struct, frozen=True):
    """A challenge that is not over: between whom, since when, at which table since when, and who has said who won."""

    id: str
    challenger: str
    challenged: str
    since: float
    table: str = ""
    laid: float = 0.0
    begun: bool = False
    said: Mapping[str, str] = {}

    @property
    def until(self) -> float:
        """When it lapses, unless its game has begun."""
        return self.since + LAPSES

    @property
    def both(self) -> tuple[str, str]:
        """The two."""
        return self.challenger, self.challenged

    def stands(self, now: float) -> bool:
        """Are the two still to play?"""
        return self.begun or now < self.until

    def other(self, who: str) -> str:
        """The other one of the two."""
        return self.challenged if who == self.challenger else self.challenger


class Played(msgspec.Struct, frozen=True):
    """What became of a challenge: who has won, nobody if it was drawn; the table, if it was played here."""

    challenger: str
    challenged: str
    winner: str
    at: float
    table: str = ""


class Ladder(msgspec.Struct, frozen=True):
    """The ladder of a game: by which terms it is played, who stands where, and what is going on."""

    game: str
    options: str = ""
    clock: str = "none"
    reach: int = 3
    order: tuple[str, ...] = ()
    challenges: Mapping[str, Challenge] = {}
    results: tuple[Played, ...] = ()

    def busy(self, who: str, now: float) -> bool:
        """Has somebody a challenge that is not over?"""
        return any(who in one.both and one.stands(now) for one in self.challenges.values())

    def can_challenge(self, who: str, other: str, now: float) -> bool:
        """May somebody challenge this other one just now?"""
        return why_not(self, who, other, now) is None


def why_not(ladder: Ladder, who: str, other: str, now: float) -> Refused | None:
    """Why somebody may not challenge another, or None where they may."""
    if who not in ladder.order:
        return Refused("You do not stand on this ladder", code="not-on-ladder")
    if other not in ladder.order:
        return NotFound("This member does not stand on this ladder", code="other-not-on-ladder")
    above = ladder.order.index(who) - ladder.order.index(other)
    if not 0 < above <= ladder.reach:
        return Refused(
            "You can challenge somebody who stands at most {reach} places above you",
            code="out-of-reach",
            reach=ladder.reach,
        )
    if ladder.busy(who, now):
        return Conflict("You have a challenge already; play it first", code="challenge-open")
    if ladder.busy(other, now):
        return Conflict("This member has a challenge already", code="other-challenge-open")
    return None


def result_of_reports(challenge: Challenge, said: Mapping[str, str]) -> str | None:
    """Who has won by what the two have said, empty for a drawn game; None while they have not said the same."""
    for who in challenge.both:
        if said.get(who) == challenge.other(who):
            return challenge.other(who)
    words = [said[who] for who in challenge.both if who in said]
    return words[0] if len(words) == 2 and words[0] == words[1] else None


def without(ladder: Ladder, who: str) -> Ladder:
    """The ladder without somebody, and without their challenges."""
    return msgspec.structs.replace(
        ladder,
        order=tuple(one for one in ladder.order if one != who),
        challenges={id: one for id, one in ladder.challenges.items() if who not in one.both},
    )


def after(ladder: Ladder, fact: Fact) -> Ladder:
    """The ladder after one more fact.

    >>> from fivefold.server.clubs.facts import Person
    >>> ladder = Ladder("pente", order=("anna", "ben", "cem"))
    >>> ladder = after(ladder, Fact("challenged", 0.0, Person("cem"), Person("anna"), id="c"))
    >>> after(ladder, Fact("played", 1.0, id="c", winner="cem")).order
    ('cem', 'ben', 'anna')
    >>> after(ladder, Fact("played", 1.0, id="c", winner="anna")).order
    ('anna', 'ben', 'cem')
    """
    change = msgspec.structs.replace
    challenge = ladder.challenges.get(fact.id)
    by, whom = fact.by.who if fact.by else "", fact.whom.who if fact.whom else ""
    match fact.kind:
        case "entered":
            return change(ladder, order=(*ladder.order, by)) if by not in ladder.order else ladder
        case "withdrew":
            return without(ladder, by)
        case "challenged":
            kept = {id: one for id, one in ladder.challenges.items() if one.stands(fact.at)}
            return change(ladder, challenges={**kept, fact.id: Challenge(fact.id, by, whom, fact.at)})
    if challenge is None:
        return ladder
    match fact.kind:
        case "laid":
            return _with(ladder, change(challenge, table=fact.table, laid=fact.at))
        case "begun":
            return _with(ladder, change(challenge, begun=True))
        case "reported":
            return _with(ladder, change(challenge, said={**challenge.said, by: fact.winner}))
        case "played":
            return _played(ladder, challenge, fact)
        case "dropped":
            return _gone(ladder, challenge)
    return ladder


def _with(ladder: Ladder, challenge: Challenge) -> Ladder:
    return msgspec.structs.replace(ladder, challenges={**ladder.challenges, challenge.id: challenge})


def _gone(ladder: Ladder, challenge: Challenge) -> Ladder:
    left = {id: one for id, one in ladder.challenges.items() if id != challenge.id}
    return msgspec.structs.replace(ladder, challenges=left)


def _played(ladder: Ladder, challenge: Challenge, fact: Fact) -> Ladder:
    order = list(ladder.order)
    if fact.winner == challenge.challenger:
        here, there = order.index(challenge.challenger), order.index(challenge.challenged)
        if there < here:  # another game may have brought the challenger above meanwhile
            order[here], order[there] = order[there], order[here]
    result = Played(challenge.challenger, challenge.challenged, fact.winner, fact.at, fact.table)
    ladder = msgspec.structs.replace(ladder, order=tuple(order), results=(*ladder.results, result)[-SHOWN:])
    return _gone(ladder, challenge)
