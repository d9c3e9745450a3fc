"""A state of Kingdomino as the kernels take it, and the turns of a seat as the rules write them.

Only what a seat may see goes in: the deck holds the unseen dominoes in the order of their numbers, and whoever plays on
shuffles it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fivefold.bots.kingdomino import kernel_state as layout
from fivefold.bots.kingdomino.kernel_state import Round, new_round
from fivefold.games import kingdomino
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.box import numbers_in
from fivefold.games.kingdomino.kernel import FIELDS, Table
from fivefold.games.kingdomino.kingdom import place_names
from fivefold.games.kingdomino.notation import DISCARD
from fivefold.games.kingdomino.state import State

NOWHERE = -1


@dataclass(frozen=True)
class Position:
    """A state, the same as a `Round`, and the mover's places and picks.

    `places` has NOWHERE alone where nothing is placed, `picks` where nothing is picked; a pick is an index of the line.
    """

    state: State
    round: Round
    places: Table
    picks: Table

    def move(self, place: int, pick: int) -> kingdomino.Move:
        """A turn of the kernels as the rules write it."""
        number = int(self.round.draft[layout.LINE + pick]) if pick >= 0 else 0
        if not self.domino:
            return kingdomino.Move(pick=number)
        where = DISCARD if place < 0 else place_names(self.state.options.size)[int(place)]
        return kingdomino.Move(self.domino, where, number)

    @cached_property
    def seat(self) -> int:
        """The seat that moves."""
        return int(self.round.draft[layout.KING + self.round.draft[layout.AT]])

    @cached_property
    def domino(self) -> int:
        """The domino that is placed in this turn, 0 in the first round."""
        return int(self.round.draft[layout.HELD + self.round.draft[layout.AT]])

    @cached_property
    def lines_left(self) -> int:
        """How many lines are still to be dealt."""
        return int(self.round.draft[layout.LINES_LEFT])


def position_of(state: State) -> Position:
    """The position of a state in which a seat is to move.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 2":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> position = position_of(state)
    >>> position.seat, str(position.move(NOWHERE, 3)), len(position.round.deck)
    (1, '48', 44)
    """
    options = state.options
    kingdoms = np.zeros((4, FIELDS), np.int64)
    for seat, kingdom in enumerate(state.kingdoms):
        kingdoms[seat] = kingdom.board
    draft = np.zeros(layout.DRAFT, np.int64)
    movers = _movers(state)
    first = options.kings - len(movers)
    for i, (number, seat) in enumerate(movers, first):
        draft[layout.HELD + i] = number
        draft[layout.KING + i] = seat
    draft[layout.OWNER : layout.OWNER + 4] = -1
    for i, (number, seat) in enumerate(state.line):
        draft[layout.LINE + i] = number
        draft[layout.OWNER + i] = seat
    bonus = layout.MIDDLE_KINGDOM * options.middle_kingdom + layout.HARMONY * options.harmony
    bonus += layout.TIE_BREAK * (options.tie_break == "game")
    draft[layout.AT : layout.EARLIER] = (
        first,
        options.kings,
        options.players,
        options.size,
        options.lines - state.dealt,
        bonus,
    )
    for game in state.finished:
        for seat, summary in enumerate(game):
            draft[layout.EARLIER + seat] += summary.points
    number, seat = movers[0]
    places = kernel_table.places(kingdoms[seat], number, options.size) if number else np.array([], np.int64)
    picks = np.array([i for i, (_, owner) in enumerate(state.line) if owner < 0], np.int64)
    nothing = np.array([NOWHERE])
    return Position(
        state,
        new_round(kingdoms, draft, np.array(numbers_in(state.bag), np.int64)),
        places if len(places) else nothing,
        picks if len(picks) else nothing,
    )


def _movers(state: State) -> list[tuple[int, int]]:
    """Who is still to move in this round and what each places; in the first round the kings of the hand come as they
    lie, but for the one drawn."""
    if not state.hand:
        return list(state.waiting)
    hand = list(state.hand)
    hand.remove(state.drawn)
    return [(0, state.drawn), *((0, seat) for seat in hand)]
