"""What a table shows, as plain data: the shapes of its views. Clients read them as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from fivefold.games.core import OutcomeView
from fivefold.games.description import PositionView
from fivefold.games.turn import StepTree
from fivefold.live.facts import AllTerms, Terms
from fivefold.live.matches import MatchView
from fivefold.live.requests import Offered
from fivefold.live.seats import SeatKind
from fivefold.sayings import SaidView

Phase = Literal["gathering", "playing", "paused", "over"]
Ending = Literal["board", "agreement", "resignation", "time", "forfeit"]


class SeatView(TypedDict):
    """A seat; `gone_since` when its person has left, `rests_until` while they are on vacation (days for a move).

    `account`: the name is that of an account here, and nobody else's.
    """

    kind: SeatKind
    name: str
    account: bool
    bot: str
    here: bool
    gone_since: float | None
    rests_until: float | None


class ClockView(TypedDict):
    """The clock at the moment `now`: seconds left and spent by seat, whose clock runs, and when its flag falls."""

    control: str
    left: list[float]
    spent: list[float]
    running: int | None
    now: float
    falls: float | None


class EndedView(OutcomeView):
    """How the game ended: by the board, or by an agreement, a resignation, the clock, or because somebody was gone."""

    result: str
    ending: Ending


class ChoosingView(TypedDict):
    """Whose turn it is to choose a colour, and the colours that are left."""

    seat: int
    left: list[str]


class CommonView(TypedDict):
    """What all see alike; `offers` name the seats that want something, `follow` the table of the next game."""

    phase: Phase
    ply: int
    to_move: int | None
    steps: list[str]
    seats: list[SeatView]
    clock: ClockView
    offers: dict[Offered, list[list[int]]]
    ended: EndedView | None
    match: MatchView | None
    teams: bool
    choosing: ChoosingView | None
    follow: str


class MomentView(CommonView):
    """What changes with the moves, as one person sees it; `you` are their seats, `plan` the answers that they have set
    ahead (null where they can set none)."""

    you: list[int]
    position: PositionView
    legal: StepTree | None
    plan: list[list[str]] | None


class MoveView(TypedDict):
    """A move that was made; what is hidden from the viewer is empty. `by`: the bot that made it for the seat's own."""

    seat: int
    move: str
    steps: list[str]
    remarks: list[SaidView]
    at: float
    by: str


class ChatView(TypedDict):
    """Something said at the table."""

    name: str
    text: str
    at: float
    watcher: bool


class TableView(MomentView, Terms):
    """Everything that one person may see; `claim_after` are the seconds after which a gone player's game is claimed."""

    version: int
    start: str
    host: bool
    moves: list[MoveView]
    lines: list[ChatView]


class OpenedEvent(AllTerms):
    """The table was laid."""

    kind: Literal["opened"]
    at: float


class SatEvent(TypedDict):
    """Somebody sat down; `seats` are those that they hold now."""

    kind: Literal["sat"]
    at: float
    seat: int
    name: str
    seats: list[int]


class FilledEvent(TypedDict):
    """A bot took an open seat."""

    kind: Literal["filled"]
    at: float
    seat: int
    name: str
    bot: str


class StartedEvent(TypedDict):
    """The game began; `order` says which old seat became which new one."""

    kind: Literal["started"]
    at: float
    order: list[int]


class MovedEvent(TypedDict):
    """A move was made; `steps` and `remarks` only for who sees it."""

    kind: Literal["moved"]
    at: float
    seat: int
    ply: int
    move: str
    steps: NotRequired[list[str]]
    remarks: NotRequired[list[SaidView]]
    by: NotRequired[str]


class TouchedEvent(TypedDict):
    """A step of a strict turn was made (PG4)."""

    kind: Literal["touched"]
    at: float
    seat: int
    step: str


class ColouredEvent(TypedDict):
    """A seat has its colour."""

    kind: Literal["coloured"]
    at: float
    seat: int
    colour: str


class OfferEvent(TypedDict):
    """Something was offered, agreed to or declined by the person of these seats."""

    kind: Literal["offered", "declined"]
    at: float
    what: Offered
    seats: list[int]


class TookBackEvent(TypedDict):
    """Moves were taken back; this many stand."""

    kind: Literal["took-back"]
    at: float
    ply: int


class SeatEvent(TypedDict):
    """Something happened to a seat."""

    kind: Literal["stood", "resigned", "flagged", "claimed-win", "claimed-draw", "handed-back"]
    at: float
    seat: int


class HandedEvent(TypedDict):
    """A bot took a seat over."""

    kind: Literal["handed"]
    at: float
    seat: int
    bot: str
    why: str


class GameEvent(TypedDict):
    """Something happened to the game as a whole."""

    kind: Literal["agreed", "paused", "resumed", "recovered"]
    at: float


class ChatEvent(TypedDict):
    """Something was said at the table; `seats` are the speaker's."""

    kind: Literal["said"]
    at: float
    name: str
    text: str
    watcher: bool
    seats: list[int]


class FollowedEvent(TypedDict):
    """The next game stands at another table."""

    kind: Literal["followed"]
    at: float
    table: str


class PresenceEvent(TypedDict):
    """The person of these seats came or went. It has no version of its own."""

    kind: Literal["came", "went"]
    at: float
    seats: list[int]


class RestedEvent(TypedDict):
    """When the person of these seats rests: from when until when."""

    kind: Literal["rested"]
    at: float
    seats: list[int]
    rests: list[list[float]]


class PlannedEvent(TypedDict):
    """The answers that one has set ahead oneself; nobody else hears of it."""

    kind: Literal["planned"]
    at: float
    seat: int
    lines: list[list[str]]


TableEvent = TypeAliasType(
    "TableEvent",
    OpenedEvent
    | SatEvent
    | FilledEvent
    | StartedEvent
    | MovedEvent
    | TouchedEvent
    | ColouredEvent
    | OfferEvent
    | TookBackEvent
    | SeatEvent
    | HandedEvent
    | GameEvent
    | ChatEvent
    | FollowedEvent
    | RestedEvent
    | PlannedEvent
    | PresenceEvent,
)
"""A fact of a table as somebody sees it."""
