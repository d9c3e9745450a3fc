"""The head of a log: its last fact's number and digest, and what a house signs about it.

The chain inside a log shows only that it fits together. Whoever holds a digest or a signature from outside (a printed
standing, a page that was saved) can tell that the log still holds everything that it held then, unchanged.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from dataclasses import dataclass

from fivefold.tournaments.errors import BadLog
from fivefold.tournaments.log import Log

SHORTEST = 12
"""Characters of a digest that papers print, and the fewest that are compared."""
SIGNED = re.compile(
    r"fivefold-log:1:([A-Za-z0-9_-]{1,64}):([0-9]{1,9}):([0-9a-f]{64}):([A-Za-z0-9_-]{86}):([A-Za-z0-9_-]{43})"
)


@dataclass(frozen=True, slots=True)
class Signed:
    """A house's signature (Ed25519, base64) under the head of a tournament's log, and the house's public key."""

    tournament: str
    version: int
    digest: str
    signature: str
    key: str

    @property
    def message(self) -> bytes:
        """What is signed."""
        return signed_message(self.tournament, self.version, self.digest)

    @property
    def text(self) -> str:
        """Everything in one line, as in the code on a paper."""
        return f"{self.message.decode()}:{self.signature}:{self.key}"

    @property
    def fingerprint(self) -> str:
        """The public key, short enough to be compared by eye."""
        return fingerprint(self.key)


def signed_message(tournament: str, version: int, digest: str) -> bytes:
    """What a house signs: which tournament, how many facts, and their digest.

    >>> signed_message("x8Y", 3, "ab12")
    b'fivefold-log:1:x8Y:3:ab12'
    """
    return f"fivefold-log:1:{tournament}:{version}:{digest}".encode()


def fingerprint(key: str) -> str:
    """Sixteen characters of the hash of a public key, in fours.

    >>> fingerprint("A" * 43)
    '6668 7aad f862 bd77'
    """
    found = hashlib.sha256(plain_bytes(key)).hexdigest()
    return " ".join(found[at : at + 4] for at in (0, 4, 8, 12))


def base64_text(raw: bytes) -> str:
    """Bytes as a text that fits into an address, without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def plain_bytes(text: str) -> bytes:
    """The bytes of such a text."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadLog("This is no signature of a log", code="no-signature") from None


def read_signed(text: str) -> Signed:
    """A signature in one line.

    >>> read_signed("hello")
    Traceback (most recent call last):
    fivefold.tournaments.errors.BadLog: This is no signature of a log.
    """
    found = SIGNED.fullmatch(text.strip())
    if found is None:
        raise BadLog("This is no signature of a log", code="no-signature")
    tournament, version, digest, signature, key = found.groups()
    return Signed(tournament, int(version), digest, signature, key)


def check_digest(log: Log, digest: str) -> int:
    """The number of the fact that has a digest, as printed or in full; a log without it is not the one meant."""
    wanted = "".join(digest.split()).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{SHORTEST},64}}", wanted):
        raise BadLog("A digest has {least} to 64 characters, 0-9 and a-f", code="no-digest", least=SHORTEST)
    for fact in reversed(log.facts):
        if fact.digest.startswith(wanted):
            return fact.number
    raise BadLog(
        "No fact of this log has the digest {digest}: it was altered, cut off, or is another log",
        code="other-digest",
        digest=wanted[:SHORTEST],
    )


def check_head(log: Log, signed: Signed) -> None:
    """Refuse a log that does not hold, unchanged, all facts that were signed. (Who signed is asked elsewhere.)"""
    if log.version < signed.version:
        raise BadLog(
            "{version} facts were signed, and this log has {count}: its end was cut off",
            code="log-cut",
            version=signed.version,
            count=log.version,
        )
    if signed.version < 1 or log.facts[signed.version - 1].digest != signed.digest:
        raise BadLog(
            "Fact {version} or one before it is not the one that was signed", code="log-altered", version=signed.version
        )
