"""Several workers: one that ends is replaced, none outlives its supervisor, and the house comes back by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.soak.postgres import Database
from tests.soak.processes import Served, children, direct_children


@pytest.fixture
def served(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """Two workers."""
    monkeypatch.setenv("FIVEFOLD_KERNELS", "plain")
    house = Served(tmp_path, database=database, workers=2, log=tmp_path / "log")
    house.start()
    try:
        house.wait()
        yield house
    finally:
        house.close()


def alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def port_is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def test_workers_end_with_a_supervisor_that_was_killed(served: Served) -> None:
    below = children(served.pid)
    assert len(direct_children(served.pid)) == 2
    served.kill()
    wait_until(lambda: not any(alive(pid) for pid in below))
    assert port_is_free(served.port)
    served.start()
    served.wait()
    assert served.stop() == 0


def test_one_worker_that_is_killed_is_replaced_while_the_other_goes_on(served: Served) -> None:
    first, second = direct_children(served.pid)
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: len({*direct_children(served.pid)} - {first, second}) == 1)
    served.wait()
    assert second in direct_children(served.pid)
    assert httpx.get(f"{served.url}/api/games", timeout=PATIENCE).status_code == 200
    assert served.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers load everything themselves")
def test_a_new_worker_is_forked_from_a_supervisor_that_has_loaded_everything(served: Served) -> None:
    first = direct_children(served.pid)[0]
    assert "/numpy/" in Path(f"/proc/{served.pid}/maps").read_text()
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: len({*direct_children(served.pid)} - {first}) == 2)
    newest = direct_children(served.pid)[-1]
    assert Path(f"/proc/{newest}/cmdline").read_bytes() == Path(f"/proc/{served.pid}/cmdline").read_bytes()


def test_an_interrupt_at_the_terminal_reaches_all_and_ends_all_in_good_order(served: Served) -> None:
    below = children(served.pid)
    for pid in (*direct_children(served.pid), served.pid):
        os.kill(pid, signal.SIGINT)
    assert served.process is not None
    assert served.process.wait(PATIENCE) == 0
    wait_until(lambda: not any(alive(pid) for pid in below))


def test_a_house_of_one_process_leaves_its_port_when_it_is_killed(tmp_path: Path) -> None:
    house = Served(tmp_path)
    house.start()
    try:
        house.wait()
        made = httpx.post(
            f"{house.url}/api/tables",
            json={"game": "pentago", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "by_lot": False},
            timeout=PATIENCE,
        )
        assert made.status_code == 201, made.text
        below = children(house.pid)
        house.kill()
        wait_until(lambda: port_is_free(house.port))
        wait_until(lambda: not any(alive(pid) for pid in below))
    finally:
        house.close()


def test_workers_that_cannot_start_are_tried_until_they_can(
    postgres: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEFOLD_KERNELS", "plain")
    name, log = f"late_{os.urandom(4).hex()}", tmp_path / "log"
    address = postgres.address.rsplit("/", 1)[0] + f"/{name}"
    house = Served(tmp_path, database=address, workers=2, log=log)
    house.start()
    try:
        wait_until(lambda: log.exists() and b"no worker runs" in log.read_bytes())
        assert b"does not let the house in" in log.read_bytes()
        postgres.new(name)
        house.wait()
        assert house.stop() == 0
    finally:
        house.close()


def test_the_house_comes_back_by_itself_after_postgresql_and_a_worker_were_killed(
    served: Served, postgres: Database, database: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = httpx.post(f"{served.url}/api/tables", json={"game": "pentago", "seats": seats}, timeout=PATIENCE)
    cookie = {"cookie": f"fivefold={table.cookies['fivefold']}"}
    address = f"{served.url}/api/tables/{table.json()['id']}"
    for ply, move in enumerate(["a1 NW+", "b1 NW+"]):
        os.kill(direct_children(served.pid)[0], signal.SIGKILL)
        postgres.kill()
        postgres.start_again()
        wait_until(lambda: len(direct_children(served.pid)) == 2)
        served.wait()
        body = {"do": "move", "ply": ply, "id": str(ply), "move": move}

        def made(body: dict[str, object] = body) -> bool:
            try:
                answer = httpx.post(f"{address}/requests", json=body, headers=cookie, timeout=PATIENCE, verify=False)
            except httpx.HTTPError:
                return False
            assert answer.status_code in (200, 503), answer.text
            return answer.status_code == 200

        wait_until(made)

    async def newest() -> int:
        db = await asyncpg.connect(database)
        found: int = await db.fetchval("SELECT max(version) FROM facts")
        await db.close()
        return found

    version = asyncio.run(newest())
    seen: list[dict[str, Any]] = []

    def answered() -> bool:
        """Whether 12 requests in a row, over new connections and so perhaps to different workers, were answered."""
        seen.clear()
        for _ in range(12):
            answer = httpx.get(address, timeout=PATIENCE, verify=False)
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 503:  # this worker has not reached PostgreSQL again yet
                return False
            seen.append(answer.json())
        return True

    wait_until(answered)
    assert {(answer["v"], answer["table"]["ply"]) for answer in seen} == {(version, 2)}
    assert served.stop() == 0
