"""What is kept of a game that is over: one fact in the stream of its game, made from the table's own facts.

Whatever is known of people's games – histories, ratings, ranking lists – is computed from these streams. A result names
people by their keys alone; under which name they are shown is decided elsewhere (`privacy.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from fivefold.live.clocks import Speed
from fivefold.live.table import Table
from fivefold.server.people.measured import Company, level_skill
from fivefold.server.storage import NewFact, Store, Stored
from fivefold.server.streams import Decision, Stream

FINISHED: Final = "finished"


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game: a person's key or a bot's name, the rank and the score, the moves that were made.

    `left`: a bot had taken the seat over, and its person did not come back.
    """

    rank: int
    score: float
    who: str = ""
    bot: str = ""
    colour: str = ""
    moves: int = 0
    left: bool = False


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. `rated` was decided when it ended; `teams`: seats 1 and 3 played against 2 and 4."""

    table: str
    game: str
    ended: float
    speed: Speed
    ending: str
    players: tuple[Player, ...]
    options: str = ""
    clock: str = "none"
    title: str = ""
    rated: bool = False
    public: bool = True
    teams: bool = False
    tournament: str = ""
    moves: int = 0

    @property
    def company(self) -> Company:
        """Did two play against each other, or more?"""
        return "two" if len(self.players) == 2 else "more"

    @property
    def people(self) -> tuple[str, ...]:
        """The keys of those who played, once each."""
        return tuple(dict.fromkeys(player.who for player in self.players if player.who))

    def ranks(self) -> list[int]:
        """The rank of each seat as it is rated: who has left for good is last."""
        last = len(self.players)
        return [last if player.left else player.rank for player in self.players]


def result_of(name: str, table: Table) -> Result:
    """The result of a table whose game is over."""
    ended = table.ended
    assert ended is not None, "the game is not over"
    setting, made = table.setting, Counter(move.seat for move in table.moves)
    colours = table.colours or ("",) * len(table.seats)
    players = tuple(
        Player(
            rank=ended.ranks[number],
            score=ended.scores[number],
            who=seat.who,
            bot="" if seat.kind == "person" else seat.bot,
            colour=colours[number],
            moves=made[number],
            left=seat.kind == "person" and bool(seat.bot),
        )
        for number, seat in enumerate(table.seats)
    )
    return Result(
        table=name,
        game=setting.game,
        ended=table.since,
        speed=setting.control.speed,
        ending=table.ending,
        players=players,
        options=setting.options,
        clock=str(setting.control),
        title=setting.title,
        rated=setting.rated and _counts(table, players),
        public=setting.public,
        teams=setting.teams,
        tournament=setting.origin.get("tournament", ""),
        moves=sum(made[number] for number in range(len(players))),
    )


def _counts(table: Table, players: Sequence[Player]) -> bool:
    """Does this game count? Everybody has an account of their own or is a measured level, and has moved."""
    people = [player.who for player in players if player.who]
    if len(set(people)) < len(people) or not people or len(players) < 2:
        return False
    company: Company = "two" if len(players) == 2 else "more"
    known = all(
        seat.account if seat.kind == "person" else level_skill(table.setting.game, company, seat.bot) is not None
        for seat in table.seats
    )
    return known and all(player.moves for player in players)


class Results:
    """The finished games of one game: in the order in which they came, by table and by person."""

    def __init__(self) -> None:
        self.all: list[Result] = []
        self.at: dict[str, int] = {}
        self.of: dict[str, list[int]] = {}

    def add(self, facts: Iterable[NewFact]) -> None:
        """Some more games; one that is here already is passed over."""
        for fact in facts:
            result = msgspec.json.decode(fact.body, type=Result)
            if result.table not in self.at:
                number = self.at[result.table] = len(self.all)
                self.all.append(result)
                for who in result.people:
                    self.of.setdefault(who, []).append(number)

    def games_of(self, who: str) -> Iterator[Result]:
        """Somebody's games, the newest first."""
        return (self.all[number] for number in reversed(self.of.get(who, ())))


class ResultStream(Stream[Results, NewFact]):
    """The stream of one game's results."""

    kind = "results"

    def __init__(self, store: Store, name: str, added: Callable[[str], None]) -> None:
        super().__init__(store, name)
        self.state = Results()
        self._added = added

    def fold(self, before: Results | None, facts: Sequence[NewFact]) -> Results:
        """The results after some more facts. They are only added to, so that adding one does not copy all."""
        results = before or Results()
        results.add(facts)
        return results

    def read_fact(self, stored: Stored) -> NewFact:
        """A result as it was stored."""
        return NewFact(stored.kind, stored.at, stored.body)

    def write_fact(self, fact: NewFact) -> NewFact:
        """The fact itself."""
        return fact

    async def settled(self, facts: Sequence[NewFact], *, ours: bool) -> None:
        """What was decided here is added when it is on disk; what others wrote is folded already."""
        if ours:
            self.state.add(facts)
        if facts:
            self._added(self.name)

    async def keep(self, result: Result) -> None:
        """Keep a result, once."""

        async def decide(results: Results) -> Decision[Results, NewFact]:
            if result.table in results.at:
                return Decision(results)
            body = msgspec.json.encode(result).decode()
            return Decision(results, [NewFact(FINISHED, result.ended, body)])

        await self.change(decide)
