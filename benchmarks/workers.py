"""The pool of workers: what a question costs beside Python's own pool, and whether analyses delay a game's bot."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import httpx

from benchmarks.server import House, line_to, percentile
from fivefold.games import pentago
from fivefold.server.engines.pool import WorkerPool

QUESTIONS = 2000
ANALYSES = 60
GAMES = 12


async def timed(ask: Callable[[], Awaitable[int]], count: int) -> tuple[float, float]:
    """What one of many questions takes, in µs: there and back, and of this process's CPU time."""
    began, cpu = time.perf_counter(), time.process_time()
    for _ in range(count):
        await ask()
    return (time.perf_counter() - began) / count * 1e6, (time.process_time() - cpu) / count * 1e6


async def round_trips() -> None:
    pool = WorkerPool("bench", 1)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as peer:
        for text in ("", "x" * 1_000_000):
            count = QUESTIONS if not text else QUESTIONS // 20
            ask = partial(pool.ask, len, text, seconds=60)
            ask_peer = partial(loop.run_in_executor, peer, len, text)
            assert await ask() == len(text) == await ask_peer()
            ours, theirs = await timed(ask, count), await timed(ask_peer, count)
            print(
                f"workers: a question with {len(text)} bytes takes {ours[0]:.0f} µs there and back, {ours[1]:.0f} "
                f"of CPU here (ProcessPoolExecutor {theirs[0]:.0f} and {theirs[1]:.0f})"
            )
    pool.close()


async def bots_answer(house: House, client: httpx.AsyncClient) -> list[float]:
    """How long a greedy bot takes to answer the first move, one game after another."""
    token = (await client.post("/api/me/token")).json()["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "pentago", "name": "A", "by_lot": False, "seats": seats}
    times = []
    for _ in range(GAMES):
        made = (await client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {token}"})).json()
        line = await line_to(house, made["id"], f"fivefold={token}")
        began = time.perf_counter()
        await line.send(json.dumps({"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"}))
        while (event := json.loads(await line.recv()))["t"] != "event" or event["now"]["ply"] < 2:
            pass
        times.append(time.perf_counter() - began)
        await line.close()
    return times


def questions() -> list[dict[str, object]]:
    """Analyses of different positions: the same question is computed once, however often it is asked."""
    start = pentago.start()
    moves = [pentago.write_move(start, move) for move in pentago.legal_moves(start)[:ANALYSES]]
    assert len({*moves}) == ANALYSES
    return [{"game": "pentago", "moves": [move], "bot": "engine"} for move in moves]


async def flood(house: House) -> None:
    limits = httpx.Limits(max_connections=ANALYSES + 10)
    async with httpx.AsyncClient(base_url=house.url, timeout=600, limits=limits) as client:
        await bots_answer(house, client)
        alone = await bots_answer(house, client)
        analyses = [asyncio.create_task(client.post("/api/analysis", json=question)) for question in questions()]
        while sum(task.done() for task in analyses) < 2:
            await asyncio.sleep(0.05)
        besides = await bots_answer(house, client)
        waiting = sum(not task.done() for task in analyses)
        assert waiting > 0
        for task in analyses:
            task.cancel()
        await asyncio.gather(*analyses, return_exceptions=True)
    print(
        f"workers: a greedy bot's answer, durable and told, p50 {percentile(alone, 0.5):.0f} ms alone, "
        f"{percentile(besides, 0.5):.0f} ms with {waiting} analyses unanswered "
        f"(slowest {percentile(alone, 1):.0f} and {percentile(besides, 1):.0f})"
    )


def main() -> None:
    asyncio.run(round_trips())
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            asyncio.run(flood(house))
        finally:
            house.close()


if __name__ == "__main__":
    main()
