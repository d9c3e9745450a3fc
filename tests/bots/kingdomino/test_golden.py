"""Kingdomino's engine, number for number: a change of its code that is meant to change no move changes nothing here.

`python -m tests.bots.kingdomino.test_golden` writes the file anew, `… compare` says what differs, to the last bit.
Integers and what the kernels compute are compared exactly. Where NumPy's exponential or dot product had a part
(`NEARLY`), another processor may give other last bits, so that there the test leaves twelve digits.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests import golden_numbers as golden
from tests.golden_numbers import digest_of, plain

from fivefold.bots import players
from fivefold.bots.core import Player
from fivefold.bots.kingdomino import analyse, kernel_endgame, kernel_state as layout
from fivefold.bots.kingdomino.arrangement import best_arrangement
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo, playouts
from fivefold.bots.kingdomino.baselines.kernel_playout import play_games
from fivefold.bots.kingdomino.baselines.uct import UCT, Node, Tree
from fivefold.bots.kingdomino.endgame import solved
from fivefold.bots.kingdomino.kernel_network import INPUTS, PLACES, new_scratch, value_of, write_inputs
from fivefold.bots.kingdomino.kernel_rivals import TRAITS, score_rivals, write_traits
from fivefold.bots.kingdomino.kernel_rollout import FAST, GREEDY as GREEDY_POLICY, WIDTHS, prepare, turn
from fivefold.bots.kingdomino.kernel_state import Round, new_round, win_chances
from fivefold.bots.kingdomino.network import kind_of, networks
from fivefold.bots.kingdomino.players import Engine, noisy
from fivefold.bots.kingdomino.policy.kernel_fast import fast_place, list_fast, pick_score, score_halves
from fivefold.bots.kingdomino.policy.kernel_greedy import (
    GREEDY,
    POINTS_ONLY,
    RANDOM,
    greedy_scores,
    list_greedy,
    write_survey,
)
from fivefold.bots.kingdomino.policy.kernel_heuristic import heuristic_scores
from fivefold.bots.kingdomino.policy.kernel_literature import literature_turn
from fivefold.bots.kingdomino.policy.kernel_network import network_turn, score_turns, seat_values
from fivefold.bots.kingdomino.rivals import full_greedy_odds, p_full_greedy
from fivefold.bots.kingdomino.search import SearchLimits, rollouts, score_moves, search
from fivefold.bots.kingdomino.state import Position, position_of
from fivefold.bots.limits import Budget
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options, State
from fivefold.kernels import seeded

TABLES = {
    "two": Options(players=2),
    "three": Options(players=3, tie_break="shared"),
    "four": Options(),
    "bonuses": Options(players=3, middle_kingdom=True, harmony=True),
    "duel": Options(players=2, mighty_duel=True, harmony=True),
    "dynasty": Options(players=4, dynasty=True),
}
NEARLY = {"rivals": 1e-12, "endgame": 1e-12}


# ---------------------------------------------------------------------------------------- what is asked


def games(options: Options) -> dict[str, Any]:
    lines, size = options.lines, options.size
    found = {}
    for name, weights in (("random", RANDOM), ("points", POINTS_ONLY), ("greedy", GREEDY)):
        count = 20 if size == 5 else 4
        found[name] = play_games(count, seeded(3), options.players, lines, size, np.array([weights] * 4))
    mixed = np.array([GREEDY, RANDOM, POINTS_ONLY, GREEDY])
    found["mixed"] = play_games(6, seeded(4), options.players, lines, size, mixed)
    return found


def moves_rolled_out(here: Position) -> dict[str, Any]:
    """Every third turn rolled out to the end, at random and greedily; and by the policies of the search."""
    turns = [(a, b) for a in here.places.tolist() for b in here.picks.tolist()]
    moves, found = np.array(turns[::3], np.int64), {}
    for name, evaluate in (
        ("random", playouts(here, greedy=False)),
        ("greedy", playouts(here, greedy=True)),
        ("search", rollouts(here, SearchLimits())),
        ("practised", rollouts(here, SearchLimits(p_full_greedy=0.0, p_greedy=0.0))),
        ("full greedy", rollouts(here, SearchLimits(p_full_greedy=1.0))),
        ("to the end", rollouts(here, SearchLimits(rounds=12))),
        ("this round", rollouts(here, SearchLimits(rounds=0))),
    ):
        some = moves[:2] if here.state.options.size == 7 else moves[:12]
        sums = np.zeros((len(some), 3))
        random_after = evaluate(some, 3, seeded(5), sums)
        found[name] = [sums, random_after]
    return found


def copy_of(here: Position) -> Round:
    """A round to play on in."""
    return new_round(here.round.kingdoms.copy(), here.round.draft.copy(), here.round.deck)


def greedy_policy(here: Position) -> dict[str, Any]:
    options, kingdom, scratch = here.state.options, here.round.kingdoms[here.seat], new_scratch()
    picks = np.array(here.state.free or [0])
    found: dict[str, Any] = {
        "greedy": heuristic_scores(kingdom, here.domino, options.size, picks),
        "scores": greedy_scores(here.round.kingdoms, here.round.draft, here.places, here.picks, GREEDY),
    }
    if here.domino:
        places, scores = scratch.rows[0], scratch.rows[1]
        if options.size == 5:
            write_survey(kingdom, scratch.survey)
        n = list_greedy(kingdom, scratch.survey, here.domino, options.size, GREEDY, places, scores)
        found["places"] = [places[:n].copy(), scores[:n].copy()]
    if options.size == 5:
        state = copy_of(here)
        state.draft[layout.LEFT : layout.LEFT + 4] = 12
        pick, _ = turn(GREEDY_POLICY, state, 0, networks(kind_of(options)).against(0.0), scratch, 0)
        found["turn"] = [state.kingdoms[here.seat], pick, state.draft[layout.LEFT : layout.LEFT + 4]]
    return found


def fast_policy(here: Position) -> dict[str, Any]:
    if here.state.options.size != 5:
        return {}
    scratch, kingdom, found = new_scratch(), here.round.kingdoms[here.seat], dict[str, Any]()
    nets = networks(kind_of(here.state.options)).against(0.0)
    places, scores, halves = scratch.rows[PLACES], scratch.scores, scratch.halves
    for left in (1, 5, 11):
        score_halves(kingdom, left, here.round.draft, nets.fast, halves)
        for domino in (1, 13, 30, 48):
            n = list_fast(kingdom, halves, domino, left, nets.fast, places, scores)
            found[f"{left} left, {domino}"] = [
                places[:n],
                scores[:n],
                fast_place(kingdom, halves, domino, left, nets.fast, places, scores),
                pick_score(domino, 2, nets.fast[left]),
            ]
    state = copy_of(here)
    prepare(state, nets.fast)
    pick, _ = turn(FAST, state, 0, nets, scratch, 0)
    found["turn"] = [state.kingdoms[here.seat], pick, state.draft[layout.LEFT : layout.LEFT + 4]]
    return found


def literature_policy(here: Position) -> list[Any]:
    return [
        literature_turn(here.round, choosing, new_scratch(), seeded(seed)) for choosing in (0, 1) for seed in range(4)
    ]


def network_policy(here: Position) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for full_greedy in (0, 15, 5):
        nets = networks(kind_of(here.state.options)).against(full_greedy / 15)
        for width in (1, 3):
            found[f"moves, {full_greedy}, {width}"] = score_turns(
                here.round, full_greedy, nets, here.places, here.picks, width
            )
        for noise in (0.0, 3.0):
            found[f"turn, {full_greedy}, {noise}"] = network_turn(
                here.round, full_greedy, nets, WIDTHS, noise, new_scratch(), seeded(6)
            )
    return found


def network_values(here: Position) -> dict[str, Any]:
    options, draft = here.state.options, here.round.draft
    learned, layers = networks(kind_of(options)), new_scratch().layers
    found: dict[str, Any] = {}
    for left, orders in ((0, 0), (1, 1), (3, 2), (7, 10)):
        kingdom = here.round.kingdoms[here.seat]
        points = write_inputs(kingdom, draft, left, orders, layers[0])
        inputs = layers[0, :INPUTS].copy()
        value = value_of(kingdom, draft, left, orders, learned.practised, layers)
        found[f"{left} left"] = [points, inputs, value]
    nets = learned.against(0.0)
    for name, net in (("practised", nets.value), ("full greedy", nets.full_greedy)):
        values, shares = seat_values(here.round, 2, nets._replace(value=net)), np.zeros(4)
        win_chances(values, options.players, 7.5, shares)
        found[name] = [values, shares]
    found["spreads"] = learned.spreads_in(here.state)
    return found


def rivals(here: Position) -> dict[str, Any]:
    options, found = here.state.options, dict[str, Any]()
    found["full greedy"] = [p_full_greedy(here, prior) for prior in (0.0, 0.2, 0.7)]
    for seat in range(options.players if options.size == 5 else 0):
        found[f"odds of {seat}"] = full_greedy_odds(here, seat)
        seen = np.zeros(TRAITS)
        write_traits(here.round.kingdoms[seat], seen)
        found[f"traits of {seat}"] = seen
    if options.size == 5 and here.picks[0] >= 0:
        for full_greedy in (0, 15):
            scores = np.zeros((4, 2, 4))
            score_rivals(here.round, full_greedy, networks(kind_of(options)).against(0.0), new_scratch(), scores)
            found[f"scores, {full_greedy}"] = scores
    found["wanted"] = sorted((pick, seats) for pick, seats in analyse._wanted(here).items())
    return found


def endgame(here: Position) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, spread, work in (("decides", 0.0, 20_000), ("goes on", 9.0, 20_000), ("little", 0.0, 40)):
        end = solved(here, spread, work)
        found[name] = end and [end.exact, sorted((turn, *worth) for turn, worth in end.turns.items())]
    if here.picks[0] < 0 and here.places[0] >= 0:
        boards = kernel_endgame.laid_each(here.round.kingdoms[here.seat], here.domino, here.places)
        ways = np.array([[0], [48], [1]])
        found["ranks"] = kernel_endgame.best_ranks(boards, ways, here.state.options.size, 7, 20_000)
    return found


def searches(here: Position) -> dict[str, Any]:
    state, found = here.state, dict[str, Any]()
    budget = Budget(nodes=60 if state.options.size == 5 else 16)
    for name, limits in (
        ("default", SearchLimits()),
        ("practised", SearchLimits(p_full_greedy=0.2)),
        ("wide", SearchLimits(moves=12, places=4, rounds=1, trust=0.0, work=10)),
    ):
        result = search(state, budget, seed=7, limits=limits)
        moves = [(str(one.move), one.value, one.points, one.chance, one.deals) for one in result.moves]
        found[name] = [result.exact, result.solved, [list(one) for one in moves[:6]], digest_of(moves)]
    move = kingdomino.legal_moves(state)[-1]
    assert isinstance(move, kingdomino.Move)
    also = search(state, budget, seed=8, also=move)
    found["also"] = [next([one.value, one.points, one.deals] for one in also.moves if one.move == move)]
    found["outlook"] = analyse.expected(state, also.moves[0])
    found["at once"] = [[str(one.found.move), one.score, one.found.points] for one in score_moves(here, 1.0)[:6]]
    return found


def choices(here: Position) -> dict[str, Any]:
    """Moves of whole players, the UCT tree's first level among them."""
    bots: dict[str, Player[Any, Any]] = {
        **{name: players("kingdomino")[name] for name in ("greedy", "full-greedy", "greedy-placement")},
        "noisy": noisy(3.0),
        "flat": FlatMonteCarlo(playouts=120),
        "flat, random": FlatMonteCarlo(playouts=240, moves=0, greedy=False),
        "uct": UCT(playouts=30),
        "engine": Engine(playouts=40),
        "threads": Engine(playouts=40, threads=2),
    }
    slow = {"engine", "threads"} if here.state.options.size == 7 else set()
    found: dict[str, Any] = {
        name: str(bot.choose(here.state, random.Random(9))) for name, bot in bots.items() if name not in slow
    }
    root, tree = Node(), Tree(UCT(), here, seeded(10))
    for _ in range(20):
        tree.descend(root)
    found["tree"] = sorted((*key, node.visits, node.value) for key, node in root.children.items())
    return found


