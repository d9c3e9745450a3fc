"""The evaluation's weights: pattern values fitted by `training/pente/fit.py`, and a net trained by self-play.

>>> weights().patterns.shape, weights().balance.shape, learned().vectors.shape
((109,), (10, 10), (19683, 32))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fivefold.bots.artifacts import read_arrays, read_text
from fivefold.bots.pente.kernel_board import PATTERNS, Used
from fivefold.bots.pente.kernel_net import CHANNELS, HEAD, KEYS, ROWS, Ints, Shorts
from fivefold.games.pente.kernel import Table
from fivefold.games.pente.options import Options

FITTED_FORMAT = 1
NET_FORMAT = 1


@dataclass(frozen=True)
class Weights:
    """`patterns` as `kernel_value.static_value` reads them; `balance` by stones caught, the mover's first; a net's
    `vectors` by row, `bias` and `head` as `kernel_net` reads them, empty where there is none.
    """

    patterns: Table
    balance: Table
    vectors: Shorts = field(default_factory=lambda: np.zeros((0, CHANNELS), np.int16))
    bias: Shorts = field(default_factory=lambda: np.zeros(0, np.int16))
    head: Ints = field(default_factory=lambda: np.zeros(0, np.int32))

    @property
    def used(self) -> Used:
        """What a pattern board is made with."""
        return Used(self.patterns, self.vectors, self.bias, self.head)


def packed_patterns(moving: Table, waiting: Table) -> Table:
    """The values of each pattern to the side to move and to the side that waits, as one number each.

    >>> int(packed_patterns(np.array([-3]), np.array([2]))[0]) == 2 * 2**32 - 3
    True
    """
    return waiting.astype(np.int64) * (1 << 32) + moving.astype(np.int64)


@lru_cache
def weights() -> Weights:
    """The fitted table: a row a pattern with its two values, then ten rows of ten for the stones caught."""
    return read_weights(read_text("bots/pente/weights.txt", version=FITTED_FORMAT).splitlines())


def read_weights(lines: Iterable[str]) -> Weights:
    """The table from the lines of its file."""
    rows = [[int(word) for word in line.split()] for line in lines if line and line[0] != "#"]
    patterns = np.array(rows[:PATTERNS])
    return Weights(packed_patterns(patterns[:, 0], patterns[:, 1]), np.array(rows[PATTERNS:]))


@lru_cache
def learned() -> Weights:
    """The fitted table with the net on top of it."""
    return with_net(weights(), read_arrays("bots/pente/net.npz", version=NET_FORMAT))


def with_net(fitted: Weights, net: Mapping[str, npt.NDArray[Any]]) -> Weights:
    """Fitted weights with the net of a file: its `rows` are those of `distinct_rows`."""
    assert net["head"].shape == (HEAD,), "a net of another form"
    vectors = np.ascontiguousarray(net["rows"][distinct_rows()], np.int16)
    return replace(fitted, vectors=vectors, bias=net["bias"].astype(np.int16), head=net["head"].astype(np.int32))


@lru_cache
def distinct_rows() -> Table:
    """[row]: which of the distinct rows it is; a row and its mirror image are one.

    >>> int(distinct_rows().max()) + 1
    9963
    """
    rows = np.arange(ROWS)
    back = rows // KEYS
    for place in range(8):
        back = back * 3 + rows // 3**place % 3
    return np.unique(np.minimum(rows, back), return_inverse=True)[1]


def knows(options: Options) -> bool:
    """Was the net trained for the game with these options? The opening and the counting of points change no judgement.

    >>> knows(Options()), knows(Options(opening="free")), knows(Options(size=13)), knows(Options(teams=True))
    (True, True, False, False)
    """
    return replace(options, opening="restricted", points=False) == Options()


def strongest(options: Options) -> Weights:
    """The net where it was trained for the game, the fitted table elsewhere."""
    return learned() if knows(options) else weights()
