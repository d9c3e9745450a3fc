"""The games' pictures on the first page: each position is told as the server tells it today.

`python -m tests.test_pictures` writes them anew from their position texts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivefold.games import GAMES, game
from fivefold.games.description import describe

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


def file_of(name: str) -> Path:
    return BOARDS / name / "picture.json"


def told(picture: dict[str, Any]) -> dict[str, Any]:
    """The position of a picture as the server would send it."""
    rules = game(picture["game"])
    state = rules.read_position(picture["position"], rules.options(**picture["options"]))
    found: dict[str, Any] = json.loads(json.dumps(describe(rules, state, picture["plies"])))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_its_position_as_the_server_tells_it(name: str) -> None:
    picture = json.loads(file_of(name).read_text("utf-8"))
    assert picture["game"] == name
    assert picture == told(picture)


if __name__ == "__main__":
    for each in GAMES:
        drawn = told(json.loads(file_of(each).read_text("utf-8")))
        file_of(each).write_text(json.dumps(drawn) + "\n", encoding="utf-8")
