"""Round robin, knock-out, Swiss and time trial; the linter; explanations; regulations as data."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

import networkx
import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import drawn, entered, scored, started, won

import fivefold.tournaments
from fivefold.tournaments import (
    PRESETS,
    BadRegulation,
    NotNow,
    Regulation,
    explain,
    explanation,
    qualified,
    read_regulation,
    standing_of,
    write_regulation,
)
from fivefold.tournaments.explain import shown
from fivefold.tournaments.formats.pairing import EXACT, GAP, START, Candidate, cost, pair
from fivefold.tournaments.lint import lint
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Decision
from fivefold.tournaments.rehearsal import finish, step


def test_a_round_robin_orders_by_points_then_the_game_between_then_sonneborn_berger() -> None:
    desk = drawn(started("round-robin", 4))
    for one, other, winner in ((1, 2, 1), (1, 3, 3), (1, 4, 1), (2, 3, 2), (2, 4, 2), (3, 4, 3)):
        desk = won(desk, one, other, winner=winner)
    standing = standing_of(desk.tournament)
    # Three have six points and one win among themselves; beaten opponents: 1 beat 2 and 4, all alike.
    assert standing.equals == [(1, 2, 3), (4,)]
    assert qualified(desk.tournament) == (1, 2, 3)


def test_a_knock_out_of_six_has_two_byes_for_the_best_seeds() -> None:
    desk = entered("knock-out", 4)
    for number, rating in ((5, 2000), (6, 1900)):
        desk = desk.say("entered", {"entrant": number, "name": f"Seed {number}", "rating": rating})
    desk = drawn(desk.start())
    assert set(desk.tournament.rounds[0].byes) == {5, 6}
    desk = finish(desk, picks("ko"))
    assert len(qualified(desk.tournament)) == 1
    assert [row.place for row in standing_of(desk.tournament).rows[:3]] == [1, 2, 3]


def test_a_winner_who_is_disqualified_leaves_a_bye_behind() -> None:
    desk = drawn(started("knock-out", 4).say("decided", {"question": "third-place", "answer": "no"}))
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        one, other = table.seats
        desk = won(desk, one, other, winner=one)
    gone = desk.tournament.tables[1, 1].seats[0]
    desk = desk.say("disqualified", {"entrant": gone}, reason="upset the board")
    assert qualified(desk.tournament) == (desk.tournament.tables[1, 2].seats[0],)


def test_a_time_trial_ranks_by_puzzles_solved_then_time() -> None:
    desk = started(replace(PRESETS["katamino-time-trial"], rounds=1), 3).draw(seed="x")
    times: dict[int, int | None] = {1: 61_000, 2: None, 3: 59_500}
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        seat = table.seats[0]
        desk = desk.say("result", {"round": 1, "table": table.number, "times": [[seat, times[seat]]]})
    assert standing_of(desk.tournament).order == (3, 1, 2)
    assert "59.500 s" in explanation(desk.tournament, 3, 1)


@pytest.mark.parametrize("players", [2, 3, 8, 9, 16, 33])
def test_a_swiss_tournament_has_no_rematch_where_there_is_a_way_round(players: int) -> None:
    rounds = min(5, players - 1 + players % 2)
    desk = finish(entered(replace(PRESETS["swiss"], rounds=rounds), players), picks(f"swiss {players}"))
    pairs = [frozenset(table.seats) for table in desk.tournament.tables.values()]
    assert len(set(pairs)) == len(pairs)
    byes = [bye for a_round in desk.tournament.rounds for bye in a_round.byes]
    assert len(byes) == rounds * (players % 2)
    assert len(set(byes)) == len(byes)


def test_late_entries_play_a_swiss_tournament_from_their_round_on() -> None:
    desk = started("swiss", 4)
    while len(desk.tournament.rounds) < 1 or any(t.result is None for t in desk.tournament.tables.values()):
        desk = step(desk, picks("late"))
    desk = desk.say("entered", {"entrant": 5, "name": "Late"})
    assert len(drawn(desk).tournament.rounds[-1].byes) == 1


FIELD = st.integers(1, 12).flatmap(
    lambda half: st.tuples(
        st.lists(st.integers(0, 4), min_size=2 * half, max_size=2 * half).map(sorted),
        st.sets(st.tuples(st.integers(0, 2 * half - 1), st.integers(0, 2 * half - 1)), max_size=4 * half),
    )
)


def field_of(levels: list[int], met: set[tuple[int, int]]) -> list[Candidate]:
    games = {frozenset(pair) for pair in met if len(set(pair)) == 2}
    return [
        Candidate(i, level, i % 3, frozenset(j for j in range(len(levels)) if frozenset((i, j)) in games))
        for i, level in enumerate(levels)
    ]


@given(FIELD)
def test_a_small_field_is_paired_as_well_as_an_independent_matching_does(
    field: tuple[list[int], set[tuple[int, int]]],
) -> None:
    order = field_of(*field)
    pairs = pair(order)
    assert sorted(c.entrant for p in pairs for c in p) == list(range(len(order)))
    graph = networkx.Graph()
    for i, one in enumerate(order):
        for other in order[:i]:
            gap = one.level - other.level
            price = GAP * gap * gap + START * (one.starts == other.starts)
            graph.add_edge(i, other.entrant, weight=10**6 - price - 10**9 * (other.entrant in one.met))
    best = networkx.max_weight_matching(graph, maxcardinality=True)
    theirs = cost([(order[a], order[b]) for a, b in best])
    assert cost(pairs)[:2] == theirs[:2]


def test_a_large_field_is_paired_in_blocks_without_rematches() -> None:
    pick = picks("large")
    players = 1000
    met: list[set[int]] = [set() for _ in range(players)]
    points = [0] * players
    for _ in range(9):
        order = sorted(range(players), key=lambda i: (-points[i], i))
        top = max(points)
        field = [Candidate(i, top - points[i], 0, frozenset(met[i])) for i in order]
        pairs = pair(field)
        assert len(pairs) == players // 2
        assert len(field) > EXACT
        for a, b in pairs:
            assert b.entrant not in a.met
            met[a.entrant].add(b.entrant)
            met[b.entrant].add(a.entrant)
            points[a.entrant if pick(2) else b.entrant] += 1
        assert cost(pairs)[1] <= 40


def test_the_linter_asks_everything_that_a_tournament_would_ask() -> None:
    for name, players in (("pentago-tournament", 20), ("pentago-tournament", 13), ("knock-out", 6), ("swiss", 4)):
        known = {finding.name for finding in lint(PRESETS[name], players)}
        desk = entered(name, players)
        pick = picks(name)
        while not desk.tournament.closed:
            need = desk.need()
            if isinstance(need, Decision):
                assert need.question in known
            desk = step(desk, pick)


def test_the_linter_is_content_when_all_is_answered() -> None:
    answers = {"split": "4x5", "cup": "2", "third-place": "no"}
    found = lint(PRESETS["pentago-tournament"], 20, answers)
    assert [finding.level for finding in found] == ["note"]


@pytest.mark.parametrize("players", [1, 2, 5, 25])
def test_the_linter_names_the_obstacle(players: int) -> None:
    (finding,) = lint(PRESETS["kingdomino-championship"], players)
    assert finding.level == "obstacle"
    assert finding.rule in ("TK1", "TK3")


def test_every_neighbour_relation_is_explained_by_the_criterion_that_separates() -> None:
    for name, players in (
        ("kingdomino-championship", 11),
        ("round-robin", 6),
        ("swiss", 9),
        ("pentago-tournament", 13),
    ):
        tournament = finish(entered(name, players), picks(f"why {name}")).tournament
        standing = standing_of(tournament)
        for (one, other), criterion in zip(pairwise(standing.rows), standing.separated, strict=True):
            compared = explain(tournament, one.entrant, other.entrant)
            if criterion:
                assert compared[-1].criterion == criterion
                assert compared[-1].decides
                assert not any(c.decides for c in compared[:-1])
            else:
                assert not any(c.decides for c in compared)
                assert "share the place" in explanation(tournament, one.entrant, other.entrant)


def test_an_explanation_shows_the_arithmetic_and_the_rule() -> None:
    desk = scored(drawn(started("kingdomino-championship", 4)), 1, 40, 40, 40, 12)
    desk = scored(drawn(desk), 1, 50, 40, 30, 20)
    assert explanation(desk.tournament, 1, 2) == ("Points (TK7): Anna 25/3 = 10/3 + 5 > Ben 19/3 = 10/3 + 3")
    assert shown(Fraction(5625, 10000), "share") == "56.25 %"
    out = desk.say("left", {"entrant": 4})
    with pytest.raises(NotNow, match="Dora has no place: left"):
        explain(out.tournament, 1, 4)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(PRESETS)), st.data())
def test_a_regulation_with_any_part_replaced_is_sound_or_refused(name: str, data: st.DataObject) -> None:
    written = write_regulation(PRESETS[name])
    part = data.draw(st.sampled_from([*written, "nonsense"]))
    changed: dict[str, Any] = {**written, part: data.draw(JUNK)}
    try:
        regulation = read_regulation(changed)
    except BadRegulation as refusal:
        assert refusal.code
    else:
        assert read_regulation(write_regulation(regulation)) == regulation


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"table_points": {4: (5, 3, 2)}}, "bad-table-points"),
        ({"table_points": {3: (1, 3, 5)}}, "points-rise"),
        ({"table_points": {3: (5, 3, 1), 5: (5, 4, 3, 2, 1)}}, "sizes-apart"),
        ({"rounds": 0}, "bad-rounds"),
        ({"version": 2}, "unknown-version"),
        ({"tie_breaks": ("points", "points")}, "tie-break-twice"),
        ({"tie_breaks": ("charm",)}, "bad-tie-break"),
        ({"duel_points": (0, 1, 3)}, "bad-duel-points"),
        ({"at_least": 30}, "bad-numbers"),
    ],
)
def test_a_regulation_that_contradicts_itself_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRegulation) as caught:
        replace(PRESETS["kingdomino-championship"], **change)
    assert caught.value.code == code


def test_a_regulation_is_frozen_at_the_start() -> None:
    rules = write_regulation(replace(PRESETS["kingdomino-championship"], rounds=3))
    desk = entered("kingdomino-championship", 4).say("regulated", {"regulation": rules}).start()
    assert desk.tournament.rules.rounds == 3
    with pytest.raises(NotNow, match="frozen since the start"):
        desk.say("regulated", {"regulation": rules})


def test_other_table_sizes_and_points_play_too() -> None:
    rules = Regulation(
        name="pinball",
        format="rank-tables",
        rounds=4,
        at_most=60,
        table_points={2: (5, 2), 3: (7, 4, 1), 4: (7, 5, 3, 1)},
        tie_breaks=("points", "score"),
        seating="lot",
        starts="lot",
    )
    desk = finish(entered(rules, 9), picks("pinball"))
    assert [len(t.seats) for t in desk.tournament.tables_of(desk.tournament.rounds[0])] == [3, 3, 3]
    assert len(desk.tournament.rounds) == 4


def test_the_old_name_of_the_standing_still_works_and_names_its_successor() -> None:
    with pytest.warns(DeprecationWarning, match="standing_of"):
        assert fivefold.tournaments.stand is standing_of
    with pytest.raises(AttributeError, match=r"^sit$"):
        _ = fivefold.tournaments.sit
