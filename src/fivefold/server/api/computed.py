"""Requests that compute: a worker answers them, within a time limit, in the queue of the address that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Request, Response

from fivefold.server.api.asking import NO, Refusal
from fivefold.server.house import House

T = TypeVar("T")
CHORE_SECONDS: Final = 30.0
LONG_SECONDS: Final = 60.0
STUDY_SECONDS: Final = 90.0  # eighteen marbles of Pentago are solved in about ten on one core
COMPUTED: Final[dict[int | str, dict[str, Any]]] = {
    **NO,
    503: {"model": Refusal, "description": "Too much is waiting, or it took too long."},
}


def the_address(request: Request) -> str:
    """The address that asks: each has a queue of its own."""
    return request.client.host if request.client else ""


Address = Annotated[str, Depends(the_address)]


def answer(body: bytes) -> Response:
    """A body that a worker has encoded."""
    return Response(body, media_type="application/json")


async def chore(house: House, address: str, task: Callable[..., T], *args: Any) -> T:
    """Have something short done."""
    return await house.pools.chores.ask(task, *args, seconds=CHORE_SECONDS, queue=address)


async def long_chore(house: House, address: str, task: Callable[..., T], *args: Any) -> T:
    """Have something done that may take a while. All of these share one worker, so short ones always have another."""
    return await house.pools.chores.ask(task, *args, seconds=LONG_SECONDS, queue=address, sticky="long")


async def study(house: House, address: str, task: Callable[..., T], *args: Any) -> T:
    """Have something analysed."""
    return await house.pools.study.ask(task, *args, seconds=STUDY_SECONDS, queue=address)
