"""Damaged logs: how far a log can be read, and how to make it whole again.

A repair never renumbers facts, because an undo and a ruling name others by their numbers. A line that cannot be saved
is replaced by a fact that undoes nothing and whose reason says what stood there; the last fact says what was done.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fivefold.refusals import Refused
from fivefold.tournaments.bans import bans
from fivefold.tournaments.circuit import fold_circuit
from fivefold.tournaments.errors import BadLog
from fivefold.tournaments.facts import LONGEST, PARTS, UNWRITABLE, UNWRITABLE_LINES, Fact, checked_fact, read_fact
from fivefold.tournaments.fold import apply, fold
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.state import Tournament

MOST_MISSING = 1000
"""Gaps in the numbers up to this length are filled."""
Fold = Callable[[Log], object]


@dataclass(frozen=True, slots=True)
class Damage:
    """The first line of a log that cannot be used: its number from 1, its text, and why in a sentence."""

    line: int
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Change:
    """What a repair did to a line: `mended`, `rechained`, `taken out`, `doubled` or `missing`, and why."""

    line: int
    what: str
    why: str


def sound_part(lines: Sequence[str], folded: Fold = fold) -> tuple[Log, Damage | None]:
    """The facts up to the first line that cannot be read, chained or applied, and that line.

    >>> log, damage = sound_part(['{"number": 1}'])
    >>> log.version, damage.line, damage.why
    (0, 1, 'A fact needs number, kind, data, time, actor, reason, key and before.')
    """
    facts, damage = _readable(lines)
    while True:
        at, why = _first_refused(facts, folded)
        if not at:
            return Log(tuple(facts)), damage
        # What came after may have undone facts, so the shorter log is tried again.
        damage = Damage(at, lines[at - 1], why)
        facts = facts[: at - 1]


def _readable(lines: Sequence[str]) -> tuple[list[Fact], Damage | None]:
    facts: list[Fact] = []
    before = ""
    for number, line in enumerate(lines, 1):
        try:
            fact = read_fact(line)
            _check_place(fact, number, before)
        except Refused as refusal:
            return facts, Damage(number, line, str(refusal))
        facts.append(fact)
        before = fact.digest
    return facts, None


def _check_place(fact: Fact, number: int, before: str) -> None:
    if fact.number != number:
        raise BadLog(
            "Fact {expected} is missing; {number} stands in its place",
            code="fact-missing",
            expected=number,
            number=fact.number,
        )
    if fact.before != before:
        raise BadLog(
            "Fact {number} does not follow the one before it: something was altered", code="chain-broken", number=number
        )


def _first_refused(facts: Sequence[Fact], folded: Fold) -> tuple[int, str]:
    """The number of the first fact that cannot be applied, and why; 0 if there is none."""
    if folded is fold:
        dead = dead_facts(facts)
        tournament = Tournament()
        for fact in facts:
            why = "" if fact.number in dead else _why_not(lambda fact=fact: apply(tournament, fact))  # type: ignore[misc]
            if why:
                return fact.number, why
        return 0, ""
    if not _why_not(lambda: folded(Log(tuple(facts)))):
        return 0, ""
    for length in range(1, len(facts) + 1):
        why = _why_not(lambda length=length: folded(Log(tuple(facts[:length]))))  # type: ignore[misc]
        if why:
            return length, why
    raise AssertionError("a log is its own longest part")


def _why_not(action: Callable[[], object]) -> str:
    try:
        action()
    except Refused as refusal:
        return str(refusal)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as trouble:
        return f"{type(trouble).__name__}: {trouble}."
    return ""


def repaired(lines: Sequence[str], time: str = "") -> tuple[Log, tuple[Change, ...]]:
    """A log that can be read, chained and folded, and what was changed for that; a sound log stays as it is.

    >>> repaired(["nonsense"])
    Traceback (most recent call last):
    fivefold.tournaments.errors.BadLog: The first fact is lost, and nothing can stand without it.
    """
    changes: list[Change] = []
    facts = _mended(lines, changes)
    if not facts or facts[0].kind == "undone":
        raise BadLog("The first fact is lost, and nothing can stand without it", code="first-fact-lost")
    folded = _fold_of(facts[0])
    while True:
        at, why = _first_refused(facts, folded)
        if not at:
            break
        if at == 1:
            raise BadLog("The first fact is lost, and nothing can stand without it", code="first-fact-lost")
        changes.append(Change(at, "taken out", why))
        facts[at - 1] = _stopgap(at, f"taken out: {why}", facts[at - 1].time)
    if not changes:
        return Log(tuple(facts)), ()
    facts.append(_stopgap(len(facts) + 1, _remark(changes), time))
    return Log(_chained(facts)), tuple(changes)


def _fold_of(first: Fact) -> Fold:
    if first.kind in ("banned", "lifted"):
        return bans
    return fold_circuit if first.kind == "founded" else fold


def _mended(lines: Sequence[str], changes: list[Change]) -> list[Fact]:
    """Facts numbered from 1, all of the right shape; what they say is not yet looked at."""
    facts: list[Fact] = []
    before = ""
    for at, line in enumerate(lines, 1):
        number = len(facts) + 1
        try:
            fact = read_fact(line)
        except Refused as refusal:
            fact = _saved(line, number)
            saved = fact.kind != "undone" or not fact.reason.startswith("taken out")
            changes.append(Change(at, "mended" if saved else "taken out", str(refusal)))
            before = _digest(line)
        else:
            if before and fact.number == number and fact.before != before:
                changes.append(Change(at, "rechained", f"Fact {number} does not follow the one before it."))
            before = fact.digest
        if fact.number < number:
            changes.append(Change(at, "doubled", f"Fact {fact.number} stands in the log before."))
            continue
        if fact.number - number > MOST_MISSING:
            raise BadLog(
                "Line {line}: more than {most} facts are missing", code="too-much-missing", line=at, most=MOST_MISSING
            )
        for gap in range(number, fact.number):
            changes.append(Change(at, "missing", f"Fact {gap} is missing."))
            facts.append(_stopgap(gap, f"fact {gap} is missing", ""))
        facts.append(fact)
    return facts


def _digest(line: str) -> str:
    """The hash that the fact after an unreadable line should carry; none if it had none."""
    try:
        return hashlib.sha256(line.encode()).hexdigest()
    except UnicodeEncodeError:
        return ""


def _saved(line: str, number: int) -> Fact:
    """The fact of an unreadable line with what is unreadable in it replaced, or a fact that stands in for it."""
    try:
        found = json.loads(line)
        if not isinstance(found, dict) or set(found) != {*PARTS, "data"}:
            raise TypeError
        parts = {name: _clean(value, UNWRITABLE_LINES if name == "reason" else None) for name, value in found.items()}
        return checked_fact(Fact(**parts))
    except Refused as refusal:
        return _stopgap(number, f"taken out: {refusal}", "")
    except (ValueError, TypeError, RecursionError):
        return _stopgap(number, "taken out: this line is no fact", "")


def _clean(value: Any, unwritable: Any = None) -> Any:
    """Control characters become blanks, halves of characters become question marks, long texts are cut."""
    if isinstance(value, str):
        whole = "".join("\ufffd" if "\ud800" <= one <= "\udfff" else one for one in value)
        return (unwritable or UNWRITABLE).sub(" ", whole)[:LONGEST]
    if isinstance(value, Mapping):
        # A protest and a ruling are texts of several lines.
        return {_clean(k): _clean(v, UNWRITABLE_LINES if k == "text" else None) for k, v in value.items()}
    return [_clean(inner) for inner in value] if isinstance(value, list) else value


def _stopgap(number: int, reason: str, time: str) -> Fact:
    """A fact that changes nothing in any log: an undo of no facts."""
    return Fact(number, "undone", {"facts": []}, time, "repair", _clean(reason, UNWRITABLE_LINES))


def _remark(changes: Sequence[Change]) -> str:
    listed = "; ".join(f"line {change.line} {change.what}: {change.why}" for change in changes[:20])
    more = f"; and {len(changes) - 20} more" if len(changes) > 20 else ""
    return f"Repaired: {listed}{more}"


def _chained(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """The facts with their numbers and hashes computed anew."""
    found: list[Fact] = []
    for number, fact in enumerate(facts, 1):
        before = found[-1].digest if found else ""
        found.append(checked_fact(replace(fact, number=number, before=before)))
    return tuple(found)
