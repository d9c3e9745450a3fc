"""What two players may agree on before a duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fivefold.games.katamino.pieces import ALL, EVEN, ODD
from fivefold.games.options import check_choices


@dataclass(frozen=True, slots=True)
class Options:
    """`variant`: both lay from one pool (ordinary, KT9), each picks six pieces first (draft, KT13), or one has the
    even and the other the odd pieces (even_odd, KT14), or both lay from one pool wherever there is room, as in Golomb's
    older game (anywhere, without KT10 and KT11). `evens`: which player has the even ones there; first is the one
    who begins.
    """

    variant: Literal["ordinary", "draft", "even_odd", "anywhere"] = "ordinary"
    evens: Literal["first", "second"] = "first"

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def shared(self) -> bool:
        """Do both lay from one pool?"""
        return self.variant in ("ordinary", "anywhere")

    @property
    def touching(self) -> bool:
        """Must the first piece cover a centre square and every later one touch another (KT10, KT11)?"""
        return self.variant != "anywhere"

    @property
    def hands(self) -> tuple[int, int]:
        """The pieces each player may lay at the start, one bit a piece; none before a draft.

        >>> Options("even_odd").hands == (EVEN, ODD)
        True
        """
        if self.variant == "draft":
            return 0, 0
        if self.shared:
            return ALL, ALL
        return (EVEN, ODD) if self.evens == "first" else (ODD, EVEN)


PRESETS = {
    "ordinary": Options(),
    "draft": Options("draft"),
    "even_odd": Options("even_odd"),
    "odd_even": Options("even_odd", "second"),
    "anywhere": Options("anywhere"),
}
