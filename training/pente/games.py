"""Games that `play.cu` plays: what it reads, how it is built, and the games it writes.

python -m training.pente.games tables TABLES                 writes what the program reads
python -m training.pente.games net INTEGERS.npz NET          writes a net as the program reads it
python -m training.pente.games check GAMES [INTEGERS.npz]    checks games by the rules and by the engine's evaluation
python -m training.pente.games people TABLE GAMES            writes people's games, to test a net on
python -m training.pente.games openings TABLE LEARN TEST     writes the first turns of people's games
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from fivefold.bots.pente.evaluation import Weights, weights
from fivefold.bots.pente.kernel_board import MEANING, PATTERN, PatternBoard, advance
from fivefold.bots.pente.kernel_moves import PAIR_SCORE
from fivefold.bots.pente.kernel_search import REDUCTIONS
from fivefold.bots.pente.kernel_value import static_value
from fivefold.bots.pente.search import code_of, pattern_board
from fivefold.games import pente
from fivefold.refusals import Refused
from training.pente.fit import games_in
from training.pente.matches import other_net
from training.pente.records import MAX_MOVES, NOT_SEARCHED, OPENING, RECORD, Records, read_records

SOURCE = Path(__file__).with_name("play.cu")
CHECKED = 3000  # games of a file
OPENING_TURNS = 6
TESTED = 5  # one opening in TESTED is kept for testing


def tables() -> bytes:
    """What the program reads: patterns, their meanings, the fitted values, and numbers of the search."""
    packed = weights().patterns
    moving = ((packed + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)
    waiting = (packed - moving) >> 32
    parts = [
        PATTERN.astype("<u1"),
        MEANING.astype("<i8"),
        moving.astype("<i4"),
        waiting.astype("<i4"),
        weights().balance.astype("<i4"),
        PAIR_SCORE.astype("<i4"),
        REDUCTIONS.astype("<i4"),
    ]
    found = b"".join(part.tobytes() for part in parts)
    return found + bytes(-len(found) % 8)


def net_bytes(net: Weights) -> bytes:
    """A net as the program reads it."""
    return b"".join(part.tobytes() for part in (net.vectors, net.bias, net.head))


def build(compiler: str, program: Path) -> None:
    """Compile the program for CPU cores."""
    command = [compiler, "-O3", "-march=native", "-std=c++17", "-pthread", "-x", "c++", str(SOURCE), "-o", str(program)]
    subprocess.run(command, check=True)


def check(record: np.void, used: Weights) -> None:
    """Fail unless rules and engine agree with a game: every move legal, every static value the same, its winner right,
    its end where the game ends.
    """
    state = pente.start()
    board = pattern_board(state, used)
    for turn in range(int(record["moves"])):
        assert pente.to_move(state) is not None, "the game is over before its last move"
        best, move = int(record["best"][turn]), pente.Move(int(record["move"][turn]))
        if best != NOT_SEARCHED:
            assert pente.Move(best) in pente.legal_moves(state), "the best move is not legal"
            assert int(static_value(board, used.balance)) == int(record["evaluated"][turn]), "another static value"
        state = pente.play(state, move)
        _go_on(board, move)
    ended = pente.outcome(state)
    if ended is None:
        assert (int(record["moves"]), int(record["winner"])) == (MAX_MOVES, -1), "the game is not over"
        return
    winner = -1 if ended.ranks == (1, 1) else ended.ranks.index(1)
    assert winner == int(record["winner"]), "another winner"


def _go_on(board: PatternBoard, move: pente.Move) -> None:
    board.turns[0] = 0  # nothing is taken back here
    advance(board, code_of(move))


def people(path: Path) -> Records:
    """The games of a table of people's games that were played to the end, every turn searched, as it were."""
    found = []
    for game in games_in(path):
        state = game.first
        try:
            for move in game.moves:
                state = pente.play(state, move)
        except Refused:  # the free opening, or moves after the end
            continue
        if pente.to_move(state) is None and len(game.moves) < MAX_MOVES:
            record = np.zeros((), RECORD)
            record["opening"], record["moves"], record["winner"] = 5, len(game.moves), game.winner
            record["move"][: len(game.moves)] = record["best"][: len(game.moves)] = [m.point for m in game.moves]
            found.append(record)
    return np.array(found, RECORD)


def first_key(state: pente.State) -> int:
    """The same number for a position however it is turned and mirrored."""
    return min(pente.key(pente.symmetric(state, symmetry)) for symmetry in range(8))


def openings(path: Path) -> tuple[Records, Records]:
    """(to learn from, to test with): the first six turns of people's games, each once.

    Which of the two is decided by the position after four turns, so that none begins like one of the others.
    """
    found: tuple[dict[int, Records], dict[int, Records]] = {}, {}
    for game in games_in(path):
        state, tested = game.first, False
        try:
            for turn, move in enumerate(game.moves[:OPENING_TURNS], 1):
                state = pente.play(state, move)
                if turn == 4:
                    tested = first_key(state) % TESTED == 0
        except Refused:  # the free opening
            continue
        if state.turns == OPENING_TURNS and pente.to_move(state) is not None:
            found[tested][first_key(state)] = opening(game.moves[:OPENING_TURNS])
    learned_from, tested_with = (np.array(list(part.values()), OPENING) for part in found)
    return learned_from, tested_with


def opening(moves: Iterable[pente.Move]) -> Records:
    """The first turns of a game as the program reads them."""
    points = [move.point for move in moves]
    row = np.zeros((), OPENING)
    row["moves"] = len(points)
    row["move"][: len(points)] = points
    return row


def main(words: Sequence[str]) -> None:
    """Write what the program reads, or check what it wrote."""
    command, *paths = words
    if command == "people":
        people(Path(paths[0])).tofile(paths[1])
    elif command == "openings":
        for part, path in zip(openings(Path(paths[0])), paths[1:], strict=True):
            part.tofile(path)
            print(f"{len(part)} openings in {path}")
    elif command == "tables":
        Path(paths[0]).write_bytes(tables())
    elif command == "net":
        Path(paths[1]).write_bytes(net_bytes(other_net(Path(paths[0]))))
    else:
        records = read_records(Path(paths[0]))
        used = other_net(Path(paths[1])) if len(paths) > 1 else weights()
        chosen = random.Random(1).sample(range(len(records)), min(len(records), CHECKED))
        for number in chosen:
            check(records[number], used)
        searched = records["moves"].astype(int) - records["opening"]
        print(
            f"{len(chosen)} of {len(records)} games agree with the rules; {searched.mean():.1f} moves searched in each"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
