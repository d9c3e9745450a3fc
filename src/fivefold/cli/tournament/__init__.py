"""The command `fivefold tournament`: a whole tournament in a terminal, on one log file.

Its commands are loaded only when one of them is wanted, so that the rest of the house starts as quickly as ever.
"""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup


class LoadedWhenWanted(TyperGroup):
    """A group whose commands stand in `commands.py`."""

    def _group(self) -> Any:
        from fivefold.cli.tournament.commands import app as loaded

        return typer.main.get_command(loaded)

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands."""
        names: list[str] = self._group().list_commands(ctx)
        return names

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """One command."""
        return self._group().get_command(ctx, cmd_name)


app = typer.Typer(
    name="tournament",
    cls=LoadedWhenWanted,
    help="Run a tournament: one log file, everything else follows from it.",
    no_args_is_help=True,
)


@app.callback()
def tournament() -> None:
    """Run a tournament: one log file, everything else follows from it."""
