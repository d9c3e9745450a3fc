"""How do the rivals play? Their kingdoms tell.

Full greed keeps its castle in the middle and leaves what brings no points to chance; others let properties grow
together. From a rival's kingdom comes the chance that it was made by full greed, by weights that were learned from
tables of mixed players (`training/kingdomino/manners.py`).
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.evaluation import manner_weights
from fivefold.bots.kingdomino.kernel_course import BONUS, HARMONY, MIDDLE_KINGDOM, Shares
from fivefold.bots.kingdomino.kernel_manner import TRAITS, traits
from fivefold.bots.kingdomino.table import Position
from fivefold.games.kingdomino.kernel import Table

ALIKE = 0.9  # how often the rivals at a table are of one kind


def plainness(position: Position, prior: float) -> Shares:
    """For each seat but the mover's the chance that it plays by full greed, if such a share of all players does.

    Rivals are often alike, so that one kingdom tells something about the others' owners too. Kingdoms of 7 × 7 tell
    nothing.

    >>> from fivefold.games import kingdomino
    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 2":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> from fivefold.bots.kingdomino.table import position_of
    >>> plainness(position_of(state), 0.25).round(6).tolist()
    [0.25, 0.0, 0.25, 0.25]
    """
    found = np.zeros(4)
    if position.state.options.size != 5 or prior == 0.0:
        return found
    rivals = [seat for seat in range(position.state.options.players) if seat != position.seat]
    odds = np.array([odds_of(position, seat) for seat in rivals])
    alone = prior * odds / (prior * odds + 1 - prior)
    all_plain = ALIKE * prior * odds.prod()
    nobody = ALIKE * (1 - prior)
    mixed = (1 - ALIKE) * (prior * odds + 1 - prior).prod()
    found[rivals] = (all_plain + mixed * alone) / (all_plain + nobody + mixed)
    return found


def odds_of(position: Position, seat: int) -> float:
    """How much likelier it is that full greed made this seat's kingdom than that somebody else did."""
    kingdom = position.state.kingdoms[seat]
    laid = len(kingdom.laid) + len(kingdom.discarded)
    if laid == 0:
        return 1.0
    bonus = 1 if position.course[BONUS] & (MIDDLE_KINGDOM | HARMONY) else 0
    return float(np.exp(manner_weights()[bonus, laid] @ traits_of(position.kingdoms[seat])))


def traits_of(kingdom: Table) -> Shares:
    """The traits of a kingdom and their squares: in some of them full greed lies between the others.

    >>> from fivefold.games.kingdomino.kingdom import Kingdom
    >>> len(traits_of(np.array(Kingdom().board))) == 2 * TRAITS
    True
    """
    seen = np.zeros(TRAITS)
    traits(kingdom, seen)
    return np.concatenate([seen, seen**2])
