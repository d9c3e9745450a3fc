"""What is asked of asyncpg, which has no types of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

Row = Sequence[Any]
"""The columns of a row; the query says what they are."""


class Queries(Protocol):
    """What a connection and a pool of connections answer alike."""

    async def fetchval(self, query: str, *values: object) -> object:
        """The first value of the first row."""

    async def fetch(self, query: str, *values: object) -> Sequence[Row]:
        """All rows."""

    async def execute(self, query: str, *values: object, timeout: float | None = None) -> str:
        """Do something; the answer ends with the number of rows that it changed."""

    def terminate(self) -> None:
        """Hang up at once."""


class Connection(Queries, Protocol):
    """One connection."""

    async def executemany(self, query: str, values: Iterable[Sequence[object]]) -> None:
        """Do something for each of these."""

    def transaction(self, *, isolation: str | None = None) -> AbstractAsyncContextManager[object]:
        """All or nothing of what is done inside."""

    async def add_listener(self, channel: str, callback: Callable[[Connection, int, str, str], None]) -> None:
        """Call back when something is said on a channel."""

    def add_termination_listener(self, callback: Callable[[Connection], None]) -> None:
        """Call back when the connection is gone."""

    async def close(self, *, timeout: float | None = None) -> None:
        """Hang up."""


class ConnectionPool(Queries, Protocol):
    """Several connections."""

    def acquire(self, *, timeout: float | None = None) -> AbstractAsyncContextManager[Connection]:
        """One of them."""

    async def close(self) -> None:
        """Wait until all are given back, and close them."""
