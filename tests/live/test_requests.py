"""What each request leads to: the facts it states, or the sentence that refuses it."""

from __future__ import annotations

import random

import pytest
from tests.live.evening import ANNA, BEN, CEM, GREEDY, Evening, refused

from fivefold.games.core import CHANCE
from fivefold.live import (
    Accept,
    BotPlays,
    Came,
    Claim,
    Decline,
    Fact,
    Follow,
    Offer,
    Pause,
    Play,
    Recover,
    Resign,
    Resume,
    Return,
    Say,
    Seat,
    Sit,
    Stand,
    Tick,
    Touch,
    Went,
    folded,
    on_event,
)

BOTH = Seat("person", "Grandma", "anna")


def gone(evening: Evening, who: str, seconds: float) -> None:
    evening.house(Came(who))
    evening.house(Went(who))
    evening.now += seconds


def test_a_name_keeps_no_brackets_or_quotation_marks() -> None:
    evening = Evening(Seat(), Seat())
    evening.ask("x", Sit('{Xaver} "X"'))
    assert evening.table.seats[0].name == "Xaver X"


def test_a_taken_seat_is_named_as_people_count() -> None:
    evening = Evening(Seat(), BEN)
    with refused("seat-taken", "Seat 2 is not free."):
        evening.ask("anna", Sit("Anna", 1))


def test_who_talks_is_named_as_they_sit_and_a_watcher_as_they_say() -> None:
    evening = Evening(ANNA, BEN)
    (said,) = evening.ask("anna", Say("good luck", "Napoleon"))
    assert said.data == {"name": "Anna", "text": "good luck", "watcher": False, "who": "anna"}
    assert evening.ask("cem", Say("hello", ' "Cem" '))[0].data["name"] == "Cem"
    assert evening.ask("dora", Say("hello"))[0].data["name"] == "guest"
    assert [(line.name, line.watcher) for line in evening.table.lines] == [
        ("Anna", False),
        ("Cem", True),
        ("guest", True),
    ]


def test_the_last_two_hundred_lines_are_kept() -> None:
    evening = Evening(ANNA, BEN)
    for number in range(203):
        evening.ask("anna", Say(str(number)))
    assert [line.text for line in evening.table.lines] == [str(number) for number in range(3, 203)]


def test_only_players_come_and_go_and_only_once() -> None:
    evening = Evening(ANNA, BEN)
    version = evening.table.version
    assert evening.house(Came("cem")) == ()
    assert [fact.kind for fact in evening.house(Came("anna"))] == ["came"]
    assert evening.house(Came("anna")) == ()
    assert [fact.kind for fact in evening.house(Went("anna"))] == ["went"]
    assert (evening.table.here, evening.table.away) == (frozenset(), {"anna": 1000.0})
    assert evening.house(Went("anna")) == ()
    gone(evening, "ben", 5)
    evening.house(Came("anna"))
    assert (evening.table.here, evening.table.away) == (frozenset({"anna"}), {"ben": 1000.0})
    assert evening.table.version == version  # shown, not kept


def test_a_move_is_told_with_seat_ply_text_and_name_and_no_more() -> None:
    evening = Evening(ANNA, BEN)
    (moved,) = evening.ask("anna", Play(0, "first", "c4 NW+"))
    assert moved.data == {"seat": 0, "ply": 0, "move": "c4/NW+", "id": "first"}
    (moved,) = evening.ask("ben", Play(1, "second", "d3 NW+", credit=0.25))
    assert moved.data == {"seat": 1, "ply": 1, "move": "d3/NW+", "id": "second", "credit": 0.25}


