"""People who use a house while it is killed: they play, keep a desk, make accounts, and send again what got no answer.

Everything that was acknowledged is remembered, to be looked for in the database.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Coroutine
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)
LATER = {"opening", "store-away", "closing", "too-busy", "too-fast", "bot-silent"}
"""Refusals after which one asks again."""
MOVES = [f"{column}{row} {turn}" for column in "abcdef" for row in "123456" for turn in ("NW+", "SE-")]
PAUSE, AGAIN = 0.05, 0.25
ANSWER = 30.0
ENTRANTS = 8


class Book:
    """What one stream has acknowledged: the names that clients gave, each of which must stand in it once."""

    def __init__(self, stream: str, address: str) -> None:
        self.stream, self.address = stream, address
        self.acknowledged: dict[str, int] = {}
        self.closed = False


class Traffic:
    """All clients of a house, who can be made to rest between two requests."""

    def __init__(self, url: str, seed: int) -> None:
        self.url, self.rng = url, random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.books: list[Book] = []
        self.accounts: list[str] = []
        self.bot_moves = 0
        # Each request takes a new connection, so that every worker is asked; certificates are loaded for none, and
        # no cookie of one client goes out with another's request.
        self.client = httpx.AsyncClient(
            base_url=url,
            timeout=ANSWER,
            verify=False,
            headers={"connection": "close"},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        )
        self._going, self._against_bots = asyncio.Event(), asyncio.Event()
        self._resting = 0
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, tables: int = 6, desks: int = 2, bots: int = 1) -> None:
        """Let the clients come."""
        clients: list[Coroutine[Any, Any, None]] = [play(self, opponent="") for _ in range(tables)]
        clients += [play(self, opponent="greedy") for _ in range(bots)]
        clients += [keep_desk(self) for _ in range(desks)]
        clients += [make_accounts(self)]
        self._tasks = [asyncio.create_task(client) for client in clients]
        self._going.set()

    def go(self) -> None:
        """Let everybody go on."""
        self._going.set()

    async def rest(self, seconds: float) -> bool:
        """Ask everybody to rest after what they are doing; did they?"""
        self._going.clear()
        self._against_bots.clear()
        for _ in range(int(seconds / 0.02)):
            for task in self._tasks:
                if task.done():
                    task.result()
            if self._resting == len(self._tasks):
                return True
            await asyncio.sleep(0.02)
        return False

    def play_bots(self) -> None:
        """Let those who play against bots go on too. They rest otherwise: each bot's worker costs seconds to start."""
        self._against_bots.set()

    async def turn(self, *, bot: bool = False) -> None:
        """Rest here while the house is examined."""
        gate = self._against_bots if bot else self._going
        if not gate.is_set():
            self._resting += 1
            await gate.wait()
            self._resting -= 1

    async def close(self) -> None:
        """Send everybody home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.client.aclose()

    def book(self, stream: str, address: str) -> Book:
        """A new stream to look after."""
        self.books.append(Book(stream, address))
        return self.books[-1]

    def refused(self, message: Message) -> bool:
        """Is this to be asked again?"""
        return message.get("code") in LATER

    async def request(self, method: str, path: str, **more: Any) -> tuple[httpx.Response, bool]:
        """Ask until there is an answer; and whether it was asked more than once."""
        again = False
        while True:
            try:
                answer = await self.client.request(method, path, **more)
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.status_code < 500 and answer.status_code != 429:
                self.counts["sent again"] += again
                return answer, again
            if answer is not None and answer.status_code != 503 and answer.status_code != 429:
                self.counts["server errors"] += 1
            again = True
            await asyncio.sleep(AGAIN)


async def play(traffic: Traffic, opponent: str) -> None:
    """One table after another: both sides, or one against a bot."""
    while True:
        await traffic.turn(bot=bool(opponent))
        other = {"kind": "bot", "bot": opponent} if opponent else {"kind": "me"}
        wish = {"game": "pentago", "seats": [{"kind": "me"}, other], "by_lot": False}
        made, _ = await traffic.request("POST", "/api/tables", json=wish)
        assert made.status_code == 201, made.text
        name = made.json()["id"]
        game = Game(traffic, name, f"fivefold={made.cookies['fivefold']}", bot=bool(opponent))
        await game.play()
        game.book.closed = True


class Game:
    """A client at one table that never loses a move: what was not answered is sent again under the same name."""

    def __init__(self, traffic: Traffic, name: str, cookie: str, *, bot: bool) -> None:
        self.traffic, self.cookie, self.bot = traffic, cookie, bot
        self.book = traffic.book(f"table/{name}", f"/api/tables/{name}")
        self.pending: Message = {}
        self.state: Message = {"phase": "playing", "ply": 0}
        self.taken: set[str] = set()

    async def play(self) -> None:
        """Play until the game is over."""
        address = self.traffic.url.replace("http", "ws", 1) + self.book.address + "/socket"
        while self.state["phase"] != "over":
            try:
                async with connect(
                    address, additional_headers={"cookie": self.cookie}, compression=None, open_timeout=ANSWER
                ) as line:
                    await self._hear(line, "state")
                    while self.state["phase"] == "playing":
                        await self._turn(line)
            except LOST:
                await asyncio.sleep(AGAIN)

    async def _turn(self, line: ClientConnection) -> None:
        if self.bot and self.state["ply"] % 2:
            before = self.state["ply"]
            while self.state["ply"] == before and self.state["phase"] == "playing":
                await self._hear(line, "event")
            self.traffic.bot_moves += 1
            return
        if not self.pending:
            await self.traffic.turn(bot=self.bot)
            await asyncio.sleep(PAUSE)
            free = [move for move in MOVES if move.split()[0] not in self.taken] or MOVES
            ply, move = self.state["ply"], self.traffic.rng.choice(free)
            self.pending = {"do": "move", "ply": ply, "id": os.urandom(6).hex(), "move": move}
        else:
            self.traffic.counts["sent again"] += 1
        asked = self.pending
        await line.send(json.dumps(asked))
        while True:
            heard = await self._hear(line, "ack", "no")
            if heard.get("re") == asked["id"]:
                break
        if heard["t"] == "ack":
            self.book.acknowledged[asked["id"]] = heard["v"]
            self.traffic.counts["moves"] += 1
            self.state["ply"] = max(self.state["ply"], asked["ply"] + 1)
            self.pending = {}
        elif self.traffic.refused(heard):
            await asyncio.sleep(AGAIN)
        else:
            self.pending = {}
            self.taken.add(asked["move"].split()[0])

    async def _hear(self, line: ClientConnection, *kinds: str) -> Message:
        while True:
            heard: Message = json.loads(await asyncio.wait_for(line.recv(), ANSWER))
            if heard["t"] == "state":
                self.state = {"phase": heard["table"]["phase"], "ply": heard["table"]["ply"]}
            elif heard["t"] == "event":
                self.state = {"phase": heard["now"]["phase"], "ply": max(self.state["ply"], heard["now"]["ply"])}
            elif heard["t"] == "ping":
                await line.send('{"do": "pong"}')
            if heard["t"] in kinds:
                return heard
            if self.state["phase"] == "over":
                raise TimeoutError


async def keep_desk(traffic: Traffic) -> None:
    """One tournament after another: entries, draws and results, each with a key."""
    while True:
        await traffic.turn()
        made, _ = await traffic.request("POST", "/api/tournaments", json={"title": "Soak", "preset": "swiss"})
        assert made.status_code == 201, made.text
        desk = Desk(traffic, made.json()["id"], made.json()["director"])
        for number in range(1, ENTRANTS + 1):
            await desk.say("entered", {"entrant": number, "name": f"Player {number}"}, f"entry-{number}")
        await desk.step("start")
        while await desk.go_on():
            pass
        desk.book.closed = True


class Desk:
    """The director of one tournament."""

    def __init__(self, traffic: Traffic, name: str, link: str) -> None:
        self.traffic, self.link = traffic, {"X-Fivefold-Link": link}
        self.book = traffic.book(f"tournament/{name}", f"/api/tournaments/{name}")

    async def say(self, kind: str, data: Message, key: str) -> None:
        """Add a fact; sent again under the same key, it is added once."""
        await self.traffic.turn()
        body = {"kind": kind, "data": data, "key": key}
        answer, _ = await self.traffic.request("POST", f"{self.book.address}/facts", json=body, headers=self.link)
        if answer.status_code == 200:
            self.book.acknowledged[key] = answer.json()["version"]
            self.traffic.counts["facts"] += 1

    async def step(self, what: str) -> None:
        """Start, draw or close; if it was done already, that is refused."""
        await self.traffic.turn()
        await self.traffic.request("POST", f"{self.book.address}/{what}", json={}, headers=self.link)

    async def go_on(self) -> bool:
        """Do the next thing; False when there is nothing to do."""
        await self.traffic.turn()
        answer, _ = await self.traffic.request("GET", self.book.address, headers=self.link)
        state = answer.json()
        need = state["need"]
        if need["need"] == "Decision":
            data = {"question": need["question"], "answer": need["default"]}
            await self.say("decided", data, f"decision-{state['v']}")
        elif need["need"] == "Draw":
            await self.step("draw")
        elif need["need"] == "LotNeeded":
            await self.step("lot")
        else:
            tables = [(a_round["round"], table) for a_round in state["data"]["rounds"] for table in a_round["tables"]]
            waiting = [(number, table) for number, table in tables if not table["complete"]]
            if not waiting:
                return False
            for number, table in waiting:
                result = {"round": number, "table": table["table"], "winner": table["seats"][0]}
                await self.say("result", result, f"result-{number}-{table['table']}")
        return True


async def make_accounts(traffic: Traffic) -> None:
    """Somebody registers every second."""
    while True:
        await traffic.turn()
        name = f"soak-{os.urandom(5).hex()}"
        wish = {"name": name, "password": "correct horse battery"}
        answer, again = await traffic.request("POST", "/api/me/account", json=wish)
        if answer.status_code == 201 or (again and answer.json().get("code") == "name-taken"):
            traffic.accounts.append(name)
            traffic.counts["accounts"] += 1
        await asyncio.sleep(1.0)
