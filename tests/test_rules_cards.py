"""The rules with pictures: every board stands, every move that is shown is legal, every rule named exists.

`python -m tests.test_rules_cards` writes the positions anew as the rules make them (`rules.positions.json`).
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.test_lessons import can_be_done

from fivefold.games import GAMES, game
from fivefold.games.description import describe
from fivefold.games.rules_page import rules_text
from fivefold.live import Setting

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


Shown = dict[str, Any]


def shown(name: str) -> list[list[Shown]]:
    """For each card its position and, where a move explains it, the position after it."""
    rules, found = game(name), []
    for card in json.loads((BOARDS / name / "rules.json").read_text("utf-8")):
        state, ply = Setting(name, card.get("options", ""), card.get("position", "")).start(), 0
        for text in card.get("moves", []):
            state, ply = rules.play(state, rules.read_move(state, text)), ply + 1
        views: list[Shown] = [{"position": describe(rules, state, ply), "last": []}]
        if "show" in card:
            move = rules.read_move(state, card["show"])
            steps = list(rules.clicks(state, move))
            views.append({"position": describe(rules, rules.play(state, move), ply + 1), "last": steps})
        found.append(views)
    return found


def written(name: str) -> str:
    return msgspec.json.encode(shown(name)).decode() + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_boards_of_the_cards_are_what_the_rules_make(name: str) -> None:
    kept = (BOARDS / name / "rules.positions.json").read_text("utf-8")
    assert kept == written(name), "run: python -m tests.test_rules_cards"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_s_rules_are_told_with_boards_that_the_rules_made(name: str) -> None:
    cards: list[dict[str, Any]] = json.loads((BOARDS / name / "rules.json").read_text("utf-8"))
    drawn = 0
    for card in cards:
        assert set(card["say"]) == {"de", "en", "fr"}
        assert all(len(text) < 260 for text in card["say"].values()), "a family reads short sentences"
        for lang in card["say"]:
            assert set(card["rules"]) <= set(re.findall(r"\*\*([A-Z]{2}\d+)\*\*", rules_text(name, lang)))
        drawn += "show" in card
        if {"wanted", "win", "points"} & set(card):
            can_be_done(name, card)
    assert drawn >= 4


@pytest.mark.parametrize("name", GAMES)
def test_wherever_a_move_explains_a_rule_the_reader_can_make_it(name: str) -> None:
    cards: list[dict[str, Any]] = json.loads((BOARDS / name / "rules.json").read_text("utf-8"))
    assert [card["rules"] for card in cards if "show" in card and not {"wanted", "win", "points"} & set(card)] == []


if __name__ == "__main__":
    for each in GAMES:
        (BOARDS / each / "rules.positions.json").write_text(written(each), encoding="utf-8")