def test_a_bot_moves_only_when_it_is_its_turn() -> None:
    evening = Evening(GREEDY, ANNA)
    assert evening.house(BotPlays(1, "c4 NW+")) == ()
    (moved,) = evening.house(BotPlays(0, "c4 NW+", by="random"))
    assert moved.data == {"seat": 0, "ply": 0, "move": "c4/NW+", "id": "bot 0", "by": "random"}
    assert evening.table.moves[0].by == "random"
    assert evening.house(BotPlays(1, "d3 NW+")) == ()
    evening.play("anna", "d3 NW+")
    assert evening.table.moves[1].by == ""
    evening.ask("anna", Pause())
    assert evening.house(BotPlays(2, "a1 NW+")) == ()
    evening.ask("anna", Resume())
    assert [fact.data["seat"] for fact in evening.house(BotPlays(2, "a1 NW+"))] == [0]


def test_chance_deals_before_the_first_move_and_after_each_round() -> None:
    evening = Evening(ANNA, BEN, game="kingdomino", options="two")
    kinds = [fact.kind for fact in evening.facts]
    assert kinds[:2] == ["opened", "started"]
    dealt = [fact for fact in evening.facts if fact.kind == "moved"]
    assert {fact.data["seat"] for fact in dealt} == {CHANCE}
    assert {fact.data["id"] for fact in dealt} == {""}
    assert evening.table.to_move in (0, 1)
    assert evening.table.clock.running == evening.table.to_move
    evening.play_first_legal()
    while evening.table.moves[-1].seat != CHANCE:
        evening.play_first_legal()
    assert evening.table.to_move in (0, 1)
    with refused("chance-has-moved"):
        evening.ask("anna", Offer("takeback"))


def test_a_house_that_closed_before_the_deal_deals_when_it_opens() -> None:
    evening = Evening(ANNA, BEN, game="kingdomino", options="two", control="days 1")
    before = folded(evening.facts[:2])
    assert before.to_move == CHANCE
    assert before.clock.running is None
    after, facts = on_event(before, Recover(), now=2000.0, rng=random.Random(1))
    assert {fact.kind for fact in facts} == {"moved"}
    assert after.to_move in (0, 1)
    assert (after.clock.running, after.clock.since) == (after.to_move, 2000.0)


@pytest.mark.parametrize(("control", "told"), [("none", 0), ("move 30", 1), ("fischer 60+0", 1), ("days 3", 0)])
def test_only_a_live_clock_begins_anew_when_the_house_opens(control: str, told: int) -> None:
    assert len(Evening(ANNA, BEN, control=control).house(Recover())) == told
    assert Evening(ANNA, Seat(), control=control).house(Recover()) == ()


def test_the_next_table_is_named_once() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("anna", Resign())
    evening.ask("anna", Offer("rematch"))
    evening.ask("ben", Accept("rematch"))
    assert [fact.data for fact in evening.house(Follow("t2"))] == [{"table": "t2"}]
    assert (evening.table.follow, dict(evening.table.offers), evening.table.rematch_agreed) == ("t2", {}, False)
    assert evening.house(Follow("t3")) == ()
    with refused("followed"):
        evening.ask("anna", Offer("rematch"))


def test_a_pause_stops_the_clock_until_somebody_resumes() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+0")
    evening.now += 10
    evening.ask("anna", Pause())
    assert evening.table.phase == "playing"
    evening.ask("ben", Accept("pause"))
    assert (evening.table.phase, evening.table.to_move, dict(evening.table.offers)) == ("paused", 0, {})
    assert (evening.table.clock.running, evening.table.clock.left) == (None, (50.0, 60.0))
    evening.now += 1000
    assert evening.house(Tick()) == ()
    with refused("paused"):
        evening.ask("ben", Pause())
    with refused("not-seated"):
        evening.ask("cem", Resume())
    evening.ask("ben", Resume())
    assert evening.table.phase == "playing"
    assert (evening.table.clock.running, evening.table.clock.since) == (0, 2010.0)
    with refused("not-paused"):
        evening.ask("ben", Resume())


