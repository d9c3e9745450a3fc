"""Sessions: a random token in the browser, its hash in the store, until it is ended.

A token is `WHO.SECRET`; the store holds `session/WHO/HASH`, so that the sessions of a person are found together. What
was found is remembered for a while, so that a request costs one lookup in memory; a session that another worker has
ended is forgotten as soon as that worker says so.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from fivefold.server.people.account_names import account_of
from fivefold.server.storage import Store
from fivefold.server.web.connections import Connections

TOKEN: Final = re.compile(r"(?P<who>[A-Za-z0-9_-]{8,40})\.(?P<secret>[A-Za-z0-9_-]{32})")
DAY: Final = 86400.0
LIFETIME: Final = 365 * DAY
REMEMBERED: Final = 20_000
REMEMBERED_FOR: Final = 60.0
"""Seconds after which a session is looked up again even if nobody said that it has ended."""
ROOM: Final = "session"


class Session(msgspec.Struct, frozen=True):
    """What is kept of a session. `account` is the account's name; a guest has none.

    `exchanged`: it was given for a signed cookie of an older house.
    """

    account: str = ""
    created: float = 0.0
    agent: str = ""
    exchanged: bool = False


class Found(NamedTuple):
    """A session that a token opens, and the key under which it is kept."""

    who: str
    key: str
    session: Session


class SessionLine(NamedTuple):
    """A session in a list; its id ends it and opens nothing."""

    id: str
    key: str
    session: Session
    seen: float


class Sessions:
    """All sessions of the house."""

    def __init__(self, store: Store, connections: Connections) -> None:
        self.store, self.connections = store, connections
        self._found: OrderedDict[str, tuple[float, Found]] = OrderedDict()
        self._ends = 0

    async def create(self, who: str, account: str = "", agent: str = "", *, exchanged: bool = False) -> str:
        """A new session; its token is told only now."""
        secret = secrets.token_urlsafe(24)
        found = Found(who, _key(who, secret), Session(account, time.time(), short_agent(agent), exchanged))
        await self.store.put(found.key, msgspec.json.encode(found.session).decode(), new=True)
        self._remember(found)
        return f"{who}.{secret}"

    async def find(self, token: str) -> Found | None:
        """The session that a token opens, if it has not ended."""
        parts = TOKEN.fullmatch(token)
        if parts is None:
            return None
        key = _key(parts["who"], parts["secret"])
        until, found = self._found.get(key, (0.0, None))
        if found is not None and time.monotonic() < until:
            self._found.move_to_end(key)
            return found
        self._found.pop(key, None)
        ends = -1
        while ends != self._ends:  # a session that ends while it is looked up is not remembered
            ends = self._ends
            body = await self.store.get(key)
            if not body:
                return None
            found = Found(parts["who"], key, await self._named(parts["who"], body))
            if not await self._still_used(found):
                await self.end(key)
        assert found is not None
        self._remember(found)
        return found

    async def _named(self, who: str, body: str) -> Session:
        """A session with the name that its account has now."""
        session = msgspec.json.decode(body, type=Session)
        if not session.account:
            return session
        return msgspec.structs.replace(session, account=await account_of(self.store, who))

    async def look_up_again(self, who: str) -> None:
        """An account has another name: what is remembered of its sessions is not so any more, and no connection goes on
        under the old one."""
        for line in await self.of(who):
            self.ended(line.key)
            await self.store.notify(line.key)

    def settled(self, found: Found) -> None:
        """What follows from an exchanged session has been done; it need not be done again for a while."""
        self._remember(found._replace(session=msgspec.structs.replace(found.session, exchanged=False)))

    async def _still_used(self, found: Found) -> bool:
        """Note the day of use, at most once a day and apart from the session: a note brings no ended session back."""
        now = time.time()
        seen = max(found.session.created, float(await self.store.get(_seen_key(found.key)) or 0))
        if now - seen > LIFETIME:
            return False
        if now - seen > DAY:
            await self.store.put(_seen_key(found.key), str(int(now)))
        return True

    async def of(self, who: str) -> list[SessionLine]:
        """The sessions of a person, the newest first."""
        seen = await self.store.entries(_seen_key(f"{ROOM}/{who}/"))
        lines = []
        for key, body in (await self.store.entries(f"{ROOM}/{who}/")).items():
            session = msgspec.json.decode(body, type=Session)
            last = float(seen.get(_seen_key(key), 0)) or session.created
            lines.append(SessionLine(key.rsplit("/", 1)[1][:16], key, session, last))
        return sorted(lines, key=lambda line: -line.session.created)

    async def end(self, key: str) -> None:
        """End a session on all workers and close its connections."""
        await self.store.delete(key)
        await self.store.delete(_seen_key(key))
        self.ended(key)
        await self.store.notify(key)

    async def end_all(self, who: str, but: str = "") -> None:
        """End every session of a person, or every other one."""
        for line in await self.of(who):
            if line.key != but:
                await self.end(line.key)

    def ended(self, key: str) -> None:
        """A session has ended, here or on another worker."""
        self._ends += 1
        self._found.pop(key, None)
        self.connections.close((ROOM, key))

    def forget(self) -> None:
        """Look everything up again: notes of other workers may have been missed."""
        self._found.clear()

    async def catch_up(self) -> None:
        """Notes of other workers may have been missed: close the connections of sessions that have ended meanwhile."""
        self.forget()
        for key in self.connections.ids(ROOM):
            if not await self.store.get(key):
                self.ended(key)

    def _remember(self, found: Found) -> None:
        self._found[found.key] = (time.monotonic() + REMEMBERED_FOR, found)
        if len(self._found) > REMEMBERED:
            self._found.popitem(last=False)


def short_agent(text: str) -> str:
    """A browser's name for itself, short enough for a list.

    >>> short_agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox on X11'
    """
    text = re.sub(r"[^ -~]", "", text)[:300]
    names = ("Edg", "OPR", "Firefox", "Chrome", "Safari", "curl", "Python")
    browser = next((name for name in names if name.lower() in text.lower()), text.partition("/")[0][:20])
    system = re.search(r"\(([A-Za-z0-9 .]{1,20})", text)
    return f"{browser} on {system[1].strip()}" if system else browser


def _key(who: str, secret: str) -> str:
    return f"{ROOM}/{who}/{hashlib.sha256(secret.encode()).hexdigest()}"


def _seen_key(key: str) -> str:
    return key.replace(ROOM, "seen", 1)
