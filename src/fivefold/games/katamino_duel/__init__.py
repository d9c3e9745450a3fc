"""The Katamino duel: lay a piece in turn on 8×8; who lays the last one wins.

>>> state = start()
>>> for text in "12 d3 c4 d4 e4 d5", "6 f4 f5 g5 f6 g6":
...     state = play(state, read_move(state, text))
>>> print(state)
8  · · · · · · · ·
7  · · · · · · · ·
6  · · · · · P P ·
5  · · · X · P P ·
4  · · X X X P · ·
3  · · · X · · · ·
2  · · · · · · · ·
1  · · · · · · · ·
   a b c d e f g h
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from typing_extensions import TypedDict

from fivefold.games.core import TABLE, BadPosition, Game, GameOver, IllegalMove, Outcome, Warmer, check_type, given
from fivefold.games.katamino import drawing
from fivefold.games.katamino.notation import Move as Move, read_move_text, read_rows, write_rows
from fivefold.games.katamino.pieces import ALL, LETTERS, equipment, numbers_in
from fivefold.games.katamino.region import name_of
from fivefold.games.katamino_duel import counting as counting, kernel
from fivefold.games.katamino_duel.options import PRESETS as PRESETS, Options as Options
from fivefold.games.katamino_duel.placements import BOARD, CENTRE, MOVES, PLACEMENT, tables_of
from fivefold.games.katamino_duel.position import can_have_arisen, read_hands
from fivefold.games.step_index import StepIndex
from fivefold.sayings import Said

CENTRE_NAMES = tuple(name_of(square) for square in CENTRE)
CANNOT_LAY = Said("the other player cannot lay a piece", "the-other-player-cannot-lay-a-piece")


@dataclass(frozen=True, slots=True)
class State:
    """A position: the squares of pieces 1 to 12, 0 for one that does not lie, and the pieces each player was given,
    one bit a piece; in the ordinary game both may lay all.
    """

    placed: tuple[int, ...] = (0,) * 12
    hands: tuple[int, int] = (ALL, ALL)
    options: Options = Options()

    @property
    def taken(self) -> int:
        """All squares that are covered."""
        return sum(self.placed)

    @property
    def laid(self) -> int:
        """How many pieces lie."""
        return 12 - self.placed.count(0)

    @property
    def left(self) -> tuple[int, int]:
        """The pieces each player may still lay."""
        lying = sum(1 << piece for piece, mask in enumerate(self.placed) if mask)
        return self.hands[0] & ~lying, self.hands[1] & ~lying

    @property
    def drafting(self) -> bool:
        """Are pieces still to be picked (KT13)?"""
        return self.hands[0] | self.hands[1] != ALL

    def __str__(self) -> str:
        text = drawing.text_board(BOARD, self.placed)
        if self.options.shared:
            return text
        first, second = ("".join(LETTERS[number - 1] for number in numbers_in(hand)) for hand in self.left)
        return f"{text}   {first or '–'} | {second or '–'}"

    def _repr_svg_(self) -> str:
        return svg(self)


def seats(options: Options) -> int:
    """Two play (KT9)."""
    return 2


def start(options: Options | None = None) -> State:
    """The empty board, and in a draft empty hands."""
    chosen = given(options, Options)
    return State(hands=chosen.hands, options=chosen)


def _next_seat(state: State) -> int:
    picked = (state.hands[0].bit_count() + state.hands[1].bit_count()) % 2 if state.drafting else 0
    return picked or state.laid % 2


def to_move(state: State) -> int | None:
    """The seat to move, or None when it cannot lay a piece and so has lost (KT12).

    >>> to_move(start())
    0
    """
    seat = _next_seat(state)
    return seat if state.drafting or _can_place(state, seat) else None


@lru_cache(maxsize=1024)
def _can_place(state: State, seat: int) -> bool:
    return bool(kernel.can_place(*tables_of(state.options), np.uint64(state.taken), state.left[seat]))


def legal_moves(state: State) -> list[Move]:
    """Every placement, piece by piece; in a draft every piece that nobody has.

    >>> len(legal_moves(start())), len(legal_moves(start(Options("draft"))))
    (740, 12)
    """
    if state.drafting:
        return [Move(number) for number in numbers_in(ALL & ~(state.hands[0] | state.hands[1]))]
    found = kernel.legal_placements(*tables_of(state.options), np.uint64(state.taken), state.left[_next_seat(state)])
    return [MOVES[placement] for placement in found.tolist()]


def play(state: State, move: Move) -> State:
    """The position after a move, which is checked.

    >>> play(start(), read_move(start(), "1 a1 b1 c1 d1 e1"))
    Traceback (most recent call last):
    fivefold.games.core.IllegalMove: 1 a1 b1 c1 d1 e1: the first piece must cover d4, d5, e4 or e5 (KT10).
    """
    check_type(move, Move)
    if state.drafting:
        return _picked(state, move)
    seat = _next_seat(state)
    outside = [name_of(square) for square in move.squares if square not in BOARD.bit]
    if outside:
        raise _refused(move, "{square} is not on the board", "not-on-board", "KT9", square=outside[0])
    mask = BOARD.mask(move.squares)
    placement = PLACEMENT.get((move.piece - 1, mask))
    if placement is None:
        if not mask:
            raise _refused(move, "the piece must be laid, as 6 d4 e4 d5 e5 d6", "no-squares", "KT9")
        raise _refused(move, "piece {piece} does not have this shape", "wrong-shape", "KT1", piece=move.piece)
    masks, halos, pieces = tables_of(state.options)
    taken = np.uint64(state.taken)
    reason = kernel.why_illegal(masks[placement], halos[placement], int(pieces[placement]), taken, state.left[seat])
    if reason:
        raise _refusal(state, move, reason)
    placed = (*state.placed[: move.piece - 1], mask, *state.placed[move.piece :])
    return State(placed, state.hands, state.options)


def _picked(state: State, move: Move) -> State:
    """The hands after a pick (KT13)."""
    if move.squares:
        raise _refused(move, "pieces are still being picked; name one piece", "still-drafting", "KT13")
    if not 1 <= move.piece <= 12 or (state.hands[0] | state.hands[1]) >> move.piece - 1 & 1:
        raise _refused(move, "piece {piece} cannot be picked", "cannot-pick", "KT13", piece=move.piece)
    hands = list(state.hands)
    hands[_next_seat(state)] |= 1 << move.piece - 1
    return State(state.placed, (hands[0], hands[1]), state.options)


def _refused(move: Move, sentence: str, code: str, rule: str, **facts: object) -> IllegalMove:
    return IllegalMove("{move}: " + sentence, code=code, rule=rule, move=move, **facts)


def _refusal(state: State, move: Move, reason: int) -> IllegalMove:
    if to_move(state) is None:
        return GameOver("{move}: the game is over, {why}", code="game-over", rule="KT12", move=move, why=CANNOT_LAY)
    if reason == kernel.NOT_IN_HAND:
        if state.placed[move.piece - 1]:
            return _refused(move, "piece {piece} already lies on the board", "piece-on-board", "KT9", piece=move.piece)
        rule = "KT13" if state.options.variant == "draft" else "KT14"
        return _refused(move, "piece {piece} belongs to the other player", "not-your-piece", rule, piece=move.piece)
    if reason == kernel.OVERLAPS:
        taken = state.taken
        square = next(square for square in move.squares if taken >> BOARD.bit[square] & 1)
        return _refused(move, "{square} is already covered", "square-taken", "KT9", square=name_of(square))
    if reason == kernel.NOT_CENTRAL:
        return _refused(move, "the first piece must cover d4, d5, e4 or e5", "not-central", "KT10")
    return _refused(move, "it touches no piece by a side or a corner", "touches-nothing", "KT11")


def outcome(state: State) -> Outcome | None:
    """Who laid the last piece has won (KT12), or None."""
    if to_move(state) is not None:
        return None
    loser = _next_seat(state)
    return Outcome.won_by(1 - loser, seats=2, reason=CANNOT_LAY, rule="KT12")


def read_move(state: State, text: str, dialect: str = "en") -> Move:
    """The move that a text names; `play` says whether it is legal.

    >>> read_move(start(), "X d3 c4 d4 e4 d5")
    <Move 12 d3 c4 d4 e4 d5>
    """
    return read_move_text(text)


def write_move(state: State, move: Move, dialect: str = "en") -> str:
    """A move as one word.

    >>> write_move(start(), read_move_text("X d3 c4 d4 e4 d5"))
    '12/d3/c4/d4/e4/d5'
    """
    return "/".join(move.steps)


def clicks(state: State, move: Move) -> tuple[str, ...]:
    """A move as the hand makes it: the piece, then its squares row by row from the bottom."""
    return move.steps


@cache
def step_index() -> StepIndex:
    """Every placement by its steps."""
    return StepIndex([move.steps for move in MOVES])


def starts_round(state: State) -> bool:
    """A record's line holds one turn of each player."""
    return _next_seat(state) == 0


