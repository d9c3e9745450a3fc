"""`fivefold backup`, `fivefold restore` and `fivefold repair`: what the house keeps, in one file and readable."""

from __future__ import annotations

from pathlib import Path

import typer

DATA = typer.Option(None, help="The folder that keeps everything.")
DATABASE = typer.Option("", help="A postgresql:// address instead of the folder's own database.")


def backup(
    file: Path = typer.Argument(help="The new file."), data: Path | None = DATA, database: str = DATABASE
) -> None:
    """Copy everything the house keeps into a file; the house may be open."""
    import asyncio

    from fivefold.server.operations.backup import back_up
    from fivefold.server.settings import default_data

    count = asyncio.run(back_up(data or default_data(), database, file))
    typer.echo(f"{file}: {file.stat().st_size} bytes" + (f", {count} facts" if count else ""))


def restore(
    file: Path = typer.Argument(help="A file that `fivefold backup` made."),
    data: Path | None = DATA,
    database: str = DATABASE,
) -> None:
    """Put a backup in the place of what the house keeps; the house may be open, and goes on from the backup."""
    import asyncio

    from fivefold.server.operations.backup import restore
    from fivefold.server.settings import default_data

    folder = data or default_data()
    count = asyncio.run(restore(folder, database, file))
    if database:
        typer.echo("The dump is in its place.")
    else:
        typer.echo(f"{count} facts are in their place; what was there is beside them in {folder}.")


def repair(
    data: Path | None = DATA,
    database: str = DATABASE,
    tournament: str = typer.Option("", help="Only the tournament with this id."),
) -> None:
    """Repair logs of tournaments, bans and circuits that can no longer be read; close the house first."""
    import asyncio

    from fivefold.cli.tournament.saying import now
    from fivefold.server.operations.repair import repair_house
    from fivefold.server.settings import default_data

    found = asyncio.run(repair_house(data or default_data(), database, tournament, now()))
    for one in found:
        typer.echo(f"{one.stream}: {one.why or f'repaired; the original is kept as {one.kept}'}")
        for change in one.changes:
            typer.echo(f"  line {change.line} {change.what}: {change.why}")
    if not found:
        typer.echo("All logs are sound; nothing was changed.")
