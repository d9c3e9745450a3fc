"""Random people with random links try everything: nothing happens that the rules of access, told here again, forbid.

The oracle below is written by hand and shares nothing with the server's policy.
"""

from __future__ import annotations

import json
import os
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from tests.patience import PATIENCE
from tests.server.conftest import Running, say
from tests.server.tournaments.test_tournaments import NAMES
from websockets.exceptions import ConnectionClosed

AT_A_TABLE = {"result", "confirmed", "disputed", "protested"}
AT_THE_DESK = AT_A_TABLE | {"entered", "renamed", "merged", "split", "checked-in", "left", "excused"}
JUDGED = AT_THE_DESK | {"corrected", "ruled", "disqualified", "filled", "moved", "decided", "undone"}
DIRECTED = JUDGED | {"started", "drawn", "lot", "closed", "regulated", "described", "committed"}
MAY_SAY = {
    "director": DIRECTED,
    "arbiter": JUDGED,
    "desk": AT_THE_DESK,
    "table": AT_A_TABLE,
    "player": AT_A_TABLE,
    "entry": {"entered"},
    "screen": set(),
    "spectator": set(),
    "": set(),
}
WORKS = ("director", "arbiter", "desk")
ROLES = [role for role in MAY_SAY if role]
ANY = st.integers(0, 10**6)
"""One of however many there are: lots decide who sits where, so what can be chosen differs from run to run."""


