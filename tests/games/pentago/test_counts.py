"""Counts that are known of Pentago, and other programs that must agree."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fivefold.games import pentago
from fivefold.games.core import count_leaves
from fivefold.games.pentago import Options, counting

from . import referee


@pytest.mark.parametrize(("depth", "leaves"), [(0, 1), (1, 288), pytest.param(2, 80_640, marks=pytest.mark.compiled)])
def test_leaves_from_the_start(depth: int, leaves: int) -> None:
    assert pentago.leaves(pentago.start(), depth) == leaves


@pytest.mark.compiled
def test_leaves_three_turns_ahead() -> None:
    assert pentago.leaves(pentago.start(), 3) == 21_934_080


def test_distinct_boards_up_to_two_turns() -> None:
    assert [counting.distinct_boards(depth) for depth in range(3)] == [1, 36, 1_260]


@pytest.mark.compiled
def test_distinct_boards_up_to_four_turns() -> None:
    assert [counting.distinct_boards(depth) for depth in (3, 4)] == [21_420, 353_430]


LATE = [
    ("bwbwww.......w..bbww..b..b.b.ww.b.b.", 3, 2_454_786),
    ("w..w.wbwbbbbbw.wbw.......b....wbbww.", 3, 1_703_268),
    ("b.wbwbww.........b.bbwbw..bb.wbwwwbw", 3, 887_842),
    ("bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb", 3, 127_042),
    ("bbb.w.b.bbwwwbwwbbbwwbwwwb.wwbbwwwbb", 4, 42_816),
    ("wwbw.bwwwbbw.wbw..bwb.wwbbbwbbwbbwbb", 5, 1_108_184),
]


@pytest.mark.compiled
@pytest.mark.rule("PG6")
@pytest.mark.parametrize(("position", "depth", "leaves"), LATE)
def test_leaves_of_late_positions(position: str, depth: int, leaves: int) -> None:
    assert counting.perft(pentago.read_position(position), depth).total == leaves


@pytest.mark.compiled
@pytest.mark.rule("PG7")
def test_leaves_with_two_fives_go_where_the_option_says() -> None:
    position = "bbb.w.b.bbwwwbwwbbbwwbwwwb.wwbbwwwbb"
    ends = {
        choice: counting.perft(pentago.read_position(position, Options(double_five=choice)), 4)
        for choice in ("draw", "mover", "starter")
    }
    assert {count.total for count in ends.values()} == {42_816}
    draw, mover, starter = ends["draw"], ends["mover"], ends["starter"]
    assert draw.both_five > 0
    assert mover.both_five == starter.both_five == 0
    assert starter.first_wins == draw.first_wins + draw.both_five
    assert mover.second_wins == draw.second_wins + draw.both_five  # the fourth turn is the second player's


def test_the_kernel_counts_as_the_rules_do() -> None:
    state = pentago.read_position("wwbw.bwwwbbw.wbw..bwb.wwbbbwbbwbbwbb")
    assert pentago.leaves(state, 2) == count_leaves(pentago.GAME, state, 2)


@pytest.mark.compiled
def test_random_play_ends_as_it_is_known_to_end() -> None:
    games = 1_000_000
    count, plies = counting.random_games(games, seed=20_100_211)
    assert count.total == games
    shares = np.array([count.first_wins, count.second_wins, count.both_five, count.board_full]) / games
    assert shares == pytest.approx([0.520, 0.428, 0.018, 0.033], abs=0.0025)
    assert plies / games == pytest.approx(27.56, abs=0.03)


def test_random_games_are_the_same_compiled_and_plain() -> None:
    assert counting.random_games(20, seed=7) == (counting.Count(0, 9, 9, 1, 1), 584)


@pytest.mark.rule("PG3", "PG5", "PG6", "PG7", "PG8")
@pytest.mark.parametrize("double_five", ["draw", "mover", "starter"])
@pytest.mark.parametrize("on_placement", [True, False])
def test_the_plain_referee_agrees(double_five: str, on_placement: bool) -> None:
    rng = random.Random(double_five + str(on_placement))
    options = Options(double_five=double_five, five_on_placement=on_placement)  # type: ignore[arg-type]
    for _ in range(25):
        board = referee.random_position(rng, rng.randrange(8, 36), on_placement)
        state = pentago.read_position(referee.text(board), options)
        expected = referee.moves(board, on_placement)
        assert {str(move) for move in pentago.legal_moves(state)} == set(expected)
        for written, after in rng.sample(sorted(expected.items()), min(40, len(expected))):
            reached = pentago.play(state, pentago.read_move(state, written))
            assert pentago.write_position(reached) == referee.text(after)
            ended = pentago.outcome(reached)
            ranks = ended.ranks if ended else None
            assert ranks == {"": None, "b": (1, 2), "w": (2, 1), "draw": (1, 1)}[referee.verdict(after, double_five)]


def openspiel_action(move: pentago.Move) -> int:
    """OpenSpiel counts quadrants NW NE SE SW and puts the anticlockwise turn first."""
    name = pentago.write_move(pentago.start(), move)
    row, column = 6 - int(name[1]), "abcdef".index(name[0])
    quadrant = ("NW", "NE", "SE", "SW").index(name[3:5])
    return (6 * row + column) * 8 + 2 * quadrant + (name[5] == "+")


@pytest.mark.compiled
@pytest.mark.rule("PG3", "PG5", "PG7", "PG8")
def test_openspiel_agrees_over_two_thousand_games() -> None:
    """Their game judges only after the turn and calls two fives a draw."""
    import pyspiel

    game = pyspiel.load_game("pentago")
    rng = random.Random(2_000)
    letters = str.maketrans({"O": "b", "@": "w"})
    endings = set()
    for _ in range(2_000):
        theirs, ours = game.new_initial_state(), pentago.start(Options(five_on_placement=False))
        while not theirs.is_terminal():
            assert pentago.to_move(ours) == theirs.current_player()
            move = rng.choice(pentago.legal_moves(ours))
            theirs.apply_action(openspiel_action(move))
            ours = pentago.play(ours, move)
        shown = "".join(line[4:15:2] for line in str(theirs).splitlines()[2:8])
        assert pentago.write_position(ours) == shown.translate(letters)
        ended = pentago.outcome(ours)
        assert ended is not None
        assert theirs.returns() == [2 * score - 1 for score in ended.scores]
        endings.add((ended.rule, ended.ranks))
    assert endings == {("PG5", (1, 2)), ("PG5", (2, 1)), ("PG7", (1, 1)), ("PG8", (1, 1))}
