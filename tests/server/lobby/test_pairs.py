"""Quick pairing: whoever waits longest first, nobody twice, and a range that widens with the wait."""

from __future__ import annotations

import time

from hypothesis import given, strategies as st

from fivefold.server.lobby.pairs import pairs
from fivefold.server.lobby.seek import FIRST_REACH, REACH_A_SECOND, Seek, Seeker, Terms


def waiting(name: str, rating: int | None, since: float = 0.0, *, quick: bool = True, least: int = 0) -> Seek:
    terms = Terms("pentago", clock="fischer 300+5", least=least)
    return Seek(name, terms, (Seeker(name, name, True, rating), None), since, 1e9, quick)


def met(seeks: list[Seek], now: float = 0.0) -> list[tuple[str, str]]:
    return [(pair.guest.id, pair.host.id) for pair in pairs(seeks, now, lambda _one, _other: True)]


def test_who_is_far_apart_waits_until_the_range_is_wide_enough() -> None:
    apart = 400
    two = [waiting("a", 1500), waiting("b", 1500 + apart)]
    enough = (apart - FIRST_REACH) / REACH_A_SECOND
    assert met(two, enough - 1) == []
    assert met(two, enough) == [("a", "b")]


def test_the_nearest_is_found_and_an_ordinary_seek_is_good_enough() -> None:
    seeks = [waiting("a", 1500), waiting("far", 1590), waiting("near", 1510, 1.0, quick=False)]
    assert met(seeks, 2.0) == [("a", "near")]


def test_a_range_that_somebody_asked_for_is_kept_by_quick_pairing() -> None:
    assert met([waiting("a", 1500), waiting("b", 1550, quick=False, least=1600)]) == []
    assert met([waiting("a", 1500, least=1540), waiting("b", 1550, quick=False)]) == [("a", "b")]
    assert met([waiting("a", 1500, least=1560), waiting("b", 1550, quick=False)]) == []
    assert met([waiting("a", None), waiting("b", 1550, quick=False, least=1400)]) == [], (
        "who has no rating is in no range"
    )


def test_different_terms_and_people_who_are_kept_apart_do_not_meet() -> None:
    two = [waiting("a", 1500), waiting("b", 1500)]
    assert list(pairs(two, 0.0, lambda _one, _other: False)) == []
    other = Seek("c", Terms("pente", clock="fischer 300+5"), (Seeker("c", "c"), None), 0.0, 1e9, True)
    assert met([two[0], other]) == []


@given(st.lists(st.tuples(st.integers(800, 2400), st.booleans(), st.floats(0, 100)), max_size=40))
def test_nobody_is_paired_twice(people: list[tuple[int, bool, float]]) -> None:
    seeks = [waiting(str(n), rating, since, quick=quick) for n, (rating, quick, since) in enumerate(people)]
    found = [name for pair in met(seeks, 100.0) for name in pair]
    assert len(found) == len(set(found))


def test_a_thousand_who_wait_are_looked_at_quickly() -> None:
    seeks = [waiting(str(n), 100 + 300 * n) for n in range(1000)]
    began = time.process_time()
    assert met(seeks) == []
    assert time.process_time() - began < 1.0
