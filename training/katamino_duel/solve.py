"""Work off the list of `fivefold.bots.katamino_duel.worklist` where the command `fivefold` is not installed.

    PYTHONPATH=src python -m training.katamino_duel.solve --out results.jsonl --processes 16 --bits 25 --seconds 530

It needs numpy, numba (with llvmlite) and platformdirs; results that are already in the file are not computed again.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from fivefold.bots.katamino_duel.worklist import Progress, work_off


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--out", type=Path, default=Path("results.jsonl"))
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--bits", type=int, default=24)
    asked.add_argument("--seconds", type=float, default=float("inf"))
    args = asked.parse_args()
    began = time.time()

    def told(progress: Progress) -> None:
        result = progress.result
        print(
            f"{time.time() - began:6.0f} s  {progress.done}/{progress.total}  {result['game']} {result['number']} "
            f"{'wins' if result['wins'] else 'loses'}  {result['nodes'] / 1e6:.0f} M nodes  {result['cpu']} CPU-s  "
            f"{progress.seconds_left / 60:.0f} min to go",
            flush=True,
        )

    done = work_off(args.out, processes=args.processes, bits=args.bits, seconds=args.seconds, told=told)
    print("all done" if done else "time is up")


if __name__ == "__main__":
    main()
