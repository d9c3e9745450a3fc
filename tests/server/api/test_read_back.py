"""Whatever any entrance accepts is read back equal after a restart, whatever texts and numbers it was sent."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
from tests.server.conftest import Running

from fivefold.server.settings import Settings

NASTY = [
    *("a\tb", "a\nb", "a\rb", "\x00", "\x1f", "\x7f", "\u2028", "\u202eevil", "Anna\u200b", "\ud800"),
    *("\U0001f469\u200d\U0001f467", "\ufdfa", "e\u0301", "\xe9", "ß", "  two  blanks ", "", " ", "x" * 81, "x" * 600),
    *('"', "{}", "{name}", "%s", "\\", "'; drop table facts;--", "<b>", "=1+1", "NaN", "1e9999", "null", "../.."),
    *("a/b", "Müller-Lüdenscheidt", "O’Neill", "李小龙", "محمد"),
]
NUMBERS: list[Any] = [0, 1, 2, 3, -1, 10**9, 10**9 + 1, 10**30, 1.0, 1.5, True, None, "1", [], {}, [1], [[1, 2]]]


class Stranger:
    """Sends anything to everything that writes; the seed makes it the same each time."""

    def __init__(self, client: httpx.Client, seed: int) -> None:
        self.client, self.rng = client, random.Random(seed)
        self.accepted = 0

    def text(self) -> Any:
        return self.rng.choice(NASTY) if self.rng.random() < 0.9 else self.rng.choice(NUMBERS)

    def number(self) -> Any:
        return self.rng.choice(NUMBERS) if self.rng.random() < 0.5 else self.rng.randint(1, 4)

    def send(self, method: str, path: str, body: Any, link: str = "") -> httpx.Response | None:
        """Send what JSON can say."""
        headers = {"content-type": "application/json", "X-Fivefold-Link": link}
        content = json.dumps(body) if body is not None else None  # a lone surrogate becomes an escape
        answer = self.client.request(method, path, content=content, headers=headers)
        assert answer.status_code < 500, (method, path, body, answer.text)
        self.accepted += answer.is_success
        return answer

    def fact(self) -> dict[str, Any]:
        at = {"round": self.number(), "table": self.number()}
        kind, data = self.rng.choice(
            [
                (
                    "entered",
                    {"entrant": self.number(), "name": self.text(), "club": self.text(), "person": self.text()},
                ),
                ("entered", {"entrant": self.rng.randint(5, 60), "name": self.text(), "rating": self.number()}),
                ("checked-in", {"entrant": self.number()}),
                ("result", {**at, "winner": self.number()}),
                ("result", {"round": 1, "table": self.rng.randint(1, 2), "winner": self.rng.randint(1, 4)}),
                ("protested", {"round": 1, "table": 1, "text": self.text()}),
                ("ruled", {"text": self.text()}),
                ("decided", {"question": self.text(), "answer": self.text()}),
                ("left", {"entrant": self.number(), "during": self.number()}),
                ("regulated", {"regulation": {"name": self.text(), "format": "swiss", "rounds": self.number()}}),
                ("lot", {"purpose": self.text(), "candidates": [1, 2], "outcome": [2, 1], "seed": self.text()}),
                (self.text(), {}),
            ]
        )
        return {"kind": kind, "data": data, "reason": self.text(), "key": self.text(), "by": self.number()}


def worried(house: Running, seed: int, rounds: int) -> dict[str, Any]:
    """A house to which much nonsense was sent; what it says of itself, by path."""
    client = house.client()
    stranger = Stranger(client, seed)
    made = client.post("/api/tournaments", json={"title": "Dresden", "preset": "swiss"}).json()
    base, director = f"/api/tournaments/{made['id']}", made["director"]
    for number, name in enumerate(("Anna", "Ben", "Cem", "Dora"), 1):
        stranger.send("POST", f"{base}/facts", {"kind": "entered", "data": {"entrant": number, "name": name}}, director)
    for turn in range(rounds):
        if turn == rounds // 2:
            stranger.send("POST", f"{base}/start", {}, director)
            stranger.send("POST", f"{base}/draw", {}, director)
        choice = stranger.rng.randrange(8)
        if choice < 4:
            stranger.send("POST", f"{base}/facts", stranger.fact(), director)
        elif choice == 4:
            facts = [stranger.fact() for _ in range(2)]
            stranger.send("POST", f"{base}/facts/together", {"facts": facts}, director)
        elif choice == 5:
            body = {"role": "desk", "note": stranger.text()}
            linked = stranger.send("POST", f"{base}/links", body, director)
            if linked is not None and linked.is_success:
                stranger.send("POST", f"{base}/facts", stranger.fact(), linked.json()["token"])
        elif choice == 6:
            ban = {"entrant": stranger.number(), "reason": stranger.text(), "until": stranger.text()}
            stranger.send("POST", f"{base}/bans", ban, director)
        else:
            notice = {"kind": "message", "data": {"text": stranger.text()}}
            stranger.send("POST", f"{base}/notices", notice, director)
        stranger.send("POST", "/api/tournaments", {"title": stranger.text(), "preset": "swiss"})
        stranger.send("POST", "/api/circuits", {"title": stranger.text()})
        table = {"game": "pentago", "name": stranger.text(), "title": stranger.text(), "options": stranger.text()}
        laid = stranger.send("POST", "/api/tables", table)
        if laid is not None and laid.status_code == 201:
            talk = {"do": "say", "text": stranger.text()}
            stranger.send("POST", f"/api/tables/{laid.json()['id']}/requests", talk)
    assert stranger.accepted > rounds, "nearly everything was refused: this tested little"
    return {"director": director, "base": base, "seen": seen(client, base, director)}


def seen(client: httpx.Client, base: str, director: str) -> dict[str, Any]:
    """Everything that the house tells of what it keeps."""
    link = {"X-Fivefold-Link": director}
    found: dict[str, Any] = {
        path: client.get(base + path, headers=link).raise_for_status().text
        for path in ("/log", "/history", "/links", "/bans")
    }
    state = client.get(base, headers=link).raise_for_status().json()
    found["state"] = {name: state[name] for name in ("v", "n", "data", "need", "wall")}
    for path in ("/api/tournaments?limit=200", "/api/circuits", "/api/tables?limit=200"):
        found[path] = client.get(path).json()
        for line in found[path]:
            name = path.partition("?")[0].rsplit("/", 1)[1]
            one = client.get(f"/api/{name}/{line['id']}")
            assert one.status_code == 200, (line, one.text)
            found[f"{name}/{line['id']}"] = _without_times(one.json())
    return found


def _without_times(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ("now", "table")}


def test_what_is_accepted_is_read_back_equal_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path, bots="1", requests_per_second=1e6, guests_per_minute=1e6, tournaments_per_hour=1e6
    )
    with Running(settings) as house:
        before = worried(house, seed=5, rounds=60)
    with Running(settings) as house:
        client = house.client()
        assert seen(client, before["base"], before["director"]) == before["seen"]
        checked = client.get(f"{before['base']}/verify").json()
        assert checked["problems"] == []
        fact = {"kind": "entered", "data": {"entrant": 99, "name": "Zoe"}}
        answer = client.post(f"{before['base']}/facts", json=fact, headers={"X-Fivefold-Link": before["director"]})
        assert answer.status_code in (200, 400, 409), answer.text
