"""What the organisers of a club look after: its links, tournaments, circuit and ladders; and closing it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from fivefold.refusals import Refused
from fivefold.server.api.common import (
    NO,
    Asker,
    Body,
    Id,
    InHouse,
    LinkSummary,
    NewLinkToken,
    base_of,
    member_of,
    must_direct,
)
from fivefold.server.clubs import challenges, decide
from fivefold.server.clubs.challenges import Terms
from fivefold.server.clubs.facts import Fact
from fivefold.server.clubs.ladder import LARGEST_REACH
from fivefold.server.people.links import Link
from fivefold.tournaments.desk import Desk

router = APIRouter(prefix="/api/clubs", tags=["clubs"])


class AttachedTournament(Body):
    """A public tournament of this house; `director` is the token of its director's link."""

    tournament: str = Field(min_length=1, max_length=40)
    director: str = Field("", max_length=100)


class AttachedCircuit(Body):
    """A circuit of this house; `director` is the token of the link of who looks after it."""

    circuit: str = Field(min_length=1, max_length=40)
    director: str = Field("", max_length=100)


class LadderTerms(Body):
    """By which terms a ladder is played. With a clock its games count for the ratings."""

    options: str = Field("", max_length=400)
    clock: str = Field("none", max_length=40, description="none, move 30, fischer 300+5 or days 3")
    reach: int = Field(3, ge=1, le=LARGEST_REACH, description="How many places above one may challenge.")


@router.post("/{club}/close", status_code=204, responses=NO, operation_id="closeClub", response_class=Response)
async def close(club: Id, house: InHouse, asker: Asker) -> None:
    """Close the club for good."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "closeClub", lambda _, now: [Fact("closed", now, by=by)])


@router.post("/{club}/links", status_code=201, responses=NO, operation_id="createClubLink")
async def new_link(club: Id, request: Request, house: InHouse, asker: Asker) -> NewLinkToken:
    """A link by which one joins; it has a short code, too."""
    await house.ready()
    await house.clubs.act(club, member_of(asker), "createClubLink", lambda _found, _now: ())
    token = await house.links.create(Link("club", club, "member"))
    path = f"/j/{token}"
    return NewLinkToken(token=token, name=house.links.name(token), path=path, url=f"{base_of(house, request)}{path}")


@router.get("/{club}/links", responses=NO, operation_id="listClubLinks")
async def links(club: Id, house: InHouse, asker: Asker) -> list[LinkSummary]:
    """The links of the club; their names open nothing."""
    await house.ready()
    await house.clubs.act(club, member_of(asker), "listClubLinks", lambda _found, _now: ())
    found = await house.links.of("club", club)
    return [LinkSummary(name=name, role=one.role, note=one.note, revoked=one.revoked) for name, one in found.items()]


@router.delete(
    "/{club}/links/{name}", status_code=204, responses=NO, operation_id="revokeClubLink", response_class=Response
)
async def revoke(club: Id, name: Id, house: InHouse, asker: Asker) -> None:
    """Make a link worthless."""
    await house.ready()
    await house.clubs.act(club, member_of(asker), "revokeClubLink", lambda _found, _now: ())
    await house.links.revoke("club", club, name)


@router.post(
    "/{club}/tournaments", status_code=204, responses=NO, operation_id="attachTournament", response_class=Response
)
async def attach(club: Id, body: AttachedTournament, house: InHouse, asker: Asker) -> None:
    """Show a tournament that one directs on the club's page."""
    await house.ready()
    by = member_of(asker)
    await must_direct(house, body.tournament, body.director, "archiveTournament")
    if not (await house.office.find(body.tournament)).public:
        raise Refused("Only a public tournament can be shown", code="attached-private")
    title = await (await house.office.find(body.tournament)).ask(_title)
    await house.clubs.act(
        club, by, "attachTournament", lambda found, now: decide.attach(found, by, body.tournament, title, now)
    )


def _title(desk: Desk) -> str:
    return desk.tournament.title


@router.delete(
    "/{club}/tournaments/{tournament}",
    status_code=204,
    responses=NO,
    operation_id="detachTournament",
    response_class=Response,
)
async def detach(club: Id, tournament: Id, house: InHouse, asker: Asker) -> None:
    """Show a tournament no longer."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "detachTournament", lambda found, now: decide.detach(found, by, tournament, now))


@router.put("/{club}/circuit", status_code=204, responses=NO, operation_id="attachCircuit", response_class=Response)
async def attach_circuit(club: Id, body: AttachedCircuit, house: InHouse, asker: Asker) -> None:
    """Show the circuit that one looks after on the club's page."""
    await house.ready()
    by = member_of(asker)
    await house.circuits.must_keep(body.circuit, body.director)
    title = (await house.circuits.find(body.circuit)).title
    fact = Fact("circuit-attached", house.hall.clock.now(), by=by, id=body.circuit, title=title)
    await house.clubs.act(club, by, "attachCircuit", lambda _found, _now: [fact])


@router.delete("/{club}/circuit", status_code=204, responses=NO, operation_id="detachCircuit", response_class=Response)
async def detach_circuit(club: Id, house: InHouse, asker: Asker) -> None:
    """Show no circuit any more."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "detachCircuit", lambda _, now: [Fact("circuit-detached", now, by=by)])


@router.put("/{club}/ladders/{game}", status_code=204, responses=NO, operation_id="openLadder", response_class=Response)
async def open_ladder(club: Id, game: Id, body: LadderTerms, house: InHouse, asker: Asker) -> None:
    """Open a ladder of a game, or change its terms."""
    await house.ready()
    by, terms = member_of(asker), Terms(game, body.options, body.clock, body.reach)
    await house.clubs.act(club, by, "openLadder", lambda found, now: challenges.open_ladder(found, by, terms, now))


@router.delete(
    "/{club}/ladders/{game}", status_code=204, responses=NO, operation_id="closeLadder", response_class=Response
)
async def close_ladder(club: Id, game: Id, house: InHouse, asker: Asker) -> None:
    """Close a ladder; its places are gone."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "closeLadder", lambda found, now: challenges.close_ladder(found, by, game, now))
