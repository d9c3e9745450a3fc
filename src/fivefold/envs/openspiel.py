"""Our games as Python games of OpenSpiel; importing this module registers them.

>>> import pyspiel
>>> import fivefold.envs.openspiel
>>> game = pyspiel.load_game("fivefold_kingdomino(players=2,harmony=True)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()), game.num_distinct_actions()
(True, 48, 1625)

The parameters are the game's options. Actions and observations are those of `docs/research.md`. Chance draws one
domino or one king at a time; a discard that the rules demand is made without a node of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from fivefold import games
from fivefold.envs.encoding import AnyEncoding, encoding_of
from fivefold.envs.rewards import rewards_of
from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, Move, Options, State
from fivefold.games.options import plain
from fivefold.refusals import Refused

PREFIX = "fivefold_"


def game_type(rules: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel is told about a game before its options are known."""
    options = rules.options()
    chance = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    deterministic = pyspiel.GameType.ChanceMode.DETERMINISTIC
    counts = rules.player_options or {rules.seats(options): ""}
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"Fivefold {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance if encoding_of(rules, options).lots else deterministic,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=plain(options),
    )


class Game(pyspiel.Game):
    """One of our games under fixed options."""

    rules: AnyGame
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.options: Options = self.rules.start(self.rules.options(**chosen)).options
        self.encoding = encoding_of(self.rules, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.encoding.lots.most if self.encoding.lots else 0,
            num_players=self.rules.seats(self.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(self.type, info, chosen)

    def new_initial_state(self) -> TableState:
        """The start of a game."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        """What a seat sees, as our other environments show it in planes."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class TableState(pyspiel.State):
    """A position, and what chance has drawn of its next move."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position: State = game.rules.start(game.options)
        self.moves: tuple[Move, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self._play_what_is_drawn()

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return self.get_game().rules

    @property
    def encoding(self) -> AnyEncoding:
        """Its numbers."""
        return self.get_game().encoding

    def current_player(self) -> int:
        """The seat, or OpenSpiel's numbers for chance and the end."""
        seat = self.rules.to_move(self.position)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoding.number(self.position, move) for move in self.rules.legal_moves(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next."""
        lots = self.encoding.lots
        return lots.outcomes(self.position, self.drawn) if lots else []

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.drawn += (action,)
        else:
            self._play(self.encoding.move(self.position, action))
        self._play_what_is_drawn()

    def _play(self, move: Move) -> None:
        self.position = self.rules.play(self.position, move)
        self.moves += (move,)
        self.drawn = ()

    def _play_what_is_drawn(self) -> None:
        lots = self.encoding.lots
        while lots and self.rules.to_move(self.position) == CHANCE:
            move = lots.move(self.position, self.drawn)
            if move is None:
                return
            self._play(move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.encoding.lots:
            return self.encoding.lots.text(self.position, action)
        return str(self.encoding.move(self.position, action))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.rules.to_move(self.position) is None

    def returns(self) -> list[float]:
        """The rewards by rank; 0 for everybody while the game goes on."""
        ended = self.rules.outcome(self.position)
        if ended:
            return rewards_of(ended, teams=self.rules.teams(self.position.options))
        return [0.0] * self.num_players()

    def __str__(self) -> str:
        drawn = f" drawn {' '.join(str(each + 1) for each in self.drawn)}" if self.drawn else ""
        return f"{self.rules.write_position(self.position)}{drawn}"


class Observer:
    """The planes and facts of one seat."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        if params:
            raise Refused("Observations have no parameters here", code="no-parameters")
        self.encoding, self.rules = game.encoding, game.rules
        shape = self.encoding.shape("planes")
        self.tensor: npt.NDArray[np.float32] = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the seat sees into the tensor."""
        seen = self.rules.observe(state.position, player)
        self.dict["observation"][:] = self.encoding.observation(seen, player, "planes")

    def string_from(self, state: TableState, player: int) -> str:
        """The position as text."""
        return self.rules.write_position(self.rules.observe(state.position, player))


def register() -> None:
    """Register every game for two and more that has numbers for its moves."""
    for name in games.GAMES:
        rules = games.game(name)
        if rules.seats(rules.options()) < 2 or PREFIX + name in pyspiel.registered_names():
            continue
        kind, title = game_type(rules), rules.title.replace(" ", "")
        pyspiel.register_game(kind, type(f"{title}Game", (Game,), {"rules": rules, "type": kind}))


register()
