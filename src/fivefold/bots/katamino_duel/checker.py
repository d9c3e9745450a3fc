"""An independent check of the stored answers.

This file and its kernel share nothing with the solver: the pieces are drawn anew, squares are numbered in another way,
and the search is the plainest one. What it reads is the text that `answers.py` describes.

>>> check = Check("ordinary", "9e5f5f6g6f7")
>>> len(check.answers())
614
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeVar

import numpy as np

from fivefold.bots import artifacts
from fivefold.bots.katamino_duel import kernel_checker as kernel
from fivefold.games.katamino_duel.kernel import Words

T = TypeVar("T")

PICTURES = {
    1: "#####",
    2: "#.../####",
    3: ".#../####",
    4: "##../.###",
    5: "#../#../###",
    6: "##./###",
    7: "#.#/###",
    8: "##./.#./.##",
    9: ".##/##./.#.",
    10: "###/.#./.#.",
    11: "#../##./.##",
    12: ".#./###/.#.",
}
MIDDLE = {(3, 3), (3, 4), (4, 3), (4, 4)}
Lying = tuple[int, frozenset[tuple[int, int]]]
"""A piece and its squares as (row, column), both from 0."""


@cache
def ways() -> tuple[Lying, ...]:
    """Every piece in every way on the board.

    >>> len(ways())
    2308
    """
    found = set()
    for piece, picture in PICTURES.items():
        rows = picture.split("/")
        for _ in range(2):
            for _ in range(4):
                squares = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
                for down in range(9 - len(rows)):
                    for across in range(9 - len(rows[0])):
                        found.add((piece, frozenset((r + down, c + across) for r, c in squares)))
                rows = ["".join(row[c] for row in rows[::-1]) for c in range(len(rows[0]))]
            rows = [row[::-1] for row in rows]
    return tuple(sorted(found, key=lambda way: (way[0], sorted(way[1]))))


def around(squares: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares that touch some squares by a side or a corner."""
    every = {(r + i, c + j) for r, c in squares for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return {(r, c) for r, c in every if 0 <= r < 8 and 0 <= c < 8} - squares


def word_of(squares: set[tuple[int, int]] | frozenset[tuple[int, int]]) -> int:
    """Squares as bits."""
    return sum(1 << 8 * r + c for r, c in squares)


def read(word: str) -> Lying:
    """A piece and its squares from a word such as 9e5f5f6g6f7."""
    parts = re.fullmatch(r"(\d+)((?:[a-h]\d)+)", word)
    assert parts, word
    squares = re.findall(r"([a-h])(\d)", parts[2])
    way = int(parts[1]), frozenset((int(row) - 1, "abcdefgh".index(column)) for column, row in squares)
    assert way in ways(), word
    return way


def turns(way: Lying) -> set[Lying]:
    """A piece as it lies, and its images when the board is turned and flipped."""
    piece, squares = way
    found = set()
    for _ in range(2):
        for _ in range(4):
            squares = frozenset((c, 7 - r) for r, c in squares)
            found.add((piece, squares))
        squares = frozenset((r, 7 - c) for r, c in squares)
    return found


@cache
def _squares() -> Words:
    cells = [word_of(squares) for _, squares in ways()]
    return np.array([cells, [word_of(around(squares)) for _, squares in ways()]], np.uint64)


@dataclass(frozen=True)
class Check:
    """A game and its first move, to be checked against the claim that it wins or loses."""

    game: str
    first: str
    starter: str = ""

    def owner(self, piece: int) -> int:
        """0: only who begins may lay this piece, 1: only the other, 2: both."""
        if self.game in ("ordinary", "anywhere"):
            return 2
        if self.game == "draft":
            return 0 if "ILYNVPUZFTWX"[piece - 1] in self.starter else 1
        even_begins = self.game == "even_odd"
        return 0 if (piece % 2 == 0) == even_begins else 1

    def legal(self, lying: list[Lying]) -> list[Lying]:
        """The moves after these."""
        side = len(lying) % 2
        taken = frozenset().union(*(squares for _, squares in lying))
        near = around(taken) if lying else MIDDLE
        found = []
        for piece, squares in ways():
            if any(piece == other for other, _ in lying) or self.owner(piece) == 1 - side or squares & taken:
                continue
            if self.game == "anywhere" or squares & near:
                found.append((piece, squares))
        return found

    @cached_property
    def opens(self) -> bool:
        """Is the first move legal?"""
        return read(self.first) in self.legal([])

    def answers(self) -> list[Lying]:
        """The answers to the first move."""
        return self.legal([read(self.first)])

    def mover_wins(self, lying: list[Lying]) -> tuple[bool, int]:
        """Who wins after these moves, by a search to the end; and the positions it took."""
        taken = frozenset().union(*(squares for _, squares in lying))
        laid = {number for number, _ in lying}
        fit = [i for i, (number, squares) in enumerate(ways()) if number not in laid and not squares & taken]
        near = (1 << 64) - 1 if self.game == "anywhere" else word_of(around(taken))
        owners = [self.owner(number) for number, _ in ways()]
        if len(lying) % 2:
            owners = [{0: 1, 1: 0, 2: 2}[owner] for owner in owners]
        pieces = np.array([[number for number, _ in ways()], owners], np.int64)
        fitting, order = (np.zeros((kernel.DEEPEST, len(ways())), np.int64) for _ in range(2))
        fitting[0, : len(fit)] = fit
        count = np.zeros(1, np.int64)
        value = kernel.wins(_squares(), pieces, fitting, order, count, len(fit), np.uint64(near), 0)
        return bool(value), int(count[0])


@dataclass(frozen=True)
class Line:
    """A line of the stored answers, as text."""

    game: str
    name: str
    wins: bool
    words: tuple[str, ...]

    @cached_property
    def pairs(self) -> dict[str, str]:
        """The reply to each placement."""
        return dict(word.split("=") for word in self.words if "=" in word)


def lines(text: str | None = None) -> Iterator[Line]:
    """The stored answers, line by line."""
    if text is None:
        text = artifacts.read_text("bots/katamino_duel/answers.txt.gz", version=1)
    for line in text.splitlines():
        game, name, kind, _, *words = line.split()
        yield Line(game, name, kind == "wins", tuple(words))


@dataclass(frozen=True)
class Claim:
    """One thing that a line claims: that after `lying` the side to move wins, or not; `sound` is whether the moves are
    legal, and none are lying where that is all there is to check.
    """

    what: str
    sound: bool
    check: Check
    lying: tuple[Lying, ...] = ()
    wins: bool = False

    def holds(self) -> tuple[bool, int]:
        """Does it hold, by a search to the end; and the positions this took."""
        if not self.sound or not self.lying:
            return self.sound, 0
        won, positions = self.check.mover_wins(list(self.lying))
        return won == self.wins, positions


def claims_of(line: Line, *, most: int | None = None) -> Iterator[Claim]:
    """What a line claims, for each answer (at most `most`, spread over the list).

    That a first move wins is checked by its certificate: the reply to every answer is legal and leaves the other side
    lost. That it loses: after its refutation every third move has a fourth that wins, so the refutation leaves the
    first player lost. A division's claim is checked in the same ways.
    """
    if line.game == "draft":
        yield from _division_claims(line, most)
    elif line.wins:
        check = Check(line.game, line.name)
        complete = check.opens and set(map(read, line.pairs)) == set(check.answers())
        yield Claim("every answer has its reply", complete, check)
        for word in _spread(sorted(line.pairs), most):
            yield _reply_claim(word, check, [line.name, word], line.pairs[word])
    else:
        yield _reply_claim(line.words[0], Check(line.game, line.name), [line.name], line.words[0])


def check_line(line: Line, *, most: int | None = None) -> Iterator[tuple[str, bool, int]]:
    """Check what a line claims: each claim, whether it holds, and the positions that this took."""
    for claim in claims_of(line, most=most):
        yield claim.what, *claim.holds()


def _division_claims(line: Line, most: int | None) -> Iterator[Claim]:
    if line.wins:
        check = Check("draft", line.words[0], line.name)
        for piece, squares in _spread(check.answers(), most):
            lying = (read(line.words[0]), (piece, squares))
            yield Claim(f"answer {piece} to {line.words[0]}", check.opens, check, lying, wins=True)
    else:
        check = Check("draft", "", line.name)
        refuted = {turned for first in line.pairs for turned in turns(read(first))}
        yield Claim("every first move is refuted", refuted >= set(check.legal([])), check)
        for first in _spread(sorted(line.pairs), most):
            yield _reply_claim(first, Check("draft", first, line.name), [first], line.pairs[first])


def _spread(every: list[T], most: int | None) -> list[T]:
    return every if most is None or len(every) <= most else every[:: -(-len(every) // most)]


def _reply_claim(what: str, check: Check, moves: list[str], reply: str) -> Claim:
    """That the moves and the reply are legal and leave the other side lost."""
    lying = [read(word) for word in moves]
    last = read(reply)
    return Claim(what, check.opens and last in check.legal(lying), check, (*lying, last))
