"""Exact cover by hand: sets of squares, nothing shared with the product. Slow and plain."""

from __future__ import annotations

import random
from collections.abc import Iterator

Square = tuple[int, int]
Squares = frozenset[Square]
Solution = frozenset[tuple[int, Squares]]

PENTOMINOES: dict[int, Squares] = {
    number: frozenset((int(word[0]), int(word[1])) for word in words.split())
    for number, words in {
        1: "00 01 02 03 04",
        2: "00 01 02 03 10",
        3: "00 01 02 03 11",
        4: "00 01 11 12 13",
        5: "00 01 02 12 22",
        6: "00 01 02 10 11",
        7: "00 01 10 20 21",
        8: "00 10 11 12 22",
        9: "01 10 11 12 22",
        10: "00 10 20 11 12",
        11: "00 01 11 12 22",
        12: "01 10 11 12 21",
    }.items()
}


def ways_to_lie(shape: Squares) -> set[Squares]:
    """The shape turned and mirrored in every way, moved into the corner."""
    found = set()
    for flip in (False, True):
        for turns in range(4):
            cells = {(y, x) if flip else (x, y) for x, y in shape}
            for _ in range(turns):
                cells = {(-y, x) for x, y in cells}
            found.add(cornered(frozenset(cells)))
    return found


def cornered(cells: Squares) -> Squares:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def fillings(region: Squares, shapes: dict[int, Squares]) -> Iterator[Solution]:
    """Every way to fill the region, each shape used at most once."""
    if not region:
        yield frozenset()
        return
    target = min(region)
    for name, shape in shapes.items():
        rest = {other: cells for other, cells in shapes.items() if other != name}
        for lying in ways_to_lie(shape):
            for x, y in lying:
                there = frozenset((target[0] + i - x, target[1] + j - y) for i, j in lying)
                if there <= region:
                    for more in fillings(region - there, rest):
                        yield more | {(name, there)}


def kinds(region: Squares, solutions: set[Solution]) -> int:
    """How many solutions there are when turned and mirrored ones count once."""
    images = []
    for flip in (False, True):
        for turns in range(4):

            def moved(cells: Squares, flip: bool = flip, turns: int = turns) -> Squares:
                cells = frozenset((y, x) if flip else (x, y) for x, y in cells)
                for _ in range(turns):
                    cells = frozenset((-y, x) for x, y in cells)
                return cells

            whole = moved(region)
            left, low = min(x for x, _ in whole), min(y for _, y in whole)
            if cornered(whole) == cornered(region):
                corner = min(x for x, _ in region), min(y for _, y in region)
                images.append((moved, corner[0] - left, corner[1] - low))
    seen: set[Solution] = set()
    count = 0
    for solution in solutions:
        if solution not in seen:
            count += 1
            for moved, right, up in images:
                seen.add(
                    frozenset(
                        (name, frozenset((x + right, y + up) for x, y in moved(cells))) for name, cells in solution
                    )
                )
    return count


def random_shape(rng: random.Random, size: int) -> Squares:
    """A connected shape of `size` squares."""
    cells = {(0, 0)}
    while len(cells) < size:
        x, y = rng.choice(sorted(cells))
        i, j = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        cells.add((x + i, y + j))
    return cornered(frozenset(cells))


def random_filled_region(rng: random.Random, shapes: list[Squares]) -> Squares:
    """A region that these shapes fill: each is laid beside what lies already."""
    region: set[Square] = set()
    for shape in shapes:
        lying = rng.choice(sorted(ways_to_lie(shape), key=sorted))
        spots = sorted({(x + i, y + j) for x, y in region or {(0, 0)} for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))})
        rng.shuffle(spots)
        for x, y in spots:
            first = min(lying)
            there = {(x + i - first[0], y + j - first[1]) for i, j in lying}
            if not there & region:
                region |= there
                break
    return cornered(frozenset(region))
