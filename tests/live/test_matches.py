"""Matches: several games of the same people, with one total."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.live.evening import ANNA, BEN, CEM, GREEDY, Evening, refused

from fivefold.games.core import BadOptions
from fivefold.live import Accept, Fill, Match, Offer, Resign, Seat, Setting, opened, read_match, rematch_setting, view
from fivefold.live.setting import match_after, read_setting

DORA = Seat("person", "Dora", "dora")


def match_at(evening: Evening) -> Match:
    found = match_after(evening.table)
    assert found is not None
    return found


def next_game(evening: Evening) -> Evening:
    """The evening goes on with the next game of the match."""
    setting = rematch_setting(evening.table, "t1")
    return Evening(*setting.seats, game=setting.game, options=setting.options, match=setting.match)


def sat(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.seats]


def a_five(evening: Evening) -> None:
    """White makes five on the 13-line board; Black puts stones far away."""
    white = iter(["0", "R4", "R1", "R2", "R3"])
    black = iter(["L6U6", "L4U6", "L2U6", "U6"])
    while evening.table.phase == "playing":
        seat = evening.table.to_move
        assert seat is not None
        evening.play(evening.table.seats[seat].who, next(white if seat % 2 == 0 else black))


@pytest.mark.rule("PT18")
def test_points_of_several_games_add_up_until_somebody_has_twenty_one() -> None:
    match = read_match("points 21", seats=2, handicaps=(0, 3))
    for points in ((9, 2), (6, 5)):
        match = match.with_game(ranks=(1, 2), points=points, teams=False)
        assert match.winners(teams=False) == ()
    match = match.with_game(ranks=(1, 2), points=(6, 1), teams=False)
    assert (match.totals, match.played, match.winners(teams=False)) == ((21, 11), 3, (0,))


@pytest.mark.rule("PT18")
def test_if_both_pass_the_goal_the_higher_total_wins_and_a_tie_plays_on() -> None:
    match = read_match("points 21", seats=2, handicaps=(19, 18))
    assert match.with_game(ranks=(1, 2), points=(5, 3), teams=False).winners(teams=False) == (0,)
    tied = match.with_game(ranks=(1, 2), points=(5, 6), teams=False)
    assert (tied.totals, tied.winners(teams=False)) == ((24, 24), ())
    assert tied.with_game(ranks=(2, 1), points=(0, 1), teams=False).winners(teams=False) == (1,)


def test_a_match_for_wins_counts_no_draw() -> None:
    match = read_match("wins 2", seats=2)
    match = match.with_game(ranks=(1, 1), points=None, teams=False).with_game(ranks=(2, 1), points=None, teams=False)
    assert (match.totals, match.winners(teams=False)) == ((0, 1), ())
    assert match.with_game(ranks=(2, 1), points=None, teams=False).winners(teams=False) == (1,)


def test_the_best_of_five_ends_when_nobody_can_catch_up_and_a_draw_is_a_half() -> None:
    match = read_match("best 5", seats=2)
    for ranks, winners in (((1, 2), ()), ((1, 1), ()), ((1, 2), ()), ((1, 2), (0,))):
        match = match.with_game(ranks=ranks, points=None, teams=False)
        assert match.winners(teams=False) == winners
    assert match.totals == (3.5, 0.5)


def test_after_its_last_game_the_best_of_two_may_be_shared() -> None:
    match = read_match("best 2", seats=2)
    for ranks in ((1, 2), (2, 1)):
        match = match.with_game(ranks=ranks, points=None, teams=False)
    assert match.winners(teams=False) == (0, 1)


@pytest.mark.rule("PT14")
def test_partners_win_a_match_together() -> None:
    match = read_match("wins 1", seats=4).with_game(ranks=(2, 1, 2, 1), points=None, teams=True)
    assert (match.totals, match.winners(teams=True)) == ((0, 1, 0, 1), (1, 3))


@pytest.mark.rule("PT1", "PT18")
def test_the_next_game_carries_the_totals_to_where_their_owners_sit() -> None:
    points: dict[str, Any] = {"game": "pente", "options": "points=on size=13"}
    evening = Evening(ANNA, BEN, match=read_match("points 21", seats=2, handicaps=(0, 4)), **points)
    a_five(evening)
    assert match_at(evening).totals == (5, 4)
    evening = next_game(evening)
    assert (sat(evening), match_at(evening).totals) == (["Ben", "Anna"], (4, 5))
    seen = view(evening.table, "anna", now=0.0)["match"]
    assert seen is not None
    assert (seen["totals"], seen["handicaps"], seen["played"], seen["winners"]) == ([4, 5], [4, 0], 1, [])


@pytest.mark.rule("PT18")
def test_a_game_that_is_given_up_counts_what_stands_on_the_board() -> None:
    evening = Evening(ANNA, BEN, game="pente", options="points", match=read_match("points 21", seats=2))
    evening.ask("anna", Resign())
    assert match_at(evening).totals == (0, 0)
    assert match_at(evening).played == 1


def test_after_a_match_the_next_game_begins_a_new_one() -> None:
    evening = Evening(ANNA, BEN, match=read_match("wins 1", seats=2))
    evening.ask("anna", Resign())
    assert match_at(evening).winners(teams=False) == (1,)
    assert match_at(next_game(evening)) == read_match("wins 1", seats=2)


@pytest.mark.rule("PT1", "PT13")
@pytest.mark.parametrize(
    ("loser", "order"), [("anna", ["Cem", "Dora", "Anna", "Ben"]), ("ben", ["Ben", "Cem", "Dora", "Anna"])]
)
def test_the_losing_team_begins_the_next_game(loser: str, order: list[str]) -> None:
    evening = Evening(ANNA, BEN, CEM, DORA, game="pente", options="team")
    evening.ask(loser, Resign())
    assert sat(next_game(evening)) == order


@pytest.mark.rule("PT1", "PT13")
def test_after_a_drawn_team_game_the_other_team_begins() -> None:
    evening = Evening(ANNA, BEN, CEM, DORA, game="pente", options="team")
    evening.ask("anna", Offer("draw"))
    for who in ("ben", "cem", "dora"):
        evening.ask(who, Accept("draw"))
    assert sat(next_game(evening)) == ["Ben", "Cem", "Dora", "Anna"]


def test_a_match_is_written_and_read() -> None:
    setting = Setting("pentago", seats=(ANNA, BEN), match=read_match("wins 3", seats=2, handicaps=(0, 1)))
    assert read_setting(setting.plain()) == setting
    assert "match" not in Setting("pentago", seats=(ANNA, BEN)).plain()


@pytest.mark.parametrize(
    ("text", "handicaps", "code"),
    [
        ("", (), "bad-match"),
        ("wins 0", (), "bad-match"),
        ("wins 12345", (), "bad-match"),
        ("wins ٣", (), "bad-match"),
        ("points 20", (), "match-goal-too-low"),
        ("wins 3", (3, 0), "match-bad-handicap"),
        ("wins 3", (-1, 0), "match-bad-handicap"),
        ("best 5", (1, 0), "match-bad-handicap"),
        ("wins 3", (1,), "match-handicaps"),
    ],
)
def test_what_is_no_match_is_refused(text: str, handicaps: tuple[int, ...], code: str) -> None:
    with refused(code):
        read_match(text, seats=2, handicaps=handicaps)


@pytest.mark.parametrize(
    ("game", "options", "seats", "match", "code"),
    [
        ("pentago", "", (ANNA, BEN), read_match("points 21", seats=2), "match-no-points"),
        ("pente", "", (ANNA, BEN), read_match("points 21", seats=2), "match-no-points"),
        ("katamino", "", (ANNA,), read_match("wins 2", seats=1), "match-alone"),
        (
            "pente",
            "team",
            (ANNA, BEN, CEM, DORA),
            read_match("wins 3", seats=4, handicaps=(1, 0, 0, 0)),
            "match-partners",
        ),
    ],
)
def test_a_match_must_fit_its_game(game: str, options: str, seats: tuple[Seat, ...], match: Match, code: str) -> None:
    with pytest.raises(BadOptions, check=lambda refusal: refusal.code == code):
        Setting(game, options, seats=seats, match=match)


def test_computers_take_the_seats_that_are_still_open_and_the_game_begins() -> None:
    evening = Evening(ANNA, Seat(), Seat(), game="kingdomino", options="three")
    evening.ask("anna", Fill("greedy"))
    assert [(seat.kind, seat.bot) for seat in evening.table.seats] == [
        ("person", ""),
        ("bot", "greedy"),
        ("bot", "greedy"),
    ]
    assert evening.table.phase == "playing"
    with refused("game-begun"):
        evening.ask("anna", Fill("greedy"))


def test_seats_that_are_taken_stay_when_computers_fill_the_others() -> None:
    evening = Evening(ANNA, GREEDY, Seat(), game="kingdomino", options="three")
    evening.ask("anna", Fill("random"))
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Greedy", "Random"]


@pytest.mark.rule("PT13", "PT1")
def test_lots_decide_who_begins_a_team_game_and_partners_stay_partners() -> None:
    orders = set()
    for seed in range(40):
        setting = Setting("pente", "team", seats=(ANNA, BEN, CEM, DORA))
        table, _ = opened(setting, now=0.0, rng=random.Random(seed))
        names = [seat.name for seat in table.seats]
        assert {names[0], names[2]} in ({"Anna", "Cem"}, {"Ben", "Dora"})
        orders.add(names[0])
    assert orders == {"Anna", "Ben", "Cem", "Dora"}
