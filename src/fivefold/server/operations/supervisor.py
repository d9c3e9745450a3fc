"""Several web processes that share one listening socket. One that ends is started again; the others go on.

Workers end with their supervisor, however it ends: the system tells them (Linux), and they watch for it themselves.
On Linux they are forked from a supervisor that has loaded everything, so a new one answers at once and shares the
memory of what is loaded. The supervisor itself runs one thread and no event loop, which makes forking safe.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

from fivefold.server.recovery import back_off

STEADY = 10.0
"""A worker that ran for this many seconds had started well: it is replaced at once."""
FIRST, LONGEST = 0.5, 10.0
FINISHING = 10.0
"""Seconds that workers have to finish what is being written."""
PR_SET_PDEATHSIG = 1
FORKS = sys.platform == "linux"  # macOS can fork too, but its system libraries do not survive it
CONTEXT = multiprocessing.get_context("fork") if FORKS else multiprocessing.get_context("spawn")
SIGNALS = (signal.SIGTERM, signal.SIGINT)

log = structlog.get_logger()


def begin_worker() -> None:
    """Called by a worker first: signals are its own again, and it does not outlive its supervisor."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the supervisor too, which ends its workers
    if FORKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    _end_with_parent()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="watch-parent", daemon=True).start()


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    if FORKS:
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        if FORKS:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


@dataclass
class Slot:
    """Where one worker runs, or is to be started at a moment."""

    number: int
    process: BaseProcess | None = None
    started: float = 0.0
    due: float = 0.0
    failures: int = 0


class Supervisor:
    """Keeps a number of workers running until it is asked to stop; each gets its number as its last argument.

    `preload` loads what all of them need, where they can be forked.
    """

    def __init__(
        self, target: Callable[..., None], args: tuple[Any, ...], workers: int, preload: Callable[[], None]
    ) -> None:
        self._target, self._args, self._preload = target, args, preload
        self._slots = [Slot(number) for number in range(1, workers + 1)]
        self._stopping = False

    def run(self) -> None:
        """Run until SIGTERM or SIGINT; then let the workers finish."""
        with self._signals() as asked:
            if FORKS:
                self._preload()
                gc.freeze()  # a collection would write to every object, and so copy the shared memory
            while not self._stopping:
                self._start_those_due()
                running = {slot.process.sentinel: slot for slot in self._slots if slot.process is not None}
                pauses = [slot.due - time.monotonic() for slot in self._slots if slot.process is None]
                for ready in wait([*running, asked], max(0.0, min(pauses)) if pauses else None):
                    if ready is not asked:
                        self._ended(running[ready])  # type: ignore[index]
            self._stop()

    @contextlib.contextmanager
    def _signals(self) -> Iterator[Connection]:
        """Wake up when a signal asks to stop; a second one is not waited for."""
        reader, writer = multiprocessing.Pipe(duplex=False)

        def stop(*_: object) -> None:
            if not self._stopping:
                self._stopping = True
                writer.send_bytes(b"stop")

        before = {number: signal.signal(number, stop) for number in SIGNALS}
        try:
            yield reader
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start_those_due(self) -> None:
        now = time.monotonic()
        for slot in self._slots:
            if slot.process is None and slot.due <= now:
                args = (*self._args, slot.number)
                slot.process = CONTEXT.Process(target=self._target, args=args, name=f"worker-{slot.number}")
                with _signals_wait():  # until the worker has its own handlers: this process's would stop the others
                    slot.process.start()
                slot.started = now

    def _ended(self, slot: Slot) -> None:
        assert slot.process is not None
        slot.process.join()
        now = time.monotonic()
        slot.failures = 0 if now - slot.started > STEADY else slot.failures + 1
        pause = back_off(slot.failures, FIRST, LONGEST) if slot.failures else 0.0
        others = sum(other.process is not None for other in self._slots) - 1
        log.error(
            "a worker ended" if others else "no worker runs",
            worker=slot.number,
            pid=slot.process.pid,
            exit_code=slot.process.exitcode,
            others=others,
            again_in=pause,
        )
        slot.process, slot.due = None, now + pause

    def _stop(self) -> None:
        processes = [slot.process for slot in self._slots if slot.process is not None]
        for process in processes:
            process.terminate()
        until = time.monotonic() + FINISHING
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
