"""A bot's move, whatever happens to its worker: asked again, then made by the stand-in, then any move of the rules."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import structlog

from fivefold.live.table import Table
from fivefold.refusals import Refused
from fivefold.server.engines.preparation import Preparation
from fivefold.server.engines.tasks import choose
from fivefold.server.engines.workers import Workers
from fivefold.server.settings import Settings

TRIES = 3
PAUSE = 0.5  # seconds before a lost move is asked for once more
ANY = "random"
"""Who plays when nobody answers: the bot of every game that makes any legal move."""

log = structlog.get_logger()


class Chosen(NamedTuple):
    """A move, and who made it in the place of the bot that should have; empty for the bot itself."""

    move: str
    by: str = ""


class BotMoves:
    """Chooses the bots' moves in the pool of the games."""

    def __init__(self, settings: Settings, workers: Workers, preparation: Preparation | None = None) -> None:
        self.settings, self.workers, self.preparation = settings, workers, preparation
        self.rng = random.SystemRandom()

    async def choose(self, name: str, table: Table, bot: str) -> Chosen:
        """A move of the seat to move at the table called `name`. Only a house that closes makes none."""
        for player in dict.fromkeys((bot, table.setting.stand_in)):
            try:
                return Chosen(await self._twice(name, table, player), "" if player == bot else player)
            except (Exception, asyncio.CancelledError) as error:
                if closing(error):
                    raise
                log.error("bot cannot move", table=name, ply=table.ply, bot=player, why=repr(error))
        rules = table.game
        return Chosen(rules.write_move(table.state, self.rng.choice(list(rules.legal_moves(table.state)))), ANY)

    async def _twice(self, name: str, table: Table, player: str) -> str:
        """A player's move; if it is lost with its workers, it is asked for once more after a pause."""
        try:
            return await self._ask(name, table, player)
        except (Exception, asyncio.CancelledError) as error:
            if closing(error) or (isinstance(error, Refused) and error.code != "worker-lost"):
                raise
            log.warning("bot is asked again", table=name, ply=table.ply, bot=player, why=repr(error))
        await asyncio.sleep(PAUSE)
        return await self._ask(name, table, player)

    async def _ask(self, name: str, table: Table, player: str) -> str:
        setting = table.setting
        moves = tuple(made.text for made in table.moves)
        command = self.settings.command_of(setting.game, player)
        if self.preparation is not None:
            await self.preparation.player(setting.game, player)
        return await self.workers.ask(
            choose,
            *(setting.game, setting.options, setting.position, moves),
            player,
            self.rng.getrandbits(60),
            command,
            seconds=self.settings.bot_seconds,
            queue=name,
            tries=TRIES,
        )


def closing(error: BaseException) -> bool:
    """Does this error mean that the house closes, or that this very task was cancelled?"""
    if isinstance(error, asyncio.CancelledError):
        task = asyncio.current_task()
        return task is None or task.cancelling() > 0
    return isinstance(error, Refused) and error.code == "closing"