class Guests(RuleBasedStateMachine):
    """One tournament with two tables, private or not, and whoever comes."""

    house: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        self.links: list[tuple[str, dict[str, Any]]] = [("", {"role": ""})]
        self.seats: dict[str, int] = {}
        self.people = [self.house.client() for _ in range(3)]
        for person in self.people:
            person.post("/api/me")

    @initialize(public=st.booleans(), preset=st.sampled_from(["swiss", "pentago-tournament"]))
    def open(self, public: bool, preset: str) -> None:
        self.client = self.house.client()
        body = {"title": "Bern", "preset": preset, "public": public}
        made = self.client.post("/api/tournaments", json=body).json()
        self.public, self.id, self.director = public, made["id"], made["director"]
        self.links.append((self.director, {"role": "director"}))
        for number, name in enumerate(NAMES, 1):
            assert self.post("/facts", {"kind": "entered", "data": {"entrant": number, "name": name}}).is_success
        assert self.post("/start", {}).is_success
        assert self.post("/draw", {}).is_success
        tables = self.state()["data"]["rounds"][0]["tables"]
        self.tables = {table["table"]: table["seats"] for table in tables}
        self.version = self.state()["v"]
        if preset == "pentago-tournament":
            self.keep_seats(self.post("/tables/1/1/screen", {}).json())

    def keep_seats(self, laid: dict[str, Any]) -> None:
        for seat, (given, entrant) in enumerate(zip(laid["seats"], laid["entrants"], strict=True)):
            if given:
                self.seats[given] = entrant
                self.links.append((given, {"role": "", "board": laid["table"], "seat": seat}))

    def post(self, path: str, body: Any, link: str | None = None) -> httpx.Response:
        headers = {"X-Fivefold-Link": self.director if link is None else link}
        return self.client.post(f"/api/tournaments/{self.id}{path}", json=body, headers=headers)

    def state(self, link: str | None = None) -> dict[str, Any]:
        headers = {"X-Fivefold-Link": self.director if link is None else link}
        found: dict[str, Any] = self.client.get(f"/api/tournaments/{self.id}", headers=headers).json()
        return found

    def check(self, answer: httpx.Response, allowed: bool, hidden: bool, what: object) -> None:
        """Forbidden is 403, or 404 for what one may not see; nothing forbidden changes anything."""
        assert answer.status_code < 500, (what, answer.text)
        if hidden:
            assert answer.status_code == 404, (what, answer.status_code, answer.text)
        elif not allowed:
            assert answer.status_code == 403, (what, answer.status_code, answer.text)
        elif answer.status_code == 403:
            raise AssertionError((what, answer.text))
        version = self.state()["v"]
        assert (allowed and not hidden) or version == self.version, what
        self.version = version

    @rule(role=st.sampled_from(ROLES), table=st.integers(1, 2), entrant=st.integers(1, 4))
    def invite(self, role: str, table: int, entrant: int) -> None:
        about: dict[str, Any] = {"role": role}
        if role == "table":
            about |= {"round": 1, "table": table}
        if role == "player":
            about |= {"entrant": entrant}
        made = self.post("/links", about).json()
        self.links.append((made["token"], {**about, "name": made["name"]}))

    @rule(link=ANY)
    def revoke(self, link: int) -> None:
        found = [(token, about) for token, about in self.links if "name" in about]
        if found:
            token, about = found[link % len(found)]
            path = f"/api/tournaments/{self.id}/links/{about['name']}"
            answer = self.client.delete(path, headers={"X-Fivefold-Link": self.director})
            assert answer.status_code == 204
            self.links = [(t, {"role": ""}) if t == token else (t, a) for t, a in self.links]

    def said_by_own(self, about: dict[str, Any], table: int) -> bool:
        """Would this link confirm what it has entered itself?"""
        games = self.state()["data"]["rounds"][0]["tables"][table - 1]["games"]
        name = NAMES[about["entrant"] - 1] if about["role"] == "player" else ""
        actor = f"player {name}" if name else f"table 1/{table}"
        return bool(games[-1]["said_by"] == actor)

    @rule(
        link=ANY,
        kind=st.sampled_from(sorted(DIRECTED - {"regulated", "committed", "lot", "drawn", "started", "closed"})),
        table=st.integers(1, 2),
        twice=st.booleans(),
    )
    def fact(self, link: int, kind: str, table: int, twice: bool) -> None:
        token, about = self.links[link % len(self.links)]
        one, two = self.tables[table]
        at = {"round": 1, "table": table}
        body = {
            "entered": {"entrant": 9, "name": "Eve"},
            "renamed": {"entrant": one, "name": f"Player {one}"},
            "merged": {"entrant": 98, "into": one},
            "split": {"entrant": 98, "name": "Eve", "other": 99, "other_name": "Yves"},
            "described": {"place": "Zürich"},
            "protested": {**at, "text": "no", **({"by": one} if twice else {})},
            "result": {**at, "winner": two},
            "corrected": {**at, "winner": one},
            "ruled": {"text": "play on"},
            "decided": {"question": "x", "answer": "y"},
            "undone": {"facts": [10**6]},
            "filled": {"entrant": 8, "name": "Filler"},
            "moved": {"entrant": one, "round": 1, "from": table, "to": table},
        }.get(kind, dict(at) if kind in AT_A_TABLE else {"entrant": 99})
        role = about["role"]
        allowed = kind in MAY_SAY[role]
        if role == "table":
            allowed = allowed and about["table"] == table
        if role == "player":
            allowed = allowed and about["entrant"] in self.tables[table]
            if kind == "protested" and twice:
                allowed = allowed and about["entrant"] == one
        if kind == "confirmed" and role in ("table", "player") and allowed:
            allowed = not self.said_by_own(about, table)
        hidden = not self.public and not role
        if twice and kind == "entered":
            facts = [{"kind": kind, "data": {"entrant": 20 + n, "name": f"E{n}"}} for n in range(2)]
            self.check(
                self.post("/facts/together", {"facts": facts}, token), allowed and role != "entry", hidden, (role, kind)
            )
            return
        self.check(self.post("/facts", {"kind": kind, "data": body}, token), allowed, hidden, (about, kind, table))

    @rule(link=ANY, table=st.integers(1, 2))
    def lay(self, link: int, table: int) -> None:
        token, about = self.links[link % len(self.links)]
        role = about["role"]
        answer = self.post(f"/tables/1/{table}/screen", {}, token)
        allowed = (
            role in WORKS
            or (role == "table" and about["table"] == table)
            or (role == "player" and about["entrant"] in self.tables[table])
        )
        self.check(answer, allowed, not self.public and not role, ("screen", about, table))
        if answer.status_code == 201:
            laid = answer.json()
            for given, entrant in zip(laid["seats"], laid["entrants"], strict=True):
                assert bool(given) == (role != "player" or about["entrant"] == entrant)
            self.keep_seats(laid)

    @rule(which=ANY, link=st.one_of(st.just(0), ANY), who=st.integers(0, 2), by_socket=st.booleans())
    def sit(self, which: int, link: int, who: int, by_socket: bool) -> None:
        """Somebody wants to sit at a board: with the link to a seat there, with another link, or with none."""
        boards = list(dict.fromkeys(about["board"] for _, about in self.links if "board" in about))
        if not boards:
            return
        board = boards[which % len(boards)]
        token, about = self.links[link % len(self.links)]
        person, before = self.people[who], self.seated(board)
        if by_socket:
            sat = self.sit_by_socket(board, person, token)
        else:
            headers = {"X-Fivefold-Link": token}
            answer = person.post(f"/api/tables/{board}/join", json={"name": "Mallory"}, headers=headers)
            assert answer.status_code < 500
            sat = answer.is_success
        after = self.seated(board)
        if about.get("board") != board:
            assert not sat, (about, board)
            assert after == before
        elif sat:
            assert after[about["seat"]] == NAMES[self.seats[token] - 1]
            assert [n for s, n in enumerate(after) if s != about["seat"]] == [
                n for s, n in enumerate(before) if s != about["seat"]
            ]

    def sit_by_socket(self, board: str, person: httpx.Client, token: str) -> bool:
        try:
            with self.house.socket(board, person, f"?link={token}") as line:
                say(line, do="sit", name="Mallory", id="s")
                while (heard := hear_any(line))["t"] not in ("ack", "no"):
                    pass
                return bool(heard["t"] == "ack")
        except ConnectionClosed:
            return False

    def seated(self, board: str) -> list[str]:
        headers = {"X-Fivefold-Link": self.director}
        view = self.client.get(f"/api/tables/{board}", headers=headers).json()["table"]
        return [seat["name"] for seat in view["seats"]]

    @invariant()
    def a_private_tournament_is_seen_by_nobody_without_a_link(self) -> None:
        if hasattr(self, "public"):
            assert self.client.get(f"/api/tournaments/{self.id}").status_code == (200 if self.public else 404)

    def teardown(self) -> None:
        for person in self.people:
            person.close()


def hear_any(line: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
    return found


@pytest.fixture
def house(open_house: Running) -> Running:
    Guests.house = open_house
    return open_house


def test_nobody_gets_further_than_their_role(house: Running) -> None:
    soak = bool(os.environ.get("FIVEFOLD_SOAK"))
    how = settings(
        max_examples=900 if soak else 15,
        stateful_step_count=30,
        deadline=None,
        derandomize=not soak,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Guests, settings=how)
