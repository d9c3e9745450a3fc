"""How a cup can be filled from the groups, and what the organiser must choose (TP3, TP4)."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.tournaments.needs import Decision, Facts, Option
from fivefold.tournaments.regulation import Regulation


@dataclass(frozen=True, slots=True)
class CupPlan:
    """`direct` of each group go straight into a bracket of `size`; `open` places are played for, or are byes."""

    direct: int
    size: int
    open: int
    filled_by: str
    """`full` (nothing is open), `next` (the next-placed of the groups play for the open places) or `byes`."""

    @property
    def answer(self) -> str:
        """The plan as an answer: `2`, `2+next`, `2+byes`."""
        return str(self.direct) if self.filled_by == "full" else f"{self.direct}+{self.filled_by}"

    @property
    def facts(self) -> Facts:
        """What the plan says, as facts."""
        return {"way": self.filled_by, "direct": self.direct, "size": self.size, "open": self.open}


def power_of_two(count: int) -> int:
    """The smallest bracket that holds this many players.

    >>> [power_of_two(n) for n in (1, 2, 3, 6, 8, 9)]
    [1, 2, 4, 8, 8, 16]
    """
    size = 1
    while size < count:
        size *= 2
    return size


def cup_plans(groups: int) -> list[CupPlan]:
    """Every way to fill the cup, the best first: a full bracket, then the next-placed, then byes.

    >>> [plan.answer for plan in cup_plans(4)], [plan.answer for plan in cup_plans(3)]
    (['2', '1'], ['2+next', '2+byes', '1+next', '1+byes'])
    >>> [plan.answer for plan in cup_plans(5)]
    ['2+byes', '1+next', '1+byes']
    """
    plans: list[CupPlan] = []
    for direct in (2, 4) if groups == 1 else (2, 1):
        straight = direct * groups
        size = power_of_two(straight)
        left = size - straight
        if left == 0:
            plans.append(CupPlan(direct, size, 0, "full"))
            continue
        if groups >= left:
            plans.append(CupPlan(direct, size, left, "next"))
        plans.append(CupPlan(direct, size, left, "byes"))
    return plans


def plan_named(groups: int, answer: str) -> CupPlan | None:
    """The plan that an answer names."""
    return next((plan for plan in cup_plans(groups) if plan.answer == answer), None)


def intermediate_players(plan: CupPlan, groups: int) -> int:
    """How many of the next-placed take part: two for each open place, or all there are.

    >>> intermediate_players(CupPlan(2, 8, 2, "next"), 3), intermediate_players(CupPlan(2, 16, 2, "next"), 7)
    (3, 4)
    """
    return min(groups, 2 * plan.open)


def cup_question(regulation: Regulation, groups: int) -> Decision:
    """How is the cup filled? (TP3)"""
    plans = cup_plans(groups)
    return Decision(
        "cup",
        regulation.rule("cup"),
        tuple(Option(plan.answer, plan.facts) for plan in plans),
        plans[0].answer,
        {"groups": groups},
    )


def intermediate_question(regulation: Regulation, plan: CupPlan, groups: int) -> Decision | None:
    """In which form do the next-placed play for the open places? (TP4) No question where all of them get one."""
    players = intermediate_players(plan, groups)
    if plan.filled_by != "next" or players <= plan.open:
        return None
    games = players * (players - 1) // 2
    return Decision(
        "intermediate",
        regulation.rule("intermediate"),
        (Option("knock-out", {"games": players - plan.open}), Option("each-against-each", {"games": games})),
        "each-against-each" if players <= 3 else "knock-out",
        {"players": players, "place": plan.direct + 1, "open": plan.open},
    )


def compare_question(regulation: Regulation, sizes: tuple[int, ...]) -> Decision | None:
    """How are players of groups of unequal size compared?"""
    if len(set(sizes)) < 2:
        return None
    return Decision("compare", regulation.rule("intermediate"), (Option("average"), Option("sum")), "average")


def third_place_question(regulation: Regulation, size: int) -> Decision | None:
    """Is there a game for the third place?"""
    if size < 4 or regulation.third_place != "ask":
        return None
    return Decision("third-place", regulation.rule("cup"), (Option("no"), Option("yes")), "no")
