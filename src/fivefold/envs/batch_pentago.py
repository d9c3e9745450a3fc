"""Pentago in batches: a row is the marbles of the player who began and those of the other."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from fivefold.envs import kernel_pentago as kernel
from fivefold.envs.batches import Batch, Bytes, Floats, Rows, Seen
from fivefold.games import game as game_named, pentago


class GameBatch(Batch):
    """n games of Pentago."""

    game = game_named("pentago")
    options: pentago.Options

    @property
    def seats(self) -> Rows:
        """The seat to move in each game."""
        return np.bitwise_count(self.rows).sum(1).astype(np.int64) % 2

    def state_of(self, row: Rows) -> pentago.State:
        """The position of a row."""
        return pentago.State(int(row[0]), int(row[1]), self.options)

    @cached_property
    def _law(self) -> Rows:
        return np.array(self.options.codes)

    def _begin(self, chances: Rows) -> Rows:
        return np.zeros((len(chances), 2), np.int64)

    def _mask(self, found: Bytes) -> None:
        kernel.mask(self.rows, self._law, found)

    def _observe(self, seen: Seen) -> None:
        kernel.planes(self.rows, seen.planes)

    def _sample(self, actions: Rows) -> None:
        kernel.sample(self.rows, self._law, self._randoms, actions)

    def _step(self, after: Rows, actions: Rows, rewards: Floats, ended: Bytes) -> int:
        return int(kernel.step(after, actions, self._law, rewards, ended))
