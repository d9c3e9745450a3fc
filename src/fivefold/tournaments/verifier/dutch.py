"""A round of the FIDE (Dutch) system worked out again, the long way: every rule a digit of one very large number.

C.04.3 of the FIDE Handbook as it stood until 31 January 2026. A bracket's best candidate is a matching of greatest
weight among everybody who is in it or below it; first those who were moved down get their opponents, then the rest.
In a large field only what must hold of every pair is checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from fivefold.tournaments.verifier import sums
from fivefold.tournaments.verifier.problem import NOTHING, Problem, problem
from fivefold.tournaments.verifier.state import Draw, TournamentState

WORKED_OUT = 64
"""Larger fields are checked pair by pair."""


class Player(NamedTuple):
    """What has happened to a player: `whites` are the games played, `floats` all rounds (1 down, -1 up)."""

    who: int
    number: int
    points: Fraction
    whites: list[bool]
    met: set[int]
    floats: list[int]
    spared: bool
    leads: bool

    @property
    def surplus(self) -> int:
        """Games with white less those with black."""
        return sum(1 if white else -1 for white in self.whites)

    @property
    def wants(self) -> int:
        """1 for white, -1 for black, 0 for either."""
        if self.surplus:
            return 1 if self.surplus < 0 else -1
        return (-1 if self.whites[-1] else 1) if self.whites else 0

    @property
    def repeated(self) -> bool:
        """The same colour twice in a row?"""
        return self.whites[-2:] in ([True, True], [False, False])

    @property
    def how_much(self) -> int:
        """3: must have it, 2: strongly, 1: mildly."""
        if self.repeated or abs(self.surplus) >= 2:
            return 3
        return 2 if self.surplus else int(bool(self.whites))

    def floated(self, ago: int) -> int:
        """The float of so many rounds ago."""
        return self.floats[-ago] if len(self.floats) >= ago else 0


class Problematic(NamedTuple):
    """No pairing exists that the absolute criteria allow: these are to be paired by points."""

    players: list[Player]


def allowed(one: Player, other: Player) -> bool:
    """C.1 and C.3."""
    clash = one.how_much == 3 and other.how_much == 3 and one.wants == other.wants
    return other.who not in one.met and (not clash or one.leads or other.leads)


def read(tournament: TournamentState, here: list[int], away: list[int]) -> list[Player] | None:
    """The players in their order (A.2); nothing if the lot for equal ratings is missing."""
    numbers = _numbers(tournament, here + away)
    if numbers is None:
        return None
    rules, rounds = tournament["rules"], tournament["rounds"]
    win, half, loss = sums.duel_points(tournament)
    points = {player: [Fraction(0)] for player in numbers}
    opponents: dict[int, list[int]] = {player: [] for player in numbers}
    whites: dict[int, list[bool]] = {player: [] for player in numbers}
    spared = {bye for a_round in rounds for bye in a_round.get("byes", [])}
    for a_round in rounds:
        got = dict.fromkeys(numbers, Fraction(0))
        against = dict.fromkeys(numbers, 0)
        got.update(dict.fromkeys(a_round.get("byes", []), win))
        got.update(dict.fromkeys(a_round.get("halves", []), half))
        for drawn in a_round["tables"]:
            table = tournament["tables"][a_round["round"], drawn["table"]]
            kind, winner = sums.duel(tournament, table)
            for seat in table["seats"] if kind not in ("open", "void") else ():
                got[seat] = half if not winner else win if winner == seat else loss
                if kind == "walk-over":
                    spared |= {winner}
                else:
                    against[seat] = sum(table["seats"]) - seat
                    whites[seat].append(table["began"] == seat)
        for player in numbers:
            points[player].append(points[player][-1] + got[player])
            opponents[player].append(against[player])
    final = bool(rounds) and len(rounds) + 1 == rules["rounds"]
    found = []
    for player in here:
        floats = []
        for turn, other in enumerate(opponents[player]):
            gap = points[player][turn] - points[other][turn] if other else 1
            floats.append((gap > 0) - (gap < 0))
        leads = final and points[player][-1] > win * len(rounds) / 2
        met = set(opponents[player]) - {0}
        number = numbers[player]
        found.append(Player(player, number, points[player][-1], whites[player], met, floats, player in spared, leads))
    return sorted(found, key=lambda player: (-player.points, player.number))


def _first(tournament: TournamentState) -> list[int]:
    if not tournament["rounds"]:
        return []
    first = tournament["rounds"][0]
    seats = [seat for table in first["tables"] for seat in table["seats"]]
    return sorted([*seats, *first.get("byes", []), *first.get("halves", [])])


def _numbers(tournament: TournamentState, here: list[int]) -> dict[int, int] | None:
    first = _first(tournament) or sorted(here)
    lot = tournament["lots"].get(("seeding", tuple(first))) if len(first) > 1 else first
    if lot is None:
        return None
    everyone = set(here)
    for a_round in tournament["rounds"]:
        everyone.update(*(table["seats"] for table in a_round["tables"]))
        everyone.update(a_round.get("byes", []), a_round.get("halves", []))
    late = sorted(everyone - set(first))
    order = sorted([*lot, *late], key=lambda player: -tournament["people"][player]["rating"])
    return {player: number for number, player in enumerate(order, 1)}


def matching(edges: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The pairs of greatest weight."""
    import networkx  # loaded only where a Dutch round is checked

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in edges.items())
    return [(min(pair), max(pair)) for pair in networkx.max_weight_matching(graph)]


