"""A fact of a table: what happened, and when. A table is nothing but its facts, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

PASSING = frozenset({"came", "went"})
"""Who is there just now. It is shown but not kept: after a restart everybody has to come back anyway."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened at a table.

    >>> Fact("resigned", 12.5, {"seat": 0}).passing
    False
    """

    kind: str
    at: float
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def passing(self) -> bool:
        """Is this only shown, not kept?"""
        return self.kind in PASSING
