"""The open connections of this process, by what they depend on: a session, a link, an address.

When a session ends or a link is revoked, every connection that was opened with it is closed at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fivefold.server.web.connection import Line

Key = tuple[str, str]
"""What a connection depends on: a kind (`session`, `link`, `address`) and an id of that kind."""

ENDED: Final = 4401
"""The closing code of a socket whose session has ended or whose link was revoked."""


class Connections:
    """Which lines are open, and under which keys.

    >>> lines, anna = Connections(), Line("anna", 8)
    >>> lines.add(anna, [("session", "5f"), ("address", "192.0.2.7")])
    >>> lines.count(("address", "192.0.2.7")), lines.close(("session", "5f")), anna.closed
    (1, 1, True)
    """

    def __init__(self) -> None:
        self._lines: dict[Key, set[Line]] = {}
        self._keys: dict[Line, set[Key]] = {}

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, line: Line, keys: Iterable[Key]) -> None:
        """Register a line under some keys; more may be added later. A key with an empty id is left out."""
        held = self._keys.setdefault(line, set())
        for key in keys:
            if key[1]:
                held.add(key)
                self._lines.setdefault(key, set()).add(line)

    def remove(self, line: Line) -> None:
        """Forget a line that is gone."""
        for key in self._keys.pop(line, ()):
            lines = self._lines[key]
            lines.discard(line)
            if not lines:
                del self._lines[key]

    def close(self, key: Key, code: int = ENDED) -> int:
        """Close every line under a key and return how many there were; each is removed by whoever serves it."""
        lines = self._lines.get(key, set())
        for line in lines:
            line.close(code)
        return len(lines)

    def ids(self, kind: str) -> list[str]:
        """The ids of a kind that have open lines."""
        return [key[1] for key in self._lines if key[0] == kind]

    def count(self, key: Key) -> int:
        """The number of lines under a key."""
        return len(self._lines.get(key, ()))
