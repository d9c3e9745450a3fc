"""Engines that speak the line protocol of Gomocup (piskvork), in both directions, for games of stones on points.

`Brain` lets one of our players be such an engine; `Engine` lets such a program be one of our players. The protocol
knows no captures, so before a Pente board stands a line that other engines ignore: `INFO captures 4,0` (the stones that
the engine has taken, and its opponent). Points are written x,y from the top left, counted from 0.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from fivefold.bots.core import Player, Stop
from fivefold.games import pente
from fivefold.games.core import IllegalMove, Move, State, own
from fivefold.games.options import read_options
from fivefold.refusals import Refused

COLUMNS = "ABCDEFGHJKLMNOPQRST"
OURS, THEIRS = 1, 2
MOVES_TO_GO = 20  # in that many parts the time that is left for a game is used
RULES: dict[int, Literal["five_or_more", "exactly_five"]] = {0: "five_or_more", 1: "exactly_five"}
NUMBER = re.compile(r"\s*(-?[0-9]{1,10})\s*")


class EngineTrouble(Refused):
    """An engine that is silent, gone, or makes no sense."""


def write_point(name: str, size: int) -> str:
    """A point of ours as the protocol writes it.

    >>> write_point("K10", 19), write_point("A19", 19)
    ('9,9', '0,0')
    """
    return f"{COLUMNS.index(name[0])},{size - int(name[1:])}"


def read_point(text: str, size: int) -> str:
    """A point of the protocol as we write it.

    >>> read_point("9,9", 19)
    'K10'
    """
    x, comma, y = (part.strip() for part in text.partition(","))
    good = comma and x.isascii() and y.isascii() and x.isdigit() and y.isdigit() and len(x) < 3 and len(y) < 3
    if not good or not (int(x) < size and int(y) < size):
        raise EngineTrouble("{text} is no point", code="bad-point", text=repr(text[:40]))
    return f"{COLUMNS[int(x)]}{size - int(y)}"


@dataclass(frozen=True)
class Times:
    """What a manager allows, in milliseconds: for a turn, for the whole game (0 for any time), and what is left of it.

    >>> Times(timeout_turn=5000, timeout_match=180000).seconds, Times(5000, 180000, time_left=30000).seconds
    (5.0, 1.5)
    >>> Times(timeout_turn=5000, time_left=2147483647).seconds, Times().seconds
    (5.0, None)
    """

    timeout_turn: int | None = None
    timeout_match: int | None = None
    time_left: int | None = None

    @property
    def seconds(self) -> float | None:
        """For the next move; None where the manager has said nothing."""
        left = self.time_left if self.time_left is not None else self.timeout_match or None
        allowed = [self.timeout_turn, None if left is None else left / MOVES_TO_GO]
        said = [time for time in allowed if time is not None]
        return max(0.0, min(said) / 1000) if said else None


class Brain:
    """One of our players behind the protocol: lines in, lines out. It plays both sides' stones as they come."""

    def __init__(self, player: Player[pente.State, Move], rng: random.Random) -> None:
        self.player, self.rng = player, rng
        self.state = pente.start()
        self.states: list[pente.State] = []
        self.size = 0
        self.captures = (0, 0)
        self.times = Times()
        self.line = RULES[0]
        self.board: list[str] | None = None

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """The answers to a manager's lines, until END."""
        for line in lines:
            words = line.strip()
            if words.upper() == "END":
                return
            try:
                yield from self._answer(words)
            except Refused as refusal:
                yield f"ERROR {refusal}"

    def _answer(self, line: str) -> Iterator[str]:
        if self.board is not None:
            yield from self._board_line(line)
            return
        command, _, rest = line.partition(" ")
        command = command.upper()
        if command == "ABOUT":
            yield 'name="Fivefold", version="1.0", author="Fivefold", country="-"'
        elif command in ("START", "RESTART"):
            self._start(rest or str(self.size))
            yield "OK"
        elif command == "INFO":
            yield from self._info(rest)
        elif not self.size:
            raise EngineTrouble("START comes first", code="not-started")
        elif command == "BEGIN":
            yield self._move()
        elif command == "TURN":
            self._play(read_point(rest, self.size))
            yield self._move()
        elif command == "PLAY":  # what the manager makes of a suggestion
            point = read_point(rest, self.size)
            self._play(point)
            yield write_point(point, self.size)
        elif command == "TAKEBACK":
            if not self.states:
                raise EngineTrouble("Nothing has been played", code="nothing-to-take-back")
            self.state = self.states.pop()
            yield "OK"
        elif command == "BOARD":
            self.board = []
        else:
            yield f"UNKNOWN {command[:40]}"

    def _info(self, text: str) -> Iterator[str]:
        key, _, value = text.partition(" ")
        number = NUMBER.fullmatch(value)
        if number and (key == "time_left" or (key in ("timeout_turn", "timeout_match") and int(number[1]) >= 0)):
            self.times = replace(self.times, **{key: int(number[1])})
            if (seconds := self.times.seconds) is not None:
                self._think_for(seconds)
        if number and key == "rule":
            if int(number[1]) not in RULES:
                yield f"MESSAGE rule {int(number[1])} is not known; it is 0 (five or more) or 1 (exactly five)"
                return
            self.line = RULES[int(number[1])]
            self.state = replace(self.state, options=replace(self.state.options, line=self.line))
        numbers = [part.strip() for part in value.split(",")]
        if key == "captures" and len(numbers) == 2 and all(n.isascii() and n.isdigit() and len(n) < 3 for n in numbers):
            self.captures = (int(numbers[0]), int(numbers[1]))

    def _think_for(self, seconds: float) -> None:
        """A player with a time of its own thinks a little less than the manager allows."""
        if getattr(self.player, "seconds", None) is not None:
            self.player = replace(self.player, seconds=max(0.01, 0.9 * seconds - 0.02))  # type: ignore[type-var]

    def _start(self, size: str) -> None:
        if size not in ("13", "15", "19"):
            raise EngineTrouble("The board has 13, 15 or 19 points along an edge", code="bad-size")
        self.size = int(size)
        self.state = pente.start(read_options(pente.Options, f"size={size} opening=free line={self.line}"))
        self.states = []

    def _play(self, point: str) -> None:
        if self.state.turns:
            after = pente.play(self.state, pente.read_move(self.state, point, "K10"))
        else:  # a manager's opening begins anywhere; that the first stone goes on the centre is a table's rule (PT2)
            after = pente.read_position(position_text([(point, THEIRS)], (0, 0), self.size), self.state.options)
        self.states.append(self.state)
        self.state = after

    def _move(self) -> str:
        if pente.to_move(self.state) is None:
            raise EngineTrouble("The game is over", code="game-over")
        move = own(self.player.choose(self.state, self.rng), pente.Move)
        point = pente.write_move(self.state, move, "K10").rstrip("*")
        self._play(point)
        return write_point(point, self.size)

    def _board_line(self, line: str) -> Iterator[str]:
        assert self.board is not None
        if line.upper() != "DONE":
            self.board.append(line)
            return
        stones, self.board = self.board, None
        self._start(str(self.size))
        text = position_text([_read_stone(stone, self.size) for stone in stones], self.captures, self.size)
        self.state = pente.read_position(text, self.state.options)
        yield self._move()


