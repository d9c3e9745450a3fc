"""A game that another package brings: found, played, recorded and analysed, and nothing of ours knows its name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.example_game import ROOT, install


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("packages"))


def run(packages: Path, *command: str, typed: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(packages), str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, *command], env=env, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_ours_knows_its_name() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.*")]
    assert len(files) > 400
    assert [file for file in files if file.is_file() and "noughts" in file.read_text("utf-8").lower()] == []


def test_it_answers_every_question_that_our_games_answer(packages: Path) -> None:
    told = run(
        packages, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/test_contract.py", "-k", "noughts"
    )
    assert " passed" in told


def test_it_is_played_and_replayed_at_the_terminal(packages: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play = ("-m", "fivefold.cli", "play", "noughts", "random", "perfect", "--seed", "3", "--record", str(record))
    run(packages, *play)
    assert '[Game "noughts"]' in record.read_text("utf-8")
    assert "three in a row" in run(packages, "-m", "fivefold.cli", "replay", str(record), "--json")


def test_its_positions_are_analysed(packages: Path) -> None:
    asked = """
import json
from fivefold import bots
from fivefold.games import game
print(json.dumps(bots.analyst("noughts").position(game("noughts").after("b2", "b1")).to_json()))
"""
    told = json.loads(run(packages, "-c", asked))
    assert (told["value"], len(told["moves"])) == (1, 7)  # an edge is the wrong answer to the centre


def test_without_the_package_there_is_no_such_game() -> None:
    asked = 'from fivefold.games import find, names; print(find("noughts"), len(names()))'
    assert run(Path(), "-c", asked).split() == ["None", "5"]
