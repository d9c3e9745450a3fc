"""How tests wait for what must come: patiently, because a busy machine is slow and not wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")
PATIENCE: Final = 300.0
"""Seconds after which a test says that something never came."""
PAUSE: Final = 0.01


def wait_until(look: Callable[[], T], good: Callable[[T], Any] = bool) -> T:
    """Look again and again until what is seen is good, and return it."""
    until = time.monotonic() + PATIENCE
    while not good(found := look()):
        assert time.monotonic() < until, found
        time.sleep(PAUSE)
    return found


async def wait_until_async(look: Callable[[], T], good: Callable[[T], Any] = bool) -> T:
    """The same while others go on."""
    until = time.monotonic() + PATIENCE
    while not good(found := look()):
        assert time.monotonic() < until, found
        await asyncio.sleep(PAUSE)
    return found
