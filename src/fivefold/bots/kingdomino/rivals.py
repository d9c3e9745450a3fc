"""How do the rivals play? Their kingdoms tell.

Full greed keeps its castle in the middle and leaves everything else to chance; whoever is practised lets properties grow
together. From a rival's kingdom comes the chance that it was made by full greed, by weights that were learned from
tables of mixed players (`training/kingdomino/manners.py`).
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.evaluation import manner_weights
from fivefold.bots.kingdomino.kernel_course import BONUS, HARMONY, MIDDLE_KINGDOM, Shares
from fivefold.bots.kingdomino.kernel_manner import TRAITS, traits
from fivefold.bots.kingdomino.table import Position


def plainness(position: Position, prior: float) -> Shares:
    """For each seat the chance that it plays by full greed, if that share of all players does (`prior`).

    >>> from fivefold.games import kingdomino
    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 2":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> from fivefold.bots.kingdomino.table import position_of
    >>> plainness(position_of(state), 0.25).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    found = np.full(4, prior)
    if position.state.options.size != 5 or prior in (0.0, 1.0):
        return found
    weights = manner_weights()[1 if position.course[BONUS] & (MIDDLE_KINGDOM | HARMONY) else 0]
    seen = np.zeros(TRAITS)
    for seat, kingdom in enumerate(position.state.kingdoms):
        laid = len(kingdom.laid) + len(kingdom.discarded)
        if laid:
            traits(position.kingdoms[seat], seen)
            odds = prior / (1 - prior) * np.exp(weights[laid] @ seen)
            found[seat] = odds / (1 + odds)
    return found
