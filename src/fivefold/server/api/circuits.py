"""Circuits: who won below may play above (TP8, TP9)."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.server.api.common import NO, Body, CreatedCircuit, Id, InHouse, LinkToken, NewVersion
from fivefold.tournaments.circuit import LEVELS, Circuit, Held

router = APIRouter(prefix="/api/circuits", tags=["circuits"])
Level = Annotated[str, Field(min_length=1, max_length=40)]


class NewCircuit(Body):
    """A circuit: its levels from below, and what becomes of a place that nobody takes."""

    title: str = Field(min_length=1, max_length=200)
    levels: list[Level] = Field(default=list(LEVELS), min_length=2, max_length=6)
    twice: Literal["lapse", "next"] = "lapse"
    declined: Literal["lapse", "next"] = "lapse"


class CircuitSummary(BaseModel):
    """A circuit in a list."""

    id: str
    title: str


class CircuitTournament(BaseModel):
    """A tournament that took place, and its best."""

    level: str
    title: str
    best: list[str]


class QualifiedPlayer(BaseModel):
    """Someone who may play above, and thanks to what."""

    person: str
    name: str
    through: str
    place: int


class CircuitState(BaseModel):
    """A circuit: what was held, and who is qualified for each level."""

    id: str
    title: str
    levels: list[str]
    held: list[CircuitTournament]
    qualified: dict[str, list[QualifiedPlayer]]
    yours: bool


class ReportedTournament(Body):
    """A closed tournament of this house for a level."""

    level: Level
    tournament: str = Field(min_length=1, max_length=40)


class DeclinedPlace(Body):
    """Someone who does not want to go."""

    level: Level
    person: str = Field(min_length=1, max_length=200)


class QualifiedEntry(Body):
    """Into which tournament the qualified go; `director` is the token of its director."""

    level: Level
    tournament: str = Field(min_length=1, max_length=40)
    director: str = Field(max_length=100)


@router.post("", status_code=201, responses=NO, operation_id="createCircuit")
async def create(body: NewCircuit, house: InHouse) -> CreatedCircuit:
    """Found a circuit."""
    name, token = await house.circuits.create(body.title, body.levels, body.twice, body.declined)
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
        levels=list(circuit.levels),
        held=[
            CircuitTournament(
                level=held.level, title=held.title, best=[name for place, _, name in held.order if place <= 3][:4]
            )
            for held in circuit.held
        ],
        qualified={
            level: [
                QualifiedPlayer(person=one.person, name=one.name, through=one.through, place=one.place)
                for one in circuit.qualified_for(level)
            ]
            for level in circuit.levels[1:]
        },
        yours=(await house.circuits.principal(id, link)).link is not None,
    )


def _best(held: Held) -> list[str]:
    return [name for place, _, name in held.order if place <= 3][:4]


@router.post("/{id}/tournaments", responses=NO, operation_id="reportTournament")
async def hold(id: Id, body: ReportedTournament, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Report a closed tournament of this house."""
    await house.circuits.must_keep(id, link)
    await house.circuits.hold(id, body.level, body.tournament)
    return await look(id, house, link)


@router.post("/{id}/declined", responses=NO, operation_id="declineQualification")
async def decline(id: Id, body: DeclinedPlace, house: InHouse, link: LinkToken = "") -> CircuitState:
    """Someone who is qualified does not want to go; the place lapses or goes to the next."""
    await house.circuits.must_keep(id, link)
    await house.circuits.decline(id, body.level, body.person)
    return await look(id, house, link)


@router.post("/{id}/enter-qualified", responses=NO, operation_id="enterQualified")
async def carry(id: Id, body: QualifiedEntry, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Enter everyone who is qualified into the tournament of their level."""
    await house.circuits.must_keep(id, link)
    return NewVersion(version=await house.circuits.carry(id, body.level, body.tournament, body.director))
