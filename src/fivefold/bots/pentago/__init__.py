"""Pentago's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.pentago.engine import Engine
from fivefold.bots.pentago.greedy import Greedy
from fivefold.bots.pentago.levels import LEVELS
from fivefold.games import pentago
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player[pentago.State, pentago.Move]] = {"greedy": Greedy(), **LEVELS, "engine": Engine(seconds=1.0)}

LATE = "bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb"
MIDDLE = ".bw...w.w....wb...bbb.ww..bw.b.bb.w."


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    return (
        Warmer(
            "Pentago: greedy player", lambda: Greedy().choose(pentago.start(), random.Random(1)), serves=("greedy",)
        ),
        Warmer(
            "Pentago: engine",
            lambda: LEVELS["level7"].choose(pentago.read_position(LATE), random.Random(1)),
            serves=(*LEVELS, "engine"),
        ),
        Warmer(
            "Pentago: tree",
            lambda: Engine(1.0, clock=lambda: 0.0).search(pentago.read_position(MIDDLE)),
            serves=("level9", "level10", "engine"),
        ),
    )
