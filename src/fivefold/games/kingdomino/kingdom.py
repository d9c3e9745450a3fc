"""One player's kingdom: the dominoes that lie in it, where the next may lie, what it is worth.

Squares are named from the castle, which is always `e5`: columns a to i from the left, rows 1 to 9 from the bottom (in
the mighty duel the castle is `g7` on columns a to m and rows 1 to 13). A place is the square of the domino's first half
and where its second half lies from there, N, E, S or W.

>>> kingdom = Kingdom().with_domino(14, "e6N").with_domino(48, "d6W")
>>> print(kingdom)
9  ·  ·  ·  ·  ·  ·  ·
8  ·  ·  ·  ·  ·  ·  ·
7  ·  ·  ·  ·  L  ·  ·
6  ·  ·  M3 W  W  ·  ·
5  ·  ·  ·  ·  C  ·  ·
4  ·  ·  ·  ·  ·  ·  ·
3  ·  ·  ·  ·  ·  ·  ·
   a  b  c  d  e  f  g
>>> [str(area) for area in kingdom.properties()]
['wheat 2 × 0 = 0', 'water 1 × 0 = 0', 'mine 1 × 3 = 3']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from fivefold.games.core import IllegalMove
from fivefold.games.kingdomino import kernel, kernel_table
from fivefold.games.kingdomino.box import TERRAINS, Square, domino

DIRECTIONS = "ESWN"
CASTLE = "C"
CASTLE_ALONE = tuple([0] * kernel.FILLED + [1, 0, 0, 1, 1])


@cache
def square_names(size: int) -> dict[int, str]:
    """The squares a kingdom of this size can reach, by their cell on the kernel's 13 × 13 board.

    >>> square_names(5)[kernel.CASTLE_CELL], square_names(7)[kernel.CASTLE_CELL]
    ('e5', 'g7')
    """
    reach = size - 1
    return {
        kernel.SPAN * (kernel.MIDDLE - y) + kernel.MIDDLE + x: f"{chr(ord('a') + x + reach)}{y + size}"
        for y in range(reach, -size, -1)
        for x in range(-reach, size)
    }


@cache
def place_names(size: int) -> dict[int, str]:
    """Every place by its number in the kernel."""
    return {4 * cell + d: name + DIRECTIONS[d] for cell, name in square_names(size).items() for d in range(4)}


@cache
def place_codes(size: int) -> dict[str, int]:
    """The kernel's number of every place."""
    return {name: code for code, name in place_names(size).items()}


def second_square(place: int) -> int:
    """The cell on which the second half of a domino lies."""
    direction = place & 3
    return (place >> 2) + int(kernel.STEP_X[direction]) + kernel.SPAN * int(kernel.STEP_Y[direction])


@lru_cache(maxsize=4096)
def canonical(number: int, place: str, size: int) -> str:
    """A double is the same from both ends; its place is named so that it goes east or north.

    >>> canonical(1, "e7S", 5), canonical(14, "e7S", 5)
    ('e6N', 'e7S')
    """
    if place.endswith(("E", "N")):
        return place
    code = place_codes(size).get(place)
    if code is None or not domino(number).double:
        return place
    return place_names(size).get(4 * second_square(code) + (code & 3 ^ 2), place)


@dataclass(frozen=True, slots=True)
class Property:
    """Squares of one terrain that are joined by sides, and their crowns (KD8).

    >>> print(Property(5, 6, 10, ()))
    mine 6 × 10 = 60
    """

    terrain: int
    squares: int
    crowns: int
    where: tuple[str, ...]

    @property
    def points(self) -> int:
        """Squares × crowns."""
        return self.squares * self.crowns

    def __str__(self) -> str:
        return f"{TERRAINS[self.terrain]} {self.squares} × {self.crowns} = {self.points}"


