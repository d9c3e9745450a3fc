"""`fivefold serve`: open the house on the net."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
import time
from functools import partial
from pathlib import Path

import typer


def serve(
    port: int = typer.Option(8555, help="The port to listen on; 0 takes any free one."),
    host: str = typer.Option("127.0.0.1", help="The address to listen on; only this machine by default."),
    lan: bool = typer.Option(False, "--lan", help="Listen for the whole hall, and show the address and its QR code."),
    data: Path | None = typer.Option(None, help="The folder that keeps everything."),
    database: str = typer.Option("", help="A postgresql:// address instead of the folder's own database."),
    workers: int = typer.Option(1, min=1, max=64, help="Web processes; more than one needs --database."),
    bots: str = typer.Option("", help="How many bot workers, or dask://host:port."),
    engine: list[str] = typer.Option([], help="A program that plays as a bot, as pente/rapid=./rapid --quick."),
    origin: list[str] = typer.Option([], help="Another site whose pages may ask, as https://club.example."),
    link: str = typer.Option("", help="The address that links and QR codes show, as https://games.example."),
    allow_host: list[str] = typer.Option([], help="One more name that the house answers to, as games.example."),
    proxy: list[str] = typer.Option([], help="The address of a proxy whose X-Forwarded headers are believed."),
    rate: float = typer.Option(200.0, min=0.0, help="Requests a second from one address; 0 is no limit."),
    max_sockets: int = typer.Option(5000, min=1, help="Open sockets and streams in all, for each worker."),
    max_sockets_each: int = typer.Option(3000, min=1, help="Open sockets and streams of one address."),
    metrics_token: str = typer.Option("", help="A token that may read /metrics from another machine."),
    parts: str = typer.Option(
        "", "--with", help="What the house has besides, of accounts, clubs and lobby, as clubs,lobby."
    ),
    online: bool = typer.Option(False, "--online", help="The house has all of it: accounts and the lobby."),
    smtp: str = typer.Option(
        "", envvar="FIVEFOLD_SMTP", help="Reminders by e-mail, as smtp://user:pass@host:587?from=games@club.example."
    ),
    push: bool = typer.Option(False, "--push", help="Reminders by notifications of the browser; they need https."),
    log: str = typer.Option("info", help="debug, info, warning or error."),
) -> None:
    """Open the house: tables, tournaments and the page, for this machine or the whole hall."""
    from fivefold.cli import environment
    from fivefold.refusals import Refused

    environment.check("server")
    from fivefold.server.operations.serve import LEVELS, run
    from fivefold.server.settings import PARTS, Settings, default_bots, default_data, read_engine, read_parts
    from fivefold.server.slow.mail import read_mail_server

    if workers > 1 and not database:
        raise Refused("Several workers need --database postgresql://…", code="workers-need-postgres")
    if bots and not bots.startswith("dask://") and not (bots.isascii() and bots.isdigit() and 0 < int(bots) < 1000):
        raise Refused("--bots is a number of workers or dask://host:port", code="bad-bots")
    if log not in LEVELS:
        raise Refused("--log is one of {levels}", code="bad-log", levels=", ".join(LEVELS))
    if smtp:
        read_mail_server(smtp)
    listener = _listen("0.0.0.0" if lan else host, port)
    port = listener.getsockname()[1]
    address = link or f"http://{_own_address() if lan else host}:{port}"
    settings = Settings(
        data=data or default_data(),
        database=database,
        bots=bots or str(default_bots()),
        engines=tuple(read_engine(text) for text in engine),
        origins=tuple(origin),
        link=address if lan or link else "",
        hosts=(*allow_host, host, *(_own_names() if lan else ())),
        proxies=tuple(_address(text) for text in proxy),
        sockets=max_sockets_each,
        sockets_in_all=max_sockets,
        metrics_token=metrics_token,
        log=log,
        parts=frozenset(PARTS) if online else read_parts(parts),
        requests_per_second=rate,
        smtp=smtp,
        push=push or (online and address.startswith("https://")),
        own_address=address,
    )
    if not rate:
        settings = settings.without_limits()
    run(settings, listener, workers, partial(_say_open, address, show_code=lan))


def _say_open(address: str, key: str, *, show_code: bool) -> None:
    sys.stdout.write(f"Fivefold is open at {address}\n")
    sys.stdout.write(f"Accounts, lobby, clubs: open or close them at {address}/house#{key}\n")
    if show_code:
        import segno

        segno.make(address).terminal(out=sys.stdout, compact=True, border=2)
    sys.stdout.flush()


def _address(text: str) -> str:
    from fivefold.refusals import Refused

    try:
        return str(ipaddress.ip_network(text, strict=False)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        raise Refused("--proxy is an address, as 127.0.0.1 or 10.0.0.0/8", code="bad-proxy") from None


def _own_names() -> tuple[str, ...]:
    """The names under which others in the hall may know this machine."""
    name = socket.gethostname().partition(".")[0]
    return name, f"{name}.local", socket.gethostname()


STILL_HELD = 3.0
"""Seconds for which the workers of a house that was killed may still hold its port."""


def _listen(host: str, port: int) -> socket.socket:
    from fivefold.refusals import Refused

    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    until = time.monotonic() + STILL_HELD
    while True:
        try:
            listener.bind((host, port))
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", 0) == errno.EADDRINUSE and time.monotonic() < until:
                time.sleep(0.05)
                continue
            listener.close()
            if getattr(error, "errno", 0) == errno.EADDRINUSE:
                raise Refused(
                    "{host}:{port} is taken by another program; close it or choose another with --port",
                    code="port-taken",
                    host=host,
                    port=port,
                ) from None
            why = getattr(error, "strerror", "") or str(error)
            raise Refused("{host}:{port}: {why}", code="cannot-listen", host=host, port=port, why=why) from None
        return listener


def _own_address() -> str:
    """The address under which others in the hall find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the route is looked up
        except OSError:
            return socket.gethostname()
        address: str = probe.getsockname()[0]
        return address
