"""One bracket of the FIDE (Dutch) system: the first of the best candidates (B.8), found by matching.

A candidate is better by the criteria C.5 to C.19, one after the other; among equals the one that exchanges and
transpositions bring first (D.1 to D.3). The criteria are columns of `best_pairs`, and so is the order: what it prefers
first stands in the first column, as many columns at a time as a weight has room for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from fivefold.tournaments.formats.dutch_players import STRONG, Contender, Float, may_meet
from fivefold.tournaments.formats.matching import WIDEST, Edge, best_pairs, bits_of
from fivefold.tournaments.regulation import Points


@dataclass(frozen=True)
class Bracket:
    """Who is paired here: moved down from above, residents, and those below who take the downfloaters.

    `closing`: all below is one last bracket, so that the downfloaters must let everybody be paired (A.9).
    """

    moved: Sequence[Contender]
    residents: Sequence[Contender]
    below: Sequence[Contender]
    closing: bool = False

    @property
    def here(self) -> list[Contender]:
        """Everybody of the bracket, in their order."""
        return [*self.moved, *self.residents]


Choice = tuple[list[tuple[Contender, Contender]], list[Contender]]
"""The pairs of a bracket, the better placed first in each, and who floats down."""


class Candidates:
    """The possible pairs of a bracket with their criteria; what has been decided is taken out."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        self.everyone = [*bracket.here, *bracket.below]
        self.inside = len(bracket.here)
        self.lowest = min((player.score for player in bracket.residents), default=bracket.here[-1].score)
        self.rows: dict[Edge, tuple[int, ...]] = {}
        self.pairs: list[Edge] = []
        self.room = 0

    def weigh(self) -> None:
        """Write the criteria of every possible pair."""
        steps = sorted({self._fall(player) for player in self.bracket.here} | self._gaps(), reverse=True)
        for i, one in enumerate(self.everyone):
            for j in range(i + 1, len(self.everyone)):
                if may_meet(one, self.everyone[j]):
                    self.rows[i, j] = self._row(i, j, steps)
        self._drop_idle_columns()

    def _gaps(self) -> set[Points]:
        scores = {player.score for player in self.bracket.here}
        return {one - other for one in scores for other in scores if one > other}

    def _fall(self, player: Contender) -> Points:
        """The score difference of a downfloater: to one point less than the lowest of the bracket (A.8)."""
        return player.score - self.lowest + 1

    def _row(self, i: int, j: int, steps: Sequence[Points]) -> tuple[int, ...]:
        one, other = self.everyone[i], self.everyone[j]
        last = not self.bracket.below or self.bracket.closing
        complete = 1 + one.had_bye + other.had_bye if last else 0
        if j >= self.inside:
            falls = [int(not last and i < self.inside and self._fall(one) == step) for step in steps]
            return (complete, 0, *[0] * len(steps), int(not last), *falls, *[0] * (8 + 4 * len(steps)))
        gap = one.score - other.score
        paired = [self._parts(one, step) + self._parts(other, step) - (gap == step > 0) for step in steps]
        # C.7 concerns who is left for the next bracket: whoever is paired here no longer falls into it.
        falls = [0 if last else self._parts(one, step) + self._parts(other, step) for step in steps]
        same = one.side != 0 and one.side == other.side
        top = one.top or other.top
        colours = [
            -int(top and same and abs(one.difference) > 1 and abs(other.difference) > 1),
            -int(top and same and one.twice and other.twice),
            -int(same),
            -int(same and one.strength >= STRONG and other.strength >= STRONG),
        ]
        repeats: list[int] = []
        sums: list[int] = []
        for mine, theirs in ((one.last, other.last), (one.before_last, other.before_last)):
            saved = int(mine is Float.DOWN and not gap) + int(theirs is Float.DOWN)
            up = int(theirs is Float.UP and gap > 0)
            repeats += [saved, -up]
            for step in steps:
                fell = int(mine is Float.DOWN) * (self._parts(one, step) - (gap == step > 0))
                sums.append(fell + int(theirs is Float.DOWN) * self._parts(other, step))
            sums += [-up * (gap == step) for step in steps]
        return (complete, 1, *paired, 0, *falls, *colours, *repeats, *sums)

    def _parts(self, player: Contender, step: Points) -> int:
        return int(self._fall(player) == step)

    def _drop_idle_columns(self) -> None:
        """Columns in which nobody differs from nobody only make the weights wider."""
        if self.rows:
            width = len(next(iter(self.rows.values())))
            kept = [at for at in range(width) if any(row[at] for row in self.rows.values())]
            self.rows = {edge: tuple(row[at] for at in kept) for edge, row in self.rows.items()}
        self._measure()

    def _measure(self) -> None:
        self.room = max(0, WIDEST - bits_of(self.rows) - 2 * len(self.everyone).bit_length())

    def best(self, *orders: Callable[[Edge], int]) -> set[Edge]:
        """The best pairs; what the criteria leave equal is told apart by these orders, one after the other."""
        rows = {edge: (*row, *(order(edge) for order in orders)) for edge, row in self.rows.items()}
        return best_pairs(rows)

    def keep(self, allowed: Callable[[Edge], bool]) -> None:
        """Only these pairs are possible from now on."""
        self.rows = {edge: row for edge, row in self.rows.items() if allowed(edge)}

    def settle(self, pairs: Iterable[Edge]) -> None:
        """These pairs are decided."""
        pairs = list(pairs)
        self.pairs += pairs
        gone = {player for pair in pairs for player in pair}
        self.keep(lambda edge: edge[0] not in gone and edge[1] not in gone)
        self._measure()

    def batches(self, players: Sequence[int], bits: int) -> Iterable[list[int]]:
        """The players in parts that fit into a weight together; where nothing fits, all of them."""
        at = 0
        while at < len(players):
            many = max(0, self.room) // bits or len(players)
            yield list(players[at : at + many])
            at += many


