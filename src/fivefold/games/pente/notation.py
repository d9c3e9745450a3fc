"""How Pente is written: points as the booklet does, counted from the centre, or as `K10`.

    language   right left up down       three right, two up    two left, two down    the centre
    de         R L O U                  R3O2                   L2U2                  0
    en         R L U D                  R3U2                   L2D2                  0
    fr         D G H B                  D3H2                   G2B2                  0
    K10        columns A–T without I, rows from the bottom:    N12, H8, K10

The horizontal part comes first. `*` marks a capture, once a pair; `R3O2()` and `(R3O2)` are read as well. A stone moved
after all are used (PT21) is written with both points, `R3O2-R3O3`, and a turn without a legal move is `pass`. In the
record of a game on a real board `~` marks a capture that both sides overlooked, so that the stones stayed (PT7).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from fivefold.games.core import BadNotation
from fivefold.games.pente.kernel import NOWHERE, POINTS, WIDTH

COLUMNS = "ABCDEFGHJKLMNOPQRST"
NAMES = tuple(f"{COLUMNS[point % WIDTH]}{point // WIDTH + 1}" for point in range(POINTS))
POINTS_BY_NAME = {name: point for point, name in enumerate(NAMES)}
K10 = "K10"
LETTERS = {"de": ("R", "L", "O", "U"), "en": ("R", "L", "U", "D"), "fr": ("D", "G", "H", "B")}
"""Right, left, up, down."""

PASS_WORD = "pass"
MOVE = re.compile(r"\s*([A-Z0-9]{1,4})\s*(?:-\s*([A-Z0-9]{1,4}))?\s*(\*{1,8}|\(\)|~)?\s*")
IN_BRACKETS = re.compile(r"\s*\(([^()*~]+)\)\s*")
OVERLOOKED = "~"
BOOKLET = {
    # A printed German O is easily a zero, and a distance is never more than 9: R302 can only be R3O2 (PT23).
    language: re.compile(rf"(?:([{r}{l}])([1-9]))?(?:([{u}{d}{'0' if language == 'de' else ''}])([1-9]))?")
    for language, (r, l, u, d) in LETTERS.items()  # noqa: E741
}


@dataclass(frozen=True, slots=True)
class Move:
    """A stone on a point, from the supply or from the point `origin`; a pass has no point.

    `overlooked`: the stones that it encloses stayed, because nobody saw them (PT7); only records have such moves.

    >>> str(Move(180)), str(Move(181, origin=180)), str(Move(180, overlooked=True)), str(PASS)
    ('K10', 'K10-L10', 'K10~', 'pass')
    """

    point: int
    origin: int = NOWHERE
    overlooked: bool = False

    def __str__(self) -> str:
        return write_move_text(self, WIDTH, K10)

    def __repr__(self) -> str:
        return f"<Move {self}>"


PASS = Move(NOWHERE)


def write_point(point: int, size: int, dialect: str) -> str:
    """A point's name.

    >>> [write_point(221, 19, dialect) for dialect in ("K10", "de", "en", "fr")]
    ['N12', 'R3O2', 'R3U2', 'D3H2']
    """
    if not 0 <= point < POINTS:
        return f"point {point}"
    if dialect == K10:
        return NAMES[point]
    right, left, up, down = LETTERS[_language(dialect)]
    across, upward = point % WIDTH - size // 2, point // WIDTH - size // 2
    name = f"{right if across > 0 else left}{abs(across)}" if across else ""
    return name + (f"{up if upward > 0 else down}{abs(upward)}" if upward else "") or "0"


def write_move_text(move: Move, size: int, dialect: str, pairs: int = 0) -> str:
    """A move as one word, with a star for each pair that it takes, or the mark of an overlooked capture.

    >>> write_move_text(Move(182), 19, "de", pairs=2)
    'R2**'
    """
    if move == PASS:
        return PASS_WORD
    start = "" if move.origin == NOWHERE else write_point(move.origin, size, dialect) + "-"
    return start + write_point(move.point, size, dialect) + (OVERLOOKED if move.overlooked else "*" * pairs)


def read_point(text: str, size: int, dialect: str) -> int:
    """The point of this name.

    >>> read_point("R302", 19, "de") == read_point("R3O2", 19, "de") == read_point("N12", 19, "K10")
    True
    """
    if dialect == K10:
        if text not in POINTS_BY_NAME:
            raise _not_a_point(text, dialect)
        return POINTS_BY_NAME[text]
    language = _language(dialect)
    right, _, up, _ = LETTERS[language]
    across, upward = 0, 0
    if text != "0":
        found = BOOKLET[language].fullmatch(text)
        if not text or not found:
            raise _not_a_point(text, dialect)
        sideways, far, vertically, high = found.groups()
        across = int(far or 0) * (1 if sideways == right else -1)
        upward = int(high or 0) * (1 if vertically in (up, "0") else -1)
    if max(abs(across), abs(upward)) > size // 2:
        raise BadNotation(
            "{text} lies beyond the board; its edge is {most} points from the centre",
            code="pente-beyond-the-board",
            rule="PT1",
            text=text,
            most=size // 2,
        )
    return (size // 2 + upward) * WIDTH + size // 2 + across


def read_move_text(text: str, size: int, dialect: str) -> tuple[Move, int]:
    """The move that a text names and how many captures it marks.

    >>> read_move_text("R302*", 19, "de"), read_move_text("(R3O2)", 19, "de"), read_move_text("K10-L10", 19, "K10")
    ((<Move N12>, 1), (<Move N12>, 1), (<Move K10-L10>, 0))
    """
    if text.strip().lower() == PASS_WORD:
        return PASS, 0
    plain = IN_BRACKETS.sub(r"\1*", text) if IN_BRACKETS.fullmatch(text) else text
    found = MOVE.fullmatch(plain.upper()) if len(text) < 40 and text.isascii() else None
    if not found:
        raise _not_a_point(text, dialect)
    first, second, mark = found.groups()
    overlooked = mark == OVERLOOKED
    marks = len(mark.replace("()", "*")) if mark and not overlooked else 0
    if second is None:
        return Move(read_point(first, size, dialect), overlooked=overlooked), marks
    return Move(read_point(second, size, dialect), read_point(first, size, dialect), overlooked), marks


def _language(dialect: str) -> str:
    if dialect not in LETTERS:
        raise BadNotation(
            "There is no notation {dialect}; there are: K10, de, en, fr",
            code="pente-no-such-notation",
            rule="PT23",
            dialect=repr(dialect),
        )
    return dialect


def _not_a_point(text: str, dialect: str) -> BadNotation:
    shown = repr(text if len(text) <= 20 else text[:20] + "…")
    if dialect == K10:
        return BadNotation(
            "{text} is not a point; write a column A–T (without I) and a row 1–19, as K10",
            code="pente-not-k10",
            rule="PT23",
            text=shown,
        )
    right, left, up, down = LETTERS[_language(dialect)]
    return BadNotation(
        "{text} is not a point in this notation ({dialect}); write {right} or {left} and how far, then {up} or {down} "
        "and how far, as {example}, or 0 for the centre",
        code="pente-not-a-point",
        rule="PT23",
        text=shown,
        dialect=dialect,
        right=right,
        left=left,
        up=up,
        down=down,
        example=f"{right}3{up}2",
    )
