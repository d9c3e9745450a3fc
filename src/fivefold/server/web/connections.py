"""The open connections of this process, by what they depend on: a session, a link, an address.

When a session ends or a link is revoked, every connection that was opened with it is closed at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fivefold.server.web.connection import Connection

Key = tuple[str, str]
"""What a connection depends on: a kind (`session`, `link`, `address`) and an id of that kind."""

ENDED: Final = 4401
"""The closing code of a socket whose session has ended or whose link was revoked."""


class Connections:
    """Which connections are open, and under which keys.

    >>> connections, anna = Connections(), Connection("anna", 8)
    >>> connections.add(anna, [("session", "5f"), ("address", "192.0.2.7")])
    >>> connections.count(("address", "192.0.2.7")), connections.close(("session", "5f")), anna.closed
    (1, 1, True)
    """

    def __init__(self) -> None:
        self._connections: dict[Key, set[Connection]] = {}
        self._keys: dict[Connection, set[Key]] = {}

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, connection: Connection, keys: Iterable[Key]) -> None:
        """Register a connection under some keys; more may be added later. A key with an empty id is left out."""
        held = self._keys.setdefault(connection, set())
        for key in keys:
            if key[1]:
                held.add(key)
                self._connections.setdefault(key, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        for key in self._keys.pop(connection, ()):
            connections = self._connections[key]
            connections.discard(connection)
            if not connections:
                del self._connections[key]

    def close(self, key: Key, code: int = ENDED) -> int:
        """Close every connection under a key and return how many there were; each is removed by whoever serves it."""
        connections = self._connections.get(key, set())
        for connection in connections:
            connection.close(code)
        return len(connections)

    def ids(self, kind: str) -> list[str]:
        """The ids of a kind that have open connections."""
        return [key[1] for key in self._connections if key[0] == kind]

    def count(self, key: Key) -> int:
        """The number of connections under a key."""
        return len(self._connections.get(key, ()))
