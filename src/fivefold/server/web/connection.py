"""A connection to one client: messages wait in a short queue; who is too slow gets the whole table anew instead."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

SILENT = 4410
"""The closing code of a socket whose client has not answered."""
NOT_FOUND = 4404
"""The closing code of a socket to something that does not exist, or that its client may not see."""
NUMBER = re.compile(r"[0-9]{1,9}")


class Connection:
    """One open socket or stream. The house never waits for it."""

    __slots__ = (
        "closed",
        "code",
        "direct",
        "last_heard",
        "limit",
        "ping_at",
        "ping_sent",
        "resync",
        "resyncs",
        "rtt",
        "sending",
        "waiting",
        "wake",
        "who",
    )

    def __init__(self, who: str, limit: int) -> None:
        self.who = who
        self.limit = limit
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.direct: Callable[[bytes], bool] | None = None
        """Writes a frame now, or says that it cannot (`websocket_protocol.py`)."""
        self.sending = False
        self.resync = False
        self.resyncs = 0
        self.closed = False
        self.code = SILENT
        self.last_heard = time.monotonic()
        self.ping_at = 0.0
        self.ping_sent = 0.0
        self.rtt = 0.0

    def send(self, message: bytes) -> None:
        """Queue a message. A full queue is emptied: the client gets the state instead."""
        if self.resync and message[:11] != b'{"t":"ack",' and message[:10] != b'{"t":"no",':
            return
        if len(self.waiting) >= self.limit:
            self.waiting.clear()
            self.resync = True
            self.resyncs += 1
        else:
            self.waiting.append(message)
        self.wake.set()

    def push(self, message: bytes, frame: bytes) -> None:
        """Send a message of which the frame is made: at once if nothing is to be sent before it, else in its turn."""
        first = not (self.waiting or self.sending or self.resync or self.closed)
        if not first or self.direct is None or not self.direct(frame):
            self.send(message)

    def ask_resync(self) -> None:
        """The client has lost something and wants the state."""
        self.resync = True
        self.wake.set()

    def close(self, code: int = SILENT) -> None:
        """No more messages; a socket is closed with this code."""
        if not self.closed:
            self.closed, self.code = True, code
        self.wake.set()

    def ping_due(self, now: float, every: float) -> bool:
        """Is a ping due? Each connection has its own moment, so that a thousand do not answer at once."""
        if not self.ping_at:
            self.ping_at = now + every * random.random()
        if now < self.ping_at:
            return False
        self.ping_at = now + every
        self.ping_sent = now
        return True

    def answered(self) -> None:
        """The ping came back: how slow is this connection? The figure is the house's own, never the client's."""
        if self.ping_sent:
            took = time.monotonic() - self.ping_sent
            self.rtt = took if not self.rtt else 0.8 * self.rtt + 0.2 * took
            self.ping_sent = 0.0

    @property
    def credit(self) -> float:
        """What a move is forgiven: half the way there and back."""
        return round(self.rtt / 2, 3)


class Visitor(NamedTuple):
    """Who came by an admitted socket: the connection that serves them, and the token of the link they came with."""

    connection: Connection
    link: str


def number_in(text: str) -> int:
    """A version as a client names it; anything else is 0, the beginning.

    >>> number_in("17"), number_in("123456789x"), number_in("-1"), number_in("٣")
    (17, 0, 0, 0)
    """
    return int(text) if NUMBER.fullmatch(text) else 0


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends; the others are cancelled."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
