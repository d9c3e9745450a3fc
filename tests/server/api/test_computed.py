"""Requests that compute are answered by workers: the web process works nothing out, and nobody waits for a stranger."""

from __future__ import annotations

import contextlib
import io
import os
import random
import signal
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from openpyxl import Workbook
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

from fivefold import games
from fivefold.server.engines import game_tasks, tasks as bots
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.settings import Settings
from fivefold.server.tournaments import desk_tasks
from fivefold.server.tournaments.desk_tasks import check_log

RECORD = '[Game "pentago"]\n1. c4/NW+ d3/SE- {calm} 2. a1/NE+'
ENDGAME = "bbbb..wwww" + 26 * "."
LONG = PATIENCE


def answers(hall: Hall) -> list[httpx.Response]:
    """One answer of every request that computes; the client holds each against the published schema."""
    client = hall.client
    log = client.get(f"/api/tournaments/{hall.id}/log", headers={"X-Fivefold-Link": hall.director}).text
    read = f"/api/tournaments/{hall.id}/entries/read"
    line = {"game": "pentago", "position": ENDGAME}
    return [
        client.post("/api/analysis", json={**line, "bot": "greedy"}),
        client.post("/api/analysis/position", json={**line, "seconds": 0.1}),
        client.post("/api/records", json={"text": RECORD}),
        client.post("/api/kingdoms/score", json={"grid": "C W W / . . W / . . M3"}),
        client.post("/api/kingdoms/sketch", json={"options": "two", "position": "14:e6N/- | - | - | -", "domino": 48}),
        client.post("/api/katamino/prospect", json={"options": "A4"}),
        client.post("/api/tournaments/verify", json={"log": log}),
        client.post(read, content=b"Anna\n\nBen", headers={"X-Fivefold-Link": hall.director}),
        client.post("/api/tournaments/open", json={"log": log}),
    ]


