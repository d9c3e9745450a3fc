"""The judge: a larger network, for the few boards that decide a choice.

It estimates two odds of a board, that the side to move holds it and that it wins, and learned both from exact values
alone (`training/pentago/judge.py`). It takes about fifty times as long as the network of the iterations.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache

import numpy as np
from threadpoolctl import ThreadpoolController

from fivefold.bots.pentago.evaluation import pattern_vectors, read_layers
from fivefold.bots.pentago.kernel_value import CLOCKWISE, Floats
from fivefold.games.pentago.kernel import BASE_THREE, TURNED, Table

MOST_MARBLES = 22  # of boards that it learned from; more are judged as these


@dataclass(frozen=True)
class Layer:
    """Weights [in, out] and a bias."""

    weights: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """What comes out."""
        return x @ self.weights + self.bias


@dataclass(frozen=True)
class Round:
    """A layer in which each of the four sides hears all sides, as seen from itself.

    What side o hears is the sum over d of weight d times side o + d, so sums and differences of opposite sides need
    six products of matrices instead of sixteen.
    """

    sums: Floats
    alternating: Floats
    opposite: Floats
    bias: Floats

    def __call__(self, sides: Floats) -> Floats:
        """What the sides [4, boards, units] hear."""
        even, odd = sides[0] + sides[2], sides[1] + sides[3]
        level, swing = (even + odd) @ self.sums + self.bias, (even - odd) @ self.alternating
        tilt = np.concatenate([sides[0] - sides[2], sides[1] - sides[3]], 1) @ self.opposite
        first, second = np.split(tilt, 2, 1)
        return np.stack([level + swing + first, level - swing + second, level + swing - first, level - swing - second])


@dataclass(frozen=True)
class Judge:
    """Patterns of quadrants as seen from the four sides; rounds in which the sides tell each other; the odds."""

    vectors: Floats
    stages: Floats
    rounds: tuple[tuple[Round, Layer], ...]
    head: Layer
    out: Layer

    def odds(self, boards: Table) -> Floats:
        """For boards [.., own and other marbles]: the odds that the side to move holds, and that it wins: [.., 2]."""
        patterns = [
            QUADRANTS[c, boards[:, 0] >> 9 * q & 511] + 2 * QUADRANTS[c, boards[:, 1] >> 9 * q & 511]
            for c, q in enumerate(CLOCKWISE)
        ]
        stage = self.stages[np.minimum(np.bitwise_count(boards[:, 0] | boards[:, 1]), MOST_MARBLES)]
        sides = np.stack([sum((self.vectors[p, (c - o) % 4] for c, p in enumerate(patterns)), stage) for o in range(4)])
        _cut(sides)
        for hear, think in self.rounds:
            sides += think(_cut(hear(sides)))
            _cut(sides)
        logits = self.out(_cut(self.head(sides.sum(0))))
        return (1 / (1 + np.exp(-logits))).astype(np.float32)


def _cut(x: Floats) -> Floats:
    return np.maximum(x, 0, out=x)


def _quadrants() -> Table:
    """[place clockwise, nine]: the number of one side's pattern, turned to lie as in the first quadrant."""
    table = np.zeros((4, 512), np.int64)
    for c in range(4):
        nines = np.arange(512)
        for _ in range(-c % 4):
            nines = TURNED[0][nines]
        table[c] = BASE_THREE[nines]
    return table


QUADRANTS = _quadrants()


def one_thread_a_product() -> AbstractContextManager[object]:
    """While this is open NumPy multiplies on the caller's thread alone: where a core is busy with something else, its
    own threads would wait for each other a hundred times as long.
    """
    return _matrices().limit(limits=1)


@cache
def _matrices() -> ThreadpoolController:
    return ThreadpoolController()


@cache
def judge() -> Judge:
    """The judge in the package."""
    return read(read_layers("judge"))


def read(net: dict[str, Floats]) -> Judge:
    """A judge from the layers of its training."""

    def layer(name: str) -> Layer:
        return Layer(np.ascontiguousarray(net[f"{name}.weight"].T), net[f"{name}.bias"])

    def around(name: str) -> Round:
        a, b, c, d = (part.T for part in np.split(net[f"{name}.weight"], 4, 1))
        parts = (a + b + c + d) / 4, (a - b + c - d) / 4, np.block([[a - c, d - b], [b - d, a - c]]) / 2
        sums, alternating, opposite = (np.ascontiguousarray(part, np.float32) for part in parts)
        return Round(sums, alternating, opposite, net[f"{name}.bias"])

    count = sum(name.startswith("mix") for name in net) // 2
    rounds = tuple((around(f"mix.{i}"), layer(f"back.{i}")) for i in range(count))
    return Judge(pattern_vectors(net), net["stage"], rounds, layer("head"), layer("out"))
