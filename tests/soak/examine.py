"""Look into the database, row by row, for what was acknowledged; and ask the workers whether they agree with it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from tests.patience import PATIENCE
from tests.soak.load import Book, Traffic

Rows = dict[str, list[tuple[int, str, str]]]
ASKED = 6
"""How often a state is asked over a new connection, so that each worker answers it at least once, most likely."""
AGREEMENT = 10.0
"""Seconds in which a worker must have heard of what another wrote; a busy machine delivers late."""


@dataclass
class Findings:
    """What is not as it should be: each is a sentence."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    disagreements: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.lost or self.doubled or self.gaps or self.disagreements)


async def rows_of(data: Path, database: str, streams: list[str], keys: list[str]) -> tuple[Rows, set[str]]:
    """The facts of these streams, and which of these slips there are, read past the house."""
    rows: Rows = {stream: [] for stream in streams}
    if database:
        db = await asyncpg.connect(database)
        found: Iterable[Any] = await db.fetch(
            "SELECT stream, version, kind, body FROM facts WHERE stream = ANY($1::text[]) ORDER BY stream, version",
            streams,
        )
        slips = await db.fetch("SELECT key FROM slips WHERE key = ANY($1::text[])", keys)
        await db.close()
    else:
        file = sqlite3.connect(f"{(data / 'fivefold.db').resolve().as_uri()}?mode=ro", uri=True, timeout=30)
        found = file.execute(
            "SELECT stream, version, kind, body FROM facts WHERE stream IN (SELECT value FROM json_each(?)) "
            "ORDER BY stream, version",
            (json.dumps(streams),),
        ).fetchall()
        slips = file.execute(
            "SELECT key FROM slips WHERE key IN (SELECT value FROM json_each(?))", (json.dumps(keys),)
        ).fetchall()
        file.close()
    for stream, version, kind, body in found:
        rows[stream].append((version, kind, body))
    return rows, {row[0] for row in slips}


def name_of(kind: str, body: str) -> str:
    """The name that a client gave a fact: a move's id, a tournament fact's key."""
    data = json.loads(body)
    return str(data.get("id", "") if kind == "moved" else data.get("key", ""))


def check_book(book: Book, rows: list[tuple[int, str, str]], findings: Findings) -> None:
    """Versions have no gaps; each name stands there once, and each that was acknowledged does."""
    if [version for version, _, _ in rows] != list(range(1, len(rows) + 1)):
        findings.gaps.append(f"{book.stream}: {[version for version, _, _ in rows]}")
    names = Counter(name for _, kind, body in rows if (name := name_of(kind, body)))
    findings.doubled += [f"{book.stream}: {name} {count} times" for name, count in names.items() if count > 1]
    findings.lost += [
        f"{book.stream}: {name} at {version}"
        for name, version in book.acknowledged.items()
        if not names[name] or version > len(rows)
    ]


async def versions(traffic: Traffic, book: Book, times: int) -> set[int | None]:
    """What is answered when a state is asked over new connections."""
    asked = [await traffic.client.get(book.address, timeout=PATIENCE) for _ in range(times)]
    return {answer.json().get("v") for answer in asked}


async def examine(traffic: Traffic, data: Path, database: str) -> Findings:
    """Check everything; books of games that are over are put away afterwards. Everybody must be at rest."""
    findings = Findings()
    keys = [f"account/{name}" for name in traffic.accounts]
    rows, slips = await rows_of(data, database, [book.stream for book in traffic.books], keys)
    findings.lost += [key for key in keys if key not in slips]
    for book in traffic.books:
        check_book(book, rows[book.stream], findings)
    for book in traffic.books:
        if not book.closed:
            wanted, until = {len(rows[book.stream])}, time.monotonic() + AGREEMENT
            while (seen := await versions(traffic, book, ASKED if database else 1)) != wanted:
                if time.monotonic() > until:
                    findings.disagreements.append(f"{book.stream}: {seen}, stored {wanted}")
                    break
                await asyncio.sleep(0.2)
    traffic.books = [book for book in traffic.books if not book.closed]
    traffic.accounts = []
    return findings
