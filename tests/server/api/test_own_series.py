"""Series of one's own over the API: checked by the solver, graded, shared as a QR code (KT5)."""

from __future__ import annotations

import pytest
from tests.server.conftest import Running


@pytest.mark.rule("KT5")
def test_a_series_is_checked_and_graded(open_house: Running) -> None:
    found = open_house.client().post("/api/katamino/series", json={"text": "mine: 2 3 6 11 | 8"}).json()
    assert (found["name"], found["text"]) == ("mine", "mine: 2 3 6 11 | 8")
    assert [(step["penta"], step["pieces"], step["solutions"]) for step in found["pentas"]] == [
        (4, [2, 3, 6, 11], 20),
        (5, [2, 3, 6, 11, 8], 16),
    ]
    assert all(1 <= step["grade"] <= 10 for step in found["pentas"])
    made = open_house.client().post("/api/tables", json={"game": "katamino", "options": found["pentas"][1]["options"]})
    assert made.status_code == 201


@pytest.mark.rule("KT5", "KT2")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("mine: 1 2 3 4 | 5", "series-bar-too-early"),
        ("mine: 2 3", "bad-series"),
        ("a: 2 3 6 11\nb: 2 3 6 11", "one-series"),
        ("", "one-series"),
    ],
)
def test_a_series_that_cannot_be_made_is_refused(open_house: Running, text: str, code: str) -> None:
    answer = open_house.client().post("/api/katamino/series", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.rule("KT5")
def test_a_series_is_shared_as_a_qr_code(open_house: Running) -> None:
    answer = open_house.client().get("/api/katamino/series/qr", params={"text": "mine: 2 3 6 11 | 8"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert open_house.client().get("/api/katamino/series/qr", params={"text": "rubbish"}).status_code == 400


@pytest.mark.rule("KT5")
def test_a_series_by_lot_bears_the_wanted_name_and_the_same_lot_gives_the_same(open_house: Running) -> None:
    client = open_house.client()
    made = client.post("/api/katamino/series/new", json={"name": "rainy day", "seed": 7}).json()
    assert made["name"] == "rainy day"
    assert [step["penta"] for step in made["pentas"]] == list(range(4, 12))
    assert client.post("/api/katamino/series", json={"text": made["text"]}).json() == made
    assert client.post("/api/katamino/series/new", json={"name": "rainy day", "seed": 7}).json() == made
    assert client.post("/api/katamino/series/new", json={"name": "rainy day", "seed": 8}).json() != made
    refused = client.post("/api/katamino/series/new", json={"name": "a:b", "seed": 7})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-series")


@pytest.mark.rule("KT3")
def test_a_penta_by_lot_has_one_solution_and_a_table_can_be_laid_with_it(open_house: Running) -> None:
    client = open_house.client()
    made = client.post("/api/katamino/puzzle", json={"penta": 8, "grade": 5, "seed": 1}).json()
    assert (made["pieces"], made["grade"]) == (8, 5)
    puzzle = {name: made[name] for name in ("options", "position")}
    assert client.post("/api/katamino/prospect", json=puzzle).json()["solutions"] == 1
    assert client.post("/api/tables", json={"game": "katamino", **puzzle}).status_code == 201
    assert client.post("/api/katamino/puzzle", json={"penta": 13, "grade": 5, "seed": 1}).status_code in (400, 422)
