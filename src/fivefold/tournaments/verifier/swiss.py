"""A Swiss round held against its rules: who has the bye, who meets whom, at which table, and who begins.

Players stand from the most points down, equals as the lot put them. The bye goes to the last of those who had the
fewest. Two meet twice only if there is no other way; then the squared distances between the score groups of the pairs
are as small as possible in sum; then as few pairs as possible begin equally often. The tables follow the order of the
better placed, and of two the one begins who has begun less often, or stands first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from fivefold.tournaments.verifier import dutch, sums
from fivefold.tournaments.verifier.problem import NOTHING, Problem, problem
from fivefold.tournaments.verifier.state import Draw, DrawnTable, TournamentState

BEST_IS_KNOWN = 120
"""Larger fields are paired in parts, so their pairs need not be the best of all."""
AGAIN, GAP = 10**9, 1_000


class Field(NamedTuple):
    """Everyone from the first place to the last, with what decides about pairs."""

    order: list[int]
    level: dict[int, int]
    begun: Counter[int]
    met: set[frozenset[int]]


def check(tournament: TournamentState, draw: Draw) -> Problem:
    """What is wrong with the draw of a Swiss round."""
    away = set(tournament["excused"].get(draw["round"], []))
    halves = [player for player in sums.players(tournament) if player in away]
    if draw.get("halves", []) != halves:
        return problem("a half-point bye is for those who have said that they miss the round", "half-byes")
    here = [player for player in sums.players(tournament) if player not in away]
    if not here:
        return problem("everyone plays once or has the bye", "once-or-bye") if draw["tables"] else NOTHING
    byes = draw.get("byes", [])
    seats = [seat for table in draw["tables"] for seat in table["seats"]] + byes
    if sorted(seats) != here or len(byes) > len(here) % 2:
        return problem("everyone plays once or has the bye", "once-or-bye")
    if tournament["rules"].get("pairing", "points") == "dutch":
        return dutch.check(tournament, draw, here)
    field = _field(tournament, draw["round"], here)
    if field is None:
        return problem("a lot is missing", "lot-missing")
    if byes and byes[0] != _bye(tournament, field.order):
        return problem("the bye goes to {player}", "bye", player=_bye(tournament, field.order))
    return pairs(field, [table["seats"] for table in draw["tables"]]) or tables(field, draw["tables"])


def _field(tournament: TournamentState, number: int, here: list[int]) -> Field | None:
    lot = tournament["lots"].get((f"order of round {number}", tuple(here))) if len(here) > 1 else here
    if lot is None:
        return None
    points = sums.points(tournament)
    levels = {value: level for level, value in enumerate(sorted({points[p] for p in here}, reverse=True))}
    level = {player: levels[points[player]] for player in here}
    begun = Counter(table["began"] for table in tournament["tables"].values())
    met = {frozenset(table["seats"]) for table in tournament["tables"].values()}
    return Field(sorted(lot, key=level.__getitem__), level, begun, met)


def _bye(tournament: TournamentState, order: list[int]) -> int:
    had = Counter(bye for a_round in tournament["rounds"] for bye in a_round.get("byes", []))
    fewest = min(had[player] for player in order)
    return [player for player in order if had[player] == fewest][-1]


def tables(field: Field, drawn: Sequence[DrawnTable], before: int = 0) -> Problem:
    """Do the tables, which are numbered after those before, stand in order, and does the right one begin at each?"""
    place = {player: index for index, player in enumerate(field.order)}
    best = []
    for table in drawn:
        one, other = sorted(table["seats"], key=place.__getitem__)
        starter = other if field.begun[other] < field.begun[one] else one
        if table["starter"] != starter or table["seats"][0] != starter:
            return problem("{player} should begin at table {table}", "starter", player=starter, table=table["table"])
        best.append(place[one])
    if best != sorted(best) or [table["table"] for table in drawn] != list(range(before + 1, before + len(drawn) + 1)):
        return problem("the tables do not follow the order of points and of the lot", "table-order")
    return NOTHING


def _price(field: Field, one: int, other: int) -> int:
    again = frozenset((one, other)) in field.met
    gap = field.level[one] - field.level[other]
    return AGAIN * again + GAP * gap * gap + (field.begun[one] == field.begun[other])


def pairs(field: Field, pairs: Sequence[Sequence[int]]) -> Problem:
    """Is there a cheaper pairing of these players?"""
    paid = sum(_price(field, *pair) for pair in pairs)
    if not paid:
        return NOTHING
    paired = {player for pair in pairs for player in pair}
    players = [player for player in field.order if player in paired]
    if len(players) > BEST_IS_KNOWN:
        # Everyone has met fewer than half of the others: then there are pairs who have not met.
        rounds = max(Counter(player for pair in field.met for player in pair).values(), default=0)
        return problem("someone meets twice", "twice") if paid >= AGAIN and rounds < len(players) // 2 else NOTHING
    best = least(field, players)
    if paid == best:
        return NOTHING
    return problem("a better pairing exists: {best}, not {paid}", "pairing", best=_words(best), paid=_words(paid))


def _words(price: int) -> tuple[int, int, int]:
    again, rest = divmod(price, AGAIN)
    return (again, *divmod(rest, GAP))


def least(field: Field, players: list[int]) -> int:
    """The least that pairs of all these can cost: a matching of greatest weight, each with each."""
    import rustworkx  # loaded only where a Swiss round is checked

    graph = rustworkx.PyGraph(multigraph=False)
    nodes = {player: graph.add_node(player) for player in players}
    prices = {(one, other): _price(field, one, other) for i, one in enumerate(players) for other in players[i + 1 :]}
    top = max(prices.values())
    graph.add_edges_from([(nodes[one], nodes[other], top - price) for (one, other), price in prices.items()])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sum(_price(field, players[a], players[b]) for a, b in found)
