"""The judge: a larger net, for the few boards that decide a choice.

It tells two odds of a board, that the side to move holds it and that it wins, and learned both from exact values alone
(`training/pentago/judge.py`). It takes some hundred times as long as the net of the looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
from threadpoolctl import ThreadpoolController

from fivefold.bots.pentago.kernel_worth import Floats
from fivefold.games.pentago.kernel import TURNED, Table

AT_ONCE = 512  # boards
CLOCKWISE = 0, 1, 3, 2
NINE = np.arange(9)


@dataclass(frozen=True)
class Layer:
    """Weights [in, out] and a bias."""

    weights: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """What comes out."""
        return x @ self.weights + self.bias


@dataclass(frozen=True)
class Judge:
    """Patterns of quadrants as seen from the four sides; blocks in which the sides tell each other; the odds."""

    pattern: tuple[Layer, Layer, Layer]
    stages: Floats
    blocks: tuple[tuple[Layer, Layer], ...]
    head: Layer
    out: Layer

    def odds(self, boards: Table, marbles: int) -> Floats:
        """For boards [.., own and other marbles]: the odds that the side to move holds, and that it wins: [.., 2]."""
        with matrices().limit(limits=1):  # threads that wait for each other cost more than they bring here
            found = [self._some(boards[i : i + AT_ONCE], marbles) for i in range(0, len(boards), AT_ONCE)]
        return np.concatenate(found) if found else np.zeros((0, 2), np.float32)

    def _some(self, boards: Table, marbles: int) -> Floats:
        units = self.stages.shape[1]
        patterns, where = np.unique(_patterns(boards), return_inverse=True)
        bits = np.concatenate([patterns[:, None] >> NINE & 1, patterns[:, None] >> 9 + NINE & 1], 1)
        first, second, third = self.pattern
        seen = third(_cut(second(_cut(first(bits.astype(np.float32)))))).reshape(-1, 4, units)
        where = where.reshape(-1, 4)
        sides = np.zeros((len(boards), 4, units), np.float32)
        for side in range(4):
            for c in range(4):
                sides[:, side] += seen[where[:, c], (c - side) % 4]
        sides = _cut(sides + self.stages[marbles])
        for mix, back in self.blocks:
            told = _cut(mix(sides.reshape(len(boards), -1)))
            sides = _cut(sides + back(told.reshape(len(boards) * 4, -1)).reshape(sides.shape))
        logits = self.out(_cut(self.head(sides.sum(1))))
        return (1 / (1 + np.exp(-logits))).astype(np.float32)


def _cut(x: Floats) -> Floats:
    return np.maximum(x, 0, out=x)


def _patterns(boards: Table) -> Table:
    """The quadrants clockwise, each turned to lie as the first: own marbles and the other's as 18 bits, [.., 4]."""
    found = np.zeros((len(boards), 4), np.int64)
    for c, q in enumerate(CLOCKWISE):
        own, other = boards[:, 0] >> 9 * q & 511, boards[:, 1] >> 9 * q & 511
        for _ in range(-c % 4):
            own, other = TURNED[0][own], TURNED[0][other]
        found[:, c] = own | other << 9
    return found


@cache
def matrices() -> ThreadpoolController:
    """What multiplies NumPy's matrices."""
    return ThreadpoolController()


@cache
def judge() -> Judge:
    """The judge in the package."""
    with files(__package__).joinpath("judge.npz").open("rb") as file, np.load(file) as kept:
        return read({name: kept[name].astype(np.float32) for name in kept.files})


def read(net: dict[str, Floats]) -> Judge:
    """A judge from the layers of its training."""

    def layer(name: str) -> Layer:
        return Layer(np.ascontiguousarray(net[f"{name}.weight"].T), net[f"{name}.bias"])

    def around(name: str) -> Layer:
        parts = np.split(net[f"{name}.weight"], 4, 1)
        rows = [np.concatenate([parts[(j - side) % 4] for j in range(4)], 1) for side in range(4)]
        return Layer(np.ascontiguousarray(np.concatenate(rows).T), np.tile(net[f"{name}.bias"], 4))

    blocks = tuple(
        (around(f"mix.{i}"), layer(f"back.{i}")) for i in range(sum(name.startswith("mix") for name in net) // 2)
    )
    return Judge((layer("first"), layer("second"), layer("third")), net["stage"], blocks, layer("head"), layer("out"))
