"""`fivefold pente`: matches of several games, pente.org's text and SGF, and what `pente_puzzles.py` has."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fivefold.cli import terminal
from fivefold.cli.pente_puzzles import new_puzzles, puzzle, statistics

if TYPE_CHECKING:
    from rich.console import Console

    from fivefold.cli.table import Seat
    from fivefold.games.core import Options
    from fivefold.games.pente.match import Match
    from fivefold.games.record import Record

app = typer.Typer(
    help="Pente's matches, puzzles, statistics, pente.org's text format and SGF.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.command("puzzle")(puzzle)
app.command("new-puzzles")(new_puzzles)
app.command("statistics")(statistics)


@app.command("import")
def import_(
    file: Path = typer.Argument(help="A game in pente.org's text format, or as SGF."),
    to: Path | None = typer.Option(None, help="Write the record to this new file (default: print it)."),
) -> None:
    """Turn a pente.org text or SGF into a game record; every move is checked."""
    from fivefold.games.pente.penteorg import read_penteorg
    from fivefold.games.pente.sgf import read_sgf
    from fivefold.games.record import write_record

    text = file.read_text(encoding="utf-8")
    read = read_sgf if text.lstrip("\ufeff \t\r\n").startswith("(") else read_penteorg
    give(write_record(read(text)), to)


@app.command("export")
def export(
    file: Path = typer.Argument(help="A record of a Pente game."),
    to: Path | None = typer.Option(None, help="Write the text to this new file (default: print it)."),
    sgf: bool = typer.Option(False, "--sgf", help="As SGF instead of pente.org's text."),
) -> None:
    """Turn a game record into pente.org's text format or into SGF."""
    from fivefold.cli.choices import record_in
    from fivefold.games.pente.penteorg import write_penteorg
    from fivefold.games.pente.sgf import write_sgf

    give((write_sgf if sgf else write_penteorg)(record_in(file)), to)


@app.command("match")
def match(
    players: list[str] = typer.Argument(None, help="Who plays: human, human:Anna, greedy …; in teams A1 B1 A2 B2."),
    wins: int = typer.Option(0, min=0, help="Number of won games to play for instead of 21 points."),
    goal: int = typer.Option(21, help="Points to play for, 21 or more (PT18)."),
    handicap: str = typer.Option("0-0", help="What each party is given at the start, as 0-5 (PT18)."),
    options: str = typer.Option("points", help="The game's options or a preset."),
    notation: str = typer.Option("", help="How moves are written: K10, de, en or fr."),
    records: Path | None = typer.Option(None, help="Write the games into this folder, game-1.txt and so on."),
    in_order: bool = typer.Option(False, "--in-order", help="The first named begins, without drawing lots (PT1)."),
    seed: int | None = typer.Option(None, help="Make lots and computer players repeatable."),
) -> None:
    """Play games until somebody has 21 points (or the wins); the loser of a game begins the next."""
    import re

    from fivefold.cli import table
    from fivefold.cli.choices import chosen_options
    from fivefold.games import game as game_named
    from fivefold.games.pente.match import Match
    from fivefold.refusals import Refused

    console, rng = terminal.console(), random.Random(seed)
    pente = game_named("pente")
    choice = chosen_options(pente, options)
    seats = table.seated(pente, choice, players or [], rng, in_order=True)
    given = re.fullmatch(r"(\d{1,3})-(\d{1,3})", handicap)
    if not given:
        raise Refused("A handicap is written as 0-5", code="pente-bad-handicap", rule="PT18")
    names = [" and ".join(seat.name for seat in seats[side::2]) for side in range(2)]
    played = Match(
        (names[0], names[1]),
        count="wins" if wins else "points",
        goal=wins or goal,
        handicaps=(int(given[1]), int(given[2])),
        beginner_by_lot=0 if in_order else rng.randrange(2),
    )
    if records:
        records.mkdir(parents=True, exist_ok=True)
    while played.winner is None:
        _say_standing(console, played)
        after = _one_game(console, played, choice, seats, rng, notation, records)
        if after is None:
            console.print("The match is broken off.")
            return
        played = after
    _say_standing(console, played)
    console.print(f"{played.parties[played.winner]} wins the match.", markup=False)


def _one_game(
    console: Console,
    played: Match,
    options: Options,
    seats: list[Seat],
    rng: random.Random,
    notation: str,
    records: Path | None,
) -> Match | None:
    """The match after its next game, or None if somebody left the table."""
    from datetime import date

    from fivefold.cli import table
    from fivefold.cli.choices import noted
    from fivefold.games import game as game_named
    from fivefold.games.pente.match import finished
    from fivefold.games.record import new_record
    from fivefold.refusals import Refused

    number, beginner = len(played.games) + 1, played.beginner
    seated = [seat for pair in zip(seats[beginner::2], seats[1 - beginner :: 2], strict=True) for seat in pair]
    headers = {"Date": date.today().isoformat(), "Round": str(number)}
    record = noted(new_record("pente", options, tuple(seat.name for seat in seated), **headers), notation)
    path = records / f"game-{number}.txt" if records else None
    if path and path.exists():
        raise Refused("{file} already exists; name another folder", code="file-exists", file=path)
    at = table.Table(console, game_named("pente"), record, seated, rng, strict=False, path=path)
    console.print(f"Game {number}: {played.parties[beginner]} begins.", markup=False)
    at.greet(by_lot=False)
    at.run()
    resigned_by = _who_resigned(at.record)
    if not at.state.ended and resigned_by is None:
        return None
    return played.with_game(finished(at.state, beginner, resigned_by))


def _who_resigned(record: Record) -> int | None:
    if record.header("Ending") != "resignation":
        return None
    return 1 if record.header("Result") == "1-0" else 0


def _say_standing(console: Console, played: Match) -> None:
    (first, second), (one, other) = played.totals, played.parties
    what = "points" if played.count == "points" else "games won"
    console.print(f"{one} {first}, {other} {second} ({what}, {played.goal} decide)", style="bold", markup=False)


def give(text: str, to: Path | None) -> None:
    """Print a text, or write it to a new file."""
    from fivefold.refusals import Refused

    if to is None:
        typer.echo(text, nl=False)
        return
    if to.exists():
        raise Refused("{file} already exists; name a new file", code="file-exists", file=to)
    to.write_text(text, encoding="utf-8")
    typer.echo(f"Wrote {to}.")
