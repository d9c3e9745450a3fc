"""One failure stays one failure."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.conftest import run

from fivefold.server.recovery import Parked, keep_trying


class Door:
    """Opens after a number of failures."""

    def __init__(self, failures: int) -> None:
        self.failures, self.tried = failures, 0

    async def open(self) -> str:
        self.tried += 1
        if self.tried <= self.failures:
            raise KeyError((1, self.tried))
        return "open"


def test_work_is_tried_until_it_succeeds() -> None:
    door = Door(3)
    assert run(keep_trying(door.open, name="door", first=0.001)) == "open"
    assert door.tried == 4


def test_who_hears_of_a_failure_may_end_the_attempts() -> None:
    def failed(error: Exception) -> None:
        raise error

    door = Door(3)
    with pytest.raises(KeyError):
        run(keep_trying(door.open, name="door", first=0.001, failed=failed))
    assert door.tried == 1


def test_what_fails_is_parked_with_its_reason_and_comes_back_by_itself() -> None:
    async def story() -> None:
        counts: list[int] = []
        parked = Parked(counts.append, first=0.001)
        good, bad = Door(0), Door(3)
        assert not await parked.attempt("bad", bad.open)
        assert await parked.attempt("good", good.open)
        assert list(parked) == ["bad"]
        assert parked["bad"].why == "KeyError: (1, 1)"
        while parked:
            await asyncio.sleep(0.001)
        assert (bad.tried, good.tried) == (4, 1)
        assert (counts[0], counts[-1]) == (1, 0)
        await parked.close()

    run(story())


def test_closing_ends_every_attempt() -> None:
    async def story() -> None:
        parked, bad = Parked(first=0.001, longest=0.002), Door(10**9)
        assert not await parked.attempt("bad", bad.open)
        await parked.close()
        tried = bad.tried
        await asyncio.sleep(0.02)
        assert not parked
        assert bad.tried == tried

    run(story())