def complete(players: Sequence[Player]) -> bool:
    """Can all be paired, but for one who may have the bye?"""
    import rustworkx

    graph = rustworkx.PyGraph(multigraph=False)
    nobody = [None] if len(players) % 2 else []
    graph.add_nodes_from([*players, *nobody])
    for i, one in enumerate(players):
        graph.add_edges_from([(i, j, 1) for j in range(i) if allowed(one, players[j])])
        if nobody and not one.spared:
            graph.add_edge(i, len(players), 1)
    return 2 * len(rustworkx.max_weight_matching(graph, max_cardinality=True)) == graph.num_nodes()


def work_out(players: list[Player]) -> tuple[list[tuple[Player, Player]], list[Player]] | Problematic:
    """Everybody's pairs, and who is left."""
    if not complete(players):
        return Problematic(players)
    scores = sorted({player.points for player in players}, reverse=True)
    groups = [[player for player in players if player.points == score] for score in scores]
    pairs: list[tuple[Player, Player]] = []
    floating: list[Player] = []
    while groups:
        residents = groups.pop(0)
        below = [player for group in groups for player in group]
        found = _bracket(floating, residents, groups[0] if groups else [], last=not groups)
        left = _unpaired(floating + residents, found)
        if groups and not complete(left + below):
            groups = [below]
            found = _bracket(floating, residents, below, last=True)
            left = _unpaired(floating + residents, found)
        pairs += found
        floating = left
    return pairs, floating


def _unpaired(players: list[Player], pairs: Iterable[tuple[Player, Player]]) -> list[Player]:
    paired = {player.who for pair in pairs for player in pair}
    return [player for player in players if player.who not in paired]


Digits = Callable[[int, int], list[int]]
"""What a pair of two places counts for each rule, the most important first."""


def _bracket(
    floating: list[Player], residents: list[Player], below: list[Player], *, last: bool
) -> list[tuple[Player, Player]]:
    everyone = [*floating, *residents, *below]
    inside, moved = len(floating) + len(residents), len(floating)
    criteria = _criteria(everyone, inside, residents[-1].points, last=last)

    def from_above(i: int, j: int) -> list[int]:
        chosen = [int(one == i and j < inside) for one in range(moved)]
        return [*chosen, *((inside - j) * one for one in chosen)]

    pairs = matching(_weights(everyone, set(), criteria, from_above))
    settled = {(i, j) for i, j in pairs if i < moved and j < inside}
    gone = {place for pair in settled for place in pair}
    rest = [place for place in range(moved, inside) if place not in gone]
    half = sum(i in rest and j < inside for i, j in pairs)
    turns = [*reversed(rest[:half]), *rest[half:]]

    def order(i: int, j: int) -> list[int]:
        if i not in rest or j >= inside:
            return [0] * (2 + len(turns) + len(rest))
        exchanges = [(-1 if one in rest[:half] else 1) * (one == i) for one in turns]
        return [int(i in rest[:half]), -rest.index(i), *exchanges, *((inside - j) * (one == i) for one in rest)]

    # Who was moved down and found nobody here floats on, so that the rest is paired among themselves.
    edges = _weights(everyone, gone, criteria, order)
    found = matching({(i, j): weight for (i, j), weight in edges.items() if i >= moved or j >= inside})
    settled.update((i, j) for i, j in found if j < inside)
    return [(everyone[i], everyone[j]) for i, j in sorted(settled)]


