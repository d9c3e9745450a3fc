"""What the page asks beside the tables: positions by steps and by chance, Katamino's series and prospects."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Running


def asked(house: Running, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = house.client().post("/api/analysis", json=body).json()
    return found


def test_a_move_is_made_by_the_steps_of_a_hand_and_told_as_a_text(open_house: Running) -> None:
    found = asked(open_house, game="pente", moves=["0", "R1"], steps=["O11"])
    assert found["moves"] == ["0", "R1", "R4U1"]
    assert found["last"] == ["O11"]
    assert found["position"]["to_move"] == 1
    assert asked(open_house, game="pente", moves=["0"], steps=["K10"])["code"] == "no-such-steps"


def test_moves_are_told_as_records_write_them(open_house: Running) -> None:
    found = asked(open_house, game="pentago", moves=["c4 nw+", "d3/SE-"])
    assert (found["moves"], found["last"]) == (["c4/NW+", "d3/SE-"], ["d3", "SE", "-"])


@pytest.mark.rule("KD3")
def test_chance_deals_by_the_seed_and_only_where_it_moves(open_house: Running) -> None:
    found = asked(open_house, game="kingdomino", chance=True, seed=5)
    assert found["moves"][0].startswith("deal ")
    assert found["last"] == []
    assert asked(open_house, game="kingdomino", chance=True, seed=5) == found
    assert asked(open_house, game="pentago", chance=True)["code"] == "no-chance"


@pytest.mark.rule("KT4")
def test_the_series_are_told_with_what_a_table_needs(open_house: Running) -> None:
    series = open_house.client().get("/api/katamino/series").json()
    assert [line["name"] for line in series] == list("ABCDEFGHIJKL")
    first = series[0]["pentas"][0]
    assert (first["penta"], first["pieces"], first["solutions"]) == (4, [2, 3, 6, 11], 20)
    assert sum(len(line["pentas"]) for line in series) == 96
    made = open_house.client().post("/api/tables", json={"game": "katamino", "options": first["options"]})
    assert made.status_code == 201


@pytest.mark.rule("KT4")
def test_the_small_slam_is_told_beside_the_leaflets_grid(open_house: Running) -> None:
    series = open_house.client().get("/api/katamino/series?table=small_slam").json()
    assert [line["name"] for line in series] == list("ABCDEFG")
    assert {line["table"] for line in series} == {"small_slam"}
    assert [[penta["penta"] for penta in line["pentas"]] for line in series] == [[3, 4, 5, 6, 7, 8]] * 7
    assert all(penta["solutions"] for line in series for penta in line["pentas"])
    assert open_house.client().get("/api/katamino/series?table=slam").status_code == 422


def test_a_filling_is_told_its_prospect(open_house: Running) -> None:
    def ask(**body: str) -> dict[str, Any]:
        found: dict[str, Any] = open_house.client().post("/api/katamino/prospect", json=body).json()
        return found

    found = ask(options="A4", position="Y.../Y.../YY../Y..L/LLLL")
    assert (found["solutions"], found["hint"]) == (1, ["6", "b4", "c4", "b5", "c5", "d5"])
    dead = ask(options="A4", position="..Y./YYYY/..P./.PP./.PP.")
    assert (dead["solutions"], dead["hint"]) == (0, ["3"])
    assert ask(options="A4", position="nonsense")["sentence"]
    assert ask(options="chess")["sentence"]


def test_a_game_says_whether_it_has_an_analyst(open_house: Running) -> None:
    games = {game["name"]: game["analyst"] for game in open_house.client().get("/api/games").json()}
    assert games["pentago"]
    assert not games["katamino"]


@pytest.mark.parametrize("name", ["", ".", "..", "chess", "pentago.engine"])
def test_a_game_that_does_not_exist_is_not_analysed(open_house: Running, name: str) -> None:
    for what in ("position", "game"):
        answer = open_house.client().post(f"/api/analysis/{what}", json={"game": name})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")


def test_a_game_is_given_away_as_a_record_and_a_picture(open_house: Running) -> None:
    body = {"game": "pente", "moves": ["0", "R1"], "names": ['Anna "A"\n[x]', "Ben"], "at": 1}
    found = open_house.client().post("/api/analysis/share", json=body).json()
    assert found["record"].splitlines()[2:4] == ["[Seat1 \"Anna 'A' [x]\"]", '[Seat2 "Ben"]']
    assert found["record"].splitlines()[-1] == "1. 0 R1"
    assert found["svg"].startswith("<svg")
    assert open_house.client().post("/api/records", json={"text": found["record"]}).json()["moves"] == ["0", "R1"]
