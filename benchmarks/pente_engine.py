"""Pente's engine: its speed, all winning first moves of short wins, checked proofs, and a match against depth 4.

`make bench` takes a sample; with FIVEFOLD_SOAK set every golden position is asked, and 60 games are played at a second
a move.
"""

from __future__ import annotations

import math
import os
import random
import statistics
import time
from pathlib import Path

from fivefold.bots.limits import Budget
from fivefold.bots.pente import checker, search
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import Weights, learned, weights
from fivefold.bots.pente.openings import balanced, even_openings
from fivefold.bots.pente.proof import Prover, find_win, winning_moves
from fivefold.games import pente
from fivefold.games.pente import Move, Options
from fivefold.games.pente.counting import random_games

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
WINS = Path(__file__).parents[1] / "tests/golden/pente/wins.txt"


def middle_game(seed: int) -> pente.State:
    """A position of the engine's own play, eleven turns into the game."""
    state = balanced(random.Random(seed))
    for _ in range(6):
        state = pente.play(state, search.search(state, Budget(nodes=1500)).best)
    return state


def positions_a_second(weights: Weights, name: str, goal: int) -> None:
    spent = searched = 0.0
    for seed in range(3):
        state = middle_game(seed)
        budget = Budget(nodes=20_000)
        again = search.search(state, budget, with_weights=weights)
        assert search.search(state, budget, with_weights=weights) == again, "one thread is reproducible"
        began = time.process_time()
        searched += search.search(state, Budget(nodes=300_000), with_weights=weights).nodes
        spent += time.process_time() - began
    random_games(1, seed=1)
    began = time.process_time()
    turns = random_games(2000, seed=1).turns / (time.process_time() - began)
    rate = searched / spent
    print(f"search, {name:8}{rate:12,.0f} positions a CPU-second (at least {goal:,})")
    print(f"  random play   {turns:12,.0f} turns a CPU-second: {turns / rate:.0f} for each position searched")
    assert rate > goal / 2, "far below the figure, even for a busy machine"


def short_wins() -> None:
    """Every win in two or three own moves, with all winning first moves, against the exhaustive prover's list."""
    rows = [line.split(maxsplit=3) for line in WINS.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    rows = rows if SOAK else rows[::5]
    times: list[float] = []
    trees = negatives = 0
    for size, left, points, text in rows:
        state = pente.read_position(text, Options(size=int(size)))  # type: ignore[arg-type]
        first = set() if points == "-" else {Move(int(point)) for point in points.split(",")}
        began = time.process_time()
        found = winning_moves(state, int(left) or 3)
        if left != "0":
            times.append(time.process_time() - began)
        assert set(found) == first, "all winning first moves and no other"
        negatives += left == "0"
        if left != "0":
            for move in first if SOAK else list(first)[:1]:
                proof = _proof(state, move, int(left))
                assert checker.holds(state, proof), "every proof is true"
                trees += 1
    times.sort()
    print(
        f"wins in 2 or 3, all first moves   {len(times)} positions, median {1000 * statistics.median(times):.1f} ms, "
        f"95 % {1000 * times[int(0.95 * len(times))]:.1f} ms (median at most 50); {negatives} without a win"
    )
    print(f"  certificates {trees} of {trees} verified by the checker")
    assert statistics.median(times) < 0.15, "far over the figure, even for a busy machine"


def _proof(state: pente.State, move: Move, left: int) -> Proof:
    prover = Prover(state)
    quiet = 1 if left > 2 else 0
    assert prover.holds(move.point, left, quiet)
    return prover.proof_of(move.point, left, quiet)


def long_wins() -> None:
    """Wins that the threat search finds in the engine's own games, each checked."""
    rng, lengths = random.Random(4), []
    for _ in range(40 if SOAK else 4):
        state = balanced(rng)
        player = Engine(seconds=None, nodes=4000, proves=False)
        while pente.to_move(state) is not None:
            proof = find_win(state, Budget(nodes=100_000), farthest=8)
            if proof:
                assert checker.holds(state, proof), "every proof is true"
                lengths.append(proof.moves)
                break
            state = pente.play(state, player.choose(state, rng))
    print(
        f"first proved wins of {len(lengths)} games: in {', '.join(map(str, sorted(lengths)))} own moves, all verified"
    )


def time_kept() -> None:
    worst, rng = 0.0, random.Random(5)
    for seconds in (0.2, 0.5, 1.0):
        state = balanced(rng)
        for _ in range(2):
            state = pente.play(state, search.search(state, Budget(nodes=500)).best)
        began = time.process_time()
        Engine(seconds=seconds, clock=time.process_time).choose(state, rng)
        worst = max(worst, (time.process_time() - began) / seconds)
    print(f"of the time given at most {100 * worst:.0f} % are taken (at most 110)")
    assert worst < 1.1


def against_depth_four(pairs: int, seconds: float, horizon: int = search.MAX_HORIZON) -> None:
    """The engine against its own search limited to depth 4, each balanced opening with both colours.

    The engine has two threads and its seconds by the wall clock: play it on a quiet machine. The limited one looks
    four turns ahead and proves nothing; forced lines it follows as far as the `horizon`.
    """
    strong = Engine(seconds=seconds, threads=2)
    limited = Engine(seconds=None, depth=4, horizon=horizon, proves=False)
    means = []
    for number in range(pairs):
        again, which = divmod(number, len(even_openings()))
        first, won = pente.symmetric(even_openings()[which], again), 0.0
        for turned in range(2):
            state, rng = first, random.Random(f"{number}/{turned}")
            while (seat := pente.to_move(state)) is not None:
                state = pente.play(state, (limited if seat ^ turned else strong).choose(state, rng))
            ended = pente.outcome(state)
            assert ended is not None
            won += 0.5 if ended.ranks == (1, 1) else float(ended.ranks[turned] == 1)
        means.append(won / 2)
    share = sum(means) / pairs
    spread = (sum((m - share) ** 2 for m in means) + share**2 + (1 - share) ** 2) / (pairs + 2)
    print(
        f"against {'depth' if horizon > 4 else 'horizon'} 4, {seconds} s a move: "
        f"{2 * sum(means):g} of {2 * pairs} games, "
        f"{100 * share:.1f} % ± {100 * math.sqrt(spread / pairs):.1f}"
    )
    assert share >= 0.5


def main() -> None:
    Engine(seconds=None, nodes=2000).choose(balanced(random.Random(1)), random.Random(1))
    positions_a_second(weights(), "fitted", 200_000)
    positions_a_second(learned(), "net", 150_000)
    time_kept()
    short_wins()
    long_wins()
    against_depth_four(30 if SOAK else 2, 1.0 if SOAK else 0.2)
    if SOAK:
        against_depth_four(30, 1.0, horizon=4)
