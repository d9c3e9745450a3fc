"""Two workers on one PostgreSQL: a game between a person at each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.patience import wait_until
from tests.server.conftest import Running, hear, say

from fivefold.server.settings import Settings


def test_two_workers_share_a_game_and_its_clock(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1", lease=1.0)
    with Running(settings) as one, Running(settings) as two:
        anna, ben = one.client(), two.client()
        body = {"game": "pentago", "name": "Anna", "by_lot": False, "clock": "move 4"}
        made = anna.post("/api/tables", json=body).json()
        link = {"X-Fivefold-Link": made["invite"]}
        joined = ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers=link)
        assert joined.status_code == 200, joined.text
        with one.socket(made["id"], anna) as a, two.socket(made["id"], ben) as b:
            hear(a, "state")
            hear(b, "state")
            say(a, do="move", ply=0, id="m1", move="c4 NW+")
            version = hear(a, "ack")["v"]
            while (seen := hear(b, "event"))["now"]["ply"] != 1:
                pass
            assert seen["v"] == version
            say(b, do="move", ply=1, id="m2", move="a1 NW+")
            assert hear(b, "ack")["v"] == version + 1
            while hear(a, "event")["now"]["ply"] != 2:
                pass
            while (event := hear(b, "event", 30))["now"]["ended"] is None:
                pass
            assert event["now"]["ended"]["ending"] == "time"
        kept = two.client().get(f"/api/tables/{made['id']}").json()
        assert kept["v"] == version + 2  # one flag, not two


def test_each_worker_knows_who_sits_before_the_other(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1", lease=1.0)
    with Running(settings) as one, Running(settings) as two:
        anna, ben = one.client(), two.client()
        made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()
        link = {"X-Fivefold-Link": made["invite"]}
        assert ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers=link).status_code == 200
        with one.socket(made["id"], anna) as a:
            state = hear(a, "state")["table"]
            with two.socket(made["id"], ben) as b:
                until_here(b, hear(b, "state")["table"], [True, True])
                until_here(a, state, [True, True])
            until_here(a, {"seats": []}, [True, False])


def until_here(line: Any, state: dict[str, Any], wanted: list[bool]) -> None:
    """Wait until the seats are taken so."""
    while [seat["here"] for seat in state["seats"]] != wanted:
        state = hear(line, "event")["now"]


def test_who_signs_out_everywhere_is_nobody_at_every_worker(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1")
    with Running(settings) as one, Running(settings) as two:
        anna, again = one.client(), two.client()
        body = {"name": f"Anna-{tmp_path.name[-6:]}", "password": "correct horse"}
        assert anna.post("/api/me/account", json=body).status_code == 201
        assert again.post("/api/me/session", json=body).json()["who"]
        assert anna.delete("/api/me/session?everywhere=true").status_code == 204
        wait_until(lambda: not again.get("/api/me").json()["who"])
