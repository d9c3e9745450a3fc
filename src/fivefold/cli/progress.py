"""Which Katamino puzzles a player has solved, kept in a small file in the player's data folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

from fivefold.games.katamino.options import Options
from fivefold.games.katamino.series import LEAFLET, Series, tables
from fivefold.games.options import write_options
from fivefold.refusals import Refused


class BadProgress(Refused):
    """The progress file cannot be read; it is left as it is."""


def progress_file() -> Path:
    """Where the solved puzzles are kept; `FIVEFOLD_DATA` names another folder."""
    from platformdirs import user_data_path

    home = os.environ.get("FIVEFOLD_DATA")
    return (Path(home) if home else user_data_path("fivefold")) / "katamino.json"


def solved() -> frozenset[str]:
    """The options of every solved puzzle, as text."""
    path = progress_file()
    if not path.exists():
        return frozenset()
    try:
        puzzles = json.loads(path.read_text(encoding="utf-8"))["solved"]
        if not isinstance(puzzles, list) or not all(isinstance(puzzle, str) for puzzle in puzzles):
            raise TypeError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadProgress(
            "{file} is not a list of solved puzzles; move it away to begin a new one",
            code="bad-progress-file",
            file=path,
        ) from None
    return frozenset(puzzles)


def mark_solved(options: Options) -> str:
    """Enter a solved puzzle and say what it means for the leaflet's grid.

    Two series of the grid share one PENTA (A9 and F9); making it counts for both.
    """
    before = solved()
    now = before | {write_options(options)}
    if now != before:
        path = progress_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps({"solved": sorted(now)}, indent=1) + "\n", encoding="utf-8")
        fresh.replace(path)
    names = [f"{series.name}{k}" for series, k in leaflet_pentas() if series.options(k) == options]
    if not names:
        return ""
    made = sum(is_solved(series, k, now) for series, k in leaflet_pentas())
    if made == len(leaflet_pentas()):
        return f"PENTA {' and '.join(names)} made: all {made} of {made}. You are Penta-Meister!"
    return f"PENTA {' and '.join(names)} made: {made} of {len(leaflet_pentas())}."


def leaflet_pentas() -> list[tuple[Series, int]]:
    """The 96 PENTAs of the leaflet's grid, series by series (KT4)."""
    return [(series, k) for series in tables()[LEAFLET] for k in series.pentas]


def is_solved(series: Series, penta: int, puzzles: frozenset[str]) -> bool:
    """Was this PENTA made?"""
    return write_options(series.options(penta)) in puzzles


def next_penta(puzzles: frozenset[str]) -> Options | None:
    """The first PENTA of the leaflet's grid that was not made yet."""
    for series, k in leaflet_pentas():
        if not is_solved(series, k, puzzles):
            return series.options(k)
    return None
