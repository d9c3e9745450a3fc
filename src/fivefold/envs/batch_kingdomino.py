"""Kingdomino in batches; chance deals and draws from each game's own generator."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from fivefold.envs import kernel_kingdomino as kernel
from fivefold.envs.batches import Batch, Bytes, Floats, Rows, Seen
from fivefold.games import game as game_named, kingdomino
from fivefold.games.kingdomino.kernel import FIELDS
from fivefold.games.kingdomino.kingdom import Kingdom, place_names
from fivefold.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM, Summary
from fivefold.games.kingdomino.state import Owned


class GameBatch(Batch):
    """n games of Kingdomino."""

    game = game_named("kingdomino")
    options: kingdomino.Options

    @property
    def seats(self) -> Rows:
        """The seat to move in each game."""
        seats = np.empty(self.n, np.int64)
        kernel.movers(self.rows, self._law, seats)
        return seats

    def state_of(self, row: Rows) -> kingdomino.State:
        """The position of a row."""
        numbers, players = row.tolist(), self.options.players
        hand = [seat for seat in range(players) for _ in range(numbers[kernel.HAND + seat])]
        return kingdomino.State(
            tuple(self._kingdom(numbers, seat) for seat in range(players)),
            _line(numbers, kernel.OLD, numbers[kernel.OLD_COUNT]),
            _line(numbers, kernel.NEW, numbers[kernel.NEW_COUNT]),
            tuple(hand),
            numbers[kernel.DRAWN],
            numbers[kernel.BAG],
            tuple(self._summaries(numbers, game) for game in range(numbers[kernel.FINISHED])),
            self.options,
        )

    def _kingdom(self, numbers: list[int], seat: int) -> Kingdom:
        names, laid, discarded = place_names(self.options.size), [], []
        for number, where in enumerate(numbers[kernel.LAID :], 1):
            owner, place = divmod(where - 1, kernel.ROOM)
            if where and owner == seat:
                if place == kernel.DISCARDED:
                    discarded.append(number)
                else:
                    laid.append((number, names[place]))
        board = tuple(numbers[FIELDS * seat : FIELDS * (seat + 1)])
        return Kingdom(self.options.size, tuple(laid), tuple(discarded), board)

    def _summaries(self, numbers: list[int], game: int) -> tuple[Summary, ...]:
        places = [kernel.BEFORE + 3 * (kernel.SEATS * game + seat) for seat in range(self.options.players)]
        return tuple(Summary(*numbers[at : at + 3]) for at in places)

    @cached_property
    def _law(self) -> Rows:
        options = self.options
        return np.array(
            [
                options.players,
                options.kings,
                options.lines,
                options.size,
                options.games,
                MIDDLE_KINGDOM * options.middle_kingdom,
                HARMONY * options.harmony,
                options.tie_break == "game",
            ],
            np.int64,
        )

    def _begin(self, chances: Rows) -> Rows:
        rows = np.zeros((len(chances), kernel.ROW), np.int64)
        rows[:, kernel.CHANCE] = chances
        kernel.begin(rows, self._law)
        return rows

    def _anew(self, last: Rows) -> Rows:
        return self._begin(last[:, kernel.CHANCE])

    def _reseed(self, chances: Rows) -> None:
        self.rows[:, kernel.CHANCE] = chances

    def _mask(self, found: Bytes) -> None:
        kernel.mask(self.rows, self._law, found)

    def _observe(self, seen: Seen) -> None:
        kernel.observe(self.rows, self._law, *seen)

    def _sample(self, actions: Rows) -> None:
        kernel.sample(self.rows, self._law, self._randoms, actions)

    def _step(self, after: Rows, actions: Rows, rewards: Floats, ended: Bytes) -> int:
        return int(kernel.step(after, actions, self._law, rewards, ended))


def _line(numbers: list[int], at: int, count: int) -> Owned:
    return tuple((numbers[at + n], numbers[at + kernel.KINGS_MOST + n]) for n in range(count))
