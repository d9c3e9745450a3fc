"""What players may agree on before a game of Pente."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np

from fivefold.games.core import BadOptions
from fivefold.games.options import check_choices
from fivefold.games.pente import kernel_rules as rules
from fivefold.games.pente.kernel import Table

USUAL_STONES = 40

DOUBLE_THREE = {"allowed": rules.ALLOWED, "forbidden": rules.FORBIDDEN, "forbidden_strict": rules.STRICT}
EXHAUSTION = {"draw": rules.DRAW, "count": rules.COUNT, "move": rules.MOVE}


@dataclass(frozen=True, slots=True)
class Options:
    """`opening`: must the first player's second stone keep away from the centre (PT3)? `line`: do more than five in
    a row win (PT8, PT16)? `double_three`: may a move make two open threes (PT17, PT22)? `reply`: has the other side
    one more move after a win (PT19)? `exhaustion`: what happens when all stones are used (PT10, PT20, PT21)?
    `stones`: how many each player has; 0 is as many as they need, and 40 where the exhaustion needs a number.
    `points`: are the scores points (PT18)? `teams`: two against two with four colours (PT13). `announce`: are fours
    and open threes announced (PT11)? `size`: the points along an edge.

    >>> Options(exhaustion="count").stones
    40
    """

    opening: Literal["restricted", "free"] = "restricted"
    line: Literal["five_or_more", "exactly_five"] = "five_or_more"
    double_three: Literal["allowed", "forbidden", "forbidden_strict"] = "allowed"
    reply: bool = False
    exhaustion: Literal["draw", "count", "move"] = "draw"
    stones: int = 0
    points: bool = False
    teams: bool = False
    announce: bool = True
    size: Literal[19, 15, 13] = 19

    def __post_init__(self) -> None:
        check_choices(self)
        if self.exhaustion != "draw" and self.stones == 0:
            object.__setattr__(self, "stones", USUAL_STONES)
        if self.stones and not 5 <= self.stones <= self.size**2 // self.seats:
            raise BadOptions(
                "{seats} players with {stones} stones each cannot play on {size} × {size} points; it is 5 to {most} "
                "stones, or 0 for no limit",
                code="pente-stones-do-not-fit",
                rule="PT10",
                seats=self.seats,
                stones=self.stones,
                size=self.size,
                most=self.size**2 // self.seats,
            )

    @property
    def seats(self) -> int:
        """Two, or four in teams."""
        return 4 if self.teams else 2

    @property
    def law(self) -> Table:
        """The options as the kernel takes them."""
        return _law(self)


@lru_cache
def _law(options: Options) -> Table:
    return np.array(
        [
            options.size,
            int(options.opening == "restricted"),
            int(options.line == "exactly_five"),
            DOUBLE_THREE[options.double_three],
            int(options.reply),
            EXHAUSTION[options.exhaustion],
            options.stones,
            options.seats,
            int(options.reply and options.points),
        ]
    )


PRESETS = {
    "standard": Options(),
    "length-limit": Options(line="exactly_five"),
    "double-three": Options(double_three="forbidden"),
    "points": Options(points=True),
    "reply": Options(reply=True),
    "count": Options(exhaustion="count"),
    "moving": Options(exhaustion="move"),
    "strict": Options(line="exactly_five", double_three="forbidden_strict"),
    "team": Options(teams=True),
}
