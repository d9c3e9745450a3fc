"""What a regulation does, estimated from many simulated tournaments before the real one starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from fivefold.messages import catalogue
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import decisions, feasible, groups, rank_tables as tables
from fivefold.tournaments.formats.cup_plan import plan_named, power_of_two
from fivefold.tournaments.presets import PRESETS
from fivefold.tournaments.regulation import MOST_OF_FORMAT, Regulation
from fivefold.tournaments.simulation import kernel
from fivefold.tournaments.simulation.kernel_arena import arena
from fivefold.tournaments.simulation.kernel_double import double_elimination
from fivefold.tournaments.simulation.kernel_groups_cup import CupPlan, groups_and_cup
from fivefold.tournaments.simulation.kernel_rank_tables import TablePlan, rank_tables
from fivefold.tournaments.simulation.kernel_swiss import swiss
from fivefold.tournaments.simulation.kernel_time_trial import time_trial

BREAKS = {"points": 0, "score": 1, "share": 2}
DRAW_MARGIN = 30
"""Scores nearer than this many hundredths of the luck are a draw: about one game in six between equals."""
MOST_PLAYERS = 2000
"""A simulation remembers who has met whom, for each two."""
BATCH = 20_000_000
"""About how many pairs of players are looked at between two reports of progress."""


class Players(NamedTuple):
    """How players are made up: how far apart they are, how much a game varies (sd of a score), and how long one takes
    in an arena."""

    skill: int = 6
    luck: int = 12
    game_minutes: int = 10


USUAL: Final = Players()


@dataclass(frozen=True, slots=True)
class Report:
    """What was counted; shares are from 0 to 1."""

    entrants: int
    tournaments: int
    tied_on_points: float
    still_tied: float
    best_wins: float
    never_start: float
    start_often: float
    opponents: float
    rematches: float
    meet_thrice: float
    small_tables: float
    champions_small_tables: float
    games: float
    draws: float
    lots: float
    format: str

    def lines(self, lang: str = "en") -> list[str]:
        """The report in words."""
        say = catalogue(lang)

        def written(value: float, digits: int) -> str:
            text = f"{value:.{digits}f}"
            return text if lang == "en" else text.replace(".", ",")

        def percent(share: float, digits: int = 1) -> str:
            return written(100 * share, digits)

        found = [
            say("simulated-count", tournaments=self.tournaments, entrants=self.entrants),
            say("simulated-best", best=percent(self.best_wins)),
        ]
        if self.format not in ("groups-cup", "knock-out", "double-elimination"):
            by = "solved" if self.format == "time-trial" else "points"
            tied, still = percent(self.tied_on_points, 2), percent(self.still_tied, 3)
            found.append(say("simulated-ties", by=by, tied=tied, still=still))
        if self.format == "time-trial":
            return found
        found.append(say("simulated-starts", never=percent(self.never_start), often=percent(self.start_often)))
        meetings = {"opponents": written(self.opponents, 1), "rematches": written(self.rematches, 2)}
        found.append(say("simulated-meetings", thrice=percent(self.meet_thrice), **meetings))
        if self.format == "rank-tables" and self.small_tables:
            champion = written(self.champions_small_tables, 2)
            found.append(say("simulated-small-tables", all=written(self.small_tables, 2), champion=champion))
        if self.format == "groups-cup":
            found.append(say("simulated-lots", lots=written(self.lots, 2), draws=written(self.draws, 1)))
        return found


def simulate(
    regulation: Regulation,
    entrants: int,
    tournaments: int,
    *,
    players: Players = USUAL,
    seed: int = 1,
    answers: dict[str, str] | None = None,
    progress: Callable[[int], object] = lambda played: None,
) -> Report:
    """Play a regulation many times; where it asks something, the given answers or the defaults count.

    `progress` is told from time to time how many tournaments were played.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> report = simulate(PRESETS["kingdomino-championship"], 24, 20)
    >>> report.tournaments, report.games
    (20, 30.0)
    """
    can = feasible(regulation, entrants)
    if not can.ok:
        raise NotNow.from_catalogue(code="cannot-be-played", rule=can.rule, why=can.code, **can.facts)
    most = min(MOST_OF_FORMAT[regulation.format], MOST_PLAYERS)
    if entrants > most:
        raise NotNow("A simulation of this format takes at most {most} players", code="too-many", most=most)
    normal, n = NormalDist(), kernel.QUANTILES
    quantiles = np.array([round(1000 * normal.inv_cdf((i + 0.5) / n)) for i in range(n)], np.int64)
    model = kernel.Model(players.skill, players.luck, players.luck * DRAW_MARGIN * 10, quantiles, regulation.best_of)
    if regulation.format == "arena":
        play = _arena(regulation, entrants, players.game_minutes, model)
    else:
        play = _format(regulation, entrants, answers or {}, model)
    counts, state = np.zeros(kernel.COUNTS, np.int64), kernel.seeded(seed)
    batch = max(1, BATCH // max(entrants * entrants * max(1, regulation.minutes), 1000))
    for played in range(0, tournaments, batch):
        progress(played)
        state = play(min(batch, tournaments - played), state, counts)
    return _report(regulation, entrants, tournaments, counts)


Play = Callable[[int, int, kernel.Ints], int]
"""Plays a number of tournaments from a random state and counts; gives the next state."""


def _format(regulation: Regulation, entrants: int, answers: dict[str, str], model: kernel.Model) -> Play:
    rounds = regulation.rounds
    duel_points = _duel_points(regulation)
    if regulation.format == "rank-tables":
        tables_plan = _table_plan(regulation, entrants)
        return lambda count, state, counts: rank_tables(count, tables_plan, model, state, counts)
    if regulation.format == "swiss":
        return lambda count, state, counts: swiss(count, entrants, rounds, duel_points, model, state, counts)
    if regulation.format == "time-trial":
        return lambda count, state, counts: time_trial(count, entrants, rounds, model, state, counts)
    if regulation.format == "double-elimination":
        bracket = power_of_two(entrants)
        return lambda count, state, counts: double_elimination(count, entrants, bracket, model, state, counts)
    sizes, direct, places, bracket = _cup_shape(regulation, entrants, answers)
    lengths = np.array(sizes, np.int64)
    plan = CupPlan(lengths, direct, places, bracket, duel_points, regulation.marbles, regulation.legs)
    return lambda count, state, counts: groups_and_cup(count, plan, model, state, counts)


def _arena(regulation: Regulation, entrants: int, game_minutes: int, model: kernel.Model) -> Play:
    times = np.array([regulation.minutes, max(1, game_minutes), regulation.streak], np.int64)
    points = _duel_points(regulation)
    return lambda count, state, counts: arena(count, entrants, times, points, model, state, counts)


def _duel_points(regulation: Regulation) -> kernel.Ints:
    return np.array([int(Fraction(p) * kernel.UNIT) for p in regulation.duel_points], np.int64)


def _table_plan(regulation: Regulation, entrants: int) -> TablePlan:
    points = np.zeros((13, 13), np.int64)
    for size, row in regulation.table_points.items():
        points[size, :size] = [p * kernel.UNIT for p in row]
    named = [BREAKS[name] for name in regulation.tie_breaks if name in BREAKS]
    return TablePlan(
        sizes=np.array(tables.table_sizes(entrants, regulation.table_points), np.int64),
        rounds=regulation.rounds,
        points=points,
        by_standing=regulation.seating == "standing",
        fewest_starts=regulation.starts == "fewest",
        tie_breaks=np.array([*named, 3, 3, 3][:3], np.int64),  # the fourth row of sums stays zero
    )


def _cup_shape(regulation: Regulation, entrants: int, answers: dict[str, str]) -> tuple[tuple[int, ...], int, int, int]:
    """The groups, how many of each are in the cup, the places for the next-placed, the bracket."""
    if regulation.format == "round-robin":
        return (entrants,), 0, 0, 1
    if regulation.format == "knock-out":
        return (1,) * entrants, 1, 0, power_of_two(entrants)
    given = {d.question: answers.get(d.question, d.default) for d in decisions(regulation, entrants, answers)}
    splits = groups.group_splits(entrants)
    split = next((s for s in splits if groups.split_name(s) == given.get("split")), splits[0])
    plan = plan_named(len(split), given["cup"]) or plan_named(len(split), "2+byes") or plan_named(len(split), "2")
    assert plan is not None
    return split, plan.direct, plan.open if plan.filled_by == "next" else 0, plan.size


def _report(regulation: Regulation, entrants: int, tournaments: int, counts: kernel.Ints) -> Report:
    count = [int(value) for value in counts]
    people = max(1, count[kernel.PLAYERS])
    distinct = 2 * (count[kernel.MEETINGS] - count[kernel.AGAIN])
    seats = max(1, entrants * tournaments)
    return Report(
        entrants=entrants,
        tournaments=tournaments,
        tied_on_points=count[kernel.TIED] / tournaments,
        still_tied=count[kernel.STILL_TIED] / tournaments,
        best_wins=count[kernel.BEST_WINS] / tournaments,
        never_start=count[kernel.NEVER] / people,
        start_often=count[kernel.OFTEN] / people,
        opponents=distinct / people,
        rematches=count[kernel.AGAIN] / tournaments,
        meet_thrice=count[kernel.THRICE] / tournaments,
        small_tables=count[kernel.SMALL_SEATS] / seats,
        champions_small_tables=count[kernel.CHAMPIONS_SMALL] / tournaments,
        games=count[kernel.GAMES] / tournaments,
        draws=count[kernel.DRAWS] / tournaments,
        lots=count[kernel.LOTS] / tournaments,
        format=regulation.format,
    )


def warmers() -> list[tuple[str, Callable[[], object]]]:
    """A call for each kernel entry point, so that it can be compiled ahead."""
    names = (
        "kingdomino-championship",
        "pentago-tournament",
        "swiss",
        "katamino-time-trial",
        "double-elimination",
        "arena",
    )
    return [(f"Simulation: {name}", partial(simulate, PRESETS[name], 4, 1)) for name in names]
