"""What the bots would play, what each move is worth, and where a game turned."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from fivefold import bots
from fivefold.games.core import CHANCE, BadOptions, Game, Refused
from fivefold.games.description import describe
from fivefold.live.setting import Setting
from fivefold.live.steps import move_by_steps, step_tree
from fivefold.server.api.asking import NO, STREAM, Body, InHouse
from fivefold.server.api.streams import NDJSON
from fivefold.server.bots import choose, graph_point, position_after, position_report

router = APIRouter(prefix="/api/analysis", tags=["analysis"])


class Line(Body):
    """A start and the moves since."""

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400)
    position: str = Field("", max_length=4000)
    moves: list[str] = Field(default=[], max_length=1000, examples=[["c4 NW+"]])


class Look(Line):
    """How long to think about each position."""

    seconds: float = Field(1.0, ge=0.05, le=10.0)


class Question(Line):
    """A last move may be told by the `steps` of a hand or left to `chance`. With a `bot`, what would it play then?"""

    steps: list[str] = Field(default=[], max_length=20, examples=[["a1", "SE", "-"]])
    chance: bool = Field(False, description="Let chance make its move, by the seed.")
    bot: str = Field("", max_length=40)
    seed: int = Field(0, ge=0, le=2**53)


class Answer(BaseModel):
    """The position, the moves that led to it and the steps of the last, its legal moves, and the bot's move."""

    position: dict[str, Any]
    legal: dict[str, Any]
    moves: list[str]
    last: list[str]
    move: str | None
    steps: list[str] | None


@router.post("", responses=NO, operation_id="analyse")
async def analyse(wish: Question, house: InHouse) -> Answer:
    """Look at a position."""
    await house.ready()
    rules = Setting(wish.game, wish.options).rules
    state, moves, last = _played(wish)
    move, steps = None, None
    if wish.bot:
        if wish.bot not in bots.players(wish.game):
            names = ", ".join(bots.players(wish.game))
            raise BadOptions(
                "There is no bot {bot}; there are: {names}", code="no-such-bot", bot=repr(wish.bot), names=names
            )
        if not rules.legal_moves(state):
            raise Refused("Nobody can move here", code="no-move")
        move = await house.bench.ask(choose, wish.game, wish.options, wish.position, moves, wish.bot, wish.seed)
        steps = list(rules.clicks(state, rules.read_move(state, move)))
    return Answer(
        position=describe(rules, state, len(moves)),
        legal=step_tree(rules, state),
        moves=list(moves),
        last=list(last),
        move=move,
        steps=steps,
    )


def _played(wish: Question) -> tuple[Any, tuple[str, ...], tuple[str, ...]]:
    """The position that is asked about, the moves as texts, and the steps of the last one."""
    setting = Setting(wish.game, wish.options, wish.position)
    rules, before = setting.rules, setting.start()
    state, texts, move = before, [], None
    readers: list[Callable[[Any], Any]] = [partial(_read, rules, text) for text in wish.moves]
    if wish.steps:
        readers.append(lambda here: move_by_steps(rules, here, tuple(wish.steps)))
    if wish.chance:
        readers.append(lambda here: rules.chance(here, random.Random(wish.seed)))
    for read in readers:
        before, move = state, read(state)
        texts.append(rules.write_move(state, move))
        state = rules.play(state, move)
    last = () if move is None or rules.to_move(before) == CHANCE else rules.clicks(before, move)
    return state, tuple(texts), last


def _read(rules: Game, text: str, state: Any) -> Any:
    return rules.read_move(state, text)


class Report(BaseModel):
    """The position, its legal moves as steps, and each move with its worth to the mover, the best first.

    A `value` is proved (1 win, 0 draw, -1 loss, null unknown); `worth` lies between -1 and 1.
    """

    position: dict[str, Any]
    legal: dict[str, Any]
    seat: int
    value: int | None
    worth: float
    line: list[str]
    depth: str
    facts: dict[str, Any]
    moves: list[dict[str, Any]]


@router.post("/position", responses=NO, operation_id="analysePosition")
async def analyse_position(wish: Look, house: InHouse) -> Report:
    """What each move of a position is worth."""
    await house.ready()
    bots.analyst(wish.game)
    rules = Setting(wish.game, wish.options).rules
    moves = tuple(wish.moves)
    state = position_after(wish.game, wish.options, wish.position, moves)
    if not rules.legal_moves(state):
        raise Refused("Nobody can move here", code="no-move")
    report = await house.study.ask(position_report, wish.game, wish.options, wish.position, moves, wish.seconds)
    return Report(position=describe(rules, state, len(moves)), legal=step_tree(rules, state), **report)


@router.post("/game", responses=STREAM, operation_id="analyseGame", response_class=Response)
async def analyse_game(wish: Look, house: InHouse) -> StreamingResponse:
    """The graph of a game: one point a line, as they are found; hang up to stop."""
    await house.ready()
    bots.analyst(wish.game)
    position_after(wish.game, wish.options, wish.position, tuple(wish.moves))

    async def points() -> AsyncIterator[bytes]:
        for ply in range(len(wish.moves)):
            moves = tuple(wish.moves[: ply + 1])
            try:
                point = await house.study.ask(graph_point, wish.game, wish.options, wish.position, moves, wish.seconds)
            except Refused as refusal:  # the answer has begun: what stands so far stays, and the reason follows
                yield json.dumps({"code": refusal.code, "sentence": str(refusal)}).encode() + b"\n"
                return
            if point is not None:
                yield json.dumps(point).encode() + b"\n"

    return StreamingResponse(points(), media_type=NDJSON)
