"""Bots always move: whatever becomes of the workers, each move is made, and once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import httpx
import pytest
from tests.patience import PATIENCE, wait_until, wait_until_async
from tests.server.conftest import Running, hear, run, say

from fivefold import live
from fivefold.live import Seat, Setting
from fivefold.server.engines.bot_moves import BotMoves
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.operations.metrics import Metrics
from fivefold.server.people.links import Links
from fivefold.server.settings import Settings, read_engine
from fivefold.server.storage import open_store
from fivefold.server.tables.hall import Hall
from fivefold.server.tables.open_table import read_fact

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
MOVES = 500 if os.environ.get("FIVEFOLD_SOAK") else 60
LONG = PATIENCE


def between_bots(*bots: str, game: str = "pentago", stand_in: str = "greedy") -> Setting:
    seats = tuple(Seat("bot", bot.title(), bot=bot) for bot in bots)
    return Setting(game, seats=seats, by_lot=False, stand_in=stand_in)


async def played(hall: Hall, setting: Setting, meanwhile: Callable[[int], None] = lambda ply: None) -> live.Table:
    """The table of a game between bots when it is over; `meanwhile` is told of each new ply."""
    name = await hall.create(setting)
    until, ply = time.monotonic() + LONG, 0
    while (table := hall.tables.open[name].table).phase != "over":
        if table.ply > ply:
            ply = table.ply
            meanwhile(ply)
        assert time.monotonic() < until, f"{name}: no move after ply {table.ply}"
        await asyncio.sleep(0.005)
    kept = [read_fact(fact) for fact in await hall.store.read(f"table/{name}")]
    assert live.folded(kept).moves == table.moves
    assert [fact.data["ply"] for fact in kept if fact.kind == "moved"] == list(range(table.ply))
    return table


def story(tmp_path: Path, tell: Callable[[Hall, WorkerPool], Any], settings: Settings | None = None) -> Any:
    """Something in a hall with two workers that load what they need when they need it."""

    async def told() -> Any:
        store = await open_store(tmp_path, "")
        pool = WorkerPool("games", 2)
        hall = Hall(here := settings or Settings(data=tmp_path), store, BotMoves(here, pool), Metrics(), Links(store))
        pool.open()
        await hall.open()
        try:
            return await tell(hall, pool)
        finally:
            await hall.close()
            pool.close()
            await store.close()

    return run(told())


@pytest.mark.compiled
def test_every_move_is_made_once_while_workers_are_killed(tmp_path: Path) -> None:
    rng = random.Random(5)
    killed = 0

    async def tell(hall: Hall, pool: WorkerPool) -> list[live.Table]:
        def kill_now_and_then(ply: int) -> None:
            nonlocal killed
            if pool.processes and (ply == 3 or rng.random() < 0.15):
                with contextlib.suppress(ProcessLookupError):  # it has just ended, and its place is not taken yet
                    os.kill(rng.choice(pool.processes), signal.SIGKILL)
                    killed += 1

        tables: list[live.Table] = []
        while sum(table.ply for table in tables) < MOVES:
            games = (between_bots("greedy", "random"), between_bots("random", "random", game="pente"))
            tables += await asyncio.gather(*(played(hall, game, kill_now_and_then) for game in games))
        return tables

    tables = story(tmp_path, tell)
    assert killed >= 2
    assert all(table.ended is not None and table.ending == "board" for table in tables)


def test_the_stand_in_moves_for_a_bot_whose_workers_always_die_and_it_is_told(tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text("import os, signal, sys\nsys.stdin.readline()\nos.kill(os.getppid(), signal.SIGKILL)\n")
    engine = read_engine(f"katamino_duel/deadly={sys.executable} {script}")
    setting = between_bots("deadly", "random", game="katamino_duel", stand_in="greedy")

    async def tell(hall: Hall, pool: WorkerPool) -> live.Table:
        name = await hall.create(setting)
        return await wait_until_async(lambda: hall.tables.open[name].table, lambda table: table.moves)

    table = story(tmp_path, tell, Settings(data=tmp_path, engines=(engine,)))
    assert table.moves[0].by == "greedy"
    assert live.view(table, "", 0.0)["moves"][0]["by"] == "greedy"


def test_where_even_the_stand_in_fails_a_move_of_the_rules_is_made(tmp_path: Path) -> None:
    async def tell(hall: Hall, pool: WorkerPool) -> live.Table:
        return await played(hall, between_bots("nobody", "nobody", game="katamino_duel", stand_in="none"))

    assert {made.by for made in story(tmp_path, tell).moves} == {"random"}


class Faulty(WorkerPool):
    """A pool that fails in another way each time before it works."""

    faults: list[BaseException]

    async def ask(
        self, task: Callable[[*Ts], T], *args: *Ts, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        if self.faults:
            raise self.faults.pop(0)
        return await super().ask(task, *args, seconds=seconds, queue=queue, sticky=sticky, tries=tries)


def test_no_error_ends_the_bots_moves(tmp_path: Path) -> None:
    async def told() -> live.Table:
        store = await open_store(tmp_path, "")
        pool = Faulty("games", 1)
        pool.faults = [asyncio.CancelledError(), BrokenPipeError(), ZeroDivisionError()] * 2
        settings = Settings(data=tmp_path)
        hall = Hall(settings, store, BotMoves(settings, pool), Metrics(), Links(store))
        await hall.open()
        try:
            return await played(hall, between_bots("random", "random", game="katamino_duel"))
        finally:
            await hall.close()
            pool.close()
            await store.close()

    assert run(told()).ended is not None


def test_a_store_that_fails_for_a_while_loses_no_bots_move(tmp_path: Path) -> None:
    async def tell(hall: Hall, pool: WorkerPool) -> live.Table:
        append, failures = hall.store.append, [OSError("disk full"), RuntimeError("gone")]

        async def sometimes(*args: Any) -> Any:
            if failures and args[1] > 1:
                raise failures.pop()
            return await append(*args)

        hall.store.append = sometimes  # type: ignore[method-assign, assignment]
        return await played(hall, between_bots("random", "random", game="katamino_duel"))

    assert story(tmp_path, tell).ended is not None


@pytest.mark.compiled
def test_a_flood_of_analyses_delays_neither_a_games_bot_nor_another_address(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", requests_per_second=1e6)
    question = {"game": "pentago", "moves": ["c4 NW+"], "seconds": 5.0}
    quick = {"game": "pentago", "position": "bbbb..wwww" + 26 * ".", "bot": "greedy"}
    with Running(settings) as running, ThreadPoolExecutor(61) as threads:

        def flood() -> int:
            return httpx.post(
                f"{running.url}/api/analysis/position", json=question, timeout=LONG, verify=False
            ).status_code

        def from_elsewhere() -> int:
            with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=LONG) as other:
                return other.post(f"{running.url}/api/analysis", json=quick).status_code

        study = running.house.pools.study
        asked = [threads.submit(flood) for _ in range(60)]
        wait_until(lambda: len(study) >= study.waiting and sum(answer.done() for answer in asked) >= 58 - study.waiting)
        assert {answer.result() for answer in asked if answer.done()} <= {503, 200}
        client = running.client()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made = client.post("/api/tables", json={"game": "pentago", "seats": seats, "by_lot": False}).json()
        with running.socket(made["id"], client) as line:
            hear(line, "state")
            say(line, do="move", ply=0, id="a", move="c4 NW+")
            while hear(line, "event", LONG)["now"]["ply"] < 2:
                pass
        assert len(study) > study.waiting // 2  # the bot did not wait for them
        assert threads.submit(from_elsewhere).result() == 200
        assert len(study) > study.waiting // 2  # nor did the other address
        running.server.should_exit = True
