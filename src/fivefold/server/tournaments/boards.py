"""Boards: tables of a draw that are played on the screen, from the draw to a table and from its end to a result."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import structlog

from fivefold.live.setting import read_setting
from fivefold.live.table import Table
from fivefold.refusals import NotFound, Refused
from fivefold.server.people.access import action_of
from fivefold.server.people.links import Link
from fivefold.server.recovery import keep_trying
from fivefold.server.storage import StoreError
from fivefold.server.tables.hall import Hall
from fivefold.server.tournaments import desk_values
from fivefold.server.tournaments.board import control_of, finished_board, laid_board, result_of
from fivefold.server.tournaments.desk_values import Question, Saying
from fivefold.server.tournaments.notices import Board
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.open_tournament import OpenTournament, ParkedBoard

log = structlog.get_logger()
RETRIED: Final = 60.0
"""Seconds between two attempts to take in results that were refused."""
RETRYABLE: Final = frozenset({"too-busy", "took-too-long", "worker-lost", "closing"})
"""Refusals that say nothing about a result: it is sent again later."""
DUE, ENDED = "due/", "ended/"
"""Entries of the store, by the name of a board: its result is expected; its result was refused."""


class Boards:
    """The boards of all tournaments."""

    def __init__(self, office: Office, hall: Hall) -> None:
        self.office, self.hall, self.store = office, hall, office.store
        self._ended: set[str] = set()
        hall.ownership.over.append(self._game_over)

    async def open(self) -> None:
        """Take in what was played while nobody could write it down; each board on its own."""
        await self._take_in(await self.store.entries(DUE))
        self.hall.tasks.go(keep_trying(self._keep_trying, name="results from the screen", log=log))

    async def _keep_trying(self) -> None:
        """Try again to take in boards that have ended here, or at another worker."""
        while True:
            await asyncio.sleep(RETRIED)
            shown = {(one, board) for one in self.office.tournaments.open.values() for board in one.parked}
            ended = {key.removeprefix(ENDED) for key in await self.store.entries(ENDED)}
            await self._take_in(ended | self._ended)
            for tournament, board in shown:
                if board not in ended and tournament.parked.pop(board, None) is not None:
                    tournament.show()  # another worker has taken it in, or let it go

    async def _take_in(self, boards: Iterable[str]) -> None:
        for board in boards:
            try:
                table = (await self.hall.find(board)).table
                if table.phase == "over":
                    await self._game_over(board, table)
            except Exception as error:
                log.error("a board cannot be taken in", board=board, why=repr(error))

    async def lay(
        self, name: str, token: str, question: Question, number: tuple[int, int], *, again: bool
    ) -> tuple[str, list[int]]:
        """The board on which a table of the draw is played and who sits where at it; `again` lays a new one."""
        tournament, _ = await self.office.visible(name, token)
        async with tournament.laying:
            wall = tournament.wall.state
            control = control_of(wall["thinking"])
            laid = await self.office.read(name, token, question, laid_board, name, number, control, tournament.public)
            hangs = tournament.wall.state["boards"].get(f"{number[0]}/{number[1]}")
            if hangs is not None and hangs["game"] == laid.games and not again:
                return hangs["id"], list(laid.entrants)
            board = await self.hall.create(read_setting(laid.setting))
            await self.store.put(f"{DUE}{board}", name)
            await tournament.post("board", Board(*number, board, laid.games))
        return board, list(laid.entrants)

    async def seat_link(self, board: str, entrants: Sequence[int], entrant: int, name: str) -> str:
        """The token of a link to one player's seat at a board."""
        return await self.office.links.create(Link("table", board, "seat", name, seat=list(entrants).index(entrant)))

    async def _game_over(self, board: str, table: Table) -> None:
        """A board has ended: its result is written down. What is refused stays parked for the director."""
        name = table.setting.origin.get("tournament")
        if not name:
            return
        self._ended.add(board)
        tournament = await self.office.find(name)
        ended = finished_board(board, table)
        try:
            data = await tournament.ask(result_of, ended)
            await self.office.house_says(name, Saying("result", data, key=f"table/{board}"), "screen")
        except Refused as error:
            log.warning("a result from the screen was refused", tournament=name, board=board, why=str(error))
            if error.code not in RETRYABLE and not isinstance(error, StoreError):
                await self._park(tournament, ParkedBoard(board, ended.round, ended.table, error.code, str(error)))
            return
        await self._unpark(tournament, board)

    async def _park(self, tournament: OpenTournament, parked: ParkedBoard) -> None:
        if tournament.parked.get(parked.board) != parked:
            tournament.parked[parked.board] = parked
            tournament.show()
            await self.store.put(f"{ENDED}{parked.board}", tournament.name)

    async def _unpark(self, tournament: OpenTournament, board: str) -> None:
        for prefix in (DUE, ENDED):
            await self.store.delete(f"{prefix}{board}")
        self._ended.discard(board)
        if tournament.parked.pop(board, None) is not None:
            tournament.show()

    async def dismiss(self, name: str, token: str, board: str) -> None:
        """The result of a parked board is not wanted."""
        await self.office.read(name, token, Question(action_of("dismissBoard")), desk_values.head_of)
        tournament = await self.office.find(name)
        if board not in tournament.parked:
            raise NotFound("There is no such board", code="no-such-board")
        await self._unpark(tournament, board)
