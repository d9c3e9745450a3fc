"""Do the engines keep their time? By CPU time, so on a busy machine too, and from the first move of a process on.

Each engine thinks in a process of its own, which has loaded what a worker loads. `make bench` makes a few moves;
with FIVEFOLD_SOAK set it makes a thousand with each.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from typing import Any

from fivefold import games, preparation
from fivefold.bots.kingdomino.players import Engine as Kingdomino
from fivefold.bots.pentago.engine import Engine as Pentago
from fivefold.bots.pente.engine import Engine as Pente
from fivefold.games.core import CHANCE

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
MOVES = 1000 if SOAK else 30
SECONDS = {"pentago": 1.0, "pente": 1.0, "kingdomino": 0.5}
ENGINES: dict[str, Any] = {"pentago": Pentago, "pente": Pente, "kingdomino": Kingdomino}
OPENING = 14  # random moves at most
ALLOWED = 1.05
A_GAME = 5  # moves of the engine


def taken(name: str, count: int) -> list[float]:
    """The share of its time that each of the engine's moves takes, the first of this process first."""
    for each in preparation.needed_by(name, "engine"):
        preparation.load(each)
    game, rng = games.game(name), random.Random(1)
    engine = ENGINES[name](seconds=SECONDS[name], clock=time.process_time)
    shares: list[float] = []
    while len(shares) < count:
        state, opening, made = game.start(game.options()), rng.randrange(OPENING + 1), 0
        while made < opening + A_GAME and (seat := game.to_move(state)) is not None and len(shares) < count:
            if seat == CHANCE:
                state = game.play(state, game.chance(state, rng))
                continue
            if made < opening:
                move = rng.choice(game.legal_moves(state))
            else:
                began = time.process_time()
                move = engine.choose(state, rng)
                shares.append((time.process_time() - began) / SECONDS[name])
            state, made = game.play(state, move), made + 1
    return shares


def main() -> None:
    for name in ENGINES:
        with multiprocessing.get_context("spawn").Pool(1) as fresh:
            shares = fresh.apply(taken, (name, MOVES))
        late = sum(share > ALLOWED for share in shares)
        print(
            f"{name:11} {len(shares)} moves at {SECONDS[name]} CPU-s: the first {100 * shares[0]:.0f} %, the longest "
            f"{100 * max(shares):.0f} %, {late} over {100 * ALLOWED:.0f} %"
        )
        assert not late, f"{name} does not keep its time"
