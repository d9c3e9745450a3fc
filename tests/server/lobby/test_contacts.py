"""Friends, blocks and challenges: both must ask, a block holds everywhere, a challenge is for one person alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import wait_until
from tests.server.conftest import Running, hear, say
from tests.server.lobby.lobbies import PENTAGO, heard, join, listed, lobby, member, seek

from fivefold.server.settings import Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("contacts"),
        bots="1",
        guests_per_minute=1e6,
        passwords_per_minute=1e6,
        seek_grace=1e6,
    )
    with Running(settings) as running:
        yield running


def contacts(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/contacts").json()
    return found


def names(people: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in people]


def befriended(house: Running) -> tuple[httpx.Client, str, httpx.Client, str]:
    anna, her_name = member(house)
    ben, his_name = member(house)
    assert anna.post("/api/contacts/friends", json={"name": his_name}).status_code == 204
    assert ben.post("/api/contacts/friends", json={"name": her_name}).status_code == 204
    return anna, her_name, ben, his_name


def test_friends_are_those_who_have_both_asked_and_only_they_see_who_is_there(house: Running) -> None:
    anna, her_name = member(house)
    ben, his_name = member(house)
    assert anna.post("/api/contacts/friends", json={"name": his_name}).status_code == 204
    assert names(contacts(anna)["asked"]) == [his_name]
    assert names(contacts(ben)["asking"]) == [her_name]
    assert contacts(anna)["friends"] == [] == contacts(ben)["friends"]
    assert ben.post("/api/contacts/friends", json={"name": her_name}).status_code == 204
    (friend,) = contacts(anna)["friends"]
    assert (friend["name"], friend["online"], friend["table"]) == (his_name, False, "")
    with lobby(house, ben) as his:
        heard(his, "lobby")
        assert contacts(anna)["friends"][0]["online"]
    table = ben.post("/api/tables", json={"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["id"]
    assert contacts(anna)["friends"][0]["table"] == table
    body = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": "days 3"}
    assert ben.post(f"/api/tables/{table}/requests", json={"do": "resign"}).is_success
    assert ben.post("/api/tables", json=body).status_code == 201
    assert contacts(anna)["friends"][0]["table"] == ""
    assert anna.delete(f"/api/contacts/friends/{friend['id']}").status_code == 204
    assert contacts(anna)["friends"] == [] == contacts(ben)["friends"]


def test_a_guest_is_nobody_s_friend_whatever_name_they_give(house: Running) -> None:
    anna, _ = member(house)
    guest = house.client()
    table = anna.post("/api/tables", json={"game": "pentago", "by_lot": False}).json()["id"]
    assert guest.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 200
    answer = anna.post("/api/contacts/friends", json={"table": table, "seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (400, "friend-without-account")
    assert contacts(anna)["asked"] == []


def test_who_blocks_somebody_stays_apart_from_them_when_a_friend_deletes_their_account(house: Running) -> None:
    anna, _, ben, _ = befriended(house)
    troll, his_name = member(house)
    assert anna.post("/api/contacts/blocks", json={"name": his_name}).status_code == 204
    with lobby(house, anna) as hers:
        heard(hers, "lobby")
        assert ben.post("/api/me/account/delete", json={"password": "correct horse battery"}).status_code == 204
        sought = seek(troll)["seek"]["id"]
        assert sought not in listed(anna)
    assert sought in listed(house.client())


def test_a_challenge_is_seen_by_two_and_accepted_or_declined(house: Running) -> None:
    anna, her_name = member(house)
    ben, his_name = member(house)
    cem, _ = member(house)
    with lobby(house, anna) as hers, lobby(house, ben) as his:
        heard(hers, "lobby")
        heard(his, "lobby")
        first = seek(anna, to=his_name)["seek"]["id"]
        assert heard(his, "seeks")["came"][0]["to"] == his_name
        assert first in listed(ben)
        assert first not in listed(cem)
        assert join(cem, first).json()["code"] == "seek-gone"
        assert cem.post(f"/api/lobby/seeks/{first}/decline").json()["code"] == "seek-gone"
        assert ben.post(f"/api/lobby/seeks/{first}/decline").status_code == 204
        assert heard(hers, "declined")["name"] == his_name
        second = seek(anna, to=his_name)["seek"]["id"]
        table = join(ben, second).json()["table"]
        assert table
        assert heard(hers, "found")["table"] == heard(his, "found")["table"] == table
    seats = {seat["name"] for seat in anna.get(f"/api/tables/{table}").json()["table"]["seats"]}
    assert seats == {her_name, his_name}


def test_a_challenge_that_makes_no_sense_is_refused(house: Running) -> None:
    anna, her_name = member(house)
    _, his_name = member(house)
    for terms, code in (
        ({"to": "Nobody.at.all"}, "no-such-person"),
        ({"to": her_name}, "not-to-be-challenged"),
        ({"to": his_name, "game": "kingdomino", "options": "players=4", "clock": "none"}, "challenge-of-two"),
    ):
        answer = anna.post("/api/lobby/seeks", json={**PENTAGO, **terms})
        assert answer.json()["code"] == code


def test_who_is_blocked_takes_no_seek_sits_at_no_table_says_nothing_and_challenges_nobody(house: Running) -> None:
    anna, her_name, ben, his_name = befriended(house)
    waiting = seek(anna)["seek"]["id"]
    table = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "clock": "none"}).json()["id"]
    playing = anna.post("/api/tables", json={"game": "pentago", "name": "Anna"}).json()["id"]
    with house.socket(playing, ben) as line:
        hear(line, "state")
        say(line, do="say", text="before", name="Ben")
        assert hear(line, "event")["facts"][0]["text"] == "before"
        assert anna.post("/api/contacts/blocks", json={"name": his_name}).status_code == 204
        say(line, do="say", text="after", name="Ben")
        assert hear(line, "no")["code"] == "not-heard"
    assert names(contacts(anna)["blocked"]) == [his_name]
    assert contacts(anna)["friends"] == [] == contacts(ben)["friends"]
    assert waiting not in listed(ben)
    assert join(ben, waiting).json()["code"] == "seek-gone"
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).json()["code"] == "kept-apart"
    assert ben.post("/api/lobby/seeks", json={**PENTAGO, "to": her_name}).json()["code"] == "not-to-be-challenged"
    assert anna.post("/api/lobby/seeks", json={**PENTAGO, "to": his_name}).json()["code"] == "not-to-be-challenged"
    blocked = contacts(anna)["blocked"][0]["id"]
    assert anna.delete(f"/api/contacts/blocks/{blocked}").status_code == 204
    assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 200


def test_a_block_holds_in_the_list_after_the_house_was_closed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", passwords_per_minute=1e6)
    with Running(settings) as house:
        anna, _ = member(house)
        troll, his_name = member(house)
        assert anna.post("/api/contacts/blocks", json={"name": his_name}).status_code == 204
        sought = seek(troll, clock="days 3")["seek"]["id"]
        cookies = anna.cookies
    with Running(settings) as house:
        anna = house.client()
        anna.cookies.update(cookies)
        assert sought not in listed(anna)
        assert sought in listed(house.client())


def test_quick_pairing_brings_nobody_to_whom_they_have_blocked(house: Running) -> None:
    anna, _ = member(house)
    guest = house.client()
    table = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()["id"]
    assert guest.post(f"/api/tables/{table}/join", json={"name": "A guest"}).status_code == 200
    assert anna.post("/api/contacts/blocks", json={"table": table, "seat": 1}).status_code == 204
    terms = {"clock": "fischer 240+3", "quick": True}
    assert seek(anna, **terms)["table"] == ""
    assert seek(guest, name="A guest", **terms)["table"] == ""
    ben, _ = member(house)
    assert seek(ben, **terms)["table"]


def test_who_is_blocked_is_not_told_so_and_whose_name_is_unknown_is_refused(house: Running) -> None:
    anna, her_name = member(house)
    ben, his_name = member(house)
    assert anna.post("/api/contacts/blocks", json={"name": his_name}).status_code == 204
    assert ben.post("/api/contacts/friends", json={"name": her_name}).status_code == 204
    assert contacts(anna)["asking"] == []
    assert anna.post("/api/contacts/friends", json={"name": his_name}).json()["code"] == "blocked-by-you"
    assert anna.post("/api/contacts/friends", json={"name": her_name}).json()["code"] == "yourself"
    assert anna.post("/api/contacts/blocks", json={"name": "Nobody.there"}).json()["code"] == "no-such-person"
    assert anna.delete("/api/contacts/friends/0123456789abcdef").json()["code"] == "no-such-person"
    assert house.client().post("/api/contacts/friends", json={"name": his_name}).json()["code"] == "not-signed-in"


def test_what_two_workers_know_of_each_other_is_the_same(database: str, tmp_path: Path) -> None:
    both = [Settings(data=tmp_path / name, database=database, bots="1", seek_grace=1e6) for name in ("one", "two")]
    with Running(both[0]) as one, Running(both[1]) as two:
        anna, _ = member(one)
        ben, his_name = member(two)
        assert contacts(ben)["blocked"] == []
        waiting = seek(anna)["seek"]["id"]
        wait_until(lambda: waiting in listed(ben))
        assert anna.post("/api/contacts/blocks", json={"name": his_name}).status_code == 204
        wait_until(lambda: waiting not in listed(ben))
        assert join(ben, waiting).json()["code"] == "seek-gone"
