"""People as others see them: profiles, finished games, ratings, ranking lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, TypeVar

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from fivefold import games
from fivefold.bots.measured import Company
from fivefold.live.clocks import Speed
from fivefold.refusals import NotFound
from fivefold.server.api.common import NO, Answer, Asker, InHouse
from fivefold.server.house import House
from fivefold.server.people.accounts import Account, Person
from fivefold.server.people.history import Game, Tally, Wanted, games_of, tallies
from fivefold.server.people.measured import LEVELS
from fivefold.server.people.privacy import Viewer, names_of, standing_of, viewer
from fivefold.server.people.ratings import Pool, Rating

router = APIRouter(prefix="/api", tags=["people"])
T = TypeVar("T")
Name = Annotated[str, Path(min_length=1, max_length=30, description="The name of an account.")]
GameName = Annotated[str, Path(max_length=40, examples=["pentago"])]
MOST_OPPONENTS = 40
MOST_POINTS = 600
RANKED = 100


class RatingView(Answer):
    """A rating: of a game, at a speed, of two against each other or of more."""

    game: str
    speed: Speed
    company: Company
    value: int
    deviation: int
    games: int
    provisional: bool


class TallyLine(Answer):
    """Games added up by `key`; `name` is an opponent's, empty for a guest (`standing`)."""

    key: str
    name: str = ""
    bot: str = ""
    standing: str = ""
    won: int
    drawn: int
    lost: int


class TournamentPlayed(BaseModel):
    """A tournament in which games were played on the screen."""

    id: str
    title: str
    games: int


class Profile(Answer):
    """An account as the asker sees it; without games where it shows them to nobody."""

    name: str
    since: float
    you: bool
    closed: bool
    shows_games: bool
    games: int
    ratings: list[RatingView]
    by_game: list[TallyLine]
    tournaments: list[TournamentPlayed]
    given: str | None = Field(description="Why a moderator has given one this name; only for oneself.")
    puzzles: str = Field(description="One's own puzzles, as the page keeps them; only for oneself.")


class Breakdown(Answer):
    """Results of one game by variant, opponent and colour."""

    by_variant: list[TallyLine]
    by_opponent: list[TallyLine]
    by_colour: list[TallyLine]


class PlayerView(Answer):
    """A seat of a finished game; `standing` says why somebody has no name: `guest` or `former`."""

    name: str
    bot: str
    standing: str
    colour: str
    rank: int
    score: float
    rating: int | None = Field(description="Their rating after a rated game.")
    change: int = Field(description="By how much it has changed.")


class FinishedGame(Answer):
    """A finished game of somebody, whose seat it names."""

    table: str
    game: str
    options: str
    ended: float
    speed: Speed
    clock: str
    title: str
    rated: bool
    tournament: str
    moves: int
    ending: str
    seat: int
    verdict: Literal["won", "drawn", "lost"]
    players: list[PlayerView]


class FinishedGames(Answer):
    """A page of somebody's games, the newest first, of `count` in all."""

    count: int
    games: list[FinishedGame]


class RatingPoint(BaseModel):
    """A rating after a game."""

    at: float
    value: int
    deviation: int


class RatingHistory(Answer):
    """How a rating has gone; of very many points some are left out."""

    points: list[RatingPoint]


class Ranked(Answer):
    """Somebody in a ranking list."""

    place: int
    name: str
    value: int
    deviation: int
    games: int


class LevelRating(BaseModel):
    """What a computer's level is worth on the same scale."""

    bot: str
    value: int


class PoolView(BaseModel):
    """A list of its own: a speed, and two against each other or more."""

    speed: Speed
    company: Company
    players: int


class Ranking(Answer):
    """The ranking list of a game; who is provisional does not stand in it."""

    pools: list[PoolView]
    speed: Speed
    company: Company
    people: list[Ranked]
    levels: list[LevelRating]


class _Seen(NamedTuple):
    """An account, its keys, and who looks at it."""

    account: Account
    keys: list[str]
    viewer: Viewer


async def _seen(house: House, name: str, asker: Person) -> _Seen:
    account = await house.people.find(name)
    if account is None:
        raise NotFound("There is nobody of this name here", code="no-such-person")
    keys = await house.people.keys_of(account.who)
    mine = keys if asker.account == account.name else [asker.who]
    return _Seen(account, keys, viewer(mine, account, keys))


