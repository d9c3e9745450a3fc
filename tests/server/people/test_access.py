"""Who may do what: every entrance is in the policy, and the server does what the policy says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import WebSocketRoute
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, hear, listen_to_the_end, say
from tests.server.tournaments.test_tournaments import NAMES, Hall
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fivefold.server.people.access import (
    BY_CONTENT,
    CIRCUIT_ROLES,
    CLUB_ROLES,
    ENTRANCES,
    HOUSE_ROLES,
    LINK_ROLES,
    POLICY,
    ROWS,
    TABLE_ROLES,
    TOURNAMENT_ROLES,
    action_of,
    document,
)
from fivefold.server.tables import messages
from fivefold.tournaments.facts import OTHER_LOGS, SHAPES

ROOT = Path(__file__).parents[3]

"""Facts of registers of bans and of circuits, which have operations of their own."""


def operations_of(house: Running) -> set[str]:
    paths = house.app.openapi()["paths"]
    return {operation["operationId"] for path in paths.values() for operation in path.values()}


def test_every_operation_is_in_the_policy(open_house: Running) -> None:
    operations = operations_of(open_house)
    assert len(operations) > 60
    assert operations - set(ENTRANCES) - BY_CONTENT == set()


def test_every_message_and_every_fact_is_in_the_policy() -> None:
    entrances = {f"socket:{name}" for name in (*messages.REQUESTS, *messages.WITHOUT_REQUEST)}
    entrances |= {f"fact:{kind}" for kind in set(SHAPES) - set(OTHER_LOGS)}
    assert entrances - set(ENTRANCES) == set()


def test_every_socket_is_known(open_house: Running) -> None:
    sockets = {route.path for route in open_house.app.routes if isinstance(route, WebSocketRoute)}
    assert sockets == {"/api/tables/{table}/socket", "/api/tournaments/{tournament}/socket", "/api/lobby/socket"}


def test_no_row_names_an_entrance_or_a_role_that_does_not_exist(open_house: Running) -> None:
    operations = operations_of(open_house)
    said = {entrance for entrance in ENTRANCES if ":" not in entrance}
    assert said - operations == set()
    roles = {*HOUSE_ROLES, *TABLE_ROLES, *TOURNAMENT_ROLES, *CIRCUIT_ROLES, *CLUB_ROLES}
    assert {role for row in POLICY for role in row.grants} <= roles
    assert len(ENTRANCES) == sum(len(row.entrances) for row in POLICY), "an entrance leads to two rows"


def test_an_operation_that_is_in_no_row_is_refused(open_house: Running) -> None:
    async def secret() -> str:
        return "secret"

    open_house.app.add_api_route("/api/secret", secret, operation_id="tellSecret")
    open_house.app.router.routes.insert(0, open_house.app.router.routes.pop())
    try:
        answer = open_house.client().get("/api/secret")
    finally:
        open_house.app.router.routes.pop(0)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-in-policy")


def test_the_documented_matrix_is_the_policy() -> None:
    assert (ROOT / "docs" / "access.md").read_text("utf-8") == document()


def drawn(house: Running, preset: str = "swiss", **more: Any) -> Hall:
    hall = Hall(house, preset, NAMES, **more)
    assert hall.post("/start").status_code == 200
    assert hall.post("/draw").status_code == 200
    return hall


def seats(hall: Hall, table: int) -> list[int]:
    found: list[int] = hall.state(hall.director)["data"]["rounds"][0]["tables"][table - 1]["seats"]
    return found


def links_of(hall: Hall) -> dict[str, str]:
    """A link of each role; the table is 1/1, the player sits there."""
    more = {"table": {"round": 1, "table": 1}, "player": {"entrant": seats(hall, 1)[0]}}
    return {role: hall.role(role, **more.get(role, {})) for role in LINK_ROLES} | {"anyone": ""}


def facts_of(hall: Hall, table: int) -> dict[str, dict[str, Any]]:
    """A fact of each kind about a table; most do not fit the moment, which is another refusal than the policy's."""
    at = {"round": 1, "table": table}
    one, two = seats(hall, table)
    return {
        "opened": {"title": "x", "regulation": {}},
        "regulated": {"regulation": {}},
        "described": {"begins": "some day"},
        "committed": {"seed_hash": "0" * 64},
        "entered": {"entrant": 9, "name": "Eve"},
        "renamed": {"entrant": 99, "name": "Zoe"},
        "merged": {"entrant": 99, "into": 98},
        "split": {"entrant": 99, "name": "Zoe", "other": 98, "other_name": "Yves"},
        "checked-in": {"entrant": one},
        "started": {"entrants": [1, 2]},
        "lot": {"purpose": "x", "candidates": [1, 2], "outcome": [1, 2]},
        "drawn": {"round": 2, "stage": "swiss", "tables": []},
        "decided": {"question": "x", "answer": "y"},
        "confirmed": dict(at),
        "result": {**at, "winner": two},
        "disputed": dict(at),
        "protested": {**at, "text": "no"},
        "upset": {**at, "entrant": one},
        "agreed": {**at, "entrants": [one, two], "text": "wooden castles"},
        "left": {"entrant": one},
        "excused": {"entrant": one, "round": 2},
        "paused": {"entrant": one},
        "resumed": {"entrant": one},
        "corrected": {**at, "winner": two},
        "ended": {},
        "ruled": {"text": "Play on."},
        "disqualified": {"entrant": one},
        "filled": {"entrant": 8, "name": "Filler"},
        "moved": {"entrant": one, "round": 1, "from": table, "to": table},
        "undone": {"facts": [99]},
        "closed": {},
    }


