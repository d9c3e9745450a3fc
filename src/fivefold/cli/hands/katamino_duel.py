"""The hand of a duellist."""

from __future__ import annotations

from fivefold.cli.hands.pieces import PieceHand
from fivefold.games import katamino_duel


def hand() -> PieceHand:
    """An empty hand."""
    return PieceHand(katamino_duel.GAME)
