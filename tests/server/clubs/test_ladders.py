"""Ladders: who may challenge whom, what a game at a table or a typed result changes, and what does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clubs.club_people import act, admitted, challenged, club_of, found_club, ladder, member, places, win
from tests.server.conftest import Running

from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.clubs.ladder import LAPSES, Ladder, after, why_not
from fivefold.server.settings import Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("ladders"), bots="1", guests_per_minute=1e6, passwords_per_minute=1e6
    )
    with Running(settings) as running:
        yield running


def on_a_ladder(house: Running, count: int, **terms: Any) -> tuple[str, list[tuple[httpx.Client, str]]]:
    """A club whose members stand on its ladder in this order; the first is its organiser."""
    first = member(house)
    club = found_club(first[0])
    people = [first, *(admitted(house, first[0], club) for _ in range(count - 1))]
    act(first[0], "PUT", f"{club}/ladders/pentago", **{"clock": "fischer 900+10", "reach": 2, **terms})
    for client, _ in people:
        act(client, "POST", f"{club}/ladders/pentago/places")
    assert places(first[0], club) == [name for _, name in people]
    return club, people


def test_one_challenges_only_who_stands_a_few_places_above_and_only_one_at_a_time(house: Running) -> None:
    club, people = on_a_ladder(house, 4)
    (a, anna), (_, ben), (c, cem), (d, dora) = people
    challenged(d, club, anna, "out-of-reach")
    challenged(a, club, ben, "out-of-reach")  # below
    challenged(d, club, dora, "out-of-reach")
    seen = {one["name"]: one["can_be_challenged"] for one in ladder(d, club)["places"]}
    assert seen == {anna: False, ben: True, cem: True, dora: False}
    assert challenged(d, club, ben)
    challenged(d, club, cem, "challenge-open")
    challenged(c, club, ben, "other-challenge-open")
    assert challenged(c, club, anna)
    outsider, _ = admitted(house, a, club)
    challenged(outsider, club, dora, "not-on-ladder")
    guest, _ = member(house)
    act(guest, "POST", f"{club}/ladders/pentago/places", "not-a-member")


def test_a_game_at_the_table_of_the_challenge_swaps_places_if_the_challenger_wins(house: Running) -> None:
    club, people = on_a_ladder(house, 3)
    (a, anna), (b, ben), (c, cem) = people
    challenge = challenged(c, club, anna)
    table = win(c, a, club, challenge)
    assert places(b, club) == [cem, ben, anna]
    [result] = ladder(b, club)["results"]
    assert (result["challenger"], result["winner"], result["table"]) == (cem, "challenger", table)
    assert ladder(b, club)["challenges"] == []
    rated = a.get(f"/api/people/{cem}").json()["ratings"]
    assert [(one["game"], one["speed"]) for one in rated] == [("pentago", "slow")]
    shown = next(one for one in club_of(b, club)["members"] if one["name"] == cem)["ratings"]
    assert [(one["game"], one["value"]) for one in shown] == [("pentago", rated[0]["value"])]
    again = challenged(b, club, cem)
    win(c, b, club, again)
    assert places(b, club) == [cem, ben, anna]  # who was challenged has won, and stays
    act(c, "POST", f"{club}/challenges/{again}/table", "no-such-challenge")


def test_the_seat_at_the_table_of_a_challenge_is_kept_for_the_other_one(house: Running) -> None:
    club, people = on_a_ladder(house, 3)
    (a, anna), (b, ben), (c, _) = people
    challenge = challenged(b, club, anna)
    act(c, "POST", f"{club}/challenges/{challenge}/table", "not-your-game")
    table = b.post(f"/api/clubs/{club}/challenges/{challenge}/table").json()["table"]
    again = b.post(f"/api/clubs/{club}/challenges/{challenge}/table").json()["table"]
    assert again == table  # who waits there is led back
    for client in (c, house.client()):
        client.post("/api/me")
        answer = client.post(f"/api/tables/{table}/join", json={"name": "Me too"})
        assert answer.json()["code"] == "seat-of-challenge"
    filled = b.post(f"/api/tables/{table}/requests", json={"do": "fill", "bot": "level1"})
    invited = b.post(f"/api/tables/{table}/links", json={"role": "seat"})
    assert [filled.json()["code"], invited.json()["code"]] == ["seat-of-challenge"] * 2
    assert table not in [one["id"] for one in c.get("/api/tables?phase=gathering").json() if one["open"]]
    assert a.post(f"/api/clubs/{club}/challenges/{challenge}/table").json()["table"] == table
    seats = a.get(f"/api/tables/{table}").json()["table"]
    assert seats["phase"] == "playing"
    assert {seat["name"] for seat in seats["seats"]} == {anna, ben}
    assert ladder(c, club)["challenges"][0]["begun"]
    assert ladder(c, club)["challenges"][0]["table"] == table  # to watch


def test_a_typed_result_holds_if_both_say_it_or_one_against_themselves_or_an_organiser(house: Running) -> None:
    club, people = on_a_ladder(house, 5, reach=1)
    (a, anna), (b, ben), (c, cem), (d, dora), (e, emil) = people
    first = challenged(e, club, dora)
    act(e, "POST", f"{club}/challenges/{first}/result", winner="challenger")
    act(b, "POST", f"{club}/challenges/{first}/result", "not-your-challenge", winner="challenger")
    assert places(a, club) == [anna, ben, cem, dora, emil]
    assert [(one["said"], one["heard"]) for one in ladder(d, club)["challenges"]] == [("", "challenger")]
    act(d, "POST", f"{club}/challenges/{first}/result", winner="drawn")
    assert len(ladder(a, club)["challenges"]) == 1  # they do not say the same
    act(d, "POST", f"{club}/challenges/{first}/result", winner="challenger")
    assert places(a, club) == [anna, ben, cem, emil, dora]
    second = challenged(c, club, ben)
    act(a, "POST", f"{club}/challenges/{second}/result", winner="challenger")
    assert places(a, club) == [anna, cem, ben, emil, dora]
    third = challenged(c, club, anna)
    act(a, "POST", f"{club}/challenges/{third}/result", winner="challenged")  # an organiser in her own game
    assert len(ladder(a, club)["challenges"]) == 1
    act(c, "POST", f"{club}/challenges/{third}/result", winner="drawn")
    act(a, "POST", f"{club}/challenges/{third}/result", winner="drawn")
    assert places(a, club) == [anna, cem, ben, emil, dora]
    assert [one["winner"] for one in ladder(a, club)["results"]] == ["drawn", "challenger", "challenger"]


def test_a_challenge_is_taken_back_by_who_made_it_and_by_organisers(house: Running) -> None:
    club, people = on_a_ladder(house, 3, reach=1)
    (a, anna), (b, ben), (c, _) = people
    first = challenged(c, club, ben)
    act(b, "DELETE", f"{club}/challenges/{first}", "not-your-challenge-to-drop")
    act(a, "DELETE", f"{club}/challenges/{first}")
    second = challenged(b, club, anna)
    act(a, "DELETE", f"{club}/challenges/{second}", "not-your-challenge-to-drop")  # she is the other one
    act(b, "DELETE", f"{club}/challenges/{second}")
    assert (ladder(a, club)["challenges"], ladder(a, club)["results"]) == ([], [])


def test_whoever_leaves_the_ladder_or_the_club_gives_up_their_place_and_challenges(house: Running) -> None:
    club, people = on_a_ladder(house, 3)
    (a, anna), (b, ben), (c, cem) = people
    challenged(c, club, ben)
    act(b, "DELETE", f"{club}/ladders/pentago/places")
    assert (places(a, club), ladder(a, club)["challenges"]) == ([anna, cem], [])
    act(b, "POST", f"{club}/ladders/pentago/places")
    act(c, "POST", f"{club}/leave")
    assert places(a, club) == [anna, ben]
    act(b, "DELETE", f"{club}/ladders/pentago", "not-an-organiser")
    act(a, "PUT", f"{club}/ladders/pentago", clock="days 2", reach=1)
    assert places(a, club) == [anna, ben]  # other terms, the same places
    act(a, "PUT", f"{club}/ladders/kingdomino", "ladder-of-two", options="players=4")
    act(a, "PUT", f"{club}/ladders/pente", "no-such-clock", clock="soon")
    act(a, "DELETE", f"{club}/ladders/pentago")
    act(b, "POST", f"{club}/ladders/pentago/places", "no-such-ladder")


def test_two_workers_lay_one_table_for_a_challenge_and_count_its_game_once(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1", lease=1.0)
    with Running(settings) as one, Running(settings) as two:
        anna, her_name = member(one)
        club = found_club(anna)
        ben, his_name = admitted(two, anna, club)
        act(anna, "PUT", f"{club}/ladders/pentago", clock="fischer 900+10")
        act(anna, "POST", f"{club}/ladders/pentago/places")
        act(ben, "POST", f"{club}/ladders/pentago/places")
        win(ben, anna, club, challenged(ben, club, her_name))
        for client in (ben, anna, ben):
            assert places(client, club) == [his_name, her_name]
            assert len(ladder(client, club)["results"]) == 1


def test_a_challenge_lapses_unless_its_game_has_begun() -> None:
    ladder = Ladder("pente", order=("anna", "ben", "cem"))
    ladder = after(ladder, Fact("challenged", 0.0, Person("cem"), Person("ben"), id="c"))
    waiting = after(ladder, Fact("begun", 1.0, id="c"))
    assert why_not(ladder, "ben", "anna", LAPSES - 1) is not None
    assert why_not(ladder, "ben", "anna", LAPSES + 1) is None
    assert why_not(waiting, "ben", "anna", LAPSES + 1) is not None
    later = after(ladder, Fact("challenged", LAPSES + 2, Person("ben"), Person("anna"), id="d"))
    assert set(later.challenges) == {"d"}


def test_a_place_that_was_won_above_meanwhile_is_not_given_back() -> None:
    """Cem wins his challenge of Ben, who was above him when it was made and is below him now."""
    ladder = Ladder("pente", order=("cem", "anna", "ben"))
    ladder = after(ladder, Fact("challenged", 0.0, Person("cem"), Person("ben"), id="c"))
    assert after(ladder, Fact("played", 1.0, id="c", winner="cem")).order == ("cem", "anna", "ben")
