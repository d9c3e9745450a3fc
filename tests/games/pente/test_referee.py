"""The kernel against the slow referee: whole games in every option, crowded so that pairs are taken often."""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.games.pente import referee
from tests.games.pente.arranged import arranged
from tests.games.pente.referee import Referee

from fivefold.games import pente
from fivefold.games.core import own
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
from fivefold.games.record import read_record
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
GOLDEN = Path(__file__).parents[2] / "golden" / "pente"
RECORDS = sorted(path for kind in ("law", "refereed") for path in (GOLDEN / kind).glob("*.txt"))
CHANGES = {(False, True): "arose", (True, False): "lapsed", (True, True): "changed sides"}
GAMES = 3 if PLAIN else 4000 if os.environ.get("FIVEFOLD_SOAK") else 24

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
    "reply and points": Options(size=13, reply=True, points=True),
    "reply, points and exact": Options(size=13, reply=True, points=True, line="exactly_five"),
    "few stones": Options(size=13, stones=15),
    "count": Options(size=13, exhaustion="count", stones=14),
    "count with reply": Options(size=13, exhaustion="count", stones=18, reply=True),
    "moving": Options(size=13, exhaustion="move", stones=9),
    "moving with reply": Options(size=13, exhaustion="move", stones=12, reply=True, line="exactly_five"),
    "moving with reply and points": Options(size=13, exhaustion="move", stones=12, reply=True, points=True),
    "moving without double threes": Options(size=13, exhaustion="move", stones=8, double_three="forbidden"),
    "points": Options(size=13, points=True),
    "team": Options(size=13, teams=True),
    "team with reply": Options(size=13, teams=True, reply=True),
    "team with reply and points": Options(size=13, teams=True, reply=True, points=True),
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


def greedily(state: pente.State, moves: list[Move], rng: random.Random) -> Move:
    """Mostly a move that takes a pair, if a dozen tries find one."""
    some = [rng.choice(moves) for _ in range(rng.choice((1, 12, 12)))]
    return next((move for move in some if pente.pairs_captured(state, move)), some[0])


