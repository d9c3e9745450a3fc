"""Which kernels are compiled ahead, in which order they are needed, and which of them are compiled.

Whoever compiles a set marks it in the folder that keeps the compiled kernels, so that others know without trying. One
process at a time compiles a set; another that wants it too waits and then finds it there.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock

from fivefold import bots, games, kernels
from fivefold.games.core import TABLE, Warmer

BEGINNER = "level1"
"""The player that newcomers meet first."""


class KernelSet(NamedTuple):
    """Kernels that are compiled together. `game` is empty for those of tournaments, which serve no table."""

    name: str
    title: str
    game: str
    serves: tuple[str, ...]


@cache
def _warmers() -> dict[KernelSet, Callable[[], object]]:
    from fivefold.tournaments import simulation

    if kernels.PLAIN:
        return {}
    found: dict[KernelSet, Callable[[], object]] = {}
    rooms = {name: (*games.game(name).warmers(), *bots.warmers(name)) for name in games.names()}
    rooms[""] = tuple(Warmer(*each) for each in simulation.warmers())
    for game, warmers in rooms.items():
        for number, warmer in enumerate(warmers):
            each = KernelSet(f"{game or 'tournaments'}-{number}", warmer.title, game, warmer.serves)
            found[each] = warmer.call
    return found


def kernel_sets() -> tuple[KernelSet, ...]:
    """All sets in the order in which they are needed: tables, beginners' players, other players, the rest."""
    return tuple(sorted(_warmers(), key=_urgency))


def _urgency(each: KernelSet) -> int:
    return next((n for n, name in enumerate((TABLE, BEGINNER)) if name in each.serves), 2 if each.serves else 3)


def needed_by(game: str, player: str = "") -> tuple[KernelSet, ...]:
    """What a table of a game needs, and a player at it.

    >>> from fivefold import kernels
    >>> [each.title for each in needed_by("pentago", "greedy")] if not kernels.PLAIN else ["plain"]
    ['Pentago: rules', 'Pentago: greedy player']
    """
    return tuple(each for each in kernel_sets() if each.game == game and {TABLE, player} & {*each.serves})


def load(each: KernelSet) -> None:
    """Load a set into this process; it is compiled if nobody has done that yet."""
    _warmers()[each]()


def compile_set(each: KernelSet) -> None:
    """Load a set, compile it if need be, and mark it as compiled."""
    mark = _mark(each)
    if mark is None:
        load(each)
        return
    with FileLock(mark.with_suffix(".lock")):
        load(each)
        mark.touch()


def is_compiled(each: KernelSet) -> bool:
    """Has a process of this installation compiled this set?"""
    mark = _mark(each)
    return mark is not None and mark.exists()


def everything_is_compiled() -> bool:
    """Is nothing left to compile?"""
    return all(is_compiled(each) for each in kernel_sets())


def _mark(each: KernelSet) -> Path | None:
    folder = kernels.cache_folder()
    return folder / f"{each.name}-{_installation()}.compiled" if folder else None


@cache
def _installation() -> str:
    """Numba keeps the kernels of each installation apart, so each has marks of its own."""
    parts = (str(kernels.PACKAGE), version("numba"), sys.version, platform.machine())
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=6).hexdigest()