def choose(bracket: Bracket) -> Choice:
    """The pairs of a bracket and its downfloaters."""
    here = bracket.here
    found = _natural(bracket)
    if found is not None:
        return found
    candidates = Candidates(bracket)
    candidates.weigh()
    moved = len(bracket.moved)
    upper = _who_of_the_moved(candidates, moved)
    _partners(candidates, upper, range(moved, len(here)))
    _remainder(candidates, moved)
    pairs = [(here[i], here[j]) for i, j in sorted(candidates.pairs)]
    paired = {player.entrant for pair in pairs for player in pair}
    return pairs, [player for player in here if player.entrant not in paired]


def _natural(bracket: Bracket) -> Choice | None:
    """The first candidate of a bracket without anybody from above, if nothing at all speaks against it."""
    here = bracket.here
    half, odd = divmod(len(here), 2)
    if bracket.moved or bracket.closing or (odd and (bracket.below or here[-1].had_bye)):
        return None
    if odd and Float.DOWN in (here[-1].last, here[-1].before_last):
        return None
    if any(player.score != here[0].score for player in here):
        return None
    pairs = list(zip(here[:half], here[half : 2 * half], strict=True))
    if all(may_meet(one, other) and not (one.side and one.side == other.side) for one, other in pairs):
        return pairs, here[2 * half :]
    return None


def _who_of_the_moved(candidates: Candidates, moved: int) -> list[int]:
    """Which of those from above are paired here: the lowest numbers in order (D.3)."""
    inside = candidates.inside
    chosen: list[int] = []
    for batch in candidates.batches(range(moved), 1):
        pairs = candidates.best(partial(_is_one_of, chosen, inside), *(partial(_is, one, inside) for one in batch))
        paired = {i for i, j in pairs if j < inside}.intersection(batch)
        chosen += sorted(paired)
        candidates.keep(partial(_stays_moved, set(batch) - paired, paired, inside))
    return chosen


