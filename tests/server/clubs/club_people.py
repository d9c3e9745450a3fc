"""What the stories of clubs have in common: members, clubs, ladders, and games that are won."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.conftest import Running
from tests.server.lobby.lobbies import member

__all__ = ["act", "admitted", "challenged", "club_of", "found_club", "ladder", "member", "places", "win"]


def found_club(client: httpx.Client, title: str = "Pente in Bern", **more: Any) -> str:
    answer = client.post("/api/clubs", json={"title": title, **more})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def club_of(client: httpx.Client, club: str, link: str = "") -> dict[str, Any]:
    answer = client.get(f"/api/clubs/{club}", headers={"X-Fivefold-Link": link} if link else {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def act(client: httpx.Client, method: str, path: str, code: str = "", **body: Any) -> None:
    """Do something in a club that is done, or refused with this code."""
    answer = client.request(method, f"/api/clubs/{path}", json=body or None)
    found = "" if answer.is_success else answer.json()["code"]
    assert found == code, answer.text


def admitted(house: Running, organiser: httpx.Client, club: str) -> tuple[httpx.Client, str]:
    """Somebody new who has asked and was admitted."""
    client, name = member(house)
    act(client, "POST", f"{club}/join")
    [waiting] = [one["id"] for one in club_of(organiser, club)["asked"] if one["name"] == name]
    act(organiser, "POST", f"{club}/waiting/{waiting}/admit")
    return client, name


def ladder(client: httpx.Client, club: str, game: str = "pentago") -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in club_of(client, club)["ladders"] if one["game"] == game)
    return found


def places(client: httpx.Client, club: str, game: str = "pentago") -> list[str]:
    return [one["name"] for one in ladder(client, club, game)["places"]]


def challenged(client: httpx.Client, club: str, name: str, code: str = "", game: str = "pentago") -> str:
    """Challenge somebody by their name; the id of the challenge."""
    person = next(one["id"] for one in club_of(client, club)["members"] if one["name"] == name)
    act(client, "POST", f"{club}/ladders/{game}/challenges", code, person=person)
    return next((one["id"] for one in ladder(client, club, game)["challenges"] if one["yours"]), "")


def is_to_move(client: httpx.Client, table: str, ply: int) -> bool:
    seen = client.get(f"/api/tables/{table}").json()["table"]
    return seen["ply"] == ply and seen["to_move"] in seen["you"]


def win(winner: httpx.Client, loser: httpx.Client, club: str, challenge: str) -> str:
    """The two sit down at the table of a challenge, each moves, and one resigns."""
    tables = [one.post(f"/api/clubs/{club}/challenges/{challenge}/table") for one in (winner, loser)]
    assert [one.status_code for one in tables] == [200, 200], [one.text for one in tables]
    [table] = {one.json()["table"] for one in tables}
    for ply, move in ((0, "c4 NW+"), (1, "a1 NW+")):
        mover = None
        while mover is None:  # another worker hears of a move a moment later
            mover = next((one for one in (winner, loser) if is_to_move(one, table, ply)), None)
        moved = mover.post(f"/api/tables/{table}/requests", json={"do": "move", "ply": ply, "move": move})
        assert moved.is_success, moved.text
    assert loser.post(f"/api/tables/{table}/requests", json={"do": "resign"}).is_success
    found: str = table
    return found
