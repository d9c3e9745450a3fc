"""The HTTP API as a person or a program uses it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running, run

from fivefold.games import GAMES
from fivefold.server.app import create_app
from fivefold.server.settings import Settings


def test_the_games_are_listed_with_their_presets_and_bots(open_house: Running) -> None:
    found = {game["name"]: game for game in open_house.client().get("/api/games").json()}
    assert tuple(found) == GAMES
    assert {"ordinary", "tournament"} <= {preset["name"] for preset in found["pentago"]["presets"]}
    assert "greedy" in found["pentago"]["bots"]
    assert open_house.client().get("/api/games/chess").json()["code"] == "no-such-game"


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_the_rules_come_in_three_languages(open_house: Running, lang: str) -> None:
    text = open_house.client().get(f"/api/games/pentago/rules?lang={lang}").text
    assert "PG1" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_every_preset_is_played_by_bots_alone(open_house: Running, game: str) -> None:
    client = open_house.client()
    info = client.get(f"/api/games/{game}").json()
    for preset in info["presets"][:3]:
        seats = [{"kind": "me"} for _ in range(preset["seats"])]
        made = client.post("/api/tables", json={"game": game, "options": preset["options"], "seats": seats})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        seen = client.get(f"/api/tables/{table}").json()["table"]
        assert seen["phase"] == "playing"
        for _ in range(4):
            if seen["phase"] == "over":
                break
            steps = first_path(seen["legal"])
            body = {"do": "move", "ply": seen["ply"], "id": f"m{seen['ply']}", "steps": steps}
            answer = client.post(f"/api/tables/{table}/requests", json=body)
            assert answer.status_code == 200, answer.text
            seen = client.get(f"/api/tables/{table}").json()["table"]
        record = client.get(f"/api/tables/{table}/record").text
        read = client.post("/api/records", json={"text": record})
        assert read.status_code == 200, read.text
        assert len(read.json()["moves"]) == seen["ply"]


def first_path(legal: dict[str, Any]) -> list[str]:
    """The first move of a tree of steps."""
    steps, node = [], legal["root"]
    while legal["nodes"][node] and "" not in legal["nodes"][node]:
        step, node = next(iter(legal["nodes"][node].items()))
        steps.append(step)
    return steps


def test_a_record_with_an_illegal_move_is_refused_at_its_place(open_house: Running) -> None:
    body = {"text": '[Game "pentago"]\n\n1. c4/SE+ c4/SE+'}
    answer = open_house.client().post("/api/records", json=body)
    assert answer.status_code == 400
    assert answer.json()["facts"]["line"] == "3"


def test_a_position_is_analysed_by_a_bot(open_house: Running) -> None:
    body = {"game": "pentago", "moves": ["c4 NW+"], "bot": "greedy"}
    found = open_house.client().post("/api/analysis", json=body).json()
    assert found["position"]["to_move"] == 1
    assert found["steps"]
    assert open_house.client().post("/api/analysis", json={**body, "bot": "deep"}).json()["code"] == "no-such-bot"


def test_every_move_of_a_position_is_weighed_and_a_win_is_proved(open_house: Running) -> None:
    body = {"game": "pentago", "position": "bbbb..wwww" + 26 * ".", "seconds": 0.1}
    found = open_house.client().post("/api/analysis/position", json=body).json()
    assert (found["seat"], found["value"], found["line"]) == (0, 1, ["e6"])
    assert found["moves"][0]["turns"] == 1
    assert found["legal"]["nodes"]


def test_a_game_is_weighed_move_by_move_and_its_turning_point_named(open_house: Running) -> None:
    body = {"game": "pentago", "position": "bbbb..wwww" + 26 * ".", "moves": ["a1 SE+"], "seconds": 0.1}
    answer = open_house.client().post("/api/analysis/game", json=body)
    points = [json.loads(line) for line in answer.text.splitlines()]
    assert [(p["ply"], p["played"], p["value"]) for p in points] == [(0, "a1/SE+", 1)]
    assert points[0]["turning"]["code"] == "win-left"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "katamino"}, "no-analysis"),
        ({"moves": ["z9 NW+"]}, None),
        ({"position": "nonsense"}, None),
        ({"seconds": 1e9}, None),
    ],
)
@pytest.mark.parametrize("what", ["position", "game"])
def test_nonsense_is_not_analysed(open_house: Running, what: str, change: dict[str, Any], code: str | None) -> None:
    answer = open_house.client().post(f"/api/analysis/{what}", json={"game": "pentago", **change})
    assert answer.status_code in (400, 404, 422)
    assert answer.json()["sentence"]
    assert code in (None, answer.json()["code"])


def test_an_account_keeps_the_guest_s_seat_and_a_wrong_password_says_little(open_house: Running) -> None:
    client, other = open_house.client(), open_house.client()
    who = client.post("/api/me").json()["who"]
    body = {"name": "Anna.B", "password": "correct horse"}
    made = client.post("/api/me/account", json=body)
    assert (made.status_code, made.json()["who"]) == (201, who)
    assert other.post("/api/me/account", json={**body, "name": "anna.b"}).json()["code"] == "name-taken"
    assert other.post("/api/me/session", json={**body, "password": "wrong horse"}).json()["code"] == "not-you"
    assert other.post("/api/me/session", json={**body, "name": "nobody"}).json()["code"] == "not-you"
    assert other.post("/api/me/session", json=body).json()["who"] == who
    assert client.delete("/api/me/session?everywhere=true").status_code == 204
    assert other.get("/api/me").json()["who"] == ""
    assert other.post("/api/me/account", json={"name": "x", "password": "correct horse"}).status_code == 400
    assert other.post("/api/me/account", json={"name": "Xaver", "password": "short"}).status_code == 400


def test_a_forged_cookie_is_nobody_s(open_house: Running) -> None:
    client = open_house.client()
    client.post("/api/me")
    token = client.cookies["fivefold"]
    for forged in (token[:-1] + ("0" if token[-1] != "0" else "1"), "x", token.replace("g-", "a-")):
        found = open_house.client().get("/api/me", headers={"authorization": f"Bearer {forged}"})
        assert found.json()["who"] == ""
    found = open_house.client().get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert found.json()["who"] != ""


def test_answers_wear_security_headers_and_cookies_are_not_for_scripts(open_house: Running) -> None:
    answer = open_house.client().post("/api/me")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=Lax" in answer.headers["set-cookie"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


def test_another_site_s_page_may_not_ask(open_house: Running) -> None:
    client = open_house.client()
    answer = client.post("/api/me", headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
    assert client.post("/api/me", headers={"origin": open_house.url}).status_code == 200


def test_too_much_is_refused(open_house: Running) -> None:
    client = open_house.client()
    assert client.post("/api/records", content=b"x" * 3_000_000).status_code == 413
    chunks = (b"x" * 100_000 for _ in range(40))
    assert client.post("/api/records", content=chunks).status_code == 413


def test_health_metrics_and_the_page_answer(open_house: Running) -> None:
    client = open_house.client()
    assert client.get("/health").json()["warm"]
    assert "fivefold_moves_total" in client.get("/metrics").text
    assert "Fivefold" in client.get("/t/some-table").text
    assert client.get("/api/nothing").status_code == 404
    for path in ("/..%2f..%2fapp.py", "/%00", "/" + "x" * 5000, "/assets/../../app.py"):
        answer = client.get(path)
        assert "def create_app" not in answer.text
        assert answer.status_code < 500


def test_who_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path, requests_per_second=1))

    async def story() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            return [(await client.get("/api/games")).status_code for _ in range(14)]

    assert run(story()).count(429) >= 3


def test_a_program_follows_its_games_by_streams(open_house: Running) -> None:
    anna = open_house.client()
    token = anna.post("/api/me/token").json()["token"]
    bot = {"authorization": f"Bearer {token}"}
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()
    table = made["id"]
    link = {**bot, "X-Fivefold-Link": made["invite"]}
    with open_house.client() as robot:
        assert robot.post(f"/api/tables/{table}/join", json={"name": "Robot"}, headers=link).status_code == 200
        with robot.stream("GET", f"/api/stream/tables/{table}", headers=bot) as stream:
            lines = stream.iter_lines()
            first = json.loads(next(lines))
            assert (first["t"], first["table"]["you"]) == ("state", [1])
            anna.post(f"/api/tables/{table}/requests", json={"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"})
            event = json.loads(next(line for line in lines if '"moved"' in line))
            assert event["legal"]["nodes"]
        with robot.stream("GET", "/api/stream", headers=bot) as stream:
            found = json.loads(next(line for line in stream.iter_lines() if line))
            assert (found["id"], found["your_turn"]) == (table, True)


def test_the_bot_of_the_docs_plays_a_whole_game(open_house: Running) -> None:
    anna = open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()
    bot = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"
    command = [sys.executable, str(bot), open_house.url, made["id"], made["invite"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        until = time.monotonic() + PATIENCE
        while (seen := anna.get(f"/api/tables/{made['id']}").json()["table"])["phase"] != "over":
            assert time.monotonic() < until
            if seen["legal"]:
                body = {"do": "move", "ply": seen["ply"], "id": str(seen["ply"]), "steps": first_path(seen["legal"])}
                assert anna.post(f"/api/tables/{made['id']}/requests", json=body).status_code == 200
            time.sleep(0.01)
        assert process.communicate(timeout=PATIENCE)[0].startswith(seen["ended"]["result"])


def test_a_record_names_computers_by_their_strength_in_the_language_asked(open_house: Running) -> None:
    client = open_house.client()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "level5"}]
    asked = {"game": "pentago", "seats": seats, "by_lot": False}
    table = client.post("/api/tables", json=asked).json()["id"]
    record = f"/api/tables/{table}/record"
    assert '[Seat2 "Computer (level 5)"]' in client.get(record).text
    german = client.get(record, params={"lang": "de"})
    assert '[Seat2 "Computer (Stufe 5)"]' in german.text
    assert "Anna-Computer-Stufe-5.txt" in german.headers["content-disposition"]


def test_the_house_says_where_other_devices_reach_it(open_house: Running, tmp_path: Path) -> None:
    assert open_house.client().get("/api/house").json()["address"] == open_house.url
    with Running(Settings(data=tmp_path, link="http://192.168.7.9:8555", bots="0")) as house:
        assert house.client().get("/api/house").json()["address"] == "http://192.168.7.9:8555"
