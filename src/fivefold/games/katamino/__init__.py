"""Katamino for one: lay the given pieces so that they fill the frame.

>>> state = start(PRESETS["A4"])
>>> for text in "2 a1 b1 c1 d1 d2", "3 a2 a3 b3 a4 a5":
...     state = play(state, read_move(state, text))
>>> print(state)
5  Y · · ·
4  Y · · ·
3  Y Y · ·
2  Y · · L
1  L L L L
   a b c d   6 P  11 W
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from typing_extensions import TypedDict

from fivefold.games.core import TABLE, BadPosition, Game, GameOver, IllegalMove, Outcome, Warmer, check_type, given
from fivefold.games.katamino import drawing
from fivefold.games.katamino.notation import Move as Move, read_move_text, read_rows, write_rows
from fivefold.games.katamino.options import PRESETS as PRESETS, Options as Options
from fivefold.games.katamino.pieces import LETTERS, SHAPES, equipment, in_corner, orientations
from fivefold.games.katamino.puzzle import Hint as Hint, lies_flat, puzzle_of
from fivefold.games.katamino.region import name_of
from fivefold.sayings import Said

FRAME_FULL = Said("the frame is full", "the-frame-is-full")
FIGURE_FULL = Said("the figure is full", "the-figure-is-full")


@dataclass(frozen=True, slots=True)
class State:
    """A filling: the squares of pieces 1 to 12 as bits of the region, 0 for a piece that does not lie."""

    placed: tuple[int, ...] = (0,) * 12
    options: Options = Options()

    @property
    def taken(self) -> int:
        """All squares that are covered."""
        return sum(self.placed)

    @property
    def pieces_left(self) -> tuple[int, ...]:
        """The given pieces that do not lie yet."""
        return tuple(number for number in self.options.numbers if not self.placed[number - 1])

    def __str__(self) -> str:
        left = "  ".join(f"{number} {LETTERS[number - 1]}" for number in self.pieces_left)
        return drawing.text_board(self.options.region, self.placed) + (f"   {left}" if left else "")

    def _repr_svg_(self) -> str:
        return svg(self)


def seats(options: Options) -> int:
    """One plays."""
    return 1


def start(options: Options | None = None) -> State:
    """The empty frame."""
    return State(options=given(options, Options))


def to_move(state: State) -> int | None:
    """The only seat, until the frame is full (KT3)."""
    return None if state.taken == state.options.region.full else 0


@lru_cache(maxsize=32)
def _moves_in(options: Options) -> tuple[tuple[Move, int], ...]:
    """Every placement in the empty frame with its squares, piece by piece."""
    region = options.region
    return tuple(
        (Move(number, region.squares(mask)), mask)
        for number in options.numbers
        for mask in region.placements(SHAPES[number - 1])
        if number != 1 or not options.horizontal or lies_flat(region.squares(mask))
    )


def legal_moves(state: State) -> list[Move]:
    """Every piece wherever it can be laid, then every piece that can be taken up.

    >>> len(legal_moves(start(PRESETS["A4"])))
    172
    """
    if to_move(state) is None:
        return []
    taken, placed = state.taken, state.placed
    laid = [move for move, mask in _moves_in(state.options) if not mask & taken and not placed[move.piece - 1]]
    return laid + [Move(number) for number in state.options.numbers if placed[number - 1]]


def play(state: State, move: Move) -> State:
    """The filling after a move, which is checked.

    >>> play(start(PRESETS["A4"]), Move(7))
    Traceback (most recent call last):
    fivefold.games.core.IllegalMove: 7: piece 7 is not among the given pieces 2-3-6-11 (KT3).
    """
    check_type(move, Move)
    refusal = _why_illegal(state, move)
    if refusal:
        sentence, code, rule, facts = refusal
        kind = GameOver if to_move(state) is None else IllegalMove
        raise kind("{move}: " + sentence, code=code, rule=rule, move=move, piece=move.piece, **facts)
    mask = state.options.region.mask(move.squares)
    placed = (*state.placed[: move.piece - 1], mask, *state.placed[move.piece :])
    return State(placed, state.options)


def _why_illegal(state: State, move: Move) -> tuple[str, str, str, dict[str, object]] | None:
    options, region = state.options, state.options.region
    if to_move(state) is None:
        return "the frame is full, the puzzle is solved", "puzzle-solved", options.rule, {}
    if move.piece not in options.numbers:
        return (
            "piece {piece} is not among the given pieces {given}",
            "piece-not-given",
            options.rule,
            {"given": "-".join(map(str, options.numbers))},
        )
    lies = state.placed[move.piece - 1]
    if not move.squares:
        return None if lies else ("piece {piece} does not lie in the frame", "piece-not-laid", "", {})
    if lies:
        return "piece {piece} already lies in the frame; take it up first", "piece-laid", "", {}
    taken = state.taken
    for square in move.squares:
        if square not in region.bit:
            return "{square} is not in the frame", "not-in-frame", options.rule, {"square": name_of(square)}
        if taken >> region.bit[square] & 1:
            return "{square} is already covered", "square-taken", "", {"square": name_of(square)}
    if in_corner(move.squares) not in orientations(SHAPES[move.piece - 1]):
        return "piece {piece} does not have this shape", "wrong-shape", "KT1", {}
    if move.piece == 1 and options.horizontal and not lies_flat(move.squares):
        return "piece 1 must lie horizontally", "piece-1-upright", "KT2", {}
    return None


def outcome(state: State) -> Outcome | None:
    """Solved when the frame is full, or None."""
    if to_move(state) is not None:
        return None
    return Outcome((1,), (1,), FIGURE_FULL if state.options.enlarged else FRAME_FULL, state.options.rule)


def solutions_left(state: State) -> int:
    """How many solutions go on from this filling.

    >>> solutions_left(start(PRESETS["A4"]))
    20
    """
    return puzzle_of(state.options).left(state.placed)


def solvable(state: State) -> bool:
    """Can this still be solved?

    >>> solvable(start(PRESETS["A4"]))
    True
    """
    return solutions_left(state) > 0


def hint(state: State) -> Hint | None:
    """A piece and where it can go so that the puzzle stays solvable; in a dead end, the piece to take up.

    >>> print(hint(start(PRESETS["A4"])))
    Lay piece 2 on a1 b1 a2 a3 a4: 3 solutions are left.
    """
    return puzzle_of(state.options).hint(state.placed)


def read_move(state: State, text: str, dialect: str = "en") -> Move:
    """The move that a text names; `play` says whether it is legal.

    >>> read_move(start(), "P a1 b1 a2 b2 a3")
    <Move 6 a1 b1 a2 b2 a3>
    """
    return read_move_text(text)


def write_move(state: State, move: Move, dialect: str = "en") -> str:
    """A move as one word.

    >>> write_move(start(), read_move_text("6 a1 b1 a2 b2 a3"))
    '6/a1/b1/a2/b2/a3'
    """
    return "/".join(move.steps)


def clicks(state: State, move: Move) -> tuple[str, ...]:
    """A move as the hand makes it: the piece, then its squares row by row from the bottom."""
    return move.steps


def starts_round(state: State) -> bool:
    """A record gives each move its own line."""
    return True


def read_position(text: str, options: Options | None = None) -> State:
    """The filling that rows from the top describe, in the letters of the pieces.

    >>> read_position("Y.../Y.../YY../Y..L/LLLL", PRESETS["A4"]).pieces_left
    (6, 11)
    """
    chosen = given(options, Options)
    region = chosen.region
    state = State(options=chosen)
    for number, mask in enumerate(read_rows(region, text), 1):
        if not mask:
            continue
        move = Move(number, region.squares(mask))
        refusal = _why_illegal(state, move)
        if refusal:
            sentence, code, rule, facts = refusal
            raise BadPosition(sentence, code=code, rule=rule, piece=number, **facts)
        state = play(state, move)
    return state


def write_position(state: State) -> str:
    """The filling as rows from the top."""
    return "/".join(board(state))


def leaves(state: State, depth: int) -> int:
    """How many ways there are to go on for `depth` moves, taking up included.

    >>> leaves(start(PRESETS["A4"]), 1)
    172
    """
    moves = legal_moves(state) if depth else []
    return sum(leaves(play(state, move), depth - 1) for move in moves) if depth > 1 else len(moves) if depth else 1


def board(state: State) -> list[str]:
    """The rows from the top."""
    return write_rows(state.options.region, state.placed)


class KataminoDetails(TypedDict):
    """What Katamino adds to a position: the pieces still to lay."""

    pieces_left: list[int]


def details(state: State) -> KataminoDetails:
    """The pieces still to lay."""
    return {"pieces_left": list(state.pieces_left)}


def svg(state: State) -> str:
    """The filling as a picture."""
    title = f"Katamino {state.options.frame}: {' '.join(board(state))}"
    return drawing.svg_board(state.options.region, state.placed, [("", state.pieces_left)], title)


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that people and programs use."""
    return (Warmer("Katamino: solver", lambda: solvable(start()), serves=(TABLE,)),)


GAME = Game(
    name="katamino",
    title="Katamino",
    package=__name__,
    options=Options,
    presets=PRESETS,
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
    equipment=equipment,
    svg_on_page=False,
    svg=svg,
    warmers=warmers,
    square=False,
)
after, observe, chance = GAME.after, GAME.observe, GAME.chance
