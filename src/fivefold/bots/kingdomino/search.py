"""How the strong player thinks: the net names a few turns, and rounds played ahead in sampled deals part them.

Every turn is judged at once by the net. The best go on; each is played ahead in the same sampled deals, the mover by
the net and the rivals as their kingdoms tell, some rounds on, where the net's outlooks of all seats become chances of
winning, or to the end of the game. The worse half is dropped again and again, so that most of the time goes to the
turns that are hard to tell apart.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino import endgame, kernel_mind, kernel_stride
from fivefold.bots.kingdomino.evaluation import evaluation, kind_of
from fivefold.bots.kingdomino.kernel_course import LINES_LEFT, Shares
from fivefold.bots.kingdomino.race import Ahead, Belief, Budget, Clock, Race, Stop
from fivefold.bots.kingdomino.rivals import plainness
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kernel import Table

GREEDY_TABLE = 0.5  # such a part of the rivals playing by full greed makes one: what they will do is well known
EVERYBODY = 0b1111
WORK_A_SECOND = 300_000  # half of what a second allows, so that time is left to play ahead if it was not enough


@dataclass(frozen=True, slots=True)
class Look:
    """How wide and how far to look: turns played ahead, places of each choice among them, rounds ahead; what a
    point of lead is worth beside the chance of winning. The net's first judgement is trusted like so many deals,
    and like such a share of the deals when there are many: playing ahead
    overrates denying others. The more surely the rivals are known to play by full greed, the less it is trusted.
    Before a kingdom has told anything, its owner is thought to play by full greed in such a part of the deals
    (`plainness`); in such a part of the rest (`simplicity`) by our greed, else by habit. So much work goes into solving
    a known rest.
    """

    turns: int = 8
    places: int = 3
    rounds: int = 2
    margin: float = 0.004
    trust: float = 60.0
    share: float = 0.67
    simplicity: float = 0.5
    plainness: float = 0.7
    work: int = endgame.WORK


@dataclass(frozen=True, slots=True)
class Verdict:
    """A turn: its worth (chance of winning and a little for the lead), expected points, the chance alone, and in how
    many deals it was tried; 0 means that only the net has seen it."""

    move: kingdomino.Move
    worth: float
    points: float
    chance: float
    deals: int


@dataclass(frozen=True, slots=True)
class Thought:
    """Verdicts, the best first; was the rest of the game solved, and exactly so?"""

    verdicts: tuple[Verdict, ...]
    exact: bool = False
    solved: bool = False

    @property
    def best(self) -> kingdomino.Move:
        """The turn to make."""
        return self.verdicts[0].move


def think(
    state: kingdomino.State,
    *,
    seed: int,
    seconds: float = 1.0,
    playouts: int | None = None,
    look: Look | None = None,
    threads: int = 1,
    stop: Stop | None = None,
    clock: Clock = time.perf_counter,
    also: kingdomino.Move | None = None,
) -> Thought:
    """Think so many seconds, or exactly so many playouts: then the same seed gives the same verdicts.

    The turn `also` is played ahead even if the net does not name it.
    """
    began = clock()
    position = position_of(state)
    look = look or Look()
    plain = plain_part(position, look)
    work = look.work if playouts else min(look.work, int(WORK_A_SECOND * seconds))
    spread = float(evaluation(kind_of(state.options)).spreads_in(state)[-1])
    greedy = plain >= GREEDY_TABLE
    end = endgame.solved(position, spread, work) if not greedy or position.course[LINES_LEFT] == 0 else None
    # the solver takes rivals for perfect: while full greed chooses, playing ahead tells more, unless the win is sure
    if end and greedy and position.picks[0] >= 0 and max(chance for _, _, chance in end.turns.values()) < 1.0:
        end = None
    if end and (also is None or also in {position.move(*turn) for turn in end.turns}):
        return solved_thought(position, end)
    judged = at_once(position, plain)
    live = named(judged, look)
    live += [i for i, one in enumerate(judged) if one.verdict.move == also and i not in live]
    tried: dict[int, Verdict] = {}
    if len(live) > 1 and (playouts or seconds > 0):
        turns = [(judged[i].place, judged[i].pick) for i in live]
        race = Race(turns, ahead(position, look), seed, threads, belief_in([judged[i] for i in live], position, look))
        race.run(Budget(began, seconds, playouts, stop, clock))
        for i, found in zip(live, race.findings(), strict=True):
            if found.deals:
                tried[i] = Verdict(judged[i].verdict.move, found.worth, found.points, found.chance, found.deals)
        dropped = [live[i] for i in race.order()]
    else:
        dropped = live
    rest = [i for i in range(len(judged)) if i not in set(live)]
    verdicts = [tried.get(i) or judged[i].verdict for i in (*dropped, *rest)]
    return Thought(tuple(verdicts))


def solved_thought(position: Position, end: endgame.Solved) -> Thought:
    """The verdicts of a solved endgame; turns that it left out are no better than others in every case."""
    order = sorted(end.turns.items(), key=lambda item: -item[1][0])
    verdicts = [Verdict(position.move(*turn), worth, points, chance, 1) for turn, (worth, points, chance) in order]
    return Thought(tuple(verdicts), end.exact, solved=True)


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn as the net sees it at once; it is liked for its points and for what is left to the rivals."""

    place: int
    pick: int
    liking: float
    verdict: Verdict


