"""`fivefold play`: a table in the terminal, for people and computer players."""

from __future__ import annotations

import random
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from rich.console import Console

HELP = """Type a move in the game's notation, or only its first steps; and besides:
  moves   what you may do now        back    take back a step of this turn
  undo    take back your last turn   board   show the board again
  resign  give the game up           quit    leave; a record keeps the moves"""


def play(
    game: str = typer.Argument("", help="The game, as pentago; without it you are asked."),
    players: list[str] = typer.Argument(
        None, help="Who plays, a word each: human, human:Anna, or a computer player (random, greedy …)."
    ),
    options: str = typer.Option("", help="The game's options or a preset, as tournament or double_five=mover."),
    position: str = typer.Option("", help="Begin from this position."),
    record: Path | None = typer.Option(None, help="Write the game to this new file as it goes on."),
    resume: Path | None = typer.Option(None, help="Go on with the game in this record file."),
    strict: bool = typer.Option(False, "--strict", help="Touch-move: nothing is taken back (PG4)."),
    notation: str = typer.Option("", help="How moves are written, where a game has several ways: K10, de, en, fr."),
    in_order: bool = typer.Option(False, "--in-order", help="Seat the players as named, without drawing lots (PG1)."),
    seed: int | None = typer.Option(None, help="Make lots and computer players repeatable."),
) -> None:
    """Play a game in this terminal."""
    from fivefold.cli import table
    from fivefold.cli.choices import chosen_options, noted, record_in
    from fivefold.games import game as game_named
    from fivefold.games.record import new_record
    from fivefold.refusals import Refused

    console = terminal.console()
    rng = random.Random(seed)
    if resume:
        old = record_in(resume)
        if old.header("Result"):
            raise Refused("{file}: this game is over", code="game-over", file=resume)
        game = old.game.name
    elif not game:
        game, players = _ask_what_to_play(console)
        if not game:
            return
    rules = game_named(game)
    choice = old.options if resume else chosen_options(rules, options)
    if not resume:
        old = new_record(game, choice, Date=date.today().isoformat())
        if position:
            old = old.with_header("Position", position)
            old.start()
        old = noted(old, notation)
    seats = table.seated(rules, choice, players or [], rng, in_order=in_order or bool(resume))
    for number, seat in enumerate(seats, 1):
        old = old.with_header(f"Seat{number}", seat.name)
    if record and record.exists():
        raise Refused("{file} already exists; name a new file", code="file-exists", file=record)
    path = record or resume
    at = table.Table(console, rules, old, seats, rng, strict=strict, path=path)
    at.greet(by_lot=not in_order and not resume and len(seats) > 1)
    at.run()


def _ask_what_to_play(console: Console) -> tuple[str, list[str]]:
    from fivefold.bots import players as players_of
    from fivefold.games import game, names

    console.print("[bold]Fivefold[/bold] — what shall it be?")
    for number, name in enumerate(names(), 1):
        console.print(f"  {number}  {game(name).title}")
    chosen = _ask_number("Game", len(names()))
    if chosen is None:
        return "", []
    name = names()[chosen - 1]
    seats = game(name).seats(game(name).options())
    if seats == 1:
        return name, ["human"]
    bots = list(players_of(name))
    console.print("Against whom?\n  1  somebody here at this terminal")
    for number, bot in enumerate(bots, 2):
        console.print(f"  {number}  the computer: {bot}")
    chosen = _ask_number("Against", len(bots) + 1)
    if chosen is None:
        return "", []
    return name, ["human"] + ["human" if chosen == 1 else bots[chosen - 2]] * (seats - 1)


def _ask_number(what: str, most: int) -> int | None:
    while True:
        try:
            answer = input(f"{what} (1–{most}, q leaves) > ").strip()
        except EOFError:
            return None
        if answer.lower() in ("q", "quit"):
            return None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= most:
            return int(answer)
        sys.stdout.write(f"Type a number from 1 to {most}.\n")
