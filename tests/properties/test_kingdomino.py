"""Kingdomino's properties: what holds in every kingdom and every game."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, strategies as st

from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, IllegalMove
from fivefold.games.kingdomino import Deal, King, Move, Options, State, kernel
from fivefold.games.kingdomino.box import numbers_in
from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.kingdomino.kingdom import DIRECTIONS, Kingdom, grid_lines, place_codes, place_names, second_square
from fivefold.games.kingdomino.notation import AnyMove
from fivefold.games.kingdomino.scoring import tally
from fivefold.games.record import new_record, read_record, write_record
from fivefold.refusals import Refused

OPTIONS = [
    *kingdomino.PRESETS.values(),
    Options(players=2, dynasty=True),
    Options(players=3, middle_kingdom=True, harmony=True, tie_break="shared"),
]


@st.composite
def kingdoms(draw: st.DrawFn) -> Kingdom:
    """A kingdom of 5 × 5 or 7 × 7 with the order in which it was laid forgotten."""
    size = draw(st.sampled_from([5, 5, 7]))
    kingdom = Kingdom(size)
    for number in draw(st.lists(st.integers(1, 48), unique=True, max_size=(size * size - 1) // 2)):
        if places := kingdom.places(number):
            kingdom = kingdom.with_domino(number, places[draw(st.integers(0, len(places) - 1))])
    return kingdom


@st.composite
def games(draw: st.DrawFn) -> list[State]:
    """The states of a game, broken off anywhere."""
    options = draw(st.sampled_from(OPTIONS))
    rng = random.Random(draw(st.integers(0, 2**32)))
    states = [kingdomino.start(options)]
    for _ in range(draw(st.integers(0, 210))):
        seat = kingdomino.to_move(states[-1])
        if seat is None:
            break
        state = states[-1]
        move = kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state))
        states.append(kingdomino.play(state, move))
    return states


def turned(cell: int) -> int:
    """A cell of the 13 × 13 board after a quarter turn around the castle, clockwise."""
    x, y = cell % 13, cell // 13
    return 13 * x + (12 - y)


def quarter_turn(kingdom: Kingdom) -> list[tuple[int, str]]:
    """The dominoes of a kingdom after a quarter turn."""
    names = place_names(kingdom.size)
    found = []
    for number, place in kingdom.laid:
        code = place_codes(kingdom.size)[place]
        first, second = turned(code >> 2), turned(second_square(code))
        way = next(d for d in range(4) if second_square(4 * first + d) == second)
        found.append((number, names[4 * first + way]))
    return found


def laid_in_any_order(dominoes: list[tuple[int, str]], size: int, rng: random.Random) -> Kingdom:
    """Lay the dominoes in a random order that the rules allow."""
    kingdom, left = Kingdom(size), list(dominoes)
    while left:
        rng.shuffle(left)
        for domino in left:
            try:
                kingdom = kingdom.with_domino(*domino)
            except IllegalMove:
                continue
            left.remove(domino)
            break
        else:
            raise AssertionError(f"stuck with {left}")
    return kingdom


@pytest.mark.rule("KD8")
@given(kingdoms(), st.integers(0, 2**32))
def test_the_score_never_depends_on_the_order_of_laying(kingdom: Kingdom, seed: int) -> None:
    again = laid_in_any_order(list(kingdom.laid), kingdom.size, random.Random(seed))
    assert again == kingdom
    assert again.properties() == kingdom.properties()


@pytest.mark.rule("KD8")
@given(kingdoms(), st.integers(0, 2**32))
def test_four_rotations_score_equal_and_fit_equally_many(kingdom: Kingdom, seed: int) -> None:
    rng = random.Random(seed)
    unseen = rng.choice([n for n in range(1, 49) if n not in dict(kingdom.laid)])
    both = Options(middle_kingdom=True, harmony=True)
    image = kingdom
    for _ in range(4):
        image = laid_in_any_order(quarter_turn(image), image.size, rng)
        assert tally(image, both).points == tally(kingdom, both).points
        assert sorted((p.terrain, p.squares, p.crowns) for p in image.properties()) == sorted(
            (p.terrain, p.squares, p.crowns) for p in kingdom.properties()
        )
        assert len(image.places(unseen)) == len(kingdom.places(unseen))
    assert image == kingdom


@given(kingdoms(), st.integers(1, 48))
def test_every_listed_place_is_legal_and_every_other_refused(kingdom: Kingdom, number: int) -> None:
    if number in dict(kingdom.laid):
        return
    legal = set(kingdom.places(number))
    for place in place_codes(kingdom.size):
        if DIRECTIONS.index(place[-1]) in (1, 2) and number <= 12:
            continue  # a double's other name
        try:
            after = kingdom.with_domino(number, place)
        except IllegalMove as refusal:
            assert place not in legal
            assert refusal.rule in ("KD5", "KD6")
        else:
            assert place in legal
            assert (number, place) in after.laid
            assert after.board[kernel.WIDTH] <= kingdom.size
            assert after.board[kernel.HEIGHT] <= kingdom.size


@given(kingdoms())
def test_a_kingdom_is_its_squares(kingdom: Kingdom) -> None:
    squares = kingdom.squares()
    assert len(squares) == 2 * len(kingdom.laid) + 1
    assert sum(p.squares for p in kingdom.properties()) == 2 * len(kingdom.laid)
    assert sorted(name for p in kingdom.properties() for name in p.where) == sorted(n for n, s in squares.items() if s)
    assert sum(p.points for p in kingdom.properties()) == kernel.score(np.array(kingdom.board))


@given(kingdoms())
def test_a_kingdom_drawn_as_a_grid_is_accepted_again(kingdom: Kingdom) -> None:
    drawn = "\n".join(line[3:] for line in grid_lines(kingdom)[:-1])
    assert kingdom_in(drawn, kingdom.size).squares() == kingdom.squares()


@pytest.mark.rule("KD2")
@given(games())
def test_dominoes_are_conserved(states: list[State]) -> None:
    for state in states:
        laid = [number for kingdom in state.kingdoms for number, _ in kingdom.laid]
        discarded = [number for kingdom in state.kingdoms for number in kingdom.discarded]
        lines = [number for number, _ in (*state.waiting, *state.line)]
        assert sorted([*laid, *discarded, *lines, *numbers_in(state.bag)]) == list(range(1, 49))
    for before, after in pairwise(states):
        if not before.game_over:
            assert before.bag | after.bag == before.bag  # nothing returns to the bag


@pytest.mark.rule("KD3", "KD4")
@given(games(), st.integers(0, 2**32))
def test_every_legal_move_plays_and_others_are_refused(states: list[State], seed: int) -> None:
    state, rng = states[-1], random.Random(seed)
    legal = kingdomino.legal_moves(state)
    for move in rng.sample(legal, min(20, len(legal))):
        after = kingdomino.play(state, move)
        assert after != state
        assert kingdomino.read_move(state, kingdomino.write_move(state, move)) == move
    places = list(place_codes(state.options.size))
    for _ in range(20):
        number = state.waiting[0][0] if state.waiting and rng.random() < 0.8 else rng.randrange(50)
        place = rng.choice([*places, "x", ""]) if number else ""
        pick = rng.choice([*state.free, 0, rng.randrange(50)])
        deal = Deal(tuple(rng.sample(range(1, 49), 4)))
        wilds: list[AnyMove] = [Move(number, place, pick), deal, King(rng.randrange(5))]
        wild = rng.choice(wilds)
        try:
            after = kingdomino.play(state, wild)
        except Refused as refusal:
            assert wild not in legal
            assert refusal.rule
        else:
            assert not isinstance(wild, Move) or wild in legal or state.discard_due


@given(games())
def test_positions_and_records_tell_everything(states: list[State]) -> None:
    state = states[-1]
    assert kingdomino.read_position(kingdomino.write_position(state), state.options) == state
    if kingdomino.outcome(state) is None and kingdomino.to_move(state) is not None:
        record = new_record("kingdomino", state.options).with_header("Position", kingdomino.write_position(state))
        assert read_record(write_record(record)).start() == state


@given(st.text(alphabet="0123456789:/ xeNESWdalking=|+-,.{}", max_size=40))
def test_no_text_breaks_a_reader(text: str) -> None:
    state = kingdomino.play(kingdomino.start(), Deal((3, 14, 22, 41)))
    for reader in (
        lambda: kingdomino.play(state, kingdomino.read_move(state, text)),
        lambda: kingdomino.read_position(text),
        lambda: kingdom_in(text),
        lambda: read_record(f'[Game "kingdomino"]\n{text}'),
    ):
        try:
            reader()
        except Refused as refusal:
            assert str(refusal).endswith(".")
