"""`examples/duel/check.py`, one file without dependencies: it confirms the answers, and finds false ones."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

from fivefold.bots.katamino_duel import checker

PROGRAM = Path(__file__).parents[3] / "examples" / "duel" / "check.py"
FIRST, ANSWER, REPLY, LOSING = "9c2b3c3c4d4", "3c5d5e5f5d6", "6f2g2f3g3g4", "2d7e7f7g7d8"
LINE = next(line for line in checker.lines() if (line.game, line.name) == ("ordinary", FIRST))


def checked(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-I",
        "-S",
        str(PROGRAM),
        str(file),
        "ordinary",
        FIRST,
        *words,
    ]  # no package can be imported
    return subprocess.run(command, capture_output=True, text=True, check=False)


def written(folder: Path, pairs: dict[str, str]) -> Path:
    file = folder / "answers.txt.gz"
    words = " ".join(f"{answer}={reply}" for answer, reply in pairs.items())
    file.write_bytes(gzip.compress(f"ordinary {FIRST} wins 1 {words}\n".encode()))
    return file


def test_it_confirms_an_answer_with_nothing_but_python(tmp_path: Path) -> None:
    said = checked(written(tmp_path, LINE.pairs), ANSWER)
    assert said.stdout.splitlines() == [
        "614 answers: each has its reply",
        f"{ANSWER}, then {REPLY}: holds (372,877 positions)",
    ]
    assert said.returncode == 0


def test_it_finds_a_missing_reply_and_a_forbidden_one(tmp_path: Path) -> None:
    pairs = {answer: reply for answer, reply in LINE.pairs.items() if answer != "8e4f4f5f6g6"}
    said = checked(written(tmp_path, {**pairs, ANSWER: "6a7b7a8b8c8"}), ANSWER)  # touches nothing
    assert said.stdout.splitlines() == [
        "613 answers: NOT all of them, or others",
        f"{ANSWER}, then 6a7b7a8b8c8: DOES NOT HOLD (0 positions)",
    ]
    assert said.returncode == 1


def test_it_finds_a_reply_that_loses(tmp_path: Path) -> None:
    said = checked(written(tmp_path, {**LINE.pairs, ANSWER: LOSING}), ANSWER)
    assert "DOES NOT HOLD" in said.stdout
    assert said.returncode == 1
