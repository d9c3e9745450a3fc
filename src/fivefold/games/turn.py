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

from fivefold.games.core import Game, IllegalMove, M, O, S
from fivefold.games.steps import Steps as Steps, StepTree as StepTree, TreeBuilder

END = ""
"""The step that stands where a move may also be finished."""


@dataclass(frozen=True)
class Turn(Generic[M]):
    """Every legal move by its steps, and the steps taken so far."""

    moves: Mapping[Steps, M]
    strict: bool
    rule: str = ""
    steps: Steps = ()
    index: TreeBuilder | None = None

    @classmethod
    def begin(cls, game: Game[S, M, O], state: S, *, strict: bool = False) -> Turn[M]:
        """A turn with nothing done yet."""
        moves = {game.clicks(state, move): move for move in game.legal_moves(state)}
        return cls(moves, strict, game.touch_rule, index=game.step_index() if game.step_index else None)

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
        """The moves for a board that knows no rules. Equal branches are written once; with an index
        only the ends of moves, for the sake of speed.

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
        return self.index.tree(paths) if self.index and paths else _tree(paths)


def _tree(paths: list[Steps]) -> StepTree:
    nodes: list[dict[str, int]] = [{}]
    tails: dict[Steps, int] = {(): 0}
    known: dict[tuple[Steps, ...], int] = {(): 0}

    def number_of_one(tail: Steps) -> int:
        found = tails.get(tail)
        if found is None:
            nodes.append({tail[0]: number_of_one(tail[1:])})
            found = tails[tail] = len(nodes) - 1
        return found

    def number(paths: tuple[Steps, ...]) -> int:
        if len(paths) == 1:
            return number_of_one(paths[0])
        found = known.get(paths)
        if found is None:
            branches: dict[str, list[Steps]] = {}
            for path in paths:
                branches.setdefault(path[0] if path else END, []).append(path[1:])
            nodes.append({step: number(tuple(rest)) for step, rest in branches.items()})
            found = known[paths] = len(nodes) - 1
        return found

    return {"root": number(tuple(paths)), "nodes": nodes}
