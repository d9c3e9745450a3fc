"""The Pentago tournament, rule by rule: groups, intermediate round, cup, circuit."""

from __future__ import annotations

import itertools
import random
import time
from itertools import combinations

import pytest
from tests.tournaments.halls import drawn, entered, started, won

from fivefold.tournaments import Desk, NotNow, explanation, feasible, qualified, score, standing_of
from fivefold.tournaments.circuit import fold_circuit, report
from fivefold.tournaments.formats.cup import bracket_order, first_slots
from fivefold.tournaments.formats.cup_plan import cup_plans
from fivefold.tournaments.formats.groups import group_splits, schedule
from fivefold.tournaments.log import Log
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Decision, Draw, LotNeeded, Option
from fivefold.tournaments.presets import PENTAGO_TOURNAMENT
from fivefold.tournaments.rehearsal import finish

PENTAGO = "pentago-tournament"
Ranking = list[int]


def by_number(desk: Desk, marbles: int = 10) -> Desk:
    """The lower number wins every open game of the last round."""
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        if table.result is None:
            counted = marbles if table.stage == "groups" else 0
            one, other = table.seats
            desk = won(desk, one, other, winner=min(table.seats), marbles=counted)
    return desk


def decided(desk: Desk, **answers: str) -> Desk:
    for question, answer in answers.items():
        desk = desk.say("decided", {"question": question.replace("_", "-"), "answer": answer})
    return desk


@pytest.mark.rule("TP1")
def test_a_group_phase_is_followed_by_a_cup() -> None:
    desk = finish(entered(PENTAGO, 16), picks("stages"))
    assert [a_round.stage for a_round in desk.tournament.rounds] == ["groups", "cup", "cup", "cup"]
    assert len(qualified(desk.tournament)) == 1


@pytest.mark.rule("TP2")
def test_exactly_1_2_3_6_7_and_11_cannot_be_split() -> None:
    assert [n for n in range(1, 101) if not group_splits(n)] == [1, 2, 3, 6, 7, 11]
    can = feasible(PENTAGO_TOURNAMENT, 11)
    assert not can.ok
    assert can.rule == "TP2"
    assert can.choices[:2] == (Option("wait", {"more": 1, "count": 12}), Option("fewer", {"count": 10}))
    with pytest.raises(NotNow, match=r"11 players cannot be split into groups of 4 or 5\. Wait for more .* \(TP2\)"):
        started(PENTAGO, 11)


@pytest.mark.rule("TP2")
def test_where_several_splits_fit_the_organiser_chooses() -> None:
    desk = started(PENTAGO, 20)
    need = desk.need()
    assert isinstance(need, Decision)
    assert [option.answer for option in need.options] == ["4x5", "5x4"]
    desk = drawn(decided(desk, split="5x4"))
    assert {table.group for table in desk.tournament.tables.values()} == set("ABCDE")
    assert len(desk.tournament.tables) == 5 * 6


@pytest.mark.rule("TP2")
@pytest.mark.parametrize("size", range(2, 12))
def test_every_pair_of_a_group_plays_once_and_starts_are_even(size: int) -> None:
    games = schedule(tuple(range(size)))
    assert sorted(tuple(sorted(game[1:])) for game in games) == list(combinations(range(size), 2))
    starts = [sum(game[1] == player for game in games) for player in range(size)]
    assert max(starts) - min(starts) <= 1
    for wave in {game[0] for game in games}:
        busy = [player for game in games if game[0] == wave for player in game[1:]]
        assert len(set(busy)) == len(busy)
    assert {game[0] for game in games} == set(range(1, size + size % 2))


PLANS = {
    1: "2 4",
    2: "2 1",
    3: "2+next 2+byes 1+next 1+byes",
    4: "2 1",
    5: "2+byes 1+next 1+byes",
    6: "2+next 2+byes 1+next 1+byes",
    7: "2+next 2+byes 1+next 1+byes",
    9: "2+byes 1+next 1+byes",
    10: "2+byes 1+next 1+byes",
}


@pytest.mark.rule("TP3", "TP4")
@pytest.mark.parametrize("groups", PLANS)
def test_the_choices_for_the_cup_say_what_is_full_what_needs_thirds_and_what_needs_byes(groups: int) -> None:
    assert " ".join(plan.answer for plan in cup_plans(groups)) == PLANS[groups]


