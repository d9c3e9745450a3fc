"""The command `fivefold tournament`: a whole tournament in a terminal, on one log file.

Its commands are loaded only when one of them is wanted, so that the rest of the house starts as quickly as ever.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup


@cache
def _group() -> Any:
    from fivefold.cli.tournament.commands import app as loaded

    return typer.main.get_command(loaded)


class LoadedWhenWanted(TyperGroup):
    """A group whose commands stand in `commands.py`."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands."""
        names: list[str] = _group().list_commands(ctx)
        return names

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """One command."""
        return _group().get_command(ctx, cmd_name)


app = typer.Typer(
    name="tournament",
    cls=LoadedWhenWanted,
    help="Run a tournament: one log file, everything else follows from it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.callback()
def tournament() -> None:
    """Run a tournament: one log file, everything else follows from it."""
