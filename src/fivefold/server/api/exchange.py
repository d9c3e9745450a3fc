"""What other programs take from a tournament: a report (TRF), a calendar, and a standing to show on another page."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from fivefold.entries.sheets import as_csv, as_xlsx, sheets
from fivefold.messages import catalogue
from fivefold.refusals import Conflict
from fivefold.server.api.common import NO, STRING, Id, InHouse, LinkToken
from fivefold.server.people.access import action_of
from fivefold.server.tournaments.desk_values import Question
from fivefold.tournaments import Desk, standing_of
from fivefold.tournaments.calendar import calendar_of
from fivefold.tournaments.explain import shown
from fivefold.tournaments.exports import as_data
from fivefold.tournaments.head import Signed
from fivefold.tournaments.trf import report_of, write_trf

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

SPREADSHEET: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
BINARY: Final = {"schema": {"type": "string", "format": "binary"}}
Language = Annotated[Literal["en", "de", "fr"], Query(description="The language of words in it.")]
Sheet = Literal["standing", "entrants", "tables", "log"]
MOST_COLUMNS: Final = 3
FRAMED: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *"
"""The one page that other sites may frame: it has no script, no form and shows what everybody may see."""
STYLE: Final = (
    ":root{color-scheme:light dark}body{font:15px/1.4 system-ui,sans-serif;margin:8px}"
    "h1{font-size:1.1rem;margin:0 0 6px}table{border-collapse:collapse;width:100%}"
    "td,th{padding:3px 6px;text-align:left;border-bottom:1px solid #8884}"
    "td:nth-child(n+3),th:nth-child(n+3),td:first-child{text-align:right}"
)


class SignedTournament(BaseModel):
    """A tournament as a file: what its view shows, and besides its log and the house's signature under it."""

    model_config = ConfigDict(extra="allow")

    title: str
    version: int
    digest: str
    log: list[str]
    signed: str = Field(examples=["fivefold-log:1:x8Y…"])


@router.get(
    "/{id}/report.trf",
    response_class=Response,
    responses={200: {"description": "A report.", "content": {"text/plain": STRING}}, **NO},
    operation_id="getReport",
)
async def report(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """The tournament as a report of FIDE's format (TRF16), as pairing programs read it; only of games for two."""
    text = await house.office.read(id, link, Question(action_of("getReport")), _report)
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get(
    "/{id}/sheets.xlsx",
    response_class=Response,
    responses={200: {"description": "A workbook.", "content": {SPREADSHEET: BINARY}}, **NO},
    operation_id="getSheets",
)
async def spreadsheet(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """The standing, the entrants, the games and the log as sheets (XLSX), for those who work at the tournament."""
    book = await house.office.read(id, link, Question(action_of("getSheets")), _sheets)
    return Response(book, media_type=SPREADSHEET)


@router.get(
    "/{id}/sheets/{sheet}.csv",
    response_class=Response,
    responses={200: {"description": "A sheet.", "content": {"text/csv": STRING}}, **NO},
    operation_id="getSheet",
)
async def sheet_as_csv(id: Id, sheet: Sheet, house: InHouse, link: LinkToken = "") -> Response:
    """One of these sheets as CSV (UTF-8)."""
    text = await house.office.read(id, link, Question(action_of("getSheet")), _csv, sheet)
    return Response(f"\ufeff{text}", media_type="text/csv; charset=utf-8")


@router.get("/{id}/tournament.json", responses=NO, operation_id="getTournamentFile", response_model=SignedTournament)
async def whole(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """Everything about a tournament with its log, signed by the house: other houses and circuits read it."""
    tournament, _ = await house.office.visible(id, link)
    signed = await house.office.signed(tournament)
    body = await house.office.read(id, link, Question(action_of("getTournamentFile")), _whole, signed)
    return Response(body, media_type="application/json")


def _whole(desk: Desk, signed: Signed) -> bytes:
    if desk.log.version != signed.version:
        raise Conflict("Something has happened since; look again", code="seen-old", number=desk.log.version, kind="")
    return msgspec.json.encode({**as_data(desk), "signed": signed.text})


def _csv(desk: Desk, sheet: str) -> str:
    return as_csv(sheets(desk)[sheet])


def _sheets(desk: Desk) -> bytes:
    return as_xlsx(sheets(desk))


def _report(desk: Desk) -> str:
    return write_trf(report_of(desk.tournament))


@router.get(
    "/{id}/calendar.ics",
    response_class=Response,
    responses={200: {"description": "A calendar.", "content": {"text/calendar": STRING}}, **NO},
    operation_id="getCalendar",
)
async def calendar(id: Id, request: Request, house: InHouse, lang: Language = "en", link: LinkToken = "") -> Response:
    """The days of the tournament for a calendar program; those of a league with the games of each."""
    address = f"{(house.settings.link or str(request.base_url)).rstrip('/')}/t/{id}"
    text = await house.office.read(id, link, Question(action_of("getCalendar")), _calendar, lang, id, address)
    return Response(text, media_type="text/calendar; charset=utf-8")


def _calendar(desk: Desk, lang: str, name: str, address: str) -> str:
    return calendar_of(desk, catalogue(lang), name, address)


@router.get(
    "/{id}/embed",
    response_class=Response,
    responses={200: {"description": "A page.", "content": {"text/html": STRING}}, **NO},
    operation_id="getEmbeddedStanding",
)
async def embed(id: Id, house: InHouse, lang: Language = "en", link: LinkToken = "") -> Response:
    """The standing as a small page of its own, which another site may show in a frame."""
    text = await house.office.read(id, link, Question(action_of("getEmbeddedStanding")), _embedded, lang, id)
    headers = {"content-security-policy": FRAMED}
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


def _embedded(desk: Desk, lang: str, name: str) -> str:
    tournament, say = desk.tournament, catalogue(lang)
    standing = standing_of(tournament)
    criteria = standing.criteria[:MOST_COLUMNS]
    head = "".join(f"<th>{escape(say(f'criterion-{criterion}'))}</th>" for criterion in criteria)
    rows = []
    for row in standing.rows:
        values = zip(row.values, criteria, strict=False)
        cells = "".join(f"<td>{escape(shown(value, criterion, lang))}</td>" for value, criterion in values)
        name_ = escape(tournament.name(row.entrant))
        rows.append(f"<tr><td>{row.place}.</td><td><bdi>{name_}</bdi></td>{cells}</tr>")
    title = escape(tournament.title)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<h1><a href="/t/{escape(name)}" target="_blank" rel="noopener">{title}</a></h1>'
        f"<table><thead><tr><th></th><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></html>"
    )
