"""Matches of several games, two legs, a league's days, the game for the third place, double elimination."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tournaments.halls import drawn, entered, started, won

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, Regulation, standing_of
from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.exports import tournament_view
from fivefold.tournaments.needs import Draw, Finished
from fivefold.tournaments.scoring import complete, match_score
from fivefold.tournaments.verifier import verify

CUP = replace(PRESETS["knock-out"], name="ours", best_of=3)
SWISS = replace(PRESETS["swiss"], name="ours", best_of=3, rounds=1)


def play(desk: Desk, *winners: int) -> Desk:
    for winner in winners:
        desk = won(desk, 1, 2, winner)
    return desk


def test_a_match_of_three_is_won_by_two_games_and_the_beginner_changes() -> None:
    desk = play(drawn(started(CUP, 2)), 1, 2)
    table = desk.tournament.tables[1, 1]
    assert [game.starter for game in table.games] == [1, 2, 1]
    assert not complete(desk.tournament, table)
    desk = play(desk, 2)
    assert match_score(desk.tournament.tables[1, 1]) == {1: 1, 2: 2}
    assert standing_of(desk.tournament).order == (2, 1)
    assert isinstance(desk.need(), Finished)


def test_drawn_games_of_a_cup_match_are_played_again() -> None:
    desk = play(drawn(started(CUP, 2)), 1, 0, 0, 2, 0, 1)
    assert standing_of(desk.tournament).order == (1, 2)
    assert len(desk.tournament.tables[1, 1].games) == 6


@pytest.mark.parametrize(
    ("games", "points"), [((1, 1), (1, 0)), ((1, 0, 2), (0.5, 0.5)), ((0, 0, 2), (0, 1)), ((1, 0, 0), (1, 0))]
)
def test_elsewhere_a_match_ends_when_nobody_can_catch_up(games: tuple[int, ...], points: tuple[float, float]) -> None:
    desk = play(drawn(started(SWISS, 2)), *games)
    found = {row.entrant: row.values[0] for row in standing_of(desk.tournament).rows}
    assert (found[1], found[2]) == points
    assert complete(desk.tournament, desk.tournament.tables[1, 1])


def test_an_earlier_game_of_a_match_is_corrected_and_the_later_ones_stay() -> None:
    desk = play(drawn(started(CUP, 2)), 1, 2, 2)
    desk = desk.say("corrected", {"round": 1, "table": 1, "game": 2, "winner": 0}, reason="misread")
    table = desk.tournament.tables[1, 1]
    assert [game.result.winner if game.result else None for game in table.games] == [1, 0, 2, None]
    with pytest.raises(Refused) as no:
        desk.say("corrected", {"round": 1, "table": 1, "game": 2, "winner": 1}, reason="misread")
    assert no.value.code == "match-over"


def test_a_match_of_an_earlier_round_stays_decided() -> None:
    desk = drawn(started(replace(SWISS, rounds=2), 2))
    desk = drawn(play(desk, 1, 1))
    with pytest.raises(Refused) as no:
        desk.say("corrected", {"round": 1, "table": 1, "game": 2, "winner": 2}, reason="misread")
    assert no.value.code == "match-undecided"


def test_in_a_double_round_robin_two_meet_twice_and_each_begins_once() -> None:
    desk = drawn(started("double-round-robin", 5))
    games = [(frozenset(table.seats), table.starter) for table in desk.tournament.tables.values()]
    assert len(games) == len(set(games)) == 20
    waves: dict[int, list[int]] = {}
    for table in desk.tournament.tables.values():
        waves.setdefault(table.wave, []).extend(table.seats)
    assert len(waves) == 10
    assert all(len(seats) == len(set(seats)) == 4 for seats in waves.values())


def test_the_match_days_of_a_league_lie_a_week_apart() -> None:
    desk = started("league", 4).say("described", {"begins": "2026-12-28"})
    days = {table["wave"]: table["day"] for table in tournament_view(drawn(desk))["rounds"][0]["tables"]}
    assert days == {
        1: "2026-12-28",
        2: "2027-01-04",
        3: "2027-01-11",
        4: "2027-01-18",
        5: "2027-01-25",
        6: "2027-02-01",
    }


@pytest.mark.parametrize(("said", "tables"), [("yes", 2), ("no", 1)])
def test_a_regulation_can_say_whether_there_is_a_game_for_the_third_place(said: str, tables: int) -> None:
    desk = drawn(started(replace(PRESETS["knock-out"], name="ours", third_place=said), 4))  # type: ignore[arg-type]
    desk = won(won(desk, 1, 4, 1), 2, 3, 2)
    assert len(drawn(desk).tournament.rounds[-1].tables) == tables


def labels(desk: Desk) -> dict[str, tuple[int, int]]:
    found = {}
    for number in desk.tournament.rounds[-1].tables:
        table = desk.tournament.tables[len(desk.tournament.rounds), number]
        found[f"{table.group}/{number}"] = (min(table.seats), max(table.seats))
    return found


def test_a_double_elimination_of_four_worked_out_by_hand() -> None:
    desk = drawn(started("double-elimination", 4))
    assert labels(desk) == {"W1/1": (1, 4), "W1/2": (2, 3)}
    desk = drawn(won(won(desk, 1, 4, 1), 2, 3, 2))
    assert labels(desk) == {"W2/1": (1, 2), "L1/2": (3, 4)}
    desk = drawn(won(won(desk, 1, 2, 1), 3, 4, 4))  # 3 has lost twice
    assert labels(desk) == {"L2/1": (2, 4)}
    desk = drawn(won(desk, 2, 4, 2))
    assert labels(desk) == {"F1/1": (1, 2)}
    desk = drawn(won(desk, 1, 2, 2))  # the first loss of 1: they play again
    assert labels(desk) == {"F2/1": (1, 2)}
    desk = won(desk, 1, 2, 1)
    assert isinstance(desk.need(), Finished)
    assert standing_of(desk.tournament).order == (1, 2, 4, 3)
    assert verify([fact.text for fact in desk.log.facts]).problems == []


def test_who_leaves_a_double_elimination_is_passed_over() -> None:
    desk = drawn(started("double-elimination", 4))
    desk = won(won(desk, 1, 4, 1), 2, 3, 2).say("left", {"entrant": 3})
    desk = drawn(desk)
    assert labels(desk) == {"W2/1": (1, 2)}  # 4 waits below without an opponent
    assert desk.tournament.rounds[-1].byes == (4,)
    assert labels(drawn(won(desk, 1, 2, 2))) == {"L2/1": (1, 4)}


def test_the_verifier_notices_a_bracket_that_does_not_follow() -> None:
    desk = drawn(started("double-elimination", 8))
    for one, other in ((1, 8), (4, 5), (2, 7), (3, 6)):
        desk = won(desk, one, other, one)
    while not isinstance(need := desk.need(), Draw):
        desk = desk.lot(need, seed="x")  # type: ignore[arg-type]
    data = need.data
    slots = data["slots"]
    slots[1], slots[2] = slots[2], slots[1]
    seats = [slots[at : at + 2] for at in range(0, 8, 2)]
    for table, pair in zip(data["tables"], seats, strict=True):
        table["seats"], table["starter"] = sorted(pair), min(pair)
    with pytest.raises(Refused, match="reason"):
        desk.say("drawn", data)
    report = verify([fact.text for fact in desk.say("drawn", data, reason="they are brothers").log.facts])
    assert (report.deviations, report.problems) == (1, [])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"legs": 3}, "out-of-bounds"),
        ({"best_of": 0}, "out-of-bounds"),
        ({"format": "knock-out", "legs": 2}, "not-in-format"),
        ({"format": "knock-out", "days_apart": 7}, "not-in-format"),
        ({"third_place": "yes"}, "not-in-format"),
        ({"format": "groups-cup", "best_of": 3, "marbles": 18}, "speed-of-matches"),
        ({"third_place": "perhaps"}, "bad-choice"),
    ],
)
def test_what_does_not_go_together_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(BadRegulation) as no:
        Regulation(**{"name": "ours", "format": "round-robin", **changes})  # type: ignore[arg-type]
    assert no.value.code == code


def test_a_cup_from_groups_is_filled_even_if_the_regulation_forgot_the_lot() -> None:
    rules = Regulation(name="ours", format="groups-cup", at_least=4, tie_breaks=("points",))
    desk = drawn(entered(rules, 4).start())
    for table in list(desk.tournament.tables.values()):
        desk = desk.say("result", {"round": 1, "table": table.number, "winner": 0})
    desk = desk.say("decided", {"question": "cup", "answer": "2"})
    assert len(drawn(desk).tournament.rounds) == 2
