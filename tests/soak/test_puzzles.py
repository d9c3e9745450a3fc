"""The proofs of all puzzles go on where they stopped, and what is not true is told."""

from __future__ import annotations

from pathlib import Path

from tests.soak import puzzles as soak

from fivefold.bots.puzzles import Puzzle, puzzles


def test_a_run_goes_on_after_the_last_and_proves_none_twice(tmp_path: Path) -> None:
    path, asked, told = tmp_path / "progress.json", list[Puzzle](), list[str]()

    def seen(puzzle: Puzzle) -> bool:
        asked.append(puzzle)
        return True

    soak.Progress(path).prove("katamino", seconds=-1, proof=seen, tell=told.append)
    assert asked == []
    for _ in range(2):
        soak.Progress(path).prove("katamino", seconds=float("inf"), proof=seen, tell=told.append)
    assert asked == list(puzzles("katamino").values())
    assert told[-1].startswith("katamino: 477 of 477 in ")
    assert told[-1].endswith(" 0 failures")
    asked.clear()
    soak.Progress(tmp_path / "other.json").prove("katamino", seconds=1e9, proof=seen, tell=str, hardest_first=True)
    assert asked == list(puzzles("katamino").values())[::-1]
    asked.clear()
    soak.Progress(tmp_path / "part.json").prove(
        "katamino", seconds=1e9, proof=seen, tell=told.append, among=slice(100, 110)
    )
    assert asked == list(puzzles("katamino").values())[100:110]
    assert told[-1].startswith("katamino: 10 of 477 in ")


def test_a_puzzle_that_is_not_true_is_named_and_asked_again(tmp_path: Path) -> None:
    path, first = tmp_path / "progress.json", next(iter(puzzles("katamino").values()))
    soak.Progress(path).prove("katamino", seconds=1e9, proof=lambda one: one != first, tell=str)
    known = soak.Progress(path).games["katamino"]
    assert known.failures == [str(first)]
    assert len(known.seconds) == len(puzzles("katamino")) - 1
    assert soak.main(["katamino", "--out", str(path)]) == 0, "the real program proves it"
