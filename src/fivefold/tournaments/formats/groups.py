"""Groups in which everyone plays everyone once: the Pentago group phase (TP2, TP5, TP6) and the plain round robin."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from fivefold.tournaments.formats.common import lot_or_need, unsettled
from fivefold.tournaments.needs import (
    Draw,
    DrawnTable,
    Feasible,
    Finished,
    LotNeeded,
    Need,
    Option,
    out_of_range,
    too_many,
)
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.scoring import exact, score
from fivefold.tournaments.standing import Ledger, Standing, judges_for, lot_judge, rank
from fivefold.tournaments.state import Stage, Tournament

GROUP_SIZES = (4, 5)


def group_splits(entrants: int) -> list[tuple[int, ...]]:
    """Every way to split into groups of four and five, fewest groups first (TP2).

    >>> group_splits(20), group_splits(11)
    ([(5, 5, 5, 5), (4, 4, 4, 4, 4)], [])
    """
    found = []
    for fours in range(entrants // 4 + 1):
        rest = entrants - 4 * fours
        if rest % 5 == 0 and entrants:
            found.append((5,) * (rest // 5) + (4,) * fours)
    return found


def split_name(sizes: tuple[int, ...]) -> str:
    """A split as an answer: `2x5+1x4`.

    >>> split_name((5, 5, 4))
    '2x5+1x4'
    """
    return "+".join(f"{sizes.count(size)}x{size}" for size in sorted(set(sizes), reverse=True))


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Can this many be split into groups of four and five?"""
    if entrants > regulation.at_most:
        return too_many(regulation.at_most, regulation.rule("at_most"))
    splits = group_splits(entrants)
    if splits:
        return Feasible(True, "groups", {"splits": ", ".join(map(split_name, splits))}, regulation.rule("groups"))
    above = next(n for n in range(entrants + 1, entrants + 13) if group_splits(n))
    choices = [Option("wait", {"more": above - entrants, "count": above})]
    below = [n for n in range(4, entrants) if group_splits(n)]
    if below:
        choices.append(Option("fewer", {"count": below[-1]}))
    choices += [Option("round-robin"), Option("knock-out")]
    return Feasible(False, "groups", {"count": entrants}, regulation.rule("groups"), tuple(choices))


