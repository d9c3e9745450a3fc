"""What became of a Pente position in recorded games: how often each move was played, and who won.

>>> known = Statistics()
>>> known.add([pente.start(), pente.play(pente.start(), pente.Move(180))], [pente.Move(180)], 0)
>>> [(str(line.move), line.games, line.share) for line in known.at(pente.start())]
[('K10', 1, 1.0)]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from fivefold.games import pente
from fivefold.games.core import own
from fivefold.games.pente.notation import Move
from fivefold.games.record import Record

SYMMETRIES = range(8)


@dataclass(frozen=True, slots=True)
class Line:
    """A move in a position: in how many games, and how those ended for the first side."""

    move: Move
    games: int
    won: int
    drawn: int
    lost: int

    @property
    def share(self) -> float:
        """The first side's score, from 0 to 1."""
        return (self.won + self.drawn / 2) / self.games


@dataclass
class Statistics:
    """The positions of recorded games with the moves played there; turned and mirrored boards are one."""

    games: int = 0
    _played: dict[int, list[tuple[Move, int]]] = field(default_factory=dict)

    @staticmethod
    def of(records: Iterable[Record]) -> Statistics:
        """The statistics of records; games without a result are left out."""
        known = Statistics()
        for record in records:
            states = [own(state, pente.State) for state in record.states()]
            ended = pente.outcome(states[-1])
            result = {"1-0": 0, "0-1": 1, "1/2-1/2": 2}.get(record.header("Result"), -1)
            if ended:
                result = 2 if ended.ranks.count(1) == len(ended.ranks) else ended.ranks.index(1) % 2
            if result >= 0:
                known.add(states, [own(move, Move) for move in record.moves], result)
        return known

    def add(self, states: Sequence[pente.State], moves: Sequence[Move], result: int) -> None:
        """Enter a game; `result` is the side that won, 2 for a draw."""
        self.games += 1
        for state, move in zip(states, moves, strict=False):
            self._played.setdefault(pente.key(state), []).append((move, result))

    def at(self, state: pente.State) -> list[Line]:
        """The moves played in a position, turned to how it stands here, the most frequent first."""
        size = state.options.size
        results: dict[Move, list[int]] = {}
        met: set[int] = set()
        for symmetry in SYMMETRIES:
            turned = pente.symmetric(state, symmetry)
            key = pente.key(turned)
            if key in met:
                continue
            met.add(key)
            back = {pente.symmetric_move(Move(p), symmetry, size).point: p for p in _points(size)}
            for move, result in self._played.get(key, ()):
                here = Move(back[move.point]) if move.point >= 0 else move
                results.setdefault(_first_of_equals(state, here), []).append(result)
        lines = [Line(m, len(r), r.count(0), r.count(2), r.count(1)) for m, r in results.items()]
        return sorted(lines, key=lambda line: (-line.games, line.move.point))


def _points(size: int) -> list[int]:
    return [row * 19 + column for row in range(size) for column in range(size)]


def _first_of_equals(state: pente.State, move: Move) -> Move:
    """Where the board is symmetric, moves that are images of each other count as the one on the lowest point."""
    same = [s for s in SYMMETRIES if pente.symmetric(state, s).board == state.board]
    return min((pente.symmetric_move(move, s, state.options.size) for s in same), key=lambda m: (m.point, m.origin))
