"""Reminders reach real servers: letters by SMTP, notifications by a push service; and they stop by one click."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.people.test_archive import on
from tests.server.slow.post import Mailhouse, PushHouse

from fivefold.refusals import Refused
from fivefold.server.settings import Settings
from fivefold.server.slow import dispatcher
from fivefold.server.slow.mail import read_mail_server
from fivefold.server.slow.push import check_endpoint

AT_ONCE = {"mail": "now", "push": "now", "quiet_from": 0, "quiet_to": 0, "zone": "Europe/Zurich"}


class Club(NamedTuple):
    """A house with its mail server and push service."""

    house: Running
    mail: Mailhouse
    push: PushHouse

    def person(self, lang: str = "de", **wishes: Any) -> httpx.Client:
        client = self.house.client()
        client.post("/api/me")
        answer = client.put("/api/me/reminders", json={**AT_ONCE, "lang": lang, **wishes})
        assert answer.status_code == 200, answer.text
        return client

    def confirmed(self, client: httpx.Client, address: str) -> None:
        before = len(self.to(address))
        answer = client.post("/api/me/mail", json={"address": address})
        assert answer.status_code == 201, answer.text
        wait_until(lambda: len(self.to(address)) > before)
        token = re.search(r"confirm=([\w.-]+)", text_of(self.to(address)[-1]))
        assert token is not None
        assert self.house.client().post("/api/mail/confirm", json={"token": token[1]}).status_code == 204
        assert client.get("/api/me/reminders").json()["mail"]["confirmed"]

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.mail.letters if letter["To"] == address]

    def game(self, anna: httpx.Client, ben: httpx.Client, clock: str = "days 3") -> str:
        made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "clock": clock, "by_lot": False})
        found = made.json()
        link = {"x-fivefold-link": found["invite"]}
        ben.post(f"/api/tables/{found['id']}/join", json={"name": "Ben"}, headers=link)
        return str(found["id"])

    def move(self, client: httpx.Client, table: str, ply: int, move: str) -> None:
        body = {"do": "move", "ply": ply, "id": f"m{ply}", "move": move}
        assert client.post(f"/api/tables/{table}/requests", json=body).status_code == 200


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Mailhouse() as mail, PushHouse() as push, pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "EVERY", 0.1)
        settings = Settings(
            data=tmp_path_factory.mktemp("club"),
            bots="1",
            smtp=mail.url,
            push=True,
            push_services=(push.origin,),
            link="https://games.example",
            hosts=("games.example",),
        ).without_limits()
        with Running(settings) as house:
            yield Club(house, mail, push)


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def test_a_letter_comes_once_with_a_picture_and_a_way_to_stop(club: Club) -> None:
    anna, ben = club.person("fr", mail="off"), club.person("de")
    club.confirmed(ben, "ben@club.example")
    table = club.game(anna, ben)
    club.move(anna, table, 0, "c4 NW+")
    wait_until(lambda: len(club.to("ben@club.example")) == 2)
    letter = club.to("ben@club.example")[1]
    assert letter["Subject"] == "Pentago mit Anna: Du bist am Zug, noch 3 Tage."
    assert f"https://games.example/table/{table}" in text_of(letter)
    html = letter.get_body(("related", "html"))
    assert html is not None
    kinds = [part.get_content_type() for part in letter.walk()]
    assert kinds.count("image/png") == 1
    stop = str(letter["List-Unsubscribe"]).strip("<>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    provider = club.house.client()
    path = stop.removeprefix("https://games.example")
    assert provider.get(path, follow_redirects=False).headers["location"].startswith("/reminders?stop=")
    assert ben.get("/api/me/reminders").json()["wishes"]["mail"] == "now"
    form = {"List-Unsubscribe": "One-Click"}
    assert provider.post(path, data=form).status_code == 204
    assert ben.get("/api/me/reminders").json()["wishes"]["mail"] == "off"
    assert provider.post(f"{path}0", data=form).json()["code"] == "no-such-link"
    assert len(club.to("ben@club.example")) == 2


def test_a_notification_is_encrypted_for_the_browser_and_signed_by_the_house(club: Club) -> None:
    anna, ben = club.person("en"), club.person("en", push="off")
    answer = anna.post("/api/me/devices", json=club.push.subscription("anna"))
    assert answer.status_code == 201, answer.text
    before = len(club.push.received)
    table = club.game(anna, ben)
    wait_until(lambda: len(club.push.received) == before + 1)
    told = json.loads(club.push.received[-1])
    assert told == {
        "title": "Fivefold",
        "body": "Pentago with Ben: it is your turn, 3 days left.",
        "url": f"/table/{table}",
        "tag": table,
    }
    assert club.push.headers[-1]["authorization"].startswith("vapid ")
    assert club.push.headers[-1]["content-encoding"] == "aes128gcm"


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_dropped(club: Club, status: int) -> None:
    anna, ben = club.person("en"), club.person("en")
    anna.post("/api/me/devices", json=club.push.subscription(f"gone{status}"))
    club.push.status = status
    try:
        club.game(anna, ben)
        wait_until(lambda: anna.get("/api/me/reminders").json()["devices"] == [])
    finally:
        club.push.status = 201


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/x",
        "https://10.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "http://fcm.googleapis.com/x",
        "https://[::1]/x",
        "https://notify.windows.com.example/x",
        "file:///etc/passwd",
        "nonsense",
        "https://[",
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1\\@web.push.apple.com/x",
        "https://10.0.0.1 .push.apple.com/x",
        "https://127.0.0.1%5c.push.apple.com/x",
        "https://127.0.0.1\t.push.apple.com/x",
        "https://web.push.apple.com",
    ],
)
def test_nothing_is_sent_to_what_is_no_push_service(club: Club, endpoint: str) -> None:
    anna = club.person()
    answer = anna.post("/api/me/devices", json={**club.push.subscription(), "endpoint": endpoint})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-push-service")
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/x", ())


def test_who_asks_for_too_many_letters_is_forgotten_no_sooner_for_naming_many_addresses(club: Club) -> None:
    limits = club.house.house.security.letters
    limits._buckets.clear()
    for number in range(6):
        club.person().post("/api/me/mail", json={"address": f"victim{number}@club.example"})
    known = len(limits)
    for number in range(20):
        answer = club.person().post("/api/me/mail", json={"address": f"another{number}@club.example"})
        assert answer.json()["code"] == "too-many-letters"
    assert len(limits) == known
    limits._buckets.clear()


def test_what_reaches_a_guest_reaches_their_account_and_is_gone_with_it(club: Club) -> None:
    club.house.house.security.letters._buckets.clear()
    account = {"name": "Letterwriter", "password": "purple rowing boat"}
    assert club.house.client().post("/api/me/account", json=account).status_code == 201
    guest = club.person("fr", warning=48)
    club.confirmed(guest, "guest@club.example")
    assert guest.post("/api/me/devices", json=club.push.subscription("guest")).status_code == 201
    assert guest.post("/api/me/session", json=account).status_code == 200
    reached = guest.get("/api/me/reminders").json()
    assert (reached["mail"]["address"], reached["mail"]["confirmed"]) == ("guest@club.example", True)
    assert (len(reached["devices"]), reached["wishes"]["warning"]) == (1, 48)
    second = club.person("de")
    club.confirmed(second, "second@club.example")
    assert second.post("/api/me/session", json=account).status_code == 200
    assert second.get("/api/me/reminders").json()["mail"]["address"] == "guest@club.example"
    assert second.post("/api/me/account/delete", json={"password": account["password"]}).status_code == 204
    kept = json.dumps(on(club.house, club.house.house.store.entries("")))
    for word in ("guest@club.example", "second@club.example", club.push.subscription("guest")["endpoint"]):
        assert word not in kept


def test_keys_that_are_none_are_refused(club: Club) -> None:
    anna = club.person()
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "é", "auth": ""}):
        answer = anna.post("/api/me/devices", json={**club.push.subscription(), "keys": keys})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-push-keys")


def test_an_address_is_written_to_only_when_it_is_confirmed(club: Club) -> None:
    anna, ben = club.person("en"), club.person("en", mail="off")
    assert anna.post("/api/me/mail", json={"address": "anna@club.example"}).status_code == 201
    club.game(anna, ben)
    ben.post("/api/me/devices", json=club.push.subscription("ben"))
    before = len(club.push.received)
    club.game(ben, anna)
    wait_until(lambda: len(club.push.received) > before)  # a later round was made, and no letter went to Anna
    assert len(club.to("anna@club.example")) == 1
    stranger = club.house.client()
    assert stranger.post("/api/mail/confirm", json={"token": "nobody.0000"}).json()["code"] == "no-such-link"


def test_nobody_has_letters_sent_to_others_again_and_again(club: Club) -> None:
    codes = []
    for _ in range(8):
        answer = club.person().post("/api/me/mail", json={"address": "victim@club.example"})
        codes.append(answer.json().get("code", ""))
    assert codes.count("too-many-letters") >= 3
    assert len(club.to("victim@club.example")) <= 5


def test_an_address_that_its_server_refuses_is_said_at_once(club: Club) -> None:
    club.house.house.security.letters._buckets.clear()
    answer = club.person().post("/api/me/mail", json={"address": "x@nobody.example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "address-refused")
    for text in ("nobody", "a@b", "a b@c.example", "a@c.example\nBcc: d@e.example", "x" * 70 + "@c.example"):
        answer = club.person().post("/api/me/mail", json={"address": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-address"), text


def test_the_calendar_and_the_feed_have_a_secret_address_that_can_be_renewed(club: Club) -> None:
    anna, ben = club.person("en", mail="off", push="off"), club.person()
    table = club.game(anna, ben)
    feeds = anna.get("/api/me/feeds").json()
    paths = {name: url.removeprefix("https://games.example") for name, url in feeds.items()}
    reader = club.house.client()
    calendar = reader.get(paths["calendar"])
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert f"URL:https://games.example/table/{table}" in calendar.text.replace("\r\n ", "")
    assert all(len(line.encode()) <= 75 for line in calendar.text.split("\r\n"))
    assert "Your move at Pentago with Ben" in reader.get(paths["atom"]).text
    club.move(anna, table, 0, "c4 NW+")
    assert "VEVENT" not in reader.get(paths["calendar"]).text
    anna.post("/api/me/feeds")
    assert reader.get(paths["calendar"]).json()["code"] == "no-such-link"


def test_a_house_without_mail_or_push_has_neither(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1")) as house:
        client = house.client()
        client.post("/api/me")
        assert not {"mail", "push"} & set(client.get("/api/house").json()["parts"])
        refused = [
            client.post("/api/me/mail", json={"address": "a@club.example"}),
            client.post("/api/me/devices", json={"endpoint": "x", "keys": {"p256dh": "", "auth": ""}}),
        ]
        assert [answer.json()["code"] for answer in refused] == ["part-closed"] * 2


@pytest.mark.parametrize(
    "text", ["", "mail.example", "http://x?from=a@b.example", "smtp://x", "smtp://x:99999?from=a@b.cc"]
)
def test_a_mail_server_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_mail_server(text)
    assert refusal.value.code == "bad-mail-server"
