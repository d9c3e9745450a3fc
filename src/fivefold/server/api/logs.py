"""Logs that travel: go on with a tournament of another house, and let the second implementation check one."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.server.api.common import NO, Answer, Body, CreatedTournament, Id, InHouse, LinkToken
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.tournaments.desk_tasks import check_log, readable_log

router = APIRouter(prefix="/api/tournaments", tags=["desk"])


class LogText(Body):
    """The log of a tournament, as JSON lines."""

    log: str = Field(min_length=1, max_length=1_900_000)
    public: bool = True


class SignedLog(Body):
    """A log and, if one has it, the signed head as it stands on a paper or on the public page."""

    log: str = Field(min_length=1, max_length=1_900_000)
    signed: str = Field("", max_length=400, examples=["fivefold-log:1:x8Y…"])
    key: str = Field("", max_length=100, description="The public key or its fingerprint; empty: that of this house.")


class LogProblem(BaseModel):
    """Something that does not agree; `facts` fill its sentence, `code` is its name."""

    code: str
    sentence: str
    facts: dict[str, str]


class LogReport(Answer):
    """What the second implementation found in a log."""

    ok: bool
    facts: int
    lots: int
    draws: int
    deviations: int
    problems: list[LogProblem]
    digest: str
    signature: Literal["", "good", "bad"] = Field("", description="Empty where none was given.")


@router.post("/open", status_code=201, responses=COMPUTED, operation_id="openLog")
async def open_log(body: LogText, house: InHouse, caller: Asks) -> CreatedTournament:
    """Go on here with a tournament from another house; its log is checked first."""
    change = await caller.long_chore(readable_log, body.log)
    name, token = await house.office.add(change, public=body.public)
    return CreatedTournament(id=name, director=token)


@router.post("/verify", response_model=LogReport, responses=COMPUTED, operation_id="verifyLog")
async def verify_log(body: SignedLog, house: InHouse, caller: Asks) -> Response:
    """Work a log out again by the second implementation, and check the signature under it."""
    key = body.key or await house.office.public_key()
    return answer(await caller.long_chore(check_log, body.log, body.signed.strip(), key))


class SignedHead(BaseModel):
    """The head of a log, signed by the house; `text` is all of it in one line, as in the code on a paper."""

    tournament: str
    version: int
    digest: str
    signature: str
    key: str
    fingerprint: str
    text: str


@router.get("/{id}/signature", responses=NO, operation_id="getSignature")
async def signature(id: Id, house: InHouse, link: LinkToken = "") -> SignedHead:
    """The house's signature (Ed25519) under the log as it is now."""
    tournament, _ = await house.office.visible(id, link)
    signed = await house.office.signed(tournament)
    return SignedHead(
        tournament=signed.tournament,
        version=signed.version,
        digest=signed.digest,
        signature=signed.signature,
        key=signed.key,
        fingerprint=signed.fingerprint,
        text=signed.text,
    )


@router.get("/{id}/verify", response_model=LogReport, responses=COMPUTED, operation_id="verifyTournament")
async def verify_tournament(id: Id, house: InHouse, caller: Asks, link: LinkToken = "") -> Response:
    """Work this tournament out again by the second implementation."""
    await house.office.visible(id, link)
    lines = await house.office.lines_of(id)
    return answer(await caller.long_chore(check_log, "".join(f"{line}\n" for line in lines)))
