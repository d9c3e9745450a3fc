"""Random tournaments of every format: they can always be finished, and the verifier finds the same standing.

The same, a hundred thousand times and with up to 200 players: `python -m tests.soak.tournaments`.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.soak.tournaments import play, regulation_of, soak

from fivefold.tournaments.regulation import CRITERIA_OF_FORMAT


@pytest.mark.parametrize("number", range(40))
def test_whatever_happens_a_tournament_is_finished_and_both_implementations_agree(number: int) -> None:
    _, wrong = play(number, largest=24)
    assert wrong == []


def test_every_format_and_setting_is_among_them() -> None:
    seen = [regulation_of(random.Random(number)) for number in range(2000)]
    assert {rules.format for rules in seen} == set(CRITERIA_OF_FORMAT)
    assert {rules.best_of for rules in seen} == {1, 2, 3, 5}
    assert {rules.pairing for rules in seen} == {"points", "dutch"}
    assert {rules.format for rules in seen if rules.boards > 1} == {"swiss", "round-robin"}
    assert {rules.third_place for rules in seen} == {"ask", "yes", "no"}


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    assert soak(0, 1, tmp_path / "progress.json", said.append) == 0
    assert soak(0, 2, tmp_path / "progress.json", said.append) == 0
    assert [line.split(" ")[0] for line in said] == ["1", "2"]
