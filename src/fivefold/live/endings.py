"""Games that end off the board: someone resigns, a flag falls, a player is gone."""

from __future__ import annotations

from fivefold.games.core import Outcome
from fivefold.live.setting import Setting
from fivefold.sayings import Said


def ends_with_one(setting: Setting) -> bool:
    """Is the game over when one seat gives up? With three or more for themselves the others play on."""
    return len(setting.seats) <= 2 or setting.teams


def lost_by(setting: Setting, loser: int, reason: Said) -> Outcome:
    """The loser's side is last and the others first; alone, nothing is scored.

    >>> lost_by(Setting("pentago"), 0, Said("the other side resigned", "the-other-side-resigned")).scores
    (0, 1)
    """
    seats = len(setting.seats)
    sides = 2 if setting.teams else seats
    lost = [seat % sides == loser % sides for seat in range(seats)]
    alone = seats == 1
    return Outcome(
        tuple(2 if side and not alone else 1 for side in lost), tuple(int(not side) for side in lost), reason
    )
