"""Stores of both kinds, and a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from fivefold.server.app import create_app
from fivefold.server.house import House
from fivefold.server.running import options, set_up_logs
from fivefold.server.settings import Settings

T = TypeVar("T")
set_up_logs("error")


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


class Running:
    """A house that is open in a thread of this process, on a real port."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.house: House = self.app.state.house
        self.port = free_port()
        self.browsers: list[httpx.Client] = []
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=self.port,
            log_level="error",
            timeout_graceful_shutdown=1,
            **options(settings),
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Running:
        self.thread.start()
        with httpx.Client(base_url=self.url, timeout=120) as client:
            for _ in range(600):
                try:
                    if client.get("/health").json()["warm"]:
                        return self
                except httpx.HTTPError:
                    pass
                time.sleep(0.1)
        raise TimeoutError("The house does not open")

    def __exit__(self, *_: object) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(20)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        """A new browser: it has no cookies yet."""
        self.browsers.append(httpx.Client(base_url=self.url, timeout=60))
        return self.browsers[-1]

    def socket(self, table: str, client: httpx.Client | None = None, query: str = "", **headers: str) -> Any:
        """The game channel of a table, with a browser's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items()) if client else ""
        found = {**({"cookie": cookies} if cookies else {}), **headers}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}",
            additional_headers=found,
            compression=None,
            ping_interval=None,
        )


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One house for all tests that can share it; nobody is too fast for it."""
    settings = Settings(
        data=tmp_path_factory.mktemp("house"),
        bots="1",
        requests_per_second=1e6,
        guests_per_minute=1e6,
        passwords_per_minute=1e6,
        tournaments_per_hour=1e6,
        queue=16,
    )
    with Running(settings) as running:
        yield running


def hear(line: Any, kind: str, timeout: float = 20.0) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    until = time.monotonic() + timeout
    while (left := until - time.monotonic()) > 0:
        message: dict[str, Any] = json.loads(line.recv(timeout=left))
        if message["t"] == kind:
            return message
    raise TimeoutError(kind)


def say(line: Any, **message: Any) -> None:
    """Send a message."""
    line.send(json.dumps(message))


def listen_to_the_end(line: Any) -> None:
    """Take messages until the house hangs up."""
    while True:
        line.recv(timeout=10)
