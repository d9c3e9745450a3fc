"""`fivefold warm`: compile all kernels ahead, so that the first move is as quick as the rest."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from fivefold.cli import terminal


def warm() -> None:
    """Compile every kernel that is not compiled yet, on all cores (once a version: a minute or two)."""
    from fivefold import kernels
    from fivefold.preparation import compile_set, is_compiled, kernel_sets

    console = terminal.console()
    if kernels.PLAIN:
        console.print("The kernels run plain (FIVEFOLD_KERNELS=plain); there is nothing to compile.")
        return
    if kernels.cache_folder() is None:
        console.print("No cache folder can be written: the kernels are compiled whenever they are needed.")
        return
    began = time.perf_counter()
    left = [each for each in kernel_sets() if not is_compiled(each)]
    workers = min(len(left), os.cpu_count() or 1)
    if left:
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, terminal.progress() as bar:
            jobs = [pool.submit(compile_set, each) for each in left]
            for job in bar.track(as_completed(jobs), len(jobs), description="Compiling"):
                job.result()
    console.print(f"Kernels ready in {time.perf_counter() - began:.1f} s ({len(left)} sets compiled).")
