"""How do the rivals play? Their kingdoms tell the probability that they are full-greedy.

A full-greedy player keeps its castle in the middle and leaves what brings no points to chance; others let properties
grow together. The weights were learned from tables of mixed players (`training/kingdomino/traits.py`).
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_rivals import TRAITS, write_traits
from fivefold.bots.kingdomino.kernel_state import BONUS, HARMONY, MIDDLE_KINGDOM, Doubles
from fivefold.bots.kingdomino.network import trait_weights
from fivefold.bots.kingdomino.state import Position
from fivefold.games.kingdomino.kernel import Table

ALIKE = 0.9  # how often the rivals at a table are of one kind


def p_full_greedy(position: Position, prior: float) -> Doubles:
    """For each seat but the mover's the probability that it is full-greedy, given the prior.

    Rivals are often alike, so that one kingdom tells something about the others' owners too. 7 × 7 kingdoms tell
    nothing.

    >>> from fivefold.games import kingdomino
    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 2":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> from fivefold.bots.kingdomino.state import position_of
    >>> p_full_greedy(position_of(state), 0.25).round(6).tolist()
    [0.25, 0.0, 0.25, 0.25]
    """
    found = np.zeros(4)
    if position.state.options.size != 5 or prior == 0.0:
        return found
    rivals = [seat for seat in range(position.state.options.players) if seat != position.seat]
    odds = np.array([full_greedy_odds(position, seat) for seat in rivals])
    alone = prior * odds / (prior * odds + 1 - prior)
    all_of_them = ALIKE * prior * odds.prod()
    nobody = ALIKE * (1 - prior)
    mixed = (1 - ALIKE) * (prior * odds + 1 - prior).prod()
    found[rivals] = (all_of_them + mixed * alone) / (all_of_them + nobody + mixed)
    return found


def full_greedy_odds(position: Position, seat: int) -> float:
    """How much likelier it is that a full-greedy player made this seat's kingdom than that somebody else did."""
    kingdom = position.state.kingdoms[seat]
    laid = len(kingdom.laid) + len(kingdom.discarded)
    if laid == 0:
        return 1.0
    bonus = 1 if position.round.draft[BONUS] & (MIDDLE_KINGDOM | HARMONY) else 0
    return float(np.exp(trait_weights()[bonus, laid] @ traits_of(position.round.kingdoms[seat])))


def traits_of(kingdom: Table) -> Doubles:
    """The traits of a kingdom and their squares: in some of them full-greedy play lies between the others.

    >>> from fivefold.games.kingdomino.kingdom import Kingdom
    >>> len(traits_of(np.array(Kingdom().board))) == 2 * TRAITS
    True
    """
    seen = np.zeros(TRAITS)
    write_traits(kingdom, seen)
    return np.concatenate([seen, seen**2])
