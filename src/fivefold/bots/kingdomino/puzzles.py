"""Kingdomino puzzles: the only turn that wins, with the last line on the table; and the best arrangement, when one's
last two dominoes are to be laid.

Nothing is left to chance then, and the endgame solver tries every place and every choice against the best that each
other kingdom can do for itself; so "only" is proved. The game's own tie-break counts (KD9).
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from fivefold.bots.kingdomino import endgame
from fivefold.bots.kingdomino.players import LEVELS
from fivefold.bots.kingdomino.state import Position, position_of
from fivefold.bots.puzzles import Goal, Puzzle, Verdict, any_move
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, Move as AnyMove, State as AnyState, own
from fivefold.games.kingdomino.notation import Move
from fivefold.sayings import Said

TABLES = ("two", "three", "ordinary")
STRENGTHS = tuple(f"level{n}" for n in range(4, 10))
TURNS = 6  # places times choices at least, or there is nothing to think about
WORK = 200_000  # boards
WON = 1.0
DOMINOES, PLACES = 2, 6  # of an arrangement: left to be laid, places for the first at least

may_try = any_move


class EveryPlace(endgame.Solver):
    """The endgame solver that values dominated places too: one of them might win as well."""

    def _undominated(self) -> list[int]:
        return [int(place) for place in self.position.places]


def shares(position: Position) -> dict[Move, float] | None:
    """The mover's share of the win by each turn; None where that is too much work."""
    try:
        turns = EveryPlace(position, 0.0, WORK).solve().turns
    except endgame.TooMuch:
        return None
    return {position.move(*turn): share for turn, (_, _, share) in turns.items()}


def points(position: Position) -> dict[Move, float]:
    """The most points that the mover's kingdom can have after each turn."""
    turns = EveryPlace(position, 0.0, 10 * WORK).solve().turns
    return {position.move(*turn): most for turn, (_, most, _) in turns.items()}


def find(rng: random.Random) -> Iterator[Puzzle]:
    """The puzzles of one game's last line, at most one of each goal."""
    goals: set[str] = set()
    options = kingdomino.PRESETS[rng.choice(TABLES)]
    players = [LEVELS[rng.choice(STRENGTHS)] for _ in range(options.players)]
    state = kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None:
        late = seat != CHANCE and state.dealt == options.lines
        for puzzle in (puzzle_in(state), arrangement_in(state)) if late else ():
            if puzzle and puzzle.goal not in goals:
                goals.add(puzzle.goal)
                yield puzzle
        move = kingdomino.chance(state, rng) if seat == CHANCE else players[seat].choose(state, rng)
        state = kingdomino.play(state, move)


def puzzle_in(state: kingdomino.State) -> Puzzle | None:
    """The puzzle that a position is, if there is more than one domino to choose and one turn alone wins."""
    if not state.waiting or len(state.free) < 2:
        return None
    found = shares(position_of(state))
    if found is None or len(found) < TURNS:
        return None
    winning = [move for move, share in found.items() if share == WON]
    if len(winning) != 1:
        return None
    return _puzzle(state, "only", 1, winning[0])


def arrangement_in(state: kingdomino.State) -> Puzzle | None:
    """The puzzle that a position is, if two dominoes are left to the mover and one place alone leads to the most."""
    own_dominoes = dominoes_left(state, kingdomino.to_move(state))
    if state.free or own_dominoes != DOMINOES:
        return None
    found = points(position_of(state))
    best = [move for move, most in found.items() if most == max(found.values())]
    return _puzzle(state, "most", own_dominoes, best[0]) if len(best) == 1 and len(found) >= PLACES else None


def dominoes_left(state: kingdomino.State, seat: int | None) -> int:
    """How many dominoes a seat has chosen and not laid."""
    return sum(owner == seat for _, owner in state.waiting)


def _puzzle(state: kingdomino.State, goal: Goal, moves: int, right: Move) -> Puzzle:
    text, table = kingdomino.write_move(state, right), next(n for n in TABLES if kingdomino.PRESETS[n] == state.options)
    return Puzzle("kingdomino", goal, moves, text, kingdomino.write_position(state), table)


def theme(puzzle: Puzzle) -> str:
    """An arrangement; or a choice that takes from the others, where another turn would bring oneself more; or one's own
    best turn."""
    if puzzle.goal == "most":
        return "arrangement"
    state = own(puzzle.state, kingdomino.State)
    found = points(position_of(state))
    right = own(kingdomino.read_move(state, puzzle.solution), Move)
    return "denying" if found[right] < max(found.values()) else "building"


def key(state: AnyState) -> object:
    """Positions of dealt dominoes do not meet by chance: the text will do."""
    return kingdomino.write_position(own(state, kingdomino.State))


def judge(puzzle: Puzzle, state: AnyState, move: AnyMove, made: int) -> Verdict:
    """Right is what wins against the best that the others can do."""
    known, tried = own(state, kingdomino.State), own(move, Move)
    if puzzle.goal == "most":
        return _judge_arrangement(known, tried)
    found = shares(position_of(known)) or {}
    if found.get(tried) == WON:
        return Verdict("solved")
    after = kingdomino.play(known, tried)
    shown, end = _played_on(after)
    ended = kingdomino.outcome(end)
    seat = kingdomino.to_move(known) or 0
    scores = ended.scores if ended else (0,) * known.options.players
    rival = max(score for other, score in enumerate(scores) if other != seat)
    said = "with best play it ends {own} to {other}"
    return Verdict("wrong", shown, Said(said, "kingdoms-end", {"own": scores[seat], "other": rival}))


def _judge_arrangement(state: kingdomino.State, tried: Move) -> Verdict:
    """Right is what still leads to the most points; the others lay theirs in between."""
    found, seat = points(position_of(state)), kingdomino.to_move(state)
    after, best = kingdomino.play(state, tried), max(found.values())
    if found[tried] < best:
        said = "at most {own} points come of this, and {best} are possible"
        facts = {"own": round(found[tried]), "best": round(best)}
        return Verdict("wrong", _played_on(after)[0], Said(said, "fewer-points", facts))
    between: list[Move] = []
    while dominoes_left(after, seat) and kingdomino.to_move(after) != seat:
        between += _played_on(after)[0][:1]
        after = kingdomino.play(after, between[-1])
    return Verdict("right" if dominoes_left(after, seat) else "solved", tuple(between))


def line(puzzle: Puzzle) -> tuple[Move, ...]:
    """The turn, and best play to the end."""
    state = own(puzzle.state, kingdomino.State)
    first = own(kingdomino.read_move(state, puzzle.solution), Move)
    return (first, *_played_on(kingdomino.play(state, first))[0])


def _played_on(state: kingdomino.State) -> tuple[tuple[Move, ...], kingdomino.State]:
    """Best play by everybody to the end of the game, and that end."""
    moves: list[Move] = []
    while kingdomino.to_move(state) is not None:
        position = position_of(state)
        solved = endgame.solved(position, work=10 * WORK)
        assert solved is not None, "a puzzle's rest is known"
        turns = solved.turns
        moves.append(position.move(*max(turns, key=lambda turn: turns[turn][0])))
        state = kingdomino.play(state, moves[-1])
    return tuple(moves), state
