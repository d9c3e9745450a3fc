"""Random games in other libraries' environments, where they are installed: pgx on JAX, PettingZoo's classic games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

PGX = {"connect_four": 7, "othello": 4, "go_9x9": 82, "hex": 122, "go_19x19": 362}
"""Games of like size, and how many actions are legal at the beginning; in hex the pie rule may be asked for at once."""
LONGEST = {"connect_four": 42, "othello": 70, "go_9x9": 162, "hex": 122, "go_19x19": 722}
"""After so many steps a game has certainly ended."""
CLASSIC = {"tictactoe_v3": 9, "connect_four_v3": 7, "go_v5": 362, "chess_v6": 20}


def pgx_games(games: int, steps: int) -> Iterator[tuple[str, float]]:
    """Steps per CPU-second of each game of pgx, legal masks, observations and renewed games included."""
    if find_spec("pgx") is None:
        print("pgx is left out: it is not installed (pip install pgx jax).")
        return
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    for name, legal in PGX.items():
        env = pgx.make(name)
        renewing = jax.vmap(auto_reset(env.step, env.init))

        def stepped(state: Any, key: Any, renewing: Any = renewing) -> Any:
            keys = jax.random.split(key, games + 1)
            after = renewing(state, act_randomly(keys[0], state.legal_action_mask), keys[1:])
            return after, (after.terminated.sum(), after.observation.sum())

        start = jax.vmap(env.init)(jax.random.split(jax.random.key(1), games))
        assert int(start.legal_action_mask[0].sum()) in (legal, legal - 1), (name, start.legal_action_mask[0].sum())
        run = jax.jit(lambda state, keys, stepped=stepped: jax.lax.scan(stepped, state, keys))
        keys = jax.random.split(jax.random.key(2), steps)
        _, (ends, _) = jax.block_until_ready(run(start, keys))  # compiled
        assert int(ends.sum()) > 0 or steps < LONGEST[name], name
        yield name, games * steps / least_cpu_seconds(lambda: jax.block_until_ready(run(start, keys)))  # noqa: B023


def least_cpu_seconds(work: Callable[[], object], times: int = 2) -> float:
    """Of all threads together."""
    spent = []
    for _ in range(times):
        began = time.process_time()
        work()
        spent.append(time.process_time() - began)
    return min(spent)


def classic_games() -> Iterator[tuple[str, Any]]:
    """PettingZoo's classic games that can be played here."""
    try:
        from pettingzoo import classic

        for name, legal in CLASSIC.items():
            env = getattr(classic, name).env()
            env.reset(seed=1)
            assert int(np.sum(env.last()[0]["action_mask"])) == legal, name
            yield name, env
    except ImportError as error:
        print(f"PettingZoo's classic games are left out: {error} (pip install 'pettingzoo[classic]').")
