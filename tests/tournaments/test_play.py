"""Facts about play, one by one, against a tournament that is laid out by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivefold.refusals import Conflict, Forbidden, NotFound, Refused
from fivefold.tournaments import PRESETS, NotNow, Regulation
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.fold import apply
from fivefold.tournaments.lots import lot_order
from fivefold.tournaments.state import Entrant, Game, Lot, Protest, Result, Round, Stage, Table, Tournament

SAXON, PENTAGO, SWISS = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"], PRESETS["swiss"]
CUP = PRESETS["knock-out"]
HERE = {"round": 1, "table": 4}


def hall(rules: Regulation = SWISS, players: int = 2) -> Tournament:
    entrants = {n: Entrant(n, f"P{n}", state="playing") for n in range(1, players + 1)}
    return Tournament(regulation=rules, entrants=entrants, started=True)


def duel(stage: Stage = "swiss", *games: Game, rules: Regulation = SWISS, rounds: int = 1) -> Tournament:
    """Two who sit at table 4 of round 1, after which some more rounds have been drawn."""
    tournament = hall(rules)
    tournament.rounds = (Round(1, stage, (4,)), *(Round(n, stage, ()) for n in range(2, rounds + 1)))
    tournament.tables[1, 4] = Table(1, 4, stage, (1, 2), games=games or (Game(1),))
    return tournament


def say(tournament: Tournament, kind: str, data: dict[str, Any], reason: str = "", actor: str = "desk") -> None:
    apply(tournament, Fact(60, kind, data, actor=actor, reason=reason))


def games(tournament: Tournament) -> tuple[Game, ...]:
    return tournament.tables[1, 4].games


def refused(kind: type[Refused], code: str, sentence: str) -> Any:
    return pytest.raises(kind, check=lambda error: (error.code, str(error)) == (code, sentence))


@pytest.mark.parametrize(
    ("kind", "data"),
    [("committed", {"seed_hash": 64 * "a"}), ("closed", {}), ("decided", {"question": "", "answer": ""})],
)
def test_nothing_happens_before_the_opening(kind: str, data: dict[str, Any]) -> None:
    with refused(NotNow, "not-opened", "No tournament has been opened yet."):
        say(Tournament(), kind, data, "because")


def test_a_lot_is_an_order_of_its_candidates() -> None:
    for candidates, outcome in (([1, 2], [1, 3]), ([1, 1], [1, 1]), ([], []), ([1, 2], [1])):
        with refused(NotNow, "bad-lot", "A lot puts its candidates into an order, each once."):
            say(hall(), "lot", {"purpose": "x", "candidates": candidates, "outcome": outcome})
    with pytest.raises(Refused):
        say(hall(), "lot", {"purpose": "x", "candidates": [1, 7], "outcome": [7, 1]})


def test_a_lot_is_drawn_once_from_a_hat_or_a_seed() -> None:
    tournament = hall(players=3)
    data = {"purpose": "order", "candidates": [1, 2, 3], "outcome": [3, 1, 2]}
    say(tournament, "lot", data)
    assert tournament.lots == (Lot("order", frozenset({1, 2, 3}), (3, 1, 2), "hat"),)
    with refused(NotNow, "lot-drawn", "The lot for “order” has been drawn."):
        say(tournament, "lot", data)
    outcome = list(lot_order("seats", [1, 2, 3], "snow"))
    say(tournament, "lot", {"purpose": "seats", "candidates": [1, 2, 3], "outcome": outcome, "seed": "snow"})
    assert tournament.lots[-1].source == "seed"
    with refused(NotNow, "false-lot", "This outcome does not follow from its seed."):
        wrong = [*outcome[1:], outcome[0]]
        say(tournament, "lot", {"purpose": "seats", "candidates": [1, 2, 3], "outcome": wrong, "seed": "snow"})


def test_only_questions_that_arise_are_answered() -> None:
    with refused(NotNow, "no-such-question", "The question 'colour' does not arise here."):
        say(hall(CUP, 4), "decided", {"question": "colour", "answer": "red"})
    with refused(NotNow, "no-such-question", f"The question '{59 * 'x'} does not arise here."):
        say(hall(CUP, 4), "decided", {"question": 80 * "x", "answer": "red"})
    with refused(NotNow, "no-such-answer", "cup: the answers are 2, 1 (TP3)."):
        say(hall(PENTAGO, 8), "decided", {"question": "cup", "answer": "3"})
    tournament = hall(PENTAGO, 8)
    say(tournament, "decided", {"question": "cup", "answer": "1"})
    assert tournament.answers == {"cup": "1"}


@pytest.mark.parametrize(
    ("rules", "answer", "stages", "slots", "settled"),
    [
        (PENTAGO, ("split", "5x4"), (), (), False),
        (PENTAGO, ("split", "5x4"), ("groups",), (), True),
        (CUP, ("third-place", "yes"), (), (), False),
        (CUP, ("third-place", "yes"), ("cup",), tuple(range(1, 21)), False),
        (CUP, ("third-place", "yes"), ("cup", "cup"), (1, 2), True),
        (PENTAGO, ("cup", "1+byes"), ("groups",), (), False),
        (PENTAGO, ("cup", "1+byes"), ("groups", "intermediate"), (), True),
        (PENTAGO, ("cup", "1+byes"), ("groups", "cup"), (1, 2, 3, 4), True),
    ],
)
def test_an_answer_stands_once_a_draw_follows_from_it(
    rules: Regulation, answer: tuple[str, str], stages: tuple[Stage, ...], slots: tuple[int, ...], settled: bool
) -> None:
    question, text = answer
    tournament = hall(rules, 20)
    tournament.answers = {"split": "5x4", question: text} if rules is PENTAGO else {question: text}
    tournament.rounds = tuple(Round(n, stage, (1,) if n == 1 else (), slots) for n, stage in enumerate(stages, 1))
    tournament.tables[1, 1] = Table(1, 1, stages[0] if stages else "groups", tuple(range(1, 21)))
    if settled:
        with refused(NotNow, "question-settled", f"{question}: a published draw already follows from this."):
            say(tournament, "decided", {"question": question, "answer": text})
    else:
        say(tournament, "decided", {"question": question, "answer": text})


def test_a_table_and_a_game_must_be_there() -> None:
    with refused(NotFound, "no-such-table", "There is no table 9 in round 1."):
        say(duel(), "result", {"round": 1, "table": 9, "winner": 1})
    for number in (0, 2):
        with refused(NotFound, "no-such-game", "Table 4 has 1 games."):
            say(duel(), "result", {**HERE, "game": number, "winner": 1})
    tournament = duel()
    say(tournament, "result", {**HERE, "game": 1, "winner": 1})
    assert games(tournament) == (Game(1, "submitted", Result("played", 1), said_by="desk"),)


def test_the_same_result_from_another_confirms_and_another_result_disputes() -> None:
    tournament = duel()
    say(tournament, "result", {**HERE, "winner": 1}, actor="Anna")
    say(tournament, "result", {**HERE, "winner": 1}, actor="Anna")
    assert games(tournament)[0].state == "submitted"
    disputed = tournament.copy()
    say(disputed, "result", {**HERE, "winner": 2}, actor="Ben")
    assert games(disputed) == (Game(1, "disputed", Result("played", 1), Result("played", 2), "Anna"),)
    for winner in (1, 2):
        sentence = "Round 1, table 4 has a result that is disputed; correct it instead."
        with refused(Conflict, "has-result", sentence):
            say(disputed, "result", {**HERE, "winner": winner})
    say(tournament, "result", {**HERE, "winner": 1}, actor="Ben")
    assert games(tournament) == (Game(1, "confirmed", Result("played", 1), said_by="Anna"),)
    say(tournament, "result", {**HERE, "winner": 1}, actor="Cem")
    assert games(tournament)[0].state == "confirmed"
    with refused(Conflict, "has-result", "Round 1, table 4 has a result that is confirmed; correct it instead."):
        say(tournament, "result", {**HERE, "winner": 2})


def test_a_round_that_is_over_takes_no_first_result_and_no_dispute() -> None:
    with refused(NotNow, "round-over", "Round 1 is over."):
        say(duel(rounds=2), "result", {**HERE, "winner": 1})
    over = duel("swiss", Game(1, "submitted", Result("played", 1)), rounds=2)
    with refused(Conflict, "has-result", "Round 1, table 4 has a result that is submitted; correct it instead."):
        say(over, "result", {**HERE, "winner": 2})


@pytest.mark.rule("TP7")
def test_a_drawn_or_void_cup_game_is_replayed_by_the_other_beginner() -> None:
    for data, reason in (({"winner": 0}, ""), ({"void": True}, "the board fell")):
        tournament = duel("cup", Game(2), rules=CUP)
        say(tournament, "result", {**HERE, **data}, reason)
        assert [game.starter for game in games(tournament)] == [2, 1]
        assert games(tournament)[1] == Game(1)
    for data in ({"winner": 1}, {"walkover": 2}):
        tournament = duel("cup", rules=CUP)
        say(tournament, "result", {**HERE, **data})
        assert len(games(tournament)) == 1
    swiss = duel()
    say(swiss, "result", {**HERE, "winner": 0})
    assert len(games(swiss)) == 1


@pytest.mark.rule("TP7")
def test_where_results_are_confirmed_a_replay_waits_for_it() -> None:
    tournament = duel("cup", rules=replace(CUP, confirm=True))
    say(tournament, "result", {**HERE, "winner": 0})
    assert len(games(tournament)) == 1
    say(tournament, "confirmed", HERE)
    assert [(game.state, game.starter) for game in games(tournament)] == [("confirmed", 1), ("open", 2)]


def test_a_table_keeps_all_else_when_a_result_is_written() -> None:
    tournament = duel("groups", rules=PENTAGO)
    table = replace(tournament.tables[1, 4], group="A", wave=3, gone=(7,), stand_ins=(8,))
    tournament.tables[1, 4] = table
    say(tournament, "result", {**HERE, "winner": 1, "marbles": 9})
    after = tournament.tables[1, 4]
    assert after == replace(table, games=after.games)
    assert after.games[0].result == Result("played", 1, 9)


def test_a_result_is_confirmed_once() -> None:
    tournament = duel()
    sentence = "Round 1, table 4: there is nothing to confirm, the game is {}."
    with refused(NotNow, "nothing-to-confirm", sentence.format("open")):
        say(tournament, "confirmed", HERE)
    say(tournament, "result", {**HERE, "winner": 1})
    say(tournament, "confirmed", HERE)
    assert games(tournament) == (Game(1, "confirmed", Result("played", 1), said_by="desk"),)
    with refused(NotNow, "nothing-to-confirm", sentence.format("confirmed")):
        say(tournament, "confirmed", HERE)


def test_the_last_result_of_the_running_round_can_be_disputed() -> None:
    nothing = "There is no result that could be disputed."
    with refused(NotNow, "nothing-to-dispute", nothing):
        say(duel(), "disputed", HERE)
    tournament = duel("swiss", Game(1, "confirmed", Result("played", 1)))
    say(tournament, "disputed", HERE)
    assert games(tournament)[0].state == "disputed"
    with refused(NotNow, "nothing-to-dispute", nothing):
        say(tournament, "disputed", HERE)
    replayed = duel("cup", Game(1, "submitted", Result("played")), Game(2, "submitted", Result("played", 1)), rules=CUP)
    with refused(NotNow, "nothing-to-dispute", nothing):
        say(replayed, "disputed", {**HERE, "game": 1})
    say(replayed, "disputed", {**HERE, "game": 2})
    late = duel("swiss", Game(1, "confirmed", Result("played", 1)), rounds=2)
    final = "Round 1, table 4: the next round has been published, so the result is final."
    with refused(NotNow, "too-late-to-protest", final):
        say(late, "disputed", HERE)
    late.regulation = replace(SWISS, protests="always")
    with refused(NotNow, "nothing-to-dispute", nothing):
        say(late, "disputed", HERE)


@pytest.mark.rule("TK11")
def test_a_protest_is_noted_until_a_ruling_answers_it() -> None:
    tournament = duel(rules=SAXON)
    say(tournament, "protested", {**HERE, "text": "miscounted", "by": 2})
    assert tournament.protests == {60: Protest(60, 1, 4, "miscounted", 2)}
    with refused(NotNow, "no-such-protest", "There is no open protest 61."):
        say(tournament, "ruled", {"text": "no", "protest": 61})
    anonymous = tournament.copy()
    say(anonymous, "protested", {**HERE, "text": "late"})
    assert anonymous.protests[60].by == 0
    say(anonymous, "ruled", {"text": "", "protest": 60})
    assert anonymous.protests[60].ruling == "decided"
    say(tournament, "ruled", {"text": "it stands", "protest": 60})
    assert (tournament.protests[60].ruling, tournament.rulings) == ("it stands", ("it stands",))
    with refused(NotNow, "no-such-protest", "There is no open protest 60."):
        say(tournament, "ruled", {"text": "again", "protest": 60})
    say(tournament, "ruled", {"text": "no smoking"})
    assert tournament.rulings == ("it stands", "no smoking")
    late = duel(rules=SAXON, rounds=2)
    final = "Round 1, table 4: the next round has been published, so the result is final (TK11)."
    with refused(NotNow, "too-late-to-protest", final):
        say(late, "protested", {**HERE, "text": "late"})


def test_a_correction_needs_a_result_and_a_reason() -> None:
    with refused(NotNow, "nothing-to-correct", "Round 1, table 4 has no result to correct."):
        say(duel(), "corrected", {**HERE, "winner": 1}, "typed wrong")
    tournament = duel("swiss", Game(2, "disputed", Result("played", 1), Result("played", 2), "Anna"))
    with refused(NotNow, "reason-missing", "A correction needs its reason."):
        say(tournament, "corrected", {**HERE, "winner": 2})
    say(tournament, "corrected", {**HERE, "winner": 2}, "typed wrong")
    assert games(tournament) == (Game(2, "corrected", Result("played", 2), said_by="desk"),)


@pytest.mark.rule("TP7")
def test_a_correction_before_the_replay_means_the_game_before() -> None:
    drawn = Game(1, "submitted", Result("played"))
    tournament = duel("cup", drawn, Game(2), rules=CUP)
    say(tournament, "corrected", {**HERE, "winner": 1}, "typed wrong")
    assert games(tournament) == (Game(1, "corrected", Result("played", 1), said_by="desk"),)
    played = duel("cup", drawn, Game(2, "submitted", Result("played", 2)), rules=CUP)
    with refused(NotNow, "replay-played", "The replay has been played; undo its result first (TP7)."):
        say(played, "corrected", {**HERE, "game": 1, "winner": 1}, "typed wrong")
    say(played, "corrected", {**HERE, "winner": 1}, "typed wrong")
    assert [game.state for game in games(played)] == ["submitted", "corrected"]
    with refused(NotNow, "nothing-to-correct", "Round 1, table 4 has no result to correct."):
        say(duel("cup", drawn, Game(2), rules=CUP), "corrected", {**HERE, "game": 2, "winner": 1}, "typed wrong")


@pytest.mark.rule("TP7")
def test_a_cup_game_that_was_drawn_from_keeps_a_winner() -> None:
    won = Game(1, "submitted", Result("played", 1))
    moved_on = "The next round has been drawn from this game, so it needs a winner; undo that draw first"
    for rules, rule in ((CUP, ""), (PENTAGO, " (TP7)")):
        tournament = duel("cup", won, rules=rules, rounds=2)
        with refused(NotNow, "cup-moved-on", f"{moved_on}{rule}."):
            say(tournament, "corrected", {**HERE, "winner": 0}, "typed wrong")
        say(tournament, "corrected", {**HERE, "winner": 2}, "typed wrong")
    running = duel("cup", won, rules=CUP)
    say(running, "corrected", {**HERE, "winner": 0}, "typed wrong")
    assert [game.state for game in games(running)] == ["corrected", "open"]


def tables(*seats: tuple[int, ...], **more: Any) -> Tournament:
    """A round of tables 1, 2 … of the championship; entrant 9 is a filler."""
    tournament = hall(SAXON, 8)
    tournament.entrants[9] = Entrant(9, "Filler", filler=True, state="playing")
    tournament.rounds = (Round(1, "tables", tuple(range(1, len(seats) + 1))),)
    for number, here in enumerate(seats, 1):
        tournament.tables[1, number] = Table(1, number, "tables", here, games=(Game(here[0]),), **more)
    return tournament


def moved(entrant: int, source: int, target: int) -> dict[str, int]:
    return {"entrant": entrant, "round": 1, "from": source, "to": target}


@pytest.mark.rule("TK13")
def test_a_player_moves_from_a_table_of_four_to_one_that_is_too_small() -> None:
    tournament = tables((1, 2, 3, 4), (5, 6))
    say(tournament, "moved", moved(4, 1, 2))
    assert [(t.seats, t.starter) for t in tournament.tables.values()] == [((1, 2, 3), 1), ((5, 6, 4), 5)]
    tournament = tables((1, 2, 3, 4), (5, 6))
    say(tournament, "moved", moved(1, 1, 2))
    assert [(t.seats, t.starter) for t in tournament.tables.values()] == [((2, 3, 4), 2), ((5, 6, 1), 5)]
    tournament = tables((1, 9, 2, 3), (5, 6))
    say(tournament, "moved", moved(1, 1, 2))
    assert tournament.tables[1, 1].starter == 2, "a filler does not begin"
    tournament = tables((1, 2), (5, 6, 7))
    say(tournament, "moved", moved(1, 1, 2))
    assert [t.seats for t in tournament.tables.values()] == [(2,), (5, 6, 7, 1)]
    tournament = tables((1, 2, 3, 4), (5, 6))
    tournament.tables[1, 1] = replace(tournament.tables[1, 1], games=(Game(2),))
    say(tournament, "moved", moved(4, 1, 2))
    assert tournament.tables[1, 1].starter == 2, "who begins stays who began"
    tournament = tables((1,), (5, 6, 7))
    say(tournament, "moved", moved(1, 1, 2))
    assert [t.seats for t in tournament.tables.values()] == [(), (5, 6, 7, 1)]


@pytest.mark.rule("TK13")
def test_nobody_else_moves() -> None:
    only = "A player moves from a table of 4 to a smaller one (TK13)."
    for seats in (((1, 2, 3), (5, 6)), ((1, 2, 3, 4), (5, 6, 7, 8))):
        with refused(NotNow, "bad-move", only):
            say(tables(*seats), "moved", moved(1, 1, 2))
    for source, target in ((1, 1), (2, 1), (1, 3), (3, 1)):
        with refused(Forbidden, "not-seated", "P1 does not sit at that table (TK13)."):
            say(tables((1, 2, 3, 4), (5, 6)), "moved", moved(1, source, target))
    begun = "A game has begun, so nobody moves (TK13)."
    for at in (1, 2):
        tournament = tables((1, 2, 3, 4), (5, 6))
        table = tournament.tables[1, at]
        tournament.tables[1, at] = replace(table, games=(Game(table.seats[0], "submitted", Result("void")),))
        with refused(Conflict, "game-begun", begun):
            say(tournament, "moved", moved(1, 1, 2))
        tournament.tables[1, at] = replace(table, gone=(table.seats[1],))
        with refused(Conflict, "game-begun", begun):
            say(tournament, "moved", moved(1, 1, 2))
    with refused(Conflict, "game-begun", begun):
        say(tables((1, 2, 9, 4), (5, 6)), "moved", moved(9, 1, 2))
    later = tables((1, 2, 3, 4), (5, 6))
    later.rounds = (*later.rounds, Round(2, "tables", ()))
    with refused(NotNow, "not-running", "Only tables of the running round change (TK13)."):
        say(later, "moved", moved(1, 1, 2))
    with refused(NotNow, "not-running", "Only tables of the running round change."):
        say(duel(), "moved", {"entrant": 1, "round": 1, "from": 4, "to": 5})


def test_breaking_off_needs_a_reason_and_closing_none() -> None:
    with refused(Conflict, "not-finished", "Not everything has been played; breaking off needs a reason."):
        say(duel(), "closed", {})
    tournament = duel()
    say(tournament, "closed", {}, "the hall is on fire")
    assert (tournament.closed, tournament.closed_by, tournament.version) == (True, 60, 60)
    with refused(NotNow, "closed", "The tournament is closed; undo that first (fact 60)."):
        say(tournament, "ruled", {"text": "late"})
    played = duel("swiss", Game(1, "confirmed", Result("played", 1)), rules=replace(SWISS, rounds=1))
    say(played, "closed", {})
    assert played.closed


def test_a_fact_of_another_log_is_refused() -> None:
    with refused(NotNow, "other-log", "banned is not a fact of a tournament."):
        say(hall(), "banned", {"person": "p", "name": "P"})


def test_the_candidates_of_a_lot_may_be_named_in_any_order() -> None:
    tournament = hall(players=3)
    say(tournament, "lot", {"purpose": "seeding", "candidates": [3, 1, 2], "outcome": [2, 3, 1]})
    assert tournament.lots == (Lot("seeding", frozenset((1, 2, 3)), (2, 3, 1)),)


@pytest.mark.rule("TP3")
def test_whether_a_third_place_is_played_is_settled_by_the_draw_of_the_final() -> None:
    tournament = hall(CUP, 4)
    tournament.tables[1, 1] = Table(1, 1, "cup", (1, 2))
    tournament.tables[1, 2] = Table(1, 2, "cup", (3, 4))
    tournament.rounds = (Round(1, "cup", (1, 2), (1, 2, 3, 4)),)
    say(tournament, "decided", {"question": "third-place", "answer": "no"})
    say(tournament, "decided", {"question": "third-place", "answer": "yes"})
    tournament.rounds = (*tournament.rounds, Round(2, "cup", (), (1, 3)))
    with refused(NotNow, "question-settled", "third-place: a published draw already follows from this."):
        say(tournament, "decided", {"question": "third-place", "answer": "no"})
    tournament.answers = {}
    say(tournament, "decided", {"question": "third-place", "answer": "no"})
    assert tournament.answers == {"third-place": "no"}, "what nobody had answered may still be answered"


@pytest.mark.rule("TP7")
def test_what_is_said_of_a_drawn_cup_game_leaves_its_replay_alone() -> None:
    drawn, replay = Game(1, "submitted", Result("played", 0), said_by="a"), Game(2, "submitted", Result("played", 2))
    tournament = duel("cup", drawn, replay, rules=CUP)
    say(tournament, "confirmed", {**HERE, "game": 1})
    assert games(tournament) == (replace(drawn, state="confirmed"), replay)
    tournament = duel("cup", drawn, Game(2), rules=CUP)
    with pytest.raises(Conflict, check=lambda error: error.code == "has-result"):
        say(tournament, "result", {**HERE, "game": 1, "winner": 1}, actor="b")
    assert games(tournament) == (drawn, Game(2))


@pytest.mark.rule("TP7")
def test_a_drawn_cup_game_that_is_disputed_has_no_replay_yet() -> None:
    tournament = duel("cup", rules=replace(CUP, confirm=True))
    say(tournament, "result", {**HERE, "winner": 0}, actor="a")
    say(tournament, "result", {**HERE, "winner": 1}, actor="b")
    assert [(game.state, game.rival) for game in games(tournament)] == [("disputed", Result("played", 1))]


def test_a_game_of_an_earlier_swiss_round_may_be_corrected_to_a_draw() -> None:
    tournament = duel("swiss", Game(1, "confirmed", Result("played", 1)), rounds=2)
    say(tournament, "corrected", {**HERE, "winner": 0}, reason="misread")
    assert games(tournament)[0].result == Result("played", 0)
