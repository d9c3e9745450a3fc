"""Vacations: which are taken, how many days a year, and that tables with days for each move know them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.patience import wait_until
from tests.server.conftest import Running

from fivefold.live.clocks import DAY
from fivefold.refusals import Refused
from fivefold.server.settings import Settings
from fivefold.server.slow.vacation import DAYS_A_YEAR, Vacation, added, ended, rests_of, taken

NOW = datetime(2026, 11, 1, tzinfo=UTC).timestamp()


def code(vacations: list[Vacation], begin: float, until: float) -> str:
    with pytest.raises(Refused) as refusal:
        added(vacations, begin, until, NOW)
    return refusal.value.code


def test_a_vacation_that_begins_now_may_have_been_asked_a_moment_ago() -> None:
    assert added([], NOW - 60, NOW + 3 * DAY, NOW) == Vacation(NOW, NOW + 3 * DAY)
    assert added([], NOW - 1, NOW - 1 + DAY, NOW) == Vacation(NOW, NOW - 1 + DAY)  # a day, when it was asked for


def test_a_vacation_lies_ahead_takes_a_day_and_is_the_only_one() -> None:
    assert code([], NOW - DAY, NOW + DAY) == "vacation-past"
    assert code([], NOW + 400 * DAY, NOW + 402 * DAY) == "vacation-far"
    assert code([], NOW, NOW + 3600) == "vacation-short"
    assert code([], NOW + DAY, NOW) == "vacation-short"
    assert code([Vacation(NOW + DAY, NOW + 3 * DAY)], NOW, NOW + 2 * DAY) == "vacation-twice"


def test_a_year_has_so_many_days_and_the_next_year_its_own() -> None:
    first = added([], NOW, NOW + 20 * DAY, NOW)
    assert code([first], NOW + 30 * DAY, NOW + 39 * DAY) == "vacation-used"
    assert code([], NOW, NOW + 3000 * DAY) == "vacation-used"
    new_year = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    across = added([first], new_year - 8 * DAY, new_year + 10 * DAY, NOW)
    assert (taken([first, across], 2026), taken([first, across], 2027)) == (DAYS_A_YEAR, 10)


def test_what_is_ended_early_gives_its_days_back_but_one() -> None:
    planned = Vacation(NOW, NOW + 20 * DAY)
    left = ended([planned], NOW, NOW + 3600)
    assert left == (Vacation(NOW, NOW + 3600),)
    assert taken(left, 2026) == 1
    assert ended([planned], NOW, NOW - DAY) == ()
    with pytest.raises(Refused):
        ended(left, NOW, NOW + DAY)
    assert rests_of(left) == ((NOW, NOW + 3600),)


def test_the_tables_of_who_rests_stand_still_and_the_opponent_sees_it(open_house: Running) -> None:
    anna, ben = open_house.client(), open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "clock": "days 3", "by_lot": False}).json()
    ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers={"x-fivefold-link": made["invite"]})
    other = anna.post(
        "/api/tables",
        json={"game": "pentago", "clock": "days 1", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]},
    ).json()
    now = open_house.house.clock.now()
    answer = anna.post("/api/me/vacation", json={"begin": now, "until": now + 10 * DAY})
    assert answer.status_code == 201, answer.text
    assert [one["state"] for one in answer.json()["vacations"]] == ["now"]

    def seen() -> dict[str, object]:
        return dict(ben.get(f"/api/tables/{made['id']}").json()["table"])

    wait_until(lambda: seen()["seats"][0]["rests_until"] is not None)  # type: ignore[index]
    clock = seen()["clock"]
    assert clock["falls"] >= now + 13 * DAY - 60  # type: ignore[index]
    lines = {line["id"]: line for line in anna.get("/api/me/tables").json()}
    assert {made["id"], other["id"]} <= set(lines)
    assert lines[made["id"]]["your_turn"]
    assert lines[made["id"]]["left"] > 2.9 * DAY
    begun = int(answer.json()["vacations"][0]["begin"])
    ended_now = anna.delete(f"/api/me/vacation/{begun}").json()
    assert [one["state"] for one in ended_now["vacations"]] == ["over"]
    wait_until(lambda: seen()["seats"][0]["rests_until"] is None)  # type: ignore[index]
    assert anna.delete(f"/api/me/vacation/{begun}").json()["code"] == "no-vacation"
    assert ben.get("/api/me/vacation").json()["vacations"] == []


def test_a_game_that_begins_during_a_vacation_knows_it(open_house: Running) -> None:
    anna, ben = open_house.client(), open_house.client()
    anna.post("/api/me")
    now = open_house.house.clock.now()
    anna.post("/api/me/vacation", json={"begin": now, "until": now + 5 * DAY})
    made = anna.post("/api/tables", json={"game": "pente", "name": "Anna", "clock": "days 2", "by_lot": False}).json()
    ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers={"x-fivefold-link": made["invite"]})

    def rests() -> bool:
        table = ben.get(f"/api/tables/{made['id']}").json()["table"]
        return bool(table["clock"]["falls"] and table["clock"]["falls"] > now + 6.9 * DAY)

    wait_until(rests)


def test_nobody_has_a_vacation_or_tables(open_house: Running) -> None:
    stranger = open_house.client()
    assert stranger.get("/api/me/tables").json() == []
    for answer in (
        stranger.get("/api/me/vacation"),
        stranger.post("/api/me/vacation", json={"begin": 0, "until": 1}),
        stranger.delete("/api/me/vacation/0"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "nobody-yet")


def test_vacations_and_own_tables_outlive_the_house(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1")
    with Running(settings) as house:
        anna = house.client()
        made = anna.post("/api/tables", json={"game": "pentago", "clock": "days 3", "name": "Anna"}).json()
        now = house.house.clock.now()
        before = anna.post("/api/me/vacation", json={"begin": now + DAY, "until": now + 4 * DAY}).json()
        cookies = dict(anna.cookies)
    with Running(settings) as house:
        again = house.client()
        again.cookies.update(cookies)
        assert again.get("/api/me/vacation").json() == before
        assert [line["id"] for line in again.get("/api/me/tables").json()] == [made["id"]]


def test_who_stands_up_or_has_finished_has_the_table_no_more(open_house: Running) -> None:
    anna, ben = open_house.client(), open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "clock": "days 3", "name": "Anna"}).json()
    ben.post("/api/me")
    path = f"/api/tables/{made['id']}"
    anna.post(f"{path}/requests", json={"do": "stand", "id": "1"})
    assert [line["id"] for line in anna.get("/api/me/tables").json()] == []
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        answer = who.post(f"{path}/join", json={"name": name}, headers={"x-fivefold-link": made["invite"]})
        assert answer.status_code == 200, answer.text
        assert [line["id"] for line in who.get("/api/me/tables").json()] == [made["id"]]
    ben.post(f"{path}/requests", json={"do": "resign", "id": "2"})
    assert [line["id"] for line in anna.get("/api/me/tables").json()] == []
