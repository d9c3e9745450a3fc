"""A state of Kingdomino as the kernels take it, and the turns of a seat as the rules write them.

Only what a seat may see goes in: the deck holds the unseen dominoes in the order of their numbers, and whoever plays on
shuffles it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino import kernel_course as course_of
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
    """Kingdoms, course and deck as `kernel_course` draws them; points of earlier games; the mover's places and picks.

    `places` has NOWHERE alone where nothing is placed, `picks` where nothing is chosen; a pick is an index of the line.
    """

    state: State
    kingdoms: Table
    course: Table
    deck: Table
    earlier: Table
    places: Table
    picks: Table

    def move(self, place: int, pick: int) -> kingdomino.Move:
        """A turn of the kernels as the rules write it."""
        number = int(self.course[course_of.LINE + pick]) if pick >= 0 else 0
        domino = int(self.course[course_of.WHAT + self.course[course_of.AT]])
        if not domino:
            return kingdomino.Move(pick=number)
        where = DISCARD if place < 0 else place_names(self.state.options.size)[int(place)]
        return kingdomino.Move(domino, where, number)

    @property
    def seat(self) -> int:
        """Who moves."""
        return int(self.course[course_of.WHO + self.course[course_of.AT]])

    @property
    def last_game(self) -> bool:
        """Does this game decide? In a dynasty only the last does."""
        return len(self.state.finished) + 1 == self.state.options.games


def position_of(state: State) -> Position:
    """The position of a state in which a seat is to move.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 2":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> position = position_of(state)
    >>> position.seat, str(position.move(NOWHERE, 3)), len(position.deck)
    (1, '48', 44)
    """
    options = state.options
    kingdoms = np.zeros((4, FIELDS), np.int64)
    for seat, kingdom in enumerate(state.kingdoms):
        kingdoms[seat] = kingdom.board
    course = np.zeros(course_of.COURSE, np.int64)
    kings = options.kings
    movers = _movers(state)
    first = kings - len(movers)
    for i, (number, seat) in enumerate(movers, first):
        course[course_of.WHAT + i] = number
        course[course_of.WHO + i] = seat
    course[course_of.OWNER : course_of.OWNER + 4] = -1
    for i, (number, seat) in enumerate(state.line):
        course[course_of.LINE + i] = number
        course[course_of.OWNER + i] = seat
    bonus = course_of.MIDDLE_KINGDOM * options.middle_kingdom + course_of.HARMONY * options.harmony
    bonus += course_of.TIE_BREAK * (options.tie_break == "game")
    course[course_of.AT :] = (first, kings, options.players, options.size, options.lines - state.dealt, bonus)
    earlier = np.zeros(4, np.int64)
    for game in state.finished:
        for seat, summary in enumerate(game):
            earlier[seat] += summary.points
    number, seat = movers[0]
    places = kernel_table.places(kingdoms[seat], number, options.size) if number else np.array([], np.int64)
    picks = np.array([i for i, (_, owner) in enumerate(state.line) if owner < 0], np.int64)
    nothing = np.array([NOWHERE])
    return Position(
        state,
        kingdoms,
        course,
        np.array(numbers_in(state.bag), np.int64),
        earlier,
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
