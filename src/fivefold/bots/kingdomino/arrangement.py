"""The best you could have had: the best legal arrangement of the dominoes that a player took, in the order they came.

A beam search: boards grow by one domino at a time, and of each size only the most promising are kept, first few and
then ever more. What cannot beat the best found so far is dropped; a search that never gave up a board is a proof.

>>> best = best_arrangement((48, 45, 40))
>>> best.points, best.proved
(18, True)
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino.kernel_endgame import Grown, ToCome, ceiling, grow
from fivefold.bots.kingdomino.kernel_state import HARMONY, MIDDLE_KINGDOM, points_of
from fivefold.bots.limits import Clock
from fivefold.games.kingdomino.kernel import CASTLE_CELL, CROWNS, DOMINOES, FIELDS, SPAN, TERRAIN, Table
from fivefold.games.kingdomino.kingdom import CASTLE_ALONE, Kingdom, place_names, second_square
from fivefold.games.kingdomino.notation import AnyMove, Deal, Move
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.state import State
from fivefold.refusals import Refused

FIRST_WIDTH, MOST_WIDTH, WIDER = 200, 60_000, 4
ROOM = 24  # boards that one board becomes, on average at most


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A kingdom, its points, and whether no better one exists; `ceiling` is what no arrangement can exceed."""

    kingdom: Kingdom
    points: int
    proved: bool
    ceiling: int


def best_arrangement(
    dominoes: Sequence[int], options: Options | None = None, *, seconds: float = 2.0, clock: Clock = time.perf_counter
) -> Arrangement:
    """The best kingdom of these dominoes, laid in this order; what fits must be laid (KD7)."""
    choice = options or Options()
    _check(dominoes, choice)
    until = clock() + seconds
    search = _BeamSearch(tuple(dominoes), choice)
    width, began = FIRST_WIDTH, clock()
    while not search.run(width, until, clock) and width < MOST_WIDTH:
        now = clock()
        if now + WIDER * (now - began) > until:
            break
        width, began = width * WIDER, now
    return search.result()


def taken_by(states: Sequence[State], moves: Sequence[AnyMove]) -> list[list[tuple[int, ...]]]:
    """What each seat laid or discarded in each game of a record, in order; only a dynasty has several games."""
    games: list[list[list[int]]] = []
    for state, move in zip(states, moves, strict=False):
        if isinstance(move, Deal) and (state.game_over or not games):
            games.append([[] for _ in state.kingdoms])
        elif isinstance(move, Move) and move.domino:
            games[-1][state.waiting[0][1]].append(move.domino)
    return [[tuple(seat) for seat in game] for game in games]


class _BeamSearch:
    """One search after another with ever more boards; the best is kept between them."""

    def __init__(self, dominoes: tuple[int, ...], options: Options) -> None:
        self.dominoes, self.options = dominoes, options
        self.bonus = MIDDLE_KINGDOM * options.middle_kingdom + HARMONY * options.harmony
        start = np.array(CASTLE_ALONE, np.int64)
        self.ceiling = int(ceiling(start, options.size, self.bonus, self._to_come(0)))
        self.best, self.proved = -1, False
        self.way: tuple[int, ...] = ()
        if not dominoes:
            self.best, self.proved = int(points_of(start, options.size, self.bonus)), True

    def _to_come(self, step: int) -> ToCome:
        squares, crowns = np.zeros(6, np.int64), np.zeros(6, np.int64)
        for number in self.dominoes[step:]:
            for half in range(2):
                squares[TERRAIN[number - 1, half]] += 1
                crowns[TERRAIN[number - 1, half]] += CROWNS[number - 1, half]
        return ToCome(squares, crowns, len(self.dominoes) - step)

    def run(self, width: int, until: float, clock: Clock) -> bool:
        """Keep `width` boards of each size; is the best now proved?"""
        size, whole = self.options.size, True
        boards = np.array([CASTLE_ALONE], np.int64)
        steps: list[tuple[Table, Table]] = []
        for step, number in enumerate(self.dominoes):
            if clock() > until and self.best >= 0:
                return False
            grown = _room_for(len(boards) * ROOM + 400)
            n, cut = grow(boards, number, size, self.bonus, self._to_come(step + 1), self.best, grown)
            whole = whole and cut >= 0
            if n == 0:
                break
            keep = np.unique(grown.hashes[:n], return_index=True)[1] if step else self._once(number, grown.places[:n])
            if len(keep) > width:
                whole = False
                keep = keep[np.argpartition(-grown.estimates[keep], width)[:width]]
            boards = grown.boards[keep]
            steps.append((grown.parents[keep], grown.places[keep]))
        else:
            if steps:
                self._remember(boards, steps)
        self.proved = whole or self.best == self.ceiling
        return self.proved

    def _once(self, number: int, places: Table) -> Table:
        """Of the first domino's places those that no turn or mirror makes equal."""
        seen, keep = set(), []
        double = TERRAIN[number - 1, 0] == TERRAIN[number - 1, 1]
        for i, place in enumerate(places.tolist()):
            ends = [_from_castle(place >> 2), _from_castle(second_square(place))]
            ways = [tuple(_turned(end, turn) for end in ends) for turn in TURNS]
            least = min(tuple(sorted(way)) if double else way for way in ways)
            if least not in seen:
                seen.add(least)
                keep.append(i)
        return np.array(keep)

    def _remember(self, boards: Table, steps: list[tuple[Table, Table]]) -> None:
        points = [int(points_of(board, self.options.size, self.bonus)) for board in boards]
        at = int(np.argmax(points))
        if points[at] <= self.best:
            return
        self.best = points[at]
        way: list[int] = []
        for parents, places in reversed(steps):
            way.append(int(places[at]))
            at = int(parents[at])
        self.way = tuple(reversed(way))

    def result(self) -> Arrangement:
        """The best kingdom, laid by the rules."""
        kingdom, names = Kingdom(self.options.size), place_names(self.options.size)
        for number, place in zip(self.dominoes, self.way, strict=True):
            kingdom = kingdom.with_domino(number, names[place]) if place >= 0 else kingdom.without(number)
        return Arrangement(kingdom, self.best, self.proved, self.best if self.proved else self.ceiling)


def _room_for(boards: int) -> Grown:
    one = [np.empty(boards, np.int64) for _ in range(3)]
    return Grown(np.empty((boards, FIELDS), np.int64), one[0], one[1], np.empty(boards), one[2])


def _from_castle(cell: int) -> tuple[int, int]:
    return cell % SPAN - CASTLE_CELL % SPAN, cell // SPAN - CASTLE_CELL // SPAN


TURNS = tuple((a, b, swap) for a in (1, -1) for b in (1, -1) for swap in (0, 1))
"""The turns and mirrors of the board: signs of both axes, and whether the axes change places."""


def _turned(at: tuple[int, int], turn: tuple[int, int, int]) -> tuple[int, int]:
    a, b, swap = turn
    return a * at[swap], b * at[1 - swap]


def _check(dominoes: Sequence[int], options: Options) -> None:
    most = options.lines * options.kings // options.players
    if len(dominoes) > most:
        raise Refused(
            "A player takes {most} dominoes here, not {n}",
            code="kingdomino-too-many",
            rule="KD2",
            most=most,
            n=len(dominoes),
        )
    for number in dominoes:
        if not 1 <= number <= DOMINOES:
            raise Refused("There is no domino {number}", code="kingdomino-no-such-domino", rule="KD1", number=number)
        if list(dominoes).count(number) > 1:
            raise Refused("{number} stands twice", code="kingdomino-dealt-twice", rule="KD1", number=number)
