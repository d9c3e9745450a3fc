"""Speed, side by side with peers. `python -m benchmarks [topic …]`; counts are asserted before speeds are told."""

from __future__ import annotations

import time
from collections.abc import Callable


def cpu_seconds(work: Callable[[], object], times: int = 3) -> float:
    """The least CPU time of a few runs."""
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best
