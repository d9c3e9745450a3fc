"""What greed sees in a duel: how many replies each placement leaves, and late in the game whether one of them wins."""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino_duel.kernel import Table, Words, can_place, legal_placements
from fivefold.kernels import kernel

LATE = 100  # placements; with at most this many the replies are searched too
LOSES = 10_000


@kernel
def replies(
    masks: Words, halos: Words, pieces: Table, taken: np.uint64, mine: int, theirs: int, shared: int
) -> tuple[Table, Table]:
    """Every legal placement and how many the other player then has, `LOSES` more if one of those ends the game;
    `shared`: both lay from one pool.
    """
    placements = legal_placements(masks, halos, pieces, taken, mine)
    left = np.zeros(len(placements), np.int64)
    for i in range(len(placements)):
        after = taken | masks[placements[i]]
        rest = mine & ~(1 << pieces[placements[i]])
        answers = legal_placements(masks, halos, pieces, after, rest if shared else theirs)
        left[i] = len(answers)
        if len(placements) > LATE:
            continue
        for answer in answers:
            hand = rest & ~(1 << pieces[answer])
            if not can_place(masks, halos, pieces, after | masks[answer], hand):
                left[i] += LOSES
                break
    return placements, left
