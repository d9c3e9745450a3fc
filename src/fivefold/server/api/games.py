"""Which games there are, how they can be varied, their rules, their bots."""

from __future__ import annotations

from dataclasses import asdict
from enum import StrEnum
from functools import lru_cache

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from fivefold import bots, games
from fivefold.games.options import Choice, choices, plain, read_options, write_options
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


class PlayerCount(BaseModel):
    """A number of players that a game can be played by, and the options that seat them."""

    players: int
    options: str


class FirstColour(BaseModel):
    """A colour that can begin, and the options with which it does."""

    colour: str
    options: str


class CheckedOptions(BaseModel):
    """Options that go together, written out, and what they make of the table."""

    options: str
    values: dict[str, Choice]
    seats: int
    teams: bool = Field(description="Do seats 1 and 3 play against 2 and 4?")
    points: bool = Field(description="Are points played for, which a match can add up?")


class GameInfo(BaseModel):
    """A game and how it can be varied. A choice without values takes any number or text."""

    name: str
    title: str
    choices: dict[str, list[Choice]]
    presets: list[Preset]
    players: list[PlayerCount] = Field(description="Empty where the number of players is always the same.")
    first_colours: list[FirstColour] = Field(description="Empty where no player can choose a colour.")
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
    de_ch = "de-CH"
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
        players=[PlayerCount(players=count, options=text) for count, text in game.player_options.items()],
        first_colours=[FirstColour(colour=colour, options=text) for colour, text in game.first_options.items()],
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


@router.get("/{game}/options", responses=NO, operation_id="checkOptions")
async def check_options(
    game: str = Path(max_length=40),
    text: str = Query("", max_length=400, description="A preset or name=value words.", examples=["tournament"]),
) -> CheckedOptions:
    """Do these options go together? If not, the refusal says why."""
    rules = games.game(game)
    options = read_options(rules.options, text, rules.presets)
    return CheckedOptions(
        options=write_options(options),
        values=plain(options),
        seats=rules.seats(options),
        teams=rules.teams(options),
        points=rules.points(rules.start(options)) is not None,
    )


@router.get("/{game}/rules", response_class=Response, responses=TEXT, operation_id="getRules")
async def rules(game: str = Path(max_length=40), lang: Language = Language.en) -> PlainTextResponse:
    """A game's rules as Markdown."""
    return PlainTextResponse(rules_text(game, lang.value), media_type="text/markdown; charset=utf-8")
