"""The port of a house that was killed is free again in a moment; one that stays taken is told."""

from __future__ import annotations

import socket
import threading
import time

import pytest

from fivefold.cli import serve
from fivefold.refusals import Refused


def taken() -> socket.socket:
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    holder.listen()
    return holder


def test_a_port_that_workers_still_hold_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "STILL_HELD", 60.0)
    holder = taken()
    port = holder.getsockname()[1]
    tried = threading.Event()
    monkeypatch.setattr(time, "sleep", lambda _: tried.set())

    def let_go() -> None:
        tried.wait()
        holder.close()

    thread = threading.Thread(target=let_go)
    thread.start()
    listener = serve._listen("127.0.0.1", port)
    thread.join()
    assert tried.is_set()
    assert listener.getsockname()[1] == port
    listener.close()


def test_a_port_that_stays_taken_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "STILL_HELD", 0.0)
    holder = taken()
    with pytest.raises(Refused, match="Address already in use"):
        serve._listen("127.0.0.1", holder.getsockname()[1])
    holder.close()
