"""What worker processes do for requests about games: positions, records, kingdoms, puzzles.

Each task takes plain values and returns the body of the answer as JSON: the web process neither computes nor encodes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import msgspec

from fivefold import bots
from fivefold.games import AnyGame, katamino
from fivefold.games.core import CHANCE, BadOptions, BadPosition, Move, State, own
from fivefold.games.description import describe
from fivefold.games.katamino.daily import new_puzzle
from fivefold.games.katamino.generate import new_grid
from fivefold.games.katamino.own_series import check_series, one_series
from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.kingdomino.options import Options as KingdominoOptions
from fivefold.games.kingdomino.position import read_sketch
from fivefold.games.kingdomino.scoring import tally
from fivefold.games.options import write_options
from fivefold.games.record import new_record, read_record, write_record
from fivefold.games.turn import Turn
from fivefold.live.setting import Setting
from fivefold.refusals import Refused
from fivefold.server.engines.tasks import choose, position_after, position_report

MOST_POSITIONS = 1000

encode = msgspec.json.encode


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
            "legal": Turn.begin(rules, state).tree(),
            "moves": moves,
            "last": steps,
            "move": move,
            "steps": clicks,
        }
    )


def _played(line: Line, last: Last) -> tuple[State, tuple[str, ...], tuple[str, ...]]:
    """The position that is asked about, the moves as texts, and the steps of the last one."""
    setting = Setting(line.game, line.options, line.position)
    rules, before = setting.rules, setting.start()
    state, texts, move = before, [], None
    readers: list[Callable[[State], Move]] = [partial(_read, rules, text) for text in line.moves]
    if last.steps:
        readers.append(lambda here: Turn.begin(rules, here).by(last.steps))
    if last.chance:
        readers.append(lambda here: rules.chance(here, random.Random(last.seed)))
    for read in readers:
        before, move = state, read(state)
        texts.append(rules.write_move(state, move))
        state = rules.play(state, move)
    steps = () if move is None or rules.to_move(before) == CHANCE else rules.clicks(before, move)
    return state, tuple(texts), steps


def shown(line: Line, names: tuple[str, ...], at: int) -> bytes:
    """A line to be given away: its record, and the position after `at` moves as a picture.

    >>> found = msgspec.json.decode(shown(Line("pentago", "", "", ("c4/SE-",)), ("Anna",), 1))
    >>> found["record"].splitlines()[-1], found["svg"][:4]
    ('1. c4/SE-', '<svg')
    """
    setting = Setting(line.game, line.options, line.position)
    rules, record = setting.rules, new_record(line.game, setting.chosen(), names)
    if line.position:
        record = record.with_header("Position", line.position)
    states, moves = [record.start()], []
    for text in line.moves:
        moves.append(_read(rules, text, states[-1]))
        states.append(rules.play(states[-1], moves[-1]))
    text = write_record(replace(record, moves=tuple(moves)))
    return encode({"record": text, "svg": rules.svg(states[min(at, len(moves))])})


def _read(rules: AnyGame, text: str, state: State) -> Move:
    return rules.read_in_record(state, text)


def weigh(line: Line, seconds: float) -> bytes:
    """A position with the worth of each of its moves."""
    bots.analyst(line.game)
    rules = Setting(line.game, line.options).rules
    state = position_after(*line)
    if not rules.legal_moves(state):
        raise Refused("Nobody can move here", code="no-move")
    report = position_report(*line, seconds)
    return encode(
        {"position": describe(rules, state, len(line.moves)), "legal": Turn.begin(rules, state).tree(), **report}
    )


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


def sketch_kingdoms(options: str, position: str, seat: int, domino: int) -> bytes:
    """A Kingdomino position that is being laid out, and where a domino fits in the kingdom of a seat.

    >>> found = msgspec.json.decode(sketch_kingdoms("two", "14:e6N/- | - | - | -", 1, 48))
    >>> found["position"]["details"]["kingdoms"][0]["laid"], len(found["places"])
    ({'14': 'e6N'}, 24)
    """
    rules = Setting("kingdomino", options).rules
    state = read_sketch(position, own(Setting("kingdomino", options).chosen(), KingdominoOptions))
    if not 0 <= seat < len(state.kingdoms):
        raise BadPosition(
            "A Kingdomino position has seats from 1 to {n}, not {text}",
            code="kingdomino-position-seat",
            rule="KD1",
            n=len(state.kingdoms),
            text=seat + 1,
        )
    places = state.kingdoms[seat].places(domino) if domino and state.bag >> domino - 1 & 1 else []
    return encode({"position": describe(rules, state, 0), "places": places})


def grade_series(text: str) -> bytes:
    """A series of one's own with the grade of each PENTA."""
    series = one_series(text)
    pentas = [
        {
            "penta": step.penta,
            "pieces": step.numbers,
            "options": write_options(series.options(step.penta)),
            "solutions": step.solutions,
            "distinct": step.distinct,
            "grade": step.grade,
        }
        for step in check_series(series)
    ]
    return encode({"name": series.name, "text": str(series), "pentas": pentas})


def new_series(name: str, seed: int) -> bytes:
    """A series by lot with the grade of each PENTA.

    >>> msgspec.json.decode(new_series("mine", 1))["text"]
    'mine: 2 3 6 11 | 8 9 10 1 12 5 7'
    """
    made = new_grid(random.Random(seed), 1)[0]
    return grade_series(str(replace(made, name=name.strip() or made.name)))


def new_penta(penta: int, wanted: int, seed: int) -> bytes:
    """A PENTA with one solution, of about the wanted grade."""
    made = new_puzzle(random.Random(seed), penta=penta, wanted=wanted)
    return encode(
        {
            "options": write_options(made.start.options),
            "position": katamino.write_position(made.start),
            "grade": made.grade,
            "given": made.given,
            "pieces": penta,
        }
    )


def look_ahead(options: str, position: str) -> bytes:
    """How many solutions go on from a filling, and a way on."""
    state = own(Setting("katamino", options, position).start(), katamino.State)
    hint = katamino.hint(state) if katamino.to_move(state) is not None else None
    return encode(
        {
            "solutions": katamino.solutions_left(state),
            "hint": hint.move.steps if hint else None,
            "after": hint.solutions if hint else 0,
        }
    )