def _is(one: int, inside: int, edge: Edge) -> int:
    """Is this the better placed of a pair of the bracket?"""
    return int(edge[0] == one and edge[1] < inside)


def _is_one_of(sure: Collection[int], inside: int, edge: Edge) -> int:
    return int(edge[0] in sure and edge[1] < inside)


def _stays_moved(out: set[int], paired: set[int], inside: int, edge: Edge) -> bool:
    """Who is out has no opponent here, and who is paired none below."""
    return edge[0] not in (out if edge[1] < inside else paired)


def _partners(candidates: Candidates, upper: Sequence[int], lower: Sequence[int]) -> None:
    """Each of the upper in turn meets the first of the lower that leaves the criteria as good (D.1)."""
    inside = candidates.inside
    best_first = {player: len(lower) - at for at, player in enumerate(lower)}
    for batch in candidates.batches(upper, len(lower).bit_length() + 1):
        pairs = candidates.best(*(partial(_early, one, best_first) for one in batch))
        candidates.settle((i, j) for i, j in pairs if i in batch and j < inside)


def _early(one: int, best_first: Mapping[int, int], edge: Edge) -> int:
    return best_first.get(edge[1], 0) if edge[0] == one else 0


def _remainder(candidates: Candidates, moved: int) -> None:
    """Pair the residents that are left: as few exchanges between the halves as possible, then transpositions."""
    inside = candidates.inside
    gone = {player for pair in candidates.pairs for player in pair}
    rest = [player for player in range(moved, inside) if player not in gone]
    pairs = sum(i in rest and j < inside for i, j in candidates.best())
    if not pairs:
        return
    half, place = set(rest[:pairs]), {player: at for at, player in enumerate(rest)}

    def resident(edge: Edge) -> bool:
        return edge[0] in place and edge[1] < inside

    found = candidates.best(
        lambda edge: int(resident(edge) and edge[0] in half), lambda edge: -place[edge[0]] if resident(edge) else 0
    )
    upper = {i for i, j in found if resident((i, j))}
    if upper != half:
        upper = _exchanged(candidates, rest, pairs)
    candidates.keep(lambda edge: not resident(edge) or (edge[0] in upper and edge[1] not in upper))
    candidates.keep(lambda edge: edge[0] not in upper or edge[1] < inside)
    _partners(candidates, sorted(upper), [player for player in rest if player not in upper])


def _exchanged(candidates: Candidates, rest: Sequence[int], pairs: int) -> set[int]:
    """Who is in the upper half after the first exchange that is as good as any (D.2)."""
    inside = candidates.inside
    half, place = set(rest[:pairs]), {player: at for at, player in enumerate(rest)}

    def upper(edge: Edge) -> bool:
        return edge[0] in place and edge[1] < inside

    orders: list[Callable[[Edge], int]] = [
        lambda edge: int(upper(edge) and edge[0] in half),
        lambda edge: -place[edge[0]] if upper(edge) else 0,
    ]
    # Moved down are the last of the upper half if possible, moved up the first of the lower one.
    turns = [*reversed(rest[:pairs]), *rest[pairs:]]
    candidates.room -= 3 * len(rest).bit_length()
    up: set[int] = set()
    for batch in candidates.batches(turns, 1):
        wishes = [partial(_wished, one, -1 if one in half else 1, inside) for one in batch]
        found = candidates.best(*orders, partial(_is_one_of, frozenset(up), inside), *wishes)
        now = {i for i, j in found if upper((i, j))}.intersection(batch)
        up |= now
        candidates.keep(partial(_stays_exchanged, now, set(batch) - now, inside))
    return up


def _wished(one: int, worth: int, inside: int, edge: Edge) -> int:
    return worth * _is(one, inside, edge)


def _stays_exchanged(up: set[int], down: set[int], inside: int, edge: Edge) -> bool:
    """Who is above is the better placed of a pair of the bracket; who is below is not."""
    if edge[1] >= inside:
        return edge[0] not in up
    return edge[0] not in down and edge[1] not in up
