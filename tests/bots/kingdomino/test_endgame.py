"""The solved last rounds against brute force through the rules."""

from __future__ import annotations

import random

import pytest

from fivefold.bots.kingdomino import endgame
from fivefold.bots.kingdomino.kernel_state import MARGIN
from fivefold.bots.kingdomino.players import Greedy
from fivefold.bots.kingdomino.state import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options, State


def late(options: Options, seed: int, king: int, lines_left: int = 0, most: int = 40) -> State | None:
    """A position in the round of the last line (or earlier), when this king is to move and the tree is small."""
    rng, state = random.Random(seed), kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None:
        at = options.kings - len(state.waiting)
        if seat != CHANCE and state.dealt == options.lines - lines_left and state.line and at == king:
            size = 1
            for number, owner in state.waiting:
                size *= max(1, len(state.kingdoms[owner].places(number)))
            return state if size <= most else None
        if seat == CHANCE:
            move = kingdomino.chance(state, rng)
        elif rng.random() < 0.5:
            move = Greedy().choose(state, rng)
        else:
            move = rng.choice(kingdomino.legal_moves(state))
        state = kingdomino.play(state, move)
    return None


def worths(state: State) -> tuple[float, ...]:
    ended = kingdomino.outcome(state)
    assert ended is not None
    found = []
    for seat, rank in enumerate(ended.ranks):
        rival = max(score for other, score in enumerate(ended.scores) if other != seat)
        share = 1 / ended.ranks.count(1) if rank == 1 else 0.0
        found.append(share + MARGIN * (ended.scores[seat] - rival))
    return tuple(found)


def brute(state: State, root: int) -> tuple[float, ...]:
    """What becomes of a position when each takes what is worth most to it, of equals what is worst for the root."""
    seat = kingdomino.to_move(state)
    if seat is None:
        return worths(state)
    if seat == CHANCE:
        return brute(kingdomino.play(state, kingdomino.chance(state, random.Random(0))), root)
    after = [brute(kingdomino.play(state, move), root) for move in kingdomino.legal_moves(state)]
    return max(after, key=lambda found: (found[seat], -found[root]))


CASES = [
    ("two", 0, 12),
    ("two", 1, 60),
    ("two", 2, 200),
    ("three", 0, 60),
    ("three", 1, 200),
    ("ordinary", 1, 30),
    ("ordinary", 2, 200),
]


@pytest.mark.compiled
@pytest.mark.rule("KD3", "KD4", "KD9")
@pytest.mark.parametrize(("preset", "king", "most"), CASES)
def test_the_last_line_is_played_as_brute_force_plays_it(preset: str, king: int, most: int) -> None:
    options, checked = kingdomino.PRESETS[preset], 0
    for seed in range(400):
        state = late(options, seed, king, most=most)
        if state is None or tree_size(state) > 60_000:
            continue
        position = position_of(state)
        found = endgame.solved(position)
        assert found is not None
        assert found.exact
        best = max(found.turns.values())[0]
        root = position.seat
        assert best == pytest.approx(brute(state, root)[root], abs=1e-9)
        for turn, (worth, points, _) in found.turns.items():
            after = kingdomino.play(state, position.move(*turn))
            assert worth == pytest.approx(brute(after, root)[root], abs=1e-9)
            assert points >= 0
        checked += 1
        if checked == 3:
            return
    assert checked


def tree_size(state: State) -> int:
    """Roughly how many lines of play there are: places of what waits, choices, places of what will be chosen."""
    size = 1
    for number, owner in state.waiting:
        size *= max(1, len(state.kingdoms[owner].places(number)))
    for n in range(len(state.free), 0, -1):
        size *= n
    for number, _ in state.line:
        size *= max(1, max(len(kingdom.places(number)) for kingdom in state.kingdoms) // 2)
    return size


@pytest.mark.compiled
def test_with_four_players_the_last_line_is_known_before_it_is_dealt() -> None:
    state = next(s for seed in range(100) if (s := late(Options(), seed, 0, lines_left=1, most=10**9)))
    found = endgame.solved(position_of(state))
    assert found is not None
    assert not found.exact
    assert all(0 <= chance <= 1 for _, _, chance in found.turns.values())
    three = next(s for seed in range(100) if (s := late(Options(players=3), seed, 0, lines_left=1, most=10**9)))
    assert endgame.solved(position_of(three)) is None, "with three players nobody knows which twelve were removed"


@pytest.mark.compiled
def test_what_is_too_much_work_is_not_solved() -> None:
    state = next(s for seed in range(100) if (s := late(Options(), seed, 0, lines_left=1, most=10**9)))
    assert endgame.solved(position_of(state), work=3) is None
