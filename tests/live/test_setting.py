"""What is agreed before the game: it is written and read again, and wrong settings are refused with a sentence."""

from __future__ import annotations

import pytest
from tests.live.evening import ANNA, BEN, CEM, GREEDY, Evening

from fivefold.games.core import BadOptions, BadPosition
from fivefold.games.pente import Options
from fivefold.live import Accept, Came, Claim, Offer, Resign, Setting, Went, read_control, rematch_setting
from fivefold.live.endings import ends_with_one, lost_by
from fivefold.live.setting import read_setting
from fivefold.sayings import Said

GONE = Said("gone", "gone")


def test_every_part_of_a_setting_is_written_and_read() -> None:
    setting = Setting(
        "pentago",
        "tournament",
        "bbbb..wwww" + 26 * ".",
        title="Final",
        seats=(ANNA, GREEDY),
        control=read_control("days 3"),
        host="anna",
        strict=True,
        public=False,
        by_lot=False,
        takebacks=False,
        draws=False,
        talk=False,
        stand_in="greedy",
        claim_after=90,
        origin={"tournament": "t1", "round": 2},
    )
    assert read_setting(setting.plain()) == setting


def test_options_hold_for_the_first_position_and_for_a_given_one() -> None:
    for position in ("", "13/" * 6 + "6w6" + "/13" * 6 + " 1 0-0"):
        options = Setting("pente", "size=13", position).start().options
        assert isinstance(options, Options)
        assert options.size == 13


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadOptions) as caught:
        Setting("pentago", seats=(ANNA, BEN, CEM))
    assert str(caught.value) == "Pentago has 2 seats here, not 3."


def test_a_position_is_checked_before_the_table_stands() -> None:
    with pytest.raises(BadPosition):
        Setting("pentago", position="nothing")


def names(setting: Setting) -> list[str]:
    return [seat.name for seat in setting.seats]


@pytest.mark.rule("PT1")
@pytest.mark.parametrize(("loser", "order"), [("anna", ["Anna", "Ben"]), ("ben", ["Ben", "Anna"])])
def test_the_loser_begins_the_next_game(loser: str, order: list[str]) -> None:
    evening = Evening(ANNA, BEN, by_lot=False)
    evening.ask(loser, Resign())
    assert names(rematch_setting(evening.table, "t1")) == order


def test_after_a_draw_the_other_one_begins() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("anna", Offer("draw"))
    evening.ask("ben", Accept("draw"))
    assert names(rematch_setting(evening.table, "t1")) == ["Ben", "Anna"]


def test_a_rematch_has_no_lot_and_says_where_it_comes_from() -> None:
    evening = Evening(ANNA, BEN, by_lot=True)
    evening.ask("anna", Resign())
    again = rematch_setting(evening.table, "t1")
    assert (again.by_lot, again.origin) == (False, {"rematch_of": "t1"})


def test_in_a_rematch_bots_stay_and_stand_ins_leave() -> None:
    evening = Evening(ANNA, BEN)
    evening.house(Came("ben"))
    evening.house(Went("ben"))
    evening.now += 60
    evening.ask("anna", Claim("bot"))
    evening.ask("anna", Resign())
    assert rematch_setting(evening.table, "t1").seats == (ANNA, BEN)
    evening = Evening(ANNA, GREEDY)
    evening.ask("anna", Resign())
    assert rematch_setting(evening.table, "t1").seats == (ANNA, GREEDY)


def test_three_play_a_game_to_its_end_and_the_next_one_begins_one_seat_on() -> None:
    evening = Evening(ANNA, BEN, CEM, game="kingdomino", options="three", control="fischer 60+0")
    while evening.table.phase == "playing":
        evening.now += 1
        evening.play_first_legal()
    table = evening.table
    assert table.ended is not None
    assert table.ended == table.game.outcome(table.state)
    assert table.ended.ranks[0] != table.ended.ranks[1]
    assert (table.ending, table.to_move, table.mover, table.clock.running) == ("board", None, None, None)
    turns = [sum(made.seat == seat for made in table.moves) for seat in range(3)]
    assert table.clock.spent == tuple(map(float, turns))
    assert names(rematch_setting(table, "t1")) == ["Ben", "Cem", "Anna"]


def test_with_three_the_others_play_on_and_only_the_loser_is_last() -> None:
    three = Setting("kingdomino", "three")
    assert not ends_with_one(three)
    assert lost_by(three, 2, GONE).ranks == (1, 1, 2)
    assert lost_by(three, 2, GONE).scores == (1, 1, 0)


@pytest.mark.rule("PT14")
def test_partners_lose_together() -> None:
    teams = Setting("pente", "team")
    assert ends_with_one(teams)
    assert (lost_by(teams, 2, GONE).ranks, lost_by(teams, 2, GONE).scores) == ((2, 1, 2, 1), (0, 1, 0, 1))


def test_alone_nobody_is_second() -> None:
    evening = Evening(ANNA, game="katamino")
    evening.ask("anna", Resign())
    assert evening.table.ended is not None
    assert (evening.table.ended.ranks, evening.table.ended.scores) == ((1,), (0,))
    assert lost_by(Setting("pentago"), 0, GONE).ranks == (2, 1)
