"""Answers are compressed in a thread: two megabytes would otherwise stop every game for a tenth of a second."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST: Final = 2000
LEVEL: Final = 5
PARTIAL: Final = 206
ENCODED: Final = ("image/", "font/", "audio/", "video/", "application/pdf", "application/zip")
"""What is compressed already; `image/svg+xml` is text all the same."""


class Compression:
    """Middleware that packs whole answers by gzip for those who accept it. Streams pass as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, packed if it is worth it."""
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        held: Message | None = None

        async def packed(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start":
                held = message
                return
            if held is not None:
                start, held = held, None
                body = message.get("body", b"")
                headers = MutableHeaders(scope=start)
                part = start["status"] == PARTIAL  # its bytes are counted in the whole answer, which was not packed
                if not message.get("more_body", False) and not part and _worth_it(headers, body):
                    body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.add_vary_header("accept-encoding")
                    message = {**message, "body": body}
                await send(start)
            await send(message)

        await self.app(scope, receive, packed)


def _worth_it(headers: MutableHeaders, body: bytes) -> bool:
    kind = headers.get("content-type", "")
    coded = kind.startswith(ENCODED) and not kind.startswith("image/svg")
    return len(body) >= SMALLEST and "content-encoding" not in headers and not coded
