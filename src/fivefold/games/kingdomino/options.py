"""What players may agree on before a game of Kingdomino."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fivefold.games.core import BadOptions
from fivefold.games.options import check_choices

VARIANTS = ("middle_kingdom", "harmony", "mighty_duel", "dynasty")


@dataclass(frozen=True, slots=True)
class Options:
    """`players`: two, three or four (KD1). `tie_break`: with equal points the game's own rule decides, or the place is
    shared (KD9). The variants (KD10): `middle_kingdom` gives 10 points for a castle in the middle, `harmony` 5 for a
    complete kingdom, `mighty_duel` lets two build 7 × 7 with all dominoes, `dynasty` adds up three games.
    `championship` holds the players to the championship's rules: tables of three or four, shared places, no variants.

    >>> Options(championship=True, tie_break="shared", harmony=True)
    Traceback (most recent call last):
    fivefold.games.core.BadOptions: harmony is off in the championship (KD10).
    """

    players: Literal[2, 3, 4] = 4
    tie_break: Literal["game", "shared"] = "game"
    middle_kingdom: bool = False
    harmony: bool = False
    mighty_duel: bool = False
    dynasty: bool = False
    championship: bool = False

    def __post_init__(self) -> None:
        check_choices(self)
        if self.mighty_duel and self.players != 2:
            raise BadOptions(
                "The mighty duel is for two players, not {players}",
                code="kingdomino-duel-for-two",
                rule="KD10",
                players=self.players,
            )
        if self.championship:
            self._check_championship()

    def _check_championship(self) -> None:
        for name in VARIANTS:
            if getattr(self, name):
                raise BadOptions(
                    "{name} is off in the championship", code="kingdomino-championship-variant", rule="KD10", name=name
                )
        if self.tie_break != "shared":
            raise BadOptions(
                "In the championship equal scores share the place: tie_break is shared",
                code="kingdomino-championship-ties",
                rule="KD9",
            )
        if self.players == 2:
            raise BadOptions(
                "Championship tables seat three or four, not two", code="kingdomino-championship-two", rule="KD1"
            )

    @property
    def size(self) -> int:
        """How many squares wide and high a kingdom may become (KD6, KD10)."""
        return 7 if self.mighty_duel else 5

    @property
    def kings(self) -> int:
        """How many kings are in play, which is how many dominoes lie in a line (KD2)."""
        return 3 if self.players == 3 else 4

    @property
    def kings_each(self) -> int:
        """How many kings a player has (KD2)."""
        return 2 if self.players == 2 else 1

    @property
    def lines(self) -> int:
        """How many lines are dealt in one game (KD2)."""
        return 6 if self.players == 2 and not self.mighty_duel else 12

    @property
    def games(self) -> int:
        """How many games are played one after the other."""
        return 3 if self.dynasty else 1


PRESETS = {
    "ordinary": Options(),
    "two": Options(players=2),
    "three": Options(players=3),
    "duel": Options(players=2, mighty_duel=True),
    "championship": Options(tie_break="shared", championship=True),
    "championship-of-three": Options(players=3, tie_break="shared", championship=True),
}
