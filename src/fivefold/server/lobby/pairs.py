"""Quick pairing: who of those that wait for anybody is brought to whom. Pure; the range widens with the wait."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from fivefold.server.lobby.seek import Seek, suits

UNRATED: Final = 1500
"""Where somebody without a rating is looked for."""
NEIGHBOURS: Final = 12
"""How many on either side are looked at: a thousand who wait cost no more than a thousand times this."""


class Pair(NamedTuple):
    """Whoever seeks quickly, and the seek they are brought to."""

    guest: Seek
    host: Seek


def rating_in(seek: Seek) -> int:
    """By what a seek is sorted."""
    owner = seek.people[0]
    return owner.rating if owner is not None and owner.rating is not None else UNRATED


def pairs(seeks: Iterable[Seek], now: float, together: Callable[[Seek, Seek], bool]) -> Iterator[Pair]:
    """Who can be brought to whom now, whoever waits longest first; nobody twice. `together`: may these two meet?"""
    groups: dict[tuple[str, str, str, bool], list[Seek]] = defaultdict(list)
    for seek in seeks:
        if seek.status == "open":
            groups[seek.terms.key].append(seek)
    for group in groups.values():
        yield from _pairs_in(sorted(group, key=rating_in), now, together)


def _pairs_in(group: list[Seek], now: float, together: Callable[[Seek, Seek], bool]) -> Iterator[Pair]:
    taken: set[str] = set()
    ratings = [rating_in(seek) for seek in group]
    for guest in sorted((seek for seek in group if seek.quick), key=lambda seek: seek.since):
        if guest.id in taken or len(guest.whos) > 1:  # whom others have joined stays where they are
            continue
        at = bisect_left(ratings, rating_in(guest))
        near = group[max(0, at - NEIGHBOURS) : at + NEIGHBOURS + 1]
        others = [one for one in near if one.id != guest.id and one.id not in taken]
        found = [one for one in others if suits(guest, one, now) and together(guest, one)]
        if found:
            host = min(found, key=lambda one: (-len(one.whos), abs(rating_in(one) - rating_in(guest)), one.since))
            taken |= {guest.id, host.id}
            yield Pair(guest, host)
