"""Sessions and accounts: whose token opens what, and until when."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher
from tests.server.conftest import Running, hear, listen_to_the_end, run
from websockets.exceptions import ConnectionClosed

from fivefold.refusals import Refused, TooMany
from fivefold.server.people import accounts as people_module
from fivefold.server.people.accounts import People, Person
from fivefold.server.people.attempts import FORGOTTEN_AFTER, FREE, LONGEST_WAIT, Attempts
from fivefold.server.people.passwords import Hasher
from fivefold.server.people.sessions import Sessions
from fivefold.server.settings import Settings
from fivefold.server.storage import open_store
from fivefold.server.web.connection import Connection
from fivefold.server.web.connections import ENDED, Connections

PASSWORD = "purple rowing boat"
NAMES = iter(f"Person{number}" for number in range(1000))


def who_is(house: Running, token: str) -> str:
    with httpx.Client(base_url=house.url, timeout=60) as client:
        found: str = client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["who"]
        return found


def registered(house: Running) -> tuple[httpx.Client, str]:
    """A browser that is signed in to a new account, and the account's name."""
    client, name = house.client(), next(NAMES)
    assert client.post("/api/me/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return client, name


def signed_in(house: Running, name: str, password: str = PASSWORD) -> httpx.Client:
    client = house.client()
    assert client.post("/api/me/session", json={"name": name, "password": password}).status_code == 200
    return client


def test_whoever_copied_the_guest_s_token_does_not_get_the_account(open_house: Running) -> None:
    client = open_house.client()
    who = client.post("/api/me").json()["who"]
    copied = client.cookies["fivefold"]
    made = client.post("/api/me/account", json={"name": next(NAMES), "password": PASSWORD})
    assert (made.status_code, made.json()["who"]) == (201, who)
    assert client.cookies["fivefold"] != copied
    assert who_is(open_house, copied) == ""
    assert client.get("/api/me").json()["who"] == who


def test_every_sign_in_has_a_token_of_its_own_that_ends_with_it(open_house: Running) -> None:
    first, name = registered(open_house)
    second = signed_in(open_house, name)
    tokens = [first.cookies["fivefold"], second.cookies["fivefold"]]
    assert tokens[0] != tokens[1]
    assert second.delete("/api/me/session").status_code == 204
    assert who_is(open_house, tokens[1]) == ""
    assert who_is(open_house, tokens[0]) != ""
    third = signed_in(open_house, name)
    assert first.delete("/api/me/session?everywhere=true").status_code == 204
    assert [who_is(open_house, token) for token in (tokens[0], third.cookies["fivefold"])] == ["", ""]


def test_signing_in_ends_the_session_that_the_browser_had_before(open_house: Running) -> None:
    _, name = registered(open_house)
    client = open_house.client()
    client.post("/api/me")
    before = client.cookies["fivefold"]
    assert client.post("/api/me/session", json={"name": name, "password": PASSWORD}).status_code == 200
    assert who_is(open_house, before) == ""


def test_only_hashes_of_tokens_are_kept(open_house: Running) -> None:
    client, _ = registered(open_house)
    secret = client.cookies["fivefold"].rpartition(".")[2]
    kept = run(_everything(open_house.house.settings.data))
    assert "session/" in kept
    assert secret not in kept


async def _everything(data: Path) -> str:
    store = await open_store(data, "")
    try:
        return str(await store.entries(""))
    finally:
        await store.close()


def test_what_is_told_of_oneself_is_true(open_house: Running) -> None:
    client = open_house.client()
    assert client.get("/api/me").json() == {"who": "", "guest": True, "account": "", "moderator": False}
    who = client.post("/api/me").json()["who"]
    assert client.get("/api/me").json() == {"who": who, "guest": True, "account": "", "moderator": False}
    name = next(NAMES)
    client.post("/api/me/account", json={"name": name, "password": PASSWORD})
    assert client.get("/api/me").json() == {"who": who, "guest": False, "account": name, "moderator": False}


def test_the_sockets_and_streams_of_an_ended_session_are_closed_and_no_others(open_house: Running) -> None:
    anna, name = registered(open_house)
    phone = signed_in(open_house, name)
    table = anna.post("/api/tables", json={"game": "pentago", "name": "Anna"}).json()["id"]
    token = phone.cookies["fivefold"]
    with (
        open_house.socket(table, anna) as kept,
        open_house.socket(table, phone) as ended,
        open_house.client().stream(
            "GET", f"/api/stream/tables/{table}", headers={"authorization": f"Bearer {token}"}
        ) as stream,
    ):
        hear(kept, "state")
        hear(ended, "state")
        lines = stream.iter_lines()
        next(lines)
        assert phone.delete("/api/me/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            listen_to_the_end(ended)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == ENDED
        assert list(lines) is not None  # the stream ends
        kept.send(json.dumps({"do": "ping"}))
        assert hear(kept, "pong")


def test_one_s_sessions_are_listed_and_ended_one_by_one(open_house: Running) -> None:
    laptop, name = registered(open_house)
    phone = signed_in(open_house, name)
    phone.headers["user-agent"] = "Mozilla/5.0 (iPhone; x) Safari/1"
    lines = laptop.get("/api/me/sessions").json()
    assert [line["here"] for line in lines] == [False, True]
    assert all(abs(line["seen"] - time.time()) < 3600 for line in lines)
    stranger, _ = registered(open_house)
    assert stranger.delete(f"/api/me/sessions/{lines[0]['id']}").status_code == 404
    assert laptop.delete(f"/api/me/sessions/{lines[0]['id']}").status_code == 204
    assert phone.get("/api/me").json()["who"] == ""
    assert len(laptop.get("/api/me/sessions").json()) == 1
    assert open_house.client().get("/api/me/sessions").json() == []


def test_changing_the_password_asks_the_old_one_and_ends_the_other_sessions(open_house: Running) -> None:
    here, name = registered(open_house)
    there = signed_in(open_house, name)
    assert here.put("/api/me/password", json={"old": "wrong one", "new": "green rowing boat"}).status_code == 403
    weak = here.put("/api/me/password", json={"old": PASSWORD, "new": "password1"})
    assert (weak.status_code, weak.json()["code"]) == (400, "password-common")
    assert there.get("/api/me").json()["account"] == name
    assert here.put("/api/me/password", json={"old": PASSWORD, "new": "green rowing boat"}).status_code == 204
    assert here.get("/api/me").json()["account"] == name
    assert there.get("/api/me").json()["who"] == ""
    old = there.post("/api/me/session", json={"name": name, "password": PASSWORD})
    assert old.json()["code"] == "not-you"
    signed_in(open_house, name, "green rowing boat")
    guest = open_house.client()
    guest.post("/api/me")
    assert guest.put("/api/me/password", json={"old": "x", "new": "y"}).json()["code"] == "not-signed-in"


def test_a_deleted_account_opens_nothing_and_its_name_stays_taken(open_house: Running) -> None:
    anna, name = registered(open_house)
    phone = signed_in(open_house, name)
    table = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()["id"]
    assert anna.post("/api/me/account/delete", json={"password": "wrong one"}).status_code == 403
    assert anna.post("/api/me/account/delete", json={"password": PASSWORD}).status_code == 204
    assert [client.get("/api/me").json()["who"] for client in (anna, phone)] == ["", ""]
    seats = open_house.client().get(f"/api/tables/{table}").json()["table"]["seats"]
    assert seats[0]["name"] == ""
    again = open_house.client()
    assert again.post("/api/me/session", json={"name": name, "password": PASSWORD}).json()["code"] == "not-you"
    body = {"name": name.upper(), "password": PASSWORD}
    assert again.post("/api/me/account", json=body).json()["code"] == "name-taken"
    assert name.casefold() not in run(_everything(open_house.house.settings.data)).casefold()


@pytest.mark.parametrize("name", ["An\u200bna", "\u202eanna", "a", "x" * 31, "An na", "Anna\u0000", "An/na"])
def test_names_that_look_like_others_or_like_nothing_are_refused(open_house: Running, name: str) -> None:
    answer = open_house.client().post("/api/me/account", json={"name": name, "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-account-name")


def test_a_full_width_name_is_the_same_name(open_house: Running) -> None:
    _, name = registered(open_house)
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in name)
    answer = open_house.client().post("/api/me/account", json={"name": wide, "password": PASSWORD})
    assert answer.json()["code"] == "name-taken"


def test_a_name_that_looks_like_another_s_is_taken(open_house: Running) -> None:
    _, name = registered(open_house)
    alike = name.replace("P", "\u0420").replace("o", "\u043e")  # Cyrillic letters
    assert alike != name
    answer = open_house.client().post("/api/me/account", json={"name": alike, "password": PASSWORD})
    assert answer.json()["code"] == "name-taken"


def test_a_request_looks_its_session_up_once_and_a_move_never(open_house: Running) -> None:
    anna = open_house.client()
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = anna.post("/api/tables", json={"game": "pentago", "seats": seats}).json()["id"]
    looked_up: list[str] = []
    store = open_house.house.store
    get = store.get

    async def counted(key: str) -> str | None:
        looked_up.append(key)
        return await get(key)

    store.get = counted  # type: ignore[method-assign]
    try:
        open_house.house.people.sessions.forget()
        for _ in range(5):
            anna.get("/api/me")
        assert sum(key.startswith("session/") for key in looked_up) == 1
        with open_house.socket(table, anna) as line:
            hear(line, "state")
            looked_up.clear()
            line.send(json.dumps({"do": "move", "ply": 0, "id": "m1", "move": "c4 NW+"}))
            assert hear(line, "ack")
        assert looked_up == []
    finally:
        del store.get


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path: Path, hasher: Hasher) -> None:
    async def story() -> None:
        people = People(await open_store(tmp_path, ""), hasher)
        try:
            await people.open()
            person, token = await people.new_guest()
            people.sessions.forget()
            get, ended = people.store.get, False

            async def slowly(key: str) -> str | None:
                nonlocal ended
                body = await get(key)
                if key == person.session and not ended:
                    ended = True
                    await people.sessions.end(key)
                return body

            people.store.get = slowly  # type: ignore[method-assign]
            assert (await people.person(token)).who == ""
            assert (await people.person(token)).who == ""
        finally:
            await people.store.close()

    run(story())


def test_lines_of_sessions_that_ended_unnoticed_are_closed_when_it_is_noticed(tmp_path: Path, hasher: Hasher) -> None:
    async def story() -> None:
        connections = Connections()
        people = People(await open_store(tmp_path, ""), hasher, connections)
        try:
            await people.open()
            (ended, token), (kept, _) = await people.new_guest(), await people.new_guest()
            lines = [Connection(person.who, 8) for person in (ended, kept)]
            for line, person in zip(lines, (ended, kept), strict=True):
                connections.add(line, [("session", person.session)])
            await people.store.delete(ended.session)  # as another worker does whose note is lost
            await people.sessions.catch_up()
            assert [line.closed for line in lines] == [True, False]
            assert (await people.person(token)).who == ""
        finally:
            await people.store.close()

    run(story())


def test_a_session_that_was_not_used_for_a_year_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hasher: Hasher
) -> None:
    async def story() -> None:
        store = await open_store(tmp_path, "")
        try:
            people = People(store, hasher)
            await people.open()
            person, token = await people.new_guest()
            began, day = time.time(), 86400.0
            for after, who in (
                (2 * day, person.who),
                (360 * day, person.who),
                (700 * day, person.who),
                (1100 * day, ""),
            ):
                people.sessions.forget()
                monkeypatch.setattr(time, "time", lambda after=after: began + after)
                assert (await people.person(token)).who == who
            assert await store.entries("session/") == {}
            assert await store.entries("seen/") == {}
        finally:
            await store.close()

    run(story())


