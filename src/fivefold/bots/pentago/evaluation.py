"""The learned evaluation: small files of weights, unfolded once into a vector for every pattern of a quadrant.

`docs/pentago-engine.md` says how the weights were made; `training/pentago` holds the programs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from fivefold.bots.artifacts import read_arrays
from fivefold.bots.pentago.kernel_value import Floats, Network

PATTERNS = 3**9
FORMAT = 1


@dataclass(frozen=True)
class Weights:
    """The value network, with a bias of its head for each number of marbles (`stages`)."""

    vectors: Floats
    bias: Floats
    head: Floats
    stages: Floats
    middle: Floats
    middle_bias: Floats
    out: Floats
    out_bias: Floats

    def at(self, marbles: int) -> Network:
        """The network for boards with this number of marbles."""
        last = self.middle, self.middle_bias, self.out, self.out_bias
        return Network(self.vectors, self.bias, self.head, self.stages[marbles], *last)


@cache
def weights(name: str = "weights") -> Weights:
    """The weights in the package: the engine's, or `levels`, a smaller and quicker network for shallow searches.

    >>> weights().vectors.shape, weights("levels").vectors.shape
    ((19683, 4, 192), (19683, 4, 48))
    """
    return unfolded(read_layers(name))


def read_layers(name: str) -> dict[str, Floats]:
    """The layers of a network in the package, by name."""
    kept = read_arrays(f"bots/pentago/{name}.npz", version=FORMAT)
    return {name: layer.astype(np.float32) for name, layer in kept.items()}


def pattern_vectors(net: dict[str, Floats]) -> Floats:
    """The first three layers' output for every pattern of a quadrant: [pattern, place seen from a side, unit]."""
    digits = np.arange(PATTERNS)[:, None] // 3 ** np.arange(9) % 3
    x = np.concatenate([digits == 1, digits == 2], 1).astype(np.float32)
    for layer in ("first", "second"):
        x = np.maximum(x @ net[f"{layer}.weight"].T + net[f"{layer}.bias"], 0)
    x = x @ net["third.weight"].T + net["third.bias"]
    return np.ascontiguousarray(x.reshape(PATTERNS, 4, -1), np.float32)


def unfolded(net: dict[str, Floats]) -> Weights:
    """A network's layers as the kernel takes them."""
    return Weights(
        pattern_vectors(net),
        net["bias"],
        np.ascontiguousarray(net["head.weight"].T),
        net["stage"] + net["head.bias"],
        np.ascontiguousarray(net["mid.weight"].T),
        net["mid.bias"],
        np.ascontiguousarray(net["out.weight"].T),
        net["out.bias"],
    )
