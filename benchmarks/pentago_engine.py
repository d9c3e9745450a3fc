"""Pentago's engine: the solver's times, choices on published positions, and matches against OpenSpiel's MCTS.

`make bench` plays a few games; with FIVEFOLD_SOAK set it plays a hundred, and looks at every published choice for two
CPU-seconds a move.
"""

from __future__ import annotations

import math
import os
import random
import time
from pathlib import Path

import pyspiel

from fivefold.bots.limits import Budget
from fivefold.bots.pentago import search, solver
from fivefold.bots.pentago.engine import Engine
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN, turned
from fivefold.games.pentago.notation import ROW_MAJOR

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
CHOICES = Path(__file__).parents[1] / "tests/golden/pentago/published_choices.txt"
EXACT_MOVES = CHOICES.with_name("exact_moves.txt")
JUDGED_AFTER = pentago.Options(five_on_placement=False)  # OpenSpiel's Pentago
OPENSPIEL_QUADRANTS = (0, 1, 3, 2)
VALUE = {"w": 1, "d": 0, "l": -1}


def solver_times() -> None:
    positions = {
        24: ("b.wbwbww.........b.bbwbw..bb.wbwwwbw".replace(".", "{}", 2).format("b", "w"), 0.010),
        22: ("b.wbwbww.........b.bbwbw..bb.wbwwwbw", 0.08),
        20: ("w..w.wbwbbbbbw.wbw.......b....wbbww.", 0.8),
    }
    if SOAK:
        positions[18] = ("bwbwww.......w..bbww..b..b.b.ww.b.b.", 10.0)
    for marbles, (text, limit) in positions.items():
        state = pentago.read_position(text)
        assert (state.first | state.second).bit_count() == marbles
        best = math.inf
        for _ in range(1 if marbles == 18 else 3):
            began = time.process_time()
            solution = solver.solve(state)
            best = min(best, time.process_time() - began)
        assert solution.value == max(solution.moves.values())
        print(f"solve {marbles} marbles, all moves   {best:8.3f} CPU-s   (at most {limit})")
        assert best < 1.5 * limit, "far over the figure, even for a busy machine"


