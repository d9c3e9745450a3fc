"""The endgame solver: when every domino to come is known, nothing is left to chance.

That is so once the last line lies on the table, and with four players, who use all 48 dominoes, one line earlier.
Each seat lays its own dominoes as well as they can be laid, so a game is decided by who picks what; every order of
picks is tried, and each seat takes what is worth most to itself (of equals, what is worst for the seat that asks).

With the last line on the table this is exact: a seat that will pick again branches over its places too. One line
earlier the places of the other seats are taken as the best for whatever they will pick; the asking seat's are not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino import kernel_endgame, kernel_state as layout
from fivefold.bots.kingdomino.state import NOWHERE, Position
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.kernel import Table

WORK = 60_000  # boards that may be listed; a hundred milliseconds
Way = tuple[int, ...]
"""Dominoes in the order in which they are laid."""
Values = tuple[float, ...]
"""Value, share of the win and points of each seat, one after the other."""


@dataclass(frozen=True, slots=True)
class Solved:
    """For each turn (place and pick) its value to the mover, its points and its share of the win; is that exact?"""

    turns: dict[tuple[int, int], tuple[float, float, float]]
    exact: bool


class TooMuch(Exception):
    """The rest of the game is too large to be solved in the work allowed."""


class Node(NamedTuple):
    """Kings (seat and domino held) still to pick from a line, the owners of its dominoes, each seat's board (its number
    among the solver's) and what each seat has still to lay from there."""

    line: int
    movers: tuple[tuple[int, int], ...]
    owners: tuple[int, ...]
    boards: tuple[int, ...]
    to_lay: tuple[Way, ...]

    def picked(self, pick: int, seat: int) -> Node:
        """The same after a pick (-1: nothing was to be picked)."""
        owners = (*self.owners[:pick], seat, *self.owners[pick + 1 :]) if pick >= 0 else self.owners
        return Node(self.line, self.movers[1:], owners, self.boards, self.to_lay)

    def on_boards(self, seat: int, boards: Iterable[int]) -> list[Node]:
        """The same with the seat's first domino laid, which gives one of these boards."""
        before, after = self.boards[:seat], self.boards[seat + 1 :]
        to_lay = (*self.to_lay[:seat], self.to_lay[seat][1:], *self.to_lay[seat + 1 :])
        return [Node(self.line, self.movers, self.owners, (*before, board, *after), to_lay) for board in boards]


