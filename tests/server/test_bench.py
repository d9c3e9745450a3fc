"""Where bots think: a worker that is too slow is replaced; a Dask cluster will do as well."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Running, hear, run, say

from fivefold.games.core import Refused
from fivefold.server.bots import Bench, choose
from fivefold.server.settings import Settings, read_engine


def test_a_bot_that_thinks_too_long_is_stopped_and_the_next_one_answers() -> None:
    lost: list[int] = []

    async def story() -> None:
        bench = Bench("1", seconds=0.5, failed=lambda: lost.append(1))
        bench.open()
        await bench.warm()
        began = time.monotonic()
        with pytest.raises(Refused, match="does not answer"):
            await bench.ask(time.sleep, 1000)
        assert time.monotonic() - began < 60
        assert await bench.ask(choose, "pentago", "", "", ("c4 NW+",), "greedy", 1, seconds=60)
        bench.close()

    run(story())
    assert len(lost) == 3


@pytest.mark.parametrize(
    ("program", "moves"), [("print('0,0', flush=True)", "L9U9"), ("import sys; sys.exit(3)", None)]
)
def test_a_program_outside_plays_as_a_bot_and_one_that_fails_is_replaced_for_the_move(
    tmp_path: Path, program: str, moves: str | None
) -> None:
    script = tmp_path / "engine.py"
    script.write_text(program)
    engine = read_engine(f"pente/rapid={sys.executable} {script}")
    with Running(Settings(data=tmp_path, bots="1", engines=(engine,))) as running:
        client = running.client()
        assert "rapid" in client.get("/api/games/pente").json()["bots"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "rapid"}]
        made = client.post("/api/tables", json={"game": "pente", "seats": seats, "by_lot": False}).json()
        with running.socket(made["id"], client) as line:
            hear(line, "state")
            say(line, do="move", ply=0, id="a", move="0")
            while (event := hear(line, "event", 60))["now"]["ply"] < 2:
                pass
            assert moves in (None, event["facts"][0]["move"])


@pytest.mark.parametrize(
    "text", ["", "pente", "pente/x=", "chess/x=true", "pente/x=no-such-program-here", "pente/random=true"]
)
def test_what_is_no_engine_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_engine(text)


def test_bots_think_in_a_dask_cluster() -> None:
    distributed = pytest.importorskip("distributed")

    async def story(address: str) -> Any:
        bench = Bench(f"dask://{address}", seconds=60)
        bench.open()
        moves = [bench.ask(choose, "pentago", "", "", ("c4 NW+",), "random", seed) for seed in range(3)]
        found = await asyncio.gather(*moves)
        bench.close()
        return found

    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address=None
    ) as cluster:
        assert len(set(run(story(cluster.scheduler_address.removeprefix("tcp://"))))) > 0
