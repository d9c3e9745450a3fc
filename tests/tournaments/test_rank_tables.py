"""Tables of three and four: seats, starters, and tables that are too small (TK3 to TK5, TK13, TK14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivefold.tournaments import PRESETS, finished, propose, standing_of
from fivefold.tournaments.formats.rank_tables import feasible, fillers_needed, open_decisions, table_sizes
from fivefold.tournaments.needs import (
    Draw,
    DrawnTable,
    Facts,
    FillerNeeded,
    Finished,
    LotNeeded,
    MoveNeeded,
    Option,
    Waiting,
)
from fivefold.tournaments.state import Entrant, Game, Lot, Result, Round, Table, Tournament

SAXON = PRESETS["kingdomino-championship"]


def hall(players: int, fillers: int = 0) -> Tournament:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in range(1, players + 1)}
    for n in range(90, 90 + fillers):
        entrants[n] = Entrant(n, f"F{n}", filler=True, state="playing")
    return Tournament(regulation=SAXON, entrants=entrants, started=True)


def lot(tournament: Tournament, purpose: str, *outcome: int) -> Tournament:
    return replace(tournament, lots=(*tournament.lots, Lot(purpose, frozenset(outcome), outcome)))


def seated(tournament: Tournament, *tables: tuple[int, ...]) -> Tournament:
    """One more round of open tables."""
    number = len(tournament.rounds) + 1
    after = tournament.copy()
    after.rounds = (*after.rounds, Round(number, "tables", tuple(range(1, len(tables) + 1))))
    for count, seats in enumerate(tables, 1):
        after.tables[number, count] = Table(number, count, "tables", seats, games=(Game(seats[0]),))
    return after


def scored(tournament: Tournament, *scores: dict[int, int]) -> Tournament:
    """Results for the tables of the last round."""
    after = tournament.copy()
    for table, given in zip(tournament.tables_of(tournament.rounds[-1]), scores, strict=True):
        result = Result("played", scores=tuple(sorted(given.items())))
        games = (replace(table.games[0], state="confirmed", result=result),)
        after.tables[table.round, table.number] = replace(table, games=games)
    return after


@pytest.mark.rule("TK3", "TK13")
def test_sizes_and_fillers_of_small_numbers() -> None:
    sizes = (3, 4)
    assert [table_sizes(players, sizes) for players in (2, 3, 5, 6, 10)] == [(), (3,), (), (3, 3), (4, 3, 3)]
    assert [fillers_needed(players, sizes) for players in (1, 2, 3, 4, 5, 6)] == [2, 1, 0, 0, 1, 0]
    assert table_sizes(7, (3, 5)) == (4, 3)
    assert feasible(SAXON, 5, 1).facts == {"sizes": "3 + 3"}
    assert feasible(SAXON, 5, 3).facts == {"sizes": "3 + 3"}
    assert not feasible(SAXON, 1, 3).ok


@pytest.mark.rule("TK4", "TK5")
def test_the_first_round_is_by_lot_and_the_starter_sits_first() -> None:
    start = hall(7)
    assert propose(start) == LotNeeded("seating of round 1", (1, 2, 3, 4, 5, 6, 7), "TK4")
    order = lot(start, "seating of round 1", 7, 6, 5, 4, 3, 2, 1)
    assert propose(order) == LotNeeded("starts of round 1", (1, 2, 3, 4, 5, 6, 7), "TK4")
    assert propose(lot(order, "starts of round 1", 1, 5, 7, 2, 6, 4, 3)) == Draw(
        1, "tables", (DrawnTable(1, (5, 7, 6, 4), 5), DrawnTable(2, (1, 2, 3), 1))
    )


@pytest.mark.rule("TK4")
def test_only_a_tie_across_an_edge_is_drawn_and_who_has_begun_least_begins() -> None:
    first = seated(hall(7), (1, 2, 3, 4), (5, 6, 7))
    # 5 has the higher score than 1; 2 and 6, and 4 and 7, are parted by shares: 30/120 to 30/140, 15/120 to 15/140.
    played = scored(first, {1: 50, 2: 30, 3: 25, 4: 15}, {5: 60, 6: 30, 7: 15})
    assert standing_of(played).equals == [(5,), (1,), (2,), (6,), (3,), (4,), (7,)]
    drawn = lot(played, "starts of round 2", 1, 2, 3, 4, 5, 6, 7)
    assert propose(drawn) == Draw(2, "tables", (DrawnTable(1, (2, 1, 5, 6), 2), DrawnTable(2, (3, 4, 7), 3)))
    by_lot = replace(drawn, regulation=replace(SAXON, starts="lot"))
    assert propose(by_lot) == Draw(2, "tables", (DrawnTable(1, (1, 2, 5, 6), 1), DrawnTable(2, (3, 4, 7), 3)))
    level = scored(
        seated(hall(8), (1, 2, 3, 4), (5, 6, 7, 8)), *({n + i: 40 - 10 * i for i in range(4)} for n in (1, 5))
    )
    assert standing_of(level).equals == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert propose(level) == LotNeeded("starts of round 2", tuple(range(1, 9)), "TK4")
    odd = scored(seated(hall(7), (1, 2, 3, 4), (5, 6, 7)), {1: 50, 2: 50, 3: 50, 4: 50}, {5: 50, 6: 50, 7: 50})
    assert propose(odd) == LotNeeded("places 4–7 before round 2", (1, 2, 3, 4), "TK4")


@pytest.mark.rule("TK4")
def test_where_every_round_is_by_lot_the_standing_is_not_asked() -> None:
    played = scored(seated(hall(3), (1, 2, 3)), {1: 50, 2: 30, 3: 25})
    by_lot = replace(played, regulation=replace(SAXON, seating="lot"))
    assert propose(by_lot) == LotNeeded("seating of round 2", (1, 2, 3), "TK4")


@pytest.mark.rule("TK13")
def test_a_filler_sits_at_the_last_table_and_never_begins() -> None:
    assert propose(hall(5)) == FillerNeeded("TK13")
    filled = lot(hall(5, fillers=2), "seating of round 1", 1, 2, 3, 4, 5)
    assert propose(filled) == LotNeeded("starts of round 1", (1, 2, 3, 4, 5), "TK4")
    drawn = propose(lot(filled, "starts of round 1", 5, 4, 3, 2, 1))
    assert drawn == Draw(1, "tables", (DrawnTable(1, (3, 2, 1), 3), DrawnTable(2, (5, 4, 90), 5)))


@pytest.mark.rule("TK4", "TK13")
def test_fillers_count_where_the_tables_end() -> None:
    first = seated(hall(5, fillers=1), (1, 2, 3), (4, 5, 90))
    played = scored(first, {1: 60, 2: 40, 3: 20}, {4: 60, 5: 40, 90: 20})
    assert standing_of(played).equals == [(1, 4), (2, 5), (3,)]
    # six sit at two tables of three, so places 3 and 4 are at different ones
    assert propose(played) == LotNeeded("places 3–4 before round 2", (2, 5), "TK4")


@pytest.mark.rule("TK13")
def test_the_lowest_of_the_last_table_of_four_moves_to_one_that_is_too_small() -> None:
    first = scored(
        seated(hall(11), (1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11)),
        {1: 90, 2: 80, 3: 70, 4: 60},
        {5: 89, 6: 79, 7: 69, 8: 59},
        {9: 88, 10: 78, 11: 68},
    )
    second = seated(first, (1, 5, 9, 2), (8, 6, 10, 3), (7, 4))
    assert propose(second) == MoveNeeded(8, 2, 2, 3, "TK13")
    begun = scored(second, {1: 1, 5: 1, 9: 1, 2: 1}, {8: 1, 6: 1, 10: 1, 3: 1}, {7: 1, 4: 1})
    begun.tables[2, 3] = second.tables[2, 3]
    assert propose(begun) == FillerNeeded("TK13", 2, 3)
    gone = second.copy()
    gone.tables[2, 2] = replace(gone.tables[2, 2], gone=(6,))
    assert propose(gone) == MoveNeeded(2, 2, 1, 3, "TK13"), "somebody has left table 2, so table 1 gives"
    filler = second.copy()
    filler.entrants[8] = replace(filler.entrants[8], filler=True)
    assert propose(filler) == MoveNeeded(3, 2, 2, 3, "TK13"), "a filler does not move"


@pytest.mark.rule("TK13")
def test_one_who_is_alone_moves_to_a_table_with_room() -> None:
    alone = seated(hall(8), (1, 2, 3, 4), (5, 6, 7), (8,))
    assert propose(alone) == MoveNeeded(8, 1, 3, 2, "TK13")
    full = seated(hall(5), (1, 2, 3, 4), (5,))
    assert propose(full) == MoveNeeded(4, 1, 1, 2, "TK13")
    two = seated(hall(9), (1, 2, 3, 4), (5, 6, 7), (8, 9))
    assert propose(two) == MoveNeeded(4, 1, 1, 3, "TK13"), "two stay where they are and are joined by a third"
    left = alone.copy()
    left.tables[1, 2] = replace(left.tables[1, 2], gone=(6,), stand_ins=(99,))
    assert propose(left) == MoveNeeded(4, 1, 1, 3, "TK13")


@pytest.mark.rule("TK14")
def test_a_table_that_was_left_needs_a_stand_in() -> None:
    left = seated(hall(4), (1, 2, 3, 4))
    left.tables[1, 1] = replace(left.tables[1, 1], gone=(2,))
    assert propose(left) == Waiting("results", tables=((1, 1),))
    left.tables[1, 1] = replace(left.tables[1, 1], gone=(2, 3))
    assert propose(left) == FillerNeeded("TK14", 1, 1, 2)
    left.tables[1, 1] = replace(left.tables[1, 1], gone=(2, 3, 4), stand_ins=(99,))
    assert propose(left) == FillerNeeded("TK14", 1, 1, 3)
    left.tables[1, 1] = replace(left.tables[1, 1], gone=(1, 2, 3, 4), stand_ins=())
    assert not isinstance(propose(left), FillerNeeded)
    after = seated(hall(7), (1, 2, 3, 4), (5, 6, 7))
    after.tables[1, 1] = replace(after.tables[1, 1], gone=(1, 2, 3, 4))
    after.tables[1, 2] = replace(after.tables[1, 2], gone=(6,))
    assert propose(after) == FillerNeeded("TK14", 1, 2, 6), "a table that nobody is left at hides no other"


@pytest.mark.rule("TK2", "TK12")
def test_it_is_over_after_the_last_round_or_with_one_player() -> None:
    one = replace(SAXON, rounds=1)
    played = scored(replace(seated(hall(3), (1, 2, 3)), regulation=one), {1: 50, 2: 30, 3: 25})
    assert finished(played)
    assert propose(played) == Finished()
    assert not finished(replace(played, regulation=SAXON))
    assert not finished(replace(seated(hall(3), (1, 2, 3)), regulation=one))
    out = played.copy()
    out.entrants[2] = replace(out.entrants[2], state="disqualified")
    assert [(row.place, row.entrant) for row in (*standing_of(out).rows, *standing_of(out).out)] == [
        (1, 1),
        (2, 3),
        (0, 2),
    ]
    few = replace(out, regulation=SAXON)
    few.entrants[3] = replace(few.entrants[3], state="left")
    assert finished(few)
    assert propose(few) == Finished("too-few")
    assert not finished(replace(hall(1), started=False))


@pytest.mark.rule("TK3", "TK7")
def test_the_organiser_is_told_of_small_tables() -> None:
    facts: Facts = {"small": 2, "tables": 3, "there": "3.00", "elsewhere": "2.75"}
    assert open_decisions(SAXON, 10) == [Option("small-tables", facts)]
    assert open_decisions(SAXON, 6)[1:] == [Option("no-large-table")]
    assert open_decisions(SAXON, 8) == []
    assert open_decisions(SAXON, 5) == []
    assert open_decisions(replace(SAXON, table_points={4: (5, 3, 2, 1)}), 8) == []


@pytest.mark.rule("TK13")
def test_two_can_play_with_a_filler_and_fewer_cannot() -> None:
    assert (feasible(SAXON, 2, 1).ok, feasible(SAXON, 2, 1).facts) == (True, {"sizes": "3"})
    assert feasible(SAXON, 2).choices == (Option("fill", {"count": 1}), Option("wait", {"more": 1}))
    assert feasible(SAXON, 0).choices == (Option("wait", {"more": 1}),)
    two = hall(2, fillers=1)
    assert not finished(two)
    assert propose(two) == LotNeeded("seating of round 1", (1, 2), "TK4")
    assert finished(hall(1, fillers=2))


@pytest.mark.rule("TK14")
def test_a_filler_who_has_left_is_not_listed_among_those_who_are_out() -> None:
    tournament = hall(4, fillers=1)
    tournament.entrants[4] = replace(tournament.entrants[4], state="left")
    tournament.entrants[90] = replace(tournament.entrants[90], state="left")
    assert [row.entrant for row in standing_of(tournament).out] == [4]
