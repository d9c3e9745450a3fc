"""The playout kernels against the slow rules."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import numpy as np
import pytest

import fivefold.bots.kingdomino as kingdomino_bots
from fivefold.bots.kingdomino import kernel_network, kernel_state as layout
from fivefold.bots.kingdomino.baselines.kernel_playout import play_games
from fivefold.bots.kingdomino.kernel_kingdom import cut_off, free_squares
from fivefold.bots.kingdomino.policy.kernel_greedy import GREEDY, POINTS_ONLY, RANDOM, list_greedy, write_survey
from fivefold.bots.kingdomino.state import NOWHERE, Position, position_of
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
    rng, states, moves = random.Random(seed), [kingdomino.start(options)], list[AnyMove]()
    while (seat := kingdomino.to_move(states[-1])) is not None:
        state = states[-1]
        moves.append(kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state)))
        states.append(kingdomino.play(state, moves[-1]))
    return states, moves


def known_deck(states: list[State], moves: list[AnyMove], after: int) -> list[int]:
    """The unseen dominoes after this many moves: first those that never come, then the others as they will be dealt."""
    coming = [number for move in moves[after:] if isinstance(move, Deal) for number in move.dominoes]
    bag = [number for number in range(1, 49) if states[after].bag >> number - 1 & 1]
    return [number for number in bag if number not in coming] + coming


def same(position: Position, kingdoms: np.ndarray, draft: np.ndarray) -> bool:
    seats, theirs = position.state.options.players, position.round.draft
    at, kings = int(draft[layout.AT]), position.state.options.kings
    waiting = [(int(c[layout.HELD + i]), int(c[layout.KING + i])) for c in (draft, theirs) for i in range(at, kings)]
    half = len(waiting) // 2
    fields = [*range(layout.LINE, layout.LINE + kings), *range(layout.OWNER, layout.OWNER + kings)]
    fields += [layout.AT, layout.LINES_LEFT]
    return (
        bool((kingdoms[:seats] == position.round.kingdoms[:seats]).all())
        and (waiting[:half] == waiting[half:] or bool(position.state.hand))
        and all(draft[field] == theirs[field] for field in fields)
    )


@pytest.mark.rule("KD2", "KD3", "KD4", "KD7", "KD8", "KD9", "KD10")
@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_a_game_goes_the_same_way_in_the_kernel_and_by_the_rules(options: Options) -> None:
    for seed in range(3):
        states, moves = random_game(options, seed)
        start = next(i for i, state in enumerate(states) if kingdomino.to_move(state) not in (None, CHANCE))
        position = position_of(states[start])
        kingdoms, draft = position.round.kingdoms.copy(), position.round.draft.copy()
        deck = np.array(known_deck(states, moves, start))
        kings = [move.seat for move in moves if isinstance(move, King)]
        for i, seat in enumerate(kings):
            draft[layout.KING + i] = seat
        more = 1
        for state, move in zip(states[start:], moves[start:], strict=False):
            if not isinstance(move, Move):
                continue
            if kingdomino.to_move(state) != CHANCE:
                assert same(position_of(state), kingdoms, draft)
            line = draft[layout.LINE : layout.LINE + 4].tolist()
            code = NOWHERE if move.place in ("", DISCARD) else place_codes(options.size)[move.place]
            more = layout.take_turn(kingdoms, draft, deck, code, line.index(move.pick) if move.pick else NOWHERE)
        assert not more
        ended = kingdomino.outcome(states[-1])
        assert ended is not None
        points, shares, seats = np.zeros(4), np.zeros(4), range(options.players)
        layout.final_shares(layout.new_round(kingdoms, draft, deck), points, shares)
        bonus = int(draft[layout.BONUS])
        ranks = [layout.rank_of(kingdoms[seat], int(points[seat]), bonus) for seat in seats]
        assert tuple(points[: options.players]) == ended.scores
        assert tuple(1 + sum(ranks[other] > ranks[seat] for other in seats) for seat in seats) == ended.ranks
        firsts = ended.ranks.count(1)
        assert [shares[seat] for seat in seats] == [1 / firsts if rank == 1 else 0 for rank in ended.ranks]


def some_kingdom(size: int, rng: random.Random) -> Kingdom:
    kingdom = Kingdom(size)
    for number in rng.sample(range(1, 49), rng.randrange(1, size * size // 2)):
        if places := kingdom.places(number):
            kingdom = kingdom.with_domino(number, rng.choice(places))
    return kingdom


@pytest.mark.rule("KD5", "KD6", "KD8")
@pytest.mark.parametrize("size", [5, 7])
def test_the_survey_reads_what_every_place_gains(size: int) -> None:
    rng, names = random.Random(size), place_names(size)
    for _ in range(12):
        kingdom = some_kingdom(size, rng)
        for number in rng.sample(range(1, 49), 8):
            board, scratch = np.array(kingdom.board), kernel_network.new_scratch()
            if size == 5:
                write_survey(board, scratch.survey)
            places, gains = scratch.rows[:2]
            n = list_greedy(board, scratch.survey, number, size, POINTS_ONLY, places, gains)
            found = {names[place]: gain for place, gain in zip(places[:n].tolist(), gains[:n].tolist(), strict=True)}
            assert found == kingdom.gains(number)


def test_squares_that_are_cut_off_are_counted_to_the_edge() -> None:
    # C W . F F      the free square between is closed in once the kingdom is five wide and its rows are full
    # W W W F F
    kingdom = Kingdom()
    for number, place in ((1, "e6E"), (2, "g6E"), (3, "g5E"), (4, "f5E")):
        if place in kingdom.places(number):
            kingdom = kingdom.with_domino(number, place)
    free = free_squares(np.array(kingdom.board), 5)
    assert cut_off(free) == 0


@pytest.mark.parametrize(("weights", "seats"), [(RANDOM, 4), (GREEDY, 3)])
def test_plain_and_compiled_games_are_the_same(weights: np.ndarray, seats: int) -> None:
    totals = play_games(2, seeded(7), seats, 12, 5, np.array([weights] * 4))
    assert totals.tolist() == GAMES[seats]


GAMES = {4: [39, 36, 49, 23, 0, 1, 2, 0, 11343579107281], 3: [84, 88, 76, 0, 1, 1, 0, 0, 264784328362321]}


@pytest.mark.compiled
def test_tables_of_random_and_greedy_players_score_what_is_known_of_them() -> None:
    for weights, low, high in ((RANDOM, 19.0, 19.5), (POINTS_ONLY, 38.5, 40.5), (GREEDY, 41.0, 46.0)):
        totals = play_games(4000, seeded(1), 4, 12, 5, np.array([weights] * 4))
        assert low < totals[:4].sum() / 16_000 < high


def test_the_network_sees_a_turned_or_mirrored_kingdom_as_the_same() -> None:
    rng = random.Random(2)
    draft = np.zeros(layout.DRAFT, np.int64)
    draft[layout.SIZE], draft[layout.BONUS] = 5, 3
    layout.fill_bag(draft, np.arange(20, 40))
    turn = {"N": "E", "E": "S", "S": "W", "W": "N"}
    for _ in range(10):
        kingdom, turned = some_kingdom(5, rng), Kingdom()
        left = list(kingdom.laid)
        while left:  # a quarter turn clockwise about the castle e5
            for number, place in left:
                x, y = ord(place[0]) - ord("e"), int(place[1]) - 5
                there = f"{chr(ord('e') + y)}{5 - x}{turn[place[2]]}"
                if turned.fits(number) and there in {p for n in turned.places(number) for p in (n, other_end(n))}:
                    turned = turned.with_domino(number, there)
                    left.remove((number, place))
                    break
        one, other = np.zeros(kernel_network.INPUTS, np.float32), np.zeros(kernel_network.INPUTS, np.float32)
        kernel_network.write_inputs(np.array(kingdom.board), draft, 4, 1, one)
        kernel_network.write_inputs(np.array(turned.board), draft, 4, 1, other)
        for terrain in range(6):  # which of two equal properties is looked at closer depends on how they lie
            keys = sorted((a.squares + 1) * (2 * a.crowns + 1) for a in kingdom.properties() if a.terrain == terrain)
            if keys[-2:] != keys[-1:] * 2 or len(keys) < 2:
                at = kernel_network.WHOLE + kernel_network.EACH * terrain
                assert np.allclose(one[at : at + kernel_network.EACH], other[at : at + kernel_network.EACH])
        assert np.allclose(one[: kernel_network.WHOLE], other[: kernel_network.WHOLE])


def other_end(place: str) -> str:
    """The same two squares named from the other one."""
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[place[-1]]
    back = {"N": "S", "E": "W", "S": "N", "W": "E"}[place[-1]]
    return f"{chr(ord(place[0]) + dx)}{int(place[1:-1]) + dy}{back}"


def test_no_function_of_the_engine_takes_more_than_eight_parameters() -> None:
    for path in Path(kingdomino_bots.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                assert len(set(names) - {"self"}) <= 8, f"{path.name}: {node.name}"
