"""The learned evaluation: a small file of weights, unfolded once into a vector for every pattern of a quadrant.

`docs/pentago-engine.md` says how the weights were made; `training/pentago` holds the programs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from fivefold.bots.pentago.kernel_worth import Floats

PATTERNS = 3**9


@dataclass(frozen=True)
class Weights:
    """The net as the kernel takes it: `vectors` [pattern, place seen from a side, unit], then the judging layer."""

    vectors: Floats
    bias: Floats
    head: Floats
    stages: Floats
    out: Floats

    def at(self, marbles: int) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """The kernel's arguments for boards with so many marbles."""
        return self.vectors, self.bias, self.head, self.stages[marbles], self.out


@cache
def weights() -> Weights:
    """The weights in the package.

    >>> weights().vectors.shape[:2]
    (19683, 4)
    """
    with files(__package__).joinpath("weights.npz").open("rb") as file, np.load(file) as kept:
        return unfolded({name: kept[name].astype(np.float32) for name in kept.files})


def unfolded(net: dict[str, Floats]) -> Weights:
    """A net's layers as the kernel takes them: its first three depend only on a quadrant's pattern."""
    digits = np.arange(PATTERNS)[:, None] // 3 ** np.arange(9) % 3
    x = np.concatenate([digits == 1, digits == 2], 1).astype(np.float32)
    for layer in ("first", "second"):
        x = np.maximum(x @ net[f"{layer}.weight"].T + net[f"{layer}.bias"], 0)
    x = x @ net["third.weight"].T + net["third.bias"]
    units = len(net["bias"])
    return Weights(
        np.ascontiguousarray(x.reshape(PATTERNS, 4, units), np.float32),
        net["bias"],
        np.ascontiguousarray(net["head.weight"].T),
        net["stage"] + net["head.bias"],
        np.append(net["out.weight"][0], net["out.bias"]).astype(np.float32),
    )
