"""Clubs: who belongs to them and how, what they show, what is closed to others, what stays after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import wait_until
from tests.server.clubs.club_people import act, admitted, club_of, found_club, member
from tests.server.conftest import Running
from tests.server.people.test_archive import on

from fivefold.server.settings import Settings, read_parts


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("clubs"), bots="1", guests_per_minute=1e6, passwords_per_minute=1e6
    )
    with Running(settings) as running:
        yield running


def names(house: Running, club: str, client: object = None) -> list[str]:
    return [one["name"] for one in club_of(house.client(), club)["members"]]


def test_who_founds_a_club_is_its_organiser_and_everybody_finds_it(house: Running) -> None:
    anna, name = member(house)
    club = found_club(anna, "Kingdomino\u00a0am  Montag", about="Every Monday.\nBring a friend!")
    found = club_of(house.client(), club)
    assert (found["title"], found["about"], found["role"]) == (
        "Kingdomino am Montag",
        "Every Monday.\nBring a friend!",
        "",
    )
    assert [(one["name"], one["role"]) for one in found["members"]] == [(name, "organiser")]
    assert club in [one["id"] for one in house.client().get("/api/clubs").json()["public"]]
    assert [(one["id"], one["role"]) for one in anna.get("/api/clubs").json()["own"]] == [(club, "organiser")]
    assert house.client().post("/api/clubs", json={"title": "Guests"}).json()["code"] == "not-signed-in"
    for title, code in (("  \u00a0 ", "club-without-name"), ("Be\u200brn", "hidden-character")):
        assert anna.post("/api/clubs", json={"title": title}).json()["code"] == code


def test_one_asks_to_join_and_an_organiser_admits_or_turns_down(house: Running) -> None:
    anna, _ = member(house)
    ben, his_name = member(house)
    club = found_club(anna)
    act(ben, "POST", f"{club}/join")
    act(ben, "POST", f"{club}/join", "asked-already")
    assert club_of(ben, club)["role"] == "asked"
    assert [one["waiting"] for one in anna.get("/api/clubs").json()["own"]] == [1]
    [waiting] = club_of(anna, club)["asked"]
    assert waiting["name"] == his_name
    assert club_of(ben, club)["asked"] == []  # who else has asked is the organisers' business
    act(anna, "DELETE", f"{club}/waiting/{waiting['id']}")
    assert (club_of(ben, club)["role"], ben.get("/api/clubs").json()["own"]) == ("", [])
    act(ben, "POST", f"{club}/join")
    act(ben, "POST", f"{club}/waiting/{waiting['id']}/admit", "not-an-organiser")
    act(anna, "POST", f"{club}/waiting/{waiting['id']}/admit")
    assert his_name in names(house, club)
    act(ben, "POST", f"{club}/join", "member-already")
    act(house.client(), "POST", f"{club}/join", "not-signed-in")


def test_who_was_invited_by_name_or_has_the_link_or_its_code_is_a_member_at_once(house: Running) -> None:
    anna, _ = member(house)
    club = found_club(anna, public=False)
    invited, name = member(house)
    stranger, _ = member(house)
    assert stranger.get(f"/api/clubs/{club}").json()["code"] == "no-such-club"
    act(anna, "POST", f"{club}/invitations", name=name)
    act(anna, "POST", f"{club}/invitations", "no-such-person", name="Nobody.here")
    assert [one["role"] for one in invited.get("/api/clubs").json()["own"]] == ["invited"]
    act(invited, "POST", f"{club}/join")
    link = anna.post(f"/api/clubs/{club}/links").json()
    code = anna.post(f"/api/links/{link['token']}/code").json()["code"]
    assert stranger.post("/api/codes", json={"code": code.lower()}).json()["path"] == link["path"]
    assert stranger.get(f"/api/links/{link['token']}").json()["kind"] == "club"
    assert club_of(stranger, club, link["token"])["role"] == "invited"
    answer = stranger.post(f"/api/clubs/{club}/join", headers={"X-Fivefold-Link": link["token"]})
    assert answer.status_code == 204, answer.text
    assert club_of(stranger, club)["role"] == "member"
    assert [one["revoked"] for one in anna.get(f"/api/clubs/{club}/links").json()] == [False]
    act(stranger, "GET", f"{club}/links", "not-an-organiser")
    act(anna, "DELETE", f"{club}/links/{link['name']}")
    late, _ = member(house)
    answer = late.post(f"/api/clubs/{club}/join", headers={"X-Fivefold-Link": link["token"]})
    assert answer.json()["code"] == "no-such-club"
    assert club not in [one["id"] for one in late.get("/api/clubs").json()["public"]]


def test_who_was_expelled_comes_back_only_when_an_organiser_says_so(house: Running) -> None:
    anna, _ = member(house)
    club = found_club(anna)
    ben, his_name = admitted(house, anna, club)
    link = anna.post(f"/api/clubs/{club}/links").json()["token"]
    his = next(one["id"] for one in club_of(anna, club)["members"] if one["name"] == his_name)
    hers = next(one["id"] for one in club_of(anna, club)["members"] if one["you"])
    act(anna, "DELETE", f"{club}/members/{hers}", "yourself")
    act(ben, "DELETE", f"{club}/members/{hers}", "not-an-organiser")
    act(anna, "DELETE", f"{club}/members/{his}")
    answer = ben.post(f"/api/clubs/{club}/join", headers={"X-Fivefold-Link": link})
    assert answer.status_code == 204
    assert club_of(ben, club)["role"] == "asked"
    act(anna, "POST", f"{club}/waiting/{his}/admit")
    assert club_of(ben, club)["role"] == "member"


def test_the_notice_is_for_members_and_is_plain_text(house: Running) -> None:
    anna, her_name = member(house)
    club = found_club(anna)
    ben, _ = admitted(house, anna, club)
    act(ben, "PUT", f"{club}/notice", "not-an-organiser", text="free beer")
    act(anna, "PUT", f"{club}/notice", text="<b>Thursday</b>\r\nat\u2028eight\x07")
    notice = club_of(ben, club)["notice"]
    assert (notice["text"], notice["by"]) == ("<b>Thursday</b>\nat\neight", her_name)
    assert club_of(house.client(), club)["notice"] is None
    answer = anna.put(f"/api/clubs/{club}/notice", json={"text": "x" * 2001})
    assert (answer.status_code, club_of(ben, club)["notice"]["text"]) == (422, notice["text"])
    act(anna, "PUT", f"{club}/notice", text=" ")
    assert club_of(ben, club)["notice"] is None


def test_a_club_is_handed_over_left_and_closed(house: Running) -> None:
    anna, her_name = member(house)
    club = found_club(anna)
    ben, his_name = admitted(house, anna, club)
    ids = {one["name"]: one["id"] for one in club_of(anna, club)["members"]}
    act(anna, "POST", f"{club}/leave", "last-organiser")
    act(anna, "PUT", f"{club}/members/{ids[her_name]}", "last-organiser", role="member")
    act(anna, "PUT", f"{club}/members/{ids[his_name]}", role="organiser")
    act(anna, "POST", f"{club}/leave")
    assert names(house, club) == [his_name]
    act(anna, "PUT", f"{club}", "not-an-organiser", title="Mine again")
    act(ben, "PUT", f"{club}", title="His now", about="", public=False)
    act(anna, "PUT", f"{club}", "no-such-club", title="Mine again")
    act(ben, "POST", f"{club}/leave")  # the last one turns off the light
    act(ben, "GET", f"{club}", "no-such-club")
    other = found_club(ben)
    act(ben, "POST", f"{other}/close")
    act(ben, "GET", f"{other}", "no-such-club")
    assert ben.get("/api/clubs").json()["own"] == []


def test_the_club_shows_its_tournaments_and_its_circuit(house: Running) -> None:
    anna, _ = member(house)
    club = found_club(anna)
    ben, _ = admitted(house, anna, club)
    made = anna.post("/api/tournaments", json={"title": "Club Open", "preset": "swiss"}).json()
    hidden = anna.post("/api/tournaments", json={"title": "Secret", "preset": "swiss", "public": False}).json()
    circuit = anna.post("/api/circuits", json={"title": "Swiss Circuit"}).json()
    body = {"tournament": made["id"], "director": made["director"]}
    act(ben, "POST", f"{club}/tournaments", "not-an-organiser", **body)
    act(anna, "POST", f"{club}/tournaments", "not-your-role", tournament=made["id"])
    private = {"tournament": hidden["id"], "director": hidden["director"]}
    act(anna, "POST", f"{club}/tournaments", "attached-private", **private)
    act(anna, "POST", f"{club}/tournaments", **body)
    act(anna, "POST", f"{club}/tournaments", "attached-already", **body)
    act(anna, "PUT", f"{club}/circuit", "not-your-role", circuit=circuit["id"], director="x" * 24)
    act(anna, "PUT", f"{club}/circuit", circuit=circuit["id"], director=circuit["director"])
    found = club_of(house.client(), club)
    assert [(one["title"], one["status"]) for one in found["tournaments"]] == [("Club Open", "running")]
    assert found["circuit"] == {"id": circuit["id"], "title": "Swiss Circuit"}
    act(anna, "DELETE", f"{club}/tournaments/{made['id']}")
    act(anna, "DELETE", f"{club}/tournaments/{made['id']}", "not-attached")
    act(anna, "DELETE", f"{club}/circuit")
    found = club_of(house.client(), club)
    assert (found["tournaments"], found["circuit"]) == ([], None)


def test_a_club_reads_the_same_after_a_restart(where: tuple[Path, str]) -> None:
    settings = Settings(data=where[0], database=where[1], bots="1")
    with Running(settings) as house:
        anna, _ = member(house)
        club = found_club(anna, about="Kept")
        ben, _ = admitted(house, anna, club)
        act(anna, "PUT", f"{club}/notice", text="See you")
        act(anna, "PUT", f"{club}/ladders/pente", clock="days 3", reach=2)
        act(ben, "POST", f"{club}/ladders/pente/places")
        before = club_of(ben, club)
        cookies = dict(ben.cookies)
    with Running(settings) as house:
        again = house.client()
        again.cookies.update(cookies)
        assert club_of(again, club) == before


def test_two_workers_tell_of_the_same_club_and_admit_somebody_once(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1", lease=1.0)
    with Running(settings) as one, Running(settings) as two:
        anna, _ = member(one)
        club = found_club(anna)
        ben, his_name = member(two)
        act(ben, "POST", f"{club}/join")
        [waiting] = club_of(anna, club)["asked"]
        act(anna, "POST", f"{club}/waiting/{waiting['id']}/admit")
        assert club_of(ben, club)["role"] == "member"
        act(anna, "POST", f"{club}/waiting/{waiting['id']}/admit", "no-such-person")
        act(ben, "PUT", f"{club}/notice", "not-an-organiser", text="x")
        assert names(two, club).count(his_name) == 1
        act(anna, "POST", f"{club}/close")
        act(ben, "GET", f"{club}", "no-such-club")


def test_who_deletes_their_account_leaves_their_clubs_and_nothing_of_them_stays(where: tuple[Path, str]) -> None:
    settings = Settings(data=where[0], database=where[1], bots="1")
    with Running(settings) as house:
        anna, her_name = member(house)
        club = found_club(anna, "Kept")
        ben, his_name = admitted(house, anna, club)
        alone = found_club(anna, "Hers alone")
        act(anna, "PUT", f"{club}/notice", text="My number is five-five-five")
        act(anna, "PUT", f"{club}/ladders/pente", reach=3)
        for who in (ben, anna):
            act(who, "POST", f"{club}/ladders/pente/places")
        her_id = next(one["id"] for one in club_of(anna, club)["members"] if one["you"])
        ids = [one["id"] for one in club_of(anna, club)["members"] if not one["you"]]
        act(anna, "POST", f"{club}/ladders/pente/challenges", person=ids[0])
        challenge = club_of(anna, club)["ladders"][0]["challenges"][0]["id"]
        act(ben, "POST", f"{club}/challenges/{challenge}/result", winner="challenger")
        mine = anna.get("/api/me/everything").json()["clubs"]
        assert {(one["title"], one["role"]) for one in mine} == {("Kept", "organiser"), ("Hers alone", "organiser")}
        key = anna.get("/api/me").json()["who"]
        assert anna.post("/api/me/account/delete", json={"password": "correct horse battery"}).status_code == 204
        found = club_of(ben, club)
        assert [(one["name"], one["role"]) for one in found["members"]] == [(his_name, "organiser")]
        assert found["notice"] is None
        [result] = found["ladders"][0]["results"]
        assert (result["challenger"], result["challenged"], result["winner"]) == ("", his_name, "challenger")
        assert [one["name"] for one in found["ladders"][0]["places"]] == [his_name]
        act(ben, "GET", f"{alone}", "no-such-club")

        async def kept() -> str:
            facts = [fact.body for one in (club, alone) for fact in await house.house.store.read(f"club/{one}")]
            entries = [f"{name} {body}" for name, body in (await house.house.store.entries("")).items()]
            return "\n".join([*facts, *entries])

        left = on(house, kept())
        for word in (key, her_name, her_id, "five-five-five"):
            assert word not in left
        assert his_name in left
    with Running(settings) as house:
        again = house.client()
        body = {"name": his_name, "password": "correct horse battery"}
        assert again.post("/api/me/session", json=body).status_code == 200
        assert club_of(again, club) == found | {"members": club_of(again, club)["members"]}


def test_a_house_without_clubs_refuses_and_one_with_them_has_accounts(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path / "a", bots="1", parts=read_parts("lobby,accounts"))) as house:
        client, _ = member(house)
        for method, path in (("GET", ""), ("POST", ""), ("GET", "/abc"), ("POST", "/abc/join")):
            answer = client.request(method, f"/api/clubs{path}", json={"title": "No"} if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (403, "part-closed"), path
        assert client.get("/clubs").status_code == 404
    with Running(Settings(data=tmp_path / "b", bots="1", parts=read_parts("clubs"))) as house:
        assert house.client().get("/api/house").json()["parts"] == ["accounts", "clubs"]
        client, _ = member(house)
        club = found_club(client)
        wait_until(lambda: club_of(client, club)["role"] == "organiser")
        assert client.get("/clubs").status_code == 200


def test_nobody_is_invited_by_whom_they_have_blocked_and_who_is_banned_founds_nothing(house: Running) -> None:
    anna, her_name = member(house)
    ben, his_name = member(house)
    club = found_club(anna)
    assert ben.post("/api/contacts/blocks", json={"name": her_name}).status_code == 204
    act(anna, "POST", f"{club}/invitations", "not-to-be-invited", name=his_name)
