"""The programs that made Kingdomino's networks still run: one game, one step."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import pytest
from training.kingdomino import learn, matches, network_fit, pack, traits

from fivefold.bots.kingdomino.kernel_network import INPUTS
from fivefold.bots.kingdomino.kernel_rivals import TRAITS
from fivefold.bots.kingdomino.network import networks
from fivefold.bots.kingdomino.policy.kernel_fast import LEFTS, WEIGHTS

FEW = ["--games", "4", "--rounds", "1", "--keep", "1", "--steps", "1", "--start", "package"]


@pytest.mark.compiled
@pytest.mark.parametrize("rivals", [[], ["--full-greedy", "own"], ["--full-greedy", "theirs"]], ids=" ".join)
def test_a_round_of_learning_writes_a_network(tmp_path: Path, rivals: list[str]) -> None:
    out = tmp_path / "two.npz"
    learn.main(["two", str(out), *FEW, *rivals])
    learned = np.load(out)
    assert learned["net"].shape == networks("two").practised.shape
    assert learned["fast"].shape == (LEFTS, WEIGHTS)
    assert np.isfinite(learned["net"]).all()


@pytest.mark.compiled
def test_a_fresh_network_learns_the_mighty_duel(tmp_path: Path) -> None:
    out = tmp_path / "duel.npz"
    learn.main(["duel", str(out), *FEW[:-2], "--games", "2"])
    assert len(np.load(out)["spreads"]) == 13


def test_a_step_against_the_gradient_lessens_the_error() -> None:
    rng = np.random.default_rng(1)
    net = network_fit.fresh(rng)
    x, y = rng.random((64, INPUTS), np.float32), rng.random(64, np.float32)
    grad = np.zeros_like(net)
    before = network_fit.gradient(net, x, y, grad)
    net -= 0.01 * grad
    assert network_fit.gradient(net, x, y, grad) < before


def test_a_step_on_the_gpu() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    if not torch.cuda.is_available():
        pytest.skip("there is no GPU")
    rng = np.random.default_rng(1)
    net = network_fit.fresh(rng)
    x, y = rng.random((64, INPUTS), np.float32), rng.random(64, np.float32)
    assert network_fit.fit_on_gpu(torch, net, x, y, 1, 1e-3, 16) > 0


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore:Mean of empty slice", "ignore:invalid value", "ignore:overflow")  # of so few games
def test_traits_are_learned_from_mixed_tables(tmp_path: Path) -> None:
    out = tmp_path / "traits.npz"
    traits.main([str(out), "--games", "6", "--searched", "1"])
    assert np.load(out)["traits"].shape == (2, LEFTS, 2 * TRAITS)


def test_networks_are_packed_beside_what_was_there(tmp_path: Path) -> None:
    package, four, theirs, known = (tmp_path / f"{name}.npz" for name in ("package", "four", "theirs", "traits"))
    np.savez(package, spreads=np.ones(3))
    np.savez(four, net=np.zeros(3), fast=np.zeros(3), spreads=np.zeros(3))
    np.savez(theirs, net=np.zeros(3))
    np.savez(known, traits=np.zeros(3))
    pack.pack([f"four={four}", f"four.theirs={theirs}", f"traits={known}"], package)
    names = {"spreads", "four.practised", "four.fast", "four.spreads", "four.full_greedy", "traits"}
    assert set(np.load(package)) == names


@pytest.mark.compiled
def test_a_match_of_one_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("# a comment\n1 ; players=2 ; E(playouts=8) ; LG()\n"))
    out = tmp_path / "matches.txt"
    matches.main([str(out), "--workers", "1", "--flat", "F(playouts=8)"])
    assert "E(playouts=8) v LG() (players=2)" in out.read_text(encoding="utf-8")
