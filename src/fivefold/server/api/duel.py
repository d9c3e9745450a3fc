"""The solved Katamino duel: first moves with their values, the replies that prove them, what is known of the draft."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines.duel_tasks import duel_draft, duel_line, duel_verdict, solved_duel

router = APIRouter(prefix="/api/duel", tags=["games"])
GAME = "katamino_duel"
Placement = Annotated[str, Field(max_length=30)]


class DuelGame(StrEnum):
    """The ways to play that are solved, or solved in part."""

    ordinary = "ordinary"
    even_odd = "even_odd"
    odd_even = "odd_even"
    anywhere = "anywhere"


class DuelFirstMove(BaseModel):
    """A first move, one of those that turning and mirroring make alike."""

    move: str
    wins: bool
    answers: int = Field(description="How many answers are stored, each with its reply; 0 where the move loses.")
    refutation: str | None


class DuelOfKind(BaseModel):
    """One way to play: its first moves with their values, and how many kinds there are."""

    game: str
    options: str = Field(description="What a table is created with.")
    kinds: int
    moves: list[DuelFirstMove]


class DuelPick(BaseModel):
    """A piece that can be picked in the draft, seen by who picks it: does it win (null: not known), or which next pick
    refutes it? Of the divisions that can still come about, how many are solved and won?
    """

    piece: int
    wins: bool | None
    refutation: int | None
    divisions: int
    solved: int
    won: int


class DuelDraftAfter(BaseModel):
    """The draft after some picks: which seat picks, whether the player who began wins with best picks, every pick."""

    to_pick: int | None
    value: bool | None
    picks: list[DuelPick]


class DuelDraft(BaseModel):
    """The draft (KT13): of its divisions some are solved; the player who begins wins `won` of them."""

    divisions: int
    solved: int
    won: int
    value: bool | None
    picks: list[DuelPick]


class SolvedDuel(BaseModel):
    """What is proved."""

    games: list[DuelOfKind]
    draft: DuelDraft


class DuelReply(BaseModel):
    """An answer to a first move, and the reply that meets it."""

    answer: str
    reply: str


class DuelLine(BaseModel):
    """A first move with the reply to each answer, or with what refutes it."""

    move: str
    wins: bool
    refutation: str | None
    replies: list[DuelReply]


class DuelVerdict(BaseModel):
    """Does the player to move win, and by which placement? Null where a search of seconds cannot tell."""

    wins: bool | None
    placement: str | None


@router.get("", response_model=SolvedDuel, responses=COMPUTED, operation_id="getSolvedDuel")
async def solved(caller: Asks) -> Response:
    """Every first move that is classified, and the draft."""
    return answer(await caller.chore(solved_duel))


@router.get("/draft", response_model=DuelDraftAfter, responses=COMPUTED, operation_id="getDuelDraft")
async def draft(
    caller: Asks,
    pick: Annotated[list[Annotated[str, Field(max_length=2)]], Query(max_length=12, examples=[["2", "1"]])] = [],  # noqa: B006
) -> Response:
    """What each piece is worth after these picks, each a `pick` by its number, in their order."""
    return answer(await caller.chore(duel_draft, tuple(pick)))


@router.get("/{game}/line", response_model=DuelLine, responses=COMPUTED, operation_id="getDuelLine")
async def line(
    caller: Asks, game: DuelGame, move: str = Query(max_length=30, examples=["9/e5/f5/f6/g6/f7"])
) -> Response:
    """What is stored of a first move, turned as it lies."""
    return answer(await caller.chore(duel_line, game.value, move))


@router.get("/{game}/verdict", response_model=DuelVerdict, responses=COMPUTED, operation_id="getDuelVerdict")
async def verdict(
    caller: Asks,
    game: DuelGame,
    move: Annotated[list[Placement], Query(max_length=12, examples=[["9/e5/f5/f6/g6/f7", "12/c3/b4/c4/d4/c5"]])],
) -> Response:
    """Who wins after these placements, each a `move`: stored, or found by a search of some seconds."""
    return answer(await caller.study(GAME, duel_verdict, game.value, tuple(move)))
