"""How many of something each address may have at once."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from fivefold.refusals import TooMany


class Shares:
    """At most `most` for each address.

    >>> shares = Shares(1)
    >>> with shares.one("a"):
    ...     shares.check("b")
    ...     shares.check("a")
    Traceback (most recent call last):
    fivefold.refusals.TooMany: Only 1 of these at once; end another first.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse one more than an address may have."""
        if self._held[address] >= self.most:
            raise TooMany("Only {most} of these at once; end another first", code="too-many-at-once", most=self.most)

    @contextlib.contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Hold one while this lasts."""
        self.check(address)
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]
