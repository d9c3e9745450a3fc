"""`fivefold backup`, `restore`, `repair` and `recount`: what the house keeps, in one file and readable."""

from __future__ import annotations

from pathlib import Path

import typer

from fivefold.cli import terminal

DATA = typer.Option(None, help="The folder that keeps everything.")
DATABASE = typer.Option("", help="A postgresql:// address instead of the folder's own database.")


def backup(
    file: Path = typer.Argument(help="The new file."),
    data: Path | None = DATA,
    database: str = DATABASE,
    as_json: terminal.AsJson = False,
) -> None:
    """Copy everything the house keeps into a file; the house may be open."""
    import asyncio

    from fivefold.server.operations.backup import back_up
    from fivefold.server.settings import default_data

    with terminal.errors().status("Copying"):
        count = asyncio.run(back_up(data or default_data(), database, file))
    size = file.stat().st_size
    says = f"{file}: {size} bytes" + (f", {count} facts" if count else "")
    terminal.answer(as_json, {"file": file, "bytes": size, "facts": count}, [says])


def restore(
    file: Path = typer.Argument(help="A file that `fivefold backup` made."),
    data: Path | None = DATA,
    database: str = DATABASE,
    as_json: terminal.AsJson = False,
) -> None:
    """Put a backup in the place of what the house keeps; the house may be open, and goes on from the backup."""
    import asyncio

    from fivefold.server.operations.backup import restore
    from fivefold.server.settings import default_data

    folder = data or default_data()
    with terminal.errors().status("Putting it in its place"):
        count = asyncio.run(restore(folder, database, file))
    says = f"{count} facts are in their place; what was there is beside them in {folder}."
    if database:
        terminal.answer(as_json, {"facts": None, "folder": None}, ["The dump is in its place."])
    else:
        terminal.answer(as_json, {"facts": count, "folder": folder}, [says])


def recount(data: Path | None = DATA, database: str = DATABASE, as_json: terminal.AsJson = False) -> None:
    """Make the archive of finished games anew from the tables; ratings follow from it. Close the house first."""
    import asyncio

    from fivefold.server.operations.recount import recount
    from fivefold.server.settings import default_data

    with terminal.errors().status("Reading every table"):
        count = asyncio.run(recount(data or default_data(), database))
    terminal.answer(as_json, {"games": count}, [f"{count} finished games are in the archive."])


def repair(
    data: Path | None = DATA,
    database: str = DATABASE,
    tournament: str = typer.Option("", help="Only the tournament with this id."),
    as_json: terminal.AsJson = False,
) -> None:
    """Repair logs of tournaments, bans and circuits that can no longer be read; close the house first."""
    import asyncio

    from fivefold.cli.tournament.output import now
    from fivefold.server.operations.repair import repair_house
    from fivefold.server.settings import default_data

    with terminal.errors().status("Reading every log"):
        found = asyncio.run(repair_house(data or default_data(), database, tournament, now()))
    lines = []
    for one in found:
        lines.append(f"{one.stream}: {one.why or f'repaired; the original is kept as {one.kept}'}")
        lines += [f"  line {change.line} {change.what}: {change.why}" for change in one.changes]
    terminal.answer(as_json, found, lines or ["All logs are sound; nothing was changed."])
