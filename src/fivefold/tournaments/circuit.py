"""A circuit: local tournaments, a national final, an international one; who wins below may play above (TP8, TP9).

It is a log of its own: `founded` names the levels, `admitted` takes a tournament in and `released` lets it go again,
`held` reports a closed tournament and `reopened` that its end was undone, `declined` names a qualified player who does
not want to go. A tournament of another house comes with that house's signature (`signed`), and only from a house that
the circuit trusts (`trusted`, `distrusted`); once it trusts any, nothing unsigned from elsewhere is taken. A tournament
that was admitted is reported under its id, and each further report takes the place of the one before it: somebody
corrected a result or a name. With `points` the places of all tournaments count for the season, and those who share
places share their points, as at a table (TK7).

Two questions the source leaves open are settings: does the place of a player who qualified twice, or of one who
declines, lapse, or go to the next in that tournament?
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Literal, cast

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import finished, standing_of
from fivefold.tournaments.head import read_signed
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
    tournament: str = ""
    version: int = 0
    key: str = ""
    """The fingerprint of the house that signed it, for a tournament of another house."""


@dataclass(frozen=True, slots=True)
class Qualified:
    """A person who may play on the next level, and thanks to which tournament."""

    person: str
    name: str
    through: str
    place: int


@dataclass(frozen=True, slots=True)
class Member:
    """A tournament that belongs to a circuit; once it is closed it is reported without anybody having to (TP8)."""

    tournament: str
    level: str
    title: str
    version: int = 0
    """How far its log went when it was last reported, closed or reopened."""


@dataclass(frozen=True, slots=True)
class Seasoned:
    """Somebody's points of the season: each tournament's share, in the order in which they were held."""

    place: int
    person: str
    name: str
    points: Fraction
    shares: tuple[Fraction | None, ...]


MOST_MEMBERS = 500
MOST_TRUSTED = 100
FINGERPRINT = re.compile("[0-9a-f]{16}")


@dataclass
class Circuit:
    """What a circuit's log tells."""

    title: str = ""
    season: str = ""
    points: tuple[int, ...] = ()
    members: dict[str, Member] = field(default_factory=dict)
    levels: tuple[str, ...] = ()
    twice: Vacancy = "lapse"
    declined: Vacancy = "lapse"
    held: list[Held] = field(default_factory=list)
    refusals: set[tuple[str, str]] = field(default_factory=set)
    trusted: dict[str, str] = field(default_factory=dict)
    """The houses whose signature counts: fingerprints without blanks, and what they are called here."""

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

    def ranking(self) -> list[Seasoned]:
        """The standing of the season, for a circuit that gives points."""
        if not self.points:
            return []
        shares: dict[str, list[Fraction | None]] = {}
        names: dict[str, str] = {}
        for at, held in enumerate(self.held):
            places = [place for place, _, _ in held.order]
            for place, person, name in held.order:
                alike = places.count(place)
                worth = Fraction(sum(self.points[place - 1 : place - 1 + alike]), alike)
                shares.setdefault(person, [None] * len(self.held))[at] = worth
                names[person] = name
        sums = {person: sum((one for one in found if one), Fraction(0)) for person, found in shares.items()}
        order = sorted((person for person in sums if sums[person]), key=lambda one: (-sums[one], names[one].casefold()))
        return [
            Seasoned(
                1 + sum(sums[other] > sums[person] for other in order),
                person,
                names[person],
                sums[person],
                tuple(shares[person]),
            )
            for person in order
        ]


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
        elif fact.kind == "admitted":
            _admit(circuit, fact.data)
        elif fact.kind in ("released", "reopened"):
            _take_out(circuit, fact.kind, fact.data)
        elif fact.kind == "held":
            _hold(circuit, fact.data, fact.number)
        elif fact.kind == "declined":
            _decline(circuit, fact.data)
        elif fact.kind == "trusted":
            _trust(circuit, fact.data)
        elif fact.kind == "distrusted":
            _distrust(circuit, fact.data["key"])
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
    points = tuple(data.get("points", ()))
    if len(points) > 100 or list(points) != sorted(points, reverse=True):
        raise NotNow("The points of a season fall from place to place", code="bad-season-points")
    circuit.title, circuit.levels = data["title"], levels
    circuit.season, circuit.points = data.get("season", ""), points
    circuit.twice, circuit.declined = cast(Vacancy, data["twice"]), cast(Vacancy, data["declined"])


def _check_level(circuit: Circuit, level: str) -> None:
    if level not in circuit.levels:
        raise NotNow("The levels are {levels}", code="no-such-level", levels=", ".join(circuit.levels) or "not founded")