def test_the_memory_of_sessions_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hasher: Hasher) -> None:
    monkeypatch.setattr("fivefold.server.people.sessions.REMEMBERED", 3)

    async def story() -> None:
        store = await open_store(tmp_path, "")
        try:
            people = People(store, hasher)
            await people.open()
            tokens = [(await people.new_guest())[1] for _ in range(8)]
            assert len(people.sessions._found) == 3
            assert all([(await people.person(token)).who for token in tokens])
        finally:
            await store.close()

    run(story())


SECRET = "5e" * 32


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[Running]:
    """A house whose data folder was made when cookies were signed: a guest and an account had such."""
    account = {"who": "g-an-old-account", "name": "Olga", "password": PasswordHasher().hash(PASSWORD), "epoch": 0}

    async def write() -> None:
        store = await open_store(tmp_path, "")
        await store.put("secret", SECRET)
        await store.put("account/olga", msgspec.json.encode(account).decode())
        await store.close()

    run(write())
    with Running(Settings(data=tmp_path, bots="1", guests_per_minute=1e6)) as house:
        yield house


def signed(house: Running, who: str) -> str:
    return f"{who}.0.{house.house.people._sign(who, 0)}"


def test_a_guest_of_an_older_house_keeps_their_seats_and_gets_a_session(
    old_house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "EXCHANGED_FOR", 0.0)
    old = signed(old_house, "g-an-old-guest")
    client = old_house.client()
    client.cookies["fivefold"] = old
    answer = client.get("/api/me")
    assert answer.json()["who"] == "g-an-old-guest"
    new = answer.cookies["fivefold"]
    assert new != old
    assert who_is(old_house, old) == "g-an-old-guest"  # the answer may have been lost on its way
    assert who_is(old_house, new) == "g-an-old-guest"
    assert who_is(old_house, old) == ""
    assert who_is(old_house, new) == "g-an-old-guest"


