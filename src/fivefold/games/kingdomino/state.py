"""What lies on the table between two moves."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.games.kingdomino import drawing
from fivefold.games.kingdomino.box import FULL_BAG
from fivefold.games.kingdomino.kernel import DOMINOES
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.scoring import Summary, tally

NOBODY = -1

Owned = tuple[tuple[int, int], ...]
"""Dominoes with the seat whose king stands on each, or NOBODY."""


@dataclass(frozen=True, slots=True)
class State:
    """The kingdoms; the dominoes still waiting to be placed, lowest first; the new line; the kings of the first round
    that are still in the hand, and the one just drawn; the set of dominoes in the bag (with two or three players some
    of them will never come, KD2); and in a dynasty what the games before have brought.
    """

    kingdoms: tuple[Kingdom, ...]
    waiting: Owned = ()
    line: Owned = ()
    hand: tuple[int, ...] = ()
    drawn: int = NOBODY
    bag: int = FULL_BAG
    finished: tuple[tuple[Summary, ...], ...] = ()
    options: Options = Options()

    def __str__(self) -> str:
        return "\n".join(drawing.rows(self))

    def _repr_svg_(self) -> str:
        return drawing.svg_table(self)

    @property
    def dealt(self) -> int:
        """How many lines have been dealt in this game."""
        return (DOMINOES - self.bag.bit_count()) // self.options.kings

    @property
    def game_over(self) -> bool:
        """Is this game at its end? A dynasty may go on with the next."""
        return not self.waiting and not self.line and self.dealt == self.options.lines

    @property
    def deal_due(self) -> bool:
        """Is a line to be dealt now (KD3)?"""
        if self.line:
            return False
        return self.dealt < self.options.lines or (self.game_over and len(self.finished) + 1 < self.options.games)

    @property
    def king_due(self) -> bool:
        """Is a king to be drawn from the hand now (KD3)?"""
        return bool(self.hand) and bool(self.line) and self.drawn == NOBODY

    @property
    def discard_due(self) -> bool:
        """Do the rules discard the next domino, with nothing left to choose after it (KD7)?"""
        if self.line or not self.waiting or self.deal_due:
            return False
        number, seat = self.waiting[0]
        return not self.kingdoms[seat].fits(number)

    @property
    def bag_of_next_deal(self) -> int:
        """What the next line is drawn from: in a dynasty's next game all dominoes again."""
        return FULL_BAG if self.game_over else self.bag

    @property
    def free(self) -> list[int]:
        """The dominoes of the new line on which no king stands."""
        return [number for number, seat in self.line if seat == NOBODY]

    def with_line(self, line: Owned, bag: int) -> State:
        """The state when a new line has been dealt from the bag."""
        return State(self.kingdoms, self.waiting, line, self.hand, self.drawn, bag, self.finished, self.options)

    def line_taken(self, pick: int, seat: int) -> Owned:
        """The new line when a king of this seat goes on one of its dominoes."""
        return tuple([(number, seat if number == pick else owner) for number, owner in self.line])

    def after_turn(
        self, kingdoms: tuple[Kingdom, ...], waiting: Owned, line: Owned, hand: tuple[int, ...] = ()
    ) -> State:
        """When every domino of the new line has its king, it becomes the old line (KD3)."""
        if line and all(owner != NOBODY for _, owner in line):
            waiting, line = line, ()
        return State(kingdoms, waiting, line, hand, NOBODY, self.bag, self.finished, self.options)

    def summaries(self) -> tuple[Summary, ...]:
        """How the seats stand in this game."""
        return tuple(tally(kingdom, self.options).summary for kingdom in self.kingdoms)


def first_state(options: Options) -> State:
    """Castles, all kings in one hand, all dominoes in the bag (KD2)."""
    hand = tuple(seat for seat in range(options.players) for _ in range(options.kings_each))
    return State((Kingdom(options.size),) * options.players, hand=hand, options=options)
