"""The archive: each finished game once, whatever was killed in between, and the same again from the tables alone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, run

from fivefold.server.operations.recount import recount
from fivefold.server.people.results import Result
from fivefold.server.settings import Settings
from fivefold.server.storage import Stored, new_store

T = TypeVar("T")
PASSWORD = "purple rowing boat"


def person(house: Running, name: str) -> httpx.Client:
    """A browser that is signed in to a new account."""
    client = house.client()
    assert client.post("/api/me/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return client


def rated(anna: httpx.Client, ben: httpx.Client, **more: Any) -> str:
    """A rated table of Pentago; Anna begins."""
    body = {"game": "pentago", "clock": "fischer 900+5", "by_lot": False, "rated": True, **more}
    made = anna.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    link = {"X-Fivefold-Link": made.json()["invite"]}
    joined = ben.post(f"/api/tables/{made.json()['id']}/join", json={"name": "whoever"}, headers=link)
    assert joined.status_code == 200, joined.text
    return str(made.json()["id"])


def is_at(client: httpx.Client, table: str, ply: int) -> bool:
    """Has the worker that is asked heard of so many moves? One may not know yet that the game has begun."""
    found = client.get(f"/api/tables/{table}").json()["table"]
    return bool(found["phase"] == "playing" and found["ply"] == ply)


def played(anna: httpx.Client, ben: httpx.Client, **more: Any) -> str:
    """Each makes a move, then Ben resigns."""
    table = rated(anna, ben, **more)
    for ply, (who, request) in enumerate(
        (
            (anna, {"do": "move", "ply": 0, "move": "c4 NW+"}),
            (ben, {"do": "move", "ply": 1, "move": "a1 NW+"}),
            (ben, {"do": "resign"}),
        )
    ):
        wait_until(lambda: is_at(who, table, ply))  # noqa: B023
        answer = who.post(f"/api/tables/{table}/requests", json=request)
        assert answer.status_code == 200, answer.text
    return table


def on(house: Running, work: Coroutine[Any, Any, T]) -> T:
    """Do something in the house's own thread."""
    [loop] = {chore.get_loop() for chore in house.house._chores}
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)


def result(house: Running, table: str) -> Result:
    """The result of a table, as soon as it is kept."""
    archive = house.house.archive
    wait_until(lambda: archive.find("pentago", table) is not None)
    found = archive.find("pentago", table)
    assert found is not None
    return found


def settings(where: tuple[Path, str]) -> Settings:
    return Settings(data=where[0], database=where[1], bots="1", lease=1.0, passwords_per_minute=1e6)


def test_a_rated_game_is_kept_with_what_is_needed_and_moves_both_ratings(open_house: Running) -> None:
    anna, ben = person(open_house, "Annarated"), person(open_house, "Benrated")
    table = played(anna, ben)
    kept = result(open_house, table)
    assert (kept.speed, kept.clock, kept.rated, kept.ending, kept.moves) == (
        "slow",
        "fischer 900+5",
        True,
        "resignation",
        2,
    )
    keys = [client.get("/api/me").json()["who"] for client in (anna, ben)]
    assert [player.who for player in kept.players] == keys
    assert [(player.rank, player.moves) for player in kept.players] == [(1, 1), (2, 1)]
    ratings = open_house.house.ratings
    wait_until(lambda: ratings.of(keys[0], "pentago", "slow").games == 1)
    first, second = (ratings.of(key, "pentago", "slow") for key in keys)
    assert first.value > 1600 > 1400 > second.value
    assert first.provisional
    seats = anna.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Annarated", "Benrated"]  # not what was typed


def test_a_game_in_which_somebody_has_not_moved_does_not_count(open_house: Running) -> None:
    anna, ben = person(open_house, "Annaquick"), person(open_house, "Benquick")
    table = rated(anna, ben)
    assert ben.post(f"/api/tables/{table}/requests", json={"do": "resign"}).status_code == 200
    assert not result(open_house, table).rated


