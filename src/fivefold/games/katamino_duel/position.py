"""What a position text says beyond the board, and whether players can have come to it."""

from __future__ import annotations

from fivefold.games.core import BadPosition
from fivefold.games.katamino.pieces import piece_number, set_of
from fivefold.games.katamino_duel.options import Options
from fivefold.games.katamino_duel.placements import BOARD, CENTRE, halo


def read_hands(text: str, options: Options) -> tuple[int, int]:
    """The pieces each player has; in a draft the text tells them, in the order of the seats.

    >>> read_hands("LN:I", Options("draft"))
    (10, 1)
    """
    if options.variant != "draft":
        if text:
            raise BadPosition("Only in a draft do picks follow the board", code="picks-without-draft", rule="KT13")
        return options.hands
    first, _, second = text.partition(":")
    numbers = [[piece_number(letter) or 0 for letter in hand[:13]] for hand in (first, second)]
    every = numbers[0] + numbers[1]
    ahead = len(numbers[0]) - len(numbers[1])
    if 0 in every or len(set(every)) != len(every) or ahead not in (0, 1) or len(numbers[0]) > 6:
        raise BadPosition(
            "The picks are two equal rows of letters, as LNP:IYV; the first player may be one ahead",
            code="bad-picks",
            rule="KT13",
        )
    return set_of(numbers[0]), set_of(numbers[1])


def can_have_arisen(placed: tuple[int, ...], hands: tuple[int, int], *, touching: bool = True) -> bool:
    """Is there an order of laying these pieces in which each was legal (KT10, KT11)?

    >>> can_have_arisen((0b11111,) + (0,) * 11, (4095, 4095))
    False
    """
    lying = [(piece, mask) for piece, mask in enumerate(placed) if mask]
    halos = {piece: halo(mask) for piece, mask in lying}
    centre = BOARD.mask(CENTRE)
    reached = {0}
    for ply in range(len(lying)):
        following = set()
        for before in reached:
            taken = sum(mask for piece, mask in lying if before >> piece & 1)
            for piece, mask in lying:
                touches = halos[piece] & taken if ply else mask & centre
                if (touches or not touching) and hands[ply % 2] >> piece & 1 and not before >> piece & 1:
                    following.add(before | 1 << piece)
        reached = following
    return bool(reached)
