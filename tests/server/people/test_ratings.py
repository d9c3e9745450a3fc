"""Ratings as a fold of results: by whom, in which order, and what they are compared with."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Sequence

import msgspec
import pytest
from openskill.models import PlackettLuce
from tests.server.conftest import run

from fivefold.server.people.glicko import SCALE, Game, Skill, after_games
from fivefold.server.people.measured import LEVELS, level_skill
from fivefold.server.people.ratings import Book, Pool, Rating, Ratings, counted
from fivefold.server.people.results import Player, Result, Results
from fivefold.server.storage import NewFact

TWO, MORE = Pool("slow", "two"), Pool("slow", "more")
DAY = 86400.0


def game(table: str, ended: float, *whos: str, ranks: Sequence[int] = (1, 2), **more: object) -> Result:
    """A rated game; a name in capitals is a computer's level."""
    players = tuple(
        Player(
            rank=rank,
            score=float(rank == 1),
            who="" if who.startswith("level") else who,
            bot=who if who.startswith("level") else "",
            moves=9,
        )
        for who, rank in zip(whos, ranks, strict=True)
    )
    result = Result(table=table, game="pente", ended=ended, speed="slow", ending="board", players=players, rated=True)
    return msgspec.structs.replace(result, **more)


def skill_of(book: Book, who: str, pool: Pool = TWO) -> Skill:
    return book.pools[pool][who][-1].skill


def test_two_players_are_rated_by_glicko_with_the_time_between_their_games() -> None:
    book = counted("pente", [game("a", 0, "anna", "ben"), game("b", 30 * DAY, "anna", "ben", ranks=(1, 1))])
    anna, ben = (after_games(Skill(), [Game(Skill(), score)], period=False) for score in (1, 0))
    later = [one.idle(30 * DAY) for one in (anna, ben)]
    assert skill_of(book, "anna") == after_games(later[0], [Game(later[1], 0.5)], period=False)
    assert skill_of(book, "ben") == after_games(later[1], [Game(later[0], 0.5)], period=False)


@pytest.mark.parametrize("ranks", [(1, 2, 3), (2, 1, 2), (1, 1, 1)])
def test_tables_of_three_are_rated_as_openskill_rates_them(ranks: tuple[int, ...]) -> None:
    model = PlackettLuce(mu=1500, sigma=350, beta=SCALE / math.sqrt(2), tau=3.5)
    wanted = model.rate([[model.rating()] for _ in ranks], ranks=[float(rank) for rank in ranks])
    book = counted("pente", [game("a", 0, "anna", "ben", "cem", ranks=ranks)])
    for who, (one,) in zip(("anna", "ben", "cem"), wanted, strict=True):
        assert (skill_of(book, who, MORE).value, skill_of(book, who, MORE).deviation) == (one.mu, one.sigma)


def test_partners_are_rated_together() -> None:
    model = PlackettLuce(mu=1500, sigma=350, beta=SCALE / math.sqrt(2), tau=3.5)
    wanted = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]], ranks=[2.0, 1.0])
    book = counted("pente", [game("a", 0, "anna", "ben", "cem", "dora", ranks=(2, 1, 2, 1), teams=True)])
    assert skill_of(book, "anna", MORE).value == skill_of(book, "cem", MORE).value == wanted[0][0].mu
    assert skill_of(book, "ben", MORE).value == skill_of(book, "dora", MORE).value == wanted[1][1].mu


def test_a_difference_means_about_the_same_in_both_models() -> None:
    model = PlackettLuce(mu=1500, sigma=350, beta=SCALE / math.sqrt(2), tau=3.5)
    one, other = model.rating(1700, 45), model.rating(1500, 45)
    settled = 1 / (1 + math.exp(-200 / SCALE))
    c = math.sqrt(2 * (45**2 + model.beta**2))
    assert 1 / (1 + math.exp(-(one.mu - other.mu) / c)) == pytest.approx(settled, abs=0.03)


def test_who_has_left_for_good_is_last() -> None:
    left = game("a", 0, "anna", "ben", "cem", ranks=(1, 2, 3))
    players = (msgspec.structs.replace(left.players[0], left=True), *left.players[1:])
    book = counted("pente", [msgspec.structs.replace(left, players=players)])
    assert skill_of(book, "anna", MORE).value < skill_of(book, "ben", MORE).value


