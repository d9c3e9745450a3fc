"""Boards drawn in the tests: w b r g stones, . empty; ? or a digit names a point to play on."""

from __future__ import annotations

from typing import Any

from fivefold.games import pente
from fivefold.games.pente import Move, Options, State


def scene(
    picture: str,
    to_move: str = "w",
    *,
    turns: int | None = None,
    caught: tuple[int, int] = (0, 0),
    words: str = "",
    left: int = 3,
    top: int = 10,
    **options: Any,
) -> tuple[State, dict[str, Move]]:
    """The position of a picture on a small board, its upper left point in this column and row; and the named moves."""
    agreed = Options(**{"size": 13, **options})
    size = agreed.size
    rows = [["."] * size for _ in range(size)]
    named = {}
    for down, line in enumerate(picture.strip("\n").splitlines()):
        for across, letter in enumerate(line.split()):
            column, row = left + across, top - down
            if letter in "wbrg":
                rows[size - 1 - row][column] = letter
            elif letter != ".":
                named[letter] = Move(19 * row + column)
    seat = "wbrg".index(to_move)
    number = 60 * agreed.seats + seat if turns is None else turns
    text = "/".join(map("".join, rows)) + f" {number} {caught[0]}-{caught[1]} {words}"
    state = pente.read_position(text, agreed)
    assert state.seat == seat
    return state, named


def drawn(picture: str, to_move: str = "w", **more: Any) -> tuple[State, Move]:
    """The position of a picture, and the move marked ?."""
    state, named = scene(picture, to_move, **more)
    return state, named.get("?", pente.PASS)


def play_all(state: State, *moves: Move) -> State:
    """The position after these moves."""
    for move in moves:
        state = pente.play(state, move)
    return state


def stones(state: State, picture: str, left: int = 3, top: int = 10) -> bool:
    """Does the board look like the picture, and is it empty outside?"""
    wanted = bytearray(361)
    for down, line in enumerate(picture.strip("\n").splitlines()):
        for across, letter in enumerate(line.split()):
            if letter in "wbrg":
                wanted[19 * (top - down) + left + across] = "wbrg".index(letter) + 1
    return state.board == bytes(wanted)
