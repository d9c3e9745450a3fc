"""The product against the independent referee, over thousands of random kingdoms and games."""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
import pytest
from tests.games.kingdomino.referee import DOMINOES, STEPS, Realm, Referee, square_of

from fivefold import kernels
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, own
from fivefold.games.kingdomino import Options, kernel, kernel_table
from fivefold.games.kingdomino.box import TERRAINS
from fivefold.games.kingdomino.kingdom import CASTLE_ALONE, Kingdom, place_codes
from fivefold.games.record import read_record
from fivefold.refusals import Refused

SOAK = 60 if os.environ.get("FIVEFOLD_SOAK") else 1
KINGDOMS = 60 if kernels.PLAIN else 500 * SOAK
GAMES = 6 if kernels.PLAIN else 30 * SOAK


def ends(place: str, size: int) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y = square_of(place[:-1], size)
    dx, dy = STEPS[place[-1]]
    return (x, y), (x + dx, y + dy)


@pytest.mark.rule("KD8")
@pytest.mark.parametrize("size", [5, 7])
def test_random_kingdoms_score_as_the_referee_counts(size: int) -> None:
    """At every step: the gain is what the score grew by, and the properties are the referee's."""
    rng = random.Random(size)
    found = np.empty(kernel.MOST_PLACES, np.int64)
    for _ in range(KINGDOMS):
        board, realm, total = np.array(CASTLE_ALONE), Realm(size), 0
        for number in rng.sample(range(1, 49), (size * size - 1) // 2):
            if n := kernel.list_places(board, number, size, found):
                place = int(found[rng.randrange(n)])
                first, second = kernel.lay(board, number, place)
                total += int(kernel.gained(board, number, first, second))
                x, y = place // 4 % 13 - 6, 6 - place // 4 // 13
                dx, dy = STEPS["ESWN"[place % 4]]
                realm.lay(number, (x, y), (x + dx, y + dy))
        assert total == kernel.score(board) == realm.points()
        areas = kernel_table.areas(board).tolist()
        crowns = [sum((area & int(board[f])).bit_count() for f in (6, 7, 8)) for _, area in areas]
        mine = sorted((TERRAINS[t], a.bit_count(), c) for (t, a), c in zip(areas, crowns, strict=True))
        assert mine == realm.areas()


@pytest.mark.rule("KD5", "KD6", "KD7")
@pytest.mark.parametrize("size", [5, 7])
def test_a_domino_fits_exactly_where_the_referee_lets_it_lie(size: int) -> None:
    """Every place is listed or refused as the referee says: places at each step, every thinkable place at the end."""
    rng = random.Random(10 + size)
    for _ in range(3 if kernels.PLAIN else 15 * SOAK):
        kingdom, realm = Kingdom(size), Realm(size)
        for number in rng.sample(range(1, 49), (size * size - 1) // 2):
            places = kingdom.places(number)
            land = {frozenset(zip(ends(place, size), DOMINOES[number], strict=True)) for place in places}
            assert land == realm.places(number)
            assert len(land) == len(places)
            assert kingdom.fits(number) == bool(places)
            if places and rng.random() < 0.9:
                place = rng.choice(places)
                kingdom = kingdom.with_domino(number, place)
                realm.lay(number, *ends(place, size))
        for number in rng.sample(range(1, 49), 2):
            for place in place_codes(size):
                legal = realm.may_lie(number, *ends(place, size))
                try:
                    kingdom.with_domino(number, place)
                except Refused as refusal:
                    assert not legal, (number, place)
                    assert refusal.rule in ("KD5", "KD6")
                else:
                    assert legal, (number, place)


GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "kingdomino").glob("*/*.txt"))


@pytest.mark.rule("KD2", "KD3", "KD4", "KD7", "KD8", "KD10")
@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_records_are_refereed_alike(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    options, books = own(record.options, kingdomino.Options), []
    for state, move in zip(record.states(), record.moves, strict=False):
        assert isinstance(state, kingdomino.State)
        if state.deal_due and (state.dealt == 0 or state.game_over):
            books.append(Referee(options.players, duel=options.mighty_duel))
        books[-1].follow(str(move))
    assert len(books) == options.games
    assert all(book.over for book in books)
    points = [
        sum(book.realms[seat].points(middle=options.middle_kingdom, harmony=options.harmony) for book in books)
        for seat in range(options.players)
    ]
    assert record.header("Result") == "-".join(map(str, points))


TABLES = [
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(players=2, mighty_duel=True),
    Options(players=4, middle_kingdom=True, harmony=True),
]


@pytest.mark.rule("KD2", "KD3", "KD4", "KD7", "KD8", "KD10")
@pytest.mark.parametrize("options", TABLES, ids=["two", "three", "four", "duel", "bonuses"])
def test_whole_games_are_refereed_alike(options: Options) -> None:
    rng = random.Random(options.players)
    for _ in range(GAMES):
        state, referee = kingdomino.start(options), Referee(options.players, duel=options.mighty_duel)
        while (seat := kingdomino.to_move(state)) is not None:
            move = kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state))
            if seat != CHANCE:
                assert (referee.mover if referee.mover is not None else referee.old[0][1]) == seat
            referee.follow(kingdomino.write_move(state, move))
            state = kingdomino.play(state, move)
        assert referee.over
        ended = kingdomino.outcome(state)
        assert ended is not None
        points = [r.points(middle=options.middle_kingdom, harmony=options.harmony) for r in referee.realms]
        assert list(ended.scores) == points
        keys = [
            (p, max(area[1] for area in r.areas()), sum(area[2] for area in r.areas()))
            for p, r in zip(points, referee.realms, strict=True)
        ]
        assert list(ended.ranks) == [1 + sorted(keys, reverse=True).index(key) for key in keys]
