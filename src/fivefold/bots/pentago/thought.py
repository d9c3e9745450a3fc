"""What thinking about a Pentago position finds, and how far a look goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fivefold.bots.pentago import solver
from fivefold.games.pentago.notation import Move

PROVED_A_SECOND = 1.5e7  # classes of the solver, one thread of the machine that the looks are planned for
JUDGED_A_SECOND = 1.5e6  # boards by the net
REACHED = (1, 8, 29, 64, 99, 120)  # boards of a class that so many turns can reach


class Stopped(Exception):
    """Time is up, or somebody asked to stop."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a move: a proved `value` (1, 0, -1) or None, its `worth` from -1 to 1, and within how many
    turns a proof was found (this move included).
    """

    value: int | None
    worth: float
    turns: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What thinking found: the verdict on each move, how far it looked, and whether that was to the end."""

    moves: Mapping[Move, Verdict]
    horizon: int
    depth: int
    exact: bool

    @property
    def value(self) -> int | None:
        """The proved value of the position, or None."""
        values = [verdict.value for verdict in self.moves.values()]
        if 1 in values:
            return 1
        return None if None in values else max(value for value in values if value is not None)

    @property
    def worth(self) -> float:
        """What the position seems worth to the side to move, from -1 to 1."""
        return max(verdict.worth for verdict in self.moves.values())

    @property
    def best(self) -> list[Move]:
        """The moves to choose from: the quickest proved wins, else the worthiest, else the longest defences."""
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
        top = max(v.worth for v in held.values())
        return [m for m, v in held.items() if v.worth == top]


@dataclass(frozen=True, slots=True)
class Look:
    """How far one look goes: proofs to `horizon`, the net's worth at `depth` (0: proofs alone)."""

    horizon: int
    depth: int

    def cost(self, cells: int) -> float:
        """Seconds on the machine that looks are planned for."""
        # Late boards are cheaper: more are decided early, and the tables fit the caches.
        late = min(1.0, max(0.6, (cells - 18) / 12))
        proofs = late * sum(solver.classes(cells, level) for level in range(self.horizon + 1)) / PROVED_A_SECOND
        judging = solver.classes(cells, self.depth) * REACHED[self.depth] / JUDGED_A_SECOND if self.depth else 0.0
        return proofs + judging
