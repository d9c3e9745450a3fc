"""Pente in batches."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from fivefold.envs import kernel_pente as kernel
from fivefold.envs.batches import Batch, Bytes, Floats, Rows, Seen
from fivefold.games import game as game_named, pente
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, FIVES, PASSES, POINTS, SEEN, TURNS, set_up
from fivefold.games.pente.kernel_rules import FIVES_ROOM, SEEN_ROOM

ONE_TURN = 20  # one stone completes five fives in each of four directions at most


class GameBatch(Batch):
    """n games of Pente."""

    game = game_named("pente")
    options: pente.Options

    @property
    def seats(self) -> Rows:
        """The seat to move in each game."""
        return self.rows[:, kernel.FACTS_AT + TURNS] % self.players

    def state_of(self, row: Rows) -> pente.State:
        """The position of a row."""
        facts, fives_room = row[kernel.FACTS_AT : kernel.FIVES_AT].tolist(), int(self._rooms[0])
        board = np.zeros(POINTS, np.uint8)
        kernel.board_of(np.ascontiguousarray(row), board)
        fives = row[kernel.FIVES_AT : kernel.FIVES_AT + facts[FIVES]].tolist()
        seen_at = kernel.FIVES_AT + fives_room
        return pente.State(
            board.tobytes(),
            facts[TURNS],
            (facts[CAUGHT], facts[CAUGHT + 1]),
            facts[CLAIM],
            facts[PASSES],
            tuple(sorted(fives)),
            tuple(row[seen_at : seen_at + facts[SEEN]].tolist()),
            facts[ENDED],
            self.options,
        )

    @cached_property
    def _rooms(self) -> Rows:
        """Fives that stand for longer than a turn wait for a reply (PT19); positions are kept where stones move."""
        moved = self.options.exhaustion == "move"
        return np.array([FIVES_ROOM if self.options.reply else ONE_TURN, SEEN_ROOM if moved else 0])

    @cached_property
    def _start(self) -> Rows:
        lines, facts = set_up(np.zeros(POINTS, np.uint8), self.options.size, self.options.seats, 0, 0, 0)
        return np.concatenate([lines.ravel(), facts, np.zeros(self._rooms.sum(), np.int64)])

    def _begin(self, chances: Rows) -> Rows:
        return np.tile(self._start, (len(chances), 1))

    def _mask(self, found: Bytes) -> None:
        kernel.mask(self.rows, self.options.law, found)

    def _observe(self, seen: Seen) -> None:
        kernel.observe(self.rows, self.options.law, *seen)

    def _sample(self, actions: Rows) -> None:
        kernel.sample(self.rows, self.options.law, self._randoms, actions)

    def _step(self, after: Rows, actions: Rows, rewards: Floats, ended: Bytes) -> int:
        return int(kernel.step(after, actions, self.options.law, self._rooms, rewards, ended))
