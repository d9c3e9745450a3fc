"""Swiss pairs against a referee: the same blocks written plainly, matched by networkx, with small blocks."""

from __future__ import annotations

import random

import networkx
import pytest

from fivefold.tournaments.formats import pairing
from fivefold.tournaments.formats.pairing import GAP, REMATCH, START, Candidate, Pair, pair


def field(rng: random.Random, players: int, met: float) -> list[Candidate]:
    """Players with points of their own, so that one matching is the best; some have met."""
    levels = sorted(rng.sample(range(900), players))
    opponents: dict[int, set[int]] = {n: set() for n in range(players)}
    for one in range(players):
        for other in range(one):
            if rng.random() < met:
                opponents[one].add(other)
                opponents[other].add(one)
    return [Candidate(n, levels[n], rng.randrange(3), frozenset(opponents[n])) for n in range(players)]


def price(one: Candidate, other: Candidate) -> int:
    again = REMATCH if other.entrant in one.met else 0
    return GAP * (one.level - other.level) ** 2 + START * (one.starts == other.starts) + again


def best(players: list[Candidate], reach: int, *, rematches: bool) -> list[Pair]:
    """As many pairs as possible, and the cheapest of those."""
    graph = networkx.Graph()
    for i, one in enumerate(players):
        for j, other in enumerate(players):
            if i < j <= i + reach and (rematches or other.entrant not in one.met):
                graph.add_edge(i, j, weight=10**10 - price(one, other))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(((players[min(p)], players[max(p)]) for p in found), key=lambda p: p[0].entrant)


def refereed(order: list[Candidate], exact: int, block: int, reach: int) -> list[Pair]:
    """What the module's first lines promise."""
    waiting, done = list(order), list[Pair]()
    while len(waiting) > exact:
        keep = [p for p in best(waiting[:block], reach, rematches=False) if p[0] in waiting[: block // 2]]
        if not keep:
            break
        done += keep
        waiting = [c for c in waiting if not any(c in p for p in keep)]
    while True:
        last = best(waiting, len(waiting), rematches=False)
        if 2 * len(last) == len(waiting):
            return done + last
        if not done or len(waiting) > 8 * block:
            return done + best(waiting, len(waiting), rematches=True)
        back = done[-block:]
        del done[-block:]
        waiting = sorted([*(c for p in back[::-1] for c in p), *waiting], key=lambda c: c.level)


def numbers(pairs: list[Pair]) -> list[tuple[int, int]]:
    return sorted((a.entrant, b.entrant) for a, b in pairs)


@pytest.mark.parametrize(("exact", "block", "reach"), [(120, 64, 10), (6, 6, 2), (4, 4, 1), (4, 2, 1), (8, 6, 5)])
@pytest.mark.parametrize("met", [0.0, 0.3, 0.6, 0.9, 1.0])
def test_the_pairs_are_those_of_the_referee(
    exact: int, block: int, reach: int, met: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("EXACT", exact), ("BLOCK", block), ("REACH", reach)):
        monkeypatch.setattr(pairing, name, value)
    for seed in range(12):
        rng = random.Random(f"{met} {seed}")
        order = field(rng, rng.choice([2, 4, 6, 8, 10, 12, 16, 24]), met)
        pairs = pair(order)
        assert numbers(pairs) == numbers(refereed(order, exact, block, reach)), (seed, len(order))
        assert [a.entrant for a, _ in pairs] == sorted(a.entrant for a, _ in pairs), "from the top of the field"
        assert all(a.entrant < b.entrant for a, b in pairs)


def test_a_pair_is_kept_only_if_one_of_it_stands_in_the_front_half_of_its_block(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """1 has met 3. The block 1 2 3 4 gives 1-2 and 3-4, but 3 and 4 wait; with 5 and 6, who have begun more often, they
    make pairs of unequal starts."""
    for name, value in (("EXACT", 4), ("BLOCK", 4), ("REACH", 2)):
        monkeypatch.setattr(pairing, name, value)
    met = {1: frozenset({3}), 3: frozenset({1})}
    starts = {5: 1, 6: 1}
    order = [Candidate(n, 0, starts.get(n, 0), met.get(n, frozenset())) for n in range(1, 9)]
    assert numbers(pair(order)) == [(1, 2), (3, 5), (4, 6), (7, 8)]


@pytest.mark.parametrize(("exact", "kept"), [(2, 3), (4, 2)])
def test_no_more_than_eight_blocks_are_taken_back_for_those_who_cannot_be_paired(
    exact: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """23 and 24 have met everybody. Blocks of two make neighbours meet, who have begun equally often; 2 + 4 + 4 + 4 + 4
    players, or 4 + 4 + 4 + 4 + 4, are matched again before that is more than sixteen, and then starts are unequal."""
    for name, value in (("EXACT", exact), ("BLOCK", 2), ("REACH", 1)):
        monkeypatch.setattr(pairing, name, value)
    met = {n: frozenset(range(1, 25)) if n > 22 else frozenset({23, 24}) for n in range(1, 25)}
    order = [Candidate(n, 0, (n - 1) // 2 % 2, met[n]) for n in range(1, 25)]
    neighbours = [(n, n + 1) for n in range(1, 23, 2)]
    assert [p for p in numbers(pair(order)) if p in neighbours] == neighbours[:kept]
