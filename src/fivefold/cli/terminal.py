"""What every command prints with: consoles and progress bars. Rich honours NO_COLOR and is loaded when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


def console() -> Console:
    """Standard output, in colour where it is a terminal that has colours and NO_COLOR is not set."""
    from rich.console import Console

    return Console(highlight=False)


def errors() -> Console:
    """Standard error, for what is no part of the answer."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def progress() -> Progress:
    """Bars on standard error that vanish when the work is done; nothing where it is no terminal."""
    from rich.progress import Progress

    shown = errors()
    return Progress(console=shown, transient=True, disable=not shown.is_terminal)
