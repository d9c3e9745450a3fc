"""The duel's analyst: every placement won or lost for the mover, and the fatal placement of a game.

>>> late = "..PP.F../.WPPFFF./.WWPF.../..WW...T/U.U.XTTT/UUUXXX.T/....X.Y./....YYYY"
>>> report = position(katamino_duel.read_position(late), seconds=5.0)
>>> report.value, report.facts
(1, {'wins': 7, 'losses': 9, 'open': 0})
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from fivefold.bots.analysis import WIN_LEFT, WIN_LOST, Analysis, MoveReport, Point
from fivefold.bots.katamino_duel import book
from fivefold.bots.katamino_duel.perfect import by_replies, placement_of
from fivefold.bots.katamino_duel.solver import Solver, new_table, position_of
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.placements import MOVES

TABLE_BITS = 22
LINE = 6  # placements of a line
NEVER = 13

Progress = Callable[[float], object]
"""Is told the share of the placements that are solved."""


@dataclass(frozen=True, slots=True)
class PlacementValue:
    """Does a placement win (None: not known)? If it loses, to which reply?"""

    wins: bool | None
    reply: int | None = None


def position(
    state: katamino_duel.State,
    *,
    seconds: float = 2.0,
    threads: int = 1,
    exact_from: int = NEVER,
    progress: Progress | None = None,
) -> Analysis:
    """Every placement's value, the winning ones first; what there was no time for is open.

    With at least `exact_from` pieces on the board there is no limit of time.
    """
    seat = katamino_duel.to_move(state) or 0
    if state.drafting:
        return _picks(state, seat)
    limit = float("inf") if state.laid >= exact_from else seconds
    values = solve_placements(state, seconds=limit, threads=threads, progress=progress)
    order = {placement: (rank, replies) for rank, (placement, replies) in enumerate(by_replies(state))}
    reports = {}
    for placement, known in values.items():
        facts: dict[str, Any] = {"replies": order[placement][1]}
        if known.reply is not None:
            facts["reply"] = _text(known.reply)
        value = None if known.wins is None else 1 if known.wins else -1
        reports[placement] = MoveReport(MOVES[placement], _text(placement), value, float(value or 0), facts=facts)
    best_first = sorted(reports, key=lambda placement: (-reports[placement].worth, order[placement][0]))
    value = _value(values.values())
    line = tuple(_line(state, best_first[0], min(seconds, 2.0) / 4)) if reports else ()
    wins, losses = (sum(known.wins is what for known in values.values()) for what in (True, False))
    open_ones = len(values) - wins - losses
    depth = "to the end" if not open_ones else f"{open_ones} of {len(values)} placements open"
    facts = {"wins": wins, "losses": losses, "open": open_ones}
    moves = tuple(reports[placement] for placement in best_first)
    return Analysis(seat, value, float(value or 0), moves, line, depth, facts)


def _value(values: Iterable[PlacementValue]) -> int | None:
    known = [each.wins for each in values]
    if True in known:
        return 1
    return None if None in known else -1


def _text(placement: int) -> str:
    return "/".join(MOVES[placement].steps)


def _picks(state: katamino_duel.State, seat: int) -> Analysis:
    """A draft, as far as its divisions are solved."""
    known = book.draft()
    reports = []
    for move in katamino_duel.legal_moves(state):
        hands = katamino_duel.play(state, move).hands
        value, share = known.value(*hands), known.share(*hands)
        good = None if value is None else value == (seat == 0)
        worth = (2 * share - 1) * (-1 if seat else 1) if good is None else 1.0 if good else -1.0
        exact = None if good is None else 1 if good else -1
        facts = {"share": round(share, 4)}
        reports.append(MoveReport(move, katamino_duel.write_move(state, move), exact, worth, facts=facts))
    reports.sort(key=lambda report: (-(report.value or 0), -report.worth))
    values = {report.value for report in reports}
    best = 1 if 1 in values else None if None in values else -1
    depth = f"{len(known.known)} of 924 divisions solved"
    return Analysis(seat, best, reports[0].worth, tuple(reports), (reports[0].text,), depth)


def solve_placements(
    state: katamino_duel.State, *, seconds: float, threads: int = 1, progress: Progress | None = None
) -> Mapping[int, PlacementValue]:
    """Every legal placement with what is stored of it or what a search finds, within `seconds`."""
    here = position_of(state)
    Solver(4).solve(here, Budget(nodes=1))  # compiles, where that is still to be done, before the clock runs
    found = {placement: PlacementValue(None) for placement in here.legal()}
    for placement, wins in book.stored(state).items():
        after = book.stored(katamino_duel.play(state, MOVES[placement])) if not wins else {}
        found[placement] = PlacementValue(wins, next((reply for reply, good in after.items() if good), None))
    waiting: SimpleQueue[int] = SimpleQueue()
    for placement, _ in by_replies(state):
        if found[placement].wins is None:
            waiting.put(placement)
    total, table, deadline = waiting.qsize(), new_table(TABLE_BITS), time.monotonic() + seconds

    def work() -> None:
        solver = Solver(table=table)
        while (left := deadline - time.monotonic()) > 0:
            try:
                placement = waiting.get_nowait()
            except Empty:
                return
            result = solver.solve(here.after(placement), Budget(None if left == float("inf") else left))
            found[placement] = PlacementValue(None if result.wins is None else not result.wins, result.placement)
            if progress and total:
                progress(1 - waiting.qsize() / total)

    with ThreadPoolExecutor(threads) as pool:
        for task in [pool.submit(work) for _ in range(threads)]:
            task.result()
    return found


def _line(state: katamino_duel.State, placement: int, seconds: float) -> Iterator[str]:
    """A placement and what good play answers: a win, or few replies where all lose. It ends where a short search cannot
    tell."""
    solver = Solver(18)
    for number in range(LINE):
        yield _text(placement)
        state = katamino_duel.play(state, MOVES[placement])
        if katamino_duel.to_move(state) is None or number + 1 == LINE:
            return
        stored = [each for each, wins in book.stored(state).items() if wins]
        if stored:
            placement = stored[0]
            continue
        result = solver.solve(position_of(state), Budget(seconds))
        if result.wins is None:
            return
        placement = by_replies(state)[0][0] if result.placement is None else result.placement


def game(
    states: Sequence[katamino_duel.State],
    moves: Sequence[katamino_duel.Move],
    *,
    seconds: float = 1.0,
    threads: int = 1,
) -> Iterator[Point]:
    """The graph of a game, point by point; the fatal placement is where the win was lost for good."""
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        seat = katamino_duel.to_move(state) or 0
        sign = -1 if seat else 1
        value, played, best = _pick_seen(state, move) if state.drafting else _placement_seen(state, move, seconds)
        turning = None
        if value == 1 and played != 1:
            turning = WIN_LOST if played == -1 else WIN_LEFT
        yield Point(
            ply,
            seat,
            None if value is None else sign * value,
            float(sign * (value or 0)),
            katamino_duel.write_move(state, move),
            katamino_duel.write_move(state, best),
            turning,
        )


def _pick_seen(
    state: katamino_duel.State, move: katamino_duel.Move
) -> tuple[int | None, int | None, katamino_duel.Move]:
    report = position(state)
    played = next(each.value for each in report.moves if each.move == move)
    best = next(each for each in katamino_duel.legal_moves(state) if each == report.moves[0].move)
    return report.value, played, move if played == report.value else best


def _placement_seen(
    state: katamino_duel.State, move: katamino_duel.Move, seconds: float
) -> tuple[int | None, int | None, katamino_duel.Move]:
    """The value of a position and of the placement made there, and a better one."""
    here, stored = position_of(state), book.stored(state)
    solver, placement = Solver(TABLE_BITS), placement_of(move)
    wins = stored.get(placement)
    if wins is None:
        answer = solver.solve(here.after(placement), Budget(seconds / 2)).wins
        wins = None if answer is None else not answer
    if wins:
        return 1, 1, move
    played = None if wins is None else -1
    winning = next((each for each, good in stored.items() if good), None)
    if winning is None and len(stored) < len(here.legal()):
        result = solver.solve(here, Budget(seconds / 2))
        if result.wins is None:
            return None, played, move
        winning = result.placement
    return (-1, -1, move) if winning is None else (1, played, MOVES[winning])
