"""What is typed for a table is read as its result, or refused with a sentence that names the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivefold.refusals import Forbidden
from fivefold.tournaments import PRESETS, NotNow, Regulation
from fivefold.tournaments.results import read_result
from fivefold.tournaments.state import Entrant, Game, Result, Stage, Table, Tournament

SAXON, PENTAGO, SWISS = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"], PRESETS["swiss"]
TRIAL = PRESETS["katamino-time-trial"]
PEOPLE = {n: Entrant(n, name, state="playing") for n, name in enumerate(("Anna", "Ben", "Cem"), 1)}
PEOPLE[4] = Entrant(4, "Filler", filler=True, state="playing")


def read(
    rules: Regulation, stage: Stage, seats: tuple[int, ...], data: dict[str, Any], reason: str = "", **more: Any
) -> Result:
    table = Table(2, 5, stage, seats, games=(Game(seats[0]),), **more)
    return read_result(Tournament(regulation=rules, entrants=PEOPLE), table, data, reason)


def test_scores_are_kept_by_number() -> None:
    read_as = read(SAXON, "tables", (3, 1, 2), {"scores": [[3, 40], [1, 0], [2, 50]]})
    assert read_as == Result("played", scores=((1, 0), (2, 50), (3, 40)))
    assert read(SAXON, "tables", (1, 2, 3, 4), {"scores": [[1, 5], [2, 6], [3, 7]]}).scores == ((1, 5), (2, 6), (3, 7))
    left = read(SAXON, "tables", (1, 2, 3), {"scores": [[1, 5], [2, 6]]}, gone=(3,), stand_ins=(4,))
    assert left.scores == ((1, 5), (2, 6))
    assert read(SAXON, "tables", (1, 2, 3), {"scores": []}, gone=(1, 2, 3)).scores == ()


def test_times_duels_walk_overs_and_void_games_are_read() -> None:
    assert read(TRIAL, "trial", (2,), {"times": [[2, None]]}) == Result("played", scores=((2, None),))
    assert read(TRIAL, "trial", (3, 2), {"times": [[3, 1], [2, 5]]}).scores == ((2, 5), (3, 1))
    assert read(PENTAGO, "groups", (1, 2), {"winner": 2, "marbles": 5}) == Result("played", 2, 5)
    assert read(PENTAGO, "groups", (1, 2), {"winner": 2, "marbles": 18}) == Result("played", 2, 18)
    assert read(PENTAGO, "cup", (1, 2), {"winner": 1}) == Result("played", 1)
    assert read(PENTAGO, "cup", (1, 2), {"winner": 1, "marbles": 9}) == Result("played", 1, 9)
    assert read(SWISS, "swiss", (1, 2), {"winner": 0}) == Result("played")
    assert read(PENTAGO, "groups", (1, 2), {"walkover": 2}) == Result("walk-over", 2)
    assert read(PENTAGO, "groups", (1, 2), {"void": True}, "the board fell") == Result("void")


@pytest.mark.parametrize(
    ("rules", "stage", "seats", "data", "code", "sentence"),
    [
        (SAXON, "tables", (1, 2, 3), {"winner": 1}, "scores-needed", "a score for each player is needed (TK6)"),
        (
            SAXON,
            "tables",
            (1, 2, 3),
            {"scores": [[1, 5], [2, 6]]},
            "wrong-players",
            "the scores wanted are those of Anna, Ben, Cem (TK6)",
        ),
        (
            SAXON,
            "tables",
            (1, 2, 3),
            {"scores": [[1, 5], [2, 6], [3, 7], [3, 7]]},
            "wrong-players",
            "the scores wanted are those of Anna, Ben, Cem (TK6)",
        ),
        (
            SAXON,
            "tables",
            (1, 2, 3),
            {"scores": [[1, 5], [2, 6], [3, None]]},
            "score-missing",
            "a score is missing (TK6)",
        ),
        (
            TRIAL,
            "trial",
            (1,),
            {"winner": 1},
            "times-needed",
            "a time (or none, if unsolved) for each player is needed",
        ),
        (
            TRIAL,
            "trial",
            (1,),
            {"times": [[2, 7]]},
            "times-needed",
            "a time (or none, if unsolved) for each player is needed",
        ),
        (TRIAL, "trial", (1,), {"times": [[1, 0]]}, "no-time", "a time is more than nothing"),
        (PENTAGO, "groups", (1, 2), {"scores": [[1, 5]]}, "winner-needed", "a winner (0 for a draw) is needed (TP6)"),
        (
            PENTAGO,
            "groups",
            (1, 2),
            {"winner": 0, "marbles": 9},
            "marbles-of-nobody",
            "after a draw nobody's marbles count (TP5)",
        ),
        (
            PENTAGO,
            "groups",
            (1, 2),
            {"winner": 1, "marbles": 4},
            "bad-marbles",
            "the winner has placed 5 to 18 marbles (TP5)",
        ),
        (
            PENTAGO,
            "groups",
            (1, 2),
            {"winner": 1, "marbles": 19},
            "bad-marbles",
            "the winner has placed 5 to 18 marbles (TP5)",
        ),
        (PENTAGO, "groups", (1, 2), {"winner": 1}, "bad-marbles", "the winner has placed 5 to 18 marbles (TP5)"),
        (SWISS, "swiss", (1, 2), {"winner": 1, "marbles": 9}, "no-marbles", "marbles are not counted here"),
        (
            SWISS,
            "swiss",
            (1, 2),
            {"winner": 1, "walkover": 1},
            "one-result",
            "a result is scores, a winner, times, a walk-over or void: one of them",
        ),
        (SWISS, "swiss", (1, 2), {"void": True}, "reason-missing", "a void game needs its reason"),
    ],
)
def test_a_result_that_does_not_fit_its_table_is_refused(
    rules: Regulation, stage: Stage, seats: tuple[int, ...], data: dict[str, Any], code: str, sentence: str
) -> None:
    with pytest.raises(NotNow) as caught:
        read(rules, stage, seats, data)
    assert (str(caught.value), caught.value.code) == (f"Round 2, table 5: {sentence}.", code)


@pytest.mark.rule("TK14")
def test_too_few_at_a_table_need_a_stand_in() -> None:
    with pytest.raises(NotNow) as caught:
        read(SAXON, "tables", (1, 2, 3), {"scores": [[1, 5], [2, 6]]}, gone=(3,))
    sentence = "Round 2, table 5: too few are left to play; name a stand-in for the leaver (TK14)."
    assert (str(caught.value), caught.value.code) == (sentence, "stand-in-needed")
    four = read(SAXON, "tables", (1, 2, 3, 4), {"scores": [[1, 5], [2, 6]]}, gone=(3,))
    assert four.scores == ((1, 5), (2, 6))


@pytest.mark.parametrize("data", [{"winner": 3}, {"walkover": 3}, {"walkover": 0}])
def test_the_winner_sits_at_the_table(data: dict[str, int]) -> None:
    with pytest.raises(Forbidden) as caught:
        read(SWISS, "swiss", (1, 2), data)
    sentence = "Round 2, table 5: the winner does not sit there."
    assert (str(caught.value), caught.value.code) == (sentence, "not-seated")


def test_a_table_without_its_points_is_too_small() -> None:
    with pytest.raises(NotNow) as caught:
        read(replace(SAXON, table_points={4: (5, 3, 2, 1)}), "tables", (1, 2, 3), {"scores": []})
    assert caught.value.code == "table-too-small"
