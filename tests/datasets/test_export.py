"""Exported labels are right, and an export goes on where it stopped."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.bots.pentago.solver import solve
from fivefold.bots.pente.checker import holds
from fivefold.bots.pente.proof import find_win
from fivefold.datasets import SOURCES, Job, export, read_shard
from fivefold.envs.encoding import encoding_of
from fivefold.games import game, katamino_duel, pentago, pente
from fivefold.games.core import own
from fivefold.games.options import read_options
from fivefold.refusals import Refused

SAMPLE = Path(__file__).parents[2] / "examples" / "datasets" / "pentago"

pytestmark = pytest.mark.compiled


def job(name: str, count: int, options: str = "", **more: int) -> Job:
    rules = game(name)
    return Job(name, read_options(rules.options, options, rules.presets), count, **more)


@pytest.mark.parametrize(
    ("name", "options"),
    [("pentago", "tournament"), ("pente", "size=13"), ("kingdomino", "two"), ("katamino_duel", "draft")],
)
def test_a_shard_says_what_the_game_says(name: str, options: str, tmp_path: Path) -> None:
    wanted = job(name, 3, options)
    (path,) = export(wanted, tmp_path)
    rules, encoding, shard = game(name), encoding_of(game(name), wanted.options), read_shard(path)
    assert shard["observation"].shape == (3, *encoding.shape("flat"))
    for row in range(3):
        state = rules.read_position(str(shard["position"][row]), wanted.options)
        seat = rules.to_move(state)
        assert seat == shard["seat"][row]
        assert (shard["observation"][row] == encoding.observation(state, int(shard["seat"][row]), "flat")).all()
        moves = slice(shard["offset"][row], shard["offset"][row + 1])
        legal = {encoding.number(state, move) for move in rules.legal_moves(state)}
        assert set(shard["action"][moves].tolist()) <= legal
        assert shard["value"][row] == shard["action_value"][moves].max()


def test_values_of_pentago_are_those_one_move_later() -> None:
    row = job("pentago", 1, seed=5).row(0)
    rng = random.Random(1)
    for move, value in rng.sample(sorted(row.moves.items(), key=str), 12):
        after = pentago.play(own(row.state, pentago.State), own(move, pentago.Move))
        if ended := pentago.outcome(after):
            seat = pentago.to_move(own(row.state, pentago.State)) or 0
            assert value == (0 if len(set(ended.ranks)) == 1 else 1 if ended.ranks[seat] == 1 else -1)
        else:
            assert value == -solve(after).value


def test_wins_of_pente_are_confirmed_by_the_checker() -> None:
    row = job("pente", 1, "size=13").row(0)
    state = own(row.state, pente.State)
    proof = find_win(state)
    assert proof is not None
    assert holds(state, proof)
    assert list(row.moves) == [proof.move]


def test_values_of_the_duel_are_those_one_move_later() -> None:
    row = job("katamino_duel", 1, seed=2).row(0)
    state, solver = own(row.state, katamino_duel.State), Solver(12)
    for move, value in random.Random(1).sample(sorted(row.moves.items(), key=str), 5):
        after = katamino_duel.play(state, own(move, katamino_duel.Move))
        assert value == (-1 if solver.solve(position_of(after)).wins else 1)


def test_an_export_goes_on_where_it_stopped(tmp_path: Path) -> None:
    asked, done = job("pentago", 5, rows=2), list[int]()
    whole = [path.read_bytes() for path in export(asked, tmp_path / "whole")]
    (tmp_path / "part").mkdir()
    export(job("pentago", 2, rows=2), tmp_path / "part")
    (tmp_path / "part" / "pentago-00001.part").write_bytes(b"half")
    paths = export(asked, tmp_path / "part", done.append)
    arrays = [read_shard(path) for path in paths]
    assert [len(shard["value"]) for shard in arrays] == [2, 2, 1]
    assert done == [2, 3, 4, 4, 5, 5]  # the first shard was there
    for shard, before in zip(arrays, whole, strict=True):
        (tmp_path / "one.npz").write_bytes(before)
        one = read_shard(tmp_path / "one.npz")
        assert all((shard[key] == one[key]).all() for key in one)
    assert "5 labelled positions" in (tmp_path / "part" / "README.md").read_text("utf-8")


def test_another_dataset_and_a_broken_shard_are_refused(tmp_path: Path) -> None:
    export(job("pentago", 1), tmp_path)
    with pytest.raises(Refused, match="holds another dataset"):
        export(job("pentago", 1, seed=2), tmp_path)
    (tmp_path / "pentago-00000.npz").write_bytes(b"no")
    with pytest.raises(Refused, match=r"pentago-00000.npz is no shard"):
        export(job("pentago", 1), tmp_path)


def test_what_has_no_labels_is_refused() -> None:
    with pytest.raises(Refused, match="There are labels for pentago, pente"):
        job("katamino", 1)
    with pytest.raises(Refused, match="At least one position"):
        job("pentago", 0)
    with pytest.raises(Refused, match="No wins are proved under these options"):
        job("pente", 1, "moving").row(0)
    assert set(SOURCES) == {"pentago", "pente", "kingdomino", "katamino_duel"}


def test_the_sample_is_what_an_export_writes(tmp_path: Path) -> None:
    (path,) = export(job("pentago", 20), tmp_path)
    ours, kept = read_shard(path), read_shard(SAMPLE / path.name)
    assert all((ours[key] == kept[key]).all() for key in kept)
    assert set(kept["action_value"].tolist()) == {-1, 0, 1}
    cards = [(folder / "README.md").read_text("utf-8") for folder in (tmp_path, SAMPLE)]
    assert len({re.sub(r"Fivefold \d+\.\d+\.\d+", "Fivefold", card) for card in cards}) == 1
