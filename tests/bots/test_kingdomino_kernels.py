"""The playout kernels against the slow rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fivefold.bots.kingdomino import kernel_course as course_of, kernel_ground, kernel_net
from fivefold.bots.kingdomino.table import NOWHERE, Position, position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Deal, King, Kingdom, Move, Options, State
from fivefold.games.kingdomino.kingdom import place_codes, place_names
from fivefold.games.kingdomino.notation import DISCARD, AnyMove
from fivefold.kernels import seeded

TABLES = [
    Options(),
    Options(players=3, tie_break="shared"),
    Options(players=2, middle_kingdom=True, harmony=True),
    Options(players=2, mighty_duel=True, harmony=True),
]
NAMES = ["four", "three", "two", "duel"]


def random_game(options: Options, seed: int) -> tuple[list[State], list[AnyMove]]:
    lots, states, moves = random.Random(seed), [kingdomino.start(options)], list[AnyMove]()
    while (seat := kingdomino.to_move(states[-1])) is not None:
        state = states[-1]
        moves.append(kingdomino.chance(state, lots) if seat == CHANCE else lots.choice(kingdomino.legal_moves(state)))
        states.append(kingdomino.play(state, moves[-1]))
    return states, moves


def known_deck(states: list[State], moves: list[AnyMove], after: int) -> list[int]:
    """The unseen dominoes after so many moves: first those that never come, then the others as they will be dealt."""
    coming = [number for move in moves[after:] if isinstance(move, Deal) for number in move.dominoes]
    bag = [number for number in range(1, 49) if states[after].bag >> number - 1 & 1]
    return [number for number in bag if number not in coming] + coming


def same(position: Position, kingdoms: np.ndarray, course: np.ndarray) -> bool:
    seats, theirs = position.state.options.players, position.course
    at, kings = int(course[course_of.AT]), position.state.options.kings
    waiting = [
        (int(c[course_of.WHAT + i]), int(c[course_of.WHO + i])) for c in (course, theirs) for i in range(at, kings)
    ]
    half = len(waiting) // 2
    fields = [*range(course_of.LINE, course_of.LINE + kings), *range(course_of.OWNER, course_of.OWNER + kings)]
    fields += [course_of.AT, course_of.LINES_LEFT]
    return (
        bool((kingdoms[:seats] == position.kingdoms[:seats]).all())
        and (waiting[:half] == waiting[half:] or bool(position.state.hand))
        and all(course[field] == theirs[field] for field in fields)
    )


@pytest.mark.rule("KD2", "KD3", "KD4", "KD7", "KD8", "KD9", "KD10")
@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_a_game_goes_the_same_way_in_the_kernel_and_by_the_rules(options: Options) -> None:
    for seed in range(3):
        states, moves = random_game(options, seed)
        start = next(i for i, state in enumerate(states) if kingdomino.to_move(state) not in (None, CHANCE))
        position = position_of(states[start])
        kingdoms, course = position.kingdoms.copy(), position.course.copy()
        deck = np.array(known_deck(states, moves, start))
        kings = [move.seat for move in moves if isinstance(move, King)]
        for i, seat in enumerate(kings):
            course[course_of.WHO + i] = seat
        more = 1
        for state, move in zip(states[start:], moves[start:], strict=False):
            if not isinstance(move, Move):
                continue
            if kingdomino.to_move(state) != CHANCE:
                assert same(position_of(state), kingdoms, course)
            line = course[course_of.LINE : course_of.LINE + 4].tolist()
            code = NOWHERE if move.place in ("", DISCARD) else place_codes(options.size)[move.place]
            more = course_of.make_turn(kingdoms, course, deck, code, line.index(move.pick) if move.pick else NOWHERE)
        assert not more
        ended = kingdomino.outcome(states[-1])
        assert ended is not None
        ranks, points, shares = np.zeros(4, np.int64), np.zeros(4), np.zeros(4)
        course_of.share_out(kingdoms, course, np.zeros(4, np.int64), ranks, points, shares)
        seats = range(options.players)
        assert tuple(points[: options.players]) == ended.scores
        assert tuple(1 + sum(ranks[other] > ranks[seat] for other in seats) for seat in seats) == ended.ranks
        firsts = ended.ranks.count(1)
        assert [shares[seat] for seat in seats] == [1 / firsts if rank == 1 else 0 for rank in ended.ranks]


def some_kingdom(size: int, lots: random.Random) -> Kingdom:
    kingdom = Kingdom(size)
    for number in lots.sample(range(1, 49), lots.randrange(1, size * size // 2)):
        if places := kingdom.places(number):
            kingdom = kingdom.with_domino(number, lots.choice(places))
    return kingdom


@pytest.mark.rule("KD5", "KD6", "KD8")
@pytest.mark.parametrize("size", [5, 7])
def test_the_survey_reads_what_every_place_gains(size: int) -> None:
    lots, names = random.Random(size), place_names(size)
    for _ in range(12):
        kingdom = some_kingdom(size, lots)
        for number in lots.sample(range(1, 49), 8):
            places, worths = kernel_ground.places_and_worths(
                np.array(kingdom.board), number, size, kernel_ground.PLAIN_GREED
            )
            found = {names[place]: worth for place, worth in zip(places.tolist(), worths.tolist(), strict=True)}
            assert found == kingdom.gains(number)


def test_squares_that_are_cut_off_are_counted_to_the_edge() -> None:
    # C W . F F      the free square between is closed in once the kingdom is five wide and its rows are full
    # W W W F F
    kingdom = Kingdom()
    for number, place in ((1, "e6E"), (2, "g6E"), (3, "g5E"), (4, "f5E")):
        if place in kingdom.places(number):
            kingdom = kingdom.with_domino(number, place)
    free = kernel_ground.free_squares(np.array(kingdom.board), 5)
    assert kernel_ground.cut_off(free) == 0


@pytest.mark.parametrize(("taste", "seats"), [(kernel_ground.NO_TASTE, 4), (kernel_ground.GREED, 3)])
def test_plain_and_compiled_games_are_the_same(taste: np.ndarray, seats: int) -> None:
    totals = course_of.whole_games(2, seeded(7), seats, 12, 5, np.array([taste] * 4))
    assert totals.tolist() == GAMES[seats]


GAMES = {4: [39, 36, 49, 23, 0, 1, 2, 0, 11343579107281], 3: [84, 88, 76, 0, 1, 1, 0, 0, 264784328362321]}


@pytest.mark.compiled
def test_tables_of_random_and_greedy_players_score_what_is_known_of_them() -> None:
    for taste, low, high in (
        (kernel_ground.NO_TASTE, 19.0, 19.5),
        (kernel_ground.PLAIN_GREED, 38.5, 40.5),
        (kernel_ground.GREED, 41.0, 46.0),
    ):
        totals = course_of.whole_games(4000, seeded(1), 4, 12, 5, np.array([taste] * 4))
        assert low < totals[:4].sum() / 16_000 < high


def test_the_net_sees_a_turned_or_mirrored_kingdom_as_the_same() -> None:
    lots = random.Random(2)
    bag = np.zeros(kernel_net.BAG, np.int64)
    kernel_net.fill_bag(bag, np.arange(20, 40))
    turn = {"N": "E", "E": "S", "S": "W", "W": "N"}
    for _ in range(10):
        kingdom, turned = some_kingdom(5, lots), Kingdom()
        left = list(kingdom.laid)
        while left:  # a quarter turn clockwise about the castle e5
            for number, place in left:
                x, y = ord(place[0]) - ord("e"), int(place[1]) - 5
                there = f"{chr(ord('e') + y)}{5 - x}{turn[place[2]]}"
                if turned.fits(number) and there in {p for n in turned.places(number) for p in (n, other_end(n))}:
                    turned = turned.with_domino(number, there)
                    left.remove((number, place))
                    break
        one, other = np.zeros(kernel_net.INPUTS, np.float32), np.zeros(kernel_net.INPUTS, np.float32)
        kernel_net.describe(np.array(kingdom.board), 5, 3, 4, 1, bag, one)
        kernel_net.describe(np.array(turned.board), 5, 3, 4, 1, bag, other)
        for terrain in range(6):  # which of two equal properties is looked at closer depends on how they lie
            keys = sorted((a.squares + 1) * (2 * a.crowns + 1) for a in kingdom.properties() if a.terrain == terrain)
            if keys[-2:] != keys[-1:] * 2 or len(keys) < 2:
                at = kernel_net.SHAPE + kernel_net.LAND * terrain
                assert np.allclose(one[at : at + kernel_net.LAND], other[at : at + kernel_net.LAND])
        assert np.allclose(one[: kernel_net.SHAPE], other[: kernel_net.SHAPE])


def other_end(place: str) -> str:
    """The same two squares named from the other one."""
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[place[-1]]
    back = {"N": "S", "E": "W", "S": "N", "W": "E"}[place[-1]]
    return f"{chr(ord(place[0]) + dx)}{int(place[1:-1]) + dy}{back}"