FORBIDDEN = {"not-your-role", "other-table", "own-result", "anothers-name", "anothers-break", "entry-parts"}


def forbidden(answer: httpx.Response) -> bool:
    assert answer.status_code < 500, answer.text
    return answer.status_code in (403, 404) and answer.json()["code"] in FORBIDDEN


@pytest.mark.parametrize("role", [*LINK_ROLES, "anyone"])
def test_each_role_says_the_facts_that_the_policy_gives_it(open_house: Running, role: str) -> None:
    hall = drawn(open_house)
    link = links_of(hall)[role]
    for table in (2, 1):
        facts = facts_of(hall, table)
        assert set(facts) >= set(SHAPES) - set(OTHER_LOGS)
        for kind, data in facts.items():  # what ends a tournament comes last
            grant = ROWS[f"tournament.say.{kind}"].grants.get(role)
            elsewhere = role in ("table", "player") and table == 2
            if kind != "closed" or table == 1:
                answer = hall.say(kind, data, link)
                assert forbidden(answer) == (not grant or elsewhere), (role, kind, table, answer.text)


OPERATIONS: dict[str, tuple[str, str, dict[str, Any] | None]] = {
    "startTournament": ("POST", "/start", {}),
    "drawRound": ("POST", "/draw", {}),
    "drawLot": ("POST", "/lot", {}),
    "undoFact": ("POST", "/undo/999", {}),
    "addEntries": ("POST", "/entries", {"entries": [{"name": "Eve"}]}),
    "postNotice": ("POST", "/notices", {"kind": "message", "data": {"text": "Lunch"}}),
    "createRoleLink": ("POST", "/links", {"role": "screen"}),
    "listRoleLinks": ("GET", "/links", None),
    "revokeRoleLink": ("DELETE", "/links/nothing", None),
    "listBans": ("GET", "/bans", None),
    "banPlayer": ("POST", "/bans", {"entrant": 99, "reason": "x"}),
    "liftBan": ("POST", "/bans/lift", {"person": "nobody"}),
    "shareBans": ("POST", "/bans/share", {"director": "nothing"}),
    "getTournament": ("GET", "", None),
    "explainStanding": ("GET", "/explain?one=1&other=2", None),
    "compareEntrants": ("GET", "/compare?one=1&other=2", None),
    "getHistory": ("GET", "/history", None),
    "getTournamentLog": ("GET", "/log", None),
    "lintTournament": ("GET", "/lint", None),
    "listDependents": ("GET", "/undo/2", None),
    "listSeatingChanges": ("GET", "/seating-changes/2", None),
    "readEntries": ("POST", "/entries/read", {"text": "Eve"}),
    "listDueTables": ("GET", "/due", None),
    "getTournamentQr": ("GET", "/qr", None),
    "playOnScreen": ("POST", "/tables/1/1/screen", {}),
    "dismissBoard": ("DELETE", "/boards/nothing", None),
    "paper:seating": ("GET", "/papers/seating.pdf", None),
    "paper:sheets": ("GET", "/papers/sheets.pdf", None),
    "paper:fallback": ("GET", "/papers/fallback.pdf", None),
    "paper:certificates": ("GET", "/papers/certificates.pdf", None),
}


