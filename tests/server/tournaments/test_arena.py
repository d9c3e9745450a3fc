"""An arena in a house: it pairs by itself, sends players to tables, lets them take breaks, and ends by the clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

from fivefold.server.storage import NewFact
from fivefold.server.tournaments.arena_hours import wanted
from fivefold.server.tournaments.calls import arena_calls, seated
from fivefold.server.tournaments.deadlines import due_tables
from fivefold.server.tournaments.notices import Called, Notices, Placed, Tables, fold_notices
from fivefold.tournaments import PRESETS, Desk, Regulation, write_regulation
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import moment_now, step

NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Finn"]


def tables_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**table, "round": part["round"]} for part in data["rounds"] for table in part["tables"]]


def playing(hall: Hall) -> list[dict[str, Any]]:
    return [table for table in tables_of(hall.state()["data"]) if not table["complete"]]


def arena_of(hall: Hall) -> dict[str, Any]:
    found: dict[str, Any] = hall.state()["data"]["arena"]
    return found


def won(hall: Hall, table: dict[str, Any]) -> None:
    said = {"round": table["round"], "table": table["table"], "winner": min(table["seats"])}
    assert hall.say("result", said).status_code == 200


def test_the_house_pairs_whoever_is_free_and_sends_them_to_tables(open_house: Running) -> None:
    hall = Hall(open_house, "arena", NAMES)
    assert hall.post("/start").status_code == 200
    first = wait_until(lambda: playing(hall), lambda found: len(found) == 3 and all(one["place"] for one in found))
    assert sorted(table["place"] for table in first) == [1, 2, 3]
    assert all(table["called"] for table in first)
    won(hall, first[0])
    won(hall, first[1])
    later = wait_until(lambda: playing(hall), lambda found: len(found) == 3 and all(one["place"] for one in found))
    assert {table["table"] for table in later} == {first[2]["table"], 4, 5}
    assert sorted(table["place"] for table in later) == [1, 2, 3]
    assert hall.get("/verify").json()["problems"] == []


def test_by_hand_nothing_is_paired_until_the_director_says_so(open_house: Running) -> None:
    hall = Hall(open_house, "arena", NAMES[:4])
    assert hall.post("/notices", {"kind": "pairing", "data": {"by_hand": True}}).status_code == 200
    assert hall.post("/start").status_code == 200
    assert hall.state()["need"]["need"] == "LotNeeded"
    assert hall.post("/draw").status_code == 200
    assert len(playing(hall)) == 2
    assert hall.state()["wall"]["pairing"] == {"by_hand": True}


def test_a_player_takes_a_break_through_their_own_link_and_for_nobody_else(open_house: Running) -> None:
    hall = Hall(open_house, "arena", NAMES[:4])
    hall.post("/notices", {"kind": "pairing", "data": {"by_hand": True}})
    hall.post("/start")
    link = hall.role("player", entrant=2)
    refused = hall.say("paused", {"entrant": 3}, link)
    assert (refused.status_code, refused.json()["code"]) == (403, "anothers-break")
    assert hall.say("paused", {"entrant": 2}, link).status_code == 200
    assert arena_of(hall)["paused"] == [2]
    assert arena_of(hall)["free"] == [1, 3, 4]
    assert hall.say("resumed", {"entrant": 2}, link).status_code == 200
    stranger = hall.say("ended", {}, link, reason="I go home")
    assert stranger.status_code == 403


def test_an_arena_whose_time_was_up_while_the_house_was_closed_is_ended_by_the_house(open_house: Running) -> None:
    """Its log comes from another house, where it began long ago."""
    desk = Desk.opened("Old", PRESETS["arena"], time="2026-01-01T09:00:00Z")
    for number, name in enumerate(NAMES, 1):
        desk = desk.say("entered", {"entrant": number, "name": name})
    desk = desk.start(time="2026-01-01T10:00:00Z")
    log = "".join(f"{fact.text}\n" for fact in desk.log.facts)
    made = open_house.client().post("/api/tournaments/open", json={"log": log}).json()
    hall = Hall.__new__(Hall)
    hall.house, hall.client, hall.id, hall.director = open_house, open_house.client(), made["id"], made["director"]
    wait_until(lambda: arena_of(hall)["ended"])
    assert hall.state()["need"]["need"] == "Finished"


def test_what_an_arena_needs_follows_from_its_log_and_the_time() -> None:
    desk = Desk.opened("Now", PRESETS["arena"])
    for number in range(1, 5):
        desk = desk.say("entered", {"entrant": number, "name": NAMES[number]})
    assert wanted(desk, "2026-11-15T18:00:00Z", False) == "over"
    desk = desk.start(time="2026-11-15T18:00:00Z")
    assert wanted(desk, "2026-11-15T18:00:01Z", False) == "pair"
    assert wanted(desk, "2026-11-15T18:00:01Z", True) == ""
    assert wanted(desk, "2026-11-15T19:00:00Z", True) == "end"
    assert wanted(desk.say("ended", {}, reason="rain"), "2026-11-15T19:00:00Z", False) == "over"


def arena(players: int, steps: int) -> Desk:
    desk = Desk.opened("Calls", PRESETS["arena"])
    for number in range(1, players + 1):
        desk = desk.say("entered", {"entrant": number, "name": f"Player {number}"})
    pick = picks("calls")
    for _ in range(steps):
        desk = step(desk, pick)
    return desk


def wall_of(*notices: Tables | Placed | Called) -> Notices:
    import msgspec

    kinds = {Tables: "tables", Placed: "placed", Called: "called"}
    facts = [NewFact(kinds[type(one)], 0.0, msgspec.json.encode(one).decode()) for one in notices]
    return fold_notices(facts)


def test_in_a_small_hall_games_wait_for_tables_in_the_order_in_which_they_were_paired() -> None:
    desk = arena(8, 3)
    calls = arena_calls(desk.tournament, wall_of(Tables(2)))
    assert [(table, place) for _, table, place in calls] == [(1, 1), (2, 2)]
    wall = wall_of(Tables(2), *(Called(*call) for call in calls))
    assert seated(desk.tournament, wall, 1).waiting == (3, 4)
    assert arena_calls(desk.tournament, wall) == []


def test_whoever_has_a_fixed_table_is_called_there() -> None:
    desk = arena(8, 3)
    seat = desk.tournament.tables[1, 1].seats[0]
    calls = arena_calls(desk.tournament, wall_of(Placed(seat, 4)))
    assert {table: place for _, table, place in calls}[1] == 4
    assert sorted(place for _, _, place in calls) == [1, 2, 3, 4]


def test_at_home_every_game_of_an_arena_has_its_own_time() -> None:
    desk = arena(6, 3)
    later = moment_now(desk) + timedelta(minutes=5)
    desk = desk.say("result", {"round": 1, "table": 1, "void": True}, reason="no board")
    desk = desk.say("result", {"round": 1, "table": 2, "void": True}, reason="no board")
    desk = desk.draw(seed="x", time=later.isoformat().replace("+00:00", "Z"))
    due = {(one.round, one.table): one.deadline for one in due_tables(desk.tournament, desk.log.facts, 10, {})}
    assert set(due) == {(1, 3), (2, 4), (2, 5)}
    assert due[2, 4] == later.replace(microsecond=0).timestamp() + 600
    assert datetime.fromtimestamp(due[1, 3], UTC) < later + timedelta(minutes=10)


def test_a_regulation_of_an_arena_is_looked_at_before_it_is_opened(open_house: Running) -> None:
    rules = Regulation(name="ours", format="arena", minutes=45, streak=0, duel_points=(3, 1, 0), late_entries=True)
    body = {"regulation": write_regulation(rules), "entrants": 12}
    found = open_house.client().post("/api/tournaments/regulation", json=body).json()
    assert (found["ok"], found["code"], found["facts"]) == (True, "minutes", {"minutes": 45, "games": 6})
