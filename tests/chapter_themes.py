"""Does a puzzle show the theme under which a chapter of the lessons asks it? Computed by the rules, not by the engines.

`python -m tests.chapter_themes GAME THEME` lists the puzzles of the set that show a theme, from easy to hard.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from fivefold.bots.puzzles import Puzzle, puzzles
from fivefold.games import katamino, katamino_duel, kingdomino, pentago, pente
from fivefold.games.core import own
from fivefold.games.katamino.region import Region
from fivefold.games.katamino.teaching import areas, fitting, tightest
from fivefold.games.kingdomino.kingdom import Kingdom
from fivefold.games.kingdomino.notation import DISCARD, Move as Turn
from fivefold.games.pentago import kernel as marbles_of
from fivefold.live import Setting

Theme = Callable[[Puzzle], bool]

FEW_WAYS = 3
FEW_PLACES = 6
AWKWARD = {9, 11, 12}
CROSS = 12
MANY = 100


# Pentago: who could make five with one more turn, if it were theirs?


def _fives(mine: int, theirs: int) -> set[int]:
    """The lines that one turn of `mine` could fill without filling one of the other side's."""
    found = set()
    for cell in range(marbles_of.CELLS):
        if (mine | theirs) >> cell & 1:
            continue
        placed = mine | 1 << cell
        if lines := int(marbles_of.lines_of(placed)):
            found |= _bits(lines)
            continue
        for turn in range(marbles_of.NO_TURN):
            after, other = marbles_of.turned(placed, turn), marbles_of.turned(theirs, turn)
            if (lines := int(marbles_of.lines_of(after))) and not marbles_of.lines_of(other):
                found |= _bits(lines)
    return found


def _bits(number: int) -> set[int]:
    return {bit for bit in range(number.bit_length()) if number >> bit & 1}


def _sides(state: pentago.State, seat: int) -> tuple[int, int]:
    return (state.second, state.first) if seat else (state.first, state.second)


def _pentago(puzzle: Puzzle) -> tuple[pentago.State, pentago.State, int]:
    state = own(puzzle.state, pentago.State)
    after = pentago.play(state, pentago.read_move(state, puzzle.solution))
    return state, after, pentago.to_move(state) or 0


def pentago_two_threats(puzzle: Puzzle) -> bool:
    """A win in two turns, after which more than one line of five is at hand, not all within one quadrant's border."""
    _, after, seat = _pentago(puzzle)
    return puzzle.goal == "win" and puzzle.moves == 2 and len(_fives(*_sides(after, seat))) > 1


def pentago_seen_threat(puzzle: Puzzle) -> bool:
    """The other side threatens five, and the right move leaves it no five."""
    state, after, seat = _pentago(puzzle)
    return puzzle.goal == "hold" and bool(_fives(*_sides(state, 1 - seat))) and not _fives(*_sides(after, 1 - seat))


def pentago_forcing(puzzle: Puzzle) -> bool:
    """Three turns or more, and the first already threatens five."""
    _, after, seat = _pentago(puzzle)
    return puzzle.goal == "win" and puzzle.moves > 2 and bool(_fives(*_sides(after, seat)))


def pentago_undoing(puzzle: Puzzle) -> bool:
    """The marble alone would not stop the five: the quarter turn breaks it."""
    if not pentago_seen_threat(puzzle):
        return False
    state, _, seat = _pentago(puzzle)
    mine, theirs = _sides(state, seat)
    move = pentago.read_move(state, puzzle.solution)
    return bool(_fives(theirs, mine | 1 << move.cell))


# Pente: on how many points could a side win at once?


def _winning_points(state: pente.State, seat: int) -> int:
    turns = state.turns + (state.seat != seat)
    mine = pente.State(state.board, turns, state.caught, options=state.options)
    ended = (pente.outcome(pente.play(mine, move)) for move in pente.legal_moves(mine))
    return sum(one is not None and one.ranks[seat] == 1 for one in ended)


def _pente(puzzle: Puzzle) -> tuple[pente.State, pente.Move, pente.State]:
    state = own(puzzle.state, pente.State)
    move = pente.read_move(state, puzzle.solution)
    return state, move, pente.play(state, move)


def pente_double(puzzle: Puzzle) -> bool:
    """A win in two by a stone after which two points win."""
    state, _, after = _pente(puzzle)
    return puzzle.moves == 2 and _winning_points(after, state.seat) > 1


def pente_capture(puzzle: Puzzle) -> bool:
    """The first move takes a pair."""
    state, move, _ = _pente(puzzle)
    return pente.pairs_captured(state, move) > 0


