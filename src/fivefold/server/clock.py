"""The time of the house: seconds since 1970 that pass as evenly as a stopwatch.

The machine's clock is read once; from then on only elapsed time counts, so that setting the machine's clock during a
game takes nobody's time. The workers of one machine share a stopwatch, and their supervisor gives them its start.
"""

from __future__ import annotations

import time
from collections.abc import Callable
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


def new_clock() -> Clock:
    """A clock that shows the machine's time now."""
    return Clock(time.time() - time.monotonic())
