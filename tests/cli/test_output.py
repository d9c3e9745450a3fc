"""What is printed for programs, for shells and for terminals without colours."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.cli.command import FIVEFOLD, said

from fivefold.cli.commands import app
from fivefold.cli.tournament.commands import app as tournament_app

ROOT = Path(__file__).parents[2]
LAW = ROOT / "tests/golden"
LOG = next((LAW / "tournaments").rglob("*.jsonl"))
GAME = next((LAW / "pente/law").rglob("*.txt"))

NO_DATA = {
    # what talks with a person, or with a program in a protocol of its own
    *("play", "brain", "serve", "warm", "katamino play", "kingdomino type", "pente match"),
    # what prints a text that is a format of its own: rules, records, puzzles
    *("rules", "pente import", "pente export", "pente new-puzzles"),
    # what writes a file of data, and says so
    *("duel solve", "duel pack"),
}
ACKNOWLEDGED = {
    *("new", "regulate", "enter", "import", "check-in", "decide", "commit", "start", "draw", "lot", "result"),
    *("correct", "confirm", "dispute", "move", "fill", "pause", "resume", "leave", "disqualify", "ban", "lift", "end"),
    *("protest", "ruling", "upset", "agree", "describe", "rename", "merge", "split"),
    *("undo", "close", "repair", "paper", "export", "rules"),
    *("circuit new", "circuit add", "circuit decline", "circuit carry", "circuit trust", "circuit distrust"),
}
"""What changes a tournament, or writes a file of it, and says so."""


def commands(group: Any, before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            found |= commands(command, f"{before}{name} ")
        else:
            found[before + name] = command
    return found


EVERY = {**commands(typer.main.get_command(app)), **commands(typer.main.get_command(tournament_app), "tournament ")}


@pytest.mark.parametrize("name", sorted(EVERY))
def test_whatever_prints_data_prints_json(name: str) -> None:
    options = {option for parameter in EVERY[name].params for option in parameter.opts}
    assert ("--json" in options) != (name in NO_DATA or name.removeprefix("tournament ") in ACKNOWLEDGED - {name})


@pytest.mark.parametrize(
    "words",
    [
        f"replay {GAME}",
        f"show {GAME}",
        "perft pentago --depth 1",
        "arena katamino_duel random random --games 2",
        "duel answers even_odd",
        "duel division LNPZTX",
        "katamino series",
        "katamino solve 2-3-6-11 --show 1",
        "katamino daily --date 2026-03-04",
        "katamino check 2 3 6 11 8",
        f"pente statistics {GAME}",
        "katamino hint A4",
        "katamino hint A4 --teach",
        "katamino generate --count 2 --last 6 --seed 1",
        "katamino atlas --stored",
        "pente puzzle 1 --solution",
        f"tournament next {LOG}",
        f"tournament tables {LOG}",
        f"tournament standings {LOG}",
        f"tournament log {LOG}",
        f"tournament lint {LOG} --entrants 13",
        f"tournament check {LOG}",
        "tournament regulations",
    ],
)
def test_the_json_can_be_read(words: str) -> None:
    done = said(*words.split(), "--json")
    assert json.loads(done)


def test_a_hint_is_given_as_a_move_that_can_be_played() -> None:
    found = json.loads(said("katamino", "hint", "A4", "--json"))
    assert found == {
        "solved": False,
        "solvable": True,
        "move": "2/a1/b1/a2/a3/a4",
        "solutions": 3,
        "text": "Lay piece 2 on a1 b1 a2 a3 a4: 3 solutions are left.",
    }
    assert json.loads(said("katamino", "hint", "1-2-3", "--json"))["solvable"] is False


def test_the_atlas_is_given_by_the_number_of_pieces() -> None:
    found = json.loads(said("katamino", "atlas", "--stored", "--json"))
    assert [found["sets"], found["solutions"], found["as_stored"]] == [1009, 94328, None]
    assert found["sizes"][-1]["distinct"] == 1010, "5 × 12 has 1010 solutions"


def test_a_puzzles_answer_is_judged_for_programs() -> None:
    solved = json.loads(said("pente", "puzzle", "1", "--solution", "--json"))
    assert solved["proved"]
    right = json.loads(said("pente", "puzzle", "1", "--answer", solved["solution"][0].rstrip("*"), "--json"))
    assert right["right"]
    assert right["solution"] == solved["solution"]
    wrong = json.loads(said("pente", "puzzle", "1", "--answer", "T19", "--json"))
    assert not wrong["right"]
    assert "solution" not in wrong


def test_why_one_stands_before_the_other_is_given_criterion_by_criterion() -> None:
    order = json.loads(said("tournament", "standings", str(LOG), "--json"))["standing"]["rows"]
    first, second = (str(row["entrant"]) for row in order[:2])
    found = json.loads(said("tournament", "explain", str(LOG), first, second, "--json"))
    assert {found["first"], found["second"]} == {row["name"] for row in order[:2]}
    assert [each["decides"] for each in found["criteria"]] == [False] * (len(found["criteria"]) - 1) + [True]


@pytest.mark.compiled
def test_a_simulation_is_given_as_json() -> None:
    found = json.loads(said("tournament", "simulate", str(LOG), "-n", "20", "--json"))
    assert found["tournaments"] == 20


def test_a_shell_completes_commands_and_options() -> None:
    def completed(line: str) -> list[str]:
        words = {"_FIVEFOLD_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
        environment = {**os.environ, **words}
        done = subprocess.run([FIVEFOLD], env=environment, capture_output=True, text=True, check=False)
        return done.stdout.split()

    assert completed("fivefold tour") == ["tournament"]
    assert "standings" in completed("fivefold tournament stand")
    assert "--json" in completed("fivefold perft --js")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
@pytest.mark.parametrize("no_color", ["", "1"])
def test_no_color_is_honoured(no_color: str) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": no_color}
    if not no_color:
        del environment["NO_COLOR"]
    with subprocess.Popen([FIVEFOLD, "show", "pentago"], env=environment, stdout=theirs) as process:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:
            pass  # the terminal is closed with its program
        process.wait()
    os.close(ours)
    assert (b"\x1b[3" in shown or b"\x1b[4" in shown or b";38;" in shown) != bool(no_color)
