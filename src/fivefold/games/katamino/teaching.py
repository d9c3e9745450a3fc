"""Hints that teach: not only what to lay, but how one could have seen it.

A good solver looks for the square that the fewest placements cover, for a piece with a single place left, and for holes
that nothing can fill. A lesson says which of these is at hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fivefold.games import katamino
from fivefold.games.katamino.notation import Move
from fivefold.games.katamino.options import Options
from fivefold.games.katamino.pieces import SHAPES
from fivefold.games.katamino.puzzle import lies_flat
from fivefold.games.katamino.region import Region

Fits = Mapping[int, tuple[int, ...]]
"""By piece: the places where it still fits."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What there is to see: `kind` names it, `squares` and `move` show it, `text` says it.

    hole: free squares that nothing can fill · no-place: a piece that fits nowhere · only-cover: a square that only one
    placement covers · only-place: a piece that fits only one way · tightest: the square with the fewest placements ·
    dead-end: nothing of this, but no solution goes on from here.
    """

    kind: str
    text: str
    squares: tuple[str, ...]
    move: Move

    def __str__(self) -> str:
        return self.text


def fitting(options: Options, placed: tuple[int, ...]) -> Fits:
    """Where each piece that does not lie still fits.

    >>> [len(places) for places in fitting(Options("5x3", "2-3-10"), (0,) * 12).values()]
    [16, 16, 12]
    """
    taken = sum(placed)
    return {
        number: tuple(mask for mask in places(options, number) if not mask & taken)
        for number in options.numbers
        if not placed[number - 1]
    }


def places(options: Options, number: int) -> tuple[int, ...]:
    """Where a piece may lie in the empty frame (KT2)."""
    region = options.region
    masks = region.placements(SHAPES[number - 1])
    if number != 1 or not options.horizontal:
        return masks
    return tuple(mask for mask in masks if lies_flat(region.squares(mask)))


def areas(region: Region, free: int) -> list[int]:
    """The free squares, in connected parts.

    >>> from fivefold.games.katamino.region import rectangle
    >>> [area.bit_count() for area in areas(rectangle(3, 1), 0b101)]
    [1, 1]
    """
    found = []
    beside = _beside(region)
    while free:
        area, edge = 0, free & -free
        while edge:
            area |= edge
            edge = sum(bit for bit in _bits(beside_all(beside, edge) & free & ~area))
        found.append(area)
        free &= ~area
    return found


_neighbours: dict[Region, tuple[int, ...]] = {}


def _beside(region: Region) -> tuple[int, ...]:
    if region not in _neighbours:
        _neighbours[region] = tuple(
            sum(
                1 << region.bit[square]
                for square in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
                if square in region.bit
            )
            for x, y in region.cells
        )
    return _neighbours[region]


def beside_all(beside: tuple[int, ...], squares: int) -> int:
    """The squares beside any of these."""
    found = 0
    for bit in _bits(squares):
        found |= beside[bit.bit_length() - 1]
    return found


def _bits(squares: int) -> list[int]:
    found = []
    while squares:
        found.append(squares & -squares)
        squares &= squares - 1
    return found


def tightest(free: int, fits: Fits) -> tuple[int, list[tuple[int, int]]]:
    """The free square that the fewest placements cover, as a bit, and these placements as (piece, squares)."""
    cover: dict[int, int] = dict.fromkeys(_bits(free), 0)
    for masks in fits.values():
        for mask in masks:
            for bit in _bits(mask):
                cover[bit] += 1
    square = min(cover, key=lambda bit: (cover[bit], bit))
    return square, [(number, mask) for number, masks in fits.items() for mask in masks if mask & square]


def lesson(state: katamino.State) -> Lesson | None:
    """What a good solver would see here; None when the puzzle is solved or has no solution at all.

    >>> state = katamino.read_position("Y.../Y.../YY../Y..L/LLLL", katamino.PRESETS["A4"])
    >>> print(lesson(state))
    b2 is covered by a single placement: lay piece 11 on b2 c2 c3 d3 d4.
    """
    hint = katamino.hint(state)
    if katamino.to_move(state) is None or hint is None:
        return None
    options, region = state.options, state.options.region
    free = region.full & ~state.taken
    fits = fitting(options, state.placed)
    if not hint.move.squares:
        return _dead_end(region, free, fits, hint.move, exact=len(options.numbers) * 5 == len(region.cells))
    square, ways = tightest(free, fits)
    name = region.names(square)[0]
    if len(ways) == 1:
        move = Move(ways[0][0], region.squares(ways[0][1]))
        text = f"{name} is covered by a single placement: lay piece {move.piece} on {_on(move)}."
        return Lesson("only-cover", text, (name,), move)
    if len(options.numbers) * 5 == len(region.cells):
        for number, masks in fits.items():
            if len(masks) == 1:
                move = Move(number, region.squares(masks[0]))
                text = f"Piece {number} fits only one way: lay it on {_on(move)}."
                return Lesson("only-place", text, region.names(masks[0]), move)
    good = [(number, mask) for number, mask in ways if _goes_on(state, number, mask)]
    number, mask = good[0]
    move = Move(number, region.squares(mask))
    holes = sum(bool(_hole(region, free & ~mask)) for _, mask in ways)
    leave = f", {holes} of which leave a hole that cannot be filled" if holes else ""
    right = "one is" if len(good) == 1 else f"{len(good)} are"
    text = (
        f"{name} is the tightest square: {len(ways)} placements cover it{leave}; {right} right, "
        f"as piece {number} on {_on(move)}."
    )
    return Lesson("tightest", text, (name,), move)


def _goes_on(state: katamino.State, number: int, mask: int) -> bool:
    placed = (*state.placed[: number - 1], mask, *state.placed[number:])
    return katamino.solvable(katamino.State(placed, state.options))


def _hole(region: Region, free: int) -> int:
    """A connected part of the free squares whose size is not a multiple of five; 0 if there are none."""
    return next((area for area in areas(region, free) if area.bit_count() % 5), 0)


def _dead_end(region: Region, free: int, fits: Fits, move: Move, *, exact: bool) -> Lesson:
    """Why this cannot be solved any more, as plainly as possible."""
    up = f"take up piece {move.piece}"
    hole = _hole(region, free)
    if hole:
        squares = region.names(hole)
        text = f"The hole {' '.join(squares)} has {len(squares)} squares and cannot be filled: {up}."
        return Lesson("hole", text, squares, move)
    square, ways = tightest(free, fits)
    if not ways:
        name = region.names(square)
        return Lesson("hole", f"No piece can cover {name[0]} any more: {up}.", name, move)
    nowhere = next((number for number, masks in fits.items() if not masks), 0) if exact else 0
    if nowhere:
        return Lesson("no-place", f"Piece {nowhere} fits nowhere any more: {up}.", (), move)
    return Lesson("dead-end", f"This cannot be solved any more: {up}.", (), move)


def _on(move: Move) -> str:
    return " ".join(move.steps[1:])
