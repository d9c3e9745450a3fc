"""What holds for every registered game and every preset: one generic test, whatever the rules."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any
from xml.etree import ElementTree

import pytest

from fivefold.games import AnyGame, game, names
from fivefold.games.core import CHANCE, IllegalMove
from fivefold.games.description import describe
from fivefold.games.options import choices, read_options, write_options
from fivefold.games.record import new_record, read_record, write_record
from fivefold.games.turn import Turn
from fivefold.refusals import Refused

TABLES = [(name, preset) for name in names() for preset in game(name).presets]
PLIES = 400


def playthrough(rules: AnyGame, options: Any, seed: int) -> tuple[list[Any], list[Any]]:
    """The states and moves of a random game."""
    rng = random.Random(seed)
    states = [rules.start(options)]
    moves: list[Any] = []
    while (seat := rules.to_move(states[-1])) is not None and len(moves) < PLIES:
        state = states[-1]
        move = rules.chance(state, rng) if seat == CHANCE else rng.choice(list(rules.legal_moves(state)))
        moves.append(move)
        states.append(rules.play(state, move))
    return states, moves


@pytest.fixture(params=TABLES, ids=[f"{name}-{preset}" for name, preset in TABLES], scope="module")
def played(request: pytest.FixtureRequest) -> tuple[AnyGame, Any, list[Any], list[Any]]:
    name, preset = request.param
    rules = game(name)
    options = rules.presets[preset]
    return rules, options, *playthrough(rules, options, seed=len(preset))


def some(states: list[Any], n: int = 12) -> list[Any]:
    return states[:: max(1, len(states) // n)] + states[-1:]


def test_a_refusal_travels_between_processes_whole() -> None:
    said = IllegalMove("{cell} is taken", code="cell-taken", rule="PG3", cell="a6")
    heard = pickle.loads(pickle.dumps(said))
    assert (type(heard), str(heard), heard.code, heard.rule, heard.facts) == (
        IllegalMove,
        "a6 is taken (PG3).",
        "cell-taken",
        "PG3",
        {"cell": "a6"},
    )


def test_a_state_is_a_value(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, options, states, moves = played
    state = rules.start(options)
    for expected, move in zip(states[1:31], moves, strict=False):
        before = state
        state = rules.play(state, move)
        assert state == expected
        assert hash(state) == hash(expected)
        assert rules.play(before, move) == state


def test_a_finished_game_has_an_outcome_and_nobody_to_move(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, options, states, moves = played
    for state in states[:-1]:
        assert rules.outcome(state) is None
    ended = rules.outcome(states[-1])
    if rules.to_move(states[-1]) is None:
        assert ended is not None
        assert len(ended.ranks) == len(ended.scores) == rules.seats(options)
        assert min(ended.ranks) == 1
        assert ended.reason
        assert list(rules.legal_moves(states[-1])) == []
        with pytest.raises(Refused):
            rules.play(states[-1], moves[-1])


def test_every_move_reads_as_it_is_written(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, _, states, moves = played
    for state, move in zip(states, moves, strict=False):
        word = rules.write_move(state, move)
        assert rules.read_move(state, word) == move
        found = rules.token.match(word + " x")
        assert found is not None
        assert found[0] == word
    rng = random.Random(1)
    for state in some(states):
        legal = list(rules.legal_moves(state))
        for move in rng.sample(legal, min(60, len(legal))):
            assert rules.read_move(state, rules.write_move(state, move)) == move


def test_clicks_lead_to_exactly_one_move(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, _, states, _ = played
    for state in some(states, 5):
        turn = Turn.begin(rules, state, strict=True)
        assert len(turn.moves) == len(rules.legal_moves(state))
        for clicks, move in list(turn.moves.items())[:: max(1, len(turn.moves) // 10)]:
            hand = turn
            for step in clicks:
                assert step in hand.next_steps()
                hand = hand.step(step)
            assert hand.move == move


def test_positions_read_as_they_are_written(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, options, states, _ = played
    for state in some(states):
        written = rules.write_position(state)
        assert "\n" not in written
        assert '"' not in written
        again = rules.read_position(written, options)
        assert rules.write_position(again) == written
        assert rules.to_move(again) == rules.to_move(state)
        assert list(rules.legal_moves(again)) == list(rules.legal_moves(state))


def test_a_record_of_the_game_reads_and_writes_the_same(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, options, states, moves = played
    record = new_record(rules.name, options, tuple(f"Player {n + 1}" for n in range(rules.seats(options))))
    record = type(record)(record.headers, tuple(moves), ((0, "begins"), (len(moves), "ends")))
    text = write_record(record)
    again = read_record(text)
    assert again.moves == record.moves
    assert again.comments == record.comments
    assert write_record(again) == text
    assert again.states()[-1] == states[-1]
    assert ("[Result " in text) == (rules.outcome(states[-1]) is not None)


def test_a_position_is_described_as_json(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, _, states, _ = played
    for ply, state in enumerate(some(states, 4)):
        facts = json.loads(json.dumps(describe(rules, state, ply)))
        assert {"game", "options", "plies", "to_move", "position", "board", "outcome"} <= set(facts)
        assert all(isinstance(row, str) for row in facts["board"])


def test_what_a_seat_sees_is_a_position_too(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, options, states, _ = played
    for state in some(states, 4):
        for seat in (None, *range(rules.seats(options))):
            seen = rules.observe(state, seat)
            assert rules.to_move(seen) == rules.to_move(state)
            assert list(rules.legal_moves(seen)) == list(rules.legal_moves(state))


def test_pictures_are_well_formed(played: tuple[AnyGame, Any, list[Any], list[Any]]) -> None:
    rules, _, states, _ = played
    for state in some(states, 3):
        picture = rules.svg(state)
        ElementTree.fromstring(picture)
        assert state._repr_svg_() == picture
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
        assert str(state).strip()


GARBAGE = [
    "",
    " ",
    "\0",
    "🎲",
    "[",
    "{",
    "}",
    "-1",
    "1e9",
    "9" * 5_000,
    "x" * 50_000,
    "a\nb",
    "null",
    "%s%n",
    "../../etc/passwd",
]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("nonsense", GARBAGE, ids=range(len(GARBAGE)))
def test_nonsense_is_refused_with_a_sentence(name: str, nonsense: str) -> None:
    rules = game(name)
    state = rules.start()
    for reader in (
        lambda: rules.play(state, rules.read_move(state, nonsense)),
        lambda: rules.read_position(nonsense),
        lambda: read_options(rules.options, nonsense + "=1"),
        lambda: read_record(f'[Game "{name}"]\n1. {nonsense} {{'),
    ):
        with pytest.raises(Refused) as refusal:
            reader()
        assert str(refusal.value).endswith(".")
        assert len(str(refusal.value)) < 100_000


@pytest.mark.parametrize("name", names())
def test_options_read_as_they_are_written(name: str) -> None:
    rules = game(name)
    for options in rules.presets.values():
        assert read_options(rules.options, write_options(options)) == options
    assert rules.options() in rules.presets.values()
    assert choices(rules.options)


@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_one_checked_move_takes_microseconds(name: str) -> None:
    from time import process_time

    rules = game(name)
    states, moves = playthrough(rules, rules.options(), seed=3)
    pairs = list(zip(states, moves, strict=False))
    best = 1.0
    for _ in range(5):
        began = process_time()
        for state, move in pairs:
            rules.play(state, move)
        best = min(best, (process_time() - began) / len(pairs))
    assert best < (20e-6 if name == "pentago" else 200e-6)
