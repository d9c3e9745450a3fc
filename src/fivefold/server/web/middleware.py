"""The outermost middleware: host, origin, rate, size, security headers, log and metrics, around every answer."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from fivefold.server.operations.metrics import Metrics
from fivefold.server.web.headers import security_headers
from fivefold.server.web.rate_limit import network
from fivefold.server.web.security import Security

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 250_000
LARGEST_LIST: Final = 2_000_000
LISTS: Final = re.compile(r"/api/(records|tournaments/(open|verify|[^/]+/(entries|entries/read|facts/together)))")
"""Where whole logs, records and lists of people are sent."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LINK_PATH: Final = re.compile(r"(/(?:api/(?:links|feeds|mail/stop)|j)/)[^/]+")
QUOTAS: Final = (
    ("tournaments", re.compile(r"/api/(tournaments(/open)?|circuits)")),
    ("links", re.compile(r"/api/(tables|tournaments)/[^/]+/links")),
    ("tables", re.compile(r"/api/(tables|lobby/seeks(/[^/]+/join)?)")),
    ("clubs", re.compile(r"/api/clubs")),
    ("reports", re.compile(r"/api/moderation/reports")),
)
"""What an address may create only at a limited rate, and the path that creates it."""

log = structlog.get_logger()


def without_tokens(path: str) -> str:
    """A path as it may be logged.

    >>> without_tokens("/api/links/x8Yabcdefghijklmnopq/qr")
    '/api/links/…/qr'
    >>> without_tokens("/api/feeds/g-x8Y.abc/games.ics")
    '/api/feeds/…/games.ics'
    """
    return LINK_PATH.sub(r"\1…", path)


class SecurityMiddleware:
    """Refuse requests that may not come in, and add the security headers to every answer."""

    def __init__(self, app: ASGIApp, security: Security, metrics: Metrics) -> None:
        self.app, self.security, self.metrics = app, security, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; sockets are checked by `api/admission.py`."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        connection = HTTPConnection(scope)
        address = network(connection.client.host if connection.client else "")
        answer = _Answer(connection, send)
        began = time.perf_counter()
        try:
            refusal = self._refusal(scope["method"], connection, address)
            if refusal is not None:
                await refusal(scope, receive, answer.send)
                return
            streamed = scope["path"].startswith("/api/stream")
            with self.security.in_flight.of("" if streamed else address) as taken:
                if taken:
                    await self.app(scope, _limited(receive, largest_body(scope["path"])), answer.send)
                else:
                    busy = _no(429, "too-fast", "Too many requests at once; wait a moment.", {"retry-after": "1"})
                    await busy(scope, receive, answer.send)
        except Exception:
            if not answer.complete:  # the client would wait for the rest
                raise
        finally:
            self.metrics.requests.labels(str(answer.status)).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            path = without_tokens(scope["path"])
            log.debug("request", method=scope["method"], path=path, status=answer.status, ms=took)

    def _refusal(self, method: str, connection: HTTPConnection, address: str) -> JSONResponse | None:
        headers = connection.headers
        if not self.security.requests.take(address):
            return _no(429, "too-fast", "Too many requests; wait a moment.", {"retry-after": "1"})
        if not self.security.host_allowed(connection):
            return _no(421, "other-host", "This house does not answer to that name (--allow-host, --link).")
        if method not in SAFE and not self.security.origin_allowed(headers):
            return _no(403, "other-origin", "This page may not ask that.")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:20]) > largest_body(connection.scope["path"]):
            return _no(413, "too-large", "This is too much at once.")
        if method == "POST":
            for kind, path in QUOTAS:
                if path.fullmatch(connection.scope["path"]) and not self.security.quotas[kind].take(address):
                    return _no(429, "too-many-opened", "Too much came from your address; wait a while.")
        return None


class _Answer:
    """What is answered: it gets the house's headers and, where there is one, a cookie."""

    def __init__(self, connection: HTTPConnection, send: Send) -> None:
        self.connection, self._send = connection, send
        self.status, self.complete = 500, False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in security_headers(self.connection).items():
                headers.setdefault(name, value)
            path = self.connection.scope["path"]
            if path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
            if cookie := self.connection.scope["state"].get("cookie"):
                headers.append("set-cookie", cookie)
        self.complete = message["type"] == "http.response.body" and not message.get("more_body", False)
        await self._send(message)


class _TooLarge(HTTPException):
    pass


def largest_body(path: str) -> int:
    """How many bytes may be sent to a path.

    >>> largest_body("/api/tables"), largest_body("/api/tournaments/verify")
    (250000, 2000000)
    """
    return LARGEST_LIST if LISTS.fullmatch(path) else LARGEST_BODY


def _limited(receive: Receive, largest: int) -> Receive:
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > largest:
            raise _TooLarge(413)
        return message

    return limited


def _no(status: int, code: str, sentence: str, headers: dict[str, Any] | None = None) -> JSONResponse:
    return JSONResponse({"code": code, "sentence": sentence, "rule": "", "facts": {}}, status, headers)
