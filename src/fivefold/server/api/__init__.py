"""The documented HTTP API, a file for each part; `docs/openapi.json` is its schema."""

from __future__ import annotations

from fivefold.server.api import (
    analysis,
    bans,
    circuits,
    desk,
    event_streams,
    exchange,
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
    records.router,
    analysis.router,
    katamino.router,
    puzzles.router,
    rules.router,
    people.router,
    event_streams.router,
    papers.router,
    regulations.router,
    desk.router,
    bans.router,
    logs.router,
    exchange.router,
    tournaments.router,
    kingdoms.router,
    circuits.router,
    circuits.of_tournament,
)
