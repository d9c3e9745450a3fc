"""The steps of a hand, and the tree of those that are possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from typing_extensions import TypedDict

Steps = tuple[str, ...]


class StepTree(TypedDict):
    """The moves as a tree: a node names its steps and where each leads; node 0 is a finished move."""

    root: int
    nodes: list[dict[str, int]]


class TreeBuilder(Protocol):
    """Something that knows all moves of a game and builds the tree of the legal ones quickly."""

    def tree(self, paths: Sequence[Steps]) -> StepTree:
        """The tree of these paths."""
        ...
