"""What runs inside a worker process of a pool: its limits, its loop, and its end when the parent is gone."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import re
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path

READY = b""
"""The first message of a worker that has begun; any other is the traceback of its failure."""

OUT_OF_MEMORY = 77
"""The exit status of a worker that has used all the memory it may have."""


def work(connection: Connection, begin: Callable[[], None] | None, nice: int, memory: int) -> None:
    """Begin, say so, then answer one job after another until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C ends
    if hasattr(os, "setsid"):
        os.setsid()  # a group of its own, so that programs which a job has started end with it
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    try:
        if nice and hasattr(os, "nice"):  # Windows has priorities of another kind; there all are alike
            os.nice(nice)
        if begin is not None:
            begin()
        if memory:
            limit_memory(memory)
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())
        return
    connection.send_bytes(READY)
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send_bytes(_answer(connection.recv_bytes()))


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        kill_group(os.getpid())
        os._exit(1)


def kill_group(pid: int) -> None:
    """End a worker and every program that it has started."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(OSError):
            os.killpg(pid, signal.SIGKILL)


def process_seconds(pid: int) -> float | None:
    """The processor time that a process has used, all its threads together; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def limit_memory(more: int) -> None:
    """Allow `more` bytes of private memory above what the process has now.

    The limit is on data, not on address space: Numba and NumPy reserve much address space that they never use.
    """
    try:
        import resource

        status = Path("/proc/self/status").read_text("utf-8")
    except (ImportError, OSError):
        return  # a system that cannot limit it
    found = re.search(r"VmData:\s+(\d+) kB", status)
    if found:
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (int(found[1]) * 1024 + more, hard))


def _answer(raw: bytes) -> bytes:
    try:
        task, args = pickle.loads(raw)
        return pickle.dumps((True, task(*args), ""), pickle.HIGHEST_PROTOCOL)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # what is left is in no state to go on with
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    where = traceback.format_exc()
    try:
        plain = pickle.dumps((False, error, where), pickle.HIGHEST_PROTOCOL)
        pickle.loads(plain)
    except Exception:
        return pickle.dumps((False, RuntimeError(repr(error)), where), pickle.HIGHEST_PROTOCOL)
    return plain
