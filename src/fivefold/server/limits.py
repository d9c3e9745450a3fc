"""How fast somebody may ask: a bucket that fills slowly."""

from __future__ import annotations

import time
from collections import OrderedDict


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

    def take(self, key: str) -> bool:
        """May this key ask once more?"""
        now = time.monotonic()
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self.remembered:
            self._buckets.popitem(last=False)
        return bucket.take(now)
