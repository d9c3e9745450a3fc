"""`fivefold pente puzzle`, `new-puzzles` and `statistics`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from fivefold.bots.puzzles import Puzzle
    from fivefold.games.record import Record

K10 = "K10"


def puzzle(
    number: int = typer.Argument(0, help="Which puzzle of the set, from 1; 0 draws one by lot."),
    answer: str = typer.Option("", help="Your first move, as K10; then the best defence answers until the win."),
    moves: int = typer.Option(0, min=0, max=9, help="Draw one that is won in this number of moves."),
    solution: bool = typer.Option(False, "--solution", help="Show the winning line, with its proof checked."),
    seed: int | None = typer.Option(None, help="Make the lot repeatable."),
    as_json: terminal.AsJson = False,
) -> None:
    """Show a puzzle: the side to move wins, by one first move alone."""
    from fivefold.bots.pente import puzzles as room
    from fivefold.cli.paint import painted
    from fivefold.games import game as game_named, pente
    from fivefold.refusals import Refused

    known = sorted(room.puzzles("pente").values(), key=lambda one: one.moves)
    chosen = [n for n, one in enumerate(known, 1) if not moves or one.moves == moves]
    if not chosen:
        raise Refused("No puzzle of the set is won in {moves} moves", code="no-such-puzzle", moves=moves)
    if number < 0 or number > len(known):
        raise Refused("The set has puzzles 1 to {count}", code="no-such-puzzle", count=len(known))
    number = number or random.Random(seed).choice(chosen)
    one = known[number - 1]
    state = room.state_of(one)
    colour = pente.COLOURS[state.seat]
    found: dict[str, object] = {"puzzle": number, "position": one.position, "mover": colour, "moves": one.moves}
    lines = [f"Puzzle {number}: {colour} wins in {one.moves} (stones caught {state.caught[0]}-{state.caught[1]})."]
    if answer:
        move = pente.read_move(state, answer, K10)
        pente.play(state, move)  # refuses what is no legal move
        right = move == room.solution_of(one)
        found |= {"answer": pente.write_move(state, move, K10), "right": right}
        lines.append(f"{found['answer']} {'is right' if right else f'does not win in {one.moves}'}.")
        solution = solution or right
    if solution:
        line, holds = _solved(one)
        found |= {"solution": line, "proved": holds}
        verdict = "the proof was checked on the rules" if holds else "THE PROOF IS WRONG"
        lines.append(f"{' '.join(line)} ({verdict})")
    if not as_json:
        terminal.console().print(painted(game_named("pente"), state))
    terminal.answer(as_json, found, lines)


def _solved(one: Puzzle) -> tuple[list[str], bool]:
    """The winning line, and whether its proof holds."""
    from fivefold.bots.pente import checker
    from fivefold.bots.pente.puzzles import proof_of, state_of
    from fivefold.games import pente

    proof = proof_of(one)
    state, words = state_of(one), []
    for move in proof.line():
        words.append(pente.write_move(state, move, K10))
        state = pente.play(state, move)
    return words, checker.holds(state_of(one), proof)


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


def _record(path: Path) -> Record:
    from fivefold.games.pente.penteorg import read_penteorg
    from fivefold.games.record import read_record

    text = path.read_text(encoding="utf-8")
    return read_penteorg(text) if "[Player 1 Name" in text else read_record(text)
