"""Which passwords an account may have, and their hashes.

Length counts, composition does not: a password has 8 to 200 characters (after NFC) and is none of those that are tried
first. Hashes are made in threads, a few at a time: each takes 64 MB and a good part of a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import sys
import threading
import unicodedata
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from fivefold.games.core import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
MOST_WAITING: Final = 40
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


NICE: Final = 15
T = TypeVar("T")


class Hasher:
    """Argon2 in threads of low priority, a few at once; when too many wait, more are refused.

    Each hash takes four threads and a tenth of a second: at the usual priority a flood of them would slow every game.
    """

    def __init__(self) -> None:
        self._argon2 = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", initializer=_lower_priority)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._of_nobody = ""

    async def hash(self, password: str) -> str:
        """The hash that is kept."""
        async with self._slot():
            return await self._in_thread(self._argon2.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        """Does the password belong to the hash? Without a hash it takes as long to say no."""
        if not hashed and not self._of_nobody:
            self._of_nobody = await self.hash(secrets.token_hex(8))
        async with self._slot():
            return await self._in_thread(self._verify, hashed or self._of_nobody, password)

    async def _in_thread(self, task: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, task, *args)

    def _verify(self, hashed: str, password: str) -> bool:
        """Hashes of older accounts were made without NFC, so the password as it was typed is tried too."""
        for text in dict.fromkeys((unicodedata.normalize("NFC", password), password)):
            with contextlib.suppress(VerificationError, UnicodeEncodeError):
                return self._argon2.verify(hashed, text[:LONGEST])
        return False

    @contextlib.asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
        if self._waiting >= MOST_WAITING:
            raise Refused("Too many are signing in; try again in a moment", code="sign-in-busy")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1


def _lower_priority() -> None:
    """Of this thread and of those that it starts; elsewhere than on Linux priority is a matter of whole processes."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
