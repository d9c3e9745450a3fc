"""Which numbers can be played, what the organiser is asked, and the words for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivefold.tournaments import PRESETS, NotNow, Tournament, feasible, standing_of
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
PLAIN = (Option("round-robin"), Option("knock-out"))


@pytest.mark.parametrize(
    ("name", "players", "found"),
    [
        ("kingdomino-championship", 25, Feasible(False, "too-many", {"most": 24}, "TK1")),
        ("kingdomino-championship", 11, Feasible(True, "tables", {"sizes": "4 + 4 + 3"}, "TK3")),
        (
            "kingdomino-championship",
            5,
            Feasible(
                False,
                "seats",
                {"count": 5, "small": 3, "large": 4},
                "TK3",
                (Option("fill", {"count": 1}), Option("wait", {"more": 1})),
            ),
        ),
        (
            "kingdomino-championship",
            1,
            Feasible(False, "seats", {"count": 1, "small": 3, "large": 4}, "TK3", (Option("wait", {"more": 1}),)),
        ),
        ("kingdomino-championship", 24, Feasible(True, "tables", {"sizes": "4 + 4 + 4 + 4 + 4 + 4"}, "TK3")),
        (
            "kingdomino-championship",
            0,
            Feasible(False, "seats", {"count": 0, "small": 3, "large": 4}, "TK3", (Option("wait", {"more": 1}),)),
        ),
        (
            "kingdomino-championship",
            2,
            Feasible(
                False,
                "seats",
                {"count": 2, "small": 3, "large": 4},
                "TK3",
                (Option("fill", {"count": 1}), Option("wait", {"more": 1})),
            ),
        ),
        ("pentago-tournament", 20, Feasible(True, "groups", {"splits": "4x5, 5x4"}, "TP2")),
        (
            "pentago-tournament",
            11,
            Feasible(
                False,
                "groups",
                {"count": 11},
                "TP2",
                (Option("wait", {"more": 1, "count": 12}), Option("fewer", {"count": 10}), *PLAIN),
            ),
        ),
        (
            "pentago-tournament",
            3,
            Feasible(False, "groups", {"count": 3}, "TP2", (Option("wait", {"more": 1, "count": 4}), *PLAIN)),
        ),
        ("round-robin", 6, Feasible(True, "round-robin", {"games": 15})),
        ("round-robin", 101, Feasible(False, "range", {"least": 2, "most": 100, "count": 101})),
        ("knock-out", 6, Feasible(True, "bracket", {"size": 8, "byes": 2})),
        ("knock-out", 1, Feasible(False, "range", {"least": 2, "most": 200_000, "count": 1})),
        ("swiss", 6, Feasible(True, "rounds", {"rounds": 5, "games": 3, "meet": "once"})),
        ("swiss", 5, Feasible(True, "rounds", {"rounds": 5, "games": 2, "meet": "once"})),
        ("swiss", 4, Feasible(True, "rounds", {"rounds": 5, "games": 2, "meet": "twice"})),
        ("swiss", 1, Feasible(False, "range", {"least": 2, "most": 200_000, "count": 1})),
        ("katamino-time-trial", 1, Feasible(True, "puzzles", {"puzzles": 3})),
        ("katamino-time-trial", 0, Feasible(False, "range", {"least": 1, "most": 200_000, "count": 0})),
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
    too_many = Feasible(False, "too-many", {"most": 5}, "X1")
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
    assert cup_plans(3)[0].facts == {"way": "next", "direct": 2, "size": 8, "open": 2}
    assert plan_named(3, "1+next") == CupPlan(1, 4, 1, "next")
    assert plan_named(3, "5") is None


@pytest.mark.rule("TP3", "TP4")
def test_the_organiser_is_asked_with_every_answer() -> None:
    assert cup_question(PENTAGO, 2) == Decision(
        "cup", "TP3", tuple(Option(plan.answer, plan.facts) for plan in cup_plans(2)), "2", {"groups": 2}
    )
    assert intermediate_question(PENTAGO, CupPlan(2, 8, 2, "next"), 3) == Decision(
        "intermediate",
        "TP4",
        (Option("knock-out", {"games": 1}), Option("each-against-each", {"games": 3})),
        "each-against-each",
        {"players": 3, "place": 3, "open": 2},
    )
    assert intermediate_question(PENTAGO, CupPlan(1, 4, 1, "next"), 3) == Decision(
        "intermediate",
        "TP4",
        (Option("knock-out", {"games": 1}), Option("each-against-each", {"games": 1})),
        "each-against-each",
        {"players": 2, "place": 2, "open": 1},
    )
    four = intermediate_question(PENTAGO, CupPlan(2, 16, 2, "next"), 7)
    assert four is not None
    assert (four.default, four.options[0].facts) == ("knock-out", {"games": 2})
    assert intermediate_question(PENTAGO, CupPlan(2, 8, 2, "byes"), 3) is None
    assert intermediate_question(PENTAGO, CupPlan(1, 8, 3, "next"), 3) is None
    assert compare_question(PENTAGO, (4, 4)) is None
    assert compare_question(PENTAGO, (5, 4)) == Decision(
        "compare", "TP4", (Option("average"), Option("sum")), "average"
    )
    assert third_place_question(PENTAGO, 2) is None
    assert third_place_question(PENTAGO, 4) == Decision("third-place", "TP3", (Option("no"), Option("yes")), "no")
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
        standing_of(Tournament(regulation=PENTAGO), "Z" * 50)
    assert str(caught.value) == f"There is no group '{'Z' * 39}."


@pytest.mark.rule("TK13")
def test_fillers_are_seated_only_as_far_as_they_are_needed() -> None:
    for fillers in (1, 2, 3):
        assert feasible(SAXON, 5, fillers) == Feasible(True, "tables", {"sizes": "3 + 3"}, "TK3")
    assert not feasible(SAXON, 1, 3).ok


@pytest.mark.parametrize(
    ("players", "rounds", "meet"), [(4, 3, "once"), (4, 4, "twice"), (6, 6, "twice"), (7, 7, "once")]
)
def test_in_a_swiss_system_nobody_meets_twice_while_there_are_others_left(players: int, rounds: int, meet: str) -> None:
    found = feasible(replace(PRESETS["swiss"], rounds=rounds), players)
    assert found == Feasible(True, "rounds", {"rounds": rounds, "games": players // 2, "meet": meet})
