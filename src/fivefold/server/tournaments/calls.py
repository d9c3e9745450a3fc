"""Which game is played at which table of the hall.

Where everybody sits at one table only and there are tables enough, the tables of a draw are the tables of the hall. In
a group everybody has several games, and some halls have fewer tables than games: then games are called, in their order,
to the tables that become free. A call is a notice and stays; nobody is sent elsewhere because something was corrected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fivefold.refusals import Refused
from fivefold.server.tournaments.notices import Notices
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.state import Tournament


@dataclass(frozen=True, slots=True)
class Game:
    """A table of the draw, as the hall sees it."""

    number: int
    seats: tuple[int, ...]
    wave: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where the games of a round are played: `places` are tables of the hall, `waiting` games in their order."""

    called: bool
    places: Mapping[int, int]
    waiting: tuple[int, ...] = ()


def sitting(games: Sequence[Game], called: Mapping[int, int], count: int, fixed: Mapping[int, int]) -> Sitting:
    """Where everybody sits: `called` says to which table a game was called, the first call first.

    >>> groups = [Game(1, (1, 2), 1), Game(2, (3, 4), 1), Game(3, (1, 3), 2)]
    >>> sitting(groups, {1: 1, 2: 2}, 0, {}).waiting
    (3,)
    >>> sitting([Game(1, (1, 2)), Game(2, (3, 4))], {}, 0, {3: 1}).places
    {1: 2, 2: 1}
    """
    if not (called or _must_be_called(games, count)):
        return Sitting(False, places_of(((game.number, game.seats) for game in games), fixed))
    held = dict(_held(games, called))
    places = {game.number: held.get(game.number, called.get(game.number, 0) if game.done else 0) for game in games}
    waiting = [game.number for game in _in_order(games) if not game.done and not places[game.number]]
    return Sitting(True, places, tuple(waiting))


def next_calls(
    games: Sequence[Game], called: Mapping[int, int], count: int, fixed: Mapping[int, int]
) -> list[tuple[int, int]]:
    """The games that can be called now, each with its table.

    Whose place is fixed waits for that table; the others take it only when no other is free.

    >>> groups = [Game(1, (1, 2), 1), Game(2, (3, 4), 1), Game(3, (1, 3), 2)]
    >>> next_calls(groups, {}, 0, {})
    [(1, 1), (2, 2)]
    >>> next_calls([Game(1, (1, 2), 1, done=True), *groups[1:]], {1: 1, 2: 2}, 0, {})
    []
    """
    if not (called or _must_be_called(games, count)):
        return []
    held = dict(_held(games, called))
    busy = {seat for game in games if game.number in held for seat in game.seats}
    tables = range(1, tables_in(games, count) + 1)
    free = [table for table in tables if table not in held.values()]
    kept = set(fixed.values())
    found = []
    for game in _in_order(games):
        if game.done or game.number in held or not busy.isdisjoint(game.seats):
            continue
        wanted = next((fixed[seat] for seat in game.seats if fixed.get(seat) in tables), 0)
        if wanted:
            choice = [wanted] if wanted in free else []
        else:
            choice = sorted(free, key=lambda table: (table in kept, table != game.number, table))
        if choice:
            found.append((game.number, choice[0]))
            free.remove(choice[0])
            busy.update(game.seats)
    return found


def tables_in(games: Sequence[Game], count: int) -> int:
    """How many tables the hall has; where nobody has said it, as many as games can go on at once."""
    if count:
        return count
    waves = [game.wave for game in games]
    return max(waves.count(wave) for wave in set(waves)) if _twice(games) else len(games)


def _must_be_called(games: Sequence[Game], count: int) -> bool:
    return bool(games) and (_twice(games) or 0 < count < len(games))


def _twice(games: Iterable[Game]) -> bool:
    """Does anybody have more than one game in this round?"""
    seats = [seat for game in games for seat in game.seats]
    return len(set(seats)) < len(seats)


def _in_order(games: Iterable[Game]) -> list[Game]:
    return sorted(games, key=lambda game: (game.wave, game.number))