def test_friendly_games_count_nothing() -> None:
    assert not counted("pente", [game("a", 0, "anna", "ben", rated=False)]).pools


def test_a_level_is_an_opponent_whose_rating_stays() -> None:
    book = counted("pente", [game("a", 0, "anna", "level4")])
    level = level_skill("pente", "two", "level4")
    assert level is not None
    assert skill_of(book, "anna") == after_games(Skill(), [Game(level, 1)], period=False)
    assert list(book.pools[TWO]) == ["anna"]


def test_levels_rise_by_their_measured_steps() -> None:
    for (name, company, bot), skill in LEVELS.items():
        number = int(bot.removeprefix("level"))
        if number > 1:
            assert skill.value > LEVELS[name, company, f"level{number - 1}"].value
    assert LEVELS["pentago", "two", "level10"].value == 800 + 323 + 259 + 228 + 184 + 75 + 169 + 191 + 133 + 66


def season(games: int, people: int, seed: int) -> list[Result]:
    """Games of two and of four, the stronger ones winning more often."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        seats = 2 if number % 4 else 4
        whos = rng.sample(range(people), seats)
        order = sorted(whos, key=lambda who: who + rng.gauss(0, people / 3))
        ranks = [order.index(who) + 1 for who in whos]
        found.append(game(f"t{number}", number * 3600.0, *(f"p{who}" for who in whos), ranks=ranks))
    return found


class Kept:
    """Results as they came, and the ratings that are counted from them."""

    def __init__(self) -> None:
        self.results = Results()
        self.ratings = Ratings({"pente": self.results}, lambda: 0.0)

    def add(self, *results: Result) -> None:
        facts = [NewFact("finished", one.ended, msgspec.json.encode(one).decode()) for one in results]
        self.results.add(facts)
        asyncio.run(self.ratings.count("pente"))

    def everybody(self) -> dict[Pool, dict[str, Rating]]:
        return {pool: dict(self.ratings.ranking("pente", pool)) for pool in self.ratings.pools("pente")}


def test_whatever_order_results_come_in_the_ratings_are_those_of_the_order_in_which_they_ended() -> None:
    games = season(600, 20, seed=1)
    at_once, one_by_one, late = Kept(), Kept(), Kept()
    at_once.add(*games)
    for one in games:
        one_by_one.add(one)
    late.add(*games[:200], *games[210:])
    late.add(*reversed(games[200:210]))
    late.add(*games[:5])  # what is there already is passed over
    assert at_once.everybody() == one_by_one.everybody() == late.everybody()
    assert sum(len(people) for people in at_once.everybody().values()) == 2 * 20
    assert len(late.results.all) == 600


def test_ten_thousand_rated_games_are_counted_from_nothing_in_five_seconds_of_a_processor() -> None:
    kept, games = Kept(), season(10_000, 200, seed=4)
    began = time.process_time()
    kept.add(*games)
    assert time.process_time() - began < 5
    assert len(kept.results.all) == 10_000
    assert {len(people) for people in kept.everybody().values()} == {200}


def test_the_stronger_ones_come_out_on_top() -> None:
    kept = Kept()
    kept.add(*season(3000, 12, seed=2))
    for pool in (TWO, MORE):
        names = [who for who, _ in kept.ratings.ranking("pente", pool)]
        assert names[:3] == ["p0", "p1", "p2"] or set(names[:4]) >= {"p0", "p1"}
        assert {"p10", "p11"} <= set(names[-4:])


def test_a_rating_is_provisional_until_it_is_sure_and_again_after_a_long_time() -> None:
    kept, clock = Kept(), [0.0]
    ratings = Ratings({"pente": kept.results}, lambda: clock[0])
    assert ratings.of("anna", "pente", "slow") == Rating(1500, 350, 0)
    assert Rating().provisional
    kept.add(*season(200, 4, seed=3))
    run(ratings.count("pente"))
    clock[0] = 200 * 3600.0
    now = ratings.of("p1", "pente", "slow")
    assert (now.provisional, now.games) == (False, 69)
    clock[0] += 5 * 365 * DAY
    assert ratings.of("p1", "pente", "slow").provisional
    assert not ratings.ranking("pente", TWO)
