"""Papers of a tournament as PDF, and the reading of entry lists. Neither changes a tournament."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from fivefold.entries import BadList
from fivefold.server.api.common import NO, Id, InHouse, LinkQuery, LinkToken, Spoken
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.people.access import action_of, allow
from fivefold.server.people.conditions import Case
from fivefold.server.tournaments.desk_tasks import Field, read_list
from fivefold.server.tournaments.desk_values import Question
from fivefold.server.tournaments.papers import Paper as Printed
from fivefold.server.tournaments.regulations import MOST_IN_HOUSE
from fivefold.tournaments import Desk

router = APIRouter(prefix="/api/tournaments", tags=["papers"])

Paper = Literal["seating", "sheets", "groups", "bracket", "standings", "certificates", "fallback", "rules", "schedule"]
PDF: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "A paper.",
        "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
    },
    **NO,
}
LIST: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "description": "The list as it is: pasted text, a CSV file in any usual encoding, or an XLSX file; "
        'or `{"text": "…"}` as JSON.',
        "content": {
            "text/plain": {"schema": {"type": "string"}},
            "text/csv": {"schema": {"type": "string"}},
            "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
            "application/json": {
                "schema": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]}
            },
        },
    }
}


@router.get("/{id}/papers/{name}.pdf", response_class=Response, responses=PDF, operation_id="getPaper")
async def paper(
    id: Id,
    name: Paper,
    request: Request,
    house: InHouse,
    lang: Spoken = "en",
    round: Annotated[int, Query(ge=0, le=10**6, description="For seating and sheets; 0 is the last round.")] = 0,
    link: LinkToken = "",
    link_query: LinkQuery = "",
) -> Response:
    """A paper as PDF. Score sheets carry the codes of table links only for the director."""
    tournament, principal = await house.office.visible(id, link or link_query)
    allow(action_of(f"paper:{name}"), Case(principal, tournament.public))
    directs = principal.link is not None and principal.link.role == "director"
    base = (house.settings.link or str(request.base_url).rstrip("/")) if directs else ""
    address = request.client.host if request.client else ""
    version = tournament.head.version
    found = await house.papers.paper(tournament, Printed(name, lang, round, base), address)
    headers = {
        "content-disposition": f'inline; filename="{name}-{version}-{lang}.pdf"',
        "cache-control": "private, no-cache",
    }
    return Response(found, media_type="application/pdf", headers=headers)


class EntryRow(BaseModel):
    """A line that can be entered; an `entered` fact holds its parts."""

    line: int
    name: str
    club: str
    rating: int
    person: str
    category: str


class EntryComplaint(BaseModel):
    """A line that cannot be entered, and why."""

    line: int
    code: str
    sentence: str
    facts: dict[str, str]


class EntryList(BaseModel):
    """What a list says; every line that is not empty is an entry or a complaint. `ignored` are headings without use."""

    kind: str
    encoding: str
    columns: list[str]
    ignored: list[str]
    entries: list[EntryRow]
    complaints: list[EntryComplaint]
    left_off: int


@router.post(
    "/{id}/entries/read", response_model=EntryList, responses=COMPUTED, operation_id="readEntries", openapi_extra=LIST
)
async def read(
    id: Id,
    request: Request,
    house: InHouse,
    caller: Asks,
    name: Annotated[str, Query(max_length=300, description="The name of the file, if it is one.")] = "",
    link: LinkToken = "",
) -> Response:
    """Read a list of entries and say what is wrong with it, line by line. Nothing is entered."""
    taken, room = await house.office.read(id, link, Question(action_of("readEntries")), _room)
    content = _text(await request.body()) if _is_json(request) else await request.body()
    field = Field(taken, room)
    return answer(await caller.long_chore(read_list, content, name.lower().endswith(".xlsx"), field))


def _room(desk: Desk) -> tuple[frozenset[str], int]:
    tournament = desk.tournament
    return frozenset(tournament.names), min(tournament.rules.most, MOST_IN_HOUSE) - tournament.entered


def _is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def _text(body: bytes) -> bytes:
    try:
        found = json.loads(body)
        text = found["text"] if isinstance(found, dict) else None
        if isinstance(text, str):
            return text.encode()
    except (ValueError, KeyError, RecursionError):
        pass
    raise BadList("A list as JSON is an object with a `text`", code="bad-request")
