"""What every game answers, and how it says no.

A game is a module with the names of `Game` below: `fivefold.games.pentago` is one. Its states are frozen values;
`play` checks the move and returns a new state. Seats are counted from 0; `CHANCE` moves where dominoes are dealt.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from re import Pattern
from typing import Any, Final, Protocol

from fivefold.refusals import Conflict, Refused

CHANCE: Final = -1
"""The seat of fate: a deal, a lot."""

Score = int | float

Warmer = tuple[str, Callable[[], object]]
"""What `fivefold warm` shows, and a call that compiles it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a rank (1 is first, equals share) and a score for each seat, and why.

    >>> Outcome.won_by(0, seats=2, reason="five in a row", rule="PG5")
    Outcome(ranks=(1, 2), scores=(1, 0), reason='five in a row', rule='PG5')
    >>> Outcome.drawn(seats=2, reason="the board is full", rule="PG8").scores
    (0.5, 0.5)
    """

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    reason: str
    rule: str = ""

    @classmethod
    def won_by(cls, winner: int, *, seats: int, reason: str, rule: str) -> Outcome:
        """One seat wins and the others share the next place."""
        won = [seat == winner for seat in range(seats)]
        return cls(tuple(1 if w else 2 for w in won), tuple(int(w) for w in won), reason, rule)

    @classmethod
    def drawn(cls, *, seats: int, reason: str, rule: str) -> Outcome:
        """All seats share the first place."""
        return cls((1,) * seats, (1 / seats,) * seats, reason, rule)


class IllegalMove(Refused):
    """A move that the rules forbid here.

    >>> print(IllegalMove("{cell} already holds a marble", code="cell-taken", rule="PG3", cell="a6"))
    a6 already holds a marble (PG3).
    """


class GameOver(IllegalMove, Conflict):
    """A move after the end of the game."""


class BadNotation(Refused):
    """A text that is not a move."""


class BadPosition(Refused):
    """A text that is not a position."""


class BadOptions(Refused):
    """Options that do not exist or do not go together."""


class BadRecord(Refused):
    """A game record that cannot be read; the sentence says where."""


class Game(Protocol):
    """The questions each game answers. `docs/how-to-add-a-game.md` goes through them."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """The game's name in records and commands."""

    @property
    def TITLE(self) -> str:  # noqa: N802
        """The game's name for people."""

    @property
    def Options(self) -> type[Any]:  # noqa: N802
        """What players may agree on before a game."""

    @property
    def PRESETS(self) -> Mapping[str, Any]:  # noqa: N802
        """Options that go together, by name; one of them is the default."""

    @property
    def TOKEN(self) -> Pattern[str]:  # noqa: N802
        """What one move looks like in a record."""

    def seats(self, options: Any) -> int:
        """How many sit at the table."""

    def start(self, options: Any = None) -> Any:
        """The position before the first move."""

    def to_move(self, state: Any) -> int | None:
        """The seat to move, `CHANCE`, or None when the game is over."""

    def legal_moves(self, state: Any) -> Sequence[Any]:
        """Every move of the seat to move; none while chance moves or when the game is over."""

    def chance(self, state: Any, lots: random.Random) -> Any:
        """The move that chance makes with these lots."""

    def play(self, state: Any, move: Any) -> Any:
        """The position after a move; an illegal one is refused with its reason."""

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, or None."""

    def observe(self, state: Any, seat: int | None) -> Any:
        """What a seat (or, for None, a spectator) may see."""

    def read_move(self, state: Any, text: str, dialect: str = "en") -> Any:
        """The move a text means here."""

    def write_move(self, state: Any, move: Any, dialect: str = "en") -> str:
        """The text of a move, as one token of a record."""

    def clicks(self, state: Any, move: Any) -> tuple[str, ...]:
        """The move as the steps in which a hand makes it."""

    def starts_round(self, state: Any) -> bool:
        """Does a record begin a new numbered line here?"""

    def read_position(self, text: str, options: Any = None) -> Any:
        """The state that a position text describes."""

    def write_position(self, state: Any) -> str:
        """The position as one line of text."""

    def leaves(self, state: Any, depth: int) -> int:
        """How many positions stand exactly `depth` moves ahead (perft)."""

    def board(self, state: Any) -> list[str]:
        """The rows of the board from the top, as text."""

    def details(self, state: Any) -> dict[str, Any]:
        """What the game adds to the JSON of a position."""

    def svg(self, state: Any) -> str:
        """The position as a picture."""

    def warmers(self) -> Sequence[Warmer]:
        """A call for each kernel entry point, so that it can be compiled ahead."""


def count_leaves(game: Game, state: Any, depth: int) -> int:
    """The `leaves` of any game, move by move; for games without a kernel that counts faster.

    >>> from fivefold.games import pentago
    >>> count_leaves(pentago, pentago.start(), 1)
    288
    """
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    return len(moves) if depth == 1 else sum(count_leaves(game, game.play(state, move), depth - 1) for move in moves)


def no_chance(state: Any, lots: random.Random) -> Any:
    """The `chance` of a game that leaves nothing to chance."""
    raise IllegalMove("Nothing is left to chance here", code="no-chance")
