"""A store that cannot be written, read or reached says so in one sentence, and the house goes on when it can again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.conftest import run

from fivefold.server.storage import NewFact, StoreAway, StoreDamaged, StoreFull, StoreReadOnly, new_store, open_store
from fivefold.server.storage.errors import StoreDenied, StoreNewer

BIG = NewFact("said", 1.0, '"' + 100_000 * "x" + '"')
SMALL = NewFact("said", 1.0, "{}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of three megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "none", str(folder)]
    if os.name != "posix" or not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.fixture
def read_only(small_disk: Path) -> Path:
    """A folder with a house in it that can no longer be written."""
    run(_use(small_disk))
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    return small_disk


async def _use(folder: Path) -> None:
    store = await open_store(folder)
    await store.append("table/a", 0, [SMALL])
    await store.close()


def fill(folder: Path) -> None:
    """Leave no byte free."""
    with contextlib.suppress(OSError), (folder / "filler").open("wb", buffering=0) as filler:
        while True:
            filler.write(bytes(4096))


def served(folder: Path, *more: str) -> tuple[int, list[str]]:
    """How `fivefold serve` ends, and what it says."""
    command = [
        str(Path(sys.executable).parent / "fivefold"),
        "serve",
        "--port",
        str(free_port()),
        "--data",
        str(folder),
    ]
    done = subprocess.run(
        [*command, "--bots", "1", "--log", "error", *more],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "FIVEFOLD_KERNELS": "plain"},
    )
    return done.returncode, done.stderr.splitlines()


def test_a_full_disk_refuses_and_goes_on_once_there_is_room(small_disk: Path) -> None:
    async def story() -> None:
        ballast = small_disk / "ballast"
        store = await open_store(small_disk)
        ballast.write_bytes(bytes(1_000_000))
        version = await store.append("table/a", 0, [SMALL])
        fill(small_disk)
        with pytest.raises(StoreFull) as caught:
            await store.append("table/a", version, [BIG])
        assert caught.value.code == "store-full"
        with pytest.raises(StoreFull):
            await store.check()
        assert [fact.version for fact in await store.read("table/a")] == [version]
        ballast.unlink()
        await store.check()
        assert await store.append("table/a", version, [BIG]) == version + 1
        assert await store.append("table/a", version + 1, [SMALL]) == version + 2
        await store.close()

    run(story())


def test_a_folder_that_cannot_be_written_is_said_in_one_line(read_only: Path) -> None:
    with pytest.raises(StoreReadOnly):
        run(_use(read_only))
    code, said = served(read_only)
    assert code == 2
    assert len(said) == 1, said
    assert "cannot be written" in said[0]


def test_a_full_disk_is_said_in_one_line(small_disk: Path) -> None:
    fill(small_disk)
    code, said = served(small_disk)
    assert code == 2
    assert len(said) == 1, said
    assert "full" in said[0]


def test_a_second_house_in_one_folder_is_said_in_one_line(tmp_path: Path) -> None:
    from fivefold.server.operations.lock import lock

    with lock(tmp_path):
        code, said = served(tmp_path)
    assert code == 2
    assert said == [f"fivefold: {tmp_path}: a house is open in this folder."]


def test_what_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "fivefold.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreDamaged):
        run(open_store(tmp_path))
    code, said = served(tmp_path)
    assert code == 2
    assert len(said) == 1, said
    assert "damaged" in said[0]


def test_a_file_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await open_store(tmp_path)
        for version in range(20):
            await store.append("table/a", version, [BIG])
        await store.close()

    run(fill())
    db = sqlite3.connect(tmp_path / "fivefold.db")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    file = tmp_path / "fivefold.db"
    os.truncate(file, file.stat().st_size // 2)
    with pytest.raises(StoreDamaged):
        run(open_store(tmp_path))


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    run(_use(tmp_path))
    db = sqlite3.connect(tmp_path / "fivefold.db")
    with db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    with pytest.raises(StoreNewer):
        run(open_store(tmp_path))
    code, said = served(tmp_path)
    assert code == 2
    assert len(said) == 1, said
    assert "newer version" in said[0]


def test_a_database_that_is_away_is_not_a_driver_s_error(tmp_path: Path) -> None:
    address = f"postgresql://anna:secret@127.0.0.1:{free_port()}/club"
    with pytest.raises(StoreAway) as caught:
        run(open_store(tmp_path, address))
    assert "secret" not in caught.value.explained
    assert "127.0.0.1" in caught.value.explained


def test_a_database_that_does_not_exist_is_said_in_one_line(database: str, tmp_path: Path) -> None:
    address = f"{database}_none"
    with pytest.raises(StoreDenied):
        run(open_store(tmp_path, address))
    code, said = served(tmp_path, "--database", address)
    assert code == 2
    assert len(said) == 1, said


def test_connections_that_were_cut_are_made_again(database: str, tmp_path: Path) -> None:
    import asyncpg

    async def story() -> None:
        store = new_store(tmp_path, database)
        await store.open()
        await store.append("table/a", 0, [SMALL])
        db = await asyncpg.connect(database)
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await db.close()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await store.append("table/a", 1, [SMALL])
                break
            except StoreAway:
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
        assert await store.versions(["table/a", "table/b"]) == {"table/a": 2}
        await store.close()

    run(story())
