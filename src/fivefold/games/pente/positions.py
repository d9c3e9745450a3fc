"""A Pente position as one line of text.

    19/19/19/19/19/19/19/19/19/9wb8/19/19/19/19/19/19/19/19/19 2 0-0

Rows from the top separated by `/`, stones w b (and in teams r g), a number or dots for empty points; then the turns
taken so far; then the stones caught by either side. What is rarer follows by name: `claim=1` where the first side's
win waits for its reply (PT19), `passes=1`, `fives=` the fives on the board that count where others stand that do not
(PT16), and `seen=` the hashes of earlier positions while stones are moved (PT21).

Turns and caught stones may be left out: then nothing was caught, and the fewest turns were taken that fit.
"""

from __future__ import annotations

import re
from dataclasses import replace

from fivefold.games.core import BadPosition
from fivefold.games.pente import kernel_position as kernels, scoring
from fivefold.games.pente.drawing import LETTERS, rows
from fivefold.games.pente.kernel import POINTS, WIDTH
from fivefold.games.pente.kernel_rules import ENOUGH, FIVES_ROOM, PATIENCE
from fivefold.games.pente.options import Options
from fivefold.games.pente.remarks import side_name
from fivefold.games.pente.state import State, numbers, packed

WORDS = re.compile(r"(claim|passes|fives|seen)=([0-9a-z,]+)")


def write_position(state: State) -> str:
    """The position as text.

    >>> write_position(State(options=Options(size=13)))
    '13/13/13/13/13/13/13/13/13/13/13/13/13 0 0-0'
    """
    lines = [re.sub(r"\.+", lambda dots: str(len(dots[0])), row) for row in rows(state.board, state.options.size)]
    words = ["/".join(lines), str(state.turns), f"{state.caught[0]}-{state.caught[1]}"]
    if state.claim:
        words.append(f"claim={state.claim}")
    if state.passes:
        words.append(f"passes={state.passes}")
    if state.fives != _standing_fives(state):
        words.append("fives=" + (",".join(map(str, state.fives)) or "none"))
    if len(state.seen) > 1:
        words.append("seen=" + ",".join(f"{key:x}" for key in state.seen))
    return " ".join(words)


def read_position(text: str, options: Options) -> State:
    """The state that a position text describes."""
    board_text, *words = text.split()[:7] or [""]
    board = _read_board(board_text, options)
    turns = _fewest_turns(board, options)
    caught = (0, 0)
    if words and re.fullmatch(r"[0-9]{1,6}", words[0]):
        turns = int(words.pop(0))
    if words and (found := re.fullmatch(r"([0-9]{1,4})-([0-9]{1,4})", words[0])):
        caught = int(found[1]), int(found[2])
        words.pop(0)
    state = State(board, turns, caught, options=options)
    state = replace(state, fives=_standing_fives(state))
    named: dict[str, str] = {}
    for word in words:
        found = WORDS.fullmatch(word)
        if not found or found[1] in named:
            raise _bad("{word} is not part of a position", "part", word=repr(word[:20]))
        named[found[1]] = found[2]
    state = _with_words(state, named)
    _check(state)
    _check_claim(state)
    board_array, tallies, law = packed(state)
    if state.moving and not state.seen:
        state = replace(state, seen=(int(kernels.hash_of(board_array, tallies, law)),))
    ended = kernels.judged(board_array, tallies, numbers(state.fives), numbers(state.seen), law)
    return replace(state, ended=int(ended))


def _read_board(text: str, options: Options) -> bytes:
    size = options.size
    letters = LETTERS[1 : options.seats + 1]
    board = bytearray(POINTS)
    lines = text.split("/")
    if len(lines) != size:
        raise _bad(
            "A position on this board has {size} rows separated by /, not {found}", "rows", size=size, found=len(lines)
        )
    for number, line in zip(range(size, 0, -1), lines, strict=True):
        if len(line) > 99 or re.sub(rf"[{letters}.0-9]", "", line):
            raise _bad(
                "Row {row} can hold only {letters}, dots and numbers", "letters", row=number, letters=", ".join(letters)
            )
        points = re.sub(r"[0-9]+", lambda n: "." * min(int(n[0][:3]), 99), line)
        if len(points) != size:
            raise _bad("Row {row} has {found} points, not {size}", "row", row=number, found=len(points), size=size)
        for column, letter in enumerate(points):
            board[(number - 1) * WIDTH + column] = LETTERS.index(letter)
    return bytes(board)


