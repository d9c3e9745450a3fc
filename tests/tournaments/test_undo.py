"""Undo of anything, corrections after later draws, and what depends on what."""

from __future__ import annotations

import pytest
from tests.tournaments.halls import drawn, entered, scored, started, won

from fivefold.refusals import Conflict
from fivefold.tournaments import NotNow, finished, standing_of
from fivefold.tournaments.corrections import sat_elsewhere
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.undo import depends_on, undo_data

SAXON = "kingdomino-championship"


def test_what_was_undone_is_as_if_it_had_never_been_said() -> None:
    desk = entered(SAXON, 6)
    more = desk.say("entered", {"entrant": 7, "name": "Gina"})
    undone = more.undo(more.log.version)
    assert undone.tournament.players == desk.tournament.players
    assert undone.log.version == more.log.version + 1  # the log never shrinks


def test_an_undo_can_be_undone_and_that_again() -> None:
    desk = entered(SAXON, 6)
    players = len(desk.tournament.players)
    counts = []
    desk = desk.undo(desk.log.version)
    for _ in range(4):
        counts.append(len(desk.tournament.players))
        desk = desk.undo(desk.log.version)
    assert counts == [players - 1, players, players - 1, players]


def test_closing_can_be_undone() -> None:
    done = finish(entered(SAXON, 4), picks("u"))
    with pytest.raises(NotNow, match=rf"The tournament is closed; undo that first \(fact {done.log.version}\)"):
        done.say("ruled", {"text": "late"})
    reopened = done.undo(done.log.version)
    assert not reopened.tournament.closed
    assert finished(reopened.tournament)
    assert reopened.say("closed", {}).tournament.closed


def test_what_depends_on_a_fact_is_named_and_can_be_undone_together() -> None:
    desk = drawn(started(SAXON, 4))
    draw = desk.log.version
    desk = scored(desk, 1, 4, 3, 2, 1)
    desk = drawn(desk)
    names = [(d.fact.number, d.fact.kind) for d in depends_on(desk.log, draw)]
    assert [kind for _, kind in names] == ["result", "drawn"]
    with pytest.raises(NotNow, match=rf"Fact {draw} carries others: {names[0][0]} \(result\), {names[1][0]} \(drawn\)"):
        desk.undo(draw)
    back = desk.undo(draw, together=True)
    assert back.tournament.rounds == ()
    again = back.undo(back.log.version)
    assert again.tournament.tables == desk.tournament.tables


def test_everything_can_be_undone_even_the_opening() -> None:
    done = finish(entered(SAXON, 4), picks("all"))
    nothing = done.undo(1, together=True)
    assert nothing.tournament.regulation is None
    restored = nothing.undo(nothing.log.version)
    assert standing_of(restored.tournament) == standing_of(done.tournament)
    assert restored.tournament.closed


def test_only_what_counts_can_be_undone() -> None:
    desk = entered(SAXON, 4)
    with pytest.raises(NotNow, match="There is no fact 99"):
        desk.undo(99)
    undone = desk.undo(5)
    with pytest.raises(NotNow, match="already been undone"):
        undone.undo(5)
    with pytest.raises(NotNow, match="There is no fact 5 that could be undone"):
        undone.say("undone", {"facts": [5]})


def test_a_lot_survives_the_undo_of_its_draw_so_nobody_draws_twice() -> None:
    desk = started(SAXON, 8).draw(seed="snow")
    tables = desk.tournament.tables
    again = desk.undo(desk.log.version).draw(seed="another seed")
    assert again.tournament.tables == tables


def test_a_correction_after_later_draws_changes_the_standing_never_a_table_and_lists_who_sat_elsewhere() -> None:
    desk = drawn(started(SAXON, 8))
    desk = scored(scored(desk, 1, 40, 30, 20, 10), 2, 41, 31, 21, 11)
    desk = drawn(desk)
    tables = {where: table.seats for where, table in desk.tournament.tables.items()}
    scores = [[1, 10], [2, 30], [3, 20], [4, 40]]
    data = {"round": 1, "table": 1, "scores": scores}
    with pytest.raises(NotNow, match="A correction needs its reason"):
        desk.say("corrected", data)
    with pytest.raises(Conflict, match="correct it instead"):
        desk.say("result", data)
    corrected = desk.say("corrected", data, reason="sheet read upside down")
    assert {where: table.seats for where, table in corrected.tournament.tables.items()} == tables
    assert standing_of(corrected.tournament).order[:2] == (5, 4)
    elsewhere = sat_elsewhere(corrected.log, corrected.log.version)
    assert {(e.entrant, e.sat_at, e.would_sit_at) for e in elsewhere} == {(1, 1, 2), (4, 2, 1)}


