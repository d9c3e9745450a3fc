"""What follows from what somebody asks of a club's ladders: facts, or a refusal. Pure, as `decide.py`."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from fivefold.live.clocks import read_control
from fivefold.live.setting import Setting
from fivefold.live.table import Table
from fivefold.refusals import Conflict, Forbidden, NotFound, Refused
from fivefold.server.clubs.club import Club
from fivefold.server.clubs.decide import member_named
from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.clubs.ladder import Challenge, Ladder, result_of_reports, why_not

Outcome = Literal["challenger", "challenged", "drawn"]
MOST_LADDERS: Final = 12


class Terms(NamedTuple):
    """By which terms a ladder is played."""

    game: str
    options: str
    clock: str
    reach: int

    @property
    def rated(self) -> bool:
        """With a clock the games count for the ratings."""
        return read_control(self.clock).kind != "none"

    def setting(self) -> Setting:
        """The table for these terms, or a refusal."""
        control = read_control(self.clock)
        found = Setting(self.game, self.options, control=control, rated=self.rated, takebacks=False)
        if len(found.seats) != 2:
            raise Refused("A ladder is for a game of two", code="ladder-of-two")
        return found


def ladder_of(club: Club, game: str) -> Ladder:
    """The ladder of a game, or a refusal."""
    found = club.ladders.get(game)
    if found is None:
        raise NotFound("The club has no ladder of this game", code="no-such-ladder")
    return found


def challenge_of(club: Club, id: str, now: float) -> tuple[str, Challenge]:
    """A challenge that stands, and its game."""
    for game, ladder in club.ladders.items():
        if id in ladder.challenges and ladder.challenges[id].stands(now):
            return game, ladder.challenges[id]
    raise NotFound("This challenge is over", code="no-such-challenge")


def open_ladder(club: Club, by: Person, terms: Terms, now: float) -> list[Fact]:
    """Open a ladder, or change the terms of one: places and challenges stay."""
    options = terms.setting().options
    if terms.game not in club.ladders and len(club.ladders) >= MOST_LADDERS:
        raise Conflict("A club has at most {most} ladders", code="too-many-ladders", most=MOST_LADDERS)
    return [Fact("ladder-opened", now, by=by, game=terms.game, options=options, clock=terms.clock, reach=terms.reach)]


def close_ladder(club: Club, by: Person, game: str, now: float) -> list[Fact]:
    """Close a ladder; its places are gone."""
    ladder_of(club, game)
    return [Fact("ladder-closed", now, by=by, game=game)]


def enter(club: Club, by: Person, game: str, now: float) -> list[Fact]:
    """Stand on a ladder, at its bottom."""
    return [] if by.who in ladder_of(club, game).order else [Fact("entered", now, by=by, game=game)]


def withdraw(club: Club, by: Person, game: str, now: float) -> list[Fact]:
    """Stand on a ladder no longer."""
    return [Fact("withdrew", now, by=by, game=game)] if by.who in ladder_of(club, game).order else []


def challenge(club: Club, by: Person, game: str, id: str, now: float) -> list[Fact]:
    """Challenge a member who stands above."""
    other = member_named(club, id)
    if refusal := why_not(ladder_of(club, game), by.who, other.who, now):
        raise refusal
    return [Fact("challenged", now, by=by, whom=other, game=game, id=secrets.token_urlsafe(9))]


def report(club: Club, by: Person, id: str, outcome: Outcome, now: float) -> list[Fact]:
    """Say how a challenge has ended; a result that holds follows from it."""
    game, found = challenge_of(club, id, now)
    winner = {"challenger": found.challenger, "challenged": found.challenged, "drawn": ""}[outcome]
    said = Fact("reported", now, by=by, game=game, id=id, winner=winner)
    if by.who in found.both:
        result = result_of_reports(found, {**found.said, by.who: winner})
    elif club.role_of(by.who) == "organiser":
        result = winner
    else:
        raise Forbidden("Only the two and the organisers say how it ended", code="not-your-challenge")
    return [said, *([Fact("played", now, game=game, id=id, winner=result)] if result is not None else [])]


def drop(club: Club, by: Person, id: str, now: float) -> list[Fact]:
    """Take a challenge back: who has challenged, or an organiser."""
    game, found = challenge_of(club, id, now)
    if by.who != found.challenger and (club.role_of(by.who) != "organiser" or by.who == found.challenged):
        raise Forbidden("Only who has challenged and the organisers take it back", code="not-your-challenge-to-drop")
    return [Fact("dropped", now, by=by, game=game, id=id)]


def lay(club: Club, by: Person, id: str, name: str, now: float) -> list[Fact]:
    """Name the table at which a challenge is played."""
    game, found = challenge_of(club, id, now)
    if by.who not in found.both:
        raise Forbidden("This challenge is between two others", code="not-your-game")
    return [Fact("laid", now, by=by, game=game, id=id, table=name)]


def news_of(game: str, found: Challenge, table: Table, now: float) -> list[Fact]:
    """What has become of a challenge at its table."""
    if table.phase == "over" and table.ended is not None:
        ranks = {seat.who: table.ended.ranks[number] for number, seat in enumerate(table.seats)}
        if set(ranks) != set(found.both):
            return []
        best = [who for who, rank in ranks.items() if rank == min(ranks.values())]
        winner = best[0] if len(best) == 1 else ""
        return [Fact("played", now, game=game, id=found.id, winner=winner, table=found.table)]
    if table.phase in ("playing", "paused") and not found.begun:
        return [Fact("begun", now, game=game, id=found.id)]
    return []
