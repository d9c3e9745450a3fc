"""The kernel against the slow referee: whole games in every option, crowded so that pairs are taken often."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from tests.games.pente import referee
from tests.games.pente.referee import Referee

from fivefold.games import pente
from fivefold.games.pente import Move, Options
from fivefold.games.pente.kernel_rules import (
    ALL_USED,
    BOARD_FULL,
    BY_CLAIM,
    BY_COUNT,
    BY_LINE,
    BY_PAIRS,
    NO_CAPTURE,
    NO_MOVE,
    REPEATED,
)
from fivefold.kernels import PLAIN

ENDS = {
    BY_LINE: "line",
    BY_PAIRS: "pairs",
    BY_CLAIM: "claim",
    BY_COUNT: "count",
    ALL_USED: "used up",
    BOARD_FULL: "used up",
    NO_MOVE: "passes",
    REPEATED: "repeated",
    NO_CAPTURE: "patience",
}
GAMES = 3 if PLAIN else 4000 if os.environ.get("FIVEFOLD_SOAK") else 48

AGREED = {
    "standard": Options(size=13),
    "free opening": Options(size=13, opening="free"),
    "size 19": Options(),
    "size 15": Options(size=15),
    "length limit": Options(size=13, line="exactly_five"),
    "double three": Options(size=13, double_three="forbidden"),
    "strict": Options(size=13, line="exactly_five", double_three="forbidden_strict"),
    "forbidden and exact": Options(size=13, line="exactly_five", double_three="forbidden"),
    "reply": Options(size=13, reply=True),
    "reply and exact": Options(size=13, reply=True, line="exactly_five"),
    "reply and double three": Options(size=13, reply=True, double_three="forbidden"),
    "few stones": Options(size=13, stones=15),
    "count": Options(size=13, exhaustion="count", stones=14),
    "count with reply": Options(size=13, exhaustion="count", stones=18, reply=True),
    "moving": Options(size=13, exhaustion="move", stones=9),
    "moving with reply": Options(size=13, exhaustion="move", stones=12, reply=True, line="exactly_five"),
    "moving without double threes": Options(size=13, exhaustion="move", stones=8, double_three="forbidden"),
    "points": Options(size=13, points=True),
    "team": Options(size=13, teams=True),
    "team with reply": Options(size=13, teams=True, reply=True),
    "team with reply and exact": Options(size=13, teams=True, reply=True, line="exactly_five"),
    "team strict": Options(size=13, teams=True, line="exactly_five", double_three="forbidden_strict"),
    "team double three": Options(size=13, teams=True, double_three="forbidden"),
    "team count": Options(size=13, teams=True, exhaustion="count", stones=10),
    "team moving": Options(size=13, teams=True, exhaustion="move", stones=6),
}


def told(move: Move) -> referee.Move:
    """A move as the referee writes it."""
    if move == pente.PASS:
        return ("pass",)
    to = (move.point % 19, move.point // 19)
    return ("put", to) if move.origin < 0 else ("move", (move.origin % 19, move.origin // 19), to)


def near_the_middle(move: Move, size: int, reach: int) -> bool:
    return max(abs(move.point % 19 - size // 2), abs(move.point // 19 - size // 2)) <= reach


def greedily(state: pente.State, moves: list[Move], lots: random.Random) -> Move:
    """Mostly a move that takes a pair, if a dozen tries find one."""
    some = [lots.choice(moves) for _ in range(lots.choice((1, 12, 12)))]
    return next((move for move in some if pente.pairs_captured(state, move)), some[0])


def one_game(options: Options, lots: random.Random, seen: Counter[str]) -> None:
    """A game in a small part of the board, compared after every turn; legality is asked of good and bad moves."""
    state, judge = pente.start(options), Referee(options)
    reach = lots.choice((2, 3, 3, 4, 6))
    whole = lots.randrange(4) == 0
    while pente.to_move(state) is not None:
        assert not judge.over
        moves = pente.legal_moves(state)
        if whole and state.turns % 11 == 7:
            assert sorted(map(told, moves)) == sorted(judge.all_legal())
        for _ in range(2):
            tried = Move(lots.randrange(361), lots.choice((-1, -1, lots.randrange(361))))
            assert (tried in moves) == (not judge.why_not(told(tried))), (tried, str(state))
        close = [move for move in moves if near_the_middle(move, options.size, reach)]
        move = greedily(state, close or moves, lots)
        forbidden = set(range(361)) - {move.point for move in moves} if options.double_three != "allowed" else set()
        for point in forbidden:
            if not state.moving and not state.board[point] and point % 19 < options.size and point // 19 < options.size:
                assert judge.why_not(told(Move(point))), (Move(point), str(state))
                seen["forbidden"] += 1
        before = sum(state.caught)
        state = pente.play(state, move)
        judge.play(told(move))
        seen["captures"] += sum(state.caught) > before
        assert {(p % 19, p // 19): stone - 1 for p, stone in enumerate(state.board) if stone} == judge.stones
        assert list(state.caught) == judge.caught
        if not state.ended:
            assert state.claim == (0 if judge.claim is None else judge.claim + 1), str(state)
            seen["claims"] += state.claim > 0
    assert judge.over == ENDS[state.ended // 4], (judge.over, state.ended, str(state))
    assert (None if state.ended % 4 == 2 else state.ended % 4) == judge.winner
    seen[judge.over] += 1
    seen["turns"] += state.turns


@pytest.mark.rule("PT1", "PT2", "PT3", "PT5", "PT7", "PT8", "PT9", "PT10", "PT13", "PT14", "PT15", "PT16", "PT17")
@pytest.mark.rule("PT19", "PT20", "PT21", "PT22")
@pytest.mark.parametrize("name", AGREED)
def test_kernel_and_referee_agree_on_every_turn_of_crowded_games(name: str) -> None:
    options, seen = AGREED[name], Counter[str]()
    slow = options.double_three != "allowed"
    for seed in range(max(1, GAMES // (4 if slow else 1))):
        one_game(options, random.Random(f"{name} {seed}"), seen)
    if not PLAIN:
        assert seen["captures"] > 20, seen
        if slow and options.exhaustion != "move":
            assert seen["forbidden"] > 10, seen
        if options.reply:
            assert seen["claims"] > 2, seen


def crowd(options: Options, lots: random.Random) -> pente.State:
    """The side to move has pairs on two lines through a point, the other may have a four or a three there too."""
    middle, size = options.size // 2, options.size
    spot = (middle + lots.randint(-3, 3), middle + lots.randint(-3, 3))
    own, other = lots.choice(((0, 1), (1, 0)))
    ways = lots.sample(referee.WAYS, 4)
    stones: dict[referee.Point, int] = {}
    for way in ways[:2]:
        for far in lots.choice(((1, 2), (-1, 1), (-1, -2), (1, 3), (-1, 2), (-3, -1))):
            stones[referee.ahead(spot, way, far)] = own
    for way in ways[2 : lots.choice((2, 3, 3, 4))]:
        shape = lots.choice(((1, 2, 3, 4), (1, 2, 3), (-2, -1, 1, 2), (-1, 1, 2), (1, 2, 4), (2, 3, 4), (-1, 1)))
        for far in shape:
            stones.setdefault(referee.ahead(spot, way, far), other)
        if lots.randrange(2):
            stones.setdefault(referee.ahead(spot, way, shape[-1] + 1), own)
    for _ in range(lots.randrange(9)):
        place = (spot[0] + lots.randint(-4, 4), spot[1] + lots.randint(-4, 4))
        if place != spot:
            stones.setdefault(place, lots.randrange(options.seats))
    board = bytearray(361)
    for (column, row), colour in stones.items():
        if 0 <= column < size and 0 <= row < size:
            board[row * 19 + column] = colour + 1
    return pente.State(bytes(board), turns=40 * options.seats + own, options=options)


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("double_three", ["forbidden", "forbidden_strict"])
@pytest.mark.parametrize("line", ["five_or_more", "exactly_five"])
def test_kernel_and_referee_agree_on_double_threes_in_crowds(double_three: str, line: str) -> None:
    forbidden = excused = 0
    for seed in range(4 if PLAIN else 60):
        lots = random.Random(f"{double_three} {line} {seed}")
        options = Options(size=13, teams=seed % 8 == 0, line=line, double_three=double_three)  # type: ignore[arg-type]
        state = crowd(options, lots)
        judge = Referee(options, {(p % 19, p // 19): stone - 1 for p, stone in enumerate(state.board) if stone})
        judge.turns = state.turns
        moves = set(map(told, pente.legal_moves(state)))
        for move in judge.candidates():
            if judge.double_three(move):
                legal = not judge.why_not(move)
                assert (move in moves) == legal, (move, str(state))
                forbidden += not legal
                excused += legal
            else:
                assert move in moves, (move, str(state))
    if not PLAIN:
        assert forbidden > 10, (forbidden, excused)
        assert excused >= 3, (forbidden, excused)