def _fewest_turns(board: bytes, options: Options) -> int:
    seats = options.seats
    counts = [board.count(colour + 1) for colour in range(seats)]
    return max(seats * (count - 1) + colour + 1 if count else 0 for colour, count in enumerate(counts))


def _with_words(state: State, named: dict[str, str]) -> State:
    try:
        claim, passes = int(named.get("claim", "0")), int(named.get("passes", "0"))
        fives = state.fives
        if "fives" in named:
            some = [] if named["fives"] == "none" else [int(five) for five in named["fives"].split(",")]
            if not set(some) <= set(fives):
                raise _bad("Only fives that stand on the board can count", "fives")
            fives = tuple(sorted(set(some)))
        seen = tuple(int(key, 16) for key in named["seen"].split(",")) if "seen" in named else ()
    except (ValueError, KeyError) as wrong:
        if isinstance(wrong, BadPosition):
            raise
        raise _bad("A named part of this position is not a number", "number") from None
    return replace(state, claim=claim, passes=passes, fives=fives, seen=seen)


def _check(state: State) -> None:
    options, seats = state.options, state.options.seats
    if state.turns < _fewest_turns(state.board, options):
        raise _bad(
            "{turns} turns are too few for these stones; it took at least {least}",
            "turns",
            turns=state.turns,
            least=_fewest_turns(state.board, options),
        )
    if options.stones and any(state.board.count(colour + 1) > options.stones for colour in range(seats)):
        raise _bad("Each player has only {stones} stones", "stones", stones=options.stones)
    if options.stones and options.exhaustion != "move" and state.turns > options.stones * seats:
        raise _bad("After {turns} turns all stones are used and the game is over", "used", turns=options.stones * seats)
    if not options.teams and any(caught % 2 for caught in state.caught):
        raise _bad("Stones are caught in pairs", "pairs")
    if sum(state.caught) > state.turns:
        raise _bad("More stones were caught than put down", "caught")
    if not 0 <= state.passes <= seats or not 0 <= state.claim <= (2 if options.reply else 0):
        raise _bad("Nobody can pass or claim like that here", "pass")
    if len(state.fives) > FIVES_ROOM or len(state.seen) > PATIENCE + 2 or (state.seen and not state.moving):
        raise _bad("Too much is remembered in this position", "memory")
    if any(key >= 1 << 63 for key in state.seen):
        raise _bad("A hash in this position is too large", "hash")
    to_move = state.seat % 2
    if not options.reply and (_has_five(state, to_move) or state.caught[to_move] >= ENOUGH):
        raise BadPosition(
            "The side to move has won, and the other could not have moved after that",
            code="pente-move-after-win",
            rule="PT8",
        )


def _check_claim(state: State) -> None:
    """A claim is of a winning position or, where points weigh, of the upper hand in points (PT19)."""
    if not state.claim:
        return
    side = state.claim - 1
    pairs = [caught // 2 if caught >= ENOUGH else 0 for caught in state.caught]
    standing = [5 * _has_five(state, each) + pairs[each] for each in range(2)]
    holds = standing[side] > standing[1 - side]
    if state.options.points:
        points = scoring.points(state)
        holds = standing[side] > 0 or points[side] > points[1 - side]
    if not holds:
        raise BadPosition(
            "{colour} has nothing to claim in this position",
            code="pente-position-claim",
            rule="PT19",
            colour=side_name(state, side),
        )


def _has_five(state: State, side: int) -> bool:
    return any(five // POINTS // 4 % 2 == side for five in state.fives)


def _standing_fives(state: State) -> tuple[int, ...]:
    return tuple(sorted(kernels.standing_fives(*packed(state)).tolist()))


def _bad(sentence: str, code: str, **facts: object) -> BadPosition:
    return BadPosition(sentence, code=f"pente-position-{code}", rule="", **facts)
