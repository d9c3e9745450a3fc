"""Work on a real Dask cluster goes on when its worker, and then its scheduler, were killed and are back."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import said
from tests.dask_cluster import DaskCluster
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, hear, run, say

from fivefold.bots.katamino_duel import worklist
from fivefold.bots.katamino_duel.draft import DIVISIONS
from fivefold.refusals import Unavailable
from fivefold.scheduler import NoScheduler, Scheduler
from fivefold.server.engines.cluster import Cluster
from fivefold.server.engines.tasks import choose
from fivefold.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("default")  # the cluster's own are not ours to mend
QUICK = [worklist.Work("even_odd", number) for number in (130, 128)]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[DaskCluster]:
    found = DaskCluster(tmp_path)
    yield found
    found.close()


def wait_for(begun: str, go_on: str) -> str:
    """A task that says that it has begun, and ends when it may."""
    Path(begun).touch()
    until = time.monotonic() + PATIENCE
    while not Path(go_on).exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    return "done"


def test_a_task_outlives_its_worker(cluster: DaskCluster, tmp_path: Path) -> None:
    cluster.start_scheduler()
    cluster.start_worker()
    scheduler = Scheduler(cluster.address)
    begun, go_on = tmp_path / "begun", tmp_path / "go-on"
    asked = scheduler.submit(PATIENCE, wait_for, str(begun), str(go_on))
    wait_until(begun.exists)
    cluster.kill("worker")
    begun.unlink()
    cluster.start_worker()
    wait_until(begun.exists)
    go_on.touch()
    assert asked.result(PATIENCE) == "done"
    scheduler.close()


def test_a_scheduler_that_is_away_is_said_and_not_waited_for_without_end(cluster: DaskCluster) -> None:
    with pytest.raises(NoScheduler, match="does not answer"):
        Scheduler(cluster.address).submit(0.2, len, "abc")


@pytest.mark.compiled
def test_the_duels_work_list_goes_on_after_worker_and_scheduler_were_killed(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    from distributed import Client

    out = tmp_path / "results.jsonl"
    done: list[bool] = []
    cluster.start_scheduler()

    def work() -> None:
        done.append(worklist.work_off(out, worklist.Workers(cluster=cluster.address, bits=16), only=QUICK))

    thread = threading.Thread(target=work)
    thread.start()
    with Client(cluster.address, set_as_default=False, timeout=PATIENCE) as watching:
        # No worker is there yet, so what was asked for waits in the scheduler and is lost with it.
        wait_until(lambda: watching.run_on_scheduler(_tasks))
    cluster.kill("scheduler")
    cluster.start_scheduler()
    cluster.start_worker()
    cluster.kill("worker")
    cluster.start_worker()
    thread.join(PATIENCE)
    assert done == [True]
    assert set(worklist.read_results(out.read_text("utf-8"))) == set(QUICK)


def _tasks(dask_scheduler: Any) -> int:
    return len(dask_scheduler.tasks)


@pytest.mark.compiled
def test_the_command_solves_on_a_cluster(cluster: DaskCluster, tmp_path: Path) -> None:
    every = [*worklist.whole_list(), *(worklist.Work(worklist.DRAFT, starter) for starter in DIVISIONS)]
    out = tmp_path / "results.jsonl"
    others = [{"game": work.game, "number": work.number, "wins": False} for work in every if work != QUICK[0]]
    out.write_text("".join(json.dumps(line) + "\n" for line in others), encoding="utf-8")
    cluster.start_scheduler()
    cluster.start_worker()
    told = said("duel", "solve", "--again", "--out", str(out), "--bits", "16", "--cluster", cluster.address)
    assert told.splitlines()[0].startswith(f"{len(every)} of {len(every)}: even_odd 130 loses")
    assert told.splitlines()[-1] == "All is solved."
    assert QUICK[0] in worklist.read_results(out.read_text("utf-8"))


def test_questions_are_answered_again_when_the_scheduler_is_back(cluster: DaskCluster) -> None:
    asked = ("pentago", "", "", ("c4 NW+",), "random", 1)

    async def story() -> None:
        workers = Cluster(cluster.address.removeprefix("tcp://"))
        workers.open()
        cluster.start_scheduler()
        cluster.start_worker()
        first = await workers.ask(choose, *asked, seconds=PATIENCE)
        cluster.close()
        with pytest.raises(Unavailable) as away:
            await workers.ask(choose, *asked, seconds=0.5)
        assert away.value.code == "worker-lost"
        cluster.start_scheduler()
        cluster.start_worker()
        assert await workers.ask(choose, *asked, seconds=PATIENCE, tries=3) == first
        workers.close()

    run(story())


def test_a_house_plays_with_bots_of_a_cluster(cluster: DaskCluster, tmp_path: Path) -> None:
    cluster.start_scheduler()
    cluster.start_worker()
    address = cluster.address.replace("tcp", "dask")
    with Running(Settings(data=tmp_path / "house", bots=address, bot_seconds=PATIENCE, silence=600.0)) as running:
        client = running.client()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/api/tables", json={"game": "pentago", "seats": seats, "by_lot": False}).json()
        with running.socket(made["id"], client) as line:
            hear(line, "state")
            say(line, do="move", ply=0, id="a", move="c4 NW+")
            while (event := hear(line, "event", PATIENCE))["now"]["ply"] < 2:
                pass
            assert event["facts"][0].get("by", "") == ""
