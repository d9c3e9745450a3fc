"""The two rules for a turn that gives both players five (PG7), and a position as the programs pass it on."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from fivefold.games.pentago.options import Options

Rule = Literal["draw", "mover"]
RULES: tuple[Rule, ...] = get_args(Rule)


def options(rule: Rule) -> Options:
    """The options of a game under a rule.

    >>> options("mover").double_five
    'mover'
    """
    return Options(double_five=rule)


class Position(NamedTuple):
    """A position: the marbles of the side to move, and the other's.

    >>> Position(0b1, 0b110).marbles
    3
    """

    mine: int
    theirs: int

    @property
    def marbles(self) -> int:
        """How many lie on the board."""
        return (self.mine | self.theirs).bit_count()
