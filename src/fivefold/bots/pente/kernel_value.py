"""The static value of a Pente position.

Values are thousandths of log-odds for the side to move; a win seen k turns ahead is WIN - k.
"""

from __future__ import annotations

from fivefold.bots.pente.kernel_board import PatternBoard
from fivefold.bots.pente.kernel_net import bring_up_to_date, capture_class, net_value
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, HASH, SEATS, Table, mover
from fivefold.games.pente.kernel_rules import CLAIM_HASH, NOBODY
from fivefold.kernels import kernel

WIN = 30_000
DECISIVE = 20_000  # values beyond this are wins and losses


@kernel
def key_of(board: PatternBoard) -> int:
    """The hash of a position for the table."""
    return board.facts[HASH] ^ CLAIM_HASH[board.facts[CLAIM]]


@kernel
def terminal_value(board: PatternBoard, ply: int) -> int:
    """The value of a finished game to the side that would move."""
    winner = board.facts[ENDED] & 3
    if winner == NOBODY:
        return 0
    return WIN - ply if winner == mover(board.facts) & 1 else ply - WIN


@kernel
def static_value(board: PatternBoard, balance: Table) -> int:
    """What the evaluation says of a position, to the side to move.

    A pattern's value holds two numbers: to the side to move below, to the side that waits above, 2³² times as much.
    """
    facts = board.facts
    me = mover(facts) & 1
    total = 0
    for colour in range(facts[SEATS]):
        both = board.totals[colour]
        moving = ((both + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)
        if colour & 1 == me:
            total += moving
        else:
            total -= (both - moving) >> 32
    if facts[SEATS] == 4:
        total //= 2
    total += balance[min(facts[CAUGHT + me], 9), min(facts[CAUGHT + 1 - me], 9)]
    if len(board.net.rows):
        bring_up_to_date(board.lines, board.net)
        pairs = capture_class(facts[CAUGHT + me], facts[CAUGHT + 1 - me])
        total = net_value(board.net.head, board.net.sums, me, pairs, max(-15_000, min(15_000, total)))
    return max(-15_000, min(15_000, total))
