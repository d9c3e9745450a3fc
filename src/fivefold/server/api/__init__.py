"""The documented HTTP API, a file for each part; `docs/openapi.json` is its schema."""

from __future__ import annotations

from fivefold.server.api import (
    analysis,
    bans,
    circuits,
    codes,
    desk,
    duel,
    event_streams,
    games,
    katamino,
    kingdoms,
    logs,
    papers,
    people,
    puzzles,
    records,
    regulations,
    rules,
    tables,
    tournaments,
)

ROUTERS = (
    games.router,
    tables.router,
    tables.link_router,
    codes.router,
    records.router,
    analysis.router,
    katamino.router,
    duel.router,
    puzzles.router,
    rules.router,
    people.router,
    event_streams.router,
    papers.router,
    regulations.router,
    desk.router,
    bans.router,
    logs.router,
    tournaments.router,
    kingdoms.router,
    circuits.router,
    circuits.of_tournament,
)
