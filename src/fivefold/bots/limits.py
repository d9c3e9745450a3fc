"""When a search ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Stop = Callable[[], bool]
"""Says yes when a move is wanted at once."""

Clock = Callable[[], float]
"""Seconds since some moment."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Search until `seconds` or `nodes` run out or `stop` says yes, whichever is first; None sets no limit.

    What a node is depends on the engine: a position, a playout. With `nodes` alone equal questions get equal answers.
    """

    seconds: float | None = None
    nodes: int | None = None
    stop: Stop | None = None
    clock: Clock = time.perf_counter

    def begin(self, spare: float = 0.0) -> Stop:
        """Start the clock; the answer says whether the time is up, but for `spare` seconds, or a stop was asked for.

        >>> moments = iter([10.0, 10.5, 11.1])
        >>> over = Budget(seconds=1.0, clock=lambda: next(moments)).begin()
        >>> over(), over()
        (False, True)
        """
        seconds, stop, clock = self.seconds, self.stop, self.clock
        deadline = None if seconds is None else clock() + seconds - spare

        def over() -> bool:
            return (deadline is not None and clock() > deadline) or (stop is not None and stop())

        return over


UNLIMITED = Budget()
