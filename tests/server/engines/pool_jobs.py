"""Jobs for the tests of the pool. This file imports little, so that workers begin quickly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def until(seen: Callable[[], Any], seconds: float = 300.0) -> None:
    """Wait in a worker or a test until something is so."""
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.005)


def wait_for(folder: Path, name: str) -> int:
    """A job that says it has begun, and ends when it is told to."""
    (folder / f"{name}-began").touch()
    until((folder / f"{name}-end").exists)
    note(folder, name)
    return os.getpid()


def work_on(folder: Path, name: str) -> None:
    """A job that says it has begun, and never ends."""
    (folder / f"{name}-began").touch()
    while True:
        pass


def note(folder: Path, name: str) -> int:
    """A job that leaves its name."""
    with (folder / "done").open("a") as file:
        file.write(f"{name}\n")
    return os.getpid()


def noted(folder: Path) -> list[str]:
    return (folder / "done").read_text().split() if (folder / "done").exists() else []


def die_at_first(folder: Path) -> str:
    """A job whose worker is killed the first time."""
    if not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hoard(size: int) -> int:
    return len(bytearray(size))


def refuse(kind: type[Exception]) -> None:
    raise kind("{cell} is taken", code="cell-taken", rule="PG3", cell="a6")  # type: ignore[call-arg]


class Unpicklable(Exception):
    def __reduce__(self) -> Any:
        raise TypeError("not picklable")


def stumble() -> None:
    raise Unpicklable("here")


def leave() -> None:
    sys.exit(3)


def import_this() -> None:
    """A worker that can begin with this has read this file."""


def begin_slowly() -> None:
    time.sleep(1.0)


def never_begin() -> None:
    raise RuntimeError("no such luck")


def start_a_program(folder: Path) -> None:
    """A job that starts a program and never ends."""
    program = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100_000)"])
    (folder / "pid.new").write_text(str(program.pid))
    (folder / "pid.new").rename(folder / "pid")
    time.sleep(100_000)


def nap() -> int:
    time.sleep(0.1)
    return os.getpid()
