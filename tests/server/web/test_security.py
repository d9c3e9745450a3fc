"""The door: hosts, origins, ids, headers, errors, tokens of links."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.patience import PATIENCE, wait_until
from tests.ports import free_port
from tests.server.conftest import Running, hear, listen_to_the_end
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fivefold.server.settings import Settings

NUL, HALF = "%00", "%ED%A0%80"


def opened(house: Running, **more: Any) -> dict[str, Any]:
    body = {"title": "Dresden", "preset": "pentago-swiss", **more}
    if "preset" not in more:
        body["preset"] = next(iter(house.client().get("/api/tournaments/presets").json()))
    made: dict[str, Any] = house.client().post("/api/tournaments", json=body).json()
    return made


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "a b", "localhost."])
def test_a_house_answers_only_to_its_own_names(open_house: Running, host: str) -> None:
    client = open_house.client()
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/me")):
        answer = client.request(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert answer.status_code in (400, 421)
        if answer.status_code == 421:
            assert answer.json()["code"] == "other-host"
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1", "[::1]:80", "127.0.0.5"])
def test_loopback_names_are_its_own(open_house: Running, host: str) -> None:
    assert open_house.client().get("/api/games", headers={"host": host}).status_code == 200


def test_names_can_be_allowed_and_the_name_of_links_is(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", hosts=("club.example",), link="https://games.example")
    with Running(settings) as house:
        client = house.client()
        assert client.get("/api/games", headers={"host": "club.example:8555"}).status_code == 200
        assert client.get("/api/games", headers={"host": "GAMES.example"}).status_code == 200
        assert client.get("/api/games", headers={"host": "other.example"}).status_code == 421
        ours = client.post("/api/me", headers={"host": "127.0.0.1", "origin": "https://games.example"})
        assert ours.status_code == 200


def test_a_socket_to_another_name_is_not_opened(open_house: Running) -> None:
    table = open_house.client().post("/api/tables", json={"game": "pentago"}).json()["id"]
    tournament = opened(open_house)["id"]
    for path in (f"tables/{table}", f"tournaments/{tournament}"):
        with pytest.raises(InvalidStatus) as refused, _connect(open_house, path, host="evil.example"):
            pass
        assert refused.value.response.status_code == 421
        assert b"other-host" in refused.value.response.body
        with pytest.raises(InvalidStatus), _connect(open_house, path, origin="https://elsewhere.example"):
            pass


def _connect(house: Running, path: str, query: str = "", protocols: list[str] | None = None, **headers: str) -> Any:
    if "host" not in headers:
        return connect(
            f"ws://127.0.0.1:{house.port}/api/{path}/socket{query}",
            additional_headers=headers,
            subprotocols=protocols,  # type: ignore[arg-type]
            compression=None,
            ping_interval=None,
        )
    host = headers.pop("host")
    import socket

    line = socket.create_connection(("127.0.0.1", house.port))
    return connect(f"ws://{host}/api/{path}/socket", sock=line, additional_headers=headers, compression=None)


def test_a_page_of_another_site_may_not_ask_with_or_without_naming_itself(open_house: Running) -> None:
    client = open_house.client()
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        assert client.post("/api/me", headers=headers).json()["code"] == "other-origin"
    assert client.post("/api/me", headers={"sec-fetch-site": "same-origin"}).status_code == 200
    assert client.get("/api/games", headers={"sec-fetch-site": "cross-site"}).status_code == 200


@pytest.fixture
def broken_house(tmp_path: Path) -> Iterator[Running]:
    """A house with routes that fail as code fails that has a fault."""

    async def value_error(_request: Request) -> Response:
        raise ValueError("a fault in the code")

    async def key_error(_request: Request) -> Response:
        raise KeyError("another")

    with Running(Settings(data=tmp_path, bots="1")) as house:
        house.app.router.routes.insert(0, Route("/broken/value", value_error))
        house.app.router.routes.insert(0, Route("/broken/key", key_error))
        yield house


@pytest.mark.parametrize("path", ["/broken/value", "/broken/key"])
def test_a_fault_is_a_500_with_all_headers_and_the_connection_stays(broken_house: Running, path: str) -> None:
    line = httpx.Client(base_url=broken_house.url, limits=httpx.Limits(max_connections=1))
    with line as client:
        answers = [client.get(each) for each in ("/health", path, "/health")]
        assert [answer.status_code for answer in answers] == [200, 500, 200]
        assert answers[1].json()["code"] == "house-trouble"
        for name in ("content-security-policy", "x-content-type-options", "x-frame-options"):
            assert answers[1].headers[name] == answers[0].headers[name]
        addresses = {answer.extensions["network_stream"].get_extra_info("client_addr") for answer in answers}
        assert len(addresses) == 1


def paths_with_ids(house: Running) -> list[tuple[str, str]]:
    schema = house.client().get("/api/docs.json").json()
    return [
        (method.upper(), path)
        for path, methods in schema["paths"].items()
        for method in methods
        if "{" in path and not path.startswith("/api/games")
    ]


@pytest.mark.parametrize("bad", [NUL, HALF, "%0A", "x" * 41, "a%2Fb", "%E2%80%AE"])
def test_an_id_that_cannot_be_is_refused_on_every_path(bad: str, where: tuple[Path, str]) -> None:
    data, database = where
    with Running(Settings(data=data, database=database, bots="1")) as house:
        client = house.client()
        for method, path in paths_with_ids(house):
            filled = re.sub(r"\{\w+\}", bad, path)
            answer = client.request(method, filled, json={} if method in ("POST", "PUT") else None)
            assert 400 <= answer.status_code < 500, (method, filled, answer.text)
        for room in ("tables", "tournaments"):
            with pytest.raises((InvalidStatus, ConnectionClosed)), _connect(house, f"{room}/{bad}") as line:
                listen_to_the_end(line)


def test_half_a_character_is_refused_wherever_an_object_of_any_shape_is_taken(open_house: Running) -> None:
    made = opened(open_house)
    client = open_house.client()
    table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
    at, half = f"/api/tournaments/{made['id']}", '"\\ud800"'
    for path, body in (
        (f"{at}/notices", f'{{"kind": "message", "data": {{"text": {half}}}}}'),
        (f"{at}/facts", f'{{"kind": "entered", "data": {{"name": {half}}}}}'),
        (f"{at}/facts", f'{{"kind": "regulated", "data": {{"regulation": {{{half}: 1}}}}}}'),
        (f"{at}/facts/together", f'{{"facts": [{{"kind": "entered", "data": {{"name": {half}}}}}]}}'),
        (f"{at}/entries", f'{{"entries": [{{"name": {half}}}]}}'),
        ("/api/tournaments", f'{{"title": "x", "regulation": {{"name": {half}}}}}'),
        ("/api/tournaments", f'{{"title": {half}, "preset": "x"}}'),
        (f"/api/tables/{table}/requests", f'{{"do": "say", "text": {half}}}'),
        (f"/api/tables/{table}/requests", f'{{"do": {half}}}'),
        ("/api/me/account", f'{{"name": {half}, "password": "purple rowing boat"}}'),
    ):
        headers = {"x-fivefold-link": made["director"], "content-type": "application/json"}
        answer = client.post(path, content=body, headers=headers)
        assert answer.status_code in (400, 422), (path, answer.text)
        assert answer.json()["sentence"]


@pytest.mark.parametrize("after", ["123456789x", "9" * 5000, "-1", "%00", "%D9%A3", "1e9", ""])
def test_a_version_that_is_no_number_is_the_beginning(open_house: Running, after: str) -> None:
    client = open_house.client()
    table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
    with _connect(open_house, f"tables/{table}", f"?after={after}") as line:
        assert hear(line, "state")["missed"] == []


@pytest.mark.parametrize("way", ["subprotocol", "link alone", "query"])
def test_a_link_opens_a_private_table_and_tournament_on_a_socket(open_house: Running, way: str) -> None:
    made = open_house.client().post("/api/tables", json={"game": "pentago", "public": False}).json()
    private = opened(open_house, public=False)
    for path, token, first, form in (
        (f"tables/{made['id']}", made["invite"], "state", "TableMessage"),
        (f"tournaments/{private['id']}", private["director"], "tournament", "TournamentSocketMessage"),
    ):
        offered = {"subprotocol": ["fivefold", f"fivefold.link.{token}"], "link alone": [f"fivefold.link.{token}"]}
        query = f"?link={token}" if way == "query" else ""
        with _connect(open_house, path, query, offered.get(way)) as line:
            assert hear(line, first, form=form)
            assert line.subprotocol == offered.get(way, [None])[0]
        with pytest.raises(ConnectionClosed), _connect(open_house, path, "", ["fivefold"]) as line:
            hear(line, first)


def _wait_until_open(port: int) -> None:
    def is_open() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, verify=False).status_code == 200
        return False

    wait_until(is_open)


def test_tokens_of_links_are_not_logged(tmp_path: Path) -> None:
    port = free_port()
    command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--port", str(port), "--log", "debug"]
    env = {**os.environ, "FIVEFOLD_KERNELS": "plain"}
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data"), "--bots", "1"], stdout=log, stderr=log, env=env
    )
    try:
        _wait_until_open(port)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            made = client.post("/api/tables", json={"game": "pentago", "public": False}).json()
            token = made["invite"]
            assert client.get(f"/api/links/{token}").status_code == 200
            assert client.get(f"/api/links/{token}/qr").status_code == 200
            client.get(f"/j/{token}")
            client.get(f"/api/tables/{made['id']}?link={token}", headers={"x-fivefold-link": token})
            cookie = client.cookies["fivefold"]
        with connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket?link={token}") as line:
            hear(line, "state")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(40)
        log.close()
    written = (tmp_path / "log").read_text()
    assert '"path": "/api/links/' in written
    assert token not in written
    assert cookie.rpartition(".")[2] not in written


def test_metrics_are_for_this_machine_or_for_who_has_their_token(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", metrics_token="a-long-token")) as house:
        client = house.client()
        assert "fivefold_moves_total" in client.get("/metrics").text
        for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
            assert client.get("/metrics", headers={name: "203.0.113.7"}).status_code == 404
        passed_on = {"x-forwarded-for": "203.0.113.7"}
        for token, status in (("a-long-token", 200), ("another", 404), ("a-long-toke", 404)):
            answer = client.get("/metrics", headers={**passed_on, "authorization": f"Bearer {token}"})
            assert answer.status_code == status


def test_a_page_may_only_reach_its_own_house(open_house: Running) -> None:
    policy = open_house.client().get("/api/games").headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["connect-src"] == f"'self' ws://127.0.0.1:{open_house.port}"
    assert "unsafe-inline" not in parts["style-src"]
    assert "strict-transport-security" not in open_house.client().get("/api/games").headers


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", proxies=("127.0.0.1",), hosts=("games.example",))
    with Running(settings) as house:
        headers = {"x-forwarded-proto": "https", "host": "games.example"}
        answer = house.client().post("/api/me", headers=headers)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert "connect-src 'self' wss://games.example;" in answer.headers["content-security-policy"]
        assert "Secure" in answer.headers["set-cookie"]


def test_the_page_s_own_style_is_allowed_by_its_hash(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><style>b { color: red }</style></html>", encoding="utf-8")
    with Running(Settings(data=tmp_path / "data", bots="1", page=page)) as house:
        policy = house.client().get("/").headers["content-security-policy"]
        assert "'sha256-" in policy
        (page / "index.html").write_text("<html><style>b { color: blue }</style></html>", encoding="utf-8")
        assert house.client().get("/").headers["content-security-policy"] != policy


def test_a_path_that_exists_answers_another_method_with_405_and_what_it_allows(open_house: Running) -> None:
    client = open_house.client()
    for method, path, allowed in (
        ("GET", "/api/tables/abc/join", "POST"),
        ("PUT", "/api/tables", "GET, POST"),
        ("DELETE", "/api/me", "GET, POST"),
        ("POST", "/health", "GET"),
        ("PATCH", "/api/tournaments/abc/links", "GET, POST"),
    ):
        answer = client.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed), path
        assert answer.json()["code"] == "not-allowed"
    assert client.get("/api/nothing").status_code == 404
    assert client.post("/api/nothing").status_code in (404, 405)


def test_serving_refuses_what_is_no_proxy(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--proxy", "nonsense", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0
    assert "--proxy is an address" in done.stdout + done.stderr


def test_a_store_that_is_full_is_said_so_in_one_sentence(tmp_path: Path) -> None:
    from fivefold.server.storage.errors import StoreFull

    async def full(*_: object, **__: object) -> int:
        await asyncio.sleep(0)
        raise StoreFull

    with Running(Settings(data=tmp_path, bots="1")) as house:
        client = house.client()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "pentago", "seats": seats}).json()["id"]
        house.house.store.append = full  # type: ignore[method-assign]
        answer = client.post("/api/tables", json={"game": "pentago"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-full")
        with house.socket(table, client) as line:
            hear(line, "state")
            line.send(json.dumps({"do": "move", "ply": 0, "id": "m1", "move": "c4 NW+"}))
            assert hear(line, "no")["code"] == "store-full"
