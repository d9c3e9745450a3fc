"""Record a game of each registered game and of some variants for the workshop: positions, legal steps, last moves.

What `games.json` already holds of other games stays.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from fivefold.bots import players
from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE, Game
from fivefold.games.description import describe

HERE = Path(__file__).parent
VARIANTS = {
    "pente": ("team",),
    "kingdomino": ("two", "duel"),
    "katamino": ("A4", "free-7", "5x12", "3x20", "triple-6"),
    "katamino_duel": ("draft", "even_odd"),
}
LONGEST = {"katamino": 9}


def recorded(rules: Game, options: Any, seed: int, careless: float = 0.1) -> list[dict[str, Any]]:
    """The positions of a game between simple players, now and then careless, with what a board is told in each."""
    lots = random.Random(seed)
    hands = players(rules.name)
    hand = hands.get("greedy", hands["random"])
    state, last = rules.start(options), []
    found = []
    for ply in range(LONGEST.get(rules.name, 200)):
        moves = list(rules.legal_moves(state))
        steps = [list(rules.clicks(state, move)) for move in moves]
        found.append({"position": describe(rules, state, ply), "moves": steps, "last": last})
        seat = rules.to_move(state)
        if seat is None:
            break
        player = hands["random"] if lots.random() < careless else hand
        move = rules.chance(state, lots) if seat == CHANCE else player.choose(state, lots)
        last = list(rules.clicks(state, move)) if seat != CHANCE else []
        state = rules.play(state, move)
    return found


def main() -> None:
    """Write `games.json` beside this file."""
    page = HERE / "games.json"
    games = json.loads(page.read_text(encoding="utf-8"))["games"] if page.exists() else {}
    for name in GAMES:
        rules = game(name)
        if name == "pente":
            games["pente few stones"] = recorded(rules, rules.options(exhaustion="move", stones=8), 5, careless=1)
        games[name] = recorded(rules, rules.options(), 3)
        for variant in VARIANTS.get(name, ()):
            games[f"{name} {variant}"] = recorded(rules, rules.presets[variant], 5)
    equipment = [{"name": name, "equipment": game(name).equipment()} for name in GAMES]
    page.write_text(json.dumps({"equipment": equipment, "games": games}), encoding="utf-8")
    sys.stdout.write(f"Wrote {page}.\n")


main()
