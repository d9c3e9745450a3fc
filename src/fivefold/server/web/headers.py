"""The security headers of every answer: what a page of ours may load, and that no other site may frame it."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
HSTS: Final = "max-age=31536000"
PLAIN_HOST: Final = re.compile(r"[A-Za-z0-9._:\[\]-]{1,260}")
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def security_headers(connection: HTTPConnection, page: Path | None = None) -> dict[str, str]:
    """The headers of an answer; `page` is the HTML file that it holds, whose own style is allowed."""
    secure = connection.url.scheme == "https"
    headers = {"content-security-policy": content_policy(connection, page), **HEADERS}
    return {**headers, "strict-transport-security": HSTS} if secure else headers


def content_policy(connection: HTTPConnection, page: Path | None = None) -> str:
    """The Content-Security-Policy: only what this house sends, and sockets to this house alone.

    Svelte sets style attributes; inline style elements are allowed only by their hash.
    """
    host = connection.headers.get("host", "")
    scheme = "wss" if connection.url.scheme in ("https", "wss") else "ws"
    sockets = f" {scheme}://{host}" if PLAIN_HOST.fullmatch(host) else ""
    styles = "".join(f" '{found}'" for found in _style_hashes(page, page.stat().st_mtime_ns)) if page else ""
    return (
        "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; "
        f"style-src 'self'{styles}; style-src-attr 'unsafe-inline'; connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'"
    )


@lru_cache(maxsize=8)
def _style_hashes(page: Path, _changed: int) -> tuple[str, ...]:
    text = page.read_text(encoding="utf-8")
    digests = (hashlib.sha256(style.encode()).digest() for style in STYLE.findall(text))
    return tuple(f"sha256-{base64.b64encode(digest).decode()}" for digest in digests)