def test_with_three_players_a_bot_plays_on_for_who_resigns() -> None:
    evening = Evening(ANNA, BEN, CEM, game="kingdomino", options="three", control="fischer 60+0")
    evening.now += 10
    mover = evening.table.to_move
    assert mover is not None
    who = evening.table.seats[mover].who
    (handed,) = evening.ask(who, Resign())
    assert (handed.kind, handed.data) == ("handed", {"seat": mover, "bot": "random", "why": "resigned"})
    assert (evening.table.phase, evening.table.seats[mover].mover) == ("playing", "bot")
    assert (evening.table.clock.running, evening.table.clock.since) == (mover, 1010.0)
    assert evening.table.clock.left == (60.0, 60.0, 60.0)
    with refused("bot-plays-already"):
        evening.ask(who, Resign())
    evening.ask(who, Return())
    with refused("seat-is-yours"):
        evening.ask(who, Return())


def test_a_flag_of_three_hands_the_seat_to_a_bot() -> None:
    evening = Evening(ANNA, BEN, CEM, game="kingdomino", options="three", control="move 30", stand_in="greedy")
    mover = evening.table.to_move
    evening.now += 30
    (handed,) = evening.house(Tick())
    assert handed.data == {"seat": mover, "bot": "greedy", "why": "flagged"}


def test_who_holds_both_seats_resigns_the_one_to_move_or_the_one_they_name() -> None:
    evening = Evening(ANNA, BOTH)
    evening.play("anna", "c4 NW+")
    evening.ask("anna", Resign())
    assert evening.table.ended is not None
    assert evening.table.ended.scores == (1, 0)
    evening = Evening(ANNA, BOTH)
    evening.ask("anna", Resign(1))
    assert evening.table.ended is not None
    assert evening.table.ended.scores == (1, 0)


def test_after_the_minute_a_claim_holds() -> None:
    evening = Evening(ANNA, BEN)
    gone(evening, "ben", 59.5)
    with refused("nobody-gone", "Nobody has been gone for 60 s."):
        evening.ask("anna", Claim("bot"))
    evening.now += 0.5
    (handed,) = evening.ask("anna", Claim("bot"))
    assert handed.data == {"seat": 1, "bot": "random", "why": "gone"}


def test_a_claim_in_a_paused_game_starts_no_clock() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+0")
    evening.ask("anna", Pause())
    evening.ask("ben", Accept("pause"))
    gone(evening, "ben", 60)
    evening.ask("anna", Claim("bot"))
    assert (evening.table.phase, evening.table.clock.running) == ("paused", None)


def test_with_three_players_a_claim_brings_a_bot_and_nothing_else() -> None:
    evening = Evening(ANNA, BEN, CEM, game="kingdomino", options="three")
    gone(evening, "cem", 60)
    with refused("only-a-bot"):
        evening.ask("anna", Claim("win"))
    evening.ask("anna", Claim("bot"))
    assert evening.table.seats[2].bot == "random"


def test_a_position_that_has_passed_is_named() -> None:
    evening = Evening(ANNA, BEN)
    evening.play("anna", "c4 NW+")
    with refused("other-position", "The game stands after move 1, not 0; look again."):
        evening.ask("ben", Play(0, "x", "d3 NW+"))


@pytest.mark.rule("PG4")
def test_what_was_touched_may_be_played_as_a_whole() -> None:
    evening = Evening(ANNA, BEN, strict=True)
    (touched,) = evening.ask("anna", Touch(0, "c4"))
    assert touched.data == {"seat": 0, "step": "c4"}
    evening.ask("anna", Touch(0, "NW"))
    with refused("touched", "c4 NW stays: what was touched is played (PG4)."):
        evening.play("anna", "d3 NW+")
    evening.play("anna", "c4 NW-")
    evening.play("ben", "d3 NW+")
    assert [made.text for made in evening.table.moves] == ["c4/NW-", "d3/NW+"]


@pytest.mark.rule("PG4")
def test_the_last_touch_moves_under_its_own_name() -> None:
    evening = Evening(ANNA, BEN, strict=True)
    for step in ("c4", "NW"):
        evening.ask("anna", Touch(0, step))
    (moved,) = evening.ask("anna", Touch(0, "+", "third"))
    assert moved.data == {"seat": 0, "ply": 0, "move": "c4/NW+", "id": "third"}


