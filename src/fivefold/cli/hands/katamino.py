"""The hand of a puzzler: pieces, hints, and the question whether all is still well."""

from __future__ import annotations

from typing import Any

from fivefold.cli.hands import Answer
from fivefold.cli.hands.pieces import HELP, PieceHand
from fivefold.cli.progress import mark_solved
from fivefold.games import katamino
from fivefold.games.core import IllegalMove
from fivefold.games.katamino.notation import Move, read_move_text
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.refusals import Refused


class PuzzleHand(PieceHand):
    """Takes up lying pieces and knows the solutions."""

    HELP = f"""{HELP}
  lift 6  take a lying piece up      hint    a piece and where it can go
  solvable  can this still be solved?  count  how many solutions are left"""

    def typed(self, state: Any, text: str) -> Answer | None:
        """lift, hint, solvable and count, or what every hand can do."""
        word, _, rest = text.strip().lower().partition(" ")
        if word == "lift":
            move = Move(read_move_text(rest).piece)
            katamino.play(state, move)
            return Answer(move=move)
        if rest or word not in ("hint", "solvable", "count"):
            return super().typed(state, text)
        if word == "hint":
            hint = katamino.hint(state)
            if hint is None:
                raise IllegalMove("This puzzle has no solution", code="no-solution")
            return Answer(str(hint))
        left = katamino.solutions_left(state)
        if word == "solvable":
            return Answer("Yes, this can still be solved." if left else "No, this cannot be solved any more.")
        kinds = f" ({puzzle_of(state.options).distinct} up to symmetry)" if not state.taken else ""
        return Answer(f"{left} {'solution' if left == 1 else 'solutions'} left{kinds}.")

    def finished(self, state: Any) -> str:
        """Enter a solved puzzle in the progress file and say how far the grid has come (KT4)."""
        if katamino.outcome(state) is None:
            return ""
        try:
            return mark_solved(state.options)
        except Refused as refusal:
            return str(refusal)


def hand() -> PuzzleHand:
    """An empty hand."""
    return PuzzleHand(katamino.GAME)
