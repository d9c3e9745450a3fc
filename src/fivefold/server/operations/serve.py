"""Run the app with uvicorn: small messages, no compression on the channel, a quiet end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import uuid
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn

import structlog
import uvicorn

from fivefold.refusals import Refused
from fivefold.server.operations.supervisor import CONTEXT, Supervisor, begin_worker
from fivefold.server.settings import Settings
from fivefold.server.storage import StoreError
from fivefold.server.tables.clock import new_clock
from fivefold.server.web.http_protocol import BoundedProtocol, ConnectionLimits
from fivefold.server.web.websocket_protocol import FramedProtocol

if TYPE_CHECKING:
    from fivefold.server.house import House

Opened = Callable[[str], object]
"""Called once the house is open, with the key of whoever runs it."""
LEVELS = ("debug", "info", "warning", "error")
SWITCH = 0.001
"""Seconds after which a thread that computes lets the event loop go on; Python's own five are felt when several do."""
LARGEST_MESSAGE = 32 * 1024
ENDED, CANNOT_OPEN = 1, 2
"""How the process ends when no signal asked for it, and when the house cannot be opened."""


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


class Server(uvicorn.Server):
    """Uvicorn, but a house that cannot be opened says why in one sentence."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Opened) -> None:
        super().__init__(config)
        self.house, self.opened = house, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house first: what it refuses is for the terminal, not for uvicorn's log."""
        try:
            await self.house.open()
        except Refused as refusal:
            sentence = refusal.explained if isinstance(refusal, StoreError) else str(refusal)
            sys.stderr.write(f"fivefold: {' '.join(sentence.split())}\n")
            _leave(CANNOT_OPEN)
        await super().startup(sockets)
        if not self.should_exit:
            self._reporting = asyncio.create_task(self._report_ready())

    async def _report_ready(self) -> None:
        """Say that the house is open when it listens and its store answers."""
        await self.house.readiness.reachable.wait()
        self.opened(await self.house.chosen.key())


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told about connections, in a worker and in a test alike.

    Headers of a proxy are believed only when they come from one that was named.
    """
    return {
        "http": BoundedProtocol,
        "ws": FramedProtocol,
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


def serve(settings: Settings, listener: socket.socket, opened: Opened) -> None:
    """Serve in this process until a signal comes; then finish what is being written. `opened` is called when it is."""
    from fivefold.server.app import create_app

    set_up_logs(settings.log)
    BoundedProtocol.limits = ConnectionLimits(2 * settings.sockets, 2 * settings.sockets_in_all, settings.proxies)
    allow_many_files()
    sys.setswitchinterval(SWITCH)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_level="warning",
        timeout_graceful_shutdown=5,
        backlog=4096,
        timeout_keep_alive=60,
        **options(settings),
    )
    # Uvicorn closes in good order and then raises the signal again: that is a good end, not a death.
    signal.signal(signal.SIGTERM, lambda *_: _leave(0))
    Server(config, app.state.house, opened).run(sockets=[listener])
    _leave(ENDED)


def work(settings: Settings, listener: socket.socket, first: Any, opened: Opened, number: int) -> None:
    """Serve as one of several workers; only the first that is open says so."""
    begin_worker()

    def say_once(key: str) -> None:
        if first.acquire(block=False):
            opened(key)

    serve(replace(settings, worker=f"{settings.worker}/{number}"), listener, say_once)


def preload() -> None:
    """Load what every worker needs; kernels only if they are compiled."""
    import fivefold.server.app  # noqa: F401
    from fivefold.preparation import everything_is_compiled
    from fivefold.server.engines.tasks import load_rules

    if everything_is_compiled():
        load_rules()


def _leave(status: int) -> NoReturn:
    """All is written and closed by now; to wait until the bots' pool sees its workers gone could take forever."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def run(settings: Settings, listener: socket.socket, workers: int, opened: Opened) -> None:
    """Serve until a signal comes; then finish what is being written. `opened` is called once, when it is."""
    name = f"{socket.gethostname()}/{uuid.getnode():x}/{listener.getsockname()[1]}"
    settings = replace(settings, clock_start=new_clock().start, worker=name)
    if workers == 1:
        serve(settings, listener, opened)
    else:
        set_up_logs(settings.log)
        first = CONTEXT.Semaphore(1)
        Supervisor(work, (settings, listener, first, opened), workers, preload).run()
