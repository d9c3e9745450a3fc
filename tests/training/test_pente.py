"""The programs that make what Pente's engine plays with: a small run of each."""

from __future__ import annotations

import doctest
import random
import time
from importlib import import_module
from pathlib import Path

import pytest
from training.pente import fit, make_openings, make_puzzles, matches, versions

from fivefold.bots.pente import puzzles
from fivefold.bots.pente.evaluation import read_weights
from fivefold.bots.pente.openings import even_openings
from fivefold.games import pente

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled
def test_weights_are_fitted_to_games_of_self_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.tsv"
    fit.selfplay(11, games, 1, nodes=200)
    again = tmp_path / "again.tsv"
    fit.selfplay(1, again, 1, nodes=200)
    assert games.read_text().startswith(again.read_text()), "equal seeds give equal games"
    fit.main(["fit", str(tmp_path / "weights.txt"), str(games)])
    assert "test:  loss" in capsys.readouterr().out
    weights = read_weights((tmp_path / "weights.txt").read_text().splitlines())
    assert weights.patterns.shape == (109,)
    assert weights.balance[8, 0] > weights.balance[0, 8], "pairs taken are good"


@pytest.mark.compiled
def test_an_opening_is_played_to_its_end() -> None:
    point, turns = make_openings.won_by_first(even_openings()[0], random.Random(1), nodes=300)
    assert point in (0.0, 0.5, 1.0)
    assert turns > even_openings()[0].turns
    assert make_openings.is_even("19\t5.5\t10\t40")
    assert not make_openings.is_even("19\t9\t10\t40")
    assert not make_openings.is_even("19\t2\t4\t40")


@pytest.mark.compiled
def test_puzzles_are_found_in_games_and_each_board_is_kept_once(tmp_path: Path) -> None:
    found = next(make_puzzles.found_by(0, 1, 60.0, None))
    assert puzzles.checked(found)
    turned = puzzles.Puzzle(pente.write_position(pente.symmetric(found.state, 1)), found.moves, found.solution)
    path = tmp_path / "found.txt"
    lines = [str(found), f"{turned.moves} {str(found).split()[1]} {turned.position}"]
    path.write_text("\n".join(lines) + "\n")
    counts = make_puzzles.choose(path, tmp_path / "puzzles.txt")
    assert sum(counts.values()) == 1


@pytest.mark.compiled
def test_a_match_is_reported_with_its_error() -> None:
    results = [matches.pair(seed, ["nodes:300", "depth:1"]) for seed in range(2)]
    assert matches.report(["nodes:300", "depth:1"], results).startswith("nodes:300 – depth:1: ")
    for word in ("seconds:0.1", "seconds:0.1:0.2:0.2", "search:0.1", "horizon:2", "greedy"):
        assert matches.player(word)


@pytest.mark.compiled
def test_versions_play_from_their_own_folders() -> None:
    opening = pente.write_position(even_openings()[0])
    began = time.process_time()
    (points,) = versions.match([(str(ROOT), "depth:1"), (str(ROOT), "depth:1")], [opening])
    assert set(points) <= {0.0, 0.5, 1.0}
    assert time.process_time() - began < 60, "the players think in their own processes"


@pytest.mark.parametrize("name", ["fit", "make_openings", "make_puzzles", "matches", "versions"])
def test_the_examples_in_the_programs_are_true(name: str) -> None:
    assert not doctest.testmod(import_module(f"training.pente.{name}")).failed
