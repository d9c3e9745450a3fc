"""The program that settles many duels on a card, compiled for the CPU."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from training.katamino_duel import tasks

from fivefold.bots.katamino_duel.solver import Position, Solver
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, Work, first_moves, read_results
from fivefold.games.katamino.pieces import ALL, read_numbers, set_of

SOURCE = Path(tasks.__file__).with_name("search.cu")


def compiled(options: list[str], folder: Path) -> Path:
    """The program of the card, compiled for the CPU."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler to run the card's program on the CPU")
    built = folder / "search"
    subprocess.run([compiler, "-O2", "-std=c++17", *options, "-x", "c++", SOURCE, "-o", built], check=True)
    return built


def positions(laid: int) -> dict[Work, Position]:
    """A position of each game after some moves by chance: with a move to be tried, or with several in the draft."""
    chance, found = random.Random(laid), dict[Work, Position]()
    mine = set_of(read_numbers(" ".join("ILYNVP")))
    for game, start in (*STARTS.items(), (DRAFT, Position(0, mine, ALL & ~mine, False))):
        position = start
        for _ in range(laid):
            position = position.after(chance.choice(position.legal()))
        found[Work(game, laid if game == DRAFT else chance.choice(position.legal()))] = position
    return found


def winners(solver: Solver, work: Work, start: Position) -> set[int]:
    """The moves to be tried that win."""
    tried = first_moves(start) if work.game == DRAFT else [work.number]
    return {first for first in tried if not solver.solve(start.after(first)).wins}


def proves(solver: Solver, work: Work, start: Position, result: dict[str, Any]) -> bool:
    """Is what the program found true, with every answer and refutation of it?"""

    def refutes(placement: int, position: Position) -> bool:
        return not solver.solve(position.after(placement)).wins

    won = winners(solver, work, start)
    if work.game == DRAFT and result["wins"]:
        return result["first"] in won
    if work.game == DRAFT:
        firsts = sorted(first for first, _ in result["refuted"])
        return (
            not won
            and firsts == sorted(first_moves(start))
            and all(refutes(placement, start.after(first)) for first, placement in result["refuted"])
        )
    after = start.after(work.number)
    if not result["wins"]:
        return not won and refutes(result["refuted"], after)
    answers = dict(result["answers"])
    return (
        bool(won)
        and sorted(answers) == after.legal()
        and all(refutes(reply, after.after(answer)) for answer, reply in answers.items())
    )


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("options", "depths"),
    [(["-DLANES=1"], (3, 4, 5)), (["-DLANES=32"], (4, 5, 6)), (["-DLANES=32", "-DBACKWARDS"], (4, 5, 6))],
    ids=["one lane", "a warp of fibers, which are slow", "a warp whose last lane goes first"],
)
def test_it_finds_who_wins_and_by_which_answers(options: list[str], depths: tuple[int, ...], tmp_path: Path) -> None:
    program, solver, seen = compiled(options, tmp_path), Solver(20), set()
    for laid in depths:
        every = positions(laid)
        lines = [*tasks.placement_lines(), *(tasks.line_of(work, start) for work, start in every.items())]
        (tmp_path / "tasks.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
        out = tmp_path / f"{laid}.jsonl"
        subprocess.run([program, tmp_path / "tasks.txt", out, "--limit", "2000"], capture_output=True, check=True)
        found = read_results(out.read_text("utf-8"))
        assert set(found) == set(every)
        assert all(proves(solver, work, every[work], result) for work, result in found.items())
        seen |= {result["wins"] for result in found.values()}
    assert seen == {True, False}
