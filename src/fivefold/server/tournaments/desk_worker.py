"""What runs in the processes that fold tournaments.

The web process never folds: it sends what is asked together with the head of the log, and gets facts or bytes back. A
worker keeps the desks it has folded last. One that is behind says so and is sent the lines it lacks; a change is kept
aside until the next request shows that its facts were stored.
"""

from __future__ import annotations

import gzip
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from fivefold.refusals import Refused
from fivefold.server.people.access import Case, Principal, actor_of, allow, fact_action
from fivefold.server.tournaments.calls import check_call, seated, wanted_calls
from fivefold.tournaments import Desk, Log, NotNow
from fivefold.tournaments.exports import as_data
from fivefold.tournaments.facts import read_fact
from fivefold.tournaments.log import check_chain, dead_facts
from fivefold.tournaments.needs import LotNeeded
from fivefold.tournaments.repair import Damage, sound_part

T = TypeVar("T")
MOST_DESKS: Final = 64
MOST_FACTS: Final = 200_000
"""Facts of all desks that a worker keeps; the one used longest ago is folded again when it is asked for."""


class Head(NamedTuple):
    """How far a log goes: the number of its last fact, and the hash of that fact."""

    version: int = 0
    digest: str = ""


class Lines(NamedTuple):
    """Lines of a log after a version."""

    after: int
    texts: tuple[str, ...]


class Behind(NamedTuple):
    """A worker lacks the lines after this version."""

    version: int


class Summary(NamedTuple):
    """What a list shows of a tournament."""

    title: str
    regulation: str
    players: int
    closed: bool


class Change(NamedTuple):
    """Facts that may be stored now."""

    kinds: tuple[str, ...]
    lines: tuple[str, ...]
    head: Head
    summary: Summary


class View(NamedTuple):
    """A tournament as it is sent, plain and packed."""

    plain: bytes
    packed: bytes


class Saying(NamedTuple):
    """A fact that somebody wants to say."""

    kind: str
    data: Mapping[str, Any]
    reason: str = ""
    key: str = ""
    by: int = 0


class Question(NamedTuple):
    """What somebody wants to do without a fact: the action, and the table and the entrant that it is about."""

    action: str
    data: Mapping[str, Any] = {}
    by: int = 0


class Asked(NamedTuple):
    """Who asks, whether the tournament is public, and at what time."""

    principal: Principal
    public: bool
    time: str


def begin_desks() -> None:
    """The start of a worker for tournaments: what it needs is loaded with this module."""


_kept: OrderedDict[str, Desk] = OrderedDict()
_fresh: dict[str, Desk] = {}


def digest_of(line: str) -> str:
    """The hash that the fact after this line carries."""
    return hashlib.sha256(line.encode()).hexdigest()


class Opened(NamedTuple):
    """How far a stored log can be used; `damage` is its first line that cannot, if there is one."""

    head: Head
    damage: Damage | None


def open_log(name: str, lines: tuple[str, ...]) -> Opened:
    """Fold a stored log. If a line cannot be read or applied, everything before it is kept and can be looked at."""
    try:
        facts = tuple(map(read_fact, lines))
        check_chain(facts)
        desk, damage = Desk.of(Log(facts)), None
    except Refused:
        sound, damage = sound_part(lines)
        desk = Desk.of(sound)
    return Opened(head_of(_keep(name, desk)), damage)


def head_of(desk: Desk) -> Head:
    """How far a desk's log goes."""
    return Head(desk.log.version, desk.log.digest)


def read(name: str, head: Head, known: Lines | None, task: Callable[..., T], *args: Any) -> T | Behind:
    """Answer a question about a tournament."""
    desk = _desk(name, head, known)
    return desk if isinstance(desk, Behind) else task(desk, *args)


def change(name: str, head: Head, known: Lines | None, act: Callable[..., Desk], *args: Any) -> Change | Behind | None:
    """Let something happen at a desk; None if nothing had to be written."""
    desk = _desk(name, head, known)
    if isinstance(desk, Behind):
        return desk
    after = act(desk, *args)
    if after.log.version == head.version:
        return None
    _fresh[name] = after
    return whole(after, head.version)


def whole(desk: Desk, after: int = 0) -> Change:
    """The facts of a desk after a version, as they are stored."""
    fresh = desk.log.facts[after:]
    return Change(tuple(f.kind for f in fresh), tuple(f.text for f in fresh), head_of(desk), summary(desk))


def _desk(name: str, head: Head, known: Lines | None) -> Desk | Behind:
    for found in (_fresh.get(name), _kept.get(name)):
        if found is not None and head_of(found) == head:
            return _keep(name, found)
    desk = _kept.get(name)
    if desk is None or desk.log.version > head.version:
        desk = Desk()
    if known is None or known.after > desk.log.version:
        return Behind(desk.log.version)
    texts = known.texts[desk.log.version - known.after :]
    longer = Desk.of(Log((*desk.log.facts, *map(read_fact, texts))))
    if head_of(longer) == head:
        return _keep(name, longer)
    _kept.pop(name, None)
    if desk.log.version:  # what was kept is not the beginning of what is stored
        return Behind(0)
    raise NotNow("The log of this tournament does not end where it should", code="log-changed")


def _keep(name: str, desk: Desk) -> Desk:
    _fresh.pop(name, None)
    _kept[name] = desk
    _kept.move_to_end(name)
    while len(_kept) > 1 and (len(_kept) > MOST_DESKS or sum(d.log.version for d in _kept.values()) > MOST_FACTS):
        _kept.popitem(last=False)
    return desk


