"""Katamino: known counts, then the solver beside two packages of PyPI in the same run; the atlas and the duel."""

from __future__ import annotations

import random
import time
import warnings
from functools import partial

import numpy as np

from benchmarks import cpu_seconds
from fivefold.games import katamino, katamino_duel
from fivefold.games.katamino.atlas import atlas, compute_atlas
from fivefold.games.katamino.cover import Cover, Search
from fivefold.games.katamino.pieces import SHAPES
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.katamino.region import Region, rectangle
from fivefold.games.katamino.series import LEAFLET, tables

TOTALS = {(10, 6): 2339, (12, 5): 1010, (15, 4): 368, (20, 3): 2}
GAMES = 300_000


def solve_afresh(columns: int, rows: int) -> Search:
    """Every solution up to symmetry, with nothing kept from an earlier run."""
    search = Search(Cover(Region(rectangle(columns, rows).cells), SHAPES))
    search.run()
    assert len(search.distinct_rows()) == TOTALS[columns, rows]
    return search


def as_rows() -> list[list[int]]:
    """6×10 as a list of sets: 60 squares and 12 pieces."""
    cover = Cover(rectangle(10, 6), SHAPES)
    return [
        [*(bit for bit in range(60) if mask >> bit & 1), 60 + piece]
        for mask, piece in zip(cover.masks.tolist(), cover.piece.tolist(), strict=True)
    ]


def seconds_of_exact_cover() -> float | None:
    """All 9,356 solutions by the package exact-cover; None where it is not installed."""
    try:
        import exact_cover
    except ImportError:
        return None
    matrix = np.zeros((len(as_rows()), 72), np.int32)
    for number, row in enumerate(as_rows()):
        matrix[number, row] = 1

    def count() -> None:
        assert exact_cover.get_solution_count(matrix) == 9356

    return cpu_seconds(count, 1)


def seconds_of_xcover() -> float:
    """All 9,356 solutions by the package xcover, compiled beforehand."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import xcover

        list(xcover.covers([[0], [1], [0, 1]]))

        def count() -> None:
            assert sum(1 for _ in xcover.covers(as_rows())) == 9356

        return cpu_seconds(count, 1)


def questions() -> dict[str, list[float]]:
    """CPU seconds of questions about random fillings of every puzzle: the first one about each, and the rest."""
    rng = random.Random(1)
    puzzles = [series.options(k) for series in tables()[LEAFLET] for k in series.pentas]
    times: dict[str, list[float]] = {"first question": [], "solvable": [], "solutions left": [], "hint": []}
    asks = (("solvable", katamino.solvable), ("solutions left", katamino.solutions_left), ("hint", katamino.hint))
    for options in [*puzzles, *katamino.PRESETS.values()]:
        puzzle_of.cache_clear()
        for attempt in range(8):
            state = katamino.start(options)
            for _ in range(rng.randrange(6)):
                moves = katamino.legal_moves(state)
                state = katamino.play(state, rng.choice(moves)) if moves else state
            for name, ask in asks:
                began = time.process_time()
                ask(state)
                first = attempt == 0 and name == "solvable"
                times["first question" if first else name].append(time.process_time() - began)
    return times


def main() -> None:
    for columns, rows in TOTALS:
        solve_afresh(columns, rows)
    assert compute_atlas() == atlas()
    assert sum(free.solutions for free, _ in atlas().values()) == 94_328
    assert [katamino_duel.leaves(katamino_duel.start(), depth) for depth in (1, 2)] == [740, 556_040]
    games = katamino_duel.counting.random_games(GAMES, seed=1)
    assert abs(games.first_wins / GAMES - 0.58) < 0.01
    assert abs(games.by_length[9] / GAMES - 0.57) < 0.01
    print("counts hold: 2,339 · 1,010 · 368 · 2, the atlas with its 94,328 solutions, 740 openings, random duels")

    ours = cpu_seconds(lambda: solve_afresh(10, 6), 5)
    print(f"6×10, all 2,339 solutions        {ours:8.3f} CPU s")
    assert ours < 0.15
    for name, seconds, bar in (("exact-cover", seconds_of_exact_cover(), 100), ("xcover", seconds_of_xcover(), 40)):
        if seconds is None:
            print(f"  {name} is not installed here (it has no wheel for this Python)")
        else:
            print(f"  {name:<12}                   {seconds:8.3f} CPU s   ours is {seconds / ours:6.0f} ×")
            assert seconds > bar * ours

    whole = cpu_seconds(compute_atlas, 2)
    print(f"the whole atlas, with effort     {whole:8.3f} CPU s")
    assert whole < 5

    times = questions()
    for name, taken in times.items():
        middle, late, last = (1e3 * np.percentile(taken, q) for q in (50, 99, 100))
        print(f"{name:<32} {middle:8.2f} ms middle, {late:.2f} ms at the 99th percentile, {last:.2f} ms at most")
    together = [seconds for taken in times.values() for seconds in taken]
    print(f"  all questions together         {1e3 * np.percentile(together, 99):8.2f} ms at the 99th percentile")
    assert np.percentile(together, 99) < 0.020

    for name, options in katamino_duel.PRESETS.items():
        duels = cpu_seconds(partial(katamino_duel.counting.random_games, GAMES, seed=2, options=options))
        print(f"random duels, {name:<18} {GAMES / duels:8,.0f} per CPU-second")
        assert GAMES / duels > 100_000

    state = katamino_duel.start()
    move = katamino_duel.legal_moves(state)[100]
    one = cpu_seconds(lambda: [katamino_duel.play(state, move) for _ in range(5_000)]) / 5_000
    puzzle = katamino.start()
    lay = katamino.legal_moves(puzzle)[20]
    two = cpu_seconds(lambda: [katamino.play(puzzle, lay) for _ in range(5_000)]) / 5_000
    print(f"one checked play from Python     {one * 1e6:8.2f} µs (duel), {two * 1e6:.2f} µs (puzzle)")
    assert max(one, two) < 50e-6
