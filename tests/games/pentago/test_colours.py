"""Colour and start are two things: either colour may begin (PG1)."""

from __future__ import annotations

import random

import pytest

from fivefold.bots.limits import Budget
from fivefold.bots.pentago.opening import opening_moves
from fivefold.bots.pentago.search import search
from fivefold.games import pentago
from fivefold.games.core import BadPosition, own
from fivefold.games.description import describe
from fivefold.games.pentago import Options, State
from fivefold.games.record import new_record, read_record, write_record

LIGHT = Options(first="light")

RECORD = """[Game "pentago"]
[Options "double_five=draw five_on_placement=on first=light"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Result "1-0"]

1. a6/SE+ a1/SE+
2. b6/SE+ b1/SE+
3. c6/SE+ c1/SE+
4. d6/SW+ d1/SW+
5. e6
"""


@pytest.mark.rule("PG1")
def test_light_may_begin_and_the_first_seat_then_has_the_light_marbles() -> None:
    state = pentago.start(LIGHT)
    assert pentago.to_move(state) == 0
    assert pentago.GAME.colours_of(LIGHT) == ("Light", "Dark")
    assert pentago.GAME.colours_of(Options()) == ("Dark", "Light")
    assert pentago.details(state)["next_marble"] == "w"
    after = pentago.play(state, pentago.read_move(state, "a6 SE+"))
    assert pentago.board(after)[0] == "w....."
    assert str(after).splitlines()[0] == "6  ○ · · | · · ·"
    assert pentago.details(after)["next_marble"] == "b"
    assert pentago.details(after)["marbles"] == [1, 0]
    assert 'r="15" fill="url(#pg-w)"' in pentago.svg(after)
    assert 'r="15" fill="url(#pg-b)"' not in pentago.svg(after)


@pytest.mark.rule("PG1")
def test_a_position_says_which_colour_began() -> None:
    ahead = pentago.read_position("w...................................")
    assert (ahead.options.first, pentago.to_move(ahead)) == ("light", 1)
    assert pentago.write_position(ahead) == "w................................... first=light"
    dark = pentago.read_position("b...................................", LIGHT)
    assert (dark.options.first, pentago.to_move(dark)) == ("dark", 1), "the text knows better than the options"
    level = "bw.................................."
    assert pentago.read_position(level).options.first == "dark"
    assert pentago.read_position(level, LIGHT).options.first == "light"
    told = pentago.read_position(f"{level} first=light")
    assert (told.options.first, told.first, told.second) == ("light", 2, 1)
    assert pentago.read_position(f"{level} first=dark", LIGHT) == pentago.read_position(level)
    for wrong in ("b" + 35 * "." + " first=light", "w" + 35 * "." + " first=dark", "ww" + 34 * "."):
        with pytest.raises(BadPosition) as refusal:
            pentago.read_position(wrong)
        assert refusal.value.code == "pentago-wrong-counts"
    with pytest.raises(BadPosition):
        pentago.read_position(level + " first=grey")


@pytest.mark.rule("PG1")
def test_positions_of_a_whole_game_round_trip_whichever_colour_began() -> None:
    for options in (Options(), LIGHT):
        lots, state = random.Random(3), pentago.start(options)
        while pentago.to_move(state) is not None:
            assert pentago.read_position(pentago.write_position(state)) == state
            assert pentago.read_position(pentago.write_position(state), options) == state
            state = pentago.play(state, lots.choice(pentago.legal_moves(state)))


@pytest.mark.rule("PG1", "PG5")
def test_a_record_in_which_light_began_round_trips_and_light_wins_it() -> None:
    record = read_record(RECORD)
    assert write_record(record) == RECORD
    last = own(record.states()[-1], State)
    ended = pentago.outcome(last)
    assert ended
    assert ended.ranks == (1, 2)
    assert pentago.board(last)[0] == "wwwww."
    seen = describe(pentago.GAME, last, 9)
    assert seen["colours"] == ["Light", "Dark"]
    assert seen["options"]["first"] == "light"


@pytest.mark.rule("PG1")
def test_a_record_that_says_nothing_of_it_is_read_as_before() -> None:
    old = RECORD.replace(" first=light", "")
    last = own(read_record(old).states()[-1], State)
    assert pentago.board(last)[0] == "bbbbb."
    assert new_record("pentago", Options()).header("Options") == "double_five=draw five_on_placement=on"


@pytest.mark.rule("PG1", "PG7")
@pytest.mark.parametrize("double_five", ["mover", "draw", "starter"])
def test_the_colour_changes_nothing_but_the_marbles(double_five: str) -> None:
    lots = random.Random(double_five)
    dark = pentago.start(Options(double_five=double_five))  # type: ignore[arg-type]
    light = pentago.start(Options(double_five=double_five, first="light"))  # type: ignore[arg-type]
    while pentago.to_move(dark) is not None:
        assert pentago.to_move(light) == pentago.to_move(dark)
        moves = pentago.legal_moves(dark)
        assert pentago.legal_moves(light) == moves
        move = lots.choice(moves)
        dark, light = pentago.play(dark, move), pentago.play(light, move)
        assert (light.first, light.second) == (dark.first, dark.second)
        swapped = str.maketrans("bw", "wb")
        assert [row.translate(swapped) for row in pentago.board(light)] == pentago.board(dark)
    assert pentago.outcome(light) == pentago.outcome(dark)


@pytest.mark.rule("PG1")
def test_the_published_opening_is_used_whichever_colour_begins() -> None:
    assert opening_moves(pentago.start(LIGHT)) == opening_moves(pentago.start())


@pytest.mark.compiled
@pytest.mark.rule("PG1")
def test_the_engine_thinks_of_mover_and_other_not_of_colours() -> None:
    text = "bbb......b.www.b.w................w."
    dark = pentago.read_position(text)
    light = State(dark.first, dark.second, LIGHT)
    assert pentago.write_position(light).startswith(text.translate(str.maketrans("bw", "wb")))
    found = [search(state, Budget(0.1, clock=lambda: 0.0)) for state in (dark, light)]
    assert (found[0].best, found[0].value) == (found[1].best, found[1].value)
