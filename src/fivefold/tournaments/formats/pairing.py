"""Pairing for a Swiss round: exact matching, in overlapping blocks where the field is large.

The players stand in order of points. A block of them is matched exactly (no rematch, then the smallest squared gaps
in points, then even starts); the pairs in its front part are kept, the rest go into the next block. A small field
is one block, so its pairing is the best there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

BLOCK = 64
REACH = 10
"""How far down the order a player looks for an opponent inside a large block."""
EXACT = 120
"""A field of this size is matched as one block, each with each."""
GAP, START, REMATCH = 1_000, 1, 10**9


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player to be paired: the level of points (0 is the top), starts so far, and who was met."""

    entrant: int
    level: int
    starts: int = 0
    met: frozenset[int] = frozenset()


Pair = tuple[Candidate, Candidate]


def pair(order: Sequence[Candidate]) -> list[Pair]:
    """Pairs for an even number of players, who stand in order of points; a rematch only where there is no way round.

    >>> field = [Candidate(1, 0, met=frozenset({2})), Candidate(2, 0, met=frozenset({1})), Candidate(3, 1)]
    >>> field.append(Candidate(4, 1))
    >>> [(a.entrant, b.entrant) for a, b in pair(field)]
    [(1, 3), (2, 4)]
    """
    if len(order) <= EXACT:
        return _in_order(order, _match(order, len(order), rematches=False) or _match(order, len(order), rematches=True))
    return _in_order(order, _in_blocks(list(order)))


def cost(pairs: Sequence[Pair]) -> tuple[int, int, int]:
    """What a pairing costs: rematches, the sum of squared gaps in points, pairs of unequal starts."""
    return (
        sum(b.entrant in a.met for a, b in pairs),
        sum((a.level - b.level) ** 2 for a, b in pairs),
        sum(abs(a.starts - b.starts) == 0 for a, b in pairs),
    )


def _in_blocks(waiting: list[Candidate]) -> list[Pair]:
    done: list[Pair] = []
    while len(waiting) > EXACT:
        block = waiting[:BLOCK]
        pairs = _match(block, REACH, rematches=False)
        front = {c.entrant for c in block[: BLOCK // 2]}
        keep = [p for p in pairs if p[0].entrant in front]
        if not keep:  # everyone here has met everyone near: let them look further down
            return done + _last_block(waiting, done)
        done += keep
        gone = {c.entrant for p in keep for c in p}
        waiting = [c for c in block if c.entrant not in gone] + waiting[BLOCK:]
    return done + _last_block(waiting, done)


def _last_block(rest: list[Candidate], done: list[Pair]) -> list[Pair]:
    """Match what is left; where that needs a rematch, take back pairs from above until it does not."""
    while True:
        pairs = _match(rest, len(rest), rematches=False)
        if len(pairs) * 2 == len(rest):
            return pairs
        if not done or len(rest) > 8 * BLOCK:
            return _match(rest, len(rest), rematches=True)
        back = [c for _ in range(min(len(done), BLOCK)) for c in done.pop()]
        rest = sorted([*back, *rest], key=lambda c: c.level)


def _match(block: Sequence[Candidate], reach: int, *, rematches: bool) -> list[Pair]:
    """The cheapest pairs; as many as possible without rematches, all of them with."""
    edges = []
    for i, one in enumerate(block):
        for j in range(i + 1, min(len(block), i + 1 + reach)):
            other = block[j]
            again = other.entrant in one.met
            if again and not rematches:
                continue
            gap = one.level - other.level
            price = GAP * gap * gap + START * (one.starts == other.starts) + (REMATCH if again else 0)
            edges.append((i, j, price))
    if not edges:
        return []
    import rustworkx  # loaded only where a Swiss round is paired

    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(list(range(len(block))))
    ceiling = max(price for _, _, price in edges) + 1
    graph.add_edges_from([(i, j, ceiling - price) for i, j, price in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    pairs = [(block[min(p)], block[max(p)]) for p in found]
    return pairs if reach < len(block) or len(pairs) * 2 == len(block) else []


def _in_order(order: Sequence[Candidate], pairs: list[Pair]) -> list[Pair]:
    place = {candidate.entrant: index for index, candidate in enumerate(order)}
    return sorted(pairs, key=lambda p: place[p[0].entrant])
