"""The verifier: it agrees with honest logs of every format, and catches what was made up."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tournaments.halls import drawn, entered, scored, started

from fivefold.tournaments import PRESETS, Desk, Log, NotNow, Regulation, stand
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import compare, verify

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
        standing = stand(desk.tournament)
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
    claimed = stand(desk.tournament).equals
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
