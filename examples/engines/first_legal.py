"""A player of any game for `fivefold arena`: a line of JSON in, a line with a move out.

    fivefold arena kingdomino "run:python first_legal.py" random random random

It takes the first legal move. With the package at hand, `fivefold.games` reads the position; without it, the notation
is enough (`docs/notation.md`).
"""

from __future__ import annotations

import json
import sys

from fivefold.games import game
from fivefold.games.options import read_options

for line in sys.stdin:
    asked = json.loads(line)
    rules = game(asked["game"])
    options = read_options(rules.options, asked["options"], rules.presets)
    state = rules.read_position(asked["position"], options)
    sys.stdout.write(f"{rules.write_move(state, rules.legal_moves(state)[0])}\n")
    sys.stdout.flush()
