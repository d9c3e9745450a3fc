"""What is written can be read back: one check stands before writing and after reading."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import drawn, entered, started

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, BadFact, Desk, Log, read_log, write_log, write_regulation
from fivefold.tournaments.bans import bans
from fivefold.tournaments.facts import SHAPES, Fact, read_fact

SAXON = "kingdomino-championship"
ANY_TEXT = st.text(st.characters(), max_size=12) | st.sampled_from(
    ["a\tb", "a\nb", "a\x00", "a\ud800", "\u2028", "\x85", "Ünal", "عمر", "x" * 2001]
)
ANY_NUMBER = st.integers() | st.integers(0, 30) | st.booleans() | st.floats() | st.just(10**9)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | ANY_NUMBER | ANY_TEXT,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(ANY_TEXT | st.integers(), inner, max_size=3)
        | st.tuples(inner, inner)
    ),
    max_leaves=10,
)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "a number": ANY_NUMBER,
    "a text": ANY_TEXT,
    "one line of text": ANY_TEXT,
    "true or false": st.booleans() | st.integers(0, 1),
    "an object": ANY_JSON | st.dictionaries(ANY_TEXT, ANY_JSON, max_size=3),
    "a list of numbers": st.lists(ANY_NUMBER, max_size=3) | st.tuples(st.integers(0, 9)),
    "a list of texts": st.lists(ANY_TEXT, max_size=3),
    "a list of [entrant, score] pairs": st.lists(st.tuples(st.integers(0, 9), st.none() | ANY_NUMBER), max_size=3),
    "a list of tables": st.lists(
        st.fixed_dictionaries(
            {"table": ANY_NUMBER, "seats": st.lists(ANY_NUMBER, max_size=2), "starter": ANY_NUMBER},
            optional={"group": ANY_TEXT, "wave": ANY_NUMBER},
        ),
        max_size=2,
    ),
}


@st.composite
def data_of(draw: st.DrawFn, kind: str) -> dict[str, Any]:
    """Data of the right names; what stands in them may be anything that comes near."""
    return {
        name.removesuffix("?"): draw(VALUES[wanted])
        for name, wanted in SHAPES[kind].items()
        if not name.endswith("?") or draw(st.booleans())
    }


def check_round_trip(fact: Fact) -> None:
    again = read_fact(fact.text)
    assert again == fact
    assert again.text == fact.text
    assert "\n" not in fact.text
    fact.text.encode()


@given(st.data(), st.sampled_from(sorted(SHAPES)), ANY_TEXT, ANY_TEXT, ANY_TEXT, ANY_TEXT)
def test_whatever_a_log_takes_is_read_back(
    data: st.DataObject, kind: str, actor: str, reason: str, key: str, time: str
) -> None:
    try:
        fact = Log().next_fact(kind, data.draw(data_of(kind)), actor=actor, reason=reason, key=key, time=time)
    except Refused as refusal:
        assert str(refusal).endswith(".")
    else:
        check_round_trip(fact)


@given(st.data(), st.sampled_from(sorted(SHAPES)))
def test_whatever_is_read_is_written_as_the_same_line(data: st.DataObject, kind: str) -> None:
    parts = {"number": 1, "kind": kind, "data": data.draw(data_of(kind)), "before": ""}
    parts |= {name: data.draw(ANY_TEXT) for name in ("time", "actor", "reason", "key")}
    try:
        line = json.dumps(parts, ensure_ascii=data.draw(st.booleans()), sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError):
        return
    try:
        fact = read_fact(line)
    except Refused as refusal:
        assert str(refusal).endswith(".")
    else:
        check_round_trip(fact)


@given(actor=ANY_TEXT, reason=ANY_TEXT, key=ANY_TEXT, time=ANY_TEXT, name=ANY_TEXT)
def test_whatever_the_desk_takes_is_read_back(actor: str, reason: str, key: str, time: str, name: str) -> None:
    desk = entered(SAXON, 3)
    try:
        after = desk.say("entered", {"entrant": 9, "name": name}, actor=actor, reason=reason, key=key, time=time)
    except Refused:
        assert desk.log.version == 4
    else:
        assert read_log(write_log(after.log)) == after.log
        assert Desk.of(read_log(write_log(after.log))).tournament == after.tournament


BAD_TEXTS = ["a\tb", "a\r\nb", "a\x00b", "a\ud800", "a\u2028b", "a\x1b[31m", "x" * 2001]


@pytest.mark.parametrize("text", [*BAD_TEXTS, "a\nb"])
@pytest.mark.parametrize("part", ["actor", "key", "time"])
def test_a_part_of_one_line_that_cannot_be_read_back_is_refused(part: str, text: str) -> None:
    desk = entered(SAXON, 3)
    with pytest.raises(BadFact, match=f"checked-in: {part} must be one line of text"):
        desk.say("checked-in", {"entrant": 1}, **{part: text})  # type: ignore[arg-type]


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_a_reason_that_cannot_be_read_back_is_refused(text: str) -> None:
    with pytest.raises(BadFact, match="checked-in: reason must be a text"):
        entered(SAXON, 3).say("checked-in", {"entrant": 1}, reason=text)
    with pytest.raises(BadFact, match="banned: reason must be a text"):
        Log().with_fact("banned", {"person": "max", "name": "Max"}, reason=text)


def test_a_paragraph_is_taken_where_people_write_one_and_stays_one_line_of_the_log() -> None:
    desk = drawn(started(SAXON, 4)).say(
        "protested", {"round": 1, "table": 1, "text": "He saw my tile.\nAnd then\n\nhe laughed."}
    )
    desk = desk.say("ruled", {"protest": desk.log.version, "text": "No.\nPlay on."}, reason="heard\nboth")
    assert read_log(write_log(desk.log)) == desk.log
    assert len(write_log(desk.log).splitlines()) == desk.log.version
    assert (
        bans(Log().with_fact("banned", {"person": "m", "name": "M"}, reason="left\ntwice"))["m"].reason == "left\ntwice"
    )


def nested(depth: int) -> Any:
    return [] if depth == 0 else [nested(depth - 1)]


@pytest.mark.parametrize(
    "bad",
    [
        "a\ud800",
        "a\nb",
        float("nan"),
        float("inf"),
        10**4000,
        -(10**10),
        {1: "x"},
        {"a\tb": 1},
        nested(9),
        {"x": {1, 2}},
        b"x",
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_nothing_unreadable_is_hidden_in_a_regulation(bad: Any) -> None:
    rules = write_regulation(PRESETS["swiss"])
    with pytest.raises(BadFact, match="opened: regulation must be an object"):
        Log().with_fact("opened", {"title": "T", "regulation": {**rules, "rules": {"x": bad}}})


@pytest.mark.parametrize("number", [True, 1.0, -1, 10**9 + 1, "1", None])
def test_a_number_is_a_whole_number_within_bounds(number: Any) -> None:
    with pytest.raises(BadFact, match="entrant must be a number"):
        Log().with_fact("checked-in", {"entrant": number})


def test_a_caller_who_changes_its_data_afterwards_does_not_change_the_log() -> None:
    data: dict[str, Any] = {"entrants": [1, 2, 3]}
    log = Log().with_fact("started", data)
    data["entrants"].append(4)
    assert log.facts[0].data == {"entrants": [1, 2, 3]}
