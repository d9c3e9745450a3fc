"""How often and how much at once somebody may ask."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator


def network(address: str) -> str:
    """Whom limits count as one: an IPv4 address, or the /64 network that one IPv6 customer has to themselves.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Holds `most` drops and gains `rate` a second; each request takes one.

    >>> bucket = Bucket(rate=1.0, most=2.0, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("drops", "most", "rate", "since")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate, self.most, self.drops, self.since = rate, most, most, now

    def take(self, now: float) -> bool:
        """Take a drop, if there is one."""
        self.drops = min(self.most, self.drops + (now - self.since) * self.rate)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """One bucket for each key; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self.rate, self.burst, self.remembered = rate, burst, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> bool:
        """May this key ask once more?"""
        now = time.monotonic()
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self.remembered:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class InFlight:
    """Requests of each key that are being answered, at most `most` at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: dict[str, int] = {}

    @contextlib.contextmanager
    def of(self, key: str) -> Iterator[bool]:
        """Count one more while it lasts; says whether there is room. An empty key is not counted."""
        if not key:
            yield True
            return
        count = self._count.get(key, 0)
        if count >= self.most:
            yield False
            return
        self._count[key] = count + 1
        try:
            yield True
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]
