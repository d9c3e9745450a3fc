"""What it costs to read the record of an ordinary game, every move checked."""

from __future__ import annotations

import random
from time import process_time

from fivefold.bots import players
from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE, Move
from fivefold.games.record import Record, new_record, read_record, write_record

RECORDS, MOVES, ROUNDS = 8, 70, 5


def played(name: str, seed: int) -> Record:
    """A game between simple players."""
    rules, rng = game(name), random.Random(seed)
    bots = players(name)
    bot = bots.get("greedy", bots["random"])
    state = rules.start()
    moves: list[Move] = []
    while len(moves) < MOVES and (seat := rules.to_move(state)) is not None:
        moves.append(rules.chance(state, rng) if seat == CHANCE else bot.choose(state, rng))
        state = rules.play(state, moves[-1])
    return Record(new_record(name, rules.options()).headers, tuple(moves))


def reading(texts: list[str]) -> float:
    """Seconds of CPU for a record."""
    began = process_time()
    for text in texts:
        read_record(text)
    return (process_time() - began) / len(texts)


def main() -> None:
    for name in GAMES:
        records = [played(name, seed) for seed in range(RECORDS)]
        texts = [write_record(record) for record in records]
        assert [read_record(text).moves for text in texts] == [record.moves for record in records]
        best = min(reading(texts) for _ in range(ROUNDS))
        length = sum(len(record.moves) for record in records) / len(records)
        print(f"{game(name).title:<14} {1000 * best:6.2f} ms to read a record ({length:.0f} moves)")
