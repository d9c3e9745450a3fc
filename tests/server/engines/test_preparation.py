"""The first start: the page is served at once, tables and players follow as their kernels are compiled."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import run
from tests.soak.processes import Served, direct_children

from fivefold import preparation
from fivefold.preparation import KernelSet, kernel_sets, needed_by
from fivefold.refusals import Unavailable
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.engines.preparation import Preparation

pytestmark = pytest.mark.compiled

RULES = KernelSet("a", "Pentago: rules", "pentago", ("table",))
GREEDY = KernelSet("b", "Pentago: greedy player", "pentago", ("greedy",))
OTHER = KernelSet("c", "Pente: rules", "pente", ("table",))


class Gate(WorkerPool):
    """Workers that compile a set when they are told to."""

    def __init__(self) -> None:
        super().__init__("gate", 2)
        self.asked: list[KernelSet] = []
        self.may: dict[KernelSet, asyncio.Event] = {}

    async def ask(self, task: object, *args: object, **_: object) -> object:  # type: ignore[override]
        each = args[0]
        assert task is preparation.compile_set
        assert isinstance(each, KernelSet)
        self.asked.append(each)
        await self.may.setdefault(each, asyncio.Event()).wait()
        return None


def test_tables_come_first_then_beginners_then_the_strong() -> None:
    order = kernel_sets()
    tables = [each for each in order if "table" in each.serves]
    beginners = [each for each in order if "level1" in each.serves]
    assert order[: len(tables)] == tuple(tables)
    assert order[len(tables) : len(tables) + len(beginners)] == tuple(beginners)
    assert {each.game for each in tables} >= {"pentago", "pente", "kingdomino", "katamino", "katamino_duel"}
    assert not order[-1].serves


def test_every_player_of_every_game_is_served_by_some_set() -> None:
    from fivefold import bots, games

    for name in games.names():
        if any(each.game == name for each in kernel_sets()):
            for player in bots.players(name):
                served = [each for each in needed_by(name, player) if player in each.serves]
                assert served or player in ("random", "solver"), (name, player)


def test_who_needs_what_is_not_compiled_yet_is_refused_or_waits_and_nobody_else_does() -> None:
    async def told() -> None:
        pool = Gate()
        found = Preparation(pool, (RULES, OTHER, GREEDY))
        running = asyncio.create_task(found.run())
        tables = asyncio.create_task(found.tables())
        await asyncio.sleep(0)
        while len(pool.asked) < 2:
            await asyncio.sleep(0)
        assert pool.asked == [RULES, OTHER], "two games at once, not one game twice"
        with pytest.raises(Unavailable, match=r"Pentago \(0 of 3 parts"):
            found.check_tables()
        pool.may[RULES].set()
        while len(pool.asked) < 3:
            await asyncio.sleep(0)
        assert not tables.done()
        pool.may[OTHER].set()
        await tables
        found.check_tables()
        with pytest.raises(Unavailable) as refusal:
            found.check_game("pentago")
        assert refusal.value.code == "preparing"
        pool.may[GREEDY].set()
        await running
        found.check_game("pentago")
        assert found.left == []

    run(told())


def test_a_house_with_an_empty_cache_serves_its_page_at_once_and_loses_nothing_when_compilers_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEFOLD_CACHE", str(tmp_path / "cache"))
    house = Served(tmp_path / "data", log=tmp_path / "log")
    house.start()
    try:
        wait_until(lambda: _answers(house))
        assert httpx.get(f"{house.url}/", timeout=PATIENCE).status_code == 200
        health = httpx.get(f"{house.url}/health", timeout=PATIENCE)
        assert health.status_code == 503
        assert health.json()["state"] == "starting"
        assert len(health.json()["preparing"]) == health.json()["parts"] > 20
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": "pentago", "seats": seats, "by_lot": False}
        early = httpx.post(f"{house.url}/api/tables", json=wanted, timeout=PATIENCE)
        assert (early.status_code, early.json()["code"]) == (503, "preparing")
        for pid in direct_children(house.pid):  # the compilers and the process they are forked from
            os.kill(pid, signal.SIGKILL)
        wait_until(house.ready)
        table = wait_until(
            lambda: httpx.post(f"{house.url}/api/tables", json=wanted, timeout=PATIENCE),
            lambda answer: answer.status_code == 201,
        )
        address = f"{house.url}/api/tables/{table.json()['id']}"
        cookie = {"cookie": f"fivefold={table.cookies['fivefold']}"}
        body = {"do": "move", "ply": 0, "id": "m", "move": "a1 NW+"}
        assert httpx.post(f"{address}/requests", json=body, headers=cookie, timeout=PATIENCE).status_code == 200
        wait_until(lambda: httpx.get(address, headers=cookie, timeout=PATIENCE).json()["table"]["ply"] > 1)
        assert httpx.get(f"{house.url}/health", timeout=PATIENCE).json()["preparing"], "the strong ones follow"
    finally:
        house.close()


def _answers(house: Served) -> bool:
    try:
        return httpx.get(f"{house.url}/health/alive", timeout=PATIENCE).status_code == 200
    except httpx.HTTPError:
        return False
