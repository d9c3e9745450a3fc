"""From the groups to the cup: who goes straight, who plays for a place, who is compared how (TP3, TP4, TP6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivefold.tournaments import PRESETS, finished, propose, standing_of
from fivefold.tournaments.formats.groups import (
    group_draw,
    schedule,
    standing_across_groups,
    standing_of_group,
    tie_to_draw,
)
from fivefold.tournaments.formats.groups_cup import decisions, split_question
from fivefold.tournaments.needs import Decision, Draw, DrawnTable, Finished, LotNeeded, Option
from fivefold.tournaments.state import Entrant, Game, Lot, Result, Round, Table, Tournament

PENTAGO = PRESETS["pentago-tournament"]


def groups(*sizes: int, **answers: str) -> Tournament:
    """Groups A, B … that were played: the smaller number always wins, in group A with 8 marbles, in B with 9 …"""
    tournament = Tournament(regulation=PENTAGO, started=True, answers=dict(answers))
    first, count = 1, 0
    for index, size in enumerate(sizes):
        members = tuple(range(first, first + size))
        tournament.entrants |= {n: Entrant(n, f"P{n}", state="playing") for n in members}
        for wave, one, other in schedule(members):
            count += 1
            game = Game(one, "confirmed", Result("played", min(one, other), 8 + index))
            table = Table(1, count, "groups", (one, other), "ABCDEFG"[index], wave, (game,))
            tournament.tables[1, count] = table
        first += size
    tournament.rounds = (Round(1, "groups", tuple(range(1, count + 1))),)
    return tournament


def lot(tournament: Tournament, purpose: str, *outcome: int) -> Tournament:
    return replace(tournament, lots=(*tournament.lots, Lot(purpose, frozenset(outcome), outcome)))


def result(tournament: Tournament, table: int, winner: int, marbles: int = 0) -> None:
    where = (len(tournament.rounds), table)
    at = tournament.tables[where]
    game = Game(at.starter, "confirmed", Result("played", winner, marbles))
    tournament.tables[where] = replace(at, games=(game,))


def publish(tournament: Tournament, draw: object) -> Tournament:
    assert isinstance(draw, Draw)
    after = tournament.copy()
    numbers = tuple(table.number for table in draw.tables)
    after.rounds = (*after.rounds, Round(draw.round, draw.stage, numbers, draw.slots, draw.byes))
    for one in draw.tables:
        table = Table(draw.round, one.number, draw.stage, one.seats, one.group, one.wave, (Game(one.starter),))
        after.tables[draw.round, one.number] = table
    return after


@pytest.mark.rule("TP2")
def test_the_split_is_asked_where_there_is_a_choice_or_none() -> None:
    assert split_question(PENTAGO, 8) is None
    assert split_question(PENTAGO, 20) == Decision(
        "split", "TP2", (Option("4x5", {"groups": 4}), Option("5x4", {"groups": 5})), "4x5", {"players": 20}
    )
    odd = [split_question(PENTAGO, players) for players in (3, 6, 7, 11)]
    assert [one.default for one in odd if one is not None] == ["1x3", "2x3", "1x4+1x3", "2x4+1x3"]


@pytest.mark.rule("TP2")
def test_the_groups_are_dealt_in_the_order_of_the_lot() -> None:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in range(1, 10)}
    tournament = Tournament(regulation=PENTAGO, entrants=entrants, started=True)
    assert propose(tournament) == LotNeeded("groups", tuple(range(1, 10)), "TP2")
    draw = propose(lot(tournament, "groups", 9, 8, 7, 6, 5, 4, 3, 2, 1))
    assert isinstance(draw, Draw)
    members = {label: {s for t in draw.tables if t.group == label for s in t.seats} for label in "AB"}
    assert members == {"A": {9, 8, 7, 6, 5}, "B": {4, 3, 2, 1}}
    assert [table.wave for table in draw.tables] == sorted(table.wave for table in draw.tables)
    for number in range(10, 21):
        tournament.entrants[number] = Entrant(number, f"P{number}", state="playing")
    question = propose(tournament)
    assert isinstance(question, Decision)
    assert question.question == "split"
    tournament.answers["split"] = "7x7"
    assert propose(tournament) == question, "an answer that is none is asked again"
    tournament.answers["split"] = "5x4"
    assert isinstance(propose(tournament), LotNeeded)


@pytest.mark.rule("TP3", "TP7")
def test_two_groups_play_crosswise_and_the_questions_come_first() -> None:
    tournament = groups(4, 4)
    question = propose(tournament)
    assert isinstance(question, Decision)
    assert (question.question, question.default) == ("cup", "2")
    tournament.answers["cup"] = "2"
    draw = propose(lot(tournament, "starts of round 2", 5, 6, 1, 2))
    # winners 1 (faster) and 5, runners-up 2 and 6: 1 against 6 and 5 against 2
    assert draw == Draw(2, "cup", (DrawnTable(1, (6, 1), 6), DrawnTable(2, (5, 2), 5)), (1, 6, 5, 2))
    assert not finished(tournament)


@pytest.mark.rule("TP4")
def test_thirds_play_each_against_each_for_the_open_places() -> None:
    tournament = groups(4, 4, 4, cup="2+next")
    question = propose(tournament)
    assert isinstance(question, Decision)
    assert question.question == "intermediate"
    tournament.answers["intermediate"] = "each-against-each"
    assert propose(tournament) == LotNeeded("places of the intermediate round", (3, 7, 11), "TP4")
    drawn = propose(lot(tournament, "places of the intermediate round", 11, 3, 7))
    assert isinstance(drawn, Draw)
    assert (drawn.round, drawn.stage, drawn.byes) == (2, "intermediate", ())
    assert [(t.seats, t.group, t.wave) for t in drawn.tables] == [
        ((11, 3), "I", 1),
        ((7, 11), "I", 2),
        ((3, 7), "I", 3),
    ]
    played = publish(tournament, drawn)
    for table, winner in ((1, 3), (2, 11), (3, 3)):
        result(played, table, winner, 9)
    assert standing_of_group(played, "I", "intermediate").order == (3, 11, 7)
    cup = propose(played)
    assert cup == LotNeeded("starts of round 3", (1, 2, 3, 5, 6, 9, 10, 11), "PG1")
    final = publish(played, propose(lot(played, "starts of round 3", 1, 2, 3, 5, 6, 9, 10, 11)))
    assert standing_of(final).criteria == ("cup", "third-place", "intermediate", "group-place")
    assert standing_of(final).equals == [(1, 2, 3, 5, 6, 9, 10, 11), (7,), (4, 8, 12)]
    assert standing_of(final).separated[7:9] == ("cup", "intermediate")
    assert standing_of(final).rows[0].values[2:] == (0, 0)
    circle = publish(tournament, drawn)
    for table, winner in ((1, 11), (2, 7), (3, 3)):
        result(circle, table, winner, 9)
    assert propose(circle) == LotNeeded("intermediate round", (3, 7, 11), "TP6")
    assert [row.entrant for row in standing_of(played).rows][-3:] == [4, 8, 12]


@pytest.mark.rule("TP4")
def test_in_a_knock_out_for_the_open_places_the_best_wait() -> None:
    tournament = groups(4, 4, 4, cup="2+next", intermediate="knock-out")
    assert propose(tournament) == LotNeeded("starts of round 2", (7, 11), "PG1")
    drawn = propose(lot(tournament, "starts of round 2", 11, 7))
    assert drawn == Draw(2, "intermediate", (DrawnTable(1, (11, 7), 11),), byes=(3,))
    played = publish(tournament, drawn)
    result(played, 1, 7)
    assert propose(played) == LotNeeded("starts of round 3", (1, 2, 3, 5, 6, 7, 9, 10), "PG1")
    gone = played.copy()
    gone.entrants[3] = replace(gone.entrants[3], state="left")
    assert propose(gone) != propose(played), "who waited and left is not drawn"
    seven = groups(4, 4, 4, 4, 4, 4, 4, cup="2+next", intermediate="knock-out")
    # 14 go straight into 16, so the four best thirds play two games for two places: best against last
    needed = propose(seven)
    assert needed == LotNeeded("starts of round 2", (3, 7, 11, 15), "PG1")
    drawn = propose(lot(seven, "starts of round 2", 3, 7, 11, 15))
    assert drawn == Draw(2, "intermediate", (DrawnTable(1, (3, 15), 3), DrawnTable(2, (7, 11), 7)))


@pytest.mark.rule("TP4")
def test_players_of_unequal_groups_are_compared_by_game_or_in_all() -> None:
    tournament = groups(5, 4)
    average = standing_across_groups(tournament, [1, 6], "place 1", True)
    assert [(row.entrant, row.values[:2]) for row in average.rows] == [(1, (3, 10)), (6, (3, 9))]
    in_all = standing_across_groups(tournament, [2, 6], "place 1", False)
    assert [(row.entrant, row.values[:2]) for row in in_all.rows] == [(2, (9, 30)), (6, (9, 27))]
    each = standing_across_groups(tournament, [2, 6], "place 1", True)
    assert each.order == (6, 2), "nine points in three games are more than nine in four"
    assert each.separated == ("points",)
    assert each.criteria == ("points", "speed", "lot")
    for compare, slots in (("average", (1, 6, 5, 2)), ("sum", (5, 2, 1, 6))):
        four_five = lot(groups(4, 5, cup="2", compare=compare), "starts of round 2", 1, 2, 5, 6)
        draw = propose(four_five)
        assert isinstance(draw, Draw)
        assert draw.slots == slots  # 1 has 9 points in 3 games, 5 has 12 in 4 and is slower


@pytest.mark.rule("TP4", "TP6")
def test_equals_of_different_groups_are_drawn() -> None:
    tournament = groups(4, 4, cup="2")
    for where, table in list(tournament.tables.items()):
        game = replace(table.games[0], result=Result("played", min(table.seats), 8))
        tournament.tables[where] = replace(table, games=(game,))
    assert propose(tournament) == LotNeeded("place 1 of all groups", (1, 5), "TP6")
    assert propose(lot(tournament, "place 1 of all groups", 5, 1)) == LotNeeded("place 2 of all groups", (2, 6), "TP6")


@pytest.mark.rule("TP3", "TP4")
def test_the_questions_follow_from_the_answers() -> None:
    asked = {one.question: one for one in decisions(PENTAGO, 12, {"cup": "1+next"})}
    assert asked["intermediate"].facts == {"players": 2, "place": 2, "open": 1}
    assert [one.question for one in decisions(PENTAGO, 20, {"split": "9x9"})] == ["split", "cup", "third-place"]


@pytest.mark.rule("TP4")
def test_where_enough_have_left_the_next_placed_go_straight_into_the_cup() -> None:
    tournament = groups(4, 4, 4, cup="2+next", intermediate="knock-out")
    for number in (3, 4):
        tournament.entrants[number] = replace(tournament.entrants[number], state="left")
    assert propose(tournament) == LotNeeded("starts of round 2", (1, 2, 5, 6, 7, 9, 10, 11), "PG1")


def test_two_who_are_left_play_the_final() -> None:
    tournament = groups(4, 4, cup="2")
    for number in (2, 3, 4, 6, 7, 8):
        tournament.entrants[number] = replace(tournament.entrants[number], state="left")
    assert propose(tournament) == LotNeeded("starts of round 2", (1, 5), "PG1")


def test_a_round_robin_is_drawn_once_and_ends_with_its_games() -> None:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in (1, 2)}
    robin = Tournament(regulation=PRESETS["round-robin"], entrants=entrants, started=True)
    assert propose(robin) == LotNeeded("groups", (1, 2), "")
    assert not finished(robin)
    drawn = publish(robin, propose(lot(robin, "groups", 2, 1)))
    assert not finished(drawn)
    result(drawn, 1, 2)
    assert finished(drawn)
    assert propose(drawn) == Finished()
    robin.entrants[2] = replace(robin.entrants[2], state="left")
    assert finished(robin)
    assert propose(robin) == Finished("too-few")
    assert not finished(replace(robin, started=False))


@pytest.mark.rule("TP2")
def test_a_schedule_is_by_places_in_the_group_and_not_by_numbers() -> None:
    games = [(1, 4, 3), (1, 2, 1), (2, 2, 4), (2, 1, 3), (3, 4, 1), (3, 3, 2)]
    assert schedule((4, 3, 2, 1)) == games
    assert [(t.wave, *t.seats) for t in group_draw(1, "groups", {"A": (4, 3, 2, 1)}).tables] == games


@pytest.mark.rule("TP6")
def test_a_tie_that_matters_is_drawn_and_another_is_not() -> None:
    tournament = groups(4, 4, cup="2")
    for number, table in list(tournament.tables.items()):
        if table.group == "A" and 4 not in table.seats:  # 1 beats 2, 2 beats 3, 3 beats 1: a circle
            first, second = sorted(table.seats)
            winner = first if second - first == 1 else second
            tournament.tables[number] = replace(table, games=(Game(1, "confirmed", Result("played", winner, 8)),))
    standing = standing_of_group(tournament, "A")
    assert standing.equals == [(1, 2, 3), (4,)]
    assert propose(tournament) == LotNeeded("group A", (1, 2, 3), "TP6")
    assert tie_to_draw(standing, 1, "x", "R") == LotNeeded("x", (1, 2, 3), "R")
    assert tie_to_draw(standing, 0, "x", "R") is None
    ordered = lot(tournament, "group A", 3, 1, 2)
    assert standing_of_group(ordered, "A").order == (3, 1, 2, 4)
    assert isinstance(propose(ordered), LotNeeded)


def test_a_tournament_with_one_player_left_is_over() -> None:
    tournament = groups(4, 4, cup="2")
    for number in range(2, 9):
        tournament.entrants[number] = replace(tournament.entrants[number], state="left")
    assert finished(tournament)
    assert propose(tournament) == Finished("too-few")
    assert not finished(Tournament(regulation=PENTAGO))


@pytest.mark.rule("TP1")
def test_two_who_are_left_still_play_and_one_does_not() -> None:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in (1, 2)}
    two = Tournament(regulation=PENTAGO, entrants=entrants, started=True)
    assert not finished(two)
    assert not isinstance(propose(two), Finished)
    one = replace(two, entrants={1: entrants[1]})
    assert finished(one)
    assert propose(one) == Finished("too-few")
    assert not finished(replace(one, started=False))
    gone = replace(two, entrants={1: entrants[1], 2: replace(entrants[2], state="left")})
    assert [row.entrant for row in standing_of(gone).out] == [2]


@pytest.mark.rule("TP1")
def test_the_tournament_is_over_with_the_cup_and_not_with_the_groups() -> None:
    assert not finished(Tournament(regulation=PENTAGO, entrants=groups(4, 4).entrants, started=True))
    played = groups(4, 4, cup="2-0", split="2x4")
    assert not finished(played)
    running = publish(played, Draw(2, "cup", (DrawnTable(1, (1, 5), 1),), (1, 5)))
    assert not finished(running)
    result(running, 1, 5)
    assert finished(running)
    assert standing_of(running).order[:2] == (5, 1)


@pytest.mark.rule("TP3")
def test_a_cup_for_which_only_one_is_left_is_over() -> None:
    tournament = groups(4, 4, cup="1")
    assert not finished(tournament)
    for number in (5, 6, 7, 8):
        tournament.entrants[number] = replace(tournament.entrants[number], state="left")
    assert propose(tournament) == Finished("too-few")
    assert finished(tournament)


@pytest.mark.rule("TP4")
def test_a_place_whose_winner_has_left_stays_empty() -> None:
    tournament = groups(4, 4, 4, cup="2+next", intermediate="knock-out")
    played = publish(tournament, propose(lot(tournament, "starts of round 2", 11, 7)))
    result(played, 1, 7)
    played.entrants[7] = replace(played.entrants[7], state="left")
    # seven are left for eight places, so the best of them, 1, has nobody to play against
    assert propose(played) == LotNeeded("starts of round 3", (2, 3, 5, 6, 9, 10), "PG1")
