"""Stores of both kinds, and a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from tests.patience import PATIENCE, wait_until
from tests.ports import free_port
from tests.server.published import check_as, check_response
from tests.soak.postgres import Database, installed
from websockets.sync.client import connect

from fivefold.server.app import create_app
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.house import House
from fivefold.server.operations.serve import options, set_up_logs
from fivefold.server.people.passwords import Hasher, password_pool
from fivefold.server.settings import Settings

T = TypeVar("T")
set_up_logs("error")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a story to its end."""
    return asyncio.run(work)


@pytest.fixture(scope="session")
def password_process() -> Iterator[WorkerPool]:
    """The process in which passwords are hashed."""
    pool = password_pool()
    yield pool
    pool.close()


@pytest.fixture
def hasher(password_process: WorkerPool) -> Hasher:
    """Passwords hashed as in a house."""
    return Hasher(password_process)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """A PostgreSQL server that lives as long as the tests."""
    if not installed():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    server = Database()
    try:
        server.start()
        server.wait()
        yield server
    finally:
        server.close()


@pytest.fixture
def database(postgres: Database) -> str:
    """A fresh database on that server."""
    return postgres.new(f"test_{os.urandom(6).hex()}")


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
        with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False) as client:

            def is_open() -> bool:
                with contextlib.suppress(httpx.HTTPError):
                    return client.get("/health").status_code == 200
                return False

            wait_until(is_open)
        return self

    def __exit__(self, *_: object) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        """A new browser: it has no cookies yet. Whatever it is answered must have the published shape."""
        hooks: dict[str, list[Callable[..., Any]]] = {"response": [check_response]}
        self.browsers.append(httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False, event_hooks=hooks))
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
        silence=PATIENCE,
    )
    with Running(settings) as running:
        yield running


def hear(line: Any, kind: str, timeout: float = PATIENCE, *, form: str = "TableMessage") -> dict[str, Any]:
    """The next message of a kind; others are passed over. `form` is the shape that is published for it."""
    until = time.monotonic() + timeout
    while (left := until - time.monotonic()) > 0:
        message: dict[str, Any] = json.loads(line.recv(timeout=left))
        check_as(form, message)
        if message["t"] == kind:
            return message
    raise TimeoutError(kind)


def say(line: Any, **message: Any) -> None:
    """Send a message."""
    line.send(json.dumps(message))


def listen_to_the_end(line: Any) -> None:
    """Take messages until the house disconnects."""
    while True:
        line.recv(timeout=PATIENCE)
