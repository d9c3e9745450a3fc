"""Simulations: the same tournaments compiled and plain, with the shares that are known.

`python -m tests.tournaments.test_simulation` writes the file of kept counts anew, `… compare` says what differs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

import pytest
from tests import golden_numbers as golden

from fivefold.tournaments import PRESETS, NotNow
from fivefold.tournaments.simulation import Players, simulate

CASES = [
    ("kingdomino-championship", 24),
    ("kingdomino-championship", 21),
    ("kingdomino-championship", 7),
    ("pentago-tournament", 24),
    ("pentago-tournament", 13),
    ("pentago-tournament", 20),
    ("round-robin", 8),
    ("knock-out", 11),
    ("swiss", 9),
    ("katamino-time-trial", 5),
]
PRINT = """
from fivefold.tournaments import PRESETS
from fivefold.tournaments.simulation import Players, simulate
for name, players in {cases!r}:
    print(simulate(PRESETS[name], players, 30, seed=7))
"""


@pytest.mark.compiled
def test_compiled_and_plain_play_the_very_same_tournaments() -> None:
    program = PRINT.format(cases=CASES)
    said = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "FIVEFOLD_KERNELS": mode},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ("compiled", "plain")
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == len(CASES)


@pytest.mark.compiled
@pytest.mark.rule("TK4", "TK8")
def test_the_shares_of_the_championship_are_those_that_are_known() -> None:
    told = simulate(PRESETS["kingdomino-championship"], 24, 40_000)
    assert told.best_wins == pytest.approx(0.308, abs=0.01)
    assert told.tied_on_points == pytest.approx(0.139, abs=0.01)
    assert told.still_tied < 0.0005
    assert told.never_start < 0.02
    assert told.start_often < 0.0001
    assert told.opponents == pytest.approx(11.4, abs=0.2)
    small = simulate(PRESETS["kingdomino-championship"], 21, 40_000, players=Players(skill=0))
    assert small.small_tables == pytest.approx(2.14, abs=0.01)
    assert small.champions_small_tables == pytest.approx(0.62, abs=0.05)


@pytest.mark.compiled
def test_without_luck_the_strongest_wins_and_without_skill_chance_does() -> None:
    for name, players in CASES:
        chance = simulate(PRESETS[name], players, 20_000, players=Players(0, 10)).best_wins
        assert chance == pytest.approx(1 / players, abs=0.02), name
        assert simulate(PRESETS[name], players, 2_000, players=Players(900, 1)).best_wins > 0.9, name


@pytest.mark.compiled
def test_a_round_robin_has_its_games_and_a_knock_out_one_less_than_players() -> None:
    assert simulate(PRESETS["round-robin"], 8, 100).games == 28
    told = simulate(PRESETS["knock-out"], 11, 100)
    assert told.games - told.draws == 10
    told = simulate(PRESETS["pentago-tournament"], 12, 100)
    assert told.games - told.draws >= 3 * 6 - told.draws + 1 + 7
    assert all(line for line in told.lines())


def test_a_number_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(NotNow, match="5 players cannot be seated"):
        simulate(PRESETS["kingdomino-championship"], 5, 10)
    with pytest.raises(NotNow, match="at most 2000"):
        simulate(PRESETS["swiss"], 2001, 10)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), [("swiss", 2000), ("knock-out", 2000)])
def test_a_large_hall_is_simulated_in_parts_and_its_progress_is_told(name: str, players: int) -> None:
    told: list[int] = []
    found = simulate(PRESETS[name], players, 12, progress=told.append)
    assert (found.entrants, found.tournaments) == (players, 12)
    assert found.games - found.draws * (name == "knock-out") >= players // 4
    assert told == sorted(set(told))
    assert len(told) > 1


def answers(name: str) -> dict[str, Any]:
    """Everything that is counted, with much luck and with little."""
    return {
        f"{players}, {skill}, {luck}": golden.plain(
            asdict(simulate(PRESETS[name], players, 60, players=Players(skill, luck), seed=luck))
        )
        for case, players in CASES
        if case == name
        for skill, luck in ((6, 12), (9, 2), (0, 7))
    }


@pytest.mark.compiled
@pytest.mark.parametrize("name", dict(CASES))
def test_the_counts_are_those_they_always_were(name: str) -> None:
    assert list(golden.differences(golden.kept("simulation")[name], answers(name))) == []


if __name__ == "__main__":
    golden.main("simulation", dict(CASES), answers)
