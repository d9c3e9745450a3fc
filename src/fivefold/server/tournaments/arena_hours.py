"""The clock of arenas: whoever is free is paired, and when the time is up the house says so."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from fivefold.server.tournaments.desk_acts import pair_free
from fivefold.server.tournaments.desk_values import Saying
from fivefold.server.tournaments.office import Office, stamp
from fivefold.server.tournaments.open_tournament import ARENA, OpenTournament
from fivefold.tournaments import Desk
from fivefold.tournaments.arena_clock import is_up
from fivefold.tournaments.formats import arena

log = structlog.get_logger()
EVERY: Final = 2.0
"""Seconds between two looks at all arenas: so long whoever is free waits for others who become free."""


async def keep_arenas(office: Office) -> None:
    """Look after every arena that is on, as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY)
        for key, on in (await office.store.entries(ARENA)).items():
            if on:
                try:
                    await look_after(office, key.removeprefix(ARENA))
                except Exception as error:  # one tournament must not stop the clock of the others
                    log.error("an arena was not paired", tournament=key, why=repr(error))


def wanted(desk: Desk, now: str, by_hand: bool) -> str:
    """What an arena needs at a time: `end`, `pair` or nothing; `over` where it is on no longer.

    >>> wanted(Desk(), "2026-11-15T18:00:00Z", False)
    'over'
    """
    tournament = desk.tournament
    on = tournament.regulation is not None and tournament.rules.format == "arena" and tournament.started
    if not on or tournament.ended or tournament.closed:
        return "over"
    if is_up(tournament, now):
        return "end"
    return "pair" if not by_hand and len(arena.free(tournament)) > 1 else ""


async def look_after(office: Office, name: str) -> None:
    """Pair whoever is free in one arena, or end it."""
    tournament = await office.find(name)
    if tournament.state.damage is not None:
        return
    todo = await tournament.ask(wanted, stamp(), tournament.wall.state.pairing.by_hand)
    if todo == "over":
        await office.store.put(f"{ARENA}{name}", "")
    elif todo == "end":
        await office.house_says(name, Saying("ended", {}), "house")
    elif todo == "pair":
        await _pair(office, tournament)


async def _pair(office: Office, tournament: OpenTournament) -> None:
    seed = await office.seed(tournament.name, "", "")

    async def now() -> tuple[object, ...]:
        return (seed, stamp())

    await tournament.act(pair_free, now)
