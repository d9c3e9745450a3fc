"""Boards drawn in the tests: w b r g stones, . empty, ? the point in question, # a wall that the drawing leans on."""

from __future__ import annotations

from typing import Any

from fivefold.games import pente
from fivefold.games.pente import Move, Options, State


def drawn(
    picture: str,
    to_move: str = "w",
    *,
    turns: int | None = None,
    caught: tuple[int, int] = (0, 0),
    words: str = "",
    left: int = 3,
    top: int = 10,
    **options: Any,
) -> tuple[State, Move]:
    """The position of a picture on a small board, its upper left point in this column and row; and the move ?."""
    agreed = Options(**{"size": 13, **options})
    size = agreed.size
    rows = [["."] * size for _ in range(size)]
    spot = Move(-1)
    for down, line in enumerate(picture.strip("\n").splitlines()):
        for across, letter in enumerate(line.split()):
            column, row = left + across, top - down
            if letter == "?":
                spot = Move(19 * row + column)
            elif letter != ".":
                rows[size - 1 - row][column] = letter
    seat = "wbrg".index(to_move)
    number = 60 * agreed.seats + seat if turns is None else turns
    text = "/".join(map("".join, rows)) + f" {number} {caught[0]}-{caught[1]} {words}"
    state = pente.read_position(text, agreed)
    assert state.seat == seat
    return state, spot


def stones(state: State, picture: str, left: int = 3, top: int = 10) -> bool:
    """Does the board look like the picture, and is it empty outside?"""
    wanted = bytearray(361)
    for down, line in enumerate(picture.strip("\n").splitlines()):
        for across, letter in enumerate(line.split()):
            if letter in "wbrg":
                wanted[19 * (top - down) + left + across] = "wbrg".index(letter) + 1
    return state.board == bytes(wanted)
