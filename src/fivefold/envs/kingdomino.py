"""Kingdomino as numbers; a kingdom of size s lies within n × n squares, n = 2 s - 1, its castle in the middle.

action = (kings + 1) * place + choice
            place     4 * (n * row + column) + direction of the second half, 0 … 3 for E S W N;
                      4 n² where nothing is placed: in the first round, or a domino that is discarded (KD7)
            choice    0 … kings - 1, the chosen domino in the new line from its lowest; kings for no choice
planes   for each seat from the own one on: castle, the six terrains, crowns on the square
facts    for each domino of the old line that waits, then for each of the new line, `kings` of each, 0s where
         there is none: its number, whose king stands on it (0 nobody, 1 own, 2 the next seat …), and terrain
         (1 to 6) and crowns of both halves; whether each domino is in the bag, 1 to 48; in a dynasty the
         points so far, from the own seat on (KD10)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

import numpy as np

from fivefold.envs.encoding import Encoding, Lots, Numbers
from fivefold.games.kingdomino import Move, Options, State
from fivefold.games.kingdomino.box import TERRAINS, domino, numbers_in
from fivefold.games.kingdomino.kernel import DOMINOES
from fivefold.games.kingdomino.kingdom import Kingdom, place_names, square_names
from fivefold.games.kingdomino.notation import DISCARD, AnyMove, Deal, King
from fivefold.games.kingdomino.scoring import added
from fivefold.games.kingdomino.state import NOBODY, Owned
from fivefold.refusals import Refused

LAYERS = ("castle", *TERRAINS, "crowns")
OF_A_DOMINO = ("number", "king", "first terrain", "first crowns", "second terrain", "second crowns")
MOST = 2000
"""Points of three games never come near it."""


@cache
def _places(size: int) -> tuple[str, ...]:
    return tuple(place_names(size).values())


@cache
def _place_numbers(size: int) -> dict[str, int]:
    return {place: number for number, place in enumerate(_places(size))}


@cache
def _squares(size: int) -> dict[str, tuple[int, int]]:
    span = 2 * size - 1
    return {name: divmod(number, span) for number, name in enumerate(square_names(size).values())}


def number(options: Options, state: State, move: AnyMove) -> int:
    """The number of a turn."""
    if not isinstance(move, Move):
        raise Refused("{move} is made by chance and has no number", code="no-number", move=move)
    places = _place_numbers(options.size)
    place = places[move.place] if move.place not in ("", DISCARD) else len(places)
    line = [each for each, _ in state.line]
    choice = line.index(move.pick) if move.pick else options.kings
    return (options.kings + 1) * place + choice


def move(options: Options, state: State, number: int) -> AnyMove:
    """The turn of a number."""
    place, choice = divmod(number, options.kings + 1)
    places = _places(options.size)
    if choice < len(state.line):
        pick = state.line[choice][0]
    else:
        pick = 0 if choice == options.kings else state.waiting[0][0]  # which `play` refuses: nothing is left to choose
    due = 0 if state.hand or not state.waiting else state.waiting[0][0]
    if place < len(places):
        return Move(
            due or state.line[0][0], places[place], pick
        )  # in the first round `play` says that nothing is placed
    return Move(due, DISCARD if due else "", pick)


def draw(options: Options, state: State, seat: int) -> Numbers:
    """The kingdoms from the own one on."""
    seats, span = options.players, 2 * options.size - 1
    planes = np.zeros((seats * len(LAYERS), span, span), np.int16)
    for other in range(seats):
        _draw_kingdom(planes[other * len(LAYERS) :], state.kingdoms[(seat + other) % seats])
    return planes


def _draw_kingdom(planes: Numbers, kingdom: Kingdom) -> None:
    squares, reach = _squares(kingdom.size), kingdom.size - 1
    planes[0, reach, reach] = 1
    for laid, place in kingdom.laid:
        row, column = squares[place[:-1]]
        down, right = {"E": (0, 1), "S": (1, 0), "W": (0, -1), "N": (-1, 0)}[place[-1]]
        one = domino(laid)
        for half, at in ((one.first, (row, column)), (one.second, (row + down, column + right))):
            planes[1 + half.terrain, *at] = 1
            planes[len(LAYERS) - 1, *at] = half.crowns


def _line(options: Options, line: Owned, seat: int) -> Iterator[int]:
    for laid, owner in line:
        one = domino(laid)
        yield laid
        yield 0 if owner == NOBODY else (owner - seat) % options.players + 1
        for half in one.first, one.second:
            yield half.terrain + 1
            yield half.crowns
    yield from [0] * len(OF_A_DOMINO) * (options.kings - len(line))


def tell(options: Options, state: State, seat: int) -> list[int]:
    """Both lines, the bag, and in a dynasty the points so far."""
    told = [*_line(options, state.waiting, seat), *_line(options, state.line, seat)]
    told += [state.bag >> each & 1 for each in range(DOMINOES)]
    if options.dynasty:
        points = [each.points for each in added(state.finished)] if state.finished else [0] * options.players
        told += points[seat:] + points[:seat]
    return told


def outcomes(state: State, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
    """A domino of the line, one after the other and each as likely as the others; or the seat of a king.

    >>> from fivefold.games import kingdomino
    >>> outcomes(kingdomino.start(), ())[:2] == [(0, 1 / 48), (1, 1 / 48)]
    True
    """
    if state.deal_due:
        left = [each - 1 for each in numbers_in(state.bag_of_next_deal) if each - 1 not in drawn]
        return [(each, 1 / len(left)) for each in left]
    return [(seat, state.hand.count(seat) / len(state.hand)) for seat in sorted(set(state.hand))]


def drawn_move(state: State, drawn: tuple[int, ...]) -> AnyMove | None:
    """The line or the king that was drawn; a discard that the rules demand needs no draw (KD7)."""
    if state.deal_due:
        return Deal(tuple(each + 1 for each in drawn)) if len(drawn) == state.options.kings else None
    if state.king_due:
        return King(drawn[0]) if drawn else None
    return Move(state.waiting[0][0], DISCARD)


def draw_text(state: State, outcome: int) -> str:
    """A draw as one says it."""
    return f"domino {outcome + 1}" if state.deal_due else str(King(outcome))


def encoding(options: Options) -> Encoding[State, AnyMove]:
    """As many numbers as the kingdom's size and the line need.

    >>> encoding(Options()).actions, encoding(Options(players=3)).actions
    (1625, 1300)
    """
    span, whose = 2 * options.size - 1, ["own", *(f"seat + {other}:" for other in range(1, options.players))]
    lines = [
        f"{line} {slot}: {what}" for line in ("old", "new") for slot in range(options.kings) for what in OF_A_DOMINO
    ]
    bag = [f"{each} in the bag" for each in range(1, DOMINOES + 1)]
    points = [f"{seat} points before" for seat in whose] if options.dynasty else []
    return Encoding(
        actions=(options.kings + 1) * (4 * span * span + 1),
        number=partial(number, options),
        move=partial(move, options),
        planes=tuple(f"{seat} {layer}" for seat in whose for layer in LAYERS),
        size=(span, span),
        draw=partial(draw, options),
        facts=(*lines, *bag, *points),
        tell=partial(tell, options),
        most=MOST,
        longest=options.games * options.kings * (options.lines + 1),
        lots=Lots(most=DOMINOES, outcomes=outcomes, move=drawn_move, text=draw_text),
    )
