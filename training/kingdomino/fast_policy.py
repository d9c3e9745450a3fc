"""Fit the fast policy to a value network: games of the network policy, in which some turns are looked at closely.

There each place of each domino in question is valued by the network, and the fast policy's weights are fitted to that:
least squares within a turn, in which the better places count more. `learn.py` does it after each round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import crowns_of
from fivefold.bots.kingdomino.kernel_network import AFTER_PLACE, PLACES, TRIAL, Nets, Scratch, new_scratch, value_of
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    HELD,
    KING,
    KINGS,
    LINE,
    OWNER,
    Doubles,
    Floats,
    dominoes_left,
    empty_round,
    fill_bag,
    open_game,
    take_line_from_bag,
    take_turn,
)
from fivefold.bots.kingdomino.policy.kernel_fast import (
    BY_ORDER,
    LEFTS,
    NO_PLACE,
    PICK_CROWNS,
    PICK_DOUBLE,
    PLACE_WEIGHTS,
    WEIGHTS,
    list_fast,
    score_halves,
)
from fivefold.bots.kingdomino.policy.kernel_network import network_turn
from fivefold.games.kingdomino.kernel import MOST_PLACES, TERRAIN, Table, lay
from fivefold.kernels import below, kernel, next_random, seeded

TABLES = {"four": (4, 12), "three": (3, 12), "two": (2, 6)}
WIDTHS = np.array([6, 3, 3])
SHARPNESS = 5.0  # points; a place that much worse than the best counts a third
NOISE, KEEP = 2.0, 10


class Setup(NamedTuple):
    """The table, the noise of its players, and that one in `keep` turns is looked at."""

    players: int
    lines: int
    noise: float
    keep: int


class Turn(NamedTuple):
    """The rows of one turn: features, value, weight. `units` are weights that single each feature out, `net` values."""

    net: Floats
    units: Floats
    rows: Doubles


class Equations(NamedTuple):
    """Normal equations for each number of dominoes left, and the sums of weights and of squared differences."""

    squares: Doubles
    targets: Doubles
    totals: Doubles


class Job(NamedTuple):
    """Games for one process."""

    table: str
    games: int
    random: int
    nets: Nets
    noise: float = NOISE
    keep: int = KEEP


Map = Callable[[Callable[[Job], Equations], Iterable[Job]], Iterable[Equations]]


@kernel
def add_rows(
    kingdom: Table, domino: int, order: int, left: int, draft: Table, turn: Turn, scratch: Scratch, at: int
) -> int:
    """A row for each place of the domino; gives the number of rows."""
    rows = turn.rows
    places = scratch.rows[PLACES]
    trial = scratch.kingdoms[TRIAL]
    n = 0
    for one in range(PLACE_WEIGHTS):
        unit = turn.units[one]
        score_halves(kingdom, left, draft, unit, scratch.halves)
        n = list_fast(kingdom, scratch.halves, domino, left, unit, places, scratch.scores)
        for i in range(n):
            rows[at + i, one] = scratch.scores[i]
    best = -1.0e9
    for i in range(max(1, n)):
        row = rows[at + i]
        row[PLACE_WEIGHTS:WEIGHTS] = 0.0
        trial[:] = kingdom
        if n:
            lay(trial, domino, places[i])
        else:
            row[:PLACE_WEIGHTS] = 0.0
            row[NO_PLACE] = 1.0
        row[WEIGHTS] = value_of(trial, draft, left - 1, 1 << order, turn.net, scratch.layers)
        best = max(best, row[WEIGHTS])
        row[BY_ORDER + order] = 1.0
        row[PICK_CROWNS] = crowns_of(domino)
        if TERRAIN[domino - 1, 0] == TERRAIN[domino - 1, 1]:
            row[PICK_DOUBLE] = 1.0
    for i in range(max(1, n)):
        rows[at + i, WEIGHTS + 1] = np.exp((rows[at + i, WEIGHTS] - best) / SHARPNESS)
    return at + max(1, n)


@kernel
def add_up(rows: Doubles, n: int, squares: Doubles, targets: Doubles, totals: Doubles) -> None:
    """The rows of one turn, centred, into the normal equations."""
    mean = np.zeros(WEIGHTS + 1)
    total = 0.0
    for i in range(n):
        weight = rows[i, WEIGHTS + 1]
        total += weight
        for j in range(WEIGHTS + 1):
            mean[j] += weight * rows[i, j]
    for j in range(WEIGHTS + 1):
        mean[j] /= total
    for i in range(n):
        weight = rows[i, WEIGHTS + 1]
        y = rows[i, WEIGHTS] - mean[WEIGHTS]
        totals[0] += weight
        totals[1] += weight * y * y
        for j in range(WEIGHTS):
            a = weight * (rows[i, j] - mean[j])
            if a != 0.0:
                targets[j] += a * y
                for k in range(WEIGHTS):
                    squares[j, k] += a * (rows[i, k] - mean[k])


@kernel
def sample_games(games: int, setup: Setup, nets: Nets, turn: Turn, sums: Equations, random: int) -> int:
    """Games of the network policy, looked at in one of `keep` turns; gives the random state."""
    state = empty_round()
    scratch = new_scratch()
    draft = state.draft
    kingdoms = state.kingdoms
    after = scratch.kingdoms[AFTER_PLACE]
    for _ in range(games):
        random = open_game(state, setup.players, setup.lines, 5, 0, random)
        fill_bag(draft, state.deck)
        take_line_from_bag(draft)
        while True:
            place, pick, random = network_turn(state, 0, nets, WIDTHS, setup.noise, scratch, random)
            at = draft[AT]
            seat = draft[KING + at]
            domino = draft[HELD + at]
            random = next_random(random)
            if below(random, setup.keep) == 0:
                left = dominoes_left(draft, seat)
                if domino:
                    n = add_rows(kingdoms[seat], domino, at, left, draft, turn, scratch, 0)
                    add_up(turn.rows, n, sums.squares[left], sums.targets[left], sums.totals[left])
                    left -= 1
                if draft[LINE]:
                    after[:] = kingdoms[seat]
                    if place >= 0:
                        lay(after, domino, place)
                    n = 0
                    for i in range(draft[KINGS]):
                        if draft[OWNER + i] < 0:
                            n = add_rows(after, draft[LINE + i], i, left, draft, turn, scratch, n)
                    add_up(turn.rows, n, sums.squares[left], sums.targets[left], sums.totals[left])
            last = at + 1 == draft[KINGS]
            if take_turn(kingdoms, draft, state.deck, place, pick) == 0:
                break
            if last:
                take_line_from_bag(draft)
    return random


def equations(job: Job) -> Equations:
    """The normal equations of some games."""
    players, lines = TABLES[job.table]
    units = np.zeros((WEIGHTS, LEFTS, WEIGHTS), np.float32)
    for one in range(WEIGHTS):
        units[one, :, one] = 1.0
    turn = Turn(job.nets.value, units, np.zeros((4 * MOST_PLACES, WEIGHTS + 2)))
    sums = Equations(np.zeros((LEFTS, WEIGHTS, WEIGHTS)), np.zeros((LEFTS, WEIGHTS)), np.zeros((LEFTS, 2)))
    sample_games(job.games, Setup(players, lines, job.noise, job.keep), job.nets, turn, sums, job.random)
    return sums


def fitted(jobs: list[Job], map_jobs: Map = map) -> tuple[Floats, dict[int, float]]:
    """The weights that come nearest to the network, and for each number of dominoes left the part of the variance
    explained."""
    sums = list(map_jobs(equations, jobs))
    squares, targets, totals = (np.sum([one[i] for one in sums], axis=0) for i in range(3))
    weights, explained = np.zeros((LEFTS, WEIGHTS), np.float32), {}
    for left in range(1, LEFTS):
        near = [(left, 1.0), *((other, 0.1) for other in (left - 1, left + 1) if 1 <= other < LEFTS)]
        a = np.sum([weight * squares[other] for other, weight in near], axis=0)
        b = np.sum([weight * targets[other] for other, weight in near], axis=0)
        scale = np.sqrt(np.maximum(np.diag(a), 1e-6))
        w = np.linalg.solve(a / scale[:, None] / scale + 1e-4 * np.eye(WEIGHTS), b / scale) / scale
        weights[left] = w
        explained[left] = float((2 * w @ targets[left] - w @ squares[left] @ w) / max(1e-9, totals[left, 1]))
    return weights, explained


def jobs_for(table: str, nets: Nets, games: int, workers: int, seed: int) -> list[Job]:
    """The games divided among the workers."""
    return [Job(table, games // workers, seeded(100 * seed + worker), nets) for worker in range(workers)]
