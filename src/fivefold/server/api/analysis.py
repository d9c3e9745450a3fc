"""What the bots would play, and what may be played at all, in any position."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold import bots
from fivefold.games.core import BadOptions, Refused
from fivefold.games.description import describe
from fivefold.live.setting import Setting
from fivefold.live.steps import step_tree
from fivefold.server.api.asking import NO, InHouse
from fivefold.server.bots import choose, position_after

router = APIRouter(prefix="/api/analysis", tags=["analysis"])


class Question(BaseModel):
    """A position: a start and the moves since. With a `bot`, what would it play?"""

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400)
    position: str = Field("", max_length=4000)
    moves: list[str] = Field(default=[], max_length=1000, examples=[["c4 NW+"]])
    bot: str = Field("", max_length=40)
    seed: int = Field(0, ge=0, le=2**53)


class Answer(BaseModel):
    """The position, its legal moves as steps, and the bot's move."""

    position: dict[str, Any]
    legal: dict[str, Any]
    move: str | None
    steps: list[str] | None


@router.post("", responses=NO, operation_id="analyse")
async def analyse(wish: Question, house: InHouse) -> Answer:
    """Look at a position."""
    await house.ready()
    rules = Setting(wish.game, wish.options).rules
    state = position_after(wish.game, wish.options, wish.position, tuple(wish.moves))
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
            choose, wish.game, wish.options, wish.position, tuple(wish.moves), wish.bot, wish.seed
        )
        steps = list(rules.clicks(state, rules.read_move(state, move)))
    return Answer(
        position=describe(rules, state, len(wish.moves)), legal=step_tree(rules, state), move=move, steps=steps
    )
