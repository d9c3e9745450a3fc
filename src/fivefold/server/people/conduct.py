"""How people behave: reports with evidence, bans, tables whose talk was closed. One stream, `conduct/house`: a log.

Nothing is taken out of it. What a moderator does is undone by its opposite, which stands in the log too.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from fivefold.live.table import Table
from fivefold.refusals import Conflict, Forbidden, NotFound, TooMany
from fivefold.server.people.contacts import Somebody, refuse_oneself
from fivefold.server.recovery import Tasks
from fivefold.server.storage import NewFact, Store, Stored
from fivefold.server.streams import Decision, Stream, Streams

NAME: Final = "house"
SHOWN: Final = 200
"""How much of the log the desk shows."""
MOST_OPEN: Final = 5
"""Reports of one person that wait for a moderator."""
MOST_REPORTS: Final = 2000
LINES: Final = 40
MODERATOR: Final = "moderator/"
Kind = Literal["reported", "decided", "banned", "unbanned", "renamed", "talk-closed", "talk-opened"]


class Heard(msgspec.Struct, frozen=True):
    """A line of talk, as evidence; `who` is the key of the player who has said it, so that it can be taken out."""

    name: str
    text: str
    at: float
    who: str = ""


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact: what happened, by whom (`by`), about whom (`who`, `name`) or which table, and why. `renamed` is the name
    that somebody was given in the place of `name`.
    """

    kind: Kind
    at: float
    by: str
    by_name: str
    id: str = ""
    who: str = ""
    name: str = ""
    table: str = ""
    text: str = ""
    lines: tuple[Heard, ...] = ()
    until: float = 0.0
    renamed: str = ""


class Conduct(msgspec.Struct, frozen=True):
    """How it stands: open reports by their ids, bans by person, closed tables, and the end of the log."""

    reports: Mapping[str, Act] = {}
    bans: Mapping[str, Act] = {}
    closed: frozenset[str] = frozenset()
    log: tuple[Act, ...] = ()

    def ban_of(self, who: str, now: float) -> Act | None:
        """The ban of a person that holds now."""
        ban = self.bans.get(who)
        return ban if ban is not None and (not ban.until or now < ban.until) else None


def after(before: Conduct, act: Act) -> Conduct:
    """How it stands after one more act."""
    found = msgspec.structs.replace(before, log=(*before.log[-SHOWN + 1 :], act))
    change = msgspec.structs.replace
    match act.kind:
        case "reported":
            return change(found, reports={**before.reports, act.id: act})
        case "decided":
            return change(found, reports={id: one for id, one in before.reports.items() if id != act.id})
        case "banned":
            return change(found, bans={**before.bans, act.who: act})
        case "unbanned":
            return change(found, bans={who: one for who, one in before.bans.items() if who != act.who})
        case "renamed":
            return found
        case "talk-closed":
            return change(found, closed=before.closed | {act.table})
        case "talk-opened":
            return change(found, closed=before.closed - {act.table})


class OpenConduct(Stream[Conduct, Act]):
    """The log."""

    kind = "conduct"

    def fold(self, before: Conduct | None, facts: Sequence[Act]) -> Conduct:
        """How it stands after some more acts."""
        found = before or Conduct()
        for act in facts:
            found = after(found, act)
        return found

    def read_fact(self, stored: Stored) -> Act:
        """An act that was stored."""
        return msgspec.json.decode(stored.body, type=Act)

    def write_fact(self, fact: Act) -> NewFact:
        """An act as it is stored."""
        return NewFact(fact.kind, fact.at, msgspec.json.encode(fact).decode())

    @property
    def busy(self) -> bool:
        """It is asked at every seat and every line."""
        return True


