"""Players as the FIDE (Dutch) system sees them: score, colours, floats; who may meet, and who begins.

The letters are those of the FIDE Handbook, C.04.3, in the edition that was in force until 31 January 2026. "White" is
who begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from fivefold.tournaments.regulation import Points


class Float(IntEnum):
    """Has somebody met one with more points in a round, or one with fewer, or not played (A.4)?"""

    DOWN = -1
    NONE = 0
    UP = 1


ABSOLUTE, STRONG, MILD = 3, 2, 1


@dataclass(frozen=True, slots=True)
class Contender:
    """A player to be paired. `colours` are those of the games that were played, True for white."""

    entrant: int
    number: int
    score: Points
    colours: tuple[bool, ...] = ()
    met: frozenset[int] = frozenset()
    last: Float = Float.NONE
    before_last: Float = Float.NONE
    had_bye: bool = False
    top: bool = False

    @property
    def rank(self) -> tuple[Points, int]:
        """What orders the players: more points first, then the smaller number (A.2)."""
        return -self.score, self.number

    @property
    def difference(self) -> int:
        """Games with white less games with black."""
        return 2 * sum(self.colours) - len(self.colours)

    @property
    def twice(self) -> bool:
        """Were the last two games played with the same colour?"""
        return len(self.colours) > 1 and self.colours[-1] == self.colours[-2]

    @property
    def side(self) -> int:
        """The colour that is due: 1 for white, -1 for black, 0 before the first game (A.6)."""
        if self.difference:
            return -1 if self.difference > 0 else 1
        return 0 if not self.colours else -1 if self.colours[-1] else 1

    @property
    def strength(self) -> int:
        """How much that colour is due (A.6)."""
        if abs(self.difference) > 1 or self.twice:
            return ABSOLUTE
        return STRONG if self.difference else MILD if self.side else 0


def may_meet(one: Contender, other: Contender) -> bool:
    """Have they not met (C.1), and can each have the colour they must have (C.3)?"""
    if other.entrant in one.met:
        return False
    both_must = one.strength == other.strength == ABSOLUTE and one.side == other.side
    return not both_must or one.top or other.top


def white_first(one: Contender, other: Contender, first_is_white: bool) -> bool:
    """Does `one`, who is ranked before `other`, have white (E.1 to E.5)?"""
    if one.side and other.side and one.side != other.side:
        return one.side > 0
    if one.strength != other.strength:
        return one.side > 0 if one.strength > other.strength else other.side < 0
    if one.strength == ABSOLUTE and abs(one.difference) != abs(other.difference):
        return one.side > 0 if abs(one.difference) > abs(other.difference) else other.side < 0
    for mine, theirs in zip(reversed(one.colours), reversed(other.colours), strict=False):
        if mine != theirs:
            return theirs
    return one.side > 0 if one.side else (one.number % 2 == 1) == first_is_white