def _weights(everyone: list[Player], gone: set[int], *parts: Digits) -> dict[tuple[int, int], int]:
    # A digit of a pair is at most the number of all, and there are half as many pairs: no sum reaches the next digit.
    base = 4 * (len(everyone) + 1) ** 2
    weights = {}
    for j, other in enumerate(everyone):
        for i in range(j):
            if allowed(everyone[i], other) and not gone.intersection((i, j)):
                weight = 0
                for digit in (digit for part in parts for digit in part(i, j)):
                    weight = weight * base + digit
                weights[i, j] = weight
    return weights


def _criteria(everyone: list[Player], inside: int, lowest: Fraction, *, last: bool) -> Digits:
    """C.4 to C.19."""

    def alone(i: int) -> Fraction:
        return everyone[i].points - lowest + 1

    gaps = {everyone[i].points - everyone[j].points for j in range(inside) for i in range(j)}
    steps = sorted({step for step in gaps | {alone(i) for i in range(inside)} if step > 0}, reverse=True)

    def spread(size: Fraction, counts: bool = True) -> list[int]:
        return [int(counts and step == size) for step in steps]

    def less(plus: list[list[int]], minus: list[int]) -> list[int]:
        return [sum(column) - taken for *column, taken in zip(*plus, minus, strict=True)]

    def outside(i: int, j: int) -> list[int]:
        """One of the two is below: that matters for C.4, or else for C.7."""
        one, other = everyone[i], everyone[j]
        parts = [1 + one.spared + other.spared] if last else []
        parts += [0] * (1 + len(steps))
        parts += [] if last else [1, *spread(alone(i), i < inside)]
        return parts + [0] * (8 + 4 * len(steps))

    def digits(i: int, j: int) -> list[int]:
        if j >= inside:
            return outside(i, j)
        one, other = everyone[i], everyone[j]
        gap = one.points - other.points
        saved = less([spread(alone(i)), spread(alone(j))], spread(gap))
        parts = [1 + one.spared + other.spared] if last else []
        parts += [1, *saved]
        parts += [] if last else [0, *less([spread(alone(i)), spread(alone(j))], [0] * len(steps))]
        clash = one.wants == other.wants != 0
        leader = clash and (one.leads or other.leads)
        parts += [
            -int(leader and abs(one.surplus) > 1 and abs(other.surplus) > 1),
            -int(leader and one.repeated and other.repeated),
            -int(clash),
            -int(clash and min(one.how_much, other.how_much) >= 2),
        ]
        sizes: list[int] = []
        for ago in (1, 2):
            down, fell, rose = one.floated(ago) > 0, other.floated(ago) > 0, gap > 0 and other.floated(ago) < 0
            parts += [int(down and gap == 0) + int(fell), -int(rose)]
            sizes += less([spread(alone(i), down), spread(alone(j), fell)], spread(gap, down))
            sizes += [-size for size in spread(gap, rose)]
        return parts + sizes

    return digits


def begins(one: Player, other: Player, first_is_white: bool) -> Player:
    """Who has white (E.1 to E.5); `one` is ranked before `other`."""
    black = {one.who: other, other.who: one}
    if one.wants * other.wants == -1:
        return one if one.wants == 1 else other
    by_strength = sorted((one, other), key=lambda player: (player.how_much, _width(player)), reverse=True)
    if by_strength[0].how_much > by_strength[1].how_much or _width(by_strength[0]) > _width(by_strength[1]):
        stronger = by_strength[0]
        return stronger if stronger.wants == 1 else black[stronger.who]
    for mine, theirs in zip(one.whites[::-1], other.whites[::-1], strict=False):
        if mine != theirs:
            return other if mine else one
    if one.wants:
        return one if one.wants == 1 else other
    return one if (one.number % 2 == 1) is first_is_white else other


