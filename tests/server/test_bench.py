"""Where bots think: a worker that is too slow is replaced; a Dask cluster will do as well."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from tests.server.conftest import run

from fivefold.games.core import Refused
from fivefold.server.bots import Bench, choose


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
