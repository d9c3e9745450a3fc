"""`fivefold replay` and `fivefold show`: a record step by step, a position as it stands."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from rich.console import Console


def replay(
    file: Path = typer.Argument(help="A game record."),
    as_json: bool = typer.Option(False, "--json", help="Print the final position as one JSON object."),
) -> None:
    """Step through a recorded game: Enter goes on, b back, a number jumps to that move, q leaves."""
    from fivefold.cli.choices import record_in
    from fivefold.games.description import describe

    record = record_in(file)
    states = record.states()
    if as_json:
        typer.echo(json.dumps(describe(record.game, states[-1], len(record.moves)), ensure_ascii=False))
        return
    console = terminal.console()
    if not sys.stdin.isatty():
        for at in range(len(states)):
            _show_step(console, record, states, at)
        return
    at = 0
    while True:
        _show_step(console, record, states, at)
        try:
            answer = input("Enter on · b back · number · q leave > ").strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer.isascii() and answer.isdigit():
            at = min(int(answer[:9]), len(record.moves))
        else:
            at = max(0, at - 1) if answer == "b" else min(at + 1, len(record.moves))


def _show_step(console: Console, record: Any, states: list[Any], at: int) -> None:
    from fivefold.cli.paint import painted

    game = record.game
    console.print()
    if at:
        played = game.write_move(states[at - 1], record.moves[at - 1], record.dialect)
        console.print(f"move {at} of {len(record.moves)}: [bold]{played}[/bold]")
        for remark in game.remarks(states[at - 1], record.moves[at - 1], states[at]):
            console.print(str(remark), style="italic", markup=False)
    else:
        seats = ", ".join(value for key, value in record.headers if key.startswith("Seat"))
        console.print(f"{game.title}, {len(record.moves)} moves{': ' + seats if seats else ''}", markup=False)
    console.print(painted(game, states[at]))
    for ply, said in record.comments:
        if ply == at:
            console.print(said, style="italic", markup=False)
    if at == len(record.moves):
        console.print(ending(record, states[-1]), markup=False)


def ending(record: Any, state: Any) -> str:
    """How a recorded game ended, in a sentence."""
    ended = record.game.outcome(state)
    if ended is None:
        result = record.header("Result")
        return f"{result} by {record.header('Ending')}." if result else "The game goes on."
    first = [record.header(f"Seat{seat + 1}") or f"Player {seat + 1}" for seat, r in enumerate(ended.ranks) if r == 1]
    if len(ended.ranks) == 1:
        return f"Done: {ended.reason}."
    won = f"{first[0]} wins" if len(first) == 1 else "A draw" if len(first) == len(ended.ranks) else " and ".join(first)
    return f"{won}: {ended.reason}{f' ({ended.rule})' if ended.rule else ''}."


def show(
    what: str = typer.Argument(help="A record file, or a game such as pentago with --position."),
    position: str = typer.Option("", help="The position to show (default: the start)."),
    options: str = typer.Option("", help="The game's options or a preset."),
    svg: Path | None = typer.Option(None, help="Write the picture to this SVG file."),
    as_json: bool = typer.Option(False, "--json", help="Print the position as one JSON object."),
) -> None:
    """Show one position: a record's last, or one that is given as text."""
    from fivefold.cli.choices import chosen_options, record_in
    from fivefold.cli.paint import painted
    from fivefold.games import game as game_named, names
    from fivefold.games.description import describe

    if what in names() or not Path(what).exists():
        game = game_named(what)
        choice = chosen_options(game, options)
        state, plies = (game.read_position(position, choice) if position else game.start(choice)), 0
    else:
        record = record_in(Path(what))
        game, state, plies = record.game, record.states()[-1], len(record.moves)
    if svg:
        svg.write_text(game.svg(state), encoding="utf-8")
        typer.echo(f"Wrote {svg}.")
    elif as_json:
        typer.echo(json.dumps(describe(game, state, plies), ensure_ascii=False))
    else:
        terminal.console().print(painted(game, state))
        typer.echo(game.write_position(state))
