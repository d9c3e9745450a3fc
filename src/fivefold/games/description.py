"""A position as plain data, the same for every game: what `--json`, the page and other programs read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired

from typing_extensions import TypedDict

from fivefold.games.core import Game, M, O, OutcomeView, S, own
from fivefold.games.options import Choice, plain


class PositionView(TypedDict):
    """A position as JSON; `to_move` is a seat counted from 0, -1 for chance, null when the game is over. `colours` are
    what the seats play with, empty where they have none.

    `details` are the game's own: each game says what it adds, and games of other packages add what they like.
    """

    game: str
    options: dict[str, Choice]
    plies: int
    seats: int
    colours: list[str]
    to_move: int | None
    position: str
    board: list[str]
    outcome: OutcomeView | None
    svg: NotRequired[str]
    details: Mapping[str, object]


def describe(game: Game[S, M, O], state: S, plies: int) -> PositionView:
    """The position as JSON-ready data.

    >>> from fivefold.games import pentago
    >>> facts = describe(pentago.GAME, pentago.start(), 0)
    >>> facts["game"], facts["to_move"], facts["outcome"]
    ('pentago', 0, None)
    """
    ended = game.outcome(state)
    view: PositionView = {
        "game": game.name,
        "options": plain(state.options),
        "plies": plies,
        "seats": game.seats(own(state.options, game.options)),
        "colours": list(game.colours_of(own(state.options, game.options))),
        "to_move": game.to_move(state),
        "position": game.write_position(state),
        "board": game.board(state),
        "outcome": ended.plain() if ended is not None else None,
        "details": game.details(state),
    }
    if game.svg_on_page:
        view["svg"] = game.svg(state)
    return view
