"""The comparison of environments with the rules goes on where it stopped, and names the seeds where they differ."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tests.envs import same_games
from tests.soak import environments as soak

from fivefold.envs.table import Table


def test_every_interface_is_there_with_every_game_that_it_has() -> None:
    found = {(plays.interface, plays.name.split("(")[0].split()[0]) for plays in soak.all_plays()}
    four = ["pentago", "pente", "kingdomino", "katamino_duel"]
    assert found == {
        *(("pettingzoo", game) for game in four),
        *(("gymnasium", game) for game in [*four, "katamino"]),
        *(("openspiel", f"fivefold_{game}") for game in four),
        *(("batches", game) for game in four),
    }


@pytest.mark.compiled
@pytest.mark.parametrize("options", soak.FOR_ONE)
def test_every_frame_for_one_can_be_compared(options: str) -> None:
    assert same_games.with_gymnasium("katamino", options, 1) > 100


def test_a_run_goes_on_after_the_last(tmp_path: Path) -> None:
    path, asked = tmp_path / "progress.json", list[int]()

    def play(first: int) -> int:
        asked.append(first)
        return 7

    plays = soak.Plays("pettingzoo", "a game", play)
    assert soak.compare(plays, 40, path)["moves"] == 14
    assert soak.compare(plays, 60, path)["games"] == 60
    assert asked == [0, 20, 40]


@pytest.mark.compiled
def test_a_move_that_differs_is_found_with_its_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = partial(soak._one_after_the_other, partial(same_games.with_gymnasium, "katamino", "A4"))
    plays, legal = soak.Plays("gymnasium", "katamino A4", play), Table.legal
    assert soak.compare(plays, 20, tmp_path / "progress.json")["games"] == 20
    monkeypatch.setattr(Table, "legal", lambda table: legal(table)[1:])
    with pytest.raises(AssertionError, match="gymnasium katamino A4, seeds from 20: "):
        soak.compare(plays, 40, tmp_path / "progress.json")
