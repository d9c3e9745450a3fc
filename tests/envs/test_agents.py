"""PettingZoo's environments: PettingZoo's own tests, and the same games as the rules play."""

from __future__ import annotations

import contextlib
import io
import os
import random
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from tests.envs import same_games

from fivefold import games
from fivefold.envs import aec
from fivefold.envs.agents import TableEnv
from fivefold.envs.encoding import Form
from fivefold.envs.rewards import rewards_of
from fivefold.games.core import IllegalMove, Outcome
from fivefold.games.record import read_record, write_record
from fivefold.refusals import Refused
from fivefold.sayings import Said

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
GAMES = {"pente": 1}  # long games
TABLES = [
    *(("pentago", preset) for preset in games.game("pentago").presets),
    ("pentago", "five_on_placement=off double_five=starter first=light"),
    *(("pente", preset) for preset in games.game("pente").presets),
    ("pente", "size=13 exhaustion=move stones=5"),
    ("pente", "size=15 opening=free reply=on points=on"),
    *(("kingdomino", preset) for preset in games.game("kingdomino").presets),
    ("kingdomino", "players=2 dynasty=on middle_kingdom=on harmony=on"),
    *(("katamino_duel", preset) for preset in games.game("katamino_duel").presets),
]
ONE_OF_EACH = [("pentago", "ordinary"), ("pente", "team"), ("kingdomino", "three"), ("katamino_duel", "draft")]

