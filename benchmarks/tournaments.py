"""Tournaments: folding logs, pairing large fields beside networkx, simulating by the million."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import networkx

from fivefold.tournaments import PRESETS, Desk, Log, fold, propose, standing_of, write_regulation
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats.pairing import GAP, REACH, Candidate, Pair, cost, pair
from fivefold.tournaments.lots import lot_order, picks
from fivefold.tournaments.needs import Draw, LotNeeded, Need
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.simulation import simulate
from fivefold.tournaments.state import Lot, Tournament

T = TypeVar("T")


def timed(work: Callable[[], T], times: int = 1) -> tuple[T, float]:
    """What some work gives, and the least CPU seconds of a few runs."""
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        found = work()
        best = min(best, time.process_time() - began)
    return found, best


def championship() -> None:
    desk = Desk.opened("bench", PRESETS["kingdomino-championship"])
    for number in range(1, 25):
        desk = desk.say("entered", {"entrant": number, "name": f"Player {number}"})
    desk = finish(desk, picks("bench"))
    tournament, seconds = timed(lambda: fold(desk.log), 20)
    assert tournament == desk.tournament
    assert len(tournament.tables) == 30
    _, standing = timed(lambda: standing_of(tournament), 20)
    print(f"fold of a 24-player championship, {desk.log.version} facts: {seconds * 1000:.2f} ms (bar: 10 ms)")
    print(f"  its standing: {standing * 1000:.2f} ms")
    assert seconds < 0.010


def played_swiss(players: int, rounds: int) -> list[Pair]:
    """The pairs of a round after some rounds with made-up results, and that each before it had no rematch."""
    pick = picks("swiss")
    met: list[set[int]] = [set() for _ in range(players)]
    starts, points = [0] * players, [0] * players
    field: list[Candidate] = []
    pairs: list[Pair] = []
    for _ in range(rounds):
        top = max(points)
        order = sorted(range(players), key=lambda i: -points[i])
        field = [Candidate(i, top - points[i], starts[i], frozenset(met[i])) for i in order]
        pairs = pair(field)
        assert len(pairs) == players // 2
        for a, b in pairs:
            met[a.entrant].add(b.entrant)
            met[b.entrant].add(a.entrant)
            starts[(a if a.starts <= b.starts else b).entrant] += 1
            points[(a if pick(2) else b).entrant] += 1
    return pairs


def _winner(seats: list[int], turn: int) -> int:
    """One of two, or nobody in every sixth game."""
    return 0 if turn % 6 == 5 else seats[turn % 2]


def large_log(players: int, rounds: int) -> Log:
    """A Swiss tournament whose log has an entry for each player and a result for each table."""
    rules = write_regulation(replace(PRESETS["swiss"], rounds=rounds))
    said: list[tuple[str, dict[str, Any]]] = [("opened", {"title": "large", "regulation": rules})]
    said += [("entered", {"entrant": n, "name": f"Player {n}"}) for n in range(1, players + 1)]
    said.append(("started", {"entrants": list(range(1, players + 1))}))
    half = players // 2
    for number in range(1, rounds + 1):
        tables: list[dict[str, Any]] = []
        for table in range(1, half + 1):
            one, other = table, half + (table + number) % half + 1
            tables.append({"table": table, "seats": [one, other], "starter": one})
        said.append(("drawn", {"round": number, "stage": "swiss", "tables": tables}))
        said += [
            ("result", {"round": number, "table": table, "winner": _winner(tables[table - 1]["seats"], table * number)})
            for table in range(1, half + 1)
        ]
    facts: list[Fact] = []
    before = ""
    for count, (kind, data) in enumerate(said, 1):
        facts.append(Fact(count, kind, data, "", "desk", "", "", before))
        before = facts[-1].digest
    return Log(tuple(facts))


def many_facts() -> None:
    log = large_log(10_000, 11)
    tournament, seconds = timed(lambda: fold(log), 2)
    assert len(tournament.tables) == 55_000
    standing, sorting = timed(lambda: standing_of(tournament), 2)
    assert len(standing.rows) == 10_000
    print(f"fold of {log.version:,} facts, 10,000 players: {seconds:.2f} s (bar: 0.5 s)")
    print(f"  their standing with Buchholz and Sonneborn-Berger: {sorting:.2f} s (bar: 0.5 s)")
    drawing = drawn_round(tournament)
    print(f"  their next round drawn, with its lot: {drawing:.2f} s (bar: 0.3 s)")
    assert seconds < 0.5
    assert sorting < 0.5
    assert drawing < 0.3


def drawn_round(tournament: Tournament) -> float:
    """The CPU seconds that the next round of a Swiss tournament takes, from the state to the pairs."""
    number = len(tournament.rounds) + 1
    after = tournament.copy()
    after.regulation = replace(tournament.rules, rounds=number)

    def draw() -> Need:
        lot = propose(after)
        assert isinstance(lot, LotNeeded)
        outcome = lot_order(lot.purpose, lot.candidates, "bench")
        drawn = after.copy()
        drawn.lots = (Lot(lot.purpose, frozenset(lot.candidates), outcome),)
        return propose(drawn)

    found, seconds = timed(draw, 3)
    assert isinstance(found, Draw)
    assert len(found.tables) == len(tournament.players) // 2
    met = {frozenset(table.seats) for table in tournament.tables.values()}
    assert not any(frozenset(table.seats) in met for table in found.tables)
    return seconds


def pairing() -> None:
    for players, bar in ((10_000, 0.5), (100_000, 5.0)):
        field = field_after(players, 6)
        pairs, seconds = timed(lambda field=field: pair(field), 2 if players < 50_000 else 1)  # type: ignore[misc]
        again, gaps, _ = cost(pairs)
        assert (len(pairs), again) == (players // 2, 0)
        print(f"round 7 of {players:,} players: {seconds:.2f} s (bar: {bar} s), no rematch, squared gaps {gaps}")
        assert seconds < bar


def field_after(players: int, rounds: int) -> list[Candidate]:
    """A field after some rounds: everyone has met players of about their own points."""
    pairs = played_swiss(players, rounds)
    return sorted((c for p in pairs for c in p), key=lambda c: c.level)


def beside_networkx() -> None:
    field = field_after(400, 6)
    ours, seconds = timed(lambda: pair(field), 3)
    graph = networkx.Graph()
    for i, one in enumerate(field):
        for other in field[i + 1 : i + 1 + 2 * REACH]:
            if other.entrant not in one.met:
                graph.add_edge(one.entrant, other.entrant, weight=10**6 - GAP * (one.level - other.level) ** 2)
    theirs, peer = timed(lambda: networkx.max_weight_matching(graph, maxcardinality=True))
    at = {c.entrant: c for c in field}
    best = cost([(at[a], at[b]) for a, b in theirs])
    mine = cost(ours)
    assert mine[0] == best[0] == 0
    print(
        f"round 7 of 400 players: ours {seconds * 1000:.0f} ms, networkx {peer * 1000:.0f} ms, "
        f"{peer / seconds:.0f} times as long (squared gaps {mine[1]} and {best[1]})"
    )


def simulations() -> None:
    for name, players in (("kingdomino-championship", 24), ("pentago-tournament", 24), ("swiss", 24)):
        simulate(PRESETS[name], players, 10)
        told, seconds = timed(lambda name=name, players=players: simulate(PRESETS[name], players, 1_000_000))  # type: ignore[misc]
        assert told.tournaments == 1_000_000
        if name == "kingdomino-championship":
            assert abs(told.best_wins - 0.308) < 0.01
            assert told.games == 30
        print(f"1,000,000 tournaments, {name} of {players}: {seconds:.1f} s (bar: 60 s)")
        assert seconds < 60


def main() -> None:
    championship()
    many_facts()
    pairing()
    beside_networkx()
    simulations()
