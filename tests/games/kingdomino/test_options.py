"""What may be agreed on, and what the championship refuses."""

from __future__ import annotations

import pytest

from fivefold.games.core import BadOptions
from fivefold.games.kingdomino import PRESETS, Options
from fivefold.games.kingdomino.options import VARIANTS
from fivefold.games.options import read_options, write_options


def read(text: str) -> Options:
    return read_options(Options, text, dict(PRESETS))


@pytest.mark.rule("KD10")
def test_all_variants_are_off_unless_asked_for() -> None:
    options = Options()
    assert [getattr(options, name) for name in VARIANTS] == [False] * 4
    assert (options.players, options.tie_break, options.size, options.games) == (4, "game", 5, 1)


@pytest.mark.rule("KD9", "KD10")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("championship middle_kingdom=on", "KD10"),
        ("championship harmony=on", "KD10"),
        ("championship players=3 dynasty=on", "KD10"),
        ("championship players=2 mighty_duel=on", "KD10"),
        ("championship tie_break=game", "KD9"),
        ("championship players=2", "KD1"),
    ],
)
def test_the_championship_refuses_variants_and_other_tables(text: str, rule: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read(text)
    assert refusal.value.rule == rule


@pytest.mark.rule("KD1")
def test_the_championship_seats_three_or_four() -> None:
    assert read("championship").players == 4
    assert read("championship players=3") == read("championship-of-three")


@pytest.mark.rule("KD10")
def test_the_duel_is_for_two_and_has_all_dominoes_on_seven_by_seven() -> None:
    duel = read("duel")
    assert (duel.size, duel.lines, duel.kings, duel.kings_each) == (7, 12, 4, 2)
    for players in (3, 4):
        with pytest.raises(BadOptions, match=r"mighty duel is for two players, not"):
            Options(players=players, mighty_duel=True)


@pytest.mark.rule("KD10")
def test_variants_go_together_and_read_as_they_are_written() -> None:
    every = Options(players=2, middle_kingdom=True, harmony=True, mighty_duel=True, dynasty=True, tie_break="shared")
    assert read(write_options(every)) == every


@pytest.mark.parametrize("text", ["players=1", "players=5", "players=two", "players=", "harmony=yes", "tie_break=lots"])
def test_other_values_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="cannot be"):
        read(text)
