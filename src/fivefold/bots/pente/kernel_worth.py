"""What a Pente position is worth where nothing more is looked at.

Worths are thousandths of log-odds for the side to move; a win seen k turns ahead is WIN - k.
"""

from __future__ import annotations

from fivefold.bots.pente.kernel_desk import Desk
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, HASH, SEATS, Table, mover
from fivefold.games.pente.kernel_rules import CLAIM_HASH, NOBODY
from fivefold.kernels import kernel

WIN = 30_000
SURE = 20_000  # worths beyond this are wins and losses


@kernel
def key_of(desk: Desk) -> int:
    """The hash of a position for the table."""
    return desk.facts[HASH] ^ CLAIM_HASH[desk.facts[CLAIM]]


@kernel
def ended_worth(desk: Desk, ply: int) -> int:
    """The worth of a finished game to the side that would move."""
    winner = desk.facts[ENDED] & 3
    if winner == NOBODY:
        return 0
    return WIN - ply if winner == mover(desk.facts) & 1 else ply - WIN


@kernel
def static_worth(desk: Desk, balance: Table) -> int:
    """What the evaluation says of a position, to the side to move.

    A pattern's worth holds two numbers: to the side to move below, to the side that waits above, 2³² times as much.
    """
    facts = desk.facts
    me = mover(facts) & 1
    total = 0
    for colour in range(facts[SEATS]):
        both = desk.totals[colour]
        moving = ((both + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)
        if colour & 1 == me:
            total += moving
        else:
            total -= (both - moving) >> 32
    if facts[SEATS] == 4:
        total //= 2
    total += balance[min(facts[CAUGHT + me], 9), min(facts[CAUGHT + 1 - me], 9)]
    return max(-15_000, min(15_000, total))
