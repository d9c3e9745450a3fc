"""What a served move costs: asked for by the steps of a hand, decided, folded, and told to three viewers."""

from __future__ import annotations

import random
from time import process_time

from fivefold import live
from fivefold.games import GAMES, game
from fivefold.server.tables.messages import broadcast

VIEWERS = {"p0", "p1", "watcher"}
MOVES = 300


def served(name: str, seed: int) -> tuple[int, float]:
    """How many moves people made in some games, and the seconds of CPU they took."""
    rng, moves, spent = random.Random(seed), 0, 0.0
    rules = game(name)
    while moves < MOVES:
        count = rules.seats(rules.options())
        seats = tuple(live.Seat("person", f"P{n}", f"p{n}") for n in range(count))
        table, _ = live.opened(live.Setting(name, seats=seats, by_lot=False), now=0.0, rng=rng)
        for ply in range(60):
            if table.phase != "playing":
                break
            move = rng.choice(list(rules.legal_moves(table.state)))
            steps = rules.clicks(table.state, move)
            mover = table.seats[table.to_move or 0].who
            began = process_time()
            request = live.Play(table.ply, f"m{ply}", steps=steps)
            table, facts = live.ask(table, mover, request, now=float(ply), rng=rng)
            told = broadcast(table, facts, VIEWERS, float(ply))
            spent += process_time() - began
            assert set(told) == VIEWERS
            moves += 1
    return moves, spent


def main() -> None:
    for name in GAMES:
        served(name, 0)
        moves, spent = min((served(name, seed) for seed in range(1, 4)), key=lambda found: found[1] / found[0])
        print(f"{game(name).title:<14} {1000 * spent / moves:6.2f} ms of CPU a served move ({moves} moves)")
