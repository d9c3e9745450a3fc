"""`fivefold backup` and `fivefold restore`: everything the house keeps, in one file."""

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

    from fivefold.server.keeping import back_up
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

    from fivefold.server.keeping import bring_back
    from fivefold.server.settings import default_data

    folder = data or default_data()
    count = asyncio.run(bring_back(folder, database, file))
    if database:
        typer.echo("The dump is in its place.")
    else:
        typer.echo(f"{count} facts are in their place; what was there is beside them in {folder}.")