@pytest.mark.rule("TP3")
def test_two_groups_with_two_each_play_semi_finals_crosswise() -> None:
    desk = by_number(drawn(started(PENTAGO, 8)))
    desk = drawn(decided(desk, cup="2", third_place="no"))
    pairs = {frozenset(t.seats) for t in desk.tournament.tables_of(desk.tournament.rounds[-1])}
    assert pairs == {frozenset({1, 6}), frozenset({5, 2})}


@pytest.mark.rule("TP2", "TP3")
def test_questions_about_the_cup_are_those_of_the_groups_that_were_drawn_though_somebody_has_left() -> None:
    desk = by_number(drawn(decided(started(PENTAGO, 20), split="5x4"))).say("left", {"entrant": 20})
    need = desk.need()
    assert isinstance(need, Decision)
    assert {option.answer for option in need.options} == set(PLANS[5].split())
    # 19 players would have been four groups, for which "1+next" is no answer
    assert decided(desk, cup="1+next").tournament.answers["cup"] == "1+next"


@pytest.mark.rule("TP4")
def test_three_thirds_play_each_against_each_for_two_places() -> None:
    desk = by_number(drawn(started(PENTAGO, 12)))
    need = desk.need()
    assert isinstance(need, Decision)
    assert (need.question, need.default) == ("cup", "2+next")
    desk = decided(desk, cup="2+next")
    need = desk.need()
    assert isinstance(need, Decision)
    assert (need.question, need.default, need.rule) == ("intermediate", "each-against-each", "TP4")
    desk = by_number(drawn(decided(desk, intermediate="each-against-each")))
    assert {frozenset(t.seats) for t in desk.tournament.all_tables("intermediate")} == {
        frozenset({3, 7}),
        frozenset({3, 11}),
        frozenset({7, 11}),
    }
    desk = drawn(decided(desk, third_place="no"))
    assert sorted(desk.tournament.rounds[-1].slots) == [1, 2, 3, 5, 6, 7, 9, 10]


@pytest.mark.rule("TP4")
def test_in_a_knock_out_the_best_third_waits_and_the_others_play() -> None:
    desk = by_number(drawn(started(PENTAGO, 12)))
    desk = drawn(decided(desk, cup="2+next", intermediate="knock-out"))
    last = desk.tournament.rounds[-1]
    assert last.byes == (3,)
    assert {frozenset(t.seats) for t in desk.tournament.tables_of(last)} == {frozenset({7, 11})}


@pytest.mark.rule("TP4")
def test_where_thirds_cannot_fill_the_bracket_the_best_group_winners_get_byes() -> None:
    desk = by_number(drawn(decided(started(PENTAGO, 20), split="5x4")))
    desk = drawn(decided(desk, cup="2+byes", third_place="no"))
    last = desk.tournament.rounds[-1]
    assert len(last.slots) == 16
    assert set(last.byes) == {1, 5, 9, 13, 17, 2}
    assert len(last.tables) == 2


@pytest.mark.rule("TP5")
@pytest.mark.parametrize(("marbles", "speed"), [(5, 13), (6, 12), (17, 1), (18, 0)])
def test_a_quick_win_earns_18_minus_the_winners_marbles(marbles: int, speed: int) -> None:
    desk = drawn(started(PENTAGO, 4))
    desk = won(desk, 1, 2, winner=2, marbles=marbles)
    table = next(t for t in desk.tournament.tables.values() if set(t.seats) == {1, 2})
    lines = {line.entrant: line for line in score(desk.tournament, table)}
    assert (lines[2].speed, lines[1].speed) == (speed, 0)
    assert (lines[2].points, lines[1].points) == (3, 0)


@pytest.mark.rule("TP5")
def test_a_draw_earns_no_speed_and_the_cup_counts_none() -> None:
    desk = drawn(started(PENTAGO, 4))
    with pytest.raises(NotNow, match="after a draw nobody's marbles count"):
        won(desk, 1, 2, winner=0, marbles=7)
    with pytest.raises(NotNow, match="the winner has placed 5 to 18 marbles"):
        won(desk, 1, 2, winner=1)
    desk = won(desk, 1, 2, winner=0)
    assert all(line.speed == 0 for table in desk.tournament.tables.values() for line in score(desk.tournament, table))
    cup = drawn(decided(by_number(desk), cup="2"))
    cup = won(cup, 1, 2, winner=1, marbles=5)
    final = cup.tournament.tables[2, 1]
    assert [line.speed for line in score(cup.tournament, final)] == [0, 0]


