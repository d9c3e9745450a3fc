"""Katamino duels in batches."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from fivefold.envs import kernel_katamino_duel as kernel
from fivefold.envs.batches import Batch, Bytes, Floats, Rows, Seen
from fivefold.games import game as game_named, katamino_duel
from fivefold.games.katamino_duel.kernel import Words
from fivefold.games.katamino_duel.placements import tables_of


class GameBatch(Batch):
    """n duels."""

    game = game_named("katamino_duel")
    options: katamino_duel.Options

    @property
    def seats(self) -> Rows:
        """The seat to move in each game."""
        seats = np.empty(self.n, np.int64)
        kernel.movers(self.rows, seats)
        return seats

    def state_of(self, row: Rows) -> katamino_duel.State:
        """The position of a row."""
        placed = tuple(row[: kernel.HANDS].view(np.uint64).tolist())
        first, second = row[kernel.HANDS :].tolist()
        return katamino_duel.State(placed, (first, second), self.options)

    @cached_property
    def _tables(self) -> tuple[Words, Words, Rows]:
        return tables_of(self.options)

    def _begin(self, chances: Rows) -> Rows:
        rows = np.zeros((len(chances), kernel.FIELDS), np.int64)
        rows[:, kernel.HANDS :] = self.options.hands
        return rows

    def _mask(self, found: Bytes) -> None:
        kernel.mask(self.rows, *self._tables, found)

    def _observe(self, seen: Seen) -> None:
        kernel.observe(self.rows, *seen)

    def _sample(self, actions: Rows) -> None:
        kernel.sample(self.rows, *self._tables, self._randoms, actions)

    def _step(self, after: Rows, actions: Rows, rewards: Floats, ended: Bytes) -> int:
        return int(kernel.step(after, actions, *self._tables, rewards, ended))
