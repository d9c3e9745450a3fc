"""Papers of the further formats: both brackets, match days, matches of several games, categories."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.papers.halls import pages
from tests.tournaments.halls import drawn, entered, started, won

from fivefold.tournaments import PRESETS, Desk
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish, step

BEST_OF_THREE = replace(PRESETS["knock-out"], name="ours", best_of=3)


def printed(desk: Desk, name: str, lang: str = "en") -> str:
    return " ".join(" ".join(pages(desk, name, lang)).split())


def test_both_brackets_of_a_double_elimination_are_printed_step_by_step() -> None:
    desk = drawn(started("double-elimination", 4))
    desk = drawn(won(won(desk, 1, 4, 1), 2, 3, 2))
    text = printed(desk, "bracket", "de")
    for words in ("Oberer Baum, Runde 1", "Oberer Baum, Runde 2", "Unterer Baum, Runde 1", "Anna", "Dora"):
        assert words in text


@pytest.mark.parametrize("name", ["seating", "sheets", "standings", "fallback"])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_running_double_elimination_has_every_paper(name: str, lang: str) -> None:
    desk, pick = entered("double-elimination", 6), picks("papers")
    while len(desk.tournament.rounds) < 3:
        desk = step(desk, pick)
    assert "Finn" in printed(desk, name, lang) or "Anna" in printed(desk, name, lang)


def test_the_match_days_of_a_league_are_printed_with_their_dates() -> None:
    desk = drawn(started("league", 4).say("described", {"begins": "2026-12-28"}))
    assert "Match day 2 · 4 January 2027" in printed(desk, "sheets")


def test_a_sheet_has_a_line_for_each_game_of_a_match() -> None:
    games = printed(drawn(started(BEST_OF_THREE, 2)), "sheets")
    single = printed(drawn(started("knock-out", 2)), "sheets")
    assert games.count("begins") > single.count("begins")


def test_categories_are_printed_below_the_standing() -> None:
    desk = entered("round-robin", 3).say("renamed", {"entrant": 2, "name": "Ben", "category": "U18"})
    text = printed(finish(desk, picks("papers")), "standings")
    assert "By category" in text
    assert "U18" in text
