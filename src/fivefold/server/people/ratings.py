"""Ratings: a fold of the results of rated games, by game, speed and company; nothing of it is stored.

Two who play against each other are rated by Glicko-2, tables of three and four (and partners) by openskill's model of
Plackett and Luce, whose numbers are set so that a difference means about the same as in Glicko-2. Games count in the
order in which they ended, whichever worker wrote them down first: a result that comes late is put in its place, and its
game is computed anew.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from fivefold.live.clocks import Speed
from fivefold.server.people.glicko import NARROWEST, SCALE, START, WIDEST, Game, Skill, after_games
from fivefold.server.people.measured import Company, level_skill
from fivefold.server.people.results import Result, Results

PROVISIONAL: Final[Mapping[Company, float]] = {"two": 110.0, "more": 230.0}
"""A rating with a larger deviation is provisional: about the first fifteen games of two and the first twenty of more,
which say less about each player."""
SLICE: Final = 200
"""Games that are counted before others get their turn."""
MODEL: Final = PlackettLuce(mu=START, sigma=WIDEST, beta=SCALE / math.sqrt(2), tau=WIDEST / 100)


class Rating(NamedTuple):
    """What is shown of somebody's strength. It is provisional while too few games were played, or too long ago."""

    value: int = round(START)
    deviation: int = round(WIDEST)
    games: int = 0
    provisional: bool = True

    @classmethod
    def read(cls, skill: Skill, games: int, company: Company) -> Rating:
        """A skill as it is shown.

        >>> Rating.read(Skill(1612.4, 80), 20, "two")
        Rating(value=1612, deviation=80, games=20, provisional=False)
        """
        unsure = skill.deviation > PROVISIONAL[company]
        return cls(round(skill.value), round(skill.deviation), games, unsure)


class Point(NamedTuple):
    """A rating after a game."""

    ended: float
    table: str
    skill: Skill


class Pool(NamedTuple):
    """People who are rated together."""

    speed: Speed
    company: Company


class Book:
    """The ratings of one game, as far as its results were counted: everybody's points, by pool and person."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.pools: dict[Pool, dict[str, list[Point]]] = {}
        self.counted = 0
        self.last: tuple[float, str] = (-math.inf, "")

    def count(self, result: Result) -> None:
        """Count one game; friendly ones change nothing."""
        self.counted += 1
        self.last = _order(result)
        if not result.rated:
            return
        pool = self.pools.setdefault(Pool(result.speed, result.company), {})
        before = [self._skill_at(pool, result, seat) for seat in range(len(result.players))]
        after = (_after_two if result.company == "two" else _after_more)(result, before)
        for player, skill in zip(result.players, after, strict=True):
            if player.who:
                pool.setdefault(player.who, []).append(Point(result.ended, result.table, skill))

    def _skill_at(self, pool: Mapping[str, list[Point]], result: Result, seat: int) -> Skill:
        player = result.players[seat]
        if player.bot:
            return level_skill(self.game, result.company, player.bot) or Skill()
        points = pool.get(player.who)
        return points[-1].skill.idle(result.ended - points[-1].ended) if points else Skill()


def _after_two(result: Result, before: list[Skill]) -> list[Skill]:
    ranks = result.ranks()
    scores = [0.5 if ranks[0] == ranks[1] else float(ranks[seat] < ranks[1 - seat]) for seat in (0, 1)]
    return [
        _bounded(after_games(before[seat], [Game(before[1 - seat], scores[seat])], period=False)) for seat in (0, 1)
    ]


def _after_more(result: Result, before: list[Skill]) -> list[Skill]:
    ranks, count = result.ranks(), len(before)
    teams = [[seat, seat + 2] for seat in (0, 1)] if result.teams else [[seat] for seat in range(count)]
    rated = MODEL.rate(
        [[MODEL.rating(before[seat].value, before[seat].deviation) for seat in team] for team in teams],
        ranks=[float(min(ranks[seat] for seat in team)) for team in teams],
    )
    after = list(before)
    for team, found in zip(teams, rated, strict=True):
        for seat, one in zip(team, found, strict=True):
            after[seat] = _bounded(before[seat]._replace(value=one.mu, deviation=one.sigma))
    return after


def _bounded(skill: Skill) -> Skill:
    return skill._replace(deviation=min(WIDEST, max(NARROWEST, skill.deviation)))


def _order(result: Result) -> tuple[float, str]:
    return result.ended, result.table


def counted(game: str, results: Iterable[Result]) -> Book:
    """The ratings after all these games, whatever order they come in."""
    book = Book(game)
    for result in sorted(results, key=_order):
        book.count(result)
    return book


class Ratings:
    """The ratings of a house."""

    def __init__(self, results: Mapping[str, Results], now: Callable[[], float]) -> None:
        self._results, self._now = results, now
        self._books: dict[str, Book] = {}
        self._lock = asyncio.Lock()

    async def count(self, game: str) -> None:
        """Count the games that have ended since, a slice at a time."""
        async with self._lock:
            found, book = self._results.get(game), self._books.get(game)
            if found is None:
                return
            known = book.counted if book is not None else 0
            fresh = sorted(found.all[known:], key=_order)
            if book is None or (fresh and _order(fresh[0]) < book.last):  # one came late: all, in their order
                book, fresh = Book(game), sorted(found.all, key=_order)
            for number, result in enumerate(fresh, 1):
                book.count(result)
                if number % SLICE == 0:
                    await asyncio.sleep(0)
            self._books[game] = book

    def of(self, who: str, game: str, speed: Speed, company: Company = "two") -> Rating:
        """Somebody's rating now; who has not played for it yet has the rating of a beginner, provisional.

        It is what was counted last, a moment after each game.
        """
        points = self.history(who, game, speed, company)
        if not points:
            return Rating()
        skill = points[-1].skill.idle(self._now() - points[-1].ended)
        return Rating.read(skill, len(points), company)

    def level(self, game: str, bot: str, company: Company = "two") -> Rating | None:
        """What a computer's level is worth; None for one that was not measured."""
        skill = level_skill(game, company, bot)
        return None if skill is None else Rating(round(skill.value), round(skill.deviation), 0, provisional=False)

    def history(self, who: str, game: str, speed: Speed, company: Company = "two") -> Sequence[Point]:
        """Somebody's rating after each of their rated games."""
        book = self._books.get(game)
        return book.pools.get(Pool(speed, company), {}).get(who, ()) if book is not None else ()

    def pools(self, game: str) -> list[Pool]:
        """Where anybody is rated, in a game."""
        book = self._books.get(game)
        return sorted(book.pools) if book is not None else []

    def ranking(self, game: str, pool: Pool) -> list[tuple[str, Rating]]:
        """Everybody whose rating is not provisional, the best first."""
        book = self._books.get(game)
        people = book.pools.get(pool, {}) if book is not None else {}
        found = [(who, self.of(who, game, *pool)) for who in people]
        return sorted(
            ((who, rating) for who, rating in found if not rating.provisional),
            key=lambda one: (-one[1].value, one[1].deviation, one[0]),
        )

    def forget(self) -> None:
        """What was counted is another house's: count anew."""
        self._books.clear()
