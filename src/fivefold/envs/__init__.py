"""Environments for researchers: PettingZoo (`aec`), Gymnasium (`Against`, `Solo`) and compiled batches (`batch`).

`docs/research.md` tells how moves are numbered and what is seen. All but `batch` need the extra `envs`.

>>> from fivefold import envs
>>> env = envs.aec("pente", "team size=13")
>>> env.possible_agents
['player_0', 'player_1', 'player_2', 'player_3']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fivefold.envs.agents import aec as aec
    from fivefold.envs.batches import batch as batch
    from fivefold.envs.single import Against as Against, Solo as Solo

_WHERE = {"aec": "agents", "Against": "single", "Solo": "single", "batch": "batches"}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        module = import_module(f"fivefold.envs.{_WHERE[name]}")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"fivefold.envs.{name} needs {error.name}, which is not installed: pip install 'fivefold[envs]'.",
            name=error.name,
        ) from error
    return getattr(module, name)
