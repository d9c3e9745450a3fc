"""Two people, real sockets, and everything that goes wrong between them."""

from __future__ import annotations

import contextlib
import json
import os
import random
import time
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running, hear, listen_to_the_end, say
from websockets.exceptions import ConnectionClosed


def laid(house: Running, **body: Any) -> tuple[str, httpx.Client, httpx.Client]:
    """A table of Anna, who begins, and Ben, who came with the link."""
    anna, ben = house.client(), house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False, **body}).json()
    joined = ben.post(
        f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers={"X-Fivefold-Link": made["invite"]}
    )
    assert joined.status_code == 200, joined.text
    return made["id"], anna, ben


def test_a_move_is_acknowledged_and_seen_by_the_other(open_house: Running) -> None:
    table, anna, ben = laid(open_house)
    with open_house.socket(table, anna) as a, open_house.socket(table, ben) as b, open_house.socket(table) as watcher:
        state = hear(a, "state")
        assert state["table"]["you"] == [0]
        assert len(state["table"]["legal"]["nodes"]) == 4
        assert hear(b, "state")["table"]["legal"] is None
        assert hear(watcher, "state")["table"]["you"] == []
        say(a, do="move", ply=0, id="m1", steps=["c4", "NW", "+"])
        ack = hear(a, "ack")
        assert ack["re"] == "m1"
        while (seen := hear(b, "event"))["facts"][0]["kind"] != "moved":
            pass
        assert seen["v"] == ack["v"]
        assert seen["facts"][0]["move"] == "c4/NW+"
        assert seen["legal"] is not None
        assert "who" not in json.dumps(seen)
        say(b, do="move", ply=1, id="m1", move="a1 NW+")
        assert hear(b, "ack")["v"] == ack["v"] + 1
        while (seen := hear(watcher, "event"))["now"]["ply"] != 2:
            pass
        assert seen["legal"] is None


def test_the_same_move_twice_is_one_move_and_a_late_one_is_refused_with_the_state(open_house: Running) -> None:
    table, anna, _ = laid(open_house)
    with open_house.socket(table, anna) as a:
        hear(a, "state")
        for _ in range(3):
            say(a, do="move", ply=0, id="m1", move="c4 NW+")
        versions = {hear(a, "ack")["v"] for _ in range(3)}
        assert len(versions) == 1
        say(a, do="move", ply=0, id="m2", move="d4 NW+")
        no = hear(a, "no")
        assert (no["re"], no["code"]) == ("m2", "other-position")
        assert hear(a, "state")["table"]["ply"] == 1


def test_who_comes_back_is_told_what_happened(open_house: Running) -> None:
    table, anna, ben = laid(open_house)
    with open_house.socket(table, anna) as a:
        version = hear(a, "state")["v"]
        say(a, do="move", ply=0, id="m1", move="c4 NW+")
    # The line broke before the ack: the move is sent again on a new one.
    with open_house.socket(table, anna, f"?after={version}") as a:
        assert [fact["kind"] for fact in hear(a, "state")["missed"]] in (["moved"], [])
        say(a, do="move", ply=0, id="m1", move="c4 NW+")
        assert hear(a, "ack")["v"] == version + 1
    assert ben.get(f"/api/tables/{table}").json()["table"]["ply"] == 1


def test_two_tabs_in_one_seat_see_the_same_and_only_one_move_counts(open_house: Running) -> None:
    table, anna, _ = laid(open_house)
    with open_house.socket(table, anna) as one, open_house.socket(table, anna) as two:
        hear(one, "state")
        hear(two, "state")
        say(one, do="move", ply=0, id="one", move="c4 NW+")
        say(two, do="move", ply=0, id="two", move="d4 NW+")
        answers = []
        for line in (one, two):
            while (message := json.loads(line.recv(timeout=PATIENCE)))["t"] not in ("ack", "no"):
                pass
            answers.append(message["t"])
        assert sorted(answers) == ["ack", "no"]
    assert open_house.client().get(f"/api/tables/{table}").json()["table"]["ply"] == 1


