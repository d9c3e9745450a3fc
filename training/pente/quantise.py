"""Makes integers of a trained net.

    python -m training.pente.quantise NET.npz src/fivefold/bots/pente/net.npz

Reads what `learn_net` writes, and writes what `evaluation.learned` reads.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.bots.pente import kernel_net as k
from fivefold.bots.pente.evaluation import distinct_rows
from fivefold.games.pente.kernel import POINTS, WIDTH

FAR, WALL = 4, 2
AROUND = (-4, -3, -2, -1, 1, 2, 3, 4)
STEPS = ((0, 1), (1, 0), (1, 1), (-1, 1))
Floats = npt.NDArray[np.float64]
SCALE = 16  # `learn_net` divides the sums by it
LARGEST_SUM = 250 * k.ONE  # a channel's sum, less that of the empty board, stays below


class Quantised(NamedTuple):
    """A net in integers."""

    rows: k.Shorts
    bias: k.Shorts
    head: k.Ints


def empty_sums(rows: k.Shorts, bias: k.Shorts) -> npt.NDArray[np.int64]:
    """The sums of the empty board, where rows differ by the walls alone."""
    padded = np.pad(np.zeros((WIDTH, WIDTH), np.int64), FAR, constant_values=WALL)
    points = np.tile(bias.astype(np.int64), (WIDTH, WIDTH, 1))
    for down, across in STEPS:
        row = np.zeros((WIDTH, WIDTH), np.int64)
        for place, far in enumerate(AROUND):
            top, left = FAR + far * down, FAR + far * across
            row += 3**place * padded[top : top + WIDTH, left : left + WIDTH]
        points += rows[distinct_rows()[row]]
    found: npt.NDArray[np.int64] = np.tile(np.clip(points, 0, k.ONE).sum((0, 1)), 2)
    return found


def quantised(net: Mapping[str, npt.NDArray[Any]]) -> Quantised:
    """The net in integers; refused where a sum could overflow."""
    rows = np.rint(net["rows"] * k.ONE).astype(np.int16)
    rows[0] = 0
    bias = np.rint(net["bias"] * k.ONE).astype(np.int16)
    base = empty_sums(rows, bias)
    hidden = np.rint(net["hidden"].T * (1 << k.WEIGHT_BITS)).astype(np.int64)
    assert np.abs(hidden).sum(0).max() * LARGEST_SUM < 2**31, "a hidden unit could overflow"
    biases = np.rint(net["hidden_bias"] * k.HIDDEN_ONE).astype(np.int64) + base @ hidden
    skip = np.rint(net["skip"] * 1000 / (SCALE * k.ONE) * (1 << k.SKIP_BITS)).astype(np.int64)
    captures = np.rint(1000 * net["captures"]).astype(np.int64) + (int(skip @ base) >> k.SKIP_BITS)
    out = np.rint(net["out"] * 1000 * (1 << k.OUT_BITS)).astype(np.int64)
    fixed = np.rint(net["of_fixed"] * (1 << k.FIXED_BITS)).astype(np.int64)
    start = POINTS * np.tile(np.clip(bias.astype(np.int64), 0, k.ONE), 2) - base
    parts = [hidden.ravel(), biases.ravel(), out, skip, captures, fixed.reshape(1), start]
    head = np.concatenate(parts)
    assert np.abs(head).max() < 2**31, "a weight does not fit"
    return Quantised(rows, bias, head.astype(np.int32))


def float_value(net: Mapping[str, npt.NDArray[Any]], sums: Floats, captures: int, fixed: float) -> float:
    """The value in floating point, of the sums of the mover and of the other."""
    x = sums / SCALE
    hidden = np.clip(net["hidden"] @ x + net["hidden_bias"][captures], 0, 1)
    return float(net["of_fixed"] * fixed + hidden @ net["out"] + x @ net["skip"] + net["captures"][captures])


def main(words: Sequence[str]) -> None:
    """Read, quantise, write."""
    with np.load(Path(words[0])) as net:
        found = quantised(net)
    np.savez_compressed(Path(words[1]), rows=found.rows, bias=found.bias, head=found.head)
    print(f"{Path(words[1]).stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
