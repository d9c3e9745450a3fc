"""A pool of worker processes: fair, bounded, and one lost worker is nobody else's trouble."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from tests.patience import wait_until_async
from tests.server.conftest import run
from tests.server.engines.pool_jobs import (
    begin_slowly,
    die,
    die_at_first,
    hoard,
    import_this,
    leave,
    nap,
    never_begin,
    note,
    noted,
    refuse,
    start_a_program,
    stumble,
    until,
    wait_for,
    work_on,
)

from fivefold.games.core import IllegalMove
from fivefold.refusals import Refused
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.engines.queues import Job, Queues
from fivefold.tournaments import NotNow

LONG = 600.0


async def opened(pool: WorkerPool, workers: int = 1) -> WorkerPool:
    pool.open()
    await wait_until_async(lambda: pool.running == workers)
    return pool


def job(queue: str, name: str = "", slot: int | None = None) -> Job:
    return Job(len, (name,), 1.0, queue, slot, 1)


def test_queues_are_served_in_turn_so_many_jobs_of_one_delay_another_by_one() -> None:
    queues = Queues()
    for number in range(1000):
        queues.put(job("flood", str(number)))
    queues.put(job("anna", "a"))
    queues.put(job("ben", "b"))
    taken = [queues.take(0) for _ in range(5)]
    assert [(found.queue, found.args[0]) for found in taken if found] == [
        ("flood", "0"),
        ("anna", "a"),
        ("ben", "b"),
        ("flood", "1"),
        ("flood", "2"),
    ]
    assert len(queues) == 997


def test_a_worker_passes_over_what_only_another_may_do() -> None:
    queues = Queues()
    for slot in (1, 0, None):
        queues.put(job("a", str(slot), slot))
    taken = [queues.take(0) for _ in range(3)]
    assert [found.args[0] if found else None for found in taken] == ["0", "None", None]
    assert len(queues) == 1


def test_a_pool_serves_its_queues_in_turn(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1, waiting=50))
        first = asyncio.create_task(pool.ask(wait_for, tmp_path, "first", seconds=LONG, queue="flood"))
        await wait_until_async((tmp_path / "first-began").exists)
        flood = [pool.ask(note, tmp_path, f"f{n}", seconds=LONG, queue="flood") for n in range(20)]
        tasks = [asyncio.create_task(each) for each in flood]
        await wait_until_async(lambda: len(pool) == 20)
        anna = asyncio.create_task(pool.ask(note, tmp_path, "anna", seconds=LONG, queue="anna"))
        await wait_until_async(lambda: len(pool) == 21)
        (tmp_path / "first-end").touch()
        await asyncio.gather(first, anna, *tasks)
        pool.close()

    run(story())
    assert noted(tmp_path).index("anna") <= 2


def test_one_more_than_may_wait_is_refused_and_only_in_its_own_queue(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1, waiting=2))
        tasks = [asyncio.create_task(pool.ask(wait_for, tmp_path, "x", seconds=LONG, queue="a"))]
        await wait_until_async((tmp_path / "x-began").exists)
        tasks += [asyncio.create_task(pool.ask(note, tmp_path, "y", seconds=LONG, queue="a")) for _ in range(2)]
        await wait_until_async(lambda: len(pool) == 2)
        with pytest.raises(Refused) as caught:
            await pool.ask(note, tmp_path, "z", seconds=LONG, queue="a")
        assert caught.value.code == "too-busy"
        tasks.append(asyncio.create_task(pool.ask(note, tmp_path, "other", seconds=LONG, queue="b")))
        (tmp_path / "x-end").touch()
        await asyncio.gather(*tasks)
        pool.close()

    run(story())
    assert sorted(noted(tmp_path)) == ["other", "x", "y", "y"]


def test_time_counts_from_the_start_of_the_work_not_from_the_question(tmp_path: Path) -> None:
    """The worker takes a second to begin and the queue is long; each job has half a second."""

    async def story() -> list[int]:
        pool = WorkerPool("test", 1, begin=begin_slowly)
        pool.open()
        found = await asyncio.gather(*(pool.ask(nap, seconds=0.5) for _ in range(8)))
        pool.close()
        return found

    assert len(set(run(story()))) == 1


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell a process's time")
def test_a_job_that_waits_for_the_processor_does_not_take_too_long(tmp_path: Path) -> None:
    """A worker that is stopped for longer than its job may take has not worked."""

    async def story() -> int:
        pool = await opened(WorkerPool("test", 1))
        asked = asyncio.create_task(pool.ask(wait_for, tmp_path, "patient", seconds=2.0))
        await wait_until_async((tmp_path / "patient-began").exists)
        (worker,) = pool.processes
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(3.0)
        (tmp_path / "patient-end").touch()
        os.kill(worker, signal.SIGCONT)
        answer = await asked
        pool.close()
        return answer - worker

    assert run(story()) == 0


def test_only_the_worker_that_takes_too_long_is_replaced(tmp_path: Path) -> None:
    lost: list[int] = []

    async def story() -> None:
        pool = await opened(WorkerPool("test", 2, begin=import_this), 2)
        pool.replaced = lambda: lost.append(1)
        other = asyncio.create_task(pool.ask(wait_for, tmp_path, "other", seconds=LONG))
        await wait_until_async((tmp_path / "other-began").exists)
        with pytest.raises(Refused) as caught:
            await pool.ask(work_on, tmp_path, "slow", seconds=1.0)
        assert caught.value.code == "took-too-long"
        assert (tmp_path / "slow-began").exists()
        assert await pool.ask(note, tmp_path, "next", seconds=LONG)
        (tmp_path / "other-end").touch()
        assert await other
        pool.close()

    run(story())
    assert noted(tmp_path) == ["next", "other"]
    assert lost == [1]


def test_a_job_whose_worker_is_killed_is_asked_again_as_often_as_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        assert await pool.ask(die_at_first, tmp_path, seconds=LONG, tries=2) == "done"
        with pytest.raises(Refused) as caught:
            await pool.ask(die, seconds=LONG, tries=2)
        assert caught.value.code == "worker-lost"
        assert await pool.ask(len, "abc", seconds=LONG) == 3
        pool.close()

    run(story())


def test_jobs_that_wait_for_a_killed_worker_go_to_its_replacement(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        killed = asyncio.create_task(pool.ask(wait_for, tmp_path, "x", seconds=LONG, sticky="k"))
        await wait_until_async((tmp_path / "x-began").exists)
        tasks = [asyncio.create_task(pool.ask(note, tmp_path, str(n), seconds=LONG, sticky="k")) for n in range(5)]
        await wait_until_async(lambda: len(pool) == 5)
        os.kill(pool.processes[0], signal.SIGKILL)
        with pytest.raises(Refused):
            await killed
        await asyncio.gather(*tasks)
        pool.close()

    run(story())
    assert noted(tmp_path) == ["0", "1", "2", "3", "4"]


def test_a_worker_that_is_killed_while_idle_costs_no_job_a_try() -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        before = pool.processes
        os.kill(before[0], signal.SIGKILL)
        await wait_until_async(lambda: not Path(f"/proc/{before[0]}").exists())
        assert await pool.ask(os.getpid, seconds=LONG, tries=1) not in before
        pool.close()

    run(story())


def test_jobs_of_one_sticky_key_run_on_one_worker_in_order(tmp_path: Path) -> None:
    folders = [tmp_path / f"key-{key}" for key in range(24)]

    async def story() -> list[int]:
        pool = await opened(WorkerPool("test", 3, waiting=100), 3)
        asked = [
            pool.ask(note, folder, str(number), seconds=LONG, sticky=folder.name)
            for number in range(4)
            for folder in folders
        ]
        pids = await asyncio.gather(*asked)
        pool.close()
        return pids

    for folder in folders:
        folder.mkdir()
    pids = run(story())
    assert all(noted(folder) == ["0", "1", "2", "3"] for folder in folders)
    assert all(len(set(pids[at::24])) == 1 for at in range(24))
    assert len(set(pids)) == 3


def test_who_asks_for_too_much_memory_loses_only_that_worker() -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1, memory=200_000_000))
        assert await pool.ask(hoard, 50_000_000, seconds=LONG) == 50_000_000
        with pytest.raises(Refused) as caught:
            await pool.ask(hoard, 2_000_000_000, seconds=LONG)
        assert caught.value.code == "worker-lost"
        assert await pool.ask(hoard, 50_000_000, seconds=LONG) == 50_000_000
        pool.close()

    run(story())


def test_a_worker_has_the_priority_that_was_asked_for() -> None:
    async def story() -> int:
        pool = await opened(WorkerPool("test", 1, nice=7))
        found = await pool.ask(os.nice, 0, seconds=LONG)
        pool.close()
        return found

    assert run(story()) == os.nice(0) + 7


@pytest.mark.parametrize("kind", [IllegalMove, NotNow])
def test_a_refusal_comes_back_with_its_code_its_rule_and_its_facts(kind: type[Exception]) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        with pytest.raises(kind, match=r"^a6 is taken \(PG3\)\.$") as caught:
            await pool.ask(refuse, kind, seconds=LONG)
        assert vars(caught.value) == {"code": "cell-taken", "rule": "PG3", "facts": {"cell": "a6"}}
        with pytest.raises(ZeroDivisionError):
            await pool.ask(divmod, 1, 0, seconds=LONG)
        with pytest.raises(RuntimeError, match="Unpicklable"):
            await pool.ask(stumble, seconds=LONG)
        with pytest.raises((pickle.PicklingError, AttributeError)):
            await pool.ask(lambda: 1, seconds=LONG)
        assert await pool.ask(len, "abc", seconds=LONG) == 3
        with pytest.raises(Refused, match="lost"):
            await pool.ask(leave, seconds=LONG)
        pool.close()

    run(story())


def test_who_hangs_up_while_waiting_is_dropped_and_who_is_served_is_served_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        served = asyncio.create_task(pool.ask(wait_for, tmp_path, "served", seconds=LONG))
        await wait_until_async((tmp_path / "served-began").exists)
        waits = asyncio.create_task(pool.ask(note, tmp_path, "dropped", seconds=LONG))
        await wait_until_async(lambda: len(pool) == 1)
        for task in (served, waits):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert len(pool) == 0
        (tmp_path / "served-end").touch()
        await pool.ask(note, tmp_path, "next", seconds=LONG)
        pool.close()

    run(story())
    assert noted(tmp_path) == ["served", "next"]


def test_closing_ends_every_worker_and_refuses_what_waits(tmp_path: Path) -> None:
    async def story() -> list[int]:
        pool = await opened(WorkerPool("test", 2), 2)
        pids = pool.processes
        tasks = [asyncio.create_task(pool.ask(wait_for, tmp_path, str(n), seconds=LONG, tries=3)) for n in range(5)]
        await wait_until_async(lambda: len(pool) == 3)
        pool.close()
        for task in tasks:
            with pytest.raises(Refused) as caught:
                await task
            assert caught.value.code == "closing"
        with pytest.raises(Refused, match="closing"):
            await pool.ask(len, "abc", seconds=LONG)
        return pids

    for pid in run(story()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_worker_that_cannot_begin_refuses_what_waits_and_ends_nothing() -> None:
    async def story() -> None:
        pool = WorkerPool("test", 1, begin=never_begin)
        pool.open()
        with pytest.raises(Refused) as caught:
            await pool.ask(len, "abc", seconds=LONG)
        assert caught.value.code == "worker-lost"
        pool.close()

    run(story())


PARENT = """
import asyncio, os, sys, time
from fivefold.server.engines.pool import WorkerPool

