"""A dataset on disk: shards of NumPy arrays and a data card, written so that it can go on where it stopped.

Every row comes from its own seed, so a shard is the same whoever writes it and when.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from fivefold import __version__
from fivefold.datasets.labels import SOURCES, Labelled
from fivefold.envs.encoding import encoding_of
from fivefold.games import AnyGame, game as game_named
from fivefold.games.core import Options
from fivefold.games.options import write_options
from fivefold.refusals import Refused

ROWS = 1_000
TRIES = 10_000
FORMAT = 1
Arrays = dict[str, npt.NDArray[np.generic]]


@dataclass(frozen=True)
class Job:
    """What is exported: a game under options, how many positions, from which seed, how many in a file."""

    game: str
    options: Options
    count: int
    seed: int = 1
    rows: int = ROWS

    def __post_init__(self) -> None:
        if self.game not in SOURCES:
            known = ", ".join(SOURCES)
            raise Refused("There are labels for {known}, not for {game}", code="no-labels", known=known, game=self.game)
        if self.count < 1 or self.rows < 1:
            raise Refused("At least one position is exported", code="no-positions")

    @property
    def shards(self) -> int:
        """How many files there will be."""
        return -(-self.count // self.rows)

    @property
    def facts(self) -> dict[str, object]:
        """What decides about every row, for the data card."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": write_options(self.options),
            "seed": self.seed,
            "rows": self.rows,
            "version": __version__,
        }

    def row(self, number: int) -> Labelled:
        """The labelled position of a number, always the same."""
        rng = random.Random(f"{self.seed}/{number}")
        for _ in range(TRIES):
            if found := SOURCES[self.game].make(self.options, rng):
                return found
        raise Refused("No position with a label was found in {tries} games", code="no-label-found", tries=TRIES)


def export(job: Job, folder: Path, on_row: Callable[[int], object] = lambda done: None) -> list[Path]:
    """Write what is missing of a dataset; `on_row` is told how many positions there are. Gives all shards."""
    folder.mkdir(parents=True, exist_ok=True)
    _check_card(job, folder)
    paths = []
    for shard in range(job.shards):
        begin, end = shard * job.rows, min(job.count, (shard + 1) * job.rows)
        path = folder / f"{job.game}-{shard:05}.npz"
        if not path.exists() or len(read_shard(path)["value"]) != end - begin:
            found = []
            for number in range(begin, end):
                found.append(job.row(number))
                on_row(number + 1)
            _write(path, arrays_of(game_named(job.game), job.options, found))
        on_row(end)
        paths.append(path)
    (folder / "README.md").write_text(card(job), encoding="utf-8")
    return paths


def arrays_of(rules: AnyGame, options: Options, found: list[Labelled]) -> Arrays:
    """Positions and labels as arrays; the moves of row i are `action[offset[i]:offset[i + 1]]`."""
    encoding = encoding_of(rules, options)
    seats = [rules.to_move(row.state) or 0 for row in found]
    labels = [sorted((encoding.number(row.state, move), value) for move, value in row.moves.items()) for row in found]
    flat = [pair for pairs in labels for pair in pairs]
    return {
        "position": np.array([rules.write_position(row.state) for row in found]),
        "observation": np.array(
            [
                encoding.observation(rules.observe(row.state, seat), seat, "flat")
                for row, seat in zip(found, seats, strict=True)
            ],
            np.int16,
        ),
        "seat": np.array(seats, np.int8),
        "value": np.array([row.value for row in found], np.float32),
        "action": np.array([number for number, _ in flat], np.int32),
        "action_value": np.array([value for _, value in flat], np.float32),
        "offset": np.cumsum([0, *(len(pairs) for pairs in labels)]).astype(np.int64),
    }


def read_shard(path: Path) -> Arrays:
    """The arrays of a file."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return dict(arrays)
    except (OSError, ValueError, EOFError, KeyError) as error:
        raise Refused("{file} is no shard: {why}", code="bad-shard", file=path.name, why=error) from None


def _write(path: Path, arrays: Arrays) -> None:
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def _check_card(job: Job, folder: Path) -> None:
    """A folder holds one dataset; what was begun with other words is not gone on with."""
    path = folder / "card.json"
    if not path.exists():
        path.write_text(json.dumps(job.facts, indent=2) + "\n", encoding="utf-8")
        return
    try:
        before = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        before = None
    if before != job.facts:
        raise Refused(
            "{folder} holds another dataset (see its card.json); choose a new folder",
            code="other-dataset",
            folder=folder.name,
        )


def card(job: Job) -> str:
    """The data card: what the numbers are, where they come from, and what they are not."""
    source, rules = SOURCES[job.game], game_named(job.game)
    encoding = encoding_of(rules, job.options)
    return f"""# {rules.title}: {job.count:,} labelled positions

| | |
|---|---|
| options | `{write_options(job.options)}` |
| positions | {source.positions}; repeated ones are kept |
| values | {source.values} |
| why they are right | {source.proof} |
| seed | {job.seed}; row i is made from `{job.seed}/i` alone |
| made by | Fivefold {__version__}, `fivefold export {job.game} --count {job.count} --seed {job.seed}` |
| licence | MIT, as Fivefold |

Each `{job.game}-*.npz` has up to {job.rows:,} rows:

| array | shape | what |
|---|---|---|
| `position` | rows | the position as text, as `docs/notation.md` writes it |
| `observation` | rows × {encoding.shape("flat")[0]} | what the seat that moves sees, in the flat form of `envs` |
| `seat` | rows | who moves |
| `value` | rows | the value to that seat |
| `offset` | rows + 1 | the moves of row i are `action[offset[i]:offset[i + 1]]` |
| `action`, `action_value` | moves | the number of a move, of {encoding.actions}, and its value to that seat |

The positions are those of weak players, not of good games; a share of won positions says nothing about the game.
"""
