"""Game texts as pente.org writes them: bracketed headers whose keys contain spaces, then moves as K10.

    [Game "Pente"]
    [Date "05/14/2009"]
    [Player 1 Name "anna"]
    [Player 2 Name "ben"]
    [Result "1-0"]

    1. K10 J11 2. G10 K9 …  1-0

Captures are not marked; they follow from the moves.
"""

from __future__ import annotations

import re

from fivefold.games.core import BadRecord, own
from fivefold.games.pente.notation import K10, NAMES, POINTS_BY_NAME, Move
from fivefold.games.pente.options import Options
from fivefold.games.record import Record, new_record, read_record, write_record, write_result
from fivefold.refusals import Refused

HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9 \'?]*?) "([^"\n]*)"\]')
OURS = {  # their key: our header
    "Site": "Site",
    "Event": "Event",
    "Round": "Round",
    "Section": "Section",
    "Date": "Date",
    "Time": "Time",
    "TimeControl": "TimeControl",
    "Rated": "Rated",
    "Player 1 Name": "Seat1",
    "Player 2 Name": "Seat2",
    "Player 1 Rating": "Rating1",
    "Player 2 Rating": "Rating2",
    "Player 1 Type": "Type1",
    "Player 2 Type": "Type2",
}
RESULTS = ("1-0", "0-1", "1/2-1/2")
WORD = re.compile(r"(\d+)\.|([A-Ta-t]\d{1,2})|(1-0|0-1|1/2-1/2|\*)")
NEAR_CENTRE = {NAMES[19 * row + column] for row in range(7, 12) for column in range(7, 12)}


def read_penteorg(text: str) -> Record:
    """The record of a pente.org text; every move is checked.

    >>> record = read_penteorg('[Game "Pente"]\\n[Player 1 Name "anna"]\\n\\n1. K10 J11 2. G10')
    >>> record.header("Seat1"), len(record.moves), record.dialect
    ('anna', 3, 'K10')
    """
    text = text.removeprefix("\ufeff")
    headers, body_at = _headers(text)
    if headers.get("Game", "Pente").removeprefix("Speed ") != "Pente":
        raise BadRecord(
            "This is a game of {game}; only Pente itself is read",
            code="penteorg-other-game",
            game=repr(headers["Game"][:30]),
        )
    if any(key.startswith("Player's Swapped") and value.lower() in ("true", "yes") for key, value in headers.items()):
        raise BadRecord("Games with swapped players are not read", code="penteorg-swapped")
    words, results = _words(text, body_at)
    free = len(words) > 2 and words[2] in NEAR_CENTRE
    record = new_record("pente", Options(opening="free") if free else Options(), Notation=K10)
    for theirs, ours in OURS.items():
        if headers.get(theirs):
            value = _iso_date(headers[theirs]) if ours == "Date" else headers[theirs]
            record = record.with_header(ours, value)
    moves = _moves(record, words)
    return _with_result(Record(record.headers, moves), {headers.get("Result", "*"), *results} - {"*", ""})


def _headers(text: str) -> tuple[dict[str, str], int]:
    headers: dict[str, str] = {}
    at = 0
    while found := re.compile(r"\s*(\[)?").match(text, at):
        if not found[1]:
            break
        header = HEADER.match(text, found.start(1))
        if not header:
            raise _wrong(text, found.start(1), 'A header is written [Name "value"]', "bad-header")
        if header[1] in headers:
            raise _wrong(text, found.start(1), f"The header {header[1]} stands twice", "header-twice")
        headers[header[1]] = header[2]
        at = header.end()
    return headers, at


def _words(text: str, at: int) -> tuple[list[str], list[str]]:
    """The names of the moves and the result at the end."""
    moves: list[str] = []
    results: list[str] = []
    for word in re.compile(r"\S+").finditer(text, at):
        start = word.start()
        while start < word.end():  # "1.K10" is two words to us
            found = WORD.match(text, start)
            if not found or results or (found.end() < word.end() and not found[1]):
                raise _wrong(text, start, f"{text[start : start + 12].split()[0]!r} is no move here", "not-a-move")
            number, name, result = found.groups()
            if number and int(number[:9]) != len(moves) // 2 + 1:
                raise _wrong(
                    text, start, f"Number {number[:9]} stands where {len(moves) // 2 + 1} is due", "wrong-number"
                )
            if name:
                if name.upper() not in POINTS_BY_NAME:
                    raise _wrong(text, start, f"{name!r} is no point of the board", "not-a-move")
                moves.append(name.upper())
            if result:
                results.append(result)
            start = found.end()
    return moves, results


