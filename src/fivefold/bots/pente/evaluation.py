"""The values of Pente's patterns and captures: a small table, fitted by `training/pente/fit.py`.

>>> weights().patterns.shape, weights().balance.shape
((109,), (10, 10))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

import numpy as np

from fivefold.bots.pente.kernel_board import PATTERNS
from fivefold.games.pente.kernel import Table


@dataclass(frozen=True)
class Weights:
    """`patterns` as `kernel_value.static_value` reads them; `balance` by stones caught, the mover's first."""

    patterns: Table
    balance: Table


def packed_patterns(moving: Table, waiting: Table) -> Table:
    """The value of each pattern to the side to move and to the side that waits, as one number each.

    >>> int(packed_patterns(np.array([-3]), np.array([2]))[0]) == 2 * 2**32 - 3
    True
    """
    return waiting.astype(np.int64) * (1 << 32) + moving.astype(np.int64)


@lru_cache
def weights() -> Weights:
    """The fitted table: a row a pattern with its two values, then ten rows of ten for the stones caught."""
    lines = files(__package__).joinpath("weights.txt").read_text(encoding="utf-8").splitlines()
    return read_weights(lines)


def read_weights(lines: Iterable[str]) -> Weights:
    """The table from the lines of its file."""
    rows = [[int(word) for word in line.split()] for line in lines if line and line[0] != "#"]
    patterns = np.array(rows[:PATTERNS])
    return Weights(packed_patterns(patterns[:, 0], patterns[:, 1]), np.array(rows[PATTERNS:]))
