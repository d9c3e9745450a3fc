"""What worker processes do for puzzles: show one, judge what is tried, show its solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from fivefold.bots.puzzles import Puzzle, puzzle_master
from fivefold.games import game as game_of
from fivefold.games.core import Move, State
from fivefold.games.description import describe
from fivefold.games.turn import Turn
from fivefold.refusals import Refused

encode = msgspec.json.encode


def facts_of(puzzle: Puzzle) -> dict[str, object]:
    """What is told of a puzzle before it is solved."""
    return {
        "game": puzzle.game,
        "name": puzzle.name,
        "goal": puzzle.goal,
        "moves": puzzle.moves,
        "grade": puzzle.grade,
        "theme": puzzle.theme,
        "options": puzzle.options,
        "start": puzzle.position,
    }


def turn_in(puzzle: Puzzle, state: State) -> Turn[Move]:
    """A turn in a position of a puzzle."""
    turn, master = Turn.begin(game_of(puzzle.game), state), puzzle_master(puzzle.game)
    return replace(turn, moves={steps: move for steps, move in turn.moves.items() if master.may_try(puzzle, move)})


def show_puzzle(puzzle: Puzzle) -> bytes:
    """A puzzle with its position and the legal moves as steps."""
    rules, state = game_of(puzzle.game), puzzle.state
    return encode({**facts_of(puzzle), "position": describe(rules, state, 0), "legal": turn_in(puzzle, state).tree()})


def show_puzzles(puzzles: Sequence[Puzzle]) -> bytes:
    """Several puzzles with their positions, without their legal moves."""
    return encode([{**facts_of(one), "position": describe(game_of(one.game), one.state, 0)} for one in puzzles])


def judge_try(puzzle: Puzzle, moves: tuple[str, ...], steps: tuple[str, ...]) -> bytes:
    """What is tried after these moves, by the steps of a hand, and the moves that answer it."""
    rules, state = game_of(puzzle.game), puzzle.state
    seat, made = rules.to_move(state), 0
    for text in moves:
        made += rules.to_move(state) == seat
        state = rules.play(state, rules.read_move(state, text))
    if rules.to_move(state) != seat:
        raise Refused("It is not your turn in this puzzle", code="not-your-puzzle-turn")
    move = turn_in(puzzle, state).by(steps)
    verdict = puzzle_master(puzzle.game).judge(puzzle, state, move, made)
    return encode(
        {
            "state": verdict.state,
            "why": verdict.why.plain() if verdict.why else None,
            **_played(puzzle, state, (move, *verdict.shown), len(moves)),
        }
    )


def show_solution(puzzle: Puzzle) -> bytes:
    """The right answer, played on against the best defence."""
    return encode(_played(puzzle, puzzle.state, puzzle_master(puzzle.game).line(puzzle), 0))


def _played(puzzle: Puzzle, state: State, line: Sequence[Move], plies: int) -> dict[str, object]:
    """A line as its moves, the positions after them, and what is legal at its end."""
    rules, shown = game_of(puzzle.game), []
    for ply, move in enumerate(line, plies + 1):
        text, steps = rules.write_move(state, move), rules.clicks(state, move)
        state = rules.play(state, move)
        shown.append({"move": text, "steps": steps, "position": describe(rules, state, ply)})
    return {"line": shown, "legal": turn_in(puzzle, state).tree()}