def _moves(record: Record, words: list[str]) -> tuple[Move, ...]:
    game, state = record.game, record.start()
    moves = []
    for ply, word in enumerate(words, 1):
        move = Move(POINTS_BY_NAME[word])
        try:
            state = game.play(state, move)
        except Refused as refusal:
            sentence = str(refusal).removesuffix(".")
            raise BadRecord("Move {ply}: {what}", code=refusal.code, ply=ply, what=sentence) from None
        moves.append(move)
    return tuple(moves)


def _with_result(record: Record, results: set[str]) -> Record:
    """The record with the result that the text gives; one that the moves do not reach was resigned or timed out."""
    ended = record.game.outcome(record.states()[-1])
    if len(results) > 1 or not results <= set(RESULTS):
        raise BadRecord("The results {results} do not fit", code="bad-result", results=" and ".join(sorted(results)))
    result = next(iter(results), "")
    if ended and result and result != write_result(ended.scores):
        raise BadRecord(
            "The moves end {right}, the result says {result}",
            code="wrong-result",
            right=write_result(ended.scores),
            result=result,
        )
    if not ended and result:
        record = record.with_header("Result", result).with_header("Ending", "resignation")
        said = "pente.org gives the result alone: the game was resigned, lost on time or agreed"
        record = Record(record.headers, record.moves, ((len(record.moves), said),))
    return read_record(write_record(record))


def write_penteorg(record: Record) -> str:
    """A record in pente.org's text; only the game that pente.org calls Pente can be written.

    >>> record = read_penteorg("1. K10 J11 2. G10")
    >>> print(write_penteorg(record))
    [Game "Pente"]
    [Site "Fivefold"]
    <BLANKLINE>
    1. K10 J11 2. G10
    """
    known = (_plain(Options()), _plain(Options(opening="free")))
    if record.game.name != "pente" or _plain(own(record.options, Options)) not in known:
        raise BadRecord(
            "pente.org's text holds only ordinary Pente of two on 19 × 19 points; it cannot say these options",
            code="penteorg-other-options",
        )
    if record.header("Position"):
        raise BadRecord("pente.org's text begins with an empty board", code="penteorg-position")
    if any(own(move, Move).overlooked for move in record.moves):
        raise BadRecord("pente.org's text cannot say that a capture was overlooked", code="penteorg-overlooked")
    ended = record.game.outcome(record.states()[-1])
    result = write_result(ended.scores) if ended else record.header("Result")
    lines = ['[Game "Pente"]']
    for theirs, ours in OURS.items():
        value = record.header(ours, "Fivefold" if ours == "Site" else "")
        if ours == "Date" and value:
            year, month, day = value.split("-")
            value = f"{month}/{day}/{year}"
        if value:
            lines.append(f'[{theirs} "{value}"]')
    if result:
        lines.append(f'[Result "{result}"]')
    words = [
        (f"{ply // 2 + 1}. " if ply % 2 == 0 else "") + NAMES[own(move, Move).point]
        for ply, move in enumerate(record.moves)
    ]
    return "\n".join([*lines, "", *_wrapped([*words, result] if result else words)]) + "\n"


def _plain(options: Options) -> tuple[int, ...]:
    """What pente.org could know of the options."""
    return (*options.law.tolist(), options.points)


def _wrapped(words: list[str]) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 78:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _iso_date(date: str) -> str:
    for pattern, order in (r"(\d\d)/(\d\d)/(\d{4})", (3, 1, 2)), (r"(\d{4})[.-](\d\d)[.-](\d\d)", (1, 2, 3)):
        if found := re.fullmatch(pattern, date):
            return "-".join(found[place] for place in order)
    raise BadRecord("{date} is no date as pente.org writes it", code="bad-date", date=repr(date[:20]))


def _wrong(text: str, at: int, sentence: str, code: str) -> BadRecord:
    line, column = text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1
    return BadRecord("Line {line}, column {column}: {what}", code=code, line=line, column=column, what=sentence)
