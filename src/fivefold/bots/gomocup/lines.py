"""The words of Gomocup's protocol: points, times, rules. Points are written x,y from the top left, counted from 0."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from fivefold.refusals import Refused

OURS, THEIRS = 1, 2
MOVES_TO_GO = 20  # in that many parts the time that is left for a game is used
Line = Literal["five_or_more", "exactly_five"]
RULES: dict[int, Line] = {0: "five_or_more", 1: "exactly_five"}
NUMBER = re.compile(r"\s*(-?[0-9]{1,10})\s*")
POINT = re.compile(r"\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*")

Point = tuple[int, int]
"""Column and row."""


class EngineTrouble(Refused):
    """An engine that is silent, gone, or makes no sense."""


def write_point(point: Point) -> str:
    """A point as it is sent.

    >>> write_point((9, 0))
    '9,0'
    """
    return f"{point[0]},{point[1]}"


def read_point(text: str, size: int) -> Point:
    """A point of the board.

    >>> read_point("9, 18", 19)
    (9, 18)
    """
    found = POINT.fullmatch(text) if text.isascii() else None
    if not found or int(found[1]) >= size or int(found[2]) >= size:
        raise EngineTrouble("{text} is no point", code="bad-point", text=repr(text[:40]))
    return int(found[1]), int(found[2])


def read_stone(line: str, size: int) -> tuple[Point, int]:
    """A line of a board: a point and whose stone is there."""
    point, _, whose = line.rpartition(",")
    if whose.strip() not in ("1", "2"):
        raise EngineTrouble("A stone is written x,y,1 or x,y,2", code="bad-stone")
    return read_point(point, size), int(whose)


@dataclass(frozen=True)
class Times:
    """What a manager allows, in milliseconds: for a turn, for the whole game (0 for any time), and what is left of it.

    >>> Times(timeout_turn=5000, timeout_match=180000).seconds, Times(5000, 180000, time_left=30000).seconds
    (5.0, 1.5)
    >>> Times(timeout_turn=5000, time_left=2147483647).seconds, Times().seconds
    (5.0, None)
    """

    timeout_turn: int | None = None
    timeout_match: int | None = None
    time_left: int | None = None

    @property
    def seconds(self) -> float | None:
        """For the next move; None where the manager has said nothing."""
        left = self.time_left if self.time_left is not None else self.timeout_match or None
        allowed = [self.timeout_turn, None if left is None else left / MOVES_TO_GO]
        said = [time for time in allowed if time is not None]
        return max(0.0, min(said) / 1000) if said else None

    @property
    def to_think(self) -> float | None:
        """A little less than is allowed, for the way to the manager and back."""
        return None if self.seconds is None else max(0.01, 0.9 * self.seconds - 0.02)
