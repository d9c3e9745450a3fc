"""Record the position that each game's picture on the first page shows."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from fivefold.bots import players
from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE
from fivefold.games.description import describe

PLIES = {"pentago": 14, "pente": 26, "kingdomino": 46, "katamino": 4, "katamino_duel": 6}


def picture(name: str) -> dict[str, Any]:
    """A position in the middle of a game between simple players."""
    rules, lots = game(name), random.Random(7)
    bots = players(name)
    bot = bots.get("greedy", bots["random"])
    state, ply = rules.start(), 0
    while ply < PLIES.get(name, 10) and (seat := rules.to_move(state)) is not None:
        move = rules.chance(state, lots) if seat == CHANCE else bot.choose(state, lots)
        state, ply = rules.play(state, move), ply + 1
    return describe(rules, state, ply)


def main() -> None:
    """Write `pictures.json` beside this file."""
    path = Path(__file__).with_name("pictures.json")
    path.write_text(json.dumps({name: picture(name) for name in GAMES}) + "\n", encoding="utf-8")
    sys.stdout.write(f"Wrote {path}.\n")


main()
