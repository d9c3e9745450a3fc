"""An independent referee for Kingdomino: squares in a dictionary, every rule written out plainly and slowly.

It shares nothing with the product: its own list of dominoes, its own placing, scoring and order of turns. Squares are
(x, y) from the castle at (0, 0), x to the right and y upwards.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass, field
from pathlib import Path

Square = tuple[int, int]
Land = tuple[str, int]
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

with (Path(__file__).parent / "dominoes.csv").open(encoding="utf-8") as file:
    DOMINOES: dict[int, tuple[Land, Land]] = {
        int(row["number"]): (
            (row["left_terrain"], int(row["left_crowns"])),
            (row["right_terrain"], int(row["right_crowns"])),
        )
        for row in csv.DictReader(file)
    }


def neighbours(square: Square) -> list[Square]:
    return [(square[0] + dx, square[1] + dy) for dx, dy in STEPS.values()]


@dataclass
class Realm:
    """One player's squares."""

    size: int = 5
    land: dict[Square, Land] = field(default_factory=dict)
    discarded: int = 0

    def filled(self) -> set[Square]:
        return {(0, 0), *self.land}

    def may_lie(self, number: int, first: Square, second: Square) -> bool:
        """Is this place legal for the domino?"""
        filled = self.filled()
        if first in filled or second in filled:
            return False
        every = [*filled, first, second]
        for axis in (0, 1):
            values = [square[axis] for square in every]
            if max(values) - min(values) >= self.size:
                return False
        for square, (terrain, _) in zip((first, second), DOMINOES[number], strict=True):
            for near in neighbours(square):
                if near == (0, 0) or (near in self.land and self.land[near][0] == terrain):
                    return True
        return False

    def places(self, number: int) -> set[frozenset[tuple[Square, Land]]]:
        """Every way to lay the domino, as what would lie where; a double counts once however it is held."""
        found = set()
        reach = range(-self.size, self.size + 1)
        for first in ((x, y) for x in reach for y in reach):
            for second in neighbours(first):
                if self.may_lie(number, first, second):
                    found.add(frozenset(zip((first, second), DOMINOES[number], strict=True)))
        return found

    def lay(self, number: int, first: Square, second: Square) -> None:
        assert self.may_lie(number, first, second), (number, first, second)
        self.land[first], self.land[second] = DOMINOES[number]

    def areas(self) -> list[tuple[str, int, int]]:
        """Terrain, squares and crowns of every property, sorted."""
        left, found = dict(self.land), []
        while left:
            start = next(iter(left))
            terrain = left[start][0]
            area = self._joined(start, terrain, set())
            found.append((terrain, len(area), sum(left.pop(square)[1] for square in area)))
        return sorted(found)

    def _joined(self, square: Square, terrain: str, area: set[Square]) -> set[Square]:
        if square in area or self.land.get(square, ("", 0))[0] != terrain:
            return area
        area.add(square)
        for near in neighbours(square):
            self._joined(near, terrain, area)
        return area

    def points(self, *, middle: bool = False, harmony: bool = False) -> int:
        total = sum(squares * crowns for _, squares, crowns in self.areas())
        if middle and all(max(abs(x), abs(y)) <= self.size // 2 for x, y in self.land):
            total += 10
        if harmony and len(self.land) == self.size**2 - 1:
            assert self.discarded == 0
            total += 5
        return total


def square_of(name: str, size: int) -> Square:
    return ord(name[0]) - ord("a") - (size - 1), int(name[1:]) - size


class Referee:
    """Follows a game move by move, as text, and keeps its own book."""

    def __init__(self, players: int, *, duel: bool = False) -> None:
        self.size = 7 if duel else 5
        self.realms = [Realm(self.size) for _ in range(players)]
        self.kings = {2: [0, 0, 1, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[players]
        self.lines = 6 if players == 2 and not duel else 12
        self.in_hand = list(self.kings)
        self.seen: list[int] = []
        self.old: list[tuple[int, int]] = []
        self.new: dict[int, int | None] = {}
        self.mover: int | None = None

    def follow(self, token: str) -> None:
        if token.startswith("deal"):
            self._deal([int(word) for word in token.split()[1:]])
        elif token.startswith("king"):
            self.mover = int(token.split()[1]) - 1
            self.in_hand.remove(self.mover)
        elif self.mover is not None:
            self._choose(int(token), self.mover)
            self.mover = None
        else:
            self._turn(token)
        if self.new and None not in self.new.values():
            assert not self.old
            self.old = sorted((number, seat) for number, seat in self.new.items() if seat is not None)
            self.new = {}

    def _deal(self, numbers: list[int]) -> None:
        assert not self.new
        assert len(numbers) == len(self.kings) == len(set(numbers))
        assert not set(numbers) & set(self.seen)
        assert len(self.old) in (0, len(self.kings))
        self.seen += numbers
        assert len(self.seen) <= self.lines * len(self.kings)
        self.new = dict.fromkeys(numbers)

    def _choose(self, number: int, seat: int) -> None:
        assert self.new[number] is None
        self.new[number] = seat

    def _turn(self, token: str) -> None:
        found = re.fullmatch(r"(\d+):(?:(x)|([a-m]\d+)([NESW]))(?:/(\d+))?", token)
        assert found, token
        number, seat = self.old.pop(0)
        assert number == int(found[1])
        realm = self.realms[seat]
        if found[2]:
            assert not realm.places(number), f"{number} fits"
            realm.discarded += 1
        else:
            first = square_of(found[3], self.size)
            dx, dy = STEPS[found[4]]
            realm.lay(number, first, (first[0] + dx, first[1] + dy))
        if found[5]:
            self._choose(int(found[5]), seat)
        else:
            assert len(self.seen) == self.lines * len(self.kings), "a choice is missing"

    @property
    def over(self) -> bool:
        return not self.old and not self.new and len(self.seen) == self.lines * len(self.kings)