@pytest.mark.parametrize("request_", [Accept("draw"), Decline("draw")])
def test_what_nobody_offered_is_not_answered(request_: Accept | Decline) -> None:
    evening = Evening(ANNA, BEN)
    with pytest.raises(Exception, match="Nobody has offered this") as caught:
        evening.ask("anna", request_)
    assert vars(caught.value)["facts"] == {"what": "draw"}
    evening.ask("anna", Offer("draw"))
    with refused("not-seated"):
        evening.ask("cem", request_)


def test_who_declines_is_told_and_other_offers_stay() -> None:
    evening = Evening(ANNA, BEN)
    evening.play("anna", "c4 NW+")
    evening.ask("anna", Offer("draw"))
    evening.ask("anna", Offer("takeback"))
    (declined,) = evening.ask("ben", Decline("draw"))
    assert declined.data == {"what": "draw", "who": "ben"}
    assert dict(evening.table.offers) == {"takeback": ("anna",)}


def test_a_move_ends_offers_of_a_draw_and_a_take_back_and_no_other() -> None:
    evening = Evening(ANNA, BEN)
    evening.play("anna", "c4 NW+")
    for what in ("draw", "takeback", "pause"):
        evening.ask("anna", Offer(what))
    evening.play("ben", "d3 NW+")
    assert dict(evening.table.offers) == {"pause": ("anna",)}


def test_a_table_may_be_laid_without_draws_and_without_take_backs() -> None:
    evening = Evening(ANNA, BEN, draws=False, takebacks=False)
    evening.play("anna", "c4 NW+")
    with refused("no-draws"):
        evening.ask("anna", Offer("draw"))
    with refused("no-takebacks"):
        evening.ask("anna", Offer("takeback"))


def test_three_agree_to_no_draw() -> None:
    evening = Evening(ANNA, BEN, CEM, game="kingdomino", options="three")
    with refused("no-draws"):
        evening.ask("anna", Offer("draw"))


def test_a_take_back_leaves_the_moves_before_it_and_the_mover_s_clock_runs() -> None:
    evening = Evening(ANNA, BEN, control="fischer 60+0")
    evening.play("anna", "c4 NW+")
    after_one = evening.table.state
    evening.play("ben", "d3 NW+")
    evening.ask("anna", Offer("draw"))
    evening.ask("anna", Decline("draw"))
    evening.ask("ben", Offer("takeback"))
    evening.now += 7
    evening.ask("anna", Accept("takeback"))
    table = evening.table
    assert (table.ply, table.to_move, table.state) == (1, 1, after_one)
    assert (dict(table.offers), table.declined, table.steps, table.since) == ({}, frozenset(), (), 1007.0)
    assert (table.clock.running, table.clock.since, table.clock.left) == (1, 1007.0, (53.0, 60.0))


def test_the_tournament_and_not_the_players_makes_the_next_game() -> None:
    evening = Evening(ANNA, BEN, origin={"tournament": "t", "round": 1})
    evening.ask("anna", Resign())
    with refused("tournament-game"):
        evening.ask("anna", Offer("rematch"))


@pytest.mark.parametrize(
    "late", [Play(0, "x", "c4 NW+"), Resign(), Claim("win"), Offer("draw"), Offer("takeback"), Offer("pause"), Pause()]
)
def test_what_needs_a_running_game_is_refused_before_and_after_it(late: object) -> None:
    evening = Evening(ANNA, Seat())
    with refused("not-begun", "The game has not begun."):
        evening.ask("anna", late)
    evening.ask("ben", Sit("Ben"))
    evening.ask("anna", Resign())
    with refused("over", "The game is over."):
        evening.ask("anna", late)


def test_nobody_takes_a_seat_back_when_the_game_is_over() -> None:
    evening = Evening(ANNA, BEN)
    gone(evening, "ben", 60)
    evening.ask("anna", Claim("bot"))
    evening.ask("anna", Resign())
    with refused("over"):
        evening.ask("ben", Return())


