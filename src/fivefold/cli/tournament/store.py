"""Log files: JSON lines, or SQLite where the name ends in .db. A fact is on the disk before it is acknowledged."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from filelock import lock_descriptor, unlock_descriptor

from fivefold.refusals import Refused
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import BadLog, NotNow
from fivefold.tournaments.facts import read_fact
from fivefold.tournaments.log import Log, check_chain, read_log

T = TypeVar("T")
SQLITE = {".db", ".sqlite", ".sqlite3"}


def read(path: Path) -> Log:
    """The log in a file."""
    if not path.exists():
        raise NotNow("There is no file {path}; make one with `fivefold tournament new`", code="no-file", path=path)
    if path.suffix in SQLITE:
        with _database(path) as database:
            return _rows(database)
    return _lines(path.read_text(encoding="utf-8"))[0]


def desk(path: Path) -> Desk:
    """The log in a file and what it folds to."""
    return Desk.of(read(path))


def change(path: Path, action: Callable[[Log], Log], *, new: bool = False) -> Log:
    """Let an action add facts to a file. Nobody else writes between reading and writing; a refusal writes nothing."""
    if new and path.exists():
        raise NotNow("{path} already exists", code="file-exists", path=path)
    if not new and not path.exists():
        raise NotNow("There is no file {path}; make one with `fivefold tournament new`", code="no-file", path=path)
    if path.suffix in SQLITE:
        return _change_database(path, action)
    return _change_lines(path, action, new=new)


def change_desk(path: Path, action: Callable[[Desk], Desk]) -> tuple[Desk, Desk]:
    """The same for a tournament; gives the desk before and after."""
    seen: list[Desk] = []

    def act(log: Log) -> Log:
        before = Desk.of(log)
        after = action(before)
        seen.extend((before, after))
        return after.log

    change(path, act)
    return seen[0], seen[1]


# JSON lines


def _lines(text: str) -> tuple[Log, str]:
    """The log, and the text of it that counts: a last line that was torn by a crash was never acknowledged."""
    if text and not text.endswith("\n"):
        whole, _, tail = text.rpartition("\n")
        try:
            read_fact(tail)
            text += "\n"
        except Refused:
            if not whole:
                raise BadLog("This is not the log of a tournament", code="no-log") from None
            text = whole + "\n"
    return read_log(text), text


def _change_lines(path: Path, action: Callable[[Log], Log], *, new: bool) -> Log:
    with path.open("x+" if new else "r+", encoding="utf-8", newline="\n") as file, _locked(file.fileno()):
        try:
            before, text = _lines(file.read())
            after = action(before)
        except BaseException:
            if new:
                path.unlink()
            raise
        added = "".join(f"{fact.text}\n" for fact in after.facts[before.version :])
        if added:
            file.seek(0)
            file.truncate(len(text.encode()))
            file.seek(0, os.SEEK_END)
            file.write(added)
            file.flush()
            os.fsync(file.fileno())
    return after


@contextmanager
def _locked(descriptor: int) -> Iterator[None]:
    """Hold the file alone."""
    lock_descriptor(descriptor, poll_interval=0.01)
    try:
        yield
    finally:
        unlock_descriptor(descriptor)


# SQLite


@contextmanager
def _database(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        database = sqlite3.connect(path, isolation_level=None, timeout=30)
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            yield database
        finally:
            database.close()
    except sqlite3.DatabaseError as wrong:
        raise BadLog("{path} is not the log of a tournament: {why}", code="no-log", path=path, why=wrong) from None


def _rows(database: sqlite3.Connection) -> Log:
    rows = database.execute("SELECT line FROM facts ORDER BY number").fetchall()
    facts = tuple(read_fact(line) for (line,) in rows)
    check_chain(facts)
    return Log(facts)


def _change_database(path: Path, action: Callable[[Log], Log]) -> Log:
    fresh = not path.exists()
    try:
        with _database(path) as database:
            database.execute("BEGIN IMMEDIATE")
            try:
                if fresh:
                    database.execute("CREATE TABLE facts (number INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT")
                before = _rows(database)
                after = action(before)
                added = [(fact.number, fact.text) for fact in after.facts[before.version :]]
                database.executemany("INSERT INTO facts (number, line) VALUES (?, ?)", added)
                database.execute("COMMIT")
            except BaseException:
                database.execute("ROLLBACK")
                raise
    except BaseException:
        if fresh:
            path.unlink(missing_ok=True)
        raise
    return after