def at_once(position: Position, plain: float = 0.0) -> list[Judged]:
    """Every turn, the net's favourite first, where so large a part of the rivals plays by full greed."""
    judge = evaluation(kind_of(position.state.options))
    greedy = plain >= GREEDY_TABLE
    values, likings = kernel_mind.judge_moves(
        position.kingdoms,
        position.course,
        position.deck,
        judge.net_against(plain),
        judge.of_greed,
        EVERYBODY if greedy else 0,
        judge.habit,
        position.places,
        position.picks,
        3,
    )
    order = np.argsort(-likings, axis=None, kind="stable")
    found = []
    for flat in order.tolist():
        place, pick = (int(position.places[flat // values.shape[1]]), int(position.picks[flat % values.shape[1]]))
        verdict = Verdict(position.move(place, pick), 0.0, float(values.flat[flat]), 0.0, 0)
        found.append(Judged(place, pick, float(likings.flat[flat]), verdict))
    return found


def plain_part(position: Position, look: Look) -> float:
    """How large a part of the rivals is thought to play by full greed."""
    return float(plainness(position, look.plainness).sum()) / (position.state.options.players - 1)


def belief_in(turns: list[Judged], position: Position, look: Look) -> Belief | None:
    """The net's first judgement, for as many deals as the look trusts it."""
    if not look.trust:
        return None
    spreads = evaluation(kind_of(position.state.options)).spreads_in(position.state)
    spread = max(1.0, float(spreads[int(position.course[LINES_LEFT])]))
    unsure = 1 - plain_part(position, look)
    return Belief([turn.liking for turn in turns], look.trust * unsure, look.share * unsure, spread)


def ahead(position: Position, look: Look) -> Ahead:
    """Plays turns ahead: the mover by the net, the rivals as they are thought to play; in the mighty duel, whose
    kingdoms habits do not know, as the net would."""
    judge = evaluation(kind_of(position.state.options))
    spreads = judge.spreads_in(position.state)
    plain = plainness(position, look.plainness)
    rivals = position.state.options.players - 1
    rounds = look.rounds if position.state.options.size == 5 else 1  # in the mighty duel the net is slow
    against = [judge.net_against(plainly / rivals) for plainly in range(rivals + 1)]
    nets = np.stack([*against, judge.of_greed])
    manners = np.stack([look.simplicity * (1 - plain), plain], 1)

    def play_on(moves: Table, deals: int, random: int, sums: Shares) -> int:
        return kernel_stride.stride_ahead(
            position.kingdoms,
            position.course,
            position.deck,
            position.earlier,
            moves,
            deals,
            rounds,
            judge.habit,
            nets,
            spreads,
            look.margin,
            manners,
            random,
            sums,
        )

    return play_on


def named(judged: list[Judged], look: Look) -> list[int]:
    """Which turns are played ahead: the favourites, but only a few places for each choice."""
    found: list[int] = []
    places: dict[int, int] = {}
    for i, one in enumerate(judged):
        if len(found) == look.turns:
            break
        if places.get(one.pick, 0) < look.places:
            places[one.pick] = places.get(one.pick, 0) + 1
            found.append(i)
    return found