def test_a_rated_table_refuses_guests_takebacks_and_unmeasured_computers(open_house: Running) -> None:
    anna, guest = person(open_house, "Annastrict"), open_house.client()
    base = {"game": "pentago", "rated": True, "clock": "fischer 300+3"}

    def code(client: httpx.Client, **more: Any) -> str:
        return str(client.post("/api/tables", json={**base, **more}).json().get("code"))

    assert code(guest) == "rated-needs-account"
    assert code(anna, clock="none") == "rated-clock"
    assert code(anna, seats=[{"kind": "me"}, {"kind": "me"}]) == "rated-own-seats"
    assert code(anna, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]) == "rated-needs-level"
    assert code(anna, game="katamino") == "rated-alone"
    made = anna.post("/api/tables", json={**base, "takebacks": True}).json()
    assert not anna.get(f"/api/tables/{made['id']}").json()["table"]["takebacks"]
    link = {"X-Fivefold-Link": made["invite"]}
    joined = guest.post(f"/api/tables/{made['id']}/join", json={"name": "Anyone"}, headers=link)
    assert joined.json()["code"] == "rated-needs-account"
    filled = anna.post(f"/api/tables/{made['id']}/requests", json={"do": "fill", "bot": "greedy"})
    assert filled.json()["code"] == "rated-needs-level"


def test_nobody_can_say_of_themselves_that_they_are_signed_in(open_house: Running) -> None:
    anna, guest = person(open_house, "Annasure"), open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "rated": True, "clock": "move 30"}).json()
    guest.post("/api/me")
    sit = {"do": "sit", "name": "Anyone", "account": True}
    link = {"X-Fivefold-Link": made["invite"]}
    answer = guest.post(f"/api/tables/{made['id']}/requests", json=sit, headers=link)
    assert answer.json()["code"] == "rated-needs-account"


def test_what_was_missed_is_found_at_the_tables_and_the_ratings_are_the_same_from_nothing(
    where: tuple[Path, str],
) -> None:
    with Running(settings(where)) as house:
        anna, ben = person(house, "Anna"), person(house, "Ben")
        tables = [played(anna, ben), played(ben, anna), played(anna, ben, public=False)]
        for table in tables:
            result(house, table)
        key = anna.get("/api/me").json()["who"]
        wait_until(lambda: house.house.ratings.of(key, "pentago", "slow").games == 3)
        before = house.house.ratings.history(key, "pentago", "slow")

    async def forgotten() -> list[Stored]:
        store = new_store(*where)
        await store.open()
        kept = await store.read("results/pentago")
        await store.drop("results/pentago")
        await store.close()
        return kept

    assert len(run(forgotten())) == 3
    with Running(settings(where)) as house:
        wait_until(lambda: house.house.ratings.of(key, "pentago", "slow").games == 3)
        assert house.house.ratings.history(key, "pentago", "slow") == before
    kept = run(forgotten())
    assert run(recount(*where)) == 3
    assert run(forgotten()) == kept


def test_two_workers_that_both_report_a_game_keep_it_once(database: str, tmp_path: Path) -> None:
    where = (tmp_path, database)
    with Running(settings(where)) as one, Running(settings(where)) as two:
        anna, ben = person(one, "Anna"), person(two, "Ben")
        tables = [played(anna, ben) for _ in range(3)]
        for table in tables:
            kept = result(one, table)
            assert result(two, table) == kept

        assert [on(house, house.house.archive.compare()) for house in (one, two)] == [0, 0]
        key = anna.get("/api/me").json()["who"]
        wait_until(lambda: all(house.house.ratings.of(key, "pentago", "slow").games == 3 for house in (one, two)))
        assert one.house.ratings.history(key, "pentago", "slow") == two.house.ratings.history(key, "pentago", "slow")
        assert len(on(one, one.house.store.read("results/pentago"))) == 3
