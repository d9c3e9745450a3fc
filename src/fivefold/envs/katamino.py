"""Katamino for one as numbers.

action = placement            in the order of the legal moves in the empty frame, piece by piece
         placements + i       the i-th of the given pieces is taken up
planes                        squares of the frame, then one for each piece that lies, 1 to 12
facts                         the pieces still to lay, 1 to 12
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from fivefold.envs.encoding import Encoding, Numbers
from fivefold.games.katamino import Move, Options, State, legal_moves, start


@lru_cache(maxsize=32)
def _moves(options: Options) -> tuple[Move, ...]:
    return (*legal_moves(start(options)), *(Move(number) for number in options.numbers))


@lru_cache(maxsize=32)
def _numbers(options: Options) -> dict[Move, int]:
    return {move: number for number, move in enumerate(_moves(options))}


def draw(state: State, seat: int) -> Numbers:
    """The frame and where each piece lies."""
    bits = np.array(state.options.region.rows)
    frame = bits >= 0
    placed = np.array(state.placed)[:, None, None] >> np.maximum(bits, 0) & 1
    return np.concatenate([frame[None], placed * frame]).astype(np.int16)


def tell(state: State, seat: int) -> list[int]:
    """Which pieces are still to be laid."""
    return [int(number in state.pieces_left) for number in range(1, 13)]


def encoding(options: Options) -> Encoding[State, Move]:
    """As many numbers as there are placements of the given pieces in the frame.

    >>> encoding(Options("5x4", "2-3-6-11")).actions
    176
    """
    moves, numbers = _moves(options), _numbers(options)
    return Encoding(
        actions=len(moves),
        number=lambda state, move: numbers[move],
        move=lambda state, number: moves[number],
        planes=("frame", *(f"piece {piece}" for piece in range(1, 13))),
        size=(options.region.height, options.region.width),
        draw=draw,
        facts=tuple(f"piece {piece} is left" for piece in range(1, 13)),
        tell=tell,
    )
