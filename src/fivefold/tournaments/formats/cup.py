"""The cup: a bracket with byes, rivals of a group kept apart, drawn games replayed (TP7); and the plain knock-out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from fivefold.tournaments.formats.common import lot_or_need, unsettled
from fivefold.tournaments.formats.cup_plan import power_of_two, third_place_question
from fivefold.tournaments.needs import Decision, Draw, DrawnTable, Feasible, Finished, LotNeeded, Need, out_of_range
from fivefold.tournaments.regulation import Points, Regulation
from fivefold.tournaments.scoring import complete, verdict
from fivefold.tournaments.standing import Judge, Standing, rank
from fivefold.tournaments.state import Round, Table, Tournament

THIRD_PLACE = "third place"


def bracket_order(pairs: int) -> list[int]:
    """Where the seeds stand from top to bottom, so that the best meet as late as possible.

    >>> bracket_order(4)
    [1, 4, 2, 3]
    """
    order = [1]
    while len(order) < pairs:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


def first_slots(seeds: Sequence[int], rivals: Mapping[int, str]) -> tuple[int, ...]:
    """The bracket of the first cup round: best against last, group rivals apart where that is possible (TP7).

    >>> first_slots([1, 2, 3, 4, 5, 6], {1: "A", 6: "A"})
    (1, 0, 4, 5, 2, 0, 3, 6)
    """
    size = power_of_two(len(seeds))
    top = list(seeds[: size // 2])
    bottom = [*seeds[size // 2 :], *[0] * (size - len(seeds))][::-1]
    apart = _opponents(top, bottom, rivals) or dict(zip(top, bottom, strict=True))
    return tuple(slot for seed in bracket_order(len(top)) for slot in (top[seed - 1], apart[top[seed - 1]]))


def _opponents(top: list[int], bottom: list[int], rivals: Mapping[int, str]) -> dict[int, int] | None:
    """Each top seed in turn takes the last of the bottom who is no rival and leaves the others a way; or None.

    The others have a way if and only if no group has more than half of those who are left: only then would some of the
    group have to meet each other (Hall's marriage theorem).
    """
    found: dict[int, int] = {}
    free = list(bottom)
    left = Counter(rivals[one] for one in (*top, *bottom) if one in rivals)
    for place, seed in enumerate(top, 1):
        for index, other in enumerate(free):
            pair = Counter(rivals[one] for one in (seed, other) if one in rivals)
            if max(pair.values(), default=0) < 2 and all(
                n - pair[group] <= len(top) - place for group, n in left.items()
            ):
                found[seed] = other
                left -= pair
                del free[index]
                break
        else:
            return None
    return found


def winner_of(tournament: Tournament, table: Table) -> int:
    """Who goes on from a cup table; 0 if the winner is out of the tournament or there is none."""
    _, winner = verdict(tournament.rules, table, tournament.entrants)
    return winner if winner and not tournament.entrants[winner].out else 0


def next_slots(tournament: Tournament, a_round: Round) -> tuple[int, ...]:
    """The bracket one round further."""
    tables = {frozenset(table.seats): table for table in tournament.tables_of(a_round)}
    found = []
    for one, other in zip(a_round.slots[::2], a_round.slots[1::2], strict=True):
        if one and other:
            found.append(winner_of(tournament, tables[frozenset((one, other))]))
        else:
            alone = one or other
            found.append(alone if alone and not tournament.entrants[alone].out else 0)
    return tuple(found)


def shrunk(tournament: Tournament, slots: tuple[int, ...]) -> tuple[int, ...]:
    """Go on as long as no pair of the bracket is there to play."""
    while len(slots) > 1 and not any(a and b for a, b in zip(slots[::2], slots[1::2], strict=True)):
        slots = tuple(a or b for a, b in zip(slots[::2], slots[1::2], strict=True))
    return slots


def cup_rounds(tournament: Tournament) -> list[Round]:
    """The published rounds of the cup."""
    return [a_round for a_round in tournament.rounds if a_round.stage == "cup"]


def draw_cup_round(tournament: Tournament, slots: tuple[int, ...]) -> Need:
    """The next round of the cup; who begins is drawn by lot (PG1)."""
    rules = tournament.rules
    slots = shrunk(tournament, slots)
    if len(slots) < 2:
        return Finished()
    pairs = [(a, b, "") for a, b in zip(slots[::2], slots[1::2], strict=True) if a and b]
    if losers := _semi_final_losers(tournament):
        question = third_place_question(rules, 4)
        if "third-place" not in tournament.answers and question is not None:
            return question
        if "yes" in (rules.third_place, tournament.answers.get("third-place")):
            pairs.append((losers[0], losers[1], THIRD_PLACE))
    number = len(tournament.rounds) + 1
    candidates = [entrant for a, b, _ in pairs for entrant in (a, b)]
    lot = lot_or_need(tournament, f"starts of round {number}", candidates, rules.rule("starts"))
    if isinstance(lot, LotNeeded):
        return lot
    tables = []
    for count, (a, b, label) in enumerate(pairs, 1):
        starter = min(a, b, key=lot.index)
        tables.append(DrawnTable(count, (starter, b if starter == a else a), starter, label))
    byes = tuple(a or b for a, b in zip(slots[::2], slots[1::2], strict=True) if bool(a) != bool(b))
    return Draw(number, "cup", tuple(tables), slots, byes)


def _semi_final_losers(tournament: Tournament) -> tuple[int, ...]:
    rounds = cup_rounds(tournament)
    if not rounds or len(rounds[-1].slots) != 4:
        return ()
    losers = []
    for table in tournament.tables_of(rounds[-1]):
        winner = winner_of(tournament, table)
        losers += [s for s in table.seats if s != winner and not tournament.entrants[s].out and winner]
    return tuple(losers) if len(losers) == 2 else ()


def propose_next(tournament: Tournament) -> Need:
    """The round after the last one of the cup."""
    return draw_cup_round(tournament, next_slots(tournament, cup_rounds(tournament)[-1]))


def cup_judges(tournament: Tournament) -> list[tuple[str, Judge]]:
    """How far each came in the cup, then the game for the third place."""
    reached: dict[int, int] = {}
    third: dict[int, Points] = {}
    rounds = cup_rounds(tournament)
    for a_round in rounds:
        reached.update(dict.fromkeys(a_round.slots, -_height(a_round)))
        for table in tournament.tables_of(a_round):
            if table.group == THIRD_PLACE:
                third[winner_of(tournament, table)] = Fraction(1)
    if rounds and not _running(tournament, rounds[-1]):
        for champion in _left_standing(tournament, rounds[-1]):
            reached[champion] = 1
    return [
        ("cup", lambda block: {e: reached.get(e, -1000) for e in block}),
        ("third-place", lambda block: {e: third.get(e, 0) for e in block}),
    ]


def _height(a_round: Round) -> int:
    """How many rounds before the end a cup round is: 0 for the final."""
    return (len(a_round.slots) // 2).bit_length() - 1


def _running(tournament: Tournament, last: Round) -> bool:
    if any(not complete(tournament, table) for table in tournament.tables_of(last)):
        return True
    return len(shrunk(tournament, next_slots(tournament, last))) > 1


def _left_standing(tournament: Tournament, last: Round) -> tuple[int, ...]:
    return shrunk(tournament, next_slots(tournament, last))


def finished_cup(tournament: Tournament) -> bool:
    """Is the cup decided?"""
    rounds = cup_rounds(tournament)
    return bool(rounds) and unsettled(tournament) is None and not _running(tournament, rounds[-1])


# The plain knock-out: seeds by rating where there is one, else by lot.


def feasible_knock_out(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Any number from two plays; what is missing to a power of two are byes."""
    if not regulation.at_least <= entrants <= regulation.at_most:
        return out_of_range(regulation.at_least, regulation.at_most, entrants, regulation.rule("at_most"))
    size = power_of_two(entrants)
    return Feasible(True, "bracket", {"size": size, "byes": size - entrants})


def propose_knock_out(tournament: Tournament) -> Need:
    """The first round by seeds, then winner against winner."""
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if tournament.rounds:
        return propose_next(tournament)
    players = [e.number for e in tournament.players]
    if len(players) < 2:
        return Finished("too-few")
    lot = lot_or_need(tournament, "seeding", players, tournament.rules.rule("cup"))
    if isinstance(lot, LotNeeded):
        return lot
    seeds = sorted(lot, key=lambda e: -tournament.entrants[e].rating)
    return draw_cup_round(tournament, first_slots(seeds, {}))


def standing_of_knock_out(tournament: Tournament) -> Standing:
    """How far everyone came."""
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    return rank([e.number for e in tournament.players], cup_judges(tournament), out)


def finished_knock_out(tournament: Tournament) -> bool:
    """Is one left?"""
    return (tournament.started and len(tournament.players) < 2) or finished_cup(tournament)


def decisions_knock_out(regulation: Regulation, entrants: int) -> list[Decision]:
    """Every question that this number of entrants raises."""
    question = third_place_question(regulation, power_of_two(entrants))
    return [question] if question else []
