"""Regulations that somebody opens or changes a tournament with: is the name free, can the game be played so?

A game of this house must go with the format; any other one is named and played on real boards. `desk_acts.py` asks
when a regulation is changed, the API when a tournament is opened, and the page while somebody chooses.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

import msgspec

from fivefold import games
from fivefold.games.options import read_options
from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Regulation, feasible, read_regulation, write_regulation
from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.forecast import forecast
from fivefold.tournaments.lint import lint
from fivefold.tournaments.need_views import finding_view
from fivefold.tournaments.regulation import DUEL_FORMATS, MOST_ENTRANTS, TABLE_FORMATS

PRINTED: Final = frozenset(name for name, preset in PRESETS.items() if preset.rules)
"""Regulations that stand in print: whoever plays otherwise gives theirs another name."""


MOST_IN_HOUSE: Final = 2000
"""How many can play in a house: it shows everybody the whole tournament after every change, and with ten thousand that
is 22 MB. In a terminal and from Python as many can play as the format takes."""


def checked_regulation(data: object) -> Regulation:
    """The regulation in JSON data, if a tournament can be opened with it here."""
    rules = read_regulation(data)
    if rules.name in PRINTED and rules != PRESETS[rules.name]:
        raise Refused(
            "{name} is the name of a printed regulation, which says something else; give yours another name",
            code="printed-name",
            name=rules.name,
        )
    if rules.at_least > MOST_IN_HOUSE or MOST_IN_HOUSE < rules.at_most < MOST_ENTRANTS:
        raise BadRegulation(
            "{format}: at most {most} can play", code="field-too-large", format=rules.format, most=MOST_IN_HOUSE
        )
    check_game(rules)
    return rules


def check_game(rules: Regulation) -> None:
    """Refuse a game of this house that cannot be played in this format, or not with these options."""
    game = games.find(rules.game)
    if game is None or rules.format not in (*DUEL_FORMATS, *TABLE_FORMATS):
        return
    for count in sorted(rules.table_points) if rules.format in TABLE_FORMATS else (2,):
        text = f"{rules.options} {game.player_options.get(count, '')}".strip()
        options = read_options(game.options, text, game.presets)
        if game.seats(options) != count:
            raise Refused(
                "{game}: this format needs a game for {count}", code="game-for-others", game=game.title, count=count
            )


def on_screen(rules: Regulation) -> bool:
    """Can the tables of this tournament be played at boards of the house?"""
    formats = (*DUEL_FORMATS, *TABLE_FORMATS)
    return games.find(rules.game) is not None and rules.format in formats and rules.boards == 1


def most_points(rules: Regulation, seats: int) -> int:
    """What nobody at a table of this size can score in this tournament's game; 0 where that is not known."""
    game = games.find(rules.game)
    if game is None or game.most_points is None:
        return 0
    text = f"{rules.options} {game.player_options.get(seats, '')}".strip()
    most: int = game.most_points(read_options(game.options, text, game.presets))
    return most


def examine(data: object, entrants: int) -> bytes:
    """What a regulation makes of a number of entrants, and what it leaves open (in a worker: it rehearses)."""
    rules = checked_regulation(data)
    can = feasible(rules, entrants)
    return msgspec.json.encode(
        {
            "regulation": write_regulation(rules),
            "ok": can.ok,
            "code": can.code,
            "facts": can.facts,
            "findings": [finding_view(finding) for finding in lint(rules, entrants)],
            "on_screen": on_screen(rules),
        }
    )


def foresee(data: object, entrants: int, minutes: int) -> bytes:
    """How many rounds, how long, how often the strongest wins (in a worker: it plays many tournaments)."""
    found = forecast(checked_regulation(data), entrants, minutes)
    return msgspec.json.encode(asdict(found))
