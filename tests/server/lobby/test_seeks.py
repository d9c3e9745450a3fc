"""Strangers find each other: seeks are seen, taken exactly once, paired, and gone when nobody waits for them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, hear
from tests.server.published import check_as
from websockets.sync.client import ClientConnection, connect

from fivefold.server.settings import Settings

GRACE = 0.3
PENTAGO = {"game": "pentago", "options": "", "clock": "fischer 300+5"}


@contextmanager
def lobby(house: Running, client: httpx.Client) -> Iterator[ClientConnection]:
    """The channel of a lobby, as one who has been here before."""
    client.post("/api/me")
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"ws://127.0.0.1:{house.port}/api/lobby/socket"
    with connect(url, additional_headers={"cookie": cookies}, compression=None, ping_interval=None) as line:
        yield line


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    return hear(line, kind, form="LobbySocketMessage")


def seek(client: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/lobby/seeks", json={**PENTAGO, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def listed(client: httpx.Client) -> list[str]:
    return [one["id"] for one in client.get("/api/lobby/seeks").json()["seeks"]]


def is_listed(client: httpx.Client, id: str) -> bool:
    return id in listed(client)


def join(client: httpx.Client, id: str, **more: Any) -> httpx.Response:
    return client.post(f"/api/lobby/seeks/{id}/join", json=more)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("lobby"), bots="1", guests_per_minute=1e6, tables_per_hour=1e6, seek_grace=GRACE
    )
    with Running(settings) as running:
        yield running


@pytest.fixture
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house in which nobody is taken for gone."""
    settings = Settings(data=tmp_path_factory.mktemp("patient"), bots="1", seek_grace=1e6)
    with Running(settings) as running:
        yield running


def test_a_seek_is_seen_by_all_and_taking_it_leads_both_to_one_table(house: Running) -> None:
    anna, ben, cem = house.client(), house.client(), house.client()
    with lobby(house, anna) as hers, lobby(house, ben) as his, lobby(house, cem) as another:
        for line in (hers, his, another):
            heard(line, "lobby")
        found = seek(anna, name="Anna")["seek"]
        for line in (hers, his, another):
            (came,) = heard(line, "seeks")["came"]
            assert (came["id"], came["people"][0]["name"], came["clock"]) == (found["id"], "Anna", "fischer 300+5")
        table = join(ben, found["id"], name="Ben").json()["table"]
        assert table
        assert {heard(line, "found")["table"] for line in (hers, his)} == {table}
        assert heard(another, "seeks")["gone"] == [found["id"]]
        view = anna.get(f"/api/tables/{table}").json()["table"]
        assert {seat["name"] for seat in view["seats"]} == {"Anna", "Ben"}
        assert (view["phase"], view["clock"]["control"]) == ("playing", "fischer 300+5")
    assert found["id"] not in listed(cem)


def test_of_many_who_take_a_seek_at_once_one_gets_it(patient_house: Running) -> None:
    anna = patient_house.client()
    found = seek(anna, name="Anna")["seek"]
    others = [patient_house.client() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: join(one, found["id"], name="Somebody"), others))
    assert sorted(answer.status_code for answer in answers) in ([200] + 7 * [404], [200] + 7 * [409])
    assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {"seek-gone"}
    assert len(patient_house.client().get("/api/tables?phase=playing").json()) == 1


def test_on_two_workers_a_seek_is_seen_and_taken_exactly_once(database: str, tmp_path: Path) -> None:
    both = [Settings(data=tmp_path / name, database=database, bots="1", seek_grace=1e6) for name in ("one", "two")]
    with Running(both[0]) as one, Running(both[1]) as two:
        for _ in range(3):
            anna = one.client()
            with lobby(one, anna) as hers:
                heard(hers, "lobby")
                found = seek(anna, name="Anna")["seek"]
                reader, id = two.client(), found["id"]
                wait_until(partial(is_listed, reader, id))
                takers = [house.client() for house in (one, two, one, two)]
                with ThreadPoolExecutor(4) as pool:
                    answers = list(pool.map(partial(join, id=id, name="Ben"), takers))
                (taken,) = [answer.json() for answer in answers if answer.status_code == 200]
                assert heard(hers, "found")["table"] == taken["table"]
        wait_until(lambda: not listed(one.client()) and not listed(two.client()))
        tables = one.client().get("/api/tables?phase=playing").json()
        assert len(tables) == 3


