"""What the verifier makes of a log, by its parts."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

Data = dict[str, Any]
"""The data of a fact, or a regulation: read from JSON; `shape.py` has looked at its parts."""


class FactRead(TypedDict):
    """A line of the log."""

    number: int
    kind: str
    data: Data
    actor: str
    before: str
    key: str
    reason: str
    time: str


Person = TypedDict("Person", {"in": bool, "filler": bool, "rating": int, "name": str})
"""Somebody who plays: still in, or only filling a table."""


class Result(TypedDict):
    """How a game ended; `winner` is 0 where nobody alone has won."""

    kind: str
    winner: int
    marbles: NotRequired[int]
    scores: NotRequired[dict[int, int | None]]
    boards: NotRequired[list[int]]


class GameState(TypedDict):
    """A game at a table, and who said its result."""

    state: str
    result: Result | None
    by: str


class TableState(TypedDict):
    """Who sat at a table, who began and who has gone."""

    round: int
    stage: str
    group: str
    seats: list[int]
    began: int
    games: list[GameState]
    gone: list[int]
    stand_ins: list[int]


class DrawnTable(TypedDict):
    """A table as it was drawn."""

    table: int
    seats: list[int]
    starter: int
    group: NotRequired[str]
    wave: NotRequired[int]


class Draw(TypedDict):
    """A round as it was drawn."""

    round: int
    stage: str
    tables: list[DrawnTable]
    slots: NotRequired[list[int]]
    byes: NotRequired[list[int]]
    halves: NotRequired[list[int]]


class ArenaState(TypedDict):
    """Of an arena: when it began, whether its time was said to be up, who takes a break, everyone's newest table."""

    began: str
    ended: bool
    paused: set[int]
    newest: dict[int, tuple[int, int]]


class TournamentState(TypedDict):
    """Everything that the facts say."""

    rules: Data
    format: str
    people: dict[int, Person]
    started: bool
    rounds: list[Draw]
    tables: dict[tuple[int, int], TableState]
    lots: dict[tuple[str, tuple[int, ...]], list[int]]
    commitment: str
    answers: dict[str, str]
    excused: dict[int, list[int]]
    arena: ArenaState
