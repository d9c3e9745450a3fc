"""Passkeys: keys of a device that sign somebody in without a password (WebAuthn).

A challenge is kept for some minutes and used once. A passkey is found by its id, so that nobody types a name; what is
kept of it opens nothing.
"""

from __future__ import annotations

import json
import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fivefold.refusals import Forbidden, NotFound, Refused
from fivefold.server.people.account_names import account_of
from fivefold.server.people.accounts import Person, signed_in
from fivefold.server.storage import Store

MOST: Final = 20
LASTS: Final = 300.0
"""Seconds in which a challenge must be answered."""


class Passkey(msgspec.Struct):
    """What is kept of a passkey."""

    who: str
    account: str
    public_key: str
    count: int
    label: str
    created: float


class Place(NamedTuple):
    """Where the page was opened: the name of the site, and its origin."""

    host: str
    origin: str


class BadPasskey(Forbidden):
    """A passkey that is not known here, or whose answer is not right."""

    def __init__(self) -> None:
        super().__init__("This passkey does not open an account here", code="bad-passkey")


class Passkeys:
    """All passkeys of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _new_challenge(self, who: str) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._sweep()
        body = json.dumps({"who": who, "until": time.time() + LASTS})
        await self.store.put(f"challenge/{bytes_to_base64url(challenge)}", body, new=True)
        return challenge

    async def _sweep(self) -> None:
        for key, body in (await self.store.entries("challenge/")).items():
            if json.loads(body)["until"] < time.time():
                await self.store.delete(key)

    async def _use(self, credential: dict[str, Any], who: str) -> bytes:
        """The challenge that an answer names, if it was given to this person a short while ago and not used yet."""
        try:
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except (KeyError, TypeError, ValueError, WebAuthnException):
            raise BadPasskey from None
        key = f"challenge/{bytes_to_base64url(data.challenge)}"
        found = json.loads(await self.store.get(key) or "{}")
        await self.store.delete(key)
        if not found or found["who"] != who or found["until"] < time.time():
            raise BadPasskey
        return data.challenge

    async def of(self, who: str) -> dict[str, Passkey]:
        """Somebody's passkeys, by their ids."""
        ids = [key.rsplit("/", 1)[1] for key in await self.store.entries(f"passkeys-of/{who}/")]
        found = {id: await self.store.get(f"passkey/{id}") for id in ids}
        return {id: msgspec.json.decode(body, type=Passkey) for id, body in found.items() if body}

    async def offer(self, person: Person, place: Place) -> str:
        """What the browser needs to make a new passkey, as JSON."""
        name, there = signed_in(person), await self.of(person.who)
        if len(there) >= MOST:
            raise Refused("An account has at most {most} passkeys", code="too-many-passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=place.host,
            rp_name="Fivefold",
            user_id=person.who.encode(),
            user_name=name,
            challenge=await self._new_challenge(person.who),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in there],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return webauthn.options_to_json(options)

    async def add(self, person: Person, credential: dict[str, Any], label: str, place: Place) -> None:
        """Keep a new passkey."""
        account = signed_in(person)
        challenge = await self._use(credential, person.who)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise BadPasskey from None
        id = bytes_to_base64url(made.credential_id)
        key = bytes_to_base64url(made.credential_public_key)
        kept = Passkey(person.who, account, key, made.sign_count, label, time.time())
        entries = {f"passkey/{id}": msgspec.json.encode(kept).decode(), f"passkeys-of/{person.who}/{id}": ""}
        if not await self.store.put_new(entries):
            raise BadPasskey

    async def ask(self, place: Place) -> str:
        """What the browser needs to sign in by a passkey, as JSON."""
        options = webauthn.generate_authentication_options(rp_id=place.host, challenge=await self._new_challenge(""))
        return webauthn.options_to_json(options)

    async def account_by(self, credential: dict[str, Any], place: Place) -> str:
        """The name of the account that a passkey opens."""
        challenge = await self._use(credential, "")
        id = credential.get("id")
        body = await self.store.get(f"passkey/{id}") if isinstance(id, str) else None
        if not body:
            raise BadPasskey
        kept = msgspec.json.decode(body, type=Passkey)
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(kept.public_key),
                credential_current_sign_count=kept.count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise BadPasskey from None
        kept.count = shown.new_sign_count
        await self.store.put(f"passkey/{id}", msgspec.json.encode(kept).decode())
        return await account_of(self.store, kept.who)

    async def remove(self, who: str, id: str) -> None:
        """Make a passkey worthless."""
        if id not in await self.of(who):
            raise NotFound("There is no such passkey", code="no-such-passkey")
        await self.store.delete(f"passkey/{id}")
        await self.store.delete(f"passkeys-of/{who}/{id}")

    async def forget(self, who: str) -> None:
        """Remove all of somebody's."""
        for id in await self.of(who):
            await self.remove(who, id)
