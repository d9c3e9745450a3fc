"""Where players are reached: their e-mail address, their devices, their secret feed.

These are personal and can be deleted, so they are entries beside the streams and no facts.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, Literal

import msgspec

from fivefold.refusals import NotFound, Refused
from fivefold.server.slow.wishes import Channel
from fivefold.server.storage import Store

ADDRESS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
DAY: Final = 86400.0
CONFIRMED_WITHIN: Final = 2 * DAY
MOST_DEVICES: Final = 10
MOST_BOUNCES: Final = 3
"""How often in a row an address may be refused by its own server before nothing is sent to it any more."""
WHO: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")

Purpose = Literal["confirm", "stop", "feed"]


class Mailbox(msgspec.Struct, frozen=True):
    """An e-mail address; nothing but the request to confirm it is sent before it is confirmed."""

    address: str
    confirmed: bool = False
    bounces: int = 0
    serial: str = ""


class Device(msgspec.Struct, frozen=True):
    """A browser that takes notifications, as its push service knows it."""

    endpoint: str
    p256dh: str
    auth: str
    agent: str = ""
    since: float = 0.0


class Addresses:
    """The addresses of all players."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._secret = b""

    async def open(self) -> None:
        """Find the secret with which links in letters and feeds are signed, or make it."""
        await self.store.put("slow-secret", secrets.token_hex(32), new=True)
        self._secret = bytes.fromhex(await self.store.get("slow-secret") or "")

    async def mailbox(self, who: str) -> Mailbox | None:
        """The e-mail address of a player."""
        body = await self.store.get(f"mail/{who}")
        return msgspec.json.decode(body, type=Mailbox) if body else None

    async def set_mailbox(self, who: str, mailbox: Mailbox | None) -> None:
        """Keep an address, or none."""
        if mailbox is None:
            await self.store.delete(f"mail/{who}")
        else:
            await self.store.put(f"mail/{who}", msgspec.json.encode(mailbox).decode())

    async def devices(self, who: str) -> dict[str, Device]:
        """The devices of a player by their names."""
        found = await self.store.entries(f"push/{who}/")
        return {key.rsplit("/", 1)[1]: msgspec.json.decode(body, type=Device) for key, body in found.items()}

    async def add_device(self, who: str, device: Device) -> str:
        """Keep a device; the answer is its name. One that is known already is kept anew."""
        known = await self.devices(who)
        name = device_name(device.endpoint)
        if name not in known and len(known) >= MOST_DEVICES:
            oldest = min(known, key=lambda one: known[one].since)
            await self.drop_device(who, oldest)
        await self.store.put(f"push/{who}/{name}", msgspec.json.encode(device).decode())
        return name

    async def drop_device(self, who: str, name: str) -> None:
        """Forget a device."""
        await self.store.delete(f"push/{who}/{name}")

    async def feed(self, who: str, *, renew: bool = False) -> str:
        """The token of a player's secret feed; renewed, the old one opens nothing."""
        if renew:
            await self.store.put(f"feed/{who}", secrets.token_urlsafe(9))
        else:
            await self.store.put(f"feed/{who}", secrets.token_urlsafe(9), new=True)
        return self.sign("feed", who, await self.store.get(f"feed/{who}") or "")

    async def forget(self, who: str) -> None:
        """Forget everything by which a player was reached."""
        for name in await self.devices(who):
            await self.drop_device(who, name)
        for kind in ("mail", "feed"):
            await self.store.delete(f"{kind}/{who}")

    async def take_over(self, guest: str, who: str) -> set[Channel]:
        """What reached a guest reaches their account, whose own address stays; the answer is what was taken."""
        mailbox, taken = await self.mailbox(guest), set[Channel]()
        if mailbox is not None and mailbox.confirmed and await self.mailbox(who) is None:
            await self.set_mailbox(who, mailbox)
            taken.add("mail")
        for device in (await self.devices(guest)).values():
            await self.add_device(who, device)
            taken.add("push")
        return taken

    def sign(self, purpose: Purpose, who: str, about: str) -> str:
        """A token for one purpose, about an address or a serial number that can change."""
        text = f"{purpose}\0{who}\0{about}".encode()
        return f"{who}.{hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:40]}"

    async def opens(self, purpose: Purpose, token: str) -> str:
        """Whose token this is, or a refusal."""
        who = token.partition(".")[0]
        if WHO.fullmatch(who):
            mailbox = await self.mailbox(who) if purpose != "feed" else None
            about = {
                "confirm": f"{mailbox.address}\0{mailbox.serial}" if mailbox else "",
                "stop": mailbox.address if mailbox else "",
                "feed": await self.store.get(f"feed/{who}") or "" if purpose == "feed" else "",
            }[purpose]
            if about and hmac.compare_digest(token.encode(), self.sign(purpose, who, about).encode()):
                return who
        raise NotFound("This link is unknown or was revoked", code="no-such-link")


def checked_address(text: str) -> str:
    """An e-mail address, or a refusal."""
    text = text.strip()
    if len(text) > 200 or not ADDRESS.fullmatch(text) or ".." in text:
        raise Refused("{address} is no e-mail address", code="bad-address", address=repr(text[:60]))
    return text


def device_name(endpoint: str) -> str:
    """The name of a device in lists and addresses.

    >>> device_name("https://push.example/1")
    '5ba15fff965f44af'
    """
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]
