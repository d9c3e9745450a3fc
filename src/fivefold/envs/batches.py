"""Many games at once: one compiled call makes a move in each, on NumPy arrays.

>>> games = batch("pentago", 1000, seeds=range(1000))
>>> step = games.step(games.sample())
>>> games.masks().shape, step.rewards.shape, int(step.ended.sum())
((1000, 324), (1000, 2), 0)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.envs import kernel_pentago as kernel
from fivefold.envs.pentago import move
from fivefold.games import pentago
from fivefold.games.options import read_options
from fivefold.kernels import seeded
from fivefold.refusals import Refused

Actions = npt.NDArray[np.int64]


class Step(NamedTuple):
    """What a step brought: rewards for both seats, which games have ended, and the positions before the new start."""

    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    last: Actions


class PentagoBatch:
    """n games of Pentago; one that ends begins anew in the same step.

    `boards[i]` are the marbles of the player who began and those of the other, as in `pentago.State`. Arrays that a
    call returns are the caller's own.
    """

    def __init__(self, n: int, options: pentago.Options, seeds: Iterable[int]) -> None:
        self.n = n
        self.options = options
        self._law = np.array(options.codes)
        self.boards: Actions = np.zeros((n, 2), np.int64)
        self.reset(seeds)

    def reset(self, seeds: Iterable[int] | None = None) -> None:
        """All games from the start; seeds, one a game, are those of `sample`."""
        if seeds is not None:
            randoms = np.array([seeded(seed) for seed in seeds], np.int64)
            if len(randoms) != self.n:
                raise Refused("{n} games need {n} seeds, not {given}", code="wrong-seeds", n=self.n, given=len(randoms))
            self._randoms: Actions = randoms
        self.boards = np.zeros((self.n, 2), np.int64)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """The seat to move in each game."""
        return np.bitwise_count(self.boards).sum(1).astype(np.int64) % 2

    def state(self, i: int) -> pentago.State:
        """The position of one game, as the game's own functions take it."""
        return pentago.State(int(self.boards[i, 0]), int(self.boards[i, 1]), self.options)

    def masks(self) -> npt.NDArray[np.int8]:
        """[n, 324]: 1 for each legal action."""
        masks = np.empty((self.n, kernel.ACTIONS), np.int8)
        kernel.mask(self.boards, self._law, masks)
        return masks

    def observations(self) -> npt.NDArray[np.int8]:
        """[n, 2, 6, 6]: the marbles of the seat to move and those of the other."""
        shown = np.empty((self.n, 2, 6, 6), np.int8)
        kernel.planes(self.boards, shown)
        return shown

    def sample(self) -> Actions:
        """A random legal action for each game, from its own seed: any free cell, then any turn."""
        actions = np.empty(self.n, np.int64)
        kernel.sample(self.boards, self._law, self._randoms, actions)
        return actions

    def step(self, actions: npt.ArrayLike) -> Step:
        """Make one move in each game; if one is illegal, it is refused with its reason and nothing has changed."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise Refused(
                "{n} games need {n} actions, not an array of {given}",
                code="wrong-actions",
                n=self.n,
                given=" × ".join(map(str, chosen.shape)),
            )
        after = np.empty_like(self.boards)
        rewards, ended = np.empty((self.n, 2), np.float32), np.empty(self.n, np.int8)
        illegal = int(kernel.step(self.boards, chosen, self._law, after, rewards, ended))
        if illegal >= 0:
            raise self._refusal(illegal, int(chosen[illegal]))
        over = ended > 0
        self.boards = np.where(over[:, None], 0, after)
        return Step(rewards, over, after)

    def _refusal(self, i: int, action: int) -> Refused:
        if not 0 <= action < kernel.ACTIONS:
            return Refused("Game {i}: there is no action {action}", code="no-such-action", i=i, action=action)
        try:
            pentago.play(self.state(i), move(self.state(i), action))
        except Refused as error:
            return Refused("Game {i}: {why}", code="illegal-in-batch", i=i, why=str(error).removesuffix("."))
        raise AssertionError("the batch refuses what the game allows")


def batch(
    game: str, n: int, options: pentago.Options | str | None = None, *, seeds: Iterable[int] | None = None
) -> PentagoBatch:
    """n games side by side; without seeds game i has the seed i."""
    if game != pentago.GAME.name:
        raise Refused("There are batches of {known}, not of {game}", code="no-batch", known="pentago", game=game)
    if n < 1:
        raise Refused("A batch has at least one game, not {n}", code="no-games", n=n)
    chosen = read_options(pentago.Options, options, pentago.PRESETS) if isinstance(options, str) else options
    return PentagoBatch(n, pentago.start(chosen).options, range(n) if seeds is None else seeds)
