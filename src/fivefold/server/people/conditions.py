"""Who asks for what, and the conditions under which a role may have it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from fivefold.live.table import Table
from fivefold.refusals import Forbidden, Refused
from fivefold.server.people.links import Link
from fivefold.tournaments.state import Tournament


class NotAllowed(Forbidden):
    """Something that the asker's role does not allow."""


class Principal(msgspec.Struct, frozen=True):
    """Who asks: the person of the session (nobody: empty) and the link they have shown, if it is valid.

    `moderator`: the operator has named them one. `operator`: they have shown the key of whoever runs the house.
    """

    who: str = ""
    link: Link | None = None
    moderator: bool = False
    operator: bool = False


NOBODY: Final = Principal()


class Case(NamedTuple):
    """What is asked for, and the state as it is at that moment; of a club, what the asker is there (`club`)."""

    principal: Principal
    public: bool = False
    table: Table | None = None
    tournament: Tournament | None = None
    data: Mapping[str, Any] = {}
    by: int = 0
    facts: int = 1
    club: str | None = None


class Condition(NamedTuple):
    """When a role may act: the words for the documentation, and a check that answers with a refusal or None."""

    words: str
    check: Callable[[Case], Refused | None]


def _own_table(case: Case) -> Refused | None:
    link, where = case.principal.link, place_in(case.data)
    if link is None or link.table is None or where != tuple(link.table):
        return NotAllowed("This link is for another table", code="other-table")
    return _sits(case, case.by) if case.by else None


def _own_seat(case: Case) -> Refused | None:
    link = case.principal.link
    return _sits(case, link.seat or 0 if link is not None else 0)


def _sits(case: Case, entrant: int) -> Refused | None:
    table = case.tournament.tables.get(place_in(case.data)) if case.tournament is not None else None
    if case.tournament is None or table is None or entrant not in table.seats:
        name = case.tournament.name(entrant) if case.tournament is not None else f"#{entrant}"
        return NotAllowed("{name} does not sit at this table", code="other-table", name=name)
    return None


def _anothers_result(case: Case) -> Refused | None:
    table = case.tournament.tables.get(place_in(case.data)) if case.tournament is not None else None
    if table is not None and table.games[-1].said_by == actor_of(case):
        return NotAllowed("Somebody else at the table confirms what you have entered", code="own-result")
    return None


def _own_name(case: Case) -> Refused | None:
    """A protest carries the name of the one who protests."""
    link, named = case.principal.link, case.data.get("by", 0)
    if link is not None and link.role == "player":
        return None if named in (0, link.seat) else _in_anothers_name()
    if case.by and named not in (0, case.by):
        return _in_anothers_name()
    return _sits(case, named) if named else None


def _in_anothers_name() -> Refused:
    return NotAllowed("Nobody protests in another's name", code="anothers-name")


def _own_break(case: Case) -> Refused | None:
    link = case.principal.link
    if link is None or link.seat != case.data.get("entrant"):
        return NotAllowed("Everyone takes a break for themselves", code="anothers-break")
    return None


def _own_entrant(case: Case) -> Refused | None:
    link = case.principal.link
    if link is None or link.seat != case.by:
        return NotAllowed("This is another player's seat", code="other-table")
    return None


ENTRY_PARTS: Final = frozenset({"entrant", "name", "club", "person", "sure"})


def _oneself(case: Case) -> Refused | None:
    if case.facts > 1:
        return NotAllowed("One enters oneself", code="not-your-role")
    if set(case.data) - ENTRY_PARTS:
        return NotAllowed("Who enters themselves gives a name and a club", code="entry-parts")
    return None


def _public(case: Case) -> Refused | None:
    return None if case.public else NotAllowed("Your link does not allow this", code="not-your-role")


def _open_seat(case: Case) -> Refused | None:
    setting = case.table.setting if case.table is not None else None
    if setting is None or not setting.public or "tournament" in setting.origin:
        return NotAllowed("This seat needs an invitation", code="not-invited")
    return _no_club(case)


def _no_tournament(case: Case) -> Refused | None:
    if case.table is not None and "tournament" in case.table.setting.origin:
        return NotAllowed("The seats of a tournament are given by its desk", code="not-invited")
    return _no_club(case)


def _no_club(case: Case) -> Refused | None:
    if case.table is not None and "club" in case.table.setting.origin:
        return NotAllowed("This seat is kept for the other player of a challenge", code="seat-of-challenge")
    return None


ALWAYS: Final = Condition("yes", lambda _case: None)


PUBLIC: Final = Condition("if public", _public)


OWN_TABLE: Final = Condition("own table", _own_table)


OWN_SEAT: Final = Condition("own table", _own_seat)


ANOTHERS_RESULT: Final = Condition("another's result", _anothers_result)


OWN_NAME: Final = Condition("own name", _own_name)


OWN_BREAK: Final = Condition("oneself", _own_break)


OWN_ENTRANT: Final = Condition("own seat", _own_entrant)


ONESELF: Final = Condition("oneself, one at a time", _oneself)


OPEN_SEAT: Final = Condition("public, no tournament, no challenge", _open_seat)


NO_TOURNAMENT: Final = Condition("no tournament, no challenge", _no_tournament)


def place_in(data: Mapping[str, Any]) -> tuple[int, int]:
    """The round and the table that a fact names."""
    number, table = data.get("round"), data.get("table")
    return (number, table) if type(number) is int and type(table) is int else (0, 0)


def actor_of(case: Case) -> str:
    """The name under which a fact is written down.

    >>> actor_of(Case(Principal(link=Link("tournament", "t", "desk", "Eva"))))
    'desk Eva'
    """
    link = case.principal.link
    if link is None:
        return "anyone"
    if link.role not in ("table", "player"):
        return f"{link.role} {link.note}".strip()
    where = place_in(case.data)
    speaker = link.seat or 0 if link.role == "player" else case.by
    actor = f"table {where[0]}/{where[1]}" if link.role == "table" else "player"
    return f"{actor} {case.tournament.name(speaker)}" if speaker and case.tournament is not None else actor