def _held(games: Iterable[Game], called: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The games that sit at their table. If a result is undone two games can want one table or one player: who was
    called first stays."""
    open_games = {game.number: game for game in games if not game.done}
    taken: set[int] = set()
    busy: set[int] = set()
    for number, place in called.items():
        game = open_games.get(number)
        if game is not None and place and place not in taken and busy.isdisjoint(game.seats):
            taken.add(place)
            busy.update(game.seats)
            yield number, place


def places_of(tables: Iterable[tuple[int, tuple[int, ...]]], fixed: Mapping[int, int]) -> dict[int, int]:
    """Where each table of a round stands in the hall: at its own number, unless someone's place is fixed.

    >>> places_of([(1, (5, 6)), (2, (7, 8)), (3, (9, 10))], {7: 3})
    {1: 1, 2: 3, 3: 2}
    """
    tables = list(tables)
    where = {number: number for number, _ in tables}
    seats = {entrant: number for number, table in tables for entrant in table}
    for entrant, place in fixed.items():
        number = seats.get(entrant, 0)
        if not number or place not in where.values():
            continue
        other = next(n for n, p in where.items() if p == place)
        where[number], where[other] = where[other], where[number]
    return where


def arena_sitting(tournament: Tournament, wall: Notices, number: int) -> Sitting:
    """Where the games of one pairing of an arena are played: every game is called to a table that is free."""
    called = wall.calls.get(number, {})
    games = games_of(tournament, number)
    places = {game.number: called.get(game.number, 0) for game in games}
    return Sitting(True, places, tuple(game.number for game in games if not game.done and not places[game.number]))


def arena_calls(tournament: Tournament, wall: Notices) -> list[tuple[int, int, int]]:
    """The calls that can be made in an arena, the games that were paired first before the others."""
    waiting: list[tuple[int, int, tuple[int, ...]]] = []
    held: set[int] = set()
    for where, table in tournament.tables.items():
        if complete(tournament, table):
            continue
        place = wall.calls.get(where[0], {}).get(where[1], 0)
        if place:
            held.add(place)
        else:
            waiting.append((*where, table.seats))
    tables = range(1, (wall.tables.count or max(1, len(tournament.players) // 2)) + 1)
    kept, found = set(wall.places.values()), []
    for number, table_number, seats in waiting:
        wanted = next((wall.places[seat] for seat in seats if wall.places.get(seat) in tables), 0)
        free = [place for place in ([wanted] if wanted else tables) if place not in held]
        if free:
            place = min(free, key=lambda place: (place in kept, place))
            found.append((number, table_number, place))
            held.add(place)
    return found


def games_of(tournament: Tournament, number: int) -> list[Game]:
    """The games of a round."""
    return [
        Game(table.number, table.seats, table.wave, complete(tournament, table))
        for table in tournament.tables_of(tournament.rounds[number - 1])
    ]


def seated(tournament: Tournament, wall: Notices, number: int) -> Sitting:
    """Where a round sits, as the wall says. At home and in a league over weeks there are games, but no tables."""
    games = games_of(tournament, number)
    if wall.online.minutes or tournament.rules.days_apart:
        return Sitting(True, {game.number: 0 for game in games})
    if tournament.rules.format == "arena":
        return arena_sitting(tournament, wall, number)
    return sitting(games, wall.calls.get(number, {}), wall.tables.count, wall.places)


def wanted_calls(tournament: Tournament, wall: Notices) -> list[tuple[int, int, int]]:
    """The calls that can be made in the running round: round, game, table."""
    if not tournament.rounds or tournament.closed or wall.online.minutes or tournament.rules.days_apart:
        return []
    if tournament.rules.format == "arena":
        return arena_calls(tournament, wall)
    number = tournament.rounds[-1].number
    games = games_of(tournament, number)
    found = next_calls(games, wall.calls.get(number, {}), wall.tables.count, wall.places)
    return [(number, game, place) for game, place in found]


def check_call(tournament: Tournament, wall: Notices, number: int, table: int, place: int) -> None:
    """Refuse a call by hand that cannot be followed."""
    drawn, arena = tournament.tables.get((number, table)), tournament.rules.format == "arena"
    if drawn is None or not (arena or number == len(tournament.rounds)) or complete(tournament, drawn):
        raise Refused("Game {table} is not being played in this round", code="not-playing", table=table)
    if arena:
        _check_free_place(tournament, wall, (number, table), place)
        return
    where = seated(tournament, wall, number)
    done = {game.number for game in games_of(tournament, number) if game.done}
    other = next((n for n, p in where.places.items() if place and p == place and n != table and n not in done), 0)
    if other:
        raise Refused("Game {other} is being played at table {place}", code="place-taken", other=other, place=place)


def _check_free_place(tournament: Tournament, wall: Notices, where: tuple[int, int], place: int) -> None:
    for other, table in tournament.tables.items():
        at = wall.calls.get(other[0], {}).get(other[1], 0)
        if at == place and other != where and not complete(tournament, table):
            raise Refused("Game {other} is being played at table {place}", code="place-taken", other=other[1], place=at)
