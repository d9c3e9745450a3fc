"""A Dask scheduler and a worker as processes of their own on loopback: started, killed, started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.ports import free_port

SOURCES = str(Path(__file__).parents[1] / "src")


class DaskCluster:
    """A scheduler on one port, and at most one worker with one thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"tcp://127.0.0.1:{free_port()}"
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start_scheduler(self) -> None:
        """Start it on its port; clients wait for it by themselves."""
        port = self.address.rpartition(":")[2]
        self._start("scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")

    def start_worker(self) -> None:
        """Start the worker; it looks for its scheduler for as long as a test is patient."""
        here = ("--host", "127.0.0.1", "--local-directory", str(self.folder))
        self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", *here)

    def kill(self, what: str) -> None:
        """SIGKILL."""
        process = self.processes.pop(what)
        process.kill()
        process.wait(PATIENCE)

    def close(self) -> None:
        """End all that runs."""
        for what in list(self.processes):
            self.kill(what)

    def _start(self, what: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "dask", what, *arguments]
        patience = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": f"{PATIENCE:.0f}s"}
        environment = {**os.environ, "PYTHONPATH": SOURCES + os.pathsep + str(Path(SOURCES).parent), **patience}
        with (self.folder / f"{what}.log").open("ab") as log:
            self.processes[what] = subprocess.Popen(
                command, env=environment, cwd=self.folder, stdout=log, stderr=subprocess.STDOUT
            )
