"""`fivefold tournament`: whole tournaments as an organiser types them."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook
from pypdf import PdfReader
from typer.testing import CliRunner

from fivefold.cli.tournament import store
from fivefold.cli.tournament.commands import app
from fivefold.games import GAMES, pentago
from fivefold.games.core import own
from fivefold.games.record import new_record, read_record, write_record
from fivefold.refusals import Refused
from fivefold.tournaments import standing_of
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Decision, FillerNeeded, Finished, Waiting
from fivefold.tournaments.rehearsal import made_up_result

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def said(*words: object) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def refused(*words: object) -> str:
    with pytest.raises(Refused) as caught:
        CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert caught.value.code
    return str(caught.value)


def typed(data: dict[str, Any], names: dict[int, str]) -> list[str]:
    """A result as it is typed."""
    words = [str(data["table"])]
    if "scores" in data:
        return words + [f"{names[e]}={s}" for e, s in data["scores"]]
    if "times" in data:
        return words + [f"{names[e]}={'-' if t is None else t / 1000}" for e, t in data["times"]]
    words += ["--winner", names[data["winner"]]] if data["winner"] else ["--draw"]
    return words + (["--marbles", str(data["marbles"])] if "marbles" in data else [])


def play_to_the_end(file: Path, seed: str) -> None:
    pick = picks(seed)
    for _ in range(500):
        desk = store.desk(file)
        if desk.tournament.closed:
            return
        need = desk.need()
        names = {e.number: e.name for e in desk.tournament.entrants.values()}
        if isinstance(need, Waiting) and need.kind == "start":
            said("start", file)
        elif isinstance(need, Waiting):
            table = desk.tournament.tables[need.tables[0]]
            said("result", file, *typed(made_up_result(desk.tournament, table, pick), names))
        elif isinstance(need, Decision):
            assert need.question in said("next", file)
            said("decide", file, need.question, need.default)
        elif isinstance(need, FillerNeeded):
            said("fill", file, "Referee")
        elif isinstance(need, Finished):
            assert "First:" in said("close", file)
        else:
            said("draw", file, "--seed", seed)
    raise AssertionError("the tournament does not end")


@pytest.mark.parametrize(
    ("regulation", "players", "suffix"),
    [
        ("kingdomino-championship", 7, "jsonl"),
        ("kingdomino-championship", 7, "db"),
        ("pentago-tournament", 9, "jsonl"),
        ("round-robin", 4, "db"),
        ("knock-out", 5, "jsonl"),
        ("swiss", 5, "db"),
        ("katamino-time-trial", 3, "jsonl"),
    ],
)
def test_a_whole_tournament_runs_in_a_terminal(regulation: str, players: int, suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"cup.{suffix}"
    said("new", file, "--regulation", regulation, "--title", "Stadtmeisterschaft")
    said("enter", file, *[f"Player-{n}" for n in range(1, players + 1)])
    said("lint", file)
    play_to_the_end(file, "typed")
    assert "Stadtmeisterschaft" in said("standings", file)
    assert "All agrees" in said("check", file)
    desk = store.desk(file)
    first, second = standing_of(desk.tournament).order[:2]
    assert said("explain", file, second)
    assert said("explain", file, first, second)
    assert f"digest {desk.log.digest}" in said("log", file)
    assert "The tournament is closed" in said("next", file)


def kingdomino(tmp_path: Path, *names: str) -> Path:
    file = tmp_path / "d.jsonl"
    said("new", file, "-r", "kingdomino-championship")
    said("enter", file, *(names or ("Anna", "Ben", "Cem", "Dora")))
    return file


def test_an_organiser_undoes_corrects_and_is_told_what_depends(tmp_path: Path) -> None:
    file = kingdomino(tmp_path, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina", "Hugo"])
    said("start", file)
    said("lot", file, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina", "Hugo"])
    said("draw", file, "--seed", "x")
    said("result", file, 1, "Anna=40", "Ben=30", "Cem=20", "Dora=10")
    said("result", file, 2, "Emil=41", "Finn=31", "Gina=21", "Hugo=11")
    said("draw", file, "--seed", "y")
    told = said("correct", file, 1, "Anna=10", "Ben=30", "Cem=20", "Dora=40", "--round", 1, "--reason", "upside down")
    assert "Anna sat at 1, would be at table 2" in told
    assert "Dora sat at 2, would be at table 1" in told
    assert "carries others" in refused("undo", file, 10)
    said("undo", file, 10, "--together")
    said("undo", file, store.read(file).version)
    assert len(store.desk(file).tournament.rounds) == 2
    said("undo", file)
    assert "All agrees" in said("check", file)


def test_people_leave_and_tables_are_mended(tmp_path: Path) -> None:
    file = kingdomino(tmp_path, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina"])
    said("check-in", file, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina"])
    said("start", file)
    said("lot", file, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina"])
    said("draw", file)
    said("rename", file, "Gina", "Gina Galli", "--club", "Meissen")
    said("rename", file, "Gina Galli", "Gina")
    said("describe", file, "--place", "Dresden", "--begins", "2026-11-14")
    said("describe", file, "--champion", "Saxon champion")
    about = store.desk(file).tournament
    assert (about.description.place, about.description.champion, about.entrants[7].club) == (
        "Dresden",
        "Saxon champion",
        "Meissen",
    )
    said("leave", file, "Gina")
    assert "`move` does it" in said("next", file)
    said("move", file, "Dora", "--to", 2)
    said("leave", file, "Anna", "--during")
    assert "`fill`" in said("next", file)
    said("fill", file, "Referee", "--table", 1, "--for", "Anna")
    said("result", file, 1, "Ben=30", "Cem=20")
    said("result", file, 2, "Dora=4", "Emil=30", "Finn=20")
    said("confirm", file, 2)
    said("dispute", file, 1, "--reason", "miscounted")
    said("correct", file, 1, "Ben=20", "Cem=30", "--reason", "counted again")
    said("protest", file, 2, "Emil looked at the next dominoes", "--player", "Finn")
    assert "waits for a ruling (TK11). `rule`" in said("next", file)
    number = store.read(file).version
    said("ruling", file, "nothing was seen", "--protest", number, "--rule", "TK11")
    said("disqualify", file, "Emil", "--reason", "insulted the referee")
    standing = said("standings", file)
    assert "Emil (disqualified)" in standing
    assert "Gina (left)" in standing
    tables = said("tables", file, "--round", 1)
    assert "Anna" in tables
    assert "(corrected)" in tables


def test_an_organiser_may_draw_otherwise_with_a_reason(tmp_path: Path) -> None:
    file = kingdomino(tmp_path, *["Anna", "Ben", "Cem", "Dora", "Emil", "Finn"])
    said("start", file)
    assert "needs its reason" in refused("draw", file, "--tables", "Anna Ben Cem / Dora Emil Finn")
    said("draw", file, "--tables", "Anna Ben Cem / Dora Emil Finn", "--reason", "the brothers apart", "--seed", "q")
    assert store.desk(file).tournament.tables[1, 2].seats == (4, 5, 6)
    assert "1 with a reason of their own" in said("check", file)


def record_of(*moves: str, seats: tuple[str, str], double_five: str = "mover") -> str:
    record = new_record("pentago", pentago.Options(double_five=double_five), seats)  # type: ignore[arg-type]
    state = own(record.start(), pentago.State)
    played = []
    for text in moves:
        move = pentago.read_move(state, text)
        played.append(move)
        state = pentago.play(state, move)
    from dataclasses import replace

    return write_record(replace(record, moves=tuple(played)))


FIVE = ("a6 SE+", "a1 SE+", "b6 SE+", "b1 SE+", "c6 SE+", "c1 SE+", "d6 SW+", "d2 SW+", "e6")


@pytest.mark.rule("TP5", "PG6", "PG7")
def test_a_pentago_record_gives_the_winner_and_the_marbles(tmp_path: Path) -> None:
    file = tmp_path / "p.jsonl"
    said("new", file, "-r", "pentago-tournament")
    said("enter", file, *["Anna", "Ben", "Cem", "Dora"])
    said("start", file)
    said("draw", file, "--seed", "x")
    table = store.desk(file).tournament.tables[1, 1]
    names = [store.desk(file).tournament.name(seat) for seat in (table.starter, *table.seats)]
    starter, other = names[0], next(n for n in names[1:] if n != names[0])
    game = tmp_path / "game.txt"
    game.write_text(record_of(*FIVE, seats=(other, starter)), encoding="utf-8")
    assert f"{starter} should have begun" in refused("result", file, 1, "--record", game)
    game.write_text(record_of(*FIVE, seats=(starter, other), double_five="draw"), encoding="utf-8")
    assert "played with double_five=draw, not mover" in refused("result", file, 1, "--record", game)
    game.write_text(record_of(*FIVE[:-1], seats=(starter, other)), encoding="utf-8")
    assert "the game is not over" in refused("result", file, 1, "--record", game)
    game.write_text(record_of(*FIVE, seats=(starter, "Zoe")), encoding="utf-8")
    assert "Zoe does not sit at table 1" in refused("result", file, 1, "--record", game)
    game.write_text(record_of(*FIVE, seats=(starter, other)), encoding="utf-8")
    said("result", file, 1, "--record", game)
    result = store.desk(file).tournament.tables[1, 1].result
    assert result is not None
    assert (store.desk(file).tournament.name(result.winner), result.marbles) == (starter, 5)
    assert f"{starter} wins with 5 marbles" in said("tables", file)


KINGDOMINO_RECORD = Path(__file__).parents[1] / "golden" / "kingdomino" / "alarm" / "championship-on.txt"


@pytest.mark.skipif("kingdomino" not in GAMES, reason="Kingdomino is not in this house yet")
@pytest.mark.rule("TK6")
def test_a_kingdomino_record_gives_the_scores(tmp_path: Path) -> None:
    record = read_record(KINGDOMINO_RECORD.read_text(encoding="utf-8"))
    seats = record.game.seats(record.options)
    names = ["Anna", "Ben", "Cem", "Dora"][:seats]
    for number, name in enumerate(names, 1):
        record = record.with_header(f"Seat{number}", name)
    ended = record.game.outcome(record.states()[-1])
    assert ended is not None
    game = tmp_path / "game.txt"
    game.write_text(write_record(record), encoding="utf-8")
    file = kingdomino(tmp_path, *names)
    said("start", file)
    said("draw", file, "--seed", "x")
    said("result", file, 1, "--record", game)
    result = store.desk(file).tournament.tables[1, 1].result
    assert result is not None
    assert result.scores == tuple(enumerate(ended.scores, 1))


def test_entries_come_from_csv_and_xlsx_and_wrong_rows_are_named(tmp_path: Path) -> None:
    file = tmp_path / "e.jsonl"
    said("new", file, "-r", "knock-out")
    table = tmp_path / "entries.csv"
    table.write_text("Name;Verein;Wertung\nAnna;Dresden;1500\n\nBen;;\n'=Cem;Leipzig;1400\n", encoding="utf-8")
    said("import", file, table)
    entrants = store.desk(file).tournament.entrants
    assert [(e.name, e.club, e.rating) for e in entrants.values()] == [
        ("Anna", "Dresden", 1500),
        ("Ben", "", 0),
        ("=Cem", "Leipzig", 1400),
    ]
    table.write_text("name,rating\nDora,12\n,4\nEmil,many\nFinn,7\n", encoding="utf-8")
    sentence = refused("import", file, table)
    assert "row 3: The name is missing" in sentence
    assert "row 4: The rating many is no whole number" in sentence
    table.write_text("name\nDora\nAnna\nben\n", encoding="utf-8")
    assert refused("import", file, table) == (
        "row 3: Anna has already been entered; row 4: ben has already been entered."
    )
    assert len(store.desk(file).tournament.entrants) == 3
    book = Workbook()
    sheet = book.worksheets[0]
    for row in (["nom", "classement"], ["Gaëlle", 1700.0], ["Hugo", None]):
        sheet.append(row)
    book.save(tmp_path / "entries.xlsx")
    said("import", file, tmp_path / "entries.xlsx")
    assert store.desk(file).tournament.entrants[4].rating == 1700
    for name, text in (("x.csv", "club,rating\nA,3\n"), ("y.csv", ""), ("z.xlsx", "no zip at all")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert refused("import", file, tmp_path / name)


def test_papers_are_printed_from_the_file(tmp_path: Path) -> None:
    file = kingdomino(tmp_path, "Anna", "Ben", "Zoë", "Dora")
    assert "nothing to print" in refused("paper", file, "seating")
    said("start", file)
    said("draw", file, "--seed", "x")
    out = tmp_path / "sitzplan.pdf"
    told = said("paper", file, "seating", "--lang", "de", "-o", out)
    desk = store.desk(file)
    assert f"fact {desk.log.version}" in told
    text = "".join(page.extract_text() for page in PdfReader(out).pages)
    assert "Sitzplan" in text
    assert "Zoë" in text
    assert f"Eintrag {desk.log.version}" in text
    assert "has not been drawn" in refused("paper", file, "sheets", "--round", 2)
    assert refused("paper", tmp_path / "none.jsonl", "seating")


def test_exports_hold_what_follows_from_the_log_and_check_finds_what_does_not(tmp_path: Path) -> None:
    file = kingdomino(tmp_path, "=2+3", "Ben", "Cem", "Dora")
    play_to_the_end(file, "export")
    for name in ("a.csv", "a.xlsx", "a.json", "a.jsonl"):
        assert "Wrote" in said("export", file, tmp_path / name)
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert sorted(row["name"] for row in rows) == ["'=2+3", "Ben", "Cem", "Dora"]
    said("export", file, tmp_path / "tables.csv", "--what", "tables")
    assert len((tmp_path / "tables.csv").read_text(encoding="utf-8").splitlines()) == 1 + 5 * 4
    book = load_workbook(tmp_path / "a.xlsx")
    assert book.sheetnames == ["standing", "entrants", "tables", "log"]
    assert {cell.data_type for row in book["entrants"].iter_rows(min_row=2, max_col=2) for cell in row[1:]} == {"s"}
    assert (tmp_path / "a.jsonl").read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert "All agrees" in said("check", tmp_path / "a.json")
    claims = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    claims["standing"]["rows"][0]["entrant"], claims["standing"]["rows"][1]["entrant"] = (
        claims["standing"]["rows"][1]["entrant"],
        claims["standing"]["rows"][0]["entrant"],
    )
    (tmp_path / "false.json").write_text(json.dumps(claims), encoding="utf-8")
    assert "not the one that follows from its log" in refused("check", tmp_path / "false.json")
    (tmp_path / "no.json").write_text('{"log": 3}', encoding="utf-8")
    assert refused("check", tmp_path / "no.json")
    assert "an export is" in refused("export", file, tmp_path / "a.pdf")


def test_a_ban_keeps_someone_out_until_it_is_lifted_or_overruled(tmp_path: Path) -> None:
    register = tmp_path / "bans.jsonl"
    said("ban", register, "Max", "--reason", "left two tournaments")
    file = kingdomino(tmp_path)
    assert "Max is banned: left two tournaments (TK15)" in refused("enter", file, "Max", "--bans", register)
    assert "Max: left two" in said("bans", register)
    said("lift", register, "Max")
    said("enter", file, "Max", "--bans", register)
    assert "is not banned" in refused("lift", register, "Max")


def test_a_circuit_carries_the_winner_on(tmp_path: Path) -> None:
    circuit, local, final = (tmp_path / name for name in ("circuit.jsonl", "bern.jsonl", "final.jsonl"))
    said("circuit", "new", circuit, "--declined", "next")
    said("new", local, "-r", "knock-out", "--title", "Bern")
    said("enter", local, "Anna", "Ben", "Cem")
    assert "Bern is not closed yet" in refused("circuit", "add", circuit, local, "--level", "local")
    play_to_the_end(local, "bern")
    said("circuit", "add", circuit, local, "--level", "local")
    order = [store.desk(local).tournament.name(e) for e in standing_of(store.desk(local).tournament).order]
    assert f"{order[0]}, place 1 of Bern" in said("circuit", "show", circuit)
    said("circuit", "decline", circuit, order[0], "--level", "national")
    said("new", final, "-r", "knock-out", "--title", "Final")
    said("circuit", "carry", circuit, final, "--level", "national")
    said("circuit", "carry", circuit, final, "--level", "national")
    assert [e.name for e in store.desk(final).tournament.entrants.values()] == [order[1]]


def test_a_regulation_of_ones_own_is_a_json_file(tmp_path: Path) -> None:
    rules = json.loads(said("regulations", "kingdomino-championship"))
    rules |= {"name": "short", "rounds": 2}
    (tmp_path / "short.json").write_text(json.dumps(rules), encoding="utf-8")
    said("new", tmp_path / "s.jsonl", "-r", tmp_path / "short.json")
    assert store.desk(tmp_path / "s.jsonl").tournament.rules.rounds == 2
    said("regulate", tmp_path / "s.jsonl", "-r", "kingdomino-championship")
    assert store.desk(tmp_path / "s.jsonl").tournament.rules.rounds == 5
    assert "kingdomino-championship: rank-tables, 5 rounds, at most 24" in said("regulations")
    for text in ("{", "[]", '{"name": "x", "format": "y"}'):
        (tmp_path / "bad.json").write_text(text, encoding="utf-8")
        assert refused("new", tmp_path / "t.jsonl", "-r", tmp_path / "bad.json")
        assert not (tmp_path / "t.jsonl").exists()
    assert "There is no regulation" in refused("new", tmp_path / "t.jsonl", "-r", "chess")


@pytest.mark.compiled
def test_a_simulation_is_shown_before_the_start(tmp_path: Path) -> None:
    file = kingdomino(tmp_path)
    told = said("simulate", file, "-n", 200)
    assert "200 tournaments of 4 players" in told
    assert "strongest player comes first" in told


@pytest.mark.parametrize("suffix", ["jsonl", "db"])
def test_two_who_write_at_once_lose_nothing(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"both.{suffix}"
    said("new", file, "-r", "swiss")
    program = (
        "import sys; from fivefold.cli.tournament.commands import app\n"
        "for n in range(8): app(['enter', sys.argv[1], f'{sys.argv[2]}{n}'], standalone_mode=False)"
    )
    writers = [subprocess.Popen([sys.executable, "-c", program, str(file), name]) for name in ("A", "B", "C")]
    assert [writer.wait(timeout=60) for writer in writers] == [0, 0, 0]
    assert len(store.desk(file).tournament.entrants) == 24


@pytest.mark.parametrize("suffix", ["jsonl", "db"])
def test_what_was_acknowledged_survives_a_kill(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"killed.{suffix}"
    said("new", file, "-r", "swiss")
    program = (
        "import sys; from fivefold.cli.tournament.commands import app\n"
        "for n in range(500): app(['enter', sys.argv[1], f'{sys.argv[2]}-{n}'], standalone_mode=False); "
        "sys.stdout.flush()"
    )
    for attempt in range(3):
        writer = subprocess.Popen(
            [sys.executable, "-c", program, str(file), f"writer{attempt}"], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        heard = [writer.stdout.readline() for _ in range(5 + attempt)]
        writer.kill()
        heard += writer.stdout.read().splitlines()
        writer.stdout.close()
        writer.wait(timeout=60)
        names = {entrant.name for entrant in store.desk(file).tournament.entrants.values()}
        acknowledged = [line.split(": ")[1].split(" (")[0] for line in heard if line.rstrip().endswith(")")]
        assert len(acknowledged) >= 5
        assert set(acknowledged) <= names


def test_a_line_torn_by_a_crash_was_never_said_and_a_changed_one_is_noticed(tmp_path: Path) -> None:
    file = kingdomino(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"actor":"desk","bef')
    assert len(store.desk(file).tournament.entrants) == 4
    said("enter", file, "Emil")
    assert len(store.desk(file).tournament.entrants) == 5
    file.write_bytes(whole.replace(b"Anna", b"Anne"))
    assert "something was altered" in refused("standings", file)
    file.write_bytes(b"{")
    assert refused("standings", file)
    file.write_bytes(b"not json\n")
    assert "Line 1" in refused("standings", file)
    broken = tmp_path / "x.db"
    broken.write_bytes(b"this is no database, is it? " * 40)
    assert "is not the log of a tournament" in refused("standings", broken)


def test_the_real_command_says_errors_in_one_line_with_status_2(tmp_path: Path) -> None:
    file = kingdomino(tmp_path)
    for words in (
        ["draw", file],
        ["standings", tmp_path / "none.jsonl"],
        ["enter", file, "Anna"],
        ["undo", file, "77"],
    ):
        done = subprocess.run(
            [FIVEFOLD, "tournament", *map(str, words)], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 2
        assert done.stderr.startswith("fivefold: ")
        assert done.stderr.count("\n") == 1


def test_the_rules_of_a_tournament_are_shown_in_three_languages() -> None:
    assert "TK13" in said("rules", "kingdomino-championship", "--lang", "de")
    assert "Freilose" in said("rules", "pentago-tournament", "--lang", "de")
    assert "forfait" in said("rules", "pentago-tournament", "--lang", "fr")
    assert "There are rules of" in refused("rules", "chess")
