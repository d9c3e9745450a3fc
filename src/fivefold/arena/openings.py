"""How the games of a match begin: from a file of openings, or with moves drawn by lot."""

from __future__ import annotations

import random

from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, BadRecord, Move, Options
from fivefold.refusals import Refused

Opening = tuple[Move, ...]
TRIES = 100


def read_openings(game: AnyGame, options: Options, text: str) -> tuple[Opening, ...]:
    """An opening a line, its moves as in records; `#` begins a remark.

    >>> from fivefold.games import game
    >>> pentago = game("pentago")
    >>> [len(opening) for opening in read_openings(pentago, pentago.options(), "b2/SE+ e5/NW-\\n# calm\\nc3/NW+")]
    [2, 1]
    """
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        words = game.token.findall(line.partition("#")[0])
        state, moves = game.start(options), list[Move]()
        try:
            for word in words:
                moves.append(game.read_move(state, word))
                state = game.play(state, moves[-1])
        except Refused as refusal:
            what = str(refusal).removesuffix(".")
            raise BadRecord("Opening in line {line}: {what}", code="bad-opening", line=number, what=what) from None
        if moves and game.to_move(state) is None:
            raise BadRecord(
                "Opening in line {line}: {what}", code="bad-opening", line=number, what="the game is over after it"
            )
        if moves:
            found.append(tuple(moves))
    if not found:
        raise BadRecord("There is no opening in the file", code="no-openings")
    return tuple(found)


def drawn_opening(game: AnyGame, options: Options, plies: int, rng: random.Random) -> Opening:
    """This many random moves after which the game goes on; what chance draws on the way belongs to them."""
    for _ in range(TRIES):
        state, moves, made = game.start(options), list[Move](), 0
        while (seat := game.to_move(state)) is not None and made < plies:
            move = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_moves(state))
            made += seat != CHANCE
            state = game.play(state, move)
            moves.append(move)
        if game.to_move(state) is not None:
            return tuple(moves)
    raise Refused("After {plies} random moves the game is over", code="opening-too-long", plies=plies)
