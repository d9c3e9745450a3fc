"""What a tournament's socket sends, as plain data. `api/schema.py` publishes the shapes."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from fivefold.server.tournaments.desk_values import ParkedBoard, ViewContext
from fivefold.server.tournaments.notices import Notices
from fivefold.tournaments.repair import Damage
from fivefold.tournaments.shapes import NeedView, TournamentView


class RoundClockView(TypedDict):
    """The clock of the round: it runs until `ends`, or stands with `left` seconds."""

    minutes: float
    ends: float
    left: float


class MessageView(TypedDict):
    """A message for the projector and all phones."""

    text: str


class OnlineView(TypedDict):
    """Players are at home: who has not come `minutes` after the draw forfeits; 0 where they are not."""

    minutes: float


class TableCountView(TypedDict):
    """How many tables the hall has; 0: as many as are needed."""

    count: int


class PairingView(TypedDict):
    """Is an arena paired by hand?"""

    by_hand: bool


class ThinkingView(TypedDict):
    """The clock of games on the screen: minutes for each player, and seconds more after each move."""

    minutes: float
    seconds: int


class BoardView(TypedDict):
    """A table of the draw that is played on the screen at the table `id`."""

    round: int
    table: int
    id: str
    game: int


class RemovedView(TypedDict):
    """The tournament was deleted and is there for its directors alone, `until` it is dropped; 0: it was not."""

    until: float


class WallView(TypedDict):
    """The notices; `places` are fixed tables by entrant, `boards` are named by round and table as `2/1`."""

    clock: RoundClockView
    message: MessageView
    online: OnlineView
    tables: TableCountView
    thinking: ThinkingView
    rated: bool
    pairing: PairingView
    places: dict[str, int]
    boards: dict[str, BoardView]
    removed: RemovedView


class ParkedBoardView(TypedDict):
    """A board whose game has ended and whose result the tournament has refused."""

    board: str
    round: int
    table: int
    code: str
    sentence: str


class DamageView(TypedDict):
    """The first line of the log that cannot be read."""

    line: int
    why: str
    text: str


class WatchedTournamentView(TournamentView):
    """A tournament as it is watched; who works there also sees boards whose results were refused.

    `on_screen`: its tables can be played at boards of the house. `most_points`: what nobody at a table of this size can
    score in its game, where that is known.
    """

    parked: NotRequired[list[ParkedBoardView]]
    on_screen: bool
    most_points: dict[str, int]


class TournamentMessage(TypedDict):
    """The whole tournament at the version `v` of its log and with `n` notices; sent whenever something changes."""

    t: Literal["tournament"]
    v: int
    n: int
    data: WatchedTournamentView
    need: NeedView
    wall: WallView
    damage: DamageView | None


class TournamentPong(TypedDict):
    """The answer to whatever a client sends: the newest version, and the number of notices."""

    t: Literal["pong"]
    v: int
    n: int


def wall_view(wall: Notices) -> WallView:
    """What is posted on the wall; calls are shown with their games."""
    return {
        "clock": {"minutes": wall.clock.minutes, "ends": wall.clock.ends, "left": wall.clock.left},
        "message": {"text": wall.message.text},
        "online": {"minutes": wall.online.minutes},
        "tables": {"count": wall.tables.count},
        "thinking": {"minutes": wall.thinking.minutes, "seconds": wall.thinking.seconds},
        "rated": wall.rated.on,
        "pairing": {"by_hand": wall.pairing.by_hand},
        "places": {str(entrant): table for entrant, table in wall.places.items()},
        "boards": {
            where: {"round": one.round, "table": one.table, "id": one.id, "game": one.game}
            for where, one in wall.boards.items()
        },
        "removed": {"until": wall.removed.until},
    }


def parked_view(one: ParkedBoard) -> ParkedBoardView:
    """A parked board."""
    return {"board": one.board, "round": one.round, "table": one.table, "code": one.code, "sentence": one.sentence}


def damage_view(damage: Damage, full: bool) -> DamageView:
    """A damaged line; its text only for those who work at the tournament."""
    return {"line": damage.line, "why": damage.why, "text": damage.text if full else ""}


def tournament_message(
    data: WatchedTournamentView, need: NeedView, context: ViewContext, full: bool
) -> TournamentMessage:
    """The whole tournament for those who watch."""
    return {
        "t": "tournament",
        "v": data["version"],
        "n": context.notices,
        "data": data,
        "need": need,
        "wall": wall_view(context.wall),
        "damage": damage_view(context.damage, full) if context.damage else None,
    }
