"""What goes over a connection, and back: JSON, one object a message."""

from __future__ import annotations

from typing import Any

import msgspec

from fivefold.games.description import describe
from fivefold.live import requests
from fivefold.live.facts import Fact
from fivefold.live.requests import Request
from fivefold.live.table import Table
from fivefold.live.views import common, eyes, fact_seen, legal_steps, may_move, view
from fivefold.refusals import Refused
from fivefold.sayings import Said
from fivefold.server.people import access

encode = msgspec.json.encode

REQUESTS: dict[str, type[Any]] = {
    "sit": requests.Sit,
    "stand": requests.Stand,
    "move": requests.Play,
    "touch": requests.Touch,
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


def refusal(error: Refused) -> dict[str, Any]:
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
    return encode(
        {
            "t": "state",
            "v": table.version,
            "id": name,
            "table": view(table, who, now),
            "missed": [fact for fact in seen if fact is not None],
        }
    )


def broadcast(table: Table, facts: tuple[Fact, ...], whos: set[str], now: float) -> dict[str, bytes]:
    """What each of these people is told after some facts; who sees the same gets the same bytes."""
    version = table.version
    shared = msgspec.Raw(encode(common(table, now)))
    positions: dict[Any, msgspec.Raw] = {}
    told: dict[tuple[Any, ...], bytes] = {}
    found: dict[str, bytes] = {}
    watching = [who for who in whos if not table.seats_of(who)]
    for who in [*(who for who in whos if table.seats_of(who)), *watching[:1]]:
        state = table.game.observe(table.state, eyes(table, who))
        key = state if state != table.state else None
        if key not in positions:
            positions[key] = msgspec.Raw(encode(describe(table.game, state, table.ply)))
        seen = [fact for fact in (fact_seen(table, fact, who) for fact in facts) if fact is not None]
        moving = may_move(table, who)
        plain = tuple(encode(fact) for fact in seen)
        held = table.seats_of(who)
        group = (key, plain, moving, held)
        if group not in told:
            told[group] = encode(
                {
                    "t": "event",
                    "v": version,
                    "facts": seen,
                    "now": shared,
                    "you": list(held),
                    "position": positions[key],
                    "legal": legal_steps(table) if moving else None,
                }
            )
        found[who] = told[group]
    for who in watching[1:]:
        found[who] = found[watching[0]]
    return found
