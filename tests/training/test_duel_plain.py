"""The program that checks the whole certificate, compiled for the CPU."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from training.katamino_duel import claims

from fivefold.bots.katamino_duel.checker import Check, Claim, Lying

SOURCE = Path(claims.__file__).with_name("plain.cu")
GAMES = [("ordinary", ""), ("anywhere", ""), ("even_odd", ""), ("draft", "ILYNVP")]


def compiled(options: Sequence[str], folder: Path) -> Path:
    """The program of the card, compiled for the CPU."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler to run the card's program on the CPU")
    built = folder / "plain"
    subprocess.run([compiler, "-O2", "-std=c++17", *options, "-x", "c++", SOURCE, "-o", built], check=True)
    return built


def positions(laid: int) -> list[tuple[Check, tuple[Lying, ...]]]:
    """A position of each game after some moves by chance."""
    chance, found = random.Random(laid), []
    for game, starter in GAMES:
        check, lying = Check(game, "", starter), list[Lying]()
        for _ in range(laid):
            lying.append(chance.choice(check.legal(lying)))
        found.append((check, tuple(lying)))
    return found


def found_of(program: Path, folder: Path, said: Sequence[Claim]) -> claims.Found:
    """What the program says of some claims."""
    texts = [claims.claim_line(number, claim) for number, claim in enumerate(said)]
    texts.sort(key=lambda text: text.split()[2], reverse=True)
    (folder / "claims.txt").write_text("".join(f"{line}\n" for line in (*claims.way_lines(), *texts)), "utf-8")
    out = folder / "found.txt"
    subprocess.run([program, folder / "claims.txt", out, "--seconds", "100000"], capture_output=True, check=False)
    return claims.read_found(out.read_text("utf-8"))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("options", "depths"),
    [(["-DLANES=1"], (3, 4, 5)), (["-DLANES=32"], (6, 7, 8)), (["-DLANES=32", "-DBACKWARDS"], (6, 7, 8))],
    ids=["one lane", "a warp of fibers, which are slow", "a warp whose last lane goes first"],
)
def test_it_searches_the_positions_of_the_checker_and_finds_false_claims_out(
    options: list[str], depths: tuple[int, ...], tmp_path: Path
) -> None:
    program = compiled(options, tmp_path)
    every = [position for laid in depths for position in positions(laid)]
    truth = [check.mover_wins(list(lying)) for check, lying in every]
    right = [Claim("", True, check, lying, won) for (check, lying), (won, _) in zip(every, truth, strict=True)]
    wrong = [Claim("", True, check, lying, not won) for (check, lying), (won, _) in zip(every, truth, strict=True)]
    found = found_of(program, tmp_path, right + wrong)
    assert {won for won, _ in truth} == {True, False}
    assert [found[number] for number in range(len(every))] == [(True, count) for _, count in truth]
    assert not any(found[number][0] for number in range(len(every), 2 * len(every)))
