"""An arena held against its rules: the clock, who was free, who waits, who meets whom, and what each game is worth.

Free is who is in, takes no break and has no game on. Of an odd number one waits: whoever was drawn most often, of
them the last by points and lot, unless that leaves only pairs in which somebody meets the opponent they have just had.
Such pairs are left out as long as anybody plays or is paired. The others must cost as little as in a Swiss round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from fractions import Fraction

from fivefold.tournaments.verifier import sums, swiss
from fivefold.tournaments.verifier.problem import NOTHING, Problem, problem
from fivefold.tournaments.verifier.state import Draw, FactRead, TournamentState

Worth = list[tuple[int, int, Fraction, sums.Game]]
"""Of each game that counts: a player, the opponent, what the player earns, and the game; in the order of the draws."""


def _when(time: str) -> datetime:
    found = datetime.fromisoformat(time)
    if found.tzinfo is None:
        raise ValueError(f"{time!r:.40} does not say where")
    return found


def time_is_up(tournament: TournamentState, time: str) -> bool:
    """Is a moment after the last one at which games are paired?"""
    began, minutes = tournament["arena"]["began"], tournament["rules"]["minutes"]
    if not isinstance(minutes, int) or not 0 < minutes < 10**5:
        raise ValueError("an arena has a number of minutes")
    return _when(time) - _when(began) >= timedelta(minutes=minutes)


def ending(tournament: TournamentState, fact: FactRead) -> Problem:
    """Was the end said too early, without a reason?"""
    if fact["reason"] or time_is_up(tournament, fact["time"]):
        return NOTHING
    return problem("the time was not up yet", "not-up")


def worth(tournament: TournamentState) -> Worth:
    """What each game is worth: after some wins in a row twice as much, until a game is not won."""
    least = tournament["rules"].get("streak", 0)
    win, draw, loss = sums.duel_points(tournament)
    run: dict[int, int] = defaultdict(int)
    found: Worth = []
    for game in sums.duels(tournament, "arena"):
        for player, other in (game["seats"], game["seats"][::-1]):
            won = game["winner"] == player
            plain = win if won else loss if game["winner"] else draw
            found.append((player, other, 2 * plain if least and run[player] >= least else plain, game))
            run[player] = run[player] + 1 if won else 0
    return found


def points(tournament: TournamentState) -> dict[int, Fraction]:
    """Everyone's points."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for player, _, earned, _ in worth(tournament):
        found[player] += earned
    return found


def keys(tournament: TournamentState) -> list[sums.Key]:
    """The regulation's tie-breaks."""
    games: dict[int, Worth] = defaultdict(list)
    for one in worth(tournament):
        games[one[0]].append(one)
    have = points(tournament)

    def against(group: list[int]) -> Callable[[int], Fraction]:
        members = set(group)
        return lambda player: sum((g[2] for g in games[player] if g[1] in members), Fraction(0))

    def rivals(player: int, weighted: bool) -> Fraction:
        parts = []
        for _, other, _, game in games[player]:
            share = Fraction(1, 2) if not game["winner"] else Fraction(int(game["winner"] == player))
            parts.append(have[other] * share if weighted else have[other])
        return sum(parts, Fraction(0))

    def wins(player: int) -> int:
        return sum(g[3]["winner"] == player and g[3]["kind"] != "walk-over" for g in games[player])

    named: dict[str, sums.Key] = {
        "points": lambda _: lambda player: have[player],
        "wins": lambda _: wins,
        "head-to-head": against,
        "buchholz": lambda _: lambda player: rivals(player, False),
        "sonneborn-berger": lambda _: lambda player: rivals(player, True),
        "lot": sums.lot_key(tournament, "standing"),
    }
    return [named[name] for name in tournament["rules"]["tie_breaks"] if name in named]


def standing(tournament: TournamentState) -> list[list[int]]:
    """The standing as groups of equals."""
    return sums.sort_equals(sums.players(tournament), keys(tournament))


def _playing(tournament: TournamentState, player: int) -> bool:
    where = tournament["arena"]["newest"].get(player)
    return where is not None and not _over(tournament, where)


def _over(tournament: TournamentState, where: tuple[int, int]) -> bool:
    return sums.duel(tournament, tournament["tables"][where])[0] != "open"


def _field(tournament: TournamentState, free: list[int]) -> swiss.Field:
    lot = next((order for (purpose, _), order in tournament["lots"].items() if purpose == "seeding"), [])
    if not lot:
        raise ValueError("the lot of the arena is missing")
    have = points(tournament)
    values = sorted({have[player] for player in free}, reverse=True)
    place = {player: at for at, player in enumerate(lot)}
    order = sorted(free, key=lambda p: (-have[p], place.get(p, len(lot) + p)))
    newest = tournament["arena"]["newest"]
    met = {frozenset(tournament["tables"][newest[p]]["seats"]) for p in free if p in newest}
    begun = Counter(table["began"] for table in tournament["tables"].values())
    return swiss.Field(order, {p: values.index(have[p]) for p in free}, begun, met)


def check(tournament: TournamentState, draw: Draw, time: str) -> Problem:
    """What is wrong with the pairs of an arena."""
    arena = tournament["arena"]
    if not tournament["started"] or arena["ended"] or time_is_up(tournament, time):
        return problem("the time was up", "time-up")
    here = [player for player in sums.players(tournament) if player not in arena["paused"]]
    free = [player for player in here if not _playing(tournament, player)]
    drawn = [table["seats"] for table in draw["tables"]]
    seats = [seat for pair in drawn for seat in pair]
    if not drawn or len(set(seats)) < len(seats) or not set(seats) <= set(free):
        return problem("only those who are free are paired, each once", "not-free")
    field = _field(tournament, free)
    return _pairs(tournament, field, drawn) or swiss.tables(field, draw["tables"], len(tournament["tables"]))


def _pairs(tournament: TournamentState, field: swiss.Field, drawn: list[list[int]]) -> Problem:
    seats = {seat for pair in drawn for seat in pair}
    if len(field.order) > swiss.BEST_IS_KNOWN:
        repeated = any(frozenset(pair) in field.met for pair in drawn)
        missing = len(field.order) - len(seats) > 1
        return problem("someone meets twice", "twice") if repeated or missing else NOTHING
    tries = [(some, swiss.least(field, some)) for some in _parts(tournament, field)]
    some, best = next((one for one in tries if one[1] < swiss.AGAIN), tries[0])
    again = best // swiss.AGAIN
    plays = any(_playing(tournament, player) for player in tournament["arena"]["newest"])
    if not again or (2 * again == len(some) and not plays):
        if seats != set(some):
            return problem("{player} should wait", "waits", player=sorted(set(field.order) - set(some)))
        return swiss.pairs(field, drawn)
    fresh = all(frozenset(pair) not in field.met for pair in drawn)
    if seats <= set(some) and fresh and 2 * len(drawn) == len(some) - 2 * again:
        return NOTHING
    return problem("two who have just met wait for others", "twice")


def _parts(tournament: TournamentState, field: swiss.Field) -> Iterator[list[int]]:
    """Everyone, or all but the one who waits, in the order in which they should."""
    if len(field.order) % 2 == 0:
        yield field.order
        return
    games = Counter(seat for table in tournament["tables"].values() for seat in table["seats"])
    place = {player: at for at, player in enumerate(field.order)}
    for waits in sorted(field.order, key=lambda player: (games[player], place[player]), reverse=True):
        yield [player for player in field.order if player != waits]
