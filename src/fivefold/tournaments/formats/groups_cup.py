"""The Pentago tournament: groups, an intermediate round where the bracket needs one, a cup (TP1–TP7)."""

from __future__ import annotations

from fivefold.tournaments.formats import cup, groups
from fivefold.tournaments.formats.common import lot_or_need, unsettled
from fivefold.tournaments.formats.cup_plan import (
    CupPlan,
    compare_question,
    cup_question,
    intermediate_players,
    intermediate_question,
    plan_named,
    third_place_question,
)
from fivefold.tournaments.needs import Decision, Draw, DrawnTable, Finished, LotNeeded, Need, Option
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.standing import Standing, rank
from fivefold.tournaments.state import Tournament

INTERMEDIATE = "I"


def split_question(regulation: Regulation, entrants: int) -> Decision | None:
    """Into which groups? Asked only where several splits fit, or none because someone left before the draw."""
    splits = groups.group_splits(entrants) or [_odd_split(entrants)]
    if len(splits) == 1 and groups.group_splits(entrants):
        return None
    return Decision(
        "split",
        regulation.rule("groups"),
        tuple(Option(groups.split_name(split), {"groups": len(split)}) for split in splits),
        groups.split_name(splits[0]),
        {"players": entrants},
    )


def _odd_split(entrants: int) -> tuple[int, ...]:
    """A split for a number that TP2 does not allow, should someone leave between the start and the draw."""
    return {6: (3, 3), 7: (4, 3), 11: (4, 4, 3)}.get(entrants, (entrants,))


def decisions(regulation: Regulation, entrants: int, answers: dict[str, str]) -> list[Decision]:
    """Every question that this number of entrants raises, given the answers so far."""
    found: list[Decision] = []
    split = split_question(regulation, entrants)
    splits = groups.group_splits(entrants) or [_odd_split(entrants)]
    sizes = splits[0]
    if split is not None:
        found.append(split)
        answer = answers.get("split", split.default)
        sizes = next((s for s in splits if groups.split_name(s) == answer), sizes)
    return found + _later_decisions(regulation, sizes, answers)


def _later_decisions(regulation: Regulation, sizes: tuple[int, ...], answers: dict[str, str]) -> list[Decision]:
    question = cup_question(regulation, len(sizes))
    plan = plan_named(len(sizes), answers.get("cup", question.default)) or plan_named(len(sizes), question.default)
    assert plan is not None
    later = (
        question,
        intermediate_question(regulation, plan, len(sizes)),
        compare_question(regulation, sizes),
        third_place_question(regulation, plan.size),
    )
    return [decision for decision in later if decision is not None]


def propose(tournament: Tournament) -> Need:
    """The groups, then the intermediate round, then the cup round by round."""
    rules = tournament.rules
    if tournament.started and len(tournament.players) < 2:
        return Finished("too-few")
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if not tournament.rounds:
        return _propose_groups(tournament)
    if tournament.rounds[-1].stage == "cup":
        return cup.propose_next(tournament)
    sizes = tuple(len(members) for members in groups.members_of(tournament).values())
    for question in _later_decisions(rules, sizes, tournament.answers):
        if question.question != "third-place" and _answer(tournament, question) is None:
            return question
    plan = plan_named(len(sizes), tournament.answers["cup"])
    assert plan is not None
    return _propose_after_groups(tournament, plan)


def _answer(tournament: Tournament, question: Decision) -> str | None:
    given = tournament.answers.get(question.question)
    return given if given in {option.answer for option in question.options} else None


def _propose_groups(tournament: Tournament) -> Need:
    count = len(tournament.players)
    splits = groups.group_splits(count) or [_odd_split(count)]
    question = split_question(tournament.rules, count)
    if question is None:
        return groups.draw_groups(tournament, splits[0])
    answer = _answer(tournament, question)
    if answer is None:
        return question
    return groups.draw_groups(tournament, next(s for s in splits if groups.split_name(s) == answer))


def _propose_after_groups(tournament: Tournament, plan: CupPlan) -> Need:
    ranks = _places(tournament, plan)
    if isinstance(ranks, LotNeeded):
        return ranks
    straight = [entrant for place in ranks[: plan.direct] for entrant in place]
    through: list[int] = []
    if plan.filled_by == "next":
        found = _intermediate(tournament, plan, ranks[plan.direct])
        if not isinstance(found, list):
            return found
        through = found
    rivals = {m: label for label, members in groups.members_of(tournament).items() for m in members}
    seeds = list(dict.fromkeys([*straight, *through]))  # a correction may have lifted someone who played for a place
    if len(seeds) < 2:
        return Finished("too-few")
    return cup.draw_cup_round(tournament, cup.first_slots(seeds, rivals))


