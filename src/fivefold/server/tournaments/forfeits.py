"""Players at home: who has come to their boards, and the walk-overs when the time is up."""

from __future__ import annotations

import asyncio
import time

import structlog

from fivefold.server.tables.hall import Hall
from fivefold.server.tournaments.deadlines import Due, boards_in_play, due_at, forfeits_at
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.open_tournament import OpenTournament

log = structlog.get_logger()
EVERY = 5.0
"""Seconds between two looks at the clock."""


async def came_to(hall: Hall, tournament: OpenTournament) -> dict[str, tuple[int, ...]]:
    """Who has come to the boards of the running round."""
    found: dict[str, tuple[int, ...]] = {}
    boards = tournament.wall.state.boards
    for where, board in (await tournament.ask(boards_in_play, boards)).items():
        table = (await hall.find(board)).table
        entrants = table.setting.origin.get("entrants", [])
        found[where] = tuple(e for e, seat in zip(entrants, table.seats, strict=False) if seat.kind != "open")
    return found


async def due_of(hall: Hall, tournament: OpenTournament) -> list[Due]:
    """The tables of a tournament that have not begun."""
    minutes = tournament.wall.state.online.minutes
    return await tournament.ask(due_at, minutes, await came_to(hall, tournament)) if minutes else []


async def keep_times(office: Office, hall: Hall) -> None:
    """Look at the clock of every tournament that is played at home, as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY)
        for key, on in (await office.store.entries("online/")).items():
            if on:
                try:
                    await _forfeit(office, hall, key.removeprefix("online/"), time.time())
                except Exception as error:  # one tournament must not stop the clock of the others
                    log.error("a forfeit was refused", tournament=key, why=repr(error))


async def _forfeit(office: Office, hall: Hall, name: str, now: float) -> None:
    tournament = await office.find(name)
    minutes = tournament.wall.state.online.minutes
    came = await came_to(hall, tournament)
    for fact in await tournament.ask(forfeits_at, minutes, came, now):
        await office.house_says(name, fact, "house")