def _read_stone(line: str, size: int) -> tuple[str, int]:
    point, _, whose = line.rpartition(",")
    if whose.strip() not in ("1", "2"):
        raise EngineTrouble("A stone is written x,y,1 or x,y,2", code="bad-stone")
    return read_point(point, size), int(whose)


def position_text(stones: list[tuple[str, int]], captures: tuple[int, int], size: int) -> str:
    """A board of the protocol as a position of ours; ours is the side to move.

    >>> position_text([("K10", THEIRS)], (0, 0), 19)
    '19/19/19/19/19/19/19/19/19/9w9/19/19/19/19/19/19/19/19/19 1 0-0'
    """
    made = len(stones) + sum(captures)
    ours, theirs = "wb" if made % 2 == 0 else "bw"
    by_point = {point: ours if whose == OURS else theirs for point, whose in stones}
    rows = []
    for y in range(size, 0, -1):
        row = "".join(by_point.get(f"{COLUMNS[x]}{y}", ".") for x in range(size))
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), row))
    taken = captures if ours == "w" else captures[::-1]
    return f"{'/'.join(rows)} {made} {taken[0]}-{taken[1]}"


@dataclass
class Engine:
    """A program that speaks the protocol, as a player of ours. It is told all moves anew each time: nothing is kept.

    `seconds` is what it may think for one move; one that has not answered `patience` seconds later has hung. That is
    long, because a program that starts on a busy machine is not a silent one.
    """

    command: tuple[str, ...]
    seconds: float = 5.0
    patience: float = 120.0

    def choose(self, state: State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The engine's move; a silent, broken or illegal one is refused."""
        here = own(state, pente.State)
        size = here.options.size
        stones = board_stones(here)
        rule = next(number for number, line in RULES.items() if line == here.options.line)
        lines = [f"START {size}", f"INFO timeout_turn {int(self.seconds * 1000)}", f"INFO rule {rule}"]
        if stones:
            mover = pente.to_move(here) or 0
            taken = here.caught
            lines.append(f"INFO captures {taken[mover]},{taken[1 - mover]}")
            lines += ["BOARD", *(f"{write_point(point, size)},{whose}" for point, whose in stones), "DONE", "END"]
        else:
            lines += ["BEGIN", "END"]
        try:
            done = subprocess.run(
                self.command,
                input="".join(f"{line}\r\n" for line in lines),
                capture_output=True,
                text=True,
                timeout=self.seconds + self.patience,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError) as trouble:
            raise EngineTrouble("The engine does not answer: {why}", code="engine-silent", why=trouble) from None
        for line in done.stdout.splitlines():
            point = line.removeprefix("SUGGEST ")  # a suggestion is taken
            if point[:1].isdigit():
                return self._legal(here, read_point(point, size))
        raise EngineTrouble("The engine made no move: {said}", code="engine-no-move", said=repr(done.stdout[-200:]))

    def _legal(self, state: pente.State, point: str) -> Move:
        move = pente.read_move(state, point, "K10")
        try:
            pente.play(state, move)
        except IllegalMove as refusal:
            raise EngineTrouble("The engine played {why}", code="engine-illegal", why=str(refusal)) from None
        return move


def board_stones(state: pente.State) -> list[tuple[str, int]]:
    """The stones on the board, each with whose it is to the one who moves."""
    mover = pente.to_move(state)
    found: list[tuple[str, int]] = []
    rows = pente.board(state)
    marks = "wb"
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark in marks:
                found.append((f"{COLUMNS[x]}{len(rows) - y}", OURS if marks.index(mark) == mover else THEIRS))
    return found