def test_requests_of_one_page_exchange_a_signed_cookie_once(old_house: Running) -> None:
    tokens = set()
    for _ in range(3):
        client = old_house.client()
        client.cookies["fivefold"] = signed(old_house, "g-an-old-guest")
        tokens.add(client.get("/api/tables").cookies.get("fivefold") or client.get("/api/me").cookies["fivefold"])
    assert len(tokens) == 1


def test_a_program_goes_on_with_its_signed_token(old_house: Running) -> None:
    assert [who_is(old_house, signed(old_house, "g-an-old-bot")) for _ in range(3)] == ["g-an-old-bot"] * 3


@pytest.mark.parametrize("ending", ["register", "sign out"])
def test_a_signed_token_ends_when_its_guest_registers_or_signs_out(old_house: Running, ending: str) -> None:
    old = signed(old_house, "g-an-old-guest")
    client = old_house.client()
    client.cookies["fivefold"] = old
    if ending == "register":
        made = client.post("/api/me/account", json={"name": "Greta", "password": PASSWORD})
        assert made.json()["who"] == "g-an-old-guest"
    else:
        assert client.delete("/api/me/session").status_code == 204
    assert who_is(old_house, old) == ""


def test_a_signed_token_of_an_account_is_worthless_and_its_password_still_opens_it(old_house: Running) -> None:
    assert who_is(old_house, signed(old_house, "g-an-old-account")) == ""
    assert signed_in(old_house, "olga").get("/api/me").json()["account"] == "Olga"


