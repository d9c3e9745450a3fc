"""Accounts as their owners have them: carried over from a guest, on several devices, downloaded, deleted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
from tests.patience import wait_until
from tests.server.conftest import Running, run
from tests.server.people.test_archive import PASSWORD, on, person, played, rated, result, settings

from fivefold.server.operations.moderators import name_moderator
from fivefold.server.storage import Store


def names_at(client: httpx.Client, table: str) -> list[str]:
    seats = client.get(f"/api/tables/{table}").json()["table"]["seats"]
    return [seat["name"] for seat in seats]


def signed_in(house: Running, name: str) -> httpx.Client:
    """Another browser of somebody."""
    client = house.client()
    assert client.post("/api/me/session", json={"name": name, "password": PASSWORD}).status_code == 200
    return client


def befriend(one: httpx.Client, name: str, other: httpx.Client, others_name: str) -> None:
    assert one.post("/api/contacts/friends", json={"name": others_name}).is_success
    assert other.post("/api/contacts/friends", json={"name": name}).is_success


def own_tables(client: httpx.Client) -> list[str]:
    return sorted(line["id"] for line in client.get("/api/me/tables").json())


def test_who_signs_up_keeps_their_seats_and_finds_them_in_every_browser(open_house: Running) -> None:
    guest = open_house.client()
    made = guest.post("/api/tables", json={"game": "pentago", "name": "Just Me"}).json()
    assert own_tables(guest) == [made["id"]]
    assert guest.post("/api/me/account", json={"name": "Kept", "password": PASSWORD}).status_code == 201
    assert own_tables(guest) == own_tables(signed_in(open_house, "Kept")) == [made["id"]]


def test_who_signs_in_as_a_guest_takes_the_guest_s_running_and_finished_games_along(open_house: Running) -> None:
    home, other = person(open_house, "Traveller"), person(open_house, "Hostess")
    phone = open_house.client()
    made = [other.post("/api/tables", json={"game": "pentago", "by_lot": False}).json() for _ in range(2)]
    for one in made:
        link = {"X-Fivefold-Link": one["invite"]}
        assert phone.post(f"/api/tables/{one['id']}/join", json={"name": "On the train"}, headers=link).is_success
    running, over = (one["id"] for one in made)
    assert other.post(f"/api/tables/{over}/requests", json={"do": "resign"}).is_success
    result(open_house, over)
    assert phone.post("/api/me/session", json={"name": "Traveller", "password": PASSWORD}).is_success
    assert own_tables(home) == own_tables(phone) == [running]
    assert names_at(phone, running) == ["Hostess", "Traveller"]
    assert other.post(f"/api/tables/{running}/requests", json={"do": "move", "ply": 0, "move": "c4 NW+"}).is_success
    assert phone.post(f"/api/tables/{running}/requests", json={"do": "move", "ply": 1, "move": "a1 NW+"}).is_success
    found = home.get("/api/people/Traveller/games").json()
    assert [one["table"] for one in found["games"]] == [over]
    assert [one["name"] for one in found["games"][0]["players"]] == ["Hostess", "Traveller"]


def test_a_name_at_a_table_is_an_account_s_only_where_its_owner_has_signed_in(open_house: Running) -> None:
    owner, guest = person(open_house, "Seatowner"), open_house.client()
    table = owner.post("/api/tables", json={"game": "pentago", "by_lot": False}).json()["id"]
    assert guest.post(f"/api/tables/{table}/join", json={"name": "Seatowner"}).is_success
    at_one = [{"kind": "me"}, {"kind": "me", "name": "Sister"}]
    device = owner.post("/api/tables", json={"game": "pentago", "by_lot": False, "seats": at_one}).json()["id"]
    for one, expected in ((table, [True, False]), (device, [True, False])):
        seats = guest.get(f"/api/tables/{one}").json()["table"]["seats"]
        assert [seat["account"] for seat in seats] == expected
    assert names_at(guest, device) == ["Seatowner", "Sister"]


def test_progress_is_the_same_on_every_device_and_has_limits(open_house: Running) -> None:
    home = person(open_house, "Learner")
    text = json.dumps({"games": {"pentago": {"storm": 7}}})
    assert home.put("/api/me/progress/puzzles", json={"text": text}).status_code == 204
    assert signed_in(open_house, "Learner").get("/api/me/progress").json() == {"sections": {"puzzles": text}}
    codes = [
        home.put(f"/api/me/progress/{section}", json={"text": given}).json()["code"]
        for section, given in (
            ("My diary", "{}"),
            ("puzzles", "{"),
            ("puzzles", json.dumps("ä" * 110_000, ensure_ascii=False)),
        )
    ]
    assert codes == ["no-such-section", "progress-unreadable", "progress-too-long"]
    assert open_house.client().put("/api/me/progress/puzzles", json={"text": "{}"}).json()["code"] == "not-signed-in"
    assert home.get("/api/me/progress").json() == {"sections": {"puzzles": text}}


def test_everything_can_be_downloaded_with_records_and_what_was_said(open_house: Running) -> None:
    anna, ben = person(open_house, "Downloader"), person(open_house, "Partner")
    table = played(anna, ben)
    for who, text in ((anna, "good game"), (ben, "thank you")):
        assert who.post(f"/api/tables/{table}/requests", json={"do": "say", "text": text}).is_success
    result(open_house, table)
    anna.put("/api/me/progress/puzzles", json={"text": '{"days":{}}'})
    person(open_house, "Nuisance")
    befriend(anna, "Downloader", ben, "Partner")
    assert anna.post("/api/contacts/blocks", json={"name": "Nuisance"}).is_success
    assert anna.put("/api/me/reminders", json={"warning": 48, "zone": "Europe/Berlin"}).is_success
    answer = anna.get("/api/me/everything")
    assert answer.headers["content-disposition"].endswith("filename*=UTF-8''fivefold-Downloader.json")
    found = answer.json()
    assert (found["account"], found["progress"], len(found["sessions"])) == ("Downloader", {"puzzles": {"days": {}}}, 1)
    [game] = found["games"]
    assert (game["table"], game["seat"], [line["text"] for line in game["said"]]) == (table, 1, ["good game"])
    assert "c4 NW+" in game["record"].replace("/", " ")
    [pool] = found["ratings"]
    assert (pool["game"], pool["speed"], len(pool["points"])) == ("pentago", "slow", 1)
    assert (found["friends"], found["blocked"]) == (["Partner"], ["Nuisance"])
    assert (found["reminders"]["warning"], found["mail"], found["devices"], found["vacations"]) == (48, None, [], [])
    assert open_house.client().get("/api/me/everything").json()["code"] == "not-signed-in"


def test_everything_can_be_downloaded_whatever_letters_a_name_has(open_house: Running) -> None:
    for name in ("Łukasz", "Ζωή", "小林"):
        answer = person(open_house, name).get("/api/me/everything")
        assert (answer.status_code, answer.json()["account"]) == (200, name)


def test_after_everything_was_deleted_nothing_of_the_person_is_in_the_store(where: tuple[Path, str]) -> None:
    with Running(settings(where)) as house:
        anna, ben = person(house, "Annagone"), person(house, "Benstays")
        key = anna.get("/api/me").json()["who"]
        over, running = played(anna, ben), rated(anna, ben)
        anna.post(f"/api/tables/{over}/requests", json={"do": "say", "text": "my number is five-five-five"})
        watched = ben.post("/api/tables", json={"game": "pentago"}).json()["id"]
        said = {"do": "say", "text": "watching from five-five-five", "name": "Annagone"}
        assert anna.post(f"/api/tables/{watched}/requests", json=said).is_success
        result(house, over)
        anna.put("/api/me/progress/puzzles", json={"text": '{"secret":"five-five-five"}'})
        befriend(anna, "Annagone", ben, "Benstays")
        his = ben.get("/api/me").json()["who"]
        report = {"table": over, "seat": 0, "text": "Annagone tells her number."}
        assert ben.post("/api/moderation/reports", json=report).is_success
        assert anna.post("/api/moderation/reports", json=report | {"seat": 1, "text": "Me: five-five-five"}).is_success
        run(name_moderator(where[0], where[1], "Annagone", moderator=True))
        with house.socket(over, ben):
            assert anna.post("/api/me/account/delete", json={"password": "wrong"}).status_code == 403
            assert anna.post("/api/me/account/delete", json={"password": PASSWORD}).status_code == 204
        result(house, running)
        assert anna.get("/api/people/Annagone").json()["code"] == "no-such-person"
        assert names_at(ben, over) == ["", "Benstays"]
        [late, early] = ben.get("/api/people/Benstays/games").json()["games"]
        assert [one["standing"] for one in early["players"]] == ["former", ""]
        assert late["table"] == running
        rated_games = house.house.ratings.of(ben.get("/api/me").json()["who"], "pentago", "slow").games
        assert rated_games == 1
        streams = [*(f"table/{one}" for one in (over, running, watched)), f"contacts/{his}", "conduct/house"]
        kept = on(house, everything(house.house.store, streams))
        for word in (key, "Annagone", "annagone", "five-five-five"):
            assert word not in kept
        assert "Benstays" in kept
        again = house.client().post("/api/me/account", json={"name": "Annagone", "password": PASSWORD})
        assert again.json()["code"] == "name-taken"  # nobody else becomes her
    with Running(settings(where)) as house:
        wait_until(lambda: house.house.archive.find("pentago", over) is not None)
        assert names_at(signed_in(house, "Benstays"), over) == ["", "Benstays"]


async def everything(store: Store, streams: list[str]) -> str:
    """All that the store holds: the facts of these streams and of the archive, headlines and entries."""
    facts = [fact.body for stream in (*streams, "results/pentago") for fact in await store.read(stream)]
    lines = [line.body for kind in ("table", "private") for line in await store.headlines(kind)]
    entries = [f"{key} {body}" for key, body in (await store.entries("")).items()]
    return "\n".join([*facts, *lines, *entries])


def test_what_somebody_has_reported_and_what_was_heard_of_them_is_deleted_with_them(tmp_path: Path) -> None:
    with Running(settings((tmp_path, ""))) as house:
        anna, ben, cem = (person(house, name) for name in ("Annatells", "Bentalks", "Cemstays"))
        tables = [played(*pair) for pair in ((anna, ben), (ben, cem))]
        keys = [one.get("/api/me").json()["who"] for one in (anna, ben)]
        for table in tables:
            said = {"do": "say", "text": "my number is five-five-five"}
            assert ben.post(f"/api/tables/{table}/requests", json=said).is_success
        report = {"table": tables[0], "seat": 1, "text": "he shouts his number"}
        assert anna.post("/api/moderation/reports", json=report).status_code == 204
        report = {"table": tables[1], "seat": 1, "text": "I dislike him"}
        assert ben.post("/api/moderation/reports", json=report).status_code == 204
        for one in (anna, ben):
            assert one.post("/api/me/account/delete", json={"password": PASSWORD}).status_code == 204

        async def conduct() -> str:
            return "\n".join(fact.body for fact in await house.house.store.read("conduct/house"))

        kept = on(house, conduct())
        for word in (*keys, "Annatells", "Bentalks", "five-five-five", "he shouts", "I dislike"):
            assert word not in kept
        assert "Cemstays" in kept
        assert len((on(house, house.house.moderation.state())).reports) == 2


def test_whoever_runs_the_house_gives_a_new_password_to_who_has_forgotten_theirs(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "fivefold"), "account", "password", "--json", "--data", str(tmp_path)]
    with Running(settings((tmp_path, ""))) as house:
        person(house, "Forgot")
        done = subprocess.run([*command, "forgot"], capture_output=True, text=True, check=True)
        made = json.loads(done.stdout)["password"]
        old, new = ({"name": "Forgot", "password": one} for one in (PASSWORD, made))
        assert house.client().post("/api/me/session", json=old).json()["code"] == "not-you"
        owner = house.client()
        assert owner.post("/api/me/session", json=new).status_code == 200
        assert len(owner.get("/api/me/sessions").json()) == 1  # the one before was ended
    nobody = subprocess.run([*command, "Nobody"], capture_output=True, text=True, check=False)
    assert nobody.returncode == 2
    assert "nobody of this name" in nobody.stderr


def test_signing_out_everywhere_ends_every_device(open_house: Running) -> None:
    home = person(open_house, "Forgetful")
    cafe = signed_in(open_house, "Forgetful")
    assert home.delete("/api/me/session?everywhere=true").status_code == 204
    assert [one.get("/api/me").json()["account"] for one in (home, cafe)] == ["", ""]
