"""What can be set when the house is opened."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_data() -> Path:
    """The folder that keeps everything, unless another is named."""
    from platformdirs import user_data_path

    return user_data_path("fivefold")


def default_bots() -> int:
    """One worker for each core but the first."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How the house is run. `origins` may talk to it besides its own pages; `page` holds the built page.

    `heartbeat`: seconds between pings; a line that is silent for `silence` seconds is closed. `bots` is a number of
    worker processes, or the address of a Dask cluster.
    """

    data: Path = field(default_factory=default_data)
    database: str = ""
    bots: str = field(default_factory=lambda: str(default_bots()))
    bot_seconds: float = 30.0
    origins: tuple[str, ...] = ()
    page: Path = Path(__file__).parent / "page"
    heartbeat: float = 8.0
    silence: float = 25.0
    queue: int = 64
    requests_per_second: float = 50.0
    messages_per_second: float = 20.0
    guests_per_minute: float = 30.0
    link: str = ""
    lease: float = 10.0
    log: str = "info"
