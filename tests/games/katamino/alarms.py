"""`python -m tests.games.katamino.alarms` writes the alarms anew, when the rules were changed on purpose.

Random moves alone would never solve a puzzle: here a few are made, then the solver clears up and ends it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from fivefold.bots.katamino import Solver
from fivefold.games import katamino
from fivefold.games.katamino import Options
from fivefold.games.katamino.options import FRAMES
from fivefold.games.options import read_options
from fivefold.games.record import Record, new_record, write_record

GOLDEN = Path(__file__).parents[2] / "golden" / "katamino" / "alarm"


def muddled_and_solved(options: Options, seed: int) -> Record:
    """A record of ten random moves and the way out of them."""
    rng, moves = random.Random(seed), list[Any]()
    state = katamino.start(options)
    while katamino.to_move(state) is not None:
        move = rng.choice(katamino.legal_moves(state)) if len(moves) < 10 else Solver().choose(state, rng)
        moves.append(move)
        state = katamino.play(state, move)
    return Record(new_record("katamino", options).headers, tuple(moves))


def main() -> None:
    words = {f"frame-{frame}": f"frame={frame}" for frame in FRAMES}
    words |= {f"horizontal-{switch}": f"frame=5x6 horizontal={switch}" for switch in ("on", "off")}
    words["pieces-surplus"] = "frame=5x5 pieces=2-3-4-6-8-11-12"
    for seed, (name, text) in enumerate(words.items()):
        record = muddled_and_solved(read_options(Options, text), seed)
        (GOLDEN / f"{name}.txt").write_text(write_record(record), encoding="utf-8")


if __name__ == "__main__":
    main()
