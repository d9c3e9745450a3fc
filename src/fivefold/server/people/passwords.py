"""Which passwords an account may have, and their hashes.

Length counts, composition does not: a password has 8 to 200 characters (after NFC) and is none of those that are tried
first. Hashes are made in a worker process.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from fivefold.refusals import Refused
from fivefold.server.engines.pool import WorkerPool

SHORTEST: Final = 8
LONGEST: Final = 200
MOST_WAITING: Final = 40
SECONDS: Final = 30.0
MEMORY: Final = 500_000_000
ENDING: Final = re.compile(r"(\d{0,4}|(19|20)\d\d|0?1?2345\d*|1{2,}|0{2,})[!?.*#$@]{0,2}")
"""What people append to a word: up to four digits, a year, a run, and a mark or two."""
RUNS: Final = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
)
LOOKALIKES: Final = str.maketrans({"@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "$": "s", "5": "s"})


@cache
def common_words() -> frozenset[str]:
    """The words that are tried first, in small letters."""
    text = Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


def check_password(password: str, name: str) -> str:
    """The password as it is hashed (NFC), or a refusal that says what is wrong with it.

    >>> check_password("purple rowing boat", "Anna")
    'purple rowing boat'
    """
    password = unicodedata.normalize("NFC", password)
    if not _writable(password):
        raise Refused("A password is made of characters that can be typed", code="password-unwritable")
    if len(password) < SHORTEST:
        raise Refused("A password has at least {least} characters", code="password-too-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise Refused("A password has at most {most} characters", code="password-too-long", most=LONGEST)
    if not password.strip() or len(set(password)) == 1:
        raise Refused("A password is more than one character repeated", code="password-repeated")
    if _is_name(password, name):
        raise Refused("A password is not the name of its account", code="password-is-name")
    if is_common(password):
        raise Refused("This password is one of those that are tried first; choose another", code="password-common")
    return password


def _writable(password: str) -> bool:
    return not any(unicodedata.category(character) in ("Cc", "Cs") for character in password)


def _is_name(password: str, name: str) -> bool:
    plain, own = password.casefold(), name.casefold()
    if len(own) < 3:
        return False
    rest = plain.replace(own, "", 1) if own in plain else None
    return rest is not None and (ENDING.fullmatch(rest) is not None or rest in (own, own[::-1]))


def is_common(password: str) -> bool:
    """Is this one of the passwords that are tried first?

    >>> [is_common(each) for each in ("Password123!", "P@ssw0rd2024", "98765432", "abcabcabc", "purple rowing boat")]
    [True, True, True, True, False]
    """
    plain = re.sub(r"\s+", "", password.casefold())
    if _is_run(plain) or _is_run(plain[::-1]) or _repeats(plain):
        return True
    for text in (plain, plain.translate(LOOKALIKES)):
        for end in range(len(text), 2, -1):
            if text[:end] in common_words() and ENDING.fullmatch(plain[end:]):
                return True
    return False


def _is_run(text: str) -> bool:
    return any(text in run for run in RUNS)


def _repeats(text: str) -> bool:
    """A short piece over and over, as `abcabcabc` or `12121212`."""
    return any(len(text) >= 2 * n and text == (text[:n] * len(text))[: len(text)] for n in (1, 2, 3, 4))


class Hasher:
    """Argon2 in a process of its own.

    A hash takes 64 MB and four threads. In threads of this process, mapping that memory would hold up the event loop
    whenever the scheduler sets such a thread aside.
    """

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._of_nobody = ""

    async def hash(self, password: str) -> str:
        """The hash that is kept."""
        return await self._pool.ask(hash_password, password, seconds=SECONDS, tries=2)

    async def verify(self, hashed: str, password: str) -> bool:
        """Does the password belong to the hash? Without a hash it takes as long to say no."""
        if not hashed and not self._of_nobody:
            self._of_nobody = await self.hash(secrets.token_hex(8))
        return await self._pool.ask(verify_password, hashed or self._of_nobody, password, seconds=SECONDS, tries=2)


def password_pool() -> WorkerPool:
    """The pool for a `Hasher`: one process of low priority."""
    return WorkerPool("passwords", 1, nice=15, memory=MEMORY, waiting=MOST_WAITING)


def hash_password(password: str) -> str:
    """An Argon2 hash with its parameters and salt."""
    return PasswordHasher().hash(password)


def verify_password(hashed: str, password: str) -> bool:
    """Does the password belong to the hash?

    >>> verify_password(hash_password("purple rowing boat"), "purple rowing boat")
    True
    """
    for text in dict.fromkeys((unicodedata.normalize("NFC", password), password)):  # older hashes were made without NFC
        with contextlib.suppress(VerificationError, UnicodeEncodeError):
            return PasswordHasher().verify(hashed, text[:LONGEST])
    return False
