"""What the house acknowledged it can read again: after a restart everything that was said is there."""

from __future__ import annotations

from pathlib import Path

from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

from fivefold.server.settings import Settings

BAD = ("a\tb", "a\x00b", "a\u2028b", "a\r\nb")


def test_texts_that_could_not_be_read_back_are_refused_and_the_house_opens_again(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "house", bots="1")
    with Running(settings) as running:
        hall = Hall(running, "kingdomino-championship", ["Anna", "Ben", "Cem", "Dora"])
        address = f"/api/tournaments/{hall.id}"
        link = {"X-Fivefold-Link": hall.director}
        version = hall.state()["v"]
        for text in BAD:
            said = [
                hall.say("checked-in", {"entrant": 1}, reason=text),
                hall.say("entered", {"entrant": 9, "name": "Zed"}, hall.role("entry"), key=text),
                hall.client.post(f"{address}/undo/2", params={"reason": text}, headers=link),
                hall.post("/bans", {"entrant": 2, "reason": text}),
            ]
            for answer in said:
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-part"), answer.text
        assert hall.state()["v"] == version
        hall.post("/start")
        hall.post("/draw")
        paragraph = {"round": 1, "table": 1, "text": "He saw my tile.\nThen he laughed."}
        assert hall.say("protested", paragraph, reason="first\nsecond").status_code == 200
        assert hall.post("/bans", {"entrant": 2, "reason": "left\ntwice"}).status_code == 201
        before = hall.state(hall.director)
    with Running(settings) as running:
        client = running.client()
        after = client.get(address, headers=link).json()
        assert (after["v"], after["data"]["protests"]) == (before["v"], before["data"]["protests"])
        assert client.get(f"{address}/verify", headers=link).json()["problems"] == []
        assert [one["reason"] for one in client.get(f"{address}/bans", headers=link).json()] == ["left\ntwice"]
        again = client.post(f"{address}/facts", json={"kind": "ruled", "data": {"text": "Play on."}}, headers=link)
        assert again.status_code == 200
