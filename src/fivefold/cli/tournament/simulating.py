"""`fivefold tournament simulate`: what a regulation does, before it is played."""

from __future__ import annotations

from typing import Annotated

import typer

from fivefold.cli.tournament import store
from fivefold.cli.tournament.saying import File


def simulate(
    file: File,
    entrants: Annotated[int, typer.Option("--entrants", min=0, help="For this number instead of the entries.")] = 0,
    tournaments: Annotated[int, typer.Option("--tournaments", "-n", min=1, max=10_000_000)] = 100_000,
    skill: Annotated[int, typer.Option(min=0, max=1000, help="How far apart the players are (sd of a score).")] = 6,
    luck: Annotated[int, typer.Option(min=1, max=1000, help="How much a single game varies (sd of a score).")] = 12,
    seed: Annotated[int, typer.Option(help="The seed.")] = 1,
) -> None:
    """Play this regulation many times with made-up players and tell what it does."""
    from fivefold.tournaments.simulation import simulate as play_many

    tournament = store.desk(file).tournament
    count = entrants or len(tournament.players)
    found = play_many(
        tournament.rules, count, tournaments, skill=skill, luck=luck, seed=seed, answers=tournament.answers
    )
    for line in found.lines():
        typer.echo(line)
