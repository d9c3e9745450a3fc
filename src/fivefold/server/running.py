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

from fivefold.server.protocol import BoundedProtocol, ConnectionLimits
from fivefold.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
LARGEST_MESSAGE = 32 * 1024
SETTINGS = "FIVEFOLD_SERVER_SETTINGS"


def set_up_logs(level: str) -> None:
    """Structured logs, one JSON object a line, on standard error."""
    # Uvicorn takes a socket that was denied by an HTTP answer for a fault of the app.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "without completing handshake" not in record.getMessage()
    )
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
    BoundedProtocol.limits = ConnectionLimits(2 * settings.sockets, 2 * settings.sockets_in_all, settings.proxies)
    return create_app(settings)


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told about connections, in a worker and in a test alike.

    Headers of a proxy are believed only when they come from one that was named.
    """
    return {
        "http": BoundedProtocol,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.silence,
        "ws_ping_timeout": settings.silence,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "server_header": False,
    }


def allow_many_files() -> None:
    """Every connection is a file to the system, whose usual limit of 1,024 is less than a full hall."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
    allow_many_files()
    config = uvicorn.Config(
        "fivefold.server.running:from_environment",
        factory=True,
        workers=workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_level="warning",
        timeout_graceful_shutdown=5,
        backlog=4096,
        timeout_keep_alive=60,
        **options(settings),
    )
    server = uvicorn.Server(config)
    signal.signal(signal.SIGTERM, _leave)
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
    else:
        server.run(sockets=[listener])
