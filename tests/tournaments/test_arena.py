"""An arena by time: the clock, who is paired, who waits, what a streak is worth, breaks and late entries."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.tournaments.halls import entered

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, Regulation, finished, fold, read_log, standing_of, write_log
from fivefold.tournaments.corrections import sat_elsewhere
from fivefold.tournaments.explain import explanation
from fivefold.tournaments.exports import tournament_view
from fivefold.tournaments.forecast import forecast
from fivefold.tournaments.formats.arena import MOST_PAIRINGS, free, next_pairs
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Draw, Finished, LotNeeded, Waiting
from fivefold.tournaments.regulation import read_regulation, write_regulation
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.trf import report_of
from fivefold.tournaments.verifier import compare, verify

ARENA = PRESETS["arena"]


def at(minute: int) -> str:
    return f"2026-11-15T{18 + minute // 60}:{minute % 60:02}:00Z"


def begun(players: int, rules: Regulation = ARENA) -> Desk:
    """Started at six, with the lot in the order of entry."""
    desk = entered(rules, players).start(time=at(0))
    need = desk.need()
    assert isinstance(need, LotNeeded)
    numbers = list(need.candidates)
    return desk.say("lot", {"purpose": need.purpose, "candidates": numbers, "outcome": numbers}, time=at(0))


def paired(desk: Desk, minute: int) -> Desk:
    need = desk.need()
    assert isinstance(need, Draw), need
    return desk.say("drawn", need.data, time=at(minute))


def met(desk: Desk, minute: int, *pairs: tuple[int, int]) -> Desk:
    """Games that the organiser has put together."""
    first = len(desk.tournament.tables) + 1
    tables = [{"table": number, "seats": list(pair), "starter": pair[0]} for number, pair in enumerate(pairs, first)]
    data = {"round": len(desk.tournament.rounds) + 1, "stage": "arena", "tables": tables}
    return desk.say("drawn", data, reason="as we sit", time=at(minute))


def seats(desk: Desk) -> list[set[int]]:
    """Who plays whom now."""
    return [set(table.seats) for table in desk.tournament.tables.values() if table.result is None]


def won(desk: Desk, one: int, other: int, winner: int, **more: Any) -> Desk:
    """A result of the newest game of two."""
    tables = [table for table in desk.tournament.tables.values() if set(table.seats) == {one, other}]
    return desk.say("result", {"round": tables[-1].round, "table": tables[-1].number, "winner": winner}, **more)


def points(desk: Desk) -> dict[int, object]:
    return {row.entrant: row.values[0] for row in standing_of(desk.tournament).rows}


def agreed(desk: Desk) -> None:
    report = verify([fact.text for fact in desk.log.facts])
    assert report.problems == []
    assert compare(report, standing_of(desk.tournament).equals) == []


def test_whoever_has_finished_is_paired_anew_while_others_still_play() -> None:
    desk = met(begun(6), 0, (1, 2), (3, 4), (5, 6))
    desk = won(won(desk, 1, 2, 1), 3, 4, 3)
    assert sorted(free(desk.tournament)) == [1, 2, 3, 4]
    desk = paired(desk, 5)
    assert seats(desk) == [{5, 6}, {1, 3}, {2, 4}]
    assert [table.number for table in desk.tournament.tables.values()] == [1, 2, 3, 4, 5]
    agreed(desk)


def test_two_who_have_just_met_wait_as_long_as_somebody_else_plays() -> None:
    desk = won(met(begun(4), 0, (1, 2), (3, 4)), 1, 2, 1)
    assert desk.need() == Waiting("clock", tables=((1, 2),))
    desk = paired(won(desk, 3, 4, 3), 6)
    assert seats(desk) == [{1, 3}, {2, 4}]
    agreed(desk)


def test_two_alone_meet_again_at_once() -> None:
    desk = won(paired(begun(2), 0), 1, 2, 1)
    desk = paired(desk, 5)
    assert seats(desk) == [{1, 2}]
    assert desk.tournament.tables[2, 2].starter == 2  # who has begun less often
    agreed(desk)


def test_of_an_odd_number_whoever_has_had_most_games_waits() -> None:
    desk = met(begun(3), 0, (1, 2))
    desk = paired(won(desk, 1, 2, 1), 5)
    assert seats(desk) == [{1, 3}]  # 1 and 2 have had a game each: the last of them in the standing waits
    agreed(desk)


def test_somebody_else_waits_where_otherwise_two_would_meet_who_have_just_met() -> None:
    desk = won(met(begun(3), 0, (1, 3)), 1, 3, 1)
    desk = won(met(desk, 5, (1, 2)), 1, 2, 1)
    desk = won(met(desk, 10, (2, 3)), 2, 3, 2)
    # All have had two games. 3 is the last in the standing, but without 3 those who have just met would be 1 and 2 …
    assert [set(table.seats) for table in _draw(desk).tables] == [{1, 3}]
    agreed(paired(desk, 15))


def _draw(desk: Desk) -> Draw:
    need = desk.need()
    assert isinstance(need, Draw)
    return need


def test_the_nearest_in_points_meet() -> None:
    desk = met(begun(8), 0, (1, 2), (3, 4), (5, 6), (7, 8))
    for one, other in ((1, 2), (3, 4), (5, 6), (7, 8)):
        desk = won(desk, one, other, one)
    desk = paired(desk, 5)
    assert [{entrant % 2 for entrant in pair} for pair in seats(desk)] == [{1}, {1}, {0}, {0}]  # winners meet winners
    agreed(desk)


def test_after_two_wins_in_a_row_games_count_double_until_one_is_not_won() -> None:
    desk = begun(2)
    for minute, winner in enumerate((1, 1, 1, 0, 1)):
        desk = won(paired(desk, 5 * minute), 1, 2, winner)
    assert points(desk) == {1: 2 + 2 + 4 + 2 + 2, 2: 1}
    view = tournament_view(desk)
    assert [line["points"] for line in view["rounds"][2]["tables"][0]["lines"] if line["entrant"] == 1] == ["4"]
    agreed(desk)


def test_without_the_bonus_every_game_counts_once() -> None:
    desk = begun(2, replace(ARENA, streak=0))
    for minute in range(4):
        desk = won(paired(desk, 5 * minute), 1, 2, 1)
    assert points(desk) == {1: 8, 2: 0}
    agreed(desk)


def test_a_void_game_neither_counts_nor_ends_a_streak() -> None:
    desk = begun(2)
    for minute in range(2):
        desk = won(paired(desk, minute), 1, 2, 1)
    desk = paired(desk, 3)
    desk = desk.say("result", {"round": 3, "table": 3, "void": True}, reason="the board fell")
    desk = won(paired(desk, 4), 1, 2, 1)
    assert points(desk)[1] == 2 + 2 + 4
    agreed(desk)


def test_a_correction_changes_what_later_games_of_a_streak_are_worth() -> None:
    desk = begun(2)
    for minute in range(3):
        desk = won(paired(desk, 5 * minute), 1, 2, 1)
    desk = desk.say("corrected", {"round": 1, "table": 1, "winner": 2}, reason="misread")
    assert points(desk) == {1: 2 + 2, 2: 2}
    assert sat_elsewhere(desk.log, desk.log.version) == []
    agreed(desk)


def test_nobody_is_paired_after_the_end_and_what_is_played_then_counts() -> None:
    desk = won(met(begun(4), 0, (1, 2), (3, 4)), 1, 2, 1)
    with pytest.raises(Refused, match="not up yet") as early:
        desk.say("ended", {}, time=at(59))
    assert early.value.code == "time-not-up"
    desk = won(desk, 3, 4, 3)
    need = desk.need()
    assert isinstance(need, Draw)
    assert [set(table.seats) for table in need.tables] in ([{1, 3}, {2, 4}], [{1, 4}, {2, 3}])
    with pytest.raises(Refused) as late:
        desk.say("drawn", need.data, time=at(60))
    assert late.value.code == "time-up"
    desk = desk.say("drawn", need.data, time=at(59)).say("ended", {}, time=at(60))
    assert desk.need() == Waiting("results", tables=((2, 3), (2, 4)))
    for table in (3, 4):
        winner = min(desk.tournament.tables[2, table].seats)
        desk = desk.say("result", {"round": 2, "table": table, "winner": winner}, time=at(75))
    assert isinstance(desk.need(), Finished)
    assert finished(desk.tournament)
    assert points(desk)[1] == 4
    agreed(desk.say("closed", {}, time=at(76)))


def test_ending_before_the_time_needs_a_reason() -> None:
    desk = paired(begun(2), 0).say("ended", {}, reason="the hall closes", time=at(20))
    assert desk.tournament.ended
    agreed(desk)


def test_an_arena_goes_by_the_clock_so_its_start_needs_a_time() -> None:
    with pytest.raises(Refused) as refused:
        entered(ARENA, 4).start(time="this morning")
    assert refused.value.code == "no-clock"


def test_whoever_takes_a_break_finishes_their_game_and_is_not_paired_until_they_are_back() -> None:
    desk = met(begun(4), 0, (1, 2), (3, 4)).say("paused", {"entrant": 1})
    desk = won(won(desk, 1, 2, 1), 3, 4, 3)
    need = desk.need()
    assert isinstance(need, Draw)
    assert 1 not in {seat for table in need.tables for seat in table.seats}
    desk = desk.say("resumed", {"entrant": 1})
    assert sorted(free(desk.tournament)) == [1, 2, 3, 4]
    agreed(paired(desk, 9))


@pytest.mark.parametrize(
    ("kind", "entrant", "code"),
    [("paused", 1, "paused-already"), ("resumed", 2, "not-paused"), ("paused", 9, "no-such-entrant")],
)
def test_a_break_that_makes_no_sense_is_refused(kind: str, entrant: int, code: str) -> None:
    desk = begun(4).say("paused", {"entrant": 1})
    with pytest.raises(Refused) as refused:
        desk.say(kind, {"entrant": entrant})
    assert refused.value.code == code


def test_other_formats_know_no_breaks_and_no_end() -> None:
    desk = entered("swiss", 4).start()
    for kind, data in (("paused", {"entrant": 1}), ("ended", {})):
        with pytest.raises(Refused) as refused:
            desk.say(kind, data, reason="because")
        assert refused.value.code == "no-arena"


def test_somebody_enters_late_and_plays_at_once() -> None:
    desk = won(met(begun(4), 0, (1, 2), (3, 4)), 1, 2, 1)
    desk = desk.say("entered", {"entrant": 5, "name": "Late"}, time=at(10))
    desk = paired(desk, 10)
    assert seats(desk) == [{3, 4}, {1, 5}] or seats(desk) == [{3, 4}, {2, 5}]
    agreed(desk)
    desk = desk.say("ended", {}, time=at(60))
    with pytest.raises(Refused) as refused:
        desk.say("entered", {"entrant": 6, "name": "Too late"}, time=at(61))
    assert refused.value.code == "time-up"


def test_whoever_leaves_in_a_game_has_lost_it_and_is_not_paired_again() -> None:
    desk = met(begun(4), 0, (1, 2), (3, 4)).say("left", {"entrant": 1})
    assert points(desk)[2] == 2
    assert sorted(free(desk.tournament)) == [2]
    agreed(won(desk, 3, 4, 3))


def test_only_those_who_are_free_can_be_paired_by_hand() -> None:
    desk = won(met(begun(4), 0, (1, 2), (3, 4)), 1, 2, 1).say("paused", {"entrant": 2})
    for pair in ([1, 3], [1, 2]):
        table = {"table": 3, "seats": pair, "starter": 1}
        with pytest.raises(Refused) as refused:
            desk.say("drawn", {"round": 2, "stage": "arena", "tables": [table]}, reason="they wish it", time=at(5))
        assert refused.value.code == "not-free"


def test_a_pairing_of_ones_own_needs_its_reason_and_is_counted_as_a_deviation() -> None:
    desk = won(won(met(begun(4), 0, (1, 2), (3, 4)), 1, 2, 1), 3, 4, 3)
    tables = [{"table": 3, "seats": [1, 4], "starter": 4}, {"table": 4, "seats": [3, 2], "starter": 2}]
    data = {"round": 2, "stage": "arena", "tables": tables}
    with pytest.raises(Refused) as refused:
        desk.say("drawn", data, time=at(0))
    assert refused.value.code == "reason-missing"
    before = verify([fact.text for fact in desk.log.facts])
    report = verify([fact.text for fact in desk.say("drawn", data, reason="they wish it", time=at(5)).log.facts])
    assert (report.problems, report.deviations) == ([], before.deviations + 1)


@pytest.mark.parametrize(
    ("tables", "code"),
    [
        ([{"table": 1, "seats": [1, 2], "starter": 1}, {"table": 2, "seats": [2, 3], "starter": 3}], "not-everyone"),
        ([{"table": 2, "seats": [1, 2], "starter": 1}], "table-numbers"),
        ([{"table": 1, "seats": [1, 2, 3], "starter": 1}], "bad-size"),
        ([], "bad-bye"),
    ],
)
def test_a_pairing_that_cannot_be_played_is_refused(tables: list[dict[str, Any]], code: str) -> None:
    desk = begun(4)
    with pytest.raises(Refused) as refused:
        desk.say("drawn", {"round": 1, "stage": "arena", "tables": tables}, reason="because", time=at(0))
    assert refused.value.code == code


def test_a_result_that_is_undone_is_entered_again_and_later_games_stay() -> None:
    desk = paired(won(paired(begun(2), 0), 1, 2, 1), 5)
    result = next(fact.number for fact in desk.log.facts if fact.kind == "result")
    desk = desk.undo(result)
    assert len(desk.tournament.rounds) == 2
    desk = won(desk.say("result", {"round": 1, "table": 1, "winner": 2}), 1, 2, 2)
    assert points(desk) == {1: 0, 2: 4}
    agreed(desk)


def test_a_result_can_be_disputed_while_the_players_play_on_and_must_be_settled_at_the_end() -> None:
    desk = paired(won(paired(begun(2), 0), 1, 2, 1, actor="table"), 5)
    desk = desk.say("disputed", {"round": 1, "table": 1})
    desk = won(desk, 1, 2, 2).say("ended", {}, time=at(60))
    assert desk.need() == Waiting("dispute", "", ((1, 1),))
    desk = desk.say("corrected", {"round": 1, "table": 1, "winner": 2}, reason="both agree")
    assert finished(desk.tournament)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("minutes", 0, "out-of-bounds"),
        ("minutes", 721, "out-of-bounds"),
        ("streak", 11, "out-of-bounds"),
        ("best_of", 3, "not-in-format"),
        ("rounds", 5, "rounds-given"),
    ],
)
def test_a_regulation_of_an_arena_has_bounds(field: str, value: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_regulation({**write_regulation(ARENA), field: value})
    assert refused.value.code == code


def test_only_an_arena_has_minutes() -> None:
    with pytest.raises(Refused) as refused:
        read_regulation({**write_regulation(PRESETS["swiss"]), "minutes": 60})
    assert refused.value.code == "not-in-format"


@pytest.mark.parametrize("players", [2, 3, 8, 17])
def test_an_arena_is_played_to_its_end_and_read_back_and_verified(players: int) -> None:
    desk = finish(entered(ARENA, players), picks(f"arena {players}"))
    assert desk.tournament.closed
    assert read_log(write_log(desk.log)) == desk.log
    assert fold(desk.log) == desk.tournament
    agreed(desk)


def test_a_standing_is_explained_with_the_doubled_games() -> None:
    desk = begun(2)
    for minute in range(3):
        desk = won(paired(desk, 5 * minute), 1, 2, 1)
    assert "8 = 2 + 2 + 4" in explanation(desk.tournament, 1, 2)


def test_a_report_for_pairing_programs_has_a_round_for_each_pairing() -> None:
    desk = finish(entered(ARENA, 4), picks("report"))
    report = report_of(desk.tournament)
    assert {len(player.rounds) for player in report.players} == {len(desk.tournament.rounds)}
    # Other programs add up the games themselves, and know no series of wins.
    worth = {"1": Fraction(1), "=": Fraction(1, 2)}
    for player in report.players:
        assert player.points == sum((worth.get(game.result, Fraction(0)) for game in player.rounds), Fraction(0))
    assert any(player.points != points(desk)[player.number] for player in report.players)


def test_a_forecast_counts_games_each_and_ends_when_the_last_game_does() -> None:
    found = forecast(ARENA, 12, 10)
    assert 5 <= found.rounds <= 7
    assert found.minutes == 70
    assert 0 < found.best_wins < 1


def test_the_verifier_finds_a_pairing_after_the_end_and_one_of_somebody_who_plays() -> None:
    desk = begun(4)
    late = desk.log.with_fact("drawn", _draw(desk).data, time=at(61))
    assert [problem.code for problem in verify([fact.text for fact in late.facts]).problems] == ["time-up"]
    playing = met(desk, 0, (1, 2), (3, 4))
    table = {"table": 3, "seats": [1, 3], "starter": 1}
    twice = playing.log.with_fact("drawn", {"round": 2, "stage": "arena", "tables": [table]}, time=at(1))
    assert [problem.code for problem in verify([fact.text for fact in twice.facts]).problems] == ["not-free"]
    early = playing.log.with_fact("ended", {}, time=at(5))
    assert [problem.code for problem in verify([fact.text for fact in early.facts]).problems] == ["not-up"]


def test_the_verifier_finds_who_should_have_waited_and_a_worse_pairing() -> None:
    desk = won(met(begun(3), 0, (1, 2)), 1, 2, 1)
    table = {"table": 2, "seats": [2, 3], "starter": 3}
    wrong = desk.log.with_fact("drawn", {"round": 2, "stage": "arena", "tables": [table]}, time=at(5))
    assert [problem.code for problem in verify([fact.text for fact in wrong.facts]).problems] == ["waits"]


def test_a_large_field_is_paired_at_once() -> None:
    desk = begun(400)
    assert len(next_pairs(desk.tournament, free(desk.tournament), desk.tournament.lots[0].outcome)) == 200
    assert MOST_PAIRINGS > 720
