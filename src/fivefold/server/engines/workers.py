"""What bots are asked through: a pool of processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Workers(Protocol):
    """What can be asked to do something elsewhere: a pool of processes here, or a cluster."""

    def open(self) -> None:
        """Start."""

    def close(self) -> None:
        """End at once."""

    async def ask(
        self, task: Callable[[*Ts], T], *args: *Ts, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        """Have `task(*args)` done."""
