"""What every store answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from fivefold.refusals import Conflict
from fivefold.server.storage.errors import StoreAway, StoreDamaged, StoreError, StoreFull, StoreReadOnly

__all__ = [
    "DISCONNECTED",
    "RECONNECTED",
    "RESTORED",
    "REWRITTEN",
    "Headline",
    "Listener",
    "NewFact",
    "Store",
    "StoreAway",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
    "Stored",
    "VersionConflict",
]


class VersionConflict(Conflict):
    """Somebody else has written to this stream in the meantime; nothing was written."""

    def __init__(self, stream: str, expected: int, found: int) -> None:
        super().__init__(
            "{stream} stands at fact {found}, not at {expected}; look again",
            code="version-conflict",
            stream=stream,
            expected=expected,
            found=found,
        )
        self.found = found


@dataclass(frozen=True, slots=True)
class NewFact:
    """A fact to be kept; its body is JSON."""

    kind: str
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A fact that is kept, and its number in its stream."""

    version: int
    kind: str
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Headline:
    """What a list shows of a stream: its kind (`table`, `tournament`), how it stands, and a few words as JSON.

    `entries` are stored with it, all or none; None removes one.
    """

    stream: str
    kind: str
    status: str
    at: float
    body: str
    entries: Mapping[str, str | None] = field(default_factory=dict)


Listener = Callable[[str, int], None]
"""Called with a stream and its version when another worker has written to it, or with a note and 0."""
RESTORED = "restored"
"""The note that everything has been replaced by a backup."""
REWRITTEN = "rewritten"
"""The note, with the stream's name after a slash, that facts of a stream are not what they were."""
DISCONNECTED, RECONNECTED = "disconnected", "reconnected"
"""Notes of this process to itself: from now on nothing is heard of other workers; they are heard again, but what was
written in between must be read from the store."""


class Store(Protocol):
    """A database of facts. What `append` has answered is on disk; what fails is refused with a `StoreError`."""

    async def open(self) -> None:
        """Make ready; create or migrate the tables."""

    async def close(self) -> None:
        """Finish what is being written and let go."""

    async def append(
        self, stream: str, expected: int, facts: Sequence[NewFact], headline: Headline | None = None
    ) -> int:
        """Add facts after the `expected` version and return the new one, or refuse with `VersionConflict`."""

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The facts of a stream after a version."""

    async def rewrite(self, stream: str, bodies: Mapping[int, str], headline: str = "") -> None:
        """Put other bodies in the place of some facts of a stream, and of its headline: only to forget a person.

        Whoever has the stream in memory must read it again (`REWRITTEN`).
        """

    async def mentions(self, text: str) -> list[str]:
        """The streams whose facts hold a text: every fact is looked at, so only to forget a person."""

    async def drop(self, stream: str) -> None:
        """Forget a stream and its headline: one that is made anew from others, or that nobody wants any more."""

    async def versions(self, streams: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these streams that has any."""

    async def check(self) -> None:
        """Refuse with a `StoreError` if the store cannot be read, or could not be written of late and still cannot."""

    async def headlines(self, kind: str, status: str = "", limit: int = 100) -> list[Headline]:
        """The newest streams of a kind."""

    async def put(self, key: str, body: str, *, new: bool = False) -> bool:
        """Store an entry; with `new`, only if there is none of this key. Says whether it was stored."""

    async def put_new(self, entries: Mapping[str, str]) -> bool:
        """Store entries, all or none: none if there is one of any of these keys. Says whether they were stored."""

    async def get(self, key: str) -> str | None:
        """The entry of a key."""

    async def entries(self, prefix: str) -> dict[str, str]:
        """All entries whose keys begin with `prefix`."""

    async def delete(self, key: str) -> None:
        """Remove an entry, if there is one of this key."""

    async def lease(self, stream: str, owner: str, seconds: float) -> bool:
        """Is `owner` now the one who looks after this stream? Nobody else is for these `seconds`."""

    async def listen(self, listener: Listener) -> None:
        """Call the listener when another worker has written."""

    async def notify(self, note: str) -> None:
        """Tell the other workers' listeners something that is not stored."""

    async def replace(self, source: Path) -> None:
        """Put a checked backup in the place of everything, at once."""

    async def backup(self, path: str) -> None:
        """A copy of everything in a file, while the house is open."""