def _places(tournament: Tournament, plan: CupPlan) -> list[list[int]] | LotNeeded:
    """The winners of all groups from best to last, then the runners-up, and so on as far as the plan needs them."""
    rules = tournament.rules
    needed = plan.direct + (plan.filled_by == "next")
    standings = {}
    for label in groups.members_of(tournament):
        standing = groups.standing_of_group(tournament, label)
        lot = groups.tie_to_draw(standing, needed, f"group {label}", rules.rule("lot"))
        if lot is not None:
            return lot
        standings[label] = standing
    average = tournament.answers.get("compare", "average") == "average"
    found: list[list[int]] = []
    for place in range(needed):
        same = [standing.order[place] for standing in standings.values() if place < len(standing.order)]
        purpose = f"place {place + 1} of all groups"
        across = groups.standing_across_groups(tournament, same, purpose, average)
        lot = groups.tie_to_draw(across, len(same), purpose, rules.rule("lot"))
        if lot is not None:
            return lot
        found.append(list(across.order))
    return found


def _intermediate(tournament: Tournament, plan: CupPlan, nexts: list[int]) -> list[int] | Need:
    """Who fills the open places, or the round in which they play for them (TP4)."""
    rules, open_places = tournament.rules, plan.open
    if tournament.rounds[-1].stage == "intermediate":
        return _intermediate_winners(tournament, plan)
    able = nexts[: intermediate_players(plan, len(groups.members_of(tournament)))]
    if len(able) <= open_places:
        return able
    number = len(tournament.rounds) + 1
    form = tournament.answers.get("intermediate", "knock-out")
    if form == "each-against-each":
        lot = lot_or_need(tournament, "places of the intermediate round", able, rules.rule("intermediate"))
        return lot if isinstance(lot, LotNeeded) else groups.group_draw(number, "intermediate", {INTERMEDIATE: lot})
    games = len(able) - open_places
    playing = able[len(able) - 2 * games :]
    lot = lot_or_need(tournament, f"starts of round {number}", playing, rules.rule("starts"))
    if isinstance(lot, LotNeeded):
        return lot
    tables = []
    for count in range(games):
        one, other = playing[count], playing[-1 - count]
        starter = min(one, other, key=lot.index)
        tables.append(DrawnTable(count + 1, (starter, other if starter == one else one), starter))
    return Draw(number, "intermediate", tuple(tables), byes=tuple(able[: len(able) - 2 * games]))


def _intermediate_winners(tournament: Tournament, plan: CupPlan) -> list[int] | LotNeeded:
    last = tournament.rounds[-1]
    if any(table.group for table in tournament.tables_of(last)):
        standing = groups.standing_of_group(tournament, INTERMEDIATE, "intermediate")
        lot = groups.tie_to_draw(standing, plan.open, "intermediate round", tournament.rules.rule("lot"))
        return lot if lot is not None else list(standing.order[: plan.open])
    waited = [entrant for entrant in last.byes if not tournament.entrants[entrant].out]
    winners = [cup.winner_of(tournament, table) for table in tournament.tables_of(last)]
    return [*waited, *(winner for winner in winners if winner)]


def standing_of(tournament: Tournament) -> Standing:
    """How far everyone came: in the cup; whoever is not in it, in the intermediate round and in their group."""
    through = {slot for a_round in cup.cup_rounds(tournament) for slot in a_round.slots}
    places: dict[int, int] = {}
    for label in groups.members_of(tournament):
        for row in groups.standing_of_group(tournament, label).rows:
            if row.entrant not in through:
                places[row.entrant] = row.place
    between = {
        seat
        for a_round in tournament.rounds
        if a_round.stage == "intermediate"
        for seat in (*a_round.byes, *(s for table in tournament.tables_of(a_round) for s in table.seats))
        if seat not in through
    }
    judges = [
        *cup.cup_judges(tournament),
        ("intermediate", lambda block: {e: int(e in between) for e in block}),
        ("group-place", lambda block: {e: -places.get(e, 0) for e in block}),
    ]
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    return rank([e.number for e in tournament.players], judges, out)


def finished(tournament: Tournament) -> bool:
    """Has the cup been won?"""
    return tournament.started and isinstance(propose(tournament), Finished)
