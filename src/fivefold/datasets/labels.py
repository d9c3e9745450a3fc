"""What is proved of a position, game by game: who proves it, and where the positions come from."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from fivefold.bots import players
from fivefold.bots.katamino_duel.analyse import solve_placements
from fivefold.bots.kingdomino import endgame
from fivefold.bots.kingdomino.state import position_of
from fivefold.bots.limits import Budget
from fivefold.bots.pentago.solver import solve
from fivefold.bots.pente.proof import can_prove, find_win
from fivefold.games import game, katamino_duel, kingdomino, pentago, pente
from fivefold.games.core import CHANCE, Move, Options, State, own
from fivefold.games.katamino_duel.placements import MOVES
from fivefold.refusals import Refused

FEWEST_MARBLES, MOST_MARBLES = 24, 33
FEWEST_PIECES = 5
PROOF_NODES = 20_000


@dataclass(frozen=True)
class Labelled:
    """A position, its value to the seat that moves, and the value of each move that has one."""

    state: State
    value: float
    moves: dict[Move, float]


@dataclass(frozen=True)
class Source:
    """Where a game's labels come from: `make` tries to make one from a generator, None where it has no luck."""

    make: Callable[[Options, random.Random], Labelled | None]
    values: str
    """What a value means."""
    positions: str
    """How the positions come about."""
    proof: str
    """Why the values are right."""


def _random_play(state: State, name: str, rng: random.Random, goes_on: Callable[[State], bool]) -> State:
    """Random moves while `goes_on`; the game may be over then."""
    rules = game(name)
    while (seat := rules.to_move(state)) is not None and (seat == CHANCE or goes_on(state)):
        move = rules.chance(state, rng) if seat == CHANCE else rng.choice(rules.legal_moves(state))
        state = rules.play(state, move)
    return state


def _pentago(options: Options, rng: random.Random) -> Labelled | None:
    marbles = rng.randint(FEWEST_MARBLES, MOST_MARBLES)

    def goes_on(state: State) -> bool:
        here = own(state, pentago.State)
        return (here.first | here.second).bit_count() < marbles

    state = own(_random_play(pentago.GAME.start(own(options, pentago.Options)), "pentago", rng, goes_on), pentago.State)
    if pentago.to_move(state) is None:
        return None
    solution = solve(state)
    return Labelled(state, solution.value, {move: float(value) for move, value in solution.moves.items()})


def _pente(options: Options, rng: random.Random) -> Labelled | None:
    """A game of our greedy player, a quarter of its moves by lot near the stones, until a win can be proved."""
    chosen = own(options, pente.Options)
    if not can_prove(chosen):
        raise Refused("No wins are proved under these options", code="nothing-is-proved")
    state, greedy, turns = pente.start(chosen), players("pente")["greedy"], rng.randint(6, 24)
    while pente.to_move(state) is not None and state.turns < turns + 20:
        if state.turns >= turns and (proof := find_win(state, Budget(nodes=PROOF_NODES), farthest=4)):
            return Labelled(state, 1.0, {proof.move: 1.0})
        if rng.random() < 0.25:
            move = rng.choice(pente.legal_moves(state))
        else:
            move = own(greedy.choose(state, rng), pente.Move)
        state = pente.play(state, move)
    return None


def _kingdomino(options: Options, rng: random.Random) -> Labelled | None:
    """A random game up to its last line; then every domino is known."""

    def goes_on(state: State) -> bool:
        return own(state, kingdomino.State).dealt < own(options, kingdomino.Options).lines

    first = kingdomino.start(own(options, kingdomino.Options))
    state = own(_random_play(first, "kingdomino", rng, goes_on), kingdomino.State)
    for _ in range(rng.randrange(4)):
        if kingdomino.to_move(state) not in (None, CHANCE):
            state = kingdomino.play(state, rng.choice(kingdomino.legal_moves(state)))
    if kingdomino.to_move(state) in (None, CHANCE):
        return None
    position = position_of(state)
    solved = endgame.solved(position, work=4 * endgame.WORK)
    if solved is None or not solved.exact:
        return None
    shares: dict[Move, float] = {position.move(*turn): share for turn, (_, _, share) in solved.turns.items()}
    return Labelled(state, max(shares.values()), shares)


def _duel(options: Options, rng: random.Random) -> Labelled | None:
    def goes_on(state: State) -> bool:
        here = own(state, katamino_duel.State)
        return here.drafting or here.laid < FEWEST_PIECES

    first = katamino_duel.start(own(options, katamino_duel.Options))
    state = own(_random_play(first, "katamino_duel", rng, goes_on), katamino_duel.State)
    if katamino_duel.to_move(state) is None:
        return None
    found = solve_placements(state, seconds=math.inf)
    moves: dict[Move, float] = {MOVES[placement]: 1.0 if value.wins else -1.0 for placement, value in found.items()}
    return Labelled(state, max(moves.values()), moves)


SOURCES: dict[str, Source] = {
    "pentago": Source(
        _pentago,
        "1 win, 0 draw, -1 loss of the seat that moves, with best play; every legal move has its value",
        f"random play up to {FEWEST_MARBLES} to {MOST_MARBLES} marbles",
        "every way to go on is looked at (`bots/pentago/solver.py`)",
    ),
    "pente": Source(
        _pente,
        "1: the seat that moves wins by the move that is given; other moves have no value",
        "games of the greedy player with a quarter of random moves, at the first position with a proof",
        f"a tree of forcing moves within {PROOF_NODES:,} nodes (`bots/pente/proof.py`); what has none is left out",
    ),
    "kingdomino": Source(
        _kingdomino,
        "the share of the win of the seat that moves (1 alone, 1/2 for two first places, 0), when every seat does the "
        "best for itself; places that another place dominates have no value",
        "random play up to the last line",
        "every order of picks is tried (`bots/kingdomino/endgame.py`); only what is exact is kept",
    ),
    "katamino_duel": Source(
        _duel,
        "1 win, -1 loss of the seat that moves, with best play; every legal placement has its value",
        f"random play up to {FEWEST_PIECES} pieces",
        "the solver whose answers an independent checker confirms (`bots/katamino_duel/solver.py`)",
    ),
}
