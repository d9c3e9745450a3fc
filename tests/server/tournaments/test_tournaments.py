"""A tournament on the net: roles, versions, live standings, and games on the screen."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

T = TypeVar("T")


class Hall:
    """A tournament and its director."""

    def __init__(self, house: Running, preset: str, names: list[str], **body: Any) -> None:
        self.house, self.client = house, house.client()
        made = self.client.post("/api/tournaments", json={"title": "Dresden", "preset": preset, **body})
        assert made.status_code == 201, made.text
        self.id, self.director = made.json()["id"], made.json()["director"]
        for number, name in enumerate(names, 1):
            assert self.say("entered", {"entrant": number, "name": name}).status_code == 200

    def post(self, path: str, body: dict[str, Any] | None = None, link: str | None = None) -> httpx.Response:
        headers = {"X-Fivefold-Link": self.director if link is None else link}
        return self.client.post(f"/api/tournaments/{self.id}{path}", json=body or {}, headers=headers)

    def get(self, path: str, link: str | None = None) -> httpx.Response:
        headers = {"X-Fivefold-Link": self.director if link is None else link}
        return self.client.get(f"/api/tournaments/{self.id}{path}", headers=headers)

    def say(self, kind: str, data: dict[str, Any], link: str | None = None, **more: Any) -> httpx.Response:
        return self.post("/facts", {"kind": kind, "data": data, **more}, link)

    def first_result(self) -> dict[str, Any]:
        """What is written down of the first table's first game, as soon as something is."""
        return wait_until(
            lambda: self.state()["data"]["rounds"][0]["tables"][0]["games"][0], lambda game: game["kind"] != "unplayed"
        )

    def state(self, link: str = "") -> dict[str, Any]:
        headers = {"X-Fivefold-Link": link}
        found: dict[str, Any] = self.client.get(f"/api/tournaments/{self.id}", headers=headers).json()
        return found

    def role(self, role: str, **more: Any) -> str:
        token: str = self.post("/links", {"role": role, **more}).json()["token"]
        return token


NAMES = ["Anna", "Ben", "Cem", "Dora"]


