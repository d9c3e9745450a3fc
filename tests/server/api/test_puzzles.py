"""Puzzles over the API: the day's, one to solve, what is tried."""

from __future__ import annotations

import pytest
from tests.server.conftest import Running

from fivefold.bots.puzzles import puzzle_master, puzzles
from fivefold.games import GAMES, game

DAY = "/api/puzzles/day/2026-03-02"


def test_the_day_has_a_puzzle_of_each_game_and_it_is_the_same_for_all(open_house: Running) -> None:
    found = open_house.client().get(DAY).json()
    assert [one["game"] for one in found] == list(GAMES)
    assert found == open_house.client().get(DAY).json()
    for one in found:
        assert "solution" not in one
        assert one["position"]["to_move"] is not None
    assert open_house.client().get("/api/puzzles/day/yesterday").status_code == 422


@pytest.mark.parametrize("name", GAMES)
def test_a_try_is_judged_and_answered(open_house: Running, name: str) -> None:
    client, rules = open_house.client(), game(name)
    listed = client.get(f"/api/puzzles/{name}").json()
    assert [one["grade"] for one in listed] == sorted(one["grade"] for one in listed)
    one = puzzles(name)[listed[0]["name"]]
    shown = client.get(f"/api/puzzles/{name}/{one.name}").json()
    assert shown["position"]["position"] == rules.write_position(one.state)
    state = one.state
    right = rules.read_move(state, one.solution)
    wrong = next(m for m in rules.legal_moves(state) if m != right and puzzle_master(name).may_try(one, m))
    for move, allowed in ((right, {"solved", "right", "open"}), (wrong, {"wrong", "open"})):
        steps = list(rules.clicks(state, move))
        verdict = client.post(f"/api/puzzles/{name}/{one.name}/try", json={"steps": steps}).json()
        assert verdict["state"] in allowed
        assert verdict["line"][0]["move"] == rules.write_move(state, move)
        assert bool(verdict["why"]) == (verdict["state"] == "wrong")
    line = client.get(f"/api/puzzles/{name}/{one.name}/solution").json()["line"]
    assert line[0]["move"] == one.solution


def test_what_does_not_fit_a_puzzle_is_refused(open_house: Running) -> None:
    client = open_house.client()
    one = next(one for one in puzzles("pentago").values() if one.goal == "win")
    at = f"/api/puzzles/pentago/{one.name}"
    assert client.get("/api/puzzles/pentago/nothing").json()["code"] == "no-puzzle-named"
    assert client.get("/api/puzzles/chess").status_code == 404
    assert client.post(f"{at}/try", json={"steps": ["z9"]}).status_code == 400
    answer = client.post(f"{at}/try", json={"moves": [one.solution], "steps": ["a1"]})
    assert answer.json()["code"] == "not-your-puzzle-turn"
    assert client.get(f"{at}/qr").headers["content-type"] == "image/svg+xml"


def test_the_pieces_that_a_puzzle_gives_stay_where_they_lie(open_house: Running) -> None:
    one = next(one for one in puzzles("katamino").values() if set("IPUVWX") & set(one.position))
    rules, state = game("katamino"), one.state
    given = next(move for move in rules.legal_moves(state) if not puzzle_master("katamino").may_try(one, move))
    steps = list(rules.clicks(state, given))
    answer = open_house.client().post(f"/api/puzzles/katamino/{one.name}/try", json={"steps": steps})
    assert answer.status_code == 400
