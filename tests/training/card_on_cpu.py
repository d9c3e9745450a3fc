"""`sweep.cu` compiled by a C++ compiler: the card's own source, one thread after the other, on the CPU."""

from __future__ import annotations

import ctypes
import subprocess
from math import comb
from pathlib import Path

import numpy as np
from training.pentago import sweep
from training.pentago.arrays import Array
from training.pentago.rules import Rule

from fivefold.games.pentago.kernel import LINES, TURNED

SOURCE = Path(sweep.__file__).with_name("sweep.cu")

BEFORE = """
#define __global__
#define __device__ static inline
struct Place { unsigned x, y, z; };
static Place blockIdx, blockDim = {128, 1, 1}, threadIdx;
struct ulonglong2 { unsigned long long x, y; };
static inline ulonglong2 make_ulonglong2(unsigned long long x, unsigned long long y) { return {x, y}; }
static inline int __popc(unsigned x) { return __builtin_popcount(x); }
"""

AFTER = """
template <class Kernel, class... Arguments>
static void each_thread(u64 threads, Kernel kernel, Arguments... arguments) {
    for (u64 thread = 0; thread < threads; thread++) {
        blockIdx.x = thread / blockDim.x;
        threadIdx.x = thread % blockDim.x;
        kernel(arguments...);
    }
}
extern "C" void all_fives(u64 root, const int *cell, int cells, const u32 *rank, const u32 *offset, const u32 *lines,
                          const int *turned, u64 *out) {
    each_thread(1ull << cells, fives, root, cell, cells, rank, offset, lines, turned, out);
}
extern "C" void whole_level(int number, int last, int cells, u64 total, u32 their_sets, const u32 *my_list,
                            const u32 *their_list, const u32 *rank, const u64 *my_fives, const u64 *my_next_fives,
                            const u64 *their_fives, const ulonglong2 *below, ulonglong2 *here, u64 my_columns,
                            u64 child_columns, u64 both_holds) {
    each_thread(total, level, number, last, cells, total, their_sets, my_list, their_list, rank, my_fives,
                my_next_fives, their_fives, below, here, my_columns, child_columns, both_holds);
}
"""


def compiled(compiler: str, folder: Path) -> ctypes.CDLL:
    """The source as a library."""
    program, library = folder / "sweep.cpp", folder / "sweep.so"
    program.write_text(BEFORE + SOURCE.read_text(encoding="utf-8") + AFTER, encoding="utf-8")
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(program)], check=True)
    return ctypes.CDLL(str(library))


def at(array: Array, begin: int = 0) -> ctypes.c_void_p:
    """The address of a row; past the end for a row that no thread reads."""
    return ctypes.c_void_p(array.ctypes.data + begin * array.strides[0])


class CompiledSweeper(sweep.Sweeper):
    """The arguments of `sweep.CardSweeper`, to the functions of the library."""

    def __init__(self, library: ctypes.CDLL, rule: Rule, most_cells: int) -> None:
        super().__init__(rule, most_cells)
        self.library = library
        self.begin = self.tables.begin.astype(np.uint32)
        self.lines, self.turned = LINES.astype(np.uint32), TURNED[0].astype(np.int32)

    def find_fives(self, marbles: int, cells: Array, out: Array) -> None:
        rank = at(self.tables.rank)
        arguments = ctypes.c_uint64(marbles), at(cells), len(cells), rank, at(self.begin), at(self.lines)
        self.library.all_fives(*arguments, at(self.turned), at(out))

    def solve_level(self, level: sweep.Level, below: Array, here: Array) -> None:
        n, own, other, begin = level.cells, level.own, level.other, self.tables.begin.tolist()
        my_fives, their_fives = self.fives[level.number % 2], self.fives[1 - level.number % 2]
        self.library.whole_level(
            level.number,
            level.last,
            n,
            ctypes.c_uint64(level.classes),
            ctypes.c_uint32(comb(n - own, other)),
            at(self.tables.sets, begin[own]),
            at(self.tables.sets, begin[other]),
            at(self.tables.rank),
            at(my_fives, begin[own]),
            at(my_fives, begin[min(own + 1, self.most_cells)]),
            at(their_fives, begin[other]),
            at(below),
            at(here),
            ctypes.c_uint64(comb(n - other, own)),
            ctypes.c_uint64(comb(n - own - 1, other) if n > own else 0),
            ctypes.c_uint64(self.both_holds),
        )
