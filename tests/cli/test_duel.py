"""`fivefold duel` and the new commands of `fivefold katamino`, as a user calls them."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.cli.command import refused, said


def test_the_stored_answers_are_shown() -> None:
    text = said("duel", "answers", "even_odd", "--wins")
    assert "12d3c4d4e4d5   wins" in text
    assert "1 of 49 win for who begins" in text
    assert "Nothing is stored of 'chess'" in refused("duel", "answers", "chess")


@pytest.mark.compiled
def test_a_claim_is_checked_by_the_second_program() -> None:
    text = said("duel", "check", "ordinary", "--first", "9e5f5f6g6f7", "--most", "2")
    assert "3 claims checked, 0 failed" in text


def test_a_division_needs_six_pieces() -> None:
    assert "six pieces, not 5" in refused("duel", "division", "LNPZT")
    assert "is no piece" in refused("duel", "division", "LNPZTQ")


def test_each_pick_of_the_draft_is_explained() -> None:
    text = said("duel", "draft")
    assert re.search(r"2 L  wins +462 ", text)
    assert "a win for the first player" in text
    after = json.loads(said("duel", "draft", "LIN", "--json"))
    assert (after["to_pick"], after["first_wins"]) == ("second", True)
    assert {pick["piece"] for pick in after["picks"]} == set(range(1, 13)) - {1, 2, 4}
    for pick in after["picks"]:
        assert pick["wins"] is False
        answered = json.loads(said("duel", "draft", f"2-1-4-{pick['piece']}", "--json"))["picks"]
        assert next(one["wins"] for one in answered if one["piece"] == pick["refutation"])
    assert "listed twice" in refused("duel", "draft", "LINN")
    assert "All twelve pieces are picked" in refused("duel", "draft", "ILYNVPUZFTWX")


def test_results_are_packed(tmp_path: Path) -> None:
    results, out = tmp_path / "results.jsonl", tmp_path / "answers.txt.gz"
    line = {"game": "ordinary", "number": 3, "wins": False, "refuted": 9, "nodes": 5, "cpu": 0.1}
    results.write_text(json.dumps(line) + "\n", encoding="utf-8")
    assert " answers in " in said("duel", "pack", str(results), "--out", str(out))
    text = gzip.decompress(out.read_bytes()).decode()
    assert "ordinary 1a4b4c4d4e4 loses 5" in text or " loses 5 " in text
    assert "even_odd" in text
    results.write_text("nonsense\n", encoding="utf-8")
    assert "Line 1 is not a result" in refused("duel", "pack", str(results), "--out", str(out))


@pytest.mark.compiled
def test_a_late_position_is_analysed() -> None:
    position = "..PP.F../.WPPFFF./.WWPF.../..WW...T/U.U.XTTT/UUUXXX.T/....X.Y./....YYYY"
    report = json.loads(said("analyse", "katamino_duel", "--position", position, "--json"))
    assert report["value"] == 1
    assert {move["value"] for move in report["moves"]} == {1, -1}
    assert all("reply" in move["facts"] for move in report["moves"] if move["value"] == -1)
    assert "win" in said("analyse", "katamino_duel", "--position", position, "--exact")


def test_hints_teach_on_request() -> None:
    text = said("katamino", "hint", "A4", "--position", "Y.../Y.../YY../Y..L/LLLL", "--teach")
    assert text == "b2 is covered by a single placement: lay piece 11 on b2 c2 c3 d3 d4.\n"


def test_the_penta_of_the_day_and_new_puzzles_are_shown() -> None:
    assert said("katamino", "daily", "--date", "2026-03-04") == said("katamino", "daily", "--date", "2026-03-04")
    assert "no day" in refused("katamino", "daily", "--date", "yesterday")
    assert "one solution" in said("katamino", "puzzle", "--penta", "5", "--grade", "1", "--seed", "1")
