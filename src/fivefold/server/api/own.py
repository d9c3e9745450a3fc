"""What one has here: progress, the profile, and all of it as a file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from fivefold import games, live
from fivefold.games.record import write_record
from fivefold.server.api.arrival import slow_down
from fivefold.server.api.common import NO, Asker, Body, InHouse
from fivefold.server.house import House
from fivefold.server.people.accounts import Person, signed_in
from fivefold.server.people.results import Result
from fivefold.server.tables.open_table import read_fact

router = APIRouter(prefix="/api/me", tags=["people"])


class KeptProgress(BaseModel):
    """What one has learned and solved, by section, each a text that the page has made."""

    sections: dict[str, str]


class NewProgress(Body):
    """A section as it is now."""

    text: str = Field(max_length=200_000)


class ProfileSetting(Body):
    """Who sees one's games: everybody, or only those who played."""

    closed: bool


@router.get("/progress", operation_id="getProgress", responses=NO)
async def progress(house: InHouse, asker: Asker) -> KeptProgress:
    """What was kept for one's account."""
    signed_in(asker)
    return KeptProgress(sections=await house.progress.of(asker.who))


@router.put("/progress/{section}", status_code=204, operation_id="keepProgress", responses=NO, response_class=Response)
async def keep_progress(
    section: Annotated[str, Path(max_length=40)], body: NewProgress, house: InHouse, asker: Asker
) -> None:
    """Keep a section for one's account."""
    signed_in(asker)
    await house.progress.keep(asker.who, section, body.text)


@router.put("/profile", status_code=204, operation_id="changeProfile", responses=NO, response_class=Response)
async def change_profile(body: ProfileSetting, house: InHouse, asker: Asker) -> None:
    """Show one's games to everybody, or only to those who played."""
    await house.people.close_profile(asker, closed=body.closed)


@router.get("/everything", operation_id="downloadEverything", responses=NO, response_class=Response)
async def everything(request: Request, house: InHouse, asker: Asker) -> StreamingResponse:
    """All that is kept of one's account, as JSON: games with their records and what one said, ratings, progress."""
    signed_in(asker)
    slow_down(request, house)
    await house.ready()
    name = quote(f"fivefold-{asker.account}.json")
    return StreamingResponse(
        _everything(house, asker),
        media_type="application/json",
        headers={"content-disposition": f"attachment; filename=\"fivefold.json\"; filename*=UTF-8''{name}"},
    )


async def _everything(house: House, asker: Person) -> AsyncIterator[bytes]:
    account = await house.people.find(asker.account)
    keys = await house.people.keys_of(asker.who)
    head = {
        **await _reached(house, asker.who),
        **await _known(house, asker.who),
        "account": asker.account,
        "created": account.created if account is not None else 0.0,
        "profile_closed": account.closed if account is not None else False,
        "sessions": [
            {"created": line.session.created, "seen": line.seen, "agent": line.session.agent}
            for line in await house.people.sessions.of(asker.who)
        ],
        "passkeys": [
            {"label": one.label, "created": one.created} for one in (await house.passkeys.of(asker.who)).values()
        ],
        "progress": {name: msgspec.json.decode(text) for name, text in (await house.progress.of(asker.who)).items()},
        "ratings": _ratings(house, asker.who),
        "tables": await house.hall.own.of(asker.who),
        "clubs": [{"id": one.id, "title": one.club.title, "role": one.role} for one in await house.clubs.of(asker.who)],
    }
    yield msgspec.json.encode(head)[:-1] + b',"games":['
    first = True
    for result in house.archive.of(keys):
        yield (b"" if first else b",") + msgspec.json.encode(await _game(house, result, keys))
        first = False
        await asyncio.sleep(0)  # others get their turn between two games
    yield b"]}"


async def _reached(house: House, who: str) -> dict[str, Any]:
    """By what somebody is reminded, how they want it, and when they rest."""
    mailbox, player = await house.addresses.mailbox(who), await house.players.current(who)
    return {
        "mail": {"address": mailbox.address, "confirmed": mailbox.confirmed} if mailbox is not None else None,
        "devices": [
            {"agent": one.agent, "since": one.since, "endpoint": one.endpoint}
            for one in (await house.addresses.devices(who)).values()
        ],
        "reminders": player.wishes,
        "vacations": [list(one) for one in player.vacations],
    }


async def _known(house: House, who: str) -> dict[str, Any]:
    """Whom somebody knows, by their names. Who has blocked them is not told."""
    mine = await house.contacts.of(who)
    return {"friends": sorted(mine.friends.values()), "blocked": sorted(mine.blocked.values())}


def _ratings(house: House, who: str) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "speed": pool.speed,
            "company": pool.company,
            "points": [[p.ended, p.skill.value, p.table] for p in points],
        }
        for game in games.names()
        for pool in house.ratings.pools(game)
        if (points := house.ratings.history(who, game, *pool))
    ]


async def _game(house: House, result: Result, keys: list[str]) -> dict[str, Any]:
    facts = [read_fact(one) for one in await house.store.read(f"table/{result.table}")]
    day = datetime.fromtimestamp(result.ended, UTC).date().isoformat()
    said = [fact for fact in facts if fact.kind == "said" and fact.data["who"] in keys]
    return {
        "table": result.table,
        "game": result.game,
        "ended": result.ended,
        "rated": result.rated,
        "seat": next((seat for seat, player in enumerate(result.players, 1) if player.who in keys), 0),
        "record": write_record(live.record_of(live.folded(facts), day)) if facts else "",
        "said": [{"at": fact.at, "text": fact.data["text"]} for fact in said],
    }
