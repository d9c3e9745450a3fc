"""What players may agree on before a game of Pentago."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from fivefold.games.options import LATER, check_choices
from fivefold.games.pentago import kernel

DOUBLE_FIVE = {"mover": kernel.MOVER, "draw": kernel.DRAW, "starter": kernel.STARTER}


@dataclass(frozen=True, slots=True)
class Options:
    """`double_five`: who wins when a turn leaves both with five (PG7). `five_on_placement`: does a five that
    stands before the turn win at once (PG6)? It does; off is only for comparison with programs that judge after
    the turn. `first`: the colour of the player who begins (PG1); it changes nothing but the marbles.
    """

    double_five: Literal["mover", "draw", "starter"] = "draw"
    five_on_placement: bool = True
    first: Literal["dark", "light"] = field(default="dark", metadata={LATER: True})

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def codes(self) -> tuple[int, int]:
        """The options that change how the game is played, as the kernel takes them."""
        return DOUBLE_FIVE[self.double_five], int(self.five_on_placement)


PRESETS = {"ordinary": Options(), "tournament": Options(double_five="mover")}
