"""A program that speaks Gomocup's protocol, as one of our players of Pente."""

from __future__ import annotations

import random
import subprocess
from dataclasses import dataclass

from fivefold.bots.core import Stop
from fivefold.bots.gomocup.lines import RULES, EngineTrouble, Point, read_point, write_point
from fivefold.bots.gomocup.pente import board_stones, name_of
from fivefold.games import pente
from fivefold.games.core import IllegalMove, Move, State, own


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
        mover = pente.to_move(here) or 0
        lines.append(f"INFO captures {here.caught[mover]},{here.caught[1 - mover]}")
        if stones:
            lines += ["BOARD", *(f"{write_point(point)},{whose}" for point, whose in stones), "DONE", "END"]
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

    def _legal(self, state: pente.State, point: Point) -> Move:
        move = pente.read_move(state, name_of(point, state.options.size), "K10")
        try:
            pente.play(state, move)
        except IllegalMove as refusal:
            raise EngineTrouble("The engine played {why}", code="engine-illegal", why=str(refusal)) from None
        return move
