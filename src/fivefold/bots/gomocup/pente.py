"""Pente as Gomocup's protocol tells it: the board's points, and captures in a line of their own."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from fivefold.bots.core import Player
from fivefold.bots.gomocup.lines import OURS, THEIRS, EngineTrouble, Line, Point
from fivefold.games import pente
from fivefold.games.core import Move, own
from fivefold.games.options import choices, read_options
from fivefold.games.pente.notation import COLUMNS

Stones = list[tuple[Point, int]]
SIZES = tuple(sorted(own(size, int) for size in choices(pente.Options)["size"]))


def name_of(point: Point, size: int) -> str:
    """A point of the protocol as we write it.

    >>> name_of((9, 9), 19), name_of((0, 0), 19)
    ('K10', 'A19')
    """
    return f"{COLUMNS[point[0]]}{size - point[1]}"


def point_of(name: str, size: int) -> Point:
    """Our name of a point as one of the protocol.

    >>> point_of("K10", 19)
    (9, 9)
    """
    return COLUMNS.index(name[0]), size - int(name[1:])


class PenteTable:
    """A game of Pente between the manager and one of our players; both sides' stones come as they are played."""

    def __init__(self, player: Player[pente.State, Move], size: int, line: Line) -> None:
        if size not in SIZES:
            raise EngineTrouble(
                "Pente has {sizes} points along an edge",
                code="bad-size",
                sizes=f"{', '.join(map(str, SIZES[:-1]))} or {SIZES[-1]}",
            )
        self.player, self.size = player, size
        self.state = pente.start(read_options(pente.Options, f"size={size} opening=free line={line}"))
        self.states: list[pente.State] = []
        self.captures = (0, 0)

    def set_line(self, line: Line) -> None:
        """Do more than five in a row win?"""
        self.state = replace(self.state, options=replace(self.state.options, line=line))

    def play(self, point: Point) -> None:
        """A stone of the side to move."""
        if self.state.turns:
            after = pente.play(self.state, pente.read_move(self.state, name_of(point, self.size), "K10"))
        else:  # a manager's opening begins anywhere; that the first stone goes on the centre is a table's rule (PT2)
            after = pente.read_position(position_text([(point, THEIRS)], (0, 0), self.size), self.state.options)
        self.states.append(self.state)
        self.state = after

    def take_back(self) -> None:
        """The position before the last stone."""
        if not self.states:
            raise EngineTrouble("Nothing has been played", code="nothing-to-take-back")
        self.state = self.states.pop()

    def arrange(self, stones: Stones) -> None:
        """A position in which our player is to move."""
        self.state = pente.read_position(position_text(stones, self.captures, self.size), self.state.options)
        self.states = []

    def choose(self, seconds: float | None, rng: random.Random) -> Point:
        """Our player's point; one with a time of its own thinks as long as is allowed."""
        if pente.to_move(self.state) is None:
            raise EngineTrouble("The game is over", code="game-over")
        if seconds is not None and getattr(self.player, "seconds", None) is not None:
            self.player = replace(self.player, seconds=seconds)  # type: ignore[type-var]
        move = own(self.player.choose(self.state, rng), pente.Move)
        return point_of(pente.write_move(self.state, move, "K10").rstrip("*"), self.size)


def position_text(stones: Stones, captures: tuple[int, int], size: int) -> str:
    """A board of the protocol as a position of ours; ours is the side to move.

    >>> position_text([((9, 9), THEIRS)], (0, 0), 19)
    '19/19/19/19/19/19/19/19/19/9w9/19/19/19/19/19/19/19/19/19 1 0-0'
    """
    made = len(stones) + sum(captures)
    ours, theirs = "wb" if made % 2 == 0 else "bw"
    by_point = {point: ours if whose == OURS else theirs for point, whose in stones}
    rows = []
    for y in range(size):
        row = "".join(by_point.get((x, y), ".") for x in range(size))
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), row))
    taken = captures if ours == "w" else captures[::-1]
    return f"{'/'.join(rows)} {made} {taken[0]}-{taken[1]}"


def board_stones(state: pente.State) -> Stones:
    """The stones on the board, each with whose it is to the one who moves."""
    mover = pente.to_move(state)
    return [
        ((x, y), OURS if "wb".index(mark) == mover else THEIRS)
        for y, row in enumerate(pente.board(state))
        for x, mark in enumerate(row)
        if mark in "wb"
    ]