def _width(player: Player) -> int:
    """How far the colours are apart, which tells only those apart who must have theirs (E.2)."""
    return abs(player.surplus) if player.how_much == 3 else 0


def first_is_white(tournament: TournamentState, draw: Draw, players: list[Player]) -> bool | None:
    """Has the first pairing number white (E.5)? Nothing if the lot is missing."""
    rounds = tournament["rounds"]
    drawn = rounds[0]["tables"] if rounds else draw["tables"]
    if not drawn:
        return True
    table = min(drawn, key=lambda one: one["table"])
    number = {player.who: player.number for player in players}
    if rounds:
        people = _numbers(tournament, []) or {}
        first = [who for who in sorted(people, key=people.__getitem__) if who in _first(tournament)]
        number = {who: at for at, who in enumerate(first, 1)}
        starter = tournament["tables"][1, table["table"]]["began"]
    else:
        lot = tournament["lots"].get((f"starts of round {draw['round']}", tuple(sorted(table["seats"]))))
        if lot is None:
            return None
        starter = lot[0]
    better = min(table["seats"], key=number.__getitem__)
    return (starter == better) is (number[better] % 2 == 1)


def check(tournament: TournamentState, draw: Draw, here: list[int]) -> Problem:
    """What is wrong with the pairs, the tables and the starts; who plays was checked before."""
    players = read(tournament, here, draw.get("halves", []))
    if players is None:
        return problem("a lot is missing", "lot-missing")
    by_who = {player.who: player for player in players}
    rank = {player.who: at for at, player in enumerate(players)}
    pairs = [sorted(table["seats"], key=rank.__getitem__) for table in draw["tables"]]
    byes = draw.get("byes", [])
    wrong = _pairs(players, pairs, byes)
    if wrong:
        return wrong
    first = first_is_white(tournament, draw, players)
    if first is None:
        return problem("a lot is missing", "lot-missing")
    order = []
    for table, (one, other) in zip(draw["tables"], pairs, strict=True):
        starter = begins(by_who[one], by_who[other], first).who
        if table["starter"] != starter or table["seats"][0] != starter:
            return problem("{player} should begin at table {table}", "starter", player=starter, table=table["table"])
        order.append((-by_who[one].points, -by_who[other].points, by_who[one].number))
    if order != sorted(order) or [table["table"] for table in draw["tables"]] != list(range(1, len(order) + 1)):
        return problem("the tables do not follow the order of points and of the lot", "table-order")
    return NOTHING


def _pairs(players: list[Player], pairs: list[list[int]], byes: list[int]) -> Problem:
    if not complete(players):
        return _by_points(players, pairs, byes)
    by_who = {player.who: player for player in players}
    for one, other in pairs:
        if not allowed(by_who[one], by_who[other]):
            return problem("{one} and {other} must not meet", "must-not-meet", one=one, other=other)
    if byes and by_who[byes[0]].spared:
        out = next(player.who for player in reversed(players) if not player.spared)
        return problem("the bye goes to {player}", "bye", player=out)
    if len(players) > WORKED_OUT:
        return NOTHING
    found = work_out(players)
    assert not isinstance(found, Problematic)
    wanted = sorted([one.who, other.who] for one, other in found[0])
    if wanted != sorted(pairs):
        return problem("the pairs should be {pairs}", "pairs", pairs=wanted)
    return NOTHING


def _by_points(players: list[Player], pairs: list[list[int]], byes: list[int]) -> Problem:
    from fivefold.tournaments.verifier import swiss

    order = [player.who for player in players]
    if len(order) % 2:
        out = next((player.who for player in reversed(players) if not player.spared), order[-1])
        if byes != [out]:
            return problem("the bye goes to {player}", "bye", player=out)
        order.remove(out)
    scores = sorted({player.points for player in players if player.who in order}, reverse=True)
    level = {player.who: scores.index(player.points) for player in players if player.who in order}
    begun = Counter({player.who: sum(player.whites) for player in players})
    met = {frozenset((player.who, other)) for player in players for other in player.met}
    return swiss.pairs(swiss.Field(order, level, begun, met), pairs)
