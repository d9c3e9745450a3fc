"""The 48 dominoes (KD1) by number, as people speak of them.

>>> str(domino(48)), str(domino(12))
('48 wheat|mine³', '12 swamp|swamp')
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from fivefold.games.kingdomino import kernel

TERRAINS = ("wheat", "forest", "water", "grassland", "swamp", "mine")
LETTERS = kernel.LETTERS
MARKS = ("", "¹", "²", "³")


@dataclass(frozen=True, slots=True)
class Square:
    """One square of land: a terrain by its number in TERRAINS, and its crowns.

    >>> str(Square(5, 3)), Square(5, 3).text
    ('mine³', 'M3')
    """

    terrain: int
    crowns: int = 0

    def __str__(self) -> str:
        return TERRAINS[self.terrain] + MARKS[self.crowns]

    @property
    def text(self) -> str:
        """The square in a text grid: its letter, and its crowns if it has any."""
        return LETTERS[self.terrain] + (str(self.crowns) if self.crowns else "")


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino; which half is called the first never matters for play, but notation needs one."""

    number: int
    first: Square
    second: Square

    def __str__(self) -> str:
        return f"{self.number} {self.first}|{self.second}"

    @property
    def text(self) -> str:
        """The domino in few letters, as `W|M3`."""
        return f"{self.first.text}|{self.second.text}"

    @property
    def double(self) -> bool:
        """Are both halves the same terrain?"""
        return self.first.terrain == self.second.terrain


BOX = tuple(
    Domino(
        number,
        *(Square(int(kernel.TERRAIN[number - 1, half]), int(kernel.CROWNS[number - 1, half])) for half in range(2)),
    )
    for number in range(1, kernel.DOMINOES + 1)
)

SQUARES = Counter(square for one in BOX for square in (one.first, one.second))
"""How many squares of each kind the box holds."""

FULL_BAG = (1 << kernel.DOMINOES) - 1


def domino(number: int) -> Domino:
    """The domino of this number, 1 to 48."""
    return BOX[number - 1]


def numbers_in(bag: int) -> list[int]:
    """The numbers of a set of dominoes, bit n - 1 for number n.

    >>> numbers_in(0b1001)
    [1, 4]
    """
    return [number for number in range(1, kernel.DOMINOES + 1) if bag >> number - 1 & 1]


def bag_of(numbers: tuple[int, ...]) -> int:
    """The set of these dominoes."""
    return sum(1 << number - 1 for number in numbers)
