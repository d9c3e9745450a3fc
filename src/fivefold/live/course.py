"""The course of one question: facts are said one by one, and each is folded at once."""

from __future__ import annotations

import random

from fivefold.games.core import CHANCE
from fivefold.live.endings import ends_with_one
from fivefold.live.facts import Fact
from fivefold.live.table import Table, after
from fivefold.refusals import Conflict, Forbidden, Refused


class Course:
    """A table while something is being asked of it."""

    def __init__(self, table: Table, now: float, lots: random.Random) -> None:
        self.table = table
        self.now = now
        self.lots = lots
        self.facts: list[Fact] = []

    def say(self, kind: str, **data: object) -> None:
        """State a fact."""
        fact = Fact(kind, self.now, data)
        self.table = after(self.table, fact)
        self.facts.append(fact)

    def own_seats(self, who: str) -> tuple[int, ...]:
        """The seats of the one who asks, who must have one."""
        held = self.table.seats_of(who)
        if not held:
            raise Forbidden("You do not sit at this table", code="not-seated")
        return held

    def must_be_playing(self) -> None:
        """Refuse what needs a running game."""
        if self.table.phase == "over":
            raise Conflict("The game is over", code="over")
        if self.table.phase == "gathering":
            raise Refused("The game has not begun", code="not-begun")

    def move(self, seat: int | None, text: str, name: str, credit: float = 0.0, by: str = "") -> None:
        """Make a move, which the rules check, and let chance move after it."""
        table = self.table
        move = table.game.read_move(table.state, text)
        written = table.game.write_move(table.state, move)
        more = {key: value for key, value in (("credit", credit), ("by", by)) if value}
        self.say("moved", seat=seat, ply=table.ply, move=written, id=name, **more)
        self.let_chance_move()

    def let_chance_move(self) -> None:
        """Draw what chance has to draw; the lots are not kept, the move is."""
        while self.table.phase == "playing" and self.table.to_move == CHANCE:
            table = self.table
            text = table.game.write_move(table.state, table.game.chance(table.state, self.lots))
            self.say("moved", seat=CHANCE, ply=table.ply, move=text, id="")

    def lose(self, seat: int, how: str) -> None:
        """A seat drops out: the game is over, or with three and more a bot plays on for it."""
        if ends_with_one(self.table.setting):
            self.say(how, seat=seat)
        else:
            self.say("handed", seat=seat, bot=self.table.setting.stand_in, why=how)
