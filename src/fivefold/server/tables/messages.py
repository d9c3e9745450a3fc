"""What goes over a connection, and back: JSON, one object a message. `api/schema.py` publishes the shapes."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

import msgspec
from typing_extensions import TypedDict

from fivefold.games.core import State
from fivefold.games.description import PositionView
from fivefold.games.turn import StepTree
from fivefold.live import requests
from fivefold.live.facts import Fact
from fivefold.live.requests import Request
from fivefold.live.shapes import CommonView, Phase, TableEvent, TableView
from fivefold.live.table import Table
from fivefold.live.views import common, eyes, fact_seen, legal_steps, may_move, plan_seen, position_seen, view
from fivefold.refusals import Refused
from fivefold.sayings import Said
from fivefold.server.people import access

encode = msgspec.json.encode


class StateMessage(TypedDict):
    """The whole table: sent first, and whenever the client has fallen behind. `missed` is what it asked for."""

    t: Literal["state"]
    v: int
    id: str
    table: TableView
    missed: list[TableEvent]


class EventMessage(TypedDict):
    """What happened, and how it stands now."""

    t: Literal["event"]
    v: int
    facts: list[TableEvent]
    now: CommonView
    you: list[int]
    position: PositionView
    legal: StepTree | None
    plan: list[list[str]] | None


class AckMessage(TypedDict):
    """What was asked under the id `re` is on disk."""

    t: Literal["ack"]
    re: str
    v: int


class RefusalView(TypedDict):
    """Why something was refused: a sentence, its code, the rule behind it and what fills the sentence."""

    code: str
    sentence: str
    rule: str
    facts: dict[str, str]


class RefusalMessage(RefusalView):
    """What was asked under the id `re` was refused, and nothing changed."""

    t: Literal["no"]
    re: str | None


class PingMessage(TypedDict):
    """Are you there? A client answers `{"do": "pong"}`."""

    t: Literal["ping"]


class PongMessage(TypedDict):
    """The answer to a client's ping, with the server's time."""

    t: Literal["pong"]
    at: float


class TurnMessage(TypedDict):
    """What somebody who listens to all their tables hears of one."""

    t: Literal["table"]
    id: str
    game: str
    phase: Phase
    your_turn: bool


class StateRequest(TypedDict):
    """Send the whole table."""

    do: Literal["state"]
    id: NotRequired[str]


class PingRequest(TypedDict):
    """Are you there?"""

    do: Literal["ping"]
    id: NotRequired[str]


class PongRequest(TypedDict):
    """The answer to a ping."""

    do: Literal["pong"]
    id: NotRequired[str]


REQUESTS: dict[str, type[Request]] = {
    "sit": requests.Sit,
    "stand": requests.Stand,
    "fill": requests.Fill,
    "move": requests.Play,
    "touch": requests.Touch,
    "plan": requests.Plan,
    "colour": requests.Colour,
    "offer": requests.Offer,
    "accept": requests.Accept,
    "decline": requests.Decline,
    "resign": requests.Resign,
    "pause": requests.Pause,
    "resume": requests.Resume,
    "claim": requests.Claim,
    "return": requests.Return,
    "say": requests.Say,
}
NAMES = {kind: name for name, kind in REQUESTS.items()}
WITHOUT_REQUEST = ("state", "ping", "pong")
"""Messages that ask nothing of the table itself."""
LONGEST_ID = 64


class BadMessage(Refused):
    """A message that says nothing we know."""


def read_message(raw: str | bytes) -> dict[str, Any]:
    """A message as an object with a `do`."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("This is not JSON", code="not-json") from None
    if not isinstance(found, dict) or not isinstance(found.get("do"), str):
        raise BadMessage('A message is an object with a "do"', code="bad-message")
    if not isinstance(found.get("id") or "", str):
        raise BadMessage("{why}", code="bad-request", why="`id` is a text")
    return found


