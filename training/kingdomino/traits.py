"""Learn to tell full-greedy kingdoms from others: python -m training.kingdomino.traits OUT.npz --games 3000

Tables of mixed players: full-greedy, greedy, the fast policy, and the network policy with and without noise; and some
tables of players who search, flat Monte Carlo and the engine with few playouts. For each number of dominoes laid a
logistic regression tells full-greedy from the others; either side makes half of the weight, and those who search half
of theirs.
"""

from __future__ import annotations

import argparse
import random
from typing import Any, Literal, NamedTuple

import numpy as np

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.kernel_network import Nets, new_scratch
from fivefold.bots.kingdomino.kernel_rivals import TRAITS, write_traits
from fivefold.bots.kingdomino.kernel_rollout import FAST, FULL_GREEDY, GREEDY, NETWORK, WIDTHS, prepare, turn
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    HELD,
    KING,
    KINGS,
    LEFT,
    Doubles,
    empty_round,
    fill_bag,
    open_game,
    take_line_from_bag,
    take_turn,
)
from fivefold.bots.kingdomino.network import networks
from fivefold.bots.kingdomino.players import Engine
from fivefold.bots.kingdomino.policy.kernel_fast import LEFTS
from fivefold.bots.kingdomino.policy.kernel_network import network_turn
from fivefold.bots.kingdomino.search import SearchLimits
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino.kernel import Table, lay
from fivefold.kernels import below, kernel, next_random, seeded

TABLES: dict[str, tuple[Literal[2, 3, 4], int]] = {"four": (4, 12), "three": (3, 12), "two": (2, 6)}
KINDS = ("full-greedy", "greedy", "fast", "network", "noisy network", "flat", "engine")
FULL, NETWORK_KIND, NOISY, FLAT, ENGINE = 0, 3, 4, 5, 6
POLICIES = np.array([FULL_GREEDY, GREEDY, FAST, NETWORK, NETWORK])  # of the first kinds
NOISE = 4.0


class Setup(NamedTuple):
    """The table."""

    players: int
    lines: int
    bonus: int


@kernel
def mixed_games(games: int, setup: Setup, nets: Nets, traits: Doubles, kinds: Table, random: int) -> int:
    """`traits[game, seat, laid]` becomes the traits of each kingdom with that many dominoes laid or discarded,
    `kinds[game, seat]` the kind of each player; gives the random state."""
    state = empty_round()
    scratch = new_scratch()
    draft = state.draft
    for game in range(games):
        random = open_game(state, setup.players, setup.lines, 5, setup.bonus, random)
        for seat in range(setup.players):
            random = next_random(random)
            kinds[game, seat] = max(0, below(random, 8) - 3)
        fill_bag(draft, state.deck)
        take_line_from_bag(draft)
        prepare(state, nets.fast)
        going = 1
        while going:
            at = draft[AT]
            seat = draft[KING + at]
            domino = draft[HELD + at]
            kind = kinds[game, seat]
            left = draft[LEFT + seat]
            if kind < NETWORK_KIND:
                pick, random = turn(POLICIES[kind], state, 0, nets, scratch, random)
            else:
                noise = NOISE if kind == NOISY else 0.0
                place, pick, random = network_turn(state, 0, nets, WIDTHS, noise, scratch, random)
                if place >= 0:
                    lay(state.kingdoms[seat], domino, place)
            if domino:
                draft[LEFT + seat] = left - 1
                write_traits(state.kingdoms[seat], traits[game, seat, LEFTS - left])
            last = at + 1 == draft[KINGS]
            going = take_turn(state.kingdoms, draft, state.deck, -1, pick)
            if going and last:
                take_line_from_bag(draft)
    return random


def searched_games(games: int, players: Literal[2, 3, 4], bonus: int, seed: int) -> tuple[Doubles, Table]:
    """The same traits of kingdoms made by players who search; slow, so there are fewer."""
    options = kingdomino.Options(players=players, middle_kingdom=bool(bonus), harmony=bool(bonus))
    bots: dict[int, Player[Any, Any]] = {
        FLAT: FlatMonteCarlo(playouts=100),
        ENGINE: Engine(playouts=60, limits=SearchLimits(p_full_greedy=0.0)),
    }
    traits, kinds = np.zeros((games, players, LEFTS, TRAITS)), np.zeros((games, players), np.int64)
    rng = random.Random(seed)
    for game in range(games):
        kinds[game] = [rng.choice(list(bots)) for _ in range(players)]
        state = kingdomino.start(options)
        while (seat := kingdomino.to_move(state)) is not None:
            bot = None if seat == CHANCE else bots[int(kinds[game, seat])]
            state = kingdomino.play(state, bot.choose(state, rng) if bot else kingdomino.chance(state, rng))
            for one, kingdom in enumerate(state.kingdoms):
                write_traits(np.array(kingdom.board), traits[game, one, len(kingdom.laid) + len(kingdom.discarded)])
    return traits, kinds


def fitted(x: Doubles, y: Doubles, share: Doubles) -> Doubles:
    """Weights of a logistic regression, by Newton's method with a little damping."""
    weights = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (share * (y - p)) - 1e-5 * weights
        bend = (x * (share * p * (1 - p))[:, None]).T @ x + 1e-5 * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def sampled(games: int, searched: int, bonus: int) -> tuple[Doubles, Table]:
    """Traits with their squares (as `rivals.traits_of` has them) and the kind of each player, of all tables."""
    samples = []
    for number, (table, (players, lines)) in enumerate(TABLES.items()):
        traits, kinds = np.zeros((games, players, LEFTS, TRAITS)), np.zeros((games, players), np.int64)
        nets, seed = networks(table).against(0.0), seeded(10 * bonus + number)
        mixed_games(games, Setup(players, lines, bonus), nets._replace(full_greedy=nets.value), traits, kinds, seed)
        samples += [(traits, kinds), searched_games(searched, players, bonus, number)]
    x = np.concatenate([traits.reshape(-1, LEFTS, TRAITS) for traits, _ in samples])
    return np.concatenate([x, x**2], 2), np.concatenate([kinds.reshape(-1) for _, kinds in samples])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--searched", type=int, default=100)
    args = parser.parse_args(words)
    found = np.zeros((2, LEFTS, 2 * TRAITS))
    for bonus in (0, 3):
        x, kinds = sampled(args.games, args.searched, bonus)
        share = np.zeros(len(x))
        for group, part in (((FULL,), 0.5), ((1, 2, NETWORK_KIND, NOISY), 0.25), ((FLAT, ENGINE), 0.25)):
            mine = np.isin(kinds, group)
            share[mine] = part / max(1, mine.sum())
        test = np.arange(len(x)) % 5 == 0
        for laid in range(1, LEFTS):
            weights = fitted(x[~test, laid], (kinds == FULL)[~test].astype(float), share[~test])
            found[bonus & 1, laid] = weights
            guess = 1 / (1 + np.exp(-x[test, laid] @ weights))
            means = (f"{name} {guess[kinds[test] == kind].mean():.2f}" for kind, name in enumerate(KINDS))
            print(f"bonus {bonus}, {laid} laid: {', '.join(means)}", flush=True)
    np.savez_compressed(args.out, traits=found.astype(np.float32))


if __name__ == "__main__":
    main()