def test_a_seek_of_the_owner_at_another_worker_stays_while_they_are_there(database: str, tmp_path: Path) -> None:
    names = ("one", "two")
    both = [Settings(data=tmp_path / n, database=database, bots="1", seek_grace=GRACE, lease=1.0) for n in names]
    with Running(both[0]) as one, Running(both[1]) as two:
        anna = two.client()
        with lobby(two, anna) as hers:
            heard(hers, "lobby")
            found = seek(anna, name="Anna")["seek"]["id"]
            other = one.client()
            stranger = other.post("/api/lobby/seeks", json={**PENTAGO, "name": "Nobody is there"}).json()["seek"]["id"]
            wait_until(lambda: stranger not in listed(two.client()))  # a second passes: whoever is away is known to be
            assert found in listed(one.client())
            assert found in listed(two.client())
        wait_until(lambda: not listed(one.client()) and not listed(two.client()))


def test_a_seek_is_gone_when_its_owner_leaves(house: Running) -> None:
    anna, ben = house.client(), house.client()
    with lobby(house, ben) as his:
        heard(his, "lobby")
        with lobby(house, anna) as hers:
            heard(hers, "lobby")
            found = seek(anna, name="Anna")["seek"]["id"]
            assert [one["id"] for one in heard(his, "seeks")["came"]] == [found]
        assert heard(his, "seeks")["gone"] == [found]
    assert join(ben, found).json()["code"] == "seek-gone"


def test_a_seek_for_a_game_by_days_stays_when_its_owner_leaves(house: Running) -> None:
    anna, ben = house.client(), house.client()
    slow = seek(anna, name="Anna", clock="days 3")["seek"]["id"]
    quick = seek(ben, name="Ben")["seek"]["id"]
    wait_until(lambda: quick not in listed(ben))
    assert slow in listed(ben)
    assert anna.delete(f"/api/lobby/seeks/{slow}").status_code == 204
    assert slow not in listed(ben)


def test_who_seeks_anew_or_takes_another_seek_waits_for_nobody_else(patient_house: Running) -> None:
    anna, ben, cem = (patient_house.client() for _ in range(3))
    first = seek(anna, name="Anna")["seek"]["id"]
    second = seek(anna, name="Anna", clock="none")["seek"]["id"]
    assert listed(ben) == [second] != [first]
    his = seek(ben, name="Ben")["seek"]["id"]
    assert join(ben, second).status_code == 200
    assert listed(cem) == []
    assert join(cem, his).json()["code"] == "seek-gone"


def test_who_is_too_late_keeps_their_own_seek(patient_house: Running) -> None:
    anna, ben, cem = (patient_house.client() for _ in range(3))
    hers, his = seek(anna, name="Anna")["seek"]["id"], seek(ben, name="Ben")["seek"]["id"]
    assert join(cem, hers).status_code == 200
    assert join(ben, hers).json()["code"] == "seek-gone"
    assert listed(cem) == [his]
    assert ben.get("/api/lobby/seeks").json()["you"] == his


def test_four_find_each_other_and_partners_sit_opposite(patient_house: Running) -> None:
    people = [patient_house.client() for _ in range(5)]
    found = seek(people[0], game="kingdomino", options="players=4", clock="none", name="P0")["seek"]
    assert len(found["people"]) == 4
    assert join(people[1], found["id"], name="P1").json()["table"] == ""
    assert patient_house.client().get("/api/lobby/seeks").json()["seeks"][0]["people"][1]["name"] == "P1"
    assert join(people[1], found["id"]).json()["code"] == "own-seek"
    assert people[1].delete(f"/api/lobby/seeks/{found['id']}").status_code == 204
    for number in (2, 3):
        assert join(people[number], found["id"], name=f"P{number}").json()["table"] == ""
    table = join(people[4], found["id"], name="P4").json()["table"]
    seats = people[0].get(f"/api/tables/{table}").json()["table"]["seats"]
    assert {seat["name"] for seat in seats} == {"P0", "P2", "P3", "P4"}


