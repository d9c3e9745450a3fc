"""Facts about people, one by one: entries, the start, leaving, fillers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivefold.refusals import NotFound, Refused
from fivefold.tournaments import PRESETS, Desk, NotNow, Regulation, standing_of, write_regulation
from fivefold.tournaments.description import Description
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.fold import apply
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.state import Entrant, Game, Protest, Result, Round, Stage, Table, Tournament
from fivefold.tournaments.verifier import verify

SAXON, SWISS, TRIAL = PRESETS["kingdomino-championship"], PRESETS["swiss"], PRESETS["katamino-time-trial"]
OPENED = {"title": "Cup", "regulation": write_regulation(SWISS)}


def say(tournament: Tournament, kind: str, data: dict[str, Any], reason: str = "") -> None:
    apply(tournament, Fact(60, kind, data, reason=reason))


def refused(kind: type[Refused], code: str, sentence: str) -> Any:
    return pytest.raises(kind, check=lambda error: (error.code, str(error)) == (code, sentence))


def entered(rules: Regulation, players: int) -> Tournament:
    tournament = Tournament(regulation=rules)
    for number in range(1, players + 1):
        say(tournament, "entered", {"entrant": number, "name": f"P{number}"})
    return tournament


def playing(rules: Regulation, *seats: tuple[int, ...], stage: Stage = "tables") -> Tournament:
    """A running round of tables 1, 2 …"""
    tournament = entered(rules, max(map(max, seats)))
    tournament.entrants = {n: replace(e, state="playing") for n, e in tournament.entrants.items()}
    tournament.started = True
    tournament.rounds = (Round(1, stage, tuple(range(1, len(seats) + 1))),)
    for number, here in enumerate(seats, 1):
        tournament.tables[1, number] = Table(1, number, stage, here, games=(Game(here[0]),))
    return tournament


def test_a_tournament_is_opened_once_and_its_rules_can_change_until_the_start() -> None:
    tournament = Tournament()
    with refused(NotNow, "not-opened", "No tournament has been opened yet."):
        say(tournament, "regulated", OPENED)
    say(tournament, "opened", OPENED)
    assert (tournament.title, tournament.regulation) == ("Cup", SWISS)
    with refused(NotNow, "already-open", "The tournament is already open."):
        say(tournament, "opened", OPENED)
    say(tournament, "regulated", {"regulation": write_regulation(SAXON)})
    assert tournament.regulation == SAXON
    tournament.started = True
    with refused(NotNow, "regulation-frozen", "The regulation has been frozen since the start."):
        say(tournament, "regulated", {"regulation": write_regulation(SWISS)})


def test_an_entrant_has_name_club_person_and_rating() -> None:
    tournament = Tournament(regulation=SWISS)
    data = {"entrant": 4, "name": " Anna ", "club": "Dresden", "person": "anna@x", "rating": 1900}
    say(tournament, "entered", data)
    say(tournament, "entered", {"entrant": 5, "name": "Ben"})
    assert tournament.entrants == {4: Entrant(4, "Anna", "Dresden", "anna@x", 1900), 5: Entrant(5, "Ben", person="ben")}
    assert (tournament.names, tournament.entered) == ({"anna": 4, "ben": 5}, 2)


@pytest.mark.parametrize(
    ("data", "code", "sentence"),
    [
        ({"entrant": 0, "name": "X"}, "number-taken", "0 is not a free number for an entrant."),
        ({"entrant": 2, "name": "X"}, "number-taken", "2 is not a free number for an entrant."),
        ({"entrant": 9, "name": " "}, "no-name", "An entrant needs a name."),
        ({"entrant": 9, "name": "p1"}, "entered-twice", "p1 has already been entered."),
    ],
)
def test_an_entry_that_does_not_fit_is_refused(data: dict[str, Any], code: str, sentence: str) -> None:
    with refused(NotNow, code, sentence):
        say(entered(SWISS, 2), "entered", data)


@pytest.mark.rule("TK1", "TK2")
def test_the_last_place_is_given_and_nobody_comes_late() -> None:
    tournament = entered(replace(SAXON, at_most=3), 3)
    with refused(NotNow, "full", "There are already 3 entrants, and no more can play (TK1)."):
        say(tournament, "entered", {"entrant": 4, "name": "P4"})
    say(tournament, "left", {"entrant": 2})
    assert (tournament.entered, tournament.names) == (2, {"p1": 1, "p3": 3})
    say(tournament, "entered", {"entrant": 4, "name": "P2"})
    late = playing(SAXON, (1, 2, 3))
    with refused(NotNow, "too-late", "P9 comes too late: everybody plays in every round (TK2)."):
        say(late, "entered", {"entrant": 9, "name": "P9"})


def test_who_comes_late_to_a_swiss_tournament_plays_at_once() -> None:
    tournament = playing(SWISS, (1, 2), stage="swiss")
    say(tournament, "entered", {"entrant": 9, "name": "P9"})
    assert tournament.entrants[9].state == "playing"


def test_who_is_out_or_unknown_is_named() -> None:
    tournament = entered(SWISS, 2)
    with refused(NotNow, "no-such-entrant", "There is no entrant 7."):
        say(tournament, "left", {"entrant": 7})
    say(tournament, "left", {"entrant": 1})
    with refused(NotNow, "not-in", "P1 is no longer in the tournament (left)."):
        say(tournament, "checked-in", {"entrant": 1})


def test_players_check_in_before_the_start() -> None:
    tournament = entered(SAXON, 2)
    say(tournament, "checked-in", {"entrant": 1})
    assert tournament.entrants[1].state == "checked-in"
    say(tournament, "filled", {"entrant": 9, "name": "F"})
    with refused(NotNow, "no-check-in", "F need not check in."):
        say(tournament, "checked-in", {"entrant": 9})
    tournament.started = True
    with refused(NotNow, "no-check-in", "P2 need not check in."):
        say(tournament, "checked-in", {"entrant": 2})


def test_the_start_names_who_plays_and_the_others_have_left() -> None:
    tournament = entered(SAXON, 6)
    say(tournament, "left", {"entrant": 6})
    say(tournament, "filled", {"entrant": 9, "name": "F"})
    with refused(NotNow, "named-twice", "An entrant is named twice."):
        say(tournament, "started", {"entrants": [1, 2, 2]})
    with refused(NotNow, "filler", "F is a filler."):
        say(tournament, "started", {"entrants": [1, 2, 3, 9]})
    say(tournament, "started", {"entrants": [1, 2, 3]})
    states = [tournament.entrants[n].state for n in (1, 2, 3, 4, 5, 6, 9)]
    assert states == ["playing", "playing", "playing", "left", "left", "left", "playing"]
    with refused(NotNow, "already-started", "The tournament has already been started."):
        say(tournament, "started", {"entrants": [1, 2, 3]})


@pytest.mark.rule("TK3", "TK13")
def test_a_number_that_cannot_be_played_is_refused_with_what_can_be_done() -> None:
    with pytest.raises(NotNow) as caught:
        say(entered(SAXON, 5), "started", {"entrants": [1, 2, 3, 4, 5]})
    advice = "Wait for another entry or add unscored fillers"
    assert str(caught.value) == f"5 players cannot be seated at tables of 3 or 4. {advice} (TK3)."
    with pytest.raises(NotNow) as caught:
        say(entered(SWISS, 1), "started", {"entrants": [1]})
    assert str(caught.value) == "2 to 200000 can play here, not 1."


@pytest.mark.rule("TK14")
def test_who_leaves_a_running_table_is_gone_from_it() -> None:
    tournament = playing(SAXON, (1, 2, 3, 4))
    say(tournament, "left", {"entrant": 1, "during": True})
    assert (tournament.entrants[1].state, tournament.tables[1, 1].gone) == ("disqualified", (1,))
    assert tournament.tables[1, 1].seats == (1, 2, 3, 4)
    say(tournament, "disqualified", {"entrant": 2, "during": True}, "shouted")
    assert tournament.tables[1, 1].gone == (1, 2)
    trial = playing(TRIAL, (1,), stage="trial")
    say(trial, "left", {"entrant": 1, "during": True})
    assert (trial.entrants[1].state, trial.tables[1, 1].gone) == ("left", ())


def test_who_leaves_between_games_leaves_a_free_seat_and_another_begins() -> None:
    tournament = playing(SAXON, (1, 2, 3, 4))
    tournament.entrants[2] = replace(tournament.entrants[2], filler=True)
    say(tournament, "left", {"entrant": 1})
    table = tournament.tables[1, 1]
    assert (table.seats, table.starter, tournament.entrants[1].state) == ((2, 3, 4), 3, "left")
    say(tournament, "left", {"entrant": 4})
    assert (tournament.tables[1, 1].seats, tournament.tables[1, 1].starter) == ((2, 3), 3)
    say(tournament, "left", {"entrant": 3})
    assert (tournament.tables[1, 1].seats, tournament.tables[1, 1].starter) == ((2,), 2)
    duel = playing(SWISS, (1, 2), stage="swiss")
    say(duel, "left", {"entrant": 1})
    assert duel.tables[1, 1].seats == (1, 2)
    assert (duel.entered, duel.names) == (2, {"p1": 1, "p2": 2}), "the name stays taken once the games have begun"
    other = playing(SAXON, (1, 2, 3, 4))
    other.tables[1, 1] = replace(other.tables[1, 1], games=(Game(3),))
    say(other, "left", {"entrant": 4})
    assert other.tables[1, 1].starter == 3


def test_nobody_leaves_a_game_that_they_do_not_play() -> None:
    with refused(NotNow, "no-running-game", "P1 is not in a running game."):
        say(entered(SAXON, 3), "left", {"entrant": 1, "during": True})
    tournament = playing(SAXON, (1, 2, 3))
    tournament.tables[1, 1] = replace(tournament.tables[1, 1], games=(Game(1, "submitted", Result("void")),))
    with refused(NotNow, "no-running-game", "P1 is not in a running game."):
        say(tournament, "left", {"entrant": 1, "during": True})
    say(tournament, "left", {"entrant": 1})
    assert tournament.tables[1, 1].seats == (1, 2, 3)


@pytest.mark.rule("TK12")
def test_a_disqualification_needs_a_game_and_a_reason() -> None:
    sentence = "Nothing has been played yet, so nobody can be disqualified; P1 can be withdrawn (TK12)."
    with refused(NotNow, "nothing-played", sentence):
        say(entered(SAXON, 3), "disqualified", {"entrant": 1}, "shouted")
    tournament = playing(SAXON, (1, 2, 3, 4))
    with refused(NotNow, "reason-missing", "A disqualification needs its reason (TK12)."):
        say(tournament, "disqualified", {"entrant": 1})
    say(tournament, "disqualified", {"entrant": 1}, "shouted")
    assert tournament.entrants[1].state == "disqualified"
    assert tournament.tables[1, 1].seats == (2, 3, 4)
    assert tournament.tables[1, 1].gone == ()


@pytest.mark.rule("TK13", "TK14")
def test_a_filler_sits_in_for_draws_for_a_table_or_for_a_leaver() -> None:
    with refused(NotNow, "no-fillers", "Only tables of several players can be filled."):
        say(entered(SWISS, 2), "filled", {"entrant": 9, "name": "F"})
    tournament = playing(SAXON, (1, 2), (3, 4, 5))
    say(tournament, "filled", {"entrant": 9, "name": "F"})
    assert tournament.entrants[9] == Entrant(9, "F", filler=True, state="playing")
    with refused(NotNow, "number-taken", "9 is not a free number for an entrant."):
        say(tournament, "filled", {"entrant": 9, "name": "F"})
    say(tournament, "filled", {"entrant": 10, "name": "G", "round": 1, "table": 1})
    assert tournament.tables[1, 1].seats == (1, 2, 10)
    assert tournament.entrants[10] == Entrant(10, "G", filler=True, state="left")
    with refused(NotNow, "table-full", "Table 2 has enough players (TK13)."):
        say(tournament, "filled", {"entrant": 11, "name": "H", "round": 1, "table": 2})
    for where in ({"round": 1, "table": 3}, {"table": 1}):
        with refused(NotFound, "no-such-table", "There is no such open table."):
            say(playing(SAXON, (1, 2)), "filled", {"entrant": 11, "name": "H", **where})
    data = {"entrant": 11, "name": "H", "round": 1, "table": 2, "for": 3}
    with refused(NotNow, "nobody-left", "P3 has not left a running game at table 2 (TK14)."):
        say(tournament.copy(), "filled", data)
    say(tournament, "left", {"entrant": 3, "during": True})
    say(tournament, "filled", data)
    assert (tournament.tables[1, 2].stand_ins, tournament.tables[1, 2].seats) == ((11,), (3, 4, 5))
    with refused(NotNow, "nobody-left", "P3 has not left a running game at table 2 (TK14)."):
        say(tournament, "filled", {**data, "entrant": 12})
    played = playing(SAXON, (1, 2))
    played.tables[1, 1] = replace(played.tables[1, 1], games=(Game(1, "submitted", Result("void")),))
    with refused(NotFound, "no-such-table", "There is no such open table."):
        say(played, "filled", {"entrant": 11, "name": "H", "round": 1, "table": 1})


@pytest.mark.parametrize("place", [{}, {"for": 3}])
def test_a_filler_who_is_refused_is_not_there(place: dict[str, int]) -> None:
    tournament = playing(SAXON, (1, 2, 3))
    before = tournament.copy()
    with pytest.raises(NotNow):
        say(tournament, "filled", {"entrant": 9, "name": "F", "round": 1, "table": 1, **place})
    assert tournament == before


def test_a_copy_can_be_written_to_without_touching_the_other() -> None:
    tournament = playing(SAXON, (1, 2, 3))
    tournament.answers["cup"] = "2"
    copy = tournament.copy()
    for part in ("entrants", "tables", "answers", "names"):
        getattr(copy, part).clear()
        assert getattr(tournament, part)
    copy.protests[1] = Protest(1, 1, 1, "late")
    assert tournament.protests == {}


def test_a_name_and_a_club_are_corrected_at_any_time_and_the_log_keeps_both() -> None:
    desk = Desk.opened("Dresden", PRESETS["knock-out"])
    for number, name in enumerate(("Ana", "Ben", "Cem"), 1):
        desk = desk.say("entered", {"entrant": number, "name": name, "club": "Dresden"})
    desk = desk.say("renamed", {"entrant": 1, "name": "Anna", "club": "Radebeul"})
    anna = desk.tournament.entrants[1]
    assert (anna.name, anna.club, anna.person) == ("Anna", "Radebeul", "anna")
    assert desk.say("entered", {"entrant": 4, "name": "Ana", "sure": True}).tournament.entrants[4].name == "Ana"
    for taken in ("Ben", " BEN "):
        with pytest.raises(NotNow, match="already been entered"):
            desk.say("renamed", {"entrant": 1, "name": taken})
    with pytest.raises(NotNow, match="no entrant 9"):
        desk.say("renamed", {"entrant": 9, "name": "Zoe"})
    desk = finish(desk.start(), picks("names"))
    assert desk.tournament.closed
    after = desk.say("renamed", {"entrant": 1, "name": "Anna Maria"})
    assert standing_of(after.tournament).rows == standing_of(desk.tournament).rows
    assert after.tournament.entrants[1].club == "Radebeul"
    names = [fact.data["name"] for fact in after.log.facts if fact.data.get("entrant") == 1 and "name" in fact.data]
    assert names == ["Ana", "Anna", "Anna Maria"]
    assert verify([fact.text for fact in after.log.facts]).ok
    assert after.undo(after.log.version).tournament.entrants == desk.tournament.entrants


def test_who_is_known_by_a_number_stays_known_by_it_under_another_name() -> None:
    desk = Desk.opened("Dresden", PRESETS["knock-out"])
    desk = desk.say("entered", {"entrant": 1, "name": "Ana", "person": "DE-17"})
    assert desk.say("renamed", {"entrant": 1, "name": "Anna"}).tournament.entrants[1].person == "DE-17"


@pytest.mark.rule("TP9", "TK10")
def test_a_description_says_everything_anew_and_needs_real_days_in_their_order() -> None:
    desk = Desk.opened("Finale", PRESETS["pentago-tournament"])
    desk = desk.say("described", {"place": "Cannes", "begins": "2011-02-26", "season": "2010/2011"})
    assert desk.tournament.description == Description(season="2010/2011", place="Cannes", begins="2011-02-26")
    desk = desk.say("described", {"title": "Grand final", "champion": "Champion"})
    assert (desk.tournament.title, desk.tournament.description) == ("Grand final", Description(champion="Champion"))
    for wrong in ({"begins": "2011-02-30"}, {"ends": "2011-02-26"}, {"begins": "2011-02-26", "ends": "2011-02-25"}):
        with pytest.raises(NotNow):
            desk.say("described", wrong)
    assert verify([fact.text for fact in desk.log.facts]).ok
