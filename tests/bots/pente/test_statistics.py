"""Statistics of positions: turned and mirrored boards count together."""

from __future__ import annotations

from fivefold.bots.pente.statistics import Statistics
from fivefold.games import pente
from fivefold.games.pente import Move, State


def played(*points: str) -> tuple[list[State], list[Move]]:
    states, moves = [pente.start()], []
    for point in points:
        moves.append(pente.read_move(states[-1], point, "K10"))
        states.append(pente.play(states[-1], moves[-1]))
    return states, moves


def test_turned_games_count_together_and_moves_come_back_turned() -> None:
    known = Statistics()
    known.add(*played("K10", "L11", "K14"), 0)
    known.add(*played("K10", "L9", "O10"), 1)  # the first, turned a quarter
    known.add(*played("K10", "L11", "N13"), 2)
    assert known.games == 3
    replies = known.at(played("K10")[0][-1])
    assert [(line.games, line.won, line.drawn, line.lost) for line in replies] == [(3, 1, 1, 1)]
    third = known.at(played("K10", "L11")[0][-1])
    assert sum(line.games for line in third) == 3
    assert third[0].games == 2
    assert third[0].share == 0.5


def test_an_unknown_position_has_no_lines() -> None:
    assert Statistics().at(pente.start()) == []
