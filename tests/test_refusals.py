"""What the rules refuse can be said in every language of the page: the same sentence, filled with the same facts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fivefold.games.core import Refused
from fivefold.live import Setting

WORDS = Path(__file__).parents[1] / "web" / "src" / "locales"
CATALOGUES = {lang: json.loads((WORDS / f"{lang}.json").read_text("utf-8")) for lang in ("de", "en", "fr")}
TWO = "1:f5E,7:c5E/2:f5E,8:c5E | 19=1 22=2 30=2 41=1 | 5 18 33 44 | -"


def played(setting: Setting, moves: list[str]) -> None:
    state = setting.start()
    for move in moves:
        state = setting.rules.play(state, setting.rules.read_move(state, move))


@pytest.mark.parametrize(
    ("game", "options", "position", "moves"),
    [
        ("pentago", "", "", ["a1 NW+", "a1 NW+"]),
        ("pentago", "", "", ["a1"]),
        ("pentago", "", "", ["z9"]),
        ("pentago", "", "bbbb..wwww" + 26 * ".", ["e6 NW+"]),
        ("pente", "", "", ["R1"]),
        ("pente", "", "", ["0", "0"]),
        ("pente", "", "", ["0", "R1", "R2"]),
        ("pente", "size=13", "", ["R9"]),
        ("pente", "", "", ["0*"]),
        ("pente", "", "", ["0-R1"]),
        ("kingdomino", "two", TWO, ["19:i5E/5"]),
        ("kingdomino", "two", TWO, ["19:e9N/5"]),
        ("kingdomino", "two", TWO, ["19:x/5"]),
        ("katamino", "A4", "", ["7 a1 b1 c1 a2 c2"]),
        ("katamino", "A4", "", ["2"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 d1 e1"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 a2 b2"]),
        ("katamino", "A4", "", ["nothing"]),
        ("katamino", "A4", "", ["2 a1 b1 c1 d1 d2", "3 a1 b1 c1 d1 b2"]),
        ("katamino_duel", "", "", ["1 a1 b1 c1 d1 e1"]),
        ("katamino_duel", "", "", ["12 d3 c4 d4 e4 d5", "1 a8 b8 c8 d8 e8"]),
        ("katamino_duel", "", "", ["12"]),
        ("katamino_duel", "draft", "", ["1 a1 b1 c1 d1 e1"]),
    ],
)
def test_a_refusal_is_said_alike_in_three_languages(game: str, options: str, position: str, moves: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        played(Setting(game, options, position), moves)
    refusal = caught.value
    facts = {name: str(value) for name, value in refusal.facts.items()}
    for lang, words in CATALOGUES.items():
        sentence = words[f"refused.{refusal.code}"]
        assert set(re.findall(r"\{(\w+)\}", sentence)) <= set(facts), (lang, refusal.code)
    said = CATALOGUES["en"][f"refused.{refusal.code}"].format(**facts)
    assert str(refusal) == (f"{said} ({refusal.rule})." if refusal.rule else f"{said}.")
