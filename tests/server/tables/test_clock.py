"""Somebody sets the machine's clock during a game: nobody loses time by it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from tests.server.conftest import Running, hear, say

from fivefold.live.facts import Fact
from fivefold.server.settings import Settings
from fivefold.server.tables.clock import Clock, TableClock

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobody_loses_on_time_when_the_clock_is_set(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, ahead = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: real() + ahead)
    with Running(Settings(data=tmp_path, bots="1")) as running:
        client = running.client()
        body = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": "fischer 300+0"}
        made = client.post("/api/tables", json=body).json()
        with running.socket(made["id"], client) as line:
            hear(line, "state")
            ahead = jump
            for ply, move in enumerate(["a1 NW+", "b1 NW+", "c1 NW+"]):
                say(line, do="move", ply=ply, id=str(ply), move=move)
                while (now := hear(line, "event")["now"])["ply"] != ply + 1:
                    pass
                assert now["phase"] == "playing"
                assert all(200 < left <= 300 for left in now["clock"]["left"]), now["clock"]
                assert all(0 <= spent < 100 for spent in now["clock"]["spent"]), now["clock"]
            say(line, do="state")
            assert all(200 < left <= 300 for left in hear(line, "state")["table"]["clock"]["left"])
        ats = [fact.at for fact in _facts(running, made["id"])]
    assert ats == sorted(ats)
    ahead = -jump  # the house is opened again with the clock set the other way
    with Running(Settings(data=tmp_path, bots="1")) as running:
        table = running.client().get(f"/api/tables/{made['id']}").json()["table"]
        assert table["phase"] == "playing"
        assert all(200 < left <= 300 for left in table["clock"]["left"])
        ats = [fact.at for fact in _facts(running, made["id"])]
    assert ats == sorted(ats)


def _facts(running: Running, table: str) -> list[Fact]:
    import asyncio

    from fivefold.server.tables.open_table import read_fact

    loop = running.house.store._loop  # type: ignore[attr-defined]
    read = asyncio.run_coroutine_threadsafe(running.house.store.read(f"table/{table}"), loop)
    return [read_fact(kept) for kept in read.result(30)]


@given(st.lists(st.tuples(st.integers(0, 10**5), st.none() | st.integers(0, 2 * 10**9)), max_size=20))
def test_the_time_at_a_table_never_runs_backwards_and_keeps_its_pace(course: list[tuple[int, int | None]]) -> None:
    shown = 0.0
    clock = Clock(1e9, lambda: shown)
    table = TableClock(clock)
    before = table.now()
    for elapsed, fact in course:
        shown += elapsed
        table.see(() if fact is None else [float(fact)])
        now = table.now()
        assert now >= before + elapsed
        if fact is not None:
            assert now >= fact
        before = now
