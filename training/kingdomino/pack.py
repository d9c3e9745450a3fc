"""Put learned networks into the package: python -m training.kingdomino.pack four=FOUR.npz four.own=… traits=…

`own` and `theirs` are the networks for full-greedy tables. What is not named stays as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import fivefold.bots.kingdomino as bots

PACKAGE = Path(bots.__file__).parent / "weights.npz"
FULL_GREEDY = {"own": "among_full_greedy", "theirs": "full_greedy"}


def pack(words: list[str], path: Path = PACKAGE) -> None:
    """Write what each word names into the file."""
    kept = dict(np.load(path)) if path.exists() else {}
    for word in words:
        name, _, file = word.partition("=")
        learned = np.load(file)
        table, _, which = name.partition(".")
        if name == "traits":
            kept[name] = learned[name]
        elif which:
            kept[f"{table}.{FULL_GREEDY[which]}"] = learned["net"].astype(np.float16)
        else:
            kept[f"{table}.practised"] = learned["net"].astype(np.float16)
            kept[f"{table}.fast"] = learned["fast"].astype(np.float32)
            kept[f"{table}.spreads"] = learned["spreads"].astype(np.float32)
    np.savez_compressed(path, **kept)
    print(f"{path.stat().st_size:,} bytes: {', '.join(sorted(kept))}")


if __name__ == "__main__":
    pack(sys.argv[1:])
