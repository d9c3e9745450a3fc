"""A game record: header lines, then the moves, as a person would write them.

    [Game "pentago"]
    [Options "double_five=mover"]
    [Seat1 "Anna"]
    [Seat2 "Ben"]
    [Date "2026-11-15"]

    1. c4/NW+ d3/SE-
    2. a1/NE+ {a comment}

The numbers are optional, comments stand in braces. A record is checked while it is read: an illegal move is
refused at its line and column. A game that was broken off has no result. One that ended off the board (a player
resigned, a flag fell) says so with `[Ending "resignation"]` beside its `[Result "1-0"]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from fivefold.games import AnyGame, game as game_named
from fivefold.games.core import BadRecord, Move, Options, Outcome, Score, State
from fivefold.games.options import read_options, write_options
from fivefold.refusals import Refused

ENDINGS = ("agreement", "forfeit", "referee", "resignation", "time")
LANGUAGES = ("de", "en", "fr")

HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"\n]*)"\]')
BLANKS = re.compile(r"\s*")
NUMBER = re.compile(r"(\d+)\.\s*")
DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
SCORE = re.compile(r"-?\d{1,6}(\.\d{1,6})?|1/2")


@dataclass(frozen=True)
class Record:
    """A game's headers, moves and comments. `comments` pairs a number of moves made with what is said there."""

    headers: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...] = ()
    comments: tuple[tuple[int, str], ...] = ()

    def header(self, key: str, default: str = "") -> str:
        """A header's value."""
        return dict(self.headers).get(key, default)

    def with_header(self, key: str, value: str) -> Record:
        """The same record with one header set."""
        if '"' in value or "\n" in value:
            raise BadRecord(
                "The header {key} can hold no quotation mark and no line break", code="bad-header-value", key=key
            )
        if any(k == key for k, _ in self.headers):
            return replace(self, headers=tuple((k, value if k == key else v) for k, v in self.headers))
        return replace(self, headers=(*self.headers, (key, value)))

    @cached_property
    def game(self) -> AnyGame:
        """The game that was played."""
        return game_named(self.header("Game"))

    @cached_property
    def options(self) -> Options:
        """The options it was played with."""
        return read_options(self.game.options, self.header("Options"), self.game.presets)

    @property
    def dialect(self) -> str:
        """The notation the moves are written in: `[Notation …]`, or else the language."""
        return self.header("Notation", self.header("Language", "en"))

    def start(self) -> State:
        """The position before the first move."""
        position = self.header("Position")
        return self.game.read_position(position, self.options) if position else self.game.start(self.options)

    def states(self) -> list[State]:
        """The positions from the start to the end, one more than there are moves."""
        found = [self.start()]
        for move in self.moves:
            found.append(self.game.play(found[-1], move))
        return found


def new_record(name: str, options: Options, seats: tuple[str, ...] = (), **headers: str) -> Record:
    """A record with no moves yet.

    >>> from fivefold.games import pentago
    >>> print(write_record(new_record("pentago", pentago.Options(), ("Anna", "Ben"), Date="2026-11-15")))
    [Game "pentago"]
    [Options "double_five=draw five_on_placement=on"]
    [Seat1 "Anna"]
    [Seat2 "Ben"]
    [Date "2026-11-15"]
    """
    record = Record((("Game", name), ("Options", write_options(options))))
    for number, seat in enumerate(seats, 1):
        record = record.with_header(f"Seat{number}", seat)
    for key, value in headers.items():
        record = record.with_header(key, value)
    return record


def write_result(scores: tuple[Score, ...]) -> str:
    """The scores of the seats, separated by hyphens.

    >>> write_result((0.5, 0.5)), write_result((55, 40, 48))
    ('1/2-1/2', '55-40-48')
    """
    return "-".join("1/2" if score == 0.5 else f"{score:g}" for score in scores)


def write_record(record: Record) -> str:
    """The text of a record, one round a line; a finished game gets its result."""
    game, states = record.game, record.states()
    if ended := game.outcome(states[-1]):
        record = record.with_header("Result", write_result(ended.scores))
    lines = [f'[{key} "{value}"]' for key, value in record.headers]
    comments = dict(record.comments)
    words: list[str] = []
    rounds = 0
    body: list[str] = []
    if 0 in comments:
        body.append(_comment(comments[0]))
    for ply, (move, (state, _)) in enumerate(zip(record.moves, pairwise(states), strict=True)):
        if ply == 0 or game.starts_round(state):
            body.append(" ".join(words))
            rounds += 1
            words = [f"{rounds}."]
        words.append(game.write_move(state, move, record.dialect))
        if ply + 1 in comments:
            words.append(_comment(comments[ply + 1]))
    body = [line for line in [*body, " ".join(words)] if line]
    return "\n".join([*lines, *([""] if body else []), *body]) + "\n"


def _comment(text: str) -> str:
    if "{" in text or "}" in text:
        raise BadRecord("A comment cannot hold braces", code="braces-in-comment")
    return f"{{{text}}}"


def read_record(text: str) -> Record:
    """The record that a text holds, with every move checked.

    >>> record = read_record('[Game "pentago"]\\n1. c4/NW+ d3/SE- {calm} 2. a1/NE+')
    >>> len(record.moves), record.comments
    (3, ((2, 'calm'),))
    """
    return _Reader(text).record()


