"""A table in the terminal: who sits there, whose turn it is, what they type."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fivefold.bots import players as players_of
from fivefold.bots.core import AnyPlayer
from fivefold.cli.hands import hand_for
from fivefold.cli.paint import painted
from fivefold.cli.play import HELP
from fivefold.cli.replay import ending
from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, IllegalMove, Move, Options
from fivefold.games.record import Record, write_record
from fivefold.games.turn import Turn
from fivefold.refusals import Refused

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Seat:
    """Who sits there; without a `bot` it is a person at this terminal."""

    name: str
    bot: AnyPlayer | None = None


def seated(game: AnyGame, options: Options, words: list[str], rng: random.Random, *, in_order: bool) -> list[Seat]:
    """The players that a command names, in the order that lots give them; empty seats go to people."""
    count = game.seats(options)
    if len(words) > count:
        raise Refused(
            "{game} has {count} seats, not {named}",
            code="too-many-players",
            game=game.title,
            count=count,
            named=len(words),
        )
    bots = players_of(game.name)
    seats = []
    for number, word in enumerate([*words, *["human"] * (count - len(words))], 1):
        kind, _, name = word.partition(":")
        if kind == "human":
            seats.append(Seat(name or f"Player {number}"))
        elif word in bots:
            seats.append(Seat(word.capitalize(), bots[word]))
        else:
            raise Refused(
                "There is no player {word}; there are: human, {names}",
                code="no-such-player",
                word=repr(word),
                names=", ".join(bots),
            )
    if not in_order:
        rng.shuffle(seats)
    return seats


class Table:
    """A game being played. The record holds what happened; everything else follows from it."""

    def __init__(
        self,
        console: Console,
        game: AnyGame,
        record: Record,
        seats: list[Seat],
        rng: random.Random,
        *,
        strict: bool,
        path: Path | None,
    ) -> None:
        self.console = console
        self.game = game
        self.record = record
        self.seats = seats
        self.rng = rng
        self.strict = strict
        self.path = path
        self.states: list[Any] = list(record.states())
        self.left = False
        self.hand = hand_for(game)

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.states[-1]

    def greet(self, *, by_lot: bool) -> None:
        """Say what is played and who begins."""
        self.console.print(f"[bold]{self.game.title}[/bold]  (type help when in doubt)")
        if by_lot:
            if self.game.to_move(self.state) == 0:
                self.console.print(f"Lots were drawn: {self.seats[0].name} begins.", markup=False)
            else:
                self.console.print("Lots were drawn for the seats.")
        if len(self.seats) > 2:
            seats = (f"{number} {seat.name}" for number, seat in enumerate(self.seats, 1))
            self.console.print(f"Seats: {', '.join(seats)}.", markup=False)
        self._keep()

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.left and (seat := self.game.to_move(self.state)) is not None:
            if seat == CHANCE:
                self._lots()
            elif bot := self.seats[seat].bot:
                self._play(self.seats[seat].name, bot.choose(self.game.observe(self.state, seat), self.rng))
            else:
                self._ask(seat)
        self.console.print()
        self.console.print(painted(self.game, self.state))
        self.console.print(ending(self.record, self.state), markup=False)
        people = all(seat.bot is None for seat in self.seats)
        if self.hand and people and (word := self.hand.finished(self.state)):
            self.console.print(word, markup=False)
        if self.path:
            self.console.print(f"The record is in {self.path}.", markup=False)

    def _lots(self) -> None:
        who = self.game.chance_name(self.state)
        self._play(who, self.game.chance(self.state, self.rng))

    def _play(self, who: str, move: Any) -> None:
        after = self.game.play(self.state, move)
        written = self.game.write_move(self.state, move, self.record.dialect)
        self.console.print(f"{who}: [bold]{written}[/bold]")
        for remark in self.game.remarks(self.state, move, after):
            self.console.print(str(remark), style="italic", markup=False)
        self.states.append(after)
        self.record = replace(self.record, moves=(*self.record.moves, move))
        self._keep()

    def _keep(self) -> None:
        """Write the record beside the old one and put it in its place, so that there is always a whole one."""
        if self.path:
            fresh = self.path.with_name(self.path.name + ".new")
            fresh.write_text(write_record(self.record), encoding="utf-8")
            fresh.replace(self.path)

    def _ask(self, seat: int) -> None:
        name = self.seats[seat].name
        commands: dict[str, Callable[[int], None]] = {
            "undo": self._undo,
            "resign": self._resign,
            "quit": self._quit,
            "q": self._quit,
            "help": lambda _: self.console.print(f"{HELP}\n{self.hand.HELP}" if self.hand else HELP, markup=False),
            "board": lambda _: self.console.print(painted(self.game, self.state)),
        }
        self.console.print()
        self.console.print(painted(self.game, self.game.observe(self.state, seat)))
        turn = Turn.begin(self.game, self.state, strict=self.strict)
        while True:
            done = " ".join(turn.steps)
            try:
                text = input(f"{name}{f' {done}' if done else ''} > ").strip()
            except EOFError:
                self.console.print()
                return self._quit(seat)
            try:
                if text.lower() == "moves":
                    self.console.print(" ".join(self._choices(turn)), markup=False)
                elif text.lower() == "back":
                    turn = turn.take_back()
                elif text.lower() in commands:
                    commands[text.lower()](seat)
                    if self.left or text.lower() == "undo":
                        return None
                elif text and self.hand and (answer := self.hand.typed(self.state, text)):
                    if answer.move is not None:
                        return self._play(name, answer.move)
                    self.console.print(answer.shown)
                elif text:
                    turn = self._typed(turn, text)
                    if turn.move is not None:
                        return self._play(name, turn.move)
                    self.console.print(f"now: {' '.join(turn.next_steps()[:40])}", markup=False)
            except Refused as refusal:
                self.console.print(str(refusal), style="red", markup=False)

    def _typed(self, turn: Turn[Move], text: str) -> Turn[Move]:
        """The turn after what was typed: a whole move, or the next steps of one.

        What reads as a move that is refused is never taken for a step of another: R1 is a point to the right, and
        also the name of a far one.
        """
        if turn.steps:
            return self._stepped(turn, text)
        move = None
        try:
            move = self.game.read_move(self.state, text, self.record.dialect)
            self.game.play(self.state, move)
        except Refused as refusal:
            try:
                stepped = self._stepped(turn, text)
            except Refused:
                raise refusal from None
            if move is not None and self.game.clicks(self.state, move)[:1] != stepped.steps[:1]:
                raise
            return stepped
        return replace(turn, steps=self.game.clicks(self.state, move))

    def _choices(self, turn: Turn[Move]) -> list[str]:
        """What may be typed next: whole moves where a move is one step, else the next steps."""
        if not turn.steps and all(len(clicks) == 1 for clicks in turn.moves):
            return [self.game.write_move(self.state, move, self.record.dialect) for move in turn.moves.values()]
        return turn.next_steps()

    def _stepped(self, turn: Turn[Move], text: str) -> Turn[Move]:
        for word in text.replace("/", " ").split():
            step = next((step for step in turn.next_steps() if step.lower() == word.lower()), None)
            if step is None and word[-1:] in "+-" and len(word) > 1:
                turn, step = self._stepped(turn, word[:-1]), word[-1]
            turn = turn.step(step or word)
        return turn

    def _undo(self, seat: int) -> None:
        if self.strict:
            raise IllegalMove("What was played stays", code="touched", rule=self.game.touch_rule)
        back = len(self.record.moves) - 1
        while back > 0 and self.game.to_move(self.states[back]) != seat:
            back -= 1
        if back < 0 or self.game.to_move(self.states[back]) != seat:
            raise IllegalMove("There is no turn of yours to take back", code="nothing-to-take-back")
        self.states = self.states[: back + 1]
        self.record = replace(self.record, moves=self.record.moves[:back])
        self._keep()
        self.console.print("Taken back.")

    def _resign(self, seat: int) -> None:
        if len(self.seats) != 2:
            raise IllegalMove("Only a game of two can be resigned; quit leaves the table", code="cannot-resign")
        self.record = self.record.with_header("Result", "1-0" if seat else "0-1").with_header("Ending", "resignation")
        self._keep()
        self.left = True

    def _quit(self, seat: int) -> None:
        self.left = True
