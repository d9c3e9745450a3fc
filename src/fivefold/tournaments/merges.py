"""One person who was entered twice becomes one entry, and an entry that stands for two people becomes two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.people import enter, leave, present, rename
from fivefold.tournaments.state import Entrant, Tournament


def _merge(tournament: Tournament, fact: Fact) -> None:
    """The second entry is gone; the first one takes over what only the second one said, also its place in line."""
    twice, stays = (present(tournament, fact.data[part]) for part in ("entrant", "into"))
    if twice is stays or twice.filler or stays.filler:
        raise NotNow("Two different players are merged", code="merge-same")
    if was_drawn(tournament, twice.number):
        raise NotNow(
            "{name} has been drawn already, so this entry stays; merge the other one into it",
            code="merge-drawn",
            name=twice.name,
        )
    if stays.state == "waiting" and twice.state != "waiting":
        # They change places in the line before the second one leaves it, so that nobody moves up.
        stays, twice = replace(stays, state=twice.state), replace(twice, state="waiting")
        tournament.entrants |= {stays.number: stays, twice.number: twice}
    leave(tournament, replace(fact, data={"entrant": twice.number}))
    here = twice.state == "checked-in" and stays.state == "entered"
    tournament.entrants[stays.number] = replace(
        stays,
        club=stays.club or twice.club,
        category=stays.category or twice.category,
        rating=stays.rating or twice.rating,
        person=twice.person if _only_named(stays) and not _only_named(twice) else stays.person,
        state=twice.state if here else stays.state,
    )


def _only_named(entrant: Entrant) -> bool:
    return entrant.person == entrant.name.casefold()


def was_drawn(tournament: Tournament, number: int) -> bool:
    """Has an entrant stood in any published draw?"""
    return any(number in (*a_round.byes, *a_round.halves, *a_round.slots) for a_round in tournament.rounds) or any(
        number in table.seats for table in tournament.tables.values()
    )


def _split(tournament: Tournament, fact: Fact) -> None:
    """The first keeps the number and all that was played; the second one is entered with the same club."""
    data = fact.data
    entrant = present(tournament, data["entrant"])
    if data["name"].strip().casefold() == data["other_name"].strip().casefold():
        raise NotNow("Two players need two names", code="split-same")
    if entrant.filler or entrant.state == "waiting":
        raise NotNow("{name} cannot be split", code="split-not", name=entrant.name)
    before = tournament.copy()
    rename(tournament, replace(fact, data={"entrant": entrant.number, "name": data["name"]}))
    other = {"entrant": data["other"], "name": data["other_name"], "club": entrant.club, "category": entrant.category}
    try:
        enter(tournament, replace(fact, data={**other, "waits": True}))
    except NotNow:
        tournament.entrants, tournament.names, tournament.tables = before.entrants, before.names, before.tables
        raise


HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {"merged": _merge, "split": _split}