def published_choices(seconds: float, most: int) -> None:
    """Choices whose every alternative has a published value: does the engine's keep the value?"""
    rows = [line.split() for line in CHOICES.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    rows = [row for row in rows if len(set(row[2]) - {"."}) > 1][:most]
    lost = 0
    for kind, board, values in rows:
        value = _marble(board, values, seconds) if kind == "marble" else _turn(board, values, seconds)
        lost += value < max(VALUE[v] for v in values if v != ".")
    share = lost / len(rows)
    error = math.sqrt((share * (1 - share) + 1 / len(rows)) / len(rows))
    print(
        f"published choices with 7–17 marbles: {lost} of {len(rows)} lose value "
        f"({100 * share:.1f} % ± {100 * error:.1f}), {seconds} CPU-s each"
    )


def _marble(board: str, values: str, seconds: float) -> int:
    result = search.search(pentago.read_position(board), Budget(seconds, clock=time.process_time))
    return VALUE[values[ROW_MAJOR.index(result.best[0].cell)]]


def _turn(board: str, values: str, seconds: float) -> int:
    """Think about the board after each of the eight turns, and take what is worst for the other side."""
    first, second = (sum(1 << c for c, x in zip(ROW_MAJOR, board, strict=True) if x == who) for who in "bw")
    found = []
    for turn, value in enumerate(values):
        state = pentago.State(int(turned(first, turn)), int(turned(second, turn)))
        if ended := pentago.outcome(state):
            mover = (first | second).bit_count() % 2 ^ 1
            found.append((2 * ended.scores[mover] - 1, VALUE[value]))
        else:
            result = search.search(state, Budget(seconds / 8, clock=time.process_time))
            found.append((-result.score if result.value is None else -result.value, VALUE[value]))
    return max(found, key=lambda pair: pair[0])[1]


def exact_moves(seconds: float, most: int, threads: int) -> None:
    """Positions with 14–17 marbles whose every move has an exact value: does the engine's choice keep the value?

    With one thread by CPU time; with more by the clock on the wall, so on a machine that has nothing else to do.
    """
    clock = time.process_time if threads == 1 else time.perf_counter
    rows = [line.split() for line in EXACT_MOVES.read_text(encoding="utf-8").splitlines() if line[0] != "#"][:most]
    lost = 0
    for text, values in rows:
        state = pentago.read_position(text)
        result = search.search(state, Budget(seconds, clock=clock), threads=threads)
        best = max(VALUE[v] for v in values)
        assert result.value in (None, best), "what is proved is true"
        move = result.best[0]
        if move.turn != NO_TURN:
            at = solver.empty_cells(state).tolist().index(move.cell)
            lost += VALUE[values[8 * at + move.turn]] < best
    share = lost / len(rows)
    error = math.sqrt((share * (1 - share) + 1 / len(rows)) / len(rows))
    print(
        f"exact labels with 14–17 marbles: {lost} of {len(rows)} choices lose value "
        f"({100 * share:.1f} % ± {100 * error:.1f}), {seconds} s each on {threads} thread{'s' if threads > 1 else ''}"
    )


def action_of(move: pentago.Move) -> int:
    """OpenSpiel's number of a move."""
    cell, turn = ROW_MAJOR.index(move.cell), move.turn
    return 8 * cell + 2 * OPENSPIEL_QUADRANTS.index(turn >> 1) + (turn + 1) % 2


def move_of(action: int) -> pentago.Move:
    """Our move of OpenSpiel's number."""
    r = action % 8
    return pentago.Move(ROW_MAJOR[action // 8], 2 * OPENSPIEL_QUADRANTS[r // 2] + (r + 1) % 2)


def against_mcts(games: int, seconds: float, simulations: int) -> None:
    """The engine against OpenSpiel's native MCTS, colours alternating, under OpenSpiel's rules."""
    game, score = pyspiel.load_game("pentago"), 0.0
    spent = moves = 0.0
    for number in range(games):
        rng = random.Random(number)
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, True, number, False)
        state, theirs = pentago.start(JUDGED_AFTER), game.new_initial_state()
        while not theirs.is_terminal():
            if theirs.current_player() == number % 2:
                began = time.process_time()
                result = search.search(state, Budget(seconds, clock=time.process_time))
                move = rng.choice(result.best)
                spent, moves = spent + time.process_time() - began, moves + 1
            else:
                move = move_of(bot.step(theirs))
            state = pentago.play(state, move)
            theirs.apply_action(action_of(move))
        ended = pentago.outcome(state)
        assert ended is not None
        assert theirs.returns()[0] == 2 * ended.scores[0] - 1, "the referees agree"
        score += ended.scores[number % 2]
    share = score / games
    error = math.sqrt((share * (1 - share) + 1 / games) / games)
    print(
        f"against OpenSpiel's MCTS ({simulations} simulations): {score:g} of {games} "
        f"({100 * share:.0f} % ± {100 * error:.0f}), {spent / moves:.2f} CPU-s a move of {seconds}"
    )
    assert share > 0.5


def time_kept() -> None:
    """Is the time given also the time taken?"""
    worst = 0.0
    for marbles in (4, 8, 12, 16):
        rng, state = random.Random(marbles), pentago.start()
        while (state.first | state.second).bit_count() < marbles:
            after = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            state = after if pentago.to_move(after) is not None else state
        began = time.process_time()
        search.search(state, Budget(0.5, clock=time.process_time))
        worst = max(worst, (time.process_time() - began) / 0.5)
    print(f"of the time given at most {100 * worst:.0f} % are taken")
    assert worst < 1.1


def main() -> None:
    first = pentago.legal_moves(pentago.start())
    assert [move_of(action_of(move)) for move in first] == first
    Engine(0.05).search(pentago.start(JUDGED_AFTER))
    solver_times()
    time_kept()
    published_choices(2.0 if SOAK else 0.3, 1000 if SOAK else 10)
    exact_moves(2.0 if SOAK else 0.3, 1000 if SOAK else 10, threads=2 if SOAK else 1)
    against_mcts(100 if SOAK else 2, 1.0 if SOAK else 0.2, 20_000 if SOAK else 2_000)
