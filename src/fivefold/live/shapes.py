"""What a table shows, as plain data: the shapes of its views. Clients read them as JSON."""

from __future__ import annotations

from typing import TypedDict

from fivefold.games.turn import StepTree


class SeatView(TypedDict):
    """A seat; `gone_since` when its person has left."""

    kind: str
    name: str
    bot: str
    here: bool
    gone_since: float | None


class ClockView(TypedDict):
    """The clock at the moment `now`."""

    control: str
    left: list[float]
    spent: list[float]
    running: int | None
    now: float


class CommonView(TypedDict):
    """What all see alike."""

    phase: str
    ply: int
    to_move: int | None
    steps: list[str]
    seats: list[SeatView]
    clock: ClockView
    offers: dict[str, list[list[int]]]
    ended: dict[str, object] | None
    follow: str


class MomentView(CommonView):
    """What changes with the moves, as one person sees it."""

    you: list[int]
    position: dict[str, object]
    legal: StepTree | None


class MoveView(TypedDict):
    """A move that was made; what is hidden from the viewer is empty."""

    seat: int
    move: str
    steps: list[str]
    remarks: list[dict[str, object]]
    at: float
    by: str


class LineView(TypedDict):
    """A line of table talk."""

    name: str
    text: str
    at: float
    watcher: bool


class TableView(MomentView):
    """Everything that one person may see."""

    version: int
    game: str
    title: str
    options: str
    start: str
    strict: bool
    public: bool
    takebacks: bool
    draws: bool
    talk: bool
    claim_after: int
    origin: dict[str, object]
    host: bool
    moves: list[MoveView]
    lines: list[LineView]
