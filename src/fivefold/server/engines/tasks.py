"""What worker processes do for games and analysis: load the kernels, choose a move, weigh a position."""

from __future__ import annotations

import random
import shlex
from functools import cache, lru_cache

from fivefold import bots, games, kernels
from fivefold.arena.external import External
from fivefold.bots.analysis import AnalysisView, PointView
from fivefold.bots.core import AnyPlayer
from fivefold.bots.gomocup import Engine
from fivefold.games.core import TABLE, State
from fivefold.preparation import everything_is_compiled, kernel_sets, load


@cache
def load_rules() -> None:
    """Load the kernels that tables need, once in a process and what is forked from it."""
    for each in kernel_sets():
        if TABLE in each.serves:
            load(each)


@cache
def load_everything() -> None:
    """Load all kernels, once in a process and what is forked from it."""
    for each in kernel_sets():
        load(each)


def begin_players() -> None:
    """The start of a worker that plays or analyses. What is not compiled by then is loaded when it is asked for.

    Where compiled kernels cannot be kept, each worker compiles all of them first.
    """
    if everything_is_compiled() or kernels.cache_folder() is None:
        load_everything()
    else:
        load_rules()


def position_after(game: str, options: str, position: str, moves: tuple[str, ...]) -> State:
    """The state after these moves: what travels to a worker is text."""
    from fivefold.live.setting import Setting

    setting = Setting(game, options, position)
    state = setting.start()
    for move in moves:
        state = setting.rules.play(state, setting.rules.read_in_record(state, move))
    return state


def choose(
    game: str, options: str, position: str, moves: tuple[str, ...], bot: str, seed: int, command: str = ""
) -> str:
    """The move that a bot makes; it sees only what its seat may see. A bot with a command is a program outside.

    >>> choose("pentago", "", "", ("c4 NW+",), "greedy", 1) != ""
    True
    """
    rules = games.game(game)
    state = position_after(game, options, position, moves)
    seen = rules.observe(state, rules.to_move(state))
    player = outside(game, command) if command else bots.players(game)[bot]
    move = player.choose(seen, random.Random(seed))
    rules.play(state, move)  # a move that is not legal here is refused here, not at the table
    return rules.write_move(state, move)


@lru_cache
def outside(game: str, command: str) -> AnyPlayer:
    """A program outside as a player, asked as its game's engines are."""
    rules = games.game(game)
    if rules.engine_protocol == "gomocup":
        return Engine(tuple(shlex.split(command)))
    return External(rules, command)


def position_report(game: str, options: str, position: str, moves: tuple[str, ...], seconds: float) -> AnalysisView:
    """What an analyst says about a position, as plain data.

    >>> position_report("pentago", "", "bbbb..wwww" + 26 * ".", (), 0.1)["value"]
    1
    """
    return bots.analyst(game).position(position_after(game, options, position, moves), seconds=seconds).to_json()


def graph_point(game: str, options: str, position: str, moves: tuple[str, ...], seconds: float) -> PointView | None:
    """The last of these moves on the graph of its game; nothing for a lot that was drawn."""
    rules = games.game(game)
    state = position_after(game, options, position, moves[:-1])
    move = rules.read_in_record(state, moves[-1])
    for point in bots.analyst(game).game((state, rules.play(state, move)), (move,), seconds=seconds):
        return {**point.to_json(), "ply": len(moves) - 1}
    return None
