"""Positions of games between the package's players: one from each game, a line each.

The first turns are random (2 to 7), then two of the players go on until as many marbles lie as were drawn for the game.
It needs no card; the package's kernels are compiled first where they were not yet.

    python -m training.pentago.games --rule mover --seed 7 --count 900 --out positions.txt
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from training.pentago.program import arguments, header, say
from training.pentago.rules import Position, Rule, options

PLAYERS = ("level4", "level5", "level6", "level7", "greedy")
SHARES: Mapping[int, float] = {14: 0.1, 15: 0.2, 16: 0.35, 17: 0.35}
"""Of the games, by the marbles at which a position is taken: a marble fewer takes three times as long to solve."""

GAMES_AT_ONCE = 8


def position_of_game(rule: Rule, seed: int, game: int) -> Position | None:
    """The position of a game, or None where the game was over before."""
    from fivefold.bots.pentago import PLAYERS as KNOWN
    from fivefold.games import pentago

    rng = random.Random(f"{rule} {seed} {game}")
    marbles = rng.choices(list(SHARES), list(SHARES.values()))[0]
    players = [KNOWN[rng.choice(PLAYERS)] for _ in range(2)]
    random_turns = rng.randint(2, 7)
    state = pentago.start(options(rule))
    for turn in range(marbles):
        if pentago.to_move(state) is None:
            return None
        if turn < random_turns:
            move = rng.choice(pentago.legal_moves(state))
        else:
            move = players[turn % 2].choose(state, rng)
        state = pentago.play(state, move)
    if pentago.to_move(state) is None:
        return None
    sides = state.first, state.second
    return Position(sides[marbles % 2], sides[1 - marbles % 2])


def _some(rule: Rule, seed: int, games: Sequence[int]) -> list[Position]:
    found = (position_of_game(rule, seed, game) for game in games)
    return [position for position in found if position is not None]


def positions(rule: Rule, seed: int, workers: int) -> Generator[Position, None, None]:
    """Positions of one game after the other, without end; the same for any number of workers."""
    yield from _some(rule, seed, range(GAMES_AT_ONCE))  # alone, so that kernels are compiled once
    # Not forked: the card belongs to this process.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        game = GAMES_AT_ONCE
        running: list[Future[list[Position]]] = []
        try:
            while True:
                while len(running) < 4 * workers:
                    running.append(pool.submit(_some, rule, seed, range(game, game + GAMES_AT_ONCE)))
                    game += GAMES_AT_ONCE
                yield from running.pop(0).result()
        finally:
            pool.shutdown(cancel_futures=True)


def main(argv: Sequence[str] | None = None) -> None:
    """Write positions as they are found."""
    parser = arguments(__doc__, out="the file to write")
    parser.add_argument("--count", type=int, default=900, help="positions")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    given = parser.parse_args(argv)
    seen: set[Position] = set()
    with given.out.open("w", encoding="utf-8") as file:
        print(header("games", given.rule, given.seed), file=file)
        for position in positions(given.rule, given.seed, given.workers):
            if position in seen:
                continue
            seen.add(position)
            print(*position, file=file, flush=True)
            if len(seen) % 100 == 0:
                say(len(seen), "positions")
            if len(seen) == given.count:
                break


if __name__ == "__main__":
    main()
