"""`fivefold serve` as a process of its own: started, watched, killed."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import wait_until
from tests.ports import free_port


def children(pid: int) -> dict[int, str]:
    """The processes below one, with their command lines."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError, ValueError):
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
    found: dict[int, str] = {}
    below = {pid}
    while below:
        below = {child for child, parent in parents.items() if parent in below}
        for child in below:
            with contextlib.suppress(OSError):
                found[child] = (Path("/proc") / str(child) / "cmdline").read_text().replace("\0", " ")
    return found


def direct_children(pid: int) -> list[int]:
    """The processes that a process started itself, but for Python's own helper."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError, ValueError):
            state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
            tracker = "resource_tracker" in (entry / "cmdline").read_text()
            if int(parent) == pid and state != "Z" and not tracker:
                found.append(int(entry.name))
    return sorted(found)


class Served:
    """A house that is open in a process of its own."""

    def __init__(self, data: Path, *, database: str = "", workers: int = 1, log: Path | None = None) -> None:
        self.data, self.database, self.workers, self.log = data, database, workers, log
        self.limited = False
        """Do the limits for one address hold?"""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process; it may not answer yet."""
        command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--online", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bots", "1", "--log", "info" if self.log else "error"]
        command += [] if self.limited else ["--rate", "0"]
        if self.database:
            command += ["--database", self.database, "--workers", str(self.workers)]
        errors = self.log.open("ab") if self.log else None
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        if errors:
            errors.close()

    @property
    def pid(self) -> int:
        """The process that was started."""
        assert self.process is not None
        return self.process.pid

    def ready(self) -> bool:
        """Does a worker say that tables can be played?"""
        return self._answers("/health")

    def _answers(self, path: str) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def wait_for_the_page(self) -> None:
        """Wait until the page is served; games may not be playable yet."""
        wait_until(lambda: self._answers("/"))

    def wait(self, seconds: float = 300.0) -> float:
        """Wait until it is ready; how long that took."""
        began = time.monotonic()
        while not self.ready():
            assert self.process is not None
            assert self.process.poll() is None, f"the house ended with {self.process.returncode}"
            if time.monotonic() - began > seconds:
                raise TimeoutError("the house is not ready")
            time.sleep(0.02)
        return time.monotonic() - began

    def opened(self) -> int:
        """How often a worker has said in the log that it is ready."""
        assert self.log is not None
        return self.log.read_bytes().count(b'"event": "ready"')

    def kill(self) -> None:
        """Kill the whole house at once."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        """Ask it to close; how it ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def close(self) -> None:
        """Make sure that it is gone."""
        if self.process is not None and self.process.poll() is None:
            for pid in children(self.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.kill()
