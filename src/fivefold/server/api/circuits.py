"""Circuits: who won below may play above (TP8, TP9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.server.api.common import NO, Body, CreatedCircuit, Id, InHouse, LinkToken, NewVersion
from fivefold.server.api.computed import COMPUTED, Asks
from fivefold.server.tournaments.circuits import persons_in
from fivefold.server.tournaments.desk_tasks import signed_report
from fivefold.tournaments.circuit import LEVELS, Circuit, Held, Qualified

router = APIRouter(prefix="/api/circuits", tags=["circuits"])
of_tournament = APIRouter(prefix="/api/tournaments", tags=["circuits"])
Level = Annotated[str, Field(min_length=1, max_length=40)]


class NewCircuit(Body):
    """A circuit: its levels from below, and what becomes of a place that nobody takes."""

    title: str = Field(min_length=1, max_length=200)
    levels: list[Level] = Field(default=list(LEVELS), min_length=2, max_length=6)
    twice: Literal["lapse", "next"] = "lapse"
    declined: Literal["lapse", "next"] = "lapse"
    season: str = Field("", max_length=40, examples=["2010/2011"])
    points: list[Annotated[int, Field(ge=0, le=10**6)]] = Field(
        default_factory=list, max_length=100, description="What each place is worth in the standing of the season."
    )


class CircuitSummary(BaseModel):
    """A circuit in a list."""

    id: str
    title: str


class CircuitTournament(BaseModel):
    """A tournament that took place, and its best."""

    level: str
    title: str
    best: list[str]


class CircuitReport(CircuitTournament):
    """A tournament that counts, and the house that signed it where it is another one."""

    signed_by: str = ""


class TrustedHouse(BaseModel):
    """A house whose signed results count: its key's fingerprint, and what it is called here."""

    key: str
    name: str


class CircuitMember(CircuitTournament):
    """A tournament of this house that belongs to a circuit, and whether it is over."""

    tournament: str
    held: bool


class QualifiedPlayer(BaseModel):
    """Someone who may play above, and thanks to what."""

    person: str
    name: str
    through: str
    place: int


class SeasonRow(BaseModel):
    """A row of the standing of the season: the points of each tournament that was held, as exact fractions."""

    place: int
    name: str
    points: str
    shares: list[str]


class CircuitState(BaseModel):
    """A circuit: its tournaments, who is qualified for each level, and the season's standing if it gives points.

    `held` are the tournaments that count, in their order, also those of other houses.
    """

    id: str
    title: str
    season: str
    levels: list[str]
    members: list[CircuitMember]
    held: list[CircuitReport]
    trusted: list[TrustedHouse]
    points: list[int]
    ranking: list[SeasonRow]
    qualified: dict[str, list[QualifiedPlayer]]
    yours: bool


class AdmittedTournament(Body):
    """A tournament of this house for a level; `director` is its director's token, where it is not public."""

    level: Level
    tournament: str = Field(min_length=1, max_length=40)
    director: str = Field("", max_length=100)


class DeclinedPlace(Body):
    """Someone who does not want to go."""

    level: Level
    person: str = Field(min_length=1, max_length=200)


@router.post("", status_code=201, responses=NO, operation_id="createCircuit")
async def create(body: NewCircuit, house: InHouse) -> CreatedCircuit:
    """Found a circuit."""
    name, token = await house.circuits.create(body.model_dump())
    return CreatedCircuit(id=name, director=token)


@router.get("", operation_id="listCircuits")
async def listed(house: InHouse) -> list[CircuitSummary]:
    """All circuits of the house."""
    return [CircuitSummary(id=name, title=title) for name, title in await house.circuits.listed()]


@router.get("/{id}", responses=NO, operation_id="getCircuit")
async def look(id: Id, house: InHouse, link: LinkToken = "") -> CircuitState:
    """A circuit with its qualifying lists."""
    circuit: Circuit = await house.circuits.find(id)
    return CircuitState(
        id=id,
        title=circuit.title,
        season=circuit.season,
        levels=list(circuit.levels),
        members=_members(circuit),
        held=[
            CircuitReport(
                level=held.level, title=held.title, best=_best(held), signed_by=circuit.trusted.get(held.key, "")
            )
            for held in circuit.held
        ],
        trusted=[TrustedHouse(key=key, name=name) for key, name in circuit.trusted.items()],
        points=list(circuit.points),
        ranking=[
            SeasonRow(
                place=row.place,
                name=row.name,
                points=str(row.points),
                shares=["" if share is None else str(share) for share in row.shares],
            )
            for row in circuit.ranking()
        ],
        qualified={level: qualified_players(circuit.qualified_for(level)) for level in circuit.levels[1:]},
        yours=(await house.circuits.principal(id, link)).link is not None,
    )


