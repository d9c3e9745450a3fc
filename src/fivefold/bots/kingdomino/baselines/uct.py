"""UCT over sampled deals: one tree of moves over many shuffled decks, each leaf played out greedily.

A node is a sequence of moves, whatever was dealt between them; where the deal does not allow a move it is passed over.
All seats share the tree, and each selects by its own share of the wins.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass, field

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.kingdomino import kernel_state as layout
from fivefold.bots.kingdomino.baselines.flat import by_greedy_score
from fivefold.bots.kingdomino.baselines.kernel_playout import play_out
from fivefold.bots.kingdomino.kernel_network import new_scratch
from fivefold.bots.kingdomino.kernel_state import Round, final_shares, lead_of, shuffle, take_turn
from fivefold.bots.kingdomino.policy.kernel_greedy import GREEDY
from fivefold.bots.kingdomino.state import NOWHERE, Position, position_of
from fivefold.bots.limits import Clock
from fivefold.games import kingdomino
from fivefold.games.kingdomino import kernel_table

Key = tuple[int, int]
"""A place, and the number of the domino picked."""


@dataclass
class Node:
    """How often a move was made, what it brought to the seat that made it, and the moves after it."""

    visits: int = 0
    value: float = 0.0
    children: dict[Key, Node] = field(default_factory=dict)


@dataclass(frozen=True)
class UCT:
    """UCT of `playouts`, or for `seconds`; at each node only the first `moves` by greedy score."""

    playouts: int | None = 2000
    seconds: float = 0.0
    moves: int = 16
    exploration: float = 0.4
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, rng: random.Random, stop: Stop | None = None) -> kingdomino.Move:
        """The move that was visited most.

        >>> state = kingdomino.start()
        >>> for text in "deal 1 7 13 48", "king 1":
        ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
        >>> UCT(playouts=20).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
        True
        """
        began = self.clock()
        position = position_of(state)
        root, tree = Node(), Tree(self, position, rng.getrandbits(60))
        while (root.visits < self.playouts) if self.playouts else (self.clock() - began < self.seconds):
            tree.descend(root)
        place, number = max(root.children, key=lambda key: root.children[key].visits)
        line = position.round.draft[layout.LINE : layout.LINE + 4].tolist()
        return position.move(place, line.index(number) if number else NOWHERE)


class Tree:
    """Walks down the tree, plays out, and backs the result up into the nodes passed."""

    def __init__(self, search: UCT, position: Position, random: int) -> None:
        self.search, self.position, self.random = search, position, random
        self.surveys, self.scratch = np.zeros((4, 6, 3, 64), np.int64), new_scratch()
        self.weights = np.array([GREEDY] * 4)
        self.first = by_greedy_score(position.round, position.places, position.picks)[: search.moves]

    def descend(self, root: Node) -> None:
        """One deal."""
        start = self.position.round
        state = start._replace(kingdoms=start.kingdoms.copy(), draft=start.draft.copy(), deck=start.deck.copy())
        self.random = shuffle(state.deck, state.draft, self.random)
        node, path, more = root, [(root, -1)], 1
        while more:
            seat = int(state.draft[layout.KING + state.draft[layout.AT]])
            moves = self.first if node is root else self._moves(state)
            place, pick = self._select(node, state, moves)
            node = node.children.setdefault(_key(state, place, pick), Node())
            path.append((node, seat))
            more = take_turn(state.kingdoms, state.draft, state.deck, place, pick)
            if node.visits == 0:
                break
        if more:
            self.random = play_out(state, self.weights, self.surveys, self.scratch, self.random)
        points, shares = np.zeros(4), np.zeros(4)
        final_shares(state, points, shares)
        for each, mover in path:
            each.visits += 1
            if mover >= 0:
                lead = lead_of(points, mover, self.position.state.options.players)
                each.value += shares[mover] + layout.MARGIN * lead

    def _moves(self, state: Round) -> list[tuple[int, int]]:
        draft = state.draft
        at, kings = int(draft[layout.AT]), int(draft[layout.KINGS])
        seat, domino = draft[layout.KING + at], int(draft[layout.HELD + at])
        nothing = np.array([NOWHERE])
        places = kernel_table.places(state.kingdoms[seat], domino, int(draft[layout.SIZE])) if domino else nothing
        free = [i for i in range(kings) if draft[layout.LINE + i] and draft[layout.OWNER + i] < 0]
        picks = np.array(free) if free else nothing
        return by_greedy_score(state, places if len(places) else nothing, picks)[: self.search.moves]

    def _select(self, node: Node, state: Round, moves: list[tuple[int, int]]) -> tuple[int, int]:
        best, best_value = moves[0], -math.inf
        for place, pick in moves:
            child = node.children.get(_key(state, place, pick))
            if child is None or child.visits == 0:
                return place, pick
            value = child.value / child.visits
            value += self.search.exploration * math.sqrt(math.log(node.visits + 1) / child.visits)
            if value > best_value:
                best, best_value = (place, pick), value
        return best


def _key(state: Round, place: int, pick: int) -> Key:
    return place, int(state.draft[layout.LINE + pick]) if pick >= 0 else 0
