"""Who may talk at a table of Team Pente (PT13)."""

from __future__ import annotations

import random

import pytest

from fivefold.games.core import Refused
from fivefold.live import Resign, Say, Seat, Setting, ask, opened, view

pytest.importorskip("fivefold.games.pente")


@pytest.mark.rule("PT13")
def test_partners_do_not_talk_until_the_game_is_over() -> None:
    lots = random.Random(1)
    seats = tuple(Seat("person", name.title(), name) for name in ("anna", "ben", "cem", "dora"))
    table, _ = opened(Setting("pente", "team", seats=seats, by_lot=False), now=0.0, lots=lots)
    with pytest.raises(Refused, match=r"Partners do not talk during the game \(PT13\)"):
        ask(table, "anna", Say("go left"), now=1.0, lots=lots)
    table, _ = ask(table, "eve", Say("what a game", "Eve"), now=1.0, lots=lots)
    assert view(table, "anna", 1.0)["lines"] == []
    table, _ = ask(table, "ben", Resign(), now=2.0, lots=lots)
    assert table.ended is not None
    assert table.ended.ranks == (1, 2, 1, 2)
    table, _ = ask(table, "anna", Say("well played"), now=3.0, lots=lots)
    assert len(view(table, "cem", 3.0)["lines"]) == 2
