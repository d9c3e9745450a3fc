"""New puzzles with one solution, at a wanted grade; and the PENTA of the day.

>>> import datetime
>>> puzzle = daily(datetime.date(2026, 3, 1))
>>> puzzle == daily(datetime.date(2026, 3, 1)), katamino.solutions_left(puzzle.start)
(True, 1)
"""

from __future__ import annotations

import datetime
import random
from dataclasses import dataclass
from typing import cast

from fivefold.games import katamino
from fivefold.games.katamino.atlas import atlas
from fivefold.games.katamino.grading import effort, grade
from fivefold.games.katamino.options import Frame, Options
from fivefold.games.katamino.pieces import numbers_in
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.refusals import Refused

TRIES = 24  # puzzles made, of which the nearest to the wanted grade is kept
SMALLEST, LARGEST = 3, 12
OPEN = 8  # pieces left to lay at most: more cannot be graded in a moment
WEEK = (2, 3, 4, 5, 6, 7, 8)
"""The grade of the daily PENTA, Monday to Sunday."""
SIZES = (5, 6, 6, 7, 7, 8, 9)


class BadWish(Refused):
    """A puzzle that cannot be made."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A PENTA with some pieces laid already, so that there is exactly one way to go on."""

    start: katamino.State
    tries: float

    @property
    def grade(self) -> int:
        """From 1 to 10, see `grading`."""
        return grade(self.tries)

    @property
    def given(self) -> int:
        """How many pieces lie already."""
        return sum(map(bool, self.start.placed))


def new_puzzle(rng: random.Random, *, penta: int, wanted: int) -> Puzzle:
    """A PENTA k of about the wanted grade with exactly one solution.

    >>> puzzle = new_puzzle(random.Random(1), penta=5, wanted=3)
    >>> katamino.solutions_left(puzzle.start)
    1
    """
    if not SMALLEST <= penta <= LARGEST or not 1 <= wanted <= 10:
        raise BadWish("A puzzle has PENTA 3 to 12 and grade 1 to 10", code="bad-wish", rule="KT3")
    sets = [pieces for pieces, (_, flat) in atlas().items() if pieces.bit_count() == penta and flat.solutions]
    best: Puzzle | None = None
    for _ in range(TRIES):
        start = _one_solution(Options(cast("Frame", f"5x{penta}"), _names(rng.choice(sets))), rng, penta)
        puzzle = Puzzle(start, effort(start.options, start.placed).tries)
        if best is None or abs(puzzle.grade - wanted) < abs(best.grade - wanted):
            best = puzzle
        if best.grade == wanted:
            break
    assert best is not None
    return best


def _names(pieces: int) -> str:
    return "-".join(map(str, numbers_in(pieces)))


def _one_solution(options: Options, rng: random.Random, penta: int) -> katamino.State:
    """Lay pieces of one solution, in an order drawn by lot, until it is the only one; then take up what is not needed,
    as long as few enough stay open.
    """
    solution = rng.choice(puzzle_of(options).distinct_solutions())
    order = [number for number in options.numbers if solution[number - 1]]
    rng.shuffle(order)
    state = katamino.start(options)
    laid: list[int] = []
    for number in order:
        if katamino.solutions_left(state) == 1 and penta - len(laid) <= OPEN:
            break
        laid.append(number)
        state = _with(options, solution, laid)
    for number in tuple(laid):
        fewer = [each for each in laid if each != number]
        without = _with(options, solution, fewer)
        if penta - len(fewer) <= OPEN and katamino.solutions_left(without) == 1:
            laid, state = fewer, without
    return state


def _with(options: Options, solution: tuple[int, ...], laid: list[int]) -> katamino.State:
    placed = tuple(mask if number in laid else 0 for number, mask in enumerate(solution, 1))
    return katamino.State(placed, options)


def daily(day: datetime.date) -> Puzzle:
    """The PENTA of a day: the same for everybody, easy on Monday and hard on Sunday.

    >>> daily(datetime.date(2026, 3, 2)).start.options.frame
    '5x5'
    """
    rng = random.Random(f"PENTA {day.isoformat()}")
    return new_puzzle(rng, penta=SIZES[day.weekday()], wanted=WEEK[day.weekday()])
