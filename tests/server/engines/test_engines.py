"""Programs outside that play as bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.server.conftest import Running, hear, say

from fivefold.refusals import Refused
from fivefold.server.settings import Settings, read_engine

SLEEPER = "import time; time.sleep(10_000)"


@pytest.mark.parametrize(
    ("program", "moves", "by"),
    [("print('0,0', flush=True)", "L9U9", ""), ("import sys; sys.exit(3)", None, "greedy"), (SLEEPER, None, "greedy")],
)
def test_a_program_outside_plays_as_a_bot_and_the_stand_in_moves_for_one_that_fails(
    tmp_path: Path, program: str, moves: str | None, by: str
) -> None:
    script = tmp_path / "engine.py"
    script.write_text(program)
    engine = read_engine(f"pente/rapid={sys.executable} {script}")
    seconds = 2.0 if program is SLEEPER else 60.0
    settings = Settings(data=tmp_path, bots="1", engines=(engine,), bot_seconds=seconds, silence=600.0)
    with Running(settings) as running:
        client = running.client()
        assert "rapid" in client.get("/api/games/pente").json()["bots"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "rapid"}]
        made = client.post("/api/tables", json={"game": "pente", "seats": seats, "by_lot": False}).json()
        with running.socket(made["id"], client) as line:
            hear(line, "state")
            say(line, do="move", ply=0, id="a", move="0")
            while (event := hear(line, "event", 120))["now"]["ply"] < 2:
                pass
            assert moves in (None, event["facts"][0]["move"])
            assert event["facts"][0].get("by", "") == by
            say(line, do="state")
            assert [move["by"] for move in hear(line, "state")["table"]["moves"]] == ["", by]


@pytest.mark.parametrize(
    "text", ["", "pente", "pente/x=", "chess/x=true", "pente/x=no-such-program-here", "pente/random=true"]
)
def test_what_is_no_engine_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_engine(text)
