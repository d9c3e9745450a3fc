"""What a kingdom scores, with its work; and who has won.

>>> kingdom = Kingdom().with_domino(14, "e6N").with_domino(48, "d6W")
>>> for line in tally(kingdom, Options(harmony=True)).lines():
...     print(line)
mine 1 × 3 = 3
no crowns: wheat 2, water 1
harmony: not complete
total 3
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from typing_extensions import TypedDict

from fivefold.games.core import Outcome
from fivefold.games.kingdomino.box import TERRAINS
from fivefold.games.kingdomino.kingdom import Kingdom, Property
from fivefold.games.kingdomino.options import Options
from fivefold.sayings import Said

MIDDLE_KINGDOM, HARMONY = 10, 5


@dataclass(frozen=True, slots=True)
class Summary:
    """What decides between players: points, then the largest property, then crowns (KD8, KD9)."""

    points: int
    largest: int
    crowns: int


class PropertyView(TypedDict):
    """A property as JSON: its land, its squares and crowns, their product, and where it lies."""

    terrain: str
    squares: int
    crowns: int
    points: int
    where: list[str]


class TallyView(TypedDict):
    """What a kingdom scores, as JSON; a bonus is null where its variant is off."""

    properties: list[PropertyView]
    middle_kingdom: int | None
    harmony: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The properties of a kingdom and the bonuses of the variants; a bonus is None where its variant is off."""

    properties: tuple[Property, ...]
    middle_kingdom: int | None = None
    harmony: int | None = None

    @property
    def points(self) -> int:
        """All together."""
        return sum(area.points for area in self.properties) + (self.middle_kingdom or 0) + (self.harmony or 0)

    @property
    def summary(self) -> Summary:
        """Points, the largest property (crowned or not) and all crowns."""
        largest = max((area.squares for area in self.properties), default=0)
        return Summary(self.points, largest, sum(area.crowns for area in self.properties))

    def lines(self) -> list[str]:
        """The sum as one would write it on paper."""
        found = [str(area) for area in self.properties if area.points]
        if bare := [f"{TERRAINS[area.terrain]} {area.squares}" for area in self.properties if not area.points]:
            found.append(f"no crowns: {', '.join(bare)}")
        if self.middle_kingdom is not None:
            said = f"+{self.middle_kingdom}" if self.middle_kingdom else "the castle is not in the middle"
            found.append(f"middle kingdom: {said}")
        if self.harmony is not None:
            found.append(f"harmony: {f'+{self.harmony}' if self.harmony else 'not complete'}")
        return [*found, f"total {self.points}"]

    def facts(self) -> TallyView:
        """The same as plain data."""
        return {
            "properties": [
                {
                    "terrain": TERRAINS[area.terrain],
                    "squares": area.squares,
                    "crowns": area.crowns,
                    "points": area.points,
                    "where": list(area.where),
                }
                for area in self.properties
            ],
            "middle_kingdom": self.middle_kingdom,
            "harmony": self.harmony,
            "points": self.points,
        }


@lru_cache(maxsize=1024)  # a turn changes one kingdom, and every kingdom is told after every turn
def tally(kingdom: Kingdom, options: Options) -> Tally:
    """The kingdom's sum under these options (KD8, KD10)."""
    middle = (MIDDLE_KINGDOM if kingdom.is_centred else 0) if options.middle_kingdom else None
    harmony = (HARMONY if kingdom.is_complete else 0) if options.harmony else None
    return Tally(tuple(kingdom.properties()), middle, harmony)


def added(games: Sequence[tuple[Summary, ...]]) -> tuple[Summary, ...]:
    """The summaries of several games, seat by seat: points and crowns add up, the largest property is the largest."""
    return tuple(
        Summary(sum(s.points for s in seat), max(s.largest for s in seat), sum(s.crowns for s in seat))
        for seat in zip(*games, strict=True)
    )


def judged(seats: tuple[Summary, ...], options: Options) -> Outcome:
    """Ranks and reason (KD8, KD9).

    >>> ended = judged((Summary(50, 6, 7), Summary(50, 7, 5), Summary(42, 5, 5)), Options(players=3))
    >>> ended.ranks, str(ended.reason)
    ((2, 1, 3), 'most points: 50; the larger property decides, 7 squares to 6')
    >>> judged((Summary(50, 6, 7), Summary(50, 7, 5)), Options(players=2, tie_break="shared")).ranks
    (1, 1)
    """
    if options.tie_break == "game":
        keys = [(s.points, s.largest, s.crowns) for s in seats]
    else:
        keys = [(s.points, 0, 0) for s in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    facts = {"points": max(keys)[0]}
    reason, rule = Said("most points: {points}", "most", facts), "KD8"
    level = sorted((key for key in keys if key[0] == max(keys)[0]), reverse=True)
    if len(level) > 1:
        rule = "KD9"
        best, next_best = level[:2]
        if best == next_best:
            reason = Said("most points: {points}; equal players share the place", "most-shared", facts)
        elif best[1] > next_best[1]:
            facts |= {"best": best[1], "other": next_best[1]}
            sentence = "most points: {points}; the larger property decides, {best} squares to {other}"
            reason = Said(sentence, "most-larger", facts)
        else:
            facts |= {"best": best[2], "other": next_best[2]}
            reason = Said("most points: {points}; the crowns decide, {best} to {other}", "most-crowns", facts)
    return Outcome(ranks, tuple(s.points for s in seats), reason, rule)
