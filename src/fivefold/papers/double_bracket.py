"""Both brackets of a double elimination as drawings.

The upper one halves with every round, the lower one takes in those who have come down in every second round. Lines stay
free where nothing is decided yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from fivefold.papers.figures import written
from fivefold.papers.words import Words
from fivefold.tournaments.formats.cup import winner_of
from fivefold.tournaments.formats.double_elimination import Step, after, pairs_of, step_of
from fivefold.tournaments.scoring import match_score
from fivefold.tournaments.state import Table, Tournament

PER_PAGE: Final = 32
NEWCOMER: Final = 0.9
"""How far below the winner of the round before stands who has come down, in lines of the first round."""
Slot = dict[str, object]


@dataclass(frozen=True, slots=True)
class Column:
    """A round of one bracket: who stands in it from top to bottom, 0 for nobody, and its tables that are published."""

    slots: tuple[int, ...]
    tables: tuple[Table, ...] = ()


def columns_of(tournament: Tournament) -> tuple[list[Column], list[Column]]:
    """The rounds of the upper and of the lower bracket, as far as they are known; the last column is the winner's."""
    labelled: dict[str, list[Table]] = {}
    published: dict[int, list[Table]] = {}
    for a_round in tournament.rounds:
        tables = tournament.tables_of(a_round)
        published[step_of(a_round, tables).number] = tables
        for table in tables:
            labelled.setdefault(table.group, []).append(table)
    upper: list[tuple[int, ...]] = []
    lower: list[tuple[int, ...]] = []
    step: Step | None = Step(1, tournament.rounds[0].slots, ())
    while step is not None:
        if not upper or len(step.winners) < len(upper[-1]):
            upper.append(step.winners)
        if step.losers:
            lower.append(step.losers)
        # What has not been drawn yet has no winners.
        drawn = step.number in published or not pairs_of(step)
        step = after(tournament, step, published.get(step.number, [])) if drawn and not step.final else None
    above, below = blank_columns(len(upper[0]))
    upper += [column.slots for column in above[len(upper) :]]
    lower += [column.slots for column in below[len(lower) :]]
    return (
        [Column(slots, tuple(labelled.get(f"W{number}", ()))) for number, slots in enumerate(upper, 1)],
        [Column(slots, tuple(labelled.get(f"L{number}", ()))) for number, slots in enumerate(lower, 1)],
    )


def blank_columns(size: int) -> tuple[list[Column], list[Column]]:
    """The same for a bracket that nobody stands in yet."""
    upper = [Column((0,) * (size >> round_)) for round_ in range(size.bit_length())]
    lower = [Column((0,) * (size >> halved)) for halved in range(1, size.bit_length()) for _ in range(2)]
    return upper, [*lower[:-2], Column((0,))]


def double_sections(tournament: Tournament, say: Words) -> list[dict[str, object]]:
    """Both brackets as they stand, in parts that fit a page each."""
    upper, lower = columns_of(tournament)
    return _sections(tournament, upper, lower, say)


def blank_sections(size: int, say: Words) -> list[dict[str, object]]:
    """Both brackets to be filled in by hand."""
    return _sections(Tournament(), *blank_columns(size), say)


def _sections(
    tournament: Tournament, upper: Sequence[Column], lower: Sequence[Column], say: Words
) -> list[dict[str, object]]:
    parts = [(say("double-upper"), part, first) for part, first in _parts(upper, 0)]
    parts += [(say("double-lower"), part, first) for part, first in _parts(lower, 0)]
    return [_drawn(tournament, title, part, first, say) for title, part, first in parts]


def _parts(columns: Sequence[Column], first: int) -> list[tuple[list[Column], int]]:
    """A bracket cut where it is too long for a page; each part with the number of its first column."""
    count = len(columns[0].slots) // PER_PAGE if columns else 0
    if count <= 1:
        return [(list(columns), first)] if columns else []
    found = []
    end = next((at for at, column in enumerate(columns) if len(column.slots) <= count), len(columns) - 1)
    for part in range(count):
        cut = []
        for column in columns[: end + 1]:
            share = len(column.slots) // count
            slots = column.slots[part * share : (part + 1) * share]
            cut.append(Column(slots, tuple(t for t in column.tables if set(t.seats) <= set(slots))))
        found.append((cut, first))
    return found + _parts(columns[end:], first + end)


def _drawn(tournament: Tournament, title: str, columns: Sequence[Column], first: int, say: Words) -> dict[str, object]:
    """A part with the place of each line: `y` counts in lines of its first round."""
    places = [[at + 0.5 for at in range(len(columns[0].slots))]] if columns else []
    for before, column in pairwise(columns):
        middles = [(a + b) / 2 for a, b in zip(places[-1][::2], places[-1][1::2], strict=True)]
        comes_down = len(column.slots) == len(before.slots)
        places.append([y for middle in middles for y in (middle, middle + NEWCOMER)] if comes_down else middles)
    last = len(columns) - 1
    return {
        "title": title,
        "heads": [
            say("bracket-winner")
            if at == last and len(column.slots) == 1
            else say("round-number", number=first + at + 1)
            for at, column in enumerate(columns)
        ],
        "units": max((ys[-1] + 0.5 for ys in places), default=1),
        "columns": [
            [
                _slot(tournament, column, at, y, first + number == 0, say)
                for at, (y, _) in enumerate(zip(places[number], column.slots, strict=True))
            ]
            for number, column in enumerate(columns)
        ],
    }


def _slot(tournament: Tournament, column: Column, at: int, y: float, is_first: bool, say: Words) -> Slot:
    number = column.slots[at]
    table = next((t for t in column.tables if number and number in t.seats), None)
    winner = winner_of(tournament, table) if table is not None else 0
    return {
        "name": written(tournament.name(number), 32) if number else "",
        "bye": is_first and not number and any(column.slots),
        "won": bool(number) and winner == number,
        "note": _note(table, say) if table is not None and at % 2 == 0 else "",
        "y": y,
    }


def _note(table: Table, say: Words) -> str:
    """Beside the upper line of a pair: its table, and the games of a match."""
    note = say("table-short", number=table.number)
    if len(table.games) < 2:
        return note
    wins = match_score(table)
    return f"{note}, {' : '.join(str(wins[seat]) for seat in table.seats)}"
