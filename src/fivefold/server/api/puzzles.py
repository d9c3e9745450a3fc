"""Puzzles with one right answer: of the day, by name, all of a game; what is tried is judged."""

from __future__ import annotations

import datetime
from urllib.parse import quote

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from fivefold.bots import puzzles as room
from fivefold.games import game as game_of
from fivefold.games.description import PositionView
from fivefold.games.turn import StepTree
from fivefold.sayings import SaidView
from fivefold.server.api.analysis import Move
from fivefold.server.api.common import NO, PICTURE, Body, InHouse, base_of, qr_svg
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines import puzzle_tasks as tasks

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


class PuzzleSet(BaseModel):
    """How many puzzles of a game there are, and between which grades."""

    game: str
    count: int
    easiest: int
    hardest: int


class PuzzleEntry(BaseModel):
    """A puzzle in the list of a game."""

    name: str
    grade: int
    theme: str


class PuzzleFacts(BaseModel):
    """A puzzle and its position. The goal is to `win` in a number of own moves, to `hold` the draw, to make the `only`
    move that wins, to get the `most` points, or to `fill` the frame; the grade is a rating, the theme a word for the
    idea behind the answer.
    """

    game: str
    name: str
    goal: room.Goal
    moves: int
    grade: int
    theme: str
    options: str
    start: str = Field(description="The position as text.")
    position: PositionView


class OpenPuzzle(PuzzleFacts):
    """A puzzle with its legal moves as steps."""

    legal: StepTree


class PuzzleTry(Body):
    """A move that is tried, by the steps of a hand, after the moves of both sides so far."""

    moves: list[Move] = Field(default=[], max_length=60)
    steps: list[Move] = Field(max_length=20)


class ShownMove(BaseModel):
    """A move that is shown, and the position after it."""

    move: str
    steps: list[str]
    position: PositionView


class ShownLine(BaseModel):
    """Moves that are shown, and what is legal after them."""

    line: list[ShownMove]
    legal: StepTree


class PuzzleVerdict(ShownLine):
    """Is it right? The line is the move and what answers it: the best defence, or the refutation and why it is one."""

    state: room.Progress
    why: SaidView | None


@router.get("", operation_id="listPuzzleSets")
async def sets() -> list[PuzzleSet]:
    """The games that have puzzles."""
    known = {name: [one.grade for one in room.puzzles(name).values()] for name in room.games_with_puzzles()}
    return [
        PuzzleSet(game=name, count=len(grades), easiest=min(grades), hardest=max(grades))
        for name, grades in known.items()
    ]


@router.get("/day/{day}", response_model=list[PuzzleFacts], responses=COMPUTED, operation_id="getDailyPuzzles")
async def of_the_day(day: datetime.date, caller: Asks) -> Response:
    """The puzzle of a day for each game: the same for everybody."""
    chosen = [room.puzzle_of_the_day(name, day) for name in room.games_with_puzzles()]
    return answer(await caller.chore(tasks.show_puzzles, chosen))


@router.get("/{game}", responses=NO, operation_id="listPuzzles")
async def list_puzzles(game: str = Path(max_length=40)) -> list[PuzzleEntry]:
    """The puzzles of a game, from easy to hard."""
    known = room.puzzles(game_of(game).name).values()
    return [PuzzleEntry(name=one.name, grade=one.grade, theme=one.theme) for one in known]


@router.get("/{game}/{name}", response_model=OpenPuzzle, responses=COMPUTED, operation_id="getPuzzle")
async def one_puzzle(caller: Asks, game: str = Path(max_length=40), name: str = Path(max_length=20)) -> Response:
    """A puzzle to solve."""
    return answer(await caller.chore(tasks.show_puzzle, room.puzzle(game, name)))


@router.post("/{game}/{name}/try", response_model=PuzzleVerdict, responses=COMPUTED, operation_id="tryPuzzle")
async def try_puzzle(
    body: PuzzleTry, caller: Asks, game: str = Path(max_length=40), name: str = Path(max_length=20)
) -> Response:
    """Is this the right move? If not, what refutes it?"""
    puzzle = room.puzzle(game, name)
    return answer(await caller.study(puzzle.game, tasks.judge_try, puzzle, tuple(body.moves), tuple(body.steps)))


@router.get("/{game}/{name}/solution", response_model=ShownLine, responses=COMPUTED, operation_id="getPuzzleSolution")
async def solution(caller: Asks, game: str = Path(max_length=40), name: str = Path(max_length=20)) -> Response:
    """The right answer, played on against the best defence."""
    puzzle = room.puzzle(game, name)
    return answer(await caller.study(puzzle.game, tasks.show_solution, puzzle))


@router.get("/{game}/{name}/qr", response_class=Response, responses=PICTURE, operation_id="getPuzzleQr")
async def puzzle_qr(
    request: Request, house: InHouse, game: str = Path(max_length=40), name: str = Path(max_length=20)
) -> Response:
    """The link to a puzzle as a QR code (SVG)."""
    puzzle = room.puzzle(game, name)
    address = f"{base_of(house, request)}/puzzles/{quote(puzzle.game)}/{puzzle.name}"
    return Response(qr_svg(address), media_type="image/svg+xml")
