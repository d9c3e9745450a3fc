"""What a search of a Pentago position finds, and how far one iteration goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fivefold.bots.pentago.layout import classes
from fivefold.games.pentago.notation import Move

PROVED_A_SECOND = 3e7  # classes of the solver, one thread of the machine that searches are planned for
EVALUATED_A_SECOND = 1.5e6  # boards by the network
REACHED = (1, 8, 29, 64, 99, 120)  # boards of a class that 0, 1, 2 … turns can reach


class Stopped(Exception):
    """Time is up, or somebody asked to stop."""


@dataclass(frozen=True, slots=True)
class MoveScore:
    """A move: a proved `value` (1, 0, -1) or None, an estimated `score` from -1 to 1, and within how many turns a proof
    was found (this move included).
    """

    value: int | None
    score: float
    turns: int | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Every move with its score, the horizon of the proofs, the depth of the evaluation, whether all is exact, and
    whether a graphics card found that.
    """

    moves: Mapping[Move, MoveScore]
    horizon: int
    depth: int
    exact: bool
    on_card: bool = False

    @property
    def value(self) -> int | None:
        """The proved value of the position, or None."""
        values = [score.value for score in self.moves.values()]
        if 1 in values:
            return 1
        return None if None in values else max(value for value in values if value is not None)

    @property
    def score(self) -> float:
        """The estimated value of the position to the side to move, from -1 to 1."""
        return max(score.score for score in self.moves.values())

    @property
    def best(self) -> list[Move]:
        """The moves to choose from: the quickest proved wins, else the highest scores, else the longest defences."""
        quickest = [v.turns or 99 for v in self.moves.values() if v.value == 1]
        if quickest:
            return [m for m, v in self.moves.items() if v.value == 1 and (v.turns or 99) == min(quickest)]
        if self.value == -1:
            longest = max(v.turns or 99 for v in self.moves.values())
            held = {m: v for m, v in self.moves.items() if (v.turns or 99) == longest}
        elif self.value == 0:
            held = {m: v for m, v in self.moves.items() if v.value == 0}
        else:
            held = {m: v for m, v in self.moves.items() if v.value != -1}
        top = max(v.score for v in held.values())
        return [m for m, v in held.items() if v.score == top]


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How far one iteration goes: proofs to `horizon`, the network's value at `depth` (0: proofs alone)."""

    horizon: int
    depth: int

    def cost(self, cells: int) -> float:
        """Seconds on the machine that searches are planned for."""
        # Late boards are cheaper: more are decided early, and the tables fit the caches.
        late = min(1.0, max(0.6, (cells - 18) / 12))
        proofs = late * sum(classes(cells, level) for level in range(self.horizon + 1)) / PROVED_A_SECOND
        evaluation = classes(cells, self.depth) * REACHED[self.depth] / EVALUATED_A_SECOND if self.depth else 0.0
        return proofs + evaluation
