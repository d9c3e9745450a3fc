"""An arena by time: for some minutes whoever is free is paired anew with whoever is free.

Free is who has no game on and takes no break. They stand from the most points down, equals as the lot put them (who
came later behind, by number). With an odd number one waits: whoever has had the most games, of several the last in that
order; somebody else only where otherwise two would meet who have just met. The pairs are the nearest in points, and
then those with even starts; two of whom one has just met the other wait as long as anybody else plays.

Games are numbered through. After the end nobody is paired. What is being played then is played to its end and counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats.common import lot_or_need, starts_so_far, unsettled
from fivefold.tournaments.formats.pairing import Candidate, Pair, pair
from fivefold.tournaments.needs import Draw, DrawnTable, Feasible, Finished, LotNeeded, Need, Waiting, out_of_range
from fivefold.tournaments.regulation import Points, Regulation
from fivefold.tournaments.scoring import Line, complete, score
from fivefold.tournaments.standing import Ledger, Standing, judges_for, rank
from fivefold.tournaments.state import Table, Tournament

SEEDING: Final = "seeding"
MOST_PAIRINGS: Final = 3000
"""How often somebody can be paired in one arena."""


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Any number from two."""
    if not regulation.at_least <= entrants <= regulation.at_most:
        return out_of_range(regulation.at_least, regulation.at_most, entrants, regulation.rule("at_most"))
    return Feasible(True, "minutes", {"minutes": regulation.minutes, "games": entrants // 2})


def lines_of(tournament: Tournament, tables: Iterable[Table] | None = None) -> list[Line]:
    """What everyone takes from each game, in the order in which the games were paired.

    After `streak` wins in a row a game counts double, until one is not won. A void game changes nothing.
    """
    found: list[Line] = []
    won_in_a_row: Counter[int] = Counter()
    streak = tournament.rules.streak
    for table in tournament.tables.values() if tables is None else tables:
        for line in score(tournament, table):
            on_fire = streak and won_in_a_row[line.entrant] >= streak
            found.append(line._replace(points=2 * line.points) if on_fire and line.state != "void" else line)
            if line.state != "void":
                won_in_a_row[line.entrant] = won_in_a_row[line.entrant] + 1 if line.won == 2 else 0
    return found


def ledger_of(tournament: Tournament) -> Ledger:
    """Everyone's games."""
    return Ledger(lines_of(tournament))


def standing_of(tournament: Tournament) -> Standing:
    """Points, then the regulation's tie-breaks."""
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    judges = judges_for(tournament, ledger_of(tournament), "standing")
    return rank([e.number for e in tournament.players], judges, out)


def busy(tournament: Tournament, entrant: int) -> bool:
    """Has somebody a game on?"""
    where = tournament.latest.get(entrant)
    return where is not None and not complete(tournament, tournament.tables[where])


def free(tournament: Tournament) -> list[int]:
    """Who can be paired now."""
    here = [e.number for e in tournament.players if e.number not in tournament.paused]
    return [number for number in here if not busy(tournament, number)]


def check_free(tournament: Tournament, tables: Iterable[Mapping[str, Any]]) -> None:
    """Refuse to pair somebody who is playing or takes a break."""
    able = set(free(tournament))
    for table in tables:
        for seat in table["seats"]:
            if seat not in able:
                raise NotNow(
                    "{name} is playing or takes a break, and is not paired now",
                    code="not-free",
                    name=tournament.name(seat),
                )


def propose(tournament: Tournament) -> Need:
    """The games that can be paired now, the clock, or what is left to settle after the end."""
    if not tournament.started:
        return Waiting("start")
    if tournament.ended:
        return unsettled(tournament) or Finished()
    number, able = len(tournament.rounds) + 1, free(tournament)
    if len(able) > 1 and number <= MOST_PAIRINGS:
        lot = _lot(tournament, able)
        if isinstance(lot, LotNeeded):
            return lot
        pairs = next_pairs(tournament, able, lot)
        if pairs:
            first = len(tournament.tables) + 1
            return Draw(number, "arena", tuple(_table(at, *both) for at, both in enumerate(pairs, first)))
    playing = [where for where, table in tournament.tables.items() if not complete(tournament, table)]
    return Waiting("clock", tables=tuple(playing))


def _lot(tournament: Tournament, able: list[int]) -> tuple[int, ...] | LotNeeded:
    """The one lot of an arena: it is drawn between those who are there for the first games."""
    drawn = next((lot.outcome for lot in tournament.lots if lot.purpose == SEEDING), None)
    return drawn or lot_or_need(tournament, SEEDING, able, tournament.rules.rule("seating"))


def _table(number: int, one: Candidate, other: Candidate) -> DrawnTable:
    starter, second = (other, one) if other.starts < one.starts else (one, other)
    return DrawnTable(number, (starter.entrant, second.entrant), starter.entrant)


def next_pairs(tournament: Tournament, able: list[int], lot: tuple[int, ...]) -> list[Pair]:
    """Who of those who are free plays whom; nobody where waiting is better."""
    order = _by_points(tournament, able, lot)
    found: list[Pair] = []
    for some in _without_one(tournament, order):
        pairs = pair(some)
        found = found or pairs
        if not any(_again(p) for p in pairs):
            return pairs
    fresh = [p for p in found if not _again(p)]
    plays = any(busy(tournament, entrant) for entrant in tournament.latest)
    return fresh if fresh or plays else found


def _again(both: Pair) -> bool:
    return both[1].entrant in both[0].met


def _without_one(tournament: Tournament, order: list[Candidate]) -> Iterable[list[Candidate]]:
    """The field, or each even part of it, beginning without the one who should wait."""
    if len(order) % 2 == 0:
        return [order]
    games = Counter(seat for table in tournament.tables.values() for seat in table.seats)
    last_first = range(len(order) - 1, -1, -1)
    return (order[:at] + order[at + 1 :] for at in sorted(last_first, key=lambda at: -games[order[at].entrant]))


def _by_points(tournament: Tournament, able: list[int], lot: tuple[int, ...]) -> list[Candidate]:
    points: dict[int, Points] = defaultdict(int)
    for line in lines_of(tournament):
        points[line.entrant] += line.points
    place = {entrant: at for at, entrant in enumerate(lot)}
    worth = {entrant: points[entrant] for entrant in able}
    levels = {value: at for at, value in enumerate(sorted(set(worth.values()), reverse=True))}
    begun, met = starts_so_far(tournament), _just_met(tournament, able)
    return [
        Candidate(entrant, levels[worth[entrant]], begun[entrant], frozenset(met[entrant]))
        for entrant in sorted(able, key=lambda e: (levels[worth[e]], place.get(e, len(lot)), e))
    ]


def _just_met(tournament: Tournament, able: list[int]) -> dict[int, set[int]]:
    """For each the players of whom one has met the other in their newest game."""
    met: dict[int, set[int]] = {entrant: set() for entrant in able}
    for entrant in able:
        if entrant in tournament.latest:
            for other in tournament.tables[tournament.latest[entrant]].seats:
                if other != entrant:
                    met[entrant].add(other)
                    met.setdefault(other, set()).add(entrant)
    return met


def finished(tournament: Tournament) -> bool:
    """Is the time up and everything settled?"""
    return tournament.ended and unsettled(tournament) is None
