"""Kingdomino's players: legal in every option, on time, the same with the same random numbers, stronger by level."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import pytest
from tests.bots.kingdomino.test_greedy import game

from fivefold.bots import players
from fivefold.bots.core import Player
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.baselines.uct import UCT
from fivefold.bots.kingdomino.players import Engine, LiteratureGreedy, noisy
from fivefold.bots.kingdomino.search import SearchLimits
from fivefold.bots.kingdomino.state import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options, State
from fivefold.games.kingdomino.box import numbers_in

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
EVERY_OPTION = [
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(players=2, mighty_duel=True),
    Options(players=2, mighty_duel=True, middle_kingdom=True, harmony=True),
    Options(players=3, middle_kingdom=True),
    Options(players=4, harmony=True),
    Options(players=2, dynasty=True, middle_kingdom=True, harmony=True),
    Options(players=4, dynasty=True, tie_break="shared"),
    Options(players=4, tie_break="shared", championship=True),
    Options(players=3, tie_break="shared", championship=True),
]
QUICK: list[Player[Any, Any]] = [
    noisy(4.0),
    LiteratureGreedy(),
    LiteratureGreedy(full=False),
    FlatMonteCarlo(playouts=12),
    FlatMonteCarlo(playouts=12, greedy=False),
    UCT(playouts=6),
    Engine(playouts=12),
    Engine(playouts=12, limits=SearchLimits(rounds=12)),
]


def name_of(options: Options) -> str:
    return " ".join([str(options.players), *(n for n in ("mighty_duel", "dynasty", "harmony") if getattr(options, n))])


def played(options: Options, bots: list[Player[Any, Any]], rng: random.Random) -> State:
    """A game by the rules, which refuse every illegal turn."""
    state = kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None:
        chance = seat == CHANCE
        move = kingdomino.chance(state, rng) if chance else bots[seat].choose(kingdomino.observe(state, seat), rng)
        state = kingdomino.play(state, move)
    return state


@pytest.mark.compiled
@pytest.mark.rule("KD1", "KD2", "KD10")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=name_of)
def test_all_players_make_legal_turns_in_every_option(options: Options) -> None:
    for seed in range(400 if SOAK else 3):
        rng = random.Random(seed)
        bots = [rng.choice(QUICK) for _ in range(options.players)]
        assert kingdomino.outcome(played(options, bots, rng)) is not None


@pytest.mark.compiled
@pytest.mark.parametrize("bot", QUICK, ids=lambda bot: type(bot).__name__)
def test_each_player_plays_whole_games(bot: Player[Any, Any]) -> None:
    for options in (Options(), Options(players=2)):
        assert kingdomino.outcome(played(options, [bot] * options.players, random.Random(1))) is not None


def test_the_simple_players_run_plain_too() -> None:
    bots: list[Player[Any, Any]] = [LiteratureGreedy(), LiteratureGreedy(full=False), noisy(1.0)]
    state = kingdomino.start(Options(players=3))
    rng = random.Random(1)
    while state.dealt < 3:
        seat = kingdomino.to_move(state)
        assert seat is not None
        move = kingdomino.chance(state, rng) if seat == CHANCE else bots[seat].choose(state, rng)
        state = kingdomino.play(state, move)


def middle(seed: int, options: Options | None = None, lines: int = 5) -> State:
    rng, state = random.Random(seed), kingdomino.start(options or Options())
    while state.dealt < lines or not state.line or kingdomino.to_move(state) == CHANCE:
        seat = kingdomino.to_move(state)
        state = kingdomino.play(
            state, kingdomino.chance(state, rng) if seat == CHANCE else LiteratureGreedy().choose(state, rng)
        )
    return state


@pytest.mark.compiled
@pytest.mark.parametrize("bot", [Engine(playouts=60), Engine(playouts=60, threads=2), FlatMonteCarlo(60), UCT(40)])
def test_equal_random_numbers_give_equal_turns(bot: Player[Any, Any]) -> None:
    for seed in range(4):
        state = middle(seed)
        assert bot.choose(state, random.Random(seed)) == bot.choose(state, random.Random(seed))


@pytest.mark.quiet
@pytest.mark.compiled
def test_the_engine_keeps_its_time() -> None:
    bot = Engine(seconds=0.3, clock=time.thread_time)  # of the processor: the clock on the wall belongs to all
    bot.choose(middle(0), random.Random(1))
    for seed in range(1, 4):
        for lines in (2, 6, 11):
            state, began = middle(seed, lines=lines), time.thread_time()
            bot.choose(state, random.Random(seed))
            assert time.thread_time() - began < 0.3 * 1.1


@pytest.mark.compiled
def test_the_engine_can_be_interrupted() -> None:
    state, asked = middle(1), [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > 3

    began = time.thread_time()
    move = Engine(seconds=30.0).choose(state, random.Random(1), stop)
    assert move in kingdomino.legal_moves(state)
    assert time.thread_time() - began < 5


@pytest.mark.compiled
def test_what_the_engine_is_given_holds_no_order_of_the_bag() -> None:
    """The deck that goes into the kernels is the set of unseen dominoes by number, whatever will be dealt next."""
    state = middle(3)
    deck = position_of(kingdomino.observe(state, 0)).round.deck.tolist()
    assert deck == sorted(deck) == numbers_in(state.bag)


@pytest.mark.compiled
def test_with_the_last_line_on_the_table_the_engine_plays_exactly() -> None:
    result = Engine(playouts=50).search(middle(11, Options(players=2), lines=6), 1)
    assert result.solved
    assert result.exact
    assert result.moves[0].value == max(scored.value for scored in result.moves)


@pytest.mark.compiled
def test_every_level_is_on_the_slider_and_the_high_ones_beat_the_low_ones() -> None:
    bots = players("kingdomino")
    assert [f"level{n}" in bots for n in range(1, 11)] == [True] * 10
    for strong, weak, games, least in (("level6", "level2", 24, 13), ("level8", "level1", 16, 12)):
        wins = 0.0
        for seed in range(games):
            seats = [weak] * 4
            seats[seed % 4] = strong
            ended = kingdomino.outcome(game(Options(), seats, seed))
            assert ended is not None
            wins += ended.ranks[seed % 4] == 1
        assert wins >= least, (strong, weak, wins)