def read_position(text: str, options: Options | None = None) -> State:
    """The position that eight rows from the top describe, in the letters of the pieces; after a draft or in the midst
    of one the picks of both follow, as `LNPZTX:IYVUFW`.

    >>> to_move(read_position("......../......../......../...X..../..XXX.../...X..../......../........"))
    1
    """
    chosen = given(options, Options)
    rows, _, picks = text.strip().partition(" ")
    placed = read_rows(BOARD, rows)
    state = State(placed, read_hands(picks.strip(), chosen), chosen)
    for number, mask in enumerate(placed, 1):
        if mask and (number - 1, mask) not in PLACEMENT:
            raise BadPosition("piece {piece} does not have this shape", code="wrong-shape", rule="KT1", piece=number)
    if state.drafting and state.laid:
        raise BadPosition("No piece lies before all are picked", code="laid-in-draft", rule="KT13")
    if not can_have_arisen(state.placed, state.hands, touching=chosen.touching):
        raise BadPosition("In no order can the players have laid these pieces", code="katamino-impossible", rule="KT11")
    return state


def write_position(state: State) -> str:
    """The position as eight rows from the top, in a draft with the picks of both."""
    rows = "/".join(board(state))
    if state.options.variant != "draft":
        return rows
    first, second = ("".join(LETTERS[number - 1] for number in numbers_in(hand)) for hand in state.hands)
    return f"{rows} {first}:{second}"