def _games(house: House, seen: _Seen) -> list[Game]:
    """The games that the viewer sees."""
    return list(games_of((one for one in house.archive.of(seen.keys) if seen.viewer.sees(one)), seen.keys))


@router.get("/people/{name}", operation_id="getProfile", responses=NO)
async def profile(name: Name, house: InHouse, asker: Asker) -> Profile:
    """An account: ratings, results by game, tournaments."""
    await house.ready()
    seen = await _seen(house, name, asker)
    found = _games(house, seen)
    kept = await house.progress.of(seen.account.who) if seen.viewer.own else {}
    return Profile(
        name=seen.account.name,
        since=seen.account.created,
        you=seen.viewer.own,
        closed=seen.account.closed,
        shows_games=seen.viewer.sees_games,
        games=len(found),
        ratings=_ratings(house, seen.account.who),
        by_game=_tallied(tallies(found, lambda game: [game.result.game])),
        tournaments=await _tournaments(house, found),
        given=seen.account.given if seen.viewer.own else None,
        puzzles=kept.get("puzzles", ""),
    )


def _ratings(house: House, who: str) -> list[RatingView]:
    found = []
    for game in games.names():
        for pool in house.ratings.pools(game):
            rating = house.ratings.of(who, game, *pool)
            if rating.games:
                found.append(RatingView(game=game, speed=pool.speed, company=pool.company, **rating._asdict()))
    return found


def _tallied(found: Mapping[str, Tally]) -> list[TallyLine]:
    return [TallyLine(key=key, **tally._asdict()) for key, tally in found.items()]


async def _tournaments(house: House, found: Iterable[Game]) -> list[TournamentPlayed]:
    counts = tallies((one for one in found if one.result.tournament), lambda game: [game.result.tournament])
    titles = {one.result.tournament: one.result.title.rpartition(":")[0] for one in found if one.result.tournament}
    return [TournamentPlayed(id=id, title=titles[id], games=tally.played) for id, tally in counts.items()][:100]


@router.get("/people/{name}/results", operation_id="getResults", responses=NO)
async def results(
    name: Name, house: InHouse, asker: Asker, game: Annotated[str, Query(max_length=40)] = ""
) -> Breakdown:
    """Results by variant, opponent and colour, of one game or of all."""
    await house.ready()
    seen = await _seen(house, name, asker)
    found = [one for one in _games(house, seen) if Wanted(game).fits(one)]
    by_key = tallies(found, lambda one: one.opponents)
    names = await names_of(house.store, by_key)
    merged: dict[tuple[str, str], Tally] = {}
    for key, tally in by_key.items():
        bot = key if any(key == player.bot for one in found for player in one.result.players) else ""
        shown = (bot, names.get(key, "") or ("" if bot else standing_of(key, names)))
        before = merged.get(shown, Tally())
        merged[shown] = Tally(*(a + b for a, b in zip(before, tally, strict=True)))
    named = set(names.values())
    opponents = [
        TallyLine(
            key=f"bot:{bot}" if bot else word if word in named else "",
            name=word if word in named else "",
            bot=bot,
            standing="" if bot or word in named else word,
            **tally._asdict(),
        )
        for (bot, word), tally in sorted(merged.items(), key=lambda one: -one[1].played)
    ]
    return Breakdown(
        by_variant=_tallied(tallies(found, lambda one: [one.result.options])) if game else [],
        by_opponent=opponents[:MOST_OPPONENTS],
        by_colour=_tallied(tallies(found, lambda one: [one.colour] if one.colour else [])),
    )


class Filter(BaseModel):
    """Which games are looked for."""

    game: str = Field("", max_length=40)
    options: str = Field("", max_length=400)
    opponent: str = Field("", max_length=60, description="An account's name, or bot:NAME for a computer.")
    colour: str = Field("", max_length=20)
    verdict: Literal["", "won", "drawn", "lost"] = ""
    rated: bool | None = None
    skip: int = Field(0, ge=0, le=10**7)
    limit: int = Field(20, ge=1, le=100)


@router.get("/people/{name}/games", operation_id="listFinishedGames", responses=NO)
async def finished(name: Name, house: InHouse, asker: Asker, wanted: Annotated[Filter, Query()]) -> FinishedGames:
    """Finished games, the newest first."""
    await house.ready()
    seen = await _seen(house, name, asker)
    asked = Wanted(
        wanted.game,
        wanted.options,
        await _opponents(house, wanted.opponent),
        wanted.colour,
        wanted.verdict,
        wanted.rated,
    )
    found = [game for game in _games(house, seen) if asked.fits(game)]
    page = found[wanted.skip : wanted.skip + wanted.limit]
    names = await names_of(house.store, (who for game in page for who in game.result.people))
    return FinishedGames(count=len(found), games=[_finished(house, game, names) for game in page])


