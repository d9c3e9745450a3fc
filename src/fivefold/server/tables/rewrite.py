"""Stored facts are rewritten for a person who is forgotten or has another name, and for nothing else.

In a fact somebody stands by their key; what is told of them stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Final

import msgspec

from fivefold import live
from fivefold.server.storage import Store
from fivefold.server.tables.open_table import headline, read_fact

NAMES: Final = {"who": "name", "by": "by_name"}
"""Where a person's name stands, by the name under which their key stands there."""
TOLD: Final = {"who": ("name", "renamed", "text"), "by": ("by_name", "text")}
"""All that is told of a person, likewise."""
Rewrite = Callable[[str], str]


def forgotten(body: str, who: str, anyone: str) -> str:
    """A fact without what it says of a person: another key, no name, no word.

    >>> forgotten('{"seat":0,"name":"Anna","who":"g-1"}', "g-1", "x-9")
    '{"seat":0,"name":"","who":"x-9"}'
    >>> forgotten('{"who":"g-1","name":"Anna","text":"call me","watcher":true}', "g-1", "x-9")
    '{"who":"x-9","name":"","text":"","watcher":true}'
    """
    return msgspec.json.encode(_without(msgspec.json.decode(body), who, anyone)).decode()


def _without(value: Any, who: str, anyone: str) -> Any:
    if isinstance(value, dict):
        gone = [one for key, told in TOLD.items() if value.get(key) == who for one in told]
        return {name: "" if name in gone else _without(one, who, anyone) for name, one in value.items()}
    if isinstance(value, list):
        return [_without(one, who, anyone) for one in value]
    return anyone if value == who else value


def renamed(body: str, who: str, olds: Set[str], new: str) -> str:
    """A fact with a person's new name in the place of an old one; at one device somebody may have other names, too.

    >>> renamed('[{"name":"Rude","who":"g-1"},{"name":"Ida","who":"g-1"}]', "g-1", {"Rude"}, "Player.7")
    '[{"name":"Player.7","who":"g-1"},{"name":"Ida","who":"g-1"}]'
    """
    return msgspec.json.encode(_named(msgspec.json.decode(body), who, olds, new)).decode()


def _named(value: Any, who: str, olds: Set[str], new: str) -> Any:
    if isinstance(value, dict):
        names = [name for key, name in NAMES.items() if value.get(key) == who and value.get(name) in olds]
        return {name: new if name in names else _named(one, who, olds, new) for name, one in value.items()}
    if isinstance(value, list):
        return [_named(one, who, olds, new) for one in value]
    return value


async def rewrite(store: Store, stream: str, who: str, told: Rewrite) -> bool:
    """Rewrite the facts of a stream that name a person, and its headline; was there anything to be changed?"""
    found = {fact.version: (fact.body, told(fact.body)) for fact in await store.read(stream) if who in fact.body}
    bodies = {version: after for version, (before, after) in found.items() if after != before}
    if bodies:
        await store.rewrite(stream, bodies)
        if stream.startswith("table/"):
            name = stream.removeprefix("table/")
            table = live.folded(read_fact(fact) for fact in await store.read(stream))
            await store.rewrite(stream, {}, headline(name, table, table.since).body)
    return bool(bodies)
