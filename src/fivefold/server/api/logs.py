"""Logs that travel: go on with a tournament of another house, and let the second implementation check one."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.server.api.asking import InHouse, LinkToken
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.api.tournaments import Id, Opened, entered
from fivefold.server.desk_tasks import check_log, desk_of
from fivefold.tournaments import write_log

router = APIRouter(prefix="/api/tournaments", tags=["desk"])


class LogText(BaseModel):
    """The log of a tournament, as JSON lines."""

    log: str = Field(min_length=1, max_length=1_900_000)
    public: bool = True


class Found(BaseModel):
    """Something that does not agree; `facts` fill its sentence, `code` is its name."""

    code: str
    sentence: str
    facts: dict[str, str]


class Checked(BaseModel):
    """What the second implementation found in a log."""

    ok: bool
    facts: int
    lots: int
    draws: int
    deviations: int
    problems: list[Found]
    digest: str


@router.post("/open", status_code=201, responses=COMPUTED, operation_id="openLog")
async def open_log(wish: LogText, house: InHouse, caller: Asks) -> Opened:
    """Go on here with a tournament from another house; its log is checked first."""
    desk = await caller.long_chore(desk_of, wish.log)
    name, token = await house.office.take_in(desk, public=wish.public)
    return Opened(id=name, director=token)


@router.post("/verify", response_model=Checked, responses=COMPUTED, operation_id="verifyLog")
async def verify_log(wish: LogText, caller: Asks) -> Response:
    """Work a log out again by the second implementation."""
    return answer(await caller.long_chore(check_log, wish.log))


@router.get("/{id}/verify", response_model=Checked, responses=COMPUTED, operation_id="verifyTournament")
async def verify_tournament(id: Id, house: InHouse, caller: Asks, link: LinkToken = "") -> Response:
    """Work this tournament out again by the second implementation."""
    seen, _ = await entered(house, id, link)
    return answer(await caller.long_chore(check_log, write_log(seen.desk.log)))