def one_game(options: Options, rng: random.Random, seen: Counter[str]) -> None:
    """A game in a small part of the board, compared after every turn; legality is asked of good and bad moves."""
    state, judge = pente.start(options), Referee(options)
    reach = rng.choice((2, 3, 3, 4, 6))
    whole = rng.randrange(4) == 0
    while pente.to_move(state) is not None:
        assert not judge.over
        moves = pente.legal_moves(state)
        if whole and state.turns % 11 == 7:
            assert sorted(map(told, moves)) == sorted(judge.all_legal())
        for _ in range(2):
            tried = Move(rng.randrange(361), rng.choice((-1, -1, rng.randrange(361))))
            assert (tried in moves) == (not judge.why_not(told(tried))), (tried, str(state))
        close = [move for move in moves if near_the_middle(move, options.size, reach)]
        move = greedily(state, close or moves, rng)
        forbidden = set(range(361)) - {move.point for move in moves} if options.double_three != "allowed" else set()
        for point in forbidden:
            if not state.moving and not state.board[point] and point % 19 < options.size and point // 19 < options.size:
                assert judge.why_not(told(Move(point))), (Move(point), str(state))
                seen["forbidden"] += 1
        before, claim = sum(state.caught), state.claim
        state = pente.play(state, move)
        judge.play(told(move))
        seen["captures"] += sum(state.caught) > before
        assert {(p % 19, p // 19): stone - 1 for p, stone in enumerate(state.board) if stone} == judge.stones
        assert list(state.caught) == judge.caught
        if not state.ended:
            assert state.claim == (0 if judge.claim is None else judge.claim + 1), str(state)
            seen["claims"] += state.claim > 0
            if state.claim != claim:
                seen[CHANGES[claim > 0, state.claim > 0]] += 1
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
    for seed in range(max(1, GAMES // (3 if slow else 1))):
        one_game(options, random.Random(f"{name} {seed}"), seen)
    if not PLAIN:
        assert seen["captures"] > 20, seen
        if slow and options.exhaustion != "move":
            assert seen["forbidden"] > 10, seen
        if options.reply:
            assert seen["claims"] > 2, seen


def referee_of(state: pente.State) -> Referee:
    """The referee at the table of a position whose fives all count."""
    judge = Referee(state.options, {(p % 19, p // 19): stone - 1 for p, stone in enumerate(state.board) if stone})
    judge.turns, judge.caught = state.turns, list(state.caught)
    for point, colour in judge.stones.items():
        for way in referee.WAYS:
            row = judge.run(judge.stones, point, way)
            if point == min(row) and judge.wins(len(row)):
                judge.completed.append((colour, frozenset(row), way))
    return judge


def biting(state: pente.State, moves: list[Move], rng: random.Random) -> Move:
    """Mostly a move that makes a five or takes a pair, if there is one."""
    rng.shuffle(moves)
    if rng.randrange(5):
        for move in moves:
            if pente.pairs_captured(state, move) or len(pente.play(state, move).fives) > len(state.fives):
                return move
    return moves[0]


@pytest.mark.rule("PT19", "PT18", "PT13")
@pytest.mark.parametrize("points", [False, True], ids=["", "points"])
@pytest.mark.parametrize("teams", [False, True], ids=["two", "teams"])
@pytest.mark.parametrize("line", ["five_or_more", "exactly_five"])
def test_kernel_and_referee_agree_on_every_reply_to_a_claim(points: bool, teams: bool, line: str) -> None:
    seen = Counter[str]()
    options = Options(size=13, reply=True, points=points, teams=teams, line=line)  # type: ignore[arg-type]
    for seed in range(2 if PLAIN else 2000 if os.environ.get("FIVEFOLD_SOAK") else 120):
        rng = random.Random(f"{points} {teams} {line} {seed}")
        state = arranged(options, rng)
        judge = referee_of(state)
        for _ in range(24):
            claim = state.claim
            move = biting(state, pente.legal_moves(state), rng)
            state = pente.play(state, move)
            judge.play(told(move))
            side = 1 - state.seat % 2
            assert list(pente.points(state)) == [
                5 * judge.has_five(s) + judge.fours(s) + judge.pairs(s) for s in range(2)
            ], str(state)
            if state.ended:
                assert (judge.over, judge.winner) == ("claim", state.ended % 4), str(state)
                seen["won"] += 1
                break
            assert not judge.over, (judge.over, str(state))
            assert state.claim == (0 if judge.claim is None else judge.claim + 1), str(state)
            if state.claim != claim:
                seen[CHANGES[claim > 0, state.claim > 0]] += 1
            if claim and not state.claim and judge.standing(side) < judge.standing(1 - side):
                seen["lapsed though lower"] += 1
    if not PLAIN:
        for what in ("arose", "lapsed", "changed sides", "won", "lapsed though lower"):
            assert seen[what], (what, seen)


def crowd(options: Options, rng: random.Random) -> pente.State:
    """The side to move has pairs on two lines through a point, the other may have a four or a three there too."""
    middle, size = options.size // 2, options.size
    spot = (middle + rng.randint(-3, 3), middle + rng.randint(-3, 3))
    own, other = rng.choice(((0, 1), (1, 0)))
    ways = rng.sample(referee.WAYS, 4)
    stones: dict[referee.Point, int] = {}
    for way in ways[:2]:
        for far in rng.choice(((1, 2), (-1, 1), (-1, -2), (1, 3), (-1, 2), (-3, -1))):
            stones[referee.ahead(spot, way, far)] = own
    for way in ways[2 : rng.choice((2, 3, 3, 4))]:
        shape = rng.choice(((1, 2, 3, 4), (1, 2, 3), (-2, -1, 1, 2), (-1, 1, 2), (1, 2, 4), (2, 3, 4), (-1, 1)))
        for far in shape:
            stones.setdefault(referee.ahead(spot, way, far), other)
        if rng.randrange(2):
            stones.setdefault(referee.ahead(spot, way, shape[-1] + 1), own)
    for _ in range(rng.randrange(9)):
        place = (spot[0] + rng.randint(-4, 4), spot[1] + rng.randint(-4, 4))
        if place != spot:
            stones.setdefault(place, rng.randrange(options.seats))
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
        rng = random.Random(f"{double_three} {line} {seed}")
        options = Options(size=13, teams=seed % 8 == 0, line=line, double_three=double_three)  # type: ignore[arg-type]
        state = crowd(options, rng)
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


@pytest.mark.rule("PT18", "PT19")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_are_refereed_alike(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    judge = referee_of(own(record.start(), pente.State))
    for move in record.moves:
        judge.play(told(own(move, Move)), own(move, Move).overlooked)
    last = own(record.states()[-1], pente.State)
    assert {(p % 19, p // 19): stone - 1 for p, stone in enumerate(last.board) if stone} == judge.stones
    assert (list(last.caught), last.claim - 1 if not last.ended and last.claim else None) == (
        judge.caught,
        judge.claim if not judge.over else None,
    )
    assert judge.over == (ENDS[last.ended // 4] if last.ended else "")
    if last.ended:
        assert judge.winner == (None if last.ended % 4 == 2 else last.ended % 4)
