"""Any tournament from the page: a game, a format and its settings are checked before anybody enters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import NAMES, Hall

from fivefold.refusals import Refused
from fivefold.server.people.conditions import Principal
from fivefold.server.people.links import Link
from fivefold.server.tournaments import desk_acts
from fivefold.server.tournaments.desk_values import Asked, Saying
from fivefold.server.tournaments.regulations import MOST_IN_HOUSE, checked_regulation, on_screen
from fivefold.tournaments import PRESETS, Desk, read_regulation, write_regulation

SWISS: dict[str, Any] = {"name": "Pente Swiss", "format": "swiss", "rounds": 3, "game": "pente"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({}, ""),
        ({"game": "Hex"}, ""),
        ({"game": ""}, ""),
        ({"game": "katamino_duel", "format": "knock-out", "rounds": 0}, ""),
        ({"game": "katamino"}, "game-for-others"),
        ({"options": "gravity=on"}, "no-such-option"),
        ({"game": "pentago", "format": "rank-tables", "table_points": {"3": [2, 1, 0]}}, "game-for-others"),
        ({"game": "kingdomino", "format": "rank-tables", "table_points": {"2": [1, 0], "3": [2, 1, 0]}}, ""),
        ({"name": "pentago-tournament"}, "printed-name"),
        ({"rounds": 0}, "bad-rounds"),
    ],
)
def test_a_game_of_the_house_must_go_with_the_format_and_any_other_is_played_on_real_boards(
    changes: dict[str, Any], code: str
) -> None:
    regulation = {**SWISS, **changes}
    if code:
        with pytest.raises(Refused) as refused:
            checked_regulation(regulation)
        assert refused.value.code == code
    else:
        assert on_screen(checked_regulation(regulation)) == (regulation["game"] not in ("", "Hex"))


def test_printed_regulations_are_played_as_they_stand() -> None:
    for preset in PRESETS.values():
        assert checked_regulation(write_regulation(preset)) == read_regulation(write_regulation(preset))


def test_a_tournament_of_a_game_is_opened_changed_until_the_start_and_played_on_the_screen(open_house: Running) -> None:
    client = open_house.client()
    asked = client.post("/api/tournaments/regulation", json={"regulation": SWISS, "entrants": 4}).json()
    assert (asked["ok"], asked["code"], asked["facts"]["rounds"], asked["on_screen"]) == (True, "rounds", 3, True)
    bad = client.post("/api/tournaments/regulation", json={"regulation": {**SWISS, "game": "katamino"}, "entrants": 4})
    assert bad.json()["code"] == "game-for-others"
    made = client.post("/api/tournaments", json={"title": "x", "regulation": {**SWISS, "game": "katamino"}})
    assert made.json()["code"] == "game-for-others"
    hall = Hall(open_house, "", NAMES, regulation={**SWISS, "game": "Hex"})
    assert hall.state()["data"]["on_screen"] is False
    assert hall.say("regulated", {"regulation": {**SWISS, "game": "katamino"}}).json()["code"] == "game-for-others"
    assert hall.say("regulated", {"regulation": SWISS}).status_code == 200
    assert hall.state()["data"]["on_screen"] is True
    hall.post("/start")
    assert hall.say("regulated", {"regulation": SWISS}).json()["code"] == "regulation-frozen"
    assert hall.post("/draw").status_code == 200
    assert hall.post("/tables/1/1/screen").status_code == 201


def test_a_house_takes_as_many_as_it_can_show_though_the_format_can_play_more() -> None:
    swiss = {**write_regulation(PRESETS["swiss"]), "name": "ours"}
    assert checked_regulation(swiss).most == 10_000
    for part in ({"at_most": 5000}, {"at_least": 3000, "at_most": 200_000}):
        with pytest.raises(Refused) as refused:
            checked_regulation(swiss | part)
        assert (refused.value.code, refused.value.facts["most"]) == ("field-too-large", MOST_IN_HOUSE)
    desk = Desk.opened("Large", PRESETS["swiss"])
    full = replace(desk, tournament=replace(desk.tournament, entered=MOST_IN_HOUSE))
    asked = Asked(Principal(link=Link("tournament", "t", "director")), True, "")
    enters: tuple[Callable[[], Desk], ...] = (
        lambda: desk_acts.say(full, asked, [Saying("entered", {"entrant": 1, "name": "One more"})]),
        lambda: desk_acts.enter(full, asked, [{"name": "One more"}], ""),
    )
    for enter in enters:
        with pytest.raises(Refused) as refused:
            enter()
        assert (refused.value.code, refused.value.facts["count"]) == ("full", MOST_IN_HOUSE)
