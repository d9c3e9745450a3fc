"""The FIDE (Dutch) system: a Swiss round is paired bracket by bracket, from the most points down.

FIDE Handbook, C.04.3, in the edition that was in force until 31 January 2026. Who begins has white; pairing numbers
follow the ratings, equals as the lot put them, and late entries are sorted in. Where no pairing exists that the
absolute criteria (C.1 to C.3) allow, the arbiter decides: here the round is then paired by points alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from fivefold.tournaments.formats.common import lot_or_need
from fivefold.tournaments.formats.dutch_bracket import Bracket, choose
from fivefold.tournaments.formats.dutch_players import Contender, Float, may_meet, white_first
from fivefold.tournaments.formats.matching import best_pairs
from fivefold.tournaments.formats.pairing import Candidate, pair
from fivefold.tournaments.needs import Draw, DrawnTable, LotNeeded
from fivefold.tournaments.scoring import counts, verdict
from fivefold.tournaments.standing import total
from fivefold.tournaments.state import Tournament

NEAR = 24
"""Whether all below can be paired is first tried with the nearest of each; only if that fails, with everybody."""
Pairs = list[tuple[Contender, Contender]]


def propose_dutch(tournament: Tournament, players: Sequence[int], halves: tuple[int, ...]) -> Draw | LotNeeded:
    """The next round, or the lot that it wants: the order of equal ratings, and who begins at the first table."""
    number = len(tournament.rounds) + 1
    order = _numbers(tournament, [*players, *halves])
    if isinstance(order, LotNeeded):
        return order
    ranked = sorted(contenders(tournament, order, players), key=lambda player: player.rank)
    pairs, bye = pair_round(ranked)
    first = _first_is_white(tournament, pairs, order)
    if isinstance(first, LotNeeded):
        return first
    tables = []
    for count, (one, other) in enumerate(pairs, 1):
        seats = (one, other) if white_first(one, other, first) else (other, one)
        tables.append(DrawnTable(count, (seats[0].entrant, seats[1].entrant), seats[0].entrant))
    return Draw(number, "swiss", tuple(tables), byes=bye, halves=halves)


def _numbers(tournament: Tournament, here: Sequence[int]) -> tuple[int, ...] | LotNeeded:
    """Everybody who has played or plays now, in the order of the pairing numbers."""
    first = _first_round(tournament) or frozenset(here)
    lot = lot_or_need(tournament, "seeding", sorted(first), tournament.rules.rule("seating"))
    if isinstance(lot, LotNeeded):
        return lot
    turn = {entrant: at for at, entrant in enumerate(lot)}
    known = {seat for table in tournament.tables.values() for seat in table.seats}.union(first, here)
    known.update(one for a_round in tournament.rounds for one in (*a_round.byes, *a_round.halves))
    rating = {entrant: tournament.entrants[entrant].rating for entrant in known}
    return tuple(sorted(known, key=lambda e: (-rating[e], turn.get(e, len(turn)), e)))


def _first_round(tournament: Tournament) -> frozenset[int]:
    if not tournament.rounds:
        return frozenset()
    first = tournament.rounds[0]
    seats = {seat for table in tournament.tables_of(first) for seat in table.seats}
    return frozenset(seats.union(first.byes, first.halves))


def _first_is_white(tournament: Tournament, pairs: Pairs, order: Sequence[int]) -> bool | LotNeeded:
    """Has the first of all pairing numbers white? Drawn by lot at the first table of the first round (E.5)."""
    if tournament.rounds:
        first = _first_round(tournament)
        numbers = {entrant: at for at, entrant in enumerate([e for e in order if e in first], 1)}
        table = min(tournament.tables_of(tournament.rounds[0]), key=lambda table: table.number, default=None)
        if table is None:
            return True
        better = min(table.seats, key=numbers.__getitem__)
        return (table.games[0].starter == better) == (numbers[better] % 2 == 1)
    if not pairs:
        return True
    one, other = pairs[0]
    purpose = f"starts of round {len(tournament.rounds) + 1}"
    lot = lot_or_need(tournament, purpose, [one.entrant, other.entrant], tournament.rules.rule("starts"))
    if isinstance(lot, LotNeeded):
        return lot
    return (lot[0] == one.entrant) == (one.number % 2 == 1)


def contenders(tournament: Tournament, order: Sequence[int], players: Sequence[int]) -> list[Contender]:
    """What each has done so far: opponents, colours and floats by rounds, from the games that were played."""
    rules = tournament.rules
    win, draw, loss = rules.duel_points
    met: dict[int, set[int]] = {entrant: set() for entrant in order}
    colours: dict[int, list[bool]] = {entrant: [] for entrant in order}
    floats: dict[int, list[Float]] = {entrant: [] for entrant in order}
    spared: set[int] = set()
    before = dict.fromkeys(order, total(()))
    for a_round in tournament.rounds:
        after, played = dict(before), dict[int, int]()
        for entrant in a_round.byes:
            after[entrant] += win
            spared.add(entrant)
        for entrant in a_round.halves:
            after[entrant] += draw
        for table in tournament.tables_of(a_round):
            kind, winner = verdict(rules, table, tournament.entrants) if counts(rules, table) else ("open", 0)
            for seat, other in (table.seats, table.seats[::-1]):
                if kind in ("open", "void"):
                    continue
                after[seat] += draw if not winner else win if winner == seat else loss
                if kind == "walk-over":
                    spared.update((seat,) if winner == seat else ())
                    continue
                played[seat] = other
                met[seat].add(other)
                colours[seat].append(table.games[0].starter == seat)
        for entrant in order:
            gap = before[entrant] - before[played[entrant]] if entrant in played else 1
            floats[entrant].append(Float.DOWN if gap > 0 else Float.UP if gap < 0 else Float.NONE)
        before = after
    final = len(tournament.rounds) + 1 == rules.rounds and tournament.rounds
    most = win * len(tournament.rounds)
    number = {entrant: at for at, entrant in enumerate(order, 1)}
    return [
        Contender(
            entrant,
            number[entrant],
            before[entrant],
            tuple(colours[entrant]),
            frozenset(met[entrant]),
            last=floats[entrant][-1] if floats[entrant] else Float.NONE,
            before_last=floats[entrant][-2] if len(floats[entrant]) > 1 else Float.NONE,
            had_bye=entrant in spared,
            top=bool(final) and 2 * before[entrant] > most,
        )
        for entrant in players
    ]


def pair_round(ranked: Sequence[Contender]) -> tuple[Pairs, tuple[int, ...]]:
    """All pairs in the order of their tables, the better placed first in each, and who has the bye."""
    pairs, bye = _by_brackets(ranked) if can_be_paired(ranked) else _by_points(ranked)
    return sorted(pairs, key=lambda p: (-p[0].score, -p[1].score, p[0].number)), bye


def _by_brackets(ranked: Sequence[Contender]) -> tuple[Pairs, tuple[int, ...]]:
    groups = [list(group) for _, group in groupby(ranked, key=lambda player: player.score)]
    pairs: Pairs = []
    falling: list[Contender] = []
    while groups:
        residents, later = groups[0], groups[1:]
        bracket = Bracket(falling, residents, later[0] if later else ())
        found, left = choose(bracket)
        if later and not can_be_paired([*left, *(player for group in later for player in group)]):
            # Those who float down leave somebody without an opponent: all below becomes one last bracket (A.9).
            later = [[player for group in later for player in group]]
            found, left = choose(Bracket(falling, residents, later[0], closing=True))
        pairs += found
        falling, groups = left, later
    return pairs, tuple(player.entrant for player in falling)


def can_be_paired(players: Sequence[Contender]) -> bool:
    """Can all be paired by the absolute criteria, but for one where they are an odd number?"""
    return any(_is_complete(players, reach) for reach in dict.fromkeys((min(NEAR, len(players)), len(players))))


def _is_complete(players: Sequence[Contender], reach: int) -> bool:
    rows = {
        (i, j): (1 + players[i].had_bye + players[j].had_bye,)
        for i in range(len(players))
        for j in range(i + 1, min(len(players), i + 1 + reach))
        if may_meet(players[i], players[j])
    }
    paired = {at for edge in best_pairs(rows) for at in edge}
    alone = [player for at, player in enumerate(players) if at not in paired]
    return not alone or (len(alone) == len(players) % 2 and not alone[0].had_bye)


def _by_points(ranked: Sequence[Contender]) -> tuple[Pairs, tuple[int, ...]]:
    """As the ordinary Swiss system does it: who has had no bye yet stands out, and nobody meets twice if avoidable."""
    order = list(ranked)
    byes: tuple[int, ...] = ()
    if len(order) % 2:
        out = next((player for player in reversed(order) if not player.had_bye), order[-1])
        order.remove(out)
        byes = (out.entrant,)
    levels = {score: level for level, score in enumerate(sorted({p.score for p in order}, reverse=True))}
    by_entrant = {player.entrant: player for player in order}
    field = [Candidate(p.entrant, levels[p.score], sum(p.colours), p.met) for p in order]
    return [(by_entrant[a.entrant], by_entrant[b.entrant]) for a, b in pair(field)], byes
