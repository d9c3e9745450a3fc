"""A moderator gives somebody another name: their account and whatever has the old one, but for the moderators' log."""

from __future__ import annotations

from functools import partial
from typing import Final

from fivefold.live.decide import clean
from fivefold.names import clean_name
from fivefold.server.people.account_names import account_name
from fivefold.server.people.accounts import People
from fivefold.server.people.contacts import Somebody
from fivefold.server.storage import REWRITTEN, Store
from fivefold.server.tables.rewrite import renamed, rewrite

KINDS: Final = ("table", "club", "contacts", "seek")
"""The kinds of streams in which people stand with their names. The log of moderators keeps what was so when it was."""
LONGEST: Final = 40


async def new_name(people: People, who: str, name: str) -> str:
    """A name as somebody can have it: an account has a narrower choice than a guest."""
    return account_name(name) if await people.name_of(who) else clean(clean_name(name, LONGEST))


async def rename(people: People, store: Store, person: Somebody, name: str, why: str) -> list[str]:
    """Give somebody another name (`new_name`); the answer are the streams that were rewritten."""
    account = await people.find(await people.name_of(person.who))
    keys, olds = [person.who], {person.name}
    if account is not None:
        await people.rename(account, name, why)
        keys, olds = await people.keys_of(account.who), {person.name, account.name}
    changed = []
    for key in keys:
        for stream in await store.mentions(key):
            told = partial(renamed, who=key, olds=olds, new=name)
            if stream.partition("/")[0] in KINDS and await rewrite(store, stream, key, told):
                changed.append(stream)
                await store.notify(f"{REWRITTEN}/{stream}")
    return changed
