"""Conditional moves: answers that are set ahead, checked when they are said, played at once when they fit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.live.evening import ANNA, BEN, GREEDY, Evening, refused

from fivefold.games.core import IllegalMove
from fivefold.live import Accept, BotPlays, Offer, Plan, Resign, folded, view
from fivefold.live.plans import LONGEST_LINE, MOST_LINES
from fivefold.live.views import fact_seen
from fivefold.refusals import Conflict, Forbidden, Refused

SLOW = "days 3"


def evening(**setting: Any) -> Evening:
    return Evening(ANNA, BEN, **{"control": SLOW, **setting})


def plan(at: Evening, who: str, *lines: str) -> None:
    at.ask(who, Plan(at.table.ply, tuple(tuple(move.strip() for move in line.split(",")) for line in lines)))


def moves(at: Evening) -> list[str]:
    return [made.text for made in at.table.moves]


def test_an_answer_that_fits_is_played_at_once() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-", "a1 NW+, b2 SE-")
    at.now += 3600
    at.play("anna", "c4 NW+")
    assert moves(at) == ["c4/NW+", "d4/SE-"]
    assert at.table.to_move == 0
    assert at.table.plans == {}
    assert at.table.clock.left == (3 * 86400.0, 3 * 86400.0)


def test_a_line_goes_on_over_several_moves_and_branches() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-, a1 NW+, a2 NW+", "c4 NW+, d4 SE-, b1 NW+, b2 NW+")
    at.play("anna", "c4 NW+")
    at.play("anna", "b1 NW+")
    assert moves(at) == ["c4/NW+", "d4/SE-", "b1/NW+", "b2/NW+"]
    assert at.table.plans == {}


def test_what_does_not_fit_is_dropped() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-")
    at.play("anna", "c3 NW+")
    assert moves(at) == ["c3/NW+"]
    assert at.table.plans == {}


def test_a_move_of_ones_own_that_leaves_the_line_drops_it() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-, a1 NW+, a2 NW+")
    at.play("anna", "c4 NW+")
    at.ask("ben", Offer("takeback"))
    at.ask("anna", Accept("takeback"))
    assert at.table.plans == {}


def test_both_can_have_planned() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-, c3 NW+, d3 SE-")
    at.play("anna", "a1 NW+")
    plan(at, "anna", "d4 SE-, c3 NW+, d3 SE-, b2 NW+")
    at.play("ben", "d4 SE-")
    assert moves(at)[1:] == ["d4/SE-", "c3/NW+"]
    assert at.table.to_move == 1
    assert list(at.table.plans) == [0]


def test_a_plan_is_played_against_a_bot() -> None:
    at = Evening(GREEDY, BEN, control=SLOW)
    plan(at, "ben", "c4 NW+, d4 SE-")
    at.house(BotPlays(0, "c4 NW+"))
    assert moves(at) == ["c4/NW+", "d4/SE-"]


def test_a_line_may_end_the_game() -> None:
    at = evening(game="pente")
    for number, move in enumerate(["0", "L9", "R4", "L9U2", "R3", "L9U4", "R2"]):
        at.play("anna" if number % 2 == 0 else "ben", move)
    plan(at, "anna", "L9U6, R1")
    at.play("ben", "L9U6")
    assert at.table.phase == "over"
    assert at.table.plans == {}


def test_no_line_goes_on_after_the_end() -> None:
    at = evening(game="pente")
    for number, move in enumerate(["0", "L9", "R4", "L9U2", "R3", "L9U4", "R2"]):
        at.play("anna" if number % 2 == 0 else "ben", move)
    with refused("plan-after-end"):
        plan(at, "anna", "L9U6, R1, L9U8, R9")


def test_only_its_owner_sees_a_plan() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-")
    fact = at.facts[-1]
    assert fact.kind == "planned"
    assert view(at.table, "ben", at.now)["plan"] == [["c4/NW+", "d4/SE-"]]
    assert view(at.table, "anna", at.now)["plan"] == []
    assert view(at.table, "", at.now)["plan"] is None
    seen = {who: fact_seen(at.table, fact, who) for who in ("ben", "anna", "cem", "")}
    assert seen["ben"] is not None
    assert seen["ben"]["kind"] == "planned"
    assert [seen[who] for who in ("anna", "cem", "")] == [None, None, None]


def test_a_new_plan_takes_the_place_of_the_old_one_and_none_takes_it_away() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-")
    plan(at, "ben", "a1 NW+, d4 SE-")
    assert at.table.plans == {1: (("a1/NW+", "d4/SE-"),)}
    before = len(at.facts)
    plan(at, "ben", "a1 NW+, d4 SE-")
    assert len(at.facts) == before
    at.ask("ben", Plan(0))
    assert at.table.plans == {}


def test_a_line_that_another_begins_with_is_kept_once() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-", "c4 NW+, d4 SE-, a1 NW+, a2 NW+", "c4 NW+, d4 SE-")
    assert at.table.plans == {1: (("c4/NW+", "d4/SE-", "a1/NW+", "a2/NW+"),)}


def test_the_log_folds_to_the_same_table() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-, a1 NW+, a2 NW+")
    at.play("anna", "c4 NW+")
    assert folded(at.facts) == at.table


def test_an_end_takes_all_plans_away() -> None:
    at = evening()
    plan(at, "ben", "c4 NW+, d4 SE-")
    at.ask("anna", Resign())
    assert at.table.plans == {}


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["c4 NW+"], "plan-without-answer"),
        (["c4 NW+, d4 SE-, a1 NW+"], "plan-without-answer"),
        (["c4 NW+, d4 SE-", "c4 NW+, d3 SE-"], "two-answers"),
        (["c4 NW+, d4 SE-"] * (MOST_LINES + 1), "plan-too-large"),
        ([", ".join(["c4 NW+"] * (LONGEST_LINE + 2))], "plan-too-large"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(lines: list[str], code: str) -> None:
    at = evening()
    with refused(code):
        plan(at, "ben", *lines)
    assert at.table.plans == {}


@pytest.mark.rule("PG3")
def test_a_plan_is_checked_by_the_rules() -> None:
    at = evening()
    with pytest.raises(IllegalMove):
        plan(at, "ben", "c4 NW+, c4 NE+, c4 SE+, c4 SE+")
    with pytest.raises(Refused):
        plan(at, "ben", "nonsense, d4 SE-")
    assert at.table.plans == {}


def test_a_plan_has_a_limit_in_all() -> None:
    at = evening()
    cells = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    first = [f"{cell} NW+" for cell in cells[:30]]
    lines = [f"{one}, f6 SE-, e6 SE-, d6 SE-, f5 SE-, e5 SE-" for one in first]
    with refused("plan-too-large"):
        plan(at, "ben", *lines)


def test_nobody_plans_on_their_turn_for_another_position_or_alone() -> None:
    at = evening()
    with pytest.raises(Forbidden, check=lambda no: no.code == "plan-on-turn"):
        plan(at, "anna", "c4 NW+, d4 SE-")
    at.play("anna", "c4 NW+")
    with pytest.raises(Conflict, check=lambda no: no.code == "other-position"):
        at.ask("anna", Plan(0, (("c4 NW+", "d4 SE-"),)))
    with pytest.raises(Forbidden, check=lambda no: no.code == "not-seated"):
        plan(at, "cem", "d4 SE-, a1 NW+")
    alone = Evening(ANNA, ANNA, control=SLOW)
    with refused("plan-alone"):
        plan(alone, "anna", "c4 NW+, d4 SE-")


@pytest.mark.parametrize(
    ("game", "control"), [("pentago", "fischer 60+0"), ("pentago", "move 30"), ("kingdomino", "days 3")]
)
def test_against_a_running_watch_or_chance_nothing_is_set_ahead(game: str, control: str) -> None:
    at = Evening(ANNA, BEN, game=game, control=control, options="two" if game == "kingdomino" else "")
    who = "ben" if at.table.to_move == 0 else "anna"
    with refused("no-plans"):
        plan(at, who, "c4 NW+, d4 SE-")
    assert view(at.table, who, at.now)["plan"] is None
