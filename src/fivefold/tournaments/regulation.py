"""A regulation: what a tournament's rules say, as data. It can be changed until the start, then it is frozen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from fractions import Fraction
from typing import Final, Literal, get_args, get_type_hints

from typing_extensions import TypedDict

from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.facts import UNWRITABLE

Format = Literal[
    "rank-tables", "groups-cup", "round-robin", "knock-out", "double-elimination", "swiss", "arena", "time-trial"
]
Criterion = Literal[
    "points",
    "score",
    "share",
    "speed",
    "wins",
    "head-to-head",
    "buchholz",
    "sonneborn-berger",
    "solved",
    "time",
    "lot",
    "board-points",
]
Points = int | Fraction

VERSION: Final = 1
TABLE_FORMATS: Final = ("rank-tables",)
DUEL_FORMATS: Final = ("groups-cup", "round-robin", "knock-out", "double-elimination", "swiss", "arena")
MATCH_FORMATS: Final = DUEL_FORMATS[:-1]
GROUP_FORMATS: Final = ("groups-cup", "round-robin")
TEAM_FORMATS: Final = ("round-robin", "swiss")
CUP_FORMATS: Final = ("groups-cup", "knock-out")
MOST_ROUNDS: Final = 30
MOST_GAMES: Final = 15
"""Of a match between two."""
MOST_BOARDS: Final = 20
MOST_LEGS: Final = 2
MOST_DAYS_APART: Final = 366
MOST_MINUTES: Final = 720
"""Of an arena."""
MOST_STREAK: Final = 10
MOST_ENTRANTS: Final = 200_000
"""Written where a regulation names no limit of its own."""
MOST_OF_FORMAT: Final[dict[str, int]] = {
    "rank-tables": 1000,
    "groups-cup": 256,
    "round-robin": 200,
    "knock-out": 2000,
    "double-elimination": 1024,
    "swiss": 10_000,
    "arena": 400,
    "time-trial": 2000,
}
"""How many can enter, so that drawing a round and showing it take about a second each.

