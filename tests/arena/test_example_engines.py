"""The engines of `examples/engines` play whole games."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fivefold.arena import play_match
from fivefold.arena.external import External
from fivefold.bots import players
from fivefold.games import game
from fivefold.games.options import read_options

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"


@pytest.mark.parametrize("name", ["pentago", "kingdomino"])
def test_the_python_example_plays(name: str) -> None:
    rules = game(name)
    seats = rules.seats(rules.options())
    with External(rules, [sys.executable, str(EXAMPLES / "first_legal.py")]) as example:
        others = {f"random {seat}": players(name)["random"] for seat in range(1, seats)}
        match = play_match(name, {"example": example, **others}, games=1, seed=1)
    assert len(match.records) == 1


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++ to compile the example with")
@pytest.mark.parametrize("options", ["ordinary", "tournament", "five_on_placement=off first=light"])
def test_the_cpp_example_is_compiled_and_wins(options: str, tmp_path: Path) -> None:
    program = tmp_path / "pentago_lines"
    source = str(EXAMPLES / "pentago_lines.cpp")
    subprocess.run(["g++", "-std=c++17", "-Wall", "-Werror", "-o", str(program), source], check=True)
    rules = game("pentago")
    chosen = read_options(rules.options, options, rules.presets)
    with External(rules, [str(program)]) as example:
        seated = {"example": example, "random": players("pentago")["random"]}
        match = play_match("pentago", seated, games=6, seed=1, options=chosen)
    assert match.standings[0].name == "example"
