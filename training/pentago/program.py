"""What the programs share: their command lines, their progress, and the first lines of their text files."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from training.pentago.rules import RULES, Position, Rule

VERSION = 2
"""Of these programs; written into every file they make."""

_began = time.monotonic()


def arguments(description: str | None, *, out: str) -> argparse.ArgumentParser:
    """A command line with what all programs take; `out` says what is written there."""
    parser = argparse.ArgumentParser(
        description=(description or "").split("\n\n")[0], formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--rule", choices=RULES, default="draw", help="who wins when a turn gives both five")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is left to chance")
    parser.add_argument("--out", type=Path, required=True, help=out)
    return parser


def say(*words: object) -> None:
    """Print progress, with the seconds since the program began."""
    print(f"{time.monotonic() - _began:6.1f}", *words, flush=True)


def header(program: str, rule: Rule, seed: int) -> str:
    """The first line of a text file.

    >>> header("labels", "mover", 7)
    '# labels version=2 rule=mover seed=7'
    """
    return f"# {program} version={VERSION} rule={rule} seed={seed}"


def rule_of(path: Path) -> Rule | None:
    """The rule that a text file's first line names; None where there is no such line."""
    with path.open(encoding="utf-8") as file:
        words = file.readline().split()
    return next((rule for rule in RULES if f"rule={rule}" in words), None)


def data_lines(path: Path, rule: Rule) -> list[list[str]]:
    """The words of each line of a text file; refused where its first line names another rule."""
    if rule_of(path) not in (rule, None):
        raise ValueError(f"{path} was made under another rule than {rule}")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def read_positions(path: Path, rule: Rule) -> list[Position]:
    """The positions of a text file, from the first two words of each line."""
    return [Position(int(mine), int(theirs)) for mine, theirs, *_ in data_lines(path, rule)]
