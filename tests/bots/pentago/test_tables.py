"""The published tables of the solved game, probed where the user has some of them."""

from __future__ import annotations

import itertools
import lzma
import random
import struct
import zlib
from collections.abc import Callable
from math import prod
from pathlib import Path

import pytest

from fivefold.bots.pentago import tables
from fivefold.bots.pentago.engine import Engine
from fivefold.bots.pentago.opening import DRAWN_PAIRS, RIM_CORNERS, opening_moves
from fivefold.games import pentago

NAMED = tables.tables_folder()


@pytest.fixture(autouse=True)
def no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(tables.FOLDER, raising=False)


def boards(marbles: int) -> list[pentago.State]:
    if marbles == 1:
        return [pentago.State(1 << cell, 0) for cell in range(36)]
    return [pentago.State(1 << a, 1 << b) for a, b in itertools.permutations(range(36), 2)]


def published(state: pentago.State) -> int:
    """What the opening facts say to the side to move; the first player never loses."""
    first, second = state.first.bit_length() - 1, state.second.bit_length() - 1
    drawn = (first, second) in DRAWN_PAIRS if state.second else first in RIM_CORNERS
    return 0 if drawn else (1 if state.second else -1)


def write_slice(folder: Path, marbles: int, pack: Callable[[bytes], bytes]) -> None:
    """A slice in the published layout: sections, each with an index of blocks of eight."""
    entries: dict[bytes, dict[tuple[int, ...], bytearray]] = {}
    for state in boards(marbles):
        name, at, turns = tables.spot(pentago.write_position(state))
        entry = entries.setdefault(name, {}).setdefault(at, bytearray(64))
        winner = {1: marbles % 2, -1: 1 - marbles % 2}.get(published(state))
        if winner is not None:
            bit = 2 * turns + winner
            entry[bit >> 3] |= 1 << (bit & 7)
    body, headers = bytearray(), []
    start = 32 + tables.HEADER.size * len(entries)
    for name, section in entries.items():
        shape = tuple(max(at[axis] for at in section) + 1 for axis in range(4))
        blocks = tuple(-(-length // 8) for length in shape)
        index = b""
        for block in itertools.product(*map(range, blocks)):
            inside = [range(8 * b, min(8 * b + 8, length)) for b, length in zip(block, shape, strict=True)]
            plain = b"".join(bytes(section.get(at, bytearray(64))) for at in itertools.product(*inside))
            packed = pack(plain)
            index += struct.pack("<3Q", len(plain), len(packed), start + len(body))
            body += packed
        packed = pack(index)
        assert len(index) == 24 * prod(blocks)
        blob = (len(index), len(packed), start + len(body))
        headers.append(tables.HEADER.pack(tables.ONE, 3, True, marbles, name, *shape, 8, *blocks, 1, *blob))
        body += packed
    head = tables.MANY + struct.pack("<3I", 3, len(entries), tables.HEADER.size)
    (folder / f"slice-{marbles}.pentago").write_bytes(head + b"".join(headers) + body)


@pytest.fixture(scope="module")
def slices(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("slices")
    write_slice(folder, 1, lzma.compress)
    write_slice(folder, 2, zlib.compress)
    return folder


@pytest.mark.parametrize("marbles", [1, 2])
def test_every_board_is_found_with_its_value(slices: Path, marbles: int) -> None:
    for state in random.Random(1).sample(boards(marbles), 36):
        assert tables.value(state, slices) == published(state)


def test_patterns_stand_in_the_published_order() -> None:
    """So many patterns up to quarter turns for each number of marbles; and places read off the published index."""
    places = tables._places()
    most: dict[tuple[int, int], int] = {}
    for number, (index, _) in enumerate(places):
        digits = [number // 3**i % 3 for i in range(9)]
        counts = (digits.count(1), digits.count(2))
        most[counts] = max(most.get(counts, 0), index + 1)
    sizes = [most[black, white] for black in range(10) for white in range(10 - black)]
    assert sizes[:11] == [1, 3, 10, 22, 34, 34, 22, 10, 3, 1, 3]
    assert sum(sizes) == 4995
    assert [index for index, _ in places[:18]] == [0, 0, 0, 1, 0, 0, 1, 2, 0, 0, 4, 4, 1, 12, 0, 3, 52, 0]


@pytest.mark.compiled
def test_the_engine_keeps_the_win_by_the_tables(slices: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tables.FOLDER, str(slices))
    state = pentago.start()
    values = tables.known_values(state)
    assert {move for move, value in values.items() if value == 1} == set(opening_moves(state))
    result = Engine(seconds=0.05).search(state)
    assert result.value == 1
    assert result.exact
    assert set(result.best) <= set(opening_moves(state))


def test_other_rules_and_missing_slices_are_not_looked_up(slices: Path) -> None:
    assert tables.known_values(pentago.start(pentago.Options(double_five="mover")), slices) == {}
    assert tables.known_values(boards(2)[0], slices) == {}
    assert tables.known_values(pentago.start()) == {}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: b"pentago",
        lambda data: b"x" * len(data),
        lambda data: data[:100],
        lambda data: data[:20] + b"\xff" * 12 + data[32:],
        lambda data: data[:52] + b"\x09" + data[53:],
        lambda data: data[:120] + b"\0" * (len(data) - 120),
        lambda data: data[:-30],
    ],
)
def test_a_damaged_table_is_refused(slices: Path, tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    (tmp_path / "slice-1.pentago").write_bytes(spoil((slices / "slice-1.pentago").read_bytes()))
    with pytest.raises(tables.BadTables):
        [tables.value(state, tmp_path) for state in boards(1)]


@pytest.mark.skipif(NAMED is None, reason=f"no published tables at hand ({tables.FOLDER})")
def test_published_values_follow_from_those_of_their_moves() -> None:
    assert NAMED is not None
    reach = max(int(file.stem.partition("-")[2]) for file in NAMED.glob("slice-*.pentago"))
    rng = random.Random(1)
    for _ in range(3):
        state = pentago.start()
        for _ in range(reach - 1):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state) is not None:
                break
            assert max(tables.known_values(state, NAMED).values()) == tables.value(state, NAMED)