@pytest.mark.parametrize("role", [*LINK_ROLES, "anyone"])
def test_each_role_does_what_the_policy_gives_it_and_nothing_else(open_house: Running, role: str) -> None:
    hall = drawn(open_house)
    token = links_of(hall)[role]
    for operation, (method, path, body) in OPERATIONS.items():
        address = f"/api/tournaments/{hall.id}{path}"
        answer = hall.client.request(method, address, json=body, headers={"X-Fivefold-Link": token})
        granted = role in ROWS[action_of(operation)].grants
        assert forbidden(answer) == (not granted), (role, operation, answer.status_code, answer.text[:200])


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_a_private_tournament_does_not_exist_for_who_has_no_link_to_it(open_house: Running, operation: str) -> None:
    hall, other = drawn(open_house, public=False), drawn(open_house)
    method, path, body = OPERATIONS[operation]
    for token in ("", "x" * 24, other.director):
        answer = hall.client.request(
            method, f"/api/tournaments/{hall.id}{path}", json=body, headers={"X-Fivefold-Link": token}
        )
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-tournament")


def test_nobody_sits_at_a_tournaments_board_without_the_link_to_that_seat(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    laid = hall.post("/tables/1/1/screen").json()
    stranger = open_house.client()
    stranger.post("/api/me")
    with open_house.socket(laid["table"], stranger) as line:
        say(line, do="sit", name="Mallory", id="s")
        assert hear(line, "no")["code"] == "not-invited"
    asked = stranger.post(f"/api/tables/{laid['table']}/requests", json={"do": "sit", "name": "Mallory"})
    assert (asked.status_code, asked.json()["code"]) == (403, "not-invited")
    watch = open_house.client()
    with open_house.socket(laid["table"], stranger, f"?link={hall.role('spectator')}") as line:
        say(line, do="sit", name="Mallory", id="s")
        assert hear(line, "no")["code"] == "not-invited"
    with open_house.socket(laid["table"], _guest(watch), f"?link={laid['seats'][1]}") as line:
        say(line, do="sit", name="Whoever", id="s", seat=0)
        hear(line, "ack")
    seen = stranger.get(f"/api/tables/{laid['table']}").json()["table"]["seats"]
    names = {entrant["entrant"]: entrant["name"] for entrant in hall.state()["data"]["entrants"]}
    assert [seat["name"] for seat in seen] == ["", names[laid["entrants"][1]]]


def _guest(client: httpx.Client) -> httpx.Client:
    client.post("/api/me")
    return client


def test_a_link_to_watch_a_private_table_gives_no_seat(open_house: Running) -> None:
    anna, ben = open_house.client(), _guest(open_house.client())
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "public": False}).json()
    watch = anna.post(f"/api/tables/{made['id']}/links", json={"role": "watch"}).json()["token"]
    assert ben.get(f"/api/tables/{made['id']}").status_code == 404
    with open_house.socket(made["id"], ben, f"?link={watch}") as line:
        say(line, do="sit", name="Ben", id="s")
        assert hear(line, "no")["code"] == "not-invited"
    answer = ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers={"X-Fivefold-Link": watch})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")


