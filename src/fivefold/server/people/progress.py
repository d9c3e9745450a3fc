"""What somebody has learned and solved, kept for their account so that it is the same on each of their devices.

The page makes and merges it; here each section is a text of JSON with a limit.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from fivefold.refusals import NotFound, Refused
from fivefold.server.storage import Store

SECTION: Final = re.compile(r"[a-z]{1,20}(\.[a-z]{1,20})?")
MOST: Final = 12
LONGEST: Final = 200_000


class Progress:
    """Everybody's progress."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, who: str) -> dict[str, str]:
        """Somebody's progress, by section."""
        found = await self.store.entries(f"progress/{who}/")
        return {key.rsplit("/", 1)[1]: text for key, text in found.items()}

    async def keep(self, who: str, section: str, text: str) -> None:
        """Put a section in the place of what was kept before."""
        if not SECTION.fullmatch(section):
            raise NotFound("There is no section {section}", code="no-such-section", section=section[:40])
        if section not in (there := await self.of(who)) and len(there) >= MOST:
            raise Refused("This is too much to keep", code="progress-too-long", most=MOST)
        if len(text.encode(errors="replace")) > LONGEST:
            raise Refused("This is too much to keep", code="progress-too-long", most=LONGEST)
        try:
            msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise Refused("This is not JSON", code="progress-unreadable") from None
        await self.store.put(f"progress/{who}/{section}", text)

    async def forget(self, who: str) -> None:
        """Delete all of it."""
        for section in await self.of(who):
            await self.store.delete(f"progress/{who}/{section}")