def pente_gap(puzzle: Puzzle) -> bool:
    """Three moves or more, and the first stone fills a gap: own stones stand on both sides of it on a line."""
    state, move, _ = _pente(puzzle)
    size, mine = state.options.size, state.seat + 1
    row, column = divmod(move.point, 19)

    def stands(down: int, across: int) -> bool:
        y, x = row + down, column + across
        return 0 <= y < 19 and 0 <= x < 19 and state.board[19 * y + x] == mine

    assert size == 19
    ways = ((0, 1), (1, 0), (1, 1), (1, -1))
    return puzzle.moves > 2 and any(stands(dy, dx) and stands(-dy, -dx) for dy, dx in ways)


def pente_chain(puzzle: Puzzle) -> bool:
    """Four moves or more, and the first already threatens to win or to make an open four: it must be answered."""
    state, _, after = _pente(puzzle)
    mine = pente.State(after.board, after.turns + 1, after.caught, options=after.options)
    return puzzle.moves > 3 and (
        _winning_points(after, state.seat) > 0
        or any(_winning_points(pente.play(mine, move), state.seat) > 1 for move in pente.legal_moves(mine))
    )


# Kingdomino: what a turn is worth to oneself, whatever the others do.


def _kingdomino(puzzle: Puzzle) -> tuple[kingdomino.State, Turn, dict[Turn, int]]:
    """The position, the turn that wins, and by turn the points of the own kingdom, all dominoes laid at their best."""
    state = own(puzzle.state, kingdomino.State)
    _, seat = state.waiting[0]
    later = tuple(domino for domino, owner in (*state.waiting[1:], *state.line) if owner == seat)
    found = {}
    for move in kingdomino.legal_moves(state):
        turn = own(move, Turn)
        found[turn] = _best(_laid(state, turn), (*later, turn.pick))
    return state, own(kingdomino.read_move(state, puzzle.solution), Turn), found


def _laid(state: kingdomino.State, turn: Turn) -> Kingdom:
    kingdom = state.kingdoms[state.waiting[0][1]]
    return kingdom if turn.place == DISCARD else kingdom.with_domino(turn.domino, turn.place)


def _points(kingdom: Kingdom) -> int:
    return sum(area.points for area in kingdom.properties())


def _best(kingdom: Kingdom, dominoes: tuple[int, ...]) -> int:
    if not dominoes:
        return _points(kingdom)
    first, *rest = dominoes
    if len(dominoes) == 1 and (gains := kingdom.gains(first)):
        return _points(kingdom) + max(gains.values())
    places = kingdom.places(first)
    if not places:
        return _best(kingdom, tuple(rest))
    return max(_best(kingdom.with_domino(first, place), tuple(rest)) for place in places)


def kingdomino_counting(puzzle: Puzzle) -> bool:
    """Two players, and the turn that brings most to the own kingdom wins."""
    state, right, worth = _kingdomino(puzzle)
    return len(state.kingdoms) == 2 and worth[right] == max(worth.values())


def kingdomino_shape(puzzle: Puzzle) -> bool:
    """Three or four players, and of the places for the same choice the right one scores less at once than another."""
    state, right, _ = _kingdomino(puzzle)
    if len(state.kingdoms) == 2:
        return False
    same = [own(move, Turn) for move in kingdomino.legal_moves(state) if own(move, Turn).pick == right.pick]
    return any(_points(_laid(state, turn)) > _points(_laid(state, right)) for turn in same)


def kingdomino_denying(puzzle: Puzzle) -> bool:
    """A turn that would bring more to the own kingdom does not win."""
    _, right, worth = _kingdomino(puzzle)
    return worth[right] < max(worth.values())


def kingdomino_needle(puzzle: Puzzle) -> bool:
    """Twenty turns or more, one of them right."""
    return len(kingdomino.legal_moves(own(puzzle.state, kingdomino.State))) >= MANY // 5


# Katamino: what a good solver sees.


def _katamino(puzzle: Puzzle) -> tuple[katamino.State, int, dict[int, tuple[int, ...]]]:
    state = own(puzzle.state, katamino.State)
    return state, state.options.region.full & ~state.taken, dict(fitting(state.options, state.placed))


def katamino_holes(puzzle: Puzzle) -> bool:
    """Two to four pieces are left, and for one of them all places but one leave a hole that is no multiple of five."""
    state, free, fits = _katamino(puzzle)
    region = state.options.region

    def whole(mask: int) -> bool:
        return all(area.bit_count() % 5 == 0 for area in areas(region, free & ~mask))

    return 2 <= len(fits) <= 4 and any(len(masks) > 1 and sum(map(whole, masks)) == 1 for masks in fits.values())


def katamino_tight(puzzle: Puzzle) -> bool:
    """A square that at most three placements cover, while the pieces have twenty or more."""
    _, free, fits = _katamino(puzzle)
    return len(tightest(free, fits)[1]) <= FEW_WAYS and sum(map(len, fits.values())) >= 20


