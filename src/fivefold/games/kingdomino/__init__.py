"""Kingdomino for people: choose a domino, place it in your kingdom, count squares times crowns.

Chance deals the lines and draws the kings of the first round; both are moves.

>>> state = start(Options(players=2))
>>> for text in "deal 3 14 22 41", "king 2", "14", "king 1", "41", "king 1", "3", "king 2", "22", "deal 5 18 30 44":
...     state = play(state, read_move(state, text))
>>> to_move(state), state.waiting[0]
(0, (3, 0))
>>> state = play(state, read_move(state, "e6N/44"))
>>> print(state.kingdoms[0])
9  ·  ·  ·  ·  ·
8  ·  ·  ·  ·  ·
7  ·  ·  F  ·  ·
6  ·  ·  F  ·  ·
5  ·  ·  C  ·  ·
4  ·  ·  ·  ·  ·
3  ·  ·  ·  ·  ·
   c  d  e  f  g
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb

from fivefold.games.core import CHANCE, TABLE, Game, IllegalMove, Warmer, given
from fivefold.games.kingdomino import counting as counting, drawing
from fivefold.games.kingdomino.box import BOX as BOX, domino, numbers_in
from fivefold.games.kingdomino.ceiling import most_points as most_points
from fivefold.games.kingdomino.course import outcome as outcome, play as play
from fivefold.games.kingdomino.details import details as details, equipment
from fivefold.games.kingdomino.kingdom import Kingdom as Kingdom, canonical
from fivefold.games.kingdomino.notation import (
    DISCARD,
    TOKEN as TOKEN,
    AnyMove,
    Deal as Deal,
    King as King,
    Move as Move,
    read_deal,
    read_king,
    read_turn,
)
from fivefold.games.kingdomino.options import PRESETS as PRESETS, Options as Options
from fivefold.games.kingdomino.position import read_state, write_state
from fivefold.games.kingdomino.scoring import added
from fivefold.games.kingdomino.state import NOBODY, State as State, first_state
from fivefold.sayings import Said


def seats(options: Options) -> int:
    """Two to four play (KD1)."""
    return options.players


def start(options: Options | None = None) -> State:
    """The castles, and all dominoes in the bag."""
    return first_state(given(options, Options))


def to_move(state: State) -> int | None:
    """The seat to move; `CHANCE` for a deal, a king, or a discard that leaves nothing to choose; None at the end.

    >>> to_move(start()) == CHANCE
    True
    """
    if state.deal_due or state.king_due or state.discard_due:
        return CHANCE
    if state.hand:
        return state.drawn
    return state.waiting[0][1] if state.waiting else None


def legal_moves(state: State) -> list[Move]:
    """Every turn of the seat to move: each place of its domino with each domino that it can choose (KD4).

    >>> state = play(play(start(), Deal((3, 14, 22, 41))), King(2))
    >>> [str(move) for move in legal_moves(state)]
    ['3', '14', '22', '41']
    """
    seat = to_move(state)
    if seat is None or seat == CHANCE:
        return []
    picks = state.free or [0]
    if state.hand:
        return [Move(pick=pick) for pick in picks]
    number = state.waiting[0][0]
    places = state.kingdoms[seat].places(number) or [DISCARD]
    return [Move(number, place, pick) for place in places for pick in picks]


def chance(state: State, rng: random.Random) -> AnyMove:
    """The line or the king that `rng` draws; where the rules leave no choice, the discard they demand (KD7)."""
    if state.deal_due:
        return Deal(tuple(rng.sample(numbers_in(state.bag_of_next_deal), state.options.kings)))
    if state.king_due:
        return King(rng.choice(state.hand))
    if state.discard_due:
        return Move(state.waiting[0][0], DISCARD)
    raise IllegalMove("Nothing is left to chance here", code="no-chance")


def chance_name(state: State) -> str:
    """Who moves for nobody here: lots, or the rules that demand a discard."""
    return "Rules" if state.discard_due else "Lots"


def read_move(state: State, text: str, dialect: str = "en") -> AnyMove:
    """The move that a text names here; `play` says whether it is legal.

    >>> read_move(start(), "3 14 22 41")
    Deal(dominoes=(3, 14, 22, 41))
    """
    word = next(iter(text.lower().split(maxsplit=1)), "")
    if word == "deal" or (state.deal_due and word != "king"):
        return read_deal(text)
    if word == "king" or state.king_due:
        return read_king(text)
    due, seat = (0, NOBODY) if state.hand or not state.waiting else state.waiting[0]
    move = read_turn(text, due)
    if move.place not in ("", DISCARD) and 1 <= move.domino <= len(BOX):
        place = canonical(move.domino, move.place, state.options.size)
        return move if place == move.place else Move(move.domino, place, move.pick)
    if due and not move.domino and not state.kingdoms[seat].fits(due):
        return Move(due, DISCARD, move.pick)  # KD7: a forced discard need not be typed
    return move


def write_move(state: State, move: AnyMove, dialect: str = "en") -> str:
    """A move as one token of a record."""
    return str(move)


def clicks(state: State, move: AnyMove) -> tuple[str, ...]:
    """A turn as the hand makes it: the square of the first half, the direction, the domino chosen.

    A discard is made by the rules (KD7), so that the hand only chooses.

    >>> clicks(start(), Move(14, "e6N", 30)), clicks(start(), Move(14, "x", 30)), clicks(start(), Deal((1, 2, 3, 4)))
    (('e6', 'N', '30'), ('30',), ('deal 1 2 3 4',))
    """
    if not isinstance(move, Move) or (move.place == DISCARD and not move.pick):
        return (str(move),)
    placing = () if move.place == DISCARD else (move.place[:-1], move.place[-1:])
    return tuple(filter(None, (*placing, str(move.pick) if move.pick else "")))


def starts_round(state: State) -> bool:
    """A record's line begins with the deal, and in the last round with the first placing."""
    return state.deal_due or (not state.line and len(state.waiting) == state.options.kings)


