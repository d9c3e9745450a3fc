"""What can happen to a tournament, in the process that folds it: a desk and who asks become the desk after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fivefold.server.people.access import allow, fact_action
from fivefold.server.people.conditions import Case, actor_of
from fivefold.server.tournaments.desk_values import Asked, Saying, Seed
from fivefold.server.tournaments.regulations import MOST_IN_HOUSE, checked_regulation
from fivefold.tournaments import Desk, NotNow
from fivefold.tournaments.log import dead_facts
from fivefold.tournaments.needs import Draw, LotNeeded
from fivefold.tournaments.people import full


def say(desk: Desk, asked: Asked, facts: Sequence[Saying], expected_version: int | None = None) -> Desk:
    """Say facts, each against the desk as it then stands: all of them, or none."""
    for fact in facts:
        case = Case(asked.principal, asked.public, None, desk.tournament, fact.data, fact.by, len(facts))
        allow(fact_action(fact.kind), case)
        actor = actor_of(case)
        if fact.kind == "regulated":
            checked_regulation(fact.data.get("regulation"))
        _check_room(desk, fact.kind)
        desk = desk.say(
            fact.kind, fact.data, actor=actor, time=asked.time, reason=fact.reason, key=fact.key, seen=expected_version
        )
    return desk


def _check_room(desk: Desk, kind: str) -> None:
    """Refuse one more player than a house can show."""
    rules = desk.tournament.regulation
    if kind == "entered" and rules is not None and desk.tournament.entered >= MOST_IN_HOUSE:
        raise full(replace(rules, at_most=MOST_IN_HOUSE))


def house_says(desk: Desk, fact: Saying, actor: str, time: str) -> Desk:
    """Write down what the house itself knows: a game that has ended on the screen, a forfeit."""
    return desk.say(fact.kind, fact.data, actor=actor, time=time, reason=fact.reason, key=fact.key)


def _actor(desk: Desk, asked: Asked, action: str) -> str:
    case = Case(asked.principal, asked.public, tournament=desk.tournament)
    allow(action, case)
    return actor_of(case)


def enter(desk: Desk, asked: Asked, entries: Sequence[Mapping[str, object]], key: str) -> Desk:
    """Enter people; the house numbers them. Those who were sent before under the same key are left out."""
    dead = dead_facts(desk.log.facts)
    number = max(desk.tournament.entrants, default=0)
    for count, entry in enumerate(entries, 1):
        case = Case(asked.principal, asked.public, None, desk.tournament, entry, 0, len(entries))
        allow("tournament.say.entered", case)
        each, actor = f"{key}/{count}" if key else "", actor_of(case)
        if each and any((f.key, f.actor) == (each, actor) for f in desk.log.facts if f.number not in dead):
            continue
        number += 1
        # Whoever comes after the last place is taken waits for one to become free.
        waits = {"waits": True} if _is_full(desk) else {}
        _check_room(desk, "entered")
        desk = desk.say("entered", {"entrant": number, **entry, **waits}, actor=actor, time=asked.time, key=each)
    return desk


def _is_full(desk: Desk) -> bool:
    tournament = desk.tournament
    return not tournament.started and tournament.entered >= tournament.rules.most


def enter_qualified(desk: Desk, asked: Asked, wanted: Sequence[tuple[str, str, str]]) -> Desk:
    """Enter those who are qualified (name, person, through what); who is there already stays as they are."""
    actor = _actor(desk, asked, "tournament.say.entered")
    there = {entrant.person for entrant in desk.tournament.entrants.values()}
    number = max(desk.tournament.entrants, default=0)
    for name, person, through in wanted:
        if person not in there:
            number += 1
            data = {"entrant": number, "name": name, "person": person, "from": through, "sure": True}
            desk = desk.say("entered", data, actor=actor, time=asked.time)
    return desk


def start(desk: Desk, asked: Asked, expected_version: int | None) -> Desk:
    """Start with everyone who has checked in, or with all if nobody has."""
    return desk.start(actor=_actor(desk, asked, "tournament.say.started"), time=asked.time, seen=expected_version)


def draw(desk: Desk, asked: Asked, seed: Seed, expected_version: int | None) -> Desk:
    """Draw the lots that are needed and publish the next round."""
    actor = _actor(desk, asked, "tournament.say.drawn")
    chosen, reason = seed.for_round(desk)
    return desk.draw(seed=chosen, actor=actor, time=asked.time, seen=expected_version, reason=reason)


def pair_free(desk: Desk, seed: Seed, time: str) -> Desk:
    """Pair whoever is free in an arena; where nobody can be paired nothing happens."""
    if not isinstance(desk.need(), Draw | LotNeeded):
        return desk
    chosen, reason = seed.for_round(desk)
    return desk.draw(seed=chosen, actor="house", time=time, reason=reason)


def undo(desk: Desk, asked: Asked, number: int, reason: str, together: bool) -> Desk:
    """Undo a fact, and what depends on it if asked."""
    actor = _actor(desk, asked, "tournament.say.undone")
    return desk.undo(number, actor=actor, time=asked.time, reason=reason, together=together)


def lot(desk: Desk, asked: Asked, outcome: Sequence[int], seed: Seed, expected_version: int | None) -> Desk:
    """Draw the one lot that is wanted now, or write down how it fell from the hat."""
    actor = _actor(desk, asked, "tournament.say.lot")
    wanted = desk.need()
    if not isinstance(wanted, LotNeeded):
        raise NotNow("No lot is wanted now", code="no-lot")
    if not outcome:
        chosen, reason = seed.for_round(desk)
        return desk.lot(wanted, seed=chosen, actor=actor, time=asked.time, reason=reason)
    data = {"purpose": wanted.purpose, "candidates": list(wanted.candidates), "outcome": list(outcome)}
    return desk.say("lot", data, actor=actor, time=asked.time, seen=expected_version)
