"""What the stories of the lobby have in common: how one looks at it, seeks, and joins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
from tests.server.conftest import Running, hear
from websockets.sync.client import ClientConnection, connect

PENTAGO = {"game": "pentago", "options": "", "clock": "fischer 300+5"}


@contextmanager
def lobby(house: Running, client: httpx.Client) -> Iterator[ClientConnection]:
    """The channel of a lobby, as one who has been here before."""
    client.post("/api/me")
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"ws://127.0.0.1:{house.port}/api/lobby/socket"
    with connect(url, additional_headers={"cookie": cookies}, compression=None, ping_interval=None) as line:
        yield line


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    return hear(line, kind, form="LobbySocketMessage")


def seek(client: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/lobby/seeks", json={**PENTAGO, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def listed(client: httpx.Client) -> list[str]:
    return [one["id"] for one in client.get("/api/lobby/seeks").json()["seeks"]]


def is_listed(client: httpx.Client, id: str) -> bool:
    return id in listed(client)


def join(client: httpx.Client, id: str, **more: Any) -> httpx.Response:
    return client.post(f"/api/lobby/seeks/{id}/join", json=more)


def member(house: Running) -> tuple[httpx.Client, str]:
    """Somebody with an account, and its name."""
    client, name = house.client(), f"P{uuid4().hex[:12]}"
    answer = client.post("/api/me/account", json={"name": name, "password": "correct horse battery"})
    assert answer.status_code == 201, answer.text
    return client, name
