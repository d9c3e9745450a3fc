"""The decision on one question: facts are said one by one, and each is folded at once."""

from __future__ import annotations

import random

from typing_extensions import Unpack

from fivefold.games.core import CHANCE, Move
from fivefold.live.endings import ends_with_one
from fivefold.live.facts import Fact, FactData
from fivefold.live.plans import play_ahead
from fivefold.live.table import Table, after, after_move
from fivefold.refusals import Conflict, Forbidden, Refused


class Decision:
    """A table while something is being asked of it."""

    def __init__(self, table: Table, now: float, rng: random.Random) -> None:
        self.table = table
        self.now = now
        self.rng = rng
        self.facts: list[Fact] = []

    def say(self, kind: str, **data: Unpack[FactData]) -> None:
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

    def move(self, seat: int, move: Move, name: str, credit: float = 0.0, by: str = "") -> None:
        """Make a move, which the rules check, and let chance move after it."""
        more: FactData = {}
        if credit:
            more["credit"] = credit
        if by:
            more["by"] = by
        self.make(seat, move, name, more)
        self.let_chance_move()
        play_ahead(self)

    def make(self, seat: int, move: Move, name: str, more: FactData) -> None:
        """Make a move that was checked, and nothing after it."""
        table = self.table
        text = table.game.write_move(table.state, move)
        fact = Fact("moved", self.now, {"seat": seat, "ply": table.ply, "move": text, "id": name, **more})
        self.table = after_move(table, fact, move)
        self.facts.append(fact)

    def let_chance_move(self) -> None:
        """Draw what chance has to draw; the move is kept, not the random numbers."""
        while self.table.phase == "playing" and self.table.to_move == CHANCE:
            self.make(CHANCE, self.table.game.chance(self.table.state, self.rng), "", {})

    def lose(self, seat: int, how: str) -> None:
        """A seat drops out: the game is over, or with three and more a bot plays on for it."""
        if ends_with_one(self.table.setting):
            self.say(how, seat=seat)
        else:
            self.say("handed", seat=seat, bot=self.table.setting.stand_in, why=how)
