"""`fivefold tournament repair`: a damaged log file made whole again, in a new file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import now
from fivefold.tournaments.errors import BadLog, NotNow
from fivefold.tournaments.repair import repaired


def repair(
    file: Annotated[Path, typer.Argument(help="A log file that can no longer be read.")],
    out: Annotated[Path, typer.Option(help="The new file; the old one stays as it is.")],
) -> None:
    """Mend the lines of a log that cannot be read, take out those that cannot be saved, and say so in the log."""
    if not file.exists():
        raise NotNow("There is no file {path}; make one with `fivefold tournament new`", code="no-file", path=file)
    log, changes = repaired(_lines(file), now())
    for change in changes:
        typer.echo(f"line {change.line} {change.what}: {change.why}")
    if not changes:
        typer.echo(f"{file} is sound; nothing was changed.")
        return
    store.change(out, lambda _: log, new=True)
    typer.echo(f"{out}: {log.version} facts, digest {log.digest}")


def _lines(file: Path) -> list[str]:
    if file.suffix not in store.SQLITE:
        text = file.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff")
        return [line for line in text.split("\n") if line.strip()]
    try:
        database = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            return [str(line) for (line,) in database.execute("SELECT line FROM facts ORDER BY number")]
        finally:
            database.close()
    except sqlite3.DatabaseError as wrong:
        raise BadLog("{path} is not the log of a tournament: {why}", code="no-log", path=file, why=wrong) from None
