"""Kingdomino on the terminal: coloured squares with letters and crowns; at the end every sum with its work."""

from __future__ import annotations

from textwrap import wrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from fivefold.games import kingdomino
from fivefold.games.kingdomino.box import Square, domino, numbers_in
from fivefold.games.kingdomino.drawing import headline
from fivefold.games.kingdomino.kernel import SPAN
from fivefold.games.kingdomino.kingdom import Kingdom, square_names, window
from fivefold.games.kingdomino.scoring import tally

LAND = (
    "bold #3d2a00 on #f2cf4a",
    "bold #e6ffe0 on #2a6638",
    "bold #f2f8ff on #2f74b8",
    "bold #1d3d08 on #a9d45c",
    "bold #1d1230 on #a893c2",
    "bold #ffe27a on #44434c",
)
CASTLE = "bold #3b352b on #e9e2d2"


def paint(state: kingdomino.State) -> RenderableType:
    """The kingdoms side by side as far as the terminal is wide, then both lines and what the bag holds."""
    seats = [_seat(state, seat) for seat in range(len(state.kingdoms))]
    parts: list[RenderableType] = [Columns(seats, padding=(1, 4))]
    for what, dominoes in ("to place ", state.waiting), ("to choose", state.line):
        if dominoes:
            parts.append(_line(what, dominoes))
    if state.drawn >= 0:
        parts.append(Text(f"The king of seat {state.drawn + 1} has been drawn: choose a number.", "italic"))
    elif state.waiting and not state.deal_due:
        parts.append(_task(state))
    if not state.game_over:
        parts.append(Text(f"unseen: {' '.join(map(str, numbers_in(state.bag)))}", "dim"))
    for number, game in enumerate(state.finished, 1):
        parts.append(Text(f"game {number}: {', '.join(str(seat.points) for seat in game)} points", "dim"))
    return Group(*parts)


def _seat(state: kingdomino.State, seat: int) -> RenderableType:
    kingdom = state.kingdoms[seat]
    picture = Text(headline(state, seat) + "\n", "bold")
    picture.append_text(paint_kingdom(kingdom))
    if state.game_over:
        work = [
            part for line in tally(kingdom, state.options).lines() for part in wrap(line, 26, subsequent_indent="  ")
        ]
        picture.append("\n" + "\n".join(work), "default not bold")
    return picture


def paint_kingdom(kingdom: Kingdom) -> Text:
    """The squares within reach, with their names at the edges."""
    columns, rows = window(kingdom)
    names, squares = square_names(kingdom.size), kingdom.squares()
    picture = Text(style="default not bold")
    for row in rows:
        picture.append(f"{names[SPAN * row + columns[0]][1:]:>2} ", "dim")
        for column in columns:
            name = names[SPAN * row + column]
            if name not in squares:
                picture.append(" · ", "dim")
            else:
                _add_square(picture, squares[name])
        picture.append("\n")
    picture.append("   " + "".join(f" {names[SPAN * rows[0] + column][0]} " for column in columns), "dim")
    return picture


def _add_square(picture: Text, square: Square | None) -> None:
    if square is None:
        picture.append(" C ", CASTLE)
    else:
        picture.append(f" {square.text:<2}", LAND[square.terrain])


def _line(what: str, dominoes: tuple[tuple[int, int], ...]) -> Text:
    line = Text(f"{what}  ")
    for number, seat in dominoes:
        line.append(f"{number}", "bold")
        line.append(" ")
        for square in (domino(number).first, domino(number).second):
            _add_square(line, square)
        line.append(f" seat {seat + 1}   " if seat >= 0 else "   ", "italic")
    return line


def _task(state: kingdomino.State) -> Text:
    number, seat = state.waiting[0]
    one = domino(number)
    if not state.kingdoms[seat].fits(number):
        why = state.kingdoms[seat].why_discarded(number)
        return Text(f"{one} fits nowhere and is discarded: {why} (KD7). Choose a number.", "italic")
    ends = (
        "one end and the way to the other" if one.double else f"the square of {one.first} and the way to {one.second}"
    )
    choice = f", then choose, as e6N/{state.free[0]}" if state.free else ""
    return Text(f"Seat {seat + 1} places {one}: {ends}{choice}.", "italic")
