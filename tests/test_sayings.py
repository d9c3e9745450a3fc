"""What games and tables say has words in every language of the page, under its code."""

from __future__ import annotations

import ast
import re

import pytest

from fivefold.games import game, pentago
from fivefold.games.core import GameOver
from fivefold.server.tables.messages import refusal

from .refusals import SOURCE

UNTRANSLATED = {"captured", "captured-some", "discarded", "game-ends"}
"""The boards show these, so that the page does not say them."""


def codes() -> set[str]:
    found = set()
    for room in ("games", "live"):
        for file in (SOURCE / room).rglob("*.py"):
            for call in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Said":
                    found |= {str(code.value) for code in call.args[1:2] if isinstance(code, ast.Constant)}
    return found


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_code_has_words(language: str) -> None:
    text = "\n".join(file.read_text("utf-8") for file in (SOURCE / "messages" / language).glob("*.ftl"))
    known = set(re.findall(r"^(?:reason|remark)-([\w-]+) =", text, re.M))
    assert len(codes()) > 25
    assert codes() - known == UNTRANSLATED


def test_a_refusal_carries_what_was_said_with_its_code() -> None:
    over = pentago.read_position("bbbbb.wwww" + 26 * ".")
    with pytest.raises(GameOver) as caught:
        pentago.play(over, pentago.legal_moves(pentago.start())[-1])
    facts = refusal(caught.value)["facts"]
    assert (facts["why"], facts["why-code"]) == ("five in a row", "five-in-a-row")


def test_an_outcome_says_its_reason_in_english_and_by_code() -> None:
    rules = game("kingdomino")
    from fivefold.games.kingdomino.scoring import Summary, judged

    ended = judged((Summary(50, 6, 7), Summary(50, 7, 5)), rules.presets["two"])  # type: ignore[arg-type]
    assert ended.plain() == {
        "ranks": [2, 1],
        "scores": [50, 50],
        "reason": "most points: 50; the larger property decides, 7 squares to 6",
        "reason_code": "most-larger",
        "reason_facts": {"points": "50", "best": "7", "other": "6"},
        "rule": "KD9",
    }
