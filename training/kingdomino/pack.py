"""Put learned nets into the package: python -m training.kingdomino.pack four=FOUR.npz four.own=… four.theirs=… manners=…

`own` and `theirs` are the nets for tables of full greed. What is not named stays as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import fivefold.bots.kingdomino as room

GREED = {"own": "among_greed", "theirs": "of_greed"}


def main():
    path = Path(room.__file__).parent / "weights.npz"
    kept = dict(np.load(path)) if path.exists() else {}
    for word in sys.argv[1:]:
        kind, _, file = word.partition("=")
        learned = np.load(file)
        if kind == "manners":
            kept[kind] = learned[kind]
            continue
        kind, _, greed = kind.partition(".")
        if greed:
            kept[f"{kind}.{GREED[greed]}"] = learned["net"].astype(np.float16)
            continue
        kept[f"{kind}.net"] = learned["net"].astype(np.float16)
        kept[f"{kind}.habit"] = learned["habit"].astype(np.float32)
        kept[f"{kind}.spreads"] = learned["spreads"].astype(np.float32)
    np.savez_compressed(path, **kept)
    print(f"{path.stat().st_size:,} bytes: {', '.join(sorted(kept))}")


if __name__ == "__main__":
    main()
