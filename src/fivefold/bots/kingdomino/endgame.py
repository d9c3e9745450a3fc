"""The last rounds, solved: when every domino to come is known, nothing is left to chance.

That is so once the last line lies on the table, and with four players, who use all 48 dominoes, one line earlier.
Each seat lays its own dominoes as well as they can be laid, so a game is decided by who chooses what; every order of
choices is tried, and each seat takes what is worth most to itself (of equals, what is worst for the seat that asks).

With the last line on the table this is exact: a seat that will choose again branches over its places too. One line
earlier the places of the other seats are taken as the best for whatever they will choose; the asking seat's are not.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from fivefold.bots.kingdomino import kernel_course as course_of, kernel_endgame
from fivefold.bots.kingdomino.table import Position
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.kernel import Table

WORK = 60_000  # boards that may be listed; a hundred milliseconds
Way = tuple[int, ...]
Worths = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """What each turn (place and pick) is worth to the mover, its points and its share of the win; is that exact?"""

    turns: dict[tuple[int, int], tuple[float, float, float]]
    exact: bool


class TooMuch(Exception):
    """The rest of the game is too large to be solved in the work allowed."""


@dataclass
class Endgame:
    """The known rest of a game. `lines` are the lines still to be chosen from, the one on the table first."""

    position: Position
    spread: float
    work: int = WORK

    def solve(self) -> Solved:
        """Every turn of the mover."""
        position = self.position
        self.course = position.course.tolist()
        self.kings, self.players = self.course[course_of.KINGS], self.course[course_of.PLAYERS]
        self.size, self.bonus = self.course[course_of.SIZE], self.course[course_of.BONUS]
        self.root = position.seat
        line = tuple(n for n in self.course[course_of.LINE : course_of.LINE + self.kings] if n)
        self.lines = [line] if line else []
        if self.course[course_of.LINES_LEFT]:
            self.lines.append(tuple(sorted(position.deck.tolist())))
        self.exact = len(self.lines) < 2
        at = self.course[course_of.AT]
        movers = [(self.course[course_of.WHO + i], self.course[course_of.WHAT + i]) for i in range(at, self.kings)]
        owners = tuple(self.course[course_of.OWNER : course_of.OWNER + self.kings]) if line else ()
        self.boards: dict[int, list[Table]] = {seat: [position.kingdoms[seat]] for seat in range(self.players)}
        self.memory: dict[tuple[int, int, Way], int] = {}
        held = tuple(tuple(d for s, d in movers if s == seat) for seat in range(self.players))
        found = {}
        for place in self._worthwhile(held):
            board = self._laid(self.root, 0, movers[0][1], place)
            rest = tuple(h[1:] if s == self.root and h else h for s, h in enumerate(held)) if movers[0][1] else held
            where = tuple(board if seat == self.root else 0 for seat in range(self.players))
            for pick in position.picks.tolist():
                worths = self._after_choice(0, movers[1:], owners, pick, where, rest)
                found[place, pick] = worths
        return Solved(
            {
                turn: (w[self.root], w[2 * self.players + self.root], w[self.players + self.root])
                for turn, w in found.items()
            },
            self.exact,
        )

    # A board is named by its number in `boards[seat]`; `laid` is what a seat still has to lay from there, in turn.

    def _laid(self, seat: int, board: int, domino: int, place: int) -> int:
        after = kernel_endgame.laid_each(self.boards[seat][board], domino, np.array([place]))[0]
        self.boards[seat].append(after)
        return len(self.boards[seat]) - 1

    def _worthwhile(self, held: tuple[Way, ...]) -> list[int]:
        """The mover's places, but not those that are no better than another whatever is chosen later."""
        places = self.position.places
        if len(places) == 1:
            return [int(places[0])]
        mine = held[self.root]
        ways = [(*mine[1:], *way) for way in self._ways_to_come(self.root)]
        boards = kernel_endgame.laid_each(self.position.kingdoms[self.root], mine[0], places)
        ranks, self.work = kernel_endgame.best_ranks(
            boards, np.array(ways, np.int64).reshape(len(ways), -1), self.size, self.bonus, self.work
        )
        if self.work == kernel_endgame.TOO_MUCH:
            raise TooMuch
        kept: list[int] = []
        for i in np.argsort(-ranks.sum(1), kind="stable").tolist():
            if not any((ranks[j] >= ranks[i]).all() for j in kept):
                kept.append(i)
        return [int(places[i]) for i in kept]

    def _ways_to_come(self, seat: int) -> list[Way]:
        """What a seat may yet get from the lines, in the order in which it would be laid."""
        each = 2 if self.players == 2 else 1
        ways: list[Way] = [()]
        for line in self.lines:
            ways = [(*way, *some) for way in ways for some in permutations(line, each) if list(some) == sorted(some)]
        return ways

    def _after_choice(
        self,
        which: int,
        movers: list[tuple[int, int]],
        owners: tuple[int, ...],
        pick: int,
        where: tuple[int, ...],
        laid: tuple[Way, ...],
        mover: int | None = None,
    ) -> Worths:
        """A king has chosen (or nothing was to be chosen): go on with the next."""
        if pick >= 0:
            owners = (*owners[:pick], self.root if mover is None else mover, *owners[pick + 1 :])
        if movers:
            return self._turn(which, movers, owners, where, laid)
        if which >= len(self.lines):
            return self._end(where, laid)
        line = self.lines[which]
        kings = list(zip(owners, line, strict=True))
        laid = tuple((*way, *(n for s, n in kings if s == seat)) for seat, way in enumerate(laid))
        if which + 1 < len(self.lines):
            return self._turn(which + 1, kings, (-1,) * self.kings, where, laid)
        return self._end(where, laid)

    def _turn(
        self,
        which: int,
        movers: list[tuple[int, int]],
        owners: tuple[int, ...],
        where: tuple[int, ...],
        laid: tuple[Way, ...],
    ) -> Worths:
        seat, domino = movers[0]
        if which >= len(self.lines):
            return self._end(where, laid)
        best: Worths | None = None
        for board, rest in self._placings(seat, domino, which, movers, where, laid):
            for pick in range(self.kings):
                if owners[pick] >= 0:
                    continue
                worths = self._after_choice(which, movers[1:], owners, pick, board, rest, seat)
                if best is None or (worths[seat], -worths[self.root]) > (best[seat], -best[self.root]):
                    best = worths
        assert best is not None
        return best

    def _placings(
        self,
        seat: int,
        domino: int,
        which: int,
        movers: list[tuple[int, int]],
        where: tuple[int, ...],
        laid: tuple[Way, ...],
    ) -> list[tuple[tuple[int, ...], tuple[Way, ...]]]:
        """The boards from which a seat goes on: one for each place if it will choose again, else all in one."""
        again = any(other == seat for other, _ in movers[1:])
        if not domino or not again or not self.exact:
            return [(where, laid)]
        key = (seat, where[seat], (-domino,))
        if key not in self.memory:
            board = self.boards[seat][where[seat]]
            places = kernel_table.places(board, domino, self.size)
            places = places if len(places) else np.array([-1])
            self.memory[key] = len(self.boards[seat])
            self.boards[seat].extend(kernel_endgame.laid_each(board, domino, places))
            self.memory[seat, where[seat], (-domino, 0)] = len(self.boards[seat])
        first, last = self.memory[key], self.memory[seat, where[seat], (-domino, 0)]
        rest = tuple(way[1:] if s == seat else way for s, way in enumerate(laid))
        return [(tuple(b if s == seat else w for s, w in enumerate(where)), rest) for b in range(first, last)]

    def _end(self, where: tuple[int, ...], laid: tuple[Way, ...]) -> Worths:
        """Worth, share of the win and points of each seat, one after the other."""
        ranks = [self._rank(seat, where[seat], laid[seat]) for seat in range(self.players)]
        earlier = self.position.earlier.tolist()
        totals = [rank + (earlier[seat] << 16) for seat, rank in enumerate(ranks)]
        points = [total >> 16 for total in totals]
        if self.spread > 0:
            powers = np.exp((np.array(points) - max(points)) / self.spread)
            shares = (powers / powers.sum()).tolist()
        else:
            best = max(totals)
            shares = [(total == best) / totals.count(best) for total in totals]
        worths = []
        for seat in range(self.players):
            rival = max(p for other, p in enumerate(points) if other != seat)
            worths.append(shares[seat] + course_of.MARGIN * (points[seat] - rival))
        return (*worths, *shares, *(float(rank >> 16) for rank in ranks))

    def _rank(self, seat: int, board: int, way: Way) -> int:
        key = (seat, board, way)
        if key not in self.memory:
            ranks, self.work = kernel_endgame.best_ranks(
                self.boards[seat][board][None, :],
                np.array([way], np.int64).reshape(1, -1),
                self.size,
                self.bonus,
                self.work,
            )
            if self.work == kernel_endgame.TOO_MUCH:
                raise TooMuch
            self.memory[key] = int(ranks[0, 0])
        return self.memory[key]


def known(position: Position) -> bool:
    """Is every domino to come known?"""
    course = position.course
    left, players = int(course[course_of.LINES_LEFT]), int(course[course_of.PLAYERS])
    first_round = int(course[course_of.WHAT + course[course_of.AT]]) == 0
    return not first_round and (left == 0 or (left == 1 and players == 4))


def solved(position: Position, spread: float = 0.0, work: int = WORK) -> Solved | None:
    """The rest of the game solved, or None where it is not known or too large."""
    if not known(position):
        return None
    try:
        return Endgame(position, spread, work).solve()
    except TooMuch:
        return None
