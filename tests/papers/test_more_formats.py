"""Papers of the further formats: both brackets, match days, matches of several games, categories."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from tests.papers.halls import pages
from tests.tournaments.halls import drawn, entered, started, won

from fivefold.papers.double_bracket import blank_columns, columns_of, double_sections
from fivefold.papers.words import words
from fivefold.tournaments import PRESETS, Desk
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish, step

BEST_OF_THREE = replace(PRESETS["knock-out"], name="ours", best_of=3)


def printed(desk: Desk, name: str, lang: str = "en") -> str:
    return " ".join(" ".join(pages(desk, name, lang)).split())


def test_both_brackets_of_a_double_elimination_are_drawn() -> None:
    desk = drawn(started("double-elimination", 4))
    desk = drawn(won(won(desk, 1, 4, 1), 2, 3, 2))
    upper, lower = pages(desk, "bracket", "de")
    assert "Oberer Baum" in upper
    assert "Unterer Baum" in lower
    for name, times in (("Anna", 2), ("Ben", 2), ("Cem", 1), ("Dora", 1)):  # the winners stand in the second round too
        assert upper.count(name) == times, name
    for name, times in (("Anna", 0), ("Ben", 0), ("Cem", 1), ("Dora", 1)):
        assert lower.count(name) == times, name


def test_in_the_lower_bracket_those_who_have_come_down_stand_below_those_who_have_won_there() -> None:
    desk = drawn(started("double-elimination", 4))
    desk = drawn(won(won(desk, 1, 4, 1), 2, 3, 2))
    upper, lower = columns_of(won(won(desk, 1, 2, 1), 3, 4, 4).tournament)
    assert [column.slots for column in upper] == [(1, 4, 2, 3), (1, 2), (1,)]
    assert [column.slots for column in lower] == [(4, 3), (4, 2), (0,)]


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13, 32, 70, 128])
def test_what_is_drawn_of_a_double_elimination_has_a_line_for_everyone_and_halves_to_one(players: int) -> None:
    done = finish(entered("double-elimination", players), picks(f"drawn {players}"))
    upper, lower = columns_of(done.tournament)
    size = len(upper[0].slots)
    assert [len(column.slots) for column in upper] == [size >> at for at in range(size.bit_length())]
    blank_upper, blank_lower = blank_columns(size)
    assert [len(column.slots) for column in blank_upper] == [len(column.slots) for column in upper]
    assert [len(column.slots) for column in blank_lower] == [len(column.slots) for column in lower]
    assert {slot for slot in upper[0].slots if slot} == set(done.tournament.entrants)
    beaten = {slot for column in lower for slot in column.slots if slot}
    assert len(beaten) == players - 1  # all but one have lost once
    parts = double_sections(done.tournament, words("en"))
    assert sum(len(part["columns"][0]) for part in parts) >= size  # type: ignore[index, misc]
    ys = [[slot["y"] for slot in column] for part in parts for column in part["columns"]]  # type: ignore[attr-defined]
    assert all(one < other for column in ys for one, other in pairwise(column))


def test_before_the_draw_the_pack_has_both_brackets_to_be_filled_in() -> None:
    text = printed(entered("double-elimination", 6), "fallback")
    assert "Upper bracket" in text
    assert "Lower bracket" in text


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
