"""Undo of anything, also of an undo, also of closing: a further fact that names what no longer counts."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.refusals import Refused
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.fold import apply
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.state import Tournament


@dataclass(frozen=True, slots=True)
class Dependent:
    """A fact that cannot stand without the one that is to be undone, and why."""

    fact: Fact
    why: str


def depends_on(log: Log, number: int) -> tuple[Dependent, ...]:
    """What would have to go together with a fact, in the order of the log.

    An undo that is undone brings facts back; what was said since and contradicts them is named too.
    """
    if not 1 <= number <= log.version:
        raise NotNow("There is no fact {number}", code="no-such-fact", number=number)
    if number in dead_facts(log.facts):
        raise NotNow("Fact {number} has already been undone", code="already-undone", number=number)
    undo = Fact(log.version + 1, "undone", {"facts": [number]})
    dead = dead_facts((*log.facts, undo))
    found: list[Dependent] = []
    tournament = Tournament()
    for fact in log.facts:
        if fact.number in dead:
            continue
        try:
            apply(tournament, fact)
        except Refused as refusal:
            found.append(Dependent(fact, str(refusal)))
    return tuple(found)


def undo_data(log: Log, number: int, *, together: bool) -> dict[str, list[int]]:
    """The data of the fact that undoes another; what depends on it is undone too, if that is wanted."""
    dependents = depends_on(log, number)
    if dependents and not together:
        names = ", ".join(f"{d.fact.number} ({d.fact.kind})" for d in dependents[:8])
        raise NotNow(
            "Fact {number} carries others: {names}; undo them together",
            code="has-dependents",
            number=number,
            names=names + (" …" if len(dependents) > 8 else ""),
        )
    return {"facts": [number, *(d.fact.number for d in dependents)]}
