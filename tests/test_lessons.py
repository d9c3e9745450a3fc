"""The page's lessons: every position stands, every task can be done, all is said in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.chapter_themes import TASKS, THEMES

from fivefold.bots.puzzles import puzzles
from fivefold.games import GAMES, game
from fivefold.live import Setting

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
LESSONS: dict[str, list[dict[str, Any]]] = {
    name: json.loads((BOARDS / name / "lesson.json").read_text("utf-8")) for name in GAMES
}
STEPS = [(name, number) for name, steps in LESSONS.items() for number in range(len(steps))]


CHAPTERS: dict[str, list[dict[str, Any]]] = {
    name: json.loads((BOARDS / name / "chapters.json").read_text("utf-8")) for name in GAMES
}
THEMES_TOLD = [
    (name, theme) for name, chapters in CHAPTERS.items() for chapter in chapters for theme in chapter["themes"]
]


def in_three_languages(text: dict[str, str]) -> bool:
    """Is it said in all, and are the same rules cited in each?"""
    cited = {tuple(re.findall(r"\b[A-Z]{2}\d+\b", words)) for words in text.values()}
    return set(text) == {"de", "en", "fr"} and all(text.values()) and len(cited) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_course_has_three_chapters_of_ten_steps_and_more(name: str) -> None:
    later = [
        [each for theme in chapter["themes"] for each in (*theme.get("puzzles", []), *theme.get("tasks", []))]
        for chapter in CHAPTERS[name]
    ]
    assert [len(steps) >= 10 for steps in (LESSONS[name], *later)] == [True] * 3
    assert all(in_three_languages(chapter["title"]) for chapter in CHAPTERS[name])
    asked = [step["puzzle"] for step in LESSONS[name] if "puzzle" in step]
    asked += [
        puzzle for chapter in CHAPTERS[name] for theme in chapter["themes"] for puzzle in theme.get("puzzles", [])
    ]
    assert len(set(asked)) == len(asked), "nothing is asked twice"
    assert set(asked) <= set(puzzles(name))


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "theme"), THEMES_TOLD)
def test_what_a_chapter_asks_shows_its_theme(name: str, theme: dict[str, Any]) -> None:
    assert in_three_languages(theme["say"])
    assert in_three_languages(theme["done"])
    if "puzzles" in theme:
        shows = THEMES[name][theme["theme"]]
        assert [puzzle for puzzle in theme["puzzles"] if not shows(puzzles(name)[puzzle])] == []
    for task in theme.get("tasks", []):
        can_be_done(name, {"done": theme["done"], **task})
        if shown_by := TASKS.get((name, theme.get("theme", ""))):
            assert shown_by(task)


@pytest.mark.rule("PT24")
def test_the_booklet_s_advice_on_pente_is_taught_by_steps() -> None:
    """Attack; leave a gap and fill it last; captures where they decide; points before the end."""
    told = [(theme["theme"], theme["say"]["en"]) for chapter in CHAPTERS["pente"] for theme in chapter["themes"]]
    assert {theme for theme, words in told if "PT24" in words} >= {"double", "gap", "advice"}
    assert sum("PT24" in step["say"]["en"] for step in LESSONS["pente"]) >= 2
    tasks = [task for chapter in CHAPTERS["pente"] for theme in chapter["themes"] for task in theme.get("tasks", [])]
    assert any("exhaustion=count" in task["options"] for task in tasks)
    assert any("points=on" in task["options"] for task in tasks)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_a_step_is_said_in_three_languages_and_can_be_done(name: str, number: int) -> None:
    step = LESSONS[name][number]
    assert all(in_three_languages(step[part]) for part in ("say", "touch", "done", "miss") if part in step)
    if "puzzle" not in step:
        can_be_done(name, step)


def can_be_done(name: str, step: dict[str, Any]) -> None:
    """The move that is shown does what is asked; and where another does not, the reader is told why."""
    rules = game(name)
    assert {"wanted", "win", "points"} & set(step)
    assert "done" in step
    state = Setting(name, step.get("options", ""), step.get("position", "")).start()
    for move in step.get("moves", []):
        state = rules.play(state, rules.read_move(state, move))
    legal = rules.legal_moves(state)
    done = [move for move in legal if _fulfils(step, rules, state, move)]
    assert rules.read_move(state, step["show"]) in done
    assert rules.write_move(state, rules.read_move(state, step["show"])) == step["show"]
    if step.get("win") or "points" in step:
        assert len(done) < len(legal), "whatever one does is right"
    if len(done) < len(legal):
        assert "miss" in step
        assert in_three_languages(step["miss"])


def _fulfils(step: dict[str, Any], rules: Any, state: Any, move: Any) -> bool:
    after = rules.play(state, move)
    if not re.search(step.get("wanted", ""), rules.write_move(state, move)):
        return False
    if step.get("win"):
        ended = rules.outcome(after)
        if ended is None or ended.ranks[rules.to_move(state)] != 1 or ended.ranks.count(1) != 1:
            return False
    return "points" not in step or rules.details(after)["kingdoms"][0]["points"] >= step["points"]
