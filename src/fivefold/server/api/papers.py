"""Papers of a tournament as PDF, and the reading of entry lists. Neither changes a tournament."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from fivefold.entries import BadList
from fivefold.papers import InTheHall
from fivefold.server.api.asking import NO, InHouse, LinkQuery, LinkToken
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.api.tournaments import Id, entered
from fivefold.server.calling import seated
from fivefold.server.desk_tasks import Field, read_list
from fivefold.server.office import Seen
from fivefold.server.roles import NotYourRole

router = APIRouter(prefix="/api/tournaments", tags=["papers"])

Paper = Literal["seating", "sheets", "groups", "bracket", "standings", "certificates", "fallback"]
AT_THE_DESK: Final = frozenset({"director", "arbiter", "desk"})
MAY_PRINT: Final[dict[str, frozenset[str]]] = {
    "sheets": AT_THE_DESK,
    "fallback": AT_THE_DESK,
    "certificates": frozenset({"director"}),
}
"""Who may print what is not for everyone who may see the tournament."""

PDF: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "A paper.", "content": {"application/pdf": {}}},
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


@router.get("/{id}/papers/{name}.pdf", response_class=Response, responses=PDF, operation_id="printPaper")
async def paper(
    id: Id,
    name: Paper,
    request: Request,
    house: InHouse,
    lang: Literal["de", "en", "fr"] = "en",
    round: Annotated[int, Query(ge=0, le=10**6, description="For seating and sheets; 0 is the last round.")] = 0,
    link: LinkToken = "",
    link_query: LinkQuery = "",
) -> Response:
    """A paper as PDF. Score sheets carry the codes of table links only for the director."""
    seen, held = await entered(house, id, link or link_query)
    role = held.role if held else "spectator"
    if name in MAY_PRINT and role not in MAY_PRINT[name]:
        raise NotYourRole("A {role} cannot print {name}", code="not-your-role", role=role, name=name)
    desk = seen.desk
    base = house.settings.link or str(request.base_url).rstrip("/") if role == "director" else ""
    found = await house.press.paper(id, desk, name, lang, round, hall=_hall(seen, round), base=base)
    headers = {
        "content-disposition": f'inline; filename="{name}-{desk.log.version}-{lang}.pdf"',
        "cache-control": "private, no-cache",
    }
    return Response(found, media_type="application/pdf", headers=headers)


def _hall(seen: Seen, number: int) -> InTheHall:
    """Where the tables of a round stand, for the papers that say it."""
    rounds = len(seen.desk.tournament.rounds)
    if not 1 <= (number or rounds) <= rounds:
        return InTheHall()
    where = seated(seen.desk.tournament, seen.wall, number or rounds)
    elsewhere = {table: place for table, place in where.places.items() if table != place}
    if where.called or not elsewhere:
        return InTheHall(called=where.called)
    return InTheHall(places=elsewhere, notice=seen.notices)


class ReadEntry(BaseModel):
    """A line that can be entered; an `entered` fact holds its parts."""

    line: int
    name: str
    club: str
    rating: int
    person: str


class ReadComplaint(BaseModel):
    """A line that cannot be entered, and why."""

    line: int
    code: str
    sentence: str
    facts: dict[str, str]


class EntriesRead(BaseModel):
    """What a list says; every line that is not empty is an entry or a complaint. `ignored` are headings without use."""

    kind: str
    encoding: str
    columns: list[str]
    ignored: list[str]
    entries: list[ReadEntry]
    complaints: list[ReadComplaint]
    left_off: int


@router.post(
    "/{id}/entries/read", response_model=EntriesRead, responses=COMPUTED, operation_id="readEntries", openapi_extra=LIST
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
    seen, held = await entered(house, id, link)
    if held is None or held.role not in AT_THE_DESK:
        raise NotYourRole("Lists are read at the desk", code="not-your-role")
    content = _text(await request.body()) if _is_json(request) else await request.body()
    tournament = seen.desk.tournament
    field = Field(frozenset(tournament.names), tournament.rules.at_most - tournament.entered)
    return answer(await caller.long_chore(read_list, content, name.lower().endswith(".xlsx"), field))


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
