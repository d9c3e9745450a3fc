"""Short codes for links: read aloud across a room, typed on the first page, and the link behind them opens.

A code is made from the link's token with the house's secret, so that asking again tells the same one. Six of nineteen
signs are 47 million codes: too few to be safe by themselves. So a code lives for some hours at most, only as long as
there is something to join, and whoever types wrong ones soon waits (`attempts.py`). A right one forgives nothing but
itself, or a guesser would type the code of a table of their own between two guesses.

The store holds no code and no token: an entry is found by a keyed hash of the code, and the token in it is encrypted
with a key that is made from the code.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec
from cryptography.fernet import Fernet

from fivefold.refusals import NotFound, TooMany
from fivefold.server.people.attempts import Attempts
from fivefold.server.people.links import Link, Links
from fivefold.server.storage import Store

SIGNS: Final = "CDFGHJKMPRTVWX34679"
"""No vowels, so that no code is a word; nothing that looks or sounds like another sign: no I, L, O, 0, 1, no B and 8,
no S and 5, no Z and 2, no N beside M."""
LENGTH: Final = 6
LIFE: Final = 12 * 3600.0
"""Seconds that a code opens its link after it was last asked for."""
ROLES: Final = frozenset({("table", "seat"), ("tournament", "entry"), ("club", "member")})
"""The links that have codes: those that are given to whoever wants to join."""
EVERYBODY: Final = "codes"
PREFIX: Final = "code/"


class Code(NamedTuple):
    """A code, and until when it opens its link."""

    text: str
    until: float


class _Entry(msgspec.Struct, frozen=True):
    link: str
    until: float
    sealed: str


def plain_code(text: str) -> str:
    """A code as it was made, however it was typed.

    >>> plain_code(" krt-4m7 ")
    'KRT4M7'
    """
    return "".join(sign for sign in text.upper() if sign.isalnum())


class Codes:
    """The codes of the house that are open."""

    def __init__(self, store: Store, links: Links) -> None:
        self.store, self.links = store, links
        self.attempts = Attempts()
        self._secret = b""

    async def open(self, now: float | None = None) -> None:
        """Take the house's secret, and forget the codes that have run out."""
        now = time.time() if now is None else now
        self._secret = bytes.fromhex(await self.store.get("secret") or "")
        for key, body in (await self.store.entries(PREFIX)).items():
            if msgspec.json.decode(body, type=_Entry).until <= now:
                await self.store.delete(key)

    async def of(self, token: str, now: float | None = None) -> Code:
        """The code of a link; from now on it opens the link for some hours."""
        now = time.time() if now is None else now
        link = await self.links.find(token)
        if link is None:
            raise NotFound("This link is unknown or was revoked", code="no-such-link")
        if (link.kind, link.role) not in ROLES:
            raise NotFound("This link has no code", code="no-code-for-link")
        name, until, number = self.links.name(token), now + LIFE, 0
        while True:
            text = self._made_from(token, number)
            body = await self.store.get(self._key(text))
            there = msgspec.json.decode(body, type=_Entry) if body else None
            if there is None or there.link == name or there.until <= now:
                break
            number += 1  # another link has this code just now
        sealed = self._seal(text).encrypt(token.encode()).decode()
        await self.store.put(self._key(text), msgspec.json.encode(_Entry(name, until, sealed)).decode())
        return Code(text, until)

    async def find(
        self, typed: str, address: str, still_open: Callable[[Link], Awaitable[bool]], now: float | None = None
    ) -> str:
        """The token of the link that a code opens. A wrong code is counted for the address that it came from.

        It is counted before it is looked up: many guesses that are sent at once have not more tries than one by one.
        """
        ticks = time.monotonic() if now is None else now
        if seconds := self.attempts.wait(EVERYBODY, address, ticks):
            raise TooMany("Too many wrong codes; wait {seconds} seconds", code="too-many-codes", seconds=seconds)
        self.attempts.wrong(EVERYBODY, address, ticks)
        token = await self._token_of(plain_code(typed), still_open, time.time() if now is None else now)
        if token is None:
            raise NotFound(
                "Nobody is waiting under this code. Check it, or ask again: a code works only while a seat is free",
                code="no-such-code",
            )
        self.attempts.forgive(EVERYBODY, address)
        return token

    async def _token_of(self, text: str, still_open: Callable[[Link], Awaitable[bool]], now: float) -> str | None:
        body = await self.store.get(self._key(text)) if len(text) == LENGTH else None
        if body is None:
            return None
        entry = msgspec.json.decode(body, type=_Entry)
        token = self._seal(text).decrypt(entry.sealed).decode()
        link = await self.links.find(token)
        if entry.until > now and link is not None and await still_open(link):
            return token
        await self.store.delete(self._key(text))
        return None

    def _made_from(self, token: str, number: int) -> str:
        rest = int.from_bytes(self._keyed(f"code/{number}/{token}"))
        signs = []
        for _ in range(LENGTH):
            rest, sign = divmod(rest, len(SIGNS))
            signs.append(SIGNS[sign])
        return "".join(signs)

    def _key(self, text: str) -> str:
        return PREFIX + self._keyed(f"entry/{text}").hex()

    def _seal(self, text: str) -> Fernet:
        return Fernet(base64.urlsafe_b64encode(self._keyed(f"seal/{text}")))

    def _keyed(self, text: str) -> bytes:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