def test_a_player_at_a_tournaments_board_invites_nobody_to_the_other_seat(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    laid = hall.post("/tables/1/1/screen").json()
    anna = _guest(open_house.client())
    anna.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": laid["seats"][0]})
    for role in ("seat", "watch"):
        answer = anna.post(f"/api/tables/{laid['table']}/links", json={"role": role})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")


def test_a_player_gets_the_token_of_their_own_seat_at_their_own_table(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    tables = hall.state()["data"]["rounds"][0]["tables"]
    one = tables[0]["seats"][0]
    elsewhere = next(table for table in tables if one not in table["seats"])
    player = hall.role("player", entrant=one)
    refused = hall.post(f"/tables/1/{elsewhere['table']}/screen", {}, player)
    assert (refused.status_code, refused.json()["code"]) == (403, "other-table")
    laid = hall.post(f"/tables/1/{tables[0]['table']}/screen", {}, player).json()
    own = laid["entrants"].index(one)
    assert [bool(token) for token in laid["seats"]] == [seat == own for seat in range(2)]


def test_nobody_confirms_their_own_result_not_even_in_one_request(open_house: Running) -> None:
    hall = drawn(open_house)
    one, _ = seats(hall, 1)
    at = {"round": 1, "table": 1}
    facts = [{"kind": "result", "data": {**at, "winner": one}}, {"kind": "confirmed", "data": at}]
    before = hall.state()["v"]
    answer = hall.post("/facts/together", {"facts": facts}, hall.role("player", entrant=one))
    assert (answer.status_code, answer.json()["code"]) == (403, "own-result")
    assert hall.state()["v"] == before


def test_nobody_protests_in_anothers_name(open_house: Running) -> None:
    hall = drawn(open_house)
    one, two = seats(hall, 1)
    hall.say("result", {"round": 1, "table": 1, "winner": one})
    protest = {"round": 1, "table": 1, "text": "no", "by": one}
    answer = hall.say("protested", protest, hall.role("player", entrant=two))
    assert (answer.status_code, answer.json()["code"]) == (403, "anothers-name")
    shared = hall.role("table", round=1, table=1)
    assert hall.say("protested", protest, shared, by=two).json()["code"] == "anothers-name"
    stranger = next(n for n in range(1, 5) if n not in (one, two))
    assert hall.say("protested", {**protest, "by": stranger}, shared).json()["code"] == "other-table"
    assert hall.say("protested", protest, shared, by=one).status_code == 200


def test_who_enters_themselves_enters_one_and_says_nothing_of_where_they_come_from(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", [])
    link = hall.role("entry")
    many = [{"kind": "entered", "data": {"entrant": n, "name": f"P{n}"}} for n in (1, 2)]
    assert hall.post("/facts/together", {"facts": many}, link).status_code == 403
    claimed = hall.say("entered", {"entrant": 1, "name": "Eve", "from": "Bern"}, link)
    assert (claimed.status_code, claimed.json()["code"]) == (403, "entry-parts")
    assert hall.say("entered", {"entrant": 1, "name": "Eve"}, link).status_code == 200


def test_boards_of_a_private_tournament_are_private(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament", public=False)
    laid = hall.post("/tables/1/1/screen").json()
    stranger = _guest(open_house.client())
    assert laid["table"] not in stranger.get("/api/tables").text
    assert stranger.get(f"/api/tables/{laid['table']}").status_code == 404
    with open_house.socket(laid["table"], stranger) as line, pytest.raises(ConnectionClosed, match="4404"):
        line.recv(timeout=PATIENCE)
    member = {"X-Fivefold-Link": hall.role("spectator")}
    assert stranger.get(f"/api/tables/{laid['table']}", headers=member).status_code == 200


def test_a_link_that_is_revoked_closes_what_was_opened_with_it(open_house: Running) -> None:
    hall = drawn(open_house, public=False)
    made = hall.post("/links", {"role": "spectator"}).json()
    address = f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket?link={made['token']}"
    with connect(address) as line:
        line.recv(timeout=PATIENCE)
        hall.client.delete(
            f"/api/tournaments/{hall.id}/links/{made['name']}", headers={"X-Fivefold-Link": hall.director}
        )
        with pytest.raises(ConnectionClosed):
            listen_to_the_end(line)


def test_a_watchers_link_that_is_revoked_closes_the_table(open_house: Running) -> None:
    anna = open_house.client()
    made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "public": False}).json()
    watch = anna.post(f"/api/tables/{made['id']}/links", json={"role": "watch"}).json()
    with open_house.socket(made["id"], None, f"?link={watch['token']}") as line:
        hear(line, "state")
        anna.delete(f"/api/tables/{made['id']}/links/{watch['name']}")
        with pytest.raises(ConnectionClosed):
            listen_to_the_end(line)


def test_persons_reasons_and_names_are_for_those_at_the_desk(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    hall.say("entered", {"entrant": 5, "name": "Eve", "person": "eve@example.org"}, hall.role("desk", note="Berta"))
    assert hall.post("/start").status_code == 200
    assert hall.post("/draw").status_code == 200
    assert hall.say("disqualified", {"entrant": 5}, reason="hit somebody").status_code == 200
    secrets = ("eve@example.org", "hit somebody", "Berta")
    assert all(secret in hall.get("/history").text for secret in secrets)
    assert all(secret in hall.get("/log").text for secret in secrets)
    for link in ("", hall.role("spectator"), hall.role("player", entrant=1)):
        assert not any(secret in hall.get("/history", link).text for secret in secrets)
        assert hall.get("/log", link).status_code == 403


@pytest.mark.parametrize("note", ["Eva\u202eB", "Eva\u200b", "\u2066Eva"])
def test_the_note_of_a_link_hides_nothing(open_house: Running, note: str) -> None:
    hall = Hall(open_house, "swiss", [])
    answer = hall.post("/links", {"role": "desk", "note": note})
    assert (answer.status_code, answer.json()["code"]) == (400, "hidden-character")
    tidied = hall.post("/links", {"role": "desk", "note": " Eva \t Brügger\n"}).json()
    assert hall.say("entered", {"entrant": 1, "name": "Anna"}, tidied["token"]).status_code == 200
    assert hall.get("/history").json()[0]["actor"] == "desk Eva Brügger"


def test_a_protest_is_read_by_those_who_play_and_work_there(open_house: Running) -> None:
    hall = drawn(open_house)
    one, two = seats(hall, 1)
    player = hall.role("player", entrant=one)
    hall.say("result", {"round": 1, "table": 1, "winner": two}, player)
    hall.say("protested", {"round": 1, "table": 1, "text": "He moved twice"}, player)
    assert "He moved twice" in json.dumps(hall.state(player))
    public = hall.state()["data"]
    assert [(protest["text"], protest["table"]) for protest in public["protests"]] == [("", 1)]
    assert public["rounds"][0]["tables"][0]["games"][0]["said_by"] == "player"


@pytest.mark.rule("TK16")
def test_an_agreement_about_material_is_said_by_the_desk_or_at_the_table_and_read_there(open_house: Running) -> None:
    hall = drawn(open_house)
    one, two = seats(hall, 1)
    agreed = {"round": 1, "table": 1, "entrants": [one, two], "text": "wooden stones"}
    link = hall.role("table", round=1, table=1)
    assert hall.say("agreed", agreed, hall.role("player", entrant=one)).status_code == 403
    assert hall.say("agreed", {**agreed, "entrants": [one]}, link).json()["code"] == "not-all-agree"
    assert hall.say("agreed", agreed, link).status_code == 200
    assert hall.state(link)["data"]["rounds"][0]["tables"][0]["agreed"] == [
        {"text": "wooden stones", "entrants": [one, two]}
    ]
    assert "wooden stones" not in json.dumps(hall.state())
    assert "wooden stones" not in json.dumps(hall.get("/history", link="").json())


def test_a_player_cannot_keep_the_screens_result_out(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    laid = hall.post("/tables/1/1/screen").json()
    loser = laid["entrants"][1]
    text = {"round": 1, "table": 1, "text": "mine"}
    hall.say("protested", text, hall.role("player", entrant=loser), key=f"table/{laid['table']}")
    clients = [_guest(open_house.client()) for _ in range(2)]
    for client, token in zip(clients, laid["seats"], strict=True):
        client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
    assert clients[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"}).status_code == 200
    game = hall.first_result()
    assert (game["winner"], game["said_by"]) == (laid["entrants"][0], "screen")


@pytest.mark.rule("TK5")
def test_only_who_sits_at_a_board_chooses_a_colour_there_and_in_turn(open_house: Running) -> None:
    hall = drawn(open_house, "kingdomino-championship")
    laid = hall.post("/tables/1/1/screen").json()
    clients = [_guest(open_house.client()) for _ in laid["seats"]]
    for client, token in zip(clients, laid["seats"], strict=True):
        client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
    path, wish = f"/api/tables/{laid['table']}/requests", {"do": "colour", "colour": "Yellow"}
    assert _guest(open_house.client()).post(path, json=wish).status_code == 403
    answer = clients[1].post(path, json=wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "colour-not-yet")
    assert clients[0].post(path, json=wish).status_code == 200
    assert clients[1].post(path, json=wish).json()["code"] == "colour-taken"
    seen = clients[1].get(f"/api/tables/{laid['table']}").json()
    assert seen["table"]["position"]["colours"][0] == "Yellow"


@pytest.mark.rule("PT12")
def test_a_board_on_the_screen_does_not_contradict_the_referee_who_saw_it_upset(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    laid = hall.post("/tables/1/1/screen").json()
    careless, other = laid["entrants"]
    upset = {"round": 1, "table": 1, "entrant": careless}
    assert hall.say("upset", upset, hall.role("arbiter")).status_code == 200
    clients = [_guest(open_house.client()) for _ in range(2)]
    for client, token in zip(clients, laid["seats"], strict=True):
        client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
    assert clients[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"}).status_code == 200
    parked = wait_until(lambda: hall.state(hall.director)["data"]["parked"], bool)
    assert [(one["board"], one["code"]) for one in parked] == [(laid["table"], "has-result")]
    game = hall.state()["data"]["rounds"][0]["tables"][0]["games"][0]
    assert (game["kind"], game["winner"], game["state"]) == ("upset", other, "confirmed")


def test_a_result_for_a_draw_that_was_undone_is_parked_and_can_be_dismissed(open_house: Running) -> None:
    hall = drawn(open_house, "pentago-tournament")
    laid = hall.post("/tables/1/1/screen").json()
    drawn_by = next(fact["number"] for fact in hall.get("/history").json() if fact["kind"] == "drawn")
    clients = [_guest(open_house.client()) for _ in range(2)]
    for client, token in zip(clients, laid["seats"], strict=True):
        client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
    assert hall.post(f"/undo/{drawn_by}").status_code == 200
    clients[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"})
    parked = wait_until(lambda: hall.state(hall.director)["data"]["parked"], bool)
    assert [(one["board"], one["code"]) for one in parked] == [(laid["table"], "other-draw")]
    assert "parked" not in hall.state()["data"]
    path = f"/api/tournaments/{hall.id}/boards/{laid['table']}"
    assert hall.client.delete(path, headers={"X-Fivefold-Link": hall.role("desk")}).status_code == 403
    assert hall.client.delete(path, headers={"X-Fivefold-Link": hall.director}).status_code == 204
    assert hall.state(hall.director)["data"]["parked"] == []
