"""Pentago refereed by hand: a grid of letters, nothing shared with the product. Slow and plain."""

from __future__ import annotations

import random

Grid = list[list[str]]  # rows from the top; b, w or .
CORNERS = {"NW": (0, 0), "NE": (0, 3), "SW": (3, 0), "SE": (3, 3)}


def grid(position: str) -> Grid:
    return [list(position[6 * row : 6 * row + 6]) for row in range(6)]


def text(board: Grid) -> str:
    return "".join("".join(row) for row in board)


def side_to_move(board: Grid) -> str:
    letters = text(board)
    return "b" if letters.count("b") == letters.count("w") else "w"


def has_five(board: Grid, colour: str) -> bool:
    for row in range(6):
        for column in range(6):
            for down, across in (0, 1), (1, 0), (1, 1), (1, -1):
                line = [(row + i * down, column + i * across) for i in range(5)]
                if all(0 <= r < 6 and 0 <= c < 6 and board[r][c] == colour for r, c in line):
                    return True
    return False


def turned(board: Grid, quadrant: str, direction: str) -> Grid:
    top, left = CORNERS[quadrant]
    after = [row[:] for row in board]
    for r in range(3):
        for c in range(3):
            to_row, to_column = (c, 2 - r) if direction == "+" else (2 - c, r)
            after[top + to_row][left + to_column] = board[top + r][left + c]
    return after


def verdict(board: Grid, double_five: str = "draw") -> str:
    """'' while the game goes on, else b, w or draw."""
    mover = "w" if side_to_move(board) == "b" else "b"
    black, white = has_five(board, "b"), has_five(board, "w")
    if black and white:
        return {"draw": "draw", "mover": mover, "starter": "b"}[double_five]
    if black or white:
        return "b" if black else "w"
    return "draw" if "." not in text(board) else ""


def moves(board: Grid, on_placement: bool = True) -> dict[str, Grid]:
    """Every legal move in notation, with the board it leads to."""
    colour = side_to_move(board)
    found = {}
    for row in range(6):
        for column in range(6):
            if board[row][column] != ".":
                continue
            cell = "abcdef"[column] + str(6 - row)
            placed = [r[:] for r in board]
            placed[row][column] = colour
            if on_placement and has_five(placed, colour):
                found[cell] = placed
                continue
            for quadrant in CORNERS:
                for direction in "+-":
                    found[f"{cell} {quadrant}{direction}"] = turned(placed, quadrant, direction)
    return found


def random_position(rng: random.Random, plies: int, on_placement: bool = True) -> Grid:
    """A board that still goes on, after at most `plies` random turns."""
    board = grid("." * 36)
    for _ in range(plies):
        after = [row[:] for row in board]
        row, column = rng.choice([(r, c) for r in range(6) for c in range(6) if board[r][c] == "."])
        after[row][column] = side_to_move(board)
        if not (on_placement and has_five(after, side_to_move(board))):
            after = turned(after, rng.choice(list(CORNERS)), rng.choice("+-"))
        if verdict(after):
            break
        board = after
    return board