def symmetric(state: State, symmetry: int) -> State:
    """The position turned or flipped; the symmetries are numbered 0 to 7."""
    placed = tuple(counting.transformed(mask, symmetry) for mask in state.placed)
    return State(placed, state.hands, state.options)


def symmetric_move(move: Move, symmetry: int) -> Move:
    """What a move becomes on the board of `symmetric`."""
    return Move(move.piece, BOARD.squares(counting.transformed(BOARD.mask(move.squares), symmetry)))


def leaves(state: State, depth: int) -> int:
    """How many positions stand `depth` moves ahead.

    >>> leaves(start(), 1)
    740
    """
    if not state.drafting:
        return counting.leaves(state, depth)
    return sum(leaves(play(state, move), depth - 1) for move in legal_moves(state)) if depth else 1


def board(state: State) -> list[str]:
    """The eight rows from the top."""
    return write_rows(BOARD, state.placed)


class KataminoDuelDetails(TypedDict):
    """What the duel adds to a position: the pieces each player may still lay, whether both lay from the same ones,
    whether pieces are still being picked, and the squares of which the first piece covers one (KT10); none where it
    may lie anywhere."""

    pieces_left: list[list[int]]
    shared: bool
    drafting: bool
    centre: list[str]


def details(state: State) -> KataminoDuelDetails:
    """Pieces, the draft, and the squares of the first piece."""
    return {
        "pieces_left": [list(numbers_in(hand)) for hand in state.left],
        "shared": state.options.shared,
        "drafting": state.drafting,
        "centre": list(CENTRE_NAMES) if state.options.touching else [],
    }


def svg(state: State) -> str:
    """The position as a picture, the pieces still to lay below it."""
    first, second = map(numbers_in, state.left)
    if state.options.shared:
        trays: list[drawing.Tray] = [("", first)]
    else:
        trays = [("first player", first), ("second player", second)]
        if state.drafting:
            trays.append(("to pick", numbers_in(ALL & ~(state.hands[0] | state.hands[1]))))
    title, centre = f"Katamino duel {write_position(state)}", CENTRE if state.options.touching else ()
    return drawing.svg_board(BOARD, state.placed, trays, title, centre)


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that people and programs use."""
    return (
        Warmer(
            "Katamino duel: rules", lambda: (play(start(), legal_moves(start())[0]), to_move(start())), serves=(TABLE,)
        ),
        Warmer("Katamino duel: counting", lambda: (leaves(start(), 1), counting.random_games(1, seed=1))),
    )


GAME = Game(
    name="katamino_duel",
    title="Katamino duel",
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
    drawn=False,
    read_move=read_move,
    write_move=write_move,
    clicks=clicks,
    step_index=step_index,
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
