"""The regulations that come with the program."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from fivefold.tournaments.regulation import Regulation

KINGDOMINO_CHAMPIONSHIP: Final = Regulation(
    name="kingdomino-championship",
    format="rank-tables",
    game="kingdomino",
    options="championship=on tie_break=shared",
    at_least=3,
    at_most=24,
    rounds=5,
    table_points={3: (5, 3, 1), 4: (5, 3, 2, 1)},
    tie_breaks=("points", "score", "share"),
    rules={
        "at_most": "TK1",
        "rounds": "TK2",
        "tables": "TK3",
        "seating": "TK4",
        "starts": "TK4",
        "seats": "TK5",
        "places": "TK6",
        "options": "KD9",
        "table_points": "TK7",
        "tie_breaks": "TK8",
        "points": "TK7",
        "score": "TK8",
        "share": "TK9",
        "champion": "TK10",
        "protests": "TK11",
        "disqualified": "TK12",
        "fewer": "TK13",
        "left": "TK14",
        "bans": "TK15",
        "material": "TK16",
    },
)

PENTAGO_TOURNAMENT: Final = Regulation(
    name="pentago-tournament",
    format="groups-cup",
    game="pentago",
    options="double_five=mover",
    at_least=4,
    tie_breaks=("points", "speed", "head-to-head", "lot"),
    starts="lot",
    marbles=18,
    rules={
        "stages": "TP1",
        "groups": "TP2",
        "cup": "TP3",
        "intermediate": "TP4",
        "speed": "TP5",
        "tie_breaks": "TP6",
        "points": "TP6",
        "head-to-head": "TP6",
        "lot": "TP6",
        "replay": "TP7",
        "rivals": "TP7",
        "qualify": "TP8",
        "starts": "PG1",
    },
)

PRESETS: Final[dict[str, Regulation]] = {
    preset.name: preset
    for preset in (
        KINGDOMINO_CHAMPIONSHIP,
        PENTAGO_TOURNAMENT,
        Regulation(
            name="round-robin",
            format="round-robin",
            at_most=100,
            tie_breaks=("points", "head-to-head", "sonneborn-berger", "wins"),
        ),
        Regulation(
            name="double-round-robin",
            format="round-robin",
            at_most=60,
            legs=2,
            tie_breaks=("points", "head-to-head", "sonneborn-berger", "wins"),
        ),
        Regulation(
            name="league",
            format="round-robin",
            at_most=40,
            legs=2,
            days_apart=7,
            tie_breaks=("points", "head-to-head", "sonneborn-berger", "wins"),
        ),
        Regulation(name="knock-out", format="knock-out", tie_breaks=("points",)),
        Regulation(name="double-elimination", format="double-elimination", tie_breaks=("points",)),
        Regulation(
            name="swiss",
            format="swiss",
            rounds=5,
            duel_points=(1, Fraction(1, 2), 0),
            tie_breaks=("points", "buchholz", "sonneborn-berger", "wins"),
            late_entries=True,
        ),
        Regulation(
            name="arena",
            format="arena",
            duel_points=(2, 1, 0),
            tie_breaks=("points", "wins", "head-to-head"),
            late_entries=True,
            protests="always",
            minutes=60,
            streak=2,
        ),
        Regulation(
            name="katamino-time-trial",
            format="time-trial",
            game="katamino",
            at_least=1,
            rounds=3,
            tie_breaks=("solved", "time"),
        ),
    )
}
