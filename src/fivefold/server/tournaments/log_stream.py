"""Logs with a line that cannot be read: what comes before it is used, and nothing is added until it is repaired."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import structlog

from fivefold.refusals import Conflict
from fivefold.server.storage import Headline, NewFact
from fivefold.server.streams import Decision, PlainStream
from fivefold.tournaments import Log
from fivefold.tournaments.repair import Damage, sound_part

logger = structlog.get_logger()


def refuse_damaged(damage: Damage | None) -> None:
    """A log with a line that cannot be read is not written to."""
    if damage is not None:
        raise Conflict(
            "Line {line} of this log cannot be read, so nothing can be added until it is repaired: {why}",
            code="log-damaged",
            line=damage.line,
            why=damage.why.rstrip("."),
        )


class Sound(NamedTuple):
    """The lines of a log, the log that they make, and the first line that does not belong to it."""

    lines: tuple[str, ...] = ()
    log: Log = Log()
    damage: Damage | None = None


class LogStream(PlainStream[Sound]):
    """A short log: a register of bans, a circuit. It is folded whole, because it changes a few times a year."""

    @abstractmethod
    def check(self, log: Log) -> object:
        """Fold a log, or refuse it."""

    def fold(self, before: Sound | None, facts: Sequence[NewFact]) -> Sound:
        """What can be read; what cannot is told to the operator, and `fivefold repair` mends it."""
        lines = (*(before or Sound()).lines, *(fact.body for fact in facts))
        log, damage = sound_part(lines, self.check)
        if damage is not None:
            logger.error("a log is damaged", stream=self.key, line=damage.line, why=damage.why)
        return Sound(lines, log, damage)

    def headline(self, log: Log) -> Headline | None:
        """The stream's line in a list."""
        return None

    async def say(self, kind: str, data: Mapping[str, object], *, actor: str, at: str, reason: str = "") -> None:
        """Add a fact."""

        async def decide(sound: Sound) -> Decision[Sound, NewFact]:
            refuse_damaged(sound.damage)
            return self.after(sound, kind, data, actor=actor, at=at, reason=reason)

        await self.change(decide)

    def after(
        self, sound: Sound, kind: str, data: Mapping[str, object], *, actor: str, at: str, reason: str = ""
    ) -> Decision[Sound, NewFact]:
        """The log with one more fact, if that can be folded."""
        log = sound.log.with_fact(kind, data, actor=actor, time=at, reason=reason)
        self.check(log)
        text = log.facts[-1].text
        fact = NewFact(kind, time.time(), text)
        return Decision(Sound((*sound.lines, text), log), [fact], self.headline(log))
