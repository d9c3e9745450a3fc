"""`fivefold analyse`: what each move of a position is worth, or the graph of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from rich.console import Console

BAR = 24


def analyse(
    what: str = typer.Argument(help="A game such as pentago, or a record file."),
    position: str = typer.Option("", help="The position (default: the start)."),
    options: str = typer.Option("", help="The game's options or a preset."),
    seconds: float = typer.Option(2.0, min=0.05, max=3600, help="How long to think about a position."),
    threads: int = typer.Option(1, min=1, max=64, help="How many cores to use."),
    moves: int = typer.Option(10, min=1, help="How many moves to show."),
    exact: bool = typer.Option(False, "--exact", help="Solve the position to the end, however long that takes."),
    as_json: bool = typer.Option(False, "--json", help="Print the analysis as one JSON object."),
) -> None:
    """Say what each move of a position is worth, or where a recorded game turned."""
    from fivefold.bots import analyst
    from fivefold.bots.analysis import WORDS
    from fivefold.cli.choices import chosen_options, record_in
    from fivefold.cli.paint import painted
    from fivefold.games import game as game_named, names

    console = terminal.console()
    if what not in names() and Path(what).exists():
        return _graph(console, record_in(Path(what)), seconds, threads, as_json)
    rules = game_named(what)
    choice = chosen_options(rules, options)
    state = rules.read_position(position, choice) if position else rules.start(choice)
    report = _report(analyst(what), state, seconds, threads, exact)
    if as_json:
        typer.echo(json.dumps(report.to_json()))
        return None
    console.print(painted(rules, state))
    seat = f"player {report.seat + 1} to move"
    console.print(f"{seat}: {WORDS[report.value]}, worth {report.worth:+.2f} ({report.depth})", markup=False)
    if "chances" in report.facts:
        said = (
            f"player {n} {100 * chance:.0f} % ({points:.0f} points)"
            for n, (chance, points) in enumerate(zip(report.facts["chances"], report.facts["points"], strict=True), 1)
        )
        console.print("chances: " + ", ".join(said), markup=False)
    console.print("line: " + " ".join(report.line), markup=False)
    for move in report.moves[:moves]:
        why = move.facts.get("why")
        console.print(f"  {move.text:10} {why}" if why else f"  {move}", markup=False, soft_wrap=True)
    if len(report.moves) > moves:
        console.print(f"  and {len(report.moves) - moves} more moves", markup=False)
    return None


def _report(analyst: Any, state: Any, seconds: float, threads: int, exact: bool) -> Any:
    if not exact:
        with terminal.timed("Analysing", seconds):
            return analyst.position(state, seconds=seconds, threads=threads)
    bar = terminal.progress()
    task = bar.add_task("Solving", total=1.0)

    def on_progress(share: float) -> None:
        bar.start()
        bar.update(task, completed=share)

    try:
        return analyst.position(state, seconds=seconds, threads=threads, exact_from=0, progress=on_progress)
    finally:
        if bar.live.is_started:
            bar.stop()


def _graph(console: Console, record: Any, seconds: float, threads: int, as_json: bool) -> None:
    from fivefold.bots import analyst
    from fivefold.games.core import own

    found = analyst(record.game.name).game(record.states(), record.moves, seconds=seconds, threads=threads)
    if as_json:
        with terminal.progress() as bar:
            points = list(bar.track(found, total=len(record.moves), description="Analysing"))
        typer.echo(json.dumps([point.to_json() for point in points]))
        return
    for point in found:  # line by line, as it is worked out
        filled = round((point.worth + 1) / 2 * BAR)
        known = {1: "first wins", 0: "draw", -1: "second wins", None: ""}[point.value]
        better = f"{point.turning}; better {point.best}" if point.turning else ""
        chart = "█" * filled + "·" * (BAR - filled)
        if "chances" in point.facts:  # a game with more seats than two: what each one's chance is
            chart = " ".join(f"{100 * chance:3.0f}%" for chance in own(point.facts["chances"], list))
            known = f"player {point.seat + 1}"
        console.print(
            f"{point.ply + 1:3} {point.played:9} {chart} {known:12} {better}".rstrip(), markup=False, soft_wrap=True
        )
