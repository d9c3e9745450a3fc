"""Placing and scoring, in one kingdom."""

from __future__ import annotations

import pytest

from fivefold.games.core import IllegalMove
from fivefold.games.kingdomino import Options
from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.kingdomino.kingdom import Kingdom, canonical
from fivefold.games.kingdomino.scoring import tally


def refusal(kingdom: Kingdom, number: int, place: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        kingdom.with_domino(number, place)
    return refused.value


def laid(*dominoes: str, size: int = 5) -> Kingdom:
    kingdom = Kingdom(size)
    for word in dominoes:
        number, place = word.split(":")
        kingdom = kingdom.with_domino(int(number), place)
    return kingdom


@pytest.mark.rule("KD5")
def test_the_first_domino_has_24_places_beside_the_castle_a_double_12() -> None:
    assert len(Kingdom().places(14)) == 24
    assert len(Kingdom().places(1)) == 12
    assert set(Kingdom().places(1)) == {"e6N", "e3N", "f5E", "c5E", "d6E", "e6E", "d4E", "e4E"} | {
        "d4N",
        "d5N",
        "f4N",
        "f5N",
    }


@pytest.mark.rule("KD5")
def test_one_half_beside_its_own_terrain_is_enough() -> None:
    kingdom = laid("14:e6N")  # wheat on e6, water on e7
    assert laid("14:e6N", "17:f8W").squares()["e8"] is not None  # water on e8 joins e7, forest on f8 joins nothing
    assert laid("14:e6N", "1:d6N")
    assert refusal(kingdom, 3, "e8N").code == "kingdomino-touches-nothing"
    assert str(refusal(kingdom, 3, "e8N")) == "3:e8N: neither half lies beside the castle or its own terrain (KD5)."


@pytest.mark.rule("KD5")
def test_corners_do_not_count() -> None:
    assert refusal(Kingdom(), 14, "f6N").rule == "KD5"
    assert refusal(laid("14:e6N"), 1, "f7E").rule == "KD5"


@pytest.mark.rule("KD5")
def test_the_castle_goes_with_every_terrain_also_later() -> None:
    assert laid("14:e6N", "46:f5E", "12:e4S")


@pytest.mark.rule("KD6")
def test_the_kingdom_never_exceeds_five_by_five() -> None:
    row = laid("1:f5E", "2:h5E")  # castle and four squares: e to i
    assert refusal(row, 13, "d5W").code == "kingdomino-too-large"
    assert str(refusal(row, 13, "d5N")) == "13:d5N: the kingdom would exceed 5 × 5 (KD6)."
    column = laid("1:e6N", "2:e8N")
    assert refusal(column, 13, "e4S").rule == "KD6"
    assert refusal(column, 13, "e4E").rule == "KD6"


@pytest.mark.rule("KD6")
@pytest.mark.parametrize("places", ["f5E h5E", "d5W b5W", "e6N e8N", "e4S e2S"])
def test_the_castle_may_end_anywhere(places: str) -> None:
    first, second = places.split()
    kingdom = laid(f"1:{first}", f"2:{second}")
    assert sorted(map(int, kingdom.board[-2:])) == [1, 5]


@pytest.mark.rule("KD6")
def test_dominoes_do_not_overlap() -> None:
    assert str(refusal(Kingdom(), 14, "e5N")) == "14:e5N: e5 is taken by the castle (KD6)."
    assert str(refusal(laid("14:e6N"), 1, "d7E")) == "1:d7E: e7 is taken by water (KD6)."


@pytest.mark.rule("KD6")
@pytest.mark.parametrize("place", ["z9N", "e6X", "", "e10N", "a1W", "j5E"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    assert refusal(Kingdom(), 14, place).rule in ("KD5", "KD6")


@pytest.mark.rule("KD7")
def test_what_fits_must_be_placed() -> None:
    with pytest.raises(IllegalMove, match=r"14 fits, as at .*, and must be placed \(KD7\)\."):
        Kingdom().without(14)


TWO_FREE = """
    L  L1 W  S  M2
    G1 M3 W  W  M2
    G  G  C  S1 G
    W  G  W  W  L
    W  F  W  .  .
"""


@pytest.mark.rule("KD7")
def test_what_fits_nowhere_is_discarded_and_the_reason_is_told() -> None:
    kingdom = kingdom_in(TWO_FREE)
    assert kingdom.places(1) == ["f3E"]
    assert not kingdom.fits(12)
    assert kingdom.without(12).discarded == (12,)
    assert kingdom.why_discarded(12) == "no two free squares within 5 × 5 lie beside the castle or swamp"
    assert "beside the castle, grassland or swamp" in kingdom.why_discarded(44)
    full = kingdom.with_domino(1, "f3E")
    assert full.is_complete
    assert not any(full.fits(number) for number in range(1, 49))
    assert full.why_discarded(2) == "no two free squares side by side are left within 5 × 5"


@pytest.mark.rule("KD8")
def test_a_property_scores_squares_times_crowns_and_each_counts_by_itself() -> None:
    works = tally(kingdom_in(TWO_FREE), Options())
    assert works.lines() == [
        "water 2 × 1 = 2",
        "grassland 4 × 1 = 4",
        "swamp 1 × 1 = 1",
        "mine 2 × 4 = 8",
        "mine 1 × 3 = 3",
        "no crowns: wheat 3, wheat 3, wheat 2, forest 1, water 1, grassland 1, swamp 1",
        "total 18",
    ]
    assert works.summary == type(works.summary)(points=18, largest=4, crowns=10)


@pytest.mark.rule("KD8")
def test_a_castle_alone_scores_nothing_and_has_no_property() -> None:
    alone = tally(Kingdom(), Options())
    assert alone.lines() == ["total 0"]
    assert alone.summary == type(alone.summary)(points=0, largest=0, crowns=0)


@pytest.mark.rule("KD8")
def test_the_castle_joins_nothing() -> None:
    apart = laid("19:f5E", "1:d5W")  # wheat on both sides of the castle
    assert [str(area) for area in apart.properties() if area.terrain == 0] == ["wheat 1 × 1 = 1", "wheat 2 × 0 = 0"]


@pytest.mark.rule("KD8")
def test_properties_name_their_squares() -> None:
    mine = kingdom_in(TWO_FREE).properties()[-1]
    assert (mine.squares, mine.crowns, mine.where) == (1, 3, ("d6",))


@pytest.mark.rule("KD8")
def test_the_best_kingdom_of_all_scores_128() -> None:
    kingdom = kingdom_in("""
        C  S  S  S  S
        G  S1 M1 M2 M2
        G  S2 W  W  M3
        S1 S2 S  W  M2
        W  W  W1 W1 M
    """)
    assert tally(kingdom, Options()).points == 128
    assert [number for number, _ in kingdom.laid] == [12, 22, 23, 38, 39, 40, 43, 44, 45, 46, 47, 48]


@pytest.mark.rule("KD10")
def test_the_castle_in_the_middle_and_harmony_give_their_points() -> None:
    both = Options(middle_kingdom=True, harmony=True)
    partly = tally(kingdom_in(TWO_FREE), both)
    assert (partly.middle_kingdom, partly.harmony, partly.points) == (10, 0, 28)
    whole = tally(kingdom_in(TWO_FREE).with_domino(1, "f3E"), both)
    assert (whole.middle_kingdom, whole.harmony, whole.points) == (10, 5, 33)
    assert whole.lines()[-3:] == ["middle kingdom: +10", "harmony: +5", "total 33"]
    corner = tally(laid("1:f5E", "2:h5E"), both)
    assert (corner.middle_kingdom, corner.harmony) == (0, 0)
    assert "middle kingdom: the castle is not in the middle" in corner.lines()


@pytest.mark.rule("KD10")
def test_the_duel_builds_seven_by_seven_around_g7() -> None:
    kingdom = laid("1:h7E", "2:j7E", "13:l7E", size=7)
    assert sorted(kingdom.squares()) == ["g7", "h7", "i7", "j7", "k7", "l7", "m7"]
    assert refusal(kingdom, 14, "f7W").rule == "KD6"
    assert kingdom.with_domino(14, "l8N").size == 7
    assert kingdom_in("C W W W W . . / . . . . W . . / . . . . F . .", size=7).laid


def test_a_double_is_the_same_from_both_ends() -> None:
    assert laid("1:e6N") == laid("1:e7S")
    assert laid("1:c5E") == laid("1:d5W")
    assert laid("13:e6N") != laid("13:e7S")
    assert canonical(2, "d5W", 5) == "c5E"


def test_the_order_of_laying_leaves_no_trace() -> None:
    assert laid("14:e6N", "48:d6W", "12:f5E") == laid("12:f5E", "14:e6N", "48:d6W")
