"""Puzzles of every game: a position, a goal, one right answer that was proved, and a grade.

A game's folder brings a set (`puzzles.txt`, made by `training/puzzles.py`) and a module `puzzles.py` that judges what
somebody tries (`PuzzleMaster`). A puzzle is named by a hash of its position, so that a link to it stays good when the
set grows.

>>> one = puzzle_of_the_day("pentago", datetime.date(2026, 3, 1))
>>> one == puzzle_of_the_day("pentago", datetime.date(2026, 3, 1)), puzzles("pentago")[one.name] == one
(True, True)
"""

from __future__ import annotations

import datetime
import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, NamedTuple, Protocol, get_args

from fivefold.bots.artifacts import manifest, read_text
from fivefold.games import game as game_of, names
from fivefold.games.core import Move, State
from fivefold.games.options import read_options
from fivefold.refusals import NotFound, Refused
from fivefold.sayings import Said

FORMAT = 3
NAME_LENGTH = 8
WEEK = 7

Goal = Literal["win", "hold", "only", "most", "fill"]
"""Win in `moves` own moves; hold the draw; make the only move that wins; get the most points; fill the frame."""
Progress = Literal["solved", "right", "wrong", "open"]
"""The answer is complete; go on; not this; nothing is said yet."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position whose mover has one right answer; `moves` is how many own moves it takes at most.

    The theme is a word for the idea behind the answer.
    """

    game: str
    goal: Goal
    moves: int
    solution: str
    position: str
    options: str = ""
    grade: int = 0
    theme: str = ""

    @property
    def name(self) -> str:
        """What links call it."""
        text = f"{self.game} {self.options} {self.position}"
        return hashlib.blake2s(text.encode()).hexdigest()[:NAME_LENGTH]

    @property
    def state(self) -> State:
        """The position to think about."""
        rules = game_of(self.game)
        options = read_options(rules.options, self.options, rules.presets)
        return rules.read_position(self.position, options)

    def __str__(self) -> str:
        words = self.goal, self.moves, self.grade, self.theme, self.solution, self.options, self.position
        return "\t".join(map(str, words))


class Verdict(NamedTuple):
    """What a move is worth as an answer, the moves that show it, and why it is wrong.

    After a right move they are the best defence; after a wrong one its refutation; `open` says nothing yet.
    """

    state: Progress
    shown: tuple[Move, ...] = ()
    why: Said | None = None


class PuzzleMaster(Protocol):
    """A module that finds and judges the puzzles of one game."""

    def find(self, rng: random.Random) -> Iterator[Puzzle]:
        """Puzzles out of one game of self-play, proved; ungraded."""

    def key(self, state: State) -> object:
        """The same for positions that a symmetry makes equal."""

    def theme(self, puzzle: Puzzle) -> str:
        """The idea behind the right answer."""

    def may_try(self, puzzle: Puzzle, move: Move) -> bool:
        """Does the puzzle leave this legal move open? What lies in it may have to stay."""

    def judge(self, puzzle: Puzzle, state: State, move: Move, made: int) -> Verdict:
        """A move that is tried in a position of the puzzle after `made` own moves."""

    def line(self, puzzle: Puzzle) -> Sequence[Move]:
        """The right answer, played on against the best defence."""


def any_move(puzzle: Puzzle, move: Move) -> bool:
    """The `may_try` of most games."""
    return True


def read_puzzle(game: str, line: str) -> Puzzle:
    """A puzzle from its line: goal, moves, grade, theme, solution, options and position, with tabs between.

    >>> read_puzzle("pentago", "win\\t2\\t800\\ttriple\\ta1/NW+\\t\\t" + "." * 36).theme
    'triple'
    """
    words = line.split("\t")
    if len(words) != 7 or words[0] not in get_args(Goal) or not all(_number(word) for word in words[1:3]):
        raise Refused(
            "{line} is no puzzle: goal, moves, grade, theme, solution, options and position, with tabs",
            code="bad-puzzle",
            line=repr(line[:60]),
        )
    goal: Goal = words[0]  # type: ignore[assignment]
    moves, grade, theme, solution, options, position = words[1:]
    return Puzzle(game, goal, int(moves), solution, position, options, int(grade), theme)


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The set that comes with the house, by name and from easy to hard; empty where a game has none."""
    path = f"bots/{game}/puzzles.txt"
    if path not in manifest():
        return {}
    lines = read_text(path, version=FORMAT).splitlines()
    found = [read_puzzle(game, line) for line in lines if line and line[0] != "#"]
    return {puzzle.name: puzzle for puzzle in sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.name))}


def games_with_puzzles() -> list[str]:
    """The games that have a set.

    >>> "pente" in games_with_puzzles()
    True
    """
    return [name for name in names() if puzzles(name)]


def puzzle(game: str, name: str) -> Puzzle:
    """A puzzle by its name.

    >>> puzzle("pente", "nothing")
    Traceback (most recent call last):
    fivefold.refusals.NotFound: There is no puzzle 'nothing' of Pente.
    """
    rules = game_of(game)
    found = puzzles(rules.name).get(name)
    if found is None:
        raise NotFound("There is no puzzle {name} of {game}", code="no-puzzle-named", name=repr(name), game=rules.title)
    return found


def puzzle_of_the_day(game: str, day: datetime.date) -> Puzzle:
    """The same for everybody, easy on Monday and hard on Sunday; all of a weekday come before one comes again."""
    known = list(puzzles(game).values())
    weekday, week = day.weekday(), day.toordinal() // WEEK
    begin, end = (len(known) * day // WEEK for day in (weekday, weekday + 1))
    band = sorted(known[begin:end] or known, key=lambda puzzle: puzzle.name)
    return band[week % len(band)]


def puzzle_master(game: str) -> PuzzleMaster:
    """The module that judges a game's puzzles."""
    module = f"fivefold.bots.{game_of(game).name}.puzzles"
    if find_spec(module) is None:
        raise NotFound("There are no puzzles of {game}", code="no-puzzles", game=game_of(game).title)
    return import_module(module)
