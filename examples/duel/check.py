"""Checks one line of the solved Katamino duel, with nothing but Python: python check.py LINES GAME FIRST [ANSWER]

The duel: on a board of 8 × 8 two players lay the twelve pentominoes in turn, each piece once. The first piece covers
one of the four centre squares, every later one touches a piece that lies, by a side or a corner. Who cannot lay loses.

LINES is the file of answers that Fivefold carries (`answers.txt.gz` in `bots/katamino_duel`). A line of it says

    ordinary 9e5f5f6g6f7 wins 495716287 2a1b1c1d1d2=12d3c4d4e4d5 …    after this first move; a reply to every answer
    ordinary 1d4d5d6d7d8 loses 75012345 6c2d2c3d3c4                   after this first move; what refutes it

A piece is written as its number and its squares. In the game `anywhere` pieces need neither centre nor touch; in
`even_odd` and `odd_even` a player has the even or the odd pieces, and the first word says who begins.

What is checked: each reply is legal, every answer has one, and after it the player to move loses, by a search to the
end of the game. This program knows nothing of the one that found the answers. It is plain, and so it is slow: seconds
for an answer, far longer for a refutation. ANSWER keeps it short: one of the answers, or n for every n-th of them.
"""

from __future__ import annotations

import gzip
import re
import sys

PIECES = [  # 1 to 12
    "#####",
    "#.../####",
    ".#../####",
    "##../.###",
    "#../#../###",
    "##./###",
    "#.#/###",
    "##./.#./.##",
    ".##/##./.#.",
    "###/.#./.#.",
    "#../##./.##",
    ".#./###/.#.",
]
Way = tuple[int, int]  # a piece's number and its squares
ALL = (1 << 64) - 1
LEFT, RIGHT = 0x0101010101010101, 0x8080808080808080  # the columns a and h


def around(squares: int) -> int:
    """Squares and those that touch them by a side or a corner; square a1 is bit 0, b1 bit 1, a2 bit 8."""
    wide = squares | (squares & ~RIGHT) << 1 | (squares & ~LEFT) >> 1
    return (wide | wide << 8 | wide >> 8) & ALL


def ways_of(picture: str) -> set[int]:
    """Every way to lay a piece on the board, as a set of words of 64 bits."""
    found: set[int] = set()
    rows = picture.split("/")
    for turn in range(8):
        for down in range(9 - len(rows)):
            for across in range(9 - len(rows[0])):
                marks = [(r + down, c + across) for r, row in enumerate(rows) for c, m in enumerate(row) if m == "#"]
                found.add(sum(1 << 8 * row + column for row, column in marks))
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]  # a quarter turn
        if turn == 3:
            rows = [row[::-1] for row in rows]  # and the mirror image
    return found


WAYS = [(number, squares) for number, picture in enumerate(PIECES, 1) for squares in sorted(ways_of(picture))]
CENTRE = sum(1 << 8 * row + column for row in (3, 4) for column in (3, 4))


def read(word: str) -> Way:
    """A piece and its squares from a word such as 9e5f5f6g6f7."""
    parts = re.fullmatch(r"(\d+?)((?:[a-h][1-8]){5})", word)
    assert parts, f"{word} is no piece of the game"
    number, squares = parts.groups()
    bits = sum(1 << 8 * (int(row) - 1) + "abcdefgh".index(column) for column, row in re.findall(r"(.)(.)", squares))
    assert (int(number), bits) in WAYS, f"{word} is no piece of the game"
    return int(number), bits


class Game:
    """The rules of one of the games, and who wins a position."""

    def __init__(self, name: str) -> None:
        self.touching = name != "anywhere"
        self.begins_even = {"even_odd": True, "odd_even": False}.get(name)
        self.known: dict[tuple[int, int], bool] = {}

    def owns(self, player: int, number: int) -> bool:
        """May this player (0 began) lay this piece?"""
        return self.begins_even is None or (number % 2 == 0) == (self.begins_even == (player == 0))

    def legal(self, laid: list[Way]) -> list[Way]:
        """What may be laid after these pieces."""
        numbers, taken = {number for number, _ in laid}, sum(squares for _, squares in laid)
        reach = (around(taken) if laid else CENTRE) if self.touching else ALL
        return [
            (number, squares)
            for number, squares in WAYS
            if number not in numbers and not squares & taken and squares & reach and self.owns(len(laid) % 2, number)
        ]

    def mover_wins(self, laid: list[Way]) -> bool:
        """Does the player to move win after these pieces?"""
        numbers, taken = {number for number, _ in laid}, sum(squares for _, squares in laid)
        fitting = [way for way in WAYS if way[0] not in numbers and not way[1] & taken]
        return self.wins(fitting, taken, sum(1 << number for number in numbers), len(laid) % 2)

    def wins(self, fitting: list[Way], taken: int, used: int, player: int) -> bool:
        """The same for a position: the ways that fit, the squares taken, the pieces used, the player to move."""
        if (taken, used) in self.known:
            return self.known[taken, used]
        reach = around(taken) if self.touching else ALL
        after = []
        for number, squares in fitting:
            if squares & reach and self.owns(player, number):
                left = [way for way in fitting if way[0] != number and not way[1] & squares]
                if not left:
                    break  # nobody can lay any more
                after.append((len(left), left, squares, number))
        else:
            after.sort(key=lambda one: one[0])  # first what leaves the other side least
            for _, left, squares, number in after:
                if not self.wins(left, taken | squares, used | 1 << number, 1 - player):
                    break
            else:
                self.known[taken, used] = False
                return False
        self.known[taken, used] = True
        return True


def check(game: str, first: str, claim: str, words: list[str], only: str) -> bool:
    """Say of each answer whether the claim holds; the answer is whether all do."""
    rules, begun = Game(game), [read(first)]
    assert begun[0] in rules.legal([]), f"{first} may not be the first piece"
    if claim == "wins":
        replies = dict(word.split("=") for word in words)
        good = {read(answer) for answer in replies} == set(rules.legal(begun))
        print(f"{len(replies)} answers: {'each has its reply' if good else 'NOT all of them, or others'}")
        every = sorted(replies)
        chosen = every[:: int(only)] if only.isdigit() else [only] if only else every
        lines = [(f"{answer}, then {replies[answer]}", [*begun, read(answer)], replies[answer]) for answer in chosen]
    else:
        good, lines = True, [(words[0], begun, words[0])]
    for text, laid, reply in lines:
        rules.known.clear()
        holds = read(reply) in rules.legal(laid) and not rules.mover_wins([*laid, read(reply)])
        print(f"{text}: {'holds' if holds else 'DOES NOT HOLD'} ({len(rules.known):,} positions)", flush=True)
        good = good and holds
    return good


def main(path: str, game: str, first: str, only: str = "") -> int:
    """Find the line and check it."""
    with (gzip.open if path.endswith(".gz") else open)(path, "rt") as lines:
        for line in lines:
            name, move, claim, _, *words = line.split()
            if (name, move) == (game, first):
                return 0 if check(game, first, claim, words, only) else 1
    print(f"there is no line {game} {first}")
    return 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if 4 <= len(sys.argv) <= 5 else __doc__)
