"""Regulations: those that come with the house, the formats, and what one of one's own makes of a number of players."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.server.api.common import Answer, Body, JsonObject
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.api.desk import LintFinding
from fivefold.server.tournaments.regulations import MOST_IN_HOUSE, examine, foresee
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


class ForecastQuestion(Body):
    """A regulation, a number of players, and the minutes of a round with the break after it."""

    regulation: JsonObject
    entrants: int = Field(ge=1, le=2000)
    minutes: int = Field(ge=1, le=600)


class ForecastAnswer(Answer):
    """Rounds one after another, games, minutes in all, and how often the strongest player won simulated tournaments."""

    rounds: int
    games: int
    minutes: int
    best_wins: float
    tournaments: int


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
            most=min(MOST_OF_FORMAT[name], MOST_IN_HOUSE),
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


@router.post("/forecast", response_model=ForecastAnswer, responses=COMPUTED, operation_id="forecastTournament")
async def forecast(body: ForecastQuestion, caller: Asks) -> Response:
    """What a tournament will be like, from many simulated ones: players of random strength, some luck in each game."""
    return answer(await caller.long_chore(foresee, body.regulation, body.entrants, body.minutes))
