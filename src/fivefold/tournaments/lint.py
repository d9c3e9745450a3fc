"""The linter: before the start, every question that this regulation leaves open for this number of entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from fivefold.tournaments.desk import Desk
from fivefold.tournaments.formats import decisions, feasible, propose, rank_tables
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Decision, Facts, Option
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.rehearsal import step


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to know before the start: an obstacle, an open question, or a note."""

    level: Literal["obstacle", "question", "note"]
    name: str
    rule: str = ""
    options: tuple[Option, ...] = ()
    default: str = ""
    facts: Facts = field(default_factory=dict)


REHEARSALS = 3
MOST_REHEARSED = 64


def lint(
    regulation: Regulation, entrants: int, answers: dict[str, str] | None = None, fillers: int = 0
) -> list[Finding]:
    """Everything that should be settled before a tournament with this many entrants starts.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> [finding.name for finding in lint(PRESETS["pentago-tournament"], 13)]
    ['cup', 'intermediate', 'compare', 'third-place', 'leavers']
    >>> [finding.level for finding in lint(PRESETS["kingdomino-championship"], 5)]
    ['obstacle']
    """
    answers = answers or {}
    can = feasible(regulation, entrants, fillers)
    if not can.ok:
        return [Finding("obstacle", "number", can.rule, can.choices, facts={"why": can.code, **can.facts})]
    found = [_question(d) for d in decisions(regulation, entrants, answers) if d.question not in answers]
    known = {finding.name for finding in found} | set(answers)
    for decision in _rehearsed(regulation, entrants, answers, fillers):
        if decision.question not in known:
            known.add(decision.question)
            found.append(_question(decision))
    return found + _notes(regulation, entrants)


def _question(decision: Decision) -> Finding:
    return Finding("question", decision.question, decision.rule, decision.options, decision.default, decision.facts)


def _rehearsed(regulation: Regulation, entrants: int, answers: dict[str, str], fillers: int) -> list[Decision]:
    """The questions that come up while tournaments of this size are played with made-up results."""
    asked: list[Decision] = []
    if entrants > MOST_REHEARSED or regulation.format == "arena":  # an arena asks nothing
        return asked
    for rehearsal in range(REHEARSALS):
        desk = Desk.opened("rehearsal", regulation)
        for number in range(1, entrants + 1):
            desk = desk.say("entered", {"entrant": number, "name": f"{number}"})
        for number in range(entrants + 1, entrants + 1 + fillers):
            desk = desk.say("filled", {"entrant": number, "name": f"{number}"})
        for question, answer in answers.items():
            desk = desk.say("decided", {"question": question, "answer": answer})
        pick = picks(f"lint {rehearsal}")
        while not desk.tournament.closed:
            need = propose(desk.tournament)
            if isinstance(need, Decision):
                asked.append(need)
            desk = step(desk, pick)
    return asked


def _notes(regulation: Regulation, entrants: int) -> list[Finding]:
    notes = []
    if regulation.format == "rank-tables":
        for note in rank_tables.open_decisions(regulation, entrants):
            notes.append(Finding("note", note.answer, regulation.rule("tables"), facts=note.facts))
    if regulation.format in ("groups-cup", "round-robin"):
        notes.append(Finding("note", "leavers", facts={"leavers": regulation.leavers}))
    if regulation.format == "swiss" and entrants - 1 < regulation.rounds:
        notes.append(Finding("note", "rematches"))
    return notes
