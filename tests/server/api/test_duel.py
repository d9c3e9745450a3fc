"""The solved duel as the page asks for it: first moves, replies, a verdict by search."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Running

from fivefold.bots.katamino_duel.answers import divisions

F = "9/e5/f5/f6/g6/f7"


def asked(house: Running, path: str) -> dict[str, Any]:
    found: dict[str, Any] = house.client().get(f"/api/duel{path}").json()
    return found


def test_every_first_move_and_every_first_pick_is_told_won_or_lost(open_house: Running) -> None:
    found = asked(open_house, "")
    ordinary = found["games"][0]
    assert (ordinary["kinds"], len(ordinary["moves"])) == (95, 95)
    assert all((one["answers"] > 0) == one["wins"] == (one["refutation"] is None) for one in ordinary["moves"])
    draft = found["draft"]
    assert draft["divisions"] == 924
    assert draft["solved"] == len(divisions())
    assert {pick["piece"]: pick["wins"] for pick in draft["picks"]} == {piece: piece == 2 for piece in range(1, 13)}


def test_each_pick_of_the_draft_is_told_with_the_next_pick_that_refutes_it(open_house: Running) -> None:
    assert asked(open_house, "/draft")["picks"] == asked(open_house, "")["draft"]["picks"]
    found = asked(open_house, "/draft?pick=2&pick=1&pick=4")
    assert (found["to_pick"], found["value"], len(found["picks"])) == (1, True, 9)
    lost = found["picks"][0]
    assert not lost["wins"]
    met = asked(open_house, f"/draft?pick=2&pick=1&pick=4&pick={lost['piece']}")["picks"]
    assert next(pick["wins"] for pick in met if pick["piece"] == lost["refutation"])
    every = "&".join(f"pick={piece}" for piece in (2, 1, 4, 3, 5, 6, 7, 8, 9, 10, 11, 12))
    assert asked(open_house, f"/draft?{every}") == {"to_pick": None, "value": False, "picks": []}
    assert asked(open_house, "/draft?pick=2&pick=2")["code"] == "cannot-pick"


def test_a_first_move_comes_with_a_reply_to_each_answer_however_it_is_turned(open_house: Running) -> None:
    found = asked(open_house, f"/ordinary/line?move={F}")
    assert found["wins"]
    assert len(found["replies"]) == 614
    turned = asked(open_house, "/ordinary/line?move=9/c2/b3/c3/c4/d4")
    assert len(turned["replies"]) == 614
    assert {one["answer"] for one in turned["replies"]} != {one["answer"] for one in found["replies"]}


def test_what_is_laid_against_a_losing_first_move_is_judged(open_house: Running) -> None:
    lost = next(one for one in asked(open_house, "")["games"][0]["moves"] if not one["wins"])
    refuted = asked(open_house, f"/ordinary/verdict?move={lost['move']}&move={lost['refutation']}")
    assert refuted == {"wins": False, "placement": None}
    met = asked(open_house, f"/ordinary/line?move={F}")["replies"][0]
    verdict = asked(open_house, f"/ordinary/verdict?move={F}&move={met['answer']}")
    assert verdict == {"wins": True, "placement": met["reply"]}


def test_what_cannot_be_answered_is_said_in_a_sentence(open_house: Running) -> None:
    assert asked(open_house, "/ordinary/line?move=9/a1/a2")["code"]
    assert asked(open_house, "/anywhere/line?move=12/b1/a2/b2/c2/b3")["code"] == "duel-not-stored"
    assert asked(open_house, "/anywhere/verdict?move=12/b1/a2/b2/c2/b3")["code"] == "duel-too-early"
    assert open_house.client().get("/api/duel/chess/line?move=1").status_code == 422
