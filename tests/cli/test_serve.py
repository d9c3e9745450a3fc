"""A house that cannot be opened says why in one sentence; one that can says so when it is open."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
import urllib.request
from importlib import metadata
from pathlib import Path

import pytest
from tests.cli.command import FIVEFOLD, in_a_process, refused
from tests.patience import PATIENCE

from fivefold import __version__
from fivefold.cli import serve
from fivefold.refusals import Refused
from fivefold.server.operations.lock import lock


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
    with pytest.raises(Refused, match="is taken by another program"):
        serve._listen("127.0.0.1", holder.getsockname()[1])
    holder.close()


def serving(*args: str) -> subprocess.CompletedProcess[str]:
    """A house that is refused: it ends by itself."""
    done = in_a_process("serve", "--bots", "1", *args)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.count("\n") == 1
    return done


def test_a_taken_port_is_refused_with_its_cure() -> None:
    holder = taken()
    port = str(holder.getsockname()[1])
    assert serving("--port", port).stderr == (
        f"fivefold: 127.0.0.1:{port} is taken by another program; close it or choose another with --port.\n"
    )
    holder.close()


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "file" in serving("--port", "0", "--data", str(tmp_path / "file" / "data")).stderr


def test_a_folder_in_which_a_house_is_open_is_refused(tmp_path: Path) -> None:
    with lock(tmp_path):
        assert "a house is open in this folder" in serving("--port", "0", "--data", str(tmp_path)).stderr


def test_open_is_said_when_it_is_open(tmp_path: Path) -> None:
    house = subprocess.Popen(
        [FIVEFOLD, "serve", "--port", "0", "--bots", "1", "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert house.stdout is not None
        said = house.stdout.readline()
        address = said.removeprefix("Fivefold is open at ").strip()
        with urllib.request.urlopen(address + "/health/alive", timeout=PATIENCE) as answer:
            assert answer.status == 200
    finally:
        house.terminate()
        house.communicate()


def installed(monkeypatch: pytest.MonkeyPatch, **versions: str) -> None:
    """Say that these packages are installed in these versions."""
    known = metadata.version
    monkeypatch.setattr(metadata, "version", lambda name: versions.get(name) or known(name))


def test_an_environment_of_an_older_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, fivefold="0.0.1")
    assert "was made for Fivefold 0.0.1" in refused("serve", "--port", "0")


def test_a_package_that_is_too_old_is_named_with_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, fivefold=__version__, fastapi="0.9")
    monkeypatch.setattr(metadata, "requires", lambda _: ['fastapi>=0.120; extra == "server"'])
    said = refused("serve", "--port", "0")
    assert "needs fastapi 0.120, and 0.9 is installed: pip install --upgrade 'fivefold[server]'" in said


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, fivefold=__version__)
    monkeypatch.setattr(metadata, "requires", lambda _: ['no-such-thing>=1; extra == "tournaments"'])
    assert "needs no-such-thing, which is not installed" in refused("serve", "--port", "0")
