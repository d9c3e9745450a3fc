"""What a command line chooses: a game's options, who plays, where a record lies."""

from __future__ import annotations

from pathlib import Path

from fivefold.games.core import Game, M, O, S
from fivefold.games.options import read_options
from fivefold.games.record import LANGUAGES, Record, read_record


def chosen_options(game: Game[S, M, O], text: str) -> O:
    """The options a command names, or the game's own."""
    return read_options(game.options, text, game.presets)


def record_in(path: Path) -> Record:
    """The record in a file."""
    return read_record(path.read_text(encoding="utf-8"))


def noted(record: Record, notation: str) -> Record:
    """The record with its moves written in a language's letters, or in another notation of its game."""
    if not notation:
        return record
    noted = record.with_header("Language" if notation in LANGUAGES else "Notation", notation)
    state = record.start()
    record.game.write_move(state, record.game.legal_moves(state)[0], noted.dialect)  # refuses what it cannot write
    return noted
