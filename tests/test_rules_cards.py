"""The rules with pictures: every board stands, every move that is shown is legal, every rule named exists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fivefold.games import GAMES, game
from fivefold.games.rules_page import rules_text
from fivefold.live import Setting

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_rules_are_told_with_boards_that_the_rules_made(name: str) -> None:
    cards: list[dict[str, Any]] = json.loads((BOARDS / name / "rules.json").read_text("utf-8"))
    rules, drawn = game(name), 0
    for card in cards:
        assert set(card["say"]) == {"de", "en", "fr"}
        assert all(len(text) < 260 for text in card["say"].values()), "a family reads short sentences"
        for lang in card["say"]:
            assert set(card["rules"]) <= set(re.findall(r"\*\*([A-Z]{2}\d+)\*\*", rules_text(name, lang)))
        state = Setting(name, card.get("options", ""), card.get("position", "")).start()
        for move in card.get("moves", []):
            state = rules.play(state, rules.read_move(state, move))
        if "show" in card:
            rules.play(state, rules.read_move(state, card["show"]))
            drawn += 1
    assert drawn >= 4
