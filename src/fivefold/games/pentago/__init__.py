"""Pentago for people: put a marble, turn a quadrant, make five in a row.

>>> state = start()
>>> for text in "a6 SE+", "a1 SE+", "b6 SE+", "b1 SE+":
...     state = play(state, read_move(state, text))
>>> print(state)
6  ● ● · | · · ·
5  · · · | · · ·
4  · · · | · · ·
  -------+-------
3  · · · | · · ·
2  · · · | · · ·
1  ○ ○ · | · · ·
   a b c   d e f
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from typing_extensions import TypedDict

from fivefold.games.core import TABLE, BadPosition, Game, GameOver, IllegalMove, Outcome, Warmer, check_type, given
from fivefold.games.pentago import counting as counting, drawing, kernel
from fivefold.games.pentago.notation import CELL_NAMES, TURNS, Move as Move, read_marbles, read_move_text, write_marbles
from fivefold.games.pentago.options import PRESETS as PRESETS, Options as Options
from fivefold.sayings import Said

FIVE = Said("five in a row", "five-in-a-row")
BOTH_FIVE = Said("both have five in a row", "both-have-five-in-a-row")
BOARD_FULL = Said("the board is full", "the-board-is-full")

COLOURS = ("Dark", "Light")
MOVES = tuple(Move(code // 9, code % 9) for code in range(9 * kernel.CELLS))
CLICKS = tuple(
    (CELL_NAMES[move.cell],)
    if move.turn == kernel.NO_TURN
    else (CELL_NAMES[move.cell], TURNS[move.turn][:2], TURNS[move.turn][2])
    for move in MOVES
)


@dataclass(frozen=True, slots=True)
class State:
    """A position: the marbles of the player who began, those of the other, one bit a cell (see `kernel.py`).

    `dark` and `light` are the same marbles by colour: either may have begun (PG1).
    """

    first: int = 0
    second: int = 0
    options: Options = Options()

    def __str__(self) -> str:
        return drawing.text_board(self.dark, self.light)

    def _repr_svg_(self) -> str:
        return svg(self)

    @property
    def dark(self) -> int:
        """The dark marbles."""
        return self.second if self.options.first == "light" else self.first

    @property
    def light(self) -> int:
        """The light marbles."""
        return self.first if self.options.first == "light" else self.second


def seats(options: Options) -> int:
    """Two play (PG1)."""
    return 2


def colours(options: Options) -> tuple[str, ...]:
    """What the seats play with, the player who begins first (PG1).

    >>> colours(Options()), colours(Options(first="light"))
    (('Dark', 'Light'), ('Light', 'Dark'))
    """
    return COLOURS if options.first == "dark" else COLOURS[::-1]


def start(options: Options | None = None) -> State:
    """The empty board."""
    return State(options=given(options, Options))


def to_move(state: State) -> int | None:
    """The seat to move, or None when the game is over.

    >>> to_move(start())
    0
    """
    return None if _value(state) else _next_seat(state)


def _next_seat(state: State) -> int:
    return state.first.bit_count() - state.second.bit_count()


def _value(state: State) -> int:
    return kernel.judge(state.first, state.second, 1 - _next_seat(state), state.options.codes[0])


def legal_moves(state: State) -> list[Move]:
    """Every legal move; a placement that makes five is listed once, without a turn (PG6).

    >>> len(legal_moves(start()))
    288
    """
    if _value(state):
        return []
    mine, theirs = (state.second, state.first) if _next_seat(state) else (state.first, state.second)
    codes = kernel.legal_moves(mine, theirs, state.options.codes[1])
    return [MOVES[code] for code in codes.tolist()]


def play(state: State, move: Move) -> State:
    """The position after a move, which is checked.

    >>> play(play(start(), Move(0, 7)), Move(0, 7))
    Traceback (most recent call last):
    fivefold.games.core.IllegalMove: a6 SE-: a6 already holds a marble (PG3).
    """
    check_type(move, Move)
    reason, first, second = kernel.checked_play(state.first, state.second, move.cell, move.turn, *state.options.codes)
    if reason:
        raise _refusal(state, move, reason)
    return State(int(first), int(second), state.options)


def _refusal(state: State, move: Move, reason: int) -> IllegalMove:
    if reason == kernel.OVER:
        ended = outcome(state)
        assert ended is not None
        return GameOver(
            "{move}: the game is over, {why}", code="game-over", rule=ended.rule, move=move, why=ended.reason
        )
    sentence, code, rule = {
        kernel.TAKEN: ("{move}: {cell} already holds a marble", "cell-taken", "PG3"),
        kernel.TURN_AFTER_FIVE: (
            "{move}: {cell} makes five and ends the game, so no quadrant is turned",
            "no-turn",
            "PG6",
        ),
        kernel.TURN_MISSING: (
            "{move}: a quadrant must be turned after the marble, as {cell} NW+",
            "turn-missing",
            "PG3",
        ),
        kernel.NO_SUCH_CELL: ("{move}: there are 36 cells, 0 to 35", "no-such-cell", "PG2"),
        kernel.NO_SUCH_TURN: ("{move}: there are eight turns, 0 to 7", "no-such-turn", "PG3"),
    }[reason]
    return IllegalMove(sentence, code=code, rule=rule, move=move, cell=CELL_NAMES.get(move.cell, ""))


def outcome(state: State) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    value = _value(state)
    if not value:
        return None
    if value == kernel.BOARD_FULL:
        return Outcome.drawn(seats=2, reason=BOARD_FULL, rule="PG8")
    if value == kernel.BOTH_FIVE:
        return Outcome.drawn(seats=2, reason=BOTH_FIVE, rule="PG7")
    winner = value - kernel.FIRST_WINS
    if kernel.lines_of(state.first) and kernel.lines_of(state.second):
        sentence, facts = "both have five in a row and the {who} wins", {"who": state.options.double_five}
        reason = Said(sentence, "both-five", facts)
        return Outcome.won_by(winner, seats=2, reason=reason, rule="PG7")
    return Outcome.won_by(winner, seats=2, reason=FIVE, rule="PG5")


def read_move(state: State, text: str, dialect: str = "en") -> Move:
    """The move that a text names; `play` says whether it is legal.

    >>> read_move(start(), "c4 NW+")
    <Move c4 NW+>
    """
    return read_move_text(text)


def write_move(state: State, move: Move, dialect: str = "en") -> str:
    """A move as one word.

    >>> write_move(start(), Move(0, 0))
    'a6/NW+'
    """
    return str(move).replace(" ", "/")


def clicks(state: State, move: Move) -> tuple[str, ...]:
    """A move as the hand makes it: the cell, the quadrant, the direction (PG4).

    >>> clicks(start(), Move(0, 0))
    ('a6', 'NW', '+')
    """
    return CLICKS[9 * move.cell + move.turn]


def starts_round(state: State) -> bool:
    """A record's line holds one turn of each player."""
    return _next_seat(state) == 0