def katamino_awkward(puzzle: Puzzle) -> bool:
    """Six pieces or more are left, with two of 9, 11 and 12, which have fewer places than the others on average."""
    _, _, fits = _katamino(puzzle)
    rare = [len(masks) for number, masks in fits.items() if number in AWKWARD]
    rest = [len(masks) for number, masks in fits.items() if number not in AWKWARD]
    return len(fits) >= 6 and len(rare) >= 2 and sum(rare) * len(rest) < sum(rest) * len(rare)


def katamino_parity(task: Mapping[str, Any]) -> bool:
    """Two places or more for the cross leave holes of five, ten … squares; the chessboard rules out all but one."""
    state = own(Setting("katamino", task["options"], task["position"]).start(), katamino.State)
    region, free = state.options.region, state.options.region.full & ~state.taken
    lefts = [areas(region, free & ~mask) for mask in fitting(state.options, state.placed)[CROSS]]
    whole = [left for left in lefts if all(area.bit_count() % 5 == 0 for area in left)]
    even = [left for left in whole if all(abs(_surplus(region, area)) <= area.bit_count() // 5 for area in left)]
    return len(whole) > 1 and len(even) == 1


def _surplus(region: Region, squares: int) -> int:
    """Dark squares less light ones, as on a chessboard; every piece has one more of a colour, the cross three."""
    return sum(1 if (x + y) % 2 else -1 for x, y in region.squares(squares))


# The duel: what can still be laid.


def _duel(puzzle: Puzzle) -> tuple[katamino_duel.State, katamino_duel.State]:
    state = own(puzzle.state, katamino_duel.State)
    return state, katamino_duel.play(state, katamino_duel.read_move(state, puzzle.solution))


def duel_counting(puzzle: Puzzle) -> bool:
    """After the right placement at most six are left."""
    return len(katamino_duel.legal_moves(_duel(puzzle)[1])) <= FEW_PLACES


def duel_counted_out(puzzle: Puzzle) -> bool:
    """After the right placement some are left, and however play goes on, an even number of pieces is laid."""
    _, after = _duel(puzzle)
    replies = katamino_duel.legal_moves(after)
    return 2 <= len(replies) <= 60 and _always_even(after)


def _always_even(state: katamino_duel.State) -> bool:
    """Is every way to the end of even length? After each placement there is another, and so on."""
    for move in katamino_duel.legal_moves(state):
        between = katamino_duel.play(state, move)
        further = katamino_duel.legal_moves(between)
        if not further or not all(_always_even(katamino_duel.play(between, each)) for each in further):
            return False
    return True


def duel_spoiling(puzzle: Puzzle) -> bool:
    """The right placement leaves another piece, which had a place, no place at all."""
    state, after = _duel(puzzle)
    before = {move.piece for move in katamino_duel.legal_moves(state)}
    left = {move.piece for move in katamino_duel.legal_moves(after)}
    laid = katamino_duel.read_move(state, puzzle.solution).piece
    return bool(before - left - {laid}) and bool(left)


def duel_needle(puzzle: Puzzle) -> bool:
    """More than a hundred placements, one of them right."""
    return len(katamino_duel.legal_moves(_duel(puzzle)[0])) > MANY


THEMES: dict[str, dict[str, Theme]] = {
    "pentago": {
        "two-threats": pentago_two_threats,
        "threat": pentago_seen_threat,
        "forcing": pentago_forcing,
        "undoing": pentago_undoing,
    },
    "pente": {"double": pente_double, "capture": pente_capture, "gap": pente_gap, "chain": pente_chain},
    "kingdomino": {
        "counting": kingdomino_counting,
        "shape": kingdomino_shape,
        "denying": kingdomino_denying,
        "needle": kingdomino_needle,
    },
    "katamino": {"holes": katamino_holes, "tight": katamino_tight, "awkward": katamino_awkward},
    "katamino_duel": {
        "counting": duel_counting,
        "counted-out": duel_counted_out,
        "spoiling": duel_spoiling,
        "needle": duel_needle,
    },
}
"""By game: what its chapters teach by puzzles, and when a puzzle shows it."""


def kingdomino_order(task: Mapping[str, Any]) -> bool:
    """What is taken is the lowest number that is free."""
    state = own(Setting("kingdomino", task["options"], task["position"]).start(), kingdomino.State)
    return own(kingdomino.read_move(state, task["show"]), Turn).pick == min(state.free)


TASKS: dict[tuple[str, str], Callable[[Mapping[str, Any]], bool]] = {
    ("katamino", "parity"): katamino_parity,
    ("kingdomino", "order"): kingdomino_order,
}
"""What chapters teach by tasks of their own, where it can be computed."""


if __name__ == "__main__":
    for one in puzzles(sys.argv[1]).values():
        if THEMES[sys.argv[1]][sys.argv[2]](one):
            sys.stdout.write(f"{one.grade} {one.name} {one.moves} {one.solution}\n")
