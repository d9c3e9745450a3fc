"""The program behind the duel's stored answers, for a few seconds on a CPU."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from training.katamino_duel import first_moves
from training.katamino_duel.first_moves import FirstMoves, Pairs, main, stored_results

from fivefold.bots.katamino_duel.answers import write_placement
from fivefold.bots.katamino_duel.checker import Check, read
from fivefold.bots.katamino_duel.solver import Solver, images


@pytest.mark.compiled
def test_pairs_that_it_solves_are_solved_rightly_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_moves, "first_moves", lambda start: [min(images(start.legal()[300]))])
    known = FirstMoves(tmp_path / "out", tmp_path / "pairs", {})
    jobs, solver = known.jobs(["ordinary"], reverse=False), Solver(20)
    while known.solved_pairs < 2:
        next(jobs)(solver)
    lines = [json.loads(line) for line in (tmp_path / "pairs").read_text("utf-8").splitlines()]
    assert len(lines) >= 2
    first, answer = (write_placement(number) for number in lines[0]["pair"])
    laid = [read(first), read(answer)]
    if lines[0]["reply"] >= 0:
        laid.append(read(write_placement(lines[0]["reply"])))
    assert Check("ordinary", first).mover_wins(laid)[0] is False
    main(f"--out {tmp_path}/out --pairs {tmp_path}/pairs --threads 1 --bits 12 --seconds 0 --afresh".split())
    said = capsys.readouterr().out
    assert f"0 known, {len(known.pairs.known)} pairs" in said
    assert "0/190 known" in said


@pytest.mark.compiled
def test_it_goes_on_from_the_packages_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solved = len(stored_results())
    main(f"--out {tmp_path}/out --pairs {tmp_path}/pairs --threads 1 --bits 12 --seconds 0.1".split())
    said = capsys.readouterr().out
    assert said.startswith(f"{solved} known, ")
    assert f"{solved}/190 known" in said


def test_a_pair_is_known_in_every_image_and_in_both_orders() -> None:
    pairs = Pairs()
    pairs.put(3, 700, 1500)
    for s in range(8):
        a, b, reply = (images(placement)[s] for placement in (3, 700, 1500))
        assert pairs.get(a, b) == pairs.get(b, a) == reply
    assert pairs.get(3, 701) is None
