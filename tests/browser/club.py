"""A club for the desk's tests: names, a director who works over the API, and keys typed as an organiser types them."""

from __future__ import annotations

import random
from typing import Any

import httpx
from playwright.sync_api import Page
from tests.patience import PATIENCE

from .conftest import House

NAMES = [
    "Anna Ackermann",
    "Ben Baumann",
    "Cem Çelik",
    "Dora Dietrich",
    "Emil Engel",
    "Finn Fischer",
    "Gina Graf",
    "Hugo Hartmann",
    "Ida Iversen",
    "Jan Jansen",
    "Kim Köhler",
    "Lena Lang",
    "Max Maurer",
    "Nora Nagel",
    "Olaf Opitz",
    "Pia Peters",
    "Quin Quade",
    "Rosa Roth",
    "Sami Sauer",
    "Tea Thoma",
    "Udo Ulrich",
    "Vera Vogt",
    "Willi Wolf",
    "Xaver Xander",
]


class Club:
    """A tournament and its director, over the API. `verify=False`: reading certificates takes longer than an answer."""

    def __init__(self, house: House, preset: str, players: int, title: str = "Dresden") -> None:
        self.house, self.rng = house, random.Random(5)
        wanted = {"title": title, "preset": preset}
        made = httpx.post(f"{house.address}/api/tournaments", json=wanted, timeout=PATIENCE, verify=False).json()
        self.id, self.director = made["id"], made["director"]
        if players:
            assert self.post("entries", {"entries": [{"name": name} for name in NAMES[:players]]})

    @classmethod
    def at(cls, house: House, page: Page) -> Club:
        """The tournament that stands before a director's eyes."""
        club = cls.__new__(cls)
        club.house, club.rng = house, random.Random(5)
        club.id = page.url.split("/t/")[1].split("/")[0].split("?")[0]
        club.director = page.evaluate("id => localStorage.getItem('link/' + id)", club.id)
        return club

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        address = f"{self.house.address}/api/tournaments/{self.id}/{path}"
        link = {"X-Fivefold-Link": self.director}
        answer = httpx.post(address, json=body or {}, headers=link, timeout=PATIENCE, verify=False)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> Any:
        address = f"{self.house.address}/api/tournaments/{self.id}/{path}".rstrip("/")
        link = {"X-Fivefold-Link": self.director}
        return httpx.get(address, headers=link, timeout=PATIENCE, verify=False).json()

    def say(self, kind: str, data: dict[str, Any], reason: str = "") -> None:
        self.post("facts", {"kind": kind, "data": data, "reason": reason})

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("").copy()
        return found

    def link(self, role: str, **more: int | str) -> str:
        token: str = self.post("links", {"role": role, **more})["token"]
        return token

    def become_director(self, page: Page) -> None:
        """Open the desk in a browser that has the director's link."""
        page.goto(f"{self.house.address}/j/{self.director}")
        page.wait_for_selector(".next")

    def result(self, table: dict[str, Any], number: int) -> dict[str, Any]:
        """Some result that fits a table."""
        asks, where = table["asks"], {"round": number, "table": table["table"]}
        if asks["result"] == "scores":
            return {**where, "scores": [[seat, self.rng.randint(20, 80)] for seat in asks["of"]]}
        winner = self.rng.choice(asks["of"])
        marbles = {"marbles": self.rng.randint(5, 18)} if asks["marbles"][1] else {}
        return {**where, "winner": winner, **marbles}

    def play_round(self) -> None:
        """Enter what is missing in the running round."""
        last = self.state()["data"]["rounds"][-1]
        for table in last["tables"]:
            if not table["complete"]:
                self.say("result", self.result(table, last["round"]))

    def go_on(self) -> str:
        """Do what the desk asks for until results are wanted or all is played; the answer is what it asks for then."""
        for _ in range(30):
            need = self.state()["need"]
            if need["need"] == "Decision":
                self.say("decided", {"question": need["question"], "answer": need["default"]})
            elif need["need"] in ("LotNeeded", "Draw"):
                self.post("draw")
            elif need.get("kind") == "start":
                self.post("start")
            else:
                return str(need.get("kind") or need["need"])
        raise AssertionError("the desk never stops asking")


def wait_for_version(page: Page, version: int) -> None:
    """Until the page shows the tournament at this version or later."""
    page.wait_for_function(
        "v => Number(document.querySelector('[data-version]')?.dataset.version ?? 0) >= v", arg=version
    )


def type_scores(page: Page, sizes: list[int], rng: random.Random) -> int:
    """Type a whole round, table after table, as the sheets come in; the answer is the number of keys."""
    keys = 0
    page.locator("form.entry[data-open=true] .first").first.focus()
    for size in sizes:
        for _ in range(size):
            score = str(rng.randint(20, 80))
            page.keyboard.type(score)
            page.keyboard.press("Enter")
            keys += len(score) + 1
    return keys
