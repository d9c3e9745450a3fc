"""Boards: tables of a draw that are played on the screen, from the draw to a table and from its end to a result."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
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
from fivefold.server.tournaments.desk_values import ParkedBoard, Question, Saying
from fivefold.server.tournaments.notices import Board
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.open_tournament import OpenTournament

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
        self._failed: set[str] = set()
        hall.ownership.over.append(self._game_over)

    async def open(self) -> None:
        """Write down the results of boards that ended while nobody could; each board on its own."""
        await self._write_results(await self._boards(DUE))
        self.hall.tasks.go(keep_trying(self._keep_trying, name="results from the screen", log=log))

    async def _boards(self, prefix: str) -> set[str]:
        return {key.removeprefix(prefix) for key in await self.store.entries(prefix)}

    async def _keep_trying(self) -> None:
        """Try again to write down the results of boards that have ended here, or at another worker."""
        while True:
            await asyncio.sleep(RETRIED)
            shown = {(one, board) for one in self.office.tournaments.open.values() for board in one.parked}
            refused = await self._boards(ENDED)
            await self._write_results(self._failed - refused)
            await self._write_results(refused, known=True)
            for tournament, board in shown:
                if board not in refused and tournament.parked.pop(board, None) is not None:
                    tournament.show()  # another worker has written it down, or given it up

    async def _write_results(self, boards: Iterable[str], *, known: bool = False) -> None:
        """Write down the results of boards that have ended; `known` are those whose refusal is stored already."""
        for board in boards:
            try:
                table = (await self.hall.find(board)).table
                if table.phase == "over":
                    await self._write_down(board, table, known=known)
            except Exception as error:
                log.error("a board's result cannot be written down", board=board, why=repr(error))

    async def lay(
        self, name: str, token: str, question: Question, number: tuple[int, int], *, again: bool
    ) -> tuple[str, list[int]]:
        """The board on which a table of the draw is played and who sits where at it; `again` lays a new one."""
        tournament, _ = await self.office.visible(name, token)
        async with tournament.laying:
            wall = tournament.wall.state
            control = control_of(wall.thinking)
            laid = await self.office.read(name, token, question, laid_board, name, number, control, tournament.public)
            posted = tournament.wall.state.boards.get(f"{number[0]}/{number[1]}")
            if posted is not None and posted.game == laid.games and not again:
                return posted.id, list(laid.entrants)
            setting = read_setting(laid.setting)
            if wall.rated.on and len(setting.seats) > 1:
                setting = replace(setting, rated=True)
            board = await self.hall.create(setting)
            await self.store.put(f"{DUE}{board}", name)
            await tournament.post("board", Board(*number, board, laid.games))
        return board, list(laid.entrants)

    async def seat_link(self, board: str, entrants: Sequence[int], entrant: int, name: str) -> str:
        """The token of a link to one player's seat at a board."""
        return await self.office.links.create(Link("table", board, "seat", name, seat=list(entrants).index(entrant)))

    async def _game_over(self, board: str, table: Table) -> None:
        if table.setting.origin.get("tournament"):
            await self._write_down(board, table)

    async def _write_down(self, board: str, table: Table, *, known: bool = False) -> None:
        """A board has ended: its result is written down. What is refused stays parked for the director."""
        name = table.setting.origin["tournament"]
        self._failed.add(board)
        tournament = await self.office.find(name)
        ended = finished_board(board, table)
        try:
            data = await tournament.ask(result_of, ended)
            await self.office.house_says(name, Saying("result", data, key=f"table/{board}"), "screen")
        except Refused as error:
            log.warning("a result from the screen was refused", tournament=name, board=board, why=str(error))
            if error.code in RETRYABLE or isinstance(error, StoreError):
                return
            if not known:
                await self.store.put(f"{ENDED}{board}", name)
            self._failed.discard(board)
            self._park(tournament, ParkedBoard(board, ended.round, ended.table, error.code, str(error)))
            return
        await self._unpark(tournament, board)

    def _park(self, tournament: OpenTournament, parked: ParkedBoard) -> None:
        if tournament.parked.get(parked.board) != parked:
            tournament.parked[parked.board] = parked
            tournament.show()

    async def _unpark(self, tournament: OpenTournament, board: str) -> None:
        for prefix in (DUE, ENDED):
            await self.store.delete(f"{prefix}{board}")
        self._failed.discard(board)
        if tournament.parked.pop(board, None) is not None:
            tournament.show()

    async def dismiss(self, name: str, token: str, board: str) -> None:
        """The result of a parked board is not wanted."""
        await self.office.read(name, token, Question(action_of("dismissBoard")), desk_values.head_of)
        tournament = await self.office.find(name)
        if board not in tournament.parked:
            raise NotFound("There is no such board", code="no-such-board")
        await self._unpark(tournament, board)
