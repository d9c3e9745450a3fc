"""Who looks at the lobby through this worker, and what they are told.

Changes of a moment are gathered and told together. All who see the same list are sent the same bytes; whoever is
blocked by somebody, or blocks them, does not see their seeks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from fivefold.server.lobby.messages import (
    SeekView,
    declined_message,
    found_message,
    lobby_message,
    seek_view,
    seeks_message,
    you_message,
)
from fivefold.server.lobby.seek import Seek
from fivefold.server.web.connection import Connection
from fivefold.server.web.websocket_protocol import text_frame

GATHERED: Final = 0.002
"""Seconds for which changes are gathered, if nothing was told just now; else as long as telling took."""
LONGEST: Final = 0.5
NOTHING: Final[frozenset[str]] = frozenset()


class Listeners:
    """The connections of this worker to the lobby."""

    def __init__(self, hidden_from: Callable[[str], frozenset[str]]) -> None:
        """`hidden_from` says whose seeks somebody does not see."""
        self.connections: set[Connection] = set()
        self.by_who: dict[str, set[Connection]] = {}
        self.views: dict[str, SeekView] = {}
        self._owners: dict[str, str] = {}
        self._private: dict[str, frozenset[str]] = {}
        """Who sees a challenge, by its id."""
        self._hidden_from = hidden_from
        self._came: set[str] = set()
        self._gone: dict[str, str] = {}
        self._snapshots: dict[tuple[bool, frozenset[str]], bytes] = {}
        self._due: asyncio.TimerHandle | None = None
        self._next = 0.0
        """When all can be told again: telling thousands takes at most half of the time."""

    def add(self, connection: Connection) -> None:
        """Somebody looks at the lobby."""
        self.connections.add(connection)
        if connection.who:
            self.by_who.setdefault(connection.who, set()).add(connection)

    def discard(self, connection: Connection) -> bool:
        """Somebody looks no longer. Was this their last connection here?"""
        self.connections.discard(connection)
        mine = self.by_who.get(connection.who, set())
        mine.discard(connection)
        if not mine:
            self.by_who.pop(connection.who, None)
        return not mine

    def show(self, seek: Seek) -> None:
        """A seek is open, and stands as it does here."""
        self.views[seek.id] = seek_view(seek)
        self._owners[seek.id] = seek.owner
        if seek.to is not None:
            self._private[seek.id] = frozenset({seek.owner, seek.to.who})
        self._gone.pop(seek.id, None)
        self._came.add(seek.id)
        self._soon()

    def hide(self, seek: str) -> None:
        """A seek is no longer open."""
        if self.views.pop(seek, None) is not None:
            self._came.discard(seek)
            self._gone[seek] = self._owners.pop(seek, "")
            self._soon()
        self._forget_private()

    def _forget_private(self) -> None:
        """Who saw a challenge that is gone need not be known once they were told."""
        for seek in [seek for seek in self._private if seek not in self.views and seek not in self._gone]:
            del self._private[seek]

    def forget(self) -> None:
        """Everything was replaced: all are shown the list anew."""
        self.views.clear()
        self._owners.clear()
        self._came.clear()
        self._gone.clear()
        self._private.clear()
        self._snapshots.clear()
        for connection in self.connections:
            connection.ask_resync()

    def snapshot(self, who: str, *, packed: bool) -> bytes:
        """The whole list as somebody sees it; made once for all who see the same."""
        key = packed, self._unseen(who, self._owners)
        if key not in self._snapshots:
            self._snapshots[key] = lobby_message(self.seen_by(who), packed=packed)
        return self._snapshots[key]

    def seen_by(self, who: str) -> list[SeekView]:
        """The open seeks that somebody sees."""
        unseen = self._unseen(who, self._owners)
        return [view for id, view in self.views.items() if id not in unseen]

    def _unseen(self, who: str, owners: Mapping[str, str]) -> frozenset[str]:
        """The seeks of these that somebody does not see: of people with whom they are not brought together, and
        challenges of others.
        """
        hidden = self._hidden_from(who)
        if not hidden and not self._private:
            return NOTHING
        others = {id for id, seen in self._private.items() if id in owners and who not in seen}
        return frozenset(others | {id for id, owner in owners.items() if hidden and owner in hidden})

    def tell_seat(self, who: str, seek: str) -> None:
        """Somebody has a seat at a seek, or has none any more."""
        self._tell(who, you_message(seek))

    def tell_declined(self, who: str, name: str) -> None:
        """Somebody whom one has challenged does not want to play."""
        self._tell(who, declined_message(name))

    def tell_table(self, who: str, table: str) -> bool:
        """Somebody's game is played at this table. Are they connected here?"""
        return self._tell(who, found_message(table))

    def _tell(self, who: str, message: bytes) -> bool:
        connections = self.by_who.get(who, set())
        for connection in connections:
            connection.send(message)
        return bool(connections)

    def _soon(self) -> None:
        self._snapshots.clear()
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(loop.time() + GATHERED, self._next), self._flush)

    def _flush(self) -> None:
        self._due = None
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._tell_all()
        self._next = loop.time() + min(loop.time() - began, LONGEST)

    def _tell_all(self) -> None:
        owners = {id: self._owners[id] for id in self._came} | self._gone
        came, gone = [id for id in self.views if id in self._came] if self._came else [], list(self._gone)
        self._came, self._gone = set(), {}
        made: dict[frozenset[str], tuple[bytes, bytes]] = {}
        for connection in self.connections:
            unseen = self._unseen(connection.who, owners)
            if len(unseen) == len(owners):
                continue
            if unseen not in made:
                message = seeks_message(
                    [self.views[id] for id in came if id not in unseen], [id for id in gone if id not in unseen]
                )
                made[unseen] = message, text_frame(message)
            connection.push(*made[unseen])
        self._forget_private()

    def close(self) -> None:
        """Nobody is told anything more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        for connection in self.connections:
            connection.close()
