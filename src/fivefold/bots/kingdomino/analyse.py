"""The Kingdomino analyst: each turn with its expected points, its chance of winning and why; turning points.

>>> state = kingdomino.start()
>>> for text in "deal 1 7 13 48", "king 1":
...     state = kingdomino.play(state, kingdomino.read_move(state, text))
>>> report = position(state, seconds=0.05)
>>> sorted(report.moves[0].facts)[:3]
['chance', 'deals', 'denies']
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from fivefold.bots.analysis import Analysis, MoveReport, Point
from fivefold.bots.kingdomino import kernel_course as course_of, kernel_mind, kernel_outlook, search
from fivefold.bots.kingdomino.arrangement import Arrangement, best_arrangement, taken_by
from fivefold.bots.kingdomino.evaluation import evaluation, kind_of
from fivefold.bots.kingdomino.search import Thought, Verdict
from fivefold.bots.kingdomino.table import NOWHERE, Position, position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.box import domino
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.notation import DISCARD, AnyMove
from fivefold.refusals import Refused

__all__ = ["Arrangement", "best_arrangement", "game", "position", "taken_by"]

SEED = 1
LOOK = search.Look(plainness=0.2)  # who has a game analysed has practised rivals, unless their kingdoms say otherwise
LOST_CHANCE, LOST_POINTS = 0.08, 4.0  # what a turning point gives away
ORDER = ("first", "second", "third", "fourth")


def position(
    state: kingdomino.State,
    *,
    seconds: float = 2.0,
    threads: int = 1,
    exact_from: int | None = None,
    progress: Any = None,
) -> Analysis:
    """Every turn, the best first. `exact_from` asks for an exact answer, which there is only in the last rounds."""
    _check(state)
    thought = search.think(state, seed=SEED, seconds=seconds, look=LOOK, threads=threads)
    if exact_from is not None and not thought.solved:
        raise Refused(
            "Only a game whose last line lies on the table can be solved", code="kingdomino-not-solvable", rule="KD3"
        )
    here = position_of(state)
    wanted = _wanted(here)
    reports = tuple(_report(state, verdict, wanted, thought) for verdict in thought.verdicts)
    best = thought.verdicts[0]
    points, chances = outlook(state, best)
    facts = {
        "points": [round(p, 1) for p in points],
        "chances": [round(c, 3) for c in chances],
        "solved": thought.solved,
        "exact": thought.exact,
    }
    return Analysis(here.seat, None, _worth(best.chance), reports, (reports[0].text,), _how_far(thought), facts)


def _check(state: kingdomino.State) -> None:
    seat = kingdomino.to_move(state)
    if seat is None or seat == CHANCE:
        raise _nobody_moves(state)


def _nobody_moves(state: kingdomino.State) -> Refused:
    if state.deal_due:
        return Refused("Nobody is to move here: a line is to be dealt", code="kingdomino-line-due")
    if state.king_due:
        return Refused("Nobody is to move here: a king is to be drawn", code="kingdomino-draw-due")
    if state.waiting:
        return Refused("Nobody is to move here: a domino is discarded", code="kingdomino-discard-due")
    return Refused("Nobody is to move here: the game is over", code="kingdomino-over")


def _worth(chance: float) -> float:
    """A chance of winning between -1 and 1, as every analyst gives it."""
    return max(-1.0, min(1.0, 2 * chance - 1))


def _how_far(thought: Thought) -> str:
    if thought.exact:
        return "to the end, exactly"
    if thought.solved:
        return "to the end, the others' places taken as the best"
    return f"{max(v.deals for v in thought.verdicts)} deals"


def _report(state: kingdomino.State, verdict: Verdict, wanted: dict[int, list[int]], thought: Thought) -> MoveReport:
    move = verdict.move
    facts: dict[str, Any] = {
        "points": round(verdict.points, 1),
        "chance": round(verdict.chance, 3) if verdict.deals else None,
        "deals": 0 if thought.solved else verdict.deals,
        **_why(state, move, wanted),
    }
    said = [f"{verdict.points:.0f} points"] + ([f"wins {100 * verdict.chance:.0f} %"] if verdict.deals else [])
    facts["why"] = "; ".join([", ".join(said), *_sentences(facts)])
    return MoveReport(move, str(move), None, _worth(verdict.chance) if verdict.deals else -1.0, None, facts)


def _why(state: kingdomino.State, move: kingdomino.Move, wanted: dict[int, list[int]]) -> dict[str, Any]:
    """What the turn feeds now, what the domino chosen can feed next, when its king moves, and who wanted it."""
    seat = kingdomino.to_move(state)
    assert seat is not None
    kingdom, facts = state.kingdoms[seat], dict[str, Any]()
    if move.domino:
        if move.place == DISCARD:
            facts["discards"] = move.domino
        else:
            after = kingdom.with_domino(move.domino, move.place)
            facts["gain"], facts["feeds"] = _fed(kingdom, after)
            kingdom = after
    facts["denies"] = []
    if move.pick:
        line = [number for number, _ in state.line]
        facts["turn_order"] = line.index(move.pick) + 1
        facts["takes"] = str(domino(move.pick))
        gains = kingdom.gains(move.pick)
        if gains:
            place = max(gains, key=lambda at: gains[at])
            facts["next_gain"], facts["next_feeds"] = _fed(kingdom, kingdom.with_domino(move.pick, place))
        else:
            facts["next_gain"], facts["next_feeds"] = 0, []
            facts["fits"] = False
        facts["denies"] = wanted.get(move.pick, [])
    return facts


def _fed(before: Kingdom, after: Kingdom) -> tuple[int, list[str]]:
    """Points gained, and the properties that grew, the most valuable first."""
    old = {(area.terrain, area.where) for area in before.properties()}
    grown = [area for area in after.properties() if (area.terrain, area.where) not in old]
    gain = sum(a.points for a in after.properties()) - sum(a.points for a in before.properties())
    return gain, [str(area) for area in sorted(grown, key=lambda area: -area.points)]


def _sentences(facts: dict[str, Any]) -> list[str]:
    said = []
    if "discards" in facts:
        said.append(f"{facts['discards']} fits nowhere")
    elif facts.get("feeds"):
        said.append(f"{facts['gain']:+} now ({facts['feeds'][0]})")
    if "takes" in facts:
        if facts.get("fits", True):
            then = f"can add {facts['next_gain']} ({facts['next_feeds'][0]})"
        else:
            then = "fits nowhere as things stand"
        said.append(f"{facts['takes']} {then}")
        said.append(f"moves {ORDER[facts['turn_order'] - 1]} next round")
    if facts["denies"]:
        said.append(f"player {' and '.join(str(seat + 1) for seat in facts['denies'])} would want it")
    return said


def _wanted(here: Position) -> dict[int, list[int]]:
    """For each free domino the seats still to choose after the mover that like it best, as the net sees it."""
    judge, course = evaluation(kind_of(here.state.options)), here.course.copy()
    found: dict[int, list[int]] = {}
    for at in range(int(course[course_of.AT]) + 1, int(course[course_of.KINGS])):
        seat, number = int(course[course_of.WHO + at]), int(course[course_of.WHAT + at])
        if seat == here.seat or here.picks[0] < 0:
            continue
        course[course_of.AT] = at
        places = kernel_table.places(here.kingdoms[seat], number, here.state.options.size) if number else np.array([])
        places = places if len(places) else np.array([NOWHERE])
        _, likings = kernel_mind.judge_moves(
            here.kingdoms, course, here.deck, judge.net, judge.of_greed, 0, judge.habit, places, here.picks, 2
        )
        best = int(here.course[course_of.LINE + here.picks[int(np.argmax(likings.max(0)))]])
        if seat not in found.setdefault(best, []):
            found[best].append(seat)
    return found


def outlook(state: kingdomino.State, best: Verdict) -> tuple[list[float], list[float]]:
    """The points that each seat will come to, and its chance of winning: the mover's with its best turn, if that was
    played ahead, the others' as the net sees them at once."""
    here, judge = position_of(state), evaluation(kind_of(state.options))
    seats = state.options.players
    points = kernel_outlook.outlook_of(here.kingdoms, here.course, here.deck, judge.net, judge.habit, 3)[:seats]
    spread = float(judge.spreads_in(state)[int(here.course[course_of.LINES_LEFT])])
    chances = np.zeros(seats)
    kernel_outlook.share_by_outlook(points + here.earlier[:seats], seats, spread, chances)
    if best.deals:
        others = 1.0 - float(chances[here.seat])
        chances *= (1.0 - best.chance) / others if others > 0 else 0.0
        points[here.seat], chances[here.seat] = best.points, best.chance
    return points.tolist(), chances.tolist()


