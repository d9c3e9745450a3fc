"""A tournament on two servers with one PostgreSQL: what is entered at one is seen by the spectators of the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.soak.processes import Served
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
"""Seconds in which a change must be seen at the other server."""


@pytest.fixture
def ports(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Two processes, each with its own memory, on one database."""
    monkeypatch.setenv("FIVEFOLD_KERNELS", "plain")
    houses = [Served(tmp_path / name, database=database) for name in ("one", "two")]
    try:
        for house in houses:
            house.start()
        for house in houses:
            house.wait()
        yield [house.port for house in houses]
        assert [house.stop() for house in houses] == [0, 0]
    finally:
        for house in houses:
            house.close()


class Spectator:
    """Somebody who watches at one server and only listens."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def until(self, there: Callable[[Message], bool]) -> Message:
        while True:
            message: Message = json.loads(self.line.recv(timeout=PATIENCE))
            if message.get("t") == "tournament" and there(message):
                return message


class Desk:
    """The director's hand at one of the servers."""

    def __init__(self, port: int, made: Message) -> None:
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.address, self.link = f"/api/tournaments/{made['id']}", {"X-Fivefold-Link": made["director"]}

    def post(self, path: str, body: Message) -> None:
        answer = self.client.post(f"{self.address}/{path}", json=body, headers=self.link)
        assert answer.is_success, answer.text

    def state(self) -> Message:
        found: Message = self.client.get(self.address).json()
        return found


def tables_of(message: Message) -> list[Message]:
    return [table for a_round in message["data"]["rounds"] for table in a_round["tables"]]


def complete_at_least(count: int) -> Callable[[Message], bool]:
    return lambda message: sum(table["complete"] for table in tables_of(message)) >= count


def says(text: str) -> Callable[[Message], bool]:
    return lambda message: message["wall"]["message"]["text"] == text


def test_results_calls_and_messages_reach_whoever_listens_at_the_other_server(ports: list[int]) -> None:
    body = {"title": "Two", "preset": "pentago-tournament"}
    made = httpx.post(f"http://127.0.0.1:{ports[0]}/api/tournaments", json=body, timeout=PATIENCE).json()
    desks = [Desk(port, made) for port in ports]
    desks[0].post("entries", {"entries": [{"name": name} for name in ("Anna", "Ben", "Cem", "Dora")]})
    desks[1].post("start", {})
    while (need := desks[1].state()["need"])["need"] == "Decision":
        answer = {"question": need["question"], "answer": need["default"]}
        desks[1].post("facts", {"kind": "decided", "data": answer})
    with ExitStack() as stack:
        for desk in desks:
            stack.callback(desk.client.close)
        watching = []
        for port, desk in zip(ports, desks, strict=True):
            line = stack.enter_context(
                connect(f"ws://127.0.0.1:{port}{desk.address}/socket", compression=None, ping_interval=None)
            )
            watching.append(Spectator(line))
        desks[0].post("draw", {})
        drawn = watching[1].until(lambda message: any(table["place"] for table in tables_of(message)))
        for count, table in enumerate(tables_of(drawn), 1):
            at = count % 2  # now at one server, now at the other
            result = {"round": 1, "table": table["table"], "winner": table["seats"][0], "marbles": 7}
            desks[at].post("facts", {"kind": "result", "data": result})
            seen = watching[1 - at].until(complete_at_least(count))
            playing = [one["place"] for one in tables_of(seen) if one["place"] and not one["complete"]]
            assert len(set(playing)) == len(playing)
            desks[at].post("notices", {"kind": "message", "data": {"text": f"{count} done"}})
            watching[1 - at].until(says(f"{count} done"))
        first, second = desks[0].state(), desks[1].state()
    assert (first["data"]["digest"], first["n"]) == (second["data"]["digest"], second["n"])
