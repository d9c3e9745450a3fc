"""The figures of the paper, drawn from the stored answers.

    PYTHONPATH=src:. python -m training.katamino_duel.figures docs/papers/figures

Won and lost are told apart by colour and by shape: what loses is hatched.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from fivefold.bots.katamino_duel.answers import Answer, answers, read_placement
from fivefold.bots.katamino_duel.book import draft
from fivefold.bots.katamino_duel.draft import DIVISIONS
from fivefold.games.katamino.pieces import LETTERS
from fivefold.games.katamino_duel.placements import ALL_PLACEMENTS, BOARD, CENTRE

WON, LOST, OPEN, INK, PAPER, CENTRE_FILL = "#2e7d5b", "#b5533c", "#b9b4aa", "#2b2722", "#f3ead9", "#e0cfae"
HATCH: Final = (
    '<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<rect width="4" height="4" fill="{LOST}"/><rect width="1.2" height="4" fill="#f7ded6"/></pattern>'
)
SHORTEST: Final = "9c2b3c3c4d4"
"""F wins with the fewest answers to meet; the others are this one turned and mirrored."""


def figures() -> dict[str, str]:
    """Every figure by the name of its file."""
    return {"first-moves.svg": first_moves(), "shortest-proof.svg": shortest_proof(), "first-picks.svg": first_picks()}


def first_moves() -> str:
    """The 95 first moves of the ordinary game, piece by piece, those that win in front."""
    found = {work.number: answer for work, answer in answers().items() if work.game == "ordinary"}
    order = sorted(found, key=lambda placement: (ALL_PLACEMENTS[placement][0], not found[placement].wins, placement))
    step, across = 62, 12
    parts = []
    for number, placement in enumerate(order):
        x, y = 8 + number % across * step, 8 + number // across * step
        answer = found[placement]
        parts.append(_board(x, y, 6.5, [(placement, _fill(answer))]))
    height = 8 + -(-len(order) // across) * step
    won = sum(answer.wins for answer in found.values())
    words = f"{won} first moves win (plain), {len(found) - won} lose (hatched)"
    return _svg(8 + across * step, height + 22, [*parts, _text(8, height + 12, words)], words)


def shortest_proof() -> str:
    """The first move whose proof is shortest, then the answer with the most replies stored against it met."""
    first = read_placement(SHORTEST)
    answer = next(a for work, a in answers().items() if work.game == "ordinary" and work.number == first)
    theirs = max(
        answer.replies, key=lambda one: (sum(reply == answer.replies[one] for reply in answer.replies.values()), -one)
    )
    ours = answer.replies[theirs]
    boards = [
        _board(10, 10, 22, [(first, WON)]),
        _board(220, 10, 22, [(first, WON), (theirs, "url(#hatch)")]),
        _board(430, 10, 22, [(first, WON), (theirs, "url(#hatch)"), (ours, WON)]),
    ]
    words = ("1. F on c2 b3 c3 c4 d4", f"2. one of {len(answer.replies)} answers", "3. its reply: the opponent is lost")
    labels = [_text(10 + 210 * number, 206, word) for number, word in enumerate(words)]
    return _svg(640, 220, [*boards, *labels], "; ".join(words))


def first_picks() -> str:
    """The twelve first picks of the draft: what is proved of each, and how many of its divisions are solved and won."""
    known = draft().known
    parts = []
    for piece, letter in enumerate(LETTERS):
        bit = 1 << piece
        mine = [starter for starter in DIVISIONS if starter & bit]
        solved = [starter for starter in mine if starter in known]
        won = sum(known[starter] for starter in solved)
        value = draft().value(bit, 0)
        y = 12 + piece * 26
        fill = {True: WON, False: "url(#hatch)", None: OPEN}[value]
        says = {True: "wins", False: "loses", None: "open"}[value]
        parts.append(_text(10, y + 14, letter, bold=True))
        parts.append(f'<rect x="34" y="{y}" width="462" height="18" fill="#e8e2d6"/>')
        parts.append(f'<rect x="34" y="{y}" width="{len(solved)}" height="18" fill="{OPEN}"/>')
        parts.append(f'<rect x="34" y="{y}" width="{won}" height="18" fill="{WON}"/>')
        parts.append(f'<rect x="506" y="{y}" width="18" height="18" fill="{fill}"/>')
        parts.append(_text(532, y + 14, f"{says}; {won} won of {len(solved)} solved of {len(mine)}"))
    words = "First picks of the draft: divisions won (dark), solved (grey), all (light), and the value by minimax"
    return _svg(780, 12 * 26 + 40, [*parts, _text(10, 12 * 26 + 30, words)], words)


def _fill(answer: Answer) -> str:
    return WON if answer.wins else "url(#hatch)"


def _board(left: float, top: float, size: float, laid: Sequence[tuple[int, str]]) -> str:
    """A board with pieces; row 1 is at the bottom."""
    parts = [
        f'<rect x="{left:g}" y="{top:g}" width="{8 * size:g}" height="{8 * size:g}" fill="{PAPER}" stroke="{INK}"/>'
    ]
    parts += [_cell(left, top, size, square, CENTRE_FILL) for square in CENTRE]
    for placement, fill in laid:
        piece, mask = ALL_PLACEMENTS[placement]
        squares = BOARD.squares(mask)
        parts += [_cell(left, top, size, square, fill) for square in squares]
        parts.append(_letter(left, top, size, piece, squares))
    return "".join(parts)


def _letter(left: float, top: float, size: float, piece: int, squares: Sequence[tuple[int, int]]) -> str:
    """A piece's letter on its third square, or in the corner of a board that is too small for that."""
    if size < 10:
        return _text(left + 3, top + 11, LETTERS[piece])
    x, y = left + (squares[2][0] + 0.5) * size, top + (7.5 - squares[2][1]) * size + size * 0.36
    return (
        f'<text x="{x:g}" y="{y:g}" fill="#fff" stroke="{INK}" stroke-width="3" paint-order="stroke" '
        f'font-size="{size:g}" font-weight="bold" text-anchor="middle">{LETTERS[piece]}</text>'
    )


def _cell(left: float, top: float, size: float, square: tuple[int, int], fill: str) -> str:
    x, y = left + square[0] * size, top + (7 - square[1]) * size
    return f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" fill="{fill}"/>'


def _text(x: float, y: float, words: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" fill="{INK}" font-size="12"{weight}>{words}</text>'


def _svg(width: float, height: float, parts: Iterable[str], title: str) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="sans-serif">',
            f"<title>{title}</title><defs>{HATCH}</defs>",
            f'<rect width="{width:g}" height="{height:g}" fill="#fffdf8"/>',
            *parts,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in figures().items():
        (folder / name).write_text(text, encoding="utf-8")
