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
from fivefold.bots.kingdomino import kernel_state as layout
from fivefold.bots.kingdomino.arrangement import Arrangement, best_arrangement, taken_by
from fivefold.bots.kingdomino.kernel_state import win_chances
from fivefold.bots.kingdomino.network import kind_of, networks
from fivefold.bots.kingdomino.policy.kernel_network import score_turns, seat_values
from fivefold.bots.kingdomino.search import MoveScore, SearchLimits, SearchResult, search
from fivefold.bots.kingdomino.state import NOWHERE, Position, position_of
from fivefold.bots.limits import Budget
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.box import domino
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.notation import DISCARD, AnyMove
from fivefold.refusals import Refused
from fivefold.sayings import Said

__all__ = ["Arrangement", "best_arrangement", "game", "position", "taken_by"]

SEED = 1
LIMITS = SearchLimits(p_full_greedy=0.2)  # who has a game analysed has practised rivals, unless their kingdoms differ
LOST_CHANCE, LOST_POINTS = 0.08, 4.0  # what a turning point gives away
WIDTH, RIVAL_WIDTH = 3, 2  # places of a picked domino that the network values
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
    result = search(state, Budget(seconds), seed=SEED, limits=LIMITS, threads=threads)
    if exact_from is not None and not result.solved:
        raise Refused(
            "Only a game whose last line lies on the table can be solved", code="kingdomino-not-solvable", rule="KD3"
        )
    here = position_of(state)
    wanted = _wanted(here)
    reports = tuple(_report(state, scored, wanted, result) for scored in result.moves)
    best = result.moves[0]
    points, chances = expected(state, best)
    facts = {
        "points": [round(p, 1) for p in points],
        "chances": [round(c, 3) for c in chances],
        "solved": result.solved,
        "exact": result.exact,
    }
    return Analysis(here.seat, None, _worth(best.chance), reports, (reports[0].text,), _how_far(result), facts)


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


def _how_far(result: SearchResult) -> str:
    if result.exact:
        return "to the end, exactly"
    if result.solved:
        return "to the end, the others' places taken as the best"
    return f"{max(scored.deals for scored in result.moves)} deals"


def _report(
    state: kingdomino.State, scored: MoveScore, wanted: dict[int, list[int]], result: SearchResult
) -> MoveReport:
    move = scored.move
    facts: dict[str, Any] = {
        "points": round(scored.points, 1),
        "chance": round(scored.chance, 3) if scored.deals else None,
        "deals": 0 if result.solved else scored.deals,
        **_why(state, move, wanted),
    }
    said = [f"{scored.points:.0f} points"] + ([f"wins {100 * scored.chance:.0f} %"] if scored.deals else [])
    facts["why"] = "; ".join([", ".join(said), *_sentences(facts)])
    return MoveReport(move, str(move), None, _worth(scored.chance) if scored.deals else -1.0, None, facts)


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
    """For each free domino the seats still to pick after the mover whose best turn takes it, by the network policy."""
    nets, draft = networks(kind_of(here.state.options)).against(0.0), here.round.draft.copy()
    kingdoms, size = here.round.kingdoms, here.state.options.size
    found: dict[int, list[int]] = {}
    for at in range(int(draft[layout.AT]) + 1, int(draft[layout.KINGS])):
        seat, number = int(draft[layout.KING + at]), int(draft[layout.HELD + at])
        if seat == here.seat or here.picks[0] < 0:
            continue
        draft[layout.AT] = at
        places = kernel_table.places(kingdoms[seat], number, size) if number else np.array([])
        places = places if len(places) else np.array([NOWHERE])
        _, scores = score_turns(here.round._replace(draft=draft), 0, nets, places, here.picks, RIVAL_WIDTH)
        best = int(draft[layout.LINE + here.picks[int(np.argmax(scores.max(0)))]])
        if seat not in found.setdefault(best, []):
            found[best].append(seat)
    return found


def expected(state: kingdomino.State, best: MoveScore) -> tuple[list[float], list[float]]:
    """The points that each seat is expected to end with, and its chance of winning: the mover's with its best move, if
    that was rolled out, the others' as the value network sees them at once."""
    here, learned = position_of(state), networks(kind_of(state.options))
    seats = state.options.players
    points = seat_values(here.round, WIDTH, learned.against(0.0))[:seats]
    spread = float(learned.spreads_in(state)[here.lines_left])
    chances = np.zeros(seats)
    win_chances(points + here.round.draft[layout.EARLIER : layout.EARLIER + seats], seats, spread, chances)
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
        result = search(state, Budget(seconds), seed=SEED, limits=LIMITS, threads=threads, also=move)
        best = result.moves[0]
        played = next((scored for scored in result.moves if scored.move == move), best)
        points, chances = expected(state, best)
        lost, fewer = max(0.0, best.chance - played.chance), max(0.0, best.points - played.points)
        facts = {
            "chances": [round(c, 3) for c in chances],
            "points": [round(p, 1) for p in points],
            "chance": round(played.chance, 3),
            "best_chance": round(best.chance, 3),
            "lost_chance": round(lost, 3),
            "lost_points": round(fewer, 1),
            "good": all(other.chance < played.chance - LOST_CHANCE for other in result.moves if other is not played),
        }
        yield Point(
            ply, seat, None, round(_worth(chances[0]), 4), str(move), str(best.move), _turning(lost, fewer), facts
        )


def _turning(lost: float, fewer: float) -> Said | None:
    if lost < LOST_CHANCE and (fewer < LOST_POINTS or lost <= 0):
        return None
    facts = {"percent": f"{100 * lost:.0f}", "points": f"{fewer:.0f}"}
    return Said("gives away {percent} % and {points} points", "gives", facts)
