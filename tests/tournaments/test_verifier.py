"""The verifier: it agrees with honest logs of every format, and catches what was made up."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import drawn, entered, scored, started

from fivefold.tournaments import PRESETS, Desk, Log, NotNow, Regulation, standing_of
from fivefold.tournaments.facts import SHAPES, Fact
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import compare, verify
from fivefold.tournaments.verifier.shape import KINDS

PINBALL = Regulation(
    name="pinball",
    format="rank-tables",
    rounds=4,
    at_most=60,
    table_points={2: (5, 2), 3: (7, 4, 1), 4: (7, 5, 3, 1)},
    tie_breaks=("points", "score"),
    seating="lot",
    starts="lot",
)


JUNK: st.SearchStrategy[Any] = (
    st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=2) | st.just({})
)


def lines_of(desk: Desk) -> list[str]:
    return [fact.text for fact in desk.log.facts]


@pytest.mark.parametrize("name", [*PRESETS, "pinball"])
def test_the_verifier_agrees_for_every_format_and_number(name: str) -> None:
    rules = PRESETS.get(name, PINBALL)
    for players in [n for n in range(1, 25) if feasible(rules, n).ok]:
        desk = finish(entered(rules, players), picks(f"{name} {players}"))
        report = verify(lines_of(desk))
        assert report.problems == []
        assert report.draws == len(desk.tournament.rounds)
        standing = standing_of(desk.tournament)
        points = {r.entrant: r.values[0] for r in standing.rows} if standing.criteria[0] == "points" else None
        assert compare(report, standing.equals, points) == []


def chained(facts: list[dict[str, Any]]) -> list[str]:
    """A log forged well: its hashes fit."""
    log: list[Fact] = []
    for number, fact in enumerate(facts, 1):
        before = log[-1].digest if log else ""
        log.append(Fact(**{**fact, "number": number, "before": before}))
    return [fact.text for fact in log]


def forged(desk: Desk, kind: str, change: Callable[[dict[str, Any]], None], which: int = 0) -> list[str]:
    facts = [json.loads(line) for line in lines_of(desk)]
    change([fact for fact in facts if fact["kind"] == kind][which]["data"])
    return chained(facts)


def swap_seats(data: dict[str, Any]) -> None:
    one, other = data["tables"][0]["seats"], data["tables"][1]["seats"]
    one[-1], other[-1] = other[-1], one[-1]


def other_starter(data: dict[str, Any]) -> None:
    table = data["tables"][0]
    table["starter"] = table["seats"][-1]
    table["seats"] = [table["starter"], *table["seats"][:-1]]


@pytest.mark.parametrize(
    ("name", "players", "which", "change"),
    [
        ("kingdomino-championship", 12, 0, swap_seats),
        ("kingdomino-championship", 12, 3, swap_seats),
        ("kingdomino-championship", 12, 2, other_starter),
        ("pentago-tournament", 16, 0, lambda data: data["tables"].pop()),
        ("pentago-tournament", 16, 1, lambda data: data["slots"].reverse()),
        ("pentago-tournament", 12, 1, swap_seats),
        ("knock-out", 8, 0, lambda data: data["slots"].reverse()),
        ("katamino-time-trial", 4, 0, lambda data: data["tables"].pop()),
    ],
)
def test_a_draw_that_does_not_follow_is_caught(
    name: str, players: int, which: int, change: Callable[[dict[str, Any]], None]
) -> None:
    desk = finish(entered(name, players), picks("forged"))
    assert verify(forged(desk, "drawn", change, which)).problems


def test_a_forged_lot_a_broken_chain_and_a_false_standing_are_caught() -> None:
    desk = finish(entered("kingdomino-championship", 8), picks("lot"))
    assert "lot does not follow" in verify(forged(desk, "lot", lambda data: data["outcome"].reverse())).problems[0]
    lines = lines_of(desk)
    assert (
        "does not follow the one before"
        in verify([*lines[:5], lines[5].replace("desk", "Desk"), *lines[6:]]).problems[0]
    )
    assert verify(["nonsense"]).problems == ["line 1 is no fact"]
    report = verify(lines)
    claimed = standing_of(desk.tournament).equals
    assert compare(report, claimed) == []
    assert compare(report, claimed[::-1])
    first = claimed[0][0]
    assert compare(report, claimed, {first: 99})


def test_a_draw_of_the_organisers_own_is_counted_as_a_deviation_with_its_reason() -> None:
    desk = drawn(scored(scored(drawn(started("kingdomino-championship", 8)), 1, 4, 3, 2, 1), 2, 9, 8, 7, 6))
    draw = desk.log.facts[-1]
    data = json.loads(json.dumps(dict(draw.data)))
    swap_seats(data)
    mine = Desk.of(Log(desk.log.facts[:-1])).say("drawn", data, reason="brothers apart")
    report = verify(lines_of(mine))
    assert (report.problems, report.deviations) == ([], 1)
    with pytest.raises(NotNow, match="needs its reason"):
        Desk.of(Log(desk.log.facts[:-1])).say("drawn", data)
    silent = [*lines_of(mine)[:-1], replace(mine.log.facts[-1], reason="").text]
    assert len(verify(silent).problems) == 1


def test_a_swiss_round_that_could_be_better_is_caught() -> None:
    desk = finish(entered(replace(PRESETS["swiss"], rounds=3), 8), picks("swiss"))
    problems = verify(forged(desk, "drawn", swap_seats, which=2)).problems
    assert any("better pairing" in problem or "everyone plays once" in problem for problem in problems)


def forge_result(facts: list[dict[str, Any]], which: int, drawn_game: bool) -> list[str]:
    """The log with another winner in one of the results of the first two rounds, and new hashes."""
    found = [json.loads(json.dumps(fact)) for fact in facts]
    early = [fact["data"] for fact in found if fact["kind"] == "result" and fact["data"]["round"] <= 2]
    result = early[which % len(early)]
    draw = next(f["data"] for f in found if f["kind"] == "drawn" and f["data"]["round"] == result["round"])
    seats = draw["tables"][result["table"] - 1]["seats"]
    if drawn_game and result["winner"]:
        result["winner"] = 0
    else:
        result["winner"] = next(seat for seat in seats if seat != result["winner"])
    return chained(found)


@pytest.mark.parametrize("players", [10, 11, 40, 100, 150])
def test_a_result_forged_in_a_swiss_tournament_of_any_size_is_noticed_though_the_hashes_fit(players: int) -> None:
    desk = finish(entered(replace(PRESETS["swiss"], rounds=5), players), picks(f"forged {players}"))
    assert verify(lines_of(desk)).problems == []
    facts = [json.loads(line) for line in lines_of(desk)]
    for which in range(10):
        assert verify(forge_result(facts, 7 * which, drawn_game=which % 2 == 0)).problems, which


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda draw: draw["tables"][0]["seats"].reverse(), "starter"),
        (lambda draw: draw["tables"].reverse(), "table-order"),
        (lambda draw: draw["tables"][0].update(table=9), "table-order"),
        (lambda draw: draw.update(byes=[]), "once-or-bye"),
    ],
)
def test_the_tables_the_starters_and_the_bye_of_a_large_swiss_round_are_checked(
    change: Callable[[dict[str, Any]], None], code: str
) -> None:
    desk = finish(entered(replace(PRESETS["swiss"], rounds=3), 131), picks("large"))
    assert verify(forged(desk, "drawn", change, which=1)).problems[0].code == code


def test_a_bye_that_goes_to_another_is_caught() -> None:
    desk = finish(entered(replace(PRESETS["swiss"], rounds=3), 9), picks("bye"))

    def swap(draw: dict[str, Any]) -> None:
        table = draw["tables"][0]
        draw["byes"], table["seats"] = [table["seats"][1]], [table["seats"][0], draw["byes"][0]]
        table["starter"] = table["seats"][0]

    assert verify(forged(desk, "drawn", swap, which=1)).problems[0].code == "bye"


RIGHT = {"number": 1, "kind": "closed", "data": {}, "time": "", "actor": "", "reason": "", "key": "", "before": ""}


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": None},
        {"kind": 3},
        {"kind": ["closed"]},
        {"kind": "nonsense"},
        {"number": True},
        {"number": 1.0},
        {"number": "1"},
        {"actor": None},
        {"time": 5},
        {"reason": ["why"]},
        {"key": {}},
        {"before": None},
        {"data": None},
        {"data": []},
        {"data": {"extra": 1}},
        {"kind": "entered", "data": {"entrant": "1", "name": "Anna"}},
        {"kind": "entered", "data": {"entrant": True, "name": "Anna"}},
        {"kind": "entered", "data": {"entrant": 1, "name": None}},
        {"kind": "undone", "data": {"facts": [None]}},
        {"kind": "undone", "data": {"facts": 1}},
        {"kind": "drawn", "data": {"round": 1, "stage": "swiss", "tables": [{"table": 1, "seats": [1, 2]}]}},
        {"kind": "result", "data": {"round": 1, "table": 1, "scores": [[1]]}},
        {"kind": "result", "data": {"round": -1, "table": 1}},
        {"kind": "opened", "data": {"title": "T", "regulation": []}},
    ],
)
def test_a_part_of_a_wrong_type_is_no_fact(wrong: dict[str, Any]) -> None:
    assert verify([json.dumps(RIGHT)]).problems == []
    problems = verify([json.dumps({**RIGHT, **wrong})]).problems
    assert [problem.code for problem in problems] == ["shape"]


@pytest.mark.parametrize("line", ["[" * 100_000, '"\\ud800"', "{}", "null", "NaN", '{"a": "\\ud800"}', "\x00"])
def test_a_line_that_is_no_fact_at_all_is_named(line: str) -> None:
    assert verify([line]).problems == ["line 1 is no fact"]
    surrogate = json.dumps({**RIGHT, "actor": "\ud800"})
    assert verify([surrogate]).problems == ["line 1 is no fact"]


def test_the_shapes_of_both_implementations_name_the_same_parts() -> None:
    ours = {
        kind: {f"[{n.removesuffix('?')}]" if n.endswith("?") else n for n in parts} for kind, parts in SHAPES.items()
    }
    theirs = {
        kind: {word.split(":")[0] + ("]" if word.startswith("[") else "") for word in shape.split()}
        for kind, shape in KINDS.items()
    }
    assert ours == theirs


def hostile(kind: str) -> list[str]:
    """Logs of about a megabyte that are meant to take long."""
    rules = {"name": "x", "format": "swiss", "rounds": 3, "tie_breaks": ["points", "head-to-head", "lot"]}
    points = {"points": "1e10000000", "fraction": "9/0"}.get(kind)
    if points:
        rules |= {"duel_points": [points, "0", "0"]}
    if kind in ("groups", "plan", "rivals"):
        rules |= {"format": "groups-cup"}
    said: list[tuple[str, dict[str, Any]]] = [("opened", {"title": "T", "regulation": rules})]
    many = 3000
    said += [("entered", {"entrant": n, "name": f"P{n}"}) for n in range(1, many + 1)]
    said.append(("started", {"entrants": list(range(1, many + 1))}))
    pairs = [{"table": n, "seats": [2 * n - 1, 2 * n], "starter": 2 * n, "group": f"G{n}"} for n in range(1, many // 2)]
    if kind == "draws":
        said += [("drawn", {"round": n, "stage": "swiss", "tables": []}) for n in range(1, 4000)]
    elif kind == "undone":
        for n in range(2000):
            said += [("undone", {"facts": [2]}), ("drawn", {"round": n, "stage": "swiss", "tables": []})]
    elif kind == "one-group":
        for pair in pairs:
            pair["group"] = "A"
        said.append(("drawn", {"round": 1, "stage": "groups", "tables": pairs}))
    else:
        said.append(("drawn", {"round": 1, "stage": "groups", "tables": pairs}))
        said += [("result", {"round": 1, "table": n, "winner": 0}) for n in range(1, many // 2)]
        said.append(("decided", {"question": "cup", "answer": "999999999+next" if kind == "plan" else "2"}))
        said.append(("drawn", {"round": 2, "stage": "cup", "tables": [], "slots": [1, 2]}))
    facts = [
        {"kind": k, "data": d, "reason": "mine" if k == "drawn" else "", "time": "", "actor": "", "key": ""}
        for k, d in said
    ]
    return chained(facts)


@pytest.mark.parametrize("kind", ["points", "fraction", "groups", "plan", "draws", "undone", "one-group"])
def test_no_hostile_log_takes_long(kind: str) -> None:
    lines = hostile(kind)
    began = time.process_time()
    verify(lines)
    assert time.process_time() - began < 5


@given(
    st.lists(
        st.dictionaries(st.sampled_from(["number", "kind", "data", "before", "actor", "reason"]), JUNK), max_size=3
    )
)
def test_no_garbage_breaks_the_verifier(facts: list[dict[str, Any]]) -> None:
    lines = [json.dumps({**fact, "number": number}) for number, fact in enumerate(facts, 1)]
    assert verify(lines).ok == (not lines)
    first = chained([{"kind": "opened", "data": facts[0], "reason": "", "actor": ""}]) if facts else ["{"]
    assert not verify(first).ok
