"""The register of bans, apart from any tournament: who left one may be kept out of all, case by case (TK15)."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.names import skeleton
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.log import Log, dead_facts


@dataclass(frozen=True, slots=True)
class Ban:
    """Who is banned, why, until when (nothing: for good), and the fact that says so."""

    person: str
    name: str
    reason: str
    until: str
    fact: int


def bans(log: Log) -> dict[str, Ban]:
    """Everyone who is banned.

    >>> log = Log().with_fact("banned", {"person": "max", "name": "Max"}, reason="left in round 2")
    >>> bans(log)["max"].reason
    'left in round 2'
    """
    dead = dead_facts(log.facts)
    found: dict[str, Ban] = {}
    for fact in log.facts:
        if fact.number in dead or fact.kind == "undone":
            continue
        if fact.kind == "banned":
            if not fact.reason:
                raise NotNow("A ban is decided case by case and needs its reason", code="reason-missing", rule="TK15")
            person = fact.data["person"]
            found[person] = Ban(person, fact.data["name"], fact.reason, fact.data.get("until", ""), fact.number)
        elif fact.kind == "lifted":
            if found.pop(fact.data["person"], None) is None:
                raise NotNow("{person} is not banned", code="not-banned", rule="TK15", person=fact.data["person"])
        else:
            raise NotNow("{kind} is not a fact of a register of bans", code="other-log", kind=fact.kind)
    return found


def refuse_banned(register: Log, person: str, day: str) -> None:
    """Refuse someone who is banned on a day (as 2026-11-15), also under a name that only looks the same."""
    look = skeleton(person)
    for ban in bans(register).values():
        if skeleton(ban.person) != look or (ban.until and day > ban.until):
            continue
        raise NotNow(
            "{name} is banned until {day}: {reason}" if ban.until else "{name} is banned: {reason}",
            code="banned",
            rule="TK15",
            name=ban.name,
            day=ban.until,
            reason=ban.reason.rstrip("."),
        )
