"""Somebody's finished games: found by what they were, and added up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from fivefold.server.people.results import Result

Verdict = Literal["won", "drawn", "lost"]


class Game(NamedTuple):
    """A finished game as one of its players had it."""

    result: Result
    seat: int
    verdict: Verdict

    @property
    def colour(self) -> str:
        """What they played with."""
        return self.result.players[self.seat].colour

    @property
    def opponents(self) -> list[str]:
        """The keys, or the names of the computers, of those who played against them."""
        mine = self.result.players[self.seat]
        partner = (self.seat + 2) % 4 if self.result.teams else self.seat
        return [
            player.who or player.bot
            for seat, player in enumerate(self.result.players)
            if seat not in (self.seat, partner) and (player.bot or player.who != mine.who)
        ]


def games_of(results: Iterable[Result], keys: Sequence[str]) -> Iterator[Game]:
    """The games of a person who has played under these keys; who played against themselves had the first seat."""
    mine = frozenset(keys)
    for result in results:
        seat = next((seat for seat, player in enumerate(result.players) if player.who in mine), None)
        if seat is not None:
            yield Game(result, seat, _verdict(result.ranks(), seat))


def _verdict(ranks: Sequence[int], seat: int) -> Verdict:
    if ranks[seat] > min(ranks):
        return "lost"
    return "drawn" if len(ranks) > 1 and set(ranks) == {ranks[seat]} else "won"


class Wanted(NamedTuple):
    """Which games are looked for; what is empty is not asked for. `opponents` are keys or a computer's name."""

    game: str = ""
    options: str = ""
    opponents: frozenset[str] = frozenset()
    colour: str = ""
    verdict: str = ""
    rated: bool | None = None

    def fits(self, game: Game) -> bool:
        """Is this one of them?"""
        return (
            self.game in ("", game.result.game)
            and self.options in ("", game.result.options)
            and (not self.opponents or not self.opponents.isdisjoint(game.opponents))
            and self.colour in ("", game.colour)
            and self.verdict in ("", game.verdict)
            and self.rated in (None, game.result.rated)
        )


class Tally(NamedTuple):
    """How games have ended."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def with_one(self, verdict: Verdict) -> Tally:
        """And one more."""
        return self._replace(**{verdict: getattr(self, verdict) + 1})

    @property
    def played(self) -> int:
        """How many games there were."""
        return self.won + self.drawn + self.lost


def tallies(games: Iterable[Game], keys_of: Callable[[Game], Iterable[str]]) -> Mapping[str, Tally]:
    """Games added up by a key, the most played first; a game can count for several."""
    found: dict[str, Tally] = {}
    for game in games:
        for key in dict.fromkeys(keys_of(game)):
            found[key] = found.get(key, Tally()).with_one(game.verdict)
    return dict(sorted(found.items(), key=lambda one: (-one[1].played, one[0])))