def _admit(circuit: Circuit, data: Mapping[str, Any]) -> None:
    _check_level(circuit, data["level"])
    if not data["tournament"] or data["tournament"] in circuit.members:
        raise NotNow("{title} belongs to this circuit already", code="admitted-twice", title=data["title"])
    if len(circuit.members) >= MOST_MEMBERS:
        raise NotNow("A circuit has at most {most} tournaments", code="circuit-full", most=MOST_MEMBERS)
    circuit.members[data["tournament"]] = Member(data["tournament"], data["level"], data["title"])


def _take_out(circuit: Circuit, kind: str, data: Mapping[str, Any]) -> None:
    member = circuit.members.get(data["tournament"])
    if member is None:
        raise NotNow("This tournament does not belong to the circuit", code="not-admitted")
    circuit.held = [held for held in circuit.held if held.tournament != member.tournament]
    if kind == "released":
        del circuit.members[member.tournament]
    else:
        circuit.members[member.tournament] = replace(member, version=data["version"])


def _hold(circuit: Circuit, data: Mapping[str, Any], number: int) -> None:
    _check_level(circuit, data["level"])
    parts = (data["places"], data["persons"], data["names"])
    if not len(parts[0]) == len(parts[1]) == len(parts[2]):
        raise NotNow("A report needs a place, a person and a name for each", code="bad-report")
    name, order = data.get("tournament", ""), tuple(zip(*parts, strict=True))
    fresh = Held(data["level"], data["title"], order, number, name, data.get("version", 0))
    if "signed" in data:
        _hold_signed(circuit, data, fresh)
        return
    if not name:
        if circuit.trusted:
            raise NotNow("This circuit takes only tournaments that a house it trusts has signed", code="not-signed")
        if any(held.title == data["title"] and held.level == data["level"] for held in circuit.held):
            raise NotNow("{title} has been reported", code="reported-twice", title=data["title"])
        circuit.held.append(fresh)
        return
    member = circuit.members.get(name)
    if member is None or member.level != fresh.level:
        raise NotNow("This tournament does not belong to the circuit", code="not-admitted")
    circuit.members[name] = replace(member, title=fresh.title, version=fresh.version)
    if any(held.tournament == name for held in circuit.held):
        circuit.held = [fresh if held.tournament == name else held for held in circuit.held]
    else:
        circuit.held.append(fresh)


def _hold_signed(circuit: Circuit, data: Mapping[str, Any], fresh: Held) -> None:
    """A report from another house; a later one of the same tournament takes its place."""
    signed = read_signed(data["signed"])
    key = plain_fingerprint(signed.fingerprint)
    if key not in circuit.trusted:
        raise NotNow("This circuit does not trust the house with the key {key}", code="not-trusted", key=key)
    if (signed.digest, signed.tournament) != (data["digest"], fresh.tournament):
        raise NotNow("The signature is not under this report", code="other-report")
    fresh = replace(fresh, key=key, version=signed.version)
    before = [held for held in circuit.held if (held.key, held.tournament) == (key, fresh.tournament)]
    if before and before[0].version > fresh.version:
        raise NotNow("A later state of {title} has been reported", code="reported-older", title=fresh.title)
    if before:
        circuit.held = [fresh if held is before[0] else held for held in circuit.held]
    else:
        circuit.held.append(fresh)


def plain_fingerprint(text: str) -> str:
    """A fingerprint as it is compared: without blanks, in small letters.

    >>> plain_fingerprint("6668 7AAD f862 bd77")
    '66687aadf862bd77'
    """
    plain = "".join(text.split()).lower()
    if FINGERPRINT.fullmatch(plain) is None:
        raise NotNow("A fingerprint has sixteen characters, 0-9 and a-f", code="bad-fingerprint")
    return plain


def _trust(circuit: Circuit, data: Mapping[str, Any]) -> None:
    key = plain_fingerprint(data["key"])
    if not circuit.levels:
        raise NotNow("The levels are {levels}", code="no-such-level", levels="not founded")
    if len(circuit.trusted) >= MOST_TRUSTED and key not in circuit.trusted:
        raise NotNow("A circuit trusts at most {most} houses", code="too-many-trusted", most=MOST_TRUSTED)
    circuit.trusted[key] = data["name"].strip() or data["key"]


def _distrust(circuit: Circuit, text: str) -> None:
    """What a house has reported counts no longer once it is not trusted any more."""
    key = plain_fingerprint(text)
    if circuit.trusted.pop(key, None) is None:
        raise NotNow("This circuit does not trust the house with the key {key}", code="not-trusted", key=key)
    circuit.held = [held for held in circuit.held if held.key != key]


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
