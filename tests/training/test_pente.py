"""The programs that make what Pente's engine plays with: a small run of each."""

from __future__ import annotations

import doctest
import gzip
import random
import shutil
import subprocess
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training.pente import fit, games, make_openings, match_nets, matches, quantise, records, versions

from fivefold.bots.pente import kernel_net
from fivefold.bots.pente.evaluation import learned, read_weights, weights, with_net
from fivefold.bots.pente.openings import even_openings
from fivefold.games import pente

ROOT = Path(__file__).parents[2]
NET = ROOT / "src/fivefold/bots/pente/net.npz"
OPENINGS = (180, 200, 240, 182, 201, 220), (180, 162, 237, 199, 160)


@pytest.mark.compiled
def test_weights_are_fitted_to_games_of_self_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.tsv"
    fit.selfplay(4, path, 1, nodes=200)
    again = tmp_path / "again.tsv"
    fit.selfplay(1, again, 1, nodes=200)
    assert path.read_text().startswith(again.read_text()), "equal seeds give equal games"
    fit.main(["fit", str(tmp_path / "weights.txt"), str(path)])
    assert "test:  loss" in capsys.readouterr().out
    fitted = read_weights((tmp_path / "weights.txt").read_text().splitlines())
    assert fitted.patterns.shape == (109,)
    assert fitted.balance[8, 0] > fitted.balance[0, 8], "pairs taken are good"


@pytest.mark.compiled
def test_an_opening_is_played_to_its_end() -> None:
    point, turns = make_openings.won_by_first(even_openings()[0], random.Random(1), nodes=300)
    assert point in (0.0, 0.5, 1.0)
    assert turns > even_openings()[0].turns
    assert make_openings.is_even("19\t5.5\t10\t40")
    assert not make_openings.is_even("19\t9\t10\t40")
    assert not make_openings.is_even("19\t2\t4\t40")


@pytest.mark.compiled
def test_a_match_is_reported_with_its_error() -> None:
    results = [matches.pair(seed, ["nodes:300", "depth:1"]) for seed in range(2)]
    assert matches.report(["nodes:300", "depth:1"], results).startswith("nodes:300 – depth:1: ")
    for word in ("seconds:0.1", "seconds:0.1:0.2:0.2", "search:0.1", "horizon:2", "greedy"):
        assert matches.player(word)


@pytest.mark.compiled
def test_versions_play_from_their_own_folders() -> None:
    opening = pente.write_position(even_openings()[0])
    began = time.process_time()
    (points,) = versions.match([(str(ROOT), "depth:1"), (str(ROOT), "depth:1")], [opening])
    assert set(points) <= {0.0, 0.5, 1.0}
    assert time.process_time() - began < 60, "the players think in their own processes"


@pytest.mark.parametrize("name", ["make_openings", "match_nets", "matches"])
def test_the_examples_in_the_programs_are_true(name: str) -> None:
    assert not doctest.testmod(import_module(f"training.pente.{name}")).failed


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of the card, compiled for the CPU."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler to run the card's program on the CPU")
    folder = tmp_path_factory.mktemp("play")
    games.build(compiler, folder / "play")
    games.main(["tables", str(folder / "tables.bin")])
    games.main(["net", str(NET), str(folder / "net.bin")])
    np.array([games.opening(map(pente.Move, points)) for points in OPENINGS]).tofile(folder / "openings.bin")
    return folder / "play"


@pytest.mark.compiled
@pytest.mark.parametrize("net", [False, True])
def test_games_of_the_cards_program_agree_with_the_rules_and_the_evaluation(
    program: Path, tmp_path: Path, net: bool
) -> None:
    tables, out = program.with_name("tables.bin"), tmp_path / "games.bin"
    more = [program.with_name("net.bin"), program.with_name("openings.bin")] if net else []
    subprocess.run([program, "cpu", "1.5", "40", "1", "7", tables, out, *more], check=True, stdout=subprocess.PIPE)
    found = records.read_records(out)
    assert len(found) > 5
    used = learned() if net else weights()
    for record in found[:40]:
        games.check(record, used)
    assert set(found["of_people"]) == ({0, 1} if net else {0})
    for record in found[found["of_people"] == 1]:
        assert tuple(record["move"][:4]) in {points[:4] for points in OPENINGS}
    wrong = found[0].copy()
    wrong["winner"] = 1 - wrong["winner"]
    with pytest.raises(AssertionError, match="another winner"):
        games.check(wrong, used)
    wrong = found[0].copy()
    wrong["evaluated"][wrong["moves"] - 1] += 1
    with pytest.raises(AssertionError, match="another static value"):
        games.check(wrong, used)
    subprocess.run([program, "expand", out, tables, tmp_path / "positions"], check=True, stdout=subprocess.PIPE)
    positions = records.read_positions(tmp_path / "positions")
    assert len(positions) > 50
    assert set(np.unique(positions["board"])) == {0, 1, 2}
    for position in positions[:200]:
        assert position["board"][position["best"]] == 0, "the best move goes to an empty point"