It is asked where somebody opens, enters or starts; a log that was written without this limit is folded as before.
"""
MOST_OF_DUTCH: Final = 200
CRITERIA_OF_FORMAT: Final[dict[str, tuple[str, ...]]] = {
    "rank-tables": ("points", "score", "share", "wins"),
    "groups-cup": ("points", "speed", "head-to-head", "wins", "sonneborn-berger", "lot"),
    "round-robin": ("points", "board-points", "head-to-head", "sonneborn-berger", "wins"),
    "knock-out": ("points",),
    "double-elimination": ("points",),
    "swiss": ("points", "board-points", "buchholz", "sonneborn-berger", "head-to-head", "wins"),
    "arena": ("points", "wins", "head-to-head", "buchholz", "sonneborn-berger"),
    "time-trial": ("solved", "time"),
}
"""What can tell players apart in each format; a regulation may name others, which are then the same for all."""
LARGEST: Final = 1_000_000
LONGEST: Final = {"name": 200, "game": 60, "options": 600}
MOST_RULES: Final = 100
NUMBER: Final = re.compile(r"[0-9]{1,6}(/[0-9]{1,6}|\.[0-9]{1,6})?")
"""A number of points: 3, 1/2 or 0.5."""


class RegulationView(TypedDict):
    """A regulation; `rules` names the rule of the source behind a part. Points of duels may be fractions as `1/2`."""

    name: str
    format: Format
    game: str
    options: str
    version: int
    at_least: int
    at_most: int
    rounds: int
    table_points: dict[str, list[int]]
    duel_points: list[int | str]
    tie_breaks: list[Criterion]
    seating: Literal["standing", "lot"]
    starts: Literal["fewest", "lot"]
    marbles: int
    leavers: Literal["stand", "annul"]
    late_entries: bool
    protests: Literal["until-next-draw", "always"]
    confirm: bool
    qualify: int
    legs: int
    best_of: int
    third_place: Literal["ask", "yes", "no"]
    days_apart: int
    half_byes: int
    pairing: Literal["points", "dutch"]
    boards: int
    minutes: int
    streak: int
    rules: dict[str, str]


@dataclass(frozen=True)
class Regulation:
    """The rules of a tournament.

    `table_points` gives the points of the places at a table of each size; `duel_points` those of a win, a draw and a
    loss. `tie_breaks` are asked in turn. `rules` says which rule of the source stands behind which field.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> saxon = PRESETS["kingdomino-championship"]
    >>> saxon.table_points[4], saxon.rule("tie_breaks")
    ((5, 3, 2, 1), 'TK8')
    """

    name: str
    format: Format
    game: str = ""
    options: str = ""
    """The options of the game that its records must have, as `double_five=mover` (PG7)."""
    version: int = VERSION
    at_least: int = 2
    at_most: int = MOST_ENTRANTS
    rounds: int = 0
    table_points: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    duel_points: tuple[Points, Points, Points] = (3, 1, 0)
    tie_breaks: tuple[Criterion, ...] = ("points",)
    seating: Literal["standing", "lot"] = "standing"
    starts: Literal["fewest", "lot"] = "fewest"
    marbles: int = 0
    """A game's supply of marbles: the winner's unused ones count as speed in the group phase; 0 counts none."""
    leavers: Literal["stand", "annul"] = "stand"
    """What becomes of a leaver's games in a group: those played stand (the rest are walk-overs), or all are void."""
    late_entries: bool = False
    protests: Literal["until-next-draw", "always"] = "until-next-draw"
    confirm: bool = False
    """Must a result be confirmed before the next draw?"""
    qualify: int = 1
    legs: int = 1
    """How often two of a group meet; in the second leg the other one begins."""
    best_of: int = 1
    """Games of a match: in a cup drawn ones are played again and a majority of wins decides, elsewhere they count."""
    third_place: Literal["ask", "yes", "no"] = "ask"
    """Is there a game for the third place of a cup, or is the organiser asked?"""
    days_apart: int = 0
    """A league: so many days lie between two match days, from the first day of the tournament on."""
    half_byes: int = 0
    """How many rounds of a Swiss system each may miss for the points of a draw, if they say so before the draw."""
    pairing: Literal["points", "dutch"] = "points"
    """How a Swiss round is paired: by points with even starts, or by the FIDE (Dutch) system."""
    boards: int = 1
    """Teams: at how many boards two of them meet; 1 for players."""
    minutes: int = 0
    """An arena: so long after the start the last games are paired."""
    streak: int = 0
    """An arena: after so many wins in a row each game counts double, until one is not won; 0 for no such bonus."""
    rules: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        _check(self)

    @property
    def most(self) -> int:
        """How many can enter: what the regulation says, but never more than its format can play."""
        return min(self.at_most, MOST_OF_DUTCH if self.pairing == "dutch" else MOST_OF_FORMAT[self.format])

    def rule(self, part: str) -> str:
        """The id of the rule behind a part, or nothing."""
        return self.rules.get(part, "")


def _refuse(sentence: str, code: str, **facts: object) -> BadRegulation:
    return BadRegulation(sentence, code=code, rule="", **facts)


def _check(regulation: Regulation) -> None:
    hints = get_type_hints(Regulation)
    for name in ("format", "seating", "starts", "leavers", "protests", "third_place", "pairing"):
        if getattr(regulation, name) not in get_args(hints[name]):
            raise _refuse(
                "{name} is one of {allowed}", "bad-choice", name=name, allowed=", ".join(get_args(hints[name]))
            )
    for name in (
        "version",
        "at_least",
        "at_most",
        "rounds",
        "marbles",
        "qualify",
        "legs",
        "best_of",
        "days_apart",
        "half_byes",
        "boards",
        "minutes",
        "streak",
    ):
        if type(getattr(regulation, name)) is not int or getattr(regulation, name) < 0:
            raise _refuse("{name} is a whole number", "bad-number", name=name)
        if getattr(regulation, name) > LARGEST:
            raise _refuse("{name} is at most {most}", "number-too-large", name=name, most=LARGEST)
    for name in ("late_entries", "confirm"):
        if type(getattr(regulation, name)) is not bool:
            raise _refuse("{name} is true or false", "bad-switch", name=name)
    if not regulation.name or not all(isinstance(getattr(regulation, n), str) for n in ("name", "game", "options")):
        raise _refuse("A regulation has a name; its game and options are words", "no-name")
    for name, longest in LONGEST.items():
        _check_text(name, getattr(regulation, name), longest)
    if len(regulation.rules) > MOST_RULES:
        raise _refuse("A regulation names at most {most} rules", "too-many-rules", most=MOST_RULES)
    for part, rule in regulation.rules.items():
        _check_text("rules", part, LONGEST["name"])
        _check_text("rules", rule, LONGEST["name"])
    if regulation.version != VERSION:
        raise _refuse(
            "This program reads regulations of version {ours}, not {theirs}",
            "unknown-version",
            ours=VERSION,
            theirs=regulation.version,
        )
    if not 1 <= regulation.at_least <= regulation.at_most <= MOST_ENTRANTS:
        raise _refuse("at_least and at_most must be in order, from 1 to {most}", "bad-numbers", most=MOST_ENTRANTS)
    if not regulation.tie_breaks or set(regulation.tie_breaks) - set(get_args(Criterion)):
        raise _refuse("tie_breaks are out of {known}", "bad-tie-break", known=", ".join(get_args(Criterion)))
    if len(set(regulation.tie_breaks)) < len(regulation.tie_breaks):
        raise _refuse("A tie-break is named twice", "tie-break-twice")
    _check_points(regulation)
    _check_rounds(regulation)
    _check_matches(regulation)


