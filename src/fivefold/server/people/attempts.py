"""How often a wrong password or code may be tried, so that guessing is slow and nobody can be locked out from afar.

Wrong passwords are counted for each account and address together: ten are free, or three once the account has seen ten
wrong ones from anywhere within the hour. Each further one doubles the wait, from two seconds up to a quarter of an
hour. So a guesser gains little by using many addresses, and the owner, at an address of their own, always has three
tries. A right password clears its address.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from fivefold.refusals import TooMany

FREE: Final = 10
FREE_UNDER_ATTACK: Final = 3
FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 900.0
FORGOTTEN_AFTER: Final = 3600.0
REMEMBERED: Final = 20_000


class Attempts:
    """Wrong passwords, or wrong codes, of the last hour."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._remembered = remembered
        self._wrong: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()

    def check(self, account: str, address: str, now: float | None = None) -> None:
        """Refuse an attempt that comes too early."""
        if seconds := self.wait(account, address, time.monotonic() if now is None else now):
            raise TooMany("Too many wrong passwords; wait {seconds} seconds", code="too-many-attempts", seconds=seconds)

    def wait(self, account: str, address: str, now: float) -> int:
        """The seconds until the next attempt may come; 0 if it may come now."""
        count, last = self._count(account, address, now)
        everywhere, _ = self._count(account, "", now)
        free = FREE_UNDER_ATTACK if everywhere - count >= FREE else FREE
        if count < free:
            return 0
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(count - free, 20)) - (now - last)
        return max(1, round(wait)) if wait > 0 else 0

    def wrong(self, account: str, address: str, now: float | None = None) -> None:
        """A wrong password was tried."""
        now = time.monotonic() if now is None else now
        for key in ((account, address), (account, "")):
            count, _ = self._count(*key, now)
            self._wrong.pop(key, None)
            self._wrong[key] = (count + 1, now)
        while len(self._wrong) > self._remembered:
            self._wrong.popitem(last=False)

    def right(self, account: str, address: str) -> None:
        """The right password was given."""
        self._wrong.pop((account, address), None)

    def forgive(self, account: str, address: str) -> None:
        """What was counted last was not wrong; what was wrong before it stays counted."""
        for key in ((account, address), (account, "")):
            count, last = self._wrong.get(key, (0, 0.0))
            if count:
                self._wrong[key] = (count - 1, last)

    def _count(self, account: str, address: str, now: float) -> tuple[int, float]:
        count, last = self._wrong.get((account, address), (0, now))
        return (0, now) if now - last > FORGOTTEN_AFTER else (count, last)
