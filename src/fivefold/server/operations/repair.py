"""Repair of damaged logs in a house's store: tournaments, registers of bans, circuits. The house must be closed.

All of it happens in one transaction. A damaged stream is first copied to `damaged/STREAM/HASH`, so nothing is lost;
a second run finds nothing to do.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fivefold.refusals import NotFound, Refused
from fivefold.server.operations.lock import lock
from fivefold.server.storage import schema
from fivefold.server.storage.core import Stored
from fivefold.server.storage.sqlite import connected
from fivefold.tournaments.repair import Change, repaired

MINE = "substr(stream, 1, 11) = 'tournament/' OR substr(stream, 1, 5) = 'bans/' OR substr(stream, 1, 8) = 'circuit/'"
INSERT = "INSERT INTO facts (stream, version, kind, at, body) VALUES "


@dataclass(frozen=True, slots=True)
class Repaired:
    """A stream that was damaged: what was changed, where the original is; or why it could not be repaired."""

    stream: str
    changes: tuple[Change, ...] = ()
    kept: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Plan:
    found: Repaired
    rows: tuple[tuple[str, int, str, float, str], ...]
    """What takes the place of the stream, and the copy of it."""


async def repair_house(data: Path, database: str = "", tournament: str = "", time: str = "") -> list[Repaired]:
    """Repair every damaged log of a closed house, or that of one tournament."""
    if database:
        return await _repair_postgres(database, tournament, time)
    if not (data / "fivefold.db").exists():
        raise Refused("There is nothing in {data} yet", code="nothing-there", data=data)
    with lock(data):
        return await asyncio.to_thread(_repair_sqlite, data / "fivefold.db", tournament, time)


def _wanted(streams: Sequence[str], tournament: str) -> list[str]:
    found = [stream for stream in streams if not tournament or stream == f"tournament/{tournament}"]
    if tournament and not found:
        raise NotFound("There is no such tournament", code="no-such-tournament")
    return found


def _plan(stream: str, kept: Sequence[Stored], time: str) -> _Plan | None:
    try:
        log, changes = repaired([fact.body for fact in kept], time)
    except Refused as refusal:
        return _Plan(Repaired(stream, why=str(refusal)), ())
    if not changes:
        return None
    digest = hashlib.sha256("\n".join(fact.body for fact in kept).encode(errors="surrogatepass")).hexdigest()
    copy = f"damaged/{stream}/{digest[:16]}"
    at = [fact.at for fact in kept]
    rows = [(copy, fact.version, fact.kind, fact.at, fact.body) for fact in kept]
    # The time of storing goes on with the last one known where facts were added.
    rows += [(stream, f.number, f.kind, at[min(f.number, len(at)) - 1], f.text) for f in log.facts]
    return _Plan(Repaired(stream, changes, copy), tuple(rows))


def _repair_sqlite(path: Path, tournament: str, time: str) -> list[Repaired]:
    schema.upgrade_sqlite(path)
    db = connected(path)
    try:
        db.execute("BEGIN IMMEDIATE")
        names = [row[0] for row in db.execute(f"SELECT DISTINCT stream FROM facts WHERE {MINE} ORDER BY stream")]
        found = []
        for stream in _wanted(names, tournament):
            rows = db.execute(
                "SELECT version, kind, at, body FROM facts WHERE stream = ? ORDER BY version", (stream,)
            ).fetchall()
            plan = _plan(stream, [Stored(*row) for row in rows], time)
            if plan is not None:
                found.append(plan.found)
            if plan is not None and plan.rows:
                db.execute("DELETE FROM facts WHERE stream IN (?, ?)", (stream, plan.found.kept))
                db.executemany(INSERT + "(?, ?, ?, ?, ?)", plan.rows)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    finally:
        db.close()
    return found


async def _repair_postgres(address: str, tournament: str, time: str) -> list[Repaired]:
    import asyncpg

    from fivefold.server.storage.postgres import where_is

    db = await asyncpg.connect(address)
    found = []
    try:
        await schema.upgrade_postgres(db, where_is(address))
        async with db.transaction():
            rows = await db.fetch(f"SELECT DISTINCT stream FROM facts WHERE {MINE} ORDER BY stream")
            for stream in _wanted([row[0] for row in rows], tournament):
                kept = await db.fetch(
                    "SELECT version, kind, at, body FROM facts WHERE stream = $1 ORDER BY version FOR UPDATE", stream
                )
                plan = _plan(stream, [Stored(*row) for row in kept], time)
                if plan is not None:
                    found.append(plan.found)
                if plan is not None and plan.rows:
                    await db.execute("DELETE FROM facts WHERE stream IN ($1, $2)", stream, plan.found.kept)
                    await db.executemany(INSERT + "($1, $2, $3, $4, $5)", plan.rows)
    finally:
        await db.close()
    return found
