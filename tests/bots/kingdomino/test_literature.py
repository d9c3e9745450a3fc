"""The simple players of the literature: their turns against a slow reading of the description, their tables' points
against the published ones, and whether the engine knows them by their kingdoms."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.players import LiteratureGreedy, noisy
from fivefold.bots.kingdomino.rivals import full_greedy_odds, p_full_greedy
from fivefold.bots.kingdomino.state import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Move, Options, State
from fivefold.games.kingdomino.box import domino
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.notation import DISCARD

DUEL = Options(players=2, mighty_duel=True)
MIDDLE = {f"{column}{row}" for column in "cdefg" for row in range(3, 8)}  # around the castle e5


def careful(kingdom: Kingdom) -> bool:
    """The castle in the middle, and every free square with a free one or the castle beside it (7 × 7: never mind)."""
    if kingdom.size != 5:
        return True
    filled = set(kingdom.squares())
    room = MIDDLE - filled | {"e5"}
    beside = {
        square: {f"{chr(ord(square[0]) + x)}{int(square[1]) + y}" for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        for square in MIDDLE
    }
    return filled <= MIDDLE and all(beside[square] & room for square in MIDDLE - filled)


def points(kingdom: Kingdom) -> int:
    return sum(area.points for area in kingdom.properties())


def worth(state: State, move: Move, *, choosing: bool) -> tuple[int, int, int]:
    """What a full-greedy player sees in a turn: does the pick fit, is the turn careful, and the points after both."""
    kingdom = state.kingdoms[kingdomino.to_move(state) or 0]
    crowns = max(domino(move.pick).first.crowns, domino(move.pick).second.crowns) if move.pick else 0
    if not kingdom.laid:
        return 0, 0, crowns if choosing else 0
    after = kingdom if move.place == DISCARD else kingdom.with_domino(move.domino, move.place)
    if not choosing or not move.pick:
        return 1, careful(after), points(after)
    nexts = [after.with_domino(move.pick, place) for place in after.places(move.pick)]
    if not nexts:
        return 0, 0, points(after)
    return 1, *max((careful(one), points(one)) for one in nexts)


@pytest.mark.parametrize("choosing", [True, False], ids=["full greedy", "greedy placement"])
def test_its_turns_are_the_best_by_a_slow_reading_of_the_description(choosing: bool) -> None:
    bot, rng = LiteratureGreedy(full=choosing), random.Random(7)
    for options, share in ((Options(players=4), 0.4), (Options(players=2), 0.4), (DUEL, 0.05)):
        state = kingdomino.start(options)
        while (seat := kingdomino.to_move(state)) is not None:
            if seat == CHANCE:
                state = kingdomino.play(state, kingdomino.chance(state, rng))
                continue
            move = bot.choose(state, rng)
            if rng.random() < share:
                best = max(worth(state, one, choosing=choosing) for one in kingdomino.legal_moves(state))
                assert worth(state, move, choosing=choosing) == best
            state = kingdomino.play(state, rng.choice(kingdomino.legal_moves(state)) if rng.random() < 0.2 else move)


def table(options: Options, bots: list[Player[Any, Any]], rng: random.Random, lines: int = 12) -> State:
    state = kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None and state.dealt <= lines:
        move = kingdomino.chance(state, rng) if seat == CHANCE else bots[seat].choose(state, rng)
        state = kingdomino.play(state, move)
    return state


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("options", "published"),
    [
        (Options(players=4), 38.9),
        (Options(players=3), 35.8),
        (Options(players=2), 30.9),
        (Options(players=4, middle_kingdom=True, harmony=True), 51.8),
    ],
    ids=["four", "three", "two", "four with bonuses"],
)
def test_tables_of_full_greedy_players_score_what_is_published_of_them(options: Options, published: float) -> None:
    """Ours lay their last domino well, where the published ones lay it anywhere; so they come to a little more."""
    rng = random.Random(5)
    scores: list[float] = []
    for _ in range(250):
        ended = kingdomino.outcome(table(options, [LiteratureGreedy()] * options.players, rng))
        assert ended is not None
        scores += ended.scores
    assert published - 1.0 < sum(scores) / len(scores) < published + 2.5


@pytest.mark.compiled
def test_a_full_greedy_player_is_known_by_its_kingdom_after_some_rounds() -> None:
    rng = random.Random(3)
    plain, practised = [], []
    for _ in range(30):
        state = table(Options(), [LiteratureGreedy(), noisy(0.0), LiteratureGreedy(), noisy(1.0)], rng, lines=7)
        if kingdomino.to_move(state) == CHANCE:
            state = kingdomino.play(state, kingdomino.chance(state, rng))
        odds = [full_greedy_odds(position_of(state), seat) for seat in range(4)]
        chances = [one / (1 + one) for one in odds]
        plain += chances[::2]
        practised += chances[1::2]
    assert sum(plain) / len(plain) > 0.65
    assert sum(practised) / len(practised) < 0.35


@pytest.mark.compiled
def test_rivals_of_one_kind_are_known_together() -> None:
    rng = random.Random(4)
    for rival, low, high in ((LiteratureGreedy(), 0.8, 1.0), (noisy(0.0), 0.0, 0.3)):
        known = []
        for _ in range(20):
            state = table(Options(), [noisy(0.0), rival, rival, rival], rng, lines=7)
            while kingdomino.to_move(state) != 0:
                seat = kingdomino.to_move(state)
                assert seat is not None
                chance = seat == CHANCE
                state = kingdomino.play(state, kingdomino.chance(state, rng) if chance else rival.choose(state, rng))
            chances = p_full_greedy(position_of(state), 0.5)
            assert chances[0] == 0.0
            known.append(chances[1:].mean())
        assert low < sum(known) / len(known) < high
