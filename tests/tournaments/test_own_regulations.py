"""Regulations of a club's own: whatever can be chosen on the page is played to its end, and checked a second time."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from tests.tournaments.halls import entered

from fivefold.tournaments import PRESETS, Regulation, read_regulation, standing_of, write_regulation
from fivefold.tournaments.lots import picks
from fivefold.tournaments.regulation import CRITERIA_OF_FORMAT
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import compare, verify

BASE: dict[str, Regulation] = {preset.format: preset for preset in PRESETS.values()}
TABLES = {2: (2, 0), 3: (4, 2, 0), 4: (6, 4, 2, 0), 5: (8, 6, 4, 2, 0)}


def own(format_name: str, **changes: object) -> Regulation:
    return replace(BASE[format_name], name="ours", rules={}, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("format_name", CRITERIA_OF_FORMAT)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_every_tie_break_that_a_format_offers_is_summed_alike_by_both(format_name: str, turn: int) -> None:
    offered = CRITERIA_OF_FORMAT[format_name]
    order = (offered[0], *offered[1 + turn :], *offered[1 : 1 + turn])
    rules = own(format_name, tie_breaks=order)
    assert read_regulation(write_regulation(rules)) == rules
    done = finish(entered(rules, 9), picks(f"{format_name} {turn}"))
    report = verify([fact.text for fact in done.log.facts])
    assert report.problems == []
    assert compare(report, standing_of(done.tournament).equals) == []


@pytest.mark.parametrize(
    "rules",
    [
        own("swiss", rounds=7, duel_points=(2, 1, 0), starts="lot", late_entries=False),
        own("swiss", rounds=3, duel_points=(3, Fraction(1, 2), 0), confirm=True),
        own("round-robin", leavers="annul", duel_points=(1, 0, 0)),
        own("rank-tables", rounds=3, table_points=TABLES, at_least=2, at_most=1000, seating="lot"),
        own("rank-tables", rounds=2, table_points={2: (1, 0)}, at_least=2, at_most=1000, starts="lot"),
        own("groups-cup", marbles=0, tie_breaks=("points", "lot")),
        own("time-trial", rounds=6),
    ],
)
@pytest.mark.parametrize("players", [8, 13])
def test_a_club_changes_rounds_points_tables_and_starts_and_comes_to_an_end(rules: Regulation, players: int) -> None:
    players -= players % 2 if set(rules.table_points) == {2} else 0
    done = finish(entered(rules, players), picks("club"))
    assert done.tournament.closed
    report = verify([fact.text for fact in done.log.facts])
    assert report.problems == []
    assert compare(report, standing_of(done.tournament).equals) == []
