"""The ladders of a club: stand on one, challenge, play, say how it ended."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.server.api.common import NO, Asker, Body, Id, InHouse, member_of
from fivefold.server.clubs import challenges
from fivefold.server.clubs.challenges import Outcome

router = APIRouter(prefix="/api/clubs", tags=["clubs"])


class NewChallenge(Body):
    """Whom to challenge: a member's `id`."""

    person: str = Field(min_length=1, max_length=40)


class ReportedResult(Body):
    """How a challenge has ended that was not played at a table of the house."""

    winner: Outcome


class ChallengeTable(BaseModel):
    """The table at which a challenge is played."""

    table: str


@router.post(
    "/{club}/ladders/{game}/places", status_code=204, responses=NO, operation_id="enterLadder", response_class=Response
)
async def enter(club: Id, game: Id, house: InHouse, asker: Asker) -> None:
    """Stand on a ladder, at its bottom."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "enterLadder", lambda found, now: challenges.enter(found, by, game, now))


@router.delete(
    "/{club}/ladders/{game}/places", status_code=204, responses=NO, operation_id="leaveLadder", response_class=Response
)
async def leave(club: Id, game: Id, house: InHouse, asker: Asker) -> None:
    """Stand on a ladder no longer."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "leaveLadder", lambda found, now: challenges.withdraw(found, by, game, now))


@router.post(
    "/{club}/ladders/{game}/challenges",
    status_code=204,
    responses=NO,
    operation_id="challengeMember",
    response_class=Response,
)
async def challenge(club: Id, game: Id, body: NewChallenge, house: InHouse, asker: Asker) -> None:
    """Challenge a member who stands above, within reach."""
    await house.ready()
    await house.clubs.challenge(club, member_of(asker), game, body.person)


@router.post("/{club}/challenges/{challenge}/table", responses=NO, operation_id="playChallenge")
async def play(club: Id, challenge: Id, house: InHouse, asker: Asker) -> ChallengeTable:
    """Sit down at the table of a challenge. The first of the two waits there, with the second the game begins."""
    await house.ready()
    return ChallengeTable(table=await house.clubs.play(club, member_of(asker), challenge))


@router.post(
    "/{club}/challenges/{challenge}/result",
    status_code=204,
    responses=NO,
    operation_id="reportChallenge",
    response_class=Response,
)
async def report(club: Id, challenge: Id, body: ReportedResult, house: InHouse, asker: Asker) -> None:
    """Say how a challenge has ended: it holds when both say the same, or one against themselves, or an organiser."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(
        club, by, "reportChallenge", lambda found, now: challenges.report(found, by, challenge, body.winner, now)
    )


@router.delete(
    "/{club}/challenges/{challenge}",
    status_code=204,
    responses=NO,
    operation_id="dropChallenge",
    response_class=Response,
)
async def drop(club: Id, challenge: Id, house: InHouse, asker: Asker) -> None:
    """Take a challenge back."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "dropChallenge", lambda found, now: challenges.drop(found, by, challenge, now))
