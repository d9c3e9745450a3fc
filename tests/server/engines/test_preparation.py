"""What is compiled when, and who waits for it. `tests/browser/test_first_start.py` starts with nothing compiled."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import run

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
