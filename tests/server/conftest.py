"""Stores of both kinds, and a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a story to its end."""
    return asyncio.run(work)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def postgres_tool(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests. It refuses to run as root."""
    initdb, server = postgres_tool("initdb"), postgres_tool("postgres")
    if not initdb or not server:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-"))
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("postgres" if _has_user("postgres") else "nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    data = folder / "data"
    subprocess.run(
        [initdb, "-D", str(data), "-U", "fivefold", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        capture_output=True,
        cwd=folder,
        env=clean,
        **user,
    )
    port = free_port()
    command = [server, "-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, env=clean, **user
    )
    address = f"postgresql://fivefold@127.0.0.1:{port}/postgres"
    try:
        run(_until_it_answers(address))
        yield address
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


async def _until_it_answers(address: str) -> None:
    import asyncpg

    for _ in range(300):
        try:
            await (await asyncpg.connect(address)).close()
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
        else:
            return
    raise TimeoutError("PostgreSQL does not answer")


@pytest.fixture
def database(postgres: str) -> str:
    """A fresh database on that server."""
    import asyncpg

    name = f"test_{os.urandom(6).hex()}"

    async def create() -> None:
        db = await asyncpg.connect(postgres)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    run(create())
    return postgres.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A data folder and a database address, of each kind."""
    return tmp_path, request.getfixturevalue("database") if request.param == "postgres" else ""