def test_a_cup_game_that_others_were_drawn_from_keeps_a_winner() -> None:
    desk = drawn(started("knock-out", 4).say("decided", {"question": "third-place", "answer": "no"}))
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        one, other = table.seats
        desk = won(desk, one, other, winner=one)
    first = desk.tournament.tables[1, 1]
    desk = drawn(desk)
    data = {"round": 1, "table": 1, "winner": 0}
    with pytest.raises(NotNow, match="undo that draw first"):
        desk.say("corrected", data, reason="it was a draw")
    turned = desk.say("corrected", {**data, "winner": first.seats[1]}, reason="names mixed up")
    assert turned.tournament.tables[2, 1].seats == desk.tournament.tables[2, 1].seats
    elsewhere = sat_elsewhere(turned.log, turned.log.version)
    assert {e.entrant for e in elsewhere} == set(first.seats)


def test_who_would_have_sat_elsewhere_is_listed_for_every_later_round_byes_included() -> None:
    desk = drawn(started("swiss", 3))  # 1 against 2, a bye for 3
    desk = won(desk, 1, 2, winner=1)
    desk = drawn(desk)  # 1 and 3 have a point and meet, 2 has the bye
    desk = won(desk, 1, 3, winner=1)
    desk = drawn(desk)
    corrected = desk.say("corrected", {"round": 1, "table": 1, "winner": 2}, reason="typed wrong")
    number = corrected.log.version
    found = [(e.round, e.entrant, e.sat_at, e.would_sit_at) for e in sat_elsewhere(corrected.log, number)]
    # in round 2, 2 and 3 would have met and 1 have had the bye
    assert [row for row in found if row[0] == 2] == [(2, 1, 1, 0), (2, 2, 0, 1)]
    for wrong in (0, number - 1, number + 1):
        with pytest.raises(NotNow) as caught:
            sat_elsewhere(corrected.log, wrong)
        assert str(caught.value) == f"Fact {wrong} is no correction."


def test_a_correction_is_compared_with_every_round_drawn_before_it() -> None:
    desk = drawn(started(SAXON, 8))
    desk = drawn(scored(scored(desk, 1, 40, 30, 20, 10), 2, 41, 31, 21, 11))
    desk = drawn(scored(scored(desk, 1, 40, 30, 20, 10), 2, 41, 31, 21, 11))
    data = {"round": 1, "table": 1, "scores": [[1, 10], [2, 30], [3, 20], [4, 40]]}
    corrected = desk.say("corrected", data, reason="sheet read upside down")
    assert {one.round for one in sat_elsewhere(corrected.log, corrected.log.version)} == {2, 3}


def test_what_carries_many_others_names_eight_of_them() -> None:
    with pytest.raises(NotNow) as caught:
        undo_data(entered("swiss", 10).log, 1, together=False)
    names = ", ".join(f"{number} (entered)" for number in range(2, 10))
    assert str(caught.value) == f"Fact 1 carries others: {names} …; undo them together."
    with pytest.raises(NotNow, match=r"…; undo them together\.$"):
        undo_data(entered("swiss", 9).log, 1, together=False)
    with pytest.raises(NotNow) as caught:
        undo_data(entered("swiss", 8).log, 1, together=False)
    assert str(caught.value) == f"Fact 1 carries others: {names}; undo them together."
    assert [one.why for one in depends_on(entered("swiss", 1).log, 1)] == ["No tournament has been opened yet."]
    undone = entered("swiss", 2).undo(3)
    with pytest.raises(NotNow, match=r"^Fact 3 has already been undone\.$"):
        depends_on(undone.log, 3)
    assert [one.fact.number for one in depends_on(undone.log, 1)] == [2]
    for number in (0, 9):
        with pytest.raises(NotNow, match=rf"^There is no fact {number}\.$"):
            depends_on(undone.log, number)
