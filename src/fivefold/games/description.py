"""A position as plain data, the same for every game: what `--json`, the page and other programs read."""

from __future__ import annotations

from dataclasses import asdict

from fivefold.games.core import Game, M, O, S, own


def describe(game: Game[S, M, O], state: S, plies: int) -> dict[str, object]:
    """The position as JSON-ready data; `to_move` is a seat counted from 0, -1 for chance, None when it is over.

    >>> from fivefold.games import pentago
    >>> facts = describe(pentago.GAME, pentago.start(), 0)
    >>> facts["game"], facts["to_move"], facts["outcome"]
    ('pentago', 0, None)
    """
    ended = game.outcome(state)
    return {
        "game": game.name,
        "options": asdict(state.options),
        "plies": plies,
        "seats": game.seats(own(state.options, game.options)),
        "to_move": game.to_move(state),
        "position": game.write_position(state),
        "board": game.board(state),
        "outcome": ended and ended.plain(),
        **({"svg": game.svg(state)} if game.svg_on_page else {}),
        **game.details(state),
    }
