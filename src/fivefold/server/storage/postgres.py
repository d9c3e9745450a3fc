"""Facts in PostgreSQL, for several workers: an asyncpg pool, a lease per table, LISTEN/NOTIFY between workers.

Any worker may write to any stream: the primary key (stream, version) lets only one of two be first. A notice holds
the stream and its version, never the facts, because it may hold only 8 KB.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
import uuid
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import asyncpg

from fivefold.refusals import Refused
from fivefold.server.recovery import keep_trying
from fivefold.server.storage import schema
from fivefold.server.storage.connection import Connection, ConnectionPool, Row
from fivefold.server.storage.core import RESTORED, Headline, Listener, NewFact, Stored, VersionConflict
from fivefold.server.storage.errors import StoreAway, StoreDamaged, StoreDenied, StoreError, StoreFull, StoreReadOnly
from fivefold.server.storage.subscription import CHANNEL, LOST, Subscription

CONNECT, COMMAND = 5.0, 15.0
"""Seconds to wait for a connection, and for an answer."""
PUT = "INSERT INTO slips (key, body) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET body = excluded.body"
REMOVE = "DELETE FROM slips WHERE key = $1"
OF_POSTGRES: dict[str, type[StoreFull | StoreReadOnly | StoreAway | StoreDamaged | StoreDenied]] = {
    "53100": StoreFull,
    "25006": StoreReadOnly,
    "XX001": StoreDamaged,
    "XX002": StoreDamaged,
    "3D000": StoreDenied,
    "28": StoreDenied,
    "55000": StoreAway,
    "08": StoreAway,
    "53": StoreAway,
    "57": StoreAway,
    "58": StoreAway,
}
"""PostgreSQL's error codes, or their classes, in the house's words."""


def where_is(address: str) -> str:
    """A database address without its user and password.

    >>> where_is("postgresql://anna:secret@db.example/club")
    'db.example:5432/club'
    """
    parts = urlsplit(address)
    return f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"


class Postgres:
    """The store that workers share."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.address, self.where = address, where_is(address)
        self.connections = connections
        self.name = uuid.uuid4().hex[:12]
        self._pool: ConnectionPool | None = None
        self._subscription: Subscription | None = None
        self._listener: Listener = lambda _stream, _version: None
        self._doubtful: set[str] = set()
        self._settling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate the database and open the pool."""
        with self._explained():
            await self._upgrade()
            if self._pool is not None:
                self._pool.terminate()
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=self.connections, timeout=CONNECT, command_timeout=COMMAND
            )

    async def _upgrade(self) -> None:
        """A migration of another worker may take longer than an answer, so it is waited for without a limit."""
        db = await self._connect(None)
        try:
            await schema.upgrade_postgres(db, self.where)
        finally:
            await db.close(timeout=CONNECT)

    async def _connect(self, command: float | None = COMMAND) -> Connection:
        """A connection outside the pool, under a name of its own in the server's list of sessions."""
        name = {"application_name": "fivefold-listener"}
        found: Connection = await asyncpg.connect(
            self.address, timeout=CONNECT, command_timeout=command, server_settings=name
        )
        return found

    async def close(self) -> None:
        """Let go of all connections."""
        if self._settling is not None:
            self._settling.cancel()
        if self._subscription is not None:
            await self._subscription.close()
            self._subscription = None
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), CONNECT)
            except (*LOST, asyncpg.PostgresError):
                self._pool.terminate()

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        """Refuse in the house's words what PostgreSQL or the way to it does not allow."""
        try:
            yield
        except asyncpg.PostgresError as error:
            state = error.sqlstate or ""
            kind = OF_POSTGRES.get(state) or OF_POSTGRES.get(state[:2])
            if kind is None:
                raise
            raise kind(self.where, str(error)) from error
        except LOST as error:
            raise StoreAway(self.where, str(error) or type(error).__name__) from error

    @property
    def _open_pool(self) -> ConnectionPool:
        assert self._pool is not None, "the store is not open"
        return self._pool

    async def _fetch(self, sql: str, *values: object) -> Sequence[Row]:
        with self._explained():
            return await self._open_pool.fetch(sql, *values)

    async def _fetchval(self, sql: str, *values: object) -> object:
        with self._explained():
            return await self._open_pool.fetchval(sql, *values)

    async def _execute(self, sql: str, *values: object) -> str:
        with self._explained():
            return await self._open_pool.execute(sql, *values)

    def _doubt(self, stream: str) -> None:
        """The answer to a commit is lost: call our own listener with what the database holds, once it answers again."""
        self._doubtful.add(stream)
        if self._settling is None or self._settling.done():
            self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        while streams := sorted(self._doubtful):
            found = await keep_trying(partial(self.versions, streams), name="settling", longest=2.0)
            self._doubtful.difference_update(streams)
            for stream, version in found.items():
                self._listener(stream, version)

    async def append(
        self, stream: str, expected: int, facts: Sequence[NewFact], headline: Headline | None = None
    ) -> int:
        """Add facts to a stream; answered when they are on disk."""
        try:
            with self._explained():
                return await self._append(stream, expected, facts, headline)
        except asyncpg.UniqueViolationError:
            raise VersionConflict(stream, expected, expected + 1) from None
        except StoreError:
            self._doubt(stream)
            raise

    async def _append(self, stream: str, expected: int, facts: Sequence[NewFact], headline: Headline | None) -> int:
        version = expected + len(facts)
        async with self._open_pool.acquire(timeout=COMMAND) as db, db.transaction():
            newest = "SELECT coalesce(max(version), 0) FROM facts WHERE stream = $1"
            found = cast("int", await db.fetchval(newest, stream))
            if found != expected:
                raise VersionConflict(stream, expected, found)
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
                    headline.kind,
                    headline.status,
                    headline.at,
                    headline.body,
                )
                for key, body in sorted(headline.entries.items()):
                    await (db.execute(REMOVE, key) if body is None else db.execute(PUT, key, body))
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name} {version} {stream}")
        return version

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The facts of a stream."""
        rows = await self._fetch(
            "SELECT version, kind, at, body FROM facts WHERE stream = $1 AND version > $2 ORDER BY version",
            stream,
            after,
        )
        return [Stored(*row) for row in rows]

    async def rewrite(self, stream: str, bodies: Mapping[int, str], headline: str = "") -> None:
        """Put other bodies in the place of some facts."""
        with self._explained():
            async with self._open_pool.acquire(timeout=COMMAND) as db, db.transaction():
                await db.executemany(
                    "UPDATE facts SET body = $1 WHERE stream = $2 AND version = $3",
                    [(body, stream, version) for version, body in bodies.items()],
                )
                if headline:
                    await db.execute("UPDATE headlines SET body = $1 WHERE stream = $2", headline, stream)

    async def mentions(self, text: str) -> list[str]:
        """The streams whose facts hold a text."""
        rows = await self._fetch("SELECT DISTINCT stream FROM facts WHERE strpos(body, $1) > 0", text)
        return [row[0] for row in rows]

    async def drop(self, stream: str) -> None:
        """Forget a stream."""
        await self._execute(
            "WITH gone AS (DELETE FROM facts WHERE stream = $1) DELETE FROM headlines WHERE stream = $1", stream
        )

    async def versions(self, streams: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these streams that has any."""
        sql = "SELECT name, (SELECT max(version) FROM facts WHERE stream = name) FROM unnest($1::text[]) AS name"
        return {row[0]: row[1] for row in await self._fetch(sql, list(streams)) if row[1]}

    async def check(self) -> None:
        """Does the database answer?"""
        await self._execute("SELECT 1")

    async def headlines(self, kind: str, status: str = "", limit: int = 100) -> list[Headline]:
        """The newest streams of a kind."""
        rows = await self._fetch(
            "SELECT stream, room, status, at, body FROM headlines WHERE room = $1 AND ($2 = '' OR status = $2) "
            "ORDER BY at DESC LIMIT $3",
            kind,
            status,
            limit,
        )
        return [Headline(*row) for row in rows]

    async def put(self, key: str, body: str, *, new: bool = False) -> bool:
        """Store an entry."""
        on_conflict = "DO NOTHING" if new else "DO UPDATE SET body = excluded.body"
        sql = f"INSERT INTO slips (key, body) VALUES ($1, $2) ON CONFLICT (key) {on_conflict}"
        return not (await self._execute(sql, key, body)).endswith(" 0")

    async def put_new(self, entries: Mapping[str, str]) -> bool:
        """Store entries, all or none; one statement is one transaction."""
        sql = "INSERT INTO slips (key, body) SELECT * FROM unnest($1::text[], $2::text[])"
        try:
            await self._execute(sql, list(entries), list(entries.values()))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def get(self, key: str) -> str | None:
        """The entry of a key."""
        return cast("str | None", await self._fetchval("SELECT body FROM slips WHERE key = $1", key))

    async def entries(self, prefix: str) -> dict[str, str]:
        """All entries whose keys begin with `prefix`."""
        rows = await self._fetch("SELECT key, body FROM slips WHERE starts_with(key, $1)", prefix)
        return {row[0]: row[1] for row in rows}

    async def delete(self, key: str) -> None:
        """Remove an entry."""
        await self._execute(REMOVE, key)

    async def lease(self, stream: str, owner: str, seconds: float) -> bool:
        """Take or renew a lease that nobody else holds."""
        holder = await self._fetchval(
            "INSERT INTO leases (stream, owner, until) VALUES ($1, $2, extract(epoch FROM now()) + $3) "
            "ON CONFLICT (stream) DO UPDATE SET owner = excluded.owner, until = excluded.until "
            "WHERE leases.owner = $2 OR leases.until < extract(epoch FROM now()) RETURNING owner",
            stream,
            owner,
            float(seconds),
        )
        return bool(holder == owner)

    async def listen(self, listener: Listener) -> None:
        """Call the listener when another worker has written, and when a lost connection was made anew."""
        self._listener = listener
        if self._subscription is not None:
            await self._subscription.close()
        subscription = Subscription(self._connect, self.name, listener)
        with self._explained():
            await subscription.open()
        self._subscription = subscription

    async def notify(self, note: str) -> None:
        """Tell the other workers' listeners."""
        await self._execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name} 0 {note}")

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
        with self._explained():
            await self._upgrade()
        await self.notify(RESTORED)

    async def backup(self, path: str) -> None:
        """A dump in a file, made by PostgreSQL's own tool."""
        tool = shutil.which("pg_dump")
        if tool is None:
            raise Refused("pg_dump is not installed; it comes with PostgreSQL", code="no-pg-dump")
        command = [tool, "--format=custom", f"--file={path}", self.address]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused("pg_dump: {why}", code="pg-dump-failed", why=done.stderr.strip()[:300])