def test_a_forged_signature_is_nobody_s(old_house: Running) -> None:
    assert who_is(old_house, f"g-an-old-guest.0.{'0' * 64}") == ""


def test_a_session_ended_on_one_worker_is_worthless_on_the_other(database: str, tmp_path: Path) -> None:
    settings = [Settings(data=tmp_path / name, database=database, bots="1") for name in ("one", "two")]
    with Running(settings[0]) as one, Running(settings[1]) as two:
        client, _ = registered(one)
        token = client.cookies["fivefold"]
        table = client.post("/api/tables", json={"game": "pentago", "name": "Anna"}).json()["id"]
        assert who_is(two, token)
        with two.socket(table, client) as line:
            hear(line, "state")
            assert client.delete("/api/me/session").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                listen_to_the_end(line)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == ENDED
        assert who_is(two, token) == ""


class Clock:
    """An hour that passes when it is told to."""

    def __init__(self) -> None:
        self.now, self.attempts = 1000.0, Attempts()

    def try_wrong(self, account: str, address: str) -> bool:
        """Was the attempt let through?"""
        try:
            self.attempts.check(account, address, self.now)
        except TooMany:
            return False
        self.attempts.wrong(account, address, self.now)
        return True


def test_after_ten_wrong_passwords_each_further_one_waits_twice_as_long() -> None:
    clock = Clock()
    assert [clock.try_wrong("anna", "192.0.2.1") for _ in range(FREE)] == [True] * FREE
    waits = []
    for _ in range(12):
        began = clock.now
        while not clock.try_wrong("anna", "192.0.2.1"):
            clock.now += 1
        waits.append(clock.now - began)
    assert waits[0] >= 2
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT
    clock.now += FORGOTTEN_AFTER + 1
    assert clock.try_wrong("anna", "192.0.2.1")