def _check_text(name: str, text: str, longest: int) -> None:
    if len(text) > longest or UNWRITABLE.search(text):
        raise _refuse(
            "{name} is one line of text, at most {longest} characters", "bad-text", name=name, longest=longest
        )


def _check_points(regulation: Regulation) -> None:
    tables = regulation.table_points
    if regulation.format in TABLE_FORMATS and not tables:
        raise _refuse("table_points names the sizes of the tables and their points", "no-table-points")
    for size, points in tables.items():
        if type(size) is not int or not 2 <= size <= 12 or len(points) != size:
            raise _refuse("A table of {size} needs as many points as places", "bad-table-points", size=size)
        if any(type(p) is not int or not 0 <= p <= LARGEST for p in points) or list(points) != sorted(
            points, reverse=True
        ):
            raise _refuse("The points of a table of {size} fall from place to place", "points-rise", size=size)
    if tables and set(tables) != set(range(min(tables), max(tables) + 1)):
        raise _refuse("The table sizes must be neighbours, as 3 and 4", "sizes-apart")
    win, draw, loss = regulation.duel_points
    if any(not isinstance(p, int | Fraction) or isinstance(p, bool) for p in (win, draw, loss)):
        raise _refuse("duel_points are three numbers", "bad-duel-points")
    if any(max(abs(Fraction(p).numerator), Fraction(p).denominator) > LARGEST for p in (win, draw, loss)):
        raise _refuse("duel_points are three numbers", "bad-duel-points")
    if not win >= draw >= loss >= 0:
        raise _refuse("A win gives at least as much as a draw, a draw as a loss", "bad-duel-points")


def has_rounds(format_name: str) -> bool:
    """Does a regulation of this format say how many rounds there are, or do they follow from the entries?"""
    return format_name in ("rank-tables", "swiss", "time-trial")


def _check_rounds(regulation: Regulation) -> None:
    needs_rounds = has_rounds(regulation.format)
    if needs_rounds and not 1 <= regulation.rounds <= MOST_ROUNDS:
        raise _refuse("rounds is a number from 1 to {most}", "bad-rounds", most=MOST_ROUNDS)
    if not needs_rounds and regulation.rounds:
        raise _refuse("The rounds of this format follow from its entries", "rounds-given")


