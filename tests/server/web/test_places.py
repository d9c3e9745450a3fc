"""What the addresses of the page answer: those that it knows 200, any other 404 with a way home."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.conftest import Running

from fivefold.server.app import PLACES

APP = Path(__file__).parents[3] / "web" / "src" / "App.svelte"


def test_the_house_knows_the_places_of_the_page() -> None:
    text = APP.read_text("utf-8")
    desk = re.search(r"const DESK = \[(.*?)\]", text)
    assert desk is not None
    shown = {*re.findall(r'route\[0\] === "(\w+)"', text), *re.findall(r'"(\w+)"', desk[1]), ""}
    others = {"clubs", "katamino", "lobby", "moderation"}
    assert shown - PLACES == others, "a game's page, and those of a part of the house"
    assert shown >= PLACES


KNOWN = ("/", "/play/pente", "/katamino", "/learn", "/learn/pente/2", "/rules/TK5", "/rules/pentago-tournament")
NOWHERE = ("/nope", "/nope/play", "/learn/chess", "/rules/foo", "/play/chess", "/j/nothing-of-the-kind")


@pytest.mark.parametrize(("path", "status"), [*((path, 200) for path in KNOWN), *((path, 404) for path in NOWHERE)])
def test_an_address_that_leads_nowhere_answers_404(open_house: Running, path: str, status: int) -> None:
    answer = open_house.client().get(path)
    assert answer.status_code == status
    assert "text/html" in answer.headers["content-type"]


def test_search_engines_and_browsers_find_their_files(open_house: Running) -> None:
    assert "Disallow: /table/" in open_house.client().get("/robots.txt").text
    assert open_house.client().get("/favicon.ico").headers["content-type"].startswith("image/")


def test_a_file_that_is_fetched_in_two_parts_is_the_whole_file(open_house: Running) -> None:
    client = open_house.client()
    script = re.search(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
    assert script is not None
    whole = client.get(script[1])
    half = len(whole.content) - 30_000
    headers = {"range": f"bytes={half}-", "if-range": whole.headers["etag"], "accept-encoding": "gzip"}
    rest = client.get(script[1], headers=headers)
    assert (rest.status_code, rest.headers.get("content-encoding")) == (206, None)
    assert whole.content[:half] + rest.content == whole.content


def test_an_invitation_names_host_and_game_in_the_language_asked_and_shows_a_picture(open_house: Running) -> None:
    client = open_house.client()
    seats = [{"kind": "me", "name": 'Anna <"&>'}, {"kind": "open"}]
    token = client.post("/api/tables", json={"game": "pente", "seats": seats}).json()["invite"]
    page = client.get(f"/j/{token}", headers={"accept-language": "de-AT,en;q=0.5"}).text
    assert "<title>Anna &lt;&amp;&gt; lädt dich zu Pente ein</title>" in page
    picture = re.search(r'property="og:image" content="https?://[^/]+(/invitations/pente\.png)"', page)
    assert picture is not None
    assert client.get(picture[1]).headers["content-type"] == "image/png"
    assert "<title>Fivefold</title>" in client.get("/j/nothing-of-the-kind").text
