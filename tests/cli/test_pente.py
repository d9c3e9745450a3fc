"""Pente as a player types it: real processes, real files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .command import refused, said

WON = "1. K10 L10 2. O11 M10 3. N10 A1 4. N11 B1 5. N12 C1 6. N13 D2 7. N14"


@pytest.mark.rule("PT5", "PT8", "PT11", "PT23")
def test_two_people_play_in_german_letters_and_hear_what_happens(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    moves = "0 R1 R4O1 R2 R302 R3* L9U9 R3O1 L9U7 R3O2 L9U5 R3O3 L9U3 R3U1"
    out = said(
        *("play", "pente", "human:Anna", "human:Ben", "--in-order", "--notation", "de", "--record", str(path)),
        typed="\n".join(moves.replace("R302 R3*", "R3*").split()) + "\n",
    )
    assert "Anna: R3*" in out
    assert "White: 2 stones captured, 2 in all." in out
    assert "White: TRIA!" in out
    assert "White: TESSERA!" in out
    assert "Anna wins: five in a row (PT8)." in out
    assert '[Language "de"]' in path.read_text()
    facts = json.loads(said("replay", str(path), "--json"))
    assert facts["details"]["captured"] == [2, 0]
    assert facts["outcome"]["scores"] == [1, 0]
    replayed = said("replay", str(path))
    assert "move 5 of 13: R3*" in replayed
    assert "White: TESSERA!" in replayed


@pytest.mark.rule("PT3", "PT4", "PT23")
def test_a_refused_move_says_why_and_is_never_taken_for_another() -> None:
    out = said("play", "pente", "human", "human", "--in-order", typed="0\nR1\nR1U1\nR1\nK14\nmoves\nquit\n")
    out = " ".join(out.split())
    assert "at least 3 points from the centre (PT3)." in out
    assert "L10 already holds a stone (PT4)." in out, "R1 is not the point R1 at the lower edge"
    assert "Player 1: U4" in out, "K14 can only be the name of a point"
    assert " L9D9 L8D9 L7D9 " in out, "the moves are shown as they are typed"


def test_an_unknown_notation_is_refused() -> None:
    assert "K10, de, en, fr" in refused("play", "pente", "--notation", "klingon")


@pytest.mark.rule("PT13")
def test_four_play_in_teams_against_computers(tmp_path: Path) -> None:
    path = tmp_path / "team.txt"
    said("play", "pente", "greedy", "random", "greedy", "random", "--options", "team size=13", "--in-order", "--seed",
         "1", "--record", str(path))  # fmt: skip
    assert '[Result "1-0-1-0"]' in path.read_text()


@pytest.mark.rule("PT1", "PT18")
def test_a_match_on_points_goes_on_until_twenty_one(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    out = said("pente", "match", "greedy", "random", "--handicap", "0-18", "--seed", "1", "--records", str(folder))
    assert "Greedy 0, Random 18 (points, 21 decide)" in out
    assert "Greedy wins the match." in out
    games = sorted(folder.iterdir())
    assert len(games) >= 4
    assert "Game 2: Random begins." in out, "the loser begins"
    assert "points=on" in games[0].read_text()


@pytest.mark.rule("PT1")
def test_a_match_for_wins_counts_resigned_games_and_can_be_left() -> None:
    out = said("pente", "match", "human:Anna", "human:Ben", "--wins", "2", "--in-order", typed="resign\nresign\n")
    assert "Game 2: Anna begins." in out
    assert "Ben wins the match." in out
    out = said("pente", "match", "human:Anna", "human:Ben", "--in-order", typed="0\nquit\n")
    assert "The match is broken off." in out


@pytest.mark.rule("PT18")
@pytest.mark.parametrize("wrong", [["--handicap", "5"], ["--handicap", "21-0"], ["--goal", "20"], ["--options", "x=1"]])
def test_a_match_that_cannot_be_is_refused(wrong: list[str]) -> None:
    assert refused("pente", "match", "greedy", "random", *wrong)


def test_games_of_pente_org_come_in_and_go_out(tmp_path: Path) -> None:
    theirs, ours, again = tmp_path / "theirs.txt", tmp_path / "ours.txt", tmp_path / "again.txt"
    theirs.write_text(f'[Game "Pente"]\n[Player 1 Name "anna"]\n[Result "1-0"]\n\n{WON} 1-0\n')
    assert "Wrote" in said("pente", "import", str(theirs), "--to", str(ours))
    assert "3. N10* A1" in ours.read_text()
    said("pente", "export", str(ours), "--to", str(again))
    assert WON in again.read_text()
    assert "already exists" in refused("pente", "export", str(ours), "--to", str(again))
    theirs.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("pente", "import", str(theirs))
    assert refused("pente", "import", str(tmp_path / "missing.txt"))


def test_rules_pictures_and_counts_are_there(tmp_path: Path) -> None:
    assert "Nachzug" in said("rules", "pente", "--lang", "de")
    assert said("perft", "pente", "--depth", "3") == "depth 3: 120624 leaves\n"
    picture = tmp_path / "board.svg"
    said("show", "pente", "--position", "19/" * 9 + "9wb8" + "/19" * 9, "--svg", str(picture))
    assert picture.read_text().startswith("<svg")


@pytest.mark.compiled
def test_a_puzzle_is_shown_answered_and_solved() -> None:
    shown = said("pente", "puzzle", "1")
    assert "Puzzle 1:" in shown
    solved = said("pente", "puzzle", "1", "--solution")
    assert "the proof was checked on the rules" in solved
    first = solved.strip().splitlines()[-1].split()[0].rstrip("*")
    assert f"{first} is right." in said("pente", "puzzle", "1", "--answer", first).replace("*", "")
    assert "does not win in" in said("pente", "puzzle", "1", "--answer", "T19")
    assert "wins in 3" in said("pente", "puzzle", "--moves", "3", "--seed", "5")
    refused("pente", "puzzle", "100000")
    refused("pente", "puzzle", "1", "--answer", "nonsense")


def test_statistics_of_records_say_what_was_played(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text('[Player 1 Name "a"]\n[Player 2 Name "b"]\n[Result "1-0"]\n\n' + WON + " 1-0\n", encoding="utf-8")
    said("pente", "import", str(game), "--to", str(tmp_path / "record.txt"))
    out = said("pente", "statistics", str(tmp_path / "record.txt"), str(game), "--after", "K10")
    assert "2 of 2 games came here." in out
    assert "White scored 100 %" in out


def test_sgf_is_read_and_written(tmp_path: Path) -> None:
    sgf, record = tmp_path / "game.sgf", tmp_path / "game.txt"
    sgf.write_text("(;GM[4]PW[Anna]RE[W+R];W[jj];B[kj];W[nj])", encoding="utf-8")
    said("pente", "import", str(sgf), "--to", str(record))
    assert '[Seat1 "Anna"]' in record.read_text("utf-8")
    assert ";W[jj];B[kj];W[nj])" in said("pente", "export", str(record), "--sgf")
