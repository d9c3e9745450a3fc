"""Somebody who was entered twice, and an entry that was two people."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tournaments.halls import drawn, entered, started

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, fold
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import verify

SMALL = replace(PRESETS["swiss"], name="ours", at_most=2, rounds=2)


def test_a_second_entry_goes_and_gives_what_the_first_had_not_said() -> None:
    desk = entered("swiss", 3).say("entered", {"entrant": 4, "name": "Anna B", "club": "Radebeul", "rating": 1700})
    after = desk.say("merged", {"entrant": 4, "into": 1})
    anna = after.tournament.entrants[1]
    assert (anna.name, anna.club, anna.rating) == ("Anna", "Radebeul", 1700)
    assert [e.number for e in after.tournament.players] == [1, 2, 3]
    assert after.tournament.entered == 3
    assert after.undo(after.log.version).tournament.entrants == desk.tournament.entrants


def test_who_waits_takes_the_place_of_their_other_entry_and_nobody_overtakes_them() -> None:
    desk = entered(SMALL, 2)
    for number, name in ((3, "Cem"), (4, "Anna B")):
        desk = desk.say("entered", {"entrant": number, "name": name, "waits": True})
    after = desk.say("merged", {"entrant": 1, "into": 4}).tournament
    assert [e.name for e in after.players] == ["Ben", "Anna B"]
    assert [e.name for e in after.waiting] == ["Cem"]
    assert after.entered == 2


def test_after_a_draw_only_the_one_who_was_not_drawn_goes() -> None:
    desk = drawn(started("swiss", 4)).say("entered", {"entrant": 5, "name": "Anna B"})
    with pytest.raises(Refused) as no:
        desk.say("merged", {"entrant": 1, "into": 5})
    assert no.value.code == "merge-drawn"
    done = finish(desk.say("merged", {"entrant": 5, "into": 1}), picks("snow"))
    assert verify([fact.text for fact in done.log.facts]).problems == []


@pytest.mark.parametrize(("one", "into", "code"), [(1, 1, "merge-same"), (1, 9, "no-such-entrant")])
def test_only_two_who_are_there_are_merged(one: int, into: int, code: str) -> None:
    with pytest.raises(Refused) as no:
        entered("swiss", 3).say("merged", {"entrant": one, "into": into})
    assert no.value.code == code


def two_in_one() -> Desk:
    return Desk.opened("Test", PRESETS["swiss"]).say("entered", {"entrant": 1, "name": "Anna & Ben", "club": "Club"})


def test_an_entry_of_two_becomes_two_of_the_same_club() -> None:
    desk = two_in_one().say("split", {"entrant": 1, "name": " Anna ", "other": 2, "other_name": "Ben"})
    assert [(e.number, e.name, e.club) for e in desk.tournament.players] == [(1, "Anna", "Club"), (2, "Ben", "Club")]
    assert fold(desk.log) == desk.tournament


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ("Anna", "anna", "split-same"),
        ("Cem", "Ben", "entered-twice"),
        ("Anna", "Cem", "entered-twice"),
        ("", "Ben", "no-name"),
        ("Anna", "Сem", "looks-alike"),
    ],
)
def test_a_split_that_cannot_be_changes_nothing(first: str, second: str, code: str) -> None:
    desk = two_in_one().say("entered", {"entrant": 2, "name": "Cem"})
    with pytest.raises(Refused) as no:
        desk.say("split", {"entrant": 1, "name": first, "other": 3, "other_name": second})
    assert no.value.code == code


def test_a_split_that_an_undo_makes_impossible_leaves_nothing_behind() -> None:
    desk = entered(replace(SMALL, late_entries=True), 1).say("entered", {"entrant": 2, "name": "Ben & Cem"})
    desk = desk.say("regulated", {"regulation": {**desk.log.facts[0].data["regulation"], "at_most": 3}}).start()
    desk = desk.say("split", {"entrant": 2, "name": "Ben", "other": 3, "other_name": "Cem"})
    undone = desk.undo(4, together=True)
    assert undone.tournament.entrants[2].name == "Ben & Cem"
    assert 3 not in undone.tournament.entrants
