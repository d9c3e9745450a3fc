"""The cup: brackets, byes, who goes on, the game for the third place, and when it is over (TP7)."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations

import pytest

from fivefold.tournaments import PRESETS, finished, propose, standing_of
from fivefold.tournaments.formats import decisions
from fivefold.tournaments.formats.common import lot_or_need, starts_so_far, unsettled
from fivefold.tournaments.formats.cup import first_slots, next_slots, shrunk, winner_of
from fivefold.tournaments.needs import Decision, Draw, DrawnTable, Finished, LotNeeded, Waiting
from fivefold.tournaments.state import Entrant, Game, Lot, Protest, Result, Round, Table, Tournament

CUP, SAXON = PRESETS["knock-out"], PRESETS["kingdomino-championship"]


def cup(*rounds: tuple[tuple[int, ...], tuple[int, ...]], out: tuple[int, ...] = ()) -> Tournament:
    """A knock-out of these brackets and the winners of their tables, 0 where a game is open."""
    players = max(max(slots) for slots, _ in rounds) if rounds else 0
    entrants = {n: Entrant(n, f"P{n}", state="disqualified" if n in out else "playing") for n in range(1, players + 1)}
    tournament = Tournament(regulation=CUP, entrants=entrants, started=True)
    for number, (slots, winners) in enumerate(rounds, 1):
        pairs = [(a, b) for a, b in zip(slots[::2], slots[1::2], strict=True) if a and b]
        byes = tuple(a or b for a, b in zip(slots[::2], slots[1::2], strict=True) if bool(a) != bool(b))
        for count, (pair, winner) in enumerate(zip(pairs, winners, strict=True), 1):
            game = Game(pair[0], "confirmed", Result("played", winner)) if winner else Game(pair[0])
            tournament.tables[number, count] = Table(number, count, "cup", pair, games=(game,))
        a_round = Round(number, "cup", tuple(range(1, len(pairs) + 1)), slots, byes)
        tournament.rounds = (*tournament.rounds, a_round)
    return tournament


@pytest.mark.rule("TP7")
def test_winners_go_on_byes_go_on_and_who_is_out_does_not() -> None:
    tournament = cup(((1, 0, 4, 5, 2, 0, 3, 6), (5, 3)))
    last = tournament.rounds[0]
    assert next_slots(tournament, last) == (1, 5, 2, 3)
    assert next_slots(cup(((1, 0, 4, 5, 2, 0, 3, 6), (5, 3)), out=(1, 5)), last) == (0, 0, 2, 3)
    assert next_slots(cup(((1, 2, 0, 0), (1,))), Round(1, "cup", (1,), (1, 2, 0, 0))) == (1, 0)
    assert winner_of(tournament, tournament.tables[1, 1]) == 5
    half = cup(((1, 2), (0,)))
    assert winner_of(half, half.tables[1, 1]) == 0


def test_a_bracket_goes_on_to_the_next_pair_that_can_play() -> None:
    tournament = cup()
    assert shrunk(tournament, (1, 0, 2, 3)) == (1, 0, 2, 3)
    assert shrunk(tournament, (1, 0, 0, 3)) == (1, 3)
    assert shrunk(tournament, (0, 0, 0, 3)) == (3,)
    assert shrunk(tournament, (1, 0, 0, 0, 0, 0, 3, 0)) == (1, 3)
    assert shrunk(tournament, (0, 0)) == (0,)


def lots(tournament: Tournament, purpose: str, *outcome: int) -> Tournament:
    return replace(tournament, lots=(*tournament.lots, Lot(purpose, frozenset(outcome), outcome)))


@pytest.mark.rule("PG1", "TP7")
def test_the_lot_says_who_begins_and_the_losers_may_play_for_the_third_place() -> None:
    semi = cup(((1, 2, 3, 4), (1, 4)))
    question = propose(semi)
    assert isinstance(question, Decision)
    assert question.question == "third-place"
    semi.answers["third-place"] = "no"
    assert propose(semi) == LotNeeded("starts of round 2", (1, 4), "")
    drawn = propose(lots(semi, "starts of round 2", 4, 1))
    assert drawn == Draw(2, "cup", (DrawnTable(1, (4, 1), 4),), (1, 4))
    semi.answers["third-place"] = "yes"
    assert propose(semi) == LotNeeded("starts of round 2", (1, 2, 3, 4), "")
    drawn = propose(lots(semi, "starts of round 2", 3, 1, 2, 4))
    assert drawn == Draw(2, "cup", (DrawnTable(1, (1, 4), 1), DrawnTable(2, (3, 2), 3, "third place")), (1, 4))
    alone = cup(((1, 2, 3, 4), (1, 4)), out=(2,))
    alone.answers["third-place"] = "yes"
    drawn = propose(lots(alone, "starts of round 2", 4, 1))
    assert isinstance(drawn, Draw)
    assert len(drawn.tables) == 1, "one loser is out, so nobody plays for the third place"


def test_a_round_with_byes_names_them() -> None:
    quarter = cup(((1, 2, 3, 4, 5, 0, 6, 0), (1, 4)), out=(6,))
    drawn = propose(lots(quarter, "starts of round 2", 1, 4))
    assert drawn == Draw(2, "cup", (DrawnTable(1, (1, 4), 1),), (1, 4, 5, 0), (5,))


@pytest.mark.rule("TP7")
def test_the_cup_is_over_with_its_final() -> None:
    final = cup(((1, 2, 3, 4), (1, 4)), ((1, 4), (4,)))
    assert finished(final)
    assert propose(final) == Finished()
    assert [(row.place, row.entrant) for row in standing_of(final).rows] == [(1, 4), (2, 1), (3, 2), (3, 3)]
    assert [row.values[0] for row in standing_of(final).rows] == [1, 0, -1, -1]
    running = cup(((1, 2, 3, 4), (1, 4)), ((1, 4), (0,)))
    assert not finished(running)
    assert propose(running) == Waiting("results", tables=((2, 1),))
    assert [(row.place, row.entrant) for row in standing_of(running).rows] == [(1, 1), (1, 4), (3, 2), (3, 3)]
    assert not finished(cup(((1, 2, 3, 4), (1, 4))))
    walked = cup(((1, 2, 3, 4), (1, 4)), out=(4,))
    assert finished(walked), "nobody is left to play against 1"
    assert propose(walked) == Finished()
    assert standing_of(walked).order == (1, 2, 3)
    assert [row.entrant for row in standing_of(walked).out] == [4]


@pytest.mark.rule("TP3")
def test_the_game_for_the_third_place_parts_the_losers() -> None:
    final = cup(((1, 2, 3, 4), (1, 4)), ((1, 4), (4,)))
    third = Table(2, 2, "cup", (2, 3), "third place", games=(Game(2, "confirmed", Result("played", 3)),))
    final.tables[2, 2] = third
    final.rounds = (final.rounds[0], replace(final.rounds[1], tables=(1, 2)))
    assert standing_of(final).order == (4, 1, 3, 2)
    assert standing_of(final).separated == ("cup", "cup", "third-place")
    final.tables[2, 2] = replace(third, games=(Game(2),))
    assert not finished(final)


def test_a_knock_out_begins_with_a_lot_and_the_best_ratings() -> None:
    tournament = Tournament(regulation=CUP, started=True)
    assert propose(tournament) == Finished("too-few")
    assert finished(tournament)
    tournament.entrants = {
        n: Entrant(n, f"P{n}", rating=rating, state="playing") for n, rating in ((1, 0), (2, 9), (3, 5))
    }
    assert not finished(tournament)
    assert propose(tournament) == LotNeeded("seeding", (1, 2, 3), "")
    seeded = lots(lots(tournament, "seeding", 1, 2, 3), "starts of round 1", 1, 3)
    assert propose(seeded) == Draw(1, "cup", (DrawnTable(1, (1, 3), 1),), (2, 0, 3, 1), (2,))
    two = replace(tournament, entrants={n: e for n, e in tournament.entrants.items() if n < 3})
    assert not finished(two)
    assert propose(two) == LotNeeded("seeding", (1, 2), "")
    assert not finished(Tournament(regulation=CUP))
    assert propose(Tournament(regulation=CUP)) == Waiting("start")


def test_what_is_open_is_named_before_the_next_draw() -> None:
    tournament = cup(((1, 2, 3, 4), (0, 0)))
    assert unsettled(tournament) == Waiting("results", tables=((1, 1), (1, 2)))
    disputed = Game(1, "disputed", Result("played", 1), Result("played", 2))
    tournament.tables[1, 2] = replace(tournament.tables[1, 2], games=(disputed,))
    assert unsettled(tournament) == Waiting("dispute", tables=((1, 2),))
    ruled = replace(tournament, regulation=replace(CUP, rules={"protests": "X1"}))
    assert unsettled(ruled) == Waiting("dispute", "X1", ((1, 2),))
    tournament.protests = {7: Protest(7, 1, 1, "late", ruling="no"), 9: Protest(9, 1, 1, "loud")}
    assert unsettled(tournament) == Waiting("protest", protests=(9,))
    tournament.regulation = SAXON
    assert unsettled(tournament) == Waiting("protest", "TK11", protests=(9,))
    confirm = cup(((1, 2, 3, 4), (1, 4)))
    confirm.regulation = replace(CUP, confirm=True)
    assert unsettled(confirm) is None
    opened = replace(cup(((1, 2, 3, 4), (1, 0))), regulation=confirm.regulation)
    assert unsettled(opened) == Waiting("results", tables=((1, 2),))
    for table in list(confirm.tables.values()):
        game = replace(table.games[0], state="submitted")
        confirm.tables[table.round, table.number] = replace(table, games=(game,))
    assert unsettled(confirm) == Waiting("confirm", tables=((1, 1), (1, 2)))


def test_one_candidate_needs_no_lot() -> None:
    tournament = Tournament(lots=(Lot("x", frozenset({1, 2}), (2, 1)),))
    assert lot_or_need(tournament, "x", [3], "R") == (3,)
    assert lot_or_need(tournament, "x", [1, 2], "R") == (2, 1)
    assert lot_or_need(tournament, "y", [2, 1], "R") == LotNeeded("y", (1, 2), "R")


def test_the_first_game_of_a_table_counts_as_begun() -> None:
    tournament = cup(((1, 2, 3, 4), (1, 4)))
    table = tournament.tables[1, 1]
    tournament.tables[1, 1] = replace(table, games=(*table.games, Game(2)))
    assert starts_so_far(tournament) == {1: 1, 3: 1}


@pytest.mark.rule("TP7")
def test_a_bye_may_stand_in_either_half_of_a_pair() -> None:
    tournament = cup(((0, 5, 1, 2), (1,)))
    assert next_slots(tournament, tournament.rounds[0]) == (5, 1)
    begun = cup(((0, 5, 1, 2, 3, 4, 6, 0), (1, 4)), out=(1,))
    assert next_slots(begun, begun.rounds[0]) == (5, 0, 4, 6)
    drawn = propose(lots(begun, "starts of round 2", 4, 6))
    assert drawn == Draw(2, "cup", (DrawnTable(1, (4, 6), 4),), (5, 0, 4, 6), (5,))
    turned = cup(((1, 2, 0, 5, 3, 4, 6, 0), (1, 4)), out=(1,))
    drawn = propose(lots(turned, "starts of round 2", 4, 6))
    assert drawn == Draw(2, "cup", (DrawnTable(1, (4, 6), 4),), (0, 5, 4, 6), (5,))


@pytest.mark.rule("TP3")
def test_only_the_losers_of_the_semi_finals_play_for_the_third_place() -> None:
    eight = cup(((1, 2, 3, 4, 5, 6, 7, 8), (1, 3, 5, 7)), ((1, 3, 5, 7), (1, 5)))
    question = propose(eight)
    assert isinstance(question, Decision)
    assert question.question == "third-place"
    short = cup(((1, 2, 0, 0, 3, 4, 0, 0), (1, 3)))
    assert propose(short) == LotNeeded("starts of round 2", (1, 3), ""), "those were quarter-finals"
    eight.answers["third-place"] = "yes"
    assert propose(eight) == LotNeeded("starts of round 3", (1, 3, 5, 7), "")


def test_nobody_is_champion_while_a_game_of_the_last_round_is_open() -> None:
    half = cup(((1, 2, 3, 4), (1, 0)))
    assert [row.place for row in standing_of(half).rows] == [1, 1, 1, 1]
    assert [row.values[0] for row in standing_of(half).rows] == [-1, -1, -1, -1]
    assert not finished(half)
    assert standing_of(cup()).rows == ()


def test_a_final_that_is_protested_against_does_not_end_the_cup() -> None:
    final = cup(((1, 2), (1,)))
    assert finished(final)
    assert not finished(replace(final, protests={9: Protest(9, 1, 1, "why")}))


def test_one_player_plays_no_knock_out() -> None:
    alone = Tournament(regulation=CUP, entrants={1: Entrant(1, "P1", state="playing")}, started=True)
    assert propose(alone) == Finished("too-few")
    assert finished(alone)
    two = replace(alone, entrants={n: Entrant(n, f"P{n}", state="playing") for n in (1, 2)})
    named = replace(two, regulation=replace(CUP, rules={"cup": "X1"}))
    assert propose(named) == LotNeeded("seeding", (1, 2), "X1")
    assert not finished(two)


@pytest.mark.rule("TP7")
def test_rivals_meet_in_the_first_round_only_where_there_is_no_way_round() -> None:
    rng = random.Random(7)
    met = apart = 0
    for _ in range(1500):
        pairs = rng.choice((2, 4))
        entrants = rng.randint(pairs + 1, 2 * pairs)
        seeds = rng.sample(range(1, 20), entrants)
        rivals = {seed: rng.choice("ABC") for seed in seeds if rng.randrange(5)}
        top, bottom = seeds[:pairs], [*seeds[pairs:], *[0] * (2 * pairs - entrants)][::-1]

        def rival_pairs(order: tuple[int, ...], top: list[int] = top, rivals: dict[int, str] = rivals) -> int:
            return sum(a in rivals and rivals[a] == rivals.get(b) for a, b in zip(top, order, strict=True))

        best = next((order for order in permutations(bottom) if not rival_pairs(order)), tuple(bottom))
        slots = first_slots(seeds, rivals)
        assert dict(zip(slots[::2], slots[1::2], strict=True)) == dict(zip(top, best, strict=True))
        met += rival_pairs(best) > 0
        apart += rival_pairs(tuple(bottom)) > 0 == rival_pairs(best)
    assert met > 50
    assert apart > 200


@pytest.mark.rule("TP7")
def test_a_third_place_is_asked_about_from_three_players_on() -> None:
    assert [[one.question for one in decisions(CUP, players, {})] for players in (2, 3, 8)] == [
        [],
        ["third-place"],
        ["third-place"],
    ]
