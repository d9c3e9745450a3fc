"""Boards near solved roots: drawn, kept in four bytes each, and unfolded for the nets.

A board is its root, the number of its class on a level (1 to 4 turns after the root) and the stand of its quadrants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fivefold.games.pentago.kernel import CELLS
from training.pentago.arrays import Array, to_numpy, xp
from training.pentago.boards import empty_cells, has_five, marbles_in, net_input, tables, turned
from training.pentago.classes import class_count, classes, placed
from training.pentago.program import VERSION
from training.pentago.rules import Position, Rule
from training.pentago.sweep import KEPT_LEVELS, Swept, values_of

UNREACHED = 0.4
"""The share of boards whose quadrants may stand in any way, not only as the turns made can leave them."""

DECIDED_SOON = 0.1
"""The share that is kept of boards which the near sweep has decided."""

DRAWS = 4
"""Boards drawn for each that is wanted: some have a five, many are decided soon."""


class Sample(NamedTuple):
    """Some boards near a root, in NumPy; `kind` is the level + 8 × (the value to the side to move + 1)."""

    number: Array
    stand: Array
    kind: Array


def level_shares(marbles: int) -> Mapping[int, float]:
    """How many of a root's boards are on each level: few of them with more than 20 marbles."""
    shares = {1: 0.02, 2: 0.4, 3: 0.4 if marbles < 18 else 0.1, 4: 0.4 if marbles < 16 else 0.1}
    return {level: share / sum(shares.values()) for level, share in shares.items()}


def sample(full: Swept, near: Swept, count: int, rng: Any) -> Sample:
    """About `count` different boards with their exact values, mostly such as the near sweep leaves open."""
    root = full.root
    parts = []
    for level, share in level_shares(root.marbles).items():
        wanted = max(1, round(count * share))
        if level not in full.words:
            continue
        number = rng.integers(0, class_count(len(full.cells), level), DRAWS * wanted)
        ways, any_way = tables().ways[level], tables().same_parity[level]
        stand = xp.where(
            rng.random(len(number)) < UNREACHED,
            any_way[rng.integers(0, len(any_way), len(number))],
            ways[rng.integers(0, len(ways), len(number))],
        )
        own, other = boards_of(root, full.cells, level, number, stand)
        soon = values_of(near.words[level], number, stand) != 0
        kept = ~has_five(own) & ~has_five(other) & (~soon | (rng.random(len(number)) < DECIDED_SOON))
        value = values_of(full.words[level], number, stand)
        parts.append([to_numpy(each[kept][:wanted]) for each in (number, stand, level + 8 * (value + 1))])
    number, stand, kind = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Sample(number.astype(np.uint16), stand.astype(np.uint8), kind.astype(np.uint8))


def boards_of(root: Position, cells: Array, level: int, number: Array, stand: Array) -> tuple[Array, Array]:
    """The marbles of the side to move and of the other; `root` may hold arrays, a position for each board."""
    last = min(KEPT_LEVELS, cells.shape[-1])
    sets = classes(cells.shape[-1], last)[level]
    mine, theirs = (root.theirs, root.mine) if level % 2 else (root.mine, root.theirs)
    own, other = placed(mine, sets.own[number], cells), placed(theirs, sets.other[number], cells)
    return turned(own, stand), turned(other, stand)


class RootBoards(NamedTuple):
    """What a file of `roots` holds: for each root its position, its game and the number of its boards; the boards."""

    rule: Rule
    positions: Array
    games: Array
    counts: Array
    sample: Sample


def write_roots(path: Path, boards: RootBoards) -> None:
    """Write boards compactly."""
    rule, positions, games, counts, (number, stand, kind) = boards
    np.savez_compressed(
        path,
        version=np.array(VERSION),
        rule=np.array(rule),
        positions=positions,
        games=games,
        counts=counts,
        number=number,
        stand=stand,
        kind=kind,
    )


def read_roots(paths: Sequence[Path], rule: Rule) -> RootBoards:
    """The boards of some files, which must have been solved under the rule."""
    parts: list[tuple[Array, ...]] = []
    for path in sorted(paths):
        with np.load(path) as kept:
            if str(kept["rule"]) != rule:
                raise ValueError(f"{path} was made under another rule than {rule}")
            parts.append(tuple(kept[name] for name in ("positions", "games", "counts", "number", "stand", "kind")))
    if not parts:
        raise ValueError("No file of roots was given")
    positions, games, counts, *boards = (np.concatenate(part) for part in zip(*parts, strict=True))
    return RootBoards(rule, positions, games, counts, Sample(*boards))


class NetBoards(NamedTuple):
    """Boards as a judge learns them: its input [board, 8], the value to the side to move, the marbles."""

    boards: Array
    values: Array
    marbles: Array


def unfolded(boards: RootBoards) -> NetBoards:
    """The boards, in the memory of the array module."""
    root_of = np.repeat(np.arange(len(boards.counts)), boards.counts)
    root_cells = CELLS - np.bitwise_count(boards.positions[:, 0] | boards.positions[:, 1]).astype(np.int64)
    levels = boards.sample.kind & 7
    found = []
    for cells in np.unique(root_cells).tolist():
        here = np.flatnonzero(root_cells == cells)
        table = np.zeros((len(root_cells), cells), np.int64)
        table[here] = [empty_cells(*position) for position in boards.positions[here].tolist()]
        of_cells = np.flatnonzero(root_cells[root_of] == cells)
        for level in np.unique(levels[of_cells]).tolist():
            index = of_cells[levels[of_cells] == level]
            number, stand, kind = (xp.asarray(each[index]) for each in boards.sample)
            root = xp.asarray(boards.positions[root_of[index]])
            sides = Position(root[:, 0], root[:, 1])
            own, other = boards_of(
                sides, xp.asarray(table[root_of[index]]), level, number.astype(np.int64), stand.astype(np.int64)
            )
            value = (kind >> 3).astype(np.int8) - 1
            found.append((net_input(own, other), value, marbles_in(own | other).astype(np.uint8)))
    return NetBoards(*(xp.concatenate(part) for part in zip(*found, strict=True)))
