"""What is told of clubs."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from pydantic import Field

from fivefold import games
from fivefold.bots.measured import Company
from fivefold.live.clocks import Speed
from fivefold.server.api.common import Answer
from fivefold.server.clubs.challenges import Terms
from fivefold.server.clubs.club import Club
from fivefold.server.clubs.clubs import Seen
from fivefold.server.clubs.ladder import Challenge, Ladder, Played
from fivefold.server.house import House
from fivefold.server.people.contacts import Somebody
from fivefold.server.tournaments.removal import removed

NEWEST: Final = 1000
"""Tournaments among which those of a club are looked for."""
Outcome = Literal["challenger", "challenged", "drawn"]
OutcomeOrNone = Literal["", "challenger", "challenged", "drawn"]


class ClubSummary(Answer):
    """A club in a list; `role` is what the asker is there (`asked`: they wait for an answer)."""

    id: str
    title: str
    about: str
    members: int
    role: str
    waiting: int = Field(description="How many have asked to join, for its organisers.")


class ClubList(Answer):
    """The asker's clubs, and all public ones."""

    own: list[ClubSummary]
    public: list[ClubSummary]


class ClubRating(Answer):
    """A member's rating in a game, where they have played most."""

    game: str
    speed: Speed
    company: Company
    value: int
    provisional: bool


class ClubMember(Answer):
    """A member; `id` names them in addresses."""

    id: str
    name: str
    role: Literal["organiser", "member"]
    since: float
    you: bool
    ratings: list[ClubRating]


class WaitingPerson(Answer):
    """Somebody who has asked to join, or was invited."""

    id: str
    name: str
    at: float


class ClubNotice(Answer):
    """What the organisers have to say. Who has said it has no name if they deleted their account."""

    text: str
    by: str
    at: float


class ClubTournament(Answer):
    """A tournament of the club; `status` is empty where it is long over."""

    id: str
    title: str
    status: str
    players: int
    place: str
    begins: str
    ends: str


class ClubCircuit(Answer):
    """The club's circuit."""

    id: str
    title: str


class LadderPlace(Answer):
    """Who stands where; may the asker challenge them just now?"""

    id: str
    name: str
    you: bool
    can_be_challenged: bool


class ChallengeView(Answer):
    """A challenge that stands. `yours`: are you one of the two? `said` is what you have said of its end, `heard` what
    the other has said; `table` is where it is played."""

    id: str
    challenger: str
    challenged: str
    until: float
    begun: bool
    table: str
    yours: Literal["", "challenger", "challenged"]
    said: OutcomeOrNone
    heard: OutcomeOrNone


class LadderResult(Answer):
    """What became of a challenge; a name is empty for somebody who has deleted their account."""

    challenger: str
    challenged: str
    winner: Outcome
    at: float
    table: str


class LadderView(Answer):
    """The ladder of a game, first place first; results newest first."""

    game: str
    options: str
    clock: str
    rated: bool
    reach: int
    stands: bool = Field(description="Does the asker stand on it?")
    places: list[LadderPlace]
    challenges: list[ChallengeView]
    results: list[LadderResult]


class ClubState(Answer):
    """A club as the asker may see it: the notice is for members, who waits for an answer for organisers."""

    id: str
    title: str
    about: str
    public: bool
    role: str
    members: list[ClubMember]
    notice: ClubNotice | None
    asked: list[WaitingPerson]
    invited: list[WaitingPerson]
    tournaments: list[ClubTournament]
    circuit: ClubCircuit | None
    ladders: list[LadderView]


async def club_state(house: House, id: str, who: str, link: str) -> ClubState:
    """A club as somebody may see it; `who` is empty for a guest."""
    seen = await house.clubs.see(id, who, link)
    found, organises = seen.club, seen.role == "organiser"
    return ClubState(
        id=id,
        title=found.title,
        about=found.about,
        public=found.public,
        role="asked" if who in found.asked else seen.role,
        members=_members(house, found, who),
        notice=_notice(seen),
        asked=_waiting(found, "asked") if organises else [],
        invited=_waiting(found, "invited") if organises else [],
        tournaments=await _tournaments(house, found),
        circuit=ClubCircuit(id=found.circuit[0], title=found.circuit[1]) if found.circuit[0] else None,
        ladders=[_ladder(found, ladder, who, house.hall.clock.now()) for ladder in found.ladders.values()],
    )


