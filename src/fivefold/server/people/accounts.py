"""Who is asking. A guest is a random key; an account adds a name and a password to it. Each is known by a session.

Older houses signed the cookies of guests instead of keeping sessions. Such a cookie still opens a guest's seats and is
exchanged for a session at the next request; once that session has been used, or the guest has registered or signed
out, the signed cookie is worthless. Signed cookies of accounts are worthless at once: their owners sign in again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from fivefold.names import skeleton
from fivefold.refusals import Forbidden
from fivefold.server.people.account_names import (
    NAME,
    account_key,
    account_name,
    account_of,
    by_key,
    former_key,
    look_key,
    name_taken,
)
from fivefold.server.people.attempts import Attempts
from fivefold.server.people.passwords import Hasher, check_password
from fivefold.server.people.sessions import ROOM, Found, Sessions
from fivefold.server.storage import Store
from fivefold.server.web.connections import Connections

WAS: Final = "was"
SIGNED: Final = re.compile(r"(?P<who>[A-Za-z0-9_-]{8,40})\.(?P<epoch>\d{1,9})\.(?P<signature>[0-9a-f]{64})")
EXCHANGED_FOR: Final = 60.0
"""Seconds in which other requests of the same page may still come with the signed cookie."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks; `who` is empty for one who has never been here, `account` for a guest.

    `session` is the key of their session, `signed` a signed token of an older house that they came with.
    """

    who: str = ""
    account: str = ""
    session: str = ""
    signed: str = ""


class Account(msgspec.Struct):
    """What is kept of an account."""

    who: str
    name: str
    password: str
    created: float = 0.0
    closed: bool = False
    """Do others see the ratings only?"""
    given: str | None = None
    """Why a moderator has given the account its name, if one has."""


class NotYou(Forbidden):
    """A wrong name or password; which of the two is not said."""

    def __init__(self) -> None:
        super().__init__("The name or the password is wrong", code="not-you")


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, hasher: Hasher, connections: Connections | None = None) -> None:
        self.store = store
        self.sessions = Sessions(store, Connections() if connections is None else connections)
        self.attempts = Attempts()
        self._hasher = hasher
        self._secret = b""
        self._exchanged: OrderedDict[str, tuple[float, str]] = OrderedDict()

    async def open(self) -> None:
        """Find the house's secret, or make it; end the signed cookies that older houses gave to accounts."""
        self.sessions.forget()
        self._exchanged.clear()
        await self.store.put("secret", secrets.token_hex(32), new=True)
        self._secret = bytes.fromhex(await self.store.get("secret") or "")
        if await self.store.get("accounts-have-sessions") is None:
            for body in (await self.store.entries("account/")).values():
                account = msgspec.json.decode(body, type=Account)
                await self._end_signed(account.who)
                await self.store.put(look_key(account.name), account_key(account.name), new=True)
            await self.store.put("accounts-have-sessions", "yes")
        if await self.store.get("accounts-by-key") is None:
            for body in (await self.store.entries("account/")).values():
                account = msgspec.json.decode(body, type=Account)
                await self.store.put(by_key(account.who), account.name)
            await self.store.put("accounts-by-key", "yes")

    async def keys_of(self, who: str) -> list[str]:
        """The keys under which somebody has played: their own, and those of a guest who has signed in."""
        return [who, *(key.rsplit("/", 1)[1] for key in await self.store.entries(f"{WAS}/{who}/"))]

    async def take_over(self, guest: str, account: Person) -> None:
        """What a guest has played on this device belongs to the account that they have signed in to."""
        if guest != account.who and not await account_of(self.store, guest):
            entries = {by_key(guest): account.account, f"{WAS}/{account.who}/{guest}": ""}
            await self.store.put_new(entries)

    async def find(self, name: str) -> Account | None:
        """The account of a name."""
        body = await self._at(account_key, name)
        return msgspec.json.decode(body, type=Account) if body else None

    async def _at(self, key_of: Callable[[str], str], name: str) -> str | None:
        """What is kept under a name; nothing where the name can be none."""
        can_be = NAME.fullmatch(unicodedata.normalize("NFKC", name))
        return await self.store.get(key_of(name)) if can_be else None

    def on_note(self, note: str) -> None:
        """Another worker has ended a session."""
        if note.startswith(f"{ROOM}/"):
            self.sessions.ended(note)

    async def person(self, token: str) -> Person:
        """Whose token this is; a forged, ended or outdated one is nobody's."""
        found = await self.sessions.find(token)
        if found is not None:
            if found.session.exchanged:
                await self._settle(found)
            return Person(found.who, found.session.account, found.key)
        if not SIGNED.fullmatch(token):
            return Person()
        return await self._signed_person(token)

    async def new_guest(self, agent: str = "") -> tuple[Person, str]:
        """Somebody new, and their token."""
        return await self._begin("g-" + secrets.token_urlsafe(12), "", agent)

    async def _begin(self, who: str, account: str, agent: str) -> tuple[Person, str]:
        token = await self.sessions.create(who, account, agent)
        return await self.person(token), token

    async def _settle(self, found: Found) -> None:
        """The browser has its session: the signed cookie that it had before is worthless now."""
        if await self.store.get(_signed_key(found.who)) is None:
            await self.store.put(_signed_key(found.who), "ended")
        self.sessions.settled(found)

    async def register(self, name: str, password: str, person: Person, agent: str = "") -> tuple[Person, str]:
        """Make an account out of a guest, who keeps their seats; nobody else who knew the guest's token does."""
        name = account_name(name)
        password = check_password(password, name)
        await self._refuse_taken(name)
        who = person.who if person.who and not person.account else "a-" + secrets.token_urlsafe(12)
        account = Account(who, name, await self._hasher.hash(password), time.time())
        entries = {**_written(account), by_key(who): name}
        if not await self.store.put_new(entries):  # all at once, so that a crash leaves no name without its account
            raise name_taken(name)
        await self._end_signed(who)
        await self.sessions.end_all(who)
        return await self._begin(who, name, agent)

    async def _refuse_taken(self, name: str) -> None:
        for key in (account_key(name), look_key(name), self._gone_key(name)):
            if await self.store.get(key) is not None:
                raise name_taken(name)

    async def name_of(self, who: str) -> str:
        """The name of somebody's account; empty for a guest."""
        return await account_of(self.store, who)

    async def rename(self, account: Account, name: str, why: str) -> None:
        """Give an account another name. Nobody gets the old one, which still signs its owner in: they know no other."""
        old = account.name
        await self._refuse_taken(name)
        if not await self.store.put_new(_written(msgspec.structs.replace(account, name=name, given=why))):
            raise name_taken(name)
        for key in await self.keys_of(account.who):
            await self.store.put(by_key(key), name)
        await self.store.put(self._gone_key(old), "gone")
        await self.store.put(former_key(old), account.who)
        await self.store.delete(account_key(old))
        await self.store.delete(look_key(old))
        await self.sessions.look_up_again(account.who)

    async def sign_in(self, name: str, password: str, address: str, agent: str = "") -> tuple[Person, str]:
        """A new session of the account that a name and a password open."""
        account = await self._checked(name, password, address)
        person, token = await self._begin(account.who, account.name, agent)
        body = await self.store.get(account_key(account.name))
        if not body or msgspec.json.decode(body, type=Account) != account:  # changed or deleted in the meantime
            await self.sessions.end(person.session)
            raise NotYou
        return person, token

    async def change_password(self, person: Person, old: str, new: str, address: str) -> None:
        """A new password; every other session ends."""
        account = await self._checked(signed_in(person), old, address)
        account.password = await self._hasher.hash(check_password(new, account.name))
        await self.store.put(account_key(account.name), msgspec.json.encode(account).decode())
        await self.sessions.end_all(account.who, but=person.session)

    async def check(self, person: Person, password: str, address: str) -> None:
        """Refuse who does not know the password of their account."""
        await self._checked(signed_in(person), password, address)

    async def delete(self, person: Person) -> None:
        """Delete an account; its name stays taken, so that nobody becomes somebody else."""
        account = await self.find(signed_in(person))
        if account is None:
            raise NotYou
        await self.store.put(self._gone_key(account.name), "gone")
        await self.store.delete(account_key(account.name))
        await self.store.delete(look_key(account.name))
        for key, who in (await self.store.entries(former_key())).items():
            if who == account.who:
                await self.store.delete(key)
        for key in await self.keys_of(account.who):
            await self.store.delete(by_key(key))
            await self.store.delete(f"{WAS}/{account.who}/{key}")
            await self.store.delete(_signed_key(key))
        await self.sessions.end_all(account.who)

    async def begin(self, name: str, agent: str = "") -> tuple[Person, str]:
        """A new session of an account whose owner has shown a passkey."""
        account = await self.find(name)
        if account is None:
            raise NotYou
        return await self._begin(account.who, account.name, agent)

    async def close_profile(self, person: Person, *, closed: bool) -> None:
        """Show others one's games, or only the ratings."""
        account = await self.find(signed_in(person))
        if account is not None:
            account.closed = closed
            await self.store.put(account_key(account.name), msgspec.json.encode(account).decode())

    async def sign_out(self, person: Person, *, everywhere: bool = False) -> None:
        """End a session, or all of a person's."""
        if everywhere and not person.who:
            raise Forbidden("You are not signed in", code="not-signed-in")
        if person.signed or everywhere:
            await self._end_signed(person.who)
        if everywhere:
            await self.sessions.end_all(person.who)
        elif person.session:
            await self.sessions.end(person.session)

    async def _checked(self, name: str, password: str, address: str) -> Account:
        """The account of a name, if the password is right. A name that does not exist takes as long to refuse."""
        key = account_key(name)
        self.attempts.check(key, address)
        account = await self.find(name) or await self._renamed(name)
        if not await self._hasher.verify(account.password if account else "", password) or account is None:
            self.attempts.wrong(key, address)
            raise NotYou
        self.attempts.right(key, address)
        return account

    async def _renamed(self, name: str) -> Account | None:
        """The account that had this name before it was given another."""
        who = await self._at(former_key, name)
        return await self.find(await account_of(self.store, who)) if who else None

    async def _signed_person(self, token: str) -> Person:
        """Whose signed token this is; it has neither account nor session."""
        parts = SIGNED.fullmatch(token)
        assert parts is not None
        signature = self._sign(parts["who"], int(parts["epoch"]))
        if not hmac.compare_digest(parts["signature"], signature):
            return Person()
        if (until := self._exchanged.get(token, (0.0, ""))[0]) and time.monotonic() < until:
            return Person(parts["who"], signed=token)
        ended = await self.store.get(_signed_key(parts["who"]))
        return Person() if ended else Person(parts["who"], signed=token)

    async def exchange(self, person: Person, agent: str = "") -> str:
        """A session's token for a signed one."""
        until, token = self._exchanged.get(person.signed, (0.0, ""))
        if time.monotonic() >= until:
            token = await self.sessions.create(person.who, "", agent, exchanged=True)
            self._exchanged[person.signed] = (time.monotonic() + EXCHANGED_FOR, token)
            if len(self._exchanged) > 10_000:
                self._exchanged.popitem(last=False)
        return token

    async def _end_signed(self, who: str) -> None:
        await self.store.put(_signed_key(who), "ended")
        for token in [token for token in self._exchanged if token.startswith(f"{who}.")]:
            del self._exchanged[token]

    def _sign(self, who: str, epoch: int) -> str:
        return hmac.new(self._secret, f"{who}.{epoch}".encode(), hashlib.sha256).hexdigest()

    def _gone_key(self, name: str) -> str:
        """Where it is noted that a name was deleted, without the name itself."""
        return "account-gone/" + hmac.new(self._secret, skeleton(name).encode(), hashlib.sha256).hexdigest()


def signed_in(person: Person) -> str:
    """The name of a person's account; a guest is refused."""
    if not person.account:
        raise Forbidden("You are not signed in", code="not-signed-in")
    return person.account


def _written(account: Account) -> dict[str, str]:
    """An account and its name, as they are stored."""
    key = account_key(account.name)
    return {look_key(account.name): key, key: msgspec.json.encode(account).decode()}


def _signed_key(who: str) -> str:
    return f"signed/{who}"
