"""What is sent over sockets, streams and HTTP has the published shape, whatever is played; clients can be generated."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running, say
from tests.server.published import SCHEMA, check_as
from tests.server.tournaments.test_tournaments import Hall
from typing_extensions import is_typeddict
from websockets.sync.client import connect

from fivefold import games
from fivefold.live.shapes import TableEvent
from fivefold.live.table import HANDLERS
from fivefold.server.tables.messages import REQUESTS
from fivefold.tournaments import facts
from fivefold.tournaments.shapes import NeedView

MOVES_ALONE = 8
"""A puzzle goes on as long as one likes."""


class Player:
    """Somebody at a table who keeps what is sent; every message and every request is held against the schema."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            check_as("TableMessage", message)
            self.heard.append(message)
            if message["t"] == "ping":
                say(self.socket, do="pong")
            if message["t"] in kinds:
                return message

    def facts(self) -> list[str]:
        events = (message for message in self.heard if message["t"] == "event")
        return [fact["kind"] for message in events for fact in message["facts"]]

    def wait_for(self, kind: str) -> None:
        while kind not in self.facts():
            self.hear("event")

    def ask(self, **request: Any) -> dict[str, Any]:
        check_as("TableRequest", request)
        say(self.socket, **request)
        return self.hear("ack", "no")


def table_of(client: Any, **body: Any) -> str:
    made = client.post("/api/tables", json={"name": "Anna", "by_lot": False, **body})
    assert made.status_code == 201, made.text
    identity: str = made.json()["id"]
    return identity


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_is_told_as_it_is_published(open_house: Running, name: str) -> None:
    """Somebody plays a whole game against a bot, at one device where it is played alone."""
    game = games.game(name)
    seats = game.seats(game.options())
    client = open_house.client()
    table = table_of(client, game=name, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)])
    details = next(shape for shape in _shapes(game.details))
    equipment = client.get(f"/api/games/{name}").json()["equipment"]
    for shape in _shapes(game.equipment):
        check_as(shape, equipment)
    with open_house.socket(table, client) as socket:
        player = Player(socket)
        now, asked = player.hear("state")["table"], -1
        while now["phase"] != "over" and (seats > 1 or now["ply"] < MOVES_ALONE):
            check_as(details, now["position"]["details"])
            if now["legal"] is not None and asked < now["ply"]:
                asked = now["ply"]
                check_as("TableRequest", move := {"do": "move", "ply": asked, "steps": _steps(now["legal"])})
                say(socket, **move, id=f"m{asked}")
            told = player.hear("event", "state", "no")
            assert told["t"] != "no", told
            event = told.get("now", told.get("table", {}))
            now = {**now, **event, **{name: told[name] for name in ("position", "legal") if name in told}}
        assert now["ended"] is not None or seats == 1
    assert {"state", "event", "ack"} <= {message["t"] for message in player.heard}


def _shapes(call: Any) -> list[str]:
    found: Any = get_type_hints(call).get("return")
    return [found.__name__] if is_typeddict(found) else []


def _steps(tree: dict[str, Any]) -> list[str]:
    """The first legal move that takes a step at each node; a piece is laid rather than taken up again."""
    node, steps = tree["root"], list[str]()
    while node:
        step, node = next(iter(tree["nodes"][node].items()))
        steps += [step] if step else []
    return steps


def test_whatever_happens_at_a_table_is_told_as_it_is_published(open_house: Running) -> None:
    """Two people do all that can be done; every kind of fact but those of time and absence comes up."""
    anna, ben = open_house.client(), open_house.client()
    made = anna.post(
        "/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False, "clock": "fischer 300+5"}
    ).json()
    table = made["id"]
    with open_house.socket(table, anna) as socket:
        a = Player(socket)
        a.hear("state")
        joined = ben.post(
            f"/api/tables/{table}/join", json={"name": "Ben"}, headers={"X-Fivefold-Link": made["invite"]}
        )
        assert joined.status_code == 200
        with open_house.socket(table, ben) as other:
            b = Player(other)
            b.hear("state")
            assert a.ask(do="move", id="m1", ply=0, move="c4 NW+")["t"] == "ack"
            assert a.ask(do="move", id="m2", ply=0, move="a1 NW+")["t"] == "no"
            asked: list[tuple[Player, dict[str, Any]]] = [
                (a, {"do": "offer", "what": "takeback"}),
                (b, {"do": "accept", "what": "takeback"}),
                (a, {"do": "offer", "what": "draw"}),
                (b, {"do": "decline", "what": "draw"}),
                (a, {"do": "say", "text": "hello"}),
                (a, {"do": "pause"}),
                (b, {"do": "accept", "what": "pause"}),
                (a, {"do": "resume"}),
                (b, {"do": "resign"}),
                (a, {"do": "offer", "what": "rematch"}),
                (b, {"do": "accept", "what": "rematch"}),
                (a, {"do": "stand"}),
                (a, {"do": "touch", "ply": 0, "step": "c4"}),
                (a, {"do": "claim", "what": "win"}),
                (a, {"do": "return"}),
                (a, {"do": "sit", "name": "Anna"}),
            ]
            for player, request in asked:
                player.ask(**request, id=f"{len(player.heard)}")
            say(a.socket, do="ping")
            a.hear("pong")
            a.wait_for("followed")
        a.wait_for("went")
        with open_house.socket(table, anna, "?after=1") as again:
            missed = Player(again).hear("state")["missed"]
    told = {*a.facts(), *(fact["kind"] for fact in missed)}
    assert told >= {"sat", "started", "came", "went", "moved", "said", "paused", "resumed", "resigned", "followed"}
    assert told >= {"offered", "declined", "took-back"}


