"""What the desk asks of the server: many entries, lots, history, reasons, notices, players at home, circuits, logs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import NAMES, Hall
from websockets.sync.client import connect

from fivefold.server.settings import Settings
from fivefold.server.tournaments import forfeits
from fivefold.server.tournaments.deadlines import due_tables, seconds
from fivefold.tournaments import PRESETS, Desk

EIGHT = [*NAMES, "Eve", "Finn", "Gul", "Hans"]


def get(hall: Hall, path: str) -> Any:
    return hall.get(path).json()


def test_many_are_entered_at_once_or_none_and_sending_them_again_is_harmless(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [])
    body = {"entries": [{"name": name, "club": "Bern"} for name in NAMES], "key": "list"}
    assert hall.post("/entries", body).status_code == 201
    assert hall.post("/entries", body).status_code == 201
    assert [entrant["name"] for entrant in hall.state()["data"]["entrants"]] == NAMES
    twice = hall.post("/entries", {"entries": [{"name": "Eve"}, {"name": "Anna"}]})
    assert (twice.status_code, twice.json()["code"]) == (400, "entered-twice")
    assert len(hall.state()["data"]["entrants"]) == len(NAMES)


def test_who_enters_himself_can_do_nothing_else(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [])
    link = hall.role("entry")
    assert hall.post("/entries", {"entries": [{"name": "Eve"}]}, link).status_code == 201
    assert hall.post("/entries", {"entries": [{"name": "Finn"}, {"name": "Gul"}]}, link).status_code == 403
    assert hall.post("/start", {}, link).status_code == 403
    assert hall.say("left", {"entrant": 1}, link).status_code == 403


def test_lots_are_drawn_one_by_one_or_from_a_hat(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert hall.post("/lot").json()["code"] == "no-lot"
    hall.post("/start")
    assert hall.post("/lot").status_code == 200
    assert hall.post("/lot", {"outcome": [4, 3, 2]}).json()["code"] == "bad-lot"
    assert hall.post("/lot", {"outcome": [4, 3, 2, 1]}).status_code == 200
    state = hall.state()
    assert [(lot["round"], lot["hat"]) for lot in state["data"]["lots"]] == [(1, False), (1, True)]
    assert state["need"]["need"] == "Draw"
    assert hall.post("/draw").status_code == 200
    assert hall.state()["data"]["rounds"][0]["tables"][0]["starter"] == 4


@pytest.mark.rule("TK8")
def test_history_undo_and_reasons_are_told(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    hall.post("/start")
    hall.post("/draw")
    scores = {"round": 1, "table": 1, "scores": [[1, 55], [2, 40], [3, 55], [4, 12]]}
    number = hall.say("result", scores).json()["version"]
    hall.post("/draw")
    assert [fact["kind"] for fact in get(hall, "/history")][:2] == ["drawn", "lot"]
    assert [one["kind"] for one in get(hall, f"/undo/{number}")] == ["drawn"]
    reasons = get(hall, "/compare?one=1&other=2")
    assert [(reason["criterion"], reason["rule"], reason["decides"]) for reason in reasons] == [("points", "TK7", True)]
    corrected = hall.say("corrected", {**scores, "scores": [[1, 1], [2, 40], [3, 55], [4, 12]]}, reason="misread")
    assert get(hall, f"/seating-changes/{corrected.json()['version']}") == []  # there is only one table
    assert hall.post(f"/undo/{corrected.json()['version']}").status_code == 200
    assert get(hall, "/history")[1]["undone"]


def test_the_linter_asks_with_facts_that_a_page_can_translate(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [*NAMES, "Eve"])
    (obstacle,) = get(hall, "/lint")
    assert (obstacle["level"], obstacle["rule"]) == ("obstacle", "TK3")
    assert obstacle["facts"] == {"why": "seats", "count": 5, "small": 3, "large": 4}
    assert [option["answer"] for option in obstacle["options"]] == ["fill", "wait"]


def test_facts_said_together_are_all_said_or_none(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    here = [{"kind": "checked-in", "data": {"entrant": number}} for number in (1, 2)]
    nobody = {"kind": "checked-in", "data": {"entrant": 99}}
    assert hall.post("/facts/together", {"facts": [*here, nobody]}).json()["code"] == "no-such-entrant"
    assert all(entrant["state"] == "entered" for entrant in hall.state()["data"]["entrants"])
    assert hall.post("/facts/together", {"facts": here}).status_code == 200
    assert [entrant["state"] for entrant in hall.state()["data"]["entrants"]].count("checked-in") == 2


def test_notices_reach_everyone_and_are_there_after_a_look(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    with connect(f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket?packed=yes") as line:
        first = json.loads(gzip.decompress(line.recv(timeout=PATIENCE)))  # type: ignore[arg-type]
        assert first["wall"]["message"]["text"] == ""
        hall.post("/notices", {"kind": "message", "data": {"text": "Lunch"}})
        second = json.loads(gzip.decompress(line.recv(timeout=PATIENCE)))  # type: ignore[arg-type]
    assert (second["wall"]["message"]["text"], second["v"]) == ("Lunch", first["v"])
    assert hall.state()["wall"]["message"]["text"] == "Lunch"
    assert hall.post("/notices", {"kind": "message", "data": {}}, hall.role("arbiter")).status_code == 403


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("poster", {}),
        ("board", {"round": 1, "table": 1, "id": "x"}),
        ("clock", {"minutes": "soon"}),
        ("clock", {"minutes": -1}),
        ("clock", {"hours": 1}),
        ("message", {"text": "x" * 301}),
        ("placed", {}),
    ],
)
def test_a_bad_notice_is_refused(open_house: Running, kind: str, data: dict[str, Any]) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    answer = hall.post("/notices", {"kind": kind, "data": data})
    assert answer.status_code == 400
    assert answer.json()["sentence"].endswith(".")
    assert hall.state()["n"] == 0


def test_a_fixed_place_moves_the_table_not_the_draw(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", EIGHT)
    hall.post("/start")
    hall.post("/draw")
    tables = hall.state()["data"]["rounds"][0]["tables"]
    hall.post("/notices", {"kind": "placed", "data": {"entrant": tables[0]["seats"][0], "table": 2}})
    assert [table["place"] for table in hall.state()["data"]["rounds"][0]["tables"]] == [2, 1]


def test_players_confirm_each_other_and_nobody_himself(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    hall.post("/start")
    hall.post("/draw")
    anna, ben = hall.role("player", entrant=1), hall.role("player", entrant=2)
    scores = {"round": 1, "table": 1, "scores": [[1, 55], [2, 40], [3, 55], [4, 12]]}
    assert hall.say("result", scores, anna).status_code == 200
    own = hall.say("confirmed", {"round": 1, "table": 1}, anna)
    assert (own.status_code, own.json()["code"]) == (403, "own-result")
    assert hall.say("renamed", {"entrant": 1, "name": "Anna Maria"}).status_code == 200
    for kind, data in (("confirmed", {"round": 1, "table": 1}), ("result", scores)):
        hall.say(kind, data, anna)  # under another name it is still her own
        assert hall.state()["data"]["rounds"][0]["tables"][0]["games"][0]["state"] == "submitted"
    assert hall.get("/verify").json()["ok"]
    assert hall.say("confirmed", {"round": 1, "table": 1}, ben).status_code == 200
    game = hall.state(ben)["data"]["rounds"][0]["tables"][0]["games"][0]
    assert (game["state"], game["said_by"]) == ("confirmed", "player Anna Maria")
    assert hall.say("result", {"round": 9, "table": [], "scores": []}, ben).status_code in (400, 403)


def test_a_player_sits_only_at_his_own_board(open_house: Running) -> None:
    hall = Hall(open_house, "pentago-tournament", NAMES)
    hall.post("/start")
    hall.post("/draw")
    seats = hall.state()["data"]["rounds"][0]["tables"][0]["seats"]
    one, other = (hall.role("player", entrant=seat) for seat in seats)
    first = hall.post(f"/tables/1/1/seat?entrant={seats[0]}", {}, one)
    assert first.status_code == 200, first.text
    assert hall.post(f"/tables/1/1/seat?entrant={seats[1]}", {}, one).status_code == 403
    second = hall.post(f"/tables/1/1/seat?entrant={seats[1]}", {}, other)
    assert second.json()["table"] == first.json()["table"]
    assert hall.state()["wall"]["boards"]["1/1"]["id"] == first.json()["table"]


def test_who_does_not_come_in_time_forfeits_to_the_one_who_is_there(
    open_house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forfeits, "EVERY", 0.1)
    hall = Hall(open_house, "pentago-tournament", NAMES)
    hall.post("/start")
    hall.post("/draw")
    hall.post("/notices", {"kind": "online", "data": {"minutes": 0.001}})
    seats = hall.state()["data"]["rounds"][0]["tables"][0]["seats"]
    due = {one["table"]: one for one in get(hall, "/due")}
    assert due[1]["absent"] == seats
    board = hall.post(f"/tables/1/1/seat?entrant={seats[1]}", {}, hall.role("player", entrant=seats[1])).json()
    client = open_house.client()
    sat = client.post(
        f"/api/tables/{board['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": board["token"]}
    )
    assert sat.status_code == 200
    game = hall.first_result()
    hall.post("/notices", {"kind": "online", "data": {"minutes": 0}})
    assert (game["kind"], game["winner"], game["said_by"]) == ("walk-over", seats[1], "house")
    others = hall.state()["data"]["rounds"][0]["tables"][1:]
    assert all(table["games"][0]["kind"] == "unplayed" for table in others)  # nobody came: the director decides


def test_due_tables_count_a_replay_from_the_game_before_it() -> None:
    desk = Desk.opened("Bern", PRESETS["knock-out"])
    for number in (1, 2):
        desk = desk.say("entered", {"entrant": number, "name": str(number)})
    desk = desk.start().draw(seed="snow", time="2026-11-15T10:00:00Z")
    (due,) = due_tables(desk.tournament, desk.log.facts, 60, {})
    assert (due.deadline - seconds("2026-11-15T10:00:00Z"), due.came) == (3600, ())
    desk = desk.say("result", {"round": 1, "table": 1, "winner": 0}, time="2026-11-15T12:00:00Z")
    (due,) = due_tables(desk.tournament, desk.log.facts, 60, {})
    assert due.deadline == seconds("2026-11-15T13:00:00Z")
    assert due_tables(desk.tournament, desk.log.facts, 0, {}) == []


def play_out(hall: Hall) -> None:
    """Start a knock-out and play it to its end; the lower number wins."""
    hall.post("/start")
    while hall.state()["need"]["need"] != "Finished":
        while (need := hall.state()["need"])["need"] == "Decision":
            hall.say("decided", {"question": need["question"], "answer": need["default"]})
        hall.post("/draw")
        last = hall.state()["data"]["rounds"][-1]
        for table in last["tables"]:
            hall.say("result", {"round": last["round"], "table": table["table"], "winner": min(table["seats"])})


class Keeper:
    """A circuit and who looks after it."""

    def __init__(self, hall: Hall, **body: Any) -> None:
        self.client = hall.client
        made = self.client.post("/api/circuits", json={"title": "Swiss", **body}).json()
        self.id, self.keys = made["id"], {"X-Fivefold-Link": made["director"]}

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/circuits/{self.id}").json()
        return found

    def admit(self, hall: Hall, level: str) -> dict[str, Any]:
        body = {"level": level, "tournament": hall.id}
        found: dict[str, Any] = self.client.post(
            f"/api/circuits/{self.id}/tournaments", json=body, headers=self.keys
        ).json()
        return found

    def national(self) -> list[str]:
        return [one["name"] for one in self.state()["qualified"]["national"]]


@pytest.mark.rule("TP8", "TP9")
def test_once_a_tournament_of_a_circuit_is_closed_its_winner_is_qualified_and_offered_above(
    open_house: Running,
) -> None:
    local, final = Hall(open_house, "knock-out", NAMES), Hall(open_house, "knock-out", ["Emil"])
    circuit = Keeper(local)
    assert local.get("/circuit").json() is None
    assert [one["held"] for one in circuit.admit(local, "local")["members"]] == [False]
    assert circuit.admit(local, "local")["code"] == "admitted-twice"
    circuit.admit(final, "national")
    assert final.get("/circuit").json()["offered"] == []
    play_out(local)
    assert circuit.national() == []
    local.say("closed", {})
    assert circuit.national() == ["Anna"]
    assert local.get("/circuit").json()["goes_on"] == ["Anna"]
    assert [one["name"] for one in final.get("/circuit").json()["offered"]] == ["Anna"]
    assert final.post("/qualified", {"persons": ["anna"]}, link="").status_code == 403
    assert final.post("/qualified", {"persons": ["ben"]}).json()["code"] == "not-all-qualified"
    assert final.post("/qualified", {"persons": ["anna"]}).status_code == 200
    assert [one["name"] for one in final.state()["data"]["entrants"]] == ["Emil", "Anna"]
    assert final.get("/circuit").json()["offered"] == []


@pytest.mark.rule("TP8")
def test_what_is_corrected_or_undone_below_is_so_in_the_circuit_and_a_refusal_stands(open_house: Running) -> None:
    local = Hall(open_house, "knock-out", NAMES)
    circuit = Keeper(local, declined="next")
    circuit.admit(local, "local")
    play_out(local)
    closed = local.say("closed", {}).json()["version"]
    assert circuit.national() == ["Anna"]
    assert local.say("renamed", {"entrant": 1, "name": "Anna Maria"}).status_code == 200
    assert circuit.national() == ["Anna Maria"]
    decline = {"level": "national", "person": "anna maria"}
    address = f"/api/circuits/{circuit.id}/declined"
    assert local.client.post(address, json=decline).status_code == 403
    local.client.post(address, json=decline, headers=circuit.keys)
    assert circuit.national() == ["Ben"] or circuit.national() == ["Cem"] or circuit.national() == ["Dora"]
    assert local.post(f"/undo/{closed}").status_code == 200
    assert circuit.national() == []
    assert circuit.state()["members"][0]["held"] is False
    local.say("closed", {})
    assert len(circuit.national()) == 1
    gone = local.client.delete(f"/api/circuits/{circuit.id}/tournaments/{local.id}", headers=circuit.keys).json()
    assert (gone["members"], gone["held"]) == ([], [])
    assert local.client.get("/api/circuits/nothing").status_code == 404


def signed_file(hall: Hall) -> dict[str, Any]:
    found: dict[str, Any] = hall.get("/tournament.json").json()
    return found


def test_a_circuit_takes_from_other_houses_only_what_a_trusted_key_has_signed(
    open_house: Running, tmp_path: Path
) -> None:
    with Running(Settings(data=tmp_path, bots="1")) as elsewhere:
        _reports_from(Hall(elsewhere, "knock-out", ["Zoë", "Ugo"]), open_house)


def _reports_from(abroad: Hall, open_house: Running) -> None:
    circuit = Keeper(Hall(open_house, "knock-out", NAMES))

    def keep(path: str, body: dict[str, Any], **more: Any) -> dict[str, Any]:
        answer = circuit.client.post(
            f"/api/circuits/{circuit.id}/{path}", json=body, headers=more.get("keys", circuit.keys)
        )
        found: dict[str, Any] = answer.json()
        return found

    def report(file: dict[str, Any], **other: Any) -> dict[str, Any]:
        log = "".join(f"{line}\n" for line in other.get("log", file["log"]))
        return keep("reports", {"level": "local", "log": log, "signed": other.get("signed", file["signed"])})

    play_out(abroad)
    running = signed_file(abroad)
    closed = abroad.say("closed", {}).json()["version"]
    file = signed_file(abroad)
    key = abroad.get("/signature").json()["fingerprint"]
    assert report(file)["code"] == "not-trusted"
    assert keep("trusted", {"key": key, "name": "Bern"}, keys={})["code"] == "not-your-role"
    assert keep("trusted", {"key": key[:-1] + "x", "name": "Bern"})["code"] == "bad-fingerprint"
    assert keep("trusted", {"key": key, "name": "Bern"})["trusted"] == [{"key": key.replace(" ", ""), "name": "Bern"}]
    assert report(running)["code"] == "not-closed"
    assert report(file, signed="")["code"] == "no-signature"
    assert report(file, signed=running["signed"])["code"] == "not-all-signed"
    assert report(file, log=[line.replace("Zoë", "Eve") for line in file["log"]])["code"] == "report-false"
    ours = Hall(open_house, "knock-out", ["Anna", "Ben"])
    play_out(ours)
    ours.say("closed", {})
    assert report(signed_file(ours))["code"] == "not-trusted"  # signed, but by a house that nobody has named
    found = report(file)
    assert [(one["title"], one["signed_by"]) for one in found["held"]] == [("Dresden", "Bern")]
    assert circuit.national() == ["Zoë"]
    abroad.post(f"/undo/{closed}")
    abroad.say("renamed", {"entrant": 1, "name": "Zoë Maria"})
    abroad.say("closed", {})
    assert len(report(signed_file(abroad))["held"]) == 1  # the newer state takes the place of the older one
    assert circuit.national() == ["Zoë Maria"]
    assert report(file)["code"] == "reported-older"
    gone = circuit.client.delete(f"/api/circuits/{circuit.id}/trusted/{key.replace(' ', '')}", headers=circuit.keys)
    assert (gone.json()["trusted"], gone.json()["held"]) == ([], [])


@pytest.mark.rule("TP9")
def test_a_circuit_with_points_has_a_standing_of_its_season(open_house: Running) -> None:
    halls = [Hall(open_house, "knock-out", names) for names in (["Anna", "Ben"], ["Ben", "Anna"], ["Cem", "Anna"])]
    circuit = Keeper(halls[0], season="2010/2011", points=[10, 5])
    for hall in halls:
        circuit.admit(hall, "local")
        play_out(hall)
        hall.say("closed", {})
    rows = [(row["place"], row["name"], row["points"], row["shares"]) for row in circuit.state()["ranking"]]
    assert rows == [
        (1, "Anna", "20", ["10", "5", "5"]),
        (2, "Ben", "15", ["5", "10", ""]),
        (3, "Cem", "10", ["", "", "10"]),
    ]
    assert circuit.state()["season"] == "2010/2011"


@pytest.mark.rule("TP9", "TK10")
def test_a_tournament_says_where_and_when_it_is_and_what_its_champion_is_called(open_house: Running) -> None:
    about = {"season": "2010/2011", "place": "Cannes", "begins": "2011-02-26", "ends": "2011-02-27"}
    hall = Hall(open_house, "knock-out", NAMES, description={**about, "champion": "Champion of France"})
    assert hall.state()["data"]["description"]["champion"] == "Champion of France"
    (listed,) = [one for one in hall.client.get("/api/tournaments").json() if one["id"] == hall.id]
    assert {part: listed[part] for part in about} == about
    assert hall.say("described", {**about, "title": "Finale", "place": "Nice"}).status_code == 200
    assert (hall.state()["data"]["title"], hall.state()["data"]["description"]["place"]) == ("Finale", "Nice")
    assert hall.say("described", {"begins": "tomorrow"}).json()["code"] == "bad-day"
    assert hall.say("described", {"begins": "2011-02-26", "ends": "2011-02-25"}).json()["code"] == "days-reversed"
    assert hall.say("described", {"title": " "}).json()["code"] == "no-title"
    assert hall.say("described", about, hall.role("desk")).status_code == 403


def test_a_log_is_opened_elsewhere_checked_and_refused_when_changed(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    hall.post("/start")
    hall.post("/draw")
    log = hall.get("/log").text
    assert hall.client.post("/api/tournaments/verify", json={"log": log}).json()["ok"]
    opened = hall.client.post("/api/tournaments/open", json={"log": log})
    assert opened.status_code == 201
    for garbage in ("x", "{}", "[]\n[]", log.replace("Anna", "Anne"), log[: len(log) // 2], "\n"):
        answer = hall.client.post("/api/tournaments/open", json={"log": garbage})
        assert answer.status_code == 400, garbage
        assert not hall.client.post("/api/tournaments/verify", json={"log": garbage}).json().get("ok")


@pytest.mark.rule("KD8")
def test_a_kingdom_is_counted_and_an_impossible_one_refused(open_house: Running) -> None:
    client = open_house.client()
    good = client.post("/api/kingdoms/score", json={"grid": "C W W / . . W / . . M3"})
    assert good.json()["points"] == 3
    for grid in ("W W", "C C", "C W", "?", "C M3 M3", "C W W W W W W"):
        answer = client.post("/api/kingdoms/score", json={"grid": grid})
        assert answer.status_code == 400, grid
        assert answer.json()["sentence"]
