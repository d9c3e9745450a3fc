"""The log: facts in the order in which they were said, chained by their hashes. It only ever grows.

{"actor":"desk","before":"","data":{…},"key":"…","kind":"opened","number":1,"reason":"","time":"…"}
{"actor":"desk","before":"5f3a…","data":{"entrant":1,"name":"Anna"},"key":"…","kind":"entered","number":2,…}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from fivefold.tournaments.errors import BadLog, Conflict, Refused
from fivefold.tournaments.facts import Fact, check_data, read_fact


@dataclass(frozen=True, slots=True)
class Log:
    """All facts of one tournament.

    >>> log = Log().with_fact("entered", {"entrant": 1, "name": "Anna"}, actor="desk", time="10:00")
    >>> log.version, log.facts[0].data["name"]
    (1, 'Anna')
    """

    facts: tuple[Fact, ...] = ()

    @property
    def version(self) -> int:
        """The number of the last fact."""
        return len(self.facts)

    @property
    def digest(self) -> str:
        """The hash over everything: two logs with the same digest are the same log."""
        return self.facts[-1].digest if self.facts else ""

    def next_fact(
        self,
        kind: str,
        data: Mapping[str, Any],
        *,
        actor: str = "desk",
        time: str = "",
        reason: str = "",
        key: str = "",
    ) -> Fact:
        """The fact that would come next; its shape is checked, its sense is not."""
        check_data(kind, data)
        return Fact(self.version + 1, kind, data, time, actor, reason, key, self.digest)

    def with_fact(
        self,
        kind: str,
        data: Mapping[str, Any],
        *,
        actor: str = "desk",
        time: str = "",
        reason: str = "",
        key: str = "",
    ) -> Log:
        """The log with one more fact."""
        return Log((*self.facts, self.next_fact(kind, data, actor=actor, time=time, reason=reason, key=key)))

    def sent_before(self, kind: str, data: Mapping[str, Any], *, actor: str, reason: str, key: str) -> Fact | None:
        """The fact with this key, if it was already said; the same key for something else is refused."""
        if not key:
            return None
        for fact in self.facts:
            if fact.key == key:
                if fact.says_the_same(kind, data, actor, reason):
                    return fact
                raise Conflict(
                    "The key {key} already belongs to fact {number}, which says something else",
                    code="key-used",
                    key=key,
                    number=fact.number,
                )
        return None


def check_chain(facts: Iterable[Fact]) -> None:
    """Refuse facts that are not numbered 1, 2, 3 … or do not carry the hash of the one before."""
    before, expected = "", 1
    for fact in facts:
        if fact.number != expected:
            raise BadLog(
                "Fact {expected} is missing; {number} stands in its place",
                code="fact-missing",
                expected=expected,
                number=fact.number,
            )
        if fact.before != before:
            raise BadLog(
                "Fact {number} does not follow the one before it: something was altered",
                code="chain-broken",
                number=fact.number,
            )
        before, expected = fact.digest, expected + 1


def write_log(log: Log) -> str:
    """The log as JSON lines.

    >>> log = Log().with_fact("closed", {}, actor="desk", time="18:00")
    >>> read_log(write_log(log)) == log
    True
    """
    return "".join(f"{fact.text}\n" for fact in log.facts)


def read_log(text: str) -> Log:
    """The log that JSON lines hold, with its shape and its chain checked."""
    facts: list[Fact] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if not line.strip():
            continue
        try:
            facts.append(read_fact(line))
        except Refused as refusal:
            facts_told = {**refusal.facts, "line": number, "why": str(refusal).rstrip(".")}
            raise BadLog("Line {line}: {why}", code=refusal.code, rule=refusal.rule, **facts_told) from None
    check_chain(facts)
    return Log(tuple(facts))
