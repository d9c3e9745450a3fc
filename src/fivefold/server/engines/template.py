"""Where worker processes come from: they are forked from a template that has loaded what they need.

A process that is started anew loads the rules and every kernel, which takes seconds of the processor; one that is
forked begins at once and shares the memory. The template has one thread and never works itself, which makes forking
safe; forking the web process with its threads would not be. Where there is no fork (Windows) or where system libraries
do not survive it (macOS), workers load everything themselves.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Final

PRELOADED: Final = ["__main__", "fivefold.server.preloaded"]
"""What the template loads: the program, so that no worker has to, and what the tasks need."""


def worker_context() -> ForkServerContext | SpawnContext:
    """How this system starts a worker."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


ASKED_EVERY: Final = 0.1
"""Seconds between two looks at whether the parent still lives."""


@contextlib.contextmanager
def end_with_parent() -> Iterator[None]:
    """End this process as soon as the one that started it is gone.

    A template notices that itself once it has loaded everything. A house that is killed while its template still loads
    would leave it working for seconds, beside the house that is being started in its place. A timer asks, because a
    second thread would make forking unsafe.
    """
    parent = os.getppid()

    def ask(*_: object) -> None:
        if os.getppid() != parent:
            os._exit(1)

    before = signal.signal(signal.SIGALRM, ask)
    signal.setitimer(signal.ITIMER_REAL, ASKED_EVERY, ASKED_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
