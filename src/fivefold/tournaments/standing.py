"""Standings: ordered groups of equals, and for any two neighbours the reason why one is before the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from fivefold.tournaments.regulation import Points
from fivefold.tournaments.scoring import Line, exact
from fivefold.tournaments.state import Tournament

Values = Mapping[int, Points]
OF_OPPONENTS = frozenset({"buchholz", "sonneborn-berger"})
Judge = Callable[[Sequence[int]], Values | None]
"""Gives each of a group of equals a value (higher is better), or None where it cannot judge them."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant's place; `last` is the last place that its equals share. A value is None where its
    criterion was not asked, as the game between the tied where nobody is tied."""

    place: int
    last: int
    entrant: int
    values: tuple[Points | None, ...]

    @property
    def shared(self) -> bool:
        """Do several share this place?"""
        return self.last > self.place


@dataclass(frozen=True, slots=True)
class Standing:
    """Who stands where. `separated[i]` is the criterion between row i and the next, or "" if they are equal."""

    criteria: tuple[str, ...]
    rows: tuple[Row, ...]
    separated: tuple[str, ...]
    out: tuple[Row, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The entrants from first to last."""
        return tuple(row.entrant for row in self.rows)

    @property
    def equals(self) -> list[tuple[int, ...]]:
        """The groups of equals, from the top."""
        groups: dict[int, list[int]] = {}
        for row in self.rows:
            groups.setdefault(row.place, []).append(row.entrant)
        return [tuple(group) for group in groups.values()]

    def row(self, entrant: int) -> Row | None:
        """An entrant's row, also of those who are out."""
        return next((row for row in (*self.rows, *self.out) if row.entrant == entrant), None)


def rank(members: Iterable[int], judges: Sequence[tuple[str, Judge]], out: Iterable[int] = ()) -> Standing:
    """Order the members by the first judge, equals by the second, and so on.

    >>> marks = {1: 7, 2: 9, 3: 7}
    >>> standing = rank([1, 2, 3], [("marks", lambda block: {e: marks[e] for e in block})])
    >>> standing.equals, standing.separated
    ([(2,), (1, 3)], ('marks', ''))
    """
    rows: list[Row] = []
    separated: list[str] = []

    def settle(block: list[int], judge: int, values: dict[int, tuple[Points | None, ...]]) -> None:
        if judge == len(judges):
            place = len(rows) + 1
            rows.extend(Row(place, place + len(block) - 1, entrant, values[entrant]) for entrant in block)
            separated.extend([""] * (len(block) - 1))
            return
        name, ask = judges[judge]
        found = ask(block)
        if found is None:
            settle(block, judge + 1, {e: (*values[e], None) for e in block})
            return
        heaps: dict[Points, list[int]] = {}
        for entrant in block:
            heaps.setdefault(found[entrant], []).append(entrant)
        for count, value in enumerate(sorted(heaps, reverse=True)):
            if count:
                separated.append(name)
            settle(heaps[value], judge + 1, {e: (*values[e], value) for e in heaps[value]})

    everyone = sorted(members)
    if everyone:
        settle(everyone, 0, dict.fromkeys(everyone, ()))
    outside = [Row(0, 0, e, tuple(_alone(ask, e) for _, ask in judges)) for e in sorted(out)]
    return Standing(tuple(name for name, _ in judges), tuple(rows), tuple(separated), tuple(outside))


def _alone(ask: Judge, entrant: int) -> Points | None:
    found = ask([entrant])
    return None if found is None else found[entrant]


class Ledger:
    """Everyone's lines, and the criteria that are read from them."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines: dict[int, list[Line]] = {}
        for line in lines:
            self.lines.setdefault(line.entrant, []).append(line)
        self._points: dict[int, Points] = {}

    def of(self, entrant: int) -> list[Line]:
        """An entrant's lines in the order of the rounds."""
        return sorted(self.lines.get(entrant, ()), key=lambda line: (line.round, line.table))

    def games(self, entrant: int) -> int:
        """How many games count for an entrant; void ones do not."""
        return sum(line.state != "void" for line in self.lines.get(entrant, ()))

    def parts(self, criterion: str, entrant: int, block: Sequence[int] = ()) -> list[Points]:
        """The summands of a criterion, one a game."""
        return [self._part(criterion, line, block) for line in self.of(entrant) if line.state != "void"]

    def value(self, criterion: str, entrant: int, block: Sequence[int] = ()) -> Points:
        """The value of a criterion."""
        if criterion == "points":
            if entrant not in self._points:
                self._points[entrant] = total(line.points for line in self.lines.get(entrant, ()))
            return self._points[entrant]
        return total(self._part(criterion, line, block) for line in self.lines.get(entrant, ()) if line.state != "void")

    def _part(self, criterion: str, line: Line, block: Sequence[int]) -> Points:
        if criterion in OF_OPPONENTS:  # asked first: there are most of these
            return self._of_opponent(criterion, line)
        if criterion == "points":
            return line.points
        if criterion == "score":
            return line.score
        if criterion == "board-points":
            return exact(Fraction(line.score, 2))
        if criterion == "share":
            return line.share
        if criterion == "speed":
            return line.speed
        if criterion == "wins":
            return 1 if line.won == 2 and line.state == "played" else 0
        if criterion == "solved":
            return 1 if line.won == 2 else 0
        if criterion == "time":
            return -line.score
        return line.points if line.opponent in block else 0  # head-to-head

    def _of_opponent(self, criterion: str, line: Line) -> Points:
        """Buchholz: the opponent's points. Sonneborn-Berger: all of a beaten one's, half where points were shared."""
        whole = criterion == "buchholz" or line.won == 2
        if not line.opponent or not (whole or line.won):
            return 0
        points = self._points.get(line.opponent)
        if points is None:
            points = self.value("points", line.opponent)
        return points if whole else exact(Fraction(points) / 2)

    def judge(self, criterion: str) -> Judge:
        """A criterion as `rank` asks for it."""
        relative = criterion == "head-to-head"

        def values(block: Sequence[int]) -> Values | None:
            if relative and len(block) == 1:
                return None
            return {e: self.value(criterion, e, block if relative else ()) for e in block}

        return values


def total(parts: Iterable[Points]) -> Points:
    """An exact sum, a whole number where it is one. Fractions of one denominator are added as whole numbers first."""
    whole, numerators = 0, dict[int, int]()
    for part in parts:
        if isinstance(part, int):
            whole += part
        else:
            numerators[part.denominator] = numerators.get(part.denominator, 0) + part.numerator
    if not numerators:
        return whole
    return exact(sum((Fraction(above, below) for below, above in numerators.items()), Fraction(whole)))


def lot_judge(tournament: Tournament, purpose: str) -> Judge:
    """Order equals by the lot that was drawn between exactly them, if one was."""

    def values(block: Sequence[int]) -> Values | None:
        order = tournament.lot(purpose, frozenset(block))
        return None if order is None else {entrant: -order.index(entrant) for entrant in order}

    return values


def judges_for(tournament: Tournament, ledger: Ledger, lot_purpose: str) -> list[tuple[str, Judge]]:
    """The regulation's tie-breaks, in order."""
    return [
        (name, lot_judge(tournament, lot_purpose) if name == "lot" else ledger.judge(name))
        for name in tournament.rules.tie_breaks
    ]
