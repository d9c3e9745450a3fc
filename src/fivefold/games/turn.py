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
from typing import Generic

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
        """The moves for a board that knows no rules. Equal branches are written once; the root is the last node.

        Pentago's 288 moves are 36 cells, four quadrants and two directions:

        >>> from fivefold.games import pentago
        >>> tree = Turn.begin(pentago.GAME, pentago.start()).tree()
        >>> [len(node) for node in tree["nodes"]], tree["nodes"][2]
        ([0, 2, 4, 36], {'NW': 1, 'NE': 1, 'SW': 1, 'SE': 1})
        """
        nodes: list[dict[str, int]] = [{}]
        alone: dict[Steps, int] = {(): 0}
        known: dict[tuple[Steps, ...], int] = {}

        def added(node: dict[str, int]) -> int:
            nodes.append(node)
            return len(nodes) - 1

        def number_of_one(path: Steps) -> int:
            if path not in alone:
                alone[path] = added({path[0]: number_of_one(path[1:])})
            return alone[path]

        def number(paths: list[Steps]) -> int:
            if len(paths) == 1:
                return number_of_one(paths[0])
            key = tuple(paths)
            if key not in known:
                branches: dict[str, list[Steps]] = {}
                for path in paths:
                    branches.setdefault(path[0] if path else END, []).append(path[1:])
                known[key] = added({step: number(rest) for step, rest in branches.items()})
            return known[key]

        return {"root": number(list(self.moves)) if self.moves else 0, "nodes": nodes}