def remarks(state: State, move: AnyMove, after: State) -> list[Said]:
    """What a table says after a move: why a domino was discarded, how a game of a dynasty ended."""
    said = []
    if isinstance(move, Move) and move.place == DISCARD:
        kingdom = state.kingdoms[state.waiting[0][1]]
        facts = {"domino": domino(move.domino), "why": kingdom.why_discarded(move.domino)}
        said.append(Said("{domino} is discarded: {why} (KD7).", "discarded", facts))
    if after.game_over and state.options.dynasty:
        points = ", ".join(str(summary.points) for summary in after.summaries())
        ends = {"number": len(after.finished) + 1, "games": state.options.games, "points": points}
        said.append(Said("Game {number} of {games} ends: {points} (KD10).", "game-ends", ends))
    return said


def points(state: State) -> list[int]:
    """The points of each kingdom as it stands, the finished games of a dynasty added (KD8, KD10)."""
    return [summary.points for summary in added([*state.finished, state.summaries()])]


def read_position(text: str, options: Options | None = None) -> State:
    """The position that a text describes; see docs/notation.

    >>> write_position(read_position("-/- | - | 3 14=2 22 41 | 112"))
    Traceback (most recent call last):
    fivefold.games.core.BadPosition: ...
    """
    return read_state(text, given(options, Options))


def write_position(state: State) -> str:
    """The position as one line of text.

    >>> write_position(start(Options(players=3)))
    '-/-/- | - | - | 123'
    """
    return write_state(state)


def leaves(state: State, depth: int) -> int:
    """How many positions stand `depth` moves ahead; every line and king that chance can draw counts.

    >>> leaves(start(), 1), leaves(play(start(), Deal((3, 14, 22, 41))), 2)
    (194580, 16)
    """
    if depth == 0:
        return 1
    if depth == 1 and state.deal_due:
        return comb(state.bag_of_next_deal.bit_count(), state.options.kings)
    moves = [*counting.chance_moves(state), *legal_moves(state)]
    return len(moves) if depth == 1 else sum(leaves(play(state, move), depth - 1) for move in moves)


def board(state: State) -> list[str]:
    """The kingdoms side by side, as rows of text."""
    return drawing.rows(state)


def svg(state: State) -> str:
    """The position as a picture."""
    return drawing.svg_table(state)


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that people and programs use."""
    kingdom = Kingdom()
    return (
        Warmer(
            "Kingdomino: kingdoms",
            lambda: (
                kingdom.with_domino(14, "e6N").properties(),
                kingdom.gains(14),
                kingdom.places(14),
                kingdom.fits(14),
            ),
            serves=(TABLE,),
        ),
        Warmer("Kingdomino: random games", lambda: counting.random_games(1, seed=1)),
    )


GAME = Game(
    name="kingdomino",
    title="Kingdomino",
    package=__name__,
    options=Options,
    presets=PRESETS,
    token=TOKEN,
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
    chance=chance,
    chance_name=chance_name,
    remarks=remarks,
    seat_colours=("Blue", "Pink", "Green", "Yellow"),
    colours_chosen=True,
    square=False,
    player_options={players: f"players={players}" for players in (2, 3, 4)},
    points=points,
    emblem=drawing.emblem(),
    most_points=most_points,
    sheet_lines=("wheat", "forest", "lake", "meadow", "swamp", "mine"),
)
after, observe = GAME.after, GAME.observe
