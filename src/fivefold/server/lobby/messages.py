"""What the lobby tells: the seeks, and then what changes. A message that all see alike is encoded once."""

from __future__ import annotations

import gzip
from typing import Literal

import msgspec
from typing_extensions import TypedDict

from fivefold.server.lobby.seek import Seek


class SeekerView(TypedDict):
    """Somebody who looks for a game; a guest has no account."""

    name: str
    account: bool
    rating: int | None


class SeekView(TypedDict):
    """A seek in the list. `people` has a place for each seat, `teams`: seats 1 and 3 against 2 and 4."""

    id: str
    game: str
    options: str
    clock: str
    rated: bool
    least: int
    most: int
    quick: bool
    teams: bool
    people: list[SeekerView | None]
    since: float


class LobbyMessage(TypedDict):
    """All seeks: sent first, and whenever the client has fallen behind."""

    t: Literal["lobby"]
    seeks: list[SeekView]


class SeeksMessage(TypedDict):
    """What has changed: seeks that are new or stand otherwise, and the ids of those that are gone."""

    t: Literal["seeks"]
    came: list[SeekView]
    gone: list[str]


class YouMessage(TypedDict):
    """The seek at which one has a seat oneself; empty for none."""

    t: Literal["you"]
    seek: str


class FoundMessage(TypedDict):
    """All have come: the game is played at this table."""

    t: Literal["found"]
    table: str


def seek_view(seek: Seek) -> SeekView:
    """A seek as everybody sees it; nobody is shown another's key."""
    terms = seek.terms
    return {
        "id": seek.id,
        "game": terms.game,
        "options": terms.options,
        "clock": terms.clock,
        "rated": terms.rated,
        "least": terms.least,
        "most": terms.most,
        "quick": seek.quick,
        "teams": seek.teams,
        "people": [
            None if one is None else {"name": one.name, "account": one.account, "rating": one.rating}
            for one in seek.people
        ],
        "since": seek.since,
    }


def lobby_message(seeks: list[SeekView], *, packed: bool) -> bytes:
    """All seeks; packed by gzip, a list of a thousand is a twentieth of its size."""
    message: LobbyMessage = {"t": "lobby", "seeks": seeks}
    plain = msgspec.json.encode(message)
    return gzip.compress(plain, 5, mtime=0) if packed else plain


def seeks_message(came: list[SeekView], gone: list[str]) -> bytes:
    """What has changed."""
    message: SeeksMessage = {"t": "seeks", "came": came, "gone": gone}
    return msgspec.json.encode(message)


def you_message(seek: str) -> bytes:
    """At which seek somebody has a seat."""
    message: YouMessage = {"t": "you", "seek": seek}
    return msgspec.json.encode(message)


def found_message(table: str) -> bytes:
    """Where the game is played."""
    message: FoundMessage = {"t": "found", "table": table}
    return msgspec.json.encode(message)