def test_presence_is_told_and_the_second_tab_keeps_a_person_here(open_house: Running) -> None:
    table, anna, ben = laid(open_house)
    with open_house.socket(table, anna) as a:
        hear(a, "state")
        with open_house.socket(table, ben):
            while not hear(a, "event")["now"]["seats"][1]["here"]:
                pass
            with open_house.socket(table, ben):
                pass
        while hear(a, "event")["now"]["seats"][1]["here"]:
            pass


def test_a_bot_answers(open_house: Running) -> None:
    anna = open_house.client()
    body = {"game": "pentago", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    table = anna.post("/api/tables", json={**body, "by_lot": False}).json()["id"]
    with open_house.socket(table, anna) as a:
        hear(a, "state")
        say(a, do="move", ply=0, id="m1", move="c4 NW+")
        while hear(a, "event", 60)["now"]["ply"] != 2:
            pass


def test_strict_touches_are_kept_and_seen(open_house: Running) -> None:
    table, anna, ben = laid(open_house, strict=True)
    with open_house.socket(table, anna) as a, open_house.socket(table, ben) as b:
        hear(b, "state")
        say(a, do="touch", ply=0, id="t1", step="c4")
        assert hear(a, "ack")["re"] == "t1"
        while hear(b, "event")["now"]["steps"] != ["c4"]:
            pass
        say(a, do="move", ply=0, id="m", move="d4 NW+")
        assert hear(a, "no")["code"] == "touched"


def test_a_flag_falls_by_itself(open_house: Running) -> None:
    table, anna, _ = laid(open_house, clock="move 1")
    with open_house.socket(table, anna) as a:
        while (event := hear(a, "event"))["now"]["ended"] is None:
            pass
        assert event["now"]["ended"]["ending"] == "time"


def test_a_rematch_stands_when_both_want_it(open_house: Running) -> None:
    table, anna, ben = laid(open_house)
    with open_house.socket(table, anna) as a, open_house.socket(table, ben) as b:
        say(b, do="resign")
        while hear(a, "event")["now"]["ended"] is None:
            pass
        say(a, do="offer", what="rematch", id="r")
        hear(a, "ack")
        say(b, do="accept", what="rematch")
        while not (follow := hear(a, "event")["now"]["follow"]):
            pass
    again = ben.get(f"/api/tables/{follow}").json()["table"]
    assert (again["you"], again["origin"]) == ([0], {"rematch_of": table})


def test_a_silent_line_is_hung_up(tmp_path: Any) -> None:
    from fivefold.server.settings import Settings

    settings = Settings(data=tmp_path, bots="1", heartbeat=0.5, silence=4.0)
    with Running(settings) as house:
        table, anna, ben = laid(house)
        with house.socket(table, anna) as a, house.socket(table, ben) as b:
            hear(a, "ping")
            gone = False
            while not gone:
                say(a, do="pong")
                message = json.loads(a.recv(timeout=PATIENCE))
                gone = message["t"] == "event" and not message["now"]["seats"][1]["here"]
            with pytest.raises(ConnectionClosed):
                listen_to_the_end(b)


def test_a_slow_client_is_resynced_and_nobody_waits_for_it(open_house: Running) -> None:
    from fivefold.server.web.connection import Connection

    table, anna, _ = laid(open_house)
    slow = Connection("", 16)
    for _ in range(17):
        slow.send(b'{"t":"event"}')
    assert slow.resync
    assert not slow.waiting
    with open_house.socket(table, anna) as a:
        hear(a, "state")
        say(a, do="state")
        assert hear(a, "state")["table"]["ply"] == 0


GARBAGE = [
    "",
    "{",
    "[]",
    "null",
    '"do"',
    '{"do": 7}',
    '{"do": "fly"}',
    '{"do": "move"}',
    '{"do": "move", "ply": "0", "id": "x", "move": "c4 NW+"}',
    '{"do": "move", "ply": 1e999, "id": "x"}',
    '{"do": "move", "ply": 99999999999999999999999, "id": "x", "move": "c4"}',
    '{"do": "move", "ply": 0, "id": "x", "move": "\\ud800"}',
    '{"do": "move", "ply": 0, "id": "x", "steps": [1, 2]}',
    '{"do": "move", "ply": 0, "id": "x", "steps": ["c4", "NW", "+"], "credit": 1e9, "move": "x"}',
    '{"do": "resign", "seat": 99}',
    '{"do": "offer", "what": "marriage"}',
    '{"do": "say", "text": ""}',
    '{"do": "tick"}',
    "[" * 20000,
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_in_a_sentence_and_changes_nothing(open_house: Running, text: str) -> None:
    table, anna, _ = laid(open_house)
    with open_house.socket(table, anna) as a:
        version = hear(a, "state")["v"]
        a.send(text)
        assert hear(a, "no")["sentence"].endswith(".")
        say(a, do="state")
        assert hear(a, "state")["v"] == version


def test_noise_and_oversized_messages_end_only_their_own_line(open_house: Running) -> None:
    table, anna, _ = laid(open_house)
    rng = random.Random(1)
    with open_house.socket(table, anna) as noisy:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                noisy.send(rng.randbytes(rng.randrange(200)))
                time.sleep(0.001)
        with pytest.raises(ConnectionClosed):
            listen_to_the_end(noisy)
    with open_house.socket(table, anna) as huge:
        huge.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            listen_to_the_end(huge)
    with open_house.socket(table, anna) as a:
        assert hear(a, "state")["table"]["ply"] == 0


def test_another_site_s_page_gets_no_line(open_house: Running) -> None:
    table, anna, _ = laid(open_house)
    with pytest.raises(Exception, match="403"):
        open_house.socket(table, anna, Origin="https://elsewhere.example")
    with open_house.socket(table, anna, Origin=open_house.url) as a:
        hear(a, "state")


def test_a_private_table_does_not_exist_for_others(open_house: Running) -> None:
    table, anna, _ = laid(open_house, public=False)
    stranger = open_house.client()
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    assert stranger.get(f"/api/tables/{table}/record").status_code == 404
    assert stranger.post(f"/api/tables/{table}/requests", json={"do": "resign"}).status_code == 404
    assert stranger.post(f"/api/tables/{table}/join", json={"name": "Eve"}).status_code == 404
    assert table not in stranger.get("/api/tables").text
    with open_house.socket(table, stranger) as line, pytest.raises(ConnectionClosed, match="4404"):
        line.recv(timeout=PATIENCE)
    made = anna.post(f"/api/tables/{table}/links", json={"role": "watch"}).json()
    link = {"X-Fivefold-Link": made["token"]}
    assert stranger.get(f"/api/tables/{table}", headers=link).status_code == 200
    assert stranger.post(f"/api/tables/{table}/join", json={"name": "Eve"}, headers=link).status_code == 403
    assert stranger.get(f"/api/links/{made['token']}/qr").headers["content-type"] == "image/svg+xml"
    assert stranger.delete(f"/api/tables/{table}/links/{made['name']}").status_code == 404
    assert anna.delete(f"/api/tables/{table}/links/{made['name']}").status_code == 204
    assert stranger.get(f"/api/tables/{table}", headers=link).status_code == 404


def test_a_dead_bot_worker_is_replaced_and_the_move_asked_again(open_house: Running) -> None:
    import multiprocessing

    anna = open_house.client()
    body = {"game": "pentago", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = anna.post("/api/tables", json={**body, "by_lot": False}).json()["id"]
    for process in multiprocessing.active_children():
        os.kill(process.pid or 0, 9)
    with open_house.socket(table, anna) as a:
        hear(a, "state")
        say(a, do="move", ply=0, id="m1", move="c4 NW+")
        while hear(a, "event")["now"]["ply"] != 2:
            pass


def test_a_move_whose_sender_hangs_up_is_told_to_the_other_all_the_same(open_house: Running) -> None:
    for _ in range(5):
        table, anna, ben = laid(open_house)
        with open_house.socket(table, ben) as b:
            hear(b, "state")
            with open_house.socket(table, anna) as a:
                hear(a, "state")
                say(a, do="move", ply=0, id="m1", move="c4 NW+")
                a.socket.close()
            while hear(b, "event")["now"]["ply"] != 1:
                pass
