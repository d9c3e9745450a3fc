"""A turn in the making: the steps a hand has taken of the moves it may make.

Notation is written in click order, so a turn in the making is a list of steps that some legal move begins with.
A *strict* turn only grows: this is touch-move (PG4). A *friendly* one can be taken back until it is confirmed.

>>> from fivefold.games import pentago
>>> turn = Turn.begin(pentago.GAME, pentago.start(), strict=True)
>>> turn = turn.step("c4").step("NW")
>>> turn.next_steps()
['+', '-']
>>> str(turn.step("+").move)
'c4 NW+'
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic

from fivefold.games.core import Game, IllegalMove, M, O, S


@dataclass(frozen=True)
class Turn(Generic[M]):
    """The steps taken so far, and the legal moves that begin with them."""

    moves: tuple[tuple[tuple[str, ...], M], ...]
    strict: bool
    rule: str = ""
    steps: tuple[str, ...] = ()

    @classmethod
    def begin(cls, game: Game[S, M, O], state: S, *, strict: bool) -> Turn[M]:
        """A turn with nothing done yet."""
        moves = tuple((game.clicks(state, move), move) for move in game.legal_moves(state))
        return cls(moves, strict, game.touch_rule)

    def next_steps(self) -> list[str]:
        """What the hand may do next, in the order of the moves."""
        n = len(self.steps)
        return list(dict.fromkeys(clicks[n] for clicks, _ in self._open() if len(clicks) > n))

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
        for clicks, move in self._open():
            if clicks == self.steps:
                return move
        return None

    def _open(self) -> list[tuple[tuple[str, ...], M]]:
        n = len(self.steps)
        return [(clicks, move) for clicks, move in self.moves if clicks[:n] == self.steps]
