"""What many are told alike is framed once and written at once, and never before what was to be sent earlier."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running
from tests.server.lobby.lobbies import heard, lobby, seek

from fivefold.server.settings import Settings
from fivefold.server.web.connection import Connection
from fivefold.server.web.websocket_protocol import text_frame


class Line:
    """Takes frames while it is open."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.open = True

    def write(self, frame: bytes) -> bool:
        if self.open:
            self.written.append(frame)
        return self.open


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
def connection(line: Line) -> Connection:
    found = Connection("anna", 3)
    found.direct = line.write
    return found


def pushed(connection: Connection, *words: bytes) -> None:
    for word in words:
        connection.push(word, text_frame(word))


def test_a_frame_is_written_at_once_if_nothing_is_to_be_sent_before_it(connection: Connection, line: Line) -> None:
    pushed(connection, b"one", b"two")
    assert line.written == [text_frame(b"one"), text_frame(b"two")]
    assert not connection.waiting


def test_it_waits_behind_what_waits_and_behind_what_is_being_sent(connection: Connection, line: Line) -> None:
    connection.send(b"first")
    pushed(connection, b"second")
    assert (list(connection.waiting), line.written) == ([b"first", b"second"], [])
    connection.waiting.clear()
    connection.sending = True
    pushed(connection, b"third")
    assert (list(connection.waiting), line.written) == ([b"third"], [])


def test_who_does_not_keep_up_has_a_queue_and_then_the_whole_anew(connection: Connection, line: Line) -> None:
    line.open = False
    pushed(connection, b"1", b"2", b"3")
    line.open = True
    pushed(connection, b"4")
    assert (connection.resync, line.written) == (True, [])
    pushed(connection, b"5")
    assert (list(connection.waiting), line.written) == ([], [])


def test_a_connection_without_frames_is_sent_messages() -> None:
    connection = Connection("anna", 3)
    pushed(connection, b"one")
    assert list(connection.waiting) == [b"one"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Settings(data=tmp_path_factory.mktemp("frames"), bots="1", seek_grace=1e6)) as running:
        yield running


def test_the_lobby_writes_frames_to_whoever_keeps_up(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    queued: list[bytes] = []
    send = Connection.send
    anna, ben = house.client(), house.client()
    with lobby(house, anna) as line:
        heard(line, "you")

        def noted(connection: Connection, message: bytes) -> None:
            queued.append(message)
            send(connection, message)

        monkeypatch.setattr(Connection, "send", noted)
        ids = [seek(ben, name="Ben")["seek"]["id"] for _ in range(20)]
        came: list[str] = []
        while came[-1:] != ids[-1:]:
            came += [one["id"] for one in heard(line, "seeks")["came"]]
    assert came == [one for one in ids if one in came]  # in their order
    assert not [message for message in queued if b'"t":"seeks"' in message]


def test_a_line_that_is_closed_takes_no_frame(house: Running) -> None:
    anna = house.client()
    with lobby(house, anna) as line:
        heard(line, "you")
        who = anna.get("/api/me").json()["who"]
        [connection] = house.house.lobby.listeners.by_who[who]
        assert connection.direct is not None
        write = connection.direct
    wait_until(lambda: who not in house.house.lobby.listeners.by_who)
    assert not write(text_frame(json.dumps({"t": "late"}).encode()))


def test_a_frame_of_any_length_is_read_as_it_was_written(house: Running) -> None:
    anna = house.client()
    with lobby(house, anna) as line:
        heard(line, "you")
        [connection] = house.house.lobby.listeners.by_who[anna.get("/api/me").json()["who"]]
        for length in (0, 125, 126, 65_535, 65_536):
            text = "é" * (length // 2) + "x" * (length % 2)
            frame = text_frame(text.encode())
            assert connection.direct is not None
            house.server.servers[0].get_loop().call_soon_threadsafe(connection.direct, frame)
            assert line.recv(timeout=PATIENCE) == text
