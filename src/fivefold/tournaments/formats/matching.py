"""The best pairs by several criteria in order: each pair has a row of numbers, and the sums of the rows are compared.

The first number decides, equal sums are told apart by the second, and so on. A row is written as one whole number with
room for every possible sum, so that a matching of greatest weight is the best by all criteria at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Edge = tuple[int, int]
Rows = Mapping[Edge, Sequence[int]]
WIDEST = 120
"""Bits of a weight that the compiled matching can take; wider ones are matched in Python, exactly but slowly."""


def best_pairs(rows: Rows) -> set[Edge]:
    """The pairs whose rows have the greatest sum, column by column; every pair as it was named.

    >>> sorted(best_pairs({(1, 2): (1, 5), (2, 3): (1, 1), (3, 4): (1, 1), (1, 4): (1, 4)}))
    [(1, 2), (3, 4)]
    """
    if not rows:
        return set()
    weights = _weights(rows)
    widest = max(map(abs, weights.values())).bit_length()
    found = _compiled(weights) if widest <= WIDEST else _exact(weights)
    return {edge if edge in weights else (edge[1], edge[0]) for edge in found}


def bits_of(rows: Rows) -> int:
    """How many bits a weight of these rows takes."""
    return sum((_room(column) - 1).bit_length() for column in _columns(rows)) if rows else 0


def _columns(rows: Rows) -> Iterable[dict[Edge, int]]:
    width = len(next(iter(rows.values())))
    return ({edge: row[at] for edge, row in rows.items() if row[at]} for at in range(width))


def _room(column: Mapping[Edge, int]) -> int:
    """How many different sums a column can have: as many pairs count as there are players to make them of."""
    if not column:
        return 1
    pairs = min(len(column), len({player for edge in column for player in edge}))
    return pairs * (max(0, *column.values()) - min(0, *column.values())) + 1


def _weights(rows: Rows) -> dict[Edge, int]:
    weights = dict.fromkeys(rows, 0)
    for at, column in enumerate(_columns(rows)):
        room = _room(column)
        for edge, row in rows.items():
            weights[edge] = weights[edge] * room + row[at]
    return weights


def _compiled(weights: Mapping[Edge, int]) -> Iterable[Edge]:
    import rustworkx  # loaded only where a round is paired

    graph = rustworkx.PyGraph(multigraph=False)
    nodes = {player: graph.add_node(player) for player in dict.fromkeys(p for edge in weights for p in edge)}
    players = list(nodes)
    graph.add_edges_from([(nodes[one], nodes[other], weight) for (one, other), weight in weights.items()])
    found = rustworkx.max_weight_matching(graph, weight_fn=int)
    return [(players[one], players[other]) for one, other in found]


def _exact(weights: Mapping[Edge, int]) -> Iterable[Edge]:
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in weights.items())
    return list(networkx.max_weight_matching(graph))
