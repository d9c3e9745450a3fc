"""A regulation is small: no number, text or field in it takes long to read, to compute with or to draw."""

from __future__ import annotations

import time
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import entered

from fivefold.tournaments import (
    PRESETS,
    BadRegulation,
    Desk,
    Log,
    NotNow,
    Regulation,
    fold,
    read_regulation,
    write_regulation,
)
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.regulation import MOST_ENTRANTS, MOST_OF_FORMAT

SWISS: dict[str, Any] = {"name": "x", "format": "swiss", "rounds": 3}
TABLES: dict[str, Any] = {"name": "x", "format": "rank-tables", "rounds": 3, "table_points": {"3": [5, 3, 1]}}


@pytest.mark.parametrize(
    "points",
    ["1e10000000", "1e400", "9" * 4299, "1/" + "9" * 5000, "1_000", "١", " 1", "-1", "1.5e3", "inf", "nan", "1/0", ""],
)
def test_points_that_are_no_short_number_are_refused_at_once(points: str) -> None:
    began = time.process_time()
    with pytest.raises(BadRegulation):
        read_regulation({**SWISS, "duel_points": [points, "0", "0"]})
    assert time.process_time() - began < 0.5


def test_points_are_whole_numbers_fractions_and_short_decimals() -> None:
    rules = read_regulation({**SWISS, "duel_points": ["3/2", "0.5", 0]})
    assert rules.duel_points == (Fraction(3, 2), Fraction(1, 2), 0)
    assert read_regulation(write_regulation(rules)) == rules


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"duel_points": [10**4000, 0, 0]}, "bad-duel-points"),
        ({"marbles": 10**30}, "number-too-large"),
        ({"qualify": 10**7}, "number-too-large"),
        ({"name": "x" * 201}, "bad-text"),
        ({"name": "a\ud800"}, "bad-text"),
        ({"options": "a\nb"}, "bad-text"),
        ({"rules": {f"r{n}": "x" for n in range(101)}}, "too-many-rules"),
        ({"rules": {"a": "x" * 201}}, "bad-text"),
        ({"rules": {"a\tb": "x"}}, "bad-text"),
        ({"rules": {"a": ["x"]}}, "bad-regulation"),
        ({"rules": "abc"}, "bad-regulation"),
        ({"tie_breaks": [["points"]]}, "bad-regulation"),
    ],
)
def test_numbers_and_texts_have_bounds(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRegulation) as caught:
        read_regulation({**SWISS, **change})
    assert caught.value.code == code


@pytest.mark.parametrize(
    "tables", [{"3" * 5000: [1]}, {"3": [10**12, 3, 1]}, {"３": [5, 3, 1]}, {"3": list(range(10**5))}, {"3": "531"}]
)
def test_points_of_tables_have_bounds(tables: dict[str, Any]) -> None:
    with pytest.raises(BadRegulation):
        read_regulation({**TABLES, "table_points": tables})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("1e99999999"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(PRESETS)), st.dictionaries(st.sampled_from(sorted(Regulation.__annotations__)), JSON))
def test_whatever_is_taken_for_a_regulation_can_be_opened_and_read_back(name: str, change: dict[str, Any]) -> None:
    try:
        rules = read_regulation({**write_regulation(PRESETS[name]), **change})
        desk = Desk.opened("Test", rules)
    except BadRegulation as refusal:
        assert refusal.code
    else:
        assert fold(desk.log).regulation == rules


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_format_takes_as_many_as_it_can_draw(name: str) -> None:
    rules = PRESETS[name]
    most = MOST_OF_FORMAT[rules.format]
    assert Desk.opened("Test", replace(rules, at_most=most)).tournament.rules.most == most
    with pytest.raises(BadRegulation) as caught:
        Desk.opened("Test", replace(rules, at_most=most + 1))
    assert caught.value.code == "field-too-large"
    with pytest.raises(BadRegulation):
        entered(rules, 1).say("regulated", {"regulation": write_regulation(replace(rules, at_most=most + 1))})


def old_log(players: int, *, start: bool) -> Log:
    """A log of a round robin from a time when a regulation had no limit."""
    rules = write_regulation(replace(PRESETS["round-robin"], at_most=MOST_ENTRANTS))
    said: list[tuple[str, dict[str, Any]]] = [("opened", {"title": "Old", "regulation": rules})]
    said += [("entered", {"entrant": number, "name": f"Player {number}"}) for number in range(1, players + 1)]
    said += [("started", {"entrants": list(range(1, players + 1))})] if start else []
    facts: list[Fact] = []
    for number, (kind, data) in enumerate(said, 1):
        facts.append(Fact(number, kind, data, before=facts[-1].digest if facts else ""))
    return Log(tuple(facts))


def test_nobody_enters_a_full_format_and_old_logs_beyond_it_are_still_read() -> None:
    desk = Desk.of(old_log(200, start=False))
    with pytest.raises(NotNow) as caught:
        desk.say("entered", {"entrant": 999, "name": "One more"})
    assert (caught.value.code, caught.value.facts["count"]) == ("full", 200)
    assert len(desk.start().tournament.players) == 200
    larger = Desk.of(old_log(201, start=False))
    with pytest.raises(NotNow, match="no more can play"):
        larger.start()
    assert len(Desk.of(old_log(300, start=True)).tournament.players) == 300