def _check_matches(regulation: Regulation) -> None:
    """How often two meet, in how many games, and when: each only where the format has a place for it."""
    limits = (
        ("legs", 1, MOST_LEGS, GROUP_FORMATS),
        ("best_of", 1, MOST_GAMES, MATCH_FORMATS),
        ("days_apart", 0, MOST_DAYS_APART, ("round-robin",)),
        ("half_byes", 0, MOST_ROUNDS, ("swiss",)),
        ("boards", 1, MOST_BOARDS, TEAM_FORMATS),
        ("minutes", 0, MOST_MINUTES, ("arena",)),
        ("streak", 0, MOST_STREAK, ("arena",)),
    )
    for name, least, most, formats in limits:
        value = getattr(regulation, name)
        if not least <= value <= most:
            raise _refuse(
                "{name} is a number from {least} to {most}", "out-of-bounds", name=name, least=least, most=most
            )
        if value > least and regulation.format not in formats:
            raise _refuse("This format has no {name}", "not-in-format", name=name)
    if regulation.format == "arena" and not regulation.minutes:
        raise _refuse(
            "{name} is a number from {least} to {most}", "out-of-bounds", name="minutes", least=1, most=MOST_MINUTES
        )
    if regulation.third_place != "ask" and regulation.format not in CUP_FORMATS:
        raise _refuse("This format has no {name}", "not-in-format", name="third_place")
    if regulation.pairing != "points" and regulation.format != "swiss":
        raise _refuse("This format has no {name}", "not-in-format", name="pairing")
    if regulation.best_of > 1 and regulation.boards > 1:
        raise _refuse("A match of teams is played once at each board", "matches-of-teams")
    if regulation.best_of > 1 and regulation.marbles:
        raise _refuse("Speed is counted in single games, not in matches of several", "speed-of-matches")


def write_regulation(regulation: Regulation) -> RegulationView:
    """The regulation as plain JSON data.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> all(read_regulation(write_regulation(r)) == r for r in PRESETS.values())
    True
    """
    return {
        "name": regulation.name,
        "format": regulation.format,
        "game": regulation.game,
        "options": regulation.options,
        "version": regulation.version,
        "at_least": regulation.at_least,
        "at_most": regulation.at_most,
        "rounds": regulation.rounds,
        "table_points": {str(size): list(points) for size, points in regulation.table_points.items()},
        "duel_points": [p if isinstance(p, int) else str(p) for p in regulation.duel_points],
        "tie_breaks": list(regulation.tie_breaks),
        "seating": regulation.seating,
        "starts": regulation.starts,
        "marbles": regulation.marbles,
        "leavers": regulation.leavers,
        "late_entries": regulation.late_entries,
        "protests": regulation.protests,
        "confirm": regulation.confirm,
        "qualify": regulation.qualify,
        "legs": regulation.legs,
        "best_of": regulation.best_of,
        "third_place": regulation.third_place,
        "days_apart": regulation.days_apart,
        "half_byes": regulation.half_byes,
        "pairing": regulation.pairing,
        "boards": regulation.boards,
        "minutes": regulation.minutes,
        "streak": regulation.streak,
        "rules": dict(regulation.rules),
    }


def read_regulation(data: object) -> Regulation:
    """The regulation in JSON data; everything is checked."""
    if not isinstance(data, Mapping):
        raise _refuse("A regulation is an object", "not-an-object")
    known = {f.name for f in fields(Regulation)}
    for name in data:
        if name not in known:
            raise _refuse("A regulation has no {name}", "no-such-field", name=repr(name)[:60])
    for name in ("name", "format"):
        if name not in data:
            raise _refuse("A regulation needs its {name}", "field-missing", name=name)
    found = dict(data)
    try:
        if "table_points" in found:
            sizes = {_size(size): tuple(points) for size, points in found["table_points"].items()}
            found["table_points"] = sizes
        if "duel_points" in found:
            win, draw, loss = (_points(p) for p in found["duel_points"])
            found["duel_points"] = (win, draw, loss)
        if "tie_breaks" in found:
            found["tie_breaks"] = tuple(found["tie_breaks"])
        if "rules" in found:
            found["rules"] = {_word(part): _word(rule) for part, rule in found["rules"].items()}
        return Regulation(**found)
    except BadRegulation:
        raise
    except (TypeError, ValueError, AttributeError, ZeroDivisionError, OverflowError):
        raise _refuse("This is not the data of a regulation", "bad-regulation") from None


def _size(size: object) -> int:
    """The size of a table, which JSON writes as a text."""
    if type(size) is int:
        return size
    if isinstance(size, str) and re.fullmatch("[0-9]{1,2}", size):
        return int(size)
    raise ValueError


def _points(points: object) -> object:
    """Numbers of a few digits only: a short text such as 1e10000000 is a number that takes minutes to compute."""
    if not isinstance(points, str):
        return points
    if not NUMBER.fullmatch(points):
        raise _refuse("duel_points are three numbers", "bad-duel-points")
    return Fraction(points)


def _word(word: object) -> str:
    if isinstance(word, str) or type(word) is int:
        return str(word)
    raise ValueError
