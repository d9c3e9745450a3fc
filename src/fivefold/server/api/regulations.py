"""Regulations: those that come with the house, the formats, and what one of one's own makes of a number of players."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.server.api.common import Answer, Body, JsonObject
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.api.desk import LintFinding
from fivefold.server.tournaments.regulations import examine
from fivefold.tournaments import PRESETS, write_regulation
from fivefold.tournaments.regulation import (
    CRITERIA_OF_FORMAT,
    DUEL_FORMATS,
    MOST_OF_FORMAT,
    TABLE_FORMATS,
    RegulationView,
    has_rounds,
)

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


class FormatInfo(BaseModel):
    """What a regulation of a format says: the criteria in which players can differ, the most who can play, and whether
    rounds are given, games are for two, or places at tables of several are counted."""

    format: str
    criteria: list[str]
    most: int
    rounds: bool
    duels: bool
    tables: bool


class RegulationQuestion(Body):
    """A regulation and a number of players."""

    regulation: JsonObject
    entrants: int = Field(ge=0, le=2000)


class RegulationAnswer(Answer):
    """The regulation written out, whether this number can play, and how or why not: `code` and `facts` of a sentence.

    `findings` are the questions that it leaves open. `on_screen`: its game can be played at boards of this house.
    """

    regulation: RegulationView
    ok: bool
    code: str
    facts: dict[str, int | str]
    findings: list[LintFinding]
    on_screen: bool


@router.get("/presets", operation_id="listRegulations")
async def presets() -> dict[str, RegulationView]:
    """The regulations that come with the house."""
    return {name: write_regulation(preset) for name, preset in PRESETS.items()}


@router.get("/formats", operation_id="listFormats")
async def formats() -> list[FormatInfo]:
    """The formats, and what a regulation of each says."""
    return [
        FormatInfo(
            format=name,
            criteria=list(criteria),
            most=MOST_OF_FORMAT[name],
            rounds=has_rounds(name),
            duels=name in DUEL_FORMATS,
            tables=name in TABLE_FORMATS,
        )
        for name, criteria in CRITERIA_OF_FORMAT.items()
    ]


@router.post("/regulation", response_model=RegulationAnswer, responses=COMPUTED, operation_id="checkRegulation")
async def check(body: RegulationQuestion, caller: Asks) -> Response:
    """What a regulation makes of a number of players, before anybody has entered."""
    return answer(await caller.long_chore(examine, body.regulation, body.entrants))
