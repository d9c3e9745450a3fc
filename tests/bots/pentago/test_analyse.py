"""The analyst: all moves of a position, and where a game turned."""

from __future__ import annotations

import random

import pytest

from fivefold.bots import analyst
from fivefold.bots.analysis import DRAW_LOST, WIN_LEFT, WIN_LOST
from fivefold.bots.pentago import analyse, solver
from fivefold.bots.pentago.engine import Engine
from fivefold.games import pentago
from fivefold.refusals import Refused


def position(rng: random.Random, marbles: int) -> pentago.State:
    """A position that goes on after this many random turns."""
    while True:
        state = pentago.start()
        for _ in range(marbles):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state):
                break
        else:
            return state


LATE = "bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb"


@pytest.mark.compiled
def test_every_move_of_a_late_position_has_its_exact_value() -> None:
    state = pentago.read_position(LATE)
    report = analyse.position(state, seconds=5)
    assert {m.move: m.value for m in report.moves} == dict(solver.solve(state).moves)
    assert report.depth == "to the end" or report.value is not None
    assert report.line[0] == report.moves[0].text
    assert report.to_json()["moves"][0]["move"] == report.moves[0].text


@pytest.mark.compiled
def test_the_line_is_made_of_legal_moves() -> None:
    state = pentago.read_position("bbwwb.w.wbb...wb....wbwb..........wb")
    for text in analyse.position(state, seconds=0.3).line:
        state = pentago.play(state, pentago.read_move(state, text))


@pytest.mark.compiled
def test_a_game_shows_where_the_win_was_lost() -> None:
    rng = random.Random(12)
    while True:
        state = position(rng, 30)
        values = solver.solve(state).moves
        if max(values.values()) == 1 and min(values.values()) < 1:
            break
    first = 1 if pentago.to_move(state) == 0 else -1
    blunder = next(move for move, value in values.items() if value < 1)
    (point,) = analyse.game([state, pentago.play(state, blunder)], [blunder], seconds=1)
    assert point.turning in (WIN_LOST, WIN_LEFT)
    assert point.value == first
    assert values[pentago.read_move(state, point.best)] == 1
    right = next(move for move, value in values.items() if value == 1)
    (point,) = analyse.game([state, pentago.play(state, right)], [right], seconds=1)
    assert point.turning is None


@pytest.mark.compiled
def test_a_game_shows_where_the_draw_was_lost() -> None:
    state = pentago.read_position("bbb.w.b.bbwwwbwwbbbwwbwwwb.wwbbwwwbb")
    blunder = next(move for move, value in solver.solve(state).moves.items() if value == -1)
    (point,) = analyse.game([state, pentago.play(state, blunder)], [blunder], seconds=1)
    assert (point.turning, point.value) == (DRAW_LOST, 0)


@pytest.mark.compiled
def test_a_finished_game_has_a_point_for_each_move() -> None:
    rng, state = random.Random(3), pentago.start()
    states = [state]
    moves: list[pentago.Move] = []
    while pentago.to_move(state) is not None and len(moves) < 12:
        moves.append(rng.choice(pentago.legal_moves(state)))
        state = pentago.play(state, moves[-1])
        states.append(state)
    points = list(analyse.game(states, moves, seconds=0.05))
    assert [point.ply for point in points] == list(range(len(moves)))
    assert all(-1 <= point.worth <= 1 for point in points)


def test_a_solution_that_does_not_fit_the_memory_is_refused_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "memory_free", lambda: 10**9)
    monkeypatch.setattr(Engine, "search", lambda *given, **more: pytest.fail("it has begun"))
    with pytest.raises(Refused, match=r"16 marbles takes 4\.3 GB of memory, of which 1\.0 GB are free") as refusal:
        analyse.position(position(random.Random(16), 16), exact_from=0)
    assert refusal.value.code == "too-little-memory"


@pytest.mark.compiled
def test_a_player_without_memory_for_the_solver_plays_by_its_search(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pentago.read_position(".bbbwb.ww.bwb.b...w.wbw..ww.b...wb..")
    engine = Engine(0.3, exact_from=17, clock=lambda: 0.0)
    solved: list[float] = []
    assert engine.search(state, progress=solved.append).exact
    monkeypatch.setattr(solver, "memory_free", lambda: 10**6)
    told = len(solved)
    engine.search(state, progress=solved.append)
    assert (told > 0, len(solved)) == (True, told)


def test_an_unknown_game_has_no_analyst() -> None:
    with pytest.raises(Refused):
        analyst("tiddlywinks")


@pytest.mark.compiled
def test_what_is_published_of_the_first_marbles_is_told_as_known() -> None:
    report = analyse.position(pentago.start(), seconds=0.2)
    assert (report.value, report.depth, report.facts) == (1, "published", {"published": True})
    assert report.moves[0].value == 1
    assert {m.value for m in report.moves} == {0, 1}
    assert next(m for m in report.moves if m.text == "a6/SE+").value == 0
    corner = pentago.read_position("b" + 35 * ".")
    report = analyse.position(corner, seconds=0.2)
    assert (report.value, report.moves[0].value, report.moves[-1].value) == (0, 0, -1)
    two = pentago.play(corner, pentago.read_move(corner, "b6/NE+"))
    report = analyse.position(two, seconds=0.2)
    assert (report.value, report.facts) == (0, {"published": True})
    assert analyse.position(pentago.start(pentago.PRESETS["tournament"]), seconds=0.2).value is None


@pytest.mark.compiled
def test_a_first_marble_on_a_corner_is_a_turning_point() -> None:
    start = pentago.start()
    move = pentago.read_move(start, "a6/SE+")
    (point,) = analyse.game([start, pentago.play(start, move)], [move], seconds=0.2)
    assert (point.value, point.turning) == (1, WIN_LOST)
    assert point.best != "a6/SE+"


def test_a_line_ends_where_the_search_tells_no_answer_from_the_others() -> None:
    line = analyse.position(pentago.start(), seconds=0.2).line
    assert len(line) == 1, "the search of an answer to the first marble sees nothing in so short a time"


def test_a_move_that_nothing_comes_near_is_marked_as_good() -> None:
    state = pentago.read_position("bbbb..wwww" + 26 * ".")
    marked = {}
    for text in ("e6", "a4/NW+"):
        move = pentago.read_move(state, text)
        (point,) = analyse.game((state, pentago.play(state, move)), (move,), seconds=0.2)
        marked[text] = point.facts.get("good", False)
    assert marked == {"e6": True, "a4/NW+": False}
