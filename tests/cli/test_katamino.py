"""Katamino as a player types it: real processes, real files, a data folder of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fivefold.cli.hands.katamino import hand
from fivefold.cli.katamino import app
from fivefold.games import katamino
from fivefold.games.katamino.cover import Search
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.katamino.series import LEAFLET, penta, tables
from fivefold.games.options import write_options
from fivefold.refusals import Refused

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


class Player:
    """Somebody at a terminal with a data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "katamino.json"

    def said(self, *args: str, typed: str = "") -> str:
        """What a process of its own prints."""
        done = subprocess.run(
            [FIVEFOLD, *args],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env={**os.environ, "FIVEFOLD_DATA": str(self.folder), "COLUMNS": "120"},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def asked(self, *args: str) -> str:
        """What `fivefold katamino` prints; in this process, to save its start."""
        done = CliRunner().invoke(app, args)
        if done.exception:
            raise done.exception
        return done.stdout

    def refused(self, *args: str) -> str:
        """The sentence with which `fivefold katamino` refuses."""
        with pytest.raises(Refused) as refusal:
            self.asked(*args)
        return str(refusal.value)


@pytest.fixture
def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setenv("FIVEFOLD_DATA", str(tmp_path / "data"))
    return Player(tmp_path / "data")


def solution(name: str) -> str:
    """The lines that solve a PENTA of the leaflet."""
    options = penta(name)
    placed = puzzle_of(options).distinct_solutions()[0]
    lines = [" ".join([str(number), *options.region.names(mask)]) for number, mask in enumerate(placed, 1) if mask]
    return "\n".join(lines) + "\n"


@pytest.mark.rule("KT1", "KT3")
def test_a_piece_is_taken_turned_flipped_put_and_lifted(anna: Player) -> None:
    words = "turn,take 13,take 7,take 6,flip,turn,put z9,put a1 b1,put a1,take 6,lift 6,lift 6,take p,put b1,quit"
    typed = words.replace(",", "\n")
    out = anna.said("play", "katamino", "human:Anna", "--options", "A4", typed=typed)
    assert "You hold no piece; take one first, as take 6." in out
    assert "Name a piece, 1 to 12, as take 6 (KT1)." in out
    assert "Piece 7 cannot be laid now." in out
    assert "6 P: put it with ● on: a1 b1 c1" in out
    assert "is not in the frame" in out
    assert "Name one square, as put c3." in out
    assert "Anna: 6/a1/" in out
    assert "Piece 6 cannot be laid now." in out
    assert "Anna: 6\n" in out
    assert "piece 6 does not lie in the frame" in out
    assert out.count("Anna: 6/") == 2


def test_the_puzzler_is_told_hints_and_whether_all_is_well(anna: Player) -> None:
    typed = "count\nhint\nsolvable\n6 a1 b1 a2 b2 c2\nsolvable\nhint\ncount\nhelp\nhint 3\nquit\n"
    out = anna.said("play", "katamino", "--options", "A4", typed=typed)
    assert "20 solutions left (5 up to symmetry)." in out
    assert "Lay piece 2 on a1 b1 a2 a3 a4: 3 solutions are left." in out
    assert "Yes, this can still be solved." in out
    assert "No, this cannot be solved any more." in out
    assert "This cannot be solved any more; take up piece 6." in out
    assert "0 solutions left." in out
    assert "take 6  take a piece in your hand" in out
    assert "'hint 3' is not a Katamino move" in out
    none = anna.said("play", "katamino", "--options", "frame=5x4 pieces=2-3-4-5", typed="hint\nquit\n")
    assert "This puzzle has no solution." in none


@pytest.mark.rule("KT4")
def test_solved_pentas_are_remembered_and_the_next_one_is_offered(anna: Player, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = anna.said("katamino", "play", "--record", str(path), typed=solution("A4"))
    assert "Done: the frame is full." in out
    assert "PENTA A4 made: 1 of 96." in out
    assert '[Options "frame=5x4 pieces=2-3-6-11 horizontal=on"]' in path.read_text()
    assert "to lay:  2 L  3 Y  6 P  8 Z  11 W" in anna.said("katamino", "play", typed="quit\n")
    out = anna.asked("series")
    assert "PENTA 4: 2 3 6 11* " in out
    assert "1 of 96 PENTAs made" in out
    assert "PENTA A9 and F9 made: 3 of 96." in anna.said("katamino", "play", "F9", typed=solution("F9"))
    assert "made" not in anna.said("play", "katamino", "--options", "free-3", "solver")
    assert len(json.loads(anna.file.read_text())["solved"]) == 2


@pytest.mark.rule("KT4")
def test_who_has_made_all_pentas_is_penta_meister(anna: Player) -> None:
    pentas = [(line, k) for line in tables()[LEAFLET] for k in line.pentas]
    all_but_one = [write_options(line.options(k)) for line, k in pentas[:-1]]
    anna.folder.mkdir()
    anna.file.write_text(json.dumps({"solved": all_but_one}))
    assert "Penta-Meister" not in anna.asked("series")
    out = anna.said("katamino", "play", "next", typed=solution("L11"))
    assert "PENTA L11 made: all 96 of 96. You are Penta-Meister!" in out
    assert "You are Penta-Meister!" in anna.asked("series")
    assert "you are Penta-Meister (KT4)" in anna.refused("play")


GARBAGE = [b"", b"{}", b"[1, 2]", b'{"solved": 3}', b'{"solved": [1]}', b"\xff\xfe", b"[" * 99_999]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_a_broken_progress_file_is_named_and_left_alone(anna: Player, garbage: bytes) -> None:
    anna.folder.mkdir()
    anna.file.write_bytes(garbage)
    assert "katamino.json is not a list of solved puzzles" in anna.refused("series")
    solved = katamino.State(puzzle_of(penta("A4")).distinct_solutions()[0], penta("A4"))
    assert "is not a list of solved puzzles" in hand().finished(solved)
    assert anna.file.read_bytes() == garbage


def test_solutions_are_counted_and_shown_up_to_symmetry(anna: Player) -> None:
    assert anna.asked("solve", "A4", "--show", "2").count("a b c d") == 2
    out = anna.asked("solve", "A4", "--all")
    assert "20 solutions, 5 up to symmetry" in out
    assert "difficulty 2.2: 23 pieces laid in the search" in out
    assert out.count("a b c d") == 5
    assert "9356 solutions, 2339 up to symmetry" in anna.asked("solve", "6x10")
    assert "120 solutions, 15 up to symmetry" in anna.asked("solve", "triple-12")
    assert "28 solutions, 7 up to symmetry" in anna.asked("solve", "free-3")
    square = "/".join(["#####"] * 5)
    assert "solutions" in anna.asked("solve", "--region", square, "--pieces", "2-3-6-8-11")
    assert "0 solutions" in anna.asked("solve", "--region", "###/###")


def test_a_long_search_can_be_stopped_and_tells_what_it_knows(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    slices: list[int] = []
    whole_step = Search.step

    def step_until_stopped(search: Search, steps: int = 300) -> bool:
        slices.append(steps)
        if len(slices) == 9:
            raise KeyboardInterrupt
        return whole_step(search, steps)

    monkeypatch.setattr(Search, "step", step_until_stopped)
    out = anna.asked("solve", "free-5", "--all")
    percent, found = re.fullmatch(r"Broken off at (\d+)%: (\d+) solutions so far\.", out.splitlines()[0]).groups()  # type: ignore[union-attr]
    assert 0 < int(percent) < 100
    assert 0 < int(found) < 568
    assert "a b c d e" in out


@pytest.mark.rule("KT5")
def test_ones_own_series_are_checked_and_new_ones_made(anna: Player, tmp_path: Path) -> None:
    out = anna.asked("check", "1", "2", "3", "4", "5", "6")
    assert "PENTA 4   cannot be solved" in out
    assert "PENTA 6   " in out.splitlines()[-1]
    assert "solutions, difficulty" in out.splitlines()[-1]
    new = anna.asked("generate", "--seed", "7")
    assert len(new.splitlines()) == 12
    assert new == anna.asked("generate", "--seed", "7")
    path = tmp_path / "mine.txt"
    path.write_text(new)
    checked = anna.asked("check", "--file", str(path))
    assert checked.count("Series ") == 12
    assert checked.count("PENTA ") == 96
    assert "cannot be solved" not in checked
    path.write_text("mine: 1 2 3 4 5 5\n")
    assert "Line 1: '5' is listed twice (KT5)." in anna.refused("check", "--file", str(path))


def test_hints_for_a_puzzle_a_position_and_a_record(anna: Player, tmp_path: Path) -> None:
    assert anna.asked("hint", "A4") == "Lay piece 2 on a1 b1 a2 a3 a4: 3 solutions are left.\n"
    lying = "Y.../Y.../YY../Y..L/LLLL"
    assert "Lay piece 6 on b4 c4 b5 c5 d5" in anna.asked("hint", "2-3-6-11", "--position", lying)
    path = tmp_path / "game.txt"
    anna.said("play", "katamino", "--options", "A4", "--record", str(path), typed="6 a1 b1 a2 b2 c2\nquit\n")
    assert "take up piece 6" in anna.asked("hint", str(path))
    anna.said("play", "--resume", str(path), typed="6\n" + solution("A4"))
    assert anna.asked("hint", str(path)) == "This puzzle is solved.\n"
    duel = tmp_path / "duel.txt"
    anna.said("play", "katamino_duel", "greedy", "greedy", "--seed", "1", "--record", str(duel))
    assert "is not a Katamino puzzle" in anna.refused("hint", str(duel))
    assert "no solution" in anna.asked("hint", "2-3-4-5")


def test_the_atlas_of_the_package_is_what_is_computed(anna: Player, tmp_path: Path) -> None:
    path = tmp_path / "atlas.csv"
    out = anna.asked("atlas", "--out", str(path))
    assert "1009 sets, 94328 solutions in all" in out
    assert "This is the atlas of the package." in out
    stored = Path(katamino.__file__).parent / "atlas.csv"
    assert path.read_bytes() == stored.read_bytes()
    assert stored.stat().st_size < 100_000
    assert "1009 sets" in anna.asked("atlas", "--stored")


def test_series_can_be_sorted_by_difficulty(anna: Player) -> None:
    out = anna.asked("series", "--table", "small_slam", "--by-difficulty")
    difficulties = [float(line.split("difficulty")[1].split()[0]) for line in out.splitlines() if "difficulty " in line]
    assert difficulties == sorted(difficulties)
    assert len(difficulties) == 42
    assert "there are: original_12" in anna.refused("series", "--table", "nonsense")


@pytest.mark.parametrize(
    "puzzle", ["", "Z9", "13-1-2", "frame=7x7", "pieces=1", "6x11", "9" * 200, "free-99", "\udcff"]
)
def test_what_is_no_puzzle_is_refused(anna: Player, puzzle: str) -> None:
    if puzzle.isprintable():
        anna.refused("hint", puzzle)
    anna.refused("solve", "--region", puzzle or "x", "--pieces", "all")


@pytest.mark.rule("KT9", "KT13")
def test_a_duel_with_a_draft_is_played_and_replayed(anna: Player, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    typed = "12,1,2,3,4,5,6,7,8,9,10,11,take 12,put d3,take 1,turn,put f4,resign,".replace(",", "\n")
    options = ("--options", "draft", "--in-order", "--record", str(path))
    out = anna.said("play", "katamino_duel", "human:Anna", "human:Ben", *options, typed=typed)
    assert "to pick:" in out
    assert "Anna: 12/d3/c4/d4/e4/d5" in out
    assert "Ben: 1/f4/f5/f6/f7/f8" in out
    assert "0-1 by resignation." in out
    facts = json.loads(anna.said("replay", str(path), "--json"))
    assert facts["plies"] == 14
    assert facts["details"]["pieces_left"] == [[2, 4, 6, 8, 10], [3, 5, 7, 9, 11]]
    assert facts["board"][7 - 4] == "...X.I.."
