"""What a log folds to: entrants, rounds, tables, games. All derived; nothing here is ever stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from fivefold.tournaments.description import Description
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.regulation import Regulation

EntrantState = Literal["waiting", "entered", "checked-in", "playing", "left", "disqualified"]
GameState = Literal["open", "submitted", "confirmed", "disputed", "corrected"]
LotSource = Literal["committed", "seed", "hat"]
GONE = ("left", "disqualified")
Stage = Literal["tables", "groups", "intermediate", "cup", "double", "swiss", "trial", "arena"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part; a filler only makes a table possible and is never ranked (TK13, TK14)."""

    number: int
    name: str
    club: str = ""
    person: str = ""
    rating: int = 0
    filler: bool = False
    state: EntrantState = "entered"
    category: str = ""
    """An age group or class, which has a standing of its own."""

    @property
    def out(self) -> bool:
        """Has this entrant left or been disqualified?"""
        return self.state in GONE


@dataclass(frozen=True, slots=True)
class Result:
    """What was written on the sheet. `winner` 0 is a draw; a score of None is a time that was not reached.

    `upset`: the winner's opponent has upset the board and lost (PT12).
    """

    kind: Literal["played", "walk-over", "upset", "void"]
    winner: int = 0
    marbles: int = 0
    scores: tuple[tuple[int, int | None], ...] = ()
    boards: tuple[int, ...] = ()
    """Of a match of teams: who won at each board, 0 for nobody."""

    @property
    def teams(self) -> tuple[int, ...]:
        """Who won at a board."""
        return tuple(dict.fromkeys(winner for winner in self.boards if winner))

    def half_points(self, team: int) -> int:
        """Twice a team's points at the boards."""
        return sum(2 * (winner == team) + (winner == 0) for winner in self.boards)


@dataclass(frozen=True, slots=True)
class Game:
    """One game at a table: a replay is a further game of the same table. `rival` is a contradicting result."""

    starter: int
    state: GameState = "open"
    result: Result | None = None
    rival: Result | None = None
    said_by: str = ""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What all who sat at a table have agreed about its material (TK16)."""

    text: str
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits together in a round. `gone` left the running game; `stand_ins` play on for them (TK14)."""

    round: int
    number: int
    stage: Stage
    seats: tuple[int, ...]
    group: str = ""
    wave: int = 0
    games: tuple[Game, ...] = ()
    gone: tuple[int, ...] = ()
    stand_ins: tuple[int, ...] = ()
    agreed: tuple[Agreement, ...] = ()

    @property
    def starter(self) -> int:
        """Who begins the game that is on, or began the last."""
        return self.games[-1].starter

    @property
    def result(self) -> Result | None:
        """The result of the last game."""
        return self.games[-1].result


@dataclass(frozen=True, slots=True)
class Round:
    """A published draw. `slots` are a cup's bracket from top to bottom, 0 where nobody stands."""

    number: int
    stage: Stage
    tables: tuple[int, ...]
    slots: tuple[int, ...] = ()
    byes: tuple[int, ...] = ()
    fact: int = 0
    halves: tuple[int, ...] = ()
    """Who had said that they would miss this round and takes the points of a draw."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot that was drawn: its candidates and the order that came out."""

    purpose: str
    candidates: frozenset[int]
    outcome: tuple[int, ...]
    source: LotSource = "hat"
    """`committed`: from the seed that was fixed before the start; `seed`: from one that was chosen; or from a hat."""


@dataclass(frozen=True, slots=True)
class Protest:
    """A protest against a game; open until a ruling answers it (TK11)."""

    number: int
    round: int
    table: int
    text: str
    by: int = 0
    ruling: str = ""


@dataclass
class Tournament:
    """The state after a log. Only the fold writes here; everyone else reads."""

    version: int = 0
    title: str = ""
    description: Description = Description()
    regulation: Regulation | None = None
    entrants: dict[int, Entrant] = field(default_factory=dict)
    started: bool = False
    rounds: tuple[Round, ...] = ()
    tables: dict[tuple[int, int], Table] = field(default_factory=dict)
    commitment: str = ""
    """The hash of the seed that was fixed before the start, if one was."""
    lots: tuple[Lot, ...] = ()
    answers: dict[str, str] = field(default_factory=dict)
    protests: dict[int, Protest] = field(default_factory=dict)
    rulings: tuple[str, ...] = ()
    closed: bool = False
    closed_by: int = 0
    names: dict[str, int] = field(default_factory=dict)
    entered: int = 0
    excused: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Who has said that they will miss which round, by rounds."""
    began: str = ""
    """When the start was said."""
    ended: bool = False
    """Of an arena: was it said that the time is up?"""
    paused: frozenset[int] = frozenset()
    """Of an arena: who takes a break and is not paired."""
    latest: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Of an arena: everyone's newest table, as round and number."""

    def copy(self) -> Tournament:
        """A tournament that can be written to without touching this one; the values inside never change."""
        return replace(
            self,
            entrants=dict(self.entrants),
            tables=dict(self.tables),
            answers=dict(self.answers),
            protests=dict(self.protests),
            names=dict(self.names),
            excused=dict(self.excused),
            latest=dict(self.latest),
        )

    @property
    def rules(self) -> Regulation:
        """The regulation, once there is one."""
        if self.regulation is None:
            raise NotNow("No tournament has been opened yet", code="not-opened")
        return self.regulation

    @property
    def players(self) -> list[Entrant]:
        """Everyone who is still in and is ranked, by number; not who only waits for a place."""
        found = map(self.entrants.__getitem__, sorted(self.entrants))
        return [e for e in found if not e.filler and e.state not in (*GONE, "waiting")]

    @property
    def waiting(self) -> list[Entrant]:
        """Who is on the waiting list, the first in line first."""
        return [e for e in self.entrants.values() if e.state == "waiting"]

    @property
    def fillers(self) -> list[Entrant]:
        """The fillers that sit in wherever one is needed."""
        return [e for _, e in sorted(self.entrants.items()) if e.filler and not e.out and e.state == "playing"]

    def name(self, entrant: int) -> str:
        """An entrant's name."""
        found = self.entrants.get(entrant)
        return found.name if found else f"#{entrant}"

    def tables_of(self, a_round: Round) -> list[Table]:
        """The tables of a round, in order."""
        return [self.tables[a_round.number, number] for number in a_round.tables]

    def all_tables(self, *stages: Stage) -> Iterator[Table]:
        """Every published table, or those of some stages."""
        for table in self.tables.values():
            if not stages or table.stage in stages:
                yield table

    def lot(self, purpose: str, candidates: frozenset[int]) -> tuple[int, ...] | None:
        """The order that a lot gave to exactly these candidates for this purpose."""
        for lot in reversed(self.lots):
            if lot.purpose == purpose and lot.candidates == candidates:
                return lot.outcome
        return None
