"""Many games at once: one compiled call makes a move in each, on NumPy arrays.

>>> games = batch("pentago", 1000, seeds=range(1000))
>>> step = games.step(games.sample())
>>> games.masks().shape, step.rewards.shape, int(step.ended.sum())
((1000, 324), (1000, 2), 0)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from importlib import import_module
from typing import ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold import games
from fivefold.envs.encoding import encoding_of
from fivefold.games import AnyGame
from fivefold.games.core import Options, State
from fivefold.games.options import read_options
from fivefold.kernels import MASK62, seeded
from fivefold.refusals import Refused

Rows = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]


class Step(NamedTuple):
    """What a step brought: rewards for every seat, which games have ended, and the last positions of those, as rows."""

    rewards: Floats
    ended: npt.NDArray[np.bool_]
    last: Rows


class Seen(NamedTuple):
    """What the seats to move see: planes [n, planes, rows, columns], facts [n, facts], as `docs/research.md` lists."""

    planes: Bytes
    facts: Shorts


class Batch(ABC):
    """n games of the same options; one that ends begins anew in the same step.

    `rows[i]` is the position of game i, as the game's kernel file draws it. What a call returns is the caller's own.
    """

    game: ClassVar[AnyGame]
    """Which game this is a batch of."""

    def __init__(self, n: int, options: Options, seeds: Iterable[int]) -> None:
        self.n = n
        self.options = options
        self.encoding = encoding_of(self.game, options)
        self.players = self.game.seats(options)
        self.reset(seeds)

    def reset(self, seeds: Iterable[int] | None = None) -> None:
        """All games from the start; seeds, one a game, are those of `sample` and of chance."""
        if seeds is not None:
            randoms = np.array([seeded(seed) for seed in seeds], np.int64)
            if len(randoms) != self.n:
                raise Refused("{n} games need {n} seeds, not {given}", code="wrong-seeds", n=self.n, given=len(randoms))
            self._randoms: Rows = randoms
        self.rows: Rows = self._begin(self._mixed(self._randoms, 1))
        self.over: npt.NDArray[np.bool_] = np.zeros(self.n, np.bool_)
        """Which games have ended and were not begun anew."""

    @property
    @abstractmethod
    def seats(self) -> Rows:
        """The seat to move in each game."""

    def state(self, i: int) -> State:
        """The position of one game, as the game's own functions take it."""
        return self.state_of(self.rows[i])

    @abstractmethod
    def state_of(self, row: Rows) -> State:
        """The position of a row."""

    def masks(self) -> Bytes:
        """[n, actions]: 1 for each legal action."""
        found = np.empty((self.n, self.encoding.actions), np.int8)
        self._mask(found)
        found[self.over] = 0
        return found

    def observations(self) -> Seen:
        """What the seat to move sees in each game."""
        seen = Seen(
            np.empty((self.n, len(self.encoding.planes), *self.encoding.size), np.int8),
            np.empty((self.n, len(self.encoding.facts)), np.int16),
        )
        self._observe(seen)
        return seen

    def sample(self) -> Rows:
        """A random legal action for each game, from its own seed."""
        self._check_running()
        actions = np.empty(self.n, np.int64)
        self._sample(actions)
        return actions

    def fork(self, which: npt.ArrayLike) -> Batch:
        """A new batch of copies of these games, any of them as often as named; each has a future of its own.

        >>> games = batch("pentago", 2)
        >>> which, actions = np.nonzero(games.masks())
        >>> ahead = games.fork(which)
        >>> ahead.n, int(ahead.step(actions, renew=False).ended.sum())
        (576, 0)
        """
        chosen = np.asarray(which, np.int64)
        if chosen.ndim != 1 or not len(chosen) or chosen.min() < 0 or chosen.max() >= self.n:
            raise Refused("A fork is of games 0 to {last}", code="no-such-games", last=self.n - 1)
        copy: Batch = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.n = len(chosen)
        copy._randoms = self._mixed(self._randoms[chosen], np.arange(2, len(chosen) + 2))
        copy.rows, copy.over = self.rows[chosen], self.over[chosen]
        copy._reseed(self._mixed(copy._randoms, 1))
        return copy

    def step(self, actions: npt.ArrayLike, *, renew: bool = True) -> Step:
        """Make one move in each game; if one is illegal, it is refused with its reason and nothing has changed.

        With `renew=False` a game that ends stays as it is, for those who look ahead.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise Refused(
                "{n} games need {n} actions, not an array of {given}",
                code="wrong-actions",
                n=self.n,
                given=" × ".join(map(str, chosen.shape)),
            )
        self._check_running()
        after = self.rows.copy()
        rewards, ended = np.empty((self.n, self.players), np.float32), np.empty(self.n, np.int8)
        illegal = self._step(after, chosen, rewards, ended)
        if illegal >= 0:
            raise self._refusal(illegal, int(chosen[illegal]))
        over = ended > 0
        last = after[over]
        if renew and len(last):
            after[over] = self._anew(last)
        self.rows, self.over = after, over & (not renew)
        return Step(rewards, over, last)

    def _check_running(self) -> None:
        if self.over.any():
            i = int(self.over.argmax())
            raise Refused("Game {i}: the game is over", code="over-in-batch", i=i)

    @staticmethod
    def _mixed(randoms: Rows, numbers: Rows | int) -> Rows:
        """Generators for something else, as many as there are randoms: near numbers give far states."""
        mixed = randoms.astype(np.uint64) + np.uint64(0x9E3779B97F4A7C15) * np.asarray(numbers, np.uint64)
        for shift in (30, 27):
            mixed = (mixed ^ mixed >> np.uint64(shift)) * np.uint64(0xBF58476D1CE4E5B9)
        return (mixed >> np.uint64(1) & np.uint64(MASK62)).astype(np.int64)

    def _refusal(self, i: int, action: int) -> Refused:
        if not 0 <= action < self.encoding.actions:
            return Refused("Game {i}: there is no action {action}", code="no-such-action", i=i, action=action)
        try:
            self.game.play(self.state(i), self.encoding.move(self.state(i), action))
        except Refused as error:
            return Refused("Game {i}: {why}", code="illegal-in-batch", i=i, why=str(error).removesuffix("."))
        raise AssertionError("the batch refuses what the game allows")

    @abstractmethod
    def _begin(self, chances: Rows) -> Rows:
        """The first positions, with these generators where chance moves."""

    def _anew(self, last: Rows) -> Rows:
        """The first positions of the games after these."""
        return self._begin(last[:, 0])

    def _reseed(self, chances: Rows) -> None:  # noqa: B027
        """Other generators for chance, where there is any."""

    @abstractmethod
    def _mask(self, found: Bytes) -> None: ...

    @abstractmethod
    def _observe(self, seen: Seen) -> None: ...

    @abstractmethod
    def _sample(self, actions: Rows) -> None: ...

    @abstractmethod
    def _step(self, after: Rows, actions: Rows, rewards: Floats, ended: Bytes) -> int:
        """Play in place; the first game whose action is illegal, or -1."""


BATCHED = ("pentago", "pente", "kingdomino", "katamino_duel")


def batch(game: str, n: int, options: Options | str | None = None, *, seeds: Iterable[int] | None = None) -> Batch:
    """n games side by side; without seeds game i has the seed i."""
    if game not in BATCHED:
        raise Refused(
            "There are batches of {known}, not of {game}", code="no-batch", known=", ".join(BATCHED), game=game
        )
    if n < 1:
        raise Refused("A batch has at least one game, not {n}", code="no-games", n=n)
    rules = games.game(game)
    chosen = read_options(rules.options, options, rules.presets) if isinstance(options, str) else options
    kind: type[Batch] = import_module(f"fivefold.envs.batch_{game}").GameBatch
    return kind(n, rules.start(chosen).options, range(n) if seeds is None else seeds)
