"""A finished kingdom as a text grid: read, checked against the box, laid again with real dominoes.

    C  S  S2 S1 S
    G  S  M2 M2 M1        letters W wheat, F forest, L water (lake), G grassland, S swamp, M mine,
    G  S1 W  W  M2        each followed by its crowns, if it has any; C the castle, . an empty square
    …

Whether a kingdom can have been laid is found out by laying it: every square is covered by dominoes of the box, each
used once, in some order in which each touches the castle or its own terrain (KD5). A kingdom that passes is a real one.

>>> kingdom = kingdom_in("C W W / . . W / . . M3")
>>> kingdom.laid
((1, 'f5E'), (48, 'g4S'))
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from fivefold.games.core import BadPosition
from fivefold.games.kingdomino.box import BOX, LETTERS, SQUARES, TERRAINS, Square
from fivefold.games.kingdomino.kernel import CASTLE_CELL, SPAN, STEP_X, STEP_Y
from fivefold.games.kingdomino.kingdom import CASTLE, DIRECTIONS, Kingdom, square_names

EMPTY = ".·-_"
CELL = re.compile(rf"\s*([{LETTERS}{CASTLE}{re.escape(EMPTY)}])([0-9]*)", re.I)

Cell = tuple[int, int]
"""Column and row from the top left."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The land of a kingdom and its castle."""

    land: dict[Cell, Square]
    castle: Cell


def kingdom_in(text: str, size: int = 5) -> Kingdom:
    """The kingdom that a grid shows; one that cannot be is refused with the reason."""
    grid = read_grid(text, size)
    check_box([grid])
    return laid_again(grid, size)


def read_grid(text: str, size: int = 5) -> Grid:
    """The squares of a grid; its form and size are checked, the box is not.

    >>> read_grid("W1 C").land
    {(0, 0): Square(terrain=0, crowns=1)}
    """
    lines = [line for line in text.replace("/", "\n").splitlines() if line.strip()]
    cells = {(column, row): cell for row, line in enumerate(lines) for column, cell in enumerate(_cells(line, row + 1))}
    widths = Counter(row for _, row in cells)
    if len(set(widths.values())) > 1:
        raise _bad(
            "rows are equally long; these have {widths} squares", "ragged", widths=", ".join(map(str, widths.values()))
        )
    filled = {at: cell for at, cell in cells.items() if cell[0] not in EMPTY}
    castles = [at for at, cell in filled.items() if cell == CASTLE]
    if len(castles) != 1:
        raise _bad("castle, C, stands in it once, not {n} times", "castle", n=len(castles))
    wide, high = (max(places) - min(places) + 1 for places in zip(*filled, strict=True))
    if max(wide, high) > size:
        what = "size is {size} × {size} at most; this is {wide} wide and {high} high"
        raise _bad(what, "size", "KD6", size=size, wide=wide, high=high)
    land = {at: Square(LETTERS.index(cell[0]), int(cell[1:] or 0)) for at, cell in filled.items() if cell != CASTLE}
    return Grid(land, castles[0])


def _cells(line: str, row: int) -> list[str]:
    found, at = [], 0
    line = line.rstrip()
    while at < len(line):
        cell = CELL.match(line, at)
        if not cell or (cell[2] and (cell[1].upper() not in LETTERS or cell[2] not in ("0", "1", "2", "3"))):
            word = line[at:].split()[0][:8]
            raise _bad(
                "row {row} has {word}; a square is one of W F L G S M with up to three crowns, as M3, or C, or a dot",
                "square",
                row=row,
                word=repr(word),
            )
        found.append(cell[1].upper() + cell[2].strip("0"))
        at = cell.end()
    return found


def check_box(grids: list[Grid]) -> None:
    """Refuse kingdoms that together have more of something than the box holds (KD1).

    >>> check_box([read_grid("C M3 M3")])
    Traceback (most recent call last):
    fivefold.games.core.BadPosition: Squares of mine³: 2; the box has 1 (KD1).
    """
    kinds = Counter(square for grid in grids for square in grid.land.values())
    for terrain, name in enumerate(TERRAINS):
        squares = "Squares of {land}: {here}; the box has {there}", "kingdomino-box-squares"
        crowns = "Crowns of {land}: {here}; the box has {there}", "kingdomino-box-crowns"
        for (sentence, code), worth in (squares, lambda _: 1), (crowns, lambda square: square.crowns):
            here, there = (
                sum(worth(square) * n for square, n in counted.items() if square.terrain == terrain)
                for counted in (kinds, SQUARES)
            )
            if here > there:
                raise _too_many(sentence, code, name, here, there)
    for square, n in kinds.items():
        if n > SQUARES[square] and square.crowns:
            sentence = "Squares of {land}: {here}; the box has {there}"
            raise _too_many(sentence, "kingdomino-box-squares", square, n, SQUARES[square])
        if n > SQUARES[square]:
            sentence = "Squares of {land} without crowns: {here}; the box has {there}"
            raise _too_many(sentence, "kingdomino-box-bare", square, n, SQUARES[square])


