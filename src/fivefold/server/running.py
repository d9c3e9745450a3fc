"""Run the app with uvicorn: small messages, no compression on the channel, a quiet end."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from typing import Any

import msgspec
import structlog
import uvicorn

from fivefold.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
LARGEST_MESSAGE = 32 * 1024
SETTINGS = "FIVEFOLD_SERVER_SETTINGS"


def set_up_logs(level: str) -> None:
    """Structured logs, one JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def from_environment() -> Any:
    """The app of a worker process, which gets its settings through the environment."""
    from fivefold.server.app import create_app

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings, dec_hook=lambda kind, value: kind(value))
    set_up_logs(settings.log)
    return create_app(settings)


def _leave(*_: object) -> None:
    """Uvicorn closes in good order and then raises the signal again: that is a good end, not a death.

    All is written and closed by then; waiting for the bots' pool to see that its workers are gone could take forever.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def run(settings: Settings, listener: socket.socket, workers: int = 1) -> None:
    """Serve until a signal comes; then finish what is being written."""
    os.environ[SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = uvicorn.Config(
        "fivefold.server.running:from_environment",
        factory=True,
        workers=workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=4096,
        timeout_keep_alive=60,
    )
    server = uvicorn.Server(config)
    signal.signal(signal.SIGTERM, _leave)
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
    else:
        server.run(sockets=[listener])
