"""Which games there are, how they can be varied, their rules, their bots."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from functools import lru_cache

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from fivefold import bots, games
from fivefold.games.options import Choice, choices, write_options
from fivefold.games.rules_page import rules_text
from fivefold.server.api.common import NO, TEXT, InHouse
from fivefold.server.house import House

router = APIRouter(prefix="/api/games", tags=["games"])


class Preset(BaseModel):
    """Options that go together."""

    name: str
    options: str = Field(description="As text: what a table is created with.")
    values: dict[str, Choice]
    seats: int


class GameInfo(BaseModel):
    """A game and how it can be varied. A choice without values takes any number or text."""

    name: str
    title: str
    choices: dict[str, list[Choice]]
    presets: list[Preset]
    default: str
    bots: list[str]
    analyst: bool = Field(description="Can positions and games be analysed?")
    touch_rule: str
    seat_colours: list[str] = Field(description="What the seats play with, by colour; empty where they have none.")
    square: bool = Field(description="Is the board square, and the same for all?")
    svg: str = Field(description="The board at the start, where the page has no board of its own.")
    dialects: list[str] = Field(description="The notations in which moves can be written.")
    equipment: dict[str, object] = Field(
        description="What lies in the box, the same in every position. It is the game's own: open, as `details` are."
    )


class Language(StrEnum):
    """The languages of the house."""

    de = "de"
    en = "en"
    fr = "fr"


@lru_cache
def info(name: str) -> GameInfo:
    """What there is to know about a game before playing it."""
    game = games.game(name)
    presets = [
        Preset(name=preset, options=write_options(options), values=asdict(options), seats=game.seats(options))
        for preset, options in game.presets.items()
    ]
    return GameInfo(
        name=game.name,
        title=game.title,
        choices={option: list(values) for option, values in choices(game.options).items()},
        presets=presets,
        default=write_options(game.options()),
        bots=list(bots.players(name)),
        analyst=bots.has_analyst(name),
        touch_rule=game.touch_rule,
        seat_colours=list(game.seat_colours),
        square=game.square,
        svg=game.svg(game.start()) if game.svg_on_page else "",
        dialects=list(game.dialects),
        equipment=dict(game.equipment()),
    )


@router.get("", operation_id="listGames")
async def list_games(house: InHouse) -> list[GameInfo]:
    """All games."""
    return [_with_engines(info(name), house) for name in games.names()]


@router.get("/{game}", responses={404: NO[404]}, operation_id="getGame")
async def one_game(house: InHouse, game: str = Path(max_length=40)) -> GameInfo:
    """One game."""
    return _with_engines(info(games.game(game).name), house)


def _with_engines(known: GameInfo, house: House) -> GameInfo:
    return known.model_copy(update={"bots": house.settings.bots_of(known.name)})


@router.get("/{game}/rules", response_class=Response, responses=TEXT, operation_id="getRules")
async def rules(game: str = Path(max_length=40), lang: Language = Language.en) -> PlainTextResponse:
    """A game's rules as Markdown."""
    return PlainTextResponse(rules_text(game, lang.value), media_type="text/markdown; charset=utf-8")