@pytest.mark.compiled
def test_nets_play_each_other_from_every_opening_with_both_colours(
    program: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    net, openings = (str(program.with_name(f"{name}.bin")) for name in ("net", "openings"))
    words = [str(program), "cpu", "60", "2", str(program.with_name("tables.bin")), openings]
    match_nets.main([*words, net, net])
    assert "net.bin – net.bin: 2 of 4, 50.0 %" in capfd.readouterr().out, "a net is as strong as itself"
    match_nets.main([*words, net, "-"])
    assert "net.bin – -: " in capfd.readouterr().out
    assert [state.turns for state in matches.openings_of(Path(openings))] == [6, 5]


def test_an_opening_of_people_is_either_learned_from_or_tested_with(tmp_path: Path) -> None:
    rng, rows = random.Random(3), []
    for _ in range(40):
        state, names = pente.start(), []
        while state.turns < 8:
            move = rng.choice([m for m in pente.legal_moves(state) if abs(m.point - 180) % 19 < 4])
            names.append(pente.write_move(state, move, "K10").rstrip("*"))
            state = pente.play(state, move)
        rows.append(f"1,,,five,{' '.join(names)}")
    with gzip.open(tmp_path / "games.csv.gz", "wt", encoding="utf-8") as table:
        table.write("\n".join(["winner,rating_first,rating_second,ended_by,moves", *rows, rows[0]]))
    both = games.openings(tmp_path / "games.csv.gz")
    assert all(len(part) > 0 for part in both)
    assert sum(map(len, both)) == 40, "each opening once"
    assert all(set(part["moves"]) == {6} for part in both)
    firsts = [{tuple(row["move"][:4]) for row in part} for part in both]
    assert not firsts[0] & firsts[1]


@pytest.mark.compiled
def test_integers_are_near_the_net_in_floating_point(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    shapes = {"rows": (9963, 32), "bias": (32,), "hidden": (32, 64), "hidden_bias": (25, 32), "out": (32,)}
    shapes |= {"skip": (64,), "captures": (25,), "of_fixed": ()}
    net: dict[str, Any] = {name: np.asarray(0.1 * rng.standard_normal(shape)) for name, shape in shapes.items()}
    np.savez(tmp_path / "net.npz", **net)
    quantise.main([str(tmp_path / "net.npz"), str(tmp_path / "integers.npz")])
    with np.load(tmp_path / "integers.npz") as made:
        found = with_net(weights(), made)
        base = quantise.empty_sums(made["rows"], made["bias"])
    for sums in rng.integers(-9000, 9000, (20, 64)):
        room = np.concatenate([sums, np.zeros(32, np.int64)]).astype(np.int32)
        exact = quantise.float_value(net, (sums + base) / kernel_net.ONE, 6, 0.5)
        assert abs(int(kernel_net.net_value(found.head, room, 0, 6, 500)) - 1000 * exact) < 60


@pytest.mark.compiled
def test_a_generation_is_played_and_learned(program: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    from training.pente import generation

    words = f"--program {program} --tables {program.with_name('tables.bin')} --play 1 --nodes 30 --learn 3 --batch 8"
    generation.main([*words.split(), "--out", str(tmp_path)])
    assert "steps" in capfd.readouterr().out
    again = tmp_path / "again"
    again.mkdir()
    words += f" --net {tmp_path / 'net.bin'} --openings {program.with_name('openings.bin')} --out {again}"
    generation.main([*words.split(), "--games", str(tmp_path / "cores.bin")])
    for record in records.read_records(again / "cores.bin")[:5]:
        games.check(record, matches.other_net(tmp_path / "integers.npz"))
