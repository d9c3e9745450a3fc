"""Logs that travel: go on with a tournament of another house, and let the second implementation check one."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.server.api.asking import NO, InHouse, LinkToken
from fivefold.server.api.tournaments import Id, Opened
from fivefold.server.desk_worker import Summary, summary
from fivefold.tournaments import Desk, NotNow, read_log
from fivefold.tournaments.verifier import verify

VERIFY_SECONDS = 20.0

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


@router.post("/open", status_code=201, responses=NO, operation_id="openLog")
async def open_log(wish: LogText, house: InHouse) -> Opened:
    """Go on here with a tournament from another house; its log is checked first."""
    lines, said = await house.chores.ask(_readable, wish.log, seconds=VERIFY_SECONDS)
    name, token = await house.office.take_in(lines, said, public=wish.public)
    return Opened(id=name, director=token)


def _readable(text: str) -> tuple[list[str], Summary]:
    log = read_log(text)
    if not log.facts:
        raise NotNow("This log is empty", code="empty-log")
    return [fact.text for fact in log.facts], summary(Desk.of(log))


@router.post("/verify", responses=NO, operation_id="verifyLog")
async def verify_log(wish: LogText, house: InHouse) -> Checked:
    """Work a log out again by the second implementation."""
    return await house.chores.ask(_checked, wish.log, seconds=VERIFY_SECONDS)


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
    await house.office.visible(id, link)
    lines = await house.office.lines_of(id)
    return await house.chores.ask(_checked, "".join(f"{line}\n" for line in lines), seconds=VERIFY_SECONDS, queue=id)