def test_the_web_process_works_out_nothing_itself(open_house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, where the web process runs, all that computes is taken away; the workers still have theirs."""
    hall = Hall(open_house, "swiss", ["Anna", "Ben"])

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this is a worker's work")

    for module, names in {
        bots: ("choose", "position_after", "position_report", "graph_point"),
        game_tasks: ("choose", "position_after", "position_report", "describe", "read_record", "tally"),
        desk_tasks: ("verify", "read_log", "read_entries"),
    }.items():
        for name in names:
            monkeypatch.setattr(module, name, never)
    for answer in answers(hall):
        assert answer.status_code in (200, 201), (answer.url, answer.text)


def test_a_long_chore_keeps_nobody_from_a_short_one(tmp_path: Path) -> None:
    """The worker of the long chores is stopped in the middle of one; others are answered meanwhile."""
    with Running(Settings(data=tmp_path, bots="1")) as running, ThreadPoolExecutor(1) as threads:
        client, pool = running.client(), running.house.pools.chores
        assert client.post("/api/records", json={"text": RECORD}).status_code == 200
        wait_until(lambda: pool.running == 2)
        stopped = pool.processes[_long_slot(pool)]
        os.kill(stopped, signal.SIGSTOP)
        try:
            slow = threads.submit(client.post, "/api/tournaments/verify", json={"log": "nonsense"}, timeout=LONG)
            wait_until(lambda: not pool._workers[_long_slot(pool)]._idle)
            for _ in range(5):
                assert running.client().post("/api/records", json={"text": RECORD}).status_code == 200
            assert running.client().get("/health").status_code == 200
            assert not slow.done()
        finally:
            os.kill(stopped, signal.SIGCONT)
        assert slow.result().json()["ok"] is False


def _long_slot(pool: WorkerPool) -> int:
    from fivefold.server.engines.pool import _slot

    return _slot("long", len(pool._workers))


def test_a_chore_whose_worker_is_lost_is_refused_and_the_next_one_is_done(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1")) as running, ThreadPoolExecutor(1) as threads:
        client, pool = running.client(), running.house.pools.chores
        assert client.post("/api/tournaments/verify", json={"log": "nonsense"}).status_code == 200
        wait_until(lambda: pool.running == 2)
        victim = pool.processes[_long_slot(pool)]
        os.kill(victim, signal.SIGSTOP)
        lost = threads.submit(client.post, "/api/tournaments/verify", json={"log": "nonsense"}, timeout=LONG)
        wait_until(lambda: not pool._workers[_long_slot(pool)]._idle)
        os.kill(victim, signal.SIGKILL)
        assert (lost.result().status_code, lost.result().json()["code"]) == (503, "worker-lost")
        assert client.post("/api/tournaments/verify", json={"log": "nonsense"}).status_code == 200
        assert "fivefold_bot_failures_total 1.0" in client.get("/metrics").text
        assert 'fivefold_waiting_jobs{pool="games"} 0.0' in client.get("/metrics").text


def test_what_waits_for_somebody_who_hangs_up_is_dropped(tmp_path: Path) -> None:
    line = {"game": "pentago", "position": ENDGAME, "seconds": 0.1}
    with Running(Settings(data=tmp_path, bots="1")) as running, ThreadPoolExecutor(1) as threads:
        study = running.house.pools.study

        def ask(seconds: float) -> httpx.Response:
            return running.client().post("/api/analysis/position", json=line, timeout=seconds)

        assert ask(LONG).status_code == 200
        os.kill(study.processes[0], signal.SIGSTOP)
        try:
            first = threads.submit(ask, LONG)
            wait_until(lambda: not study._workers[0]._idle)
            with pytest.raises(httpx.TimeoutException):
                ask(3.0)
            wait_until(lambda: len(study) == 0)
        finally:
            os.kill(study.processes[0], signal.SIGCONT)
        assert first.result().status_code == 200


def some_moves(count: int) -> list[str]:
    """The first moves of a game of Pente by chance."""
    rules, rng, texts = games.game("pente"), random.Random(1), []
    state = rules.start()
    for _ in range(count):
        move = rng.choice(list(rules.legal_moves(state)))
        texts.append(rules.write_move(state, move))
        state = rules.play(state, move)
    return texts


def test_an_address_follows_only_so_many_games_at_once(tmp_path: Path) -> None:
    body = {"game": "pente", "moves": some_moves(100), "seconds": 0.5}
    with Running(Settings(data=tmp_path, bots="1")) as running:
        streams = running.house.pools.streams
        with contextlib.ExitStack() as others:
            for _ in range(streams.most - 1):
                stream = running.client().stream("POST", "/api/analysis/game", json=body, timeout=LONG)
                assert others.enter_context(stream).status_code == 200
            with running.client().stream("POST", "/api/analysis/game", json=body, timeout=LONG) as last:
                assert last.status_code == 200
                assert sum(streams._held.values()) == streams.most
                refused = running.client().post("/api/analysis/game", json=body)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-at-once")
            wait_until(lambda: sum(streams._held.values()) < streams.most)
            with running.client().stream("POST", "/api/analysis/game", json=body, timeout=LONG) as again:
                assert again.status_code == 200


def test_a_workbook_that_unpacks_to_too_much_is_refused(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", ["Anna", "Ben"])
    book, plain, bomb = Workbook(), io.BytesIO(), io.BytesIO()
    book.save(plain)
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as new:
        for item in old.infolist():
            new.writestr(item.filename, old.read(item))
        new.writestr("xl/media/1.xml", b" " * 10_000_000)
    answer = hall.client.post(
        f"/api/tournaments/{hall.id}/entries/read", content=bomb.getvalue(), headers={"X-Fivefold-Link": hall.director}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "too-large")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/analysis", {"game": "pentago", "moves": ["c4 NW+"] * 1001}),
        ("/api/analysis", {"game": "pentago", "moves": ["c4 NW+" + " " * 200]}),
        ("/api/records", {"text": "x" * 200_001}),
        ("/api/kingdoms/score", {"grid": "C" * 401}),
        ("/api/kingdoms/sketch", {"position": "-" * 4001}),
        ("/api/katamino/prospect", {"options": "x" * 401}),
        ("/api/tournaments/verify", {"log": "x" * 1_900_001}),
    ],
)
def test_what_is_longer_than_any_game_is_refused_before_a_worker_is_asked(
    open_house: Running, path: str, body: dict[str, Any]
) -> None:
    assert open_house.client().post(path, json=body).status_code == 422


def test_a_log_is_checked_by_a_task_that_can_travel() -> None:
    assert b'"ok":false' in check_log("nonsense")
