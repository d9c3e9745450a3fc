"""How often and how much at once: rates, connections, slow clients."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, hear, run
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fivefold.server.settings import Settings
from fivefold.server.web.http_protocol import BoundedProtocol, ConnectionLimits
from fivefold.server.web.rate_limit import Bucket, Buckets, InFlight, network


@given(st.one_of(st.ip_addresses().map(str), st.text(max_size=40)))
def test_every_address_belongs_to_one_network(address: str) -> None:
    assert network(network(address)) == network(address) or "/" in network(address)


def test_addresses_of_one_ipv6_customer_are_counted_together() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == network("fe80::2%eth0")


@given(st.lists(st.integers(0, 50), max_size=200))
def test_buckets_remember_no_more_than_they_may(keys: list[int]) -> None:
    buckets = Buckets(1.0, 5.0, remembered=8)
    for key in keys:
        buckets.take(str(key))
    assert len(buckets) <= 8


@given(st.lists(st.floats(0, 10), min_size=1, max_size=200))
def test_a_bucket_never_gives_more_than_its_burst_and_its_rate(steps: list[float]) -> None:
    bucket, now, taken = Bucket(2.0, 5.0, 0.0), 0.0, 0
    for step in steps:
        now += step
        taken += bucket.take(now)
    assert taken <= 5 + 2 * now + 1e-6


def test_requests_in_flight_are_counted_until_they_end() -> None:
    flight = InFlight(2)
    with flight.of("a") as one, flight.of("a") as two, flight.of("a") as three, flight.of("b") as other:
        assert [one, two, three, other] == [True, True, False, True]
    with flight.of("a") as again:
        assert again
    assert vars(flight)["_count"] == {}


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[Running]:
    """A house with little room, so that its limits are soon met."""
    settings = Settings(
        data=tmp_path,
        bots="1",
        sockets=6,
        sockets_in_all=8,
        streams=2,
        tournaments_per_hour=3,
        tables_per_hour=4,
        links_per_hour=2,
        requests_at_once=3,
    )
    with Running(settings) as house:
        yield house


def watch(house: Running, path: str) -> Any:
    return connect(f"ws://127.0.0.1:{house.port}/api/{path}/socket", compression=None, ping_interval=None)


def preset(house: Running) -> str:
    return str(next(iter(house.client().get("/api/tournaments/presets").json())))


def test_an_address_opens_only_so_many_sockets_and_has_room_again_when_one_is_closed(small_house: Running) -> None:
    client = small_house.client()
    tournament = client.post("/api/tournaments", json={"title": "x", "preset": preset(small_house)}).json()["id"]
    table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(watch(small_house, f"tournaments/{tournament}")) for _ in range(5)]
        lines.append(stack.enter_context(watch(small_house, f"tables/{table}")))
        for path in (f"tournaments/{tournament}", f"tables/{table}"):
            with pytest.raises(InvalidStatus) as refused:
                watch(small_house, path)
            assert refused.value.response.status_code == 503
            assert json.loads(refused.value.response.body)["code"] == "too-many-sockets"
        assert client.get("/api/games").status_code == 200
        lines[0].close()
        wait_until(lambda: _can_look(small_house, f"tournaments/{tournament}"))
    _eventually_none(small_house)


def _can_look(house: Running, path: str) -> bool:
    try:
        with watch(house, path):
            return True
    except InvalidStatus:
        return False


def _eventually_none(house: Running) -> None:
    wait_until(lambda: not len(house.house.connections))


def test_an_address_opens_only_so_many_streams(small_house: Running) -> None:
    client = small_house.client()
    table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
    with contextlib.ExitStack() as stack:
        streams = [
            stack.enter_context(small_house.client().stream("GET", f"/api/stream/tables/{table}")).iter_lines()
            for _ in range(2)
        ]
        assert all(next(lines) for lines in streams)
        answer = client.get(f"/api/stream/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-sockets")
    for browser in small_house.browsers:
        browser.close()
    _eventually_none(small_house)


def test_an_address_opens_only_so_many_tournaments_tables_and_links_an_hour(small_house: Running) -> None:
    client = small_house.client()
    tournament = {"title": "x", "preset": preset(small_house)}
    made = [client.post("/api/tournaments", json=tournament) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201] * 3
    for path, body in (
        ("/api/tournaments", tournament),
        ("/api/circuits", {"title": "x"}),
        ("/api/tournaments/open", {}),
    ):
        answer = client.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-opened"), path
    tables = [client.post("/api/tables", json={"game": "pentago"}).status_code for _ in range(5)]
    assert tables == [201] * 4 + [429]
    opened = made[0].json()
    links = [
        client.post(
            f"/api/tournaments/{opened['id']}/links",
            json={"role": "desk"},
            headers={"x-fivefold-link": opened["director"]},
        ).status_code
        for _ in range(3)
    ]
    assert links == [201, 201, 429]


def test_an_address_has_only_so_many_requests_answered_at_once(small_house: Running) -> None:
    """Three requests whose bodies have not come hold their places until they are whole."""
    held = [_half_sent(small_house.port, b"POST /api/records HTTP/1.1\r\nhost: localhost\r\n" + BODY) for _ in range(3)]
    try:
        answer = wait_until(lambda: small_house.client().get("/api/games"), lambda got: got.status_code == 429)
        assert answer.json()["code"] == "too-fast"
        assert answer.headers["retry-after"]
    finally:
        for line in held:
            line.close()
    wait_until(lambda: small_house.client().get("/api/games").status_code == 200)


BODY = b"content-type: application/json\r\ncontent-length: 20\r\n\r\n{"
HALF_SENT = [
    b"",
    b"GET /api/games HT",
    b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    b"POST /api/records HTTP/1.1\r\nhost: localhost\r\n" + BODY,
    b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /health HT",
]


def _half_sent(port: int, request: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(request)
    return line


@pytest.fixture
def impatient_house(tmp_path: Path) -> Iterator[Running]:
    """A house that waits one second for the rest of a request."""
    before = BoundedProtocol.limits
    BoundedProtocol.limits = ConnectionLimits(seconds=1.0)
    try:
        with Running(Settings(data=tmp_path, bots="1")) as house:
            yield house
    finally:
        BoundedProtocol.limits = before


@pytest.mark.parametrize("request_so_far", HALF_SENT)
def test_a_request_that_is_not_whole_in_time_is_cut(impatient_house: Running, request_so_far: bytes) -> None:
    with _half_sent(impatient_house.port, request_so_far) as line:
        line.settimeout(PATIENCE)
        while line.recv(65536):
            pass


def _trickle(line: socket.socket) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        line.sendall(b"a")
        time.sleep(0.05)


def test_a_request_that_trickles_in_is_cut_too(impatient_house: Running) -> None:
    begun = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: "
    with _half_sent(impatient_house.port, begun) as line, pytest.raises(OSError):
        _trickle(line)


def test_six_hundred_half_sent_requests_are_cut_and_leave_nothing_behind(impatient_house: Running) -> None:
    request = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: "
    lines = [_half_sent(impatient_house.port, request) for _ in range(600)]
    assert impatient_house.client().get("/api/games").status_code == 200
    for line in lines:
        line.settimeout(PATIENCE)
        while line.recv(65536):
            pass
        line.close()
    impatient_house.browsers[-1].close()
    wait_until(lambda: not BoundedProtocol.open)


def test_who_sends_a_whole_body_steadily_is_not_cut(impatient_house: Running) -> None:
    body = json.dumps({"text": "x" * 60_000}).encode()
    head = f"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n"
    with _half_sent(impatient_house.port, head.encode() + b"content-type: application/json\r\n\r\n") as line:
        line.settimeout(PATIENCE)
        for at in range(0, len(body), 3000):
            line.sendall(body[at : at + 3000])
            time.sleep(0.1)
        assert line.recv(65536).startswith(b"HTTP/1.1 400")


def test_a_stream_and_a_socket_are_not_cut(impatient_house: Running) -> None:
    client = impatient_house.client()
    table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
    with (
        watch(impatient_house, f"tables/{table}") as line,
        impatient_house.client().stream("GET", f"/api/stream/tables/{table}") as stream,
    ):
        lines = stream.iter_lines()
        next(lines)
        hear(line, "state")
        time.sleep(2.5)
        line.send(json.dumps({"do": "ping"}))
        assert hear(line, "pong")
        assert impatient_house.client().post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 200
        assert json.loads(next(each for each in lines if '"sat"' in each))["facts"]


def test_a_kept_connection_waits_longer_than_a_request_may_take(impatient_house: Running) -> None:
    with _half_sent(impatient_house.port, b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n") as line:
        line.settimeout(PATIENCE)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(2)
        line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    before = BoundedProtocol.limits
    BoundedProtocol.limits = ConnectionLimits(each=20)
    try:
        with Running(Settings(data=tmp_path, bots="1")) as house:
            lines = [_half_sent(house.port, b"GET") for _ in range(60)]
            cut = 0
            for line in lines[20:]:
                line.settimeout(PATIENCE)
                with contextlib.suppress(ConnectionError):
                    cut += line.recv(100).startswith(b"HTTP/1.1 503")
            assert cut >= 30
            for line in lines:
                line.close()
    finally:
        BoundedProtocol.limits = before


def test_a_client_that_does_not_answer_pings_is_hung_up_on_both_channels(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", silence=1.0, heartbeat=0.3)) as house:
        client = house.client()
        tournament = client.post("/api/tournaments", json={"title": "x", "preset": preset(house)}).json()["id"]
        table = client.post("/api/tables", json={"game": "pentago"}).json()["id"]
        for path in (f"tournaments/{tournament}", f"tables/{table}"):
            request = (
                f"GET /api/{path}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
                "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            with _half_sent(house.port, request.encode()) as line:
                line.settimeout(PATIENCE)
                assert line.recv(65536).startswith(b"HTTP/1.1 101")
                while line.recv(65536):  # a client that reads and never answers
                    pass
        _eventually_none(house)


def test_a_thousand_spectators_watch_from_one_address(open_house: Running) -> None:
    client = open_house.client()
    tournament = client.post("/api/tournaments", json={"title": "x", "preset": preset(open_house)}).json()["id"]

    async def watches(there: asyncio.Event) -> bool:
        address = f"ws://127.0.0.1:{open_house.port}/api/tournaments/{tournament}/socket"
        async with connect_async(address, compression=None, open_timeout=120, ping_interval=None) as line:
            message = json.loads(await line.recv())
            await there.wait()
            return bool(message["t"] == "tournament")

    async def story() -> int:
        there = asyncio.Event()
        watching = [asyncio.create_task(watches(there)) for _ in range(1000)]
        while len(open_house.house.connections) < 1000:
            assert not any(task.done() for task in watching)
            await asyncio.sleep(0.05)
        there.set()
        return sum(await asyncio.gather(*watching))

    assert run(story()) == 1000
