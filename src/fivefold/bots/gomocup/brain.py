"""Our players behind Gomocup's protocol: a manager's lines in, answers out."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

import fivefold
from fivefold.bots.core import Player
from fivefold.bots.gomocup.gomoku import Gomoku, GomokuTable, Thinker
from fivefold.bots.gomocup.lines import NUMBER, RULES, EngineTrouble, Times, read_point, read_stone, write_point
from fivefold.bots.gomocup.pente import PenteTable
from fivefold.games import pente
from fivefold.games.core import Move
from fivefold.refusals import Refused

Table = GomokuTable | PenteTable


class Brain:
    """Plays gomoku with `thinker`, the game that managers play. One that tells captures (`INFO captures 4,0`: the
    stones that we have taken, and those that were taken from us) plays Pente, with `player`, from then on."""

    def __init__(
        self,
        player: Player[pente.State, Move],
        rng: random.Random,
        *,
        thinker: Thinker | None = None,
        captures: bool = False,
    ) -> None:
        self.player, self.rng, self.thinker = player, rng, thinker or Thinker(seconds=5.0)
        self.plays_pente = captures
        self.table: Table | None = None
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
            yield f'name="Fivefold", version="{fivefold.__version__}", author="Fivefold", country="-"'
        elif command == "START":
            self._start(rest)
            yield "OK"
        elif command == "INFO":
            yield from self._info(rest)
        elif self.table is None:
            raise EngineTrouble("START comes first", code="not-started")
        elif command == "RESTART":
            self._start(str(self.table.size))
            yield "OK"
        else:
            yield from self._play(self.table, command, rest)

    def _play(self, table: Table, command: str, rest: str) -> Iterator[str]:
        if command == "BEGIN":
            yield self._move(table)
        elif command == "TURN":
            table.play(read_point(rest, table.size))
            yield self._move(table)
        elif command == "PLAY":  # what the manager makes of a suggestion
            point = read_point(rest, table.size)
            table.play(point)
            yield write_point(point)
        elif command == "TAKEBACK":
            table.take_back()
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
        if number and key == "rule":
            if int(number[1]) not in RULES:
                yield f"MESSAGE rule {int(number[1])} is not known; it is 0 (five or more) or 1 (exactly five)"
                return
            self.line = RULES[int(number[1])]
            if self.table:
                self.table.set_line(self.line)
        numbers = [part.strip() for part in value.split(",")]
        if key == "captures" and len(numbers) == 2 and all(n.isascii() and n.isdigit() and len(n) < 3 for n in numbers):
            self.plays_pente = True
            if isinstance(self.table, GomokuTable):
                if self.table.game.moves:
                    raise EngineTrouble("Captures are told before the first stone", code="captures-too-late")
                self._start(str(self.table.size))
            if isinstance(self.table, PenteTable):
                self.table.captures = (int(numbers[0]), int(numbers[1]))

    def _start(self, text: str) -> None:
        size = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
        if self.plays_pente:
            self.table = PenteTable(self.player, size, self.line)
        else:
            self.table = GomokuTable(Gomoku(size, exactly_five=self.line == "exactly_five"), self.thinker)

    def _move(self, table: Table) -> str:
        point = table.choose(self.times.to_think, self.rng)
        table.play(point)
        return write_point(point)

    def _board_line(self, line: str) -> Iterator[str]:
        assert self.board is not None
        assert self.table is not None
        if line.upper() != "DONE":
            self.board.append(line)
            return
        stones, self.board = self.board, None
        self.table.arrange([read_stone(stone, self.table.size) for stone in stones])
        yield self._move(self.table)
