"""A Swiss round by hand: levels of points, the bye, who begins; and the pairing's price."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fivefold.tournaments import PRESETS, finished, propose, standing_of
from fivefold.tournaments.formats.pairing import Candidate, cost, pair
from fivefold.tournaments.needs import Draw, DrawnTable, Finished, LotNeeded, Waiting
from fivefold.tournaments.state import Entrant, Game, Lot, Result, Round, Table, Tournament

SWISS = PRESETS["swiss"]


def swiss(players: int, *rounds: tuple[tuple[int, int, int], ...], byes: tuple[int, ...] = ()) -> Tournament:
    """Rounds of (starter, other, winner); -1 is an open game."""
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in range(1, players + 1)}
    tournament = Tournament(regulation=SWISS, entrants=entrants, started=True)
    for number, games in enumerate(rounds, 1):
        for count, (one, other, winner) in enumerate(games, 1):
            game = Game(one) if winner < 0 else Game(one, "confirmed", Result("played", winner))
            tournament.tables[number, count] = Table(number, count, "swiss", (one, other), games=(game,))
        bye = byes[number - 1 : number]
        tournament.rounds = (*tournament.rounds, Round(number, "swiss", tuple(range(1, len(games) + 1)), byes=bye))
    return tournament


def by_lot(tournament: Tournament, *order: int) -> Tournament:
    purpose = f"order of round {len(tournament.rounds) + 1}"
    return replace(tournament, lots=(*tournament.lots, Lot(purpose, frozenset(order), order)))


def test_the_first_round_is_in_the_order_of_the_lot_and_the_last_has_a_bye() -> None:
    assert propose(swiss(5)) == LotNeeded("order of round 1", (1, 2, 3, 4, 5), "")
    drawn = propose(by_lot(swiss(5), 5, 4, 3, 2, 1))
    assert isinstance(drawn, Draw)
    assert (drawn.round, drawn.stage, drawn.byes) == (1, "swiss", (1,))
    assert sorted(sorted(table.seats) for table in drawn.tables) in (
        [[2, 3], [4, 5]],
        [[2, 4], [3, 5]],
        [[2, 5], [3, 4]],
    )
    assert [table.number for table in drawn.tables] == [1, 2]
    assert all(table.starter == table.seats[0] for table in drawn.tables)


def test_equals_meet_and_who_has_begun_less_begins() -> None:
    # Round 1: 1 and 3 have won; so 1 meets 3 and 2 meets 4. All of 1 and 3 began.
    played = swiss(4, ((1, 2, 1), (3, 4, 3)))
    assert propose(by_lot(played, 4, 3, 2, 1)) == Draw(2, "swiss", (DrawnTable(1, (3, 1), 3), DrawnTable(2, (4, 2), 4)))
    # 2 has begun twice and 1 never: 1 begins, whatever the lot says.
    begun = swiss(4, ((2, 1, 0), (3, 4, 0)), ((2, 3, 0), (4, 1, 0)))
    drawn = propose(by_lot(begun, 2, 4, 3, 1))
    assert drawn == Draw(3, "swiss", (DrawnTable(1, (4, 2), 4), DrawnTable(2, (1, 3), 1)))


def test_the_lowest_of_those_with_the_fewest_byes_has_the_bye() -> None:
    # 3 had the bye and has a point, as 1; 2 has lost.
    once = swiss(3, ((1, 2, 1),), byes=(3,))
    drawn = propose(by_lot(once, 1, 2, 3))
    assert drawn == Draw(2, "swiss", (DrawnTable(1, (3, 1), 3),), byes=(2,))
    # now 2 and 3 have had theirs, so 1 has it though it leads
    twice = swiss(3, ((1, 2, 1),), ((1, 3, 1),), byes=(3, 2))
    assert propose(by_lot(twice, 1, 2, 3)) == Draw(3, "swiss", (DrawnTable(1, (2, 3), 2),), byes=(1,))


def test_a_swiss_standing_counts_byes_and_buchholz() -> None:
    once = swiss(3, ((1, 2, 0),), byes=(3,))
    standing = standing_of(once)
    assert [(row.place, row.entrant, row.values[0]) for row in standing.rows] == [
        (1, 3, 1),
        (2, 1, Fraction(1, 2)),
        (2, 2, Fraction(1, 2)),
    ]
    once.entrants[1] = replace(once.entrants[1], state="left")
    assert (standing_of(once).order, [row.entrant for row in standing_of(once).out]) == ((3, 2), [1])


def test_a_swiss_tournament_is_over_after_its_rounds_or_with_one_player() -> None:
    two = swiss(2, ((1, 2, 1),), ((2, 1, 1),))
    assert not finished(two)
    short = replace(two, regulation=replace(SWISS, rounds=2))
    assert finished(short)
    assert propose(short) == Finished()
    waiting = replace(swiss(2, ((1, 2, -1),)), regulation=replace(SWISS, rounds=1))
    assert not finished(waiting)
    assert propose(waiting) == Waiting("results", tables=((1, 1),))
    alone = swiss(2)
    alone.entrants[2] = replace(alone.entrants[2], state="left")
    assert finished(alone)
    assert propose(alone) == Finished("too-few")
    assert not finished(swiss(2))
    assert propose(replace(alone, started=False)) == Waiting("start")


def test_a_pairing_costs_rematches_then_gaps_then_equal_starts() -> None:
    one, two = Candidate(1, 0, 2, frozenset({2})), Candidate(2, 3, 2, frozenset({1}))
    three, four = Candidate(3, 1, 1), Candidate(4, 2, 0)
    assert cost([(one, two), (three, four)]) == (1, 9 + 1, 1)
    assert cost([(one, three), (two, four)]) == (0, 1 + 1, 0)
    # a rematch is worse than any gap, and a gap worse than even starts
    assert [(a.entrant, b.entrant) for a, b in pair([one, three, four, two])] == [(1, 3), (4, 2)]
    level = [Candidate(n, 0, starts) for n, starts in ((1, 1), (2, 1), (3, 0), (4, 0))]
    assert {frozenset((a.starts, b.starts)) for a, b in pair(level)} == {frozenset((0, 1))}
    met = [Candidate(1, 0, met=frozenset({2})), Candidate(2, 0, met=frozenset({1}))]
    assert [(a.entrant, b.entrant) for a, b in pair(met)] == [(1, 2)], "there is no way round"
    assert pair([]) == []


def test_a_swiss_tournament_is_not_over_before_it_has_begun() -> None:
    assert not finished(replace(swiss(1), started=False))
    assert finished(swiss(1))


def test_a_lot_for_the_order_names_its_rule() -> None:
    named = replace(swiss(3), regulation=replace(SWISS, rules={"seating": "X2"}))
    assert propose(named) == LotNeeded("order of round 1", (1, 2, 3), "X2")
