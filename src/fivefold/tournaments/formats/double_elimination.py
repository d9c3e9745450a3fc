"""Double elimination: who loses once goes on in a second bracket, who loses twice is out.

The steps: first everyone plays in the upper bracket (`W1`). Then, in turn, the upper bracket (`W2`, `W3` …) plays
beside the lower one (`L1`, `L3` …), and the lower one plays alone against those who have come down (`L2`, `L4` …). At
the end the winners of both brackets meet (`F1`); if the one without a loss loses, they meet again (`F2`).

A draw's slots are those of the upper bracket and after them those of the lower one, 0 where nobody stands.
"""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.tournaments.formats.common import lot_or_need, unsettled
from fivefold.tournaments.formats.cup import first_slots, winner_of
from fivefold.tournaments.needs import Draw, DrawnTable, Finished, LotNeeded, Need
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.standing import Standing, rank
from fivefold.tournaments.state import Round, Table, Tournament

CHAMPION, UNBEATEN, ONCE_BEATEN = 10_000, 9_000, 8_000
"""How far somebody has come: the winner, those without a loss, those with one; below them the step of the second."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is played next: both brackets, and the step's number; `again` is the second final."""

    number: int
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    again: bool = False

    @property
    def final(self) -> bool:
        """Do the winners of both brackets meet?"""
        return len(self.winners) == len(self.losers) == 1


def step_of(a_round: Round, tables: list[Table]) -> Step:
    """The step that a published round was, as the labels of its tables tell."""
    label = tables[0].group
    kind, number = label[0], int(label[1:])
    slots = a_round.slots
    if kind == "F":
        return Step(0, slots[:1], slots[1:], again=number == 2)
    if kind == "W":
        at = 1 if number == 1 else 2 * (number - 1)
    else:
        at = number + 1
    cut = len(slots) if at == 1 else len(slots) // 2 if at % 2 == 0 else len(slots) // 3
    return Step(at, slots[:cut], slots[cut:])


def pairs_of(step: Step) -> list[tuple[int, int, str]]:
    """Who meets whom in a step, with the label of the table."""
    if step.final:
        pair = (*step.winners, *step.losers)
        return [(pair[0], pair[1], "F2" if step.again else "F1")] if all(pair) else []
    found: list[tuple[int, int, str]] = []
    if step.number % 2 == 0 or step.number == 1:
        label = f"W{step.number // 2 + 1}"
        found += [(a, b, label) for a, b in zip(step.winners[::2], step.winners[1::2], strict=True) if a and b]
    label = f"L{step.number - 1}"
    found += [(a, b, label) for a, b in zip(step.losers[::2], step.losers[1::2], strict=True) if a and b]
    return found


def after(tournament: Tournament, step: Step, tables: list[Table]) -> Step | None:
    """The step after one that has been played; None where it was the last."""
    played = {frozenset(table.seats): table for table in tables}
    here = {number for number, entrant in tournament.entrants.items() if not entrant.out}

    def halves(slots: tuple[int, ...]) -> tuple[list[int], list[int]]:
        won, lost = [], []
        for pair in zip(slots[::2], slots[1::2], strict=True):
            table = played.get(frozenset(pair)) if all(pair) else None
            winner = winner_of(tournament, table) if table else next((s for s in pair if s in here), 0)
            won.append(winner)
            lost.append(_loser(tournament, table) if table else 0)
        return won, lost

    if step.final:
        table = played.get(frozenset((*step.winners, *step.losers)))
        both = here.issuperset((*step.winners, *step.losers))
        again = table is not None and both and winner_of(tournament, table) == step.losers[0]
        return Step(0, step.winners, step.losers, again=True) if again and not step.again else None
    if step.number == 1:
        won, lost = halves(step.winners)
        return Step(2, tuple(won), tuple(lost))
    if step.number % 2:
        won, _ = halves(step.losers)
        return Step(step.number + 1, tuple(s if s in here else 0 for s in step.winners), tuple(won))
    won, down = halves(step.winners)
    stayed, _ = halves(step.losers)
    # Turned round every other time, so that two who have met above meet late again below.
    down = down[::-1] if step.number % 4 == 2 else down
    return Step(step.number + 1, tuple(won), tuple(s for pair in zip(stayed, down, strict=True) for s in pair))


def _loser(tournament: Tournament, table: Table) -> int:
    winner = winner_of(tournament, table)
    lost = [seat for seat in table.seats if seat != winner and not tournament.entrants[seat].out]
    return lost[0] if len(lost) == 1 else 0


