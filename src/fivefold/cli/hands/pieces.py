"""A hand that takes a piece, turns it, flips it and puts it down: for the puzzles and the duel."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from fivefold.cli.hands import Answer
from fivefold.cli.painters.katamino import paint_shape
from fivefold.games.core import Game, IllegalMove
from fivefold.games.katamino.notation import Move, read_move_text
from fivefold.games.katamino.pieces import LETTERS, SHAPES, Shape, flipped, piece_number, turned
from fivefold.games.katamino.region import name_of

HELP = """A piece can also be handled:
  take 6  take a piece in your hand  turn    a quarter turn clockwise
  flip    turn it over               put c3  lay it, its marked square ● on c3"""


class PieceHand:
    """Holds at most one piece, as it lies in the hand."""

    HELP = HELP

    def __init__(self, game: Game[Any, Move, Any]) -> None:
        self.game = game
        self.piece = 0
        self.shape: Shape = ()

    def typed(self, state: Any, text: str) -> Answer | None:
        """take, turn, flip and put."""
        word, _, rest = text.strip().lower().partition(" ")
        if word == "take":
            number = piece_number(rest.strip())
            if number is None:
                raise IllegalMove("Name a piece, 1 to 12, as take 6", code="no-such-piece", rule="KT1")
            if not any(move.piece == number and move.squares for move in self.game.legal_moves(state)):
                raise IllegalMove("Piece {piece} cannot be laid now", code="cannot-take", piece=number)
            self.piece, self.shape = number, SHAPES[number - 1]
            return self._shown(state)
        if word in ("turn", "flip") and not rest:
            self._holds()
            self.shape = turned(self.shape) if word == "turn" else flipped(self.shape)
            return self._shown(state)
        if word == "put":
            self._holds()
            return self._put(state, rest.strip())
        return None

    def _holds(self) -> None:
        if not self.piece:
            raise IllegalMove("You hold no piece; take one first, as take 6", code="empty-hand")

    def _put(self, state: Any, square: str) -> Answer:
        where = read_move_text(f"1 {square}").squares
        if len(where) != 1:
            raise IllegalMove("Name one square, as put c3", code="no-square")
        first_x, first_y = self.shape[0]
        x, y = where[0]
        squares = tuple((x + i - first_x, y + j - first_y) for i, j in self.shape)
        if min(i for i, _ in squares) < 0:
            raise IllegalMove(
                "With its marked square on {square} the piece does not fit", code="does-not-fit", square=square
            )
        move = Move(self.piece, squares)
        self.game.play(state, move)
        self.piece = 0
        return Answer(move=move)

    def _shown(self, state: Any) -> Answer:
        """The piece as it lies in the hand, and where it can be put so."""
        fits = [
            name_of(move.squares[0])
            for move in self.game.legal_moves(state)
            if move.piece == self.piece and move.squares and _in_corner(move.squares) == self.shape
        ]
        where = f"put it with ● on: {' '.join(fits)}" if fits else "it fits nowhere like this"
        title = f"{self.piece} {LETTERS[self.piece - 1]}"
        return Answer(Group(paint_shape(self.piece, self.shape), Text(f"{title}: {where}")))

    def finished(self, state: Any) -> str:
        """Nothing to say."""
        return ""


def _in_corner(squares: Shape) -> Shape:
    left, low = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple((x - left, y - low) for x, y in squares)