def read_position(text: str, options: Options | None = None) -> State:
    """The position that 36 letters describe: b dark, w light, from the top left.

    Who began is told by `first=light`, by the colour that is a marble ahead, or else by the options (PG1).

    >>> to_move(read_position("b...................................")), to_move(read_position("w" + 35 * "."))
    (1, 1)
    >>> read_position("bw.................................. first=light").options.first
    'light'
    """
    agreed = given(options, Options)
    dark, light, first = read_marbles(text)
    if first and first != agreed.first:
        agreed = replace(agreed, first="light" if first == "light" else "dark")
    state = State(light, dark, agreed) if agreed.first == "light" else State(dark, light, agreed)
    if _cannot_have_arisen(state):
        raise BadPosition(
            "The side to move has five, and the other could not have moved after that",
            code="pentago-move-after-five",
            rule="PG5",
        )
    return state


def _cannot_have_arisen(state: State) -> bool:
    """Is there no last turn after which this board stands? Only the side to move has five, and no turn gave it that."""
    mine, theirs = (state.second, state.first) if _next_seat(state) else (state.first, state.second)
    if not kernel.lines_of(mine) or kernel.lines_of(theirs):
        return False
    return all(kernel.lines_of(kernel.turned(mine, turn)) for turn in range(8))


def write_position(state: State) -> str:
    """The position as 36 letters, and `first=light` where light began.

    >>> write_position(start(Options(first="light")))
    '.................................... first=light'
    """
    return write_marbles(state.dark, state.light) + (" first=light" if state.options.first == "light" else "")


