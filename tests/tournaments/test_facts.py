"""The shape of facts, part by part."""

from __future__ import annotations

from typing import Any

import pytest

from fivefold.tournaments import BadFact
from fivefold.tournaments.facts import LARGEST, LONGEST, Fact, check_data, checked_fact
from fivefold.tournaments.fold import fold
from fivefold.tournaments.log import Log

HERE = {"round": 1, "table": 1}
TABLE = {"table": 1, "seats": [1, 2], "starter": 1}


NO_SCORES: tuple[Any, ...] = ([1], [[1]], [[1, 2, 3]], [["1", 2]], [[1, "2"]], {}, [[None, 1]])
NO_TABLES: tuple[Any, ...] = ([1], [{**TABLE, "x": 1}], [{"table": 1, "seats": [1]}], [{**TABLE, "wave": "1"}])


def nested(depth: int) -> dict[str, Any]:
    inner: Any = 1
    for _ in range(depth):
        inner = {"x": inner}
    return {"title": "T", "regulation": inner}


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("result", {**HERE, "scores": [[1, None], (2, 0)]}),
        ("checked-in", {"entrant": LARGEST}),
        ("entered", {"entrant": 0, "name": LONGEST * "x", "sure": True}),
        ("ruled", {"text": "two\nlines"}),
        ("drawn", {"round": 1, "stage": "swiss", "tables": [{**TABLE, "group": "A", "wave": 1}, TABLE], "byes": []}),
        ("held", {"level": "", "title": "", "digest": "", "places": [], "persons": ["a"], "names": ["b"]}),
        ("opened", nested(6)),
        ("opened", {"title": "T", "regulation": {"x": [[[[[1]]]]]}}),
        ("opened", {"title": "T", "regulation": {"a": LARGEST, "b": -LARGEST, "c": 0.5, "d": None, "e": True}}),
    ],
)
def test_data_of_the_right_shape_are_taken(kind: str, data: dict[str, Any]) -> None:
    check_data(kind, data)


@pytest.mark.parametrize(
    ("kind", "data", "sentence"),
    [
        ("dance", {}, "There is no fact 'dance'."),
        (80 * "x", {}, f"There is no fact '{59 * 'x'}."),
        ("closed", {80 * "x": 1}, f"closed has no '{59 * 'x'}."),
        ("closed", [], "closed: data must be an object."),
        ("confirmed", {"round": 1}, "confirmed: table is missing."),
        ("closed", {"why": 1}, "closed has no 'why'."),
        ("checked-in", {"entrant": LARGEST + 1}, "checked-in: entrant must be a number."),
        ("checked-in", {"entrant": -1}, "checked-in: entrant must be a number."),
        ("checked-in", {"entrant": True}, "checked-in: entrant must be a number."),
        ("entered", {"entrant": 1, "name": (LONGEST + 1) * "x"}, "entered: name must be one line of text."),
        ("entered", {"entrant": 1, "name": "a\nb"}, "entered: name must be one line of text."),
        ("entered", {"entrant": 1, "name": "a", "sure": 1}, "entered: sure must be true or false."),
        ("ruled", {"text": "a\tb"}, "ruled: text must be a text."),
        ("started", {"entrants": 1}, "started: entrants must be a list of numbers."),
        ("started", {"entrants": ["1"]}, "started: entrants must be a list of numbers."),
        (
            "founded",
            {"title": "", "levels": [1], "twice": "", "declined": ""},
            "founded: levels must be a list of texts.",
        ),
        *(
            ("result", {**HERE, "scores": scores}, "result: scores must be a list of [entrant, score] pairs.")
            for scores in NO_SCORES
        ),
        *(
            ("drawn", {"round": 1, "stage": "x", "tables": tables}, "drawn: tables must be a list of tables.")
            for tables in NO_TABLES
        ),
        ("opened", nested(7), "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"x": [[[[[[1]]]]]]}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"x": LARGEST + 1}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"x": -LARGEST - 1}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"x": float("inf")}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"x": object()}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": {"a\nb": 1}}, "opened: regulation must be an object."),
        ("opened", {"title": "T", "regulation": []}, "opened: regulation must be an object."),
    ],
)
def test_data_of_a_wrong_shape_are_refused(kind: str, data: Any, sentence: str) -> None:
    with pytest.raises(BadFact) as caught:
        check_data(kind, data)
    assert str(caught.value) == sentence


def test_a_fact_is_written_as_it_is_spelt() -> None:
    text = Fact(1, "ruled", {"text": "Zoë"}).text
    assert text == (
        '{"actor":"","before":"","data":{"text":"Zoë"},"key":"","kind":"ruled","number":1,"reason":"","time":""}'
    )


def test_a_fact_of_no_known_kind_is_called_a_fact() -> None:
    with pytest.raises(BadFact) as caught:
        checked_fact(Fact(-1, "dance", {}))
    assert str(caught.value) == "fact: number must be a number."
    with pytest.raises(BadFact) as caught:
        checked_fact(Fact(-1, "closed", {}))
    assert str(caught.value) == "closed: number must be a number."


def test_a_fact_of_a_log_has_its_sender_time_reason_and_key() -> None:
    log = Log().with_fact("closed", {}).with_fact("closed", {}, actor="Anna", time="10:00", reason="fire", key="k")
    first, second = log.facts
    assert (first.actor, first.time, first.reason, first.key) == ("desk", "", "", "")
    assert (second.actor, second.time, second.reason, second.key) == ("Anna", "10:00", "fire", "k")
    assert (second.number, second.before) == (2, first.digest)
    plain = Log().next_fact("closed", {})
    assert (plain.actor, plain.time, plain.reason, plain.key) == ("desk", "", "", "")


def test_a_log_of_nothing_folds_to_nothing() -> None:
    assert fold(Log()).version == 0
