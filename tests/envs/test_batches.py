"""Batches play bit for bit what the rules play, all games at once."""

from __future__ import annotations

import numpy as np
import pytest
from tests.envs import same_games

from fivefold import games
from fivefold.envs import batch
from fivefold.envs.batches import BATCHED
from fivefold.refusals import Refused

TABLES = [
    ("pentago", "ordinary"),
    ("pentago", "tournament"),
    ("pentago", "double_five=starter"),
    ("pentago", "five_on_placement=off double_five=mover"),
    *(("pente", preset) for preset in games.game("pente").presets),
    ("pente", "size=13 exhaustion=move stones=5"),
    ("pente", "size=13 exhaustion=move stones=8 double_three=forbidden"),
    ("pente", "size=15 opening=free reply=on points=on"),
    *(("kingdomino", preset) for preset in games.game("kingdomino").presets),
    ("kingdomino", "players=2 dynasty=on middle_kingdom=on harmony=on"),
    ("kingdomino", "players=3 harmony=on tie_break=shared"),
    *(("katamino_duel", preset) for preset in games.game("katamino_duel").presets),
]
ONE_OF_EACH = [("pentago", "ordinary"), ("pente", "size=13"), ("kingdomino", "two"), ("katamino_duel", "draft")]

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_game_of_a_batch_is_the_game_of_the_rules(game: str, options: str) -> None:
    """Masks, observations, positions, ends and rewards, until enough games have ended."""
    assert same_games.with_batches(game, options, 2, range(2)) > 9


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_what_is_outside_the_mask_is_refused_and_changes_nothing(game: str, options: str) -> None:
    table = batch(game, 1, options)
    for _ in range(9):
        table.step(table.sample())
    legal, before = set(np.flatnonzero(table.masks()[0]).tolist()), table.rows.copy()
    for action in range(table.encoding.actions):
        if action in legal:
            table.fork([0]).step([action])
        else:
            with pytest.raises(Refused, match="Game 0: "):
                table.step([action])
    assert (table.rows == before).all()


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_each_game_has_its_own_seed(game: str, options: str) -> None:
    def actions(seeds: list[int]) -> list[list[int]]:
        table = batch(game, len(seeds), options, seeds=seeds)
        return np.array([(chosen := table.sample(), table.step(chosen))[0] for _ in range(30)]).T.tolist()

    together, apart = actions([4, 5, 4]), [actions([seed])[0] for seed in (4, 5)]
    assert together == [apart[0], apart[1], apart[0]]
    assert apart[0] != apart[1]


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_every_legal_action_is_sampled(game: str, options: str) -> None:
    table = batch(game, 1, options)
    for _ in range(4):
        table.step(table.sample())
    legal = np.flatnonzero(table.masks()[0]).tolist()
    sampled = table.fork(np.zeros(40 * len(legal), np.int64)).sample()
    assert sorted(set(sampled.tolist())) == legal


def test_a_fork_leaves_its_games_alone_and_has_its_own_chance() -> None:
    table = batch("kingdomino", 1, "two")
    before = table.rows.copy()
    many = table.fork(np.zeros(8, np.int64))
    while many.state(0).dealt < 2:  # type: ignore[attr-defined]
        many.step(np.repeat(many.sample()[:1], 8))
    assert len({str(many.state(i).line) for i in range(8)}) > 1  # type: ignore[attr-defined]
    assert (table.rows == before).all()


def test_a_game_that_is_not_begun_anew_stays_at_its_end() -> None:
    table = batch("katamino_duel", 3)
    while not table.step(table.sample(), renew=False).ended.any():
        pass
    over = int(table.over.argmax())
    assert table.game.to_move(table.state(over)) is None
    assert not table.masks()[over].any()
    for ask in (table.sample, lambda: table.step([0, 0, 0])):
        with pytest.raises(Refused, match=f"Game {over}: the game is over"):
            ask()
    table.reset()
    table.step(table.sample())


def test_one_illegal_action_is_refused_with_its_game_and_changes_nothing() -> None:
    table = batch("pentago", 3)
    table.step([0, 9, 18])  # b6 NW+ carries the marble to c5
    before = table.rows.copy()
    with pytest.raises(Refused, match=r"Game 1: c5 NW\+: c5 already holds a marble"):
        table.step([27, 9 * 8, 27])
    with pytest.raises(Refused, match="Game 2: there is no action 324"):
        table.step([27, 27, 324])
    with pytest.raises(Refused, match="3 games need 3 actions, not an array of 2"):
        table.step([27, 27])
    with pytest.raises(Refused, match="A fork is of games 0 to 2"):
        table.fork([3])
    assert (table.rows == before).all()


def test_a_batch_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match=f"There are batches of {', '.join(BATCHED)}, not of katamino"):
        batch("katamino", 4)
    with pytest.raises(Refused, match="at least one game"):
        batch("pentago", 0)
    with pytest.raises(Refused, match="2 games need 2 seeds, not 1"):
        batch("pentago", 2, seeds=[1])
