"""The log: chained, append-only, idempotent, and robust against whatever is fed to it."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import drawn, entered, scored, started

from fivefold.refusals import Conflict, Refused
from fivefold.tournaments import BadLog, Desk, NotNow, fold, read_log, standing_of, write_log
from fivefold.tournaments.facts import SHAPES, check_data, read_fact
from fivefold.tournaments.lots import lot_order, picks
from fivefold.tournaments.rehearsal import finish

SAXON = "kingdomino-championship"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def test_a_log_is_read_as_it_was_written() -> None:
    log = finish(entered(SAXON, 7), picks("log")).log
    assert read_log(write_log(log)) == log
    assert read_log("\ufeff" + write_log(log) + "\n\n") == log


def test_every_change_to_a_line_breaks_the_chain() -> None:
    log = finish(entered(SAXON, 4), picks("chain")).log
    lines = write_log(log).splitlines()
    for number in range(len(lines) - 1):
        fact = json.loads(lines[number])
        fact["reason"] = "altered"
        changed = [*lines[:number], json.dumps(fact), *lines[number + 1 :]]
        with pytest.raises(BadLog) as caught:
            read_log("\n".join(changed))
        assert caught.value.code in ("chain-broken", "fact-missing")
    with pytest.raises(BadLog, match="Fact 3 is missing"):
        read_log("\n".join([*lines[:2], *lines[3:]]))


def test_the_same_key_adds_a_fact_only_once_and_never_another() -> None:
    desk = entered(SAXON, 4)
    data = {"entrant": 5, "name": "Emil"}
    once = desk.say("entered", data, key="phone-17")
    assert once.say("entered", data, key="phone-17", time="later") is once
    with pytest.raises(NotNow, match="already belongs to fact 6"):
        once.say("entered", {"entrant": 6, "name": "Finn"}, key="phone-17")


def test_a_key_belongs_to_its_sender() -> None:
    desk = entered(SAXON, 4).say("checked-in", {"entrant": 1}, actor="Anna", key="table/7")
    other = desk.say("checked-in", {"entrant": 2}, actor="screen", key="table/7")
    assert other.log.version == desk.log.version + 1
    assert other.say("checked-in", {"entrant": 2}, actor="screen", key="table/7") is other


def test_a_fact_that_was_undone_can_be_sent_again_with_its_key() -> None:
    data = {"entrant": 5, "name": "Emil"}
    once = entered(SAXON, 4).say("entered", data, key="phone-17")
    gone = once.undo(once.log.version)
    again = gone.say("entered", data, key="phone-17")
    assert again.log.version == gone.log.version + 1
    assert again.tournament.entrants[5].name == "Emil"
    assert again.say("entered", data, key="phone-17") is again
    other = gone.say("entered", {"entrant": 5, "name": "Finn"}, key="phone-17")
    assert other.tournament.entrants[5].name == "Finn"


def test_the_same_data_as_tuples_or_lists_are_the_same_fact() -> None:
    desk = drawn(started(SAXON, 4))
    pairs = [[1, 4], [2, 3], [3, 2], [4, 1]]
    once = desk.say("result", {"round": 1, "table": 1, "scores": tuple(map(tuple, pairs))}, key="k")
    assert once.say("result", {"round": 1, "table": 1, "scores": pairs}, key="k") is once


def test_a_structural_fact_is_refused_to_one_who_has_not_seen_the_last() -> None:
    desk = entered(SAXON, 4)
    seen = desk.log.version
    other = desk.start(seen=seen)
    with pytest.raises(Conflict, match="Something has happened since: fact 6"):
        other.draw(seed="x", seen=seen)
    with pytest.raises(Conflict):
        other.say("closed", {}, reason="done", seen=seen)
    assert other.say("ruled", {"text": "fine"}, seen=seen).log.version == 7


def test_a_lot_is_only_accepted_with_the_order_of_its_seed() -> None:
    desk = started(SAXON, 4)
    right = list(lot_order("seating of round 1", [1, 2, 3, 4], "snow"))
    data = {"purpose": "seating of round 1", "candidates": [1, 2, 3, 4], "outcome": right, "seed": "snow"}
    assert desk.say("lot", data).tournament.lots
    with pytest.raises(Refused, match="does not follow from its seed"):
        desk.say("lot", {**data, "outcome": right[::-1]})
    with pytest.raises(Refused, match="has been drawn"):
        desk.say("lot", data).say("lot", data)


def test_a_result_sent_twice_is_one_and_two_different_ones_are_a_conflict() -> None:
    desk = drawn(started(SAXON, 4))
    data = {"round": 1, "table": 1, "scores": [[1, 4], [2, 3], [3, 2], [4, 1]]}
    once = desk.say("result", data, actor="Anna")
    assert once.tournament.tables[1, 1].games[0].state == "submitted"
    assert once.say("result", data, actor="Anna").tournament.tables[1, 1].games[0].state == "submitted"
    assert once.say("result", data, actor="Ben").tournament.tables[1, 1].games[0].state == "confirmed"
    other = {**data, "scores": [[1, 1], [2, 2], [3, 3], [4, 4]]}
    conflict = once.say("result", other, actor="Ben")
    assert conflict.tournament.tables[1, 1].games[0].state == "disputed"
    assert standing_of(conflict.tournament).rows[0].values[0] == 0  # a disputed result counts for nobody
    with pytest.raises(Refused, match="Two different results: one must be chosen"):
        conflict.draw(seed="x")
    settled = conflict.say("corrected", other, reason="the sheet says so")
    assert standing_of(settled.tournament).order == (4, 3, 2, 1)


@given(order=st.permutations(range(1, 7)), seed=st.integers(0, 99))
def test_results_of_different_tables_commute(order: list[int], seed: int) -> None:
    desk = drawn(started(SAXON, 24))
    pick = picks(str(seed))
    scores = {table: [pick(60) for _ in range(4)] for table in range(1, 7)}
    mixed = plain = desk
    for table in range(1, 7):
        plain = scored(plain, table, *scores[table])
        mixed = scored(mixed, order[table - 1], *scores[order[table - 1]])
    assert standing_of(mixed.tournament) == standing_of(plain.tournament)
    assert mixed.tournament.tables == plain.tournament.tables


def test_unplayed_void_and_left_are_never_a_score_of_zero() -> None:
    from fivefold.tournaments import score

    desk = drawn(started(SAXON, 8))
    assert score(desk.tournament, desk.tournament.tables[1, 1]) == ()
    voided = desk.say("result", {"round": 1, "table": 1, "void": True}, reason="the wrong dominoes")
    assert {line.state for line in score(voided.tournament, voided.tournament.tables[1, 1])} == {"void"}
    with pytest.raises(Refused, match="a void game needs its reason"):
        desk.say("result", {"round": 1, "table": 1, "void": True})


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        log = read_log(text)
    except BadLog as refusal:
        assert refusal.code
    else:
        assert log.facts == ()


@given(st.sampled_from([*SHAPES, "nonsense"]), JSON)
def test_no_data_break_a_fact(kind: str, data: Any) -> None:
    try:
        check_data(kind, data)
    except Refused as refusal:
        assert refusal.code


@given(st.sampled_from(sorted(SHAPES)), st.data())
def test_facts_of_the_right_shape_are_taken_or_refused_but_never_crash(kind: str, data: st.DataObject) -> None:
    desk = drawn(started(SAXON, 7)) if data.draw(st.booleans()) else entered("pentago-tournament", 8)
    numbers = st.integers(0, 9)
    made: dict[str, Any] = {}
    for name, wanted in SHAPES[kind].items():
        values: dict[str, st.SearchStrategy[Any]] = {
            "a number": numbers,
            "one line of text": st.sampled_from(["", "Anna", "groups", "cup", "tables", "split", "4x5", "x"]),
            "a text": st.sampled_from(["", "two\nlines"]),
            "a list of numbers": st.lists(numbers, max_size=5),
            "a list of texts": st.lists(st.sampled_from(["a", "b"]), max_size=3),
            "a list of [entrant, score] pairs": st.lists(st.tuples(numbers, st.none() | numbers), max_size=4),
            "true or false": st.booleans(),
            "an object": JSON.filter(lambda value: isinstance(value, dict)),
            "a list of tables": st.lists(
                st.fixed_dictionaries(
                    {"table": numbers, "seats": st.lists(numbers, max_size=4), "starter": numbers},
                    optional={"group": st.sampled_from(["A", "B"]), "wave": numbers},
                ),
                max_size=3,
            ),
        }
        if not name.endswith("?") or data.draw(st.booleans()):
            made[name.removesuffix("?")] = data.draw(values[wanted])
    before = fold(desk.log)
    try:
        after = desk.say(kind, made, reason=data.draw(st.sampled_from(["", "why"])))
        assert fold(after.log) == after.tournament
    except Refused as refusal:
        assert refusal.code
        assert str(refusal).endswith(".")
    assert desk.tournament == before


@pytest.mark.parametrize(
    "line", ["", "[]", "null", "{}", '{"number": 1}', '"x"', "[" * 5000, '{"a": NaN}', '{"number": 1, "kind": 3}']
)
def test_a_line_that_is_no_fact_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        read_fact(line)


def test_a_tournament_that_is_not_open_takes_nothing() -> None:
    for kind, data in (("entered", {"entrant": 1, "name": "Anna"}), ("closed", {}), ("started", {"entrants": [1]})):
        with pytest.raises(Refused, match="No tournament has been opened yet"):
            Desk().say(kind, data)


@pytest.mark.parametrize("name", ["A\nB", "A\x1b[31mB", "A\ud800", "A\u2028B", "A\x00", "x" * 2001])
def test_a_name_is_one_line_of_printable_text(name: str) -> None:
    with pytest.raises(Refused, match="name must be one line of text"):
        entered(SAXON, 1).say("entered", {"entrant": 2, "name": name})


def test_entries_and_rulings_commute_with_results() -> None:
    desk = drawn(started("swiss", 4))
    facts: list[tuple[str, dict[str, Any]]] = [
        ("result", {"round": 1, "table": 1, "winner": 0}),
        ("ruled", {"text": "phones off"}),
        ("result", {"round": 1, "table": 2, "winner": 0}),
        ("entered", {"entrant": 9, "name": "Late"}),
    ]
    standings = []
    for order in permutations(facts):
        one = desk
        for kind, data in order:
            one = one.say(kind, data)
        standings.append((standing_of(one.tournament), one.tournament.tables))
    assert all(found == standings[0] for found in standings)


def test_a_bad_line_is_named_by_its_number_and_blank_ones_are_skipped() -> None:
    lines = write_log(entered(SAXON, 2).log).splitlines()
    with pytest.raises(BadLog) as caught:
        read_log("\n".join([lines[0], "", lines[1], "{", lines[2]]))
    assert str(caught.value) == "Line 4: This line is not JSON."
    assert caught.value.facts == {"line": 4, "why": "This line is not JSON"}
    with pytest.raises(BadLog) as caught:
        read_log("\n".join([lines[0], "", lines[2]]))
    assert str(caught.value) == "Fact 2 is missing; 3 stands in its place."
    with pytest.raises(BadLog) as caught:
        read_log("\n".join([lines[0].replace("Test", "Fest"), *lines[1:]]))
    assert str(caught.value) == "Fact 2 does not follow the one before it: something was altered."


def test_a_key_that_says_something_else_is_named_with_its_fact() -> None:
    desk = entered(SAXON, 2).say("checked-in", {"entrant": 1}, key="k")
    with pytest.raises(NotNow) as caught:
        desk.say("checked-in", {"entrant": 2}, key="k")
    assert str(caught.value) == "The key k already belongs to fact 4, which says something else."
