"""`fivefold account`: help for the owner of an account. The house may be open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from fivefold.cli import terminal
from fivefold.cli.backup import DATA, DATABASE

app = typer.Typer(help="Help somebody who has an account in a house.")


@app.callback()
def account() -> None:
    """Help somebody who has an account in a house."""


@app.command()
def password(
    name: str = typer.Argument(help="The name of an account of this house."),
    data: Path | None = DATA,
    database: str = DATABASE,
    as_json: terminal.AsJson = False,
) -> None:
    """Give an account a new password, for somebody who has forgotten theirs; all devices are signed out."""
    from fivefold.server.operations.passwords import new_password
    from fivefold.server.settings import default_data

    with terminal.errors().status("Making a password"):
        made = asyncio.run(new_password(data or default_data(), database, name))
    terminal.answer(as_json, {"name": name, "password": made}, [f"The new password of {name} is {made}"])
