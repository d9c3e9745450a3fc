"""The parts that whoever runs the house has opened on its page, besides those that the command names; and the key by
which the page knows them. `fivefold serve` shows the link that carries it.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Iterable
from typing import Final

from fivefold.server.settings import PARTS, read_parts
from fivefold.server.storage import Store

CHOSEN: Final = "parts"
"""Where they are kept; and the note that they are others now."""
KEY: Final = "operator-key"


class ChosenParts:
    """What was chosen on the page."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self) -> frozenset[str]:
        """The parts that were opened on the page."""
        kept = json.loads(await self.store.get(CHOSEN) or "[]")
        return read_parts(",".join(part for part in kept if part in PARTS))  # a later version may have had others

    async def keep(self, parts: Iterable[str]) -> None:
        """Open these and no others, on all workers; a part brings what it cannot be without."""
        await self.store.put(CHOSEN, json.dumps(sorted(read_parts(",".join(parts)))))
        await self.store.notify(CHOSEN)

    async def key(self) -> str:
        """The key of whoever runs the house; made when it is first asked for."""
        await self.store.put(KEY, secrets.token_urlsafe(24), new=True)
        return await self.store.get(KEY) or ""

    async def opens(self, key: str) -> bool:
        """Is this the key?"""
        return bool(key) and hmac.compare_digest(key.encode(), (await self.key()).encode())
