"""Which numbers can be played, what the organiser is asked, and the words for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivefold.tournaments import PRESETS, NotNow, Tournament, feasible, stand
from fivefold.tournaments.formats import decisions
from fivefold.tournaments.formats.cup_plan import (
    CupPlan,
    compare_question,
    cup_plans,
    cup_question,
    intermediate_question,
    plan_named,
    third_place_question,
)
from fivefold.tournaments.formats.groups import group_draw, schedule
from fivefold.tournaments.needs import Decision, DrawnTable, Feasible, Option

SAXON, PENTAGO = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"]
PLAIN = (Option("round-robin", "play a plain round robin"), Option("knock-out", "play a plain knock-out"))


@pytest.mark.parametrize(
    ("name", "players", "found"),
    [
        (
            "kingdomino-championship",
            25,
            Feasible(False, "At most 24 can play", "TK1", (), {"why": "too-many", "most": 24}),
        ),
        ("kingdomino-championship", 11, Feasible(True, "Tables of 4 + 4 + 3", "TK3")),
        (
            "kingdomino-championship",
            5,
            Feasible(
                False,
                "5 players cannot be seated at tables of 3 or 4",
                "TK3",
                (Option("fill", "add 1 unscored filler", {"count": 1}), Option("wait", "wait for another entry")),
                {"why": "seats", "count": 5, "small": 3, "large": 4},
            ),
        ),
        ("pentago-tournament", 20, Feasible(True, "Groups: 4x5 or 5x4", "TP2")),
        (
            "pentago-tournament",
            11,
            Feasible(
                False,
                "11 entrants cannot be split into groups of 4 or 5",
                "TP2",
                (
                    Option("wait", "find 1 more (for 12)", {"more": 1, "count": 12}),
                    Option("fewer", "play with 10", {"count": 10}),
                    *PLAIN,
                ),
                {"why": "groups", "count": 11},
            ),
        ),
        (
            "pentago-tournament",
            3,
            Feasible(
                False,
                "3 entrants cannot be split into groups of 4 or 5",
                "TP2",
                (Option("wait", "find 1 more (for 4)", {"more": 1, "count": 4}), *PLAIN),
                {"why": "groups", "count": 3},
            ),
        ),
        ("round-robin", 6, Feasible(True, "15 games, each against each")),
        (
            "round-robin",
            101,
            Feasible(
                False,
                "A round robin here takes 2 to 100 entrants, not 101",
                facts={"why": "range", "least": 2, "most": 100, "count": 101},
            ),
        ),
        ("knock-out", 6, Feasible(True, "A bracket of 8 with 2 byes")),
        (
            "knock-out",
            1,
            Feasible(
                False,
                "A knock-out here takes 2 to 200000 entrants, not 1",
                facts={"why": "range", "least": 2, "most": 200_000, "count": 1},
            ),
        ),
        ("swiss", 6, Feasible(True, "5 rounds of 3 games")),
        ("swiss", 5, Feasible(True, "5 rounds of 2 games")),
        ("swiss", 4, Feasible(True, "5 rounds of 2 games; some will meet twice")),
        (
            "swiss",
            1,
            Feasible(
                False,
                "A Swiss tournament here takes 2 to 200000 entrants, not 1",
                facts={"why": "range", "least": 2, "most": 200_000, "count": 1},
            ),
        ),
        ("katamino-time-trial", 1, Feasible(True, "3 puzzles")),
        (
            "katamino-time-trial",
            0,
            Feasible(
                False,
                "A time trial here takes 1 to 200000 entrants",
                facts={"why": "range", "least": 1, "most": 200_000, "count": 0},
            ),
        ),
    ],
)
def test_a_number_is_playable_or_it_is_said_why_not(name: str, players: int, found: Feasible) -> None:
    assert feasible(PRESETS[name], players) == found


def test_the_limits_of_a_regulation_are_those_it_names() -> None:
    for name in ("round-robin", "knock-out", "swiss", "katamino-time-trial"):
        rules = replace(PRESETS[name], at_least=3, at_most=5, rules={"at_most": "X1"})
        assert [feasible(rules, players).ok for players in (2, 3, 5, 6)] == [False, True, True, False]
        assert feasible(rules, 6).rule == ("" if name == "katamino-time-trial" else "X1")
    rules = replace(PENTAGO, at_most=5, rules={"at_most": "X1"})
    too_many = Feasible(False, "At most 5 can play", "X1", facts={"why": "too-many", "most": 5})
    assert (feasible(rules, 5).ok, feasible(rules, 8)) == (True, too_many)


@pytest.mark.rule("TP3")
def test_a_cup_is_filled_by_the_first_the_next_or_byes() -> None:
    assert cup_plans(1) == [CupPlan(2, 2, 0, "full"), CupPlan(4, 4, 0, "full")]
    assert cup_plans(3) == [
        CupPlan(2, 8, 2, "next"),
        CupPlan(2, 8, 2, "byes"),
        CupPlan(1, 4, 1, "next"),
        CupPlan(1, 4, 1, "byes"),
    ]
    assert [plan.text for plan in (*cup_plans(1)[:1], *cup_plans(3))] == [
        "the first 2 of each group, bracket of 2",
        "the first 2 of each group, bracket of 8, the thirds play for 2 places",
        "the first 2 of each group, bracket of 8, 2 byes for the best group winners",
        "the first of each group, bracket of 4, the runners-up play for 1 place",
        "the first of each group, bracket of 4, 1 bye for the best group winners",
    ]
    assert cup_plans(3)[0].facts == {"way": "next", "direct": 2, "size": 8, "open": 2}
    assert plan_named(3, "1+next") == CupPlan(1, 4, 1, "next")
    assert plan_named(3, "5") is None


@pytest.mark.rule("TP3", "TP4")
def test_the_organiser_is_asked_with_every_answer() -> None:
    assert cup_question(PENTAGO, 2) == Decision(
        "cup",
        "2 groups: who goes into the cup?",
        "TP3",
        tuple(Option(plan.answer, plan.text, plan.facts) for plan in cup_plans(2)),
        "2",
        {"groups": 2},
    )
    assert cup_question(PENTAGO, 1).text == "1 group: who goes into the cup?"
    assert intermediate_question(PENTAGO, CupPlan(2, 8, 2, "next"), 3) == Decision(
        "intermediate",
        "3 thirds play for 2 places: how?",
        "TP4",
        (
            Option("knock-out", "1 game, the best wait", {"games": 1}),
            Option("each-against-each", "3 games", {"games": 3}),
        ),
        "each-against-each",
        {"players": 3, "place": 3, "open": 2},
    )
    assert intermediate_question(PENTAGO, CupPlan(1, 4, 1, "next"), 3) == Decision(
        "intermediate",
        "2 runners-up play for 1 place: how?",
        "TP4",
        (
            Option("knock-out", "1 game, the best wait", {"games": 1}),
            Option("each-against-each", "1 game", {"games": 1}),
        ),
        "each-against-each",
        {"players": 2, "place": 2, "open": 1},
    )
    four = intermediate_question(PENTAGO, CupPlan(2, 16, 2, "next"), 7)
    assert four is not None
    assert (four.default, four.options[0].text) == ("knock-out", "2 games, the best wait")
    assert intermediate_question(PENTAGO, CupPlan(2, 8, 2, "byes"), 3) is None
    assert intermediate_question(PENTAGO, CupPlan(1, 8, 3, "next"), 3) is None
    assert compare_question(PENTAGO, (4, 4)) is None
    assert compare_question(PENTAGO, (5, 4)) == Decision(
        "compare",
        "The groups differ in size, so some play more games: how are players of different groups compared?",
        "TP4",
        (Option("average", "points and speed per game"), Option("sum", "points and speed in all")),
        "average",
    )
    assert third_place_question(PENTAGO, 2) is None
    assert third_place_question(PENTAGO, 4) == Decision(
        "third-place",
        "Do the losers of the semi-finals play for the third place?",
        "TP3",
        (Option("no", "they share it"), Option("yes", "they play for it")),
        "no",
    )
    assert decisions(SAXON, 8, {}) == []


@pytest.mark.rule("TP2")
def test_a_group_of_four_plays_in_three_waves() -> None:
    assert schedule((1, 2, 3, 4)) == [(1, 1, 2), (1, 3, 4), (2, 3, 1), (2, 4, 2), (3, 1, 4), (3, 2, 3)]


def test_the_games_of_all_groups_stand_wave_by_wave() -> None:
    draw = group_draw(2, "groups", {"A": (1, 2, 3), "B": (4, 5, 6)})
    assert (draw.round, draw.stage) == (2, "groups")
    assert draw.tables == (
        DrawnTable(1, (1, 2), 1, "A", 1),
        DrawnTable(2, (4, 5), 4, "B", 1),
        DrawnTable(3, (3, 1), 3, "A", 2),
        DrawnTable(4, (6, 4), 6, "B", 2),
        DrawnTable(5, (2, 3), 2, "A", 3),
        DrawnTable(6, (5, 6), 5, "B", 3),
    )


def test_a_group_that_is_not_there_has_no_standing() -> None:
    with pytest.raises(NotNow) as caught:
        stand(Tournament(regulation=PENTAGO), "Z" * 50)
    assert str(caught.value) == f"There is no group '{'Z' * 39}."
