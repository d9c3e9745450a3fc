"""The tree of some of a fixed list of moves, all of equally many steps.

The Katamino duel has 2,308 placements of six steps, of which some hundreds are legal. Which beginnings and which ends
they share is the same in every position; it is worked out once, so that a served move stays cheap.

>>> index = StepIndex([("1", "a", "x"), ("1", "b", "x"), ("2", "b", "x")])
>>> index.tree([("1", "a", "x"), ("2", "b", "x")])
{'root': 4, 'nodes': [{}, {'x': 0}, {'a': 1}, {'b': 1}, {'1': 2, '2': 3}]}
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fivefold.games.steps import Steps, StepTree


class StepIndex:
    """All paths of steps: the numbers of their beginnings and of their ends."""

    def __init__(self, paths: Sequence[Steps]) -> None:
        (self._length,) = set(map(len, paths))
        beginnings = _Numbers(last=True)
        ends = _Numbers(last=False)
        taken = range(self._length)
        self._rows = {path: row for row, path in enumerate(paths)}
        self._beginnings = np.array([[beginnings.of(path[:n]) for n in taken] for path in paths])
        self._ends = np.array([[ends.of(path[n + 1 :]) for n in taken] for path in paths])
        self._parents, self._labels = np.array(beginnings.shorter), beginnings.steps
        self._rests, self._steps = np.array(ends.shorter), ends.steps

    def tree(self, paths: Sequence[Steps]) -> StepTree:
        """The tree of these paths. A path leaves the others after the last beginning that it shares with one; from
        there on its end is a chain of nodes, shared by all paths that end so.
        """
        rows = np.array([self._rows[path] for path in paths])
        beginnings = self._beginnings[rows]
        counts = np.bincount(beginnings.ravel(), minlength=len(self._parents))
        counts[0] = 2  # the root is a node, even of a single path
        leaves = (counts[beginnings] > 1).sum(1) - 1
        at = np.arange(len(rows))
        ends = self._ends[rows, leaves]

        needed = np.zeros(len(self._rests), np.int64)
        rest = ends
        for _ in range(self._length):
            needed[rest] = 1
            rest = self._rests[rest]
        needed[0] = 0
        numbers, chains = needed.cumsum(), np.flatnonzero(needed)
        nodes: list[dict[str, int]] = [{}]
        following = numbers[self._rests[chains]].tolist()
        nodes += [{self._steps[end]: number} for end, number in zip(chains.tolist(), following, strict=True)]

        shared = np.flatnonzero(counts > 1)[::-1]  # longer beginnings have larger numbers, so the root comes last
        place = np.zeros(len(counts), np.int64)
        place[shared] = np.arange(len(nodes), len(nodes) + len(shared))
        nodes += [{} for _ in range(len(shared))]
        homes = place[beginnings[at, leaves]].tolist()
        for path, step, home, number in zip(paths, leaves.tolist(), homes, numbers[ends].tolist(), strict=True):
            nodes[home][path[step]] = number
        parents = place[self._parents[shared]].tolist()
        for beginning, number, parent in zip(shared.tolist(), place[shared].tolist(), parents, strict=True):
            if beginning:
                nodes[parent][self._labels[beginning]] = number
        return {"root": len(nodes) - 1, "nodes": nodes}


class _Numbers:
    """Numbers of beginnings (that lose their last step) or ends (that lose their first); 0 is the empty one."""

    def __init__(self, *, last: bool) -> None:
        self._last = last
        self._numbers: dict[Steps, int] = {(): 0}
        self.shorter = [0]
        self.steps = [""]

    def of(self, path: Steps) -> int:
        """The number of a path; one that is a step shorter has a smaller number."""
        found = self._numbers.get(path)
        if found is None:
            shorter = self.of(path[:-1] if self._last else path[1:])
            found = self._numbers[path] = len(self.steps)
            self.shorter.append(shorter)
            self.steps.append(path[-1] if self._last else path[0])
        return found
