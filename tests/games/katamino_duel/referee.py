"""The duel refereed by hand: a dictionary of squares, nothing shared with the product. Slow and plain."""

from __future__ import annotations

from dataclasses import dataclass, field

PICTURES = {
    1: ["XXXXX"],
    2: ["X...", "XXXX"],
    3: [".X..", "XXXX"],
    4: ["XX..", ".XXX"],
    5: ["X..", "X..", "XXX"],
    6: ["XX.", "XXX"],
    7: ["X.X", "XXX"],
    8: ["XX.", ".X.", ".XX"],
    9: [".XX", "XX.", ".X."],
    10: ["XXX", ".X.", ".X."],
    11: ["X..", "XX.", ".XX"],
    12: [".X.", "XXX", ".X."],
}


def mirrored(picture: list[str]) -> list[str]:
    return [row[::-1] for row in picture]


def quarter_turned(picture: list[str]) -> list[str]:
    return ["".join(row[column] for row in picture[::-1]) for column in range(len(picture[0]))]


def every_way(piece: int) -> list[list[str]]:
    found: list[list[str]] = []
    for picture in (PICTURES[piece], mirrored(PICTURES[piece])):
        for _ in range(4):
            if picture not in found:
                found.append(picture)
            picture = quarter_turned(picture)
    return found


@dataclass
class Duel:
    """A duel at the table; squares are names such as d4."""

    variant: str
    evens: str = "first"
    board: dict[str, int] = field(default_factory=dict)
    picks: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)

    def mover(self) -> int:
        if self.variant == "draft" and len(self.picks) < 12:
            return len(self.picks) % 2
        return len(self.laid) % 2

    def may_lay(self, piece: int) -> bool:
        if piece in self.laid:
            return False
        if self.variant == "draft":
            return self.picks.index(piece) % 2 == self.mover()
        if self.variant == "even_odd":
            has_evens = self.mover() == (0 if self.evens == "first" else 1)
            return (piece % 2 == 0) == has_evens
        return True

    def moves(self) -> set[tuple[int, frozenset[str]]]:
        """Every legal move: a piece and its squares, none for a pick."""
        if self.variant == "draft" and len(self.picks) < 12:
            return {(piece, frozenset()) for piece in range(1, 13) if piece not in self.picks}
        found = set()
        for piece in range(1, 13):
            if not self.may_lay(piece):
                continue
            for picture in every_way(piece):
                for column in range(9 - len(picture[0])):
                    for row in range(9 - len(picture)):
                        squares = frozenset(
                            "abcdefgh"[column + across] + str(row + down + 1)
                            for down, line in enumerate(picture)
                            for across, mark in enumerate(line)
                            if mark == "X"
                        )
                        if self.fits(squares):
                            found.add((piece, squares))
        return found

    def fits(self, squares: frozenset[str]) -> bool:
        if any(square in self.board for square in squares):
            return False
        if self.variant == "anywhere":
            return True
        if not self.board:
            return any(square in ("d4", "d5", "e4", "e5") for square in squares)
        return any(
            abs(ord(mine[0]) - ord(other[0])) <= 1 and abs(int(mine[1]) - int(other[1])) <= 1
            for mine in squares
            for other in self.board
        )

    def play(self, piece: int, squares: frozenset[str]) -> None:
        assert (piece, squares) in self.moves()
        if squares:
            self.laid.append(piece)
            self.board |= dict.fromkeys(squares, piece)
        else:
            self.picks.append(piece)

    def winner(self) -> int | None:
        """The other one, when the mover cannot move."""
        return None if self.moves() else 1 - self.mover()