def test_nobody_is_locked_out_by_others_and_many_addresses_gain_little() -> None:
    clock = Clock()
    guesses = sum(clock.try_wrong("anna", f"192.0.2.{n}") for n in range(100) for _ in range(20))
    assert guesses <= FREE + 3 * 100
    for _ in range(3):
        clock.attempts.check("anna", "198.51.100.1", clock.now)
        clock.attempts.wrong("anna", "198.51.100.1", clock.now)
    clock.attempts.check("ben", "192.0.2.1", clock.now)


def test_wrong_passwords_are_remembered_within_bounds() -> None:
    attempts = Attempts(remembered=10)
    for n in range(100):
        attempts.wrong("anna", f"192.0.2.{n}")
    assert len(attempts._wrong) == 10


def test_a_right_password_clears_its_address() -> None:
    clock = Clock()
    for _ in range(FREE):
        clock.try_wrong("anna", "192.0.2.1")
    assert not clock.try_wrong("anna", "192.0.2.1")
    clock.attempts.right("anna", "192.0.2.1")
    assert clock.try_wrong("anna", "192.0.2.1")


def test_headers_of_a_proxy_that_nobody_named_change_no_limit(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", passwords_per_minute=1e6)) as house:
        client, name = registered(house)
        answers: list[Any] = []
        for n in range(FREE + 5):
            body = {"name": name, "password": f"wrong {n}"}
            answers.append(
                house.client().post("/api/me/session", json=body, headers={"x-forwarded-for": f"203.0.113.{n}"})
            )
        assert [answer.status_code for answer in answers] == [403] * FREE + [429] * 5
        assert answers[-1].json()["code"] == "too-many-attempts"
        assert client.get("/api/me").json()["account"] == name


def test_headers_of_a_named_proxy_tell_addresses_apart(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", passwords_per_minute=2, proxies=("127.0.0.1",))) as house:
        answers = [
            house.client().post(
                "/api/me/session",
                json={"name": "nobody", "password": "x"},
                headers={"x-forwarded-for": f"203.0.113.{n % 2}"},
            )
            for n in range(6)
        ]
        assert [answer.status_code for answer in answers] == [403] * 4 + [429] * 2


def test_two_registrations_of_one_name_at_once_make_one_account(tmp_path: Path, hasher: Hasher) -> None:
    async def story() -> list[Any]:
        store = await open_store(tmp_path, "")
        try:
            people = People(store, hasher)
            await people.open()
            guests = [(await people.new_guest())[0] for _ in range(2)]
            return await asyncio.gather(
                *(people.register("Anna", PASSWORD, guest) for guest in guests), return_exceptions=True
            )
        finally:
            await store.close()

    answers = run(story())
    assert sum(isinstance(answer, Refused) for answer in answers) == 1


@pytest.mark.parametrize("write", range(1, 6))
def test_a_registration_that_breaks_off_leaves_a_whole_account_or_none(
    tmp_path: Path, hasher: Hasher, write: int
) -> None:
    """As after a power cut: the write of this number and all after it do not happen, then the house opens again."""

    async def story() -> None:
        store = await open_store(tmp_path, "")
        try:
            people = People(store, hasher)
            await people.open()
            kept = {name: getattr(store, name) for name in ("put", "put_new", "delete")}
            writes = count(1)

            def broken(name: str) -> Any:
                async def done(*args: Any, **options: Any) -> Any:
                    if next(writes) >= write:
                        raise ConnectionError("power cut")
                    return await kept[name](*args, **options)

                return done

            for name in kept:
                setattr(store, name, broken(name))
            with contextlib.suppress(ConnectionError):
                await people.register("Anna", PASSWORD, Person())
            for name, method in kept.items():
                setattr(store, name, method)
            people = People(store, hasher)
            await people.open()
            with contextlib.suppress(Refused):
                await people.register("Anna", PASSWORD, Person())
            assert (await people.sign_in("Anna", PASSWORD, "127.0.0.1"))[0].account == "Anna"
        finally:
            await store.close()

    run(story())


def test_sessions_find_nothing_for_nonsense(tmp_path: Path, hasher: Hasher) -> None:
    async def story() -> None:
        store = await open_store(tmp_path, "")
        try:
            people = People(store, hasher)
            await people.open()
            assert isinstance(people.sessions, Sessions)
            for token in ("", ".", "x" * 5000, "g-1.2", "account/anna." + "x" * 32, "g-12345678." + "\u00e9" * 32):
                assert (await people.person(token)).who == ""
        finally:
            await store.close()

    run(story())
