"""Lines that grow from the moves that seem best, each new board with a small proof and the judge's word.

Which line grows next is decided as between slot machines: by what came of a branch so far, by the judge's first liking,
and by how seldom it was tried. What is proved on the way is kept, and late boards are solved.
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
from fivefold.bots.pentago.kernel_worth import NEIGHBOURS
from fivefold.bots.pentago.thought import Stopped, Verdict
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN, Table
from fivefold.games.pentago.notation import Move

MARBLES = range(13, 19)  # of positions whose followers the judge has learned
BOARDS_A_SECOND = 600  # on the machine that looks are planned for
CANDIDATES = 12
LINES = 8  # that grow at once
HORIZON = 3  # turns of the small proof
SOLVED_FROM = 25  # marbles; a board is then solved as quickly as it is judged
LIKING = 0.2  # how much less worth makes a branch e times less likely
CURIOSITY = 0.5
FIRST = 2.0  # tries that the first word on a branch counts for

Numbers = NDArray[np.float64]


class Branch:
    """A board of a line: the marbles of the side to move and of the other, and what is thought of its followers.

    `known` is the proved value of each for the side to move, or nan; `value` that of the board itself, or None;
    `worth` what the board seemed worth when it was opened.
    """

    def __init__(self, own: int, other: int) -> None:
        self.own = own
        self.other = other
        self.value: int | None = None
        self.worth = 0.0
        self.followers: list[Branch] = []

    def open(self, boards: Table, first: Numbers, known: Numbers) -> None:
        """Let the followers be tried, with a first word on each."""
        self.followers = [Branch(int(own), int(other)) for own, other in boards]
        self.first, self.known, self.worth = first, known, float(first.max())
        self.tries, self.sums = np.zeros(len(first)), np.zeros(len(first))
        liking = np.exp((first - first.max()) / LIKING)
        self.liking = CURIOSITY * liking / liking.sum()
        self.settle()

    def worths(self) -> Numbers:
        """What each follower seems worth to the side to move."""
        judged = (FIRST * self.first + self.sums) / (FIRST + self.tries)
        return np.where(np.isnan(self.known), judged, self.known)

    def next(self) -> int:
        """The follower to be tried now."""
        wish = self.worths() + self.liking * sqrt(self.tries.sum() + 1) / (1 + self.tries)
        return int(np.argmax(np.where(np.isnan(self.known), wish, -np.inf)))

    def settle(self) -> None:
        """The board's own value, where its followers' tell it."""
        if (self.known == 1).any() or not np.isnan(self.known).any():
            self.value = int(np.nanmax(self.known))


def boards(seconds: float, threads: int) -> int:
    """How many boards fit a time; a second thread helps half as much as the first.

    >>> boards(1.0, 1), boards(1.0, 2)
    (600, 900)
    """
    return int(seconds * BOARDS_A_SECOND * (threads + 1) / 2)


def grown(
    state: pentago.State, verdicts: Mapping[Move, Verdict], count: int, threads: int, watch: solver.Progress
) -> dict[Move, Verdict]:
    """The verdicts after about `count` boards have been added below the best of the open moves."""
    candidates = _candidates(state, verdicts)
    if len(candidates) < 2:
        return dict(verdicts)
    root = Branch(0, 0)
    first = np.array([verdicts[moves[0]].worth for moves in candidates.values()])
    root.open(np.array(list(candidates)), first, np.full(len(first), np.nan))
    try:
        with ThreadPoolExecutor(threads) as pool, one_thread_a_product():
            for done in range(0, count, LINES):
                watch(done / count)
                lines = [_next_line(root) for _ in range(LINES)]
                ends = list(dict.fromkeys(branch.followers[i] for branch, i in (line[-1] for line in lines)))
                _open(ends, state.options, threads, pool)
                for line in lines:
                    _count(line)
                if root.value is not None:
                    break
    except Stopped:
        if not root.tries.any():
            raise
    return _told(root, list(candidates.values()), verdicts)


def _candidates(state: pentago.State, verdicts: Mapping[Move, Verdict]) -> dict[tuple[int, int], list[Move]]:
    """The boards after the best open moves, each with the moves that lead there."""
    seat = pentago.to_move(state)
    open_moves = [move for move, verdict in verdicts.items() if verdict.value is None and move.turn != NO_TURN]
    found: dict[tuple[int, int], list[Move]] = {}
    for move in sorted(open_moves, key=lambda move: -verdicts[move].worth):
        after = pentago.play(state, move)
        board = (after.first, after.second) if seat else (after.second, after.first)
        if board in found or len(found) < CANDIDATES:
            found.setdefault(board, []).append(move)
    return found


def _next_line(root: Branch) -> list[tuple[Branch, int]]:
    """From the root to a board that is not opened yet; each step counts as lost until that board is judged.

    So the lines that are looked for meanwhile go elsewhere.
    """
    line = []
    branch = root
    while branch.followers and branch.value is None:
        i = branch.next()
        branch.tries[i] += 1
        branch.sums[i] -= 1
        line.append((branch, i))
        branch = branch.followers[i]
    return line


def _open(branches: list[Branch], options: pentago.Options, threads: int, pool: ThreadPoolExecutor) -> None:
    """Prove or judge what follows these boards."""
    run = pool.map if threads > 1 else map
    found = list(run(lambda branch: _proved(branch, options), branches))
    boards, known = np.concatenate([boards for boards, _ in found]), np.concatenate([known for _, known in found])
    unknown = np.isnan(known)
    first = known.copy()
    odds = run(judge().odds, np.array_split(boards[unknown], threads))
    first[unknown] = 1 - np.concatenate(list(odds)).sum(1)
    at = 0
    for branch, (mine, _) in zip(branches, found, strict=True):
        here = slice(at, at + len(mine))
        at += len(mine)
        if len(mine):
            branch.open(boards[here], first[here], known[here])


def _proved(branch: Branch, options: pentago.Options) -> tuple[Table, Numbers]:
    """The followers of a board that do not lose soon, and what is known of them; none where its own value is found."""
    marbles = (branch.own | branch.other).bit_count()
    sides = (branch.other, branch.own) if marbles % 2 else (branch.own, branch.other)
    state = pentago.State(*sides, options)
    cells = solver.empty_cells(state)
    horizon = len(cells) if marbles >= SOLVED_FROM else min(HORIZON, len(cells))
    sweep = solver.Sweep(state, cells, horizon)
    value = sweep.value(1, lambda share: None)
    if value or horizon == len(cells):
        branch.value, branch.worth = value, float(value)
        return np.zeros((0, 2), np.int64), np.zeros(0)
    boards, values = followers(branch.own, branch.other, cells, sweep.tables[1], NEIGHBOURS[0, 0])
    return boards[values >= 0], np.where(values == OPEN, np.nan, values)[values >= 0]


def _count(line: list[tuple[Branch, int]]) -> None:
    """Carry what a line's last board is worth to its side to move back to the root."""
    last, i = line[-1]
    worth = last.followers[i].worth
    for branch, i in reversed(line):
        worth = -worth
        branch.sums[i] += 1 + worth
        value = branch.followers[i].value
        if value is not None:
            branch.known[i] = -value
            branch.settle()


def _told(root: Branch, candidates: list[list[Move]], verdicts: Mapping[Move, Verdict]) -> dict[Move, Verdict]:
    """The verdicts with what has grown; moves that were no candidates come after those that are open."""
    worths = root.worths()
    open_worths = worths[np.isnan(root.known)]
    least = float(open_worths.min()) if len(open_worths) else 1.0
    found = {
        move: Verdict(None, min(least, verdict.worth)) if verdict.value is None else verdict
        for move, verdict in verdicts.items()
    }
    for moves, known, worth in zip(candidates, root.known, worths, strict=True):
        found |= dict.fromkeys(moves, Verdict(None if np.isnan(known) else int(known), float(worth)))
    return found
