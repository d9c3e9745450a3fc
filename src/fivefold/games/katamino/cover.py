"""Fill a region with pieces in every possible way: the solver for people.

>>> from fivefold.games.katamino.pieces import SHAPES
>>> from fivefold.games.katamino.region import rectangle
>>> pieces = tuple(SHAPES[number - 1] for number in (2, 3, 6, 11))
>>> cover = Cover(rectangle(4, 5), pieces)
>>> search = Search(cover)
>>> search.run()
True
>>> search.solutions, search.distinct
(20, 5)

Symmetry saves most of the work. Take one piece; of its placements that are turns or flips of each other only one, the
root, has to be tried, and its solutions stand for those of the others. Where pieces may be left over, the same is done
again for the next piece with the first one set aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from fivefold.games.core import BadPosition
from fivefold.games.katamino import kernel
from fivefold.games.katamino.kernel import Rows, Table, Words
from fivefold.games.katamino.pieces import Shape
from fivefold.games.katamino.region import Region

SLICE = 200_000  # steps between two looks at whether to go on
BUFFER = 4096  # solutions taken from the kernel at once
NO_ROOT = -1
MOST_PIECES = 64  # a bit each; so there are fewer than 2¹⁵ placements, and int16 can number them


@dataclass(frozen=True)
class Root:
    """A placement to begin with, the pieces set aside, and what the symmetries make of it: `images` of the placement
    itself, one symmetry each, and `fixed`, the other symmetries that leave it where it is.
    """

    placement: int
    aside: int = 0
    images: tuple[int, ...] = (0,)
    fixed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Cover:
    """A region, the pieces that may fill it, each at most once, and for each piece the places it may not take."""

    region: Region
    pieces: tuple[Shape, ...]
    barred: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        if len(self.pieces) > MOST_PIECES:
            raise BadPosition("At most {most} pieces can be searched", code="too-many-pieces", most=MOST_PIECES)

    @cached_property
    def _placements(self) -> list[tuple[int, int]]:
        """(mask, piece) in the order of their lowest squares."""
        found = []
        for piece, shape in enumerate(self.pieces):
            barred = self.barred[piece] if self.barred else ()
            found += [(mask, piece) for mask in self.region.placements(shape) if mask not in barred]
        return sorted(found, key=lambda place: (place[0] & -place[0], place[1], place[0]))

    @cached_property
    def masks(self) -> Words:
        """The squares of every placement."""
        return np.array([mask for mask, _ in self._placements], np.uint64)

    @cached_property
    def piece(self) -> Table:
        """The piece of every placement, counted from 0 in the order of `pieces`."""
        return np.array([piece for _, piece in self._placements], np.int64)

    @cached_property
    def lists(self) -> kernel.Lists:
        """What the kernel looks up."""
        pieces = np.uint64(1) << self.piece.astype(np.uint64)
        return kernel.Lists(self.masks, pieces, *self._items(), self._beside(), np.uint64(self.region.full))

    def _items(self) -> tuple[Table, Rows]:
        """Where the list of each square and pattern begins, and the lists (see `kernel.py`)."""
        lowest = np.array([(mask & -mask).bit_length() - 1 for mask, _ in self._placements], np.int64)
        patterns = np.arange(256, dtype=np.uint64)
        begins = [np.zeros(1, np.int64)]
        items = [np.zeros(0, np.int64)]
        for square in range(len(self.region.cells)):
            here = np.flatnonzero(lowest == square)
            window = self.masks[here] >> np.uint64(square) >> np.uint64(1) & kernel.PATTERN
            pattern, which = np.nonzero(window[None, :] & patterns[:, None] == 0)
            begins.append(begins[-1][-1] + np.cumsum(np.bincount(pattern, minlength=256)))
            items.append(here[which])
        return np.concatenate(begins), np.concatenate(items).astype(np.int16)

    def _beside(self) -> Words:
        """[byte, eight bits]: the squares beside these; every square where a piece can fill one that stands alone."""
        if min(map(len, self.pieces), default=1) == 1:
            return np.full((8, 256), 2**64 - 1, np.uint64)
        table = np.zeros((8, 256), np.uint64)
        for (x, y), bit in self.region.bit.items():
            near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            squares = self.region.mask(tuple(square for square in near if square in self.region.bit))
            table[bit >> 3, np.arange(256) >> (bit & 7) & 1 == 1] |= np.uint64(squares)
        return table

    @cached_property
    def symmetries(self) -> npt.NDArray[np.int64]:
        """[symmetry, placement]: where each placement goes; only symmetries under which none is barred."""
        number = {place: index for index, place in enumerate(self._placements)}
        found = []
        for moves in self.region.symmetries:
            image = np.zeros(len(self.masks), np.uint64)
            for bit, place in enumerate(moves):
                image |= (self.masks >> np.uint64(bit) & kernel.ONE) << np.uint64(place)
            images = [number.get(place, -1) for place in zip(image.tolist(), self.piece.tolist(), strict=True)]
            if -1 not in images:
                found.append(images)
        return np.array(found, np.int64).reshape(len(found), len(self._placements))

    @cached_property
    def images(self) -> Rows:
        """`symmetries` with a last column for no placement, so that whole rows can be looked up."""
        none = np.full((len(self.symmetries), 1), -1, np.int64)
        return np.concatenate([self.symmetries, none], axis=1).astype(np.int16)

    def roots(self, aside: int = 0) -> list[Root]:
        """Where to begin so that every solution without the pieces set aside is met once up to symmetry."""
        sizes = [0 if aside >> piece & 1 else len(shape) for piece, shape in enumerate(self.pieces)]
        spare = sum(sizes) - len(self.region.cells)
        counts = np.bincount(self.piece, minlength=len(self.pieces))
        found: list[Root] = []
        for piece in sorted(range(len(self.pieces)), key=lambda piece: int(counts[piece])):
            if aside >> piece & 1:
                continue
            if spare < 0:
                break
            seen: set[int] = set()
            for placement in np.flatnonzero(self.piece == piece).tolist():
                if placement in seen:
                    continue
                images = self.symmetries[:, placement].tolist()
                seen.update(images)
                first = tuple(number for number, image in enumerate(images) if image not in images[:number])
                fixed = tuple(number for number, image in enumerate(images) if number and image == placement)
                found.append(Root(placement, aside, first, fixed))
            aside |= 1 << piece
            spare -= sizes[piece]
        return found

    @property
    def depth(self) -> int:
        """The most pieces that a solution can hold."""
        return min(len(self.pieces), len(self.region.cells) // min(map(len, self.pieces), default=1)) + 1

    def by_piece(self, rows: Rows) -> Words:
        """Solutions as a table [solution, piece] of the squares each piece covers, 0 where it is not used."""
        table = np.zeros((len(rows), len(self.pieces)), np.uint64)
        for column in rows.T:
            lying = np.flatnonzero(column >= 0)
            table[lying, self.piece[column[lying]]] = self.masks[column[lying]]
        return table


@dataclass
class Search:
    """A search on its way. `step` does a slice of the work, so that it can be watched and stopped at any time.

    `aside` are pieces that may not be used, one bit each. From a region that is partly `taken` by pieces that lie
    there (and so are set aside) it looks for what is left; symmetry is then no help and all solutions are distinct.
    """

    cover: Cover
    aside: int = 0
    taken: int = 0
    solutions: int = 0
    laid: int = 0
    done: bool = False
    _kept: list[tuple[Root, Rows]] = field(default_factory=list)

    def __post_init__(self) -> None:
        depth = self.cover.depth + 1
        self._stack = kernel.Stack(
            np.zeros((depth, 2), np.uint64),
            np.zeros((depth, 4), np.int64),
            np.zeros(3, np.int64),
            np.zeros((BUFFER, self.cover.depth), np.int16),
        )
        self._roots = [Root(NO_ROOT, self.aside)] if self.taken else self.cover.roots(self.aside)
        self._at = -1
        self._fill_next()

    def _fill_next(self) -> None:
        """Begin with the next root."""
        self._at += 1
        self.done = self._at >= len(self._roots)
        if self.done:
            return
        root = self._roots[self._at]
        taken, used = self.taken, root.aside
        if root.placement != NO_ROOT:
            taken |= int(self.cover.masks[root.placement])
            used |= 1 << int(self.cover.piece[root.placement])
        if taken == self.cover.region.full:
            self._keep(root, np.full((1, self.cover.depth), -1, np.int16))
            self._fill_next()
            return
        kernel.begin(np.uint64(taken), np.uint64(used), self.cover.lists, self._stack)
        self._laid_before = self.laid

    def step(self, steps: int = SLICE) -> bool:
        """Do some more; True when all is done."""
        if self.done:
            return True
        rows = kernel.search(self.cover.lists, self._stack, steps)
        self.laid = self._laid_before + int(self._stack.progress[kernel.LAID])
        if rows:
            self._keep(self._roots[self._at], self._stack.found[:rows].copy())
        if self._stack.progress[kernel.DEPTH] < 0:
            self._fill_next()
        return self.done

    def run(self, keep_going: Callable[[Search], bool] | None = None, steps: int = SLICE) -> bool:
        """Search to the end, or until `keep_going` says no after a slice; True when all is done."""
        while not self.done:
            self.step(steps)
            if keep_going and not self.done and not keep_going(self):
                return False
        return True

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1, as far as the stack tells."""
        if self.done or not self._roots:
            return 1.0
        part, share = 0.0, 1.0
        for level in range(int(self._stack.progress[kernel.DEPTH]) + 1):
            at, end, square, _ = self._stack.frames[level].tolist()
            pattern = int(self._stack.words[level, 0]) >> square + 1 & int(kernel.PATTERN)
            begin = int(self.cover.lists.starts[256 * square + pattern])
            share /= max(1, end - begin)
            part += share * max(0, at - begin - 1)
        return (self._at + part) / len(self._roots)

    def _keep(self, root: Root, rows: Rows) -> None:
        if root.placement != NO_ROOT:
            rows[:, -1] = root.placement
        self.solutions += len(rows) * len(root.images)
        self._kept.append((root, rows))

    @property
    def distinct(self) -> int:
        """How many solutions there are so far up to symmetry."""
        return sum(len(rows) for rows in self._distinct())

    def distinct_rows(self) -> Rows:
        """One solution of each kind, as rows of placements filled up with -1."""
        return np.concatenate([np.zeros((0, self.cover.depth), np.int16), *self._distinct()])

    def all_rows(self) -> Rows:
        """Every solution, as rows of placements filled up with -1."""
        images = [
            self.cover.images[image][rows] if image else rows for root, rows in self._kept for image in root.images
        ]
        return np.concatenate([np.zeros((0, self.cover.depth), np.int16), *images])

    def _distinct(self) -> Iterator[Rows]:
        for root, rows in self._kept:
            if not root.fixed:
                yield rows
                continue
            sorted_rows = np.sort(rows, axis=1)
            first_of_kind = np.ones(len(rows), np.bool_)
            for symmetry in root.fixed:
                image = np.sort(self.cover.images[symmetry][rows], axis=1)
                differs = image != sorted_rows
                where = np.argmax(differs, axis=1)
                each = np.arange(len(rows))
                first_of_kind &= image[each, where] >= sorted_rows[each, where]
            yield rows[first_of_kind]
