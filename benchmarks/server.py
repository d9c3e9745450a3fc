"""The table online under load: games at once, watchers of one game, memory a line, and how soon the page is there.

The load generator runs on the same machine, so that its own CPU time is in the way; figures are worst cases.
`python -m benchmarks server` runs a small load; FIVEFOLD_SOAK=1 runs the whole one (500 games, 2,000 watchers).
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from fivefold.games import pentago

WHOLE = bool(os.environ.get("FIVEFOLD_SOAK"))
GAMES = 500 if WHOLE else 100
SECONDS = 30 if WHOLE else 8
WATCHERS = 2000 if WHOLE else 400
MOVES_NEEDED = 32


def long_game() -> list[str]:
    """A game in which nobody wins for long enough."""
    rng = random.Random(1)
    while True:
        state, moves = pentago.start(), []
        while pentago.to_move(state) is not None:
            move = rng.choice(pentago.legal_moves(state))
            moves.append(pentago.write_move(state, move))
            state = pentago.play(state, move)
        if len(moves) > MOVES_NEEDED:
            return moves[:MOVES_NEEDED]


MOVES = long_game()


class House:
    """A house in a process of its own."""

    def __init__(self, folder: str, *options: str) -> None:
        command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--port", "0", "--data", folder]
        self.began = time.perf_counter()
        command += ["--log", "error", "--rate", "0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.first_page = self._wait("/", lambda answer: answer.status_code == 200)
        self.warm = self._wait("/health", lambda answer: answer.status_code == 200)

    def _wait(self, path: str, good: Any) -> float:
        while True:
            try:
                if good(httpx.get(self.url + path, timeout=5)):
                    return time.perf_counter() - self.began
            except httpx.HTTPError:
                time.sleep(0.01)

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def line_to(house: House, table: str, cookie: str = "") -> ClientConnection:
    address = house.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    headers = {"cookie": cookie} if cookie else {}
    return await connect(address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60)


class Game:
    """Two people who move in turn, once a second, each on a line of their own."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house, self.client = house, client
        self.latencies: list[float] = []
        self.moves = 0

    async def sit_down(self) -> None:
        tokens = [(await self.client.post("/api/me/token")).json()["token"] for _ in range(2)]
        wish = {"game": "pentago", "name": "A", "by_lot": False}
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        made = (await self.client.post("/api/tables", json=wish, headers=headers[0])).json()
        await self.client.post(
            f"/api/tables/{made['id']}/join",
            json={"name": "B"},
            headers={**headers[1], "X-Fivefold-Link": made["invite"]},
        )
        self.lines = [await line_to(self.house, made["id"], f"fivefold={token}") for token in tokens]
        self.table = made["id"]
        for line in self.lines:
            await line.recv()

    async def play(self, until: float) -> None:
        await asyncio.sleep(random.random())
        ply = 0
        while time.perf_counter() < until and ply < MOVES_NEEDED:
            mover, other = self.lines[ply % 2], self.lines[1 - ply % 2]
            began = time.perf_counter()
            await mover.send(json.dumps({"do": "move", "ply": ply, "id": str(ply), "move": MOVES[ply]}))
            if not await self._seen(other, ply + 1):
                return
            self.latencies.append(time.perf_counter() - began)
            self.moves += 1
            ply += 1
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))

    async def _seen(self, line: ClientConnection, ply: int) -> bool:
        while True:
            text = await line.recv()
            if '"t":"ping"' in text[:12] if isinstance(text, str) else False:
                await line.send('{"do":"pong"}')
            elif '"t":"event"' in text[:20] if isinstance(text, str) else False:
                now = json.loads(text)["now"]
                if now["ply"] >= ply or now["phase"] == "over":
                    return bool(now["phase"] == "playing")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def games_at_once(house: House) -> None:
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=house.url, timeout=60, limits=limits) as client:
        games = [Game(house, client) for _ in range(GAMES)]
        for at in range(0, GAMES, 20):
            await asyncio.gather(*(game.sit_down() for game in games[at : at + 20]))
        cpu, own = house.cpu(), time.process_time()
        began = time.perf_counter()
        await asyncio.gather(*(game.play(began + SECONDS) for game in games))
        took = time.perf_counter() - began
        cpu, own = house.cpu() - cpu, time.process_time() - own
        moves = sum(game.moves for game in games)
        kept = (await client.get(f"/api/tables/{games[0].table}")).json()["table"]["ply"]
        assert kept >= games[0].moves > 0
        for game in games:
            for line in game.lines:
                await line.close()
    latencies = [latency for game in games for latency in game.latencies]
    print(
        f"server: {GAMES} games at once, {moves / took:.0f} moves/s for {took:.0f} s: from move to opponent "
        f"p50 {percentile(latencies, 0.5):.0f} ms, p99 {percentile(latencies, 0.99):.0f} ms (durable); "
        f"house {1000 * cpu / moves:.2f} ms CPU a move, load generator {1000 * own / moves:.2f}"
    )


async def watchers_of_one(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as client:
        game = Game(house, client)
        await game.sit_down()
        before = house.memory()
        lines: list[ClientConnection] = []
        for _ in range(0, WATCHERS, 50):
            lines += await asyncio.gather(*(line_to(house, game.table) for _ in range(50)))
        await asyncio.gather(*(line.recv() for line in lines))
        memory = (house.memory() - before) / WATCHERS
        times: list[float] = []
        for ply in range(5):
            cpu = house.cpu()
            began = time.perf_counter()
            await game.lines[ply % 2].send(json.dumps({"do": "move", "ply": ply, "id": str(ply), "move": MOVES[ply]}))
            await asyncio.gather(*(game._seen(line, ply + 1) for line in (*lines, *game.lines)))
            times.append(time.perf_counter() - began)
        cpu = house.cpu() - cpu
        print(
            f"server: {WATCHERS} watchers of one game: all have seen a move after {1000 * min(times):.0f} ms "
            f"(median {1000 * sorted(times)[2]:.0f}), {cpu * 1e6 / WATCHERS:.0f} µs CPU a watcher; "
            f"{memory / 1024:.0f} KB a line"
        )
        for line in (*lines, *game.lines):
            await line.close()


def main() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        gc.collect()
        gc.freeze()  # the load generator's own pauses are not the house's
        try:
            print(f"server: first page after {house.first_page:.1f} s, games after {house.warm:.1f} s")
            asyncio.run(games_at_once(house))
            asyncio.run(watchers_of_one(house))
        finally:
            house.close()


if __name__ == "__main__":
    main()