@dataclass(frozen=True, slots=True)
class Kingdom:
    """The dominoes laid, as (number, place) by number, those discarded, and the kernel's fields of all this."""

    size: int = 5
    laid: tuple[tuple[int, str], ...] = ()
    discarded: tuple[int, ...] = ()
    board: tuple[int, ...] = CASTLE_ALONE

    def __str__(self) -> str:
        return "\n".join(grid_lines(self))

    def places(self, number: int) -> list[str]:
        """Where a domino fits (KD5, KD6).

        >>> len(Kingdom().places(14)), len(Kingdom().places(1))
        (24, 12)
        """
        names = place_names(self.size)
        return [names[code] for code in kernel_table.places(np.array(self.board), number, self.size).tolist()]

    def gains(self, number: int) -> dict[str, int]:
        """Where a domino fits, and what each place adds to the score.

        >>> gains = Kingdom().with_domino(48, "e6N").gains(45)  # a mine with three crowns lies on e7
        >>> gains["f5E"], gains["d7N"]
        (2, 7)
        """
        names = place_names(self.size)
        places, gains = kernel_table.places_and_gains(np.array(self.board), number, self.size)
        return {names[code]: gain for code, gain in zip(places.tolist(), gains.tolist(), strict=True)}

    def fits(self, number: int) -> bool:
        """Does the domino fit anywhere (KD7)?"""
        return bool(kernel_table.has_place(np.array(self.board), number, self.size))

    def with_domino(self, number: int, place: str) -> Kingdom:
        """The kingdom with one more domino, which is checked.

        >>> Kingdom().with_domino(14, "e7N")
        Traceback (most recent call last):
        fivefold.games.core.IllegalMove: 14:e7N: neither half lies beside the castle or its own terrain (KD5).
        """
        code = place_codes(self.size).get(place, -1)
        reason, board = kernel_table.checked_lay(np.array(self.board), number, code, self.size)
        if reason:
            raise self._refusal(number, place, code, reason)
        laid = tuple(sorted((*self.laid, (number, canonical(number, place, self.size)))))
        return Kingdom(self.size, laid, self.discarded, tuple(board.tolist()))

    def without(self, number: int) -> Kingdom:
        """The kingdom when a domino that fits nowhere has been discarded (KD7)."""
        if self.fits(number):
            raise IllegalMove(
                "{number} fits, as at {place}, and must be placed",
                code="kingdomino-must-place",
                rule="KD7",
                number=number,
                place=self.places(number)[0],
            )
        return Kingdom(self.size, self.laid, tuple(sorted((*self.discarded, number))), self.board)

    def _refusal(self, number: int, place: str, code: int, reason: int) -> IllegalMove:
        move = f"{number}:{place}"
        if reason == kernel.TAKEN:
            names, taken = square_names(self.size), self.squares()
            square = next(names[c] for c in (code >> 2, second_square(code)) if names.get(c) in taken)
            if taken[square] is None:
                sentence, name = "{move}: {square} is taken by the castle", "kingdomino-castle-there"
                return IllegalMove(sentence, code=name, rule="KD6", move=move, square=square)
            return IllegalMove(
                "{move}: {square} is taken by {land}",
                code="kingdomino-square-taken",
                rule="KD6",
                move=move,
                square=square,
                land=taken[square],
            )
        sentence, name, rule = {
            kernel.TOO_LARGE: ("{move}: the kingdom would exceed {size} × {size}", "kingdomino-too-large", "KD6"),
            kernel.TOUCHES_NOTHING: (
                "{move}: neither half lies beside the castle or its own terrain",
                "kingdomino-touches-nothing",
                "KD5",
            ),
            kernel.NO_SUCH_PLACE: (
                "{move}: there is no such place; a place is a square and N, E, S or W, as {castle}N",
                "kingdomino-no-such-place",
                "KD6",
            ),
        }[reason]
        castle = square_names(self.size)[kernel.CASTLE_CELL]
        return IllegalMove(sentence, code=name, rule=rule, move=move, size=self.size, castle=castle)

    def squares(self) -> dict[str, Square | None]:
        """What lies on each filled square; None is the castle."""
        names = square_names(self.size)
        found: dict[str, Square | None] = {names[kernel.CASTLE_CELL]: None}
        for number, place in self.laid:
            code = place_codes(self.size)[place]
            found[names[code >> 2]] = domino(number).first
            found[names[second_square(code)]] = domino(number).second
        return found

    def properties(self) -> list[Property]:
        """Every property, by terrain and size; those without crowns too."""
        crowned = [self.board[field] for field in (kernel.CROWN_1, kernel.CROWN_2, kernel.CROWN_3)]
        found = []
        for terrain, area in kernel_table.areas(np.array(self.board)).tolist():
            crowns = sum((area & mask).bit_count() for mask in crowned)
            found.append(Property(terrain, area.bit_count(), crowns, self._names(area)))
        return sorted(found, key=lambda p: (p.terrain, -p.points, -p.squares, p.where))

    def _names(self, area: int) -> tuple[str, ...]:
        """The squares of a mask, as one reads."""
        names = square_names(self.size)
        left, top = self.board[kernel.CASTLE_X], self.board[kernel.CASTLE_Y]
        bits = [bit for bit in range(56) if area >> bit & 1]
        return tuple(names[kernel.CASTLE_CELL + (bit & 7) - left + kernel.SPAN * ((bit >> 3) - top)] for bit in bits)

    @property
    def is_complete(self) -> bool:
        """Is every square of the kingdom filled?"""
        return len(self.laid) * 2 + 1 == self.size**2

    @property
    def is_centred(self) -> bool:
        """Does no square lie farther from the castle than a castle in the middle allows (KD10)?"""
        x, y, width, height = self.board[kernel.CASTLE_X : kernel.FIELDS]
        return max(x, y, width - 1 - x, height - 1 - y) <= self.size // 2

    def has_room(self, number: int) -> bool:
        """Are two free squares side by side left on which a domino could lie, whatever it touches?"""
        return _has_room(self, number)

    def why_discarded(self, number: int) -> str:
        """Why a domino that fits nowhere does not.

        >>> Kingdom().why_discarded(1)
        'no two free squares within 5 × 5 lie beside the castle or wheat'
        """
        size = f"{self.size} × {self.size}"
        if not self.has_room(number):
            return f"no two free squares side by side are left within {size}"
        halves = dict.fromkeys(TERRAINS[half.terrain] for half in (domino(number).first, domino(number).second))
        return f"no two free squares within {size} lie beside the castle{', ' if len(halves) > 1 else ' or '}" + (
            " or ".join(halves)
        )


