"""Setting a table: options that are checked while they are chosen, matches, computers in the open seats."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall


@pytest.fixture
def client(open_house: Running) -> httpx.Client:
    return open_house.client()


def table_of(client: httpx.Client, **terms: Any) -> str:
    made = client.post("/api/tables", json=terms)
    assert made.status_code == 201, made.text
    found: str = made.json()["id"]
    return found


def seen(client: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}").json()["table"]
    return found


def ask(client: httpx.Client, table: str, **request: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/requests", json=request)


def test_options_are_written_out_with_what_they_make_of_the_table(client: httpx.Client) -> None:
    found = client.get("/api/games/pente/options", params={"text": "points teams=on size=13"}).json()
    assert (found["seats"], found["teams"], found["points"]) == (4, True, True)
    assert found["values"]["size"] == 13
    assert "teams=on" in found["options"]


def test_options_that_do_not_go_together_are_refused_with_the_reason(client: httpx.Client) -> None:
    found = client.get("/api/games/kingdomino/options", params={"text": "mighty_duel=on players=4"})
    assert (found.status_code, found.json()["code"]) == (400, "kingdomino-duel-for-two")


def test_each_number_of_players_has_its_options(client: httpx.Client) -> None:
    games = {game["name"]: game["players"] for game in client.get("/api/games").json()}
    assert [each["players"] for each in games["kingdomino"]] == [2, 3, 4]
    assert games["pentago"] == []
    for name, counts in games.items():
        for each in counts:
            found = client.get(f"/api/games/{name}/options", params={"text": each["options"]}).json()
            assert found["seats"] == each["players"]


@pytest.mark.rule("PT18")
def test_a_match_goes_on_at_the_table_of_the_next_game(client: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    terms = {"game": "pente", "options": "points", "match": "points 21", "handicaps": [0, 4], "by_lot": False}
    table = table_of(client, seats=seats, **terms)
    assert seen(client, table)["match"]["totals"] == [0, 4]
    assert ask(client, table, do="resign", seat=0).status_code == 200
    assert ask(client, table, do="offer", what="rematch").status_code == 200
    follow = ""
    while not follow:
        follow = seen(client, table)["follow"]
    again = seen(client, follow)
    assert (again["match"]["totals"], again["match"]["played"]) == ([0, 4], 1)
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("match", "code"), [("wins 0", "bad-match"), ("points 21", "match-no-points"), ("points 5", "match-goal-too-low")]
)
def test_a_match_that_cannot_be_is_refused_and_no_table_is_laid(client: httpx.Client, match: str, code: str) -> None:
    made = client.post("/api/tables", json={"game": "pentago", "match": match})
    assert (made.status_code, made.json()["code"]) == (400, code)


def test_the_host_lets_computers_take_the_open_seats_and_nobody_else_may(
    client: httpx.Client, open_house: Running
) -> None:
    table = table_of(client, game="kingdomino", options="players=3")
    stranger = open_house.client()
    assert ask(stranger, table, do="fill", bot="greedy").status_code == 403
    assert ask(client, table, do="fill", bot="nobody").json()["code"] == "no-such-bot"
    assert seen(client, table)["phase"] == "gathering"
    assert ask(client, table, do="fill", bot="greedy").status_code == 200
    found = seen(client, table)
    assert found["phase"] == "playing"
    assert sorted(seat["kind"] for seat in found["seats"]) == ["bot", "bot", "person"]


def test_who_may_not_see_a_table_learns_nothing_of_it_by_filling_its_seats(
    client: httpx.Client, open_house: Running
) -> None:
    table = table_of(client, game="kingdomino", options="players=3", public=False)
    refused = ask(open_house.client(), table, do="fill", bot="nobody")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-table")


@pytest.mark.rule("KD9", "TK6")
def test_on_a_board_of_the_championship_equal_scores_share_the_place(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", ["Ada", "Bo", "Cy"])
    hall.post("/start")
    hall.post("/draw")
    laid = hall.post("/tables/1/1/screen").json()
    options = (
        open_house.client()
        .get(f"/api/tables/{laid['table']}", headers={"X-Fivefold-Link": laid["seats"][0]})
        .json()["table"]["options"]
    )
    assert {"tie_break=shared", "championship=on", "players=3"} <= set(options.split())


@pytest.mark.rule("PG1")
@pytest.mark.parametrize("by_lot", [False, True], ids=["asker begins", "by lot"])
def test_whoever_chooses_a_colour_has_it_and_who_begins_is_another_matter(client: httpx.Client, by_lot: bool) -> None:
    begun = set()
    for number in range(12 if by_lot else 1):
        colour = ("Dark", "Light")[number % 2] if by_lot else "Light"
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        found = seen(client, table_of(client, game="pentago", seats=seats, colour=colour, by_lot=by_lot))
        mine = [seat["name"] for seat in found["seats"]].index("Anna")
        assert found["position"]["colours"][mine] == colour
        begun.add(mine)
    assert begun <= {0, 1}
    assert by_lot or begun == {0}


@pytest.mark.rule("PG1")
def test_a_colour_that_cannot_be_chosen_is_refused(client: httpx.Client) -> None:
    for game, colour in (("pentago", "Red"), ("pente", "Black")):
        made = client.post("/api/tables", json={"game": game, "colour": colour})
        assert (made.status_code, made.json()["code"]) == (400, "no-such-colour")
