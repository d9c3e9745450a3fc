"""The house signs the head of a log: a key pair (Ed25519) that is made once and kept in the store.

The private key is in the entry `signing-key` and never leaves the store, except in backups of it.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from fivefold.server.storage import Store
from fivefold.tournaments.errors import BadLog
from fivefold.tournaments.head import Signed, base64_text, check_head, fingerprint, plain_bytes, signed_message
from fivefold.tournaments.log import Log

SLIP = "signing-key"


class SigningKey:
    """A house's key pair; only its public half can be read."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = base64_text(private.public_key().public_bytes_raw())
        """The public key, as in `Signed.key`."""

    def __repr__(self) -> str:
        return f"SigningKey({self.fingerprint})"

    @property
    def fingerprint(self) -> str:
        """The public key in short."""
        return fingerprint(self.public)

    def sign(self, tournament: str, version: int, digest: str) -> str:
        """The signature under the head of a log, as base64."""
        return base64_text(self._private.sign(signed_message(tournament, version, digest)))

    def signed(self, tournament: str, log: Log) -> Signed:
        """A log's head as it is now, signed."""
        signature = self.sign(tournament, log.version, log.digest)
        return Signed(tournament, log.version, log.digest, signature, self.public)


async def house_key(store: Store) -> SigningKey:
    """The key of a house; the first one to ask makes it."""
    kept = await store.get(SLIP)
    if not kept:
        made = base64_text(Ed25519PrivateKey.generate().private_bytes_raw())
        # Of two workers that ask at once only the first keeps its key, so it is read again.
        await store.put(SLIP, made, new=True)
        kept = await store.get(SLIP) or made
    return SigningKey(Ed25519PrivateKey.from_private_bytes(plain_bytes(kept)))


def check_signature(log: Log, signed: Signed, key: str) -> None:
    """Refuse a log that is not the signed one, or a signature that is not of the house with this key.

    `key` is the public key or its fingerprint, as it is printed.
    """
    wanted = "".join(key.split())
    if wanted not in (signed.key, signed.fingerprint.replace(" ", "")):
        raise BadLog(
            "The signature is of the key {found}, not of {wanted}",
            code="other-key",
            found=signed.fingerprint,
            wanted=key[:60],
        )
    try:
        public = Ed25519PublicKey.from_public_bytes(plain_bytes(signed.key))
        public.verify(plain_bytes(signed.signature), signed.message)
    except (InvalidSignature, ValueError):
        raise BadLog("The signature is false", code="false-signature") from None
    check_head(log, signed)
