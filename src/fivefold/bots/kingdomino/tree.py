"""UCT with sampled deals: one tree of turns over many shuffled decks, each leaf played out greedily.

A node is a sequence of turns, whatever was dealt between them; where the deal does not allow a turn it is passed over.
All seats share the tree and each follows its own share of the wins.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass, field

import numpy as np

from fivefold.bots.kingdomino import kernel_course as course_of, kernel_ground
from fivefold.bots.kingdomino.flat import ranked
from fivefold.bots.kingdomino.race import Clock
from fivefold.bots.kingdomino.table import NOWHERE, Position, position_of
from fivefold.games import kingdomino
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.kernel import MOST_PLACES, Table

Key = tuple[int, int]
"""A place, and the number of the domino chosen."""


@dataclass
class Node:
    """How often a turn was made, what it brought to the seat that made it, and the turns after it."""

    visits: int = 0
    worth: float = 0.0
    after: dict[Key, Node] = field(default_factory=dict)


@dataclass(frozen=True)
class TreeSearch:
    """So many playouts (or seconds) of UCT; `turns` of each node are looked at, greed's favourites."""

    playouts: int | None = 2000
    seconds: float = 0.0
    turns: int = 16
    curiosity: float = 0.4
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The turn that was looked at most.

        >>> state = kingdomino.start()
        >>> for text in "deal 1 7 13 48", "king 1":
        ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
        >>> TreeSearch(playouts=20).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
        True
        """
        began = self.clock()
        position = position_of(state)
        root, climb = Node(), Climb(self, position, lots.getrandbits(60))
        while (root.visits < self.playouts) if self.playouts else (self.clock() - began < self.seconds):
            climb.once(root)
        place, number = max(root.after, key=lambda key: root.after[key].visits)
        line = position.course[course_of.LINE : course_of.LINE + 4].tolist()
        return position.move(place, line.index(number) if number else NOWHERE)


class Climb:
    """Walks down the tree, plays out, and writes what came of it into the nodes passed."""

    def __init__(self, search: TreeSearch, position: Position, chance: int) -> None:
        self.search, self.position, self.chance = search, position, chance
        self.ground = np.zeros((4, 6, 3, 64), np.int64)
        self.places, self.worths = np.empty(MOST_PLACES, np.int64), np.empty(MOST_PLACES, np.int64)
        self.tastes = np.array([kernel_ground.GREED] * 4)
        self.first = ranked(position.kingdoms, position.course, position.places, position.picks)[: search.turns]

    def once(self, root: Node) -> None:
        """One deal."""
        kingdoms, course, deck = (a.copy() for a in (self.position.kingdoms, self.position.course, self.position.deck))
        self.chance = course_of.shuffle(deck, course, self.chance)
        node, path, more = root, [(root, -1)], 1
        while more:
            seat = int(course[course_of.WHO + course[course_of.AT]])
            turns = self.first if node is root else self._turns(kingdoms, course)
            place, pick = self._select(node, course, turns)
            key = (place, int(course[course_of.LINE + pick]) if pick >= 0 else 0)
            node = node.after.setdefault(key, Node())
            path.append((node, seat))
            more = course_of.make_turn(kingdoms, course, deck, place, pick)
            if node.visits == 0:
                break
        if more:
            self.chance = course_of.play_out(
                kingdoms, course, deck, self.tastes, self.ground, self.places, self.worths, self.chance
            )
        ranks, points, shares = np.zeros(4, np.int64), np.zeros(4), np.zeros(4)
        course_of.share_out(kingdoms, course, self.position.earlier, ranks, points, shares)
        for each, mover in path:
            each.visits += 1
            if mover >= 0:
                lead = course_of.lead_of(points, mover, self.position.state.options.players)
                each.worth += shares[mover] + course_of.MARGIN * lead

    def _turns(self, kingdoms: Table, course: Table) -> list[tuple[int, int]]:
        at, kings = int(course[course_of.AT]), int(course[course_of.KINGS])
        seat, domino = course[course_of.WHO + at], int(course[course_of.WHAT + at])
        nothing = np.array([NOWHERE])
        places = kernel_table.places(kingdoms[seat], domino, int(course[course_of.SIZE])) if domino else nothing
        free = [i for i in range(kings) if course[course_of.LINE + i] and course[course_of.OWNER + i] < 0]
        picks = np.array(free) if free else nothing
        return ranked(kingdoms, course, places if len(places) else nothing, picks)[: self.search.turns]

    def _select(self, node: Node, course: Table, turns: list[tuple[int, int]]) -> tuple[int, int]:
        best, best_value = turns[0], -math.inf
        for place, pick in turns:
            child = node.after.get((place, int(course[course_of.LINE + pick]) if pick >= 0 else 0))
            if child is None or child.visits == 0:
                return place, pick
            value = child.worth / child.visits
            value += self.search.curiosity * math.sqrt(math.log(node.visits + 1) / child.visits)
            if value > best_value:
                best, best_value = (place, pick), value
        return best
