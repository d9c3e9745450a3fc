"""The command as a player types it: real processes, real files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .command import fivefold, in_a_process, refused, said


def test_help_names_the_commands() -> None:
    assert {"play", "replay", "show", "rules", "perft", "warm", "analyse", "arena"} <= set(said("--help").split())
    assert said("--version").startswith("fivefold ")
    assert "Usage" in said()


@pytest.mark.rule("PG1")
def test_lots_decide_who_begins_and_the_record_says_who_sat_where(tmp_path: Path) -> None:
    starters = set()
    for seed in range(8):
        path = tmp_path / f"{seed}.txt"
        out = said(
            "play", "pentago", "human:Anna", "human:Ben", "--seed", str(seed), "--record", str(path), typed="quit\n"
        )
        starter = "Anna" if "Anna begins" in out else "Ben"
        assert f'[Seat1 "{starter}"]' in path.read_text()
        starters.add(starter)
    assert starters == {"Anna", "Ben"}


@pytest.mark.rule("PG6")
def test_two_people_play_to_the_end_and_the_record_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    moves = "a6 SE+\na1 SE+\nb6 SE+\nb1 SE+\nc6 SE+\nc1 SE+\nd6 SW+\nd1 SW+\ne6\n"
    out = said("play", "pentago", "human:Anna", "human:Ben", "--in-order", "--record", str(path), typed=moves)
    assert "Anna wins: five in a row (PG5)." in out
    facts = json.loads(said("replay", str(path), "--json"))
    assert facts["game"] == "pentago"
    assert facts["options"] == {"double_five": "draw", "five_on_placement": True, "first": "dark"}
    assert (facts["plies"], facts["to_move"]) == (9, None)
    assert facts["outcome"] == {
        "ranks": [1, 2],
        "scores": [1, 0],
        "reason": "five in a row",
        "reason_code": "five-in-a-row",
        "reason_facts": {},
        "rule": "PG5",
    }
    assert facts["board"][0] == facts["position"][:6] == "bbbbb."
    steps = said("replay", str(path))
    assert "move 9 of 9: e6" in steps
    assert "move 1 of 9: a6/SE+" in steps


def test_a_turn_can_be_typed_step_by_step_and_taken_back() -> None:
    typed = "c4\nback\nd4\nse\n-\nquit\n"
    out = said("play", "pentago", "human:Anna", "human:Ben", "--in-order", typed=typed)
    assert "now: NW NE SW SE" in out
    assert "Anna: d4/SE-" in out


@pytest.mark.rule("PG4")
def test_strict_play_takes_nothing_back() -> None:
    typed = "c4\nback\nNW\nback\n+\nundo\nquit\n"
    out = said("play", "pentago", "human:Anna", "human:Ben", "--in-order", "--strict", typed=typed)
    assert "c4 stays: what was touched is played (PG4)." in out
    assert "NW stays" in out
    assert "Anna: c4/NW+" in out
    assert "What was played stays (PG4)." in out


def test_undo_goes_back_to_ones_own_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = "a6 SE+\nb6 SE+\nundo\nundo\nundo\nf6 SE+\nquit\n"
    out = said("play", "pentago", "human", "greedy", "--in-order", "--seed", "1", "--record", str(path), typed=typed)
    assert "There is no turn of yours to take back." in out
    record = path.read_text()
    assert "1. f6/SE+ " in record
    assert "Result" not in record


def test_bad_moves_are_answered_with_a_sentence_and_the_game_goes_on() -> None:
    out = said("play", "pentago", "--in-order", typed="castle\na6 SE+\na6 SE+\nmoves\nhelp\nboard\n\nquit\n")
    assert "'castle' is not a Pentago move" in out
    assert "a6 already holds a marble (PG3)." in out


def test_resigning_is_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = said("play", "pentago", "--in-order", "--record", str(path), typed="a6 SE+\nresign\n")
    assert "1-0 by resignation." in out
    assert '[Ending "resignation"]' in path.read_text()
    assert "over" in refused("play", "--resume", str(path))


def test_a_broken_off_game_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text('[Game "pentago"]\n[Options "tournament"]\n\n1. a6/SE+ a1/SE+\n')
    said("play", "--resume", str(path), typed="b6 SE+\n")
    assert "2. b6/SE+" in path.read_text()


def test_the_menu_leads_to_a_game() -> None:
    out = said("play", typed="1\n2\nquit\n")
    assert "what shall it be?" in out
    assert "The game goes on." in out
    assert said("play", typed="q\n")
    assert "Type a number" in said("play", typed="x\n99\nq\n")


def test_two_computers_play_repeatably() -> None:
    first, second = (said("play", "pentago", "random", "greedy", "--seed", "5") for _ in range(2))
    assert first == second
    assert "Greedy wins" in first or "Random wins" in first or "A draw" in first


def test_show_draws_a_position(tmp_path: Path) -> None:
    position = "b" + "." * 35
    assert position in said("show", "pentago", "--position", position)
    svg = tmp_path / "board.svg"
    said("show", "pentago", "--position", position, "--svg", str(svg))
    assert svg.read_text().startswith("<svg")
    assert json.loads(said("show", "pentago", "--position", position, "--json"))["to_move"] == 1


@pytest.mark.parametrize(("lang", "word"), [("de", "Kugel"), ("fr", "bille"), ("en", "marble")])
def test_the_rules_are_told_in_three_languages(lang: str, word: str) -> None:
    out = said("rules", "pentago", "--lang", lang)
    assert word in out
    assert all(f"PG{n}" in out for n in range(1, 9))


def test_the_rules_are_told_in_swiss_spelling() -> None:
    german, swiss = (said("rules", "pente", "--lang", lang) for lang in ("de", "de-CH"))
    assert "Weiß" in german
    assert "Weiss" in swiss
    assert "ß" not in swiss


@pytest.mark.rule("PT24")
@pytest.mark.parametrize(("lang", "words"), [("en", "a gap"), ("de", "eine Lücke"), ("fr", "un trou")])
def test_the_advice_stands_on_pentes_rules_page(lang: str, words: str) -> None:
    assert words in said("rules", "pente", "--lang", lang)


def test_perft_counts() -> None:
    assert said("perft", "pentago", "--depth", "2") == "depth 2: 80640 leaves\n"
    late = "wwbw.bwwwbbw.wbw..bwb.wwbbbwbbwbbwbb"
    assert "1108184 leaves" in said("perft", "pentago", "--depth", "5", "--position", late)
    assert "0: 1 " in said("perft", "pentago", "--depth", "0")


def test_errors_are_one_line_and_status_two(tmp_path: Path) -> None:
    assert "No such command" in refused("dance")
    assert "--depth" in refused("perft", "pentago")
    assert "There is no game 'chess'" in refused("play", "chess")
    assert "There is no game 'chess'" in refused("rules", "chess")
    assert "no player 'deep'" in refused("play", "pentago", "deep")
    assert "2 seats" in refused("play", "pentago", "human", "human", "human")
    assert "no option" in refused("play", "pentago", "--options", "gravity=on")
    assert "is written with b, w and ." in refused("perft", "pentago", "--depth", "1", "--position", "x")
    assert "No such file" in refused("replay", str(tmp_path / "nowhere.txt"))
    assert "Is a directory" in refused("replay", str(tmp_path))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    assert "not a text file" in refused("replay", str(binary))
    wrong = tmp_path / "wrong.txt"
    wrong.write_text('[Game "pentago"]\n1. a6/SE+ a6/SE+\n')
    assert "Line 2, column 11: a6 SE+: a6 already holds a marble (PG3)." in refused("replay", str(wrong), "--json")
    kept = tmp_path / "kept.txt"
    kept.write_text("precious")
    assert "already exists" in refused("play", "pentago", "--record", str(kept))
    assert kept.read_text() == "precious"
    assert refused("play", "pentago", "--record", str(tmp_path / "no" / "where.txt"), typed="quit\n")


def test_warming_says_what_it_did() -> None:
    assert "Kernels ready" in said("warm")


LATE = "bbb.w.b.bbwwwbwwbbbwwbwwwb.wwbbwwwbb"


def test_a_position_is_analysed_with_its_line_and_its_moves() -> None:
    out = said("analyse", "pentago", "--position", LATE, "--seconds", "0.2", "--moves", "3")
    assert "player 1 to move: draw" in out
    assert "line: " in out
    report = json.loads(said("analyse", "pentago", "--position", LATE, "--seconds", "0.2", "--exact", "--json"))
    assert report["value"] == 0
    assert len(report["moves"]) == 32


def test_a_game_is_analysed_move_by_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f'[Game "pentago"]\n[Position "{LATE}"]\n\n1. f1/NW+\n'.replace("f1/NW+", "d6/NW+"))
    out = said("analyse", str(path), "--seconds", "0.2")
    assert "draw" in out
    assert json.loads(said("analyse", str(path), "--seconds", "0.2", "--json"))[0]["ply"] == 0


def test_an_early_position_is_not_solved_to_the_end_and_says_why() -> None:
    assert "memory" in refused("analyse", "pentago", "--position", "bwbwbw" + "." * 30, "--seconds", "0.05", "--exact")


def test_a_match_is_played_with_error_bars_and_records(tmp_path: Path) -> None:
    out = said("arena", "pentago", "greedy", "random", "--games", "2", "--records", str(tmp_path / "records"))
    assert "greedy: 2 of 2" in out
    assert "±" in out
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    assert "wins" in said("replay", str(files[0]))
    assert "no player" in refused("arena", "pentago", "greedy", "nobody", "--games", "1")
    assert "2 seats" in refused("arena", "pentago", "greedy", "--games", "1")
    assert "cannot be started" in refused("arena", "pentago", "greedy", "run:/no/such/program", "--games", "1")
    assert "is no command" in refused("arena", "pentago", "greedy", "run:'half", "--games", "1")


def test_a_match_ends_when_its_result_is_clear(tmp_path: Path) -> None:
    openings = tmp_path / "openings.txt"
    openings.write_text("b2/SE+ e5/NW-  # calm\n", encoding="utf-8")
    out = said("arena", "pentago", "greedy", "random", "--games", "200", "--sprt", "0:300", "--openings", str(openings))
    assert "SPRT 0:300: greedy has +300 Elo rather than +0" in out
    assert "game 60:" not in out
    match = json.loads(said("arena", "pentago", "greedy", "random", "--games", "2", "--sprt", "0:300", "--json"))
    assert (match["games"], match["sprt"]["verdict"]) == (2, None)
    both = ("--random-plies", "3", "--openings", str(openings))
    assert "not from both" in refused("arena", "pentago", "greedy", "random", *both)


def test_positions_are_exported(tmp_path: Path) -> None:
    out = said("export", "katamino_duel", "--count", "2", "--to", str(tmp_path / "positions"))
    assert "positions 2, files 1" in out
    assert (tmp_path / "positions" / "katamino_duel-00000.npz").exists()
    assert "There are labels for" in refused("export", "katamino", "--to", str(tmp_path))


@pytest.mark.parametrize(("args", "typed"), [(("--version",), ""), (("replay", "-"), "nonsense"), (("nowhere",), "")])
def test_a_process_of_its_own_says_the_same_and_ends_the_same(args: tuple[str, ...], typed: str) -> None:
    here, there = fivefold(*args, typed=typed), in_a_process(*args, typed=typed)
    assert (here.returncode, here.stdout, here.stderr) == (there.returncode, there.stdout, there.stderr)
    assert here.returncode == (0 if args == ("--version",) else 2)
