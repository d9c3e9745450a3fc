"""Requests that compute: a worker answers them, within a time limit, in the queue of the address that asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, HTTPException, Request, Response

from fivefold.server.api.common import NO, InHouse, Refusal
from fivefold.server.house import House

T = TypeVar("T")
CHORE_SECONDS: Final = 30.0
LONG_SECONDS: Final = 60.0
STUDY_SECONDS: Final = 90.0  # eighteen marbles of Pentago are solved in about ten on one core
HUNG_UP: Final = 499
COMPUTED: Final[dict[int | str, dict[str, Any]]] = {
    **NO,
    503: {"model": Refusal, "description": "Too much is waiting, or it took too long."},
}


class Caller:
    """Who asks for a computation. Each address has a queue of its own; what waits is dropped when they disconnect."""

    def __init__(self, request: Request, house: House) -> None:
        self.request, self.pools, self.preparation = request, house.pools, house.preparation
        self.address = request.client.host if request.client else ""

    async def chore(self, task: Callable[..., T], *args: object) -> T:
        """Have something short done."""
        return await self._while_there(self.pools.chores.ask, task, *args, seconds=CHORE_SECONDS)

    async def long_chore(self, task: Callable[..., T], *args: object) -> T:
        """Have something done that may take a while. All of these share one worker, so short ones have another."""
        return await self._while_there(self.pools.chores.ask, task, *args, seconds=LONG_SECONDS, sticky="long")

    async def study(self, game: str, task: Callable[..., T], *args: object) -> T:
        """Have something of a game analysed."""
        self.preparation.check_game(game)
        return await self._while_there(self.pools.study.ask, task, *args, seconds=STUDY_SECONDS)

    async def study_in_stream(self, game: str, task: Callable[..., T], *args: object) -> T:
        """Have something analysed for an answer that has begun; such an answer ends by itself when they disconnect."""
        self.preparation.check_game(game)
        return await self.pools.study.ask(task, *args, seconds=STUDY_SECONDS, queue=self.address)

    async def _while_there(self, ask: Callable[..., Any], *args: Any, **how: Any) -> Any:
        self.preparation.check_tables()
        asked = asyncio.ensure_future(ask(*args, queue=self.address, **how))
        gone = asyncio.ensure_future(self._hung_up())
        try:
            await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
            if asked.done():
                return asked.result()
            raise HTTPException(HUNG_UP)
        finally:
            asked.cancel()
            gone.cancel()

    async def _hung_up(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


def the_caller(request: Request, house: InHouse) -> Caller:
    """Who asks."""
    return Caller(request, house)


Asks = Annotated[Caller, Depends(the_caller)]


def answer(body: bytes) -> Response:
    """A body that a worker has encoded."""
    return Response(body, media_type="application/json")
