"""Why is she third? For any two neighbours in a standing, the arithmetic and the rule that separates them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from fivefold.messages import Catalogue, catalogue
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import arena, groups, rank_tables, standing_of, swiss
from fivefold.tournaments.formats.double_elimination import CHAMPION, ONCE_BEATEN, UNBEATEN
from fivefold.tournaments.regulation import Points
from fivefold.tournaments.standing import Ledger, Standing
from fivefold.tournaments.state import Tournament

STEPS = ("cup", "double", "third-place", "intermediate", "group-place")
"""Criteria that are no sums but steps of a way."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One criterion: both values and how they came about."""

    criterion: str
    rule: str
    first: Points | None
    second: Points | None
    first_sum: str = ""
    second_sum: str = ""

    @property
    def decides(self) -> bool:
        """Does this criterion separate the two?"""
        return self.first != self.second


def shown(value: Points | None, criterion: str = "", lang: str = "en") -> str:
    """A value as a person writes it: whole numbers, exact fractions, shares in per cent.

    >>> shown(Fraction(10, 3)), shown(Fraction(9, 16), "share"), shown(Fraction(5, 2)), shown(-1, "cup")
    ('10/3', '56.25 %', '2.5', 'semi-final')
    """
    if value is None:
        return "–"
    if criterion == "share":
        return f"{float(value * 100):.2f} %"
    if criterion in STEPS:
        return _step(catalogue(lang), int(value), criterion)
    if criterion == "time":
        return f"{-float(value) / 1000:.3f} s"
    exactly = Fraction(value)
    if exactly.denominator in (2, 4, 5, 8, 10):
        return f"{float(exactly):g}"
    return str(exactly)


def _step(say: Catalogue, value: int, criterion: str) -> str:
    if criterion == "cup":
        if value < -100:
            return say("step-not-in-cup")
        return say("step-cup", reached=value, size=2 ** (1 - value))
    if criterion == "double":
        return double_words(say, value)
    if criterion == "group-place":
        return say("step-group-place", place=-value) if value else "–"
    return say("step-yes") if value else say("step-no")


def double_words(say: Catalogue, value: int) -> str:
    """How far somebody has come in a double elimination."""
    named = {CHAMPION: "winner", UNBEATEN: "unbeaten", ONCE_BEATEN: "once", ONCE_BEATEN - 1: "final"}
    return say("step-double", reached=named.get(value, "lower"), round=value - 1)


def ledger_for(tournament: Tournament, group: str = "") -> Ledger:
    """The lines that a standing is made of."""
    if group or tournament.rules.format == "round-robin":
        return groups.group_ledger(tournament, group or "A")
    if tournament.rules.format == "swiss":
        return swiss.ledger_of(tournament)
    if tournament.rules.format == "arena":
        return arena.ledger_of(tournament)
    return rank_tables.ledger_of(tournament)


def explain(tournament: Tournament, one: int, other: int, group: str = "") -> list[Comparison]:
    """The criteria from the first to the one that separates two entrants (all of them, if none does)."""
    standing = standing_of(tournament, group)
    first, second = standing.row(one), standing.row(other)
    if first is None or second is None:
        raise NotNow("Both must stand in the same standing", code="not-in-standing")
    if not first.place or not second.place:
        out = one if not first.place else other
        raise NotNow(
            "{name} has no place: {state}",
            code="no-place",
            name=tournament.name(out),
            state=tournament.entrants[out].state,
        )
    ledger = ledger_for(tournament, group)
    tied = _tied(standing, one, other)
    found: list[Comparison] = []
    for index, criterion in enumerate(standing.criteria):
        values = (first.values[index], second.values[index])
        if values[0] is None or values[1] is None:
            continue
        sums = [_arithmetic(ledger, criterion, entrant, tied.get(criterion, ())) for entrant in (one, other)]
        found.append(Comparison(criterion, tournament.rules.rule(criterion), *values, *sums))
        if found[-1].decides:
            break
    return found


def _tied(standing: Standing, one: int, other: int) -> dict[str, tuple[int, ...]]:
    """Who was compared in the games between them: everyone with the same values before that criterion."""
    if "head-to-head" not in standing.criteria:
        return {}
    at = standing.criteria.index("head-to-head")
    row = standing.row(one)
    assert row is not None
    return {"head-to-head": tuple(r.entrant for r in standing.rows if r.values[:at] == row.values[:at])}


def _arithmetic(ledger: Ledger, criterion: str, entrant: int, block: tuple[int, ...]) -> str:
    if criterion == "lot" or criterion in STEPS:
        return ""
    return " + ".join(shown(part, criterion) for part in ledger.parts(criterion, entrant, block))


def explanation(tournament: Tournament, one: int, other: int, group: str = "", lang: str = "en") -> str:
    """The comparison in words: a line for each criterion, the last of them the one that decides."""
    say = catalogue(lang)
    compared = explain(tournament, one, other, group)
    lines = []
    for c in compared:
        rule = f" ({c.rule})" if c.rule else ""
        sign = ">" if c.first is not None and c.second is not None and c.first > c.second else "<" if c.decides else "="
        word = say(f"criterion-{c.criterion}")
        if c.criterion == "lot":
            lines.append(say("compare-lot", name=tournament.name(one if sign == ">" else other)) + rule)
            continue
        left, right = (
            shown(value, c.criterion, lang) + (f" = {parts}" if " + " in parts else "")
            for value, parts in ((c.first, c.first_sum), (c.second, c.second_sum))
        )
        sign = "," if c.criterion in STEPS else f" {sign}"
        lines.append(f"{word}{rule}: {tournament.name(one)} {left}{sign} {tournament.name(other)} {right}")
    if not any(c.decides for c in compared):
        lines.append(say("compare-shared"))
    return "\n".join(lines)
