"""`fivefold moderator`: who looks after the manners of a house. The house may be open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from fivefold.cli import terminal
from fivefold.cli.backup import DATA, DATABASE

app = typer.Typer(help="Name the moderators of a house, who read reports and ban (/moderation).")
NAME = typer.Argument(help="The name of an account of this house.")


@app.command()
def add(name: str = NAME, data: Path | None = DATA, database: str = DATABASE, as_json: terminal.AsJson = False) -> None:
    """Make an account a moderator."""
    _name(name, data, database, moderator=True)
    terminal.answer(as_json, {"name": name, "moderator": True}, [f"{name} is a moderator."])


@app.command()
def remove(
    name: str = NAME, data: Path | None = DATA, database: str = DATABASE, as_json: terminal.AsJson = False
) -> None:
    """Let somebody be no moderator any more."""
    _name(name, data, database, moderator=False)
    terminal.answer(as_json, {"name": name, "moderator": False}, [f"{name} is no moderator."])


def _name(name: str, data: Path | None, database: str, *, moderator: bool) -> None:
    from fivefold.server.operations.moderators import name_moderator
    from fivefold.server.settings import default_data

    with terminal.errors().status("Looking the account up"):
        asyncio.run(name_moderator(data or default_data(), database, name, moderator=moderator))