def test_every_kind_of_fact_and_request_has_its_shape() -> None:
    schemas = json.loads(SCHEMA.read_text(encoding="utf-8"))["components"]["schemas"]
    shown = {kind for event in get_args(TableEvent.__value__) for kind in get_args(get_type_hints(event)["kind"])}
    assert shown == {"opened", *HANDLERS}
    assert set(schemas["TableRequest"]["discriminator"]["mapping"]) == {*REQUESTS, "state", "ping", "pong"}
    assert set(schemas["HistoryFact"]["discriminator"]["mapping"]) == set(facts.SHAPES) - set(facts.OTHER_LOGS)


@pytest.mark.parametrize("preset", ["kingdomino-championship", "pentago-tournament", "swiss", "knock-out"])
def test_a_tournament_is_told_as_it_is_published(open_house: Running, preset: str) -> None:
    """A tournament is run to its end; its socket, state, history and questions are held against the schema."""
    hall = Hall(open_house, preset, [f"Player {number}" for number in range(1, 9)])
    needs: set[str] = set()
    hall.get("/lint")
    address = f"ws://127.0.0.1:{open_house.port}/api/tournaments/{hall.id}/socket?packed=yes"
    with connect(address, subprotocols=["fivefold", f"fivefold.link.{hall.director}"], max_size=None) as socket:  # type: ignore[list-item]
        assert hall.post("/notices", {"kind": "message", "data": {"text": "Welcome"}}).status_code == 200
        assert hall.post("/start").status_code == 200
        for _ in range(200):
            state = hall.state(hall.director)
            need = state["need"]
            needs.add(need["need"])
            if need["need"] == "LotNeeded":
                assert hall.post("/lot").status_code == 200
            elif need["need"] == "Draw":
                assert hall.post("/draw").status_code == 200
            elif need["need"] == "Decision":
                assert hall.say("decided", {"question": need["question"], "answer": need["default"]}).status_code == 200
            elif need["need"] == "Waiting" and need["kind"] == "results":
                for round_, number in need["tables"]:
                    enter_result(hall, state, round_, number)
            elif need["need"] == "Finished":
                assert hall.say("closed", {}).status_code == 200
                break
        newest = hall.state()
        while True:
            packed = socket.recv(timeout=PATIENCE)
            assert isinstance(packed, bytes)
            message = json.loads(gzip.decompress(packed))
            check_as("TournamentSocketMessage", message)
            if message["v"] == newest["v"]:
                break
    assert newest["data"]["closed"]
    assert {"Draw", "Waiting", "Finished"} <= needs <= set(names_of_needs())
    for link in (hall.director, ""):
        assert {"entered", "result", "closed"} <= {fact["kind"] for fact in hall.get("/history", link).json()}
    places = [row["entrant"] for row in newest["data"]["standing"]["rows"]]
    assert hall.get(f"/compare?one={places[0]}&other={places[1]}").json()


def enter_result(hall: Hall, state: dict[str, Any], number: int, table: int) -> None:
    """The first one at a table wins; what must be said is what the table asks for."""
    drawn = state["data"]["rounds"][number - 1]["tables"][table - 1]
    asks = drawn["asks"]
    if asks["result"] == "winner":
        marbles = {"marbles": asks["marbles"][1]} if asks["marbles"][1] else {}
        result = {"winner": asks["of"][0], **marbles}
    else:
        result = {asks["result"]: [[entrant, 100 - place] for place, entrant in enumerate(asks["of"])]}
    answer = hall.say("result", {"round": number, "table": table, **result})
    assert answer.status_code == 200, answer.text


def names_of_needs() -> list[str]:
    return [name for view in get_args(NeedView.__value__) for name in get_args(get_type_hints(view)["need"])]


def test_the_graph_of_a_game_and_the_stream_of_tables_are_told_line_by_line(open_house: Running) -> None:
    client = open_house.client()
    body = {"game": "pentago", "moves": ["c4 NW+", "a1 SE-"], "seconds": 0.05}
    with client.stream("POST", "/api/analysis/game", json=body) as answer:
        lines = [json.loads(line) for line in answer.iter_lines()]
    assert len(lines) == 2
    for line in lines:
        check_as("GraphLine", line)
    table_of(client, game="pentago", seats=[{"kind": "me"}, {"kind": "me"}])
    with client.stream("GET", "/api/stream") as answer:
        check_as("TablesMessage", json.loads(next(line for line in answer.iter_lines() if line.strip())))


UNREADABLE = ("application/pdf", "image/svg+xml", "application/x-ndjson", "text/plain", "text/csv")
"""What the generator has no code for; a caller reads such bodies as they are."""


def test_a_python_client_can_be_generated_and_its_types_hold(tmp_path: Path) -> None:
    tools = Path(sys.prefix) / "clients" / "bin"
    if not (tools / "openapi-python-client").exists():
        pytest.skip("scripts/setup dev installs openapi-python-client in an environment of its own")
    folder = tmp_path / "fivefold_client"
    command = ["generate", "--path", str(SCHEMA), "--output-path", str(folder), "--meta", "none"]
    path = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    done = subprocess.run(
        [str(tools / "openapi-python-client"), *command], capture_output=True, text=True, env=path, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    reasons = [line for line in done.stdout.splitlines() if "nsupported content" in line or "annot parse" in line]
    assert all(any(kind in line for kind in UNREADABLE) for line in reasons), done.stdout[-3000:]
    checked = subprocess.run(
        [tools / "mypy", "--follow-imports=silent", "fivefold_client/models", "fivefold_client/api"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout[-3000:]
    models = {file.stem for file in (folder / "models").glob("*.py")}
    assert {"table_view", "state_message", "move_request", "tournament_message", "wall_view", "result_data"} <= models
