"""Notices: what hangs on the wall of the hall and is no fact of the tournament itself.

The round's clock, a message for everyone, fixed places, the boards on which tables are played, and the times by which
players at home must have come. They are a stream of their own beside the log, so the log stays what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from fivefold.games.core import Refused
from fivefold.server.storage import Stored


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of the round: it runs until `ends`, or stands with `left` seconds."""

    minutes: float = 0
    ends: float = 0
    left: float = 0


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message for the projector and all phones."""

    text: str = ""


class Online(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players are at home: who has not come so many minutes after the draw forfeits; 0 switches this off."""

    minutes: float = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who always sits at the same table, wherever the draw puts them; 0 frees them."""

    entrant: int
    table: int


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
    "board": Board,
}
BY_HAND: Final = ("clock", "message", "online", "placed")
LONGEST_MESSAGE: Final = 300


def read_notice(kind: str, data: Mapping[str, Any]) -> msgspec.Struct:
    """A notice, checked.

    >>> read_notice("clock", {"minutes": 45})
    Clock(minutes=45.0, ends=0, left=0)
    >>> read_notice("clock", {"hours": 1})
    Traceback (most recent call last):
    fivefold.games.core.Refused: This is no notice: Object contains unknown field `hours`.
    """
    if kind not in KINDS:
        raise Refused("There is no notice {kind}", code="no-such-notice", kind=repr(kind)[:40])
    try:
        found = msgspec.convert(dict(data), KINDS[kind])
    except msgspec.ValidationError as wrong:
        raise Refused("This is no notice: {why}", code="bad-notice", why=str(wrong)) from None
    numbers = [value for value in msgspec.structs.astuple(found) if isinstance(value, int | float)]
    if any(not 0 <= value <= 1e11 for value in numbers):
        raise Refused("The numbers of a notice lie between 0 and 10^11", code="bad-notice", why="numbers")
    if isinstance(found, Message) and len(found.text) > LONGEST_MESSAGE:
        raise Refused("A message has at most {most} letters", code="too-long", most=LONGEST_MESSAGE)
    return found


def hung(stored: Iterable[Stored]) -> dict[str, Any]:
    """What hangs on the wall after these: the last of each kind counts."""
    wall: dict[str, Any] = {"clock": Clock(), "message": Message(), "online": Online(), "places": {}, "boards": {}}
    for one in stored:
        notice = msgspec.json.decode(one.body, type=KINDS[one.kind])
        if isinstance(notice, Placed):
            wall["places"] = {entrant: t for entrant, t in wall["places"].items() if entrant != notice.entrant}
            if notice.table:
                wall["places"][notice.entrant] = notice.table
        elif isinstance(notice, Board):
            wall["boards"][f"{notice.round}/{notice.table}"] = msgspec.to_builtins(notice)
        else:
            wall[one.kind] = notice
    return wall


def places_of(tables: Iterable[tuple[int, tuple[int, ...]]], fixed: Mapping[int, int]) -> dict[int, int]:
    """Where each table of a round stands in the hall: at its own number, unless someone's place is fixed.

    >>> places_of([(1, (5, 6)), (2, (7, 8)), (3, (9, 10))], {7: 3})
    {1: 1, 2: 3, 3: 2}
    """
    where = {number: number for number, _ in tables}
    seats = {entrant: number for number, table in tables for entrant in table}
    for entrant, place in fixed.items():
        number = seats.get(entrant, 0)
        if not number or place not in where.values():
            continue
        other = next(n for n, p in where.items() if p == place)
        where[number], where[other] = where[other], where[number]
    return where
