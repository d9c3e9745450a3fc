"""Games are called to the tables of the hall: nobody sits twice, no table is taken twice, and all get to play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

from fivefold.server.tournaments.calls import Game, next_calls, sitting
from fivefold.tournaments.formats.groups import schedule

NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Finn", "Gina", "Hugo"]


def group_games(groups: list[int]) -> list[Game]:
    """Groups of these sizes, their games numbered group by group as a draw numbers them."""
    games: list[Game] = []
    first = 1
    for size in groups:
        for wave, one, other in schedule(tuple(range(first, first + size))):
            games.append(Game(len(games) + 1, (one, other), wave))
        first += size
    return games


def check(games: list[Game], called: dict[int, int], count: int, fixed: dict[int, int]) -> None:
    where = sitting(games, called, count, fixed)
    playing = [game for game in games if not game.done and where.places[game.number]]
    assert len({where.places[game.number] for game in playing}) == len(playing)
    seats = [seat for game in playing for seat in game.seats]
    assert len(set(seats)) == len(seats)
    assert {game.number for game in games if not game.done} == {game.number for game in playing} | set(where.waiting)


@given(
    groups=st.lists(st.integers(4, 5), min_size=1, max_size=5),
    count=st.integers(0, 12),
    fixed=st.dictionaries(st.integers(1, 25), st.integers(1, 6), max_size=3),
    lots=st.randoms(use_true_random=False),
)
def test_whatever_is_finished_or_undone_everybody_plays_all_their_games(
    groups: list[int], count: int, fixed: dict[int, int], lots: Any
) -> None:
    games, called = group_games(groups), dict[int, int]()
    undone = 0
    for _ in range(400):
        for number, place in next_calls(games, called, count, fixed):
            called.pop(number, None)
            called[number] = place
        check(games, called, count, fixed)
        where = sitting(games, called, count, fixed)
        playing = [game.number for game in games if not game.done and where.places[game.number]]
        done = [game.number for game in games if game.done]
        if not playing:
            break
        if done and undone < 5 and lots.random() < 0.1:
            number, over, undone = lots.choice(done), False, undone + 1
        else:
            number, over = lots.choice(playing), True
        games = [Game(g.number, g.seats, g.wave, over if g.number == number else g.done) for g in games]
    assert all(game.done for game in games)


def test_a_place_that_is_fixed_is_waited_for_and_kept_free_if_possible() -> None:
    games = [Game(1, (1, 2)), Game(2, (3, 4)), Game(3, (5, 6))]
    assert dict(next_calls(games, {}, 2, {5: 1})) == {1: 2, 2: 1}
    held = {1: 2, 2: 1}
    assert next_calls([Game(1, (1, 2), done=True), *games[1:]], held, 2, {5: 1}) == []
    assert next_calls([games[0], Game(2, (3, 4), done=True), games[2]], held, 2, {5: 1}) == [(3, 1)]


@pytest.fixture
def groups(open_house: Running) -> Hall:
    hall = Hall(open_house, "pentago-tournament", NAMES)
    hall.post("/start")
    while hall.state()["need"]["need"] == "Decision":
        need = hall.state()["need"]
        hall.say("decided", {"question": need["question"], "answer": need["default"]})
    assert hall.post("/draw").status_code == 200
    return hall


def tables(hall: Hall) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = hall.state()["data"]["rounds"][-1]["tables"]
    return found


def post(hall: Hall, kind: str, **data: Any) -> Any:
    return hall.post("/notices", {"kind": kind, "data": data})


def test_group_games_name_a_table_to_sit_at_and_the_rest_wait(groups: Hall) -> None:
    drawn = tables(groups)
    assert all(table["called"] for table in drawn)
    assert sorted(table["place"] for table in drawn if table["place"]) == [1, 2, 3, 4]  # two groups of four
    assert sorted(table["waits"] for table in drawn if not table["place"]) == list(range(1, 9))
    first = next(table for table in drawn if table["place"] == 1)
    other = next(t for t in drawn if t["place"] and t["group"] == first["group"] and t is not first)
    for one in (first, other):
        body = {"round": 1, "table": one["table"], "winner": one["seats"][0], "marbles": 7}
        assert groups.say("result", body).status_code == 200
    again = {table["table"]: table for table in tables(groups)}
    assert sum(1 for table in again.values() if table["place"] and not table["complete"]) == 4
    history = groups.client.get(
        f"/api/tournaments/{groups.id}/history", headers={"X-Fivefold-Link": groups.director}
    ).json()
    number = next(fact["number"] for fact in history if fact["kind"] == "result" and not fact["undone"])
    assert groups.post(f"/undo/{number}").status_code == 200
    back = {table["table"]: table for table in tables(groups)}
    assert back[other["table"]]["place"] == other["place"]  # who sat there first stays
    seats = [s for table in back.values() if table["place"] and not table["complete"] for s in table["seats"]]
    assert len(set(seats)) == len(seats)


def test_a_tournament_that_comes_as_a_log_in_the_middle_of_a_round_calls_its_games_at_once(groups: Hall) -> None:
    opened = groups.client.post("/api/tournaments/open", json={"log": groups.get("/log").text}).json()
    groups.id, groups.director = opened["id"], opened["director"]
    assert sorted(table["place"] for table in tables(groups) if table["place"]) == [1, 2, 3, 4]


def test_the_director_says_how_many_tables_there_are_and_moves_a_game_by_hand(groups: Hall) -> None:
    assert post(groups, "tables", count=5).status_code == 200
    first = next(table for table in tables(groups) if table["place"] == 1)
    taken = post(groups, "called", round=1, table=first["table"], place=2)
    assert (taken.status_code, taken.json()["code"]) == (400, "place-taken")
    assert post(groups, "called", round=1, table=first["table"], place=9).status_code == 200
    assert next(t for t in tables(groups) if t["table"] == first["table"])["place"] == 9
    for body in ({"round": 1, "table": 99, "place": 1}, {"round": 7, "table": 1, "place": 1}):
        assert post(groups, "called", **body).json()["code"] == "not-playing"
    assert post(groups, "called", round=1, table=first["table"], place=0).json()["code"] == "bad-notice"
    assert post(groups, "tables", count=10**7).json()["code"] == "too-many-tables"


def test_a_round_larger_than_the_hall_is_played_in_turns(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert post(hall, "tables", count=1).status_code == 200
    hall.post("/start")
    hall.post("/draw")
    assert [(table["place"], table["waits"]) for table in tables(hall)] == [(1, 0), (0, 1)]
    scores = [[seat, 30] for seat in tables(hall)[0]["seats"]]
    hall.say("result", {"round": 1, "table": 1, "scores": scores})
    assert [(table["place"], table["waits"]) for table in tables(hall)] == [(1, 0), (1, 0)]


def test_at_home_nobody_waits_for_a_table(groups: Hall) -> None:
    assert post(groups, "online", minutes=60).status_code == 200
    assert all(not table["waits"] for table in tables(groups))


@pytest.mark.rule("TP5")
def test_boards_of_players_at_home_have_the_clock_and_a_fallen_flag_is_a_result(groups: Hall) -> None:
    post(groups, "online", minutes=60)
    assert post(groups, "thinking", minutes=0.02, seconds=0).status_code == 200
    table = tables(groups)[0]
    clients = []
    for seat in table["seats"]:
        taken = groups.post(f"/tables/1/{table['table']}/seat?entrant={seat}").json()
        client = groups.house.client()
        joined = client.post(
            f"/api/tables/{taken['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": taken["token"]}
        )
        assert joined.status_code == 200, joined.text
        clients.append(client)
    board = clients[0].get(f"/api/tables/{taken['table']}").json()["table"]
    assert board["clock"]["control"] == "fischer 1+0"
    game = wait_until(lambda: tables(groups)[0]["games"][0], lambda game: game["kind"] != "unplayed")
    loser = table["starter"]
    assert (game["kind"], game["winner"]) == ("walk-over", next(seat for seat in table["seats"] if seat != loser))
    assert game["said_by"] == "screen"
