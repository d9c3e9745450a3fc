"""The house is killed at random instants while people play: whatever was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
from tests.soak.processes import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KILLS = 100 if os.environ.get("FIVEFOLD_SOAK") else 4
TABLES = 12
RESTART = 5.0
"""Seconds until a table answers again; a loaded machine may take three times as long."""

MOVES = [f"{column}{row} {turn}" for column in "abcdef" for row in "123456" for turn in ("NW+", "SE-")]


def opened(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--port", str(port), "--data", str(folder)]
    return subprocess.Popen([*command, "--bots", "1", "--log", "error", "--rate", "0"], stdout=subprocess.DEVNULL)


def wait_until_open(port: int, process: subprocess.Popen[bytes]) -> float:
    began = time.monotonic()
    while time.monotonic() - began < 60:
        assert process.poll() is None, "the house did not open"
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return time.monotonic() - began
        except httpx.HTTPError:
            pass
        time.sleep(0.02)
    raise TimeoutError


class Player:
    """Both sides of one table; remembers what was acknowledged."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.lots = port, random.Random(seed)
        self.acknowledged: dict[int, tuple[str, int]] = {}
        self.sent: dict[int, str] = {}
        self.cookie = self.table = ""

    def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        answer = httpx.post(
            f"http://127.0.0.1:{self.port}/api/tables", json={"game": "pentago", "seats": seats}, timeout=60
        )
        self.table, self.cookie = answer.json()["id"], f"fivefold={answer.cookies['fivefold']}"
        self.acknowledged.clear()

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        try:
            async with connect(address, additional_headers={"cookie": self.cookie}, compression=None) as line:
                state = json.loads(await line.recv())["table"]
                while state["phase"] == "playing":
                    state = await self._move(line, state)
                    await asyncio.sleep(0.01)
        except (OSError, ConnectionClosed, InvalidHandshake):
            return

    async def _move(self, line: object, state: dict[str, object]) -> dict[str, object]:
        ply = state["ply"]
        assert isinstance(ply, int)
        taken = {made["move"].split("/")[0] for made in state.get("moves", [])}  # type: ignore[attr-defined]
        move = self.lots.choice([m for m in MOVES if m.split()[0] not in taken] or MOVES)
        name = f"{ply}-{self.lots.random()}"
        message = {"do": "move", "ply": ply, "id": name, "move": move}
        await line.send(json.dumps(message))  # type: ignore[attr-defined]
        while True:
            heard = json.loads(await line.recv())  # type: ignore[attr-defined]
            if heard["t"] == "ack" and heard["re"] == name:
                self.acknowledged[ply] = (move, heard["v"])
                return {**state, "ply": ply + 1}
            if heard["t"] == "no":
                return state
            if heard["t"] == "event" and heard["now"]["phase"] == "over":
                state = {**state, "phase": "over"}

    def check(self) -> tuple[int, bool]:
        """Is everything there? The number of moves that were acknowledged, and whether the game is over."""
        answer = httpx.get(
            f"http://127.0.0.1:{self.port}/api/tables/{self.table}", headers={"cookie": self.cookie}, timeout=30
        )
        table = answer.json()["table"]
        for ply, (move, version) in self.acknowledged.items():
            assert table["moves"][ply]["move"].startswith(move.split()[0]), (ply, move)
            assert table["version"] >= version
        return len(self.acknowledged), table["phase"] == "over"


class Desk:
    """A tournament's desk that enters players and results; remembers what was acknowledged."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/api/tournaments"
        made = httpx.post(self.url, json={"title": "Dresden", "preset": "swiss"}, timeout=60).json()
        self.id, self.link = made["id"], {"X-Fivefold-Link": made["director"]}
        self.acknowledged: list[int] = []
        self.sent = 0

    async def enter_people(self) -> None:
        async with httpx.AsyncClient(timeout=10) as client:
            while True:
                self.sent += 1
                data = {"entrant": self.sent, "name": f"Player {self.sent}"}
                fact = {"kind": "entered", "data": data, "key": str(self.sent)}
                try:
                    answer = await client.post(f"{self.url}/{self.id}/facts", json=fact, headers=self.link)
                except httpx.HTTPError:
                    return
                assert answer.status_code == 200, answer.text
                self.acknowledged.append(self.sent)

    def check(self) -> int:
        """Is everyone there who was acknowledged?"""
        state = httpx.get(f"{self.url}/{self.id}", timeout=30).json()
        entered = {one["entrant"] for one in state["data"]["entrants"]}
        assert set(self.acknowledged) <= entered
        return len(self.acknowledged)


def test_every_acknowledged_move_and_fact_survives_a_kill(tmp_path: Path) -> None:
    port, lots = free_port(), random.Random(7)
    process = opened(tmp_path, port)
    kept, slowest = 0, 0.0
    try:
        wait_until_open(port, process)
        players = [Player(port, seed) for seed in range(TABLES)]
        for player in players:
            player.sit_down()
        desk = Desk(port)
        for _ in range(KILLS):

            async def load(pause: float, doomed: subprocess.Popen[bytes]) -> None:
                async def kill() -> None:
                    await asyncio.sleep(pause)
                    doomed.send_signal(signal.SIGKILL)

                await asyncio.gather(kill(), desk.enter_people(), *(player.play() for player in players))

            asyncio.run(load(lots.uniform(0.05, 0.8), process))
            process.wait(10)
            process = opened(tmp_path, port)
            slowest = max(slowest, wait_until_open(port, process))
            entered = desk.check()
            for player in players:
                moves, over = player.check()
                kept += moves
                if over:
                    player.sit_down()
        assert kept > KILLS * TABLES / 2, f"only {kept} moves were acknowledged: this test tested little"
        assert entered > KILLS, "the desk was hardly used"
        sys.stdout.write(f"{KILLS} kills: {kept} moves and {entered} facts kept, reopened in {slowest:.1f} s at most\n")
        assert slowest < 3 * RESTART, f"reopening took {slowest:.1f} s"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0, "the house does not close by itself"
