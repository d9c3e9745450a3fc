"""What was learned for each kind of table: value networks, the fast policy's weights, and the spreads of points.

`docs/engines/kingdomino.md` says how they were made; `training/kingdomino` holds the programs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from fivefold.bots.artifacts import read_arrays
from fivefold.bots.kingdomino.kernel_network import NETWORK, Nets
from fivefold.bots.kingdomino.kernel_state import Doubles, Floats
from fivefold.bots.kingdomino.policy.kernel_fast import LEFTS, WEIGHTS
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.state import State

FILE, FORMAT = "bots/kingdomino/weights.npz", 1
CACHE_LINE = 64  # bytes


@dataclass(frozen=True)
class Networks:
    """Three value networks, the fast policy fitted to the first, and the spread of points by lines still to be dealt.

    `practised` values kingdoms among practised players, `among_full_greedy` where all rivals are full-greedy, and
    `full_greedy` the kingdoms of full-greedy players themselves.
    """

    practised: Floats
    among_full_greedy: Floats
    full_greedy: Floats
    fast: Floats
    spreads: Doubles

    def against(self, full_greedy: float) -> Nets:
        """The networks where this part of the rivals is full-greedy: the first two are mixed.

        >>> four = networks("four")
        >>> bool((four.against(0.0).value == four.practised).all())
        True
        >>> bool((four.against(1.0).value == four.practised).all())
        False
        """
        value = aligned(1)[0, :NETWORK]
        np.subtract(self.among_full_greedy, self.practised, out=value)
        value *= np.float32(full_greedy)
        value += self.practised
        return Nets(value, self.full_greedy, self.fast)

    def spreads_in(self, state: State) -> Doubles:
        """The spreads in this game, and at the end the spread after it: wider while games of a dynasty are to come."""
        to_come = state.options.games - len(state.finished) - 1
        more = to_come * float(self.spreads[-1]) ** 2
        return np.append(np.sqrt(self.spreads**2 + more), np.sqrt(more))


def aligned(count: int) -> Floats:
    """Room for networks, in rows that begin at a cache line: reading them is a sixth faster so.

    >>> [row.ctypes.data % CACHE_LINE for row in aligned(2)]
    [0, 0]
    """
    width = -(-NETWORK * 4 // CACHE_LINE) * CACHE_LINE
    room = np.empty(count * width + CACHE_LINE, np.uint8)
    first = -room.ctypes.data % CACHE_LINE
    rows: Floats = room[first : first + count * width].view(np.float32).reshape(count, -1)
    return rows


def kind_of(options: Options) -> str:
    """Which networks are for a table of these options.

    >>> kind_of(Options(players=2, mighty_duel=True)), kind_of(Options(players=3))
    ('duel', 'three')
    """
    return "duel" if options.mighty_duel else {2: "two", 3: "three", 4: "four"}[options.players]


@cache
def networks(kind: str) -> Networks:
    """The networks in the package for a kind of table.

    >>> len(networks("four").spreads)
    13
    """
    kept = read_arrays(FILE, version=FORMAT)
    practised, among_full_greedy, full_greedy = (
        kept[name if name in kept else f"{kind}.practised"].astype(np.float32)
        for name in (f"{kind}.practised", f"{kind}.among_full_greedy", f"{kind}.full_greedy")
    )
    assert len(practised) == len(among_full_greedy) == NETWORK
    theirs = aligned(1)[0, :NETWORK]
    theirs[:] = full_greedy
    fast = kept[f"{kind}.fast"].astype(np.float32)
    assert fast.shape == (LEFTS, WEIGHTS)
    return Networks(practised, among_full_greedy, theirs, fast, kept[f"{kind}.spreads"].astype(np.float64))


@cache
def trait_weights() -> Doubles:
    """The weights that tell a full-greedy kingdom from others: [bonuses?, dominoes laid, trait].

    >>> trait_weights().shape[:2]
    (2, 13)
    """
    return read_arrays(FILE, version=FORMAT)["traits"].astype(np.float64)
