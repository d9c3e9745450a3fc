"""What was computed once and for all: who wins after each first move, and how.

`answers.txt.gz` beside this file has a line for each first move of a kind under the eight symmetries, and for each
division of the draft that is solved. A placement is written as its piece and its squares:

    ordinary 9e5f5f6g6f7 wins 495716287 2a1b1c1d1d2=12d3c4d4e4d5 …    a reply to every answer: the certificate
    ordinary 1d4d5d6d7d8 loses 75012345 6c2d2c3d3c4                   what refutes it
    draft LNPZTX wins 31234567 12d3c4d4e4d5                           the starter's pieces; a first move that wins
    draft IYVUFW loses 27654321 1b4c4d4e4f4=6c2d2c3d3c4 …             a refutation of every first move

The number is how many positions the solver looked at; 0 where that was shared with other first moves.
`fivefold duel pack` writes the file.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from fivefold.bots import artifacts
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, Work
from fivefold.games.katamino.pieces import LETTERS, numbers_in, piece_number, set_of
from fivefold.games.katamino_duel.placements import ALL_PLACEMENTS, BOARD, PLACEMENT
from fivefold.refusals import Refused

FILE, FORMAT = "bots/katamino_duel/answers.txt.gz", 1
TOKEN = re.compile(r"(\d{1,2})((?:[a-h][1-8]){5})")


class BadAnswers(Refused):
    """A text that does not hold stored answers."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Does the side that begins win, after how many positions was that known, and the placements that show it:
    `best` is a refutation or a winning first move, `replies` what answers each placement.
    """

    wins: bool
    nodes: int
    best: int | None
    replies: Mapping[int, int]


Answers = Mapping[Work, Answer]


def write_placement(placement: int) -> str:
    """A placement as one word.

    >>> write_placement(read_placement("12d3c4d4e4d5"))
    '12d3c4d4e4d5'
    """
    piece, mask = ALL_PLACEMENTS[placement]
    return f"{piece + 1}{''.join(BOARD.names(mask))}"


def read_placement(word: str) -> int:
    """The placement that a word names."""
    parts = TOKEN.fullmatch(word)
    if parts:
        squares = (parts[2][i : i + 2] for i in range(0, 10, 2))
        mask = 0
        for square in squares:
            mask |= 1 << BOARD.by_name[square]
        placement = PLACEMENT.get((int(parts[1]) - 1, mask))
        if placement is not None:
            return placement
    raise BadAnswers("{word} is no placement", code="bad-answers", word=repr(word[:20]))


def write_answers(results: Iterable[Mapping[str, Any]]) -> str:
    """Results of the work list as text, in a fixed order."""
    lines = []
    for result in results:
        draft = result["game"] == DRAFT
        number = int(result["number"])
        name = "".join(LETTERS[n - 1] for n in numbers_in(number)) if draft else write_placement(number)
        pairs = result.get("answers") or (result["refuted"] if draft and not result["wins"] else [])
        single = result.get("first") if draft else result.get("refuted")
        words = [f"{write_placement(a)}={write_placement(b)}" for a, b in pairs]
        if not pairs and single is not None:
            words = [write_placement(int(single))]
        kind = "wins" if result["wins"] else "loses"
        lines.append(" ".join([result["game"], name, kind, str(result["nodes"]), *words]))
    return "\n".join(sorted(lines)) + "\n"


def read_answers(text: str) -> Answers:
    """The answers in a text.

    >>> found = read_answers("ordinary 1d4d5d6d7d8 loses 75 6c2d2c3d3c4")
    >>> [(work.game, answer.wins) for work, answer in found.items()]
    [('ordinary', False)]
    """
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        try:
            game, name, kind, nodes, *rest = words
            work = Work(game, _pieces(name) if game == DRAFT else read_placement(name))
            if (game != DRAFT and game not in STARTS) or kind not in ("wins", "loses") or not nodes.isdecimal():
                raise ValueError
            pairs = [word.split("=") for word in rest if "=" in word]
            replies = {read_placement(a): read_placement(b) for a, b in pairs}
            single = [read_placement(word) for word in rest if "=" not in word]
        except ValueError:
            raise BadAnswers("Line {line} is no stored answer", code="bad-answers", line=number) from None
        found[work] = Answer(kind == "wins", int(nodes), single[0] if single else None, replies)
    return found


def _pieces(letters: str) -> int:
    numbers = [piece_number(letter) or 0 for letter in letters]
    if len(set(numbers)) != 6 or 0 in numbers:
        raise ValueError
    return set_of(numbers)


@cache
def answers() -> Answers:
    """The answers that come with the package."""
    return read_answers(packed_text())


def merged(text: str, *others: str) -> str:
    """Texts of answers as one; where several speak of the same work, the first counts.

    >>> merged("ordinary a wins 1\\n", "ordinary a wins 2\\nordinary b loses 3\\n")
    'ordinary a wins 1\\nordinary b loses 3\\n'
    """
    found: dict[tuple[str, ...], str] = {}
    for line in "\n".join([text, *others]).splitlines():
        if line:
            found.setdefault(tuple(line.split()[:2]), line)
    return "\n".join(sorted(found.values())) + "\n"


def packed_text() -> str:
    """The text of the package's answers."""
    return artifacts.read_text(FILE, version=FORMAT)


def pack(text: str) -> bytes:
    """Answers as the file of the package holds them; the same text always gives the same bytes."""
    return gzip.compress(text.encode(), mtime=0)


@cache
def divisions() -> Mapping[int, bool]:
    """The solved divisions of the draft: by the starter's pieces, does the starter win?"""
    return {work.number: answer.wins for work, answer in answers().items() if work.game == DRAFT}
