"""What every command prints with: consoles and progress bars. Rich honours NO_COLOR and is loaded when it is needed."""

from __future__ import annotations

import dataclasses
import json
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


FELT = 2.0
"""Seconds of waiting after which somebody wants to know how long it still takes."""
AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON, for programs.")]
"""The option of every command that prints data."""


def answer(as_json: bool, data: object, lines: Iterable[str]) -> None:
    """Print data as one line of JSON, or its lines for people."""
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False, default=_plain))
    else:
        for line in lines:
            typer.echo(line)


def _plain(value: object) -> object:
    """What JSON does not know: our values as objects, an exact fraction as text."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return dict(value) if isinstance(value, Mapping) else str(value)


def console() -> Console:
    """Standard output, in colour where it is a terminal that has colours and NO_COLOR is not set."""
    from rich.console import Console

    return Console(highlight=False)


def errors() -> Console:
    """Standard error, for what is no part of the answer."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


@contextmanager
def timed(what: str, seconds: float) -> Iterator[None]:
    """A bar for work that ends after a time, if that is felt: more than two seconds."""
    if seconds <= FELT:
        yield
        return
    with progress() as bar:
        task = bar.add_task(what, total=seconds)
        began, ended = time.monotonic(), threading.Event()

        def tick() -> None:
            while not ended.wait(0.2):
                bar.update(task, completed=time.monotonic() - began)

        ticking = threading.Thread(target=tick, daemon=True)
        ticking.start()
        try:
            yield
        finally:
            ended.set()
            ticking.join()


def progress() -> Progress:
    """Bars on standard error that vanish when the work is done; nothing where it is no terminal."""
    from rich.progress import Progress

    shown = errors()
    return Progress(console=shown, transient=True, disable=not shown.is_terminal)