async def _opponents(house: House, name: str) -> frozenset[str]:
    if not name or name.startswith("bot:"):
        return frozenset({name.removeprefix("bot:")} - {""})
    account = await house.people.find(name)
    return frozenset(await house.people.keys_of(account.who) if account is not None else {"nobody"})


def _finished(house: House, game: Game, names: Mapping[str, str]) -> FinishedGame:
    result = game.result
    players = []
    for player in result.players:
        rating, change = _change(house, game, player.who) if result.rated and player.who else (None, 0)
        players.append(
            PlayerView(
                name=names.get(player.who, ""),
                bot=player.bot,
                standing="" if player.bot else standing_of(player.who, names),
                colour=player.colour,
                rank=player.rank,
                score=player.score,
                rating=rating,
                change=change,
            )
        )
    return FinishedGame(
        table=result.table,
        game=result.game,
        options=result.options,
        ended=result.ended,
        speed=result.speed,
        clock=result.clock,
        title=result.title,
        rated=result.rated,
        tournament=result.tournament,
        moves=result.moves,
        ending=result.ending,
        seat=game.seat,
        verdict=game.verdict,
        players=players,
    )


def _change(house: House, game: Game, who: str) -> tuple[int | None, int]:
    """Somebody's rating after a game, and by how much it has changed."""
    result = game.result
    points = house.ratings.history(who, result.game, result.speed, result.company)
    at = next((n for n in reversed(range(len(points))) if points[n].table == result.table), None)
    if at is None:
        return None, 0
    before = points[at - 1].skill.value if at else Rating().value
    return round(points[at].skill.value), round(points[at].skill.value) - round(before)


@router.get("/people/{name}/ratings/{game}", operation_id="getRatingHistory", responses=NO)
async def rating_history(
    name: Name, game: GameName, house: InHouse, asker: Asker, speed: Speed = "slow", company: Company = "two"
) -> RatingHistory:
    """How a rating has gone."""
    await house.ready()
    seen = await _seen(house, name, asker)
    points = house.ratings.history(seen.account.who, game, speed, company)
    return RatingHistory(
        points=[
            RatingPoint(at=point.ended, value=round(point.skill.value), deviation=round(point.skill.deviation))
            for point in thinned(points, MOST_POINTS)
        ]
    )


def thinned(points: Sequence[T], most: int) -> list[T]:
    """At most so many of some points, evenly, the last one among them.

    >>> thinned(range(10), 4)
    [0, 3, 6, 9]
    """
    if len(points) <= most:
        return list(points)
    return [points[round(n * (len(points) - 1) / (most - 1))] for n in range(most)]


@router.get("/rankings/{game}", operation_id="getRanking", responses=NO)
async def ranking(
    game: GameName, house: InHouse, speed: Speed | None = None, company: Company | None = None
) -> Ranking:
    """The best players of a game, and the computer's levels on the same scale."""
    await house.ready()
    games.game(game)
    lists = {pool: house.ratings.ranking(game, pool) for pool in house.ratings.pools(game)}
    wanted = [pool for pool in lists if speed in (None, pool.speed) and company in (None, pool.company)]
    most = max(wanted, key=lambda pool: len(lists[pool]), default=Pool(speed or "slow", company or "two"))
    chosen = Pool(speed or most.speed, company or most.company)
    people = lists.get(chosen, [])[: 2 * RANKED]
    names = await names_of(house.store, (who for who, _ in people))
    named = [(names[who], rating) for who, rating in people if who in names][:RANKED]
    return Ranking(
        pools=[PoolView(speed=pool.speed, company=pool.company, players=len(people)) for pool, people in lists.items()],
        speed=chosen.speed,
        company=chosen.company,
        people=[
            Ranked(place=place, name=name, value=rating.value, deviation=rating.deviation, games=rating.games)
            for place, (name, rating) in enumerate(named, 1)
        ],
        levels=[
            LevelRating(bot=bot, value=round(skill.value))
            for (one, together, bot), skill in LEVELS.items()
            if (one, together) == (game, chosen.company)
        ],
    )
