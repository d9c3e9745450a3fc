"""Pente as SGF (FF[4]), the format of Go programs, which also hold other games of stones.

    (;GM[4]FF[4]CA[UTF-8]SZ[19]RU[Pente]PW[Anna]PB[Ben]RE[W+];W[jj];B[kj]C[close] …)

Points are two letters, the column from the left and the row from the top. Who moves first has the first seat, whatever
the colour; captures are not written, they follow from the moves. Options that differ from the ordinary ones stand in
`RU[Pente reply=on]`. Of several variations the first is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fivefold.games.core import BadRecord, own
from fivefold.games.options import read_options, write_options
from fivefold.games.pente.kernel import NOWHERE, WIDTH
from fivefold.games.pente.notation import K10, Move
from fivefold.games.pente.options import PRESETS, Options
from fivefold.games.record import Record, new_record, read_record, write_record, write_result
from fivefold.refusals import Refused

LETTERS = "abcdefghijklmnopqrs"
SIZES = ("13", "15", "19")
PROPERTY = re.compile(r"\s*([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\.)*\])+)", re.DOTALL)
VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
OURS = {"DT": "Date", "EV": "Event", "RO": "Round", "PC": "Site"}
ENDINGS = {"R": "resignation", "T": "time", "F": "forfeit", "": "referee"}
RESULTS = {"W": "1-0", "B": "0-1"}
DRAWN = ("0", "Draw")

Node = dict[str, list[str]]


def read_sgf(text: str) -> Record:
    """The record of an SGF text; every move is checked.

    >>> record = read_sgf("(;GM[4]SZ[19]PW[Anna];W[jj];B[kj]C[close];W[nj])")
    >>> record.header("Seat1"), [str(move) for move in record.moves], record.comments
    ('Anna', ['K10', 'L10', 'O10'], ((2, 'close'),))
    """
    nodes = list(_nodes(text.removeprefix("\ufeff")))
    if not nodes:
        raise BadRecord("This is no SGF: it begins with (;", code="sgf-none")
    root = nodes[0]
    _check_root(root)
    played = [(colour, node[colour][0]) for node in nodes for colour in ("W", "B") if colour in node]
    first = played[0][0] if played else "W"
    second = "B" if first == "W" else "W"
    options = _options(root, [point for _, point in played])
    record = new_record("pente", options, Notation=K10)
    for header, key in (("Seat1", f"P{first}"), ("Seat2", f"P{second}"), *((ours, key) for key, ours in OURS.items())):
        value = _value(root, key)
        if value and (header != "Date" or re.fullmatch(r"\d{4}-\d\d-\d\d", value)):
            record = record.with_header(header, value.replace('"', "'"))
    moves, comments = _main_line(record, nodes, first)
    return _with_result(Record(record.headers, moves, comments), _value(root, "RE"), first)


def _nodes(text: str) -> Iterator[Node]:
    """The nodes of the first game, always along the first variation."""
    found = re.compile(r"\s*\(\s*;").match(text)
    if not found:
        return
    at, node = found.end(), Node()
    while at < len(text):
        if match := PROPERTY.match(text, at):
            node[re.sub("[a-z]", "", match[1])] = [_plain(value) for value in VALUE.findall(match[2])]
            at = match.end()
            continue
        mark = text[at]
        if mark == ";":
            yield node
            node = Node()
        elif mark == ")":
            yield node
            return
        elif mark != "(" and not mark.isspace():
            raise BadRecord("{text} is no SGF here", code="sgf-broken", text=repr(text[at : at + 20]))
        at += 1
    raise BadRecord("The SGF has no end", code="sgf-no-end")


def _plain(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value.replace("\\\n", ""), flags=re.DOTALL)


def _value(node: Node, key: str) -> str:
    return " ".join(node[key][0].split()) if key in node else ""


def _check_root(root: Node) -> None:
    if _value(root, "GM") not in ("", "4"):
        raise BadRecord(
            "This is no game of stones in a row: GM is {game}, not 4", code="sgf-game", game=_value(root, "GM")[:9]
        )
    if {"AB", "AW", "AE"} & root.keys():
        raise BadRecord("Only games from the empty board are read", code="sgf-position")
    if _value(root, "SZ") not in ("", *SIZES):
        raise BadRecord("The board has 13, 15 or 19 points along an edge", code="sgf-size")


def _options(root: Node, points: list[str]) -> Options:
    """The options of `RU`; without them the opening is free where the third stone stands near the centre (PT3)."""
    size = int(_value(root, "SZ") or 19)
    word, _, said = _value(root, "RU").partition(" ")
    if word.lower() == "pente" and said:
        return own(read_options(Options, f"{said} size={size}", PRESETS), Options)
    near = LETTERS[size // 2 - 2 : size // 2 + 3]
    third = points[2] if len(points) > 2 else ""
    centre = LETTERS[size // 2] * 2
    free = (bool(third) and all(letter in near for letter in third)) or (bool(points) and points[0] != centre)
    return own(read_options(Options, f"opening={'free' if free else 'restricted'} size={size}", PRESETS), Options)


def _main_line(record: Record, nodes: list[Node], first: str) -> tuple[tuple[Move, ...], tuple[tuple[int, str], ...]]:
    game, state, size = record.game, record.start(), own(record.options, Options).size
    moves: list[Move] = []
    comments: dict[int, str] = {}
    for node in nodes:
        if {"AB", "AW", "AE"} & node.keys():
            raise BadRecord("Only games from the empty board are read", code="sgf-position")
        for colour in {"W", "B"} & node.keys():
            due = first if len(moves) % 2 == 0 else ("B" if first == "W" else "W")
            ply = len(moves) + 1
            if colour != due or len({"W", "B"} & node.keys()) > 1:
                raise BadRecord("Move {ply}: it is the other colour's turn", code="sgf-turn", ply=ply)
            move = Move(_point(node[colour][0], size, ply))
            try:
                state = game.play(state, move)
            except Refused as refusal:
                what = str(refusal).removesuffix(".")
                raise BadRecord("Move {ply}: {what}", code=refusal.code, ply=ply, what=what) from None
            moves.append(move)
        if said := _value(node, "C").replace("{", "(").replace("}", ")"):
            comments[len(moves)] = f"{comments[len(moves)]} {said}" if len(moves) in comments else said
    return tuple(moves), tuple(sorted(comments.items()))


def _point(text: str, size: int, ply: int) -> int:
    letters = LETTERS[:size]
    if len(text) != 2 or text[0] not in letters or text[1] not in letters:
        raise BadRecord("Move {ply}: {text} is no point of the board", code="sgf-point", ply=ply, text=repr(text[:9]))
    return WIDTH * (size - 1 - LETTERS.index(text[1])) + LETTERS.index(text[0])


def _with_result(record: Record, said: str, first: str) -> Record:
    """The record with the result of `RE`; one that the moves do not reach has its ending beside it."""
    ended = record.game.outcome(record.states()[-1])
    known = re.fullmatch(r"([BW])\+(R|T|F|)(?:esign|ime|orfeit)?[\d.]*", said)
    if not said or said in ("?", "Void"):
        return read_record(write_record(record))
    if not known and said not in DRAWN:
        raise BadRecord("The result {said} is not understood", code="sgf-result", said=repr(said[:20]))
    result = "1/2-1/2" if known is None else "1-0" if known[1] == first else "0-1"
    if ended and result != write_result(ended.scores):
        right = write_result(ended.scores)
        raise BadRecord(
            "The moves end {right}, the result says {result}", code="wrong-result", right=right, result=result
        )
    if not ended:
        record = record.with_header("Result", result)
        record = record.with_header("Ending", ENDINGS[known[2]] if known else "agreement")
    return read_record(write_record(record))


def write_sgf(record: Record) -> str:
    """A record as SGF; teams, moved stones, overlooked captures and other starts cannot be said in it.

    >>> print(write_sgf(read_sgf("(;GM[4];W[jj];B[kj]C[close])")), end="")
    (;GM[4]FF[4]CA[UTF-8]AP[Fivefold]SZ[19]RU[Pente]
    ;W[jj];B[kj]C[close])
    """
    options = own(record.options, Options) if record.game.name == "pente" else None
    if options is None or options.teams:
        raise BadRecord("Only games of Pente for two are written as SGF", code="sgf-other-game")
    if record.header("Position"):
        raise BadRecord("Only games from the empty board are written as SGF", code="sgf-position")
    moves = [own(move, Move) for move in record.moves]
    if any(move.overlooked or move.origin != NOWHERE or move.point == NOWHERE for move in moves):
        raise BadRecord("SGF cannot say that a stone was moved or a capture overlooked", code="sgf-move")
    guessed = _options({"SZ": [str(options.size)]}, [_letters(move, options.size) for move in moves])
    root = [("GM", "4"), ("FF", "4"), ("CA", "UTF-8"), ("AP", "Fivefold"), ("SZ", str(options.size))]
    root.append(("RU", "Pente" if guessed == options else f"Pente {_unusual(options)}"))
    root += [("PW", record.header("Seat1")), ("PB", record.header("Seat2"))]
    root += [(key, record.header(header)) for key, header in OURS.items()]
    root.append(("RE", _result(record)))
    comments = dict(record.comments)
    parts = ["".join(f"{key}[{_escaped(value)}]" for key, value in [*root, ("C", comments.get(0, ""))] if value)]
    for ply, move in enumerate(moves):
        comment = f"C[{_escaped(comments[ply + 1])}]" if ply + 1 in comments else ""
        parts.append(f"{'BW'[ply % 2 == 0]}[{_letters(move, options.size)}]{comment}")
    lines = [";".join(parts[at : at + 10]) for at in range(1, len(parts), 10)]
    return "\n;".join([f"(;{parts[0]}", *lines]) + ")\n"


def _unusual(options: Options) -> str:
    """The options that differ from the ordinary ones, but for the size."""
    usual = write_options(Options(size=options.size)).split()
    return " ".join(word for word in write_options(options).split() if word not in usual)


def _letters(move: Move, size: int) -> str:
    return LETTERS[move.point % WIDTH] + LETTERS[size - 1 - move.point // WIDTH]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _result(record: Record) -> str:
    ended = record.game.outcome(record.states()[-1])
    result = write_result(ended.scores) if ended else record.header("Result")
    if not result:
        return ""
    winner = next((colour for colour, scores in RESULTS.items() if scores == result), None)
    if winner is None:
        return "0"
    ending = {ours: letter for letter, ours in ENDINGS.items()}.get(record.header("Ending"), "")
    return f"{winner}+{ending}"
