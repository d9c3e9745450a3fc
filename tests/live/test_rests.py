"""Vacation: with days for each move, the clock of who rests stands."""

from __future__ import annotations

import random

import pytest
from tests.live.evening import ANNA, BEN, Evening, refused

from fivefold.live import Clock, Rests, Tick, folded, on_event, read_control, view
from fivefold.live.clocks import DAY, counted, moment_after


def test_while_the_one_to_move_rests_the_clock_stands() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    start = at.now
    at.now += DAY
    at.house(Rests("anna", ((at.now, at.now + 10 * DAY),)))
    assert at.table.clock.flag_at == start + 13 * DAY
    at.now += 5 * DAY
    at.house(Tick())
    assert at.table.phase == "playing"
    seen = view(at.table, "ben", at.now)
    assert seen["clock"]["left"][0] == 2 * DAY
    assert seen["clock"]["falls"] == start + 13 * DAY
    assert [seat["rests_until"] for seat in seen["seats"]] == [start + 11 * DAY, None]
    at.now = start + 13 * DAY - 1
    at.house(Tick())
    assert at.table.phase == "playing"
    at.now += 1
    at.house(Tick())
    assert at.table.ended is not None
    assert at.table.ended.scores == (0, 1)


def test_who_is_not_to_move_rests_without_stopping_anyone() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    at.house(Rests("ben", ((at.now, at.now + 10 * DAY),)))
    assert at.table.clock.flag_at == at.now + 3 * DAY
    at.play("anna", "c4 NW+")
    assert at.table.clock.flag_at == at.now + 13 * DAY


def test_a_rest_that_lies_ahead_counts_when_it_comes() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    start = at.now
    at.house(Rests("anna", ((start + DAY, start + 2 * DAY), (start + 3 * DAY, start + 5 * DAY))))
    assert at.table.clock.flag_at == start + 6 * DAY


def test_a_rest_that_ends_early_gives_the_time_back_to_the_clock() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    start = at.now
    at.house(Rests("anna", ((start, start + 10 * DAY),)))
    at.now += 4 * DAY
    at.house(Rests("anna", ((start, at.now),)))
    assert at.table.clock.flag_at == start + 7 * DAY


def test_one_may_move_while_resting() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    at.house(Rests("anna", ((at.now, at.now + 10 * DAY),)))
    at.now += 8 * DAY
    at.play("anna", "c4 NW+")
    assert at.table.to_move == 1
    assert at.table.clock.spent[0] == 0


def test_lots_move_the_rests_with_the_people_and_the_log_folds_to_the_same() -> None:
    at = Evening(ANNA, BEN, control="days 1", by_lot=True)
    mover = at.table.mover
    assert mover is not None
    at.house(Rests(mover.who, ((at.now, at.now + DAY),)))
    assert at.table.clock.flag_at == at.now + 2 * DAY
    assert folded(at.facts) == at.table


@pytest.mark.parametrize("control", ["none", "move 30", "fischer 60+0"])
def test_other_clocks_know_no_vacation(control: str) -> None:
    at = Evening(ANNA, BEN, control=control)
    assert at.house(Rests("anna", ((at.now, at.now + DAY),))) == ()


def test_the_same_rest_is_told_once_and_a_stranger_s_never() -> None:
    at = Evening(ANNA, BEN, control="days 3")
    rest = Rests("anna", ((at.now, at.now + DAY),))
    assert len(at.house(rest)) == 1
    assert at.house(rest) == ()
    assert at.house(Rests("cem", ((at.now, at.now + DAY),))) == ()


def test_time_that_counts_and_the_moment_it_is_over_agree() -> None:
    rng = random.Random(3)
    for _ in range(500):
        edges = sorted(rng.uniform(0, 100) for _ in range(2 * rng.randrange(4)))
        rests = tuple(zip(edges[::2], edges[1::2], strict=True))
        start, seconds = rng.uniform(-10, 90), rng.uniform(0.1, 60)
        end = moment_after(start, seconds, rests)
        assert counted(start, end, rests) == pytest.approx(seconds)
        assert not any(begin < end < until for begin, until in rests)


def test_a_clock_without_rests_is_as_before() -> None:
    clock = Clock.new(read_control("days 2"), seats=2).run(0, now=5.0)
    assert clock.flag_at == 5.0 + 2 * DAY
    assert clock.rests_until(0, 5.0) is None


def test_nobody_moves_when_the_time_after_the_rest_is_over() -> None:
    at = Evening(ANNA, BEN, control="days 1")
    at.house(Rests("anna", ((at.now, at.now + DAY),)))
    at.now += 2 * DAY
    with refused("time-up"):
        at.play("anna", "c4 NW+")
    _, facts = on_event(at.table, Tick(), now=at.now, rng=at.rng)
    assert [fact.kind for fact in facts] == ["flagged"]
