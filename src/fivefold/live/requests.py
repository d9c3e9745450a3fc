"""What can be asked of a table: by people (`ask`) and by the server (`on_event`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Offered = Literal["draw", "takeback", "pause", "rematch"]


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat, or any open one."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SitKnown(Sit):
    """Take a seat under the name of one's account; only the server says who is signed in."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave one's seats before the game begins."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Let a bot take every seat that is still open, so that the game begins."""

    bot: str


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move: `ply` moves were made before it, `id` is the client's own name for it, so that sending it twice
    is harmless. The move is a text or the steps of the hand."""

    ply: int
    id: str
    move: str = ""
    steps: tuple[str, ...] = ()
    credit: float = 0.0


@dataclass(frozen=True, slots=True)
class Touch:
    """Do the next step of a strict turn (PG4); it stays."""

    ply: int
    step: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """Say what one answers to which moves: lines that begin with the opponent's next move, after `ply` moves.

    They take the place of all lines said before; none takes them away.
    """

    ply: int
    lines: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Colour:
    """Choose the colour of one's next seat that has none, before the first move (TK5)."""

    colour: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a draw, a take-back, a pause or a rematch."""

    what: Offered


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree to what was offered."""

    what: Offered


@dataclass(frozen=True, slots=True)
class Decline:
    """Say no to what was offered, or withdraw it."""

    what: Offered


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock; with other people at the table it must be offered instead."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Someone has been gone too long: claim the win, a draw, or let a bot take over."""

    what: Literal["win", "draw", "bot"]


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's seat back from the bot that took it over."""


@dataclass(frozen=True, slots=True)
class Say:
    """Table talk."""

    text: str
    name: str = ""


Request = (
    Sit
    | Stand
    | Fill
    | Play
    | Touch
    | Plan
    | Colour
    | Offer
    | Accept
    | Decline
    | Resign
    | Pause
    | Resume
    | Claim
    | Return
    | Say
)


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: has a flag fallen?"""


@dataclass(frozen=True, slots=True)
class Came:
    """A person is there."""

    who: str


@dataclass(frozen=True, slots=True)
class Went:
    """A person's last line is gone."""

    who: str


@dataclass(frozen=True, slots=True)
class BotPlays:
    """A bot's move; one for a position that is past is dropped. `by` is the bot that stood in for this one move."""

    ply: int
    move: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Recover:
    """The house was closed for a while: the turn's time begins anew."""


@dataclass(frozen=True, slots=True)
class Follow:
    """The next game of these people stands at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A guest who sits here has signed in: the seat is their account's."""

    guest: str
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class Rests:
    """When a person rests: from when until when, in order."""

    who: str
    rests: tuple[tuple[float, float], ...]


HouseEvent = Tick | Came | Went | BotPlays | Recover | Follow | Rests | SignedIn