pytestmark = pytest.mark.compiled


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """PettingZoo prints, and warns of environments that it does not expect to be ours."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(
    ("game", "options", "form"),
    [*((*table, "planes") for table in TABLES), *((*table, "flat") for table in ONE_OF_EACH)],
)
def test_every_environment_passes_the_api_test(game: str, options: str, form: Form) -> None:
    with quiet():
        api_test(aec(game, options, form=form), num_cycles=1_000 if SOAK else 30)


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_equal_seeds_give_equal_games(game: str, options: str) -> None:
    seed_test(partial(aec, game, options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_every_environment_shows_its_board_as_text_and_as_svg(game: str, options: str) -> None:
    def is_svg(shown: object) -> bool:
        return str(shown).startswith("<svg")

    with quiet():
        render_test(partial(aec, game, options), custom_tests={"svg": is_svg})


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(step=3)  # in its own time it plays for five seconds
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    random.seed(1)
    with quiet():
        performance_benchmark(aec("pentago"))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_random_games_are_those_of_the_rules_move_for_move(game: str, options: str) -> None:
    """The rules are asked with their own generator of the same seed; every mask holds exactly the legal moves."""
    for seed in range(GAMES.get(game, 3)):
        assert same_games.with_pettingzoo(game, options, seed) > 4


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_a_record_of_an_environment_reads_back_to_its_last_position(game: str, options: str) -> None:
    env, rng = TableEnv(game, options), random.Random(1)
    env.reset(seed=1)
    while env.table.seat is not None:
        env.step(rng.choice(env.table.legal().tolist()))
    assert read_record(write_record(env.record())).states()[-1] == env.game_state


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("turns", [0, 13])
def test_every_number_outside_the_mask_is_refused_by_the_rules(game: str, options: str, turns: int) -> None:
    env, rng = TableEnv(game, options), random.Random(1)
    env.reset(seed=1)
    for _ in range(turns):
        if env.table.seat is not None:
            env.step(rng.choice(env.table.legal().tolist()))
    table, allowed = env.table, []
    for action in range(table.encoding.actions if table.seat is not None else 0):
        with contextlib.suppress(IllegalMove):
            table.game.play(table.state, table.encoding.move(table.state, action))
            allowed.append(action)
    assert allowed == sorted(table.legal().tolist())


def test_in_the_last_round_of_kingdomino_only_no_choice_is_a_choice() -> None:
    env, rng = TableEnv("kingdomino", "two"), random.Random(1)
    env.reset(seed=1)
    while env.table.state.line or not env.table.state.waiting:  # type: ignore[attr-defined]
        env.step(rng.choice(env.table.legal().tolist()))
    legal = env.table.legal().tolist()
    assert {number % 5 for number in legal} == {4}
    for number in legal:
        with pytest.raises(IllegalMove, match="in the last round nothing is chosen"):
            env.step(number - 1)


@pytest.mark.parametrize(
    ("ranks", "teams", "rewards"),
    [
        ((1, 2), False, [1, -1]),
        ((1, 1), False, [0, 0]),
        ((2, 1, 3), False, [0, 1, -1]),
        ((1, 2, 3, 4), False, [1, 1 / 3, -1 / 3, -1]),
        ((1, 1, 3, 4), False, [2 / 3, 2 / 3, -1 / 3, -1]),
        ((1, 2, 1, 2), True, [1, -1, 1, -1]),
        ((1,), False, [1]),
    ],
)
def test_a_reward_is_the_rivals_left_behind_less_those_ahead(
    ranks: tuple[int, ...], teams: bool, rewards: list[float]
) -> None:
    ended = Outcome(ranks, ranks, Said("so it is", "so-it-is"))
    assert rewards_of(ended, teams=teams) == pytest.approx(rewards)


def test_what_a_seat_sees_is_told_from_its_own_side() -> None:
    env = TableEnv("pentago")
    env.reset()
    env.step(9 * 7 + 7)  # b5 SE-
    first, second = (env.observe(agent)["observation"] for agent in env.agents)
    assert np.argwhere(first).tolist() == [[0, 1, 1]]
    assert np.argwhere(second).tolist() == [[1, 1, 1]]


def test_pente_is_seen_as_one_reads_the_board() -> None:
    env = TableEnv("pente", "size=13 opening=free")
    env.reset()
    env.step(13 * 6 + 6)
    env.step(13 * 5 + 8)
    assert [str(move) for move in env.table.moves] == ["G7", "J8"]
    seen = env.observe("player_0")["observation"]
    assert np.argwhere(seen[:3]).tolist() == [[0, 6, 6], [1, 5, 8]]


def test_kingdomino_shows_land_crowns_lines_and_kings() -> None:
    env = TableEnv("kingdomino", "two", form="flat")
    env.reset(seed=3)
    rules, table = env.table.game, env.table
    state = rules.start(table.options)
    for text in (
        "deal 3 14 22 41",
        "king 2",
        "14",
        "king 1",
        "41",
        "king 1",
        "3",
        "king 2",
        "22",
        "deal 5 18 30 44",
        "3:e6N/44",
    ):
        state = rules.play(state, rules.read_move(state, text))
    planes = table.encoding.draw(state, 0)
    assert [table.encoding.planes[plane] for plane, _, _ in np.argwhere(planes)] == [
        "own castle",
        "own forest",
        "own forest",
        "seat + 1: castle",
    ]
    told = dict(zip(table.encoding.facts, table.encoding.tell(state, 0), strict=True))
    assert (told["old 0: number"], told["old 0: king"], told["new 3: number"], told["new 3: king"]) == (14, 2, 44, 1)
    assert (told["old 3: number"], told["1 in the bag"], told["44 in the bag"]) == (0, 1, 0)


def test_an_illegal_action_loses_in_the_wrapped_environment_and_is_refused_in_the_bare_one() -> None:
    env, bare = aec("pente"), TableEnv("pente")
    env.reset()
    with quiet():
        env.step(0)
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())
    bare.reset()
    with pytest.raises(IllegalMove, match="the first stone goes on the centre"):
        bare.step(0)
    assert bare.table.moves == []


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: TableEnv("katamino"), "Katamino is for one"),
        (lambda: TableEnv("checkers"), "There is no game"),
        (lambda: TableEnv("pentago", "tall"), "There is no option"),
        (lambda: TableEnv("pentago", form="round"), "There is no form"),  # type: ignore[arg-type]
        (lambda: TableEnv("pentago", render_mode="film"), "There is no render mode"),
        (lambda: TableEnv("pentago").table.act(324), "There is no action 324"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        make()
