"""Codes: the same for the same link, gone with what they open, worthless in the store, and slow to guess."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.conftest import Running, run
from tests.server.tournaments.test_tournaments import NAMES, Hall

from fivefold.refusals import NotFound, Refused, TooMany
from fivefold.server.people.codes import LENGTH, LIFE, SIGNS, Codes
from fivefold.server.people.links import Link, Links
from fivefold.server.storage import open_store

Where = tuple[Path, str]
Story = Callable[[Codes], Awaitable[None]]
SEAT = Link("table", "a", "seat")


async def everything_is_open(link: Link) -> bool:
    return True


async def nothing_is_open(link: Link) -> bool:
    return False


def told(where: Where, story: Story) -> None:
    """Tell a story with the codes of a house."""

    async def whole() -> None:
        store = await open_store(*where)
        try:
            await store.put("secret", "5" * 64)
            codes = Codes(store, Links(store))
            await codes.open(0.0)
            await story(codes)
        finally:
            await store.close()

    run(whole())


def test_a_code_opens_its_link_however_it_is_typed(where: Where) -> None:
    async def story(codes: Codes) -> None:
        token = await codes.links.create(SEAT)
        code, until = await codes.of(token, 0.0)
        assert len(code) == LENGTH
        assert set(code) <= set(SIGNS)
        assert until == LIFE
        assert (await codes.of(token, 10.0)).text == code, "it is the same whenever one asks"
        for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
            assert await codes.find(typed, "here", everything_is_open, 20.0) == token
        kept = str(await codes.store.entries(""))
        assert code not in kept
        assert token not in kept

    told(where, story)


@pytest.mark.parametrize("why", ["run out", "full", "revoked"])
def test_a_code_is_gone_with_what_it_opens(tmp_path: Path, why: str) -> None:
    async def story(codes: Codes) -> None:
        token = await codes.links.create(SEAT)
        code, until = await codes.of(token, 0.0)
        if why == "revoked":
            await codes.links.revoke("table", "a", codes.links.name(token))
        still_open = nothing_is_open if why == "full" else everything_is_open
        with pytest.raises(NotFound, match="Nobody is waiting under this code"):
            await codes.find(code, "here", still_open, until if why == "run out" else 1.0)
        assert not await codes.store.entries("code/"), "nothing of it is kept"

    told((tmp_path, ""), story)


def test_codes_that_have_run_out_are_forgotten_when_the_house_opens(tmp_path: Path) -> None:
    async def story(codes: Codes) -> None:
        await codes.of(await codes.links.create(SEAT), 0.0)
        young = await codes.of(token := await codes.links.create(SEAT), 60.0)
        await codes.open(LIFE + 1)
        assert len(await codes.store.entries("code/")) == 1
        assert await codes.find(young.text, "here", everything_is_open, LIFE + 1) == token

    told((tmp_path, ""), story)


def test_only_invitations_have_codes(tmp_path: Path) -> None:
    async def story(codes: Codes) -> None:
        for link in (
            Link("tournament", "t", "director"),
            Link("table", "a", "watch"),
            Link("circuit", "c", "director"),
        ):
            with pytest.raises(NotFound, match="This link has no code"):
                await codes.of(await codes.links.create(link))
        with pytest.raises(NotFound, match="unknown or was revoked"):
            await codes.of("x" * 24)
        assert await codes.of(await codes.links.create(Link("tournament", "t", "entry")))

    told((tmp_path, ""), story)


def test_two_links_never_have_the_same_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.server.people.codes.SIGNS", "CD")  # 64 codes

    async def story(codes: Codes) -> None:
        tokens = [await codes.links.create(SEAT) for _ in range(12)]
        made = {(await codes.of(token, 0.0)).text: token for token in tokens}
        assert len(made) == len(tokens)
        for code, token in made.items():
            assert await codes.find(code, "here", everything_is_open, 1.0) == token

    told((tmp_path, ""), story)


async def guesses(codes: Codes, address: str, seconds: int, step: int = 1) -> int:
    """How many wrong codes an address can try within a time."""
    lots, tried = random.Random(5), 0
    for now in range(0, seconds, step):
        try:
            await codes.find("".join(lots.choices(SIGNS, k=LENGTH)), address, everything_is_open, float(now))
        except TooMany:
            continue
        except NotFound:
            tried += 1
    return tried


def test_a_guesser_soon_waits_and_hinders_nobody_at_another_address(tmp_path: Path) -> None:
    async def story(codes: Codes) -> None:
        token = await codes.links.create(SEAT)
        code, _ = await codes.of(token, 0.0)
        assert await guesses(codes, "guesser", 3600) < 25, "of 47 million"
        with pytest.raises(TooMany, match="wait"):
            await codes.find(code, "guesser", everything_is_open, 3600.0)
        for _ in range(2):
            with pytest.raises(NotFound):
                await codes.find("CCCCCC", "friend", everything_is_open, 3600.0)
        assert await codes.find(code, "friend", everything_is_open, 3600.0) == token

    told((tmp_path, ""), story)


def test_a_right_code_of_ones_own_does_not_buy_more_guesses(tmp_path: Path) -> None:
    async def story(codes: Codes) -> None:
        own, _ = await codes.of(await codes.links.create(SEAT), 0.0)
        answers: list[str] = []
        for number in range(200):
            try:
                await codes.find("CCCCCC" if number % 2 else own, "guesser", everything_is_open, 1.0)
            except Refused as no:
                answers.append(no.code)
        assert answers.count("no-such-code") == 10
        assert answers.count("too-many-codes") > 100

    told((tmp_path, ""), story)


def test_guesses_that_are_sent_at_once_are_no_more_than_one_by_one(tmp_path: Path) -> None:
    async def story(codes: Codes) -> None:
        many = [codes.find("CCCCCC", "guesser", everything_is_open, 1.0) for _ in range(100)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(answer, NotFound) for answer in answers) <= 10
        assert all(isinstance(answer, Refused) for answer in answers)

    told((tmp_path, ""), story)


def test_a_code_leads_to_the_table_until_its_seats_are_taken(open_house: Running) -> None:
    host, friend, late = open_house.client(), open_house.client(), open_house.client()
    table = host.post("/api/tables", json={"game": "pentago", "name": "Anna"}).json()
    code = host.post(f"/api/links/{table['invite']}/code").json()["code"]
    path = friend.post("/api/codes", json={"code": code.lower()}).json()["path"]
    assert path == f"/j/{table['invite']}"
    link = friend.get(f"/api/links/{path.removeprefix('/j/')}").json()
    assert (link["kind"], link["id"], link["role"]) == ("table", table["id"], "seat")
    joined = friend.post(
        f"/api/tables/{table['id']}/join", json={"name": "Ben"}, headers={"X-Fivefold-Link": path.removeprefix("/j/")}
    )
    assert joined.status_code == 200
    answer = late.post("/api/codes", json={"code": code})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")


def test_a_code_leads_to_a_tournaments_entry_until_it_starts(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    entry = hall.role("entry")
    code = hall.client.post(f"/api/links/{entry}/code").json()["code"]
    visitor = open_house.client()
    assert visitor.post("/api/codes", json={"code": code}).json()["path"] == f"/j/{entry}"
    assert hall.post("/start").status_code == 200
    assert visitor.post("/api/codes", json={"code": code}).status_code == 404
