"""Where worker processes come from: they are forked from a template that has loaded what they need.

A process that is started anew loads the rules and every kernel, which takes seconds of the processor; one that is
forked begins at once and shares the memory. The template has one thread and never works itself, which makes forking
safe; forking the web process with its threads would not be. Where there is no fork (Windows) or where system libraries
do not survive it (macOS), workers load everything themselves.
"""

from __future__ import annotations

import multiprocessing
import sys
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
