"""Random games of every environment are those of the rules, move for move: as many of each as are wanted, with counts.

    python -m tests.soak.environments [INTERFACE ...] --games 1000 --out progress.json

plays `--games` of every option set that the tests know, seed after seed, and goes on where the file says it stopped.
A game that differs ends the run with its seed. INTERFACE is pettingzoo, gymnasium, openspiel or batches.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.envs import same_games, test_agents, test_batches, test_openspiel

TOGETHER = 20
"""Games that are played before the file is written; in a batch they stand side by side."""
FOR_ONE = ("A4", "free-7", "triple-6")


class Plays(NamedTuple):
    """An option set of an interface; `play` compares TOGETHER games from a seed on and says how many moves."""

    interface: str
    name: str
    play: Callable[[int], int]


def _one_after_the_other(play: Callable[[int], int], first: int) -> int:
    return sum(play(seed) for seed in range(first, first + TOGETHER))


def _side_by_side(game: str, options: str, first: int) -> int:
    return same_games.with_batches(game, options, TOGETHER, range(first, first + TOGETHER))


def all_plays() -> Iterator[Plays]:
    """Every interface with every option set that the tests have."""
    one_by_one = partial(partial, _one_after_the_other)
    for game, options in test_agents.TABLES:
        name = f"{game} {options}"
        yield Plays("pettingzoo", name, one_by_one(partial(same_games.with_pettingzoo, game, options)))
        yield Plays("gymnasium", name, one_by_one(partial(same_games.with_gymnasium, game, options)))
    for options in FOR_ONE:
        name = f"katamino {options}"
        yield Plays("gymnasium", name, one_by_one(partial(same_games.with_gymnasium, "katamino", options)))
    for name in test_openspiel.GAMES:
        yield Plays("openspiel", name, one_by_one(partial(same_games.with_openspiel, name)))
    for game, options in test_batches.TABLES:
        yield Plays("batches", f"{game} {options}", partial(_side_by_side, game, options))


def compare(plays: Plays, games: int, path: Path) -> dict[str, float]:
    """Go on with an option set until it has that many games; what the file then holds of it."""
    data = json.loads(path.read_text("utf-8")) if path.exists() else {}
    done: dict[str, float] = data.setdefault(plays.interface, {}).setdefault(
        plays.name, {"games": 0, "moves": 0, "cpu_seconds": 0.0}
    )
    while done["games"] < games:
        before, first = time.process_time(), int(done["games"])
        try:
            done["moves"] += plays.play(first)
        except AssertionError as error:
            raise AssertionError(f"{plays.interface} {plays.name}, seeds from {first}: {error}") from error
        done["games"] += TOGETHER
        done["cpu_seconds"] = round(done["cpu_seconds"] + time.process_time() - before, 2)
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps(data, indent=1), "utf-8")
        beside.replace(path)
    return done


def main(words: Sequence[str] | None = None) -> int:
    """Run on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("interfaces", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--out", type=Path, default=Path("progress.json"))
    wanted = parser.parse_args(words)
    for plays in all_plays():
        if not wanted.interfaces or plays.interface in wanted.interfaces:
            done = compare(plays, wanted.games, wanted.out)
            print(  # noqa: T201
                f"{plays.interface} {plays.name}: {done['games']:,.0f} games, {done['moves']:,.0f} moves, "
                f"{done['cpu_seconds']:,.0f} CPU-s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
