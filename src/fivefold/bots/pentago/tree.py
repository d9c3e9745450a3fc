"""A best-first tree below the moves that seem best; each new board gets a short proof search and the judge's value.

Which leaf is expanded next is decided by PUCT: by the mean value of a branch so far, by a prior from the judge's first
value, and by how seldom it was visited. What is proved on the way is kept, and late boards are solved.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.pentago import solver
from fivefold.bots.pentago.judge import judge, one_thread_a_product
from fivefold.bots.pentago.kernel_followers import OPEN, followers
from fivefold.bots.pentago.kernel_value import NEIGHBOURS
from fivefold.bots.pentago.result import MoveScore, Stopped
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN, Table
from fivefold.games.pentago.notation import Move

MARBLES = range(13, 19)  # of positions whose followers the judge has learned
BOARDS_A_SECOND = 600  # on the machine that searches are planned for
CANDIDATES = 12
BATCH = 8  # leaves that are expanded at once
HORIZON = 3  # turns of the short proof search
SOLVED_FROM = 25  # marbles; a board is then solved as quickly as it is evaluated
TEMPERATURE = 0.2  # of the prior: this much less value makes a branch e times less likely
EXPLORATION = 0.5
FIRST_WEIGHT = 2.0  # visits that the first value of a branch counts for

Numbers = NDArray[np.float64]


class Node:
    """A board: the marbles of the side to move and of the other, and the statistics of its children.

    `known` is the proved value of each child for the side to move, or nan; `value` that of the board itself, or None;
    `score` its estimate when it was expanded.
    """

    def __init__(self, own: int, other: int) -> None:
        self.own = own
        self.other = other
        self.value: int | None = None
        self.score = 0.0
        self.children: list[Node] = []

    def expand(self, boards: Table, first: Numbers, known: Numbers) -> None:
        """Add the children, with a first value for each."""
        self.children = [Node(int(own), int(other)) for own, other in boards]
        self.first, self.known, self.score = first, known, float(first.max())
        self.visits, self.sums = np.zeros(len(first)), np.zeros(len(first))
        prior = np.exp((first - first.max()) / TEMPERATURE)
        self.prior = EXPLORATION * prior / prior.sum()
        self.settle()

    def values(self) -> Numbers:
        """The value of each child to the side to move: proved, or the mean of its visits."""
        means = (FIRST_WEIGHT * self.first + self.sums) / (FIRST_WEIGHT + self.visits)
        return np.where(np.isnan(self.known), means, self.known)

    def select(self) -> int:
        """The child to visit now."""
        bounds = self.values() + self.prior * sqrt(self.visits.sum() + 1) / (1 + self.visits)
        return int(np.argmax(np.where(np.isnan(self.known), bounds, -np.inf)))

    def settle(self) -> None:
        """Prove the board's own value, where its children's imply it."""
        if (self.known == 1).any() or not np.isnan(self.known).any():
            self.value = int(np.nanmax(self.known))


def boards_in(seconds: float, threads: int) -> int:
    """How many boards fit a time; a second thread helps half as much as the first.

    >>> boards_in(1.0, 1), boards_in(1.0, 2)
    (600, 900)
    """
    return int(seconds * BOARDS_A_SECOND * (threads + 1) / 2)


def search_tree(
    state: pentago.State, scores: Mapping[Move, MoveScore], count: int, threads: int, watch: solver.Progress
) -> dict[Move, MoveScore]:
    """The scores after about `count` boards have been expanded below the best of the open moves."""
    candidates = _candidates(state, scores)
    if len(candidates) < 2:
        return dict(scores)
    root = Node(0, 0)
    first = np.array([scores[moves[0]].score for moves in candidates.values()])
    root.expand(np.array(list(candidates)), first, np.full(len(first), np.nan))
    try:
        with ThreadPoolExecutor(threads) as pool, one_thread_a_product():
            for done in range(0, count, BATCH):
                watch(done / count)
                paths = [_descend(root) for _ in range(BATCH)]
                leaves = list(dict.fromkeys(node.children[i] for node, i in (path[-1] for path in paths)))
                _expand(leaves, state.options, threads, pool)
                for path in paths:
                    _back_up(path)
                if root.value is not None:
                    break
    except Stopped:
        if not root.visits.any():
            raise
    return _merged(root, list(candidates.values()), scores)


def _candidates(state: pentago.State, scores: Mapping[Move, MoveScore]) -> dict[tuple[int, int], list[Move]]:
    """The boards after the best open moves, each with the moves that lead there."""
    seat = pentago.to_move(state)
    open_moves = [move for move, score in scores.items() if score.value is None and move.turn != NO_TURN]
    found: dict[tuple[int, int], list[Move]] = {}
    for move in sorted(open_moves, key=lambda move: -scores[move].score):
        after = pentago.play(state, move)
        board = (after.first, after.second) if seat else (after.second, after.first)
        if board in found or len(found) < CANDIDATES:
            found.setdefault(board, []).append(move)
    return found


def _descend(root: Node) -> list[tuple[Node, int]]:
    """From the root to a board that is not expanded yet; each step counts as lost until that board is evaluated.

    This virtual loss sends the other paths of the batch elsewhere.
    """
    path = []
    node = root
    while node.children and node.value is None:
        i = node.select()
        node.visits[i] += 1
        node.sums[i] -= 1
        path.append((node, i))
        node = node.children[i]
    return path


def _expand(leaves: list[Node], options: pentago.Options, threads: int, pool: ThreadPoolExecutor) -> None:
    """Prove or evaluate what follows these boards."""
    run = pool.map if threads > 1 else map
    found = list(run(lambda leaf: _proved(leaf, options), leaves))
    boards, known = np.concatenate([boards for boards, _ in found]), np.concatenate([known for _, known in found])
    unknown = np.isnan(known)
    first = known.copy()
    odds = run(judge().odds, np.array_split(boards[unknown], threads))
    first[unknown] = 1 - np.concatenate(list(odds)).sum(1)
    at = 0
    for leaf, (mine, _) in zip(leaves, found, strict=True):
        here = slice(at, at + len(mine))
        at += len(mine)
        if len(mine):
            leaf.expand(boards[here], first[here], known[here])


def _proved(node: Node, options: pentago.Options) -> tuple[Table, Numbers]:
    """The followers of a board that do not lose soon, and what is proved of them; none where its own value is found."""
    marbles = (node.own | node.other).bit_count()
    sides = (node.other, node.own) if marbles % 2 else (node.own, node.other)
    state = pentago.State(*sides, options)
    cells = solver.empty_cells(state)
    horizon = len(cells) if marbles >= SOLVED_FROM else min(HORIZON, len(cells))
    sweep = solver.Sweep(state, horizon)
    value = sweep.value(1, lambda share: None)
    if value or horizon == len(cells):
        node.value, node.score = value, float(value)
        return np.zeros((0, 2), np.int64), np.zeros(0)
    boards, values = followers(node.own, node.other, cells, sweep.words(1), NEIGHBOURS[0, 0])
    return boards[values >= 0], np.where(values == OPEN, np.nan, values)[values >= 0]


def _back_up(path: list[tuple[Node, int]]) -> None:
    """Carry the score of a path's last board back to the root."""
    last, i = path[-1]
    score = last.children[i].score
    for node, i in reversed(path):
        score = -score
        node.sums[i] += 1 + score
        value = node.children[i].value
        if value is not None:
            node.known[i] = -value
            node.settle()


def _merged(root: Node, candidates: list[list[Move]], scores: Mapping[Move, MoveScore]) -> dict[Move, MoveScore]:
    """The scores with what the tree found; moves that were no candidates come after those that are open."""
    values = root.values()
    open_values = values[np.isnan(root.known)]
    least = float(open_values.min()) if len(open_values) else 1.0
    found = {
        move: MoveScore(None, min(least, score.score)) if score.value is None else score
        for move, score in scores.items()
    }
    for moves, known, value in zip(candidates, root.known, values, strict=True):
        found |= dict.fromkeys(moves, MoveScore(None if np.isnan(known) else int(known), float(value)))
    return found
