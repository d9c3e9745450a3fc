"""Facts in PostgreSQL, for several workers: an asyncpg pool, a lease per table, LISTEN/NOTIFY between workers.

Any worker may write to any stream: the primary key (stream, version) lets only one of two be first. A notice holds
the stream and its version, never the facts, because it may hold only 8 KB.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from fivefold.games.core import Refused
from fivefold.server.storage import schema
from fivefold.server.storage.core import RESTORED, Bell, Conflict, Headline, NewFact, Stored

CHANNEL = "fivefold"


class Postgres:
    """The store that workers share."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.address = address
        self.connections = connections
        self.name = uuid.uuid4().hex[:12]
        self._listening: Any = None

    async def open(self) -> None:
        """Migrate the database and open the pool."""
        await schema.upgrade_postgres(self.address)
        self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=self.connections)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._listening is not None:
            await self._listening.close()
            self._listening = None
        await self._pool.close()

    async def append(
        self, stream: str, expected: int, facts: Sequence[NewFact], headline: Headline | None = None
    ) -> int:
        """Add facts to a stream; answered when they are on disk."""
        version = expected + len(facts)
        try:
            async with self._pool.acquire() as db, db.transaction():
                found = await db.fetchval("SELECT coalesce(max(version), 0) FROM facts WHERE stream = $1", stream)
                if found != expected:
                    raise Conflict(stream, expected, found)
                await db.executemany(
                    "INSERT INTO facts (stream, version, kind, at, body) VALUES ($1, $2, $3, $4, $5)",
                    [(stream, expected + n, fact.kind, fact.at, fact.body) for n, fact in enumerate(facts, 1)],
                )
                if headline is not None:
                    await db.execute(
                        "INSERT INTO headlines (stream, room, status, at, body) VALUES ($1, $2, $3, $4, $5) "
                        "ON CONFLICT (stream) DO UPDATE SET status = excluded.status, at = excluded.at, "
                        "body = excluded.body",
                        stream,
                        headline.room,
                        headline.status,
                        headline.at,
                        headline.body,
                    )
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name} {version} {stream}")
        except asyncpg.UniqueViolationError:
            raise Conflict(stream, expected, expected + 1) from None
        return version

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The facts of a stream."""
        rows = await self._pool.fetch(
            "SELECT version, kind, at, body FROM facts WHERE stream = $1 AND version > $2 ORDER BY version",
            stream,
            after,
        )
        return [Stored(*row) for row in rows]

    async def headlines(self, room: str, status: str = "", limit: int = 100) -> list[Headline]:
        """The newest streams of a room."""
        rows = await self._pool.fetch(
            "SELECT stream, room, status, at, body FROM headlines WHERE room = $1 AND ($2 = '' OR status = $2) "
            "ORDER BY at DESC LIMIT $3",
            room,
            status,
            limit,
        )
        return [Headline(*row) for row in rows]

    async def put(self, key: str, body: str, *, new: bool = False) -> bool:
        """Keep a slip."""
        on_conflict = "DO NOTHING" if new else "DO UPDATE SET body = excluded.body"
        sql = f"INSERT INTO slips (key, body) VALUES ($1, $2) ON CONFLICT (key) {on_conflict}"
        return not (await self._pool.execute(sql, key, body)).endswith(" 0")

    async def get(self, key: str) -> str | None:
        """The slip of a key."""
        found: str | None = await self._pool.fetchval("SELECT body FROM slips WHERE key = $1", key)
        return found

    async def slips(self, prefix: str) -> dict[str, str]:
        """All slips whose keys begin so."""
        rows = await self._pool.fetch("SELECT key, body FROM slips WHERE starts_with(key, $1)", prefix)
        return {row["key"]: row["body"] for row in rows}

    async def delete(self, key: str) -> None:
        """Remove a slip."""
        await self._pool.execute("DELETE FROM slips WHERE key = $1", key)

    async def lease(self, stream: str, owner: str, seconds: float) -> bool:
        """Take or renew a lease that nobody else holds."""
        holder = await self._pool.fetchval(
            "INSERT INTO leases (stream, owner, until) VALUES ($1, $2, extract(epoch FROM now()) + $3) "
            "ON CONFLICT (stream) DO UPDATE SET owner = excluded.owner, until = excluded.until "
            "WHERE leases.owner = $2 OR leases.until < extract(epoch FROM now()) RETURNING owner",
            stream,
            owner,
            float(seconds),
        )
        return bool(holder == owner)

    async def listen(self, bell: Bell) -> None:
        """Ring when another worker has written; a lost connection is made anew."""

        def heard(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            name, version, stream = payload.split(" ", 2)
            if name != self.name:
                bell(stream, int(version))

        self._listening = await asyncpg.connect(self.address)
        await self._listening.add_listener(CHANNEL, heard)

        def lost(_connection: Any) -> None:
            if self._listening is not None:
                self._again = asyncio.get_running_loop().create_task(self._listen_again(bell))

        self._listening.add_termination_listener(lost)

    async def _listen_again(self, bell: Bell) -> None:
        while self._listening is not None:
            await asyncio.sleep(1)
            try:
                await self.listen(bell)
            except (OSError, asyncpg.PostgresError):
                continue
            return

    async def tell(self, note: str) -> None:
        """Ring the other workers' bells."""
        await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name} 0 {note}")

    async def replace(self, source: Path) -> None:
        """Put a dump in the place of everything, in one transaction, and tell every worker."""
        tool = shutil.which("pg_restore")
        if tool is None:
            raise Refused("pg_restore is not installed; it comes with PostgreSQL", code="no-pg-restore")
        options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"]
        command = [tool, *options, f"--dbname={self.address}", str(source)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused("pg_restore: {why}", code="pg-restore-failed", why=done.stderr.strip()[:300])
        await schema.upgrade_postgres(self.address)
        await self.tell(RESTORED)

    async def backup(self, path: str) -> None:
        """A dump in a file, made by PostgreSQL's own tool."""
        tool = shutil.which("pg_dump")
        if tool is None:
            raise Refused("pg_dump is not installed; it comes with PostgreSQL", code="no-pg-dump")
        command = [tool, "--format=custom", f"--file={path}", self.address]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused("pg_dump: {why}", code="pg-dump-failed", why=done.stderr.strip()[:300])