class Moderation:
    """The log of the house, and who may add to it."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.streams = Streams("conduct", lambda name: OpenConduct(store, name), store, tasks)

    async def state(self) -> Conduct:
        """How it stands."""
        return (await self.streams.find(NAME)).state

    async def refuse_banned(self, who: str) -> None:
        """One clear sentence for who is banned."""
        ban = (await self.state()).ban_of(who, time.time()) if who else None
        if ban is None:
            return
        if not ban.until:
            raise Forbidden(
                "You may not play with others here any more: {reason}", code="banned-for-good", reason=ban.text
            )
        day = time.strftime("%Y-%m-%d", time.gmtime(ban.until))
        sentence = "You may not play with others here until {day}: {reason}"
        raise Forbidden(sentence, code="banned-until", day=day, reason=ban.text)

    async def refuse_closed(self, table: str) -> None:
        """Nobody talks where a moderator has closed the talk."""
        if table in (await self.state()).closed:
            raise Forbidden("A moderator has closed the talk at this table", code="talk-closed")

    async def is_moderator(self, who: str) -> bool:
        """Has the operator named this person?"""
        return bool(who) and await self.store.get(MODERATOR + who) is not None

    async def report(self, by: Somebody, other: Somebody, text: str, table: tuple[str, Table] | None) -> None:
        """Report somebody; what was said at the table is kept as evidence."""
        refuse_oneself(by, other)
        name, found = table if table is not None else ("", None)
        lines = tuple(Heard(line.name, line.text, line.at, line.who) for line in found.lines[-LINES:]) if found else ()
        act = Act(
            "reported",
            time.time(),
            by.who,
            by.name,
            id=secrets.token_urlsafe(9),
            who=other.who,
            name=other.name,
            table=name,
            text=text,
            lines=lines,
        )

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            mine = sum(one.by == by.who for one in before.reports.values())
            if mine >= MOST_OPEN or len(before.reports) >= MOST_REPORTS:
                raise TooMany("Your reports are waiting to be read; wait until they were", code="too-many-reports")
            return Decision(after(before, act), (act,))

        await (await self.streams.find(NAME)).change(decide)

    async def ban(self, by: Somebody, report: str, days: int, text: str) -> str:
        """Ban whom a report is about, for some days or (0) for good; the report is decided. Who it was."""
        now = time.time()
        until = now + 86400.0 * days if days else 0.0

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            about = _report(before, report)
            ban = Act("banned", now, by.who, by.name, report, about.who, about.name, about.table, text, until=until)
            decided = Act("decided", now, by.who, by.name, report, about.who, about.name, text=text)
            return Decision(after(after(before, ban), decided), (ban, decided))

        stream = await self.streams.find(NAME)
        about = _report(stream.state, report).who
        await stream.change(decide)
        return about

    async def decide(self, by: Somebody, report: str, text: str) -> None:
        """A report is read, and nothing more follows."""

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            about = _report(before, report)
            act = Act("decided", time.time(), by.who, by.name, report, about.who, about.name, text=text)
            return Decision(after(before, act), (act,))

        await (await self.streams.find(NAME)).change(decide)

    async def about(self, report: str) -> Somebody:
        """Whom an open report is about."""
        found = _report(await self.state(), report)
        return Somebody(found.who, found.name)

    async def renamed(self, by: Somebody, report: str, name: str, text: str) -> None:
        """Whom a report is about was given another name; the report is decided."""
        now = time.time()

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            about = _report(before, report)
            act = Act("renamed", now, by.who, by.name, report, about.who, about.name, about.table, text, renamed=name)
            decided = Act("decided", now, by.who, by.name, report, about.who, about.name, text=text)
            return Decision(after(after(before, act), decided), (act, decided))

        await (await self.streams.find(NAME)).change(decide)

    async def unban(self, by: Somebody, id: str, text: str) -> None:
        """Let somebody play again."""

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            found = next((one for one in before.bans.values() if Somebody(one.who, one.name).id == id), None)
            if found is None:
                raise NotFound("There is no such ban", code="no-such-ban")
            act = Act("unbanned", time.time(), by.who, by.name, who=found.who, name=found.name, text=text)
            return Decision(after(before, act), (act,))

        await (await self.streams.find(NAME)).change(decide)

    async def close_talk(self, by: Somebody, table: str, text: str, *, closed: bool) -> None:
        """Close the talk of a table, or open it again."""

        async def decide(before: Conduct) -> Decision[Conduct, Act]:
            if (table in before.closed) == closed:
                raise Conflict("The talk of this table stands like that already", code="talk-stands")
            act = Act("talk-closed" if closed else "talk-opened", time.time(), by.who, by.name, table=table, text=text)
            return Decision(after(before, act), (act,))

        await (await self.streams.find(NAME)).change(decide)


def _report(conduct: Conduct, id: str) -> Act:
    found = conduct.reports.get(id)
    if found is None:
        raise NotFound("This report was decided already", code="no-such-report")
    return found
