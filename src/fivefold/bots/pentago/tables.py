"""Positions with few marbles, looked up in the published tables of the solved game, as chess programs probe endgames.

Pentago with the ordinary rules was solved in 2014, and the values of all positions with up to 18 marbles were given to
the public in files named `slice-N.pentago`. None is part of this package: name the folder where some lie in
FIVEFOLD_PENTAGO_TABLES. A file holds *sections* (the numbers of marbles of each side in each quadrant, up to symmetry);
a section is a four-dimensional array, one axis for each quadrant's patterns up to quarter turns, cut into blocks of
eight that are compressed by themselves; an entry has two bits for each of the 256 ways to turn the quadrants.

A pattern is the number with base three of its nine points (0 empty, 1 first, 2 second). Points and quadrants are
counted upwards from the left: point 3x + y, quadrant 2x + y.
"""

from __future__ import annotations

import lzma
import os
import struct
import zlib
from functools import cache, lru_cache
from math import prod
from pathlib import Path
from typing import NamedTuple

from fivefold.games import pentago
from fivefold.games.pentago.notation import Move
from fivefold.refusals import Refused

FOLDER = "FIVEFOLD_PENTAGO_TABLES"
MANY, ONE = b"pentago sections   \n", b"pentago supertensor\n"
HEADER = struct.Struct("<20sI?I8s4HI4HI3Q")
BLOCKS_KEPT = 512
PATTERNS = 3**9
Numbers = tuple[int, ...]
Spot = tuple[bytes, Numbers, int]
"""Where a board stands: its section, its four indexes, and the turns of its quadrants."""


class BadTables(Refused):
    """A file that is no table, or a damaged one."""


class Section(NamedTuple):
    """Where the blocks of a section lie in a file."""

    file: Path
    shape: Numbers
    size: int
    blocks: Numbers
    mixed: bool
    contents: tuple[int, int, int]


def tables_folder() -> Path | None:
    """The folder that the user has named, if there is one."""
    name = os.environ.get(FOLDER, "")
    return Path(name) if name and Path(name).is_dir() else None


def known_values(state: pentago.State, folder: Path | None = None) -> dict[Move, int]:
    """The value of every move to the one who makes it, if the tables reach so far; else nothing."""
    folder = folder or tables_folder()
    marbles = (state.first | state.second).bit_count()
    if (
        folder is None
        or state.options.codes != pentago.Options().codes
        or not (folder / f"slice-{marbles + 1}.pentago").exists()
    ):
        return {}
    found = {}
    for move in pentago.legal_moves(state):
        after = pentago.play(state, move)
        if (ended := pentago.outcome(after)) is not None:
            found[move] = round(2 * ended.scores[marbles % 2]) - 1
        else:
            found[move] = -value(after, folder)
    return found


