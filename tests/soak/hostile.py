"""Fifty hostile clients send the worst requests they know while others play: how long do the others' moves take?

`python -m tests.soak.hostile --seconds 60` starts a house in a process of its own. The hostile clients are a process
at the lowest priority, because they would run on other machines; each has an address of its own in 127.0.0.0/8, and so
have the players. What is measured is the time from a move's sending to its `ack`.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from tests.soak.processes import Served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HOSTILE, TABLES = 50, 12
PAUSE = 0.25
"""Seconds between two moves of a table."""
MOVES = [f"{column}{row} {turn}" for column in "abcdef" for row in "123456" for turn in ("NW+", "SE-")]
Client = httpx.AsyncClient
Attack = Callable[["Attacker"], Awaitable[int]]


class Attacker:
    """A client with an address of its own; everything it opens is its own."""

    def __init__(self, port: int, number: int, seed: int) -> None:
        self.port, self.address, self.rng = port, f"127.0.1.{number + 1}", random.Random(seed * 1000 + number)
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30)
        self.base = ""
        self.link: dict[str, str] = {}
        self.log = ""

    async def post(self, path: str, body: Any, link: bool = False) -> httpx.Response:
        return await self.client.post(path, json=body, headers=self.link if link else {})


async def long_numbers(one: Attacker) -> int:
    points = one.rng.choice(["1e10000000", "9" * 4000, "1/" + "7" * 3000, "1e-9999999"])
    regulation = {"name": "x", "format": "swiss", "rounds": 3, "duel_points": [points, "0", "0"]}
    return (await one.post("/api/tournaments", {"title": "x", "regulation": regulation})).status_code


async def large_field(one: Attacker) -> int:
    """The largest round robin that is let in, drawn and looked at over and over."""
    if not one.base:
        regulation = {"name": "x", "format": "round-robin", "at_most": 200}
        made = await one.post("/api/tournaments", {"title": "x", "regulation": regulation})
        if made.status_code != 201:
            return made.status_code
        one.base, one.link = f"/api/tournaments/{made.json()['id']}", {"X-Fivefold-Link": made.json()["director"]}
        entries = {"entries": [{"name": f"{one.address} {n}"} for n in range(200)]}
        await one.post(f"{one.base}/entries", entries, link=True)
        await one.post(f"{one.base}/start", {}, link=True)
    drawn = await one.post(f"{one.base}/draw", {}, link=True)
    if drawn.status_code == 200:
        await one.post(f"{one.base}/undo/{drawn.json()['version']}?together=true", {}, link=True)
    return (await one.client.get(one.base)).status_code


async def verify(one: Attacker) -> int:
    if not one.log and one.base:
        one.log = (await one.client.get(f"{one.base}/log", headers=one.link)).text[:1_500_000]
    body = {"log": one.log or "\n".join(f'{{"number":{n}}}' for n in range(40_000))}
    return (await one.post(one.rng.choice(["/api/tournaments/verify", "/api/tournaments/open"]), body)).status_code


async def zip_bomb(one: Attacker) -> int:
    if not one.base:
        return await large_field(one)
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("xl/worksheets/sheet1.xml", b"<c>" * 20_000_000)
        file.writestr("[Content_Types].xml", b"<Types/>")
    headers = {**one.link, "content-type": "application/octet-stream"}
    path = f"{one.base}/entries/read?name=a.xlsx"
    return (await one.client.post(path, content=body.getvalue(), headers=headers)).status_code


async def analysis(one: Attacker) -> int:
    body = {"game": "pentago", "bot": one.rng.choice(["engine", "level10"]), "moves": ["c4 NW+"]}
    return (await one.post("/api/analysis", body)).status_code


async def study(one: Attacker) -> int:
    body = {"game": "pente", "moves": ["0", "R1"], "seconds": 10}
    return (await one.post("/api/analysis/position", body)).status_code


async def record(one: Attacker) -> int:
    text = '[Game "pentago"]\n\n' + " ".join(one.rng.choice(MOVES) for _ in range(20_000))
    return (await one.post("/api/records", {"text": text})).status_code


async def paper(one: Attacker) -> int:
    if not one.base:
        return await large_field(one)
    name = one.rng.choice(["standings", "seating", "groups"])
    return (await one.client.get(f"{one.base}/papers/{name}.pdf?lang=de")).status_code


async def deep_json(one: Attacker) -> int:
    body = b'{"a":' * 300_000 + b"1" + b"}" * 300_000
    headers = {"content-type": "application/json"}
    return (await one.client.post("/api/tables", content=body, headers=headers)).status_code


async def accounts(one: Attacker) -> int:
    name = f"u{one.rng.getrandbits(40)}"
    return (await one.post("/api/me/account", {"name": name, "password": "correct horse battery"})).status_code


async def tables(one: Attacker) -> int:
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    await one.post("/api/tables", {"game": "pente", "seats": seats})
    return (await one.client.get("/api/tables?limit=200")).status_code


async def sockets(one: Attacker) -> int:
    """Open many sockets on a table and talk nonsense."""
    made = await one.post("/api/tables", {"game": "pentago"})
    if made.status_code != 201:
        return made.status_code
    address = f"ws://127.0.0.1:{one.port}/api/tables/{made.json()['id']}/socket"
    lines = []
    try:
        for _ in range(20):
            lines.append(await connect(address, compression=None, local_addr=(one.address, 0)))
        for _ in range(50):
            for line in lines:
                await line.send(one.rng.choice(['{"do":"state"}', "[" * 2000, '{"do":"say","text":"x"}', "\x00"]))
        await asyncio.sleep(1)
    except (ConnectionClosed, InvalidHandshake, OSError):
        pass
    finally:
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)
    return 101


async def half_sent(one: Attacker) -> int:
    writers = []
    try:
        for _ in range(20):
            _, writer = await asyncio.open_connection("127.0.0.1", one.port, local_addr=(one.address, 0))
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n{")
            writers.append(writer)
        await asyncio.sleep(5)
    except OSError:
        pass
    for writer in writers:
        writer.close()
    return 0


ATTACKS: list[Attack] = [
    *(
        long_numbers,
        large_field,
        verify,
        zip_bomb,
        analysis,
        study,
        record,
        paper,
        deep_json,
        accounts,
        tables,
        sockets,
    ),
    half_sent,
]


async def attack(port: int, seconds: float, seed: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    until = time.monotonic() + seconds

    async def go_on(number: int) -> None:
        one = Attacker(port, number, seed)
        async with one.client:
            while time.monotonic() < until:
                what = one.rng.choice(ATTACKS)
                try:
                    status = await asyncio.wait_for(what(one), 40)
                except (httpx.HTTPError, TimeoutError, OSError) as error:
                    counts[f"{what.__name__} {type(error).__name__}"] += 1
                else:
                    counts[f"{what.__name__} {status}"] += 1

    await asyncio.gather(*(go_on(number) for number in range(HOSTILE)))
    return counts


def _attack(port: int, seconds: float, seed: int, out: Any) -> None:
    os.nice(19)
    out.send(asyncio.run(attack(port, seconds, seed)))


class Player:
    """Both sides of a table, one move after another, each timed."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.address = port, f"127.0.2.{number + 1}"
        self.rng = random.Random(number)
        self.took: list[float] = []
        self.refused = 0

    async def play(self, until: float) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60) as client:
            while time.monotonic() < until:
                made = await client.post(
                    "/api/tables", json={"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}]}
                )
                made.raise_for_status()
                await self._game(made.json()["id"], client.cookies["fivefold"], until)

    async def _game(self, table: str, cookie: str, until: float) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"cookie": f"fivefold={cookie}"}
        async with connect(address, additional_headers=headers, compression=None, local_addr=(self.address, 0)) as line:
            state = json.loads(await line.recv())["table"]
            while state["phase"] == "playing" and time.monotonic() < until:
                await asyncio.sleep(PAUSE * self.rng.uniform(0.5, 1.5))
                move = self.rng.choice(MOVES)
                began = time.perf_counter()
                message = {"do": "move", "ply": state["ply"], "id": f"{state['ply']}", "move": move}
                await line.send(json.dumps(message))
                while True:
                    heard = json.loads(await line.recv())
                    if heard["t"] == "event":
                        state = {**state, **heard["now"]}
                    elif heard["t"] in ("ack", "no"):
                        self.took.append(time.perf_counter() - began)
                        self.refused += heard["t"] == "no"
                        break


