"""What the bots would play, what each move is worth, and where a game turned."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold import games
from fivefold.bots.analysis import AnalysisView
from fivefold.games.description import PositionView
from fivefold.games.turn import StepTree
from fivefold.refusals import Refused
from fivefold.server.api.common import Body, NdjsonResponse, lines_of
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.api.wire import BrokenOff
from fivefold.server.engines import game_tasks as tasks
from fivefold.server.engines.tasks import graph_point

router = APIRouter(prefix="/api/analysis", tags=["analysis"])


Move = Annotated[str, Field(max_length=200)]


class Line(Body):
    """A start and the moves since."""

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400)
    position: str = Field("", max_length=4000)
    moves: list[Move] = Field(default=[], max_length=1000, examples=[["c4 NW+"]])

    def plain(self) -> tasks.Line:
        """What a worker gets; a game that does not exist is refused before one is asked."""
        return tasks.Line(games.game(self.game).name, self.options, self.position, tuple(self.moves))


class SharedLine(Line):
    """Who played it, and after how many moves it is shown."""

    names: list[Annotated[str, Field(max_length=60)]] = Field(default=[], max_length=4)
    at: int = Field(0, ge=0, le=1000)


class SharedGame(BaseModel):
    """A line as a record, and a position of it as a picture."""

    record: str
    svg: str


class TimedLine(Line):
    """How long to think about each position."""

    seconds: float = Field(1.0, ge=0.05, le=10.0)


class PositionQuestion(Line):
    """A last move may be told by the `steps` of a hand or left to `chance`. With a `bot`, what would it play then?"""

    steps: list[Move] = Field(default=[], max_length=20, examples=[["a1", "SE", "-"]])
    chance: bool = Field(False, description="Let chance make its move, by the seed.")
    bot: str = Field("", max_length=40)
    seed: int = Field(0, ge=0, le=2**53)


class PositionAnswer(BaseModel):
    """The position, the moves that led to it and the steps of the last, its legal moves, and the bot's move."""

    position: PositionView
    legal: StepTree
    moves: list[str]
    last: list[str]
    move: str | None
    steps: list[str] | None


@router.post("", response_model=PositionAnswer, responses=COMPUTED, operation_id="analyse")
async def analyse(body: PositionQuestion, caller: Asks) -> Response:
    """Look at a position."""
    last = tasks.Last(tuple(body.steps), body.chance, body.seed)
    line = body.plain()
    asked = (tasks.look, line, last, body.bot)
    return answer(await (caller.study(line.game, *asked) if body.bot else caller.chore(*asked)))


@router.post("/share", response_model=SharedGame, responses=COMPUTED, operation_id="shareAnalysis")
async def share(body: SharedLine, caller: Asks) -> Response:
    """A line to be given away."""
    names = tuple(" ".join(name.replace('"', "'").split()) for name in body.names)
    return answer(await caller.chore(tasks.shown, body.plain(), names, body.at))


class PositionReport(AnalysisView):
    """What each move of a position is worth, with the position and its legal moves as steps."""

    position: PositionView
    legal: StepTree


@router.post("/position", response_model=PositionReport, responses=COMPUTED, operation_id="analysePosition")
async def analyse_position(body: TimedLine, caller: Asks) -> Response:
    """What each move of a position is worth."""
    line = body.plain()
    return answer(await caller.study(line.game, tasks.weigh, line, body.seconds))


@router.post(
    "/game", responses={**COMPUTED, **lines_of("GraphLine")}, operation_id="analyseGame", response_class=Response
)
async def analyse_game(body: TimedLine, caller: Asks) -> NdjsonResponse:
    """The graph of a game: one point a line, as they are found; close the connection to stop."""
    line, streams = body.plain(), caller.pools.streams
    streams.check(caller.address)
    await caller.chore(tasks.check_line, line)

    async def points() -> AsyncIterator[bytes]:
        try:
            with streams.one(caller.address):
                for ply in range(len(line.moves)):
                    so_far = line._replace(moves=line.moves[: ply + 1])
                    point = await caller.study_in_stream(line.game, graph_point, *so_far, body.seconds)
                    if point is not None:
                        yield json.dumps(point).encode() + b"\n"
        except Refused as refusal:  # the answer has begun: what stands so far stays, and the reason follows
            yield json.dumps(BrokenOff(code=refusal.code, sentence=str(refusal))).encode() + b"\n"

    return NdjsonResponse(points())
