"""What greed sees in a duel: how many replies each placement leaves."""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino_duel.kernel import Table, Words, legal_placements, why_illegal
from fivefold.kernels import kernel


@kernel
def replies(
    masks: Words, halos: Words, pieces: Table, taken: np.uint64, mine: int, theirs: int, shared: int
) -> tuple[Table, Table]:
    """Every legal placement and how many the other player then has; `shared`: both lay from one pool."""
    placements = legal_placements(masks, halos, pieces, taken, mine)
    left = np.zeros(len(placements), np.int64)
    for i in range(len(placements)):
        after = taken | masks[placements[i]]
        hand = mine & ~(1 << pieces[placements[i]]) if shared else theirs
        for p in range(len(masks)):
            if why_illegal(masks[p], halos[p], pieces[p], after, hand) == 0:
                left[i] += 1
    return placements, left
