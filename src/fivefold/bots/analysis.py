"""What an analyst says about a position and about a game, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from typing_extensions import TypedDict

from fivefold.games.core import Move
from fivefold.sayings import Said, SaidView

WIN_LOST = Said("the win was lost", "win-lost")
WIN_LEFT = Said("a proved win was left", "win-left")
DRAW_LOST = Said("the draw was lost", "draw-lost")
LOSES = Said("this loses by force", "loses")
MISTAKE = Said("a mistake, it seems", "mistake")

Facts = Mapping[str, object]
"""JSON data of the game's own, for the page."""

WORDS = {1: "win", 0: "draw", -1: "loss", None: "open"}


class MoveReportView(TypedDict):
    """A move with its worth to the side that makes it, as JSON; `facts` are the game's analyst's own."""

    move: str
    value: int | None
    worth: float
    turns: int | None
    facts: Mapping[str, object]


class AnalysisView(TypedDict):
    """What an analyst says about a position, as JSON: each move, the best first, and the line of best play.

    A `value` is proved (1 win, 0 draw, -1 loss, null unknown); `worth` lies between -1 and 1. `facts` are the game's
    analyst's own.
    """

    seat: int
    value: int | None
    worth: float
    line: list[str]
    depth: str
    facts: Mapping[str, object]
    moves: list[MoveReportView]


class PointView(TypedDict):
    """A position of a game on the graph, as JSON: worth to the first seat, the move played and what it gave away."""

    ply: int
    seat: int
    value: int | None
    worth: float
    played: str
    best: str
    turning: SaidView | None
    facts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class MoveReport:
    """A move with what it is worth to the side that makes it: a proved `value` (1, 0, -1) or None, a `worth` from
    -1 to 1, and within how many turns a win or a loss is forced. `facts` is what else the game's analyst can say.
    """

    move: Move
    text: str
    value: int | None
    worth: float
    turns: int | None = None
    facts: Facts = field(default_factory=dict)

    def __str__(self) -> str:
        known = WORDS[self.value] + (f" in {self.turns}" if self.value and self.turns else "")
        return f"{self.text}  {known}  {self.worth:+.2f}"


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position: every move, the best first, and the line that best play would follow."""

    seat: int
    value: int | None
    worth: float
    moves: tuple[MoveReport, ...]
    line: tuple[str, ...]
    depth: str
    facts: Facts = field(default_factory=dict)

    def to_json(self) -> AnalysisView:
        """The analysis as plain data."""
        return {
            "seat": self.seat,
            "value": self.value,
            "worth": round(self.worth, 4),
            "line": list(self.line),
            "depth": self.depth,
            "facts": dict(self.facts),
            "moves": [
                {"move": m.text, "value": m.value, "worth": round(m.worth, 4), "turns": m.turns, "facts": dict(m.facts)}
                for m in self.moves
            ],
        }


@dataclass(frozen=True, slots=True)
class Point:
    """A position of a game on the graph: worth to the first seat, the move played there and what that gave away.

    `turning` says what was lost; most moves lose nothing.
    """

    ply: int
    seat: int
    value: int | None
    worth: float
    played: str
    best: str
    turning: Said | None = None
    facts: Facts = field(default_factory=dict)

    def to_json(self) -> PointView:
        """The point as plain data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "value": self.value,
            "worth": self.worth,
            "played": self.played,
            "best": self.best,
            "turning": self.turning.plain() if self.turning else None,
            "facts": dict(self.facts),
        }
