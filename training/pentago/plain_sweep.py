"""The levels of `sweep.cu` in NumPy, for machines without a card."""

from __future__ import annotations

from math import comb

import numpy as np

from fivefold.bots.pentago.card import WORD, Level, SetTables
from fivefold.games.pentago.kernel import LINES, TURNED
from training.pentago.arrays import Array
from training.pentago.classes import spread, squeezed
from training.pentago.rules import Rule
from training.pentago.sweep import Sweeper

CLASSES_AT_ONCE = 1_000_000
EVERY = WORD((1 << 64) - 1)


def shifted(word: Array, count: int) -> Array:
    """The words moved to the right by `count` bits, to the left by a negative count."""
    return word >> WORD(count) if count > 0 else word << WORD(-count)


def beside(word: Array) -> Array:
    """The boards from which one turn of quadrant 0, 1 or 2 leads into this set."""
    found = np.zeros_like(word)
    for step, low, even in (
        (1, 0x3333333333333333, 0x5555555555555555),
        (4, 0x00FF00FF00FF00FF, 0x0F0F0F0F0F0F0F0F),
        (16, 0x00000000FFFFFFFF, 0x0000FFFF0000FFFF),
    ):
        low_bits, even_bits = WORD(low), WORD(even)
        y = word | (shifted(word, 2 * step) & low_bits) | (shifted(word, -2 * step) & ~low_bits)
        found |= (shifted(y, step) & even_bits) | (shifted(y, -step) & ~even_bits)
    return found


class PlainSweeper(Sweeper):
    """The sweep without a card."""

    module = np

    def __init__(self, rule: Rule, most_cells: int, horizon: int | None = None) -> None:
        super().__init__(rule, most_cells, horizon)
        self.tables = SetTables(most_cells)

    def find_fives(self, marbles: int, cells: Array, out: Array) -> None:
        """All sets at once."""
        sets = np.arange(1 << len(cells), dtype=np.int64)
        boards = np.full_like(sets, marbles)
        for i, cell in enumerate(cells.tolist()):
            boards |= (sets >> i & 1) << cell
        filled = []
        for q in range(4):
            nine = boards >> 9 * q & 511
            for _ in range(4):
                filled.append(LINES[q][nine])
                nine = TURNED[0][nine]
        words = np.zeros((len(sets), 4), WORD)
        for stand in range(256):
            r0, r1, r2, r3 = (stand >> 2 * q & 3 for q in range(4))
            five = filled[r0] & filled[4 + r1] & filled[8 + r2] & filled[12 + r3] != 0
            words[:, 2 * (r0 + r1 + r2 + r3 & 1) + (r3 >> 1)] |= five.astype(WORD) << WORD(stand & 63)
        out[self.tables.begin[np.bitwise_count(sets)] + self.tables.rank[sets]] = words

    def solve_level(self, level: Level, below: Array, here: Array) -> None:
        """Some rows of the sets of the side to move at once."""
        sets, begin = self.tables.sets.astype(np.int64), self.tables.begin
        n, rows = level.cells, comb(level.cells, level.own)
        lists = sets[begin[level.other] :][: comb(n - level.own, level.other)]
        step = max(1, CLASSES_AT_ONCE // len(lists))
        for first in range(0, rows, step):
            mine = sets[begin[level.own] + first :][: min(step, rows - first)]
            self._rows(level, mine[:, None], lists[None], below, here)

    def _rows(self, level: Level, mine: Array, chosen: Array, below: Array, here: Array) -> None:
        """The classes of these sets: of the side to move [row, 1], and of the other among the free cells [1, set]."""
        n, rank, begin = level.cells, self.tables.rank, self.tables.begin
        my_fives, their_fives = self.fives[level.number % 2], self.fives[1 - level.number % 2]
        words = slice(2 * (level.number % 2), 2 * (level.number % 2) + 2)
        theirs = spread(chosen, mine, n)
        win = np.zeros((*theirs.shape, 2), WORD)
        hold = ~win
        if level.number < level.last:
            all_win, all_hold, now = ~win, ~win, win.copy()
            child_columns = comb(n - level.own - 1, level.other)
            for i in range(n):
                free = ((mine | theirs) >> i & 1 == 0)[..., None]
                after = mine | 1 << i
                place = np.bitwise_count(~mine & (1 << i) - 1).astype(np.int64)
                without = chosen & (1 << place) - 1 | chosen >> place + 1 << place
                child = rank[after] * np.int64(child_columns) + rank[without]
                words_after = below[np.where(free[..., 0], child, 0)]
                all_win &= np.where(free, words_after[..., :2], EVERY)
                all_hold &= np.where(free, words_after[..., 2:], EVERY)
                fives = my_fives[begin[np.bitwise_count(after)] + rank[after]][..., words]
                now |= np.where(free, fives, WORD(0))
            win, hold = (beside(~words) | ~words[..., :1] | ~words[..., 1:] | now for words in (all_hold, all_win))
        mine_five = my_fives[begin[level.own] + rank[mine]][..., words]
        their_five = their_fives[begin[level.other] + rank[theirs]][..., words]
        index = rank[theirs] * np.int64(comb(n - level.other, level.own)) + rank[squeezed(mine, theirs, n)]
        here[index, :2] = (win | mine_five) & ~their_five
        here[index, 2:] = (hold | mine_five) & ~their_five | mine_five & their_five & WORD(self.both_holds)
