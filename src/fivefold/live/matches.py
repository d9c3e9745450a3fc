"""A match: several games of the same people, one table after another, and what each has won so far.

>>> match = read_match("points 21", seats=2, handicaps=(0, 3))
>>> match = match.with_game(ranks=(1, 2), points=(9, 2), teams=False)
>>> match.totals, match.played, match.winners(teams=False)
((9, 5), 1, ())
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, cast

from typing_extensions import TypedDict

from fivefold.games.core import BadOptions, Score, own

Count = Literal["points", "wins", "best"]

TEXT: Final = re.compile(r"(points|wins|best) ([1-9]\d{0,3})", re.ASCII)
LEAST_POINTS: Final = 21


class MatchData(TypedDict):
    """A match before a game, as plain data; `Match.plain` writes it and `read_match_data` reads it."""

    count: Count
    goal: int
    handicaps: list[Score]
    totals: list[Score]
    played: int


class MatchView(MatchData):
    """A match with the game on the table counted in once it is over; `winners` are seats, none while it goes on."""

    winners: list[int]


@dataclass(frozen=True, slots=True)
class Match:
    """What several games are played for; `handicaps` and `totals` go by seat, and partners have the same.

    `points`: the first to have the goal, and more than the others, in points of the games (PT18). `wins`: the first to
    have won that many games. `best`: who has most after that many games, a drawn one counting a half; it ends as soon
    as nobody can catch up.
    """

    count: Count
    goal: int
    handicaps: tuple[Score, ...]
    totals: tuple[Score, ...]
    played: int = 0

    def __post_init__(self) -> None:
        if self.count == "points" and self.goal < LEAST_POINTS:
            raise BadOptions(
                "A match for points goes to {least} or more", code="match-goal-too-low", rule="PT18", least=LEAST_POINTS
            )
        most = 0 if self.count == "best" else self.goal - 1
        if any(not 0 <= handicap <= most for handicap in self.handicaps):
            raise BadOptions("A handicap is 0 to {most} here", code="match-bad-handicap", rule="PT18", most=most)

    def with_game(self, *, ranks: Sequence[int], points: Sequence[Score] | None, teams: bool) -> Match:
        """The match after one more game, in which the seats came to these ranks and scored these points."""
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        sides = len({_side(seat, teams) for seat in first})
        if self.count == "points":
            won: Sequence[Score] = points or (0,) * len(ranks)
        elif self.count == "wins":
            won = [int(seat in first and sides == 1) for seat in range(len(ranks))]
        else:
            won = [(1 if sides == 1 else 1 / sides) * (seat in first) for seat in range(len(ranks))]
        totals = tuple(total + more for total, more in zip(self.totals, won, strict=True))
        return replace(self, totals=totals, played=self.played + 1)

    def winners(self, *, teams: bool) -> tuple[int, ...]:
        """The seats that have won the match; nobody while it goes on."""
        leaders = tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))
        alone = len({_side(seat, teams) for seat in leaders}) == 1
        if self.count == "best":
            left = self.goal - self.played
            others = [total for seat, total in enumerate(self.totals) if seat not in leaders]
            safe = alone and max(self.totals) > max(others, default=0) + left
            return leaders if safe or left <= 0 else ()
        return leaders if alone and max(self.totals) >= self.goal else ()

    def in_order(self, order: Sequence[int]) -> Match:
        """The match with the seats in another order."""
        return replace(
            self,
            handicaps=tuple(self.handicaps[seat] for seat in order),
            totals=tuple(self.totals[seat] for seat in order),
        )

    def anew(self) -> Match:
        """The same match from its beginning."""
        return replace(self, totals=self.handicaps, played=0)

    def plain(self) -> MatchData:
        """The match as plain data."""
        return {
            "count": self.count,
            "goal": self.goal,
            "handicaps": list(self.handicaps),
            "totals": list(self.totals),
            "played": self.played,
        }


def _side(seat: int, teams: bool) -> int:
    return seat % 2 if teams else seat


def read_match(text: str, *, seats: int, handicaps: Sequence[Score] = ()) -> Match:
    """A new match from its text: `points 21`, `wins 3` or `best 5`.

    >>> read_match("best of five", seats=2)
    Traceback (most recent call last):
    fivefold.games.core.BadOptions: A match is 'points 21', 'wins 3' or 'best 5', not 'best of five'.
    """
    found = TEXT.fullmatch(text)
    if found is None:
        raise BadOptions("A match is 'points 21', 'wins 3' or 'best 5', not {text}", code="bad-match", text=repr(text))
    if len(handicaps) not in (0, seats):
        raise BadOptions("A match has a handicap for each seat, or none", code="match-handicaps")
    given = tuple(handicaps) or (0,) * seats
    return Match(cast("Count", found[1]), int(found[2]), given, given)


def read_match_data(data: Mapping[str, object]) -> Match:
    """The match that `plain` wrote."""
    return Match(
        count=cast("Count", own(data["count"], str)),
        goal=own(data["goal"], int),
        handicaps=tuple(own(data["handicaps"], list)),
        totals=tuple(own(data["totals"], list)),
        played=own(data["played"], int),
    )
