"""Security: which host a request names, which page it comes from, which token it carries, how often it may come."""

from __future__ import annotations

import hmac
import ipaddress
import re
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from fivefold.server.settings import Settings
from fivefold.server.web.rate_limit import Buckets, InFlight

COOKIE: Final = "fivefold"
YEAR: Final = 365 * 86400
HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?P<port>:\d{1,5})?")
HOUR: Final = 3600.0
DAY: Final = 86400.0
LETTERS: Final = 5
"""How many letters may be asked for in a day: to one address, by one person, and from one network."""
CHANGES: Final = 60
"""How often somebody may change vacations, addresses and wishes in an hour."""
BURST: Final = 10
"""Seconds' worth of requests that one address may send at once: a hall full of phones may stand behind it."""


class Security:
    """Which requests are served, and how many."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(settings.requests_per_second, BURST * settings.requests_per_second)
        self.guests = Buckets(settings.guests_per_minute / 60, BURST * settings.guests_per_minute)
        self.passwords = Buckets(settings.passwords_per_minute / 60, settings.passwords_per_minute)
        self.changes = Buckets(CHANGES / HOUR, CHANGES)
        self.letters = Buckets(LETTERS / DAY, LETTERS)
        self.quotas = {
            kind: Buckets(limit / HOUR, limit)
            for kind, limit in (
                ("tournaments", settings.tournaments_per_hour),
                ("links", settings.links_per_hour),
                ("tables", settings.tables_per_hour),
                ("clubs", settings.clubs_per_hour),
                ("reports", settings.reports_per_hour),
            )
        }
        self.in_flight = InFlight(settings.requests_at_once)
        link = urlsplit(settings.link)
        self._origins = {*settings.origins, f"{link.scheme}://{link.netloc}"}
        self._hosts = {name.lower() for name in (*settings.hosts, link.hostname or "") if name}

    def host_allowed(self, connection: HTTPConnection) -> bool:
        """A request names this house: a loopback name, the address that it came in by, or a name that was allowed.

        So a page of another site whose name was made to point here (DNS rebinding) is not served.
        """
        found = HOST.fullmatch(connection.headers.get("host", ""))
        if found is None:
            return False
        name = found["name"].strip("[]").lower()
        server = (connection.scope.get("server") or ("", None))[0]
        return name == "localhost" or name in self._hosts or _same_address(name, server)

    def origin_allowed(self, headers: Mapping[str, str]) -> bool:
        """A browser names the page that asks: it must be one of ours. Programs name none."""
        origin = headers.get("origin", "")
        if not origin:
            return headers.get("sec-fetch-site", "") not in ("cross-site", "same-site")
        if origin in self._origins:
            return True
        page = urlsplit(origin)
        return bool(page.hostname) and page.netloc == headers.get("host", "")

    def token_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
        """The token that a request carries: a program's in its header, a browser's in its cookie."""
        authorization = headers.get("authorization", "")
        if authorization.lower().startswith("bearer "):
            return authorization[7:].strip()
        return cookies.get(COOKIE, "")

    def may_measure(self, connection: HTTPConnection) -> bool:
        """The metrics are for this machine, or for who has their token. What a proxy passes on is not this machine."""
        wanted = self.settings.metrics_token
        given = self.token_of(connection.headers, {})
        if wanted and hmac.compare_digest(given.encode(), wanted.encode()):
            return True
        passed_on = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
        return not passed_on and _is_loopback(connection.client.host if connection.client else "")


def _same_address(name: str, server: str) -> bool:
    return name == server.removeprefix("::ffff:").lower() or _is_loopback(name)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def set_cookie(connection: HTTPConnection, token: str) -> None:
    """Give a browser its token with whatever is answered; an empty one takes it away."""
    connection.state.cookie = cookie_for(token, secure=connection.url.scheme == "https")


def cookie_for(token: str, *, secure: bool) -> str:
    """The Set-Cookie header for a token: not for scripts, not for other sites."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = token
    morsel = cookie[COOKIE]
    morsel["path"], morsel["max-age"], morsel["samesite"] = "/", str(YEAR if token else 0), "Lax"
    flags = "; HttpOnly; Secure" if secure else "; HttpOnly"
    return morsel.OutputString() + flags