def game(
    states: Sequence[kingdomino.State], moves: Sequence[AnyMove], *, seconds: float = 1.0, threads: int = 1
) -> Iterator[Point]:
    """A point for each turn that somebody made, with what it gave away; the worth is the first seat's."""
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        seat = kingdomino.to_move(state)
        if seat is None or seat == CHANCE or not isinstance(move, kingdomino.Move):
            continue
        thought = search.think(state, seed=SEED, seconds=seconds, look=LOOK, threads=threads, also=move)
        best = thought.verdicts[0]
        played = next((verdict for verdict in thought.verdicts if verdict.move == move), best)
        points, chances = outlook(state, best)
        lost, fewer = max(0.0, best.chance - played.chance), max(0.0, best.points - played.points)
        facts = {
            "chances": [round(c, 3) for c in chances],
            "points": [round(p, 1) for p in points],
            "chance": round(played.chance, 3),
            "best_chance": round(best.chance, 3),
            "lost_chance": round(lost, 3),
            "lost_points": round(fewer, 1),
        }
        yield Point(
            ply, seat, None, round(_worth(chances[0]), 4), str(move), str(best.move), _turning(lost, fewer), facts
        )


def _turning(lost: float, fewer: float) -> str:
    if lost < LOST_CHANCE and (fewer < LOST_POINTS or lost <= 0):
        return ""
    return f"gives away {100 * lost:.0f} % and {fewer:.0f} points"
