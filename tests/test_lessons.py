"""The page's lessons: every position stands, every task can be done, all is said in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fivefold.bots.puzzles import puzzles
from fivefold.games import GAMES, game
from fivefold.live import Setting

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
LESSONS: dict[str, list[dict[str, Any]]] = {
    name: json.loads((BOARDS / name / "lesson.json").read_text("utf-8")) for name in GAMES
}
STEPS = [(name, number) for name, steps in LESSONS.items() for number in range(len(steps))]


def test_every_game_has_a_lesson() -> None:
    assert all(5 <= len(steps) <= 8 for steps in LESSONS.values())


@pytest.mark.rule("PT24")
@pytest.mark.parametrize("name", GAMES)
def test_two_later_chapters_teach_by_proved_puzzles_of_the_set(name: str) -> None:
    chapters = json.loads((BOARDS / name / "chapters.json").read_text("utf-8"))
    assert len(chapters) == 2
    for chapter in chapters:
        steps = [puzzle for theme in chapter["themes"] for puzzle in theme["puzzles"]]
        assert len(steps) >= 10
        assert len(set(steps)) == len(steps)
        assert set(steps) <= set(puzzles(name))
        for text in (chapter["title"], *(theme[part] for theme in chapter["themes"] for part in ("say", "done"))):
            assert set(text) == {"de", "en", "fr"}
            assert all(text.values())


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_a_step_is_said_in_three_languages_and_can_be_done(name: str, number: int) -> None:
    step, rules = LESSONS[name][number], game(name)
    texts = [step[part] for part in ("say", "touch", "done") if part in step]
    assert all(set(text) == {"de", "en", "fr"} and all(text.values()) for text in texts)
    for text in texts:
        assert len({tuple(re.findall(r"\b[A-Z]{2}\d+\b", words)) for words in text.values()}) == 1
    if "show" not in step:
        assert not {"wanted", "win", "points"} & set(step)
        return
    assert "done" in step
    state = Setting(name, step.get("options", ""), step.get("position", "")).start()
    for move in step.get("moves", []):
        state = rules.play(state, rules.read_move(state, move))
    done = [move for move in rules.legal_moves(state) if _fulfils(step, rules, state, move)]
    assert rules.read_move(state, step["show"]) in done
    assert rules.write_move(state, rules.read_move(state, step["show"])) == step["show"]
    if step.get("win") or "points" in step:
        assert len(done) < len(rules.legal_moves(state)), "whatever one does is right"


def _fulfils(step: dict[str, Any], rules: Any, state: Any, move: Any) -> bool:
    after = rules.play(state, move)
    if not re.search(step.get("wanted", ""), rules.write_move(state, move)):
        return False
    if step.get("win"):
        ended = rules.outcome(after)
        if ended is None or ended.ranks[rules.to_move(state)] != 1:
            return False
    return "points" not in step or rules.details(after)["kingdoms"][0]["points"] >= step["points"]
