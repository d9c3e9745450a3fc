"""A table from the first seat to the rematch."""

from __future__ import annotations

import random

import pytest
from tests.live.evening import ANNA, BEN, GREEDY, Evening, refused

from fivefold.games.record import read_record, write_record
from fivefold.live import (
    Accept,
    BotPlays,
    Came,
    Claim,
    Decline,
    Offer,
    Play,
    Recover,
    Resign,
    Resume,
    Return,
    Say,
    Seat,
    Setting,
    Sit,
    Stand,
    Table,
    Tick,
    Touch,
    Went,
    folded,
    opened,
    record_of,
    rematch_setting,
    view,
)


def test_a_guest_sits_down_and_the_game_begins_when_the_table_is_full() -> None:
    evening = Evening(ANNA, Seat())
    with refused("not-begun"):
        evening.play("anna", "c4 NW+")
    evening.ask("ben", Sit(' Ben "the\n rook" '))
    assert evening.table.phase == "playing"
    assert evening.table.seats[1].name == "Ben the rook"
    with refused("game-begun"):
        evening.ask("cem", Sit("Cem"))


def test_who_stands_up_leaves_a_free_seat() -> None:
    evening = Evening(Seat(), Seat())
    evening.ask("ben", Sit("Ben", 1))
    with refused("sits-already"):
        evening.ask("ben", Sit("Ben"))
    with refused("seat-taken"):
        evening.ask("anna", Sit("Anna", 1))
    evening.ask("ben", Stand())
    assert [seat.kind for seat in evening.table.seats] == ["open", "open"]


@pytest.mark.rule("PG1")
def test_lots_decide_who_begins() -> None:
    firsts = set()
    for seed in range(20):
        table, _ = opened(Setting("pentago", seats=(ANNA, BEN)), now=0.0, rng=random.Random(seed))
        firsts.add(table.seats[0].name)
    assert firsts == {"Anna", "Ben"}


def test_a_move_sent_twice_counts_once_and_a_late_one_is_refused() -> None:
    evening = Evening(ANNA, BEN)
    move = Play(0, "first", "c4 NW+")
    assert [fact.kind for fact in evening.ask("anna", move)] == ["moved"]
    assert evening.ask("anna", move) == ()
    with refused("other-position"):
        evening.ask("anna", Play(0, "second", "d3 NW+"))
    with refused("other-position"):
        evening.ask("ben", Play(0, "first", "c4 NW+"))
    with refused("not-your-turn"):
        evening.ask("anna", Play(1, "third", "d3 NW+"))
    with refused("not-seated"):
        evening.ask("cem", Play(1, "x", "d3 NW+"))


@pytest.mark.rule("PG4")
def test_in_strict_mode_a_touch_stays() -> None:
    evening = Evening(ANNA, BEN, strict=True)
    evening.ask("anna", Touch(0, "c4"))
    with refused("no-such-next-step"):
        evening.ask("anna", Touch(0, "d4"))
    with refused("touched"):
        evening.play("anna", "d3 NW+")
    with refused("no-takebacks"):
        evening.ask("anna", Offer("takeback"))
    evening.ask("anna", Touch(0, "NW"))
    assert view(evening.table, "ben", evening.now)["steps"] == ["c4", "NW"]
    evening.ask("anna", Touch(0, "+"))
    assert evening.table.moves[0].text == "c4/NW+"
    assert evening.table.steps == ()


def test_friendly_tables_take_whole_turns() -> None:
    evening = Evening(ANNA, BEN)
    with refused("not-strict"):
        evening.ask("anna", Touch(0, "c4"))
    evening.ask("anna", Play(0, "a", steps=("c4", "NW", "+")))
    assert evening.table.moves[0].text == "c4/NW+"


def test_the_fischer_clock_adds_after_each_move_and_its_flag_ends_the_game() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+5")
    evening.now += 10
    evening.play("anna", "c4 NW+")
    assert evening.table.clock.left == (55.0, 60.0)
    evening.now += 59
    assert evening.house(Tick()) == ()
    evening.now += 1
    with refused("time-up"):
        evening.play("ben", "d3 NW+")
    evening.house(Tick())
    assert (evening.table.phase, evening.table.ending) == ("over", "time")
    assert evening.table.ended is not None
    assert evening.table.ended.scores == (1, 0)


def test_a_slow_line_is_forgiven_half_a_second_at_most() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+0")
    evening.now += 10
    evening.ask("anna", Play(0, "a", "c4 NW+", credit=30.0))
    assert evening.table.clock.left[0] == 50.5


def test_time_for_each_move_begins_anew_and_days_are_long() -> None:
    evening = Evening(ANNA, BEN, control="move 30")
    evening.now += 20
    evening.play("anna", "c4 NW+")
    assert evening.table.clock.left == (30.0, 30.0)
    days = Evening(ANNA, BEN, control="days 3")
    assert days.table.clock.flag_at == days.now + 3 * 86400


def test_a_closed_house_costs_no_time() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+0")
    evening.now += 500
    evening.house(Recover())
    evening.house(Tick())
    assert evening.table.phase == "playing"
    assert evening.table.clock.left_at(evening.now) == (60.0, 60.0)


