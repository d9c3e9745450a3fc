"""Tournaments: a log of facts in; draws, standings and reasons out. Nothing here reads a clock, a file or a die.

>>> desk = Desk.opened("Dresden", PRESETS["kingdomino-championship"])
>>> for number, name in enumerate(("Anna", "Ben", "Cem", "Dora"), 1):
...     desk = desk.say("entered", {"entrant": number, "name": name})
>>> desk = desk.start().draw(seed="snow")
>>> scores = [[1, 55], [2, 40], [3, 55], [4, 12]]
>>> desk = desk.say("result", {"round": 1, "table": 1, "scores": scores})
>>> [(row.place, desk.tournament.name(row.entrant), str(row.values[0])) for row in standing_of(desk.tournament).rows]
[(1, 'Anna', '4'), (1, 'Cem', '4'), (3, 'Ben', '2'), (4, 'Dora', '1')]
"""

from __future__ import annotations

import warnings

from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import BadFact, BadLog, BadRegulation, NotNow
from fivefold.tournaments.explain import explain, explanation
from fivefold.tournaments.fold import fold
from fivefold.tournaments.formats import feasible, finished, propose, qualified, standing_of
from fivefold.tournaments.log import Log, read_log, write_log
from fivefold.tournaments.presets import PRESETS
from fivefold.tournaments.regulation import Regulation, read_regulation, write_regulation
from fivefold.tournaments.scoring import score
from fivefold.tournaments.state import Tournament


def __getattr__(name: str) -> object:
    if name == "stand":  # its name until 1.0
        warnings.warn("fivefold.tournaments.stand is called standing_of now", DeprecationWarning, stacklevel=2)
        return standing_of
    raise AttributeError(name)


__all__ = [
    "PRESETS",
    "BadFact",
    "BadLog",
    "BadRegulation",
    "Desk",
    "Log",
    "NotNow",
    "Regulation",
    "Tournament",
    "explain",
    "explanation",
    "feasible",
    "finished",
    "fold",
    "propose",
    "qualified",
    "read_log",
    "read_regulation",
    "score",
    "standing_of",
    "write_log",
    "write_regulation",
]
