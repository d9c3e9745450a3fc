"""Pente for people: put stones, capture pairs, make five in a row.

>>> state = start(Options(size=13))
>>> for text in "0", "R1", "R4U1", "R2", "R3*":
...     state = play(state, read_move(state, text))
>>> print(state)
13 · · · · · · · · · · · · ·
12 · · · · · · · · · · · · ·
11 · · · · · · · · · · · · ·
10 · · · · · · · · · · · · ·
 9 · · · · · · · · · · · · ·
 8 · · · · · · · · · · ○ · ·
 7 · · · · · · ○ · · ○ · · ·
 6 · · · · · · · · · · · · ·
 5 · · · · · · · · · · · · ·
 4 · · · · · · · · · · · · ·
 3 · · · · · · · · · · · · ·
 2 · · · · · · · · · · · · ·
 1 · · · · · · · · · · · · ·
   A B C D E F G H J K L M N
>>> state.caught
(2, 0)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from typing_extensions import TypedDict

from fivefold.games.core import TABLE, BadNotation, Game, GameOver, IllegalMove, Warmer, check_type, given
from fivefold.games.pente import (
    counting as counting,
    drawing,
    kernel_position as kernels,
    kernel_rules as rules,
    positions,
)
from fivefold.games.pente.drawing import COLOURS as COLOURS
from fivefold.games.pente.kernel import POINTS, WIDTH
from fivefold.games.pente.notation import (
    K10,
    LETTERS,
    NAMES,
    PASS as PASS,
    PASS_WORD,
    Move as Move,
    read_move_text,
    write_move_text,
    write_point,
)
from fivefold.games.pente.options import PRESETS as PRESETS, Options as Options
from fivefold.games.pente.positions import write_position as write_position
from fivefold.games.pente.remarks import (
    announcements as announcements,
    capture_remarks,
    claim_remarks,
    pairs_captured as pairs_captured,
    side_name as side_name,
)
from fivefold.games.pente.scoring import outcome as outcome, points as points, seat_points
from fivefold.games.pente.state import State as State, numbers, packed
from fivefold.games.pente.symmetry import symmetric as symmetric, symmetric_move as symmetric_move
from fivefold.sayings import Said

PLACINGS = tuple(Move(point) for point in range(POINTS))


def seats(options: Options) -> int:
    """Two play, or two teams of two (PT13)."""
    return options.seats


def start(options: Options | None = None) -> State:
    """The empty board."""
    return State(options=given(options, Options))


def to_move(state: State) -> int | None:
    """The seat to move, or None when the game is over; White is seat 0 (PT1).

    >>> to_move(start())
    0
    """
    return None if state.ended else state.seat


def legal_moves(state: State) -> list[Move]:
    """Every legal move; a player who has none can only pass (PT21).

    >>> legal_moves(start())
    [<Move K10>]
    """
    return [move_of(code) for code in kernels.legal_moves(*packed(state)).tolist()]


def move_of(code: int) -> Move:
    """The move that the kernels write as one number."""
    if code == rules.PASS_CODE:
        return PASS
    return PLACINGS[code] if code < POINTS else Move(code % POINTS, code // POINTS - 1)


def play(state: State, move: Move) -> State:
    """The position after a move, which is checked; captured stones are gone (PT7).

    >>> play(start(), Move(0))
    Traceback (most recent call last):
    fivefold.games.core.IllegalMove: A1: the first stone goes on the centre, K10 (PT2).
    """
    check_type(move, Move)
    stones, tallies, law = packed(state)
    reason, after, counts, fives, seen = kernels.checked_play(
        stones, tallies, numbers(state.fives), numbers(state.seen), law, move.origin, move.point, int(move.overlooked)
    )
    if reason:
        raise _refusal(state, move, reason)
    turns, caught, caught_too, claim, passes, ended = counts.tolist()
    return State(
        after.tobytes(),
        turns,
        (caught, caught_too),
        claim,
        passes,
        tuple(sorted(fives.tolist())) if len(fives) else (),
        tuple(seen.tolist()) if len(seen) else (),
        ended,
        state.options,
    )


def _refusal(state: State, move: Move, reason: int) -> IllegalMove:
    size = state.options.size
    facts = {
        "move": move,
        "point": write_point(move.point, size, K10),
        "origin": write_point(move.origin, size, K10),
        "size": size,
        "centre": NAMES[size // 2 * (WIDTH + 1)],
        "seat": COLOURS[state.seat],
    }
    if reason == rules.OVER:
        ended = outcome(state)
        assert ended is not None
        why, rule = ended.reason, ended.rule
        return GameOver("{move}: the game is over, {why}", code="game-over", rule=rule, why=why, **facts)
    sentence, code, rule = {
        rules.OFF_BOARD: ("{move}: the board has {size} × {size} points", "no-such-point", "PT1"),
        rules.OCCUPIED: ("{move}: {point} already holds a stone", "point-taken", "PT4"),
        rules.NOT_CENTRE: ("{move}: the first stone goes on the centre, {centre}", "not-the-centre", "PT2"),
        rules.TOO_NEAR: (
            "{move}: the first player's second stone stands at least 3 points from the centre",
            "too-near-the-centre",
            "PT3",
        ),
        rules.TWO_THREES: (
            "{move}: this makes two open threes, which is forbidden here",
            "double-three",
            "PT22" if state.options.double_three == "forbidden_strict" else "PT17",
        ),
        rules.STONES_STAY: ("{move}: stones are put down and never moved", "stones-stay", "PT4"),
        rules.NONE_LEFT: ("{move}: all stones are used; move one of yours, as K10-K11", "no-stones-left", "PT21"),
        rules.NOT_YOURS: ("{move}: {origin} holds no stone of {seat}", "not-your-stone", "PT21"),
        rules.NOT_ADJACENT: ("{move}: {point} is not next to {origin}", "not-adjacent", "PT21"),
        rules.NOTHING_OVERLOOKED: (
            "{move}: this move captures nothing, so nothing was overlooked",
            "nothing-overlooked",
            "PT7",
        ),
        rules.MUST_MOVE: ("{move}: there is a legal move, so nobody passes", "must-move", "PT21"),
    }[reason]
    return IllegalMove(sentence, code=code, rule=rule, **facts)


def read_move(state: State, text: str, dialect: str = "en") -> Move:
    """The move that a text names; `play` says whether it is legal. A mark of captures must be true.

    At a table nothing is overlooked, so the mark `~` is refused; `read_recorded` reads it (PT7).

    >>> read_move(start(), "R3U2"), read_move(start(), "R302", "de"), read_move(start(), "N12", "K10")
    (<Move N12>, <Move N12>, <Move N12>)
    """
    move = read_recorded(state, text, dialect)
    if move.overlooked:
        raise BadNotation(
            "{text}: at this table nothing is overlooked; ~ belongs into the record of a game on a real board",
            code="pente-overlooked-here",
            rule="PT7",
            text=text.strip(),
        )
    return move


def read_recorded(state: State, text: str, dialect: str = "en") -> Move:
    """`read_move` in a record, where `~` marks a capture that both sides overlooked (PT7).

    >>> read_recorded(start(), "R3U2~")
    <Move N12~>
    """
    move, marks = read_move_text(text, state.options.size, dialect)
    if marks:
        pairs = pairs_captured(state, move)
        if not pairs or marks not in (1, pairs):
            raise BadNotation(
                "{text}: captures marked: {marks}, pairs that the move takes: {pairs}",
                code="pente-wrong-capture-mark",
                rule="PT23",
                text=text.strip(),
                marks=marks,
                pairs=pairs,
            )
    return move


def write_move(state: State, move: Move, dialect: str = "en") -> str:
    """A move as one word, its captures marked (PT23).

    >>> write_move(start(), Move(180)), write_move(start(), Move(180), "K10")
    ('0', 'K10')
    """
    return write_move_text(move, state.options.size, dialect, pairs_captured(state, move))


def clicks(state: State, move: Move) -> tuple[str, ...]:
    """A move as the hand makes it: the point, or the stone and its new point.

    >>> clicks(start(), Move(180))
    ('K10',)
    """
    if move.point < 0:
        return (PASS_WORD,)
    return (NAMES[move.point],) if move.origin < 0 else (NAMES[move.origin], NAMES[move.point])


def remarks(state: State, move: Move, after: State) -> list[Said]:
    """What is said when this move is played: announcements, captures, and whose reply it is.

    >>> remarks(start(), Move(180), play(start(), Move(180)))
    []
    """
    said = capture_remarks(state, after, move) + claim_remarks(state, after)
    if state.options.announce and not after.ended and len(after.fives) <= len(state.fives):
        colour = COLOURS[state.seat]
        for word in announcements(state, move):
            said.append(Said("{colour}: {word}!", "announced", {"colour": colour, "word": word}))
    return said


def starts_round(state: State) -> bool:
    """A record's line holds one turn of each player."""
    return state.seat == 0


