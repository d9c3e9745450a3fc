"""The verifier: a second, plain implementation that works the whole tournament out again from its log.

It shares no code with the first one (a contract checks that) and reads nothing but the lines of the log: the chain of
hashes, what was undone, the lots, every draw at the moment it was published, and the standing. Where a format leaves
several equally good draws (the schedule of a group, the pairs of a Swiss round), it checks what must hold for each.
It takes logs from anybody, so that all it counts, tries and computes has a bound.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from fivefold.tournaments.verifier import arena, drawing, replay, sums
from fivefold.tournaments.verifier.problem import NOTHING, Problem, problem
from fivefold.tournaments.verifier.state import Draw, FactRead

MOST_DRAWS = 300
MOST_PAIRINGS = 3000
"""Draws of an arena, which are of a few games each."""


@dataclass
class Report:
    """What was checked, what was found wrong, and the standing as groups of equals."""

    facts: int = 0
    lots: int = 0
    """Lots with a seed; `committed` of them have the one that was fixed before the start, and `hats` have no seed."""
    committed: int = 0
    hats: int = 0
    draws: int = 0
    deviations: int = 0
    problems: list[Problem] = field(default_factory=list)
    standing: list[list[int]] = field(default_factory=list)
    points: dict[int, str] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Was nothing wrong?"""
        return not self.problems


def verify(lines: Sequence[str]) -> Report:
    """Check a log, given as its lines.

    >>> from fivefold.tournaments import Desk, PRESETS
    >>> desk = Desk.opened("Dresden", PRESETS["kingdomino-championship"])
    >>> verify([fact.text for fact in desk.log.facts]).ok
    True
    """
    report = Report()
    facts = replay.read(lines, report.problems)
    if report.problems:
        return report
    report.facts = len(facts)
    try:
        _verify(facts, report)
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        RecursionError,
        StopIteration,
        TypeError,
        ValueError,
    ) as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        report.problems.append(problem("the log makes no sense ({why})", "no-sense", why=why))
    return report


def _verify(facts: list[FactRead], report: Report) -> None:
    log = replay.Replay(facts)
    commitments = {fact["number"] for fact in facts if fact["kind"] == "committed"}
    for index, fact in enumerate(facts):
        if fact["kind"] == "lot" and fact["data"].get("seed"):
            report.lots += 1
            if not replay.lot_is_honest(fact["data"]):
                lot = problem("the lot does not follow from its seed", "seed")
                report.problems.append(lot.at(fact["number"]))
        elif fact["kind"] == "lot":
            report.hats += 1
        if commitments:
            _verify_seed(log, index, commitments, report)
        if fact["kind"] == "agreed" and (players := replay.disagreeing(log.before(index), fact["data"])):
            found = problem("not those who sit at the table have agreed ({players})", "not-all-agree", players=players)
            report.problems.append(found.at(fact["number"]))
        if fact["kind"] == "ended" and (early := arena.ending(log.before(index), fact)):
            report.problems.append(early.at(fact["number"]))
        if fact["kind"] == "drawn":
            report.draws += 1
            most = MOST_PAIRINGS if fact["data"]["stage"] == "arena" else MOST_DRAWS
            if report.draws > most:
                report.problems.append(problem("more than {most} draws are not checked", "draws", most=most))
                return
            wrong = drawing.check(log.before(index), cast("Draw", fact["data"]), fact["time"])
            if wrong and fact["reason"]:
                report.deviations += 1
            elif wrong:
                report.problems.append(wrong.at(fact["number"]))
                return  # what follows depends on this draw
    tournament = log.before(len(facts))
    if tournament["format"]:
        if tournament["format"] == "arena":
            report.standing, points = arena.standing(tournament), arena.points(tournament)
        else:
            report.standing, points = sums.standing(tournament), sums.points(tournament)
        report.points = {player: str(value) for player, value in points.items()}


def _verify_seed(log: replay.Replay, index: int, commitments: set[int], report: Report) -> None:
    """Is a lot's seed the one that was fixed before the start, and does what was fixed stay so?"""
    fact = log.facts[index]
    wrong = NOTHING
    if fact["kind"] == "lot" and fact["data"].get("seed"):
        tournament = log.before(index)
        if tournament["commitment"] and replay.seed_was_fixed(tournament, fact["data"]["seed"]):
            report.committed += 1
        elif tournament["commitment"]:
            wrong = problem("the seed is not the one that was fixed before the start", "other-seed")
    elif fact["kind"] == "undone" and commitments.intersection(fact["data"]["facts"]) and report.lots:
        wrong = problem("the fixed seed was taken back after lots had been drawn", "seed-taken-back")
    if wrong and fact["reason"]:
        report.deviations += 1
    elif wrong:
        report.problems.append(wrong.at(fact["number"]))


def compare(report: Report, claimed: Sequence[Sequence[int]], points: Mapping[int, object] | None = None) -> list[str]:
    """The differences between a claimed standing (groups of equals) and the one that was worked out."""
    wrong = []
    ours = [sorted(group) for group in report.standing]
    theirs = [sorted(group) for group in claimed]
    if ours != theirs:
        wrong.append(f"the standing is {ours}, not {theirs}")
    for player, value in (points or {}).items():
        if report.points.get(player, "0") != str(value):
            wrong.append(f"{player} has {report.points.get(player, '0')} points, not {value}")
    return wrong
