"""A proved win written down: whoever holds it can win by it, and anybody can check it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fivefold.games.pente.notation import Move


@dataclass(frozen=True)
class Proof:
    """A move that wins, and what to do after each answer: `replies` by name, `otherwise` after all the rest.

    The last move of a line has neither: it ends the game. `moves` is how many own moves the win takes at most.
    """

    move: Move
    replies: Mapping[Move, Proof] = field(default_factory=dict)
    otherwise: Proof | None = None
    moves: int = 1

    def line(self) -> tuple[Move, ...]:
        """The longest line, move and answer in turn, as far as answers are named."""
        if not self.replies:
            return (self.move,)
        reply, after = max(self.replies.items(), key=lambda pair: pair[1].moves)
        return (self.move, reply, *after.line())