@pytest.mark.rule("TP6")
def test_points_then_speed_then_the_game_between_them_then_a_lot_order_a_group() -> None:
    desk = drawn(started(PENTAGO, 4))
    # 1 and 2 win twice each with equal speed; 2 has beaten 1. 3 and 4 win once each, 4 more quickly.
    for one, other, winner, marbles in (
        (1, 2, 2, 10), (1, 3, 1, 10), (1, 4, 1, 10), (2, 3, 2, 10), (2, 4, 4, 6), (3, 4, 3, 10),
    ):  # fmt: skip
        desk = won(desk, one, other, winner=winner, marbles=marbles)
    standing = standing_of(desk.tournament, "A")
    assert standing.order == (2, 1, 4, 3)
    assert standing.separated == ("head-to-head", "points", "speed")


@pytest.mark.rule("TP6")
def test_a_circle_of_equals_is_drawn_by_a_recorded_lot() -> None:
    desk = drawn(started(PENTAGO, 4))
    for one, other, winner in ((1, 2, 1), (2, 3, 2), (1, 3, 3), (1, 4, 1), (2, 4, 2), (3, 4, 3)):
        desk = won(desk, one, other, winner=winner, marbles=9)
    desk = decided(desk, cup="2")
    need = desk.need()
    assert isinstance(need, LotNeeded)
    assert (need.purpose, need.candidates, need.rule) == ("group A", (1, 2, 3), "TP6")
    data = {"purpose": need.purpose, "candidates": [1, 2, 3], "outcome": [3, 1, 2]}
    desk = desk.say("lot", data)
    assert standing_of(desk.tournament, "A").order == (3, 1, 2, 4)
    assert standing_of(desk.tournament, "A").separated == ("lot", "lot", "points")


@pytest.mark.rule("TP6")
def test_a_draw_gives_one_point_to_each() -> None:
    desk = won(drawn(started(PENTAGO, 4)), 1, 2, winner=0)
    rows = standing_of(desk.tournament, "A").rows
    assert [(row.entrant, row.values[0]) for row in rows] == [(1, 1), (2, 1), (3, 0), (4, 0)]


@pytest.mark.rule("TP7")
def test_a_drawn_cup_game_is_replayed_and_the_other_player_begins() -> None:
    desk = drawn(decided(by_number(drawn(started(PENTAGO, 4))), cup="2"))
    starters = [desk.tournament.tables[2, 1].starter]
    for _ in range(3):
        desk = won(desk, 1, 2, winner=0)
        starters.append(desk.tournament.tables[2, 1].starter)
        assert qualified(desk.tournament) == ()
    assert starters == [1, 2, 1, 2]
    desk = won(desk, 1, 2, winner=2)
    assert qualified(desk.tournament) == (2,)


