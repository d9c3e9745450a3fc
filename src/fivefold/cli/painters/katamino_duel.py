"""The Katamino duel on the terminal, with the pieces that each player may still lay."""

from __future__ import annotations

from rich.text import Text

from fivefold.cli.painters.katamino import paint_board, paint_pieces
from fivefold.games import katamino_duel
from fivefold.games.katamino.pieces import ALL, numbers_in
from fivefold.games.katamino_duel.placements import BOARD, CENTRE


def paint(state: katamino_duel.State) -> Text:
    """The board with its labels; + marks the centre squares."""
    picture = paint_board(BOARD, state.placed, CENTRE if state.options.touching else ())
    trays = zip(("first:  ", "second: "), state.left, strict=True)
    if state.options.shared:
        trays = zip(("to lay: ",), state.left[:1], strict=True)
    for words, pieces in trays:
        picture.append(f"\n{words}", "dim")
        picture.append(paint_pieces(numbers_in(pieces)))
    if state.drafting:
        picture.append("\nto pick: ", "dim")
        picture.append(paint_pieces(numbers_in(ALL & ~(state.hands[0] | state.hands[1]))))
    return picture
