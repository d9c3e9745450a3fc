"""The clock of a table, seconds worked out by hand."""

from __future__ import annotations

import pytest

from fivefold.games.core import BadOptions
from fivefold.live import Clock, read_control


def test_people_sit_at_the_table_while_a_clock_of_seconds_runs() -> None:
    controls = ("none", "move 30", "fischer 300+5", "days 3")
    assert [read_control(text).live for text in controls] == [False, True, True, False]


def test_an_unknown_clock_is_refused_with_its_first_forty_letters() -> None:
    with pytest.raises(BadOptions) as caught:
        read_control(40 * "x" + "y")
    assert str(caught.value) == f"There is no clock '{40 * 'x'}'; write none, move 30, fischer 300+5 or days 3."


def test_time_spent_adds_up_over_the_turns() -> None:
    clock = Clock.new(read_control("fischer 60+5"), 2).run(0, 100.0)
    clock = clock.press(1, 110.0).press(0, 130.0).press(1, 133.0)
    assert clock.spent == (10.0 + 3.0, 20.0)
    assert clock.left == (60.0 - 10 + 5 - 3 + 5, 60.0 - 20 + 5)


def test_a_stopped_clock_runs_for_nobody() -> None:
    stopped = Clock.new(read_control("fischer 60+5"), 2).run(0, 100.0).stop(110.0)
    assert (stopped.running, stopped.since, stopped.flag_at) == (None, 110.0, None)
    assert (stopped.left, stopped.spent) == ((50.0, 60.0), (10.0, 0.0))
    assert stopped.stop(200.0) == stopped


def test_a_refill_gives_one_seat_the_time_of_the_beginning() -> None:
    clock = Clock.new(read_control("fischer 60+0"), 2).run(0, 100.0).press(1, 110.0).stop(130.0)
    assert clock.left == (50.0, 40.0)
    assert clock.refill(1).left == (50.0, 60.0)


def test_a_line_can_be_forgiven_but_never_pays() -> None:
    clock = Clock.new(read_control("fischer 60+0"), 2).run(0, 100.0)
    assert clock.stop(110.0, credit=0.25).left[0] == 50.25
    assert clock.stop(110.0, credit=-5.0).left[0] == 50.0
    assert clock.stop(100.125, credit=0.5).left[0] == 60.0
