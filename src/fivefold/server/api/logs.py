"""Logs that travel: go on with a tournament of another house, and let the second implementation check one."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.server.api.asking import NO, Body, Id, InHouse, LinkToken
from fivefold.server.api.tournaments import Opened, entered
from fivefold.tournaments import Desk, NotNow, read_log, write_log
from fivefold.tournaments.verifier import verify

router = APIRouter(prefix="/api/tournaments", tags=["desk"])


class LogText(Body):
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


@router.post("/open", status_code=201, responses=NO, operation_id="openLog")
async def open_log(wish: LogText, house: InHouse) -> Opened:
    """Go on here with a tournament from another house; its log is checked first."""
    log = read_log(wish.log)
    if not log.facts:
        raise NotNow("This log is empty", code="empty-log")
    name, token = await house.office.take_in(Desk.of(log), public=wish.public)
    return Opened(id=name, director=token)


@router.post("/verify", responses=NO, operation_id="verifyLog")
async def verify_log(wish: LogText) -> Checked:
    """Work a log out again by the second implementation."""
    return _checked(wish.log)


def _checked(text: str) -> Checked:
    lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip()]
    if not lines:
        raise NotNow("This log is empty", code="empty-log")
    report = verify(lines)
    digest = ""
    if report.ok:
        digest = read_log(text).digest
    return Checked(
        ok=report.ok,
        facts=report.facts,
        lots=report.lots,
        draws=report.draws,
        deviations=report.deviations,
        problems=[Found(code=one.code, sentence=one, facts=one.facts) for one in report.problems[:50]],
        digest=digest,
    )


@router.get("/{id}/verify", responses=NO, operation_id="verifyTournament")
async def verify_tournament(id: Id, house: InHouse, link: LinkToken = "") -> Checked:
    """Work this tournament out again by the second implementation."""
    seen, _ = await entered(house, id, link)
    return _checked(write_log(seen.desk.log))
