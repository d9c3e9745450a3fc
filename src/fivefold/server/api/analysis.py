"""What the bots would play, and what may be played at all, in any position."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold import bots
from fivefold.games.core import CHANCE, BadOptions, Game, Refused
from fivefold.games.description import describe
from fivefold.live.setting import Setting
from fivefold.live.steps import move_by_steps, step_tree
from fivefold.server.api.asking import NO, InHouse
from fivefold.server.bots import choose

router = APIRouter(prefix="/api/analysis", tags=["analysis"])


class Question(BaseModel):
    """A position: a start and the moves since, the last of them perhaps as the `steps` of a hand or left to `chance`.
    With a `bot`, what would it play?
    """

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400)
    position: str = Field("", max_length=4000)
    moves: list[str] = Field(default=[], max_length=1000, examples=[["c4 NW+"]])
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
        move = await house.bench.ask(
            choose, wish.game, wish.options, wish.position, moves, wish.bot, wish.seed
        )
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
