"""Positions with labels that are proved, as arrays for learning: `fivefold export`.

A *label* is the value of a position to the seat that moves, and of its moves; `labels.py` says who proves it in each
game. `shards.py` writes them into files.
"""

from __future__ import annotations

from fivefold.datasets.labels import SOURCES, Labelled, Source
from fivefold.datasets.shards import Job, export, read_shard

__all__ = ["SOURCES", "Job", "Labelled", "Source", "export", "read_shard"]
