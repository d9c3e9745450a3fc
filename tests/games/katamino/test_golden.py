"""The solver of puzzles, number for number: solutions, their order, and how many placements it lays on the way.

`python -m tests.games.katamino.test_golden` writes the file anew, `… compare` says what differs.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests import golden_numbers as golden

from fivefold.games.katamino.cover import Cover, Search
from fivefold.games.katamino.pieces import SHAPES
from fivefold.games.katamino.region import rectangle

REGIONS = {
    "20×3": (20, 3, range(12)),
    "15×4": (15, 4, range(12)),
    "5×7": (7, 5, (1, 2, 4, 5, 6, 8, 10)),
    "5×5 of twelve": (5, 5, range(12)),
}


def answers(name: str) -> dict[str, Any]:
    columns, rows, pieces = REGIONS[name]
    cover = Cover(rectangle(columns, rows), tuple(SHAPES[piece] for piece in pieces))
    found: dict[str, Any] = {}
    for steps in (200_000, 7_919):
        search, shares = Search(cover), []
        while not search.step(steps):
            shares.append(search.progress)
        found[f"in slices of {steps}"] = [search.solutions, search.distinct, search.laid, golden.digest_of(shares)]
        found[f"rows in slices of {steps}"] = [search.all_rows(), search.distinct_rows()]
    return golden.plain(found)


@pytest.mark.compiled
@pytest.mark.parametrize("name", REGIONS)
def test_the_solver_takes_the_steps_it_always_took(name: str) -> None:
    assert list(golden.differences(golden.kept("katamino")[name], answers(name))) == []


if __name__ == "__main__":
    golden.main("katamino", REGIONS, answers)
