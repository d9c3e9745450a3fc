"""How Kingdomino is written.

    deal 3 14 22 41    chance turns a line over; the numbers in any order
    king 2             chance drops a king of the second seat in the first round
    14                 in the first round: the king goes on domino 14
    14:e6N/30          14 is placed, its first half on e6, its second north of it; then the king goes on 30
    14:x/30            14 fits nowhere and is discarded; then the king goes on 30
    14:e6N  14:x       the same in the last round, when nothing is left to choose

A reader also takes these without the number of the domino to be placed, with blanks for the slash, and small letters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from fivefold.games.core import BadNotation

DISCARD = "x"

TOKEN = re.compile(r"(?i:deal)(?:\s+\d+\b(?!\s*:|\.))*|(?i:king)\s+\d+|[^\s{}]+")
"""One move in a record: a deal takes all numbers that follow it, but not `14:` or a round's `2.`"""

DEAL = re.compile(r"\s*(?:deal\b)?((?:[\s,]*\b\d{1,2}\b)+)\s*", re.I)
KING = re.compile(r"\s*(?:king\b)?\s*([1-9])\s*", re.I)
TURN = re.compile(
    r"\s*(?:(\d{1,2})\s*:\s*)?(?:([a-m]\s*(?:1[0-3]|[1-9]))[\s/]*([nesw])|(x|discard))"  # domino, square, way, x
    r"(?:(?:[\s/>]+)(\d{1,2}))?\s*",  # pick
    re.I,
)
PICK = re.compile(r"\s*(\d{1,2})\s*")


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance turns these dominoes over (KD3).

    >>> print(Deal((3, 41, 14, 22)))
    deal 3 41 14 22
    """

    dominoes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["deal", *map(str, self.dominoes)])


@dataclass(frozen=True, slots=True)
class King:
    """Chance drops a king of this seat, counted from 0 (KD3).

    >>> print(King(1))
    king 2
    """

    seat: int

    def __str__(self) -> str:
        return f"king {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Move:
    """A turn (KD4): a domino and its place, or DISCARD, then the domino that the king goes to.

    In the first round only `pick` is there, in the last round it is not.

    >>> print(Move(14, "e6N", 30), Move(14, "x", 30), Move(14, "e6N"), Move(pick=30))
    14:e6N/30 14:x/30 14:e6N 30
    """

    domino: int = 0
    place: str = ""
    pick: int = 0

    def __str__(self) -> str:
        placing = f"{self.domino}:{self.place}" if self.domino else ""
        return "/".join(filter(None, [placing, str(self.pick) if self.pick else ""]))


AnyMove = Deal | King | Move


def read_deal(text: str) -> Deal:
    """The dominoes of a line, as `deal 3 14 22 41` or only the numbers.

    >>> read_deal("3 14 22 41")
    Deal(dominoes=(3, 14, 22, 41))
    """
    if len(text) > 60 or not (found := DEAL.fullmatch(text)):
        raise BadNotation(
            "{text} is not a deal; write the numbers of the line, as deal 3 14 22 41",
            code="kingdomino-not-a-deal",
            text=shown(text),
        )
    return Deal(tuple(map(int, re.findall(r"\d+", found[1]))))


def read_king(text: str) -> King:
    """Whose king was drawn, as `king 2` or `2`.

    >>> read_king("king 2")
    King(seat=1)
    """
    if not (found := KING.fullmatch(text)):
        raise BadNotation(
            "{text} is not the draw of a king; write whose it is, as king 2",
            code="kingdomino-not-a-king",
            text=shown(text),
        )
    return King(int(found[1]) - 1)


def read_turn(text: str, due: int) -> Move:
    """A turn when the domino `due` is to be placed (0 in the first round); `play` says whether it is legal.

    >>> read_turn("e6n 30", due=14), read_turn("30", due=0)
    (Move(domino=14, place='e6N', pick=30), Move(domino=0, place='', pick=30))
    """
    if found := PICK.fullmatch(text):
        return Move(pick=int(found[1]))
    if not (found := TURN.fullmatch(text)):
        if not due:
            raise BadNotation(
                "{text} is not a turn; write the number that your king goes to, as 30",
                code="kingdomino-not-a-choice",
                text=shown(text),
            )
        raise BadNotation(
            "{text} is not a turn; write the domino's place and your choice, as 14:e6N/30",
            code="kingdomino-not-a-turn",
            text=shown(text),
        )
    domino, square, way, discarded, pick = found.groups()
    place = DISCARD if discarded else "".join(square.split()).lower() + way.upper()
    return Move(int(domino or due), place, int(pick or 0))


def shown(text: str) -> str:
    """What was typed, cut short."""
    return repr(text if len(text) <= 24 else text[:24] + "…")