def _too_many(sentence: str, code: str, land: object, here: int, there: int) -> BadPosition:
    return BadPosition(sentence, code=code, rule="KD1", land=land, here=here, there=there)


def laid_again(grid: Grid, size: int = 5) -> Kingdom:
    """The kingdom laid with dominoes of the box, or the reason why that cannot be."""
    if len(grid.land) % 2:
        raise _bad("land is an even number of squares, two a domino, not {n}", "odd", "KD1", n=len(grid.land))
    order = _Search(grid).run()
    if order is None:
        if _Search(grid, in_order=False).run() is not None:
            raise _bad(
                "dominoes fit the box, but in no order does each touch the castle or its terrain", "order", "KD5"
            )
        raise _bad("squares cannot be laid with dominoes of the box, each used once", "cover", "KD1")
    kingdom = Kingdom(size)
    names = square_names(size)
    for number, first, second in order:
        cell = CASTLE_CELL + first[0] - grid.castle[0] + SPAN * (first[1] - grid.castle[1])
        step = (second[0] - first[0], second[1] - first[1])
        way = next(d for d in range(4) if (int(STEP_X[d]), int(STEP_Y[d])) == step)
        kingdom = kingdom.with_domino(number, names[cell] + DIRECTIONS[way])
    return kingdom


Pair = tuple[Cell, Cell]


class _Search:
    """Cover the land square by square, always the one with the fewest ways; identical dominoes are one kind."""

    def __init__(self, grid: Grid, *, in_order: bool = True) -> None:
        self.grid = grid
        self.in_order = in_order  # must the dominoes also be laid one after the other?
        self.left: Counter[frozenset[tuple[Square, int]]] = Counter()
        for domino in BOX:
            self.left[_kind(domino.first, domino.second)] += 1
        self.numbers = {kind: [d for d in BOX if _kind(d.first, d.second) == kind] for kind in self.left}

    def run(self) -> list[tuple[int, Cell, Cell]] | None:
        """The dominoes in an order in which they can be laid."""
        pairs = self._cover(dict(self.grid.land), [])
        return None if pairs is None else [self._named(pair) for pair in pairs]

    def _cover(self, open_land: dict[Cell, Square], pairs: list[Pair]) -> list[Pair] | None:
        if not open_land:
            return self._ordered(pairs) if self.in_order else pairs
        ways = min((self._ways(at, open_land) for at in open_land), key=len)
        for first, second in ways:
            kind = _kind(self.grid.land[first], self.grid.land[second])
            self.left[kind] -= 1
            rest = {at: square for at, square in open_land.items() if at not in (first, second)}
            found = self._cover(rest, [*pairs, (first, second)])
            self.left[kind] += 1
            if found is not None:
                return found
        return None

    def _ways(self, at: Cell, open_land: dict[Cell, Square]) -> list[Pair]:
        land = self.grid.land
        return [
            (at, to)
            for to in _beside(at)
            if to in open_land
            and self.left[_kind(land[at], land[to])] > 0
            and (not self.in_order or self._has_hold((at, to)))
        ]

    def _has_hold(self, pair: Pair) -> bool:
        """Could this domino ever be laid, with all the rest of the land around it?"""
        land = self.grid.land
        return any(
            to == self.grid.castle or (to in land and to not in pair and land[to].terrain == land[at].terrain)
            for at in pair
            for to in _beside(at)
        )

    def _ordered(self, pairs: list[Pair]) -> list[Pair] | None:
        """The pairs as they can be laid, from the castle outwards (KD5); an early pair never hinders a later."""
        order: list[Pair] = []
        laid: dict[Cell, int] = {}
        waiting = list(pairs)
        while waiting:
            ready = [pair for pair in waiting if any(self._holds(at, laid) for at in pair)]
            if not ready:
                return None
            order += ready
            laid.update({at: self.grid.land[at].terrain for pair in ready for at in pair})
            waiting = [pair for pair in waiting if pair not in ready]
        return order

    def _holds(self, at: Cell, laid: dict[Cell, int]) -> bool:
        terrain = self.grid.land[at].terrain
        return any(to == self.grid.castle or laid.get(to) == terrain for to in _beside(at))

    def _named(self, pair: Pair) -> tuple[int, Cell, Cell]:
        first, second = pair
        land = self.grid.land
        domino = self.numbers[_kind(land[first], land[second])].pop(0)
        return (domino.number, first, second) if domino.first == land[first] else (domino.number, second, first)


def _kind(one: Square, other: Square) -> frozenset[tuple[Square, int]]:
    return frozenset(Counter((one, other)).items())


def _beside(at: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    column, row = at
    return (column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)


def _bad(what: str, code: str, rule: str = "", **facts: object) -> BadPosition:
    return BadPosition(f"A kingdom's {what}", code=f"kingdomino-grid-{code}", rule=rule, **facts)