class _Reader:
    """One pass over the text; `at` is how far it has come."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.at = 0

    def record(self) -> Record:
        record, state = self._headers()
        game, dialect = record.game, record.dialect
        moves: list[Move] = []
        comments: dict[int, str] = {}
        rounds = 0
        while self._skip_blanks():
            if self.text[self.at] == "{":
                said = self._comment()
                here = len(moves)
                comments[here] = f"{comments[here]} {said}" if here in comments else said
                continue
            if game.to_move(state) is None:
                raise self._wrong("The game is over after the move before", "move-after-end")
            begins = not moves or game.starts_round(state)
            rounds += begins
            self._number(rounds, begins)
            where = self.at
            word = self._word(game)
            try:
                move = game.read_in_record(state, word, dialect)
                state = game.play(state, move)
            except Refused as refusal:
                raise self._refused(refusal, where) from None
            moves.append(move)
        record = replace(record, moves=tuple(moves), comments=tuple(sorted(comments.items())))
        self._check_result(record, game.outcome(state))
        return record

    def _headers(self) -> tuple[Record, State]:
        """The record without its moves, and the position that it starts from."""
        headers: dict[str, str] = {}
        places: dict[str, int] = {}
        while self._skip_blanks() and self.text[self.at] == "[":
            found = HEADER.match(self.text, self.at)
            if not found:
                raise self._wrong('A header is written [Name "value"]', "bad-header")
            key, value = found.groups()
            if key in headers:
                raise self._wrong("The header {key} stands twice", "header-twice", key=key)
            headers[key] = value
            places[key] = self.at
            self.at = found.end()
        if "Game" not in headers:
            raise self._wrong('A record names its game first, as [Game "pentago"]', "no-game-header")
        record = Record(tuple(headers.items()))
        return record, self._check_headers(record, places)

    def _check_headers(self, record: Record, places: dict[str, int]) -> State:
        key = "Game"
        try:
            game = record.game
            key = "Options"
            seats = game.seats(record.options)
            key = "Position"
            start = record.start()
        except Refused as refusal:
            where = places.get(key, places["Game"])
            raise self._refused(refusal, where) from None
        for key, place in places.items():
            value_text = record.header(key)
            if key == "Date" and not DATE.fullmatch(value_text):
                raise self._wrong("A date is written as 2026-11-15", "bad-date", place)
            if key == "Language" and value_text not in LANGUAGES:
                raise self._wrong("The language is one of {names}", "bad-language", place, names=", ".join(LANGUAGES))
            if key == "Ending" and value_text not in ENDINGS:
                raise self._wrong("The ending is one of {names}", "bad-ending", place, names=", ".join(ENDINGS))
            number = re.fullmatch(r"Seat(\d+)", key)
            if number and not 1 <= int(number[1][:4]) <= seats:
                sentence = "{game} has {seats} seats here; there is no {key}"
                raise self._wrong(sentence, "no-such-seat", place, game=game.title, seats=seats, key=key)
        self.places = places
        return start

    def _check_result(self, record: Record, ended: Outcome | None) -> None:
        result, ending = record.header("Result"), record.header("Ending")
        place = self.places.get("Result", self.places.get("Ending", 0))
        if ended and ending:
            raise self._wrong("The game ended on the board, so it has no other ending", "ended-twice", place)
        if ended and result and result != write_result(ended.scores):
            right = write_result(ended.scores)
            sentence = "The moves end {right} ({why}), the result says {result}"
            raise self._wrong(sentence, "wrong-result", place, right=right, why=ended.reason, result=result)
        if not ended and bool(result) != bool(ending):
            raise self._wrong(
                "The game is not over after its last move: a broken off game has no result, any other names "
                'its result and its ending, as [Ending "resignation"]',
                "result-without-ending",
                place,
            )
        if ending:
            scores = result.split("-")
            if len(scores) != record.game.seats(record.options) or not all(map(SCORE.fullmatch, scores)):
                raise self._wrong("A result gives each seat its score, as 1-0", "bad-result", place)

    def _skip_blanks(self) -> bool:
        self.at = BLANKS.match(self.text, self.at).end()  # type: ignore[union-attr]  # it matches nothing, too
        return self.at < len(self.text)

    def _comment(self) -> str:
        end = self.text.find("}", self.at)
        if end < 0:
            raise self._wrong("This comment is never closed", "open-comment")
        said = self.text[self.at + 1 : end]
        if "{" in said:
            raise self._wrong("A comment cannot hold another", "nested-comment", self.at + 1 + said.index("{"))
        self.at = end + 1
        return said

    def _number(self, due: int, begins: bool) -> None:
        found = NUMBER.match(self.text, self.at)
        if not found:
            return
        number = found[1][:9]
        if not begins:
            raise self._wrong(
                "Number {number} stands in the middle of round {due}", "number-amidst", number=number, due=due
            )
        if found[1] != str(due):
            raise self._wrong("Number {number} stands where {due} is due", "wrong-number", number=number, due=due)
        self.at = found.end()
        if self.at == len(self.text):
            raise self._wrong("No move follows number {due}", "number-without-move", due=due)

    def _word(self, game: AnyGame) -> str:
        found = game.token.match(self.text, self.at)
        if not found:
            raise self._wrong("{letter} begins no move", "not-a-move", letter=repr(self.text[self.at]))
        self.at = found.end()
        return found[0]

    def _wrong(self, sentence: str, code: str, where: int | None = None, **facts: object) -> BadRecord:
        return self._refused(BadRecord(sentence, code=code, rule="", **facts), self.at if where is None else where)

    def _refused(self, refusal: Refused, at: int) -> BadRecord:
        """The same refusal with its place in the text; its code, its facts and its status stay."""
        line = self.text.count("\n", 0, at) + 1
        column = at - (self.text.rfind("\n", 0, at) + 1) + 1
        what = str(refusal).removesuffix(".").removesuffix(f" ({refusal.rule})")
        facts: dict[str, object] = {**refusal.facts, "line": line, "column": column, "what": what}
        error = BadRecord("Line {line}, column {column}: {what}", code=refusal.code, rule=refusal.rule, **facts)
        error.status = refusal.status
        return error
