"""An evening at one table, with a clock that is set by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fivefold.live import Fact, Play, Seat, Setting, ask, on_event, opened, read_control
from fivefold.refusals import Refused

ANNA, BEN, CEM = (Seat("person", name.title(), name) for name in ("anna", "ben", "cem"))
GREEDY = Seat("bot", "Greedy", bot="greedy")


class Evening:
    """A table and all its facts."""

    def __init__(self, *seats: Seat, game: str = "pentago", control: str = "none", **setting: Any) -> None:
        self.rng = random.Random(5)
        self.now = 1000.0
        setting.setdefault("by_lot", False)
        start = Setting(game, seats=seats, control=read_control(control), **setting)
        self.table, facts = opened(start, now=self.now, rng=self.rng)
        self.facts: list[Fact] = list(facts)

    def ask(self, who: str, request: Any) -> tuple[Fact, ...]:
        self.table, facts = ask(self.table, who, request, now=self.now, rng=self.rng)
        self.facts += facts
        return facts

    def house(self, event: Any) -> tuple[Fact, ...]:
        self.table, facts = on_event(self.table, event, now=self.now, rng=self.rng)
        self.facts += facts
        return facts

    def play(self, who: str, move: str) -> None:
        self.ask(who, Play(self.table.ply, f"{who}{self.table.ply}", move))

    def play_first_legal(self) -> None:
        """Whoever is to move makes the first of the legal moves."""
        table = self.table
        assert table.mover is not None
        self.play(table.mover.who, table.game.write_move(table.state, table.game.legal_moves(table.state)[0]))


def refused(code: str, sentence: str = "") -> Any:
    """The next request is refused with this code and, if given, this whole sentence."""
    return pytest.raises(
        Refused, check=lambda refusal: refusal.code == code and str(refusal) == (sentence or str(refusal))
    )
