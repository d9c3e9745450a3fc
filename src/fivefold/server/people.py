"""Who is asking. A guest is a random key in a signed cookie; an account adds a name and a password to it.

The signature is made with a secret that lies in the store, so that all workers agree and nothing is looked up for
guests. An account has an *epoch*: raising it (sign out everywhere) makes all older cookies worthless.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from fivefold.games.core import Refused
from fivefold.server.storage import Store

NAME = re.compile(r"[\w.\-]{2,30}")
SHORTEST_PASSWORD = 10
PEOPLE = "people"
"""The note to the other workers that somebody has signed out everywhere."""
TOKEN = re.compile(r"([A-Za-z0-9_-]{8,40})\.(\d{1,9})\.([0-9a-f]{64})")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks; `who` is empty for one who has never been here."""

    who: str = ""
    account: str = ""


class Account(msgspec.Struct):
    """What is kept of an account."""

    who: str
    name: str
    password: str
    epoch: int = 0


class NotYou(Refused):
    """A wrong name or password; which of the two is not said."""


class People:
    """Guests and accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._secret = b""
        self._hasher = PasswordHasher()
        self._epochs: dict[str, int] = {}
        self._nobody = ""

    async def open(self) -> None:
        """Find the house's secret, or make it."""
        await self.store.put("secret", secrets.token_hex(32), new=True)
        self._secret = bytes.fromhex(await self.store.get("secret") or "")
        accounts = [msgspec.json.decode(body, type=Account) for body in (await self.store.slips("account/")).values()]
        self._epochs = {account.who: account.epoch for account in accounts}

    def new_guest(self) -> str:
        """The token of somebody new."""
        return self.token("g-" + secrets.token_urlsafe(12))

    def token(self, who: str, epoch: int = 0) -> str:
        """A signed token for a person."""
        return f"{who}.{epoch}.{self._sign(who, epoch)}"

    def _sign(self, who: str, epoch: int) -> str:
        return hmac.new(self._secret, f"{who}.{epoch}".encode(), hashlib.sha256).hexdigest()

    def person(self, token: str) -> Person:
        """Whose token this is; a forged or outdated one is nobody's."""
        found = TOKEN.fullmatch(token)
        if not found:
            return Person()
        who, epoch, signature = found[1], int(found[2]), found[3]
        if not hmac.compare_digest(signature, self._sign(who, epoch)) or epoch < self._epochs.get(who, 0):
            return Person()
        return Person(who)

    async def register(self, name: str, password: str, who: str) -> Account:
        """Make an account out of a guest, who keeps their seats."""
        if not NAME.fullmatch(name):
            raise Refused("A name has 2 to 30 letters, digits, dots or hyphens", code="bad-account-name")
        if not SHORTEST_PASSWORD <= len(password) <= 200:
            raise Refused(
                "A password has at least {least} characters", code="password-too-short", least=SHORTEST_PASSWORD
            )
        if who in self._epochs or not who:
            who = "a-" + secrets.token_urlsafe(12)
        account = Account(who, name, await asyncio.to_thread(self._hasher.hash, password))
        if not await self.store.put(_key(name), msgspec.json.encode(account).decode(), new=True):
            raise Refused("The name {name} is taken", code="name-taken", name=name)
        self._epochs[account.who] = 0
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        """The account that a name and a password open. A name that does not exist takes as long to refuse."""
        body = await self.store.get(_key(name)) if NAME.fullmatch(name) else None
        account = msgspec.json.decode(body, type=Account) if body else None
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))
        hashed = account.password if account else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password[:200])
        except VerificationError:
            account = None
        if account is None:
            raise NotYou("The name or the password is wrong", code="not-you")
        self._epochs[account.who] = account.epoch
        return account

    async def sign_out_everywhere(self, who: str) -> None:
        """Make all tokens of an account worthless."""
        for key, body in (await self.store.slips("account/")).items():
            account = msgspec.json.decode(body, type=Account)
            if account.who == who:
                account.epoch += 1
                await self.store.put(key, msgspec.json.encode(account).decode())
                self._epochs[who] = account.epoch
                await self.store.tell(PEOPLE)


def _key(name: str) -> str:
    return f"account/{name.casefold()}"
