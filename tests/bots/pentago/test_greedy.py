"""The greedy Pentago player: wins when it can, stops a win when it can."""

from __future__ import annotations

import random

import pytest

from fivefold.bots import players
from fivefold.bots.pentago.greedy import Greedy
from fivefold.games import pentago
from fivefold.games.core import own
from fivefold.games.pentago import Options


def choice(position: str, **options: object) -> str:
    state = pentago.read_position(position, Options(**options))  # type: ignore[arg-type]
    move = Greedy().choose(state, random.Random(1))
    pentago.play(state, move)
    return str(move)


def test_it_wins_at_once() -> None:
    assert choice("bbbb..wwww..........................") == "e6"
    assert choice("bbb......b.www.b.w................w.").endswith("NE+")


def test_it_stops_a_win_in_one() -> None:
    state = pentago.read_position("bbbb..w.w..............w............")
    after = pentago.play(state, Greedy().choose(state, random.Random(1)))
    wins = [move for move in pentago.legal_moves(after) if _wins(after, move)]
    assert not wins


def _wins(state: pentago.State, move: pentago.Move) -> bool:
    ended = pentago.outcome(pentago.play(state, move))
    return ended is not None and ended.scores[pentago.to_move(state) or 0] == 1


@pytest.mark.rule("PG7")
def test_it_knows_what_two_fives_are_worth() -> None:
    both_by_second = "bbb......b.wwwwb.w.............b...."
    assert choice(both_by_second, double_five="mover").endswith("NE+")
    assert not choice(both_by_second, double_five="starter").endswith("NE+")


@pytest.mark.compiled
def test_it_beats_random_play() -> None:
    bots, rng = players("pentago"), random.Random(9)
    score = 0.0
    for number in range(40):
        seats = [bots["greedy"], bots["random"]][:: 1 if number % 2 == 0 else -1]
        state = pentago.start()
        while (seat := pentago.to_move(state)) is not None:
            state = pentago.play(state, own(seats[seat].choose(state, rng), pentago.Move))
        ended = pentago.outcome(state)
        assert ended is not None
        score += ended.scores[number % 2]
    assert score >= 38