def next_step(tournament: Tournament) -> Step | None:
    """The step that comes next, past those in which nobody has an opponent; None before the first or after the last."""
    if not tournament.rounds:
        return None
    last = tournament.rounds[-1]
    tables = tournament.tables_of(last)
    step = after(tournament, step_of(last, tables), tables)
    while step is not None and not pairs_of(step):
        step = None if step.final else after(tournament, step, [])
    return step


def propose(tournament: Tournament) -> Need:
    """The first round by seeds, then both brackets."""
    if tournament.started and len(tournament.players) < 2:
        return Finished("too-few")
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if tournament.rounds:
        step = next_step(tournament)
        return _draw(tournament, step) if step else Finished()
    lot = lot_or_need(tournament, "seeding", [e.number for e in tournament.players], tournament.rules.rule("cup"))
    if isinstance(lot, LotNeeded):
        return lot
    seeds = sorted(lot, key=lambda e: -tournament.entrants[e].rating)
    return _draw(tournament, Step(1, first_slots(seeds, {}), ()))


def _draw(tournament: Tournament, step: Step) -> Need:
    number = len(tournament.rounds) + 1
    pairs = pairs_of(step)
    candidates = [entrant for a, b, _ in pairs for entrant in (a, b)]
    lot = lot_or_need(tournament, f"starts of round {number}", candidates, tournament.rules.rule("starts"))
    if isinstance(lot, LotNeeded):
        return lot
    tables = []
    for count, (a, b, label) in enumerate(pairs, 1):
        starter = min(a, b, key=lot.index)
        tables.append(DrawnTable(count, (starter, b if starter == a else a), starter, label))
    waits = {s for s in (*step.winners, *step.losers) if s}.difference(candidates)
    return Draw(number, "double", tuple(tables), (*step.winners, *step.losers), tuple(sorted(waits)))


def standing_of(tournament: Tournament) -> Standing:
    """Who is still unbeaten, who was beaten once, and the others by the step in which they went out."""
    reached = {} if tournament.rounds else {entrant.number: UNBEATEN for entrant in tournament.players}
    for a_round in tournament.rounds:
        step = step_of(a_round, tournament.tables_of(a_round))
        reached |= dict.fromkeys((*step.winners, *step.losers), step.number or ONCE_BEATEN - 1)
    if tournament.rounds:
        reached |= _now(tournament)
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    return rank(
        [e.number for e in tournament.players], [("double", lambda block: {e: reached.get(e, 0) for e in block})], out
    )


def _now(tournament: Tournament) -> dict[int, int]:
    """How far those have come who are still in one of the brackets."""
    last = tournament.rounds[-1]
    tables = tournament.tables_of(last)
    open_seats = {seat for table in tables if not complete(tournament, table) for seat in table.seats}
    step = step_of(last, tables)
    found = {s: UNBEATEN for s in step.winners if s in open_seats}
    found |= {s: ONCE_BEATEN for s in step.losers if s in open_seats}
    coming = after(tournament, step, tables)
    while coming is not None and not pairs_of(coming) and not coming.final:
        coming = after(tournament, coming, [])
    if coming is not None and not open_seats:
        found |= dict.fromkeys(coming.winners, UNBEATEN) | dict.fromkeys(coming.losers, ONCE_BEATEN)
    elif coming is not None:
        rest = {s for s in (*step.winners, *step.losers) if s not in open_seats}
        found |= {s: UNBEATEN for s in coming.winners if s in rest}
        found |= {s: ONCE_BEATEN for s in coming.losers if s in rest}
    if not open_seats and next_step(tournament) is None and (best := _champion(tournament, step, tables)):
        found[best] = CHAMPION
    return found


def _champion(tournament: Tournament, step: Step, tables: list[Table]) -> int:
    here = {e.number for e in tournament.players}
    if step.final:
        winner = winner_of(tournament, tables[0])
        return winner or next((s for s in (*step.winners, *step.losers) if s in here), 0)
    coming: Step | None = step
    while coming is not None and not coming.final:
        coming = after(tournament, coming, tables if coming is step else [])
    left = [s for s in (*coming.winners, *coming.losers) if s in here] if coming else []
    return left[0] if left else 0


def finished(tournament: Tournament) -> bool:
    """Is one left, or the final decided?"""
    if tournament.started and len(tournament.players) < 2:
        return True
    return bool(tournament.rounds) and unsettled(tournament) is None and next_step(tournament) is None
