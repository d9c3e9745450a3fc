"""The documented HTTP API, a file for each part; `docs/openapi.json` is its schema."""

from __future__ import annotations

from fivefold.server.api import analysis, games, people, records, streams, tables

ROUTERS = (games.router, tables.router, records.router, analysis.router, people.router, streams.router)
