"""The files of `play.cu`: games, positions of games, openings. Needs NumPy alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

POINTS = 361
MAX_MOVES = 110
NOT_SEARCHED = 0xFFFF  # the best move of a turn that was drawn by lot
DECISIVE = 20_000  # values beyond this are wins and losses

RECORD = np.dtype(
    [
        ("opening", "u1"),
        ("moves", "u1"),
        ("winner", "i1"),
        ("of_people", "u1"),
        ("move", "<u2", MAX_MOVES),
        ("best", "<u2", MAX_MOVES),
        ("value", "<i2", MAX_MOVES),
        ("evaluated", "<i2", MAX_MOVES),
    ]
)
POSITION = np.dtype(
    [
        ("board", "u1", POINTS),
        ("caught", "u1"),
        ("lost", "u1"),
        ("result", "i1"),
        ("best", "<u2"),
        ("value", "<i2"),
        ("fixed", "<i2"),
        ("turns", "u1"),
        ("unused", "u1"),
    ]
)
OPENING_MOVES = 8
OPENING = np.dtype([("moves", "<u2"), ("move", "<u2", OPENING_MOVES)])
Records = npt.NDArray[np.void]


def read_records(path: Path) -> Records:
    """The games of a file."""
    return np.fromfile(path, RECORD)


def read_positions(path: Path) -> Records:
    """The positions of a file that `play expand` wrote."""
    return np.fromfile(path, POSITION)
