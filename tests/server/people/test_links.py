"""Links: a token is told once, only its hash is kept, and a revoked one opens nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.conftest import run

from fivefold.refusals import NotFound
from fivefold.server.people.links import Link, Links
from fivefold.server.storage import open_store

Where = tuple[Path, str]


def test_a_link_opens_what_it_names_until_it_is_revoked(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        links = Links(store)
        closed: list[str] = []
        links.revoked.append(closed.append)
        try:
            made = Link("tournament", "t", "table", "Anna", (2, 3))
            token = await links.create(made)
            assert await links.find(token) == made
            assert token not in str(await store.entries("")), "only a hash is kept"
            name = links.name(token)
            assert await links.of("tournament", "t") == {name: made}
            assert await links.of("tournament", "other") == {}
            await links.revoke("tournament", "t", name)
            assert await links.find(token) is None
            assert (await links.of("tournament", "t"))[name].revoked
            assert closed == [name]
            with pytest.raises(NotFound):
                await links.revoke("table", "t", name)
        finally:
            await store.close()

    run(story())


@pytest.mark.parametrize("token", ["", "short", "x" * 61, "not a token, but long enough", "ü" * 24])
def test_what_is_no_token_opens_nothing(tmp_path: Path, token: str) -> None:
    async def story() -> None:
        store = await open_store(tmp_path)
        try:
            assert await Links(store).find(token) is None
        finally:
            await store.close()

    run(story())


def test_a_link_of_an_older_house_still_opens(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path)
        try:
            links, token = Links(store), "AbCdEfGhIjKlMnOpQrStUvWx"
            await store.put(links._key(token), '{"room":"table","id":"a","role":"seat","note":"Ben","seat":1}')
            assert await links.find(token) == Link("table", "a", "seat", "Ben", seat=1)
        finally:
            await store.close()

    run(story())
