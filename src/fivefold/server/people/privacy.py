"""What others see of a person: decided here and nowhere else.

Everybody sees an account's name, ratings and place in the lists. Its games are seen by everybody if it is open and the
table was public, else by those who played. Guests, and players who have deleted their account, have no name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from fivefold.server.people.account_names import account_of
from fivefold.server.people.accounts import Account
from fivefold.server.people.results import Result
from fivefold.server.storage import Store

FORMER = "x-"
"""How the keys of those begin who have deleted their account."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at an account: the keys of the one who looks, and of the one who is looked at."""

    mine: frozenset[str]
    theirs: frozenset[str]
    closed: bool

    @property
    def own(self) -> bool:
        """Does somebody look at themselves?"""
        return bool(self.mine & self.theirs)

    @property
    def sees_games(self) -> bool:
        """Are there games to be seen?"""
        return self.own or not self.closed

    def sees(self, result: Result) -> bool:
        """Is this one of the account's games that the viewer sees?"""
        if self.own or self.mine.intersection(result.people):
            return True
        return self.sees_games and result.public


def viewer(mine: Sequence[str], account: Account, theirs: Sequence[str]) -> Viewer:
    """Who looks at an account."""
    return Viewer(frozenset(one for one in mine if one), frozenset(theirs), account.closed)


async def names_of(store: Store, whos: Iterable[str]) -> Mapping[str, str]:
    """The names of those who have an account, by their keys."""
    keys = [who for who in dict.fromkeys(whos) if who and not who.startswith(FORMER)]
    names = await asyncio.gather(*(account_of(store, who) for who in keys))
    return {who: name for who, name in zip(keys, names, strict=True) if name}


def standing_of(who: str, names: Mapping[str, str]) -> str:
    """Is a player without a name a `guest` or a `former` player? Empty for one with a name.

    >>> standing_of("x-1", {}), standing_of("g-1", {}), standing_of("g-2", {"g-2": "Anna"})
    ('former', 'guest', '')
    """
    if who in names:
        return ""
    return "former" if who.startswith(FORMER) else "guest"
