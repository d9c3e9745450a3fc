"""Codes and facts become sentences in three languages, with the right plural; none is put together in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import fivefold.tournaments
from fivefold.messages import LANGUAGES, catalogue
from fivefold.tournaments import PRESETS, Desk, NotNow, Tournament, feasible
from fivefold.tournaments.formats.cup_plan import cup_plans, cup_question, intermediate_question, third_place_question
from fivefold.tournaments.lint import lint
from fivefold.tournaments.need_views import finding_view, need_view
from fivefold.tournaments.needs import Decision, FillerNeeded, Finished, LotNeeded, MoveNeeded, Need, Option, Waiting
from fivefold.tournaments.simulation import simulate
from fivefold.tournaments.state import Entrant
from fivefold.tournaments.words import choice_words, feasible_words, finding_words, need_words, option_words

SAXON, PENTAGO = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"]
EN, DE, FR = catalogue("en"), catalogue("de"), catalogue("fr")


@pytest.mark.parametrize(
    ("name", "players", "english", "german", "french"),
    [
        (
            "kingdomino-championship",
            1,
            "1 player cannot be seated at tables of 3 or 4.",
            "1 Spieler lässt sich nicht an 3er- und 4er-Tische setzen.",
            "1 joueur ne peut être assis à des tables de 3 et 4.",
        ),
        ("kingdomino-championship", 11, "Tables of 4 + 4 + 3", "Tische zu 4 + 4 + 3", "Tables de 4 + 4 + 3"),
        ("pentago-tournament", 20, "Groups: 4x5, 5x4", "Gruppen: 4x5, 5x4", "Groupes : 4x5, 5x4"),
        (
            "round-robin",
            2,
            "1 game, each against each",
            "1 Partie, jeder gegen jeden",
            "1 partie, chacun contre chacun",
        ),
        ("knock-out", 8, "A bracket of 8", "Ein Turnierbaum zu 8", "Un tableau de 8"),
        (
            "knock-out",
            7,
            "A bracket of 8 with 1 bye",
            "Ein Turnierbaum zu 8 mit 1 Freilos",
            "Un tableau de 8 avec 1 exemption",
        ),
        (
            "knock-out",
            6,
            "A bracket of 8 with 2 byes",
            "Ein Turnierbaum zu 8 mit 2 Freilosen",
            "Un tableau de 8 avec 2 exemptions",
        ),
        (
            "swiss",
            2,
            "5 rounds of 1 game; some will meet twice",
            "5 Runden zu 1 Partie; manche treffen sich zweimal",
            "5 rondes de 1 partie ; certains se rencontrent deux fois",
        ),
        ("katamino-time-trial", 9, "3 puzzles", "3 Aufgaben", "3 énigmes"),
    ],
)
def test_an_answer_is_said_with_its_plural(name: str, players: int, english: str, german: str, french: str) -> None:
    found = feasible(PRESETS[name], players)
    assert [feasible_words(say, found) for say in (EN, DE, FR)] == [english, german, french]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_number_has_its_words_in_every_language(lang: str, name: str) -> None:
    for players in range(41):
        can = feasible(PRESETS[name], players)
        assert feasible_words(catalogue(lang), can)
        if can.ok or players > 30:
            continue
        (finding,) = lint(PRESETS[name], players)
        assert finding_words(catalogue(lang), finding) == feasible_words(catalogue(lang), can)
        assert all(choice_words(catalogue(lang), finding, choice) for choice in finding.options)


def test_the_ways_out_are_named() -> None:
    (finding,) = lint(SAXON, 5)
    assert [choice_words(EN, finding, one) for one in finding.options] == [
        "Add 1 unscored filler",
        "Wait for another entry",
    ]
    (finding,) = lint(PENTAGO, 11)
    assert [choice_words(DE, finding, one) for one in finding.options] == [
        "Auf eine weitere Anmeldung warten",
        "Mit 10 spielen",
        "Jeder gegen jeden spielen",
        "Ein K.-o.-Turnier spielen",
    ]
    (finding,) = lint(PENTAGO, 2)
    assert choice_words(FR, finding, finding.options[0]) == "Attendre 2 autres inscriptions"


@pytest.mark.rule("TP3")
def test_a_plan_for_the_cup_is_one_sentence() -> None:
    plans = [*cup_plans(1)[:1], *cup_plans(3)]
    assert [option_words(EN, "cup", Option(plan.answer, plan.facts)) for plan in plans] == [
        "the first two of each group, bracket of 2",
        "the first two of each group, bracket of 8, the thirds play for 2 places",
        "the first two of each group, bracket of 8, 2 byes for the best group winners",
        "the group winners, bracket of 4, the runners-up play for 1 place",
        "the group winners, bracket of 4, 1 bye for the best group winner",
    ]


NEEDS: tuple[tuple[Need | None, str], ...] = (
    (cup_question(PENTAGO, 1), "1 group: who goes into the cup?"),
    (cup_question(PENTAGO, 3), "3 groups: who goes into the cup?"),
    (intermediate_question(PENTAGO, cup_plans(3)[0], 3), "3 thirds play for 2 places: how?"),
    (intermediate_question(PENTAGO, cup_plans(3)[2], 3), "2 runners-up play for 1 place: how?"),
    (third_place_question(PENTAGO, 4), "Do the losers of the semi-finals play for the third place?"),
    (LotNeeded("seeding", (1, 2), ""), "To be drawn by lot: seeding."),
    (MoveNeeded(1, 2, 3, 4, "TK13"), "Anna changes tables: Table 3 → Table 4, which is too small."),
    (FillerNeeded("TK13"), "This number cannot be seated: an unscored filler is needed."),
    (FillerNeeded("TK13", 2, 3), "Table 3 is too small and nobody can move there: a filler is needed."),
    (FillerNeeded("TK14", 2, 3, 1), "Table 3: someone must sit in for Anna."),
    (Waiting("start"), "When all are entered, the tournament can start."),
    (Waiting("results", tables=((1, 1),)), "Results missing: 1"),
    (Waiting("confirm", tables=((1, 1), (1, 2))), "Results to be confirmed: 2"),
    (Waiting("dispute", tables=((1, 2),)), "Table 2: two different results. One must be chosen."),
    (Waiting("protest", protests=(3,)), "A protest waits for a ruling."),
    (Finished(), "Everything has been played."),
    (Finished("too-few"), "Fewer than two players are left."),
)


@pytest.mark.parametrize(("need", "sentence"), NEEDS)
def test_a_need_is_said_in_every_language(need: Need | None, sentence: str) -> None:
    assert need is not None
    tournament = Tournament(regulation=PENTAGO, entrants={1: Entrant(1, "Anna")})
    assert need_words(EN, tournament, need) == sentence
    assert len({need_words(say, tournament, need) for say in (EN, DE, FR)}) == 3
    view = need_view(tournament, need)
    assert view.get("text", sentence) == sentence
    if isinstance(need, Decision) and view["need"] == "Decision":
        assert [one["answer"] for one in view["options"]] == [one.answer for one in need.options]
        assert all(one["text"] for one in view["options"])


def test_what_the_linter_found_goes_out_with_its_code_its_facts_and_an_english_sentence() -> None:
    assert finding_view(lint(SAXON, 5)[0]) == {
        "level": "obstacle",
        "name": "number",
        "text": "5 players cannot be seated at tables of 3 or 4.",
        "rule": "TK3",
        "options": [
            {"answer": "fill", "text": "Add 1 unscored filler", "facts": {"count": 1}},
            {"answer": "wait", "text": "Wait for another entry", "facts": {"more": 1}},
        ],
        "default": "",
        "facts": {"why": "seats", "count": 5, "small": 3, "large": 4},
    }
    notes = [finding_words(EN, one) for one in lint(PRESETS["round-robin"], 4)]
    assert notes == ["Games that a leaver has played stand; the rest are walk-overs."]


def test_a_start_is_refused_with_the_reason_as_code_and_facts() -> None:
    desk = Desk.opened("Dresden", SAXON).say("entered", {"entrant": 1, "name": "{Anna}"})
    with pytest.raises(NotNow) as caught:
        desk.start()
    assert str(caught.value) == (
        "1 player cannot be seated at tables of 3 or 4. Wait for another entry or add unscored fillers (TK3)."
    )
    assert caught.value.facts == {"why": "seats", "count": 1, "small": 3, "large": 4}
    facts = {name: str(fact) for name, fact in caught.value.facts.items()}
    assert FR("no-cannot-be-played", **facts).startswith("1 joueur ne peut être assis à des tables de 3 et 4. ")


@pytest.mark.parametrize("name", PRESETS)
def test_a_simulation_reports_in_every_language(name: str) -> None:
    report = simulate(PRESETS[name], 16, 10)
    lines = {lang: report.lines(lang) for lang in LANGUAGES}
    assert lines["en"][0] == "10 tournaments of 16 players"
    assert lines["de"][0] == "10 Turniere mit 16 Spielern"
    assert len({len(found) for found in lines.values()}) == 1
    assert not any("." in line for line in lines["de"]), "German has a decimal comma"


ROOM = Path(fivefold.tournaments.__file__).parent
STORED = re.compile(r"(seating|starts|order) of round |places? |group | before round | of all groups")
"""Purposes of lots are written into logs, so they are facts; the page has words for them."""


def test_no_sentence_is_put_together_in_the_code() -> None:
    for path in sorted(ROOM.rglob("*.py")):
        if path.parent.name == "verifier" or path.name == "repair.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.JoinedStr):
                continue
            fixed = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
            words = " ".join(STORED.sub("", part) for part in fixed)
            assert not re.search(r"[a-z]{2,} [a-z]{2,}", words), f"{path.name}:{node.lineno}: {words}"


@pytest.mark.parametrize(
    ("need", "sentence"),
    [
        (Waiting("start"), "Nothing can be drawn now. The tournament has not been started."),
        (Waiting("results", tables=((1, 1), (1, 2))), "Nothing can be drawn now. Results missing: 2."),
        (
            Waiting("dispute", "TK11", ((1, 2),)),
            "Nothing can be drawn now. Two different results: one must be chosen (TK11).",
        ),
        (third_place_question(PENTAGO, 4), "Nothing can be drawn now. A question is open (TP3)."),
        (
            MoveNeeded(1, 2, 3, 4, "TK13"),
            "Nothing can be drawn now. A table is too small: someone must move there (TK13).",
        ),
        (FillerNeeded("TK13"), "Nothing can be drawn now. An unscored filler is needed (TK13)."),
        (Finished("too-few"), "Nothing can be drawn now. Fewer than two players are left."),
    ],
)
def test_a_draw_is_refused_with_what_is_needed_first(
    need: Need, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Desk, "need", lambda self: need)
    with pytest.raises(NotNow) as caught:
        Desk.opened("Bern", PENTAGO).draw(seed="snow")
    assert (str(caught.value), caught.value.code) == (sentence, "no-draw")
