"""A circuit: local tournaments, a national final, an international one; who wins below may play above (TP8, TP9).

It is a log of its own: `founded` names the levels, `held` reports a closed tournament, `declined` a qualified player
who does not want to go. Two questions the source leaves open are settings: does the place of a player who qualified
twice, or of one who declines, lapse, or go to the next in that tournament?
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import finished, standing_of
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.state import Tournament

LEVELS = ("local", "national", "international")
Vacancy = Literal["lapse", "next"]


@dataclass(frozen=True, slots=True)
class Held:
    """A tournament that took place: its order, and how many qualify (all who share the last such place)."""

    level: str
    title: str
    order: tuple[tuple[int, str, str], ...]
    """Place, person, name."""
    fact: int


@dataclass(frozen=True, slots=True)
class Qualified:
    """A person who may play on the next level, and thanks to which tournament."""

    person: str
    name: str
    through: str
    place: int


@dataclass
class Circuit:
    """What a circuit's log tells."""

    title: str = ""
    levels: tuple[str, ...] = ()
    twice: Vacancy = "lapse"
    declined: Vacancy = "lapse"
    held: list[Held] = field(default_factory=list)
    refusals: set[tuple[str, str]] = field(default_factory=set)

    def qualified_for(self, level: str) -> list[Qualified]:
        """Who may play on a level, in the order in which the tournaments below were held."""
        if level not in self.levels:
            raise NotNow("The levels are {levels}", code="no-such-level", levels=", ".join(self.levels))
        index = self.levels.index(level)
        if index == 0:
            return []
        below = self.levels[index - 1]
        found: dict[str, Qualified] = {}
        for held in self.held:
            if held.level == below:
                self._pass_on(held, level, found)
        return list(found.values())

    def _pass_on(self, held: Held, level: str, found: dict[str, Qualified]) -> None:
        for place, person, name in held.order:
            if (level, person) in self.refusals:
                if place == 1 and self.declined == "lapse":
                    return
                continue
            if person in found:
                if place == 1 and self.twice == "lapse":
                    return
                continue
            found[person] = Qualified(person, name, held.title, place)
            return


def report(tournament: Tournament, level: str, digest: str) -> dict[str, Any]:
    """The data of the fact that reports a closed tournament to its circuit."""
    if not tournament.closed or not finished(tournament):
        raise NotNow("{title} is not closed yet", code="not-closed", rule="TP8", title=tournament.title)
    rows = standing_of(tournament).rows
    return {
        "level": level,
        "title": tournament.title,
        "digest": digest,
        "places": [row.place for row in rows],
        "persons": [tournament.entrants[row.entrant].person for row in rows],
        "names": [tournament.name(row.entrant) for row in rows],
    }


def fold_circuit(log: Log) -> Circuit:
    """The circuit that a log tells."""
    dead = dead_facts(log.facts)
    circuit = Circuit()
    for fact in log.facts:
        if fact.number in dead or fact.kind == "undone":
            continue
        if fact.kind == "founded":
            _found(circuit, fact.data)
        elif fact.kind == "held":
            _hold(circuit, fact.data, fact.number)
        elif fact.kind == "declined":
            _decline(circuit, fact.data)
        else:
            raise NotNow("{kind} is not a fact of a circuit", code="other-log", kind=fact.kind)
    return circuit


def _found(circuit: Circuit, data: Mapping[str, Any]) -> None:
    if circuit.levels:
        raise NotNow("The circuit has been founded", code="already-founded")
    levels = tuple(data["levels"])
    if len(levels) < 2 or len(set(levels)) < len(levels) or not all(levels):
        raise NotNow("A circuit has two or more different levels", code="bad-levels", rule="TP9")
    for setting in ("twice", "declined"):
        if data[setting] not in ("lapse", "next"):
            raise NotNow("{setting} is lapse or next", code="bad-setting", setting=setting)
    circuit.title, circuit.levels = data["title"], levels
    circuit.twice, circuit.declined = cast(Vacancy, data["twice"]), cast(Vacancy, data["declined"])


def _hold(circuit: Circuit, data: Mapping[str, Any], number: int) -> None:
    if data["level"] not in circuit.levels:
        raise NotNow("The levels are {levels}", code="no-such-level", levels=", ".join(circuit.levels) or "not founded")
    parts = (data["places"], data["persons"], data["names"])
    if not len(parts[0]) == len(parts[1]) == len(parts[2]):
        raise NotNow("A report needs a place, a person and a name for each", code="bad-report")
    if any(held.title == data["title"] and held.level == data["level"] for held in circuit.held):
        raise NotNow("{title} has been reported", code="reported-twice", title=data["title"])
    circuit.held.append(Held(data["level"], data["title"], tuple(zip(*parts, strict=True)), number))


def _decline(circuit: Circuit, data: Mapping[str, Any]) -> None:
    if data["person"] not in {q.person for q in circuit.qualified_for(data["level"])}:
        raise NotNow(
            "{person} is not qualified for {level}",
            code="not-qualified",
            rule="TP8",
            person=data["person"],
            level=data["level"],
        )
    circuit.refusals.add((data["level"], data["person"]))