def test_a_championship_is_run_over_the_net(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert hall.state()["need"]["need"] == "Waiting"
    assert hall.post("/start").status_code == 200
    drawn = hall.post("/draw")
    assert drawn.status_code == 200, drawn.text
    assert hall.state()["data"]["rounds"][0]["tables"][0]["seats"]
    scores = {"round": 1, "table": 1, "scores": [[1, 55], [2, 40], [3, 55], [4, 12]]}
    first = hall.say("result", scores, key="sheet-1").json()["version"]
    assert hall.say("result", scores, key="sheet-1").json()["version"] == first
    rows = hall.state()["data"]["standing"]["rows"]
    assert [(row["place"], row["entrant"]) for row in rows[:2]] == [(1, 1), (1, 3)]
    why = hall.client.get(f"/api/tournaments/{hall.id}/explain?one=1&other=2").text
    assert "Points (TK7)" in why
    assert len(hall.get("/log").text.splitlines()) == first


def test_two_directors_cannot_draw_the_same_round_twice(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    hall.post("/start")
    seen = hall.state()["v"]
    assert hall.post("/draw", {"seen": seen}).status_code == 200
    late = hall.post("/draw", {"seen": seen})
    assert (late.status_code, late.json()["code"]) == (409, "seen-old")


@pytest.mark.parametrize(
    ("role", "allowed"),
    [
        ("director", {"entered", "result", "ruled"}),
        ("arbiter", {"entered", "result", "ruled"}),
        ("desk", {"entered", "result"}),
        ("table", {"result"}),
        ("screen", set()),
        ("spectator", set()),
    ],
)
def test_a_role_may_do_what_it_says_and_no_more(open_house: Running, role: str, allowed: set[str]) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    hall.post("/start")
    assert hall.post("/draw").status_code == 200
    link = hall.role(role, round=1, table=1)
    winner = hall.state()["data"]["rounds"][0]["tables"][0]["seats"][0]
    facts = {
        "entered": {"entrant": 9, "name": "Eve"},
        "result": {"round": 1, "table": 1, "winner": winner},
        "ruled": {"text": "Play on."},
    }
    for kind, data in facts.items():
        answer = hall.say(kind, data, link)
        assert (answer.status_code == 200) == (kind in allowed), (role, kind, answer.text)
        assert kind in allowed or answer.json()["code"] == "not-your-role"
    assert (hall.post("/draw", {}, link).json().get("code") != "not-your-role") == (role == "director")


def test_a_table_link_is_for_its_table_only_and_can_be_revoked(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    hall.post("/start")
    hall.post("/draw")
    made = hall.post("/links", {"role": "table", "round": 1, "table": 2}).json()
    tables = hall.state()["data"]["rounds"][0]["tables"]
    other = hall.say("result", {"round": 1, "table": 1, "winner": tables[0]["seats"][0]}, made["token"])
    assert other.status_code == 403
    assert hall.client.delete(
        f"/api/tournaments/{hall.id}/links/{made['name']}", headers={"X-Fivefold-Link": hall.director}
    ).is_success
    gone = hall.say("result", {"round": 1, "table": 2, "winner": tables[1]["seats"][0]}, made["token"])
    assert gone.status_code == 403


def test_without_a_link_a_private_tournament_does_not_exist(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES, public=False)
    assert "code" in hall.state()
    assert hall.state()["code"] == "no-such-tournament"
    assert hall.state(hall.role("spectator"))["role"] == "spectator"
    assert hall.id not in hall.client.get("/api/tournaments").text
    assert hall.say("entered", {"entrant": 9, "name": "Eve"}, "").status_code == 404
    address = f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket"
    with connect(address) as line, pytest.raises(ConnectionClosed, match="4404"):
        line.recv(timeout=PATIENCE)


def test_watchers_see_the_standing_change(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    with connect(f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket") as line:
        first = json.loads(line.recv(timeout=PATIENCE))
        hall.say("entered", {"entrant": 5, "name": "Eve"})
        second = json.loads(line.recv(timeout=PATIENCE))
        assert len(second["data"]["entrants"]) == len(first["data"]["entrants"]) + 1
        assert second["v"] == first["v"] + 1


@pytest.mark.parametrize("data", [{}, {"entrant": "x"}, {"entrant": -1, "name": "\n"}, {"entrant": 1, "name": "Anna"}])
def test_a_bad_fact_is_refused_and_changes_nothing(open_house: Running, data: dict[str, Any]) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    before = hall.state()["v"]
    answer = hall.say("entered", data)
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"].endswith(".")
    assert hall.state()["v"] == before


def test_a_game_on_the_screen_flows_into_the_tournament(open_house: Running) -> None:
    hall = Hall(open_house, "pentago-tournament", [*NAMES, "Eve", "Finn", "Gul", "Hans"])
    hall.post("/start")
    for _ in range(5):
        need = hall.state()["need"]
        if need["need"] != "Decision":
            break
        hall.say("decided", {"question": need["question"], "answer": need["default"]})
    assert hall.post("/draw").status_code == 200, hall.state()["need"]
    table = hall.state()["data"]["rounds"][0]["tables"][0]
    number = table["table"]
    laid = hall.post(f"/tables/1/{number}/screen").json()
    anna, ben, eve = (open_house.client() for _ in range(3))
    for client, token in zip((anna, ben), laid["seats"], strict=True):
        joined = client.post(
            f"/api/tables/{laid['table']}/join", json={"name": "whoever"}, headers={"X-Fivefold-Link": token}
        )
        assert joined.status_code == 200, joined.text
    assert eve.post(f"/api/tables/{laid['table']}/join", json={"name": "Eve"}).status_code == 403
    seen = anna.get(f"/api/tables/{laid['table']}").json()["table"]
    assert (seen["strict"], seen["phase"]) == (True, "playing")
    assert ben.post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"}).status_code == 200
    game = hall.first_result()
    assert (game["kind"], game["winner"]) == ("walk-over", table["starter"])
    assert (
        anna.post(f"/api/tables/{laid['table']}/requests", json={"do": "offer", "what": "rematch"}).status_code == 400
    )


def test_games_on_the_screen_are_rated_if_the_director_says_so(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    hall.say("regulated", {"regulation": {**hall.state(hall.director)["data"]["regulation"], "game": "pentago"}})
    assert hall.post("/start").status_code == 200
    assert hall.post("/draw").status_code == 200
    seen = []
    for on in (False, True):
        posted = hall.post("/notices", {"kind": "rated", "data": {"on": on}})
        assert posted.status_code == 200, posted.text
        assert hall.state()["wall"]["rated"] is on
        laid = hall.post("/tables/1/1/screen").json()
        people = [open_house.client() for _ in range(2)]
        people[0].post("/api/me/account", json={"name": f"Rated{on}", "password": "correct horse battery"})
        if on:  # with a guest at the board it could not count
            people[1].post("/api/me/account", json={"name": "Ratedtoo", "password": "correct horse battery"})
        for client, token in zip(people, laid["seats"], strict=True):
            link = {"X-Fivefold-Link": token}
            path = f"/api/tables/{laid['table']}"
            assert client.post(f"{path}/join", json={"name": "x"}, headers=link).is_success
        assert people[0].get(path).json()["table"]["rated"] is on
        if on:
            for ply, move in ((0, "c4 NW+"), (1, "a1 NW+")):
                moved = people[ply].post(f"{path}/requests", json={"do": "move", "ply": ply, "move": move})
                assert moved.is_success, moved.text
            assert people[1].post(f"{path}/requests", json={"do": "resign"}).is_success
        seen = people
    wait_until(lambda: bool(seen[0].get("/api/people/RatedTrue").json()["ratings"]))
    [rating] = seen[0].get("/api/people/RatedTrue").json()["ratings"]
    assert (rating["game"], rating["games"]) == ("pentago", 1)
    refused = hall.post("/notices", {"kind": "rated", "data": {"on": "yes"}})
    assert refused.json()["code"] == "bad-notice"


@pytest.mark.rule("TK6", "TK14")
def test_a_kingdomino_table_is_played_on_the_screen_and_its_scores_flow_in(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [*NAMES, "Eve", "Finn"])
    hall.post("/start")
    hall.post("/draw")
    table = hall.state()["data"]["rounds"][0]["tables"][0]
    assert len(table["seats"]) == 3
    laid = hall.post("/tables/1/1/screen").json()
    assert laid["entrants"][0] == table["starter"]
    clients = [open_house.client() for _ in laid["seats"]]
    for client, token in zip(clients, laid["seats"], strict=True):
        headers = {"X-Fivefold-Link": token}
        assert client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers=headers).status_code == 200
    setting = open_house.house.hall.tables.open[laid["table"]].table.setting
    while (board := open_house.house.hall.tables.open[laid["table"]].table).phase == "playing":
        seat = board.to_move
        assert seat is not None
        if seat < 0:
            time.sleep(0.005)  # the house turns up the next dominoes
            continue
        move = setting.rules.write_move(board.state, setting.rules.legal_moves(board.state)[0])
        body = {"do": "move", "ply": board.ply, "id": f"m{board.ply}", "move": move}
        answer = clients[seat].post(f"/api/tables/{laid['table']}/requests", json=body)
        assert answer.status_code == 200, answer.text
    assert board.ended is not None
    game = hall.first_result()
    assert game["said_by"] == "screen"
    scores = dict(zip(laid["entrants"], map(int, board.ended.scores), strict=True))
    assert dict(map(tuple, game["scores"])) == scores


def test_a_deleted_tournament_is_there_for_its_directors_alone_until_it_is_brought_back(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    second, desk = hall.role("director", note="Ben"), hall.role("desk")

    def listed() -> bool:
        lists = [hall.client.get(f"/api/tournaments?archived={a}&limit=200").json() for a in (False, True)]
        return any(hall.id == one["id"] for found in lists for one in found)

    assert hall.client.delete(f"/api/tournaments/{hall.id}", headers={"X-Fivefold-Link": desk}).status_code == 403
    assert listed()
    gone = hall.client.delete(f"/api/tournaments/{hall.id}", headers={"X-Fivefold-Link": hall.director})
    assert gone.json()["until"] > time.time() + 29 * 24 * 3600
    assert not listed()
    assert [hall.get("", link).status_code for link in ("", desk, second)] == [404, 404, 200]
    assert hall.say("left", {"entrant": 1}, desk).status_code == 404
    assert hall.state(second)["wall"]["removed"]["until"] == gone.json()["until"]
    assert hall.post("/restore", link=second).status_code == 204
    assert listed()
    assert [hall.get("", link).status_code for link in ("", desk)] == [200, 200]
    assert hall.state()["wall"]["removed"]["until"] == 0


def test_who_watches_a_tournament_that_is_deleted_is_sent_away(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    with connect(f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket") as watching:
        assert json.loads(watching.recv(timeout=PATIENCE))["v"] == 6
        hall.client.delete(f"/api/tournaments/{hall.id}", headers={"X-Fivefold-Link": hall.director})
        seen: list[dict[str, Any]] = []
        with pytest.raises(ConnectionClosed):
            _take_all(watching, seen)
    assert all(one["wall"]["removed"]["until"] == 0 for one in seen if one["t"] == "tournament")


def _take_all(line: Any, seen: list[dict[str, Any]]) -> None:
    """Every message until the house hangs up."""
    while True:
        seen.append(json.loads(line.recv(timeout=PATIENCE)))


def test_what_was_deleted_thirty_days_ago_is_dropped_with_its_links(open_house: Running) -> None:
    hall, kept = Hall(open_house, "swiss", NAMES), Hall(open_house, "swiss", NAMES)
    office, store = open_house.house.office, open_house.house.store
    loop = open_house.house.store._loop  # type: ignore[attr-defined]

    def in_house(work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    hall.client.delete(f"/api/tournaments/{hall.id}", headers={"X-Fivefold-Link": hall.director})
    in_house(office.drop_removed(time.time() + 29 * 24 * 3600))
    assert hall.get("").status_code == 200
    in_house(office.drop_removed(time.time() + 31 * 24 * 3600))
    assert hall.get("").status_code == 404
    assert in_house(store.read(f"tournament/{hall.id}")) == []
    left = [key for key in in_house(store.entries("")) if hall.id in key]
    assert left == []
    assert hall.post("/restore").status_code == 404
    assert kept.get("").status_code == 200


def test_an_archived_tournament_stands_in_no_list_until_it_is_brought_back(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)

    def listed(archived: bool) -> bool:
        found = hall.client.get(f"/api/tournaments?archived={archived}&limit=200").json()
        return hall.id in {one["id"] for one in found}

    assert (listed(False), listed(True)) == (True, False)
    assert hall.post("/archive", {"archived": True}, link="").status_code == 403
    assert hall.post("/archive", {"archived": True}, link=hall.role("desk")).status_code == 403
    assert hall.post("/archive", {"archived": True}).json() == {"archived": True}
    assert (listed(False), listed(True), hall.state()["archived"]) == (False, True, True)
    assert hall.post("/start").status_code == 200
    assert hall.post("/archive", {"archived": False}).json() == {"archived": False}
    assert (listed(False), listed(True), hall.state()["archived"]) == (True, False, False)