@pytest.mark.rule("TP7")
def test_the_first_cup_round_is_the_first_of_all_orders_that_keeps_rivals_apart() -> None:
    rng = random.Random(5)
    for _ in range(300):
        size = rng.choice([2, 4, 8])
        seeds = list(range(1, rng.randint(size // 2 + 1, size) + 1))
        groups = {seed: rng.choice("ABC") for seed in seeds if rng.random() < 0.8}
        top = seeds[: size // 2]
        bottom = [*seeds[size // 2 :], *[0] * (size - len(seeds))][::-1]
        apart = next(
            (
                order
                for order in itertools.permutations(bottom)
                if not any(
                    one in groups and groups[one] == groups.get(other) for one, other in zip(top, order, strict=True)
                )
            ),
            tuple(bottom),
        )
        slots = first_slots(seeds, groups)
        assert dict(zip(slots[::2], slots[1::2], strict=True)) == dict(zip(top, apart, strict=True))


def test_a_knock_out_of_two_thousand_is_drawn_at_once() -> None:
    began = time.process_time()
    slots = first_slots(range(1, 2001), {seed: f"group {seed % 400}" for seed in range(1, 2001)})
    assert len(slots) == 2048
    assert time.process_time() - began < 5.0


def test_rivals_of_a_group_are_kept_apart_in_the_first_cup_round_where_that_is_possible() -> None:
    rivals = {1: "A", 8: "A", 2: "B", 7: "B"}
    slots = first_slots([1, 2, 3, 4, 5, 6, 7, 8], rivals)
    pairs = {frozenset(pair) for pair in zip(slots[::2], slots[1::2], strict=True)}
    assert frozenset({1, 8}) not in pairs
    assert frozenset({2, 7}) not in pairs
    assert first_slots([1, 2], {1: "A", 2: "A"}) == (1, 2)
    for players in (12, 16, 24, 28, 40):
        desk = finish(entered(PENTAGO, players), picks(f"rivals {players}"))
        groups = {s: t.group for t in desk.tournament.all_tables("groups") for s in t.seats}
        first = next(r for r in desk.tournament.rounds if r.stage == "cup")
        for table in desk.tournament.tables_of(first):
            assert groups[table.seats[0]] != groups[table.seats[1]]


def test_the_best_two_seeds_can_meet_only_in_the_final() -> None:
    for size in (2, 4, 8, 16):
        order = bracket_order(size)
        assert sorted(order) == list(range(1, size + 1))
        assert abs((order.index(1) < size // 2) - (order.index(2) < size // 2)) == 1


def closed(players: int, seed: str, title: str) -> Desk:
    desk = Desk.opened(title, PENTAGO_TOURNAMENT)
    for number in range(1, players + 1):
        desk = desk.say("entered", {"entrant": number, "name": f"Player {number}"})
    return finish(desk, picks(seed))


def circuit(*tournaments: tuple[Desk, str], twice: str = "lapse", declined: str = "lapse") -> Log:
    levels = ["local", "national", "international"]
    log = Log().with_fact("founded", {"title": "Pentago", "levels": levels, "twice": twice, "declined": declined})
    for desk, level in tournaments:
        log = log.with_fact("held", report(desk.tournament, level, desk.log.digest))
    return log


@pytest.mark.rule("TP8")
def test_the_winner_of_a_local_tournament_is_qualified_for_the_national_final() -> None:
    bern, basel = closed(8, "bern", "Bern"), closed(9, "basel", "Basel")
    names = [q.name for q in fold_circuit(circuit((bern, "local"), (basel, "local"))).qualified_for("national")]
    winners = [desk.tournament.name(qualified(desk.tournament)[0]) for desk in (bern, basel)]
    assert names == winners
    with pytest.raises(NotNow, match="Bern is not closed yet"):
        report(entered(PENTAGO, 8).tournament.__class__(title="Bern"), "local", "")


@pytest.mark.rule("TP8")
@pytest.mark.parametrize("twice", ["lapse", "next"])
def test_who_wins_two_local_tournaments_is_qualified_once(twice: str) -> None:
    bern, again = closed(8, "bern", "Bern"), closed(8, "bern", "Thun")
    first, second = (bern.tournament.name(e) for e in standing_of(bern.tournament).order[:2])
    names = [
        q.name for q in fold_circuit(circuit((bern, "local"), (again, "local"), twice=twice)).qualified_for("national")
    ]
    assert names == ([first] if twice == "lapse" else [first, second])


@pytest.mark.rule("TP8")
@pytest.mark.parametrize("declined", ["lapse", "next"])
def test_the_place_of_a_winner_who_declines_lapses_or_goes_to_the_next(declined: str) -> None:
    bern = closed(8, "bern", "Bern")
    first, second = (bern.tournament.entrants[e].person for e in standing_of(bern.tournament).order[:2])
    log = circuit((bern, "local"), declined=declined).with_fact("declined", {"level": "national", "person": first})
    persons = [q.person for q in fold_circuit(log).qualified_for("national")]
    assert persons == ([] if declined == "lapse" else [second])
    with pytest.raises(NotNow, match="nobody is not qualified"):
        fold_circuit(log.with_fact("declined", {"level": "national", "person": "nobody"}))


@pytest.mark.rule("TP9")
def test_the_winner_of_the_national_final_may_enter_the_international_tournament() -> None:
    final = closed(4, "zürich", "Zürich")
    found = fold_circuit(circuit((closed(8, "bern", "Bern"), "local"), (final, "national")))
    assert [q.name for q in found.qualified_for("international")] == [
        final.tournament.name(qualified(final.tournament)[0])
    ]
    assert found.qualified_for("local") == []


@pytest.mark.parametrize("players", [n for n in range(4, 41) if group_splits(n)])
def test_every_number_from_4_to_40_can_be_played_to_the_end(players: int) -> None:
    desk = finish(entered(PENTAGO, players), picks(f"all {players}"))
    assert len(qualified(desk.tournament)) == 1


def test_a_leaver_gives_walk_overs_or_all_his_games_are_void() -> None:
    desk = won(drawn(started(PENTAGO, 4)), 1, 2, winner=1, marbles=8).say("left", {"entrant": 1})
    rows = {row.entrant: row.values[0] for row in standing_of(desk.tournament, "A").rows}
    assert rows == {2: 0, 3: 3, 4: 3}
    assert standing_of(desk.tournament, "A").out[0].entrant == 1
    from dataclasses import replace

    rules = replace(PENTAGO_TOURNAMENT, leavers="annul")
    desk = won(drawn(started(rules, 4)), 1, 2, winner=1, marbles=8).say("left", {"entrant": 1})
    assert {row.entrant: row.values[0] for row in standing_of(desk.tournament, "A").rows} == {2: 0, 3: 0, 4: 0}
    lines = [line for t in desk.tournament.tables.values() for line in score(desk.tournament, t)]
    assert {line.state for line in lines} == {"void"}


def test_the_losers_of_the_semi_finals_can_play_for_the_third_place() -> None:
    desk = by_number(drawn(started(PENTAGO, 8)))
    desk = by_number(drawn(decided(desk, cup="2", third_place="yes")))
    desk = drawn(desk)
    assert [t.group for t in desk.tournament.tables_of(desk.tournament.rounds[-1])] == ["", "third place"]
    desk = by_number(desk)
    assert [row.place for row in standing_of(desk.tournament).rows[:4]] == [1, 2, 3, 4]
    assert standing_of(desk.tournament).order[:4] == (1, 2, 5, 6)
    assert explanation(desk.tournament, 1, 2) == "Cup (TP3): Anna won it, Ben final"
    assert explanation(desk.tournament, 5, 6).splitlines()[-1] == "Third place: Emil yes, Finn no"
    need = by_number(drawn(started(PENTAGO, 4))).need()
    assert not isinstance(need, Draw)


@pytest.mark.rule("TP4")
def test_a_correction_that_lifts_a_third_after_the_intermediate_round_counts_them_once() -> None:
    desk = by_number(drawn(started(PENTAGO, 12)))
    desk = by_number(drawn(decided(desk, cup="2+next", intermediate="knock-out")))
    table = next(t for t in desk.tournament.all_tables("groups") if set(t.seats) == {6, 7})
    data = {"round": 1, "table": table.number, "winner": 7, "marbles": 5}
    desk = decided(desk.say("corrected", data, reason="names mixed up"), third_place="no")
    slots = [slot for slot in drawn(desk).tournament.rounds[-1].slots if slot]
    assert sorted(slots) == [1, 2, 3, 5, 7, 9, 10]  # 7 has moved up, 6 has played no intermediate round
    assert finish(desk, picks("x")).tournament.closed


def test_an_answer_that_was_undone_after_its_draw_can_be_given_again() -> None:
    desk = by_number(drawn(started(PENTAGO, 12)))
    desk = decided(desk, cup="2+next", intermediate="knock-out")
    answer = desk.log.version
    desk = by_number(drawn(desk)).undo(answer)
    need = desk.need()
    assert isinstance(need, Decision)
    assert need.question == "intermediate"
    assert finish(desk, picks("x")).tournament.closed


def test_losers_of_the_semi_finals_share_the_third_place_whatever_their_place_in_the_group_was() -> None:
    desk = by_number(drawn(started(PENTAGO, 8)))
    desk = drawn(decided(desk, cup="2", third_place="no"))
    desk = won(won(desk, 1, 6, winner=1), 5, 2, winner=2)
    desk = won(drawn(desk), 1, 2, winner=1)
    assert standing_of(desk.tournament).equals == [(1,), (2,), (5, 6), (3, 7), (4, 8)]