def test_teams_are_chosen_and_partners_sit_opposite(patient_house: Running) -> None:
    rules = patient_house.client().get("/api/games/pente").json()
    team = next(p["options"] for p in rules["players"] if p["players"] == 4)
    people = [patient_house.client() for _ in range(4)]
    found = seek(people[0], game="pente", options=team, name="A1")["seek"]
    assert found["teams"]
    assert join(people[1], found["id"], name="A2", seat=2).status_code == 200
    assert join(people[2], found["id"], name="B1", seat=2).json()["code"] == "seek-seat-taken"
    assert join(people[2], found["id"], name="B1", seat=1).status_code == 200
    table = join(people[3], found["id"], name="B2", seat=3).json()["table"]
    names = [seat["name"][0] for seat in people[0].get(f"/api/tables/{table}").json()["table"]["seats"]]
    assert names in (["A", "B", "A", "B"], ["B", "A", "B", "A"])


def test_play_someone_takes_a_seek_that_is_open_or_waits_for_the_next(patient_house: Running) -> None:
    anna, ben, cem, dora = (patient_house.client() for _ in range(4))
    first = seek(anna, name="Anna", quick=True)
    assert (first["table"], first["seek"]["quick"]) == ("", True)
    second = seek(ben, name="Ben", quick=True)
    assert second["table"]
    names = {seat["name"] for seat in anna.get(f"/api/tables/{second['table']}").json()["table"]["seats"]}
    assert names == {"Anna", "Ben"}
    waiting = seek(cem, name="Cem")["seek"]["id"]
    found = seek(dora, name="Dora", quick=True)
    assert (found["seek"]["id"], bool(found["table"])) == (waiting, True)
    assert listed(anna) == []


def test_the_list_is_packed_for_whoever_asks_and_the_table_is_told_to_who_was_away(patient_house: Running) -> None:
    anna, ben = patient_house.client(), patient_house.client()
    found = seek(anna, name="Anna")["seek"]["id"]
    table = join(ben, found).json()["table"]
    other = patient_house.client()
    mine = seek(other, name="Cem")["seek"]["id"]
    cookies = f"fivefold={anna.cookies['fivefold']}"
    url = f"ws://127.0.0.1:{patient_house.port}/api/lobby/socket?packed=yes"
    with connect(url, additional_headers={"cookie": cookies}, compression=None) as line:
        packed = line.recv(timeout=PATIENCE)
        assert isinstance(packed, bytes)
        whole = json.loads(gzip.decompress(packed))
        check_as("LobbySocketMessage", whole)
        assert [one["id"] for one in whole["seeks"]] == [mine]
        assert heard(line, "found")["table"] == table


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"clock": "soon"}, "no-such-clock"),
        ({"options": "nonsense"}, "no-such-option"),
        ({"game": "katamino"}, "seek-alone"),
        ({"least": 1800, "most": 1200}, "rating-range"),
        ({"rated": True}, "rated-needs-account"),
        ({"rated": True, "clock": "none"}, "rated-clock"),
        ({"name": "An\u200bna"}, "hidden-character"),
    ],
)
def test_a_seek_that_makes_no_sense_is_refused_and_changes_nothing(
    patient_house: Running, terms: dict[str, Any], code: str
) -> None:
    client = patient_house.client()
    kept = seek(client, name="Anna")["seek"]["id"]
    answer = client.post("/api/lobby/seeks", json={**PENTAGO, **terms})
    assert (answer.status_code // 100, answer.json()["code"]) == (4, code), answer.text
    assert listed(client) == [kept]


def test_open_seeks_of_a_house_that_was_closed_are_there_again(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", seek_grace=1e6)
    with Running(settings) as house:
        anna = house.client()
        found = seek(anna, name="Anna", least=1200)["seek"]
        cookies = anna.cookies
    with Running(settings) as house:
        client = house.client()
        client.cookies.update(cookies)
        state = client.get("/api/lobby/seeks").json()
        assert state == {"seeks": [found], "you": found["id"]}


def test_a_house_without_a_lobby_shows_none(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", parts=frozenset())) as house:
        client = house.client()
        assert client.get("/api/lobby/seeks").json()["code"] == "part-closed"
        assert client.post("/api/lobby/seeks", json=PENTAGO).status_code == 403