def _members(circuit: Circuit) -> list[CircuitMember]:
    over = {held.tournament: _best(held) for held in circuit.held}
    return [
        CircuitMember(
            tournament=one.tournament,
            level=one.level,
            title=one.title,
            held=one.tournament in over,
            best=over.get(one.tournament, []),
        )
        for one in circuit.members.values()
    ]


def qualified_players(found: Sequence[Qualified]) -> list[QualifiedPlayer]:
    """Who may play above."""
    return [QualifiedPlayer(person=one.person, name=one.name, through=one.through, place=one.place) for one in found]


def _best(held: Held) -> list[str]:
    return [name for place, _, name in held.order if place <= 3][:4]


@router.post("/{id}/tournaments", responses=NO, operation_id="admitTournament")
async def admit(id: Id, body: AdmittedTournament, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Take a tournament of this house into the circuit. Once it is closed its winner is qualified (TP8)."""
    await house.circuits.must_keep(id, link)
    await house.circuits.admit(id, body.level, body.tournament, body.director)
    return await look(id, house, link)


@router.delete("/{id}/tournaments/{tournament}", responses=NO, operation_id="releaseTournament")
async def release(id: Id, tournament: Id, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Let a tournament go; what it has reported counts no longer."""
    await house.circuits.must_keep(id, link)
    await house.circuits.release(id, tournament)
    return await look(id, house, link)


class NewTrustedHouse(Body):
    """A house whose signed results count: the fingerprint of its key, as it is printed, and a name for it."""

    key: str = Field(min_length=16, max_length=40, examples=["6668 7aad f862 bd77"])
    name: str = Field("", max_length=120)


class SignedReport(Body):
    """The log of a tournament of another house and that house's signature under it."""

    level: Level
    log: str = Field(min_length=1, max_length=1_900_000)
    signed: str = Field(max_length=400, examples=["fivefold-log:1:x8Y…"])


@router.post("/{id}/trusted", responses=NO, operation_id="trustHouse")
async def trust(id: Id, body: NewTrustedHouse, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Let the signed results of another house count."""
    await house.circuits.must_keep(id, link)
    await house.circuits.trust(id, body.key, body.name)
    return await look(id, house, link)


@router.delete("/{id}/trusted/{key}", responses=NO, operation_id="distrustHouse")
async def distrust(id: Id, key: Id, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Let them count no longer, nor those that were reported."""
    await house.circuits.must_keep(id, link)
    await house.circuits.distrust(id, key)
    return await look(id, house, link)


@router.post("/{id}/reports", responses=COMPUTED, operation_id="reportSigned")
async def report_signed(id: Id, body: SignedReport, house: InHouse, caller: Asks, link: LinkToken = "") -> CircuitState:
    """Take in a closed tournament of another house: its log is checked, and its signature must be of a trusted key."""
    await house.circuits.must_keep(id, link)
    data = await caller.long_chore(signed_report, body.log, body.signed.strip(), body.level)
    await house.circuits.hold_signed(id, data)
    return await look(id, house, link)


@router.post("/{id}/declined", responses=NO, operation_id="declineQualification")
async def decline(id: Id, body: DeclinedPlace, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Someone who is qualified does not want to go; the place lapses or goes to the next."""
    await house.circuits.must_keep(id, link)
    await house.circuits.decline(id, body.level, body.person)
    return await look(id, house, link)


class TournamentCircuit(BaseModel):
    """The circuit of a tournament: who is qualified for it and not entered yet, and who goes on from it to `above`."""

    id: str
    title: str
    season: str
    level: str
    above: str
    offered: list[QualifiedPlayer]
    goes_on: list[str]


class EnteredQualified(Body):
    """Those who are qualified and take their places."""

    persons: list[Annotated[str, Field(min_length=1, max_length=2000)]] = Field(min_length=1, max_length=2000)


@of_tournament.get("/{id}/circuit", responses=NO, operation_id="getTournamentCircuit")
async def circuit_of(id: Id, house: InHouse, link: LinkToken = "") -> TournamentCircuit | None:
    """The circuit to which a tournament belongs, if it does."""
    tournament, _ = await house.office.visible(id, link)
    place = await house.circuits.place_of(id)
    if place is None:
        return None
    there = await tournament.ask(persons_in)
    circuit, at = place.circuit, place.circuit.levels.index(place.level)
    titles = {held.title for held in circuit.held if held.tournament == id}
    return TournamentCircuit(
        id=place.name,
        title=circuit.title,
        season=circuit.season,
        level=place.level,
        above=circuit.levels[at + 1] if at + 1 < len(circuit.levels) else "",
        offered=[one for one in qualified_players(circuit.qualified_for(place.level)) if one.person not in there],
        goes_on=[one.name for one in place.goes_on if one.through in titles],
    )


@of_tournament.post("/{id}/qualified", responses=NO, operation_id="enterQualified")
async def enter(id: Id, body: EnteredQualified, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Enter those whom the circuit offers; qualification is carried over by itself (TP9), taking part is asked for."""
    return NewVersion(version=await house.circuits.enter(id, link, body.persons))
