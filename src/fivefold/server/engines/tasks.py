"""What worker processes do for games and analysis: warm the kernels, choose a move, weigh a position."""

from __future__ import annotations

import contextlib
import hashlib
import random
import shlex
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from fivefold import bots, games, kernels
from fivefold.arena.external import External
from fivefold.bots.core import AnyPlayer
from fivefold.bots.gomocup import Engine

WARMED = f"warmed-{hashlib.blake2b(str(kernels.PACKAGE).encode(), digest_size=6).hexdigest()}"
"""The mark that all is compiled. Numba keeps each installation's kernels apart, so each has its own mark."""


@cache
def warm_rules() -> None:
    """Load every kernel of the rules, once in a process and what is forked from it."""
    if not kernels.PLAIN:
        for name in games.names():
            for _, call in games.game(name).warmers():
                call()


@cache
def warm_all() -> None:
    """Load every kernel of the rules and the players, once in a process and what is forked from it."""
    if not kernels.PLAIN:
        warm_rules()
        for name in games.names():
            for _, call in bots.warmers(name):
                call()


def begin_all() -> None:
    """The start of a worker that plays or analyses. Of several that start at once, one compiles."""
    with _compiling():
        warm_all()
        if folder := kernels.cache_folder():
            (folder / WARMED).touch()


def begin_rules() -> None:
    """The start of a worker that only needs the rules."""
    with _compiling():
        warm_rules()


@contextlib.contextmanager
def _compiling() -> Iterator[None]:
    """While something has to be compiled, one process at a time does it; the others find it in the cache."""
    folder = kernels.cache_folder()
    try:
        import fcntl
    except ImportError:
        folder = None
    if folder is None or warmed_before():
        yield
        return
    with (folder / "compiling").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def warmed_before() -> bool:
    """Has a worker of this version compiled everything already?"""
    folder = kernels.cache_folder()
    return kernels.PLAIN or (folder is not None and (folder / WARMED).exists())


def position_after(game: str, options: str, position: str, moves: tuple[str, ...]) -> Any:
    """The state after these moves: what travels to a worker is text."""
    from fivefold.live.setting import Setting

    setting = Setting(game, options, position)
    state = setting.start()
    for move in moves:
        state = setting.rules.play(state, setting.rules.read_move(state, move))
    return state


def choose(
    game: str, options: str, position: str, moves: tuple[str, ...], bot: str, seed: int, command: str = ""
) -> str:
    """The move that a bot makes; it sees only what its seat may see. A bot with a command is a program outside.

    >>> choose("pentago", "", "", ("c4 NW+",), "greedy", 1) != ""
    True
    """
    rules = games.game(game)
    state = position_after(game, options, position, moves)
    seen = rules.observe(state, rules.to_move(state))
    player = outside(game, command) if command else bots.players(game)[bot]
    move = player.choose(seen, random.Random(seed))
    rules.play(state, move)  # a move that is not legal here is refused here, not at the table
    return rules.write_move(state, move)


@lru_cache
def outside(game: str, command: str) -> AnyPlayer:
    """A program outside as a player, asked as its game's engines are."""
    rules = games.game(game)
    if rules.engine_protocol == "gomocup":
        return Engine(tuple(shlex.split(command)))
    return External(rules, command)


def position_report(game: str, options: str, position: str, moves: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """What an analyst says about a position, as plain data.

    >>> position_report("pentago", "", "bbbb..wwww" + 26 * ".", (), 0.1)["value"]
    1
    """
    report: dict[str, Any] = (
        bots.analyst(game).position(position_after(game, options, position, moves), seconds=seconds).to_json()
    )
    return report


def graph_point(
    game: str, options: str, position: str, moves: tuple[str, ...], seconds: float
) -> dict[str, Any] | None:
    """The last of these moves on the graph of its game; nothing for a lot that was drawn."""
    rules = games.game(game)
    state = position_after(game, options, position, moves[:-1])
    move = rules.read_move(state, moves[-1])
    for point in bots.analyst(game).game((state, rules.play(state, move)), (move,), seconds=seconds):
        return {**point.to_json(), "ply": len(moves) - 1}
    return None


def ready() -> bool:
    """Answered by a worker that is warm."""
    return True
