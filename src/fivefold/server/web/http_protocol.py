"""HTTP connections that cannot be held open by a client that sends its request slowly, or opens too many.

Uvicorn waits for ever for the rest of a request. Here a request must be whole within `REQUEST_SECONDS`, and a body may
take longer only while it arrives at `SLOWEST` bytes a second.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fivefold.server.web.rate_limit import network

REQUEST_SECONDS: Final = 10.0
SLOWEST: Final = 10_000
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ConnectionLimits(NamedTuple):
    """How many connections one address and all together may have; `proxies` may have any number."""

    each: int = 6000
    all: int = 10_000
    proxies: tuple[str, ...] = ()
    seconds: float = REQUEST_SECONDS


class BoundedProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with a deadline for each request and a limit on connections."""

    limits: ClassVar[ConnectionLimits] = ConnectionLimits()
    open: ClassVar[dict[str, int]] = {}

    _deadline: asyncio.TimerHandle | None = None
    _address = ""
    _began = 0.0
    _received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is closed."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._address = network(peer)
        count = self.open[self._address] = self.open.get(self._address, 0) + 1
        counted = peer not in self.limits.proxies and count > self.limits.each
        if counted or len(self.connections) > self.limits.all:
            transport.write(TOO_MANY)
            transport.close()
            return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request; the first part of the next one starts its time."""
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect_request(len(data))
        else:
            self._received += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request that came together with the one before it has its own time."""
        if self._deadline is None:
            self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has limits of its own."""
        self._stop_waiting()
        self._uncount()
        super().handle_websocket_upgrade()

    def _expect_request(self, received: int = 0) -> None:
        self._began, self._received = self.loop.time(), received
        self._deadline = self.loop.call_later(self.limits.seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        allowed = self.limits.seconds + self._received / SLOWEST
        left = self._began + allowed - self.loop.time()
        if left > 0 and self.cycle is not None and not self.cycle.response_complete:
            self._deadline = self.loop.call_later(left, self._too_slow)
        elif not self.transport.is_closing():
            answering = self.cycle is not None and not self.cycle.response_complete
            if self._received and not answering:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _uncount(self) -> None:
        left = self.open.get(self._address, 0) - 1
        if left > 0:
            self.open[self._address] = left
        else:
            self.open.pop(self._address, None)
