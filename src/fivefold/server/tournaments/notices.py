"""Notices: what is posted on the wall of the hall and is no fact of the tournament itself.

The round's clock, a message for everyone, fixed places, calls to tables, the boards on which games are played, and the
times by which players at home must have come. They are a stream of their own beside the log, so the log stays what
happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from fivefold.refusals import Refused
from fivefold.server.storage import NewFact
from fivefold.tournaments.facts import UNWRITABLE_LINES


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of the round: it runs until `ends`, or stands with `left` seconds."""

    minutes: float = 0
    ends: float = 0
    left: float = 0


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message for the projector and all phones."""

    text: str = ""


class Online(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players are at home: who has not come `minutes` after the draw forfeits; 0 switches this off."""

    minutes: float = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who always sits at the same table, wherever the draw puts them; 0 frees them."""

    entrant: int
    table: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tables the hall has; 0: as many as are needed."""

    count: int = 0


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game is called to a table of the hall."""

    round: int
    table: int
    place: int


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of games on the screen: `minutes` for each player, and `seconds` more after each move."""

    minutes: float = 0
    seconds: int = 0


class Rated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do games on the screen count for the players' ratings? Boards that are laid from now on say so."""

    on: bool = False


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an arena is paired: by the house as soon as two are free, or by hand."""

    by_hand: bool = False


class Removed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament was deleted: until then its directors can bring it back; 0: it was not, or is back."""

    until: float = 0


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the draw that is played on the screen."""

    round: int
    table: int
    id: str
    game: int = 1


KINDS: Final[dict[str, type[msgspec.Struct]]] = {
    "clock": Clock,
    "message": Message,
    "online": Online,
    "placed": Placed,
    "tables": Tables,
    "called": Called,
    "thinking": Thinking,
    "rated": Rated,
    "pairing": Pairing,
    "board": Board,
    "removed": Removed,
}
BY_HAND: Final = ("clock", "message", "online", "placed", "tables", "called", "thinking", "rated", "pairing")
LONGEST_MESSAGE: Final = 300
MOST_TABLES: Final = 10**6


def read_notice(kind: str, data: Mapping[str, object]) -> msgspec.Struct:
    """A notice, checked.

    >>> read_notice("clock", {"minutes": 45})
    Clock(minutes=45.0, ends=0, left=0)
    >>> read_notice("clock", {"hours": 1})
    Traceback (most recent call last):
    fivefold.refusals.Refused: This is no notice: Object contains unknown field `hours`.
    """
    if kind not in KINDS:
        raise Refused("There is no notice {kind}", code="no-such-notice", kind=repr(kind)[:40])
    try:
        found = msgspec.convert(dict(data), KINDS[kind])
    except msgspec.ValidationError as error:
        raise Refused("This is no notice: {why}", code="bad-notice", why=str(error)) from None
    except UnicodeEncodeError:
        raise Refused("There are characters that cannot be written", code="bad-notice", why="characters") from None
    if any(isinstance(value, str) and UNWRITABLE_LINES.search(value) for value in msgspec.structs.astuple(found)):
        raise Refused("There are characters that cannot be written", code="bad-notice", why="characters")
    numbers = [value for value in msgspec.structs.astuple(found) if isinstance(value, int | float)]
    if any(not 0 <= value <= 1e11 for value in numbers):
        raise Refused("The numbers of a notice lie between 0 and 10^11", code="bad-notice", why="numbers")
    if isinstance(found, Called) and not found.place:
        raise Refused("A game is called to a table", code="bad-notice", why="place")
    if isinstance(found, Tables | Called | Placed) and max(numbers) > MOST_TABLES:
        raise Refused("A hall has at most {most} tables", code="too-many-tables", most=MOST_TABLES)
    if isinstance(found, Message) and len(found.text) > LONGEST_MESSAGE:
        raise Refused("A message has at most {most} characters", code="too-long", most=LONGEST_MESSAGE)
    return found


class Notices(msgspec.Struct, frozen=True):
    """The notices of a tournament, folded: the last of each kind counts.

    `places` are fixed tables by entrant, `boards` are kept by round and table as `2/1`, `calls` by round in the
    order in which they were made: the table of the hall by game.
    """

    clock: Clock = Clock()
    message: Message = Message()
    online: Online = Online()
    tables: Tables = Tables()
    thinking: Thinking = Thinking()
    rated: Rated = Rated()
    pairing: Pairing = Pairing()
    removed: Removed = Removed()
    places: dict[int, int] = {}
    boards: dict[str, Board] = {}
    calls: dict[int, dict[int, int]] = {}


def fold_notices(stored: Iterable[NewFact], before: Notices | None = None) -> Notices:
    """The wall after these."""
    wall = before or Notices()
    for one in stored:
        wall = _after(wall, msgspec.json.decode(one.body, type=KINDS[one.kind]))
    return wall


def _after(wall: Notices, notice: msgspec.Struct) -> Notices:
    match notice:
        case Placed(entrant, table):
            places = {other: at for other, at in wall.places.items() if other != entrant}
            return replace(wall, places=places | ({entrant: table} if table else {}))
        case Board(round, table):
            return replace(wall, boards={**wall.boards, f"{round}/{table}": notice})
        case Called(round, table, place):
            calls = {game: at for game, at in wall.calls.get(round, {}).items() if game != table}
            return replace(wall, calls={**wall.calls, round: {**calls, table: place}})
        case Clock():
            return replace(wall, clock=notice)
        case Message():
            return replace(wall, message=notice)
        case Online():
            return replace(wall, online=notice)
        case Tables():
            return replace(wall, tables=notice)
        case Removed():
            return replace(wall, removed=notice)
        case Pairing():
            return replace(wall, pairing=notice)
        case Thinking():
            return replace(wall, thinking=notice)
        case Rated():
            return replace(wall, rated=notice)
    raise AssertionError(notice)
