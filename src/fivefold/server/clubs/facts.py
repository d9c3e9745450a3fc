"""What happens in a club, and how it is stored. Whoever is named stands there as an object of their own, with what they
have said: so that everything of somebody can be taken out when they delete their account.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fivefold.server.storage import NewFact, Stored

Kind = Literal[
    "founded",
    "described",
    "noticed",
    "invited",
    "asked",
    "joined",
    "declined",
    "left",
    "expelled",
    "promoted",
    "demoted",
    "attached",
    "detached",
    "circuit-attached",
    "circuit-detached",
    "closed",
    "ladder-opened",
    "ladder-closed",
    "entered",
    "withdrew",
    "challenged",
    "laid",
    "begun",
    "reported",
    "played",
    "dropped",
]


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody by their key and the name of their account; `text` is what they say."""

    who: str
    name: str = ""
    text: str = ""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact: who acts (`by`; nobody for the house), about whom, and what.

    `id` names a tournament, a circuit or a challenge. Of a challenge, `winner` is the key of who has won; empty for a
    drawn game.
    """

    kind: Kind
    at: float
    by: Person | None = None
    whom: Person | None = None
    id: str = ""
    title: str = ""
    about: str = ""
    public: bool = False
    game: str = ""
    options: str = ""
    clock: str = ""
    reach: int = 0
    table: str = ""
    winner: str = ""


def read_fact(stored: Stored) -> Fact:
    """A fact that was stored."""
    return msgspec.json.decode(stored.body, type=Fact)


def write_fact(fact: Fact) -> NewFact:
    """A fact as it is stored."""
    return NewFact(fact.kind, fact.at, msgspec.json.encode(fact).decode())