def value(state: pentago.State, folder: Path) -> int:
    """What a position is worth to the side to move: 1, 0 or -1."""
    marbles = (state.first | state.second).bit_count()
    sections = _sections(folder / f"slice-{marbles}.pentago")
    name, at, turns = spot(pentago.write_position(state))
    section = sections.get(name)
    if section is None:
        raise BadTables("slice-{marbles}.pentago does not hold this position", code="not-in-tables", marbles=marbles)
    block = tuple(i // section.size for i in at)
    shape = _block_shape(section, block)
    flat = 0
    for i, length in zip(at, shape, strict=True):
        flat = flat * length + i % section.size
    data = _block(section, block)
    first, second = (data[bit >> 3] >> (bit & 7) & 1 for bit in _bits(flat, turns, mixed=section.mixed))
    return first - second if marbles % 2 == 0 else second - first


def _bits(flat: int, turns: int, *, mixed: bool) -> Numbers:
    """Where the two bits of an entry stand: who has won, the first side or the second."""
    start = 512 * flat
    return (start + 2 * turns, start + 2 * turns + 1) if mixed else (start + turns, start + 256 + turns)


def spot(text: str) -> Spot:
    """Where a board, written row by row, stands in the tables.

    >>> spot("b" + 35 * ".")[:2]
    (b'\\x01\\x00\\x00\\x00\\x00\\x00\\x00\\x00', (0, 0, 0, 0))
    """
    colours = {(i % 6, 5 - i // 6): ".bw".index(mark) for i, mark in enumerate(text)}
    best: tuple[int, bytes, Numbers] | None = None
    for way in WAYS:
        quadrants = [[0] * 9 for _ in range(4)]
        for (x, y), colour in colours.items():
            u, v = _moved(x, y, way)
            quadrants[2 * (u // 3) + v // 3][3 * (u % 3) + v % 3] = colour
        counts = bytes(quadrant.count(who) for quadrant in quadrants for who in (1, 2))
        order = int.from_bytes(counts, "little")
        if best is None or order < best[0]:
            best = order, counts, tuple(_number(quadrant) for quadrant in quadrants)
    assert best is not None
    places = [_places()[pattern] for pattern in best[2]]
    return best[1], tuple(index for index, _ in places), sum(turns << 2 * q for q, (_, turns) in enumerate(places))


WAYS = tuple((a, b) for a in range(2) for b in range(4))
"""The eight ways to lay the whole board: mirrored or not, and quarter turns."""


def _moved(x: int, y: int, way: tuple[int, int], size: int = 6) -> tuple[int, int]:
    mirrored, quarters = way
    for _ in range(quarters):
        x, y = size - 1 - y, x
    return (size - 1 - y, size - 1 - x) if mirrored else (x, y)


def _number(points: list[int]) -> int:
    return sum(colour * 3**i for i, colour in enumerate(points))


@cache
def _places() -> list[tuple[int, int]]:
    """For each pattern the index of its smallest turn among those with as many marbles, and the turns back from it.

    Patterns and their mirror images stand side by side, before those that are their own.
    """

    def laid(number: int, way: tuple[int, int]) -> int:
        found = 0
        for x in range(3):
            for y in range(3):
                u, v = _moved(x, y, way, 3)
                found += number // 3 ** (3 * x + y) % 3 * 3 ** (3 * u + v)
        return found

    turned = [laid(number, (0, 1)) for number in range(PATTERNS)]
    smallest = [0] * PATTERNS
    for number in range(PATTERNS):
        orbit = [number]
        while len(orbit) < 4:
            orbit.append(turned[orbit[-1]])
        smallest[number] = min(orbit)

    def order(number: int) -> tuple[bool, int, int]:
        image = smallest[laid(number, (1, 0))]
        return number == image, min(number, image), number

    places = [(0, 0)] * PATTERNS
    taken: dict[Numbers, int] = {}
    for number in sorted((n for n in range(PATTERNS) if smallest[n] == n), key=order):
        digits = [number // 3**i % 3 for i in range(9)]
        counts = (digits.count(1), digits.count(2))
        index = taken.get(counts, 0)
        taken[counts] = index + 1
        at = number
        for turns in range(4):
            if turns == 0 or at != number:
                places[at] = (index, turns)
            at = turned[at]
    return places


@lru_cache(maxsize=32)
def _sections(file: Path) -> dict[bytes, Section]:
    """The sections of a file by their names: the counts of both sides' marbles, quadrant by quadrant."""
    try:
        with file.open("rb") as data:
            magic = data.read(20)
            count = 1
            if magic == MANY:
                _, count, _ = struct.unpack("<3I", data.read(12))
            elif magic == ONE:
                data.seek(0)
            else:
                raise BadTables("{file} is no table of Pentago", code="no-tables", file=file)
            headers = [HEADER.unpack(data.read(HEADER.size)) for _ in range(count)]
    except (OSError, struct.error):
        raise BadTables("{file} cannot be read", code="tables-unreadable", file=file) from None
    found = {}
    for magic, version, whole, _, name, *rest in headers:
        if magic != ONE or version not in (2, 3) or not whole or rest[9] not in (0, 1) or not rest[4]:
            raise BadTables("{file} is a table of another kind", code="tables-unknown", file=file)
        index = (rest[10], rest[11], rest[12])
        found[name] = Section(file, tuple(rest[:4]), rest[4], tuple(rest[5:9]), bool(rest[9]), index)
    return found


def _block_shape(section: Section, block: Numbers) -> Numbers:
    return tuple(min(section.size, length - section.size * i) for length, i in zip(section.shape, block, strict=True))


@lru_cache(maxsize=BLOCKS_KEPT)
def _block(section: Section, block: Numbers) -> bytes:
    """The entries of a block, 64 bytes each."""
    number = 0
    for i, length in zip(block, section.blocks, strict=True):
        number = number * length + i
    blob = struct.unpack_from("<3Q", _read(section.file, section.contents), 24 * number)
    data = _read(section.file, blob)
    if len(data) != 64 * prod(_block_shape(section, block)):
        raise BadTables("{file} is damaged", code="tables-damaged", file=section.file)
    return data


def _read(file: Path, blob: tuple[int, int, int]) -> bytes:
    """A compressed piece of a file: its full size, its size in the file, and where it begins."""
    size, kept, start = blob
    try:
        with file.open("rb") as data:
            data.seek(start)
            packed = data.read(kept)
        found = lzma.decompress(packed) if packed[:6] == b"\xfd7zXZ\0" else zlib.decompress(packed)
    except (OSError, OverflowError, lzma.LZMAError, zlib.error):
        raise BadTables("{file} is damaged", code="tables-damaged", file=file) from None
    if len(found) != size:
        raise BadTables("{file} is damaged", code="tables-damaged", file=file)
    return found