def read_position(text: str, options: Options | None = None) -> State:
    """The state that a position text describes; `positions.py` shows how it is written.

    >>> to_move(read_position("19/" * 9 + "9wb8" + "/19" * 9))
    0
    """
    return positions.read_position(text, given(options, Options))


def key(state: State) -> int:
    """A 62-bit hash of stones, stones caught, side to move and claim."""
    return int(kernels.hash_of(*packed(replace(state, ended=0))))


def leaves(state: State, depth: int) -> int:
    """How many positions stand `depth` turns ahead.

    >>> leaves(start(), 2)
    360
    """
    return counting.leaves(state, depth)


def board(state: State) -> list[str]:
    """The rows from the top."""
    return drawing.rows(state.board, state.options.size)


class PenteDetails(TypedDict):
    """What Pente adds to a position: stones caught by either side, points as they stand (PT18), who claims the win
    (PT19), stones in hand (PT10), whether stones are moved now, and the points of every five that counts (PT16)."""

    captured: list[int]
    points: list[int]
    claim: int | None
    stones_in_hand: list[int] | None
    moving: bool
    fives: list[str]


def details(state: State) -> PenteDetails:
    """Stones, points, claims and fives."""
    options = state.options
    had = [(state.turns + options.seats - 1 - seat) // options.seats for seat in range(options.seats)]
    return {
        "captured": list(state.caught),
        "points": list(points(state)),
        "claim": state.claim - 1 if state.claim else None,
        "stones_in_hand": [max(0, options.stones - turns) for turns in had] if options.stones else None,
        "moving": state.moving,
        "fives": [NAMES[point] for point in sorted(drawing.points_in(state.fives))],
    }


def svg(state: State) -> str:
    """The position as a picture."""
    return drawing.svg_board(state.board, state.options, state.caught, state.fives)


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that people and programs use."""
    return (
        Warmer(
            "Pente: rules",
            lambda: (legal_moves(play(start(), Move(180))), key(start()), read_position("19/" * 18 + "19")),
            serves=(TABLE,),
        ),
        Warmer(
            "Pente: announcements",
            lambda: (remarks(start(), Move(180), start()), points(start()), pairs_captured(start(), Move(180))),
            serves=(TABLE,),
        ),
        Warmer("Pente: counting", lambda: counting.leaves(start(), 1)),
        Warmer("Pente: random games", lambda: counting.random_games(1, seed=1)),
    )


GAME = Game(
    name="pente",
    title="Pente",
    package=__name__,
    options=Options,
    presets=PRESETS,
    token=re.compile(r"[^\s{}]+"),
    seats=seats,
    start=start,
    to_move=to_move,
    legal_moves=legal_moves,
    play=play,
    outcome=outcome,
    read_move=read_move,
    read_recorded=read_recorded,
    write_move=write_move,
    clicks=clicks,
    starts_round=starts_round,
    read_position=read_position,
    write_position=write_position,
    leaves=leaves,
    board=board,
    details=details,
    svg_on_page=False,
    svg=svg,
    warmers=warmers,
    remarks=remarks,
    dialects=(*LETTERS, K10),
    seat_colours=COLOURS,
    teams=lambda options: options.teams,
    player_options={2: "teams=off", 4: "teams=on"},
    points=seat_points,
    engine_protocol="gomocup",
)
after, observe, chance = GAME.after, GAME.observe, GAME.chance
