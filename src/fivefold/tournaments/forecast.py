"""What a tournament will be like, before it starts: how many rounds, how long, and how often the strongest wins."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.tournaments.formats import decisions, groups
from fivefold.tournaments.formats.cup_plan import plan_named, power_of_two
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.simulation import Players, simulate

PAIRS = 12_000_000
"""About how many meetings are looked at for one forecast: a second or two of computing."""
FEWEST, MOST = 60, 4000


@dataclass(frozen=True, slots=True)
class Forecast:
    """`rounds` one after another (in an arena the games of each player), `minutes` in all, `best_wins` from 0 to 1,
    out of so many simulated `tournaments`."""

    rounds: int
    games: int
    minutes: int
    best_wins: float
    tournaments: int


def rounds_of(regulation: Regulation, entrants: int) -> int:
    """How many rounds are played one after another; where a regulation leaves something open, as it proposes.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> named = ("swiss", "round-robin", "double-round-robin", "knock-out", "double-elimination", "pentago-tournament")
    >>> [rounds_of(PRESETS[name], 13) for name in named]
    [5, 13, 26, 4, 8, 11]
    """
    if regulation.rounds:
        return regulation.rounds
    bracket = (power_of_two(entrants) - 1).bit_length()
    if regulation.format == "knock-out":
        return bracket
    if regulation.format == "double-elimination":
        return 2 * bracket
    if regulation.format == "round-robin":
        return regulation.legs * (entrants - 1 + entrants % 2)
    answers = {decision.question: decision.default for decision in decisions(regulation, entrants, {})}
    splits = groups.group_splits(entrants) or [(entrants,)]
    split = next((s for s in splits if groups.split_name(s) == answers.get("split")), splits[0])
    largest = max(split)
    plan = plan_named(len(split), answers.get("cup", ""))
    cup = (plan.size - 1).bit_length() if plan else 0
    between = 0
    if plan is not None and plan.filled_by == "next":
        between = 3 if answers.get("intermediate") == "each-against-each" else 1
    return regulation.legs * (largest - 1 + largest % 2) + between + cup


def forecast(regulation: Regulation, entrants: int, minutes: int) -> Forecast:
    """The forecast for a number of entrants, with so many minutes for a round, or a game of an arena."""
    if regulation.format == "arena":
        count = max(FEWEST, min(MOST, PAIRS // max(1, entrants * entrants * regulation.minutes // 40)))
        report = simulate(regulation, entrants, count, players=Players(game_minutes=minutes))
        games_each = round(2 * report.games / entrants)
        return Forecast(games_each, round(report.games), regulation.minutes + minutes, report.best_wins, count)
    rounds = rounds_of(regulation, entrants)
    work = max(1, entrants * entrants) * max(1, rounds if regulation.rounds else 1)
    count = max(FEWEST, min(MOST, PAIRS // work))
    report = simulate(regulation, entrants, count)
    return Forecast(rounds, round(report.games), rounds * minutes, report.best_wins, count)
