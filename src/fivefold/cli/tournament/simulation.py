"""`fivefold tournament simulate`: what a regulation does, before it is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import File

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def simulate(
    file: File,
    entrants: Annotated[int, typer.Option("--entrants", min=0, help="For this number instead of the entries.")] = 0,
    tournaments: Annotated[int, typer.Option("--tournaments", "-n", min=1, max=10_000_000)] = 100_000,
    skill: Annotated[int, typer.Option(min=0, max=1000, help="How far apart the players are (sd of a score).")] = 6,
    luck: Annotated[int, typer.Option(min=1, max=1000, help="How much a single game varies (sd of a score).")] = 12,
    seed: Annotated[int, typer.Option(help="The seed.")] = 1,
    as_json: terminal.AsJson = False,
) -> None:
    """Play this regulation many times with made-up players and tell what it does."""
    from fivefold.tournaments.simulation import Players, simulate as play_many

    tournament = store.desk(file).tournament
    count = entrants or len(tournament.players)
    rules, answers = tournament.rules, tournament.answers
    with terminal.progress() as bar:
        task = bar.add_task("Playing tournaments", total=tournaments)
        on_progress = partial(_advance, bar, task)
        found = play_many(
            rules, count, tournaments, players=Players(skill, luck), seed=seed, answers=answers, progress=on_progress
        )
    terminal.answer(as_json, found, found.lines())


def _advance(bar: Progress, task: TaskID, played: int) -> None:
    bar.update(task, completed=played)
