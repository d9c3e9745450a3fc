"""Against the clock: everybody has a table, and the order is that of puzzles solved, then of time."""

from __future__ import annotations

from dataclasses import replace

from fivefold.tournaments import PRESETS, finished, propose, standing_of
from fivefold.tournaments.needs import Draw, DrawnTable, Finished, Waiting
from fivefold.tournaments.state import Entrant, Game, Result, Round, Table, Tournament

TRIAL = PRESETS["katamino-time-trial"]


def hall(*players: int, rounds: int = 3) -> Tournament:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in players}
    return Tournament(regulation=replace(TRIAL, rounds=rounds), entrants=entrants, started=True)


def tried(tournament: Tournament, times: dict[int, int | None]) -> Tournament:
    """One more puzzle; a time of 0 is a table without a result."""
    number = len(tournament.rounds) + 1
    after = tournament.copy()
    after.rounds = (*after.rounds, Round(number, "trial", tuple(range(1, len(times) + 1))))
    for count, (entrant, time) in enumerate(times.items(), 1):
        played = Game(entrant, "confirmed", Result("played", scores=((entrant, time),)))
        games = (Game(entrant) if time == 0 else played,)
        after.tables[number, count] = Table(number, count, "trial", (entrant,), games=games)
    return after


def test_everybody_has_a_table_of_their_own_in_every_round() -> None:
    assert propose(hall(4, 7)) == Draw(1, "trial", (DrawnTable(1, (4,), 4), DrawnTable(2, (7,), 7)))
    once = tried(hall(4, 7), {4: 1000, 7: None})
    assert propose(once) == Draw(2, "trial", (DrawnTable(1, (4,), 4), DrawnTable(2, (7,), 7)))
    assert propose(tried(hall(4, 7), {4: 1000, 7: 0})) == Waiting("results", tables=((1, 2),))
    assert propose(replace(hall(4), started=False)) == Waiting("start")


def test_it_ends_with_the_last_puzzle_or_when_nobody_is_left() -> None:
    last = tried(hall(1, 2, rounds=1), {1: 1000, 2: 2000})
    assert propose(last) == Finished()
    assert finished(last)
    assert not finished(tried(hall(1, 2, rounds=1), {1: 1000, 2: 0})), "a result is missing"
    before = tried(hall(1, 2, rounds=2), {1: 1000, 2: 2000})
    assert not finished(before)
    assert isinstance(propose(before), Draw)
    empty = hall(rounds=2)
    assert finished(empty)
    assert propose(empty) == Finished()
    assert not finished(replace(empty, started=False)), "nobody has come yet"
    assert not finished(hall(1)), "one alone can race"


def test_most_solved_first_then_the_least_time_and_who_is_out_has_no_place() -> None:
    # 1 solves both in 5 + 4 = 9 s, 2 both in 3 + 5 = 8 s, 3 one in 1 s, 4 none; 5, the quickest, is disqualified.
    once = tried(hall(1, 2, 3, 4, 5), {1: 5000, 2: 3000, 3: 1000, 4: None, 5: 1000})
    twice = tried(once, {1: 4000, 2: 5000, 3: None, 4: None, 5: 1000})
    twice.entrants[5] = replace(twice.entrants[5], state="disqualified")
    twice.entrants[6] = Entrant(6, "F", filler=True, state="left")
    standing = standing_of(twice)
    assert [(row.place, row.entrant, row.values[:2]) for row in standing.rows] == [
        (1, 2, (2, -8000)),
        (2, 1, (2, -9000)),
        (3, 3, (1, -1000)),
        (4, 4, (0, 0)),
    ]
    assert standing.separated == ("time", "solved", "solved")
    assert [row.entrant for row in standing.out] == [5], "a filler is not listed"
