"""The whole certificate checked, line by line: a computation of hours that can be stopped and taken up again.

What was checked is a text file, a line of JSON for each line of the stored answers. A line is known by its hash, so a
file of answers that has grown since is checked only where it is new.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import time
from collections.abc import Generator, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fivefold.bots.katamino_duel.answers import packed_text
from fivefold.bots.katamino_duel.checker import check_line, lines
from fivefold.bots.katamino_duel.worklist import BadResults, mend, watch_the_parent


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of one line found: its claims, those that do not hold, and what it took."""

    line: str
    game: str
    name: str
    wins: bool
    claims: int
    failed: tuple[str, ...]
    positions: int
    cpu: float

    @property
    def holds(self) -> bool:
        """Did everything hold, and was there anything?"""
        return bool(self.claims) and not self.failed


@dataclass(frozen=True, slots=True)
class Total:
    """What was checked of the stored answers so far. `answers` names the file by its hash."""

    answers: str
    lines: int
    checked: int
    failed: int
    claims: int
    positions: int
    cpu: float


def stored_lines() -> list[str]:
    """The lines of the stored answers, those first that the solver settled with the fewest positions."""
    return sorted(packed_text().splitlines(), key=lambda line: int(line.split()[3]))


def mark(line: str) -> str:
    """What a line of the answers is known by.

    >>> mark("ordinary 9e5f5f6g6f7 wins 0")
    '26c04f596ef5e701'
    """
    return hashlib.sha256(line.encode()).hexdigest()[:16]


def check_text(line: str) -> Checked:
    """Check every claim of one line of the answers."""
    (read,) = lines(line)
    began, claims, failed, positions = time.process_time(), 0, [], 0
    for what, holds, spent in check_line(read):
        claims, positions = claims + 1, positions + spent
        if not holds:
            failed.append(what)
    cpu = round(time.process_time() - began, 2)
    return Checked(mark(line), read.game, read.name, read.wins, claims, tuple(failed), positions, cpu)


def read_checked(text: str) -> dict[str, Checked]:
    """What a file says was checked; a last line that was cut off does not count."""
    found: dict[str, Checked] = {}
    every = text.split("\n")
    for number, line in enumerate(every, 1):
        try:
            if line:
                found_line = _checked(json.loads(line))
                found[found_line.line] = found_line
        except (ValueError, KeyError, TypeError):
            if number < len(every):
                raise BadResults("Line {line} is not a result", code="bad-results", line=number) from None
    return found


def _checked(data: Mapping[str, Any]) -> Checked:
    return Checked(**{**data, "failed": tuple(data["failed"])})


def check_all(every: Iterable[str], out: Path, processes: int = 1) -> Generator[tuple[Checked, int, int]]:
    """Check the lines that `out` does not hold yet, and write each there when it is done.

    Yields what was found, how many lines are done, and of how many.
    """
    every = list(every)
    done = read_checked(out.read_text(encoding="utf-8")) if out.exists() else {}
    mend(out)
    waiting = [line for line in every if mark(line) not in done]
    ready = len(every) - len(waiting)
    with multiprocessing.get_context("spawn").Pool(processes, watch_the_parent) as pool:
        for found in pool.imap_unordered(check_text, waiting):
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found), separators=(",", ":")) + "\n")
            ready += 1
            yield found, ready, len(every)


def total(every: Iterable[str], out: Path) -> Total:
    """The sum over what was checked of these lines."""
    every = list(every)
    done = read_checked(out.read_text(encoding="utf-8")) if out.exists() else {}
    found = [done[mark(line)] for line in every if mark(line) in done]
    return Total(
        answers=hashlib.sha256(packed_text().encode()).hexdigest(),
        lines=len(every),
        checked=len(found),
        failed=sum(not one.holds for one in found),
        claims=sum(one.claims for one in found),
        positions=sum(one.positions for one in found),
        cpu=round(sum(one.cpu for one in found), 1),
    )
