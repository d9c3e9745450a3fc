"""Which names accounts have, and under which keys the store knows them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from fivefold.names import skeleton
from fivefold.refusals import Refused
from fivefold.server.storage import Store

NAME: Final = re.compile(r"[\w.\-]{2,30}")


async def account_of(store: Store, who: str) -> str:
    """The name of somebody's account by their key; empty for a guest, and for an account that was deleted."""
    return (await store.get(by_key(who)) or "") if who else ""


def account_name(name: str) -> str:
    """An account's name as it is kept, or a refusal."""
    name = unicodedata.normalize("NFKC", name)
    if not NAME.fullmatch(name):
        raise Refused("A name has 2 to 30 letters, digits, dots or hyphens", code="bad-account-name")
    return name


def name_taken(name: str) -> Refused:
    """Somebody has this name, or one that looks like it."""
    return Refused("The name {name} is taken", code="name-taken", name=name)


def account_key(name: str) -> str:
    """Where the account of a name is kept."""
    return f"account/{_plain(name)}"


def by_key(who: str) -> str:
    """Where the name of an account is kept by its owner's key."""
    return f"account-of/{who}"


def look_key(name: str) -> str:
    """Names that can be taken for each other share it, so that only one of them is an account."""
    return f"account-look/{skeleton(name)}"


def former_key(name: str = "") -> str:
    """Where it stands whose name this was until a moderator gave them another; without a name, how all these begin."""
    return f"account-was/{_plain(name)}"


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
