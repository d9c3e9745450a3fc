"""The FIDE (Dutch) system: what no round may break, against every possible pairing and a program of others."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.tournaments.halls import entered

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, standing_of
from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.formats import dutch, matching
from fivefold.tournaments.formats.dutch_players import ABSOLUTE, Contender, Float, may_meet, white_first
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Draw, LotNeeded
from fivefold.tournaments.rehearsal import finish, step
from fivefold.tournaments.trf import Played, report_of, write_trf
from fivefold.tournaments.verifier import compare, verify

DUTCH = replace(PRESETS["swiss"], name="dutch", pairing="dutch", half_byes=2, at_most=200)
Perfect = list[tuple[Contender, Contender]]


def lines(desk: Desk) -> list[str]:
    return [fact.text for fact in desk.log.facts]


def ranked(desk: Desk, draw: Draw) -> list[Contender]:
    """The players of a draw as the system sees them, in their order."""
    here = [seat for table in draw.tables for seat in table.seats] + list(draw.byes)
    order = dutch._numbers(desk.tournament, [*here, *draw.halves])
    assert not isinstance(order, LotNeeded)
    return sorted(dutch.contenders(desk.tournament, order, here), key=lambda player: player.rank)


def disturbed(desk: Desk, lucky: random.Random) -> Desk:
    """Somebody leaves, comes, misses a round or does not appear."""
    tournament = desk.tournament
    entrant, new = lucky.choice(sorted(tournament.entrants)), max(tournament.entrants) + 1
    said: list[tuple[str, dict[str, Any]]] = [
        ("left", {"entrant": entrant}),
        ("entered", {"entrant": new, "name": f"Late {new}", "rating": lucky.choice([0, 1900])}),
        ("excused", {"entrant": entrant, "round": len(tournament.rounds) + 1}),
    ]
    if tournament.tables:
        table = tournament.tables[lucky.choice(sorted(tournament.tables))]
        said.append(("corrected", {"round": table.round, "table": table.number, "walkover": table.seats[0]}))
    kind, data = lucky.choice(said)
    try:
        return desk.say(kind, data, reason="because")
    except Refused:
        return desk


def rounds_of(seed: int, largest: int) -> Iterator[tuple[Desk, Draw]]:
    """Every round of a random tournament, before it is drawn; then the whole of it with no round."""
    lucky, pick = random.Random(seed), picks(str(seed))
    desk = Desk.opened("Random", replace(DUTCH, rounds=lucky.randint(2, 9)))
    rated = lucky.random() < 0.5
    for number in range(1, lucky.randint(2, largest) + 1):
        rating = lucky.choice([0, 1500, 1800, 2000]) if rated else 0
        desk = desk.say("entered", {"entrant": number, "name": f"Player {number}", "rating": rating})
    trouble = lucky.choice([0, 0.03, 0.1])
    while not desk.tournament.closed:
        if lucky.random() < trouble:
            desk = disturbed(desk, lucky)
        if not desk.tournament.started and len(desk.tournament.players) < 2:
            return
        need = desk.need()
        if isinstance(need, Draw) and need.tables:
            yield desk, need
        desk = step(desk, pick)
    report = verify(lines(desk))
    assert report.problems == []
    assert compare(report, standing_of(desk.tournament).equals) == []


def every_pairing(players: Sequence[Contender]) -> Iterator[Perfect]:
    """All pairings of some players that the absolute criteria allow; of an odd number one has the bye."""
    if len(players) % 2:
        for out in players:
            if not out.had_bye:
                yield from every_pairing([player for player in players if player is not out])
    elif not players:
        yield []
    else:
        first, *rest = players
        for other in rest:
            if may_meet(first, other):
                for pairs in every_pairing([player for player in rest if player is not other]):
                    yield [(first, other), *pairs]


def inside(pairs: Perfect, scores: Sequence[object]) -> int:
    """How many pairs are made among those who have one of these scores."""
    return sum(one.score in scores and other.score in scores for one, other in pairs)


@pytest.mark.parametrize("seed", range(12))
def test_no_pairing_of_a_small_field_keeps_more_in_the_highest_score_groups(seed: int) -> None:
    for desk, draw in rounds_of(seed, largest=8):
        players = ranked(desk, draw)
        if len(players) > 8:
            continue
        pairs, bye = dutch.pair_round(players)
        possible = list(every_pairing(players))
        if not possible:
            assert not dutch.can_be_paired(players)
            continue
        assert all(may_meet(one, other) for one, other in pairs)
        assert not any(player.had_bye for player in players if player.entrant in bye)
        top = [players[0].score]
        assert inside(pairs, top) == max(inside(others, top) for others in possible)


@pytest.mark.parametrize("seed", range(100, 112))
def test_rounds_are_those_that_another_program_draws(seed: int, tmp_path: Path) -> None:
    engine = pytest.importorskip("py4swiss.engines.dutch").Engine
    parser = pytest.importorskip("py4swiss.trf").TrfParser
    failed = pytest.importorskip("py4swiss.engines.common").PairingError
    for desk, draw in rounds_of(seed, largest=24):
        players = ranked(desk, draw)
        text, number = as_report(desk, draw)
        report = tmp_path / "report.trf"
        report.write_text(text)
        try:
            theirs = [(pair.white, pair.black) for pair in engine.generate_pairings(parser.parse(report))]
        except failed:
            assert not dutch.can_be_paired(players)
            continue
        ours = [(number[table.seats[0]], number[table.seats[1]]) for table in draw.tables]
        assert ours + [(number[bye], 0) for bye in draw.byes] == theirs


def as_report(desk: Desk, draw: Draw) -> tuple[str, dict[int, int]]:
    """The report before a round, with the pairing numbers for numbers; who is away has a result for it."""
    here = [seat for table in draw.tables for seat in table.seats] + list(draw.byes)
    order = dutch._numbers(desk.tournament, [*here, *draw.halves])
    assert not isinstance(order, LotNeeded)
    pairs, _ = dutch.pair_round(ranked(desk, draw))
    first = dutch._first_is_white(desk.tournament, pairs, order)
    number = {entrant: at for at, entrant in enumerate(order, 1)}
    report = report_of(desk.tournament)
    players = []
    for player in report.players:
        if player.number in number:
            rounds = [replace(one, opponent=number.get(one.opponent, 0)) for one in player.rounds]
            half = player.number in draw.halves
            if player.number not in here:
                rounds.append(Played(result="H" if half else "Z"))
            points = player.points + (Fraction(1, 2) if half else 0)
            players.append(replace(player, number=number[player.number], rounds=tuple(rounds), points=points))
    players.sort(key=lambda player: player.number)
    report = replace(report, players=tuple(players), rounds=desk.tournament.rules.rounds)
    return write_trf(report) + f"XXC {'white1' if first else 'black1'}\n", number


def drawn(desk: Desk) -> Desk:
    """The next round, with the lots it wants."""
    while isinstance(need := desk.need(), LotNeeded):
        desk = desk.lot(need, seed="snow")
    assert isinstance(need, Draw)
    return desk.say("drawn", need.data)


def test_the_upper_half_meets_the_lower_one_and_colours_alternate_down_the_tables() -> None:
    desk = Desk.opened("Rated", DUTCH)
    for number in range(1, 8):
        desk = desk.say("entered", {"entrant": number, "name": f"Player {number}", "rating": 2100 - 10 * number})
    desk = drawn(desk.start())
    tables = desk.tournament.tables_of(desk.tournament.rounds[0])
    assert [sorted(table.seats) for table in tables] == [[1, 4], [2, 5], [3, 6]]
    assert desk.tournament.rounds[0].byes == (7,)
    better = [table.starter == min(table.seats) for table in tables]
    assert better in ([True, False, True], [False, True, False])
    assert [lot.purpose for lot in desk.tournament.lots] == ["seeding", "starts of round 1"]


def test_who_must_have_a_colour_meets_nobody_who_must_have_the_same() -> None:
    white = Contender(1, 1, 2, (False, False))
    assert white.strength == ABSOLUTE
    assert not may_meet(white, Contender(2, 2, 2, (False, False)))
    assert may_meet(white, Contender(2, 2, 2, (True, False)))
    assert may_meet(replace(white, top=True), Contender(2, 2, 2, (False, False)))
    assert not may_meet(replace(white, met=frozenset({3})), Contender(3, 3, 2))


@pytest.mark.parametrize(
    ("one", "other", "white"),
    [
        (Contender(1, 1, 1, (True,)), Contender(2, 2, 1, (False,)), False),  # both preferences
        (Contender(1, 1, 1, (True, False, False)), Contender(2, 2, 1, (True, False)), True),  # the stronger one
        (Contender(1, 1, 1, (True, False)), Contender(2, 2, 1, (False, True, False)), False),
        (Contender(1, 1, 1, (False, True)), Contender(2, 2, 1, (True, False, False, True)), False),  # as not last time
        (Contender(1, 1, 1, (True, False)), Contender(2, 2, 1, (True, False)), True),  # the better placed one's
        (Contender(1, 1, 0), Contender(2, 3, 0), True),  # the number
        (Contender(1, 2, 0), Contender(2, 3, 0), False),
    ],
)
def test_colours_are_given_in_the_order_of_the_handbook(one: Contender, other: Contender, white: bool) -> None:
    assert white_first(one, other, True) is white


def test_who_floated_down_last_time_does_not_again_if_another_can() -> None:
    players = [Contender(1, 1, 2), Contender(2, 2, 2), Contender(3, 3, 2, last=Float.DOWN), Contender(4, 4, 1)]
    pairs, _ = dutch.pair_round(players)
    assert {one.entrant for one, other in pairs if other.entrant == 4} != {3}


def test_a_round_that_nobody_can_pair_is_paired_by_points_and_the_verifier_agrees() -> None:
    done = finish(entered(replace(DUTCH, rounds=7), 4), picks("hail"))
    assert len(done.tournament.rounds) == 7
    assert verify(lines(done)).problems == []


@pytest.mark.parametrize(
    ("change", "code"), [("pairs", "pairs"), ("start", "starter"), ("order", "starter"), ("bye", "bye")]
)
def test_the_verifier_finds_another_draw_wrong(change: str, code: str) -> None:
    desk = drawn(entered(DUTCH, 9).start())
    for table in desk.tournament.tables_of(desk.tournament.rounds[0]):
        desk = desk.say("result", {"round": 1, "table": table.number, "winner": table.seats[0]})
    draw = desk.need()
    assert isinstance(draw, Draw)
    data: dict[str, Any] = json.loads(json.dumps(draw.data))
    drawn_tables = data["tables"]
    if change == "pairs":
        drawn_tables[0]["seats"][0], drawn_tables[1]["seats"][0] = (
            drawn_tables[1]["seats"][0],
            drawn_tables[0]["seats"][0],
        )
        for table in drawn_tables[:2]:
            table["starter"] = table["seats"][0]
    elif change == "start":
        drawn_tables[1]["seats"].reverse()
        drawn_tables[1]["starter"] = drawn_tables[1]["seats"][0]
    elif change == "order":
        drawn_tables[0]["starter"] = drawn_tables[0]["seats"][1]
    else:
        data["byes"] = [desk.tournament.rounds[0].byes[0]]
        for table in drawn_tables:
            table["seats"] = [draw.byes[0] if seat in data["byes"] else seat for seat in table["seats"]]
            table["starter"] = table["seats"][0]
    log = desk.log.with_fact("drawn", data, actor="desk", time="")
    report = verify([fact.text for fact in log.facts])
    assert [found.code for found in report.problems] in ([code], ["must-not-meet"])


def test_wide_weights_are_matched_as_narrow_ones() -> None:
    lucky = random.Random(7)
    rows = {(i, j): (lucky.randint(0, 3), lucky.randint(-3, 3)) for i in range(12) for j in range(i + 1, 12)}
    wide = {edge: (0, *row, *([10**6, 10**12] * 3 if edge == (0, 1) else [0] * 6)) for edge, row in rows.items()}
    assert matching.bits_of(wide) > matching.WIDEST >= matching.bits_of(rows)
    worth = [
        tuple(map(sum, zip(*(rows[edge] for edge in matching.best_pairs(each)), strict=True))) for each in (rows, wide)
    ]
    assert worth[0] == worth[1]


def test_only_a_swiss_system_is_paired_so_and_only_for_as_many_as_it_takes() -> None:
    with pytest.raises(BadRegulation) as no:
        replace(PRESETS["round-robin"], name="ours", pairing="dutch")
    assert no.value.code == "not-in-format"
    assert replace(DUTCH, at_most=2000).most == 200