async def story():
    pool = WorkerPool("test", 2)
    pool.open()
    await asyncio.gather(*(pool.ask(os.getpid, seconds=600) for _ in range(2)))
    busy = asyncio.create_task(pool.ask(time.sleep, 600, seconds=600))
    while len(pool.processes) < 2:
        await asyncio.sleep(0.01)
    print(*pool.processes, flush=True)
    await busy

if __name__ == "__main__":
    asyncio.run(story())
"""


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        parent.kill()
    for pid in pids:
        until(partial(_gone, pid))


def _gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_a_program_that_a_job_has_started_ends_with_its_worker(tmp_path: Path) -> None:
    async def story() -> None:
        pool = await opened(WorkerPool("test", 1))
        job = asyncio.create_task(pool.ask(start_a_program, tmp_path, seconds=LONG))
        await wait_until_async((tmp_path / "pid").exists)
        os.kill(pool.processes[0], signal.SIGKILL)
        with pytest.raises(Refused):
            await job
        await wait_until_async(partial(_gone, int((tmp_path / "pid").read_text())))
        pool.close()

    run(story())


def test_a_pool_works_under_uvloop_and_answers_two_loops() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def ask(pool: WorkerPool) -> int:
        return await pool.ask(len, "abc", seconds=LONG)

    pool = WorkerPool("test", 1)
    pool.open()
    assert uvloop.run(ask(pool)) == 3
    assert asyncio.run(ask(pool)) == 3
    pool.close()
