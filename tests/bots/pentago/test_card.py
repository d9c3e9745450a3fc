"""The card's program, compiled for the CPU, against the solver; and when the engine asks a card."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.pentago.card_on_cpu import card_on_cpu

from fivefold.bots.pentago import analyse, card, solver
from fivefold.bots.pentago.engine import NEVER, Engine
from fivefold.games import pentago
from fivefold.games.pentago.options import Options
from fivefold.refusals import Refused

BOTH_FIVES = "..bw..w.bw.b..bw..bwwbwbbbb.www..wb."  # some turns give both five
OPEN = ".bw...w.w....wb...bbb.ww..bw.b.bb.w."  # nothing is decided soon


@pytest.mark.rule("PG6", "PG7")
@pytest.mark.compiled
@pytest.mark.parametrize("double_five", ["draw", "mover", "starter"])
@pytest.mark.parametrize("at_once", [True, False])
def test_the_card_finds_the_solvers_values_under_all_rules(tmp_path: Path, double_five: str, at_once: bool) -> None:
    options = Options(double_five=double_five, five_on_placement=at_once)  # type: ignore[arg-type]
    state = pentago.read_position(BOTH_FIVES, options)
    shares: list[float] = []
    found = card.Card(card_on_cpu(tmp_path)).solve(state, shares.append)
    assert found == solver.solve(state)
    assert shares == sorted(shares)
    assert shares[-1] == 1


@pytest.mark.parametrize(("gigabytes", "marbles"), [(80, 14), (48, 15), (24, 16), (8, 17), (2, 18)])
def test_a_smaller_card_serves_from_more_marbles_on(tmp_path: Path, gigabytes: int, marbles: int) -> None:
    assert card.Card(card_on_cpu(tmp_path, gigabytes * 10**9)).fewest_marbles() == marbles


class Recorded:
    """A card on which everything from `fewest` marbles on fits; it notes what it is asked."""

    def __init__(self, fewest: int) -> None:
        self.fewest, self.asked = fewest, list[pentago.State]()

    def fewest_marbles(self) -> int:
        return self.fewest

    def solve(self, state: pentago.State, progress: solver.Progress) -> solver.Solution:
        self.asked.append(state)
        return solver.solve(state, horizon=3, progress=progress)


def late() -> pentago.State:
    return pentago.read_position(OPEN)


def engine_with(monkeypatch: pytest.MonkeyPatch, found: Recorded | None, exact_from: int) -> Engine:
    monkeypatch.setattr(card, "card", lambda: found)
    return Engine(0.05, exact_from, clock=lambda: 0.0)


@pytest.mark.compiled
def test_the_engine_asks_the_card_earlier_than_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Recorded(14)
    result = engine_with(monkeypatch, found, exact_from=30).search(late())
    assert found.asked == [late()]
    assert result.exact
    assert result.on_card


@pytest.mark.compiled
@pytest.mark.parametrize(("fewest", "exact_from"), [(18, 30), (14, NEVER)])
def test_a_card_that_is_too_small_or_a_level_that_never_solves_asks_none(
    monkeypatch: pytest.MonkeyPatch, fewest: int, exact_from: int
) -> None:
    found = Recorded(fewest)
    assert not engine_with(monkeypatch, found, exact_from).search(late()).exact
    assert not found.asked


@pytest.mark.compiled
def test_a_card_stops_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Recorded(14)
    result = engine_with(monkeypatch, found, exact_from=14).search(late(), lambda: bool(found.asked))
    assert found.asked
    assert not result.exact


@pytest.mark.compiled
def test_the_analysis_says_that_a_card_has_solved_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "card", lambda: Recorded(14))
    assert analyse.position(late(), seconds=0.05).depth == "to the end, by a graphics card"


def test_without_a_card_too_little_memory_is_refused_with_what_would_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "card", lambda: None)
    monkeypatch.setattr(solver, "memory_free", lambda: 10**9)
    with pytest.raises(Refused, match=r"16 marbles takes 4\.3 GB .* a graphics card"):
        solver.check_memory(16)
