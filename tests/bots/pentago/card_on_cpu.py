"""What stands for CuPy where there is no card: `sweep.cu` compiled by a C++ compiler, one thread after the other."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

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
template <class... Arguments>
static void each_thread(u32 blocks, u32 threads, void (*kernel)(Arguments...), Arguments... arguments) {
    blockDim.x = threads;
    for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++)
        for (threadIdx.x = 0; threadIdx.x < threads; threadIdx.x++) kernel(arguments...);
}
extern "C" void run_fives(u32 blocks, u32 threads, u64 root, const int *cell, int cells, const u32 *rank,
                          const u32 *offset, const u32 *lines, const int *turned, u64 *out) {
    each_thread(blocks, threads, fives, root, cell, cells, rank, offset, lines, turned, out);
}
extern "C" void run_level(u32 blocks, u32 threads, int number, int last, int cells, u64 total, u32 their_sets,
                          const u32 *my_list, const u32 *their_list, const u32 *rank, const u64 *my_fives,
                          const u64 *my_next_fives, const u64 *their_fives, const ulonglong2 *below, ulonglong2 *here,
                          u64 my_columns, u64 child_columns, u64 both_wins, u64 both_holds, u64 on_placement) {
    each_thread(blocks, threads, level, number, last, cells, total, their_sets, my_list, their_list, rank, my_fives,
                my_next_fives, their_fives, below, here, my_columns, child_columns, both_wins, both_holds,
                on_placement);
}
"""

TYPES = {"uint64": ctypes.c_uint64, "uint32": ctypes.c_uint32, "int32": ctypes.c_int32}


def as_c(value: Any) -> Any:
    """A number by its type, an array by the address of its first element."""
    if isinstance(value, np.ndarray):
        assert value.flags.c_contiguous
        return ctypes.c_void_p(value.ctypes.data)
    return TYPES[value.dtype.name](value)


def card_on_cpu(folder: Path, free: int = 10**10) -> SimpleNamespace:
    """What `fivefold.bots.pentago.card` uses of CuPy, with `free` bytes of memory; skips where nothing compiles C++."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler to run the card's program on the CPU")

    def raw_module(code: str) -> SimpleNamespace:
        program, library = folder / "sweep.cpp", folder / "sweep.so"
        if not library.exists():
            program.write_text(BEFORE + code + AFTER, encoding="utf-8")
            subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(program)], check=True)
        functions = ctypes.CDLL(str(library))

        def get_function(name: str) -> Callable[..., None]:
            def launch(grid: tuple[int], block: tuple[int], arguments: tuple[Any, ...]) -> None:
                functions["run_" + name](ctypes.c_uint32(*grid), ctypes.c_uint32(*block), *map(as_c, arguments))

            return launch

        return SimpleNamespace(get_function=get_function)

    runtime = SimpleNamespace(memGetInfo=lambda: (free, free), deviceSynchronize=lambda: None)
    pool = SimpleNamespace(free_all_blocks=lambda: None)
    return SimpleNamespace(
        RawModule=raw_module,
        asarray=np.asarray,
        asnumpy=np.asarray,
        empty=np.empty,
        cuda=SimpleNamespace(runtime=runtime),
        get_default_memory_pool=lambda: pool,
    )