def test_a_draw_needs_both() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("anna", Offer("draw"))
    evening.ask("ben", Decline("draw"))
    with refused("declined-before"):
        evening.ask("anna", Offer("draw"))
    evening.play("anna", "c4 NW+")
    evening.ask("anna", Offer("draw"))
    with refused("said-already"):
        evening.ask("anna", Accept("draw"))
    evening.ask("ben", Accept("draw"))
    assert evening.table.ending == "agreement"
    assert evening.table.ended is not None
    assert evening.table.ended.scores == (0.5, 0.5)


def test_a_take_back_goes_to_before_the_asker_s_move() -> None:
    evening = Evening(ANNA, BEN)
    with refused("no-move-yet"):
        evening.ask("anna", Offer("takeback"))
    evening.play("anna", "c4 NW+")
    evening.play("ben", "d3 NW+")
    evening.ask("anna", Offer("takeback"))
    evening.ask("ben", Accept("takeback"))
    assert evening.table.ply == 0
    assert evening.table.to_move == 0


def test_against_a_bot_a_take_back_needs_nobody_else_and_a_draw_is_not_to_be_had() -> None:
    evening = Evening(ANNA, GREEDY)
    evening.play("anna", "c4 NW+")
    evening.house(BotPlays(1, "d3 NW+"))
    assert evening.table.ply == 2
    assert evening.house(BotPlays(1, "d3 NW+")) == ()
    with refused("bot-plays-on"):
        evening.ask("anna", Offer("draw"))
    evening.ask("anna", Offer("takeback"))
    assert evening.table.ply == 0


def test_one_device_holds_both_seats() -> None:
    evening = Evening(ANNA, Seat("person", "Grandma", "anna"))
    evening.play("anna", "c4 NW+")
    evening.play("anna", "d3 NW+")
    evening.ask("anna", Offer("pause"))
    with refused("paused"):
        evening.play("anna", "a1 NW+")
    evening.ask("anna", Resume())
    evening.ask("anna", Resign())
    assert evening.table.ended is not None
    assert evening.table.ended.scores == (0, 1)


def test_who_is_gone_too_long_can_lose_the_game_or_be_replaced() -> None:
    for what, ending in (("win", "forfeit"), ("draw", "agreement")):
        evening = Evening(ANNA, BEN)
        evening.house(Came("ben"))
        evening.house(Went("ben"))
        evening.now += 30
        with refused("nobody-gone"):
            evening.ask("anna", Claim("win"))
        evening.now += 31
        evening.ask("anna", Claim(what))  # type: ignore[arg-type]
        assert evening.table.ending == ending


def test_a_bot_takes_over_and_the_person_can_return() -> None:
    evening = Evening(ANNA, BEN)
    evening.house(Came("ben"))
    evening.house(Went("ben"))
    evening.now += 61
    evening.ask("anna", Claim("bot"))
    evening.play("anna", "c4 NW+")
    with refused("bot-plays"):
        evening.play("ben", "d3 NW+")
    evening.ask("ben", Return())
    evening.play("ben", "d3 NW+")
    assert evening.table.ply == 2


def test_the_loser_begins_the_rematch() -> None:
    evening = Evening(ANNA, BEN)
    with refused("not-over"):
        evening.ask("anna", Offer("rematch"))
    evening.ask("ben", Resign())
    evening.ask("anna", Offer("rematch"))
    assert not evening.table.rematch_agreed
    evening.ask("ben", Accept("rematch"))
    assert evening.table.rematch_agreed
    again = rematch_setting(evening.table, "t1")
    assert [seat.name for seat in again.seats] == ["Ben", "Anna"]
    assert not again.by_lot


def test_players_do_not_hear_watchers_until_the_game_is_over() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("cem", Say("play c4!", "Cem"))
    evening.ask("anna", Say("good luck"))
    assert [line["text"] for line in view(evening.table, "ben", 0.0)["lines"]] == ["good luck"]
    assert [line["text"] for line in view(evening.table, "dora", 0.0)["lines"]] == ["play c4!", "good luck"]
    evening.ask("ben", Resign())
    assert len(view(evening.table, "ben", 0.0)["lines"]) == 2


def test_the_record_of_a_resigned_game_can_be_read_again() -> None:
    evening = Evening(ANNA, BEN)
    evening.play("anna", "c4 NW+")
    evening.ask("ben", Resign())
    record = read_record(write_record(record_of(evening.table, "2026-11-15")))
    assert (record.header("Result"), record.header("Ending"), record.header("Seat2")) == ("1-0", "resignation", "Ben")


def test_facts_alone_make_the_table_again() -> None:
    evening = Evening(ANNA, Seat(), control="fischer 60+5")
    evening.ask("ben", Sit("Ben"))
    evening.play("anna", "c4 NW+")
    evening.ask("anna", Offer("draw"))
    again: Table = folded(evening.facts)
    assert again == evening.table
    assert again.version == len(evening.facts)


def test_who_moves_is_there_on_whatever_line() -> None:
    evening = Evening(ANNA, BEN)
    evening.house(Came("anna"))
    evening.house(Went("anna"))
    evening.now += 50
    evening.play("anna", "c4 NW+")
    evening.now += 50
    with refused("nobody-gone"):
        evening.ask("ben", Claim("win"))