def summary(desk: Desk) -> Summary:
    """What a list shows of a tournament."""
    tournament = desk.tournament
    regulation = tournament.regulation.name if tournament.regulation else ""
    return Summary(tournament.title, regulation, tournament.entered, tournament.closed)


class Beside(NamedTuple):
    """What is shown of a tournament besides its log."""

    wall: Mapping[str, Any]
    notices: int
    parked: Sequence[Mapping[str, Any]]
    damage: Damage | None


def view(desk: Desk, beside: Beside, full: bool) -> View:
    """The whole tournament as it is sent to those who watch; names behind facts only to those who work there."""
    wall, damage = beside.wall, beside.damage
    data = {name: value for name, value in as_data(desk).items() if name != "log"}
    for a_round in data["rounds"]:
        where = seated(desk.tournament, wall, a_round["round"])
        line = {number: at for at, number in enumerate(where.waiting, 1)}
        for table in a_round["tables"]:
            table["called"], table["place"] = where.called, where.places[table["table"]]
            table["waits"] = line.get(table["table"], 0)
    if full:
        data["parked"] = list(beside.parked)
    else:
        _leave_out_names(data)
    told = {
        "t": "tournament",
        "v": desk.log.version,
        "n": beside.notices,
        "data": data,
        "need": need(desk),
        "wall": {name: value for name, value in wall.items() if name != "calls"},
        "damage": damage and {"line": damage.line, "why": damage.why, "text": damage.text if full else ""},
    }
    plain = msgspec.json.encode(told)
    return View(plain, gzip.compress(plain, 6, mtime=0))


def _leave_out_names(data: dict[str, Any]) -> None:
    """Everyone sees who plays and how it stands; who typed it, and what was complained of, is the desk's matter."""
    for protest in data["protests"]:
        protest["text"] = ""
    for a_round in data["rounds"]:
        for table in a_round["tables"]:
            for game in table["games"]:
                game["said_by"] = game["said_by"].partition(" ")[0]


def need(desk: Desk) -> dict[str, Any]:
    """What the tournament waits for."""
    try:
        wanted = desk.need()
    except Refused as refusal:
        return {"need": "Nothing", "text": str(refusal)}
    return {"need": type(wanted).__name__, **msgspec.to_builtins(wanted)}


def calls(desk: Desk, wall: Mapping[str, Any]) -> list[tuple[int, int, int]]:
    """The games that can be called to tables now."""
    return wanted_calls(desk.tournament, wall)


def check_place(desk: Desk, wall: Mapping[str, Any], call: tuple[int, int, int]) -> None:
    """Refuse a call by hand (round, table, place) that cannot be followed."""
    check_call(desk.tournament, wall, *call)


def allowed(desk: Desk, asked: Asked, question: Question, task: Callable[..., T], *args: Any) -> T:
    """Answer a question that the asker may ask."""
    case = Case(asked.principal, asked.public, None, desk.tournament, question.data, question.by)
    allow(question.action, case)
    return task(desk, *args)


def say(desk: Desk, asked: Asked, facts: Sequence[Saying], expected_version: int | None = None) -> Desk:
    """Say facts, each against the desk as it then stands: all of them, or none."""
    for fact in facts:
        case = Case(asked.principal, asked.public, None, desk.tournament, fact.data, fact.by, len(facts))
        allow(fact_action(fact.kind), case)
        actor = actor_of(case)
        desk = desk.say(
            fact.kind, fact.data, actor=actor, time=asked.time, reason=fact.reason, key=fact.key, seen=expected_version
        )
    return desk


def house_says(desk: Desk, fact: Saying, actor: str, time: str) -> Desk:
    """Write down what the house itself knows: a game that has ended on the screen, a forfeit."""
    return desk.say(fact.kind, fact.data, actor=actor, time=time, reason=fact.reason, key=fact.key)


def _actor(desk: Desk, asked: Asked, action: str) -> str:
    case = Case(asked.principal, asked.public, tournament=desk.tournament)
    allow(action, case)
    return actor_of(case)


def enter(desk: Desk, asked: Asked, entries: Sequence[Mapping[str, Any]], key: str) -> Desk:
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
        desk = desk.say("entered", {"entrant": number, **entry}, actor=actor, time=asked.time, key=each)
    return desk


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


ELSEWHERE: Final = "opened in another house, which keeps the secret of the seeds"


class Seed(NamedTuple):
    """What lots are drawn from: the house's secret for this tournament, unless a seed of one's own is given."""

    secret: str
    own: str = ""
    reason: str = ""

    def for_round(self, desk: Desk) -> tuple[str, str]:
        """The seed for the lots of the next round, and why it is another than the one fixed before, if it is.

        Where nothing was fixed, or the secret stayed with another house, it is a fresh one each time.
        """
        if self.own:
            return self.own, self.reason
        if desk.tournament.commitment and self.secret:
            return desk.seed_of(self.secret), self.reason
        return secrets.token_hex(8), self.reason or (ELSEWHERE if desk.tournament.commitment else "")


def draw(desk: Desk, asked: Asked, seed: Seed, expected_version: int | None) -> Desk:
    """Draw the lots that are needed and publish the next round."""
    actor = _actor(desk, asked, "tournament.say.drawn")
    chosen, reason = seed.for_round(desk)
    return desk.draw(seed=chosen, actor=actor, time=asked.time, seen=expected_version, reason=reason)


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