def _notice(seen: Seen) -> ClubNotice | None:
    notice = seen.club.notice
    if notice is None or not notice.text or seen.role not in ("organiser", "member"):
        return None
    return ClubNotice(text=notice.text, by=notice.name, at=notice.at)


def _members(house: House, club: Club, who: str) -> list[ClubMember]:
    pools = [(game, pool) for game in games.names() for pool in house.ratings.pools(game)]
    shown = []
    for one, member in club.members.items():
        best: dict[str, tuple[int, ClubRating]] = {}
        for game, pool in pools:
            rating = house.ratings.of(one, game, *pool)
            if rating.games > best.get(game, (0,))[0]:
                view = ClubRating(
                    game=game,
                    speed=pool.speed,
                    company=pool.company,
                    value=rating.value,
                    provisional=rating.provisional,
                )
                best[game] = rating.games, view
        ratings = [rating for _, rating in best.values()]
        person = Somebody(one, member.name)
        shown.append(
            ClubMember(
                id=person.id, name=member.name, role=member.role, since=member.since, you=one == who, ratings=ratings
            )
        )
    return sorted(shown, key=lambda one: (one.role != "organiser", one.name.casefold()))


def _waiting(club: Club, kind: Literal["asked", "invited"]) -> list[WaitingPerson]:
    people = club.asked if kind == "asked" else club.invited
    return [WaitingPerson(id=Somebody(who, one.name).id, name=one.name, at=one.at) for who, one in people.items()]


async def _tournaments(house: House, club: Club) -> list[ClubTournament]:
    """Those that run or come first, the newest first."""
    if not club.tournaments:
        return []
    lines = {line.stream: line for line in await house.store.headlines("tournament", "", NEWEST)}
    gone = await removed(house.store)
    shown = []
    for id, title in reversed([one for one in club.tournaments.items() if one[0] not in gone]):
        line = lines.get(f"tournament/{id}")
        more = msgspec.json.decode(line.body) if line is not None else {}
        shown.append(
            ClubTournament(
                id=id,
                title=more.get("title", title),
                status=line.status if line is not None else "",
                players=more.get("players", 0),
                **{part: more.get(part, "") for part in ("place", "begins", "ends")},
            )
        )
    return sorted(shown, key=lambda one: one.status in ("", "closed"))


def _ladder(club: Club, ladder: Ladder, who: str, now: float) -> LadderView:
    return LadderView(
        game=ladder.game,
        options=ladder.options,
        clock=ladder.clock,
        rated=Terms(ladder.game, ladder.options, ladder.clock, ladder.reach).rated,
        reach=ladder.reach,
        stands=who in ladder.order,
        places=[
            LadderPlace(
                id=Somebody(one, club.names.get(one, "")).id,
                name=club.names.get(one, ""),
                you=one == who,
                can_be_challenged=ladder.can_challenge(who, one, now),
            )
            for one in ladder.order
        ],
        challenges=[_challenge(club, one, who) for one in ladder.challenges.values() if one.stands(now)],
        results=[_result(club, one) for one in reversed(ladder.results)],
    )


def _outcome(of: Challenge | Played, winner: str | None) -> OutcomeOrNone:
    if winner is None:
        return ""
    return "drawn" if not winner else "challenger" if winner == of.challenger else "challenged"


def _challenge(club: Club, one: Challenge, who: str) -> ChallengeView:
    yours: Literal["", "challenger", "challenged"] = ""
    if who in one.both:
        yours = "challenger" if who == one.challenger else "challenged"
    return ChallengeView(
        id=one.id,
        challenger=club.names.get(one.challenger, ""),
        challenged=club.names.get(one.challenged, ""),
        until=one.until,
        begun=one.begun,
        table=one.table if yours or (club.public and one.begun) else "",
        yours=yours,
        said=_outcome(one, one.said.get(who)) if yours else "",
        heard=_outcome(one, one.said.get(one.other(who))) if yours else "",
    )


def _result(club: Club, one: Played) -> LadderResult:
    names = club.names
    return LadderResult(
        challenger=names.get(one.challenger, ""),
        challenged=names.get(one.challenged, ""),
        winner="drawn" if not one.winner else "challenger" if one.winner == one.challenger else "challenged",
        at=one.at,
        table=one.table if club.public else "",
    )
