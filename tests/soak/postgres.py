"""A PostgreSQL server of our own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
from tests.patience import PATIENCE
from tests.ports import free_port


def tool(name: str) -> str | None:
    """One of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def installed() -> bool:
    """Can a server be started here?"""
    return bool(tool("initdb") and tool("postgres"))


class Database:
    """A cluster in a folder of its own. PostgreSQL refuses to run as root, so root lends it another user."""

    def __init__(self, *options: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-"))
        self.port, self.options = free_port(), options
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            names = {entry.pw_name: entry for entry in pwd.getpwall()}
            other = names.get("postgres") or names["nobody"]
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self._user = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
        self._env = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        initdb = [str(tool("initdb")), "-D", str(self.data), "-U", "fivefold", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=self.folder, env=self._env, **self._user)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        """The cluster's folder."""
        return self.folder / "data"

    @property
    def address(self) -> str:
        """The address of its first database."""
        return f"postgresql://fivefold@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start the server; it may not answer yet."""
        command = [str(tool("postgres")), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=127.0.0.1", *self.options]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, cwd=self.folder, env=self._env, **quiet, **self._user)

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if asyncio.run(self._answers()):
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not answer")

    async def _answers(self) -> bool:
        try:
            await (await asyncpg.connect(self.address)).close()
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def kill(self) -> None:
        """Kill the postmaster; its children see that it is gone and end by themselves."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def start_again(self) -> None:
        """Start after a kill. The old children may hold the shared memory for a moment: it is tried until it goes."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process is None or self.process.poll() is not None:
                (self.data / "postmaster.pid").unlink(missing_ok=True)
                self.start()
            if asyncio.run(self._answers()):
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not start again")

    def close(self) -> None:
        """Stop the server and remove the cluster."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            self.process.kill()
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new(self, name: str) -> str:
        """The address of a fresh database."""

        async def create() -> None:
            db = await asyncpg.connect(self.address)
            await db.execute(f"CREATE DATABASE {name}")
            await db.close()

        asyncio.run(create())
        return self.address.rsplit("/", 1)[0] + f"/{name}"