class Solver:
    """The known rest of a game. `lines` are the lines still to be picked from, the one on the table first."""

    def __init__(self, position: Position, spread: float, work: int) -> None:
        self.position, self.spread, self.work = position, spread, work
        draft = position.round.draft.tolist()
        self.kings, self.players = draft[layout.KINGS], draft[layout.PLAYERS]
        self.size, self.bonus = draft[layout.SIZE], draft[layout.BONUS]
        self.root = position.seat
        self.earlier = draft[layout.EARLIER : layout.EARLIER + self.players]
        line = tuple(n for n in draft[layout.LINE : layout.LINE + self.kings] if n)
        self.lines = [line] if line else []
        if position.lines_left:
            self.lines.append(tuple(sorted(position.round.deck.tolist())))
        self.exact = len(self.lines) < 2
        self.boards: list[list[Table]] = [[kingdom] for kingdom in position.round.kingdoms]
        self.ranks: dict[tuple[int, int, Way], int] = {}
        self.ends: dict[tuple[tuple[int, ...], tuple[Way, ...]], Values] = {}
        self.placings: dict[tuple[int, int, int], range] = {}
        movers = tuple((draft[layout.KING + i], draft[layout.HELD + i]) for i in range(draft[layout.AT], self.kings))
        self.first = Node(
            0,
            movers,
            tuple(draft[layout.OWNER : layout.OWNER + self.kings]) if line else (),
            (0,) * self.players,
            tuple(tuple(domino for s, domino in movers if s == seat) for seat in range(self.players)),
        )

    def solve(self) -> Solved:
        """Every turn of the mover."""
        found = {}
        for place in self._undominated():
            board = self._add_board(self.root, self.position.domino, place)
            (node,) = self.first.on_boards(self.root, [board])
            for pick in self.position.picks.tolist():
                values = self._after(node.picked(pick, self.root))
                found[place, pick] = (
                    values[self.root],
                    values[2 * self.players + self.root],
                    values[self.players + self.root],
                )
        return Solved(found, self.exact)

    def _add_board(self, seat: int, domino: int, place: int) -> int:
        self.boards[seat].extend(kernel_endgame.laid_each(self.boards[seat][0], domino, np.array([place])))
        return len(self.boards[seat]) - 1

    def _undominated(self) -> list[int]:
        """The mover's places, but not those that are no better than another whatever is picked later."""
        places = self.position.places
        if len(places) == 1:
            return [int(places[0])]
        mine = self.first.to_lay[self.root]
        ways = [(*mine[1:], *way) for way in self._ways_to_come()]
        ranks = self._best_ranks(kernel_endgame.laid_each(self.boards[self.root][0], mine[0], places), ways)
        kept: list[int] = []
        for i in np.argsort(-ranks.sum(1), kind="stable").tolist():
            if not any((ranks[j] >= ranks[i]).all() for j in kept):
                kept.append(i)
        return [int(places[i]) for i in kept]

    def _ways_to_come(self) -> list[Way]:
        """What a seat may yet get from the lines, in the order in which it would be laid."""
        each = 2 if self.players == 2 else 1
        ways: list[Way] = [()]
        for line in self.lines:
            ways = [(*way, *some) for way in ways for some in permutations(line, each) if list(some) == sorted(some)]
        return ways

    def _after(self, node: Node) -> Values:
        """The value of a node in which a king has just picked: go on with the next king or the next line."""
        if node.line >= len(self.lines):
            return self._end(node)
        if node.movers:
            return self._best(node)
        kings = tuple(zip(node.owners, self.lines[node.line], strict=True))
        to_lay = tuple((*way, *(n for s, n in kings if s == seat)) for seat, way in enumerate(node.to_lay))
        node = Node(node.line + 1, kings, (-1,) * self.kings, node.boards, to_lay)
        return self._best(node) if node.line < len(self.lines) else self._end(node)

    def _best(self, node: Node) -> Values:
        """The best for the king that moves."""
        seat = node.movers[0][0]
        best: Values | None = None
        for placed in self._placed(node):
            for pick in range(self.kings):
                if placed.owners[pick] >= 0:
                    continue
                values = self._after(placed.picked(pick, seat))
                if best is None or (values[seat], -values[self.root]) > (best[seat], -best[self.root]):
                    best = values
        assert best is not None
        return best

    def _placed(self, node: Node) -> list[Node]:
        """The boards from which a seat goes on: one for each place if it will pick again, else all in one."""
        seat, domino = node.movers[0]
        again = any(other == seat for other, _ in node.movers[1:])
        if not domino or not again or not self.exact:
            return [node]
        key = (seat, node.boards[seat], domino)
        if key not in self.placings:
            boards, board = self.boards[seat], self.boards[seat][node.boards[seat]]
            places = kernel_table.places(board, domino, self.size)
            before = len(boards)
            boards.extend(kernel_endgame.laid_each(board, domino, places if len(places) else np.array([NOWHERE])))
            self.placings[key] = range(before, len(boards))
        return node.on_boards(seat, self.placings[key])

    def _end(self, node: Node) -> Values:
        """Everything is picked: each seat lays what it has in the best way; many orders of picks end alike."""
        key = (node.boards, node.to_lay)
        if key not in self.ends:
            self.ends[key] = self._values(node)
        return self.ends[key]

    def _values(self, node: Node) -> Values:
        ranks = [self._rank(seat, node.boards[seat], node.to_lay[seat]) for seat in range(self.players)]
        totals = [rank + (earlier << 16) for rank, earlier in zip(ranks, self.earlier, strict=True)]
        points = [total >> 16 for total in totals]
        if self.spread > 0:
            powers = np.exp((np.array(points) - max(points)) / self.spread)
            shares = (powers / powers.sum()).tolist()
        else:
            best = max(totals)
            shares = [(total == best) / totals.count(best) for total in totals]
        values = []
        for seat in range(self.players):
            rival = max(p for other, p in enumerate(points) if other != seat)
            values.append(shares[seat] + layout.MARGIN * (points[seat] - rival))
        return (*values, *shares, *(float(rank >> 16) for rank in ranks))

    def _rank(self, seat: int, board: int, way: Way) -> int:
        key = (seat, board, way)
        if key not in self.ranks:
            self.ranks[key] = int(self._best_ranks(self.boards[seat][board][None, :], [way])[0, 0])
        return self.ranks[key]

    def _best_ranks(self, boards: Table, ways: list[Way]) -> Table:
        dominoes = np.array(ways, np.int64).reshape(len(ways), -1)
        ranks, self.work = kernel_endgame.best_ranks(boards, dominoes, self.size, self.bonus, self.work)
        if self.work == kernel_endgame.TOO_MUCH:
            raise TooMuch
        return ranks


def known(position: Position) -> bool:
    """Is every domino to come known?"""
    last_lines = 1 if position.state.options.players == 4 else 0
    return position.domino > 0 and position.lines_left <= last_lines


def solved(position: Position, spread: float = 0.0, work: int = WORK) -> Solved | None:
    """The rest of the game solved, or None where it is not known or too large."""
    if not known(position):
        return None
    try:
        return Solver(position, spread, work).solve()
    except TooMuch:
        return None
