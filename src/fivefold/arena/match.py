"""A match: the same players, game after game, each in every seat as often as the others."""

from __future__ import annotations

import math
import random
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations

from fivefold.arena.openings import Opening, drawn_opening
from fivefold.arena.sprt import Sprt, Verdict
from fivefold.bots.core import AnyPlayer
from fivefold.games import AnyGame, game as game_named
from fivefold.games.core import CHANCE, Move, Options, State
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
    """The records of a match, the players' standings, the best first, and what its test says, if there was one."""

    records: tuple[Record, ...]
    standings: tuple[Standing, ...]
    verdict: Verdict | None = None
    ratio: float | None = None


OnMove = Callable[[State, Move], object]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a match is played: openings, one after the other, each once with every seating; or `random_plies` drawn moves
    before the players begin. `sprt` ends the match of two when its result is significant. `before_game` is told the
    first position and who sits where, and gives what is called with each move."""

    openings: tuple[Opening, ...] = ()
    random_plies: int = 0
    sprt: Sprt | None = None
    before_game: Callable[[State, tuple[str, ...]], OnMove] | None = None

    def opening(self, game: AnyGame, options: Options, seed: int, number: int) -> Opening:
        """The opening of a number."""
        if self.openings:
            return self.openings[number % len(self.openings)]
        if not self.random_plies:
            return ()
        return drawn_opening(game, options, self.random_plies, random.Random(f"{seed}/opening {number}"))


ORDINARY = Plan()


def play_game(
    name: str,
    seats: Mapping[str, AnyPlayer],
    rng: random.Random,
    *,
    options: Options | None = None,
    opening: Opening = (),
    before_game: Callable[[State, tuple[str, ...]], OnMove] | None = None,
) -> Record:
    """One game between the players, seated as they are listed; the moves of the opening are made for them.

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
    on_move = before_game(state, tuple(seats)) if before_game else None
    while (seat := game.to_move(state)) is not None:
        if len(moves) < len(opening):
            move = opening[len(moves)]
        elif seat == CHANCE:
            move = game.chance(state, rng)
        else:
            move = players[seat].choose(game.observe(state, seat), rng)
        if on_move:
            on_move(state, move)
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
    plan: Plan = ORDINARY,
) -> Match:
    """Play this many games in turning seats; `on_game` is called after each. The same seed gives the same games.

    A test of the plan may end the match earlier. `told` is the old name of `on_game`, until 2.0.
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
    if plan.sprt and count != 2:
        raise Refused("A test compares two players, not {count}", code="sprt-for-two", count=count)
    orders = list(permutations(players)) if count < 4 else _turned(list(players))
    records: list[Record] = []
    verdict: Verdict | None = None
    for number in range(games):
        order = orders[number % len(orders)]
        rng = random.Random(f"{seed}/{number}")
        opening = plan.opening(game, options or game.options(), seed, number // len(orders))
        seats = {who: players[who] for who in order}
        records.append(play_game(name, seats, rng, options=options, opening=opening, before_game=plan.before_game))
        if on_game:
            on_game(number, records[-1])
        if plan.sprt and (verdict := plan.sprt.verdict(paired(records, next(iter(players))))):
            break
    ratio = plan.sprt.ratio(paired(records, next(iter(players)))) if plan.sprt else None
    return Match(tuple(records), standings(records), verdict, ratio)


def paired(records: list[Record], who: str) -> list[float]:
    """What a player of two got on average in each pair of games with turned seats; a game without its pair waits."""
    scores = []
    for record in records:
        ended = record.game.outcome(record.states()[-1])
        ranks = ended.ranks if ended else (1, 1)
        seat = 0 if record.header("Seat1") == who else 1
        scores.append(0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1))
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]


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
