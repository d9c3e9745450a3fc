"""Deleting a tournament: at once for everybody but its directors, who can bring it back; later for good."""

from __future__ import annotations

from typing import Final

from fivefold.server.people.links import Links
from fivefold.server.storage import REWRITTEN, Store
from fivefold.server.tournaments.notices import Removed
from fivefold.server.tournaments.open_tournament import OpenTournament

REMOVED: Final = "removed/"
"""Entries of the store, by the name of a tournament: when it is dropped."""
KEPT: Final = 30 * 24 * 3600.0
"""Seconds for which a deleted tournament can be brought back."""
ABOUT: Final = ("tournament/", "seed/", "archived/", "member/", "arena/", "online/", REMOVED)
"""Entries about a tournament, by its name."""


async def removed(store: Store) -> dict[str, float]:
    """The tournaments that were deleted, and when each is dropped."""
    return {key.removeprefix(REMOVED): float(until) for key, until in (await store.entries(REMOVED)).items()}


async def remove(tournament: OpenTournament, now: float) -> float:
    """Delete a tournament; the answer is until when it can be brought back."""
    until = now + KEPT
    await tournament.store.put(f"{REMOVED}{tournament.name}", str(until))
    await tournament.post("removed", Removed(until))
    for connection in tuple(tournament.connections):
        connection.close()  # whoever may still see it comes back at once
    return until


async def restore(tournament: OpenTournament) -> None:
    """Bring a deleted tournament back."""
    await tournament.post("removed", Removed())
    await tournament.store.delete(f"{REMOVED}{tournament.name}")


async def drop(store: Store, links: Links, name: str) -> None:
    """Forget a tournament for good: its log, its notices, its links."""
    await links.forget("tournament", name)
    for kind in ("tournament", "notice"):
        await store.drop(f"{kind}/{name}")
        await store.notify(f"{REWRITTEN}/{kind}/{name}")
    for about in ABOUT:
        await store.delete(f"{about}{name}")
