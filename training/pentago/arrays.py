"""The array module: CuPy where there is a card, NumPy elsewhere. What uses `xp` runs on both."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
"""An array of NumPy or CuPy."""


def _card() -> Any | None:
    try:
        import cupy
    except ImportError:
        return None
    try:
        return cupy if cupy.cuda.runtime.getDeviceCount() else None
    except cupy.cuda.runtime.CUDARuntimeError:
        return None


_cupy = _card()
ON_CARD = _cupy is not None
xp: Any = np if _cupy is None else _cupy


def to_numpy(array: Array) -> Array:
    """The array in the machine's own memory."""
    return array if isinstance(array, np.ndarray) else xp.asnumpy(array)