@pytest.mark.parametrize(
    ("who", "request_", "code", "sentence"),
    [
        ("", Sit("X"), "nobody", "Only somebody with a name can sit down."),
        ("cem", Sit(' "" '), "no-name", "A player needs a name."),
        ("anna", Say(" "), "nothing-said", "Nothing was said."),
        ("", Say("hello"), "nobody-talks", "Only somebody with a name can talk here."),
        ("anna", Say("hello"), "no-talk", "There is no talk at this table."),
    ],
)
def test_a_wish_without_a_name_or_a_text_is_refused(who: str, request_: object, code: str, sentence: str) -> None:
    evening = Evening(ANNA, Seat(), talk=False)
    with refused(code, sentence):
        evening.ask(who, request_)


def test_at_a_running_table_some_wishes_come_too_late_or_are_no_one_thing() -> None:
    evening = Evening(ANNA, BEN, control="days 3")
    with refused("cannot-leave", "The game has begun; you can resign."):
        evening.ask("anna", Stand())
    with refused("move-twice", "A move is a text or steps, not both."):
        evening.ask("anna", Play(0, "x", "c4 NW+", ("c4", "NW", "+")))
    with refused("not-your-seat", "You do not sit there."):
        evening.ask("anna", Resign(1))
    with refused("days-to-move", "With days for a move nobody has to wait at the table."):
        evening.ask("anna", Claim("win"))


@pytest.mark.rule("PG5")
def test_a_five_ends_the_game_on_the_board() -> None:
    evening = Evening(ANNA, BEN, position="bbbb..wwww" + 26 * ".", control="fischer 60+0")
    evening.now += 10
    evening.play("anna", "e6")
    table = evening.table
    assert table.ended is not None
    assert (table.phase, table.ending, table.ended.scores) == ("over", "board", (1, 0))
    assert (table.to_move, table.clock.running, table.since) == (None, None, 1010.0)


def test_when_a_game_is_given_up_touches_offers_and_clock_are_done_with() -> None:
    evening = Evening(ANNA, BEN, strict=True, control="fischer 60+0")
    evening.ask("anna", Touch(0, "c4"))
    evening.ask("ben", Offer("draw"))
    evening.now += 10
    evening.ask("ben", Resign())
    table = evening.table
    assert (table.steps, dict(table.offers), table.since) == ((), {}, 1010.0)
    assert (table.clock.running, table.clock.left) == (None, (50.0, 60.0))


def test_no_rule_stands_behind_a_draw_by_agreement() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("anna", Offer("draw"))
    evening.ask("ben", Accept("draw"))
    assert evening.table.ended is not None
    assert (str(evening.table.ended.reason), evening.table.ended.rule) == ("agreed", "")


def test_a_table_knows_when_it_was_opened_started_and_last_moved() -> None:
    evening = Evening(ANNA, Seat())
    assert evening.table.since == 1000.0
    evening.now += 5
    evening.ask("ben", Sit("Ben"))
    assert (evening.table.since, evening.table.to_move) == (1005.0, 0)
    evening.now += 5
    evening.play("anna", "c4 NW+")
    assert evening.table.since == 1010.0


def test_a_move_of_a_record_without_a_name_is_folded() -> None:
    evening = Evening(ANNA, BEN)
    moved = Fact("moved", 1001.0, {"seat": 0, "ply": 0, "move": "c4/NW+"})
    assert folded([*evening.facts, moved]).moves[0].id == ""


def test_before_the_game_nobody_is_to_move() -> None:
    assert Evening(ANNA, Seat()).table.to_move is None


def test_a_stand_in_s_move_does_not_bring_its_person_back() -> None:
    evening = Evening(ANNA, BEN)
    gone(evening, "ben", 60)
    evening.ask("anna", Claim("bot"))
    evening.play("anna", "c4 NW+")
    evening.house(BotPlays(1, "d3 NW+"))
    assert evening.table.away == {"ben": 1000.0}
