"""Ports for servers that are killed and come back on the same one."""

from __future__ import annotations

import random
import socket
import tempfile
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

LISTENED: Final = range(20_000, 32_000)
"""Below the ports that Linux gives to outgoing connections, whose own ends could take one while its server is away."""
_kept: list[FileLock] = []
"""The ports of this process, kept until it ends, so that no test beside it is given one of them."""


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given."""
    folder = Path(tempfile.gettempdir()) / "fivefold-ports"
    folder.mkdir(exist_ok=True)
    for port in random.sample(LISTENED, len(LISTENED)):
        lock = FileLock(folder / f"{port}.lock")
        with socket.socket() as probe:
            try:
                lock.acquire(blocking=False)
                probe.bind(("127.0.0.1", port))
            except (Timeout, OSError):
                lock.release()
                continue
        _kept.append(lock)
        return port
    raise OSError("every port is taken")
