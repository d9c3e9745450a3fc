"""The door: where a request comes from, which cookie it carries, how fast it may knock, what every answer wears."""

from __future__ import annotations

import time
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from fivefold.server.limits import Buckets
from fivefold.server.metrics import Metrics
from fivefold.server.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "fivefold"
YEAR = 365 * 86400
LARGEST_BODY = 2_000_000
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}

log = structlog.get_logger()


class Door:
    """Who may come in, and how."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.knocks = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute)

    def origin_allowed(self, headers: Mapping[str, str], host: str, port: int | None) -> bool:
        """A browser names the page that asks: it must be one of ours. Programs name none."""
        origin = headers.get("origin", "")
        if not origin or origin in self.settings.origins:
            return True
        page = urlsplit(origin)
        return bool(page.hostname) and (page.netloc == headers.get("host", ""))

    def token_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
        """The token that a request carries: a program's in its header, a browser's in its cookie."""
        authorization = headers.get("authorization", "")
        if authorization.lower().startswith("bearer "):
            return authorization[7:].strip()
        return cookies.get(COOKIE, "")


def cookie_for(token: str, *, secure: bool) -> str:
    """The Set-Cookie header for a token: not for scripts, not for other sites."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = token
    crumb = cookie[COOKIE]
    crumb["path"], crumb["max-age"], crumb["samesite"] = "/", str(YEAR if token else 0), "Lax"
    flags = "; HttpOnly; Secure" if secure else "; HttpOnly"
    return crumb.OutputString() + flags


class Doorkeeper:
    """Middleware around everything: origin, rate, size, headers, log, metrics."""

    def __init__(self, app: ASGIApp, door: Door, metrics: Metrics) -> None:
        self.app, self.door, self.metrics = app, door, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, answered = time.perf_counter(), 500

        async def dressed(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        connection = HTTPConnection(scope)
        refusal = self._refusal(scope["method"], connection.headers, connection)
        try:
            if refusal is not None:
                await refusal(scope, receive, dressed)
            else:
                await self.app(scope, _limited(receive), dressed)
        finally:
            self.metrics.requests.labels(str(answered)).inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            log.debug("request", method=scope["method"], path=scope["path"], status=answered, ms=took)

    def _refusal(self, method: str, headers: Headers, connection: HTTPConnection) -> JSONResponse | None:
        address = connection.client.host if connection.client else ""
        if not self.door.knocks.take(address):
            return _no(429, "too-fast", "Too many requests; wait a moment.", {"retry-after": "1"})
        if method not in SAFE and not self.door.origin_allowed(headers, "", None):
            return _no(403, "other-origin", "This page may not ask that.")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return _no(413, "too-large", "This is too much at once.")
        return None


class _TooLarge(HTTPException):
    pass


def _limited(receive: Receive) -> Receive:
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise _TooLarge(413)
        return message

    return limited


def _no(status: int, code: str, sentence: str, headers: dict[str, Any] | None = None) -> JSONResponse:
    return JSONResponse({"code": code, "sentence": sentence, "rule": "", "facts": {}}, status, headers)
