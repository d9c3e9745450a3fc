"""The faults' own PostgreSQL server, because they kill it."""

from __future__ import annotations

from tests.server.conftest import database, postgres

__all__ = ["database", "postgres"]
