"""From a table's result to lines, each worked out by hand (TK6 to TK9, TK14, TP5 to TP7)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from fivefold.tournaments import PRESETS, NotNow
from fivefold.tournaments.scoring import (
    Line,
    bye_lines,
    check_size,
    complete,
    duel_lines,
    exact,
    needs_winner,
    score,
    share_of,
    table_lines,
    trial_lines,
    verdict,
)
from fivefold.tournaments.state import Entrant, EntrantState, Game, GameState, Result, Round, Stage, Table, Tournament

SAXON, PENTAGO, SWISS = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"], PRESETS["swiss"]
TRIAL = PRESETS["katamino-time-trial"]


def at_table(*scores: int | None, gone: tuple[int, ...] = (), state: GameState = "submitted") -> Table:
    """Table 2 of round 3, where entrants 1, 2 … have these scores."""
    result = Result("played", scores=tuple(enumerate(scores, 1)))
    return Table(3, 2, "tables", tuple(range(1, len(scores) + 1)), games=(Game(1, state, result),), gone=gone)


def duel(
    result: Result | None = None, stage: Stage = "groups", state: GameState = "submitted", group: str = ""
) -> Table:
    """Table 4 of round 1, where entrants 1 and 2 play."""
    return Table(1, 4, stage, (1, 2), group, games=(Game(1, state if result else "open", result),))


def people(*states: EntrantState) -> dict[int, Entrant]:
    return {number: Entrant(number, f"Player {number}", state=state) for number, state in enumerate(states, 1)}


PLAYING = people("playing", "playing")
WON = Result("played", winner=2, marbles=7)


def test_a_whole_fraction_is_a_whole_number() -> None:
    assert type(exact(Fraction(6, 3))) is int
    assert exact(Fraction(1, 2)) == Fraction(1, 2)


@pytest.mark.rule("TK9")
def test_where_nobody_has_scored_all_have_the_same_share() -> None:
    assert share_of(0, 0, 3, 4) == Fraction(1, 4)
    assert share_of(10, 40, 4, 4) == Fraction(1, 4)
    assert share_of(10, 30, 3, 4) == Fraction(1, 4)  # 30 is raised to 40


@pytest.mark.rule("TK6", "TK7", "TK9")
def test_a_table_of_four_gives_places_points_scores_and_shares() -> None:
    assert table_lines(SAXON, at_table(40, 30, 30, 20), ()) == (
        Line(1, 3, 2, "played", 1, 5, 40, Fraction(40, 120)),
        Line(2, 3, 2, "played", 2, Fraction(5, 2), 30, Fraction(30, 120)),
        Line(3, 3, 2, "played", 2, Fraction(5, 2), 30, Fraction(30, 120)),
        Line(4, 3, 2, "played", 4, 1, 20, Fraction(20, 120)),
    )


@pytest.mark.rule("TK14")
def test_who_left_is_below_the_finishers_and_above_the_filler() -> None:
    table = at_table(40, 0, 0, 0, gone=(2,))
    assert table_lines(SAXON, table, {3}) == (
        Line(1, 3, 2, "played", 1, 5, 40, 1),
        Line(2, 3, 2, "left", 3, 2),
        Line(4, 3, 2, "played", 2, 3),
    )


def test_a_void_table_counts_for_nobody_and_an_open_one_is_not_there() -> None:
    void = replace(at_table(0, 0, 0), games=(Game(1, "submitted", Result("void")),))
    assert table_lines(SAXON, void, {3}) == (Line(1, 3, 2, "void"), Line(2, 3, 2, "void"))
    assert table_lines(SAXON, replace(void, games=(Game(1),)), ()) == ()


@pytest.mark.rule("TP5", "TP6")
def test_a_duel_gives_three_points_and_the_marbles_that_are_left() -> None:
    assert duel_lines(PENTAGO, duel(WON), PLAYING) == (
        Line(1, 1, 4, "played", 2, 0, opponent=2),
        Line(2, 1, 4, "played", 1, 3, speed=18 - 7, won=2, opponent=1),
    )
    assert duel_lines(PENTAGO, duel(Result("played")), PLAYING) == (
        Line(1, 1, 4, "played", 1, 1, won=1, opponent=2),
        Line(2, 1, 4, "played", 1, 1, won=1, opponent=1),
    )
    assert duel_lines(PENTAGO, duel(WON, "cup"), PLAYING)[1].speed == 0
    assert duel_lines(SWISS, duel(replace(WON, marbles=0), "swiss"), PLAYING)[1].speed == 0


def test_a_loss_counts_what_the_regulation_says() -> None:
    generous = replace(SWISS, duel_points=(5, 3, 1))
    assert [line.points for line in duel_lines(generous, duel(Result("played", 2), "swiss"), PLAYING)] == [1, 5]
    assert [line.points for line in duel_lines(generous, duel(Result("played"), "swiss"), PLAYING)] == [3, 3]


def test_a_walk_over_counts_and_has_no_speed() -> None:
    assert duel_lines(PENTAGO, duel(Result("walk-over", winner=1)), PLAYING) == (
        Line(1, 1, 4, "walk-over", 1, 3, won=2, opponent=2),
        Line(2, 1, 4, "walk-over", 2, 0, opponent=1),
    )


def test_a_void_duel_names_both_opponents_and_an_open_one_nobody() -> None:
    assert duel_lines(PENTAGO, duel(Result("void")), PLAYING) == (
        Line(1, 1, 4, "void", opponent=2),
        Line(2, 1, 4, "void", opponent=1),
    )
    assert duel_lines(PENTAGO, duel(), PLAYING) == ()


def test_who_is_out_loses_the_open_games_and_two_who_are_out_play_none() -> None:
    assert verdict(PENTAGO, duel(), people("left", "playing")) == ("walk-over", 2)
    assert verdict(PENTAGO, duel(), people("playing", "disqualified")) == ("walk-over", 1)
    assert verdict(PENTAGO, duel(), people("left", "disqualified")) == ("void", 0)
    assert verdict(PENTAGO, duel(), PLAYING) == ("open", 0)
    assert verdict(PENTAGO, duel(WON), people("playing", "left")) == ("played", 2)
    assert verdict(PENTAGO, duel(WON, state="disputed"), people("playing", "left")) == ("open", 0)


def test_where_leavers_games_are_annulled_those_of_the_group_are() -> None:
    annulling = replace(PENTAGO, leavers="annul")
    for out in (people("left", "playing"), people("playing", "left")):
        assert verdict(annulling, duel(WON), out) == ("void", 0)
        assert verdict(annulling, duel(WON, "cup"), out) == ("played", 2)
        assert verdict(PENTAGO, duel(WON), out) == ("played", 2)
    assert verdict(annulling, duel(WON), PLAYING) == ("played", 2)


def test_a_trial_scores_the_time_and_whether_the_puzzle_was_solved() -> None:
    table = replace(at_table(61_000, None), stage="trial")
    assert trial_lines(table) == (Line(1, 3, 2, "played", score=61_000, won=2), Line(2, 3, 2, "played", score=0, won=0))
    void = replace(table, games=(Game(1, "submitted", Result("void")),))
    assert trial_lines(void) == (Line(1, 3, 2, "void"), Line(2, 3, 2, "void"))
    assert trial_lines(replace(table, games=(Game(1),))) == ()


STATES: tuple[tuple[GameState, bool, bool], ...] = (
    ("submitted", True, False),
    ("confirmed", True, True),
    ("corrected", True, True),
    ("disputed", False, False),
)


@pytest.mark.parametrize(("state", "counts", "counts_if_confirmed"), STATES)
def test_a_result_counts_when_it_is_settled(state: GameState, counts: bool, counts_if_confirmed: bool) -> None:
    for rules, table in (
        (SAXON, at_table(40, 30, 20, state=state)),
        (TRIAL, replace(at_table(40, state=state), stage="trial")),
        (PENTAGO, duel(WON, state=state)),
    ):
        for regulation, expected in ((rules, counts), (replace(rules, confirm=True), counts_if_confirmed)):
            hall = Tournament(regulation=regulation, entrants=people("playing", "playing", "playing"))
            assert bool(score(hall, table)) is expected
            assert complete(hall, table) is expected


def test_a_table_is_complete_when_nobody_is_left_to_play() -> None:
    filler = {3: Entrant(3, "Filler", filler=True, state="playing")}
    hall = Tournament(regulation=SAXON, entrants={**people("left", "playing"), **filler})
    table = replace(at_table(0, 0, 0), games=(Game(1),))
    assert complete(hall, replace(table, gone=(1, 2)))
    assert not complete(hall, replace(table, gone=(1,)))
    trial = Tournament(regulation=TRIAL, entrants=people("left", "playing"))
    alone = Table(1, 1, "trial", (1,), games=(Game(1),))
    assert complete(trial, alone)
    assert not complete(trial, replace(alone, seats=(2,)))
    assert not complete(hall, replace(table, seats=(1,)))  # away, but not from this game


@pytest.mark.rule("TP7")
def test_a_cup_game_is_complete_with_a_winner() -> None:
    assert needs_winner(duel(stage="cup"))
    assert needs_winner(duel(stage="cup", group="3"))
    assert needs_winner(duel(stage="intermediate"))
    assert not needs_winner(duel(stage="intermediate", group="T"))
    assert not needs_winner(duel(stage="groups"))
    hall = Tournament(regulation=PENTAGO, entrants=PLAYING)
    assert not complete(hall, duel(Result("played"), "cup"))
    assert complete(hall, duel(Result("played"), "groups"))
    assert complete(hall, duel(WON, "cup"))
    assert not complete(hall, duel(stage="cup"))
    assert not complete(replace_state(hall, "left", "playing"), duel(Result("played"), "cup", "disputed"))
    assert complete(replace_state(hall, "left", "playing"), duel(stage="cup"))
    assert complete(replace_state(hall, "left", "left"), duel(stage="cup"))
    assert complete(replace_state(hall, "playing", "left"), duel(stage="cup"))
    assert complete(replace_state(hall, "left", "left"), duel(stage="groups"))
    waiting = replace(replace_state(hall, "left", "left"), regulation=replace(PENTAGO, confirm=True))
    assert not complete(waiting, duel(Result("played"), "cup"))
    assert complete(waiting, duel(Result("played"), "cup", "confirmed"))


def replace_state(hall: Tournament, *states: EntrantState) -> Tournament:
    return replace(hall, entrants=people(*states))


def test_a_bye_of_a_swiss_round_is_a_win_and_one_of_a_cup_is_nothing() -> None:
    rounds = (Round(1, "swiss", (), byes=(7,)), Round(2, "cup", (), byes=(8,)))
    assert bye_lines(Tournament(regulation=SWISS, rounds=rounds)) == [Line(7, 1, 0, "bye", 1, 1, won=2)]


@pytest.mark.rule("TK13")
def test_a_table_of_two_is_too_small() -> None:
    with pytest.raises(NotNow) as caught:
        check_size(SAXON, at_table(1, 2))
    sentence = "Table 2 has 2 players; move someone to it from a larger table, or name a filler (TK13)."
    assert (str(caught.value), caught.value.code) == (sentence, "table-too-small")
    check_size(SAXON, at_table(1, 2, 3))
