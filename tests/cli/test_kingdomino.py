"""Kingdomino as a player or an organiser types it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Deal, King, Options

from .command import refused, said

BEST = "C S S S S\nG S1 M1 M2 M2\nG S2 W W M3\nS1 S2 S W M2\nW W W1 W1 M\n"


def typed_game(options: Options, seed: int, names: list[str]) -> tuple[str, tuple[float, ...]]:
    """What a person types who copies a game from a table, and the scores it ends with."""
    rng, state = random.Random(seed), kingdomino.start(options)
    lines = []
    while (seat := kingdomino.to_move(state)) is not None:
        move = kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state))
        if isinstance(move, Deal):
            lines.append(" ".join(map(str, move.dominoes)))
        elif isinstance(move, King):
            lines.append(rng.choice([names[move.seat], str(move.seat + 1)]))
        elif state.hand:
            lines[-1] += f" {move.pick}"
        elif move.place == "x":
            if move.pick:
                lines.append(str(move.pick))
        else:
            lines.append(f"{move.place.lower()} {move.pick or ''}")
        state = kingdomino.play(state, move)
    ended = kingdomino.outcome(state)
    assert ended is not None
    return "\n".join(lines) + "\n", ended.scores


@pytest.mark.rule("KD8")
def test_a_finished_kingdom_is_scored_with_its_work(tmp_path: Path) -> None:
    out = said("kingdomino", "score", "-", typed=BEST)
    assert out == "wheat 7 × 2 = 14\nswamp 9 × 6 = 54\nmine 6 × 10 = 60\nno crowns: grassland 2\ntotal 128\n"
    path = tmp_path / "kingdom.txt"
    path.write_text(BEST)
    facts = json.loads(said("kingdomino", "score", str(path), "--json"))
    assert facts[0]["points"] == 128
    assert {"terrain": "mine", "squares": 6, "crowns": 10, "points": 60}.items() <= facts[0]["properties"][-1].items()
    svg = tmp_path / "kingdom.svg"
    said("kingdomino", "score", str(path), "--svg", str(svg))
    assert svg.read_text().startswith("<svg")


def test_the_kingdoms_of_a_table_are_scored_together() -> None:
    out = said("kingdomino", "score", "-", typed="C W1 F\r\n \r\nC W W\r\n. . .\r\n")
    assert "Kingdom 1\nwheat 1 × 1 = 1\nno crowns: forest 1\ntotal 1\n(1 of 12 dominoes lie" in out
    assert "Kingdom 2\nno crowns: wheat 2\ntotal 0\n" in out
    assert "Squares of mine³: 2; the box has 1" in refused("kingdomino", "score", "-", typed="C W M3\n\nC W M3\n")


@pytest.mark.rule("KD10")
def test_the_bonuses_are_scored_when_asked_for() -> None:
    out = said("kingdomino", "score", "-", "--options", "middle_kingdom=on harmony=on", typed=BEST)
    assert out.endswith("middle kingdom: the castle is not in the middle\nharmony: +5\ntotal 133\n")


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("", "castle, C, stands in it once, not 0 times"),
        ("C M3 M3 W W\n", "the box has 1 (KD1)"),
        ("C W W F F W\n", "6 wide and 1 high (KD6)"),
        ("C M M1\n", "cannot be laid with dominoes of the box"),
        ("C . W W\n", "in no order"),
        ("\0\n", "row 1 has"),
    ],
)
def test_impossible_kingdoms_are_refused_with_the_reason(typed: str, what: str) -> None:
    assert what in refused("kingdomino", "score", "-", typed=typed)


def test_a_missing_file_and_no_text_are_one_line(tmp_path: Path) -> None:
    assert "No such file" in refused("kingdomino", "score", str(tmp_path / "none.txt"))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("kingdomino", "score", str(tmp_path / "bytes"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_from_a_real_table_is_typed_in_to_its_scores(tmp_path: Path, players: int) -> None:
    names = ["Anna", "Ben", "Clara", "Dorothea"][:players]
    typed, scores = typed_game(Options(players=players), players, names)  # type: ignore[arg-type]
    path = tmp_path / "game.txt"
    out = said("kingdomino", "type", *names, "--record", str(path), typed=typed)
    for points in scores:
        assert f"total {points}" in out
    assert "most points" in out
    assert f'[Result "{"-".join(map(str, scores))}"]' in path.read_text()
    facts = json.loads(said("replay", str(path), "--json"))
    assert facts["outcome"]["scores"] == list(scores)
    assert [kingdom["points"] for kingdom in facts["details"]["kingdoms"]] == list(scores)
    assert "wins" in said("replay", str(path))


def test_slips_of_the_pen_are_answered_and_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = (
        "3 14 22\n3 14 22 99\n3 14 22 40\nundo\nundo\n3 14 22 41\n"
        "Zoe 14\nanna 15\nanna 14\nboard\nhelp\n2 3\nundo\nundo\n2 22\n"
        "king 1\n41\n2 3\n5 18 30 44\ne8N 5\ne6n 5\nundo\ne6n 18\nquit\n"
    )
    out = said("kingdomino", "type", "Anna", "Ben", "--record", str(path), typed=typed)
    assert "a line has 4 dominoes here (KD2)." in out
    assert "there is no domino 99 (KD1)." in out
    assert "Nothing has been typed yet." in out
    assert "'Zoe' is not the draw of a king" in out
    assert "15 is not free in this line" in out
    assert "3:e8N: neither half lies beside" in out
    assert path.read_text().endswith(
        "1. deal 3 14 22 41 king 1 14 king 2 22 king 1 41 king 2 3\n2. deal 5 18 30 44 3:e6N/18\n"
    )
    assert "already exists" in refused("kingdomino", "type", "--record", str(path))
    more = said("kingdomino", "type", "--resume", str(path), typed="e6n 5\nquit\n")
    assert "Anna: 14:e6N/5" in more
    assert "14:e6N/5" in path.read_text()


def test_typing_refuses_what_cannot_be(tmp_path: Path) -> None:
    assert "players cannot be 5" in refused("kingdomino", "type", "A", "B", "C", "D", "E")
    assert "seat three or four" in refused("kingdomino", "type", "A", "B", "--options", "championship")
    other = tmp_path / "pentago.txt"
    other.write_text('[Game "pentago"]\n')
    assert "no game of Kingdomino" in refused("kingdomino", "type", "--resume", str(other))
    typed, _ = typed_game(Options(players=2), 2, ["A", "B"])
    path = tmp_path / "over.txt"
    said("kingdomino", "type", "A", "B", "--record", str(path), typed=typed)
    assert "this game is over" in refused("kingdomino", "type", "--resume", str(path))


def test_a_person_plays_against_computers(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = "moves\nhelp\n99\n" * 3 + "quit\n"
    out = said("play", "kingdomino", "human:Anna", "greedy", "random", "--options", "three", "--seed", "4", typed=typed)
    assert "Lots were drawn for the seats." in out
    assert "not free in this line" in out
    assert "unseen:" in out
    out = said("play", "kingdomino", "greedy", "greedy", "greedy", "greedy", "--seed", "3", "--record", str(path))
    assert "Greedy wins: most points" in out
    assert "total " in out
    assert path.read_text().startswith('[Game "kingdomino"]')


@pytest.mark.rule("KD7")
def test_the_terminal_says_why_a_domino_was_discarded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = said(
        "play", "kingdomino", "random", "random", "random", "--options", "three", "--seed", "5", "--record", str(path)
    )
    assert "is discarded: no two free squares" in " ".join(out.split())
    assert ":x" in path.read_text()
    assert "is discarded: no two free squares" in " ".join(said("replay", str(path)).split())


@pytest.mark.parametrize(("lang", "word"), [("de", "Schloss"), ("fr", "château"), ("en", "castle")])
def test_the_rules_are_told_in_three_languages(lang: str, word: str) -> None:
    out = said("rules", "kingdomino", "--lang", lang)
    assert word in out
    assert all(f"KD{n}" in out for n in range(1, 11))


def test_perft_and_show_work_where_chance_moves(tmp_path: Path) -> None:
    assert said("perft", "kingdomino", "--depth", "1") == "depth 1: 194580 leaves\n"
    position = "-/-/- | 3=1 14=2 22=3 | 5 18 30 | -"
    assert said("perft", "kingdomino", "--depth", "2", "--options", "three", "--position", position) == (
        "depth 2: 1728 leaves\n"
    )
    svg = tmp_path / "table.svg"
    said("show", "kingdomino", "--options", "three", "--position", position, "--svg", str(svg))
    assert svg.read_text().startswith("<svg")
    assert position in said("show", "kingdomino", "--options", "three", "--position", position)


@pytest.mark.compiled
def test_the_best_there_could_have_been_is_told_with_its_proof(tmp_path: Path) -> None:
    out = said("kingdomino", "best", "48", "45", "40", "--seconds", "20")
    assert "mine 3 × 6 = 18" in out
    assert out.endswith("total 18\n(proved: nothing better exists)\n")
    facts = json.loads(said("kingdomino", "best", "48,45", "--json", "--seconds", "20"))
    assert facts[0]["points"] == 10
    assert facts[0]["proved"]
    folder = tmp_path / "records"
    said("arena", "kingdomino", "greedy", "full-greedy", "--options", "two", "--games", "1", "--records", str(folder))
    (record,) = folder.iterdir()
    facts = json.loads(said("kingdomino", "best", str(record), "--json", "--seconds", "0.2"))
    assert [each["name"] for each in facts] == ["greedy", "full-greedy"]
    assert all(each["had"] <= each["points"] <= each["ceiling"] for each in facts)
    graph = said("analyse", str(record), "--seconds", "0.05")
    assert "player 1" in graph
    assert "%" in graph


@pytest.mark.parametrize("typed", [["forty"], ["0"], ["49"], ["3", "3"], ["-1"], ["1" * 50]])
def test_dominoes_that_are_none_are_refused(typed: list[str]) -> None:
    refused("kingdomino", "best", "--", *typed)


@pytest.mark.compiled
def test_a_position_is_analysed_with_reasons() -> None:
    position = "-/-/-/- | - | 3 14 22 41 | 234+1"
    out = said("analyse", "kingdomino", "--position", position, "--seconds", "0.2")
    assert "chances: player 1" in out
    assert "next round" in out
    assert "a line is to be dealt" in refused("analyse", "kingdomino")


@pytest.mark.compiled
def test_a_match_of_four_rotates_the_seats() -> None:
    out = said("arena", "kingdomino", "greedy", "full-greedy", "greedy-placement", "random", "--games", "4")
    assert "game 2: full-greedy – greedy-placement – random – greedy" in out
    assert "equal players have 25 %" in out
