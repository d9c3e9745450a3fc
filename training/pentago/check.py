"""Does this machine's sweep find what NumPy finds? To be run on a card before anything else there; half a minute.

python -m training.pentago.check
"""

from __future__ import annotations

import numpy as np

from fivefold.games.pentago.kernel import CELLS
from training.pentago.arrays import ON_CARD, to_numpy
from training.pentago.plain_sweep import PlainSweeper
from training.pentago.program import say
from training.pentago.rules import RULES, Position
from training.pentago.sweep import move_values, sweeper

POSITIONS = (Position(87662854, 60444381360), Position(30217871495, 38395019568))
"""With 23 marbles; under the two rules some of their moves have other values."""


def main() -> None:
    """Compare all words of the kept levels."""
    say("on a card" if ON_CARD else "without a card")
    for position in POSITIONS:
        values = []
        for rule in RULES:
            cells = CELLS - position.marbles
            found, expected = sweeper(rule, cells).sweep(position), PlainSweeper(rule, cells).sweep(position)
            for level, words in expected.words.items():
                np.testing.assert_array_equal(to_numpy(found.words[level]), words)
            values.append(move_values(found))
        say(position, "equal;", int((values[0] != values[1]).sum()), "moves differ between the rules")


if __name__ == "__main__":
    main()
