"""Pente as SGF, read and written."""

from __future__ import annotations

import random

import pytest

from fivefold.games import pente
from fivefold.games.core import BadRecord, own
from fivefold.games.options import read_options
from fivefold.games.pente import Move, Options
from fivefold.games.pente.sgf import read_sgf, write_sgf
from fivefold.games.record import Record, new_record, read_record, write_record

WON = (
    "(;GM[4]FF[4]CA[UTF-8]AP[Fivefold]SZ[19]RU[Pente]PW[Anna]PB[Ben]DT[2026-11-15]EV[Club]RE[W+]\n"
    ";W[jj];B[kj];W[ni];B[lj];W[mj]C[takes];B[as];W[mi];B[bs];W[mh];B[cs]\n"
    ";W[mg];B[dr];W[mf])\n"
)


def test_a_game_is_read_and_captures_follow_from_the_moves() -> None:
    record = read_sgf(WON)
    assert [record.header(key) for key in ("Seat1", "Seat2", "Date", "Event", "Result", "Ending")] == [
        "Anna",
        "Ben",
        "2026-11-15",
        "Club",
        "1-0",
        "",
    ]
    assert own(record.states()[-1], pente.State).caught == (2, 0)
    assert record.comments == ((5, "takes"),)
    assert read_record(write_record(record)) == record
    assert write_sgf(record) == WON


def random_record(options: Options, seed: int, plies: int) -> Record:
    rng, state, moves = random.Random(seed), pente.start(options), list[Move]()
    while len(moves) < plies and pente.to_move(state) is not None:
        moves.append(rng.choice(pente.legal_moves(state)))
        state = pente.play(state, moves[-1])
    record = new_record("pente", options, ("Anna [1]", "Ben \\ Co"), Notation="K10")
    comments = ((0, "begin ]"), (2, "a \\ b")) if seed % 2 else ()
    return read_record(write_record(Record(record.headers, tuple(moves), comments)))


@pytest.mark.parametrize(
    "options",
    ["standard", "opening=free", "reply", "strict", "count", "moving", "points", "size=13 opening=free", "size=15"],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_comes_back_as_it_was(options: str, seed: int) -> None:
    record = random_record(read_options(Options, options, pente.PRESETS), seed, 60)
    again = read_sgf(write_sgf(record))
    assert dict(again.headers) == dict(record.headers)
    assert (again.moves, again.comments) == (record.moves, record.comments)


@pytest.mark.parametrize(
    ("said", "result", "ending"),
    [
        ("W+R", "1-0", "resignation"),
        ("B+T", "0-1", "time"),
        ("B+Forfeit", "0-1", "forfeit"),
        ("0", "1/2-1/2", "agreement"),
    ],
)
def test_a_game_that_was_not_played_out_keeps_its_result(said: str, result: str, ending: str) -> None:
    record = read_sgf(f"(;GM[4]RE[{said}];W[jj];B[kj])")
    assert (record.header("Result"), record.header("Ending")) == (result, ending)
    assert read_sgf(write_sgf(record)) == record


def test_who_moves_first_has_the_first_seat() -> None:
    record = read_sgf("(;GM[4]PB[Anna]PW[Ben]RE[B+R];B[jj];W[kj])")
    assert [record.header(key) for key in ("Seat1", "Seat2", "Result")] == ["Anna", "Ben", "1-0"]


def test_of_variations_the_first_is_read_and_other_programs_properties_are_skipped() -> None:
    text = " (;GM[4] XX[1][2]\n;W[jj] (;B[kj]LB[aa:1];W[nj])(;B[aa]))"
    assert [str(move) for move in read_sgf(text).moves] == ["K10", "L10", "O10"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hello", "sgf-none"),
        ("(;GM[1];B[jj])", "sgf-game"),
        ("(;GM[4]AB[jj])", "sgf-position"),
        ("(;GM[4];W[jj];B[kj]AW[aa])", "sgf-position"),
        ("(;GM[4]SZ[9];W[ee])", "sgf-size"),
        ("(;GM[4];W[jj];W[kj])", "sgf-turn"),
        ("(;GM[4];W[jj]B[kj])", "sgf-turn"),
        ("(;GM[4];W[jj];B[jj])", "point-taken"),
        ("(;GM[4];W[tt])", "sgf-point"),
        ("(;GM[4];W[jj];B[])", "sgf-point"),
        ("(;GM[4];W[jj]", "sgf-no-end"),
        ("(;GM[4];W[jj] what)", "sgf-broken"),
        ("(;GM[4]RE[both];W[jj])", "sgf-result"),
        (WON.replace("W+", "B+"), "wrong-result"),
        ("(;GM[4]RU[Pente teams=perhaps];W[jj])", "bad-option-value"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord if "perhaps" not in text else Exception) as refusal:
        read_sgf(text)
    assert refusal.value.code == code  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (new_record("pentago", pente.GAME.options()), "sgf-other-game"),
        (new_record("pente", Options(teams=True)), "sgf-other-game"),
        (new_record("pente", Options(), Position="19/" * 18 + "19"), "sgf-position"),
        (Record(new_record("pente", Options()).headers, (Move(1, 0),)), "sgf-move"),
    ],
)
def test_what_sgf_cannot_say_is_refused(record: Record, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        write_sgf(record)
    assert refusal.value.code == code