def schedule(members: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Every pair once, as (wave, starter, other); within a wave nobody plays twice and starts differ by one at most.

    >>> schedule((1, 2, 3))
    [(1, 1, 2), (2, 3, 1), (3, 2, 3)]
    """
    count = len(members)
    ring = count if count % 2 else count - 1
    games = []
    for j in range(count):
        for i in range(j):
            if j == ring:  # with an even number the last one plays whoever the ring leaves idle
                wave, first = 2 * i % ring, i % 2 == 0
            else:
                wave, first = (i + j) % ring, (i + j) % 2 == 1
            one, other = (members[i], members[j]) if first else (members[j], members[i])
            games.append(((wave - 1) % ring + 1, one, other))
    return sorted(games, key=lambda game: (game[0], members.index(game[1])))


def letter(index: int) -> str:
    """The name of a group: A, B … Z, AA, AB …

    >>> letter(0), letter(25), letter(26)
    ('A', 'Z', 'AA')
    """
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(65 + rest) + name
    return name


def legs_of(members: tuple[int, ...], legs: int) -> list[tuple[int, int, int]]:
    """The schedule once or twice over; in the second leg the other one begins.

    >>> legs_of((1, 2), 2)
    [(1, 1, 2), (2, 2, 1)]
    """
    once = schedule(members)
    waves = max((wave for wave, _, _ in once), default=0)
    return once if legs == 1 else once + [(waves + wave, other, starter) for wave, starter, other in once]


def group_draw(number: int, stage: Stage, groups: dict[str, tuple[int, ...]], legs: int = 1) -> Draw:
    """All games of all groups, wave by wave."""
    games = [
        (wave, label, starter, other)
        for label, members in groups.items()
        for wave, starter, other in legs_of(members, legs)
    ]
    games.sort(key=lambda game: game[0])
    tables = tuple(
        DrawnTable(count, (starter, other), starter, label, wave)
        for count, (wave, label, starter, other) in enumerate(games, 1)
    )
    return Draw(number, stage, tables)


def draw_groups(tournament: Tournament, sizes: tuple[int, ...]) -> Draw | LotNeeded:
    """Deal the players into groups by lot; so a place in the schedule, and with it the starts, is by lot too (PG1)."""
    players = [e.number for e in tournament.players]
    lot = lot_or_need(tournament, "groups", players, tournament.rules.rule("groups"))
    if isinstance(lot, LotNeeded):
        return lot
    groups: dict[str, tuple[int, ...]] = {}
    at = 0
    for index, size in enumerate(sizes):
        groups[letter(index)] = lot[at : at + size]
        at += size
    return group_draw(len(tournament.rounds) + 1, "groups", groups, tournament.rules.legs)


def members_of(tournament: Tournament, stage: Stage = "groups") -> dict[str, tuple[int, ...]]:
    """The groups of a stage and who is in them, by number."""
    found: dict[str, set[int]] = {}
    for table in tournament.all_tables(stage):
        if table.group:
            found.setdefault(table.group, set()).update(table.seats)
    return {label: tuple(sorted(members)) for label, members in found.items()}


def group_ledger(tournament: Tournament, label: str, stage: Stage = "groups") -> Ledger:
    """The lines of one group."""
    return Ledger(
        line for table in tournament.all_tables(stage) if table.group == label for line in score(tournament, table)
    )


def standing_of_group(tournament: Tournament, label: str, stage: Stage = "groups") -> Standing:
    """A group's table: points, speed, the game between the tied, a lot (TP6)."""
    members = members_of(tournament, stage)[label]
    entrants = tournament.entrants
    purpose = f"group {label}" if stage == "groups" else "intermediate round"
    judges = judges_for(tournament, group_ledger(tournament, label, stage), purpose)
    if tournament.rules.format == "groups-cup" and "lot" not in tournament.rules.tie_breaks:
        judges.append(("lot", lot_judge(tournament, purpose)))  # someone must go on, whatever the regulation forgot
    return rank([m for m in members if not entrants[m].out], judges, [m for m in members if entrants[m].out])


def tie_to_draw(standing: Standing, up_to: int, purpose: str, rule: str) -> LotNeeded | None:
    """The lot that separates the first tie that touches the places up to `up_to`."""
    for row in standing.rows:
        if row.shared and row.place <= up_to:
            tied = tuple(r.entrant for r in standing.rows if r.place == row.place)
            return LotNeeded(purpose, tied, rule)
    return None


def standing_across_groups(tournament: Tournament, entrants: Iterable[int], what: str, average: bool) -> Standing:
    """Players of the same place in different groups compared: points, then speed, each per game if asked (TP4)."""
    labels = {m: label for label, members in members_of(tournament).items() for m in members}
    ledgers = {label: group_ledger(tournament, label) for label in set(labels.values())}

    def worth(criterion: str, entrant: int) -> int | Fraction:
        ledger = ledgers[labels[entrant]]
        value = ledger.value(criterion, entrant)
        games = ledger.games(entrant)
        return exact(Fraction(value) / games) if average and games else value

    judges = [
        ("points", lambda block: {e: worth("points", e) for e in block}),
        ("speed", lambda block: {e: worth("speed", e) for e in block}),
        ("lot", lot_judge(tournament, what)),
    ]
    return rank(entrants, judges)


# The plain round robin: one group of any size.


def feasible_round_robin(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Two or more can always play each against each."""
    if not regulation.at_least <= entrants <= regulation.at_most:
        return out_of_range(regulation.at_least, regulation.at_most, entrants, regulation.rule("at_most"))
    return Feasible(True, "round-robin", {"games": regulation.legs * entrants * (entrants - 1) // 2})


def propose_round_robin(tournament: Tournament) -> Need:
    """All games at once."""
    if tournament.started and len(tournament.players) < 2:
        return Finished("too-few")
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if tournament.rounds:
        return Finished()
    return draw_groups(tournament, (len(tournament.players),))


def standing_of_round_robin(tournament: Tournament) -> Standing:
    """The table of the one group."""
    if tournament.rounds:
        return standing_of_group(tournament, "A")
    return rank([e.number for e in tournament.players], judges_for(tournament, Ledger(()), "group A"))


def finished_round_robin(tournament: Tournament) -> bool:
    """Has everyone played everyone?"""
    few = tournament.started and len(tournament.players) < 2
    return few or (bool(tournament.rounds) and unsettled(tournament) is None)
