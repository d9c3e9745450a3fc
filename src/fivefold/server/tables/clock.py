"""The time of the house: seconds since 1970 that pass as evenly as a stopwatch.

The machine's clock is read once; from then on only elapsed time counts, so that setting the machine's clock during a
game takes nobody's time. The workers of one machine share a stopwatch, and their supervisor gives them its start.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """The house's clock. `start` is the time at which the stopwatch stood at zero.

    >>> Clock(1000.0, lambda: 7.5).now()
    1007.5
    """

    start: float
    stopwatch: Callable[[], float] = time.monotonic

    def now(self) -> float:
        """The time that facts carry."""
        return self.start + self.stopwatch()


class TableClock:
    """The time at a table: the house's, but never before one of its facts, which another clock may have written.

    >>> clock = TableClock(Clock(1000.0, lambda: 7.5))
    >>> clock.see([1008.0])
    >>> clock.now()
    1008.0
    """

    __slots__ = ("_ahead", "_clock")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = 0.0

    def see(self, times: Iterable[float]) -> None:
        """Facts of these times were read."""
        self._ahead = max(self._ahead, max(times, default=0.0) - self._clock.now())

    def now(self) -> float:
        """The time that the next fact carries."""
        return self._clock.now() + self._ahead


def new_clock() -> Clock:
    """A clock that shows the machine's time now."""
    return Clock(time.time() - time.monotonic())