async def played(port: int, seconds: float) -> list[Player]:
    players = [Player(port, number) for number in range(TABLES)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(player.play(until) for player in players))
    return players


def figures(players: list[Player]) -> dict[str, float]:
    """Counts and milliseconds."""
    took = sorted(1000 * each for player in players for each in player.took)
    return {
        "moves": len(took),
        "refused": sum(player.refused for player in players),
        "p50": round(statistics.median(took), 1),
        "p99": round(took[int(0.99 * len(took))], 1),
        "longest": round(took[-1], 1),
    }


def measured(seconds: float, seed: int, log: Path | None = None) -> dict[str, Any]:
    """Play alone for a third of the time, then under attack."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), log=log)
        served.limited = True
        served.start()
        try:
            served.wait()
            quiet = figures(asyncio.run(played(served.port, seconds / 3)))
            here, there = multiprocessing.Pipe()
            hostile = multiprocessing.get_context("spawn").Process(
                target=_attack, args=(served.port, seconds, seed, there), daemon=True
            )
            hostile.start()
            attacked = figures(asyncio.run(played(served.port, seconds)))
            counts = here.recv() if here.poll(120) else Counter()
            hostile.join(30)
            return {"quiet": quiet, "attacked": attacked, "attacks": dict(sorted(counts.items()))}
        finally:
            served.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path)
    found = parser.parse_args()
    sys.stdout.write(json.dumps(measured(found.seconds, found.seed, found.log), indent=1) + "\n")


if __name__ == "__main__":
    main()
