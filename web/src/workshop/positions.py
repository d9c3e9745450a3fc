"""Record a random game of each registered game for the workshop: positions, legal steps, last moves."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE, Game
from fivefold.games.description import describe

HERE = Path(__file__).parent


def recorded(rules: Game, options: Any, plies: int, seed: int) -> list[dict[str, Any]]:
    """The positions of a random game with what a board is told in each."""
    lots = random.Random(seed)
    state, last = rules.start(options), []
    found = []
    for ply in range(plies):
        moves = list(rules.legal_moves(state))
        steps = [list(rules.clicks(state, move)) for move in moves]
        found.append({"position": describe(rules, state, ply), "moves": steps, "last": last})
        seat = rules.to_move(state)
        if seat is None:
            break
        move = rules.chance(state, lots) if seat == CHANCE else lots.choice(moves)
        last = list(rules.clicks(state, move)) if seat != CHANCE else []
        state = rules.play(state, move)
    return found


def main() -> None:
    """Write `games.json` beside this file."""
    plies = {"pentago": 40, "pente": 60}
    games = {name: recorded(game(name), game(name).Options(), plies.get(name, 30), 3) for name in GAMES}
    (HERE / "games.json").write_text(json.dumps(games), encoding="utf-8")
    sys.stdout.write(f"Wrote {HERE / 'games.json'}.\n")


main()