def read_request(found: dict[str, Any], credit: float = 0.0) -> Request:
    """The request in a message. How slow a connection is, the house measures itself.

    >>> read_request({"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"})
    Play(ply=0, id='a', move='c4 NW+', steps=(), credit=0.0)
    """
    kind = REQUESTS.get(found["do"])
    if kind is None:
        raise BadMessage("There is no {do} to do", code="no-such-request", do=repr(found["do"][:40]))
    data = {name: value for name, value in found.items() if name not in ("do", "credit")}
    if kind is requests.Play:
        data.setdefault("id", "")
        data["credit"] = credit
    if len(str(data.get("id", ""))) > LONGEST_ID:
        raise BadMessage("An id has at most {most} characters", code="id-too-long", most=LONGEST_ID)
    try:
        request: Request = msgspec.convert(data, kind)
    except (msgspec.ValidationError, TypeError, OverflowError) as error:
        raise BadMessage("{why}", code="bad-request", why=str(error)[:200]) from None
    return request


def action_of(request: Request) -> str:
    """The action of the access policy behind a request.

    >>> action_of(requests.Resign())
    'table.play'
    """
    return access.action_of(f"socket:{NAMES[type(request)]}")


def refusal(error: Refused) -> RefusalView:
    """A refusal as plain data: the sentence, its code, the rule, and what fills the sentence.

    A fact that is something said has its code and its own facts beside it, as `why-code` and `why-points`.
    """
    facts = {name: str(value) for name, value in error.facts.items()}
    for name, value in error.facts.items():
        if isinstance(value, Said):
            facts |= {f"{name}-code": value.code} | {f"{name}-{part}": str(fact) for part, fact in value.facts.items()}
    return {"code": error.code, "sentence": str(error), "rule": error.rule, "facts": facts}


def snapshot(name: str, table: Table, who: str, now: float, missed: list[Fact]) -> bytes:
    """The whole table for one who has just come, with the facts that they missed."""
    seen = [fact_seen(table, fact, who) for fact in missed]
    message: StateMessage = {
        "t": "state",
        "v": table.version,
        "id": name,
        "table": view(table, who, now),
        "missed": [fact for fact in seen if fact is not None],
    }
    return encode(message)


def no(error: Refused, re: str | None) -> bytes:
    """What was asked was refused."""
    message: RefusalMessage = {"t": "no", "re": re, **refusal(error)}
    return encode(message)


def ack(re: str, version: int) -> bytes:
    """What was asked is on disk."""
    message: AckMessage = {"t": "ack", "re": re, "v": version}
    return encode(message)


def pong(now: float) -> bytes:
    """The answer to a client's ping."""
    message: PongMessage = {"t": "pong", "at": now}
    return encode(message)


PING = encode(PingMessage(t="ping"))


def broadcast(table: Table, facts: tuple[Fact, ...], whos: set[str], now: float) -> dict[str, bytes]:
    """What each of these people is told after some facts; who sees the same gets the same bytes."""
    version = table.version
    shared = msgspec.Raw(encode(common(table, now)))
    positions: dict[State | None, msgspec.Raw] = {}
    encoded: dict[tuple[object, ...], bytes] = {}
    found: dict[str, bytes] = {}
    watching = [who for who in whos if not table.seats_of(who)]
    for who in [*(who for who in whos if table.seats_of(who)), *watching[:1]]:
        state = table.game.observe(table.state, eyes(table, who))
        key = state if state != table.state else None
        if key not in positions:
            positions[key] = msgspec.Raw(encode(position_seen(table, state)))
        seen = [fact for fact in (fact_seen(table, fact, who) for fact in facts) if fact is not None]
        moving = may_move(table, who)
        plain = tuple(encode(fact) for fact in seen)
        held = table.seats_of(who)
        plan = plan_seen(table, who)
        group = (key, plain, moving, held, encode(plan))
        if group not in encoded:
            encoded[group] = encode(
                {
                    "t": "event",
                    "v": version,
                    "facts": seen,
                    "now": shared,
                    "you": list(held),
                    "position": positions[key],
                    "legal": legal_steps(table) if moving else None,
                    "plan": plan,
                }
            )
        found[who] = encoded[group]
    for who in watching[1:]:
        found[who] = found[watching[0]]
    return found
