"""The figures of the duel's paper are those that the stored answers give."""

from __future__ import annotations

from pathlib import Path

import pytest
from training.katamino_duel.figures import figures

FOLDER = Path(__file__).parents[2] / "docs" / "papers" / "figures"


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.iterdir()))
def test_a_figure_is_drawn_from_the_answers_as_they_are_stored(name: str) -> None:
    assert figures()[name] == (FOLDER / name).read_text("utf-8"), "python -m training.katamino_duel.figures"


def test_every_figure_stands_in_the_paper() -> None:
    paper = (FOLDER.parent / "katamino-duel.md").read_text("utf-8")
    assert {path.name for path in FOLDER.iterdir()} == set(figures())
    assert all(f"(figures/{name})" in paper for name in figures())


def test_the_first_moves_are_drawn_with_their_values() -> None:
    drawn = figures()["first-moves.svg"]
    assert "73 first moves win (plain), 22 lose (hatched)" in drawn
    assert drawn.count('fill="url(#hatch)"') == 22 * 5
