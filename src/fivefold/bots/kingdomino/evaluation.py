"""The learned nets: one for each kind of table, with the spreads that turn outlooks into chances.

`docs/kingdomino-bot.md` says how they were made; `training/kingdomino` holds the program.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from fivefold.bots.kingdomino.kernel_course import Shares
from fivefold.bots.kingdomino.kernel_habit import HABIT, LEFTS
from fivefold.bots.kingdomino.kernel_net import NET, Floats
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.state import State

DECIDED = 0.0


@dataclass(frozen=True)
class Evaluation:
    """A net, the habits fitted to it, and the spread of points by the number of lines that are still to be dealt.

    The net judges kingdoms among practised players; `among_greed` where all rivals play by full greed, and `of_greed`
    the kingdoms of full greed themselves.
    """

    net: Floats
    among_greed: Floats
    of_greed: Floats
    habit: Floats
    spreads: Shares

    def net_against(self, plain: float) -> Floats:
        """The net where so large a part of the rivals plays by full greed.

        >>> judge = evaluation("four")
        >>> bool((judge.net_against(0.0) == judge.net).all()), bool((judge.net_against(1.0) == judge.net).all())
        (True, False)
        """
        return self.net + np.float32(plain) * (self.among_greed - self.net)

    def spreads_in(self, state: State) -> Shares:
        """The spreads in this game, and at the end the spread after it: wider while games of a dynasty are to come."""
        to_come = state.options.games - len(state.finished) - 1
        more = to_come * float(self.spreads[-1]) ** 2
        return np.append(np.sqrt(self.spreads**2 + more), np.sqrt(more))


def kind_of(options: Options) -> str:
    """Which net judges a table of these options.

    >>> kind_of(Options(players=2, mighty_duel=True)), kind_of(Options(players=3))
    ('duel', 'three')
    """
    return "duel" if options.mighty_duel else {2: "two", 3: "three", 4: "four"}[options.players]


@cache
def evaluation(kind: str) -> Evaluation:
    """The evaluation in the package for a kind of table.

    >>> len(evaluation("four").spreads)
    13
    """
    with files(__package__).joinpath("weights.npz").open("rb") as file, np.load(file) as kept:
        net, among_greed, of_greed = (
            kept[name if name in kept else f"{kind}.net"].astype(np.float32)
            for name in (f"{kind}.net", f"{kind}.among_greed", f"{kind}.of_greed")
        )
        assert len(net) == len(among_greed) == len(of_greed) == NET
        habit = kept[f"{kind}.habit"].astype(np.float32)
        assert habit.shape == (LEFTS, HABIT)
        return Evaluation(net, among_greed, of_greed, habit, kept[f"{kind}.spreads"].astype(np.float64))


@cache
def manner_weights() -> Shares:
    """The weights that tell full greed from a kingdom: [bonuses?, dominoes laid, trait].

    >>> manner_weights().shape[:2]
    (2, 13)
    """
    with files(__package__).joinpath("weights.npz").open("rb") as file, np.load(file) as kept:
        return kept["manners"].astype(np.float64)
