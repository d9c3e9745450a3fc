"""A turn: the legal moves as the steps of a hand, and the steps that it has taken.

Notation is written in click order, so the moves are paths of steps, and a turn in the making is the beginning of some.
A *strict* turn only grows: this is touch-move (PG4). A *friendly* one can be taken back until it is confirmed.

>>> from fivefold.games import pentago
>>> turn = Turn.begin(pentago.GAME, pentago.start(), strict=True)
>>> turn.by(("c4", "NW", "+"))
<Move c4 NW+>
>>> turn = turn.step("c4").step("NW")
>>> turn.next_steps()
['+', '-']
>>> str(turn.step("+").move)
'c4 NW+'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, cast

from typing_extensions import TypedDict

from fivefold.games.core import Game, IllegalMove, M, O, S

Steps = tuple[str, ...]

END = ""
"""The step that stands where a move may also be finished."""


class StepTree(TypedDict):
    """The moves as a tree: a node names its steps and where each leads; node 0 is a finished move."""

    root: int
    nodes: list[dict[str, int]]


@dataclass(frozen=True)
class Turn(Generic[M]):
    """Every legal move by its steps, and the steps taken so far."""

    moves: Mapping[Steps, M]
    strict: bool
    rule: str = ""
    steps: Steps = ()

    @classmethod
    def begin(cls, game: Game[S, M, O], state: S, *, strict: bool = False) -> Turn[M]:
        """A turn with nothing done yet."""
        moves = {game.clicks(state, move): move for move in game.legal_moves(state)}
        return cls(moves, strict, game.touch_rule)

    def next_steps(self) -> list[str]:
        """What the hand may do next, in the order of the moves."""
        n = len(self.steps)
        return list(dict.fromkeys(path[n] for path in self.moves if len(path) > n and path[:n] == self.steps))

    def step(self, step: str) -> Turn[M]:
        """Do the next part of the turn."""
        if step not in self.next_steps():
            if not self.steps:
                raise IllegalMove("{step} cannot be done here", code="no-such-step", step=step)
            done = " ".join(self.steps)
            raise IllegalMove("{step} cannot follow {done} here", code="no-such-next-step", step=step, done=done)
        return replace(self, steps=(*self.steps, step))

    def take_back(self) -> Turn[M]:
        """Undo the last step of a friendly turn."""
        if not self.steps:
            raise IllegalMove("Nothing has been done in this turn yet", code="nothing-to-take-back")
        if self.strict:
            raise IllegalMove(
                "{step} stays: what was touched is played", code="touched", rule=self.rule, step=self.steps[-1]
            )
        return replace(self, steps=self.steps[:-1])

    @property
    def move(self) -> M | None:
        """The finished move, or None while a step is missing."""
        return self.moves.get(self.steps)

    def by(self, steps: Steps) -> M:
        """The move that a hand makes with all these steps."""
        if steps not in self.moves:
            raise IllegalMove("{steps} is no move here", code="no-such-steps", steps=" ".join(steps)[:60] or "-")
        return self.moves[steps]

    def tree(self) -> StepTree:
        """The moves for a board that knows no rules. Equal branches of short moves are written once.

        Pentago's 288 moves are 36 cells, four quadrants and two directions:

        >>> from fivefold.games import pentago
        >>> tree = Turn.begin(pentago.GAME, pentago.start()).tree()
        >>> [len(node) for node in tree["nodes"]], tree["nodes"][2]
        ([0, 2, 4, 36], {'NW': 1, 'NE': 1, 'SW': 1, 'SE': 1})
        """
        paths = list(self.moves)
        lengths = set(map(len, paths))
        if lengths == {1}:
            return {"root": 1, "nodes": [{}, dict.fromkeys([step for (step,) in paths], 0)]}
        return _long_tree(paths) if max(lengths, default=0) > SHORT else _short_tree(paths)


SHORT = 3
"""Moves of at most this many steps have many equal branches, all of which are found. Of longer ones only the ends of
single moves are shared: a served move must be cheap, and comparing would cost more than writing."""


def _short_tree(paths: list[Steps]) -> StepTree:
    nodes: list[dict[str, int]] = [{}]
    known: dict[tuple[Steps, ...], int] = {(): 0, ((),): 0}

    def number(paths: tuple[Steps, ...]) -> int:
        found = known.get(paths)
        if found is None:
            branches: dict[str, list[Steps]] = {}
            for path in paths:
                branches.setdefault(path[0] if path else END, []).append(path[1:])
            nodes.append({step: number(tuple(rest)) for step, rest in branches.items()})
            found = known[paths] = len(nodes) - 1
        return found

    return {"root": number(tuple(paths)), "nodes": nodes}


def _long_tree(paths: list[Steps]) -> StepTree:
    nodes: list[dict[str, int]] = [{}]
    tails: dict[Steps, int] = {(): 0}

    def number_of_one(tail: Steps) -> int:
        found = tails.get(tail)
        if found is None:
            nodes.append({tail[0]: number_of_one(tail[1:])})
            found = tails[tail] = len(nodes) - 1
        return found

    def number(branch: _Branch, depth: int) -> int:
        """The branch itself becomes the node."""
        depth += 1
        for step, rest in branch.items():
            if isinstance(rest, tuple):
                branch[step] = number_of_one(rest[depth:])
            elif isinstance(rest, dict):
                branch[step] = number(rest, depth)
        nodes.append(cast("dict[str, int]", branch))
        return len(nodes) - 1

    return {"root": number(_branched(paths), 0), "nodes": nodes}


_Branch = dict[str, "Steps | int | _Branch"]
"""What follows a step: a path, several, or the number of a node."""


def _branched(paths: list[Steps]) -> _Branch:
    """The paths by their first step, those that share it by the next, and so on."""
    root: _Branch = {}
    for path in paths:
        branch, depth = root, 0
        for step in path:
            depth += 1  # noqa: SIM113 - `enumerate` takes a fifth longer
            found = branch.get(step)
            if found is None:
                branch[step] = path
                break
            if isinstance(found, tuple):
                found = branch[step] = {found[depth] if len(found) > depth else END: found}
            if isinstance(found, dict):
                branch = found
        else:
            branch[END] = path
    return root
