"""The fold: a log in, a tournament out. Each fact is checked against what stands before it.

What was undone is skipped, as if it had never been said; an undo can itself be undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fivefold.tournaments import breaks, incidents, merges, people, play
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.garbage import no_search_for_garbage
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.state import Tournament

AT_ANY_TIME = ("undone", "described", "renamed")
"""What can be said after the end: it changes no result. A misspelt name is seen on its certificate."""
HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {
    **people.HANDLERS,
    **merges.HANDLERS,
    **play.HANDLERS,
    **incidents.HANDLERS,
    **breaks.HANDLERS,
}


def apply(tournament: Tournament, fact: Fact) -> None:
    """Write a fact into a tournament, or refuse it."""
    if tournament.closed and fact.kind not in AT_ANY_TIME:
        raise NotNow(
            "The tournament is closed; undo that first (fact {number})", code="closed", number=tournament.closed_by
        )
    if fact.kind != "undone":
        if fact.kind not in HANDLERS:
            raise NotNow("{kind} is not a fact of a tournament", code="other-log", kind=fact.kind)
        HANDLERS[fact.kind](tournament, fact)
    tournament.version = fact.number


def fold(log: Log | Iterable[Fact]) -> Tournament:
    """The tournament that a log tells.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> from fivefold.tournaments.regulation import write_regulation
    >>> rules = write_regulation(PRESETS["kingdomino-championship"])
    >>> log = Log().with_fact("opened", {"title": "Dresden", "regulation": rules}, actor="desk", time="09:00")
    >>> fold(log).title
    'Dresden'
    """
    facts = log.facts if isinstance(log, Log) else tuple(log)
    dead = dead_facts(facts)
    tournament = Tournament()
    with no_search_for_garbage():
        for fact in facts:
            if fact.number not in dead:
                apply(tournament, fact)
    if facts:
        tournament.version = facts[-1].number
    return tournament


def advance(tournament: Tournament, log: Log, fact: Fact) -> Tournament:
    """The tournament after one more fact; `log` holds the facts before it. An undo is folded from the start."""
    if fact.kind == "undone":
        return fold((*log.facts, fact))
    after = tournament.copy()
    apply(after, fact)
    return after