def arrangements(options: Options) -> list[Any]:
    """The first width alone: whatever the clock says, it is searched to the end."""
    found = []
    for seed in range(2):
        dominoes = random.Random(seed).sample(range(1, 49), 7)
        best = best_arrangement(dominoes, options, seconds=0.0)
        found.append([best.points, best.proved, best.ceiling, [list(one) for one in best.kingdom.laid]])
    return found


# ---------------------------------------------------------------------------------------- where


def positions(options: Options) -> Iterator[tuple[str, State]]:
    """A first choice, turns in the middle and late, and one with nothing left to choose; kings of any order."""
    rng, state = random.Random(11), kingdomino.start(options)
    bots = [players("kingdomino")[name] for name in ("full-greedy", "greedy")]
    lines = options.lines
    wanted = iter([(1, 1), (lines // 2, 0), (lines - 1, 0), (lines, 0), (lines, options.kings - 1), (lines + 1, 0)])
    dealt, at = next(wanted)
    if options.dynasty:  # the points of an earlier game count
        while not state.finished:
            state = after(state, bots[0], rng)
    while True:
        seat = kingdomino.to_move(state)
        round_now = state.dealt if state.line else state.dealt + 1
        kings = len(state.hand) if state.hand else len(state.waiting)
        if seat is not None and seat != CHANCE and round_now >= dealt and options.kings - kings >= at:
            yield f"round {round_now}, king {options.kings - kings + 1}", state
            if (another := next(wanted, None)) is None:
                return
            dealt, at = another
        if seat is None:
            return
        state = after(state, bots[seat % 2], rng)


def after(state: State, bot: Any, rng: random.Random) -> State:
    chance = kingdomino.to_move(state) == CHANCE
    return kingdomino.play(state, kingdomino.chance(state, rng) if chance else bot.choose(state, rng))


# ---------------------------------------------------------------------------------------- written and compared

QUESTIONS: dict[str, Callable[[Position], Any]] = {
    "rollouts": moves_rolled_out,
    "greedy policy": greedy_policy,
    "fast policy": fast_policy,
    "literature policy": literature_policy,
    "network policy": network_policy,
    "network values": network_values,
    "rivals": rivals,
    "endgame": endgame,
    "searches": searches,
    "choices": choices,
}


def answers(table: str) -> dict[str, Any]:
    options = TABLES[table]
    found: dict[str, Any] = {"games": plain(games(options)), "arrangements": plain(arrangements(options))}
    for name, state in positions(options):
        here = position_of(state)
        found[name] = {question: plain(ask(here)) for question, ask in QUESTIONS.items()}
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES)
def test_the_engine_gives_the_numbers_it_always_gave(table: str) -> None:
    kept = golden.kept("kingdomino")[table]
    assert list(golden.differences(kept, answers(table), nearly=NEARLY)) == []


if __name__ == "__main__":
    golden.main("kingdomino", TABLES, answers)
