"""What is said at a table: by people (PT13), and with a move (PT11)."""

from __future__ import annotations

import random

import pytest

from fivefold.live import Play, Resign, Say, Seat, Setting, ask, opened, view
from fivefold.live.views import fact_seen
from fivefold.refusals import Refused

pytest.importorskip("fivefold.games.pente")


@pytest.mark.rule("PT13")
def test_partners_do_not_talk_until_the_game_is_over() -> None:
    rng = random.Random(1)
    seats = tuple(Seat("person", name.title(), name) for name in ("anna", "ben", "cem", "dora"))
    table, _ = opened(Setting("pente", "team", seats=seats, by_lot=False), now=0.0, rng=rng)
    with pytest.raises(Refused, match=r"Partners do not talk during the game \(PT13\)"):
        ask(table, "anna", Say("go left"), now=1.0, rng=rng)
    table, _ = ask(table, "eve", Say("what a game", "Eve"), now=1.0, rng=rng)
    assert view(table, "anna", 1.0)["lines"] == []
    table, _ = ask(table, "ben", Resign(), now=2.0, rng=rng)
    assert table.ended is not None
    assert table.ended.ranks == (1, 2, 1, 2)
    table, _ = ask(table, "anna", Say("well played"), now=3.0, rng=rng)
    assert len(view(table, "cem", 3.0)["lines"]) == 2


@pytest.mark.rule("PT11")
def test_what_is_announced_with_a_move_is_told_to_all() -> None:
    rng = random.Random(1)
    seats = tuple(Seat("person", name.title(), name) for name in ("anna", "ben"))
    position = "19/" * 9 + "6www10/7bb10/11b7" + "/19" * 7 + " 6 0-0"
    table, _ = opened(Setting("pente", position=position, seats=seats, by_lot=False), now=0.0, rng=rng)
    table, facts = ask(table, "anna", Play(0, "m1", "0"), now=1.0, rng=rng)
    facts_of_it = {"colour": "White", "word": "TESSERA"}
    said = [{"code": "announced", "facts": facts_of_it, "text": "White: TESSERA!"}]
    for who in ("anna", "ben", "eve"):
        assert view(table, who, 1.0)["moves"][0]["remarks"] == said
        seen = fact_seen(table, facts[0], who)
        assert seen is not None
        assert seen["kind"] == "moved"
        assert seen["remarks"] == said
