"""What worker processes do for requests that compute: positions, records, puzzles, logs, lists.

Each task takes plain values and returns the body of the answer as JSON: the web process neither computes nor encodes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from fivefold import bots
from fivefold.entries import read_entries
from fivefold.games import katamino
from fivefold.games.core import CHANCE, BadOptions, Game, Refused
from fivefold.games.description import describe
from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.kingdomino.options import Options as KingdominoOptions
from fivefold.games.kingdomino.scoring import tally
from fivefold.games.record import read_record
from fivefold.live.setting import Setting
from fivefold.live.steps import move_by_steps, step_tree
from fivefold.server.bots import begin_rules, choose, position_after, position_report
from fivefold.server.desk_worker import Summary, summary
from fivefold.tournaments import Desk, NotNow, read_log
from fivefold.tournaments.verifier import verify

MOST_POSITIONS = 1000
MOST_PROBLEMS = 50
MOST_COMPLAINTS = 500

encode = msgspec.json.encode


def begin_chores() -> None:
    """The start of a worker for chores: everything that a task here needs is loaded."""
    import openpyxl  # noqa: F401

    begin_rules()


class Line(NamedTuple):
    """A start and the moves since."""

    game: str
    options: str
    position: str
    moves: tuple[str, ...]


class Last(NamedTuple):
    """A last move, told by the `steps` of a hand or left to `chance` by a seed."""

    steps: tuple[str, ...] = ()
    chance: bool = False
    seed: int = 0


def look(line: Line, last: Last, bot: str) -> bytes:
    """A position, its legal moves, and what a bot would play there, if one is named.

    >>> found = msgspec.json.decode(look(Line("pente", "", "", ("0", "R1")), Last(("O11",)), ""))
    >>> found["moves"], found["last"]
    (['0', 'R1', 'R4U1'], ['O11'])
    """
    rules = Setting(line.game, line.options).rules
    state, moves, steps = _played(line, last)
    move, clicks = None, None
    if bot:
        if bot not in bots.players(line.game):
            names = ", ".join(bots.players(line.game))
            raise BadOptions(
                "There is no bot {bot}; there are: {names}", code="no-such-bot", bot=repr(bot), names=names
            )
        if not rules.legal_moves(state):
            raise Refused("Nobody can move here", code="no-move")
        move = choose(*line._replace(moves=moves), bot, last.seed)
        clicks = rules.clicks(state, rules.read_move(state, move))
    return encode(
        {
            "position": describe(rules, state, len(moves)),
            "legal": step_tree(rules, state),
            "moves": moves,
            "last": steps,
            "move": move,
            "steps": clicks,
        }
    )


def _played(line: Line, last: Last) -> tuple[Any, tuple[str, ...], tuple[str, ...]]:
    """The position that is asked about, the moves as texts, and the steps of the last one."""
    setting = Setting(line.game, line.options, line.position)
    rules, before = setting.rules, setting.start()
    state, texts, move = before, [], None
    readers: list[Callable[[Any], Any]] = [partial(_read, rules, text) for text in line.moves]
    if last.steps:
        readers.append(lambda here: move_by_steps(rules, here, last.steps))
    if last.chance:
        readers.append(lambda here: rules.chance(here, random.Random(last.seed)))
    for read in readers:
        before, move = state, read(state)
        texts.append(rules.write_move(state, move))
        state = rules.play(state, move)
    steps = () if move is None or rules.to_move(before) == CHANCE else rules.clicks(before, move)
    return state, tuple(texts), steps


def _read(rules: Game, text: str, state: Any) -> Any:
    return rules.read_move(state, text)


def weigh(line: Line, seconds: float) -> bytes:
    """A position with the worth of each of its moves."""
    bots.analyst(line.game)
    rules = Setting(line.game, line.options).rules
    state = position_after(*line)
    if not rules.legal_moves(state):
        raise Refused("Nobody can move here", code="no-move")
    report = position_report(*line, seconds)
    return encode({"position": describe(rules, state, len(line.moves)), "legal": step_tree(rules, state), **report})


def check_line(line: Line) -> None:
    """Refuse a line that cannot be analysed."""
    bots.analyst(line.game)
    position_after(*line)


def read_game(text: str) -> bytes:
    """A record: its headers, moves, comments and every position on the way."""
    record = read_record(text)
    states = record.states()
    moves = [record.game.write_move(state, move) for state, move in zip(states, record.moves, strict=False)]
    positions = [describe(record.game, state, ply) for ply, state in enumerate(states[: MOST_POSITIONS + 1])]
    return encode(
        {"headers": dict(record.headers), "moves": moves, "comments": record.comments, "positions": positions}
    )


def score_kingdom(grid: str) -> bytes:
    """What a kingdom scores, as the championship counts it: without bonuses."""
    found = tally(kingdom_in(grid), KingdominoOptions(harmony=False, middle_kingdom=False))
    return encode({"points": found.points, "tally": found.facts()})


def look_ahead(options: str, position: str) -> bytes:
    """How many solutions go on from a filling, and a way on."""
    state: katamino.State = Setting("katamino", options, position).start()
    hint = katamino.hint(state) if katamino.to_move(state) is not None else None
    return encode(
        {
            "solutions": katamino.solutions_left(state),
            "hint": hint.move.steps if hint else None,
            "after": hint.solutions if hint else 0,
        }
    )


def check_log(text: str) -> bytes:
    """What the second implementation finds in a log."""
    lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip()]
    if not lines:
        raise NotNow("This log is empty", code="empty-log")
    report = verify(lines)
    return encode(
        {
            "ok": report.ok,
            "facts": report.facts,
            "lots": report.lots,
            "draws": report.draws,
            "deviations": report.deviations,
            "problems": [
                {"code": one.code, "sentence": str(one), "facts": one.facts} for one in report.problems[:MOST_PROBLEMS]
            ],
            "digest": read_log(text).digest if report.ok else "",
        }
    )


def readable_log(text: str) -> tuple[list[str], Summary]:
    """The lines of a log from another house, checked and worked out, and what a list shows of it."""
    found = read_log(text)
    if not found.facts:
        raise NotNow("This log is empty", code="empty-log")
    return [fact.text for fact in found.facts], summary(Desk.of(found))


class Field(NamedTuple):
    """What is entered in a tournament already, and how many more can be."""

    taken: frozenset[str]
    room: int


def read_list(content: bytes, xlsx: bool, field: Field) -> bytes:
    """What a list of entries says, line by line."""
    reading = read_entries(content, xlsx=xlsx, taken=field.taken, room=field.room)
    return encode(
        {
            "kind": reading.kind,
            "encoding": reading.encoding,
            "columns": reading.columns,
            "ignored": reading.ignored,
            "entries": [
                {"line": e.line, "name": e.name, "club": e.club, "rating": e.rating, "person": e.person}
                for e in reading.entries
            ],
            "complaints": [
                {"line": c.line, "code": c.code, "sentence": c.sentence, "facts": c.facts}
                for c in reading.complaints[:MOST_COMPLAINTS]
            ],
            "left_off": max(0, len(reading.complaints) - MOST_COMPLAINTS),
        }
    )
