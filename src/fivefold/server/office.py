"""The tournaments of a server process: each one's log and notices, who watches it, and the one way in for its facts.

What is asked of a tournament goes through one lock: the link is looked up, a desk process decides (`desk_worker.py`),
the facts are stored, and those who watch are told. If another worker was faster, its facts are read and the question
is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog

from fivefold.live.setting import read_setting
from fivefold.live.table import Table
from fivefold.refusals import Conflict, NotFound, Refused, Unavailable
from fivefold.server import desk_worker
from fivefold.server.access import NOBODY, Case, Principal, action_of, allow, may
from fivefold.server.desk_worker import (
    Asked,
    Behind,
    Beside,
    Change,
    Head,
    Lines,
    Question,
    Saying,
    Seed,
    View,
    digest_of,
)
from fivefold.server.forfeits import keep_times
from fivefold.server.hall import Hall, to_the_end
from fivefold.server.lines import Line
from fivefold.server.links import Link, Links
from fivefold.server.notices import Board, Called, Online, hung, read_notice
from fivefold.server.onscreen import control_of, finished_board, laid_board, result_of
from fivefold.server.recovery import keep_trying
from fivefold.server.signing import SigningKey, house_key
from fivefold.server.storage import Headline, NewFact, Store, StoreError, VersionConflict
from fivefold.server.workers import Pool
from fivefold.tournaments import Desk, Regulation
from fivefold.tournaments.head import Signed
from fivefold.tournaments.repair import Damage

log = structlog.get_logger()
T = TypeVar("T")
RETRIES: Final = 20
IDLE: Final = 600.0
OPEN_SECONDS: Final = 60.0
SECONDS: Final = 10.0
"""How long one question or change may take in a desk process."""
RETRY_PARKED: Final = 60.0
COMPARED: Final = 2.0
"""Seconds between two comparisons with a database that other workers write to."""
LONGEST_LOG: Final = 16_000_000
"""Bytes; two thousand players in nine rounds write about three million."""


class NoSuchTournament(NotFound):
    """There is no such tournament, or none that the asker may see."""

    def __init__(self) -> None:
        super().__init__("There is no such tournament", code="no-such-tournament")


@dataclass(frozen=True, slots=True)
class ParkedBoard:
    """A board whose game has ended and whose result the tournament has refused."""

    board: str
    round: int
    table: int
    code: str
    sentence: str


class OpenTournament:
    """A tournament in memory: how far its log goes, what hangs on the wall, who watches, and what was last sent."""

    def __init__(self, name: str, *, public: bool) -> None:
        self.name, self.public = name, public
        self.head = Head()
        self.size = 0
        self.wall: dict[str, Any] = hung(())
        self.notices = 0
        self.parked: dict[str, ParkedBoard] = {}
        self.damage: Damage | None = None
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.used = time.monotonic()
        self._views: dict[bool, tuple[tuple[Any, ...], View]] = {}
        self._writing = {True: asyncio.Lock(), False: asyncio.Lock()}

    async def view(self, full: bool, write: Callable[[bool], Any]) -> View:
        """The tournament as it is sent, written once for each version."""
        async with self._writing[full]:
            key = (self.head, self.notices, tuple(self.parked))
            if full not in self._views or self._views[full][0] != key:
                self._views[full] = (key, await write(full))
            return self._views[full][1]

    def idle(self, now: float) -> bool:
        """Can this be forgotten? It is read again when somebody asks."""
        return not self.lines and not self.lock.locked() and now - self.used > IDLE


class Office:
    """All tournaments of this process."""

    def __init__(self, store: Store, hall: Hall, links: Links, pool: Pool) -> None:
        self.store, self.hall, self.links, self.pool = store, hall, links, pool
        self.tournaments: dict[str, OpenTournament] = {}
        self._loading: dict[str, asyncio.Future[OpenTournament]] = {}
        self._written_meanwhile: set[str] = set()
        self._laying = asyncio.Lock()
        self._key: SigningKey | None = None
        hall.over.append(self._game_over)
        hall.bells.append(self._heard)

    async def open(self) -> None:
        """Take in what was played on the screen while nobody could write it down; each board on its own."""
        await self._take_in_boards()
        self.hall.go(keep_trying(partial(keep_times, self), name="times of players at home", log=log))
        self.hall.go(keep_trying(self._keep_house, name="the tournaments' chores", log=log))
        if self.hall.settings.database:
            self.hall.go(keep_trying(self._keep_current, name="tournaments were not compared", log=log))

    async def _take_in_boards(self) -> None:
        for key, name in (await self.store.slips("due/")).items():
            if name:
                board = key.removeprefix("due/")
                try:
                    table = (await self.hall.place(board)).table
                    if table.phase == "over":
                        await self._game_over(board, table)
                except Exception as error:
                    log.error("a board cannot be taken in", board=board, tournament=name, why=repr(error))

    async def _keep_house(self) -> None:
        """Forget tournaments that nobody uses, and try again to take in parked boards."""
        while True:
            await asyncio.sleep(RETRY_PARKED)
            now = time.monotonic()
            for tournament in list(self.tournaments.values()):
                if tournament.idle(now):
                    self.tournaments.pop(tournament.name, None)
            await self._take_in_boards()

    async def _keep_current(self) -> None:
        """Compare what is in memory with the database: a note of another worker that was missed is made good."""
        while True:
            await asyncio.sleep(COMPARED)
            streams = [f"{room}/{name}" for name in self.tournaments for room in ("tournament", "notice")]
            if streams:
                for stream, version in (await self.store.versions(streams)).items():
                    self._heard(stream, version)

    def forget(self) -> None:
        """Close every connection and forget what is in memory; it will be read again."""
        for tournament in self.tournaments.values():
            for line in tournament.lines:
                line.close()
        self.tournaments.clear()
        self._key = None

    async def create(self, title: str, regulation: Regulation, *, public: bool) -> tuple[str, str]:
        """A new tournament, and the token of its director."""
        secret = secrets.token_hex(32)
        desk = Desk.opened(title, regulation, actor="director", time=stamp())
        desk = desk.commit(secret, actor="house", time=stamp())
        return await self.take_in(desk_worker.whole(desk), public=public, secret=secret)

    async def take_in(self, change: Change, *, public: bool, secret: str = "") -> tuple[str, str]:
        """A tournament that has a checked log already, and the token of its director here.

        The secret behind its seeds, if we know it, is stored first: a published hash without it would be worthless.
        """
        name = secrets.token_urlsafe(9)
        if secret:
            await self.store.put(f"seed/{name}", secret)
        await self.store.put(f"tournament/{name}", msgspec.json.encode({"public": public}).decode())
        tournament = OpenTournament(name, public=public)
        await self._append(tournament, change)
        tournament.head = change.head
        self.tournaments[name] = tournament
        return name, await self.links.create(Link("tournament", name, "director"))

    async def find(self, name: str) -> OpenTournament:
        """A tournament, from memory or from its log."""
        tournament = self.tournaments.get(name)
        if tournament is None:
            # One task reads it, whoever waits or hangs up: two copies would not hear of each other's facts.
            if name not in self._loading:
                self._loading[name] = asyncio.ensure_future(self._load(name))
                self._loading[name].add_done_callback(partial(self._loaded, name))
            tournament = await asyncio.shield(self._loading[name])
        tournament.used = time.monotonic()
        return tournament

    def _loaded(self, name: str, loading: asyncio.Future[OpenTournament]) -> None:
        self._loading.pop(name, None)
        if not loading.cancelled():
            loading.exception()  # looked at here, because nobody may be left to hear of it

    async def _load(self, name: str) -> OpenTournament:
        self._written_meanwhile.discard(name)
        stored = await self.store.read(f"tournament/{name}")
        if not stored:
            raise NoSuchTournament
        settings = msgspec.json.decode(await self.store.get(f"tournament/{name}") or "{}")
        tournament = OpenTournament(name, public=bool(settings.get("public")))
        lines = tuple(one.body for one in stored)
        tournament.size = sum(map(len, lines))
        opened = await self.pool.ask(
            desk_worker.open_log, name, lines, seconds=OPEN_SECONDS, queue=name, sticky=name, tries=2
        )
        tournament.head, tournament.damage = opened.head, opened.damage
        if opened.damage is not None:
            log.error("a tournament is damaged", tournament=name, line=opened.damage.line, why=opened.damage.why)
        await self._read_wall(tournament)
        if tournament.damage is None:
            await self._call(tournament)
        while name in self._written_meanwhile:
            self._written_meanwhile.discard(name)
            await self._catch_up(tournament)
        self.tournaments[name] = tournament
        return tournament

    async def principal(self, name: str, token: str) -> Principal:
        """Who asks something of a tournament: the link behind a token, if it opens this one."""
        link = await self.links.find(token) if token else None
        return Principal(link=link) if link is not None and (link.room, link.id) == ("tournament", name) else NOBODY

    async def visible(self, name: str, token: str) -> tuple[OpenTournament, Principal]:
        """A tournament that the asker may see, and who asks; any other does not exist for them."""
        principal = await self.principal(name, token)
        tournament = await self.find(name)
        if not may("tournament.read", Case(principal, tournament.public)):
            raise NoSuchTournament
        return tournament, principal

    async def ask(self, tournament: OpenTournament, task: Callable[..., T], *args: Any) -> T:
        """Have a desk process answer a question."""
        answer: T = await self._on_desk(tournament, desk_worker.read, task, *args)
        return answer

    async def read(self, name: str, token: str, question: Question, task: Callable[..., T], *args: Any) -> T:
        """Have a desk process answer a question of somebody who may ask it."""
        tournament, principal = await self.visible(name, token)
        asked = Asked(principal, tournament.public, stamp())
        return await self.ask(tournament, desk_worker.allowed, asked, question, task, *args)

    async def _on_desk(self, tournament: OpenTournament, how: Callable[..., Any], task: Any, *args: Any) -> Any:
        head, known = tournament.head, None
        for _ in range(3):
            answer = await self.pool.ask(
                *(how, tournament.name, head, known, task, *args),
                seconds=SECONDS,
                queue=tournament.name,
                sticky=tournament.name,
                tries=2,
            )
            if not isinstance(answer, Behind):
                return answer
            stored = await self.store.read(f"tournament/{tournament.name}", answer.version)
            texts = tuple(one.body for one in stored if one.version <= head.version)
            known = Lines(answer.version, texts)
        raise Unavailable("The desk is too busy; try again", code="too-busy")

    async def view(self, tournament: OpenTournament, full: bool) -> View:
        """The whole tournament as it is sent; `full` with the names behind its facts."""

        async def write(full: bool) -> View:
            parked = [msgspec.to_builtins(one) for one in tournament.parked.values()]
            beside = Beside(tournament.wall, tournament.notices, parked, tournament.damage)
            return await self.ask(tournament, desk_worker.view, beside, full)

        return await tournament.view(full, write)

    async def change(self, name: str, token: str, act: Callable[..., Desk], *args: Any) -> int:
        """Let somebody change a tournament; the answer is its version, once that is on disk."""
        await self.visible(name, token)

        async def asked(tournament: OpenTournament) -> tuple[Any, ...]:
            principal = await self.principal(name, token)
            return (Asked(principal, tournament.public, stamp()), *args)

        return await to_the_end(self._change(name, act, asked))

    async def house_says(self, name: str, fact: Saying, actor: str) -> int:
        """Write down something that the house itself knows."""

        async def said(_tournament: OpenTournament) -> tuple[Any, ...]:
            return (fact, actor, stamp())

        return await to_the_end(self._change(name, desk_worker.house_says, said))

    async def _change(self, name: str, act: Callable[..., Desk], arguments: Callable[[OpenTournament], Any]) -> int:
        tournament = await self.find(name)
        async with tournament.lock:
            refuse_damaged(tournament)
            for _ in range(RETRIES):
                change: Change | None = await self._on_desk(
                    tournament, desk_worker.change, act, *await arguments(tournament)
                )
                if change is None:
                    return tournament.head.version
                try:
                    await self._append(tournament, change)
                except VersionConflict:
                    await self._catch_up(tournament)
                    continue
                tournament.head = change.head
                await self._call(tournament)
                self._tell(tournament)
                return change.head.version
        raise Unavailable("The desk is too busy; try again", code="too-busy")

    async def seed(self, name: str, own: str, reason: str) -> Seed:
        """What the next lots of a tournament are drawn from."""
        return Seed(await self.store.get(f"seed/{name}") or "", own, reason)

    async def say(self, name: str, token: str, facts: Sequence[Saying], seen: int | None = None) -> int:
        """Say facts: all of them, or none."""
        return await self.change(name, token, desk_worker.say, tuple(facts), seen)

    async def _read_wall(self, tournament: OpenTournament) -> None:
        stored = await self.store.read(f"notice/{tournament.name}", tournament.notices)
        tournament.wall = hung(stored, tournament.wall)
        tournament.notices += len(stored)

    async def _call(self, tournament: OpenTournament) -> None:
        """Call games to the tables that are free; another worker may have done it meanwhile."""
        for _ in range(RETRIES):
            calls = await self.ask(tournament, desk_worker.calls, tournament.wall)
            if not calls:
                return
            facts = [NewFact("called", time.time(), msgspec.json.encode(Called(*call)).decode()) for call in calls]
            with contextlib.suppress(VersionConflict):
                await self.store.append(f"notice/{tournament.name}", tournament.notices, facts)
            await self._read_wall(tournament)

    async def hang(self, name: str, token: str, kind: str, data: Mapping[str, Any]) -> int:
        """Somebody hangs up a notice; whoever watches sees it at once."""
        tournament, _ = await self.visible(name, token)

        async def allowed() -> None:
            allow(action_of("hangNotice"), Case(await self.principal(name, token), tournament.public))

        await allowed()
        return await self._hang(tournament, kind, read_notice(kind, data), allowed)

    async def _hang(
        self, tournament: OpenTournament, kind: str, notice: msgspec.Struct, allowed: Callable[[], Awaitable[None]]
    ) -> int:
        async with tournament.lock:
            refuse_damaged(tournament)
            await allowed()
            for _ in range(RETRIES):
                if isinstance(notice, Called):
                    called = (notice.round, notice.table, notice.place)
                    await self.ask(tournament, desk_worker.check_place, tournament.wall, called)
                fact = NewFact(kind, time.time(), msgspec.json.encode(notice).decode())
                try:
                    await self.store.append(f"notice/{tournament.name}", tournament.notices, [fact])
                except VersionConflict:
                    await self._read_wall(tournament)
                    continue
                await self._read_wall(tournament)
                await self._call(tournament)
                self._tell(tournament)
                if isinstance(notice, Online):
                    await self.store.put(f"online/{tournament.name}", "yes" if notice.minutes else "")
                return tournament.notices
        raise Unavailable("The desk is too busy; try again", code="too-busy")

    async def lay_board(
        self, name: str, token: str, question: Question, number: tuple[int, int], *, again: bool
    ) -> tuple[str, list[int]]:
        """The board on which a table of the draw is played and who sits where at it; `again` lays a new one."""
        tournament, _ = await self.visible(name, token)
        async with self._laying:
            control = control_of(tournament.wall["thinking"])
            laid = await self.read(name, token, question, laid_board, name, number, control, tournament.public)
            hangs = tournament.wall["boards"].get(f"{number[0]}/{number[1]}")
            if hangs is not None and hangs["game"] == laid.games and not again:
                return hangs["id"], list(laid.entrants)
            board = await self.hall.create(read_setting(laid.setting))
            await self.store.put(f"due/{board}", name)
            await self._hang(tournament, "board", Board(*number, board, laid.games), _by_the_house)
        return board, list(laid.entrants)

    async def seat_link(self, board: str, entrants: Sequence[int], entrant: int, name: str) -> str:
        """The token of a link to one player's seat at a board."""
        return await self.links.create(Link("table", board, "seat", name, seat=list(entrants).index(entrant)))

    async def _game_over(self, board: str, table: Table) -> None:
        """A board has ended: its result is written down. What is refused stays parked for the director."""
        name = table.setting.origin.get("tournament")
        if not name:
            return
        tournament = await self.find(name)
        ended = finished_board(board, table)
        try:
            data = await self.ask(tournament, result_of, ended)
            await self.house_says(name, Saying("result", data, key=f"table/{board}"), "screen")
        except Refused as error:
            log.warning("a result from the screen was refused", tournament=name, board=board, why=str(error))
            if error.code not in RETRYABLE and not isinstance(error, StoreError):
                self._park(tournament, ParkedBoard(board, ended.round, ended.table, error.code, str(error)))
            return
        await self._unpark(tournament, board)

    def _park(self, tournament: OpenTournament, parked: ParkedBoard) -> None:
        if tournament.parked.get(parked.board) != parked:
            tournament.parked[parked.board] = parked
            self._tell(tournament)

    async def _unpark(self, tournament: OpenTournament, board: str) -> None:
        await self.store.delete(f"due/{board}")
        if tournament.parked.pop(board, None) is not None:
            self._tell(tournament)

    async def dismiss(self, name: str, token: str, board: str) -> None:
        """The result of a parked board is not wanted."""
        await self.read(name, token, Question(action_of("dismissBoard")), desk_worker.head_of)
        tournament = await self.find(name)
        if board not in tournament.parked:
            raise NotFound("There is no such board", code="no-such-board")
        await self._unpark(tournament, board)

    async def _append(self, tournament: OpenTournament, change: Change) -> None:
        now, name, summary = time.time(), tournament.name, change.summary
        facts = [NewFact(kind, now, line) for kind, line in zip(change.kinds, change.lines, strict=True)]
        said = {"title": summary.title, "regulation": summary.regulation, "players": summary.players}
        status = "closed" if summary.closed else "running"
        room = "tournament" if tournament.public else "private-tournament"
        line = Headline(f"tournament/{name}", room, status, now, msgspec.json.encode(said).decode())
        before = change.head.version - len(facts)
        size = tournament.size + sum(map(len, change.lines))
        if size > LONGEST_LOG:
            raise Conflict("The log of a tournament has at most {most} MB", code="log-full", most=LONGEST_LOG // 10**6)
        await self.store.append(f"tournament/{name}", before, facts, line)
        tournament.size = size

    def _tell(self, tournament: OpenTournament) -> None:
        for line in tournament.lines:
            line.ask_resync()

    def _heard(self, stream: str, version: int) -> None:
        room, _, name = stream.partition("/")
        tournament = self.tournaments.get(name)
        if tournament is None:
            if name in self._loading:
                self._written_meanwhile.add(name)
            return
        if room == "tournament" and version > tournament.head.version:
            self.hall.go(keep_trying(partial(self._hear, tournament), name="a tournament was not read again", log=log))
        if room == "notice" and version > tournament.notices:
            self.hall.go(keep_trying(partial(self._hear, tournament), name="a tournament was not read again", log=log))

    async def _hear(self, tournament: OpenTournament) -> None:
        async with tournament.lock:
            await self._catch_up(tournament)

    async def _catch_up(self, tournament: OpenTournament) -> None:
        """Read what other workers have written to the log and to the wall."""
        if tournament.damage is not None:
            return
        stored = await self.store.read(f"tournament/{tournament.name}", tournament.head.version)
        if stored:
            tournament.size += sum(len(one.body) for one in stored)
            tournament.head = Head(stored[-1].version, digest_of(stored[-1].body))
        await self._read_wall(tournament)
        self._tell(tournament)

    async def catch_up(self) -> None:
        """The connection to the database was lost: look what was written meanwhile."""
        await asyncio.gather(*(self._hear(tournament) for tournament in list(self.tournaments.values())))

    async def signed(self, tournament: OpenTournament) -> Signed:
        """The head of a tournament's log as it is now, signed by the house."""
        key, name, head = await self._house_key(), tournament.name, tournament.head
        return Signed(name, *head, key.sign(name, *head), key.public)

    async def public_key(self) -> str:
        """The public half of the house's key."""
        return (await self._house_key()).public

    async def _house_key(self) -> SigningKey:
        if self._key is None:
            self._key = await house_key(self.store)
        return self._key

    async def lines_of(self, name: str) -> tuple[str, ...]:
        """The whole log as it is stored."""
        return tuple(one.body for one in await self.store.read(f"tournament/{name}"))


async def _by_the_house() -> None:
    """What the house itself hangs up needs no leave."""


def refuse_damaged(tournament: OpenTournament) -> None:
    """A log with a line that cannot be read is not written to, so that nothing is built on sand."""
    if tournament.damage is not None:
        raise Conflict(
            "Line {line} of this log cannot be read, so nothing can be added until it is repaired: {why}",
            code="log-damaged",
            line=tournament.damage.line,
            why=tournament.damage.why.rstrip("."),
        )


RETRYABLE: Final = frozenset({"too-busy", "took-too-long", "worker-lost", "closing"})
"""Refusals that say nothing about a result: it is sent again later."""


def stamp() -> str:
    """The time that a fact carries."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
