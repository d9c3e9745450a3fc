"""`fivefold pente puzzle`, `new-puzzles` and `statistics`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from rich.console import Console


def puzzle(
    number: int = typer.Argument(0, help="Which puzzle of the set, from 1; 0 draws one by lot."),
    answer: str = typer.Option("", help="Your first move, as K10; then the best defence answers until the win."),
    moves: int = typer.Option(0, min=0, max=9, help="Draw one that is won in this number of moves."),
    solution: bool = typer.Option(False, "--solution", help="Show the winning line, with its proof checked."),
    seed: int | None = typer.Option(None, help="Make the lot repeatable."),
) -> None:
    """Show a puzzle: the side to move wins, by one first move alone."""
    from fivefold.bots.pente import puzzles as room
    from fivefold.cli.paint import painted
    from fivefold.games import game as game_named
    from fivefold.games.pente.drawing import COLOURS
    from fivefold.refusals import Refused

    console, lots, rules = terminal.console(), random.Random(seed), game_named("pente")
    known = room.puzzles()
    chosen = [n for n, one in enumerate(known, 1) if not moves or one.moves == moves]
    if not chosen:
        raise Refused("No puzzle of the set is won in {moves} moves", code="no-such-puzzle", moves=moves)
    if number < 0 or number > len(known):
        raise Refused("The set has puzzles 1 to {count}", code="no-such-puzzle", count=len(known))
    number = number or lots.choice(chosen)
    one = known[number - 1]
    state = one.state
    console.print(painted(rules, state))
    caught = f"stones caught {state.caught[0]}-{state.caught[1]}"
    console.print(f"Puzzle {number}: {COLOURS[state.seat]} wins in {one.moves} ({caught}).", markup=False)
    if answer:
        _judge(console, rules, one, rules.read_move(state, answer, "K10"))
    if solution:
        _show(console, rules, one)


def _judge(console: Console, rules: Any, one: Any, move: Any) -> None:
    rules.play(one.state, move)  # refuses what is no legal move
    if move == one.solution:
        console.print(f"{_point(rules, one.state, move)} is right.", markup=False)
        _show(console, rules, one)
    else:
        console.print(f"{_point(rules, one.state, move)} does not win in {one.moves}.", markup=False)


def _show(console: Console, rules: Any, one: Any) -> None:
    from fivefold.bots.pente import checker
    from fivefold.bots.pente.puzzles import proof_of

    proof = proof_of(one)
    state, words = one.state, []
    for move in proof.line():
        words.append(_point(rules, state, move))
        state = rules.play(state, move)
    verdict = "the proof was checked on the rules" if checker.holds(one.state, proof) else "THE PROOF IS WRONG"
    console.print(f"{' '.join(words)} ({verdict})", markup=False)


def _point(rules: Any, state: Any, move: Any) -> str:
    text: str = rules.write_move(state, move, "K10")
    return text


def new_puzzles(
    count: int = typer.Argument(5, min=1, max=1000, help="How many to make."),
    longest: int = typer.Option(5, min=2, max=6, help="The most moves that a win may take."),
    seed: int = typer.Option(1, help="The same seed gives the same puzzles."),
    to: Path | None = typer.Option(None, help="Write them to this new file (default: print them)."),
) -> None:
    """Make new puzzles: the engine plays with itself, and what it finds is proved, unique and checked."""
    from itertools import islice

    from fivefold.bots.pente import puzzles as room
    from fivefold.cli.pente import give

    with terminal.progress() as bar:
        found = islice(room.new_puzzles(random.Random(seed), longest=longest), count)
        made = list(bar.track(found, total=count, description="Looking for puzzles"))
    give("".join(f"{one}\n" for one in made), to)


def statistics(
    files: list[Path] = typer.Argument(help="Records or pente.org texts of games."),
    after: str = typer.Option("", help="The moves that lead to the position, as 'K10 L11'."),
    moves: int = typer.Option(10, min=1, help="How many moves to show."),
    as_json: terminal.AsJson = False,
) -> None:
    """Say how often each move was played in a position of recorded games, and how those games ended."""
    from fivefold.bots.pente.statistics import Statistics
    from fivefold.games import pente

    known = Statistics.of(_record(path) for path in files)
    state = pente.start()
    for word in after.split():
        state = pente.play(state, pente.read_move(state, word, "K10"))
    lines = known.at(state)
    here = sum(line.games for line in lines)
    shown = [(pente.write_move(state, line.move, "K10"), line.games, line.share) for line in lines[:moves]]
    rows = [{"move": move, "games": games, "share": share} for move, games, share in shown]
    said = [f"{move:6} {games:5}  White scored {100 * share:.0f} %" for move, games, share in shown]
    found = {"games": known.games, "here": here, "moves": rows}
    terminal.answer(as_json, found, [f"{here} of {known.games} games came here.", *said])


def _record(path: Path) -> Any:
    from fivefold.games.pente.penteorg import read_penteorg
    from fivefold.games.record import read_record

    text = path.read_text(encoding="utf-8")
    return read_penteorg(text) if "[Player 1 Name" in text else read_record(text)
