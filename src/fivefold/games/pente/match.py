"""A match of several Pente games: the loser begins the next one (PT1), and points or wins decide it (PT18).

>>> match = Match(("Anna", "Ben"), handicaps=(0, 3))
>>> match = match.with_game(Game(beginner=0, winner=0, points=(9, 2)))
>>> match.totals, match.beginner, match.winner
((9, 5), 1, None)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from fivefold.games.pente.scoring import points
from fivefold.games.pente.state import State
from fivefold.refusals import Refused

GOAL = 21


@dataclass(frozen=True, slots=True)
class Game:
    """One finished game of a match: which party began, which won (None: drawn), and the points of each."""

    beginner: int
    winner: int | None
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Match:
    """Two parties (players or teams), what they play for, and the games so far.

    `count` says what the goal counts: points (PT18) or won games. `handicaps` are given at the start. `beginner_by_lot`
    is the party that lots let begin the first game.
    """

    parties: tuple[str, str]
    count: Literal["points", "wins"] = "points"
    goal: int = GOAL
    handicaps: tuple[int, int] = (0, 0)
    beginner_by_lot: int = 0
    games: tuple[Game, ...] = ()

    def __post_init__(self) -> None:
        if self.count == "points" and self.goal < GOAL:
            raise Refused(
                "A match on points goes to at least {least}", code="pente-goal-too-low", rule="PT18", least=GOAL
            )
        if self.goal < 1:
            raise Refused("A match goes to at least one won game", code="pente-goal-too-low", rule="PT1")
        if any(not 0 <= handicap < self.goal for handicap in self.handicaps):
            raise Refused(
                "A handicap is 0 to {most} {count}",
                code="pente-bad-handicap",
                rule="PT18",
                most=self.goal - 1,
                count=self.count,
            )

    @property
    def beginner(self) -> int:
        """The party that begins the next game: the loser of the last; after a draw the starts alternate (PT1)."""
        if not self.games:
            return self.beginner_by_lot
        last = self.games[-1]
        return 1 - last.beginner if last.winner is None else 1 - last.winner

    @property
    def totals(self) -> tuple[int, int]:
        """What each party has, its handicap included."""
        first, second = self.handicaps
        for game in self.games:
            first += game.points[0] if self.count == "points" else int(game.winner == 0)
            second += game.points[1] if self.count == "points" else int(game.winner == 1)
        return first, second

    @property
    def winner(self) -> int | None:
        """The party that has reached the goal; if both have, the higher total, and a tie plays on (PT18)."""
        first, second = self.totals
        if max(first, second) < self.goal or first == second:
            return None
        return 0 if first > second else 1

    def with_game(self, game: Game) -> Match:
        """The match after one more game."""
        if self.winner is not None:
            raise Refused("This match is over", code="pente-match-over", rule="PT18")
        if game.beginner != self.beginner:
            raise Refused(
                "{party} begins this game", code="pente-wrong-beginner", rule="PT1", party=self.parties[self.beginner]
            )
        return replace(self, games=(*self.games, game))


def finished(state: State, beginner: int, resigned_by: int | None = None) -> Game:
    """A game's share of a match from its last position; sides are counted from the one that began.

    A game that a side gave up counts what stands on the board, and the other side has won it.
    """
    if resigned_by is not None:
        side: int | None = 1 - resigned_by
    elif state.ended:
        side = None if state.ended % 4 == 2 else state.ended % 4
    else:
        raise Refused("This game is not over", code="pente-game-not-over")
    first, second = points(state)
    shares = (first, second) if beginner == 0 else (second, first)
    return Game(beginner, None if side is None else side ^ beginner, shares)
