"""Facts in one SQLite file: write-ahead log, fully synchronous, one writer thread that commits for many at once.

A commit costs one flush of the disk, however many facts are in it. So the writer takes everything that waits, writes it
in one transaction, and only then answers: what was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from fivefold.server.storage import schema
from fivefold.server.storage.core import Headline, Listener, NewFact, Stored, StoreError, VersionConflict
from fivefold.server.storage.errors import StoreDamaged, of_file, of_sqlite

T = TypeVar("T")
MOST_AT_ONCE = 512
PUT = "INSERT INTO slips (key, body) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body"
REMOVE = "DELETE FROM slips WHERE key = ?"
TABLES = ("facts", "headlines", "slips")

Row = tuple[Any, ...]
"""The columns of a row; the query says what they are."""
Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, "asyncio.Future[object]"]


class Sqlite:
    """The store of one process in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._writer: threading.Thread | None = None
        self._error: StoreError | None = None

    async def open(self) -> None:
        """Migrate the file and start the writer."""
        self._reader, writing = await asyncio.to_thread(self._connect)
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, args=(writing,), name="fivefold-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            schema.upgrade_sqlite(self.path)
            reading, writing = connected(self.path), connected(self.path)
            check_size(reading, self.path)
        except OSError as error:
            raise of_file(error, self.path) from error
        except sqlite3.Error as error:
            raise of_sqlite(error, self.path) from error
        return reading, writing

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
            self._reader.close()

    async def append(
        self, stream: str, expected: int, facts: Sequence[NewFact], headline: Headline | None = None
    ) -> int:
        """Add facts to a stream; answered when they are on disk."""

        def work(db: sqlite3.Connection) -> int:
            found = db.execute("SELECT max(version) FROM facts WHERE stream = ?", (stream,)).fetchone()[0] or 0
            if found != expected:
                raise VersionConflict(stream, expected, found)
            db.executemany(
                "INSERT INTO facts (stream, version, kind, at, body) VALUES (?, ?, ?, ?, ?)",
                [(stream, expected + n, fact.kind, fact.at, fact.body) for n, fact in enumerate(facts, 1)],
            )
            if headline is not None:
                db.execute(
                    "INSERT INTO headlines (stream, room, status, at, body) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT (stream) DO UPDATE SET status = excluded.status, at = excluded.at, "
                    "body = excluded.body",
                    (stream, headline.kind, headline.status, headline.at, headline.body),
                )
                for key, body in headline.entries.items():
                    db.execute(REMOVE, (key,)) if body is None else db.execute(PUT, (key, body))
            return expected + len(facts)

        return await self._write(work)

    async def put(self, key: str, body: str, *, new: bool = False) -> bool:
        """Store an entry."""

        def work(db: sqlite3.Connection) -> bool:
            on_conflict = "DO NOTHING" if new else "DO UPDATE SET body = excluded.body"
            sql = f"INSERT INTO slips (key, body) VALUES (?, ?) ON CONFLICT (key) {on_conflict}"
            return db.execute(sql, (key, body)).rowcount > 0

        return await self._write(work)

    async def put_new(self, entries: Mapping[str, str]) -> bool:
        """Store entries, all or none."""

        def work(db: sqlite3.Connection) -> bool:
            if any(db.execute("SELECT 1 FROM slips WHERE key = ?", (key,)).fetchone() for key in entries):
                return False
            db.executemany("INSERT INTO slips (key, body) VALUES (?, ?)", entries.items())
            return True

        return await self._write(work)

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The facts of a stream."""
        rows = await self._read(
            "SELECT version, kind, at, body FROM facts WHERE stream = ? AND version > ? ORDER BY version",
            (stream, after),
        )
        return [Stored(*row) for row in rows]

    async def rewrite(self, stream: str, bodies: Mapping[int, str], headline: str = "") -> None:
        """Put other bodies in the place of some facts."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "UPDATE facts SET body = ? WHERE stream = ? AND version = ?",
                [(body, stream, version) for version, body in bodies.items()],
            )
            if headline:
                db.execute("UPDATE headlines SET body = ? WHERE stream = ?", (headline, stream))

        await self._write(work)

    async def mentions(self, text: str) -> list[str]:
        """The streams whose facts hold a text."""
        return [row[0] for row in await self._read("SELECT DISTINCT stream FROM facts WHERE instr(body, ?)", (text,))]

    async def drop(self, stream: str) -> None:
        """Forget a stream."""

        def forget(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM facts WHERE stream = ?", (stream,))
            db.execute("DELETE FROM headlines WHERE stream = ?", (stream,))

        await self._write(forget)

    async def versions(self, streams: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these streams that has any."""
        rows = await self._read(
            "SELECT value, (SELECT max(version) FROM facts WHERE stream = value) FROM json_each(?)",
            (json.dumps(list(streams)),),
        )
        return {stream: version for stream, version in rows if version}

    async def check(self) -> None:
        """Read; if the last thing could not be written, also write."""
        await self._read("SELECT 1", ())
        if self._error is not None:
            await self.put("check", str(time.time()))

    async def headlines(self, kind: str, status: str = "", limit: int = 100) -> list[Headline]:
        """The newest streams of a kind."""
        rows = await self._read(
            "SELECT stream, room, status, at, body FROM headlines WHERE room = ? AND (? = '' OR status = ?) "
            "ORDER BY at DESC LIMIT ?",
            (kind, status, status, limit),
        )
        return [Headline(*row) for row in rows]

    async def get(self, key: str) -> str | None:
        """The entry of a key."""
        rows = await self._read("SELECT body FROM slips WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def entries(self, prefix: str) -> dict[str, str]:
        """All entries whose keys begin with `prefix`."""
        last = prefix + chr(0x10FFFF)
        return dict(await self._read("SELECT key, body FROM slips WHERE key >= ? AND key < ?", (prefix, last)))

    async def delete(self, key: str) -> None:
        """Remove an entry."""
        await self._write(lambda db: db.execute(REMOVE, (key,)).rowcount)

    async def lease(self, stream: str, owner: str, seconds: float) -> bool:
        """One process owns the file, so it looks after everything."""
        return True

    async def listen(self, listener: Listener) -> None:
        """Nobody else writes to the file."""

    async def notify(self, note: str) -> None:
        """There are no other workers."""

    async def replace(self, source: Path) -> None:
        """Put a backup in the place of everything, in one transaction; what was there is kept beside it."""
        fresh = self.path.with_name("fivefold.db.restoring")
        await asyncio.to_thread(prepare, source, fresh)
        before = self.path.with_name("fivefold.db.before-restore")

        def work(db: sqlite3.Connection) -> None:
            before.unlink(missing_ok=True)
            copy(self.path, before)
            there = sqlite3.connect(fresh)
            try:
                for table in TABLES:
                    db.execute(f"DELETE FROM {table}")
                    rows = there.execute(f"SELECT * FROM {table}")
                    names = [column[0] for column in rows.description]
                    marks = ", ".join("?" * len(names))
                    db.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)
            finally:
                there.close()

        try:
            await self._write(work)
        finally:
            fresh.unlink(missing_ok=True)

    async def backup(self, path: str) -> None:
        """A whole copy in another file, made while the house is open."""
        await asyncio.to_thread(copy, self.path, Path(path))

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[object] = self._loop.create_future()
        self._jobs.put((work, answer))
        return cast("T", await answer)

    async def _read(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        def work() -> list[Row]:
            try:
                with self._reading:
                    return self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise of_sqlite(error, self.path) from error

        return await asyncio.to_thread(work)

    def _write_on(self, db: sqlite3.Connection) -> None:
        going_on = True
        while going_on:
            batch: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going_on = job is not None
            if batch:
                answers = [self._explained(answer) for answer in _commit(db, batch)]
                self._loop.call_soon_threadsafe(_answer_all, answers)
        db.close()

    def _explained(self, answer: Answer) -> Answer:
        """The answer without SQLite's own errors; whether the file can be written is remembered."""
        future, _, error = answer
        if isinstance(error, sqlite3.Error):
            self._error = of_sqlite(error, self.path)
            return future, None, self._error
        if error is None:
            self._error = None
        return answer


Answer = tuple["asyncio.Future[object]", object, BaseException | None]


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
    answers: list[Answer] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in batch:
            db.execute("SAVEPOINT one")
            try:
                answers.append((future, work(db), None))
                db.execute("RELEASE one")
            except Exception as error:
                db.execute("ROLLBACK TO one")
                db.execute("RELEASE one")
                answers.append((future, None, error))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(future, None, error) for _, future in batch]
    return answers


def _answer_all(answers: list[Answer]) -> None:
    for future, result, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def connected(path: Path) -> sqlite3.Connection:
    """A connection in the house's manner; transactions are begun by hand."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 30000")
    return db


def check_size(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that has been cut off: each page that it counts stands in it or in its write-ahead log."""
    pages, size = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    log = path.with_name(f"{path.name}-wal")
    there = path.stat().st_size + (log.stat().st_size if log.exists() else 0)
    if pages * size > there:
        raise StoreDamaged(str(path), f"{there} bytes of {pages * size} are there")


def prepare(source: Path, target: Path) -> None:
    """A copy of a backup, brought up to this version's tables."""
    target.unlink(missing_ok=True)
    copy(source, target)
    schema.upgrade_sqlite(target)


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    here, there = sqlite3.connect(source), sqlite3.connect(target)
    try:
        with there:
            here.backup(there)
    finally:
        here.close()
        there.close()
