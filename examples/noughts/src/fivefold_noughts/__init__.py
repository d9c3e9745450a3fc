"""Noughts and crosses: a whole game of Fivefold in one file.

    3  6 7 8
    2  3 4 5      the bits of a mask of nine
    1  0 1 2
       a b c

>>> print(after("b2", "a3"))
3  o . .
2  . x .
1  . . .
   a b c
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fivefold.games.core import (
    BadNotation,
    BadPosition,
    Game,
    GameOver,
    IllegalMove,
    Outcome,
    check_type,
    count_leaves,
    given,
)
from fivefold.games.options import check_choices
from fivefold.sayings import Said

SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
ROWS = tuple(
    sum(1 << square for square in row)
    for row in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
)
FULL = 0b111_111_111
THREE = Said("three in a row", "three-in-a-row")
BOARD_FULL = Said("the board is full", "the-board-is-full")


@dataclass(frozen=True, slots=True)
class Options:
    """`misere`: does three in a row lose (NC3)?"""

    misere: bool = False

    def __post_init__(self) -> None:
        check_choices(self)


@dataclass(frozen=True, slots=True)
class Move:
    """A mark on a square, 0 to 8."""

    square: int

    def __str__(self) -> str:
        return SQUARES[self.square]


@dataclass(frozen=True, slots=True)
class State:
    """The crosses and the noughts, one bit a square."""

    crosses: int = 0
    noughts: int = 0
    options: Options = Options()

    def __str__(self) -> str:
        return "\n".join(board(self))

    def _repr_svg_(self) -> str:
        return svg(self)


def seats(options: Options) -> int:
    """Two play (NC1)."""
    return 2


def start(options: Options | None = None) -> State:
    """The empty board."""
    return State(options=given(options, Options))


def to_move(state: State) -> int | None:
    """The seat to move, or None when the game is over."""
    return None if outcome(state) else state.crosses.bit_count() - state.noughts.bit_count()


def legal_moves(state: State) -> list[Move]:
    """Every free square (NC2)."""
    return [Move(square) for square in _free(state)] if outcome(state) is None else []


def _free(state: State) -> Iterator[int]:
    return (square for square in range(9) if not (state.crosses | state.noughts) >> square & 1)


def play(state: State, move: Move) -> State:
    """The position after a move, which is checked."""
    check_type(move, Move)
    ended = outcome(state)
    if ended is not None:
        why = ended.reason
        raise GameOver("{move}: the game is over, {why}", code="game-over", rule=ended.rule, move=move, why=why)
    if move.square not in _free(state):
        raise IllegalMove("{move}: the square is taken", code="noughts-taken", rule="NC2", move=move)
    mark = 1 << move.square
    if to_move(state) == 0:
        return State(state.crosses | mark, state.noughts, state.options)
    return State(state.crosses, state.noughts | mark, state.options)


def outcome(state: State) -> Outcome | None:
    """Three in a row (NC3), or a full board (NC4)."""
    for seat, marks in enumerate((state.crosses, state.noughts)):
        if any(marks & row == row for row in ROWS):
            winner = 1 - seat if state.options.misere else seat
            return Outcome.won_by(winner, seats=2, reason=THREE, rule="NC3")
    if state.crosses | state.noughts == FULL:
        return Outcome.drawn(seats=2, reason=BOARD_FULL, rule="NC4")
    return None


def read_move(state: State, text: str, dialect: str = "en") -> Move:
    """A square by its name."""
    if text.lower() not in SQUARES:
        raise BadNotation("{text} is not a square; write one as b2", code="noughts-square", text=text[:20])
    return Move(SQUARES.index(text.lower()))


def write_move(state: State, move: Move, dialect: str = "en") -> str:
    """The name of the square."""
    return str(move)


def clicks(state: State, move: Move) -> tuple[str, ...]:
    """A move is one step."""
    return (str(move),)


def starts_round(state: State) -> bool:
    """Both players' moves stand on one numbered line."""
    return state.crosses.bit_count() == state.noughts.bit_count()


def write_position(state: State) -> str:
    """Nine letters from a1 to c3."""
    return "".join(".xo"[(state.crosses >> square & 1) + 2 * (state.noughts >> square & 1)] for square in range(9))


def read_position(text: str, options: Options | None = None) -> State:
    """The position of nine letters."""
    crosses, noughts = (sum(1 << at for at, letter in enumerate(text) if letter == mark) for mark in "xo")
    fits = re.fullmatch("[.xo]{9}", text) and 0 <= crosses.bit_count() - noughts.bit_count() <= 1
    if not fits:
        raise BadPosition("{text} is not nine of . x and o", code="noughts-position", text=text[:20])
    return State(crosses, noughts, given(options, Options))


def board(state: State) -> list[str]:
    """The rows from the top."""
    text = write_position(state)
    rows = [f"{row + 1}  {' '.join(text[3 * row : 3 * row + 3])}" for row in (2, 1, 0)]
    return [*rows, "   a b c"]


def svg(state: State) -> str:
    """The board as a picture; `data-step` marks what can be clicked."""
    parts = ['<rect width="300" height="300" rx="16" fill="#f3ead8"/>']
    for square, name in enumerate(SQUARES):
        x, y = 100 * (square % 3), 200 - 100 * (square // 3)
        place = f'x="{x + 5}" y="{y + 5}" width="90" height="90" rx="10"'
        parts.append(f'<rect data-step="{name}" {place} fill="#fffdf8" stroke="#8a7a5c"/>')
        if state.crosses >> square & 1:
            path = f"M{x + 28} {y + 28}l44 44m0-44l-44 44"
            parts.append(f'<path d="{path}" stroke="#2f6b55" stroke-width="11" stroke-linecap="round"/>')
        if state.noughts >> square & 1:
            parts.append(f'<circle cx="{x + 50}" cy="{y + 50}" r="24" fill="none" stroke="#a33b20" stroke-width="11"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">{"".join(parts)}</svg>'


def details(state: State) -> dict[str, object]:
    """Nothing beyond what every position has."""
    return {}


def leaves(state: State, depth: int) -> int:
    """How many positions are `depth` moves ahead."""
    return count_leaves(GAME, state, depth)


GAME = Game(
    name="noughts",
    title="Noughts and crosses",
    package=__name__,
    options=Options,
    presets={"ordinary": Options(), "misere": Options(misere=True)},
    token=re.compile(r"[^\s{}]+"),
    seats=seats,
    start=start,
    to_move=to_move,
    legal_moves=legal_moves,
    play=play,
    outcome=outcome,
    read_move=read_move,
    write_move=write_move,
    clicks=clicks,
    starts_round=starts_round,
    read_position=read_position,
    write_position=write_position,
    leaves=leaves,
    board=board,
    details=details,
    svg=svg,
    seat_colours=("Green", "Red"),
)
after = GAME.after