@lru_cache(maxsize=256)  # asked for the view, for the reason of a discard and for the remark on it
def _has_room(kingdom: Kingdom, number: int) -> bool:
    board = np.array(kingdom.board)
    return any(
        kernel_table.checked_lay(board, number, code, kingdom.size)[0] in (0, kernel.TOUCHES_NOTHING)
        for code in place_names(kingdom.size)
    )


def window(kingdom: Kingdom) -> tuple[range, range]:
    """The columns and rows of the 13 × 13 board that the next domino can reach."""
    x, y, width, height = kingdom.board[kernel.CASTLE_X : kernel.FIELDS]
    left, top = kernel.MIDDLE - x, kernel.MIDDLE - y
    across, down = min(2, kingdom.size - width), min(2, kingdom.size - height)
    return range(left - across, left + width + across), range(top - down, top + height + down)


@lru_cache(maxsize=1024)  # a turn changes one kingdom, and every kingdom is shown after every turn
def grid_lines(kingdom: Kingdom) -> tuple[str, ...]:
    """The squares within reach as text with their labels: letter and crowns, C the castle."""
    columns, rows = window(kingdom)
    names, squares = square_names(kingdom.size), kingdom.squares()
    lines = []
    for row in rows:
        here = [names[kernel.SPAN * row + column] for column in columns]
        cells = [(s.text if (s := squares[name]) else CASTLE) if name in squares else "·" for name in here]
        lines.append((f"{here[0][1:]:<3}" + "".join(f"{cell:<3}" for cell in cells)).rstrip())
    lines.append("   " + "  ".join(names[kernel.SPAN * rows[0] + column][0] for column in columns))
    return tuple(lines)
