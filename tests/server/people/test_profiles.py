"""What others see of a person, and how games are found again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.people.test_archive import person, played, rated, result, settings


def games(client: httpx.Client, name: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/people/{name}/games", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_games_are_found_by_opponent_colour_result_and_page(open_house: Running) -> None:
    anna, ben, cem = (person(open_house, name) for name in ("Annafinds", "Benfinds", "Cemfinds"))
    tables = [played(anna, ben), played(ben, anna), played(anna, cem), played(anna, ben, rated=False)]
    for table in tables:
        result(open_house, table)
    everything = games(anna, "Annafinds")
    assert (everything["count"], [one["table"] for one in everything["games"]]) == (4, tables[::-1])
    assert games(anna, "Annafinds", opponent="Cemfinds")["games"][0]["table"] == tables[2]
    assert games(anna, "Annafinds", verdict="lost")["games"][0]["table"] == tables[1]
    assert [one["table"] for one in games(anna, "Annafinds", rated=False)["games"]] == [tables[3]]
    light = everything["games"][0]["players"][0]["colour"]
    assert games(anna, "Annafinds", colour=light)["count"] == 3
    assert games(anna, "Annafinds", game="pente")["count"] == 0
    assert games(anna, "Annafinds", opponent="Nobody")["count"] == 0
    page = games(anna, "Annafinds", skip=1, limit=2)
    assert (page["count"], [one["table"] for one in page["games"]]) == (4, tables[2:0:-1])
    first = games(anna, "Annafinds", skip=3)["games"][0]["players"]
    assert first[0]["rating"] - 1500 == first[0]["change"] > 0 > first[1]["change"]
    found = anna.get("/api/people/Annafinds/results?game=pentago").json()
    assert [(one["name"], one["won"], one["lost"]) for one in found["by_opponent"]] == [
        ("Benfinds", 2, 1),
        ("Cemfinds", 1, 0),
    ]
    assert sorted((one["won"], one["lost"]) for one in found["by_colour"]) == [(0, 1), (3, 0)]
    wait_until(lambda: len(anna.get("/api/people/Annafinds/ratings/pentago").json()["points"]) == 3)


def test_a_guest_has_no_name_in_the_archive_and_a_private_game_is_seen_by_its_players_alone(
    open_house: Running,
) -> None:
    anna, guest = person(open_house, "Annahost"), open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "by_lot": False, "public": False}).json()
    link = {"X-Fivefold-Link": made["invite"]}
    assert guest.post(f"/api/tables/{made['id']}/join", json={"name": "Real Name"}, headers=link).is_success
    assert guest.post(f"/api/tables/{made['id']}/requests", json={"do": "resign"}).is_success
    result(open_house, made["id"])
    for who, count in ((anna, 1), (guest, 1), (open_house.client(), 0)):
        found = games(who, "Annahost")
        assert found["count"] == count
        assert "Real Name" not in str(found)
    [one] = games(anna, "Annahost")["games"]
    assert [(seat["name"], seat["standing"]) for seat in one["players"]] == [("Annahost", ""), ("", "guest")]


def test_a_closed_profile_shows_others_ratings_and_no_games(open_house: Running) -> None:
    anna, ben, stranger = person(open_house, "Annashy"), person(open_house, "Benshy"), open_house.client()
    table = played(anna, ben)
    result(open_house, table)
    assert anna.put("/api/me/profile", json={"closed": True}).status_code == 204
    seen = [who.get("/api/people/Annashy").json() for who in (stranger, ben, anna)]
    assert [(one["shows_games"], one["games"]) for one in seen] == [(False, 0), (False, 1), (True, 1)]
    assert [len(one["ratings"]) for one in seen] == [1, 1, 1]
    assert games(stranger, "Annashy")["count"] == 0
    assert stranger.put("/api/me/profile", json={"closed": True}).json()["code"] == "not-signed-in"
    assert [one["puzzles"] for one in seen] == ["", "", ""]


def test_the_ranking_list_has_whoever_is_rated_with_certainty_and_the_levels(open_house: Running) -> None:
    found = open_house.client().get("/api/rankings/pentago?speed=slow&company=two").json()
    assert [one["bot"] for one in found["levels"]] == [f"level{number}" for number in range(1, 11)]
    assert all(one["name"] != "Annashy" for one in found["people"])  # one game is not enough
    assert open_house.client().get("/api/rankings/chess").json()["code"] == "no-such-game"
    assert open_house.client().get("/api/people/Nobody").json()["code"] == "no-such-person"


def test_the_best_running_games_come_first_with_the_ratings_of_their_players(tmp_path: Path) -> None:
    """A table of two unknown players and one against the computer are newer, and come last."""
    with Running(settings((tmp_path, ""))) as house:
        anna, ben, cem, dora = (person(house, name) for name in ("Annabest", "Benworst", "Cemfresh", "Dorafresh"))
        for _ in range(2):
            result(house, played(anna, ben))
        fresh = {"takebacks": True, "rated": False}
        weak, best = rated(ben, cem, **fresh), rated(anna, dora, **fresh)
        strangers = rated(cem, dora, **fresh)
        bot = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "by_lot": False}
        alone = anna.post("/api/tables", json={**bot, "clock": "fischer 900+5"}).json()["id"]
        listed = house.client().get("/api/tables?phase=playing&order=best").json()
        assert [one["id"] for one in listed] == [best, weak, strangers, alone]
        [winner, unknown] = listed[0]["ratings"]
        assert winner > 1500 > listed[1]["ratings"][0]
        assert unknown is None
        newest = house.client().get("/api/tables?phase=playing&order=newest&limit=2").json()
        assert len(newest) == 2
        assert "who" not in json.dumps(listed)
        assert anna.get("/api/me").json()["who"] not in json.dumps(listed)
    with Running(replace(settings((tmp_path, "")), parts=frozenset())) as house:
        assert {tuple(one["ratings"]) for one in house.client().get("/api/tables?order=best").json()} == {()}
