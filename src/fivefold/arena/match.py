"""A match: the same players, game after game, each in every seat as often as the others."""

from __future__ import annotations

import math
import random
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations

from fivefold.bots.core import AnyPlayer
from fivefold.games import game as game_named
from fivefold.games.core import CHANCE, Move, Options
from fivefold.games.record import Record, new_record
from fivefold.refusals import Refused


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player did: points (1 for a first place, shared among equals), and the share with its standard error."""

    name: str
    points: float
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    error: float

    @property
    def elo(self) -> tuple[float, float]:
        """The rating difference to the others that the share means, and its standard error; ±inf at 0 and 1.

        >>> difference, error = Standing("a", 7.5, 10, 7, 1, 2, 0.75, 0.13).elo
        >>> round(difference), round(error)
        (191, 120)
        """
        if not 0 < self.share < 1:
            return math.copysign(math.inf, self.share - 0.5), math.inf
        slope = 400 / math.log(10) / (self.share * (1 - self.share))
        return -400 * math.log10(1 / self.share - 1), slope * self.error


@dataclass(frozen=True, slots=True)
class Match:
    """The records of a match, and the players' standings, the best first."""

    records: tuple[Record, ...]
    standings: tuple[Standing, ...]


def play_game(
    name: str, seats: Mapping[str, AnyPlayer], rng: random.Random, *, options: Options | None = None
) -> Record:
    """One game between the players, seated as they are listed.

    >>> from fivefold.bots import players
    >>> both = players("pentago")
    >>> record = play_game("pentago", {"a": both["random"], "b": both["greedy"]}, random.Random(1))
    >>> record.header("Seat2")
    'b'
    """
    game = game_named(name)
    record = new_record(name, options or game.options(), tuple(seats))
    state, players = record.start(), list(seats.values())
    moves: list[Move] = []
    while (seat := game.to_move(state)) is not None:
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            move = players[seat].choose(game.observe(state, seat), rng)
        state = game.play(state, move)
        moves.append(move)
    return Record(record.headers, tuple(moves))


def play_match(
    name: str,
    players: Mapping[str, AnyPlayer],
    *,
    games: int,
    seed: int,
    options: Options | None = None,
    on_game: Callable[[int, Record], object] | None = None,
    told: Callable[[int, Record], object] | None = None,
) -> Match:
    """Play this many games in turning seats; `on_game` is called after each. The same seed gives the same games.

    `told` is the old name of `on_game`, until 2.0.
    """
    if told:
        warnings.warn("play_match: told is called on_game now", DeprecationWarning, stacklevel=2)
        on_game = told
    game = game_named(name)
    count = game.seats(options or game.options())
    if len(players) != count:
        raise Refused(
            "{game} has {count} seats here, not {named}",
            code="wrong-number-of-players",
            game=game.title,
            count=count,
            named=len(players),
        )
    orders = list(permutations(players)) if count < 4 else _turned(list(players))
    records = []
    for number in range(games):
        order = orders[number % len(orders)]
        rng = random.Random(f"{seed}/{number}")
        records.append(play_game(name, {who: players[who] for who in order}, rng, options=options))
        if on_game:
            on_game(number, records[-1])
    return Match(tuple(records), standings(records))


def _turned(names: list[str]) -> list[tuple[str, ...]]:
    return [(*names[n:], *names[:n]) for n in range(len(names))]


def standings(records: list[Record]) -> tuple[Standing, ...]:
    """What records of finished games say about their players."""
    points: dict[str, list[float]] = {}
    wins: dict[str, list[int]] = {}
    for record in records:
        ended = record.game.outcome(record.states()[-1])
        if ended is None:
            continue
        firsts = ended.ranks.count(1)
        for seat, rank in enumerate(ended.ranks):
            who = record.header(f"Seat{seat + 1}")
            points.setdefault(who, []).append(1 / firsts if rank == 1 else 0.0)
            kind = (0 if firsts == 1 else 1) if rank == 1 else 2
            wins.setdefault(who, [0, 0, 0])[kind] += 1
    found = []
    for who, each in points.items():
        n = len(each)
        share = sum(each) / n
        # One game more won and one more lost than seen keeps the error of a clean sweep above zero.
        spread = (sum((x - share) ** 2 for x in each) + share * share + (1 - share) ** 2) / (n + 2)
        won, drawn, lost = wins[who]
        found.append(Standing(who, sum(each), n, won, drawn, lost, share, math.sqrt(spread / n)))
    return tuple(sorted(found, key=lambda standing: -standing.share))
