"""`fivefold warm`: compile all kernels ahead, so that the first move is as quick as the rest."""

from __future__ import annotations

import time

from fivefold.cli import terminal


def warm() -> None:
    """Compile every kernel (once a version: up to a minute; afterwards a second or two)."""
    from fivefold import bots, kernels
    from fivefold.games import game, names
    from fivefold.tournaments import simulation

    console = terminal.console()
    if kernels.PLAIN:
        console.print("The kernels run plain (FIVEFOLD_KERNELS=plain); there is nothing to compile.")
        return
    began = time.perf_counter()
    calls = [call for name in names() for call in (*game(name).warmers(), *bots.warmers(name))]
    calls += simulation.warmers()
    with terminal.progress() as bar:
        for _, call in bar.track(calls, description="Warming the kernels"):
            call()
    kept = "kept for next time" if kernels.cache_folder() else "not kept: no cache folder can be written"
    console.print(f"Kernels ready in {time.perf_counter() - began:.1f} s ({len(calls)} sets, {kept}).")
