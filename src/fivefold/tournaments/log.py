"""The log: facts in the order in which they were said, chained by their hashes. It only ever grows.

{"actor":"desk","before":"","data":{…},"key":"…","kind":"opened","number":1,"reason":"","time":"…"}
{"actor":"desk","before":"5f3a…","data":{"entrant":1,"name":"Anna"},"key":"…","kind":"entered","number":2,…}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fivefold.refusals import Refused
from fivefold.tournaments.errors import BadLog, NotNow
from fivefold.tournaments.facts import Fact, checked_fact, read_fact


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
        return checked_fact(Fact(self.version + 1, kind, data, time, actor, reason, key, self.digest))

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

    def sent_before(self, fact: Fact) -> Fact | None:
        """The fact with this key from the same actor, if it was already said and stands.

        The same key for something else is refused. A key belongs to its sender: the key of another actor is another
        key. A fact that was undone does not count, so that it can be said anew.
        """
        if not fact.key:
            return None
        same = [one for one in self.facts if one.key == fact.key and one.actor == fact.actor]
        dead = dead_facts(self.facts) if same else ()
        for one in same:
            if one.number in dead:
                continue
            if one.says_the_same(fact):
                return one
            raise NotNow(
                "The key {key} already belongs to fact {number}, which says something else",
                code="key-used",
                key=fact.key,
                number=one.number,
            )
        return None


def dead_facts(facts: Sequence[Fact]) -> set[int]:
    """The numbers of the facts that are undone; an undo counts only if it is not itself undone later."""
    dead: set[int] = set()
    for fact in reversed(facts):
        if fact.kind == "undone" and fact.number not in dead:
            dead.update(fact.data["facts"])
    return dead


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
