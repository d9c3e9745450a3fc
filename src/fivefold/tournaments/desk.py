"""The organiser's desk: a log, what it folds to, and the one door through which facts come in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from fivefold.refusals import Conflict
from fivefold.tournaments.commitment import round_seed, seed_hash
from fivefold.tournaments.entrant_names import check_look, cleaned
from fivefold.tournaments.errors import BadRegulation, NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.fold import advance, fold
from fivefold.tournaments.formats import propose
from fivefold.tournaments.formats.arena import check_free
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.lots import lot_order
from fivefold.tournaments.needs import Decision, Draw, FillerNeeded, Finished, LotNeeded, MoveNeeded, Need, Waiting
from fivefold.tournaments.people import full
from fivefold.tournaments.regulation import MOST_ENTRANTS, Regulation, read_regulation, write_regulation
from fivefold.tournaments.state import Tournament
from fivefold.tournaments.undo import undo_data

STRUCTURAL = frozenset({"started", "drawn", "closed", "regulated", "undone"})
"""What changes the shape of a tournament: said only by one who has seen everything before it."""


@dataclass(frozen=True)
class Desk:
    """A log and its tournament, kept together.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> desk = Desk.opened("Dresden", PRESETS["kingdomino-championship"], actor="Eva", time="09:00")
    >>> for number, name in enumerate(("Anna", "Ben", "Cem", "Dora"), 1):
    ...     desk = desk.say("entered", {"entrant": number, "name": name}, actor="Eva", time="09:10")
    >>> desk = desk.start(actor="Eva", time="10:00")
    >>> desk.draw(seed="snow", actor="Eva", time="10:01").tournament.rounds[0].number
    1
    """

    log: Log = field(default_factory=Log)
    tournament: Tournament = field(default_factory=Tournament)

    @classmethod
    def of(cls, log: Log) -> Desk:
        """The desk of a log that was read."""
        return cls(log, fold(log))

    @classmethod
    def opened(cls, title: str, regulation: Regulation, *, actor: str = "desk", time: str = "") -> Desk:
        """A new tournament."""
        data = {"title": title, "regulation": write_regulation(regulation)}
        return cls().say("opened", data, actor=actor, time=time)

    def say(
        self,
        kind: str,
        data: Mapping[str, Any],
        *,
        actor: str = "desk",
        time: str = "",
        reason: str = "",
        key: str = "",
        seen: int | None = None,
    ) -> Desk:
        """Add a fact, or refuse it and change nothing. A fact with a key that its actor has used is not added twice.

        `seen` is the version that its author had before their eyes; a structural fact is refused if there is a newer.
        """
        fact = self.log.next_fact(kind, data, actor=actor, time=time, reason=reason, key=key)
        fact = replace(fact, data=cleaned(kind, fact.data))
        if self.log.sent_before(fact) is not None:
            return self
        if seen is not None and kind in STRUCTURAL and seen != self.log.version:
            raise Conflict(
                "Something has happened since: fact {number} ({kind}); look again",
                code="seen-old",
                number=self.log.version,
                kind=self.log.facts[-1].kind if self.log.facts else "none",
            )
        self._check_size(fact)
        check_look(self.tournament, kind, fact.data)
        if kind == "undone":
            self._check_undo(fact)
        if kind == "drawn" and not reason:
            self._check_proposed(fact)
        if kind == "drawn" and fact.data["stage"] == "arena":
            check_free(self.tournament, fact.data["tables"])
        return Desk(Log((*self.log.facts, fact)), advance(self.tournament, self.log, fact))

    def _check_size(self, fact: Fact) -> None:
        """Refuse a field that is larger than its format can play; logs from before this limit are still folded."""
        if fact.kind in ("opened", "regulated"):
            rules = read_regulation(fact.data["regulation"])
            if rules.most < rules.at_most < MOST_ENTRANTS or rules.at_least > rules.most:
                raise BadRegulation(
                    "{format}: at most {most} can play", code="field-too-large", format=rules.format, most=rules.most
                )
        elif fact.kind in ("entered", "started") and self.tournament.regulation is not None:
            many = len(fact.data["entrants"]) if fact.kind == "started" else self.tournament.entered + 1
            if many > self.tournament.regulation.most and not fact.data.get("waits"):
                raise full(self.tournament.regulation)

    def _check_undo(self, fact: Fact) -> None:
        dead = dead_facts(self.log.facts)
        for number in fact.data["facts"]:
            if number in dead or not 1 <= number <= self.log.version:
                raise NotNow("There is no fact {number} that could be undone", code="no-such-fact", number=number)
            if self.tournament.lots and self.log.facts[number - 1].kind == "committed":
                raise NotNow("Lots have been drawn from the seed, so it stays fixed", code="seed-used")

    def _check_proposed(self, fact: Fact) -> None:
        """A draw of the organiser's own is possible, but it must say why."""
        wanted = propose(self.tournament)
        if not isinstance(wanted, Draw) or wanted.data != fact.data:
            advance(self.tournament, self.log, fact)  # what cannot be played at all is refused for that
            raise NotNow("A draw that is not the proposed one needs its reason", code="reason-missing")

    def start(self, *, actor: str = "desk", time: str = "", seen: int | None = None) -> Desk:
        """Start with everyone who has checked in, or with all if nobody has."""
        players = self.tournament.players
        there = [e.number for e in players if e.state == "checked-in"] or [e.number for e in players]
        return self.say("started", {"entrants": there}, actor=actor, time=time, seen=seen)

    def need(self) -> Need:
        """What comes next."""
        return propose(self.tournament)

    def commit(self, secret: str, *, actor: str = "desk", time: str = "") -> Desk:
        """Fix the seeds of all lots before the start; the secret stays with its owner."""
        return self.say("committed", {"seed_hash": seed_hash(secret)}, actor=actor, time=time)

    def seed_of(self, secret: str) -> str:
        """The seed for the lots of the next round that follows from the secret, if it is the one committed to."""
        if not self.tournament.commitment or seed_hash(secret) != self.tournament.commitment:
            raise NotNow("This is not the secret that was committed to", code="other-secret")
        return round_seed(secret, len(self.tournament.rounds) + 1)

    def lot(self, wanted: LotNeeded, *, seed: str, actor: str = "desk", time: str = "", reason: str = "") -> Desk:
        """Draw a lot that is wanted; a seed other than the one committed to needs a reason."""
        outcome = lot_order(wanted.purpose, wanted.candidates, seed)
        data = {
            "purpose": wanted.purpose,
            "candidates": list(wanted.candidates),
            "outcome": list(outcome),
            "seed": seed,
        }
        return self.say("lot", data, actor=actor, time=time, reason=reason)

    def draw(
        self, *, seed: str, actor: str = "desk", time: str = "", seen: int | None = None, reason: str = ""
    ) -> Desk:
        """Draw the lots that are needed and publish the next round; anything else that is missing is refused.

        The reason is that of the seed, where one was committed to and this is another.
        """
        if seen is not None and seen != self.log.version:
            return self.say("drawn", {"round": 0, "stage": "", "tables": []}, actor=actor, time=time, seen=seen)
        desk = self
        while isinstance(wanted := desk.need(), LotNeeded):
            desk = desk.lot(wanted, seed=seed, actor=actor, time=time, reason=reason)
        if not isinstance(wanted, Draw):
            raise _no_draw(wanted)
        return desk.say("drawn", wanted.data, actor=actor, time=time)

    def undo(
        self, number: int, *, actor: str = "desk", time: str = "", reason: str = "", together: bool = False
    ) -> Desk:
        """Undo a fact; what depends on it is named, or undone with it."""
        data = undo_data(self.log, number, together=together)
        return self.say("undone", data, actor=actor, time=time, reason=reason)


def _no_draw(need: Decision | MoveNeeded | FillerNeeded | Waiting | Finished) -> NotNow:
    """How a draw is refused while something else is needed first."""
    why, count, rule = "", 0, ""
    match need:
        case Waiting():
            why, count, rule = need.kind, len(need.tables), need.rule
        case Finished():
            why = need.why
        case Decision():
            why, rule = "decision", need.rule
        case MoveNeeded():
            why, rule = "move", need.rule
        case FillerNeeded():
            why, rule = "filler", need.rule
    return NotNow.from_catalogue(code="no-draw", rule=rule, why=why, count=count)