def key(state: State) -> int:
    """The position as an int below 2⁶⁰; two positions share it only if they are the same board."""
    return int(kernel.key(state.first, state.second))


def symmetric(state: State, symmetry: int) -> State:
    """The position turned clockwise `symmetry % 4` times, then mirrored left to right if `symmetry` is over 3."""
    first, second = (int(kernel.transformed(marbles, symmetry)) for marbles in (state.first, state.second))
    return State(first, second, state.options)


def symmetric_move(move: Move, symmetry: int) -> Move:
    """What a move becomes on the board of `symmetric`: a mirror also reverses the turn."""
    place = kernel.SYMMETRY[symmetry]
    if move.turn == kernel.NO_TURN:
        return Move(int(place[move.cell]))
    quadrant = int(place[9 * (move.turn >> 1) + 4]) // 9
    return Move(int(place[move.cell]), 2 * quadrant + (move.turn & 1 ^ symmetry >> 2))


def leaves(state: State, depth: int) -> int:
    """How many positions stand `depth` turns ahead; a winning placement counts once.

    >>> leaves(start(), 3)
    21934080
    """
    return counting.perft(state, depth).total


def board(state: State) -> list[str]:
    """The six rows from the top."""
    return drawing.rows(state.dark, state.light)


class PentagoDetails(TypedDict):
    """What Pentago adds to a position: the marbles that each player has put down (18 are to be had, PG2), the marble
    that is put down next as the board shows it, and the cells of every line of five (PG5)."""

    marbles: list[int]
    next_marble: Literal["b", "w"]
    fives: list[str]


def details(state: State) -> PentagoDetails:
    """Marbles, and lines of five."""
    fives = 0
    if _value(state):
        fives = drawing.cells_in_fives(state.first) | drawing.cells_in_fives(state.second)
    return {
        "marbles": [state.first.bit_count(), state.second.bit_count()],
        "next_marble": "b" if colours(state.options)[_next_seat(state)] == "Dark" else "w",
        "fives": [name for cell, name in CELL_NAMES.items() if fives >> cell & 1],
    }


def svg(state: State) -> str:
    """The position as a picture."""
    return drawing.svg_board(state.dark, state.light)


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that people and programs use."""
    return (
        Warmer(
            "Pentago: rules",
            lambda: (legal_moves(play(start(), MOVES[0])), key(start()), symmetric(start(), 1)),
            serves=(TABLE,),
        ),
        Warmer("Pentago: counting", lambda: (counting.perft(start(), 1), counting.distinct_boards(1))),
        Warmer("Pentago: random games", lambda: counting.random_games(1, seed=1)),
    )


GAME = Game(
    name="pentago",
    title="Pentago",
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
    svg_on_page=False,
    svg=svg,
    warmers=warmers,
    seat_colours=COLOURS,
    colours=colours,
    first_options={"Dark": "first=dark", "Light": "first=light"},
    touch_rule="PG4",
    emblem=drawing.emblem(),
    sheet_notes=("marble-side",),
)
after, observe, chance = GAME.after, GAME.observe, GAME.chance
